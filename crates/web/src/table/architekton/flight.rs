//! The way of a tile from the stock to where somebody else lays it.

use polis_architekton::{Move, Rotation};
use polis_draw::{Condition, StockTile as Drawn};

use super::Table;
use crate::table::animation::Flight;
use polis_client::table::architekton::stock::Slot;

/// The way of the last tile; none where a person has laid it, and where none was laid.
pub(super) fn to_town(table: Table) -> Option<Flight> {
    let (seat, before, chosen) = table.last_move()?;
    let slot = Slot::of(&before, chosen).filter(|_| table.is_computer(seat))?;
    let (kind, place) = match slot {
        Slot::Building(index) => (1, index + 1),
        Slot::Landscape(index) => (2, index + 1),
    };
    let rotation = match chosen {
        Move::Building { rotation, .. } => rotation,
        Move::Landscape { .. } | Move::Keep { .. } | Move::Remove { .. } => Rotation::None,
    };
    let picture = Drawn {
        tile: slot.tile(&before)?.turned(rotation),
        faces: before.faces(),
        condition: Condition::Normal,
    };
    let from = format!(".stock .kind:nth-child({kind}) .offer:nth-child({place})");
    let to = vec![".stage .polis-last".to_owned()];
    Some(Flight::new(&picture, from, to))
}

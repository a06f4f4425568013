//! Houses, losses and chips: whether they can have come about.

use std::collections::BTreeSet;

use polis_game::Seat;

use super::{Description, Impossible, LaidList, Town, buildings_at_and_around};
use crate::town::{Laid, LaidBuilding};
use crate::{Architekton, End};

/// Every house came with a building that its owner laid, and left it only by rule 6 or 7.
pub(super) fn check_houses(described: &Description, town: &Town) -> Result<(), Impossible> {
    let all = usize::from(Architekton::HOUSES);
    let mut most_moved = 0;
    let homeless = town.buildings().iter().filter(|laid| laid.owner.is_none());
    let (removed, moved): (Vec<&LaidBuilding>, Vec<&LaidBuilding>) =
        homeless.partition(|laid| may_be_removed(laid));
    for seat in Seat::first(2) {
        let found = town.houses(seat).count();
        if found > all {
            return Err(Impossible::TooManyHouses { seat, found });
        }
        let most = lays_of(described, seat);
        if found > most {
            return Err(Impossible::HousesBeforeTurns { seat, found, most });
        }
        // Only a player who has laid more buildings than there are houses moves one.
        let laid = most.min(found + removed.len() + moved.len());
        most_moved += laid.saturating_sub(all);
    }
    if moved.len() > most_moved {
        return Err(Impossible::HousesMoved {
            found: moved.len(),
            most: most_moved,
        });
    }
    Ok(())
}

/// A loss lets its owner take the house off (rule 7).
fn may_be_removed(laid: &LaidBuilding) -> bool {
    laid.is_enclosed() && laid.wrong_sides() > 0
}

/// Largest number of tiles that a seat has laid.
fn lays_of(described: &Description, seat: Seat) -> usize {
    // A turn that was cut short can only have been one of the last (ruling T7).
    let cut_short = if described.is_last_round() { 2 } else { 0 };
    let turns = described.laid() + cut_short;
    let most = match seat {
        Seat::First => turns / 4 * 2 + (turns % 4).min(2),
        Seat::Second | Seat::Third | Seat::Fourth => turns / 4 * 2 + (turns % 4).saturating_sub(2),
    };
    most.min(described.laid())
}

/// The losses that wait are the last of those that one tile brought (rulings T3 and T5).
pub(super) fn check_losses(described: &Description, town: &Town) -> Result<LaidList, Impossible> {
    let mut losses = LaidList::new(0);
    let Some(&first) = described.losses.first() else {
        return Ok(losses);
    };
    let mut waiting: Vec<Laid> = Vec::new();
    for &place in &described.losses {
        let laid = town
            .find_building(place)
            .filter(|&laid| is_loss(town.building(laid)))
            .ok_or(Impossible::NoLoss { place })?;
        waiting.push(laid);
    }
    let brought_by_one = described.town.iter().any(|tile| {
        let around = buildings_at_and_around(town, tile.place);
        let (own, other): (Vec<Laid>, Vec<Laid>) = around
            .iter()
            .copied()
            .filter(|&laid| is_loss(town.building(laid)))
            .partition(|&laid| town.building(laid).owner == Some(described.turn));
        [own, other].concat().ends_with(&waiting)
    });
    if !brought_by_one || described.lays_left == Architekton::LAYS || waiting.len() > 4 {
        return Err(Impossible::NoLoss { place: first });
    }
    for laid in waiting {
        losses.push(laid);
    }
    let building = town.building(losses[0]);
    if let Some(seat) = building.owner
        && described.chips[seat as usize] < building.wrong_sides()
    {
        return Err(Impossible::NoChoice {
            seat,
            place: building.place,
            cost: building.wrong_sides(),
        });
    }
    Ok(losses)
}

fn is_loss(laid: &LaidBuilding) -> bool {
    laid.owner.is_some() && may_be_removed(laid)
}

/// The chips are what the enclosed buildings gave and cost in some way (rules 7 and 8).
pub(super) fn check_chips(described: &Description, town: &Town) -> Result<(), Impossible> {
    let start = i16::from(Architekton::CHIPS);
    let mut possible = BTreeSet::from([[start; 2]]);
    for laid in town.buildings().iter().filter(|laid| laid.is_enclosed()) {
        let waits = described.losses.contains(&laid.place);
        let wrong = i16::from(laid.wrong_sides());
        // What it can have changed: for whom, and by how much.
        let changes: Vec<Option<(Seat, i16)>> = match (laid.owner, wrong) {
            (Some(_), 1..) if waits => vec![None],
            (Some(owner), 0) => vec![Some((owner, 1))],
            // The loss that ended the game was not paid, and no other after it.
            (Some(owner), 1..) if matches!(described.end, Some(End::Early { .. })) => {
                vec![None, Some((owner, -wrong))]
            }
            (Some(owner), _) => vec![Some((owner, -wrong))],
            // Its house may have stood there when it was enclosed, or have been gone already.
            (None, 0) => vec![None, Some((Seat::First, 1)), Some((Seat::Second, 1))],
            (None, _) => vec![
                None,
                Some((Seat::First, 1 - wrong)),
                Some((Seat::Second, 1 - wrong)),
            ],
        };
        possible = possible
            .iter()
            .flat_map(|&chips| {
                changes.iter().map(move |&change| {
                    let mut chips = chips;
                    if let Some((seat, by)) = change {
                        chips[seat as usize] += by;
                    }
                    chips
                })
            })
            .collect();
    }
    if !possible.contains(&described.chips.map(i16::from)) {
        return Err(Impossible::Chips {
            chips: described.chips,
        });
    }
    if let Some(End::Early { loser }) = described.end {
        let cannot_pay = town.buildings().iter().any(|laid| {
            laid.owner == Some(loser)
                && may_be_removed(laid)
                && described.chips[loser as usize] < laid.wrong_sides() - 1
        });
        if !cannot_pay {
            return Err(Impossible::NotOver);
        }
    }
    Ok(())
}

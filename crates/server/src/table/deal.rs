//! The tiles of a new game, shuffled from the operating system's entropy.

use std::fmt::Write;
use std::str::FromStr;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::{Game, Seat};
use polis_notation::{GameRecord, Name, Record, Remark};
use polis_protocol::{Chair, TableSettings};

/// A new game with these players; none where there is no such game.
///
/// What comes back is the whole truth, with the order of all tiles. It goes into the database and
/// into the memory of the server, and leaves neither.
pub(crate) fn deal(settings: &TableSettings, chairs: &[Chair]) -> Option<Record> {
    // The thread's generator is one that nobody can foresee.
    let mut rng = rand::rng();
    let akropolis = settings.game.akropolis_options(chairs.len()).ok()?;
    let mut record: Record = if let Some(options) = akropolis {
        let setup = Akropolis::deal(&options, &mut rng).ok()?;
        GameRecord::<Akropolis>::new(&setup).ok()?.into()
    } else {
        let options = polis_architekton::Options::default();
        let setup = Architekton::deal(&options, &mut rng).ok()?;
        GameRecord::<Architekton>::new(&setup).ok()?.into()
    };
    name_players(&mut record, chairs);
    Some(record)
}

/// Writes down who plays.
pub(crate) fn name_players(record: &mut Record, chairs: &[Chair]) {
    let mut computers = String::new();
    for (seat, chair) in Seat::ALL.into_iter().zip(chairs) {
        // A name that cannot stand in a record is left out of it; the seat is there all the same.
        let _ = record.set_name(seat, Name::from_str(chair.name()).ok());
        if let Chair::Computer(level) = chair {
            let gap = if computers.is_empty() { "" } else { " " };
            let _ = write!(computers, "{gap}{seat}:{level}");
        }
    }
    let remark = (!computers.is_empty()).then_some(computers.as_str());
    record.set_remark(Remark::Computer, remark);
}

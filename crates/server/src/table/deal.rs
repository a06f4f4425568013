//! The tiles of a new game, shuffled from the operating system's entropy.

use std::fmt::Write;
use std::str::FromStr;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::{Game, Seat};
use polis_notation::{GameRecord, Name, Notated, Record, Remark};
use polis_protocol::{Chair, TableSettings};

use crate::random::random_secret;

/// The tiles of a new game; none where there is no such game.
///
/// What comes back is the whole truth, with the order of all tiles. It goes into the database and
/// into the memory of the server, and leaves neither.
pub(crate) fn deal(settings: &TableSettings) -> Option<Record> {
    // The thread's generator is one that nobody can foresee.
    let mut rng = rand::rng();
    let akropolis = settings.game.akropolis_options(settings.seats()).ok()?;
    Some(if let Some(options) = akropolis {
        let setup = Akropolis::deal(&options, &mut rng).ok()?;
        GameRecord::<Akropolis>::new(&setup).ok()?.into()
    } else {
        let options = polis_architekton::Options::default();
        let setup = Architekton::deal(&options, &mut rng).ok()?;
        GameRecord::<Architekton>::new(&setup).ok()?.into()
    })
}

/// Shuffles the tiles that nobody has seen by now, so that what moves brought to light that were taken
/// back does not come again in the same order. The new order is committed to like the first one.
pub(crate) fn shuffle_unseen(record: &mut Record) {
    fn shuffled<G: Notated>(record: &GameRecord<G>) -> GameRecord<G> {
        let seen = record.redacted(Seat::First);
        let mut position = seen.position().clone();
        position.fill(&mut rand::rng());
        seen.with_tiles(&position.setup())
    }
    let before = record.clone();
    *record = match record {
        Record::Akropolis(record) => shuffled(record).into(),
        Record::Architekton(record) => shuffled(record).into(),
    };
    record.open_shuffles(before.shuffles());
    record.commit_shuffle(&random_secret());
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

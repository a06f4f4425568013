//! The pictures of a record, with English words on them.

use polis_draw::{Captions, Reel};
use polis_game::Seat;
use polis_notation::Record;

use polis_terminal::picture::words::{Names, akropolis_names, capital, count, names};

/// The pictures of a record up to the last one that is wanted.
pub(crate) fn reel(record: &Record, last: usize) -> Option<Reel> {
    match record {
        Record::Akropolis(record) => Reel::akropolis(record.positions().take(last + 1).collect()),
        Record::Architekton(record) => {
            let positions = record.positions().take(last + 1).collect();
            Reel::architekton(positions, record.moves())
        }
    }
}

/// What the pictures of a record say.
pub(crate) struct EnglishCaptions {
    heading: String,
    names: Names,
}

impl EnglishCaptions {
    /// What those of this record say.
    pub(crate) fn new(record: &Record) -> EnglishCaptions {
        EnglishCaptions {
            heading: capital(record.game()),
            names: match record {
                Record::Akropolis(record) => akropolis_names(record),
                Record::Architekton(record) => names(record),
            },
        }
    }
}

impl Captions for EnglishCaptions {
    fn heading(&self) -> String {
        self.heading.clone()
    }

    fn moment(&self, ply: usize) -> String {
        match ply {
            0 => "before the first move".to_owned(),
            _ => format!("after {}", count(ply, "move")),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat].clone()
    }

    fn points(&self, points: i32) -> String {
        count(points.unsigned_abs() as usize, "point")
    }

    fn so_far(&self) -> String {
        "if it ended now".to_owned()
    }

    fn won(&self, seat: Seat) -> String {
        format!("{} wins", self.names[seat])
    }

    fn drawn(&self) -> String {
        "a draw".to_owned()
    }
}

//! Texts for each value of a type, by the value.

use polis_akropolis::{Architect, Construction, Direction, District};
use polis_architekton::{Scenery, Side};
use polis_notation::Level;
use polis_protocol::{AbortReason, Code};

use crate::{
    Akropolis, AkropolisTable, ArchitektonTable, BookAkropolis, BookLessons, Online, OnlineRoom,
    Players, Words,
};

impl Words {
    /// What a construction is called.
    pub fn construction(&self, construction: Construction) -> &'static str {
        match construction {
            Construction::Quarry => self.akropolis_table.quarry(),
            Construction::Plaza(district) => self.akropolis_table.plaza()[district as usize],
            Construction::District(district) => self.akropolis.district(district),
        }
    }
}

impl Players {
    /// What a level is called.
    pub fn level(self, level: Level) -> &'static str {
        self.levels()[level as usize]
    }

    /// What the character of a level is called.
    pub fn character(self, level: Level) -> &'static str {
        self.characters()[level as usize]
    }

    /// The character of a level with the level, or the level alone where both are called alike.
    pub fn opponent(self, level: Level) -> String {
        match (self.character(level), self.level(level)) {
            (name, role) if name == role => name.to_owned(),
            (name, role) => self.character_of_level(name, role),
        }
    }

    /// The companion, with what she is.
    pub fn companion_opponent(self) -> String {
        self.character_of_level(self.companion_name(), self.companion())
    }

    /// How a level plays.
    pub fn level_line(self, level: Level) -> &'static str {
        self.level_lines()[level as usize]
    }

    /// What an architect is called.
    pub fn architect(self, architect: Architect) -> &'static str {
        self.architects()[architect as usize]
    }

    /// How an architect counts.
    pub fn architect_line(self, architect: Architect) -> &'static str {
        self.architect_lines()[architect as usize]
    }
}

impl Akropolis {
    /// What a type of districts is called.
    pub fn district(self, district: District) -> &'static str {
        self.districts()[district as usize]
    }

    /// When a district counts double.
    pub fn double(self, district: District) -> &'static str {
        self.doubles()[district as usize]
    }
}

impl AkropolisTable {
    /// What a direction is called.
    pub fn direction(self, direction: Direction) -> &'static str {
        self.directions()[direction as usize]
    }
}

impl ArchitektonTable {
    /// What a scenery is called.
    pub fn scenery(self, scenery: Scenery) -> &'static str {
        self.sceneries()[scenery as usize]
    }

    /// What a side is called.
    pub fn side(self, side: Side) -> &'static str {
        self.sides()[side as usize]
    }
}

impl Online {
    /// Why something was not done.
    pub fn refusal(self, code: Code) -> &'static str {
        let index = Code::ALL.iter().position(|&other| other == code);
        index.map_or(self.link.no_answer(), |index| self.refusals()[index])
    }
}

impl OnlineRoom {
    /// Why a table was closed.
    pub fn abort_reason(self, reason: AbortReason) -> &'static str {
        let [host, expired, deleted] = self.aborted();
        match reason {
            AbortReason::Host => host,
            AbortReason::Expired => expired,
            AbortReason::Deleted => deleted,
        }
    }
}

impl BookAkropolis {
    /// When districts of a type count.
    pub fn condition(self, district: District) -> &'static str {
        self.conditions()[district as usize]
    }

    /// When districts of a type count double.
    pub fn double(self, district: District) -> &'static str {
        self.doubles()[district as usize]
    }
}

/// What a step of a first game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// Its title.
    pub title: &'static str,
    /// What there is to do, and why.
    pub text: &'static str,
}

impl BookLessons {
    /// The steps of the first game of Akropolis.
    pub fn akropolis_steps(self) -> Vec<LessonStep> {
        steps(self.akropolis())
    }

    /// The steps of the first game of Architekton.
    pub fn architekton_steps(self) -> Vec<LessonStep> {
        steps(self.architekton())
    }
}

/// The steps whose titles and texts these are.
fn steps(texts: &[&'static str]) -> Vec<LessonStep> {
    let (pairs, _) = texts.as_chunks();
    pairs
        .iter()
        .map(|&[title, text]| LessonStep { title, text })
        .collect()
}

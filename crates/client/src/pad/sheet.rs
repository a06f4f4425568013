//! A sheet: what was counted at a table.

use super::akropolis::AkropolisSheet;
use super::architekton::ArchitektonSheet;
use crate::game_kind::GameKind;

/// A sheet: what was counted at a table, and where one is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What is counted.
    pub counted: Counted,
    /// Who is being counted, from 0; behind the last one comes the result.
    pub step: usize,
}

/// What is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Cities.
    Akropolis(AkropolisSheet),
    /// A town.
    Architekton(ArchitektonSheet),
}

impl Sheet {
    /// A sheet at its beginning.
    pub fn new(counted: Counted) -> Sheet {
        Sheet { counted, step: 0 }
    }

    /// Which game was played.
    pub fn game(&self) -> GameKind {
        match self.counted {
            Counted::Akropolis(_) => GameKind::Akropolis,
            Counted::Architekton(_) => GameKind::Architekton,
        }
    }

    /// How many steps there are before the result: a city each, or the one town.
    pub fn steps(&self) -> usize {
        match &self.counted {
            Counted::Akropolis(sheet) => sheet.seats(),
            Counted::Architekton(_) => 1,
        }
    }

    /// The sheet of Akropolis, if it is one.
    pub fn akropolis(&self) -> Option<&AkropolisSheet> {
        match &self.counted {
            Counted::Akropolis(sheet) => Some(sheet),
            Counted::Architekton(_) => None,
        }
    }

    /// The sheet of Architekton, if it is one.
    pub fn architekton(&self) -> Option<&ArchitektonSheet> {
        match &self.counted {
            Counted::Architekton(sheet) => Some(sheet),
            Counted::Akropolis(_) => None,
        }
    }
}

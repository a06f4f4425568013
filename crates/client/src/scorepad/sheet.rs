//! A sheet: what was counted at a table.

use super::akropolis::AkropolisSheet;
use super::architekton::ArchitektonSheet;
use polis_notation::GameKind;

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
    /// Whether something else was written on it. Going to another step is not writing.
    pub fn is_rewritten(&self, now: &Sheet) -> bool {
        self.counted != now.counted
    }

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

#[cfg(test)]
mod tests {
    use polis_architekton::Score;

    use super::*;
    use crate::history::History;

    #[test]
    fn what_was_written_can_be_taken_back() {
        let names = [String::new(), String::new()];
        let sheet = Sheet::new(Counted::Architekton(ArchitektonSheet::new(names)));
        let mut history = History::new(sheet.clone());
        let write = |chips| {
            move |sheet: &mut Sheet| {
                if let Counted::Architekton(sheet) = &mut sheet.counted {
                    sheet.rows[0] = Score {
                        group: 0,
                        chips,
                        houses: 0,
                    };
                }
            }
        };
        history.change_when(write(0), Sheet::is_rewritten);
        history.change_when(|sheet| sheet.step = 1, Sheet::is_rewritten);
        assert!(!history.can_undo());
        history.change_when(write(3), Sheet::is_rewritten);
        history.change_when(write(4), Sheet::is_rewritten);
        history.undo();
        assert!(history.can_undo() && history.can_redo());
        history.undo();
        assert_eq!(history.now().counted, sheet.counted);
        history.undo();
        history.redo();
        history.redo();
        let chips = history.now().architekton().map(|sheet| sheet.rows[0].chips);
        assert_eq!(chips, Some(4));
        history.undo();
        history.change_when(write(9), Sheet::is_rewritten);
        assert!(!history.can_redo());
    }
}

//! A sheet of Architekton.

use polis_architekton::{Architekton, Faces, Layout, Score, Verdict};
use polis_game::Seat;

use super::person::CountingMode;

/// A sheet of Architekton: two people and the town that they built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchitektonSheet {
    /// Their names; empty where none was given.
    pub names: [String; 2],
    /// How it is counted.
    pub way: CountingMode,
    /// What each has. Where the town is rebuilt, only the chips count of it.
    pub rows: [Score; 2],
    /// Who could not pay a loss, which ended the game early (rule 8).
    pub bankrupt: Option<Seat>,
    /// The town, where it is rebuilt.
    pub town: Layout,
}

impl ArchitektonSheet {
    /// No number is greater: there are not so many houses and chips.
    pub const MOST: u8 = 99;

    /// Two people of whom nothing is known yet.
    pub fn new(names: [String; 2]) -> ArchitektonSheet {
        let nothing = Score {
            group: 0,
            chips: 0,
            houses: 0,
        };
        ArchitektonSheet {
            names,
            way: CountingMode::Quick,
            rows: [nothing; 2],
            bankrupt: None,
            town: Layout::default(),
        }
    }

    /// The end of the game that the rebuilt town is.
    pub fn position(&self) -> Architekton {
        let chips = self.rows.map(|row| row.chips);
        self.town.position(Faces::BUILT_IN, chips)
    }

    /// What each has (rule 10).
    pub fn scores(&self) -> [Score; 2] {
        match self.way {
            CountingMode::Quick => self.rows,
            CountingMode::Exact => {
                let scores = self.position().final_score();
                [scores[Seat::First], scores[Seat::Second]]
            }
        }
    }

    /// Who wins (rules 8 and 11).
    pub fn verdict(&self) -> Verdict {
        if let Some(loser) = self.bankrupt {
            let winner = loser.next(2);
            return Verdict::EarlyEnd { winner };
        }
        let [first, second] = self.scores();
        Verdict::on(first, second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn houses_decide_between_equals() {
        let mut sheet = ArchitektonSheet::new([String::new(), String::new()]);
        assert_eq!(sheet.verdict(), Verdict::Draw);
        sheet.rows[0] = Score {
            group: 5,
            chips: 2,
            houses: 7,
        };
        sheet.rows[1] = Score {
            group: 4,
            chips: 3,
            houses: 8,
        };
        let winner = Seat::Second;
        assert_eq!(sheet.verdict(), Verdict::Houses { winner });
        sheet.bankrupt = Some(Seat::Second);
        let winner = Seat::First;
        assert_eq!(sheet.verdict(), Verdict::EarlyEnd { winner });
    }
}

//! What is agreed before counting: who sat at the table, and with which variants.

use polis_akropolis::{Architect, Variants};
use serde::{Deserialize, Serialize};

use super::akropolis::{AkropolisSheet, ArchitectHoldings};
use super::architekton::ArchitektonSheet;
use super::person::{CountedPlayer, clean_name};
use super::sheet::{Counted, Sheet};
use crate::new_game;
use crate::settings::{Stored, or_usual};
use polis_notation::GameKind;

/// What is agreed before counting. It is remembered for the next time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScorepadSetup {
    /// How many people built a city, one to four.
    #[serde(deserialize_with = "or_usual")]
    people: People,
    /// What they are called, in order; empty where they have no name.
    #[serde(deserialize_with = "or_usual")]
    pub names: [String; AkropolisSheet::MOST],
    /// Against whom one person played; none: only to count.
    #[serde(deserialize_with = "or_usual")]
    opponent: Option<String>,
    /// The variants in play.
    #[serde(with = "new_game::variants")]
    pub variants: Variants,
}

/// How many people, one to four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "usize", into = "usize")]
struct People(usize);

impl From<usize> for People {
    fn from(number: usize) -> People {
        People(number.clamp(1, AkropolisSheet::MOST))
    }
}

impl From<People> for usize {
    fn from(people: People) -> usize {
        people.0
    }
}

impl Default for People {
    fn default() -> People {
        People(2)
    }
}

impl ScorepadSetup {
    /// How many people are counted in a game.
    pub fn people(&self, game: GameKind) -> usize {
        match game {
            GameKind::Akropolis => self.people.0,
            GameKind::Architekton => 2,
        }
    }

    /// Lets so many people be counted in a game of Akropolis.
    pub fn seat(&mut self, people: usize) {
        self.people = people.into();
    }

    /// Against whom one person played.
    pub fn opponent(&self) -> Option<Architect> {
        Architect::from_name(self.opponent.as_deref()?)
    }

    /// Chooses against whom one person played.
    pub fn choose_opponent(&mut self, architect: Option<Architect>) {
        self.opponent = architect.map(|architect| architect.name().to_owned());
    }

    /// An empty sheet.
    pub fn sheet(&self, game: GameKind) -> Sheet {
        Sheet::new(match game {
            GameKind::Akropolis => {
                let names = self.names.iter().take(self.people.0);
                let people: Vec<CountedPlayer> =
                    names.map(|name| CountedPlayer::new(name)).collect();
                let opponent = self.opponent().filter(|_| people.len() == 1);
                Counted::Akropolis(AkropolisSheet {
                    variants: self.variants,
                    people,
                    opponent: opponent.map(ArchitectHoldings::new),
                })
            }
            GameKind::Architekton => {
                let [first, second, ..] = &self.names;
                let names = [first, second].map(|name| clean_name(name));
                Counted::Architekton(ArchitektonSheet::new(names))
            }
        })
    }
}

impl Default for ScorepadSetup {
    fn default() -> ScorepadSetup {
        ScorepadSetup {
            people: People::default(),
            names: Default::default(),
            opponent: Some(Architect::Hippodamos.name().to_owned()),
            variants: Variants::NONE,
        }
    }
}

impl Stored for ScorepadSetup {
    const KEY: &'static str = "polis.pad-new";
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::saved_games::KeyValueStore;
    use crate::saved_games::memory::Memory;

    #[test]
    fn who_sat_there_is_remembered() {
        let store = Memory::default();
        let mut setup = ScorepadSetup::load(&store);
        setup.seat(3);
        setup.names[2] = "Myrto".to_owned();
        setup.variants = Variants::ALL;
        setup.keep(&store);
        assert_eq!(ScorepadSetup::load(&store), setup);
        let sheet = setup.sheet(GameKind::Akropolis);
        let sheet = sheet.akropolis().unwrap();
        assert_eq!(sheet.people.len(), 3);
        assert_eq!(sheet.people[2].name, "Myrto");
        assert!(sheet.opponent.is_none());
        setup.seat(1);
        let sheet = setup.sheet(GameKind::Akropolis);
        assert_eq!(
            sheet.akropolis().unwrap().architect(),
            Some(Architect::Hippodamos)
        );
        setup.choose_opponent(None);
        assert_eq!(setup.sheet(GameKind::Akropolis).steps(), 1);
        assert_eq!(setup.sheet(GameKind::Architekton).steps(), 1);
    }

    #[test]
    fn what_cannot_be_read_is_as_usual() {
        let store = Memory::default();
        for text in ["{", "7", r#"{"people":99,"names":7,"variants":["x"]}"#] {
            store.set(ScorepadSetup::KEY, text).unwrap();
            let people = ScorepadSetup::load(&store).people(GameKind::Akropolis);
            assert!((1..=4).contains(&people));
        }
    }
}

//! What is agreed before a game: the choices of the page for a new game.

use polis_akropolis::{
    Akropolis, Architect, District, Length, Options, OptionsError, Players, Variants,
};
use polis_architekton::Architekton;
use polis_game::{PerSeat, Seat};
use polis_notation::{GameRecord, Level, Name, NameError, Notated};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::player::{self, Player};
use crate::session::{AnySession, Session, Teacher};
use crate::settings::{is_usual, or_usual};
use polis_notation::GameKind;

/// The choices for a new game of either kind. What does not matter for the game that is started
/// stays chosen for the next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// How many people play Akropolis.
    #[serde(deserialize_with = "or_usual")]
    pub people: People,
    /// Against whom one plays alone.
    #[serde(with = "architect")]
    pub architect: Architect,
    /// How long a game of Akropolis is.
    #[serde(with = "length")]
    pub length: Length,
    /// The variants of Akropolis.
    #[serde(with = "variants")]
    pub variants: Variants,
    /// Who sits at the table.
    pub chairs: [Chair; 4],
    /// Who begins.
    #[serde(deserialize_with = "or_usual")]
    pub starter: Starter,
    /// Whether a teacher watches.
    #[serde(deserialize_with = "or_usual", skip_serializing_if = "is_usual")]
    pub teacher: Teacher,
}

/// How many people play Akropolis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum People {
    /// Against the Illustrious Architect.
    Alone,
    #[default]
    Two,
    Three,
    Four,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Starter {
    /// Drawn by lot.
    #[default]
    Lot,
    /// The one on the first chair.
    First,
    /// The one on the second chair.
    Second,
    /// The one on the third chair.
    Third,
    /// The one on the fourth chair.
    Fourth,
}

/// Somebody who will play, before the seats are known: the seats go round from whoever begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Chair {
    /// What was typed as their name.
    pub name: String,
    /// Who plays.
    #[serde(deserialize_with = "or_usual")]
    pub player: Player,
}

/// A game cannot begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NewGameError {
    /// A name cannot be written down.
    #[error("chair {}: {error}", chair + 1)]
    Name {
        /// The chair, from 0.
        chair: usize,
        /// What is wrong.
        error: NameError,
    },
    /// There is no such game.
    #[error(transparent)]
    Options(#[from] OptionsError),
}

impl People {
    pub const ALL: [People; 4] = [People::Alone, People::Two, People::Three, People::Four];

    /// How many.
    pub const fn number(self) -> usize {
        match self {
            People::Alone => 1,
            People::Two => 2,
            People::Three => 3,
            People::Four => 4,
        }
    }
}

impl Starter {
    pub const ALL: [Starter; 5] = [
        Starter::Lot,
        Starter::First,
        Starter::Second,
        Starter::Third,
        Starter::Fourth,
    ];

    /// The chair, from 0; none by lot.
    pub const fn chair(self) -> Option<usize> {
        match self {
            Starter::Lot => None,
            Starter::First => Some(0),
            Starter::Second => Some(1),
            Starter::Third => Some(2),
            Starter::Fourth => Some(3),
        }
    }
}

impl Default for NewGame {
    /// A person against a friendly computer.
    fn default() -> NewGame {
        let computer = Chair {
            name: String::new(),
            player: Player::Computer(Level::Mason),
        };
        NewGame {
            people: People::default(),
            architect: Architect::Hippodamos,
            length: Length::default(),
            variants: Variants::NONE,
            chairs: [
                Chair::default(),
                computer.clone(),
                computer.clone(),
                computer,
            ],
            starter: Starter::default(),
            teacher: Teacher::default(),
        }
    }
}

impl NewGame {
    /// A first game: a person against the gentlest computer, nothing else.
    pub fn first() -> NewGame {
        let mut game = NewGame::default();
        game.chairs[1].player = Player::Computer(Level::Pupil);
        game.starter = Starter::First;
        game
    }

    /// How many people play.
    pub fn people(&self, game: GameKind) -> usize {
        match game {
            GameKind::Akropolis => self.people.number(),
            GameKind::Architekton => 2,
        }
    }

    /// Whether somebody plays alone against the Illustrious Architect, and then begins.
    pub fn is_solo(&self, game: GameKind) -> bool {
        self.people(game) == 1
    }

    /// Whether a long game can be chosen.
    pub fn has_lengths(&self, game: GameKind) -> bool {
        game == GameKind::Akropolis && self.options(Length::Long).is_ok()
    }

    /// The turns of a game of Akropolis with this length, of all seats together.
    pub fn turns(&self, length: Length) -> Option<usize> {
        // All tiles are taken but the last (rule 7).
        Some(self.options(length).ok()?.tiles().count() - 1)
    }

    /// What is wrong with a name; nothing with no name at all.
    pub fn name_error(&self, chair: usize) -> Option<NameError> {
        let name = &self.chairs[chair].name;
        match name.parse::<Name>() {
            Ok(_) | Err(NameError::Empty) => None,
            Err(error) => Some(error),
        }
    }

    /// Shuffles the tiles, seats the players and begins.
    ///
    /// # Errors
    /// When a name cannot be written down.
    pub fn begin(
        &self,
        game: GameKind,
        rng: &mut (impl Rng + ?Sized),
    ) -> Result<AnySession, NewGameError> {
        match game {
            GameKind::Akropolis => {
                let length = if self.has_lengths(game) {
                    self.length
                } else {
                    Length::Standard
                };
                let options = self.options(length)?;
                Ok(self.seat::<Akropolis>(game, &options, rng)?.into())
            }
            GameKind::Architekton => {
                let options = polis_architekton::Options::default();
                Ok(self.seat::<Architekton>(game, &options, rng)?.into())
            }
        }
    }

    fn options(&self, length: Length) -> Result<Options, OptionsError> {
        let architect = (self.people == People::Alone).then_some(self.architect);
        let players = Players::new(self.people.number(), architect)?;
        Options::new(players, self.variants, length)
    }

    fn seat<G: Notated>(
        &self,
        game: GameKind,
        options: &G::Options,
        rng: &mut (impl Rng + ?Sized),
    ) -> Result<Session<G>, NewGameError> {
        let people = self.people(game);
        let mut order: Vec<usize> = (0..people).collect();
        let first = match self.starter.chair().filter(|&chair| chair < people) {
            _ if people == 1 => 0,
            Some(chair) => chair,
            None => rng.random_range(0..people),
        };
        order.rotate_left(first);
        let mut names = Vec::new();
        for &chair in &order {
            if let Some(error) = self.name_error(chair) {
                return Err(NewGameError::Name { chair, error });
            }
            names.push(self.chairs[chair].name.parse::<Name>().ok());
        }
        let setup = G::deal(options, rng).expect("the options are those of a game");
        let mut record = GameRecord::<G>::new(&setup).expect("what is dealt is a game");
        for (seat, name) in Seat::ALL.into_iter().zip(names) {
            record.set_name(seat, name).expect("as many people play");
        }
        let players = PerSeat::from_fn(people, |seat| match people {
            1 => Player::Person,
            _ => self.chairs[order[seat as usize]].player,
        });
        player::remark(&mut record, &players);
        let session = Session::new(record, players).expect("as many people play");
        Ok(session.with_teacher(self.teacher))
    }
}

pub mod architect {
    use polis_akropolis::Architect;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(value: &Architect, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.name())
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Architect, D::Error> {
        let name = String::deserialize(from)?;
        // One that another version knows does not take the other choices with it.
        Ok(Architect::from_name(&name).unwrap_or(Architect::Hippodamos))
    }
}

pub mod length {
    use polis_akropolis::Length;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(value: &Length, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.name())
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Length, D::Error> {
        let name = String::deserialize(from)?;
        Ok(Length::from_name(&name).unwrap_or_default())
    }
}

pub mod variants {
    use polis_akropolis::{District, Variants};
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(value: &Variants, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(value.iter().map(District::name))
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Variants, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        let variants = |district: &District| names.iter().any(|name| name == district.name());
        Ok(District::ALL.into_iter().filter(variants).collect())
    }
}

/// Adds a variant, or takes it away.
pub fn toggle(variants: Variants, district: District) -> Variants {
    District::ALL
        .into_iter()
        .filter(|&other| variants.contains(other) != (other == district))
        .collect()
}

#[cfg(test)]
mod tests;

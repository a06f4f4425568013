//! Who plays a seat.

use polis_search::Level;
use serde::{Deserialize, Serialize};

/// Who plays a seat. What he is called stands in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// The computer.
    Computer(#[serde(with = "level")] Level),
    /// Somebody at another screen, through a server. No kept game has such a seat.
    #[serde(skip_deserializing)]
    Elsewhere,
    /// A computer player of a server.
    #[serde(skip_deserializing)]
    Hosted(#[serde(with = "level")] Level),
}

impl Player {
    /// How strong the computer is that plays here, at this screen, if it does.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Person | Player::Elsewhere | Player::Hosted(_) => None,
            Player::Computer(level) => Some(level),
        }
    }
}

/// A level by its name.
pub(crate) mod level {
    use polis_search::Level;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(crate) fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Level, D::Error> {
        let name = String::deserialize(from)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_kept_game_has_a_seat_that_is_played_elsewhere() {
        for player in [Player::Person, Player::Computer(Level::Mason)] {
            let text = serde_json::to_string(&player).unwrap();
            assert_eq!(serde_json::from_str::<Player>(&text).unwrap(), player);
        }
        for player in [Player::Elsewhere, Player::Hosted(Level::Mason)] {
            let text = serde_json::to_string(&player).unwrap();
            assert!(serde_json::from_str::<Player>(&text).is_err(), "{text}");
            assert_eq!(player.level(), None);
        }
    }
}

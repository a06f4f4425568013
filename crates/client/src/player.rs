//! Who plays a seat.

use polis_game::{PerSeat, Seat};
use polis_notation::{GameRecord, Level, Notated, Remark, Strength, Tree};
use serde::{Deserialize, Serialize};

use crate::companion::CompanionRating;

/// Who plays a seat, here or at a server. What they are called stands in the record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    #[default]
    Person,
    Computer(Level),
    /// The computer, about as strong as the person at this screen.
    Companion,
}

impl Player {
    /// The levels of the computer.
    pub const LEVELS: [Player; 5] = [
        Player::Computer(Level::Pupil),
        Player::Computer(Level::Mason),
        Player::Computer(Level::Foreman),
        Player::Computer(Level::Master),
        Player::Computer(Level::Daidalos),
    ];
    /// Everybody whom the computer plays at this screen.
    pub const COMPUTERS: [Player; 6] = [
        Player::Computer(Level::Pupil),
        Player::Computer(Level::Mason),
        Player::Computer(Level::Foreman),
        Player::Computer(Level::Master),
        Player::Computer(Level::Daidalos),
        Player::Companion,
    ];

    /// The name in records, and of a choice.
    pub const fn name(self) -> &'static str {
        match self {
            Player::Person => "person",
            Player::Computer(level) => level.name(),
            Player::Companion => "companion",
        }
    }

    /// Who has this name in records; none where nobody has.
    pub fn from_name(name: &str) -> Option<Player> {
        match name {
            "person" => Some(Player::Person),
            "companion" => Some(Player::Companion),
            _ => name.parse().ok().map(Player::Computer),
        }
    }

    /// Whether the computer plays.
    pub fn is_computer(self) -> bool {
        self != Player::Person
    }

    /// How strong the computer plays; none for a person.
    pub fn strength(self, companion: CompanionRating) -> Option<Strength> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(level.into()),
            Player::Companion => Some(companion.strength()),
        }
    }

    /// The level of the computer, if it plays on one.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Person | Player::Companion => None,
            Player::Computer(level) => Some(level),
        }
    }
}

/// Who plays, as a record remarks it: `# computer 2:mason 3:daidalos`. What is malformed is
/// ignored, and of whom nothing is said is a person.
pub fn remarked<G: Notated>(record: &GameRecord<G>) -> PerSeat<Player> {
    let mut players = PerSeat::from_fn(record.start().people(), |_| Player::Person);
    let words = record.remark(Remark::Computer).unwrap_or_default();
    for word in words.split_whitespace() {
        let (number, player) = match word.split_once(':') {
            Some((number, name)) => (number, Player::from_name(name)),
            // As in the terminal.
            None => (word, Some(Player::Computer(Level::Foreman))),
        };
        let seat = number.parse().ok().and_then(Seat::from_number);
        if let (Some(seat), Some(player)) = (seat, player)
            && players.get(seat).is_some()
        {
            players[seat] = player;
        }
    }
    players
}

/// Remarks in a record who plays, so that whoever opens it can go on.
pub fn remark<G: Notated>(record: &mut GameRecord<G>, players: &PerSeat<Player>) {
    let words: Vec<String> = players
        .iter()
        .filter(|(_, player)| player.is_computer())
        .map(|(seat, player)| format!("{seat}:{}", player.name()))
        .collect();
    record.set_remark(Remark::Computer, Some(&words.join(" ")));
}

/// Remarks in a game with variations who plays.
pub fn remark_tree<G: Notated>(tree: &mut Tree<G>, players: &PerSeat<Player>) {
    tree.with_game(|game| remark(game, players));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_kept_and_read_back() {
        for player in [
            Player::Person,
            Player::Computer(Level::Mason),
            Player::Companion,
        ] {
            let text = serde_json::to_string(&player).unwrap();
            assert_eq!(serde_json::from_str::<Player>(&text).unwrap(), player);
            assert_eq!(Player::from_name(player.name()), Some(player));
        }
        // Former versions wrote these for seats at a server, which are never kept.
        for text in ["\"elsewhere\"", r#"{"hosted":"mason"}"#] {
            assert!(serde_json::from_str::<Player>(text).is_err(), "{text}");
        }
    }
}

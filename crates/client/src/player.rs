//! Who plays a seat.

use polis_game::{PerSeat, Seat};
use polis_notation::{GameRecord, Level, Notated, Remark, Tree};
use serde::{Deserialize, Serialize};

/// Who plays a seat, here or at a server. What they are called stands in the record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    #[default]
    Person,
    Computer(Level),
}

impl Player {
    /// How strong the computer is, if it plays.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Person => None,
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
        let (number, level) = match word.split_once(':') {
            Some((number, level)) => (number, level.parse().ok()),
            // As in the terminal.
            None => (word, Some(Level::Foreman)),
        };
        let seat = number.parse().ok().and_then(Seat::from_number);
        if let (Some(seat), Some(level)) = (seat, level)
            && players.get(seat).is_some()
        {
            players[seat] = Player::Computer(level);
        }
    }
    players
}

/// Remarks in a record who plays, so that whoever opens it can go on.
pub fn remark<G: Notated>(record: &mut GameRecord<G>, players: &PerSeat<Player>) {
    let words: Vec<String> = players
        .iter()
        .filter_map(|(seat, player)| Some(format!("{seat}:{}", player.level()?)))
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
        for player in [Player::Person, Player::Computer(Level::Mason)] {
            let text = serde_json::to_string(&player).unwrap();
            assert_eq!(serde_json::from_str::<Player>(&text).unwrap(), player);
        }
        // Former versions wrote these for seats at a server, which are never kept.
        for text in ["\"elsewhere\"", r#"{"hosted":"mason"}"#] {
            assert!(serde_json::from_str::<Player>(text).is_err(), "{text}");
        }
    }
}

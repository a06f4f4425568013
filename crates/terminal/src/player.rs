//! Who plays a seat.

use polis_game::{PerSeat, Seat};
use polis_notation::{GameRecord, Level, Notated, Remark};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// A person at this terminal.
    #[default]
    Person,
    /// The computer.
    Computer(Level),
}

impl Player {
    /// The level of the computer; none for a person.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(level),
        }
    }
}

/// Who plays, as a record says it: `# computer 2:mason 3:daidalos`. What is malformed is ignored,
/// and seats that are not mentioned are played by people.
pub(crate) fn remarked<G: Notated>(record: &GameRecord<G>) -> PerSeat<Player> {
    let mut players = PerSeat::from_fn(record.start().people(), |_| Player::Person);
    let words = record.remark(Remark::Computer).unwrap_or_default();
    for word in words.split_whitespace() {
        let (number, level) = match word.split_once(':') {
            Some((number, level)) => (number, level.parse().ok()),
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

/// Writes into a record who plays.
pub(crate) fn remark<G: Notated>(record: &mut GameRecord<G>, players: &PerSeat<Player>) {
    let words: Vec<String> = players
        .iter()
        .filter_map(|(seat, player)| Some(format!("{seat}:{}", player.level()?)))
        .collect();
    record.set_remark(Remark::Computer, Some(&words.join(" ")));
}

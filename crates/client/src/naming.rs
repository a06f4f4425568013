//! What the people at a table are called.

use polis_akropolis::Architect;
use polis_game::{PerSeat, Seat};
use polis_notation::Name;

use crate::player::Player;
use polis_i18n::Words;

/// Who sits at a table, to be named in any language.
#[derive(Clone, Debug, PartialEq)]
pub struct Participants {
    /// Who plays, without the Illustrious Architect.
    pub players: PerSeat<Player>,
    /// What they are called.
    pub names: PerSeat<Option<Name>>,
    /// The Illustrious Architect, where they play.
    pub architect: Option<Architect>,
    /// The seat of whoever reads it; none where several people sit at the screen, or they watch.
    pub reader: Option<Seat>,
}

impl Participants {
    /// What the one on a seat is called. Whoever has no name is called after what they are.
    pub fn name(&self, seat: Seat, words: &Words) -> String {
        let words = &words.players;
        if let Some(Some(name)) = self.names.get(seat) {
            return name.to_string();
        }
        match (self.players.get(seat), self.architect) {
            (Some(Player::Person), _) if self.reader == Some(seat) => words.you().to_owned(),
            (Some(Player::Person), _) | (None, None) => words.player(seat.number()),
            (Some(_), _) if self.is_further(seat) => {
                let before = Seat::first(seat as usize).filter(|&other| self.is_further(other));
                words.colleagues()[before.count()].to_owned()
            }
            (Some(&Player::Computer(level)), _) => words.character(level).to_owned(),
            (Some(Player::Companion), _) => words.companion_name().to_owned(),
            (None, Some(architect)) => words.architect(architect).to_owned(),
        }
    }

    /// Whether the computer plays a seat just as it does one before it, so that it needs a name of
    /// its own.
    fn is_further(&self, seat: Seat) -> bool {
        let player = |seat: Seat| {
            let player = self.players.get(seat).filter(|player| player.is_computer());
            player.filter(|_| self.names[seat].is_none())
        };
        let mut before = Seat::first(seat as usize);
        player(seat).is_some() && before.any(|other| player(other) == player(seat))
    }

    /// Whose turn it is.
    pub fn turn(&self, seat: Seat, words: &Words) -> String {
        if self.reader == Some(seat) {
            words.players.your_turn().to_owned()
        } else {
            words.players.turn_of(&self.name(seat, words))
        }
    }
}

/// The one person at the screen, if there is only one.
pub fn only_person(players: &PerSeat<Player>) -> Option<Seat> {
    let mut people = players
        .iter()
        .filter(|&(_, &player)| player == Player::Person)
        .map(|(seat, _)| seat);
    people.next().filter(|_| people.next().is_none())
}

#[cfg(test)]
mod tests {
    use polis_notation::Level;

    use super::*;
    use polis_i18n::Language;

    fn check(players: &[Player], names: &[&str], expected: &[&str], turn: &str) {
        let players = PerSeat::from_fn(players.len(), |seat| players[seat as usize]);
        let company = Participants {
            reader: only_person(&players),
            names: PerSeat::from_fn(players.seats(), |seat| names[seat as usize].parse().ok()),
            architect: (players.seats() == 1).then_some(Architect::Metagenes),
            players,
        };
        let words = Language::English.words();
        let found: Vec<String> = Seat::first(expected.len())
            .map(|seat| company.name(seat, words))
            .collect();
        assert_eq!(found, expected);
        assert_eq!(company.turn(Seat::First, words), turn);
    }

    #[test]
    fn everybody_has_a_name() {
        let (person, mason) = (Player::Person, Player::Computer(Level::Mason));
        let top = Player::Computer(Level::TOP);
        check(&[person, mason], &["", ""], &["You", "Alke"], "Your turn");
        check(
            &[person, mason],
            &["Myrto", "Thalia"],
            &["Myrto", "Thalia"],
            "Your turn",
        );
        check(
            &[person, person],
            &["", "Thalia"],
            &["Player 1", "Thalia"],
            "Player 1’s turn",
        );
        check(
            &[mason, mason, person, top],
            &["", "", "", ""],
            &["Alke", "Timon", "You", "Daidalos"],
            "Alke’s turn",
        );
        check(
            &[mason, top, top, mason],
            &["", "", "", ""],
            &["Alke", "Daidalos", "Timon", "Melissa"],
            "Alke’s turn",
        );
        check(
            &[mason, mason, mason, mason],
            &["Timaios", "", "", ""],
            &["Timaios", "Alke", "Timon", "Melissa"],
            "Timaios’s turn",
        );
        check(&[person], &[""], &["You", "Metagenes"], "Your turn");
    }
}

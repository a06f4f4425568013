//! What the people at a table are called.

use polis_akropolis::Architect;
use polis_game::{PerSeat, Seat};
use polis_notation::Name;

use crate::player::Player;
use crate::words::Words;

/// Who sits at a table, to be named in any language.
#[derive(Clone, Debug, PartialEq)]
pub struct Company {
    /// Who plays, without the Illustrious Architect.
    pub players: PerSeat<Player>,
    /// What they are called.
    pub names: PerSeat<Option<Name>>,
    /// The Illustrious Architect, where he plays.
    pub architect: Option<Architect>,
}

impl Company {
    /// What the one on a seat is called. Who has no name is called after what he is.
    pub fn name(&self, seat: Seat, words: &Words) -> String {
        let words = &words.players;
        if let Some(Some(name)) = self.names.get(seat) {
            return name.to_string();
        }
        match (self.players.get(seat), self.architect) {
            (Some(Player::Person), _) => match self.only_person() {
                Some(_) => words.you.to_owned(),
                None => (words.player)(seat.number()),
            },
            (Some(&Player::Computer(level) | &Player::Hosted(level)), _) => {
                let twins = |&(other, player): &(Seat, &Player)| {
                    [Player::Computer(level), Player::Hosted(level)].contains(player)
                        && self.names[other].is_none()
                };
                match self.players.iter().filter(twins).count() {
                    1 => words.level(level).to_owned(),
                    _ => format!("{} {seat}", words.level(level)),
                }
            }
            (Some(Player::Elsewhere), _) | (None, None) => (words.player)(seat.number()),
            (None, Some(architect)) => words.architect(architect).to_owned(),
        }
    }

    /// Whose turn it is.
    pub fn turn(&self, seat: Seat, words: &Words) -> String {
        if self.only_person() == Some(seat) {
            words.players.your_turn.to_owned()
        } else {
            (words.players.turn_of)(&self.name(seat, words))
        }
    }

    /// The one person at the table, if there is only one.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self
            .players
            .iter()
            .filter(|&(_, &player)| player == Player::Person)
            .map(|(seat, _)| seat);
        people.next().filter(|_| people.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use polis_notation::Level;

    use super::*;
    use crate::language::Language;

    fn check(players: &[Player], names: &[&str], expected: &[&str], turn: &str) {
        let company = Company {
            players: PerSeat::from_fn(players.len(), |seat| players[seat as usize]),
            names: PerSeat::from_fn(players.len(), |seat| names[seat as usize].parse().ok()),
            architect: (players.len() == 1).then_some(Architect::Metagenes),
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
        check(&[person, mason], &["", ""], &["You", "Mason"], "Your turn");
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
            &["Mason 1", "Mason 2", "You", "Daidalos"],
            "Mason 1’s turn",
        );
        check(&[person], &[""], &["You", "Metagenes"], "Your turn");
    }
}

//! What the people at a table are called.

use polis_akropolis::Architect;
use polis_game::{PerSeat, Seat};
use polis_notation::Name;

use crate::player::Player;
use polis_i18n::Words;

/// Who sits at a table, to be named in any language.
#[derive(Clone, Debug, PartialEq)]
pub struct Company {
    /// Who plays, without the Illustrious Architect.
    pub players: PerSeat<Player>,
    /// What they are called.
    pub names: PerSeat<Option<Name>>,
    /// The Illustrious Architect, where they play.
    pub architect: Option<Architect>,
    /// The seat of whoever reads it; none where several people sit at the screen, or they watch.
    pub reader: Option<Seat>,
}

impl Company {
    /// What the one on a seat is called. Whoever has no name is called after what they are.
    pub fn name(&self, seat: Seat, words: &Words) -> String {
        let words = &words.players;
        if let Some(Some(name)) = self.names.get(seat) {
            return name.to_string();
        }
        match (self.players.get(seat), self.architect) {
            (Some(Player::Person), _) if self.reader == Some(seat) => words.you().to_owned(),
            (Some(Player::Person), _) | (None, None) => words.player(seat.number()),
            (Some(&computer @ (Player::Computer(_) | Player::Companion)), _) => {
                let twins = |&(other, player): &(Seat, &Player)| {
                    *player == computer && self.names[other].is_none()
                };
                let name = match computer {
                    Player::Computer(level) => words.character(level),
                    Player::Companion | Player::Person => words.companion_name(),
                };
                match self.players.iter().filter(twins).count() {
                    1 => name.to_owned(),
                    _ => format!("{name} {seat}"),
                }
            }
            (None, Some(architect)) => words.architect(architect).to_owned(),
        }
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
        let company = Company {
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
            &["Alke 1", "Alke 2", "You", "Daidalos"],
            "Alke 1’s turn",
        );
        check(&[person], &[""], &["You", "Metagenes"], "Your turn");
    }
}

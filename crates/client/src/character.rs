//! Those whom the computer plays: a character for each level, and the Illustrious Architects, with
//! what they say at the table.

use polis_akropolis::Architect;
use polis_game::Seat;
use polis_i18n::Words;
use polis_notation::Level;

use crate::naming::Participants;
use crate::player::Player;
use crate::session::Session;
use crate::table::TableGame;

/// Somebody whom the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Character {
    Level(Level),
    /// The companion of the person at this screen.
    Companion,
    Architect(Architect),
}

/// When a character says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// The game begins.
    Start,
    /// A move of their own brought much.
    StrongMove,
    /// They have won.
    Won,
    /// They have lost.
    Lost,
}

/// How often a character praises its own moves in one game.
const PRAISES: usize = 2;

impl Character {
    /// The name of its portrait.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Level(level) => level.name(),
            Character::Companion => "companion",
            Character::Architect(Architect::Hippodamos) => "hippodamos",
            Character::Architect(Architect::Metagenes) => "metagenes",
            Character::Architect(Architect::Callicrates) => "callicrates",
        }
    }

    /// What it says.
    pub fn line(self, moment: Moment, words: &Words) -> &'static str {
        let words = &words.company;
        match self {
            Character::Level(level) => {
                let lines = match moment {
                    Moment::Start => words.level_start(),
                    Moment::StrongMove => words.level_strong(),
                    Moment::Won => words.level_won(),
                    Moment::Lost => words.level_lost(),
                };
                lines[level as usize]
            }
            Character::Companion => {
                let [start, strong, won, lost] = words.companion();
                match moment {
                    Moment::Start => start,
                    Moment::StrongMove => strong,
                    Moment::Won => won,
                    Moment::Lost => lost,
                }
            }
            Character::Architect(architect) => {
                let lines = match moment {
                    Moment::Start => words.architect_start(),
                    Moment::StrongMove => words.architect_strong(),
                    Moment::Won => words.architect_won(),
                    Moment::Lost => words.architect_lost(),
                };
                lines[architect as usize]
            }
        }
    }
}

impl Participants {
    /// The character on a seat, where the computer plays it.
    pub fn character(&self, seat: Seat) -> Option<Character> {
        match (self.players.get(seat), self.architect) {
            (Some(&Player::Computer(level)), _) => Some(Character::Level(level)),
            (Some(Player::Companion), _) => Some(Character::Companion),
            (None, Some(architect)) => Some(Character::Architect(architect)),
            (Some(Player::Person) | None, _) => None,
        }
    }

    /// Who says something in the position that is shown, and why: somebody at the start, and whoever
    /// has just gained much, though seldom.
    pub fn speaker<G: TableGame>(&self, session: &Session<G>) -> Option<(Character, Seat, Moment)> {
        let seats = Seat::first(session.position().seats());
        let mut characters = seats.filter_map(|seat| Some((self.character(seat)?, seat)));
        if session.record().moves().is_empty() {
            let (character, seat) = characters.next()?;
            return Some((character, seat, Moment::Start));
        }
        characters
            .find(|&(_, seat)| self.praises(session, seat))
            .map(|(character, seat)| (character, seat, Moment::StrongMove))
    }

    /// Whether the last move brought a seat so much that it is worth a word, and there were not too
    /// many of them before.
    fn praises<G: TableGame>(&self, session: &Session<G>, seat: Seat) -> bool {
        let positions: Vec<G> = session.record().positions().collect();
        let is_strong = |pair: &[G]| {
            let gain = pair[1].standing().points[seat] - pair[0].standing().points[seat];
            // Architects move with whoever plays against them.
            let is_theirs = pair[0].to_move() == Some(seat) || self.players.get(seat).is_none();
            is_theirs && gain >= G::STRONG_GAIN
        };
        let mut last_first = positions.windows(2).rev();
        last_first.next().is_some_and(is_strong)
            && last_first.filter(|pair| is_strong(pair)).count() < PRAISES
    }
}

#[cfg(test)]
mod tests {
    use polis_akropolis::{Akropolis, Players};
    use polis_game::{Game as _, PerSeat, chance};
    use polis_i18n::Language;
    use polis_notation::GameRecord;

    use super::*;
    use crate::testing::akropolis;

    const CHARACTERS: [Character; 9] = [
        Character::Level(Level::Pupil),
        Character::Level(Level::Mason),
        Character::Level(Level::Foreman),
        Character::Level(Level::Master),
        Character::Level(Level::TOP),
        Character::Companion,
        Character::Architect(Architect::Hippodamos),
        Character::Architect(Architect::Metagenes),
        Character::Architect(Architect::Callicrates),
    ];

    #[test]
    fn everybody_has_a_line_for_every_moment() {
        for language in Language::ALL {
            let mut lines = Vec::new();
            for character in CHARACTERS {
                for moment in [Moment::Start, Moment::StrongMove, Moment::Won, Moment::Lost] {
                    let line = character.line(moment, language.words());
                    // The place of the sentence has three lines.
                    assert!((1..=72).contains(&line.chars().count()), "{line}");
                    assert!(!lines.contains(&line), "twice: {line}");
                    lines.push(line);
                }
            }
        }
    }

    /// What is said over a game of Alke, who sits second, that is played at random.
    fn spoken(seed: u64) -> Vec<(usize, Moment)> {
        let company = Participants {
            players: PerSeat::from_fn(2, |seat| match seat {
                Seat::First => Player::Person,
                _ => Player::Computer(Level::Mason),
            }),
            names: PerSeat::from_fn(2, |_| None),
            architect: None,
            reader: Some(Seat::First),
        };
        let mut rng = chance(seed);
        let setup = Akropolis::deal(&akropolis(Players::Two), &mut rng).unwrap();
        let record = GameRecord::<Akropolis>::new(&setup).unwrap();
        let mut session = Session::new(record, company.players.clone()).unwrap();
        let mut found = Vec::new();
        loop {
            if let Some((character, seat, moment)) = company.speaker(&session) {
                assert_eq!(character, Character::Level(Level::Mason));
                assert_eq!(seat, Seat::Second);
                found.push((session.record().moves().len(), moment));
            }
            let Some(chosen) = session.position().random_move(&mut rng) else {
                return found;
            };
            session.play(chosen).unwrap();
        }
    }

    #[test]
    fn a_character_speaks_at_the_start_and_seldom_after() {
        let games: Vec<_> = (0..40).map(spoken).collect();
        for game in &games {
            assert_eq!(game[0], (0, Moment::Start));
            assert!(game.len() <= 1 + PRAISES, "{game:?}");
            assert!(
                game[1..]
                    .iter()
                    .all(|&(_, moment)| moment == Moment::StrongMove)
            );
        }
        assert!(games.iter().any(|game| game.len() > 1));
    }
}

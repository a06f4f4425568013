//! Games from outside: a record that somebody pastes, or a file of all games of another browser.

use polis_notation::{GameRecord, MAX_BYTES, Notated, Record, RecordError};
use rand::Rng;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::player;
use crate::saved_games::{KeyValueStore, NotKept, SavedGames};
use crate::session::{AnySession, RestoreError, Saved, Session};

/// What was opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// One game, from its record.
    Game(AnySession),
    /// All games of a browser.
    Games(Games),
}

/// All games of a browser, as a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Games {
    /// The form of this file. One that we do not know comes from a later version.
    polis_games: u32,
    games: Vec<Saved>,
}

/// Nothing can be opened.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum OpenError {
    /// It is longer than all games could be.
    #[error("found {found} bytes; expected at most {}", Games::MAX_BYTES)]
    TooLong {
        /// How long it is.
        found: usize,
    },
    /// It is not the record of a game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is not a file of games.
    #[error(transparent)]
    Games(#[from] RestoreError),
    /// The browser keeps nothing.
    #[error(transparent)]
    NotKept(#[from] NotKept),
}

impl Opened {
    /// Opens a text: a record or a file of games. Tiles that a record hides are shuffled, so that
    /// the game can go on.
    ///
    /// # Errors
    /// When it is neither.
    pub fn read(text: &str, rng: &mut (impl Rng + ?Sized)) -> Result<Opened, OpenError> {
        let found = text.len();
        if found > Games::MAX_BYTES {
            return Err(OpenError::TooLong { found });
        }
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.starts_with('{') {
            return Ok(Opened::Games(Games::read(text)?));
        }
        Ok(Opened::Game(match Record::read(text)? {
            Record::Akropolis(record) => session(*record, rng).into(),
            Record::Architekton(record) => session(*record, rng).into(),
        }))
    }
}

impl Games {
    /// The form that is written now.
    pub const VERSION: u32 = 1;
    /// The longest file that is read.
    pub const MAX_BYTES: usize = 64 * MAX_BYTES;

    /// All saved games that can be read.
    pub fn of(saved_games: &SavedGames<impl KeyValueStore>) -> Games {
        Games {
            polis_games: Games::VERSION,
            games: saved_games.saved(),
        }
    }

    /// The file.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts and numbers can be written as JSON")
    }

    /// Saves those games that are not there already, and says how many.
    ///
    /// # Errors
    /// When one of them cannot be read, and then none is saved; or when the browser does not
    /// keep one.
    pub fn add_to(&self, saved_games: &SavedGames<impl KeyValueStore>) -> Result<usize, OpenError> {
        for saved in &self.games {
            saved.restore()?;
        }
        let present = saved_games.saved();
        let mut added = 0;
        // The one played last comes last, and gets the highest number.
        for saved in self.games.iter().rev() {
            if !present.contains(saved) {
                saved_games.keep(saved_games.next_id(), saved)?;
                added += 1;
            }
        }
        Ok(added)
    }

    fn read(text: &str) -> Result<Games, RestoreError> {
        let games: Games = serde_json::from_str(text).map_err(|error| RestoreError::Malformed {
            found: error.to_string(),
        })?;
        match games.polis_games {
            Games::VERSION => Ok(games),
            found => Err(RestoreError::Version { found }),
        }
    }
}

fn session<G: Notated>(record: GameRecord<G>, rng: &mut (impl Rng + ?Sized)) -> Session<G> {
    let record = if record.position().is_redacted() {
        filled(&record, rng)
    } else {
        record
    };
    let players = player::remarked(&record);
    Session::new(record, players).expect("there are as many players as the record has people")
}

/// The same game with tiles in the place of those that it hides.
fn filled<G: Notated>(record: &GameRecord<G>, rng: &mut (impl Rng + ?Sized)) -> GameRecord<G> {
    let mut position = record.position().clone();
    position.fill(rng);
    record.with_tiles(&position.setup())
}

#[cfg(test)]
mod tests {
    use polis_game::{Seat, chance};
    use polis_notation::Level;

    use super::*;
    use crate::new_game::NewGame;
    use crate::player::Player;
    use crate::saved_games::memory::Memory;
    use crate::testing::play_at_random;
    use polis_notation::GameKind;

    fn begun(kind: GameKind) -> AnySession {
        NewGame::default().begin(kind, &mut chance(4)).unwrap()
    }

    fn record(session: &AnySession) -> Record {
        match session {
            AnySession::Akropolis(session) => session.record().clone().into(),
            AnySession::Architekton(session) => session.record().clone().into(),
        }
    }

    #[test]
    fn a_game_that_was_copied_goes_on_with_the_same_players() {
        for kind in GameKind::ALL {
            let session = begun(kind);
            let text = format!("\u{feff}\n{}\n\n", record(&session));
            assert_eq!(
                Opened::read(&text, &mut chance(1)),
                Ok(Opened::Game(session))
            );
        }
    }

    #[test]
    fn players_are_those_that_the_record_remarks() {
        let AnySession::Akropolis(session) = begun(GameKind::Akropolis) else {
            panic!("a game of Akropolis");
        };
        for (remark, second) in [
            ("2:daidalos", Player::Computer(Level::Daidalos)),
            ("2", Player::Computer(Level::Foreman)),
            ("2:zeus 9:mason :: 2:", Player::Person),
            ("", Player::Person),
        ] {
            let mut record = session.record().clone();
            record.set_remark(polis_notation::Remark::Computer, Some(remark));
            let players = player::remarked(&record);
            assert_eq!(players.values(), [Player::Person, second], "{remark}");
        }
    }

    #[test]
    fn a_record_that_hides_tiles_goes_on_with_others() {
        for kind in GameKind::ALL {
            let mut rng = chance(11);
            for plies in [0, 1, 9] {
                let mut whole = record(&begun(kind));
                for _ in 0..plies {
                    play_at_random(&mut whole, &mut rng);
                }
                let hidden = whole.redacted(Seat::First).to_string();
                assert!(hidden.contains('?'));
                let Ok(Opened::Game(session)) = Opened::read(&hidden, &mut rng) else {
                    panic!("{hidden}");
                };
                let opened = record(&session);
                assert_eq!(opened.plies(), plies);
                if opened.to_move().is_some() {
                    assert!(!opened.to_string().contains('?'), "{opened}");
                }
                // What was seen is the same, and so are those who play.
                assert_eq!(opened.redacted(Seat::First).to_string(), hidden);
                assert_eq!(session.summary().players, begun(kind).summary().players);
            }
        }
    }

    #[test]
    fn what_is_no_game_is_refused_with_a_reason() {
        let long = "#".repeat(Games::MAX_BYTES + 1);
        for text in [
            "",
            "hello",
            "game chess\nmoves",
            "{",
            "{}",
            "{\"polis_games\":2,\"games\":[]}",
            "{\"polis_games\":1,\"games\":[{}]}",
            "\u{0}",
            &long,
        ] {
            let error = Opened::read(text, &mut chance(1)).unwrap_err().to_string();
            assert!(!error.is_empty() && error.len() < 400, "{error}");
        }
    }

    #[test]
    fn all_games_go_to_another_browser_and_only_once() {
        let here = SavedGames(Memory::default());
        for (played, kind) in [(5.0, GameKind::Akropolis), (9.0, GameKind::Architekton)] {
            let saved = begun(kind).save(played);
            here.keep(here.next_id(), &saved).unwrap();
        }
        let text = Games::of(&here).to_text();
        let Ok(Opened::Games(games)) = Opened::read(&text, &mut chance(1)) else {
            panic!("the saved games");
        };
        let there = SavedGames(Memory::default());
        assert_eq!(games.add_to(&there), Ok(2));
        assert_eq!(there.entries(), here.entries());
        assert_eq!(games.add_to(&there), Ok(0));
        // One that cannot be read, and none is added.
        let broken = text.replace("game akropolis", "game chess");
        let Ok(Opened::Games(games)) = Opened::read(&broken, &mut chance(1)) else {
            panic!("the saved games");
        };
        let empty = SavedGames(Memory::default());
        assert!(games.add_to(&empty).is_err());
        assert_eq!(empty.entries(), []);
    }
}

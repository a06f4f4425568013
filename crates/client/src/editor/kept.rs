//! What is being set up, as the browser keeps it.

use polis_architekton::Faces;
use polis_notation::Draft;
use serde::{Deserialize, Serialize};

use super::{akropolis, architekton};
use crate::game_kind::GameKind;
use crate::new_game::NewGame;
use crate::player::Player;
use crate::settings::Kept as _;
use crate::shelf::Store;

/// What is being set up and who is to play on, as it may stand in storage: anything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Text {
    /// The form of this text. One that we do not know comes from a later version.
    version: u32,
    /// What is told of the position.
    draft: String,
    players: Vec<Player>,
}

const VERSION: u32 = 1;
/// The longest text that is read.
const MAX_BYTES: usize = 64 * 1024;

/// What is being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// What is told of the position.
    pub draft: Draft,
    /// Who is to play on, for as many seats as there can be.
    pub players: [Player; 4],
}

impl Kept {
    /// The beginning of a game, with those who played last.
    pub fn new(game: GameKind, store: &impl Store) -> Kept {
        Kept {
            draft: begun(game),
            players: NewGame::load(store).chairs.map(|chair| chair.player),
        }
    }

    /// What was kept last; the beginning of a game where nothing readable is.
    pub fn load(game: GameKind, store: &impl Store) -> Kept {
        let usual = Kept::new(game, store);
        let text = store.get(&key(game)).filter(|text| text.len() <= MAX_BYTES);
        let Some(kept) = text.and_then(|text| serde_json::from_str::<Text>(&text).ok()) else {
            return usual;
        };
        if kept.version != VERSION {
            return usual;
        }
        let draft = Draft::read(&kept.draft)
            .ok()
            .filter(|draft| kind(draft) == game);
        let mut players = usual.players;
        for (own, player) in players.iter_mut().zip(kept.players) {
            *own = player;
        }
        Kept {
            draft: draft.unwrap_or(usual.draft),
            players,
        }
    }

    /// Keeps it. A browser that keeps nothing is no reason to stop.
    pub fn keep(&self, store: &impl Store) {
        let text = Text {
            version: VERSION,
            draft: self.draft.to_string(),
            players: self.players.to_vec(),
        };
        if let Ok(text) = serde_json::to_string(&text) {
            let _ = store.set(&key(kind(&self.draft)), &text);
        }
    }
}

/// Of which game somebody tells.
pub fn kind(draft: &Draft) -> GameKind {
    match draft {
        Draft::Akropolis(_) => GameKind::Akropolis,
        Draft::Architekton(_) => GameKind::Architekton,
    }
}

/// The beginning of a game, before any tile is laid out.
pub fn begun(game: GameKind) -> Draft {
    match game {
        GameKind::Akropolis => {
            let options = polis_akropolis::Options::new(
                polis_akropolis::Players::Two,
                polis_akropolis::Variants::NONE,
                polis_akropolis::Length::Standard,
            );
            let options = options.expect("there is a standard game for two");
            Draft::Akropolis(akropolis::Arrangement::new(options).told().clone())
        }
        GameKind::Architekton => {
            let arrangement = architekton::Arrangement::new(Faces::BUILT_IN);
            Draft::Architekton(arrangement.told().clone())
        }
    }
}

fn key(game: GameKind) -> String {
    format!("polis.editor.{game}")
}

#[cfg(test)]
mod tests {
    use polis_notation::Level;

    use super::*;
    use crate::shelf::memory::Memory;

    #[test]
    fn what_is_set_up_is_kept() {
        for game in GameKind::ALL {
            let store = Memory::default();
            let mut kept = Kept::load(game, &store);
            assert_eq!(kept.draft, begun(game));
            match &mut kept.draft {
                Draft::Akropolis(told) => told.stones[0] = 7,
                Draft::Architekton(told) => told.chips = [3, 0],
            }
            kept.players[2] = Player::Computer(Level::Foreman);
            kept.keep(&store);
            assert_eq!(Kept::load(game, &store), kept);
            // The other game has a place of its own.
            let other = GameKind::ALL.into_iter().find(|&other| other != game);
            assert_eq!(
                Kept::load(other.unwrap(), &store).draft,
                begun(other.unwrap())
            );
        }
    }

    #[test]
    fn whatever_stands_in_storage_is_no_reason_to_stop() {
        for game in GameKind::ALL {
            let usual = Kept::new(game, &Memory::default());
            let record = begun(match game {
                GameKind::Akropolis => GameKind::Architekton,
                GameKind::Architekton => GameKind::Akropolis,
            });
            let other_game = serde_json::to_string(&Text {
                version: 1,
                draft: record.to_string(),
                players: Vec::new(),
            });
            for text in [
                "",
                "{",
                "[]",
                "{\"version\":2,\"draft\":\"\",\"players\":[]}",
                "{\"version\":1,\"draft\":\"game chess\",\"players\":[]}",
                "{\"version\":1,\"draft\":\"game akropolis\\nplayers 9\\nsite\\nmoves\",\"players\":[]}",
                &other_game.unwrap(),
                &"[".repeat(MAX_BYTES + 1),
            ] {
                let store = Memory::default();
                store.set(&key(game), text).unwrap();
                assert_eq!(Kept::load(game, &store), usual, "{text}");
            }
        }
    }
}

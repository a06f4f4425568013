//! The position that is being set up, saved in the browser.

use polis_notation::Draft;
use serde::{Deserialize, Serialize};

use super::PositionEditor as _;
use super::akropolis::AkropolisEditor;
use super::architekton::ArchitektonEditor;
use crate::new_game::NewGame;
use crate::player::Player;
use crate::saved_games::KeyValueStore;
use crate::settings::Stored as _;
use polis_notation::GameKind;

/// The form in storage, where anything may stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Text {
    /// The form of this text. One that we do not know comes from a later version.
    version: u32,
    draft: String,
    players: Vec<Player>,
}

const VERSION: u32 = 1;
/// The longest text that is read.
const MAX_BYTES: usize = 64 * 1024;

/// The position that is being set up, and who is to play on.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorSave {
    pub draft: Draft,
    /// Who is to play on, for as many seats as there can be.
    pub players: [Player; 4],
}

impl EditorSave {
    /// The beginning of a game, with those who played last.
    pub fn new(game: GameKind, store: &impl KeyValueStore) -> EditorSave {
        EditorSave {
            draft: empty_draft(game),
            players: NewGame::load(store).chairs.map(|chair| chair.player),
        }
    }

    /// What was kept last; the beginning of a game where nothing readable is.
    pub fn load(game: GameKind, store: &impl KeyValueStore) -> EditorSave {
        let usual = EditorSave::new(game, store);
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
        EditorSave {
            draft: draft.unwrap_or(usual.draft),
            players,
        }
    }

    /// Keeps it. A browser that keeps nothing is no reason to stop.
    pub fn keep(&self, store: &impl KeyValueStore) {
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

/// Which game a draft is of.
pub fn kind(draft: &Draft) -> GameKind {
    match draft {
        Draft::Akropolis(_) => GameKind::Akropolis,
        Draft::Architekton(_) => GameKind::Architekton,
    }
}

/// The beginning of a game, before any tile is laid out.
pub fn empty_draft(game: GameKind) -> Draft {
    match game {
        GameKind::Akropolis => AkropolisEditor::empty().draft(),
        GameKind::Architekton => ArchitektonEditor::empty().draft(),
    }
}

fn key(game: GameKind) -> String {
    format!("polis.editor.{game}")
}

#[cfg(test)]
mod tests {
    use polis_notation::Level;

    use super::*;
    use crate::saved_games::memory::Memory;

    #[test]
    fn what_is_set_up_is_kept() {
        for game in GameKind::ALL {
            let store = Memory::default();
            let mut kept = EditorSave::load(game, &store);
            assert_eq!(kept.draft, empty_draft(game));
            match &mut kept.draft {
                Draft::Akropolis(told) => told.stones[0] = 7,
                Draft::Architekton(told) => told.chips = [3, 0],
            }
            kept.players[2] = Player::Computer(Level::Foreman);
            kept.keep(&store);
            assert_eq!(EditorSave::load(game, &store), kept);
            // The other game has a place of its own.
            let other = GameKind::ALL.into_iter().find(|&other| other != game);
            assert_eq!(
                EditorSave::load(other.unwrap(), &store).draft,
                empty_draft(other.unwrap())
            );
        }
    }

    #[test]
    fn whatever_stands_in_storage_is_no_reason_to_stop() {
        for game in GameKind::ALL {
            let usual = EditorSave::new(game, &Memory::default());
            let record = empty_draft(match game {
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
                assert_eq!(EditorSave::load(game, &store), usual, "{text}");
            }
        }
    }
}

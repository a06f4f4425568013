//! What is kept of a game that was looked at: its variations, and what the computer has found.
//!
//! It belongs to the game, not to where the game came from: who opens the same record again finds
//! it again.

use polis_engine_service::analysis_task::BEST;
use polis_engine_service::message::{AnalysisUpdate, MoveAssessment, PositionForecast, TriedMove};
use polis_game::Seat;
use polis_notation::{GameRecord, MAX_BYTES, Notated, Record, RecordTree, Remark, Tree};
use serde::{Deserialize, Serialize};

use super::notes::Notes;
use crate::saved_games::{KeyValueStore, NotKept};

/// The form that is written now.
const VERSION: u32 = 1;
/// The longest text that is read.
const MAX_TEXT: usize = 4 * MAX_BYTES;
/// So many games stay.
const GAMES: usize = 20;
const PREFIX: &str = "polis.study.";

/// What is kept of a game. It may come from anywhere and hold anything.
#[derive(Debug, Serialize, Deserialize)]
struct Stored {
    version: u32,
    /// When it was looked at last, in milliseconds since 1970.
    seen: f64,
    /// The game with its variations, as a record.
    tree: String,
    forecasts: Vec<PositionForecast>,
    assessed: Vec<MoveAssessment>,
    /// Whether nothing more will be found about the game.
    #[serde(default)]
    done: bool,
}

/// A game that can be looked at: its records are read together with their variations.
pub trait Studied: Notated {
    /// The tree, if it is one of this game.
    fn tree(tree: RecordTree) -> Option<Tree<Self>>;
}

impl Studied for polis_akropolis::Akropolis {
    fn tree(tree: RecordTree) -> Option<Tree<Self>> {
        match tree {
            RecordTree::Akropolis(tree) => Some(*tree),
            RecordTree::Architekton(_) => None,
        }
    }
}

impl Studied for polis_architekton::Architekton {
    fn tree(tree: RecordTree) -> Option<Tree<Self>> {
        match tree {
            RecordTree::Architekton(tree) => Some(*tree),
            RecordTree::Akropolis(_) => None,
        }
    }
}

/// Finds what is kept of a game: its variations, and what the computer has found. What cannot be
/// read, or does not belong to the game, is as if it were not there.
pub fn load<G: Studied>(
    store: &impl KeyValueStore,
    game: &GameRecord<G>,
) -> Option<(Tree<G>, Notes)> {
    let text = store
        .get(&key(game))
        .filter(|text| text.len() <= MAX_TEXT)?;
    let kept: Stored = serde_json::from_str(&text).ok()?;
    if kept.version != VERSION {
        return None;
    }
    let tree = G::tree(RecordTree::read(&kept.tree).ok()?)?;
    if bare(tree.game()) != bare(game) {
        return None;
    }
    let seats: Vec<Option<Seat>> = game
        .positions()
        .map(|position| position.to_move())
        .collect();
    let mut kept = kept;
    kept.forecasts.retain(is_sound);
    kept.assessed.retain_mut(|one| {
        one.best.truncate(BEST);
        let played = game.moves().get(one.ply).map(ToString::to_string);
        let seat = seats.get(one.ply).copied().flatten();
        played.as_ref() == Some(&one.played.chosen)
            && seat.map(Seat::number) == Some(one.seat)
            && is_sensible(&one.played)
            && !one.best.is_empty()
            && one.best.iter().all(is_sensible)
    });
    let mut notes = Notes::default();
    let findings = AnalysisUpdate {
        id: 0,
        part: if kept.done { 1.0 } else { 0.0 },
        forecasts: kept.forecasts,
        assessed: kept.assessed,
    };
    notes.take(&tree.path(tree.played(usize::MAX)), findings);
    Some((tree, notes))
}

/// Keeps the variations of a game, and what the computer has found in the game itself.
///
/// # Errors
/// When the browser does not.
pub fn keep<G: Studied>(
    store: &impl KeyValueStore,
    tree: &Tree<G>,
    notes: &Notes,
    now: f64,
) -> Result<(), NotKept> {
    let line = tree.path(tree.played(usize::MAX));
    let (forecasts, assessed) = notes.findings(&line);
    let kept = Stored {
        done: notes.is_done(&line),
        version: VERSION,
        seen: now,
        tree: tree.to_string(),
        forecasts,
        assessed,
    };
    let key = key(tree.game());
    let text = serde_json::to_string(&kept).expect("texts and numbers can be written as JSON");
    forget_oldest(store, &key, GAMES - 1);
    store.set(&key, &text).or_else(|_| {
        forget_oldest(store, &key, 0);
        store.set(&key, &text)
    })
}

/// Forgets the games that were looked at longest ago, beyond so many besides the one with a key.
fn forget_oldest(store: &impl KeyValueStore, key: &str, stay: usize) {
    let seen = |other: &String| {
        let text = store.get(other).unwrap_or_default();
        let kept = serde_json::from_str::<Stored>(&text);
        kept.map_or(0.0, |kept| kept.seen)
    };
    let others = store.keys().into_iter();
    let mut others: Vec<(f64, String)> = others
        .filter(|other| other.starts_with(PREFIX) && other != key)
        .map(|other| (seen(&other), other))
        .collect();
    if others.len() > stay {
        others.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (_, other) in others.drain(stay..) {
            store.remove(&other);
        }
    }
}

fn is_sound(forecast: &PositionForecast) -> bool {
    let is_finite = |values: &[f32]| values.iter().all(|value| value.is_finite());
    is_finite(&forecast.win)
        && is_finite(&forecast.points)
        && forecast.win.len() <= 4
        && forecast.win.iter().all(|win| (0.0..=1.0).contains(win))
}

fn is_sensible(tried: &TriedMove) -> bool {
    let numbers = [tried.margin, tried.points, tried.error];
    (0.0..=1.0).contains(&tried.win) && numbers.iter().all(|number| number.is_finite())
}

/// The key of a game: its tiles and moves make it what it is, not what its players are called.
fn key<G: Notated>(game: &GameRecord<G>) -> String {
    // FNV-1a: short, and the same in every version.
    let text = bare(game);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{PREFIX}{hash:016x}")
}

/// The record without names and remarks.
fn bare<G: Notated>(game: &GameRecord<G>) -> String {
    let mut game = game.clone();
    for seat in Seat::first(game.start().people()) {
        game.set_name(seat, None).unwrap_or_default();
    }
    for remark in Remark::ALL {
        game.set_remark(remark, None);
    }
    game.to_string()
}

/// Reads a text that somebody gives: a record, with its variations where they can be read.
///
/// # Errors
/// When it is no record.
pub fn read(text: &str) -> Result<RecordTree, polis_notation::RecordError> {
    let text = text.trim_start_matches('\u{feff}').trim();
    RecordTree::read(text).or_else(|_| {
        Ok(match Record::read(text)? {
            Record::Akropolis(record) => RecordTree::Akropolis(Tree::new(*record).into()),
            Record::Architekton(record) => RecordTree::Architekton(Tree::new(*record).into()),
        })
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::Akropolis;

    use super::*;
    use crate::replay::notes::tests::{assessed, foreseen};
    use crate::replay::study::tests::{game, other_moves};
    use crate::saved_games::memory::Memory;
    use crate::statistics::losses::{self, MoveLoss};

    fn studied() -> (Tree<Akropolis>, Notes) {
        let game = game(4);
        let mut tree = Tree::new(game.clone());
        tree.add(tree.played(3), other_moves(&game, 3)[0]).unwrap();
        let mut notes = Notes::default();
        let line = tree.path(tree.played(usize::MAX));
        let played = game.moves()[2].to_string();
        let findings = AnalysisUpdate {
            id: 1,
            part: 0.1,
            forecasts: vec![foreseen(0), foreseen(1)],
            assessed: vec![assessed(2, &played, 0.1)],
        };
        notes.take(&line, findings);
        (tree, notes)
    }

    #[test]
    fn what_was_found_is_there_next_time() {
        let (tree, notes) = studied();
        let store = Memory::default();
        assert!(load(&store, tree.game()).is_none());
        keep(&store, &tree, &notes, 5.0).unwrap();
        let mut renamed = tree.game().clone();
        renamed
            .set_name(Seat::First, Some("Thalia".parse().unwrap()))
            .unwrap();
        let (found, found_notes) = load(&store, &renamed).unwrap();
        assert_eq!(found.to_string(), tree.to_string());
        assert_eq!(found_notes, notes);
        assert!(load(&store, &game(5)).is_none());
    }

    #[test]
    fn what_was_given_away_is_counted_among_the_losses() {
        let (tree, notes) = studied();
        let store = Memory::default();
        let record = tree.game().to_string();
        assert_eq!(losses::kept(&store, &record), None);
        keep(&store, &tree, &notes, 5.0).unwrap();
        let kept = losses::kept(&store, &record).unwrap();
        let [
            MoveLoss {
                ply: 2,
                place: 0,
                loss,
            },
        ] = kept[..]
        else {
            panic!("{kept:?}");
        };
        assert!((loss - 0.1).abs() < 1e-3, "{loss}");
        assert_eq!(losses::kept(&store, "game chess"), None);
    }

    #[test]
    fn whatever_stands_in_the_storage_does_no_harm() {
        let (tree, notes) = studied();
        let store = Memory::default();
        keep(&store, &tree, &notes, 5.0).unwrap();
        let key = key(tree.game());
        let good = store.get(&key).unwrap();
        for (found, other) in [
            ("\"version\":1", "\"version\":2"),
            ("game akropolis", "game chess"),
            ("\"tree\":", "\"bush\":"),
            ("moves\\n", "moves\\n9 9,9 9\\n"),
        ] {
            let bad = good.replacen(found, other, 1);
            assert_ne!(bad, good);
            store.set(&key, &bad).unwrap();
            assert!(load(&store, tree.game()).is_none(), "{other}");
        }
        for text in ["", "{", "null", "\u{0}", "{\"version\":1}"] {
            store.set(&key, text).unwrap();
            assert!(load(&store, tree.game()).is_none(), "{text}");
        }
        // Figures that cannot be are left out.
        for (found, other) in [
            ("\"win\":0.6", "\"win\":7.5"),
            ("\"seat\":1", "\"seat\":2"),
            ("\"ply\":2,\"seat\"", "\"ply\":3,\"seat\""),
        ] {
            let bad = good.replacen(found, other, 1);
            assert_ne!(bad, good, "{found}");
            store.set(&key, &bad).unwrap();
            let (_, notes) = load(&store, tree.game()).unwrap();
            let line = tree.path(tree.played(usize::MAX));
            assert_eq!(notes.findings(&line).1, [], "{other}");
        }
    }

    #[test]
    fn only_the_games_seen_last_stay() {
        let store = Memory::default();
        for seed in 0..25_u32 {
            let tree = Tree::new(game(u64::from(seed)));
            keep(&store, &tree, &Notes::default(), f64::from(seed)).unwrap();
        }
        assert_eq!(store.keys().len(), GAMES);
        assert!(load(&store, &game(24)).is_some() && load(&store, &game(0)).is_none());
    }

    #[test]
    fn a_record_is_read_even_where_its_variations_cannot_be() {
        let (tree, _) = studied();
        let text = tree.to_string();
        assert_eq!(read(&text).unwrap().to_string(), text);
        let bad = text.replace("variation after", "variation before");
        assert_eq!(read(&bad).unwrap().to_string(), tree.game().to_string());
        assert!(read("game chess").is_err());
    }
}

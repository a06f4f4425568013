//! All finished games of this browser, read and put in order.

use polis_notation::Notated;

use super::played::{GameSource, Played};
use super::results::{ResultKey, ResultText, Results};
use crate::saved_games::{Entry, GameId, KeyValueStore, SavedGames};
use crate::session::{AnySession, Session};

/// All finished games of this browser, the latest first. Those among the saved games that ended before
/// results were kept are taken in.
pub fn gather(store: impl KeyValueStore + Copy) -> Vec<Played> {
    take_in(store);
    let results = Results(store);
    results
        .read()
        .into_iter()
        .filter_map(|kept| match kept.text {
            ResultText::Whole { players, record } => {
                Played::here(kept.key, kept.at, &players, &record)
            }
            ResultText::LeftOut => None,
        })
        .collect()
}

/// Takes in the finished games of the saved.
fn take_in(store: impl KeyValueStore + Copy) {
    let results = Results(store);
    let saved = SavedGames(store);
    for entry in saved.entries() {
        let is_over = matches!(&entry.summary, Ok(game) if game.to_move.is_none());
        if !is_over {
            continue;
        }
        match saved.get(entry.id) {
            Some(Ok(AnySession::Akropolis(session))) => {
                take(&results, &entry, &session);
            }
            Some(Ok(AnySession::Architekton(session))) => {
                take(&results, &entry, &session);
            }
            Some(Err(_)) | None => {}
        }
    }
}

fn take<G: Notated>(results: &Results<impl KeyValueStore>, entry: &Entry, session: &Session<G>) {
    let record = session.record().to_string();
    results.write(entry.id, &record, session.players(), entry.played());
}

/// Leaves out a game that had ended when it was opened: it may be anybody's. One that goes on here is
/// counted when it ends.
pub fn leave_out_opened(store: impl KeyValueStore, id: GameId, session: &AnySession) {
    let is_over = session.summary().to_move.is_none();
    if is_over {
        Results(store).leave_out(&ResultKey::new(id, &record_of(session)));
    }
}

/// Whether a game is still among the saved games, and where.
pub fn on_shelf(store: impl KeyValueStore + Copy, source: &GameSource) -> Option<GameId> {
    let GameSource::Here(key) = source else {
        return None;
    };
    let id = key.game()?;
    let session = SavedGames(store).get(id)?.ok()?;
    (ResultKey::new(id, &record_of(&session)) == *key).then_some(id)
}

fn record_of(session: &AnySession) -> String {
    match session {
        AnySession::Akropolis(session) => session.record().to_string(),
        AnySession::Architekton(session) => session.record().to_string(),
    }
}

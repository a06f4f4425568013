//! The games that are kept in the browser.

use std::fmt;

use polis_notation::Notated;
use thiserror::Error;

use crate::session::{AnySession, RestoreError, Saved, Session, SessionSummary};
use crate::statistics::results::Results;

/// Where texts are kept by key: the browser's local storage.
pub trait KeyValueStore {
    /// The text of a key; none where there is none, or nothing can be read.
    fn get(&self, key: &str) -> Option<String>;

    /// Keeps a text.
    ///
    /// # Errors
    /// When it cannot be kept: the storage is full, or switched off.
    fn set(&self, key: &str, text: &str) -> Result<(), NotKept>;

    /// Forgets a text.
    fn remove(&self, key: &str);

    /// Every key.
    fn keys(&self) -> Vec<String>;
}

impl<S: KeyValueStore> KeyValueStore for &S {
    fn get(&self, key: &str) -> Option<String> {
        (**self).get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), NotKept> {
        (**self).set(key, text)
    }

    fn remove(&self, key: &str) {
        (**self).remove(key);
    }

    fn keys(&self) -> Vec<String> {
        (**self).keys()
    }
}

/// The browser did not keep a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the browser did not keep it; expected room in its local storage")]
pub struct NotKept;

/// The number of a game on the saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u32);

impl GameId {
    /// Reads what its `Display` wrote.
    pub fn from_text(text: &str) -> Option<GameId> {
        let id = GameId(text.parse().ok()?);
        (id.to_string() == text).then_some(id)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What has become of a game on the saved while it is also on a table: another tab may have it.
#[derive(Clone, Debug, PartialEq)]
pub enum SavedGameChange<G: Notated> {
    /// It is as on the table, or nothing readable is there.
    Same,
    /// It was played on.
    PlayedOn(Box<Session<G>>),
    /// Its number belongs to a game of another kind now.
    Replaced,
    /// It was removed.
    Removed,
}

/// The games that are kept in a store.
#[derive(Clone, Copy, Debug)]
pub struct SavedGames<S>(pub S);

/// A game on the saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its number.
    pub id: GameId,
    /// What it is, or why it cannot be continued.
    pub summary: Result<SessionSummary, RestoreError>,
    /// When it was played last, in milliseconds since 1970; 0 where that cannot be read.
    played: f64,
}

impl Entry {
    /// When it was played last, in milliseconds since 1970; 0 where that cannot be read.
    pub fn played(&self) -> f64 {
        self.played
    }
}

/// A game that was removed and can be put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    id: GameId,
    text: String,
}

/// How every key of ours begins.
const OURS: &str = "polis.";
const PREFIX: &str = "polis.game.";

impl<S: KeyValueStore> SavedGames<S> {
    /// How many finished games stay.
    pub const FINISHED: usize = 20;

    /// Every game, the one played last first.
    pub fn entries(&self) -> Vec<Entry> {
        let mut entries: Vec<Entry> = self.ids().map(|id| self.entry(id)).collect();
        entries.sort_by(|one, other| {
            let by_time = other.played.total_cmp(&one.played);
            by_time.then(other.id.cmp(&one.id))
        });
        entries
    }

    /// Takes a game from the saved; none where there is none.
    pub fn get(&self, id: GameId) -> Option<Result<AnySession, RestoreError>> {
        let text = self.0.get(&key(id))?;
        Some(Saved::from_text(&text).and_then(|saved| saved.restore()))
    }

    /// Whether a change of this key concerns a game; none where everything was removed.
    pub fn concerns(id: GameId, changed: Option<&str>) -> bool {
        changed.is_none_or(|changed| changed == key(id))
    }

    /// What has become of a game that is also on a table. When it was played does not matter: two
    /// tabs that keep the same game would otherwise never come to rest.
    pub fn fate<G: Notated>(&self, id: GameId, on_table: &Session<G>) -> SavedGameChange<G>
    where
        Session<G>: TryFrom<AnySession>,
    {
        match self.get(id) {
            None => SavedGameChange::Removed,
            // What cannot be read is no reason to lose what is on the table.
            Some(Err(_)) => SavedGameChange::Same,
            Some(Ok(session)) => match Session::try_from(session) {
                Ok(session) if session == *on_table => SavedGameChange::Same,
                Ok(session) => SavedGameChange::PlayedOn(Box::new(session)),
                Err(_) => SavedGameChange::Replaced,
            },
        }
    }

    /// The number for a new game.
    pub fn next_id(&self) -> GameId {
        let last = self.ids().max().map_or(0, |id| id.0);
        // Nobody plays four billion games, but somebody may write the number into their storage.
        GameId(last.checked_add(1).unwrap_or_else(|| self.first_gap()))
    }

    /// Keeps a game.
    ///
    /// # Errors
    /// When the browser does not.
    pub fn keep(&self, id: GameId, saved: &Saved) -> Result<(), NotKept> {
        let text = saved.to_text();
        self.0.set(&key(id), &text).or_else(|_| {
            self.forget_finished(0);
            self.0.set(&key(id), &text).or_else(|_| {
                // The game that is being played comes before those of long ago.
                Results(&self.0).forget_half();
                self.0.set(&key(id), &text)
            })
        })
    }

    /// Removes a game. What is given back can be [put back](SavedGames::put_back), be it readable or
    /// not.
    pub fn remove(&self, id: GameId) -> Option<Removed> {
        let text = self.0.get(&key(id))?;
        self.0.remove(&key(id));
        Some(Removed { id, text })
    }

    /// Puts a game back where it was.
    ///
    /// # Errors
    /// When the browser does not keep it.
    pub fn put_back(&self, removed: &Removed) -> Result<(), NotKept> {
        self.0.set(&key(removed.id), &removed.text)
    }

    /// Every game that can be read, as it is kept, the one played last first.
    pub fn saved(&self) -> Vec<Saved> {
        self.entries()
            .into_iter()
            .filter_map(|entry| Saved::from_text(&self.0.get(&key(entry.id))?).ok())
            .collect()
    }

    /// Forgets everything of ours: games, settings, and what was chosen last.
    pub fn forget_everything(&self) {
        for key in self.0.keys() {
            if key.starts_with(OURS) {
                self.0.remove(&key);
            }
        }
    }

    /// Forgets the oldest finished games beyond those that stay.
    pub fn tidy(&self) {
        self.forget_finished(Self::FINISHED);
    }

    fn forget_finished(&self, stay: usize) {
        let finished = |entry: &Entry| matches!(&entry.summary, Ok(game) if game.to_move.is_none());
        for entry in self.entries().into_iter().filter(finished).skip(stay) {
            self.remove(entry.id);
        }
    }

    fn ids(&self) -> impl Iterator<Item = GameId> {
        self.0
            .keys()
            .into_iter()
            .filter_map(|key| GameId::from_text(key.strip_prefix(PREFIX)?))
    }

    fn first_gap(&self) -> u32 {
        let ids: Vec<GameId> = self.ids().collect();
        (1..=u32::MAX)
            .find(|&number| !ids.contains(&GameId(number)))
            .unwrap_or(1)
    }

    fn entry(&self, id: GameId) -> Entry {
        let text = self.0.get(&key(id)).unwrap_or_default();
        let saved = Saved::from_text(&text);
        Entry {
            id,
            played: saved.as_ref().map_or(0.0, Saved::played),
            summary: saved
                .and_then(|saved| saved.restore())
                .map(|session| session.summary()),
        }
    }
}

fn key(id: GameId) -> String {
    format!("{PREFIX}{id}")
}

#[cfg(test)]
pub mod memory;
#[cfg(test)]
mod tests;

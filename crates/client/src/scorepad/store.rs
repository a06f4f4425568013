//! The sheets that are kept in the browser.

use std::fmt;

use super::save::{SheetSave, UnreadableSheet};
use super::sheet::Sheet;
use crate::saved_games::{KeyValueStore, NotKept};

/// The number of a sheet in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SheetId(pub u32);

impl SheetId {
    /// Reads what its `Display` wrote.
    pub fn from_text(text: &str) -> Option<SheetId> {
        let id = SheetId(text.parse().ok()?);
        (id.to_string() == text).then_some(id)
    }
}

impl fmt::Display for SheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The sheets that are kept in a store.
#[derive(Clone, Copy, Debug)]
pub struct SheetStore<S>(pub S);

/// A sheet in the store.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredSheet {
    /// Its number.
    pub id: SheetId,
    /// What it is, or why it cannot be read.
    pub sheet: Result<Sheet, UnreadableSheet>,
    /// When it was changed last, in milliseconds since 1970; 0 where that cannot be read.
    pub changed: f64,
}

/// A sheet that was removed and can be put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedSheet {
    id: SheetId,
    text: String,
}

const PREFIX: &str = "polis.pad.";

impl<S: KeyValueStore> SheetStore<S> {
    /// Every sheet, the one changed last first.
    pub fn all(&self) -> Vec<StoredSheet> {
        let mut all: Vec<StoredSheet> = self.ids().filter_map(|id| self.get(id)).collect();
        all.sort_by(|one, other| {
            let by_time = other.changed.total_cmp(&one.changed);
            by_time.then(other.id.cmp(&one.id))
        });
        all
    }

    /// Takes a sheet out; none where there is none.
    pub fn get(&self, id: SheetId) -> Option<StoredSheet> {
        let text = self.0.get(&key(id))?;
        let written = SheetSave::from_text(&text);
        Some(StoredSheet {
            id,
            changed: written.as_ref().map_or(0.0, SheetSave::changed),
            sheet: written.and_then(|written| written.sheet()),
        })
    }

    /// The number for a new sheet.
    pub fn next_id(&self) -> SheetId {
        let last = self.ids().max().map_or(0, |id| id.0);
        // Nobody counts four billion games, but somebody may write the number into their storage.
        SheetId(last.checked_add(1).unwrap_or_else(|| self.first_gap()))
    }

    /// Keeps a sheet.
    ///
    /// # Errors
    /// When the browser does not.
    pub fn keep(&self, id: SheetId, sheet: &Sheet, now: f64) -> Result<(), NotKept> {
        self.0.set(&key(id), &SheetSave::of(sheet, now).to_text())
    }

    /// Removes a sheet. What is given back can be [put back](SheetStore::put_back), be it readable or
    /// not.
    pub fn remove(&self, id: SheetId) -> Option<RemovedSheet> {
        let text = self.0.get(&key(id))?;
        self.0.remove(&key(id));
        Some(RemovedSheet { id, text })
    }

    /// Puts a sheet back where it was.
    ///
    /// # Errors
    /// When the browser does not keep it.
    pub fn put_back(&self, removed: &RemovedSheet) -> Result<(), NotKept> {
        self.0.set(&key(removed.id), &removed.text)
    }

    fn ids(&self) -> impl Iterator<Item = SheetId> {
        self.0
            .keys()
            .into_iter()
            .filter_map(|key| SheetId::from_text(key.strip_prefix(PREFIX)?))
    }

    fn first_gap(&self) -> u32 {
        let ids: Vec<SheetId> = self.ids().collect();
        (1..=u32::MAX)
            .find(|&number| !ids.contains(&SheetId(number)))
            .unwrap_or(1)
    }
}

fn key(id: SheetId) -> String {
    format!("{PREFIX}{id}")
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::saved_games::memory::Memory;
    use crate::scorepad::{ArchitektonSheet, Counted};

    #[test]
    fn sheets_are_kept_removed_and_put_back() {
        let store = SheetStore(Memory::default());
        let names = [String::new(), String::new()];
        let sheet = Sheet::new(Counted::Architekton(ArchitektonSheet::new(names)));
        for time in [1.0, 3.0, 2.0] {
            let id = store.next_id();
            store.keep(id, &sheet, time).unwrap();
        }
        let order = || store.all().iter().map(|one| one.id.0).collect::<Vec<_>>();
        assert_eq!(order(), [2, 3, 1]);
        let removed = store.remove(SheetId(3)).unwrap();
        assert_eq!(order(), [2, 1]);
        store.put_back(&removed).unwrap();
        assert_eq!(order(), [2, 3, 1]);
        assert_eq!(store.get(SheetId(3)).unwrap().sheet, Ok(sheet));
        assert_eq!(store.get(SheetId(9)), None);
    }

    #[test]
    fn what_is_in_the_storage_breaks_nothing() {
        let store = SheetStore(Memory::default());
        for (key, text) in [
            ("polis.pad.1", "{"),
            ("polis.pad.4294967295", "null"),
            ("polis.pad.01", "{}"),
            ("polis.pad.x", "{}"),
            ("polis.game.7", "{}"),
        ] {
            store.0.set(key, text).unwrap();
        }
        let all = store.all();
        assert_eq!(all.len(), 2);
        assert!(all.iter().all(|one| one.sheet.is_err()));
        assert_eq!(store.next_id(), SheetId(2));
        assert!(store.remove(SheetId(1)).is_some());
    }
}

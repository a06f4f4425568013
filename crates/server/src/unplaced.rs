//! What other nodes told of tables that are on their way from the database into memory: until one is read,
//! nobody knows whose the number in a message is.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use polis_protocol::Seq;

/// The most tables of which it is known how far they are; with more, each that is read is read once more.
const MOST: usize = 100_000;

/// What was told of tables that are not in memory, while some are being read.
#[derive(Default)]
pub(crate) struct UnplacedNotices {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Number of tables that are being read.
    loading: usize,
    /// The last event of each table that was told of meanwhile.
    heard: HashMap<i64, Seq>,
    /// Whether something was told that is not in there.
    has_lost: bool,
}

/// While it is there, what is told is kept.
pub(crate) struct Loading<'a>(&'a UnplacedNotices);

impl UnplacedNotices {
    /// A table is going to be read.
    pub(crate) fn begin(&self) -> Loading<'_> {
        self.lock().loading += 1;
        Loading(self)
    }

    /// A table was told of that is not in memory.
    pub(crate) fn hear(&self, number: i64, seq: Seq) {
        let mut state = self.lock();
        if state.loading == 0 || state.has_lost {
            return;
        }
        if state.heard.len() >= MOST {
            state.lose();
            return;
        }
        let last = state.heard.entry(number).or_default();
        *last = seq.max(*last);
    }

    /// Something may have been told that was not heard.
    pub(crate) fn lose(&self) {
        let mut state = self.lock();
        if state.loading > 0 {
            state.lose();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn lose(&mut self) {
        self.has_lost = true;
        self.heard = HashMap::new();
    }
}

impl Loading<'_> {
    /// The last event of a table that was told of since this began; [`Seq::MAX`] where that is not known.
    pub(crate) fn heard(&self, number: i64) -> Option<Seq> {
        let state = self.0.lock();
        if state.has_lost {
            return Some(Seq::MAX);
        }
        state.heard.get(&number).copied()
    }
}

impl Drop for Loading<'_> {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.loading -= 1;
        if state.loading == 0 {
            state.heard.clear();
            state.has_lost = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_while_tables_are_read_is_known_until_all_are() {
        let unplaced = UnplacedNotices::default();
        unplaced.hear(1, 5);
        let one = unplaced.begin();
        assert_eq!(one.heard(1), None);
        unplaced.hear(1, 7);
        unplaced.hear(1, 6);
        let two = unplaced.begin();
        drop(one);
        assert_eq!((two.heard(1), two.heard(2)), (Some(7), None));
        drop(two);
        let three = unplaced.begin();
        assert_eq!(three.heard(1), None);
        unplaced.lose();
        assert_eq!(three.heard(1), Some(Seq::MAX));
        drop(three);
        assert_eq!(unplaced.begin().heard(1), None);
    }

    #[test]
    fn too_much_is_lost_and_not_kept() {
        let unplaced = UnplacedNotices::default();
        let loading = unplaced.begin();
        for number in 0..=MOST as i64 {
            unplaced.hear(number, 1);
        }
        assert_eq!(loading.heard(-1), Some(Seq::MAX));
    }
}

//! A store for tests.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::{KeyValueStore, NotKept};

/// A store in memory.
#[derive(Default)]
pub struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    /// Whether it keeps nothing, until something is removed.
    pub is_full: Cell<bool>,
}

impl KeyValueStore for Memory {
    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), NotKept> {
        if self.is_full.get() {
            return Err(NotKept);
        }
        self.texts.borrow_mut().insert(key.into(), text.into());
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.is_full.set(false);
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}

//! What a person has set, and chose last.

use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::new_game::NewGame;
use crate::shelf::Store;

/// What a person has set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How bright the page is.
    pub theme: Theme,
    /// The language; none: that of the browser.
    pub language: Option<Language>,
}

/// How bright the page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device is set.
    #[default]
    Auto,
    /// By day.
    Light,
    /// By night.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word for the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Something small that is kept under a key of its own.
pub trait Kept: Serialize + for<'a> Deserialize<'a> + Default {
    /// The key.
    const KEY: &'static str;

    /// What is kept, or what is usual where nothing readable is.
    fn load(store: &impl Store) -> Self {
        const MAX_BYTES: usize = 16 * 1024;
        store
            .get(Self::KEY)
            .filter(|text| text.len() <= MAX_BYTES)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps it. A browser that keeps nothing is no reason to stop.
    fn keep(&self, store: &impl Store) {
        if let Ok(text) = serde_json::to_string(self) {
            let _ = store.set(Self::KEY, &text);
        }
    }
}

impl Kept for Settings {
    const KEY: &'static str = "polis.settings";
}

impl Kept for NewGame {
    const KEY: &'static str = "polis.new-game";
}

//! What the browser offers: storage, languages, chance and time.

use polis_game::Chance;
use rand::SeedableRng;
use web_sys::{Storage, window};

use polis_client::saved_games::{KeyValueStore, NotKept};
use polis_i18n::Language;

/// The browser's local storage. It may be full, switched off or full of other people's texts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalStorage;

impl KeyValueStore for LocalStorage {
    fn get(&self, key: &str) -> Option<String> {
        storage()?.get_item(key).ok()?
    }

    fn set(&self, key: &str, text: &str) -> Result<(), NotKept> {
        let storage = storage().ok_or(NotKept)?;
        storage.set_item(key, text).map_err(|_| NotKept)
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = storage() {
            // What is not there need not be removed.
            let _ = storage.remove_item(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        let Some(storage) = storage() else {
            return Vec::new();
        };
        let number = storage.length().unwrap_or(0);
        (0..number)
            .filter_map(|index| storage.key(index).ok()?)
            .collect()
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// The language that the person has told the browser.
pub(crate) fn preferred_language() -> Language {
    let Some(window) = window() else {
        return Language::default();
    };
    let codes: Vec<String> = window
        .navigator()
        .languages()
        .iter()
        .filter_map(|code| code.as_string())
        .collect();
    Language::preferred(codes.iter().map(String::as_str))
}

/// Whether one points with a mouse or the like, rather than with a finger.
pub(crate) fn has_fine_pointer() -> bool {
    window()
        .and_then(|window| window.match_media("(pointer: fine)").ok()?)
        .is_some_and(|query| query.matches())
}

/// A generator seeded from the machine's entropy.
pub(crate) fn chance() -> Chance {
    let mut seed = [0; 32];
    let filled = window()
        .and_then(|window| window.crypto().ok())
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut seed).ok());
    if filled.is_none() {
        // A browser without entropy still has a clock, and nobody to deceive but its owner.
        return Chance::seed_from_u64(since_1970().to_bits());
    }
    Chance::from_seed(seed)
}

/// Milliseconds since 1970.
pub(crate) fn since_1970() -> f64 {
    js_sys::Date::now()
}

/// The day of a moment, as it is written in a language.
pub(crate) fn day(since_1970: f64, language: Language) -> String {
    let date = js_sys::Date::new(&since_1970.into());
    let options = js_sys::Object::new();
    // A browser that does not know it writes the day in its usual way.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    String::from(date.to_locale_date_string(language.code(), &options))
}

/// A moment with its day and time, as it is written in a language.
pub(crate) fn moment(since_1970: f64, language: Language) -> String {
    let date = js_sys::Date::new(&since_1970.into());
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A browser that does not know it writes the moment in its usual way.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    String::from(date.to_locale_string(language.code(), &options))
}

/// Milliseconds since the page was opened, more exactly.
pub(crate) fn now() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or_else(since_1970, |performance| performance.now())
}

//! What a person has set, and chose last.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use crate::avatar::Emblem;
use crate::new_game::NewGame;
use crate::saved_games::KeyValueStore;
use polis_i18n::Language;

/// What a person has set. What cannot be read is as usual; what a later version has written stays
/// for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How bright the page is.
    #[serde(deserialize_with = "or_usual")]
    pub theme: Theme,
    /// The language; none: that of the browser.
    #[serde(deserialize_with = "or_usual")]
    pub language: Option<Language>,
    /// Whether sounds are heard; none: as is usual for the device.
    #[serde(deserialize_with = "or_usual")]
    pub sound: Option<bool>,
    /// How loud they are.
    #[serde(deserialize_with = "or_usual")]
    pub volume: Volume,
    /// How fast the computer plays and things move.
    #[serde(deserialize_with = "or_usual")]
    pub pace: Pace,
    /// How long the strongest level thinks.
    #[serde(deserialize_with = "or_usual")]
    pub thinking: ThinkingTime,
    /// The emblem of whoever plays at this screen.
    #[serde(deserialize_with = "or_usual", skip_serializing_if = "is_usual")]
    pub emblem: Emblem,
    /// Whether the characters of the computer say nothing.
    #[serde(deserialize_with = "or_usual", skip_serializing_if = "is_usual")]
    pub quiet: bool,
    /// What this version does not know.
    #[serde(flatten)]
    pub unknown: serde_json::Map<String, serde_json::Value>,
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

/// How loud sounds are, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "u8")]
pub struct Volume(u8);

impl Volume {
    /// The loudest, which is still quiet.
    pub const MAX: Volume = Volume(100);

    /// So many hundredths, at most all.
    pub fn new(hundredths: u8) -> Volume {
        Volume(hundredths.min(Volume::MAX.0))
    }

    /// In hundredths.
    pub const fn hundredths(self) -> u8 {
        self.0
    }

    /// By how much a sound is multiplied. Ears hear the square.
    pub fn gain(self) -> f64 {
        let part = f64::from(self.0) / f64::from(Volume::MAX.0);
        part * part
    }
}

impl From<u8> for Volume {
    fn from(hundredths: u8) -> Volume {
        Volume::new(hundredths)
    }
}

impl Default for Volume {
    fn default() -> Volume {
        Volume(60)
    }
}

/// How fast the computer plays and things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// To be followed at leisure.
    Slow,
    /// As is usual.
    #[default]
    Normal,
    /// For those who know the games.
    Fast,
    /// Without any wait.
    Instant,
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// The computer does not answer faster than this: one wants to see what it does.
    pub const fn answer_ms(self) -> f64 {
        match self {
            Pace::Slow => 1400.0,
            Pace::Normal => 650.0,
            Pace::Fast => 250.0,
            Pace::Instant => 0.0,
        }
    }

    /// By how much the duration of a movement is multiplied.
    pub const fn factor(self) -> f64 {
        match self {
            Pace::Slow => 1.8,
            Pace::Normal => 1.0,
            Pace::Fast => 0.5,
            Pace::Instant => 0.0,
        }
    }
}

/// How long the strongest level thinks about a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThinkingTime {
    /// As is usual.
    #[default]
    Short,
    /// Three times as long.
    Medium,
    /// Ten times as long.
    Long,
}

impl ThinkingTime {
    pub const ALL: [ThinkingTime; 3] = [
        ThinkingTime::Short,
        ThinkingTime::Medium,
        ThinkingTime::Long,
    ];

    /// In seconds.
    pub const fn seconds(self) -> usize {
        match self {
            ThinkingTime::Short => 1,
            ThinkingTime::Medium => 3,
            ThinkingTime::Long => 10,
        }
    }

    /// In milliseconds.
    pub fn ms(self) -> f64 {
        self.seconds() as f64 * 1000.0
    }
}

/// What stands there, or what is usual where that cannot be read: one value that another version
/// has written does not take the others with it.
pub fn or_usual<'a, T, D>(from: D) -> Result<T, D::Error>
where
    T: DeserializeOwned + Default,
    D: Deserializer<'a>,
{
    let value = serde_json::Value::deserialize(from)?;
    Ok(T::deserialize(value).unwrap_or_default())
}

/// Whether a value need not be written.
pub fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Something small that is kept under a key of its own.
pub trait Stored: Serialize + for<'a> Deserialize<'a> + Default {
    const KEY: &'static str;

    /// What is kept, or what is usual where nothing readable is.
    fn load(store: &impl KeyValueStore) -> Self {
        const MAX_BYTES: usize = 16 * 1024;
        store
            .get(Self::KEY)
            .filter(|text| text.len() <= MAX_BYTES)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps it. A browser that keeps nothing is no reason to stop.
    fn keep(&self, store: &impl KeyValueStore) {
        if let Ok(text) = serde_json::to_string(self) {
            let _ = store.set(Self::KEY, &text);
        }
    }
}

impl Stored for Settings {
    const KEY: &'static str = "polis.settings";
}

impl Stored for NewGame {
    const KEY: &'static str = "polis.new-game";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Settings {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn what_is_set_is_kept() {
        for pace in Pace::ALL {
            for thinking in ThinkingTime::ALL {
                let settings = Settings {
                    theme: Theme::Dark,
                    language: Some(Language::Greek),
                    sound: Some(false),
                    volume: Volume::new(35),
                    pace,
                    thinking,
                    emblem: Emblem::LionGate,
                    quiet: true,
                    ..Settings::default()
                };
                let text = serde_json::to_string(&settings).unwrap();
                assert_eq!(read(&text), settings);
            }
        }
    }

    #[test]
    fn one_value_that_cannot_be_read_does_not_take_the_others_with_it() {
        let settings = read(
            r#"{"theme":"dusk","language":"tlh","sound":"loud","volume":4000,"pace":"slow",
                "thinking":["long"]}"#,
        );
        let expected = Settings {
            pace: Pace::Slow,
            ..Settings::default()
        };
        assert_eq!(settings, expected);
        // What there was before there were sounds.
        let old = read(r#"{"theme":"dark","language":"pl"}"#);
        assert_eq!(
            (old.theme, old.language),
            (Theme::Dark, Some(Language::Polish))
        );
    }

    #[test]
    fn what_a_later_version_has_written_stays_for_it() {
        let mut settings = read(r#"{"theme":"dark","board":{"grid":true}}"#);
        settings.theme = Theme::Light;
        let text = serde_json::to_string(&settings).unwrap();
        assert!(text.contains(r#""board":{"grid":true}"#), "{text}");
        assert_eq!(read(&text), settings);
    }

    #[test]
    fn no_sound_is_louder_than_the_loudest() {
        assert_eq!(read(r#"{"volume":255}"#).volume, Volume::MAX);
        assert!(Volume::MAX.gain() <= 1.0);
        assert!(Volume::new(0).gain() <= 0.0);
    }
}

//! The languages.

use serde::{Deserialize, Serialize};

/// A language of the pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Polish.
    #[serde(rename = "pl")]
    Polish,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
    /// Greek.
    #[serde(rename = "el")]
    Greek,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::French,
        Language::Polish,
        Language::German,
        Language::Spanish,
        Language::Greek,
    ];

    /// The code for the browser.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Polish => "pl",
            Language::German => "de",
            Language::Spanish => "es",
            Language::Greek => "el",
        }
    }

    /// What its speakers call it.
    pub const fn endonym(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Polish => "Polski",
            Language::German => "Deutsch",
            Language::Spanish => "Español",
            Language::Greek => "Ελληνικά",
        }
    }

    /// The language with this code, whatever its country: `pl-PL` is Polish.
    pub fn from_code(code: &str) -> Option<Language> {
        let code = code.split(['-', '_']).next().unwrap_or(code);
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The first of those that somebody prefers that there is, or English.
    pub fn preferred<'a>(codes: impl IntoIterator<Item = &'a str>) -> Language {
        codes
            .into_iter()
            .find_map(Language::from_code)
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_there_is_is_chosen() {
        assert_eq!(Language::preferred(["fi", "pl-PL", "en"]), Language::Polish);
        assert_eq!(Language::preferred(["EL_gr"]), Language::Greek);
        assert_eq!(Language::preferred(["", "elx"]), Language::English);
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
            let code = serde_json::to_string(&language).unwrap();
            assert_eq!(code, format!("{:?}", language.code()));
        }
    }
}

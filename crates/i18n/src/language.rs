//! The languages. Their list is made from `locales/languages.txt`.

use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// The language with this code, whatever its country: `pl-PL` is Polish.
    pub fn from_code(code: &str) -> Option<Language> {
        let code = code.split(['-', '_']).next().unwrap_or(code);
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The first of the preferred languages that there is, or English.
    pub fn preferred<'a>(codes: impl IntoIterator<Item = &'a str>) -> Language {
        codes
            .into_iter()
            .find_map(Language::from_code)
            .unwrap_or_default()
    }

    /// The name of the data file of its words.
    pub fn words_file(self) -> String {
        format!("words-{}.json", self.code())
    }

    /// The name of the data file of its long texts.
    pub fn book_file(self) -> String {
        format!("book-{}.json", self.code())
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

//! The languages that are loaded.

use std::sync::OnceLock;

#[cfg(any(test, feature = "embedded"))]
use crate::language::EMBEDDED;
use crate::language::Language;
use crate::messages::{NO_BOOK, NO_WORDS};
use crate::{Book, DataError, Words};

static WORDS: [OnceLock<&'static Words>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];
static BOOKS: [OnceLock<&'static Book>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Takes the words of a language from its data file, for [`Language::words`].
///
/// # Errors
/// When it is no data file for this version of the program.
pub fn load(language: Language, data: &str) -> Result<(), DataError> {
    if WORDS[language as usize].get().is_none() {
        // Whoever was faster has loaded the same.
        let _ = WORDS[language as usize].set(Words::from_data(data)?);
    }
    Ok(())
}

/// Takes the long texts of a language from their data file, for [`Language::book`].
///
/// # Errors
/// When it is no data file for this version of the program.
pub fn load_book(language: Language, data: &str) -> Result<(), DataError> {
    if BOOKS[language as usize].get().is_none() {
        let _ = BOOKS[language as usize].set(Book::from_data(data)?);
    }
    Ok(())
}

impl Language {
    /// Everything the pages say in this language; only empty texts before [`load`].
    pub fn words(self) -> &'static Words {
        self.loaded_words().unwrap_or(&NO_WORDS)
    }

    /// The long texts in this language; only empty texts before [`load_book`].
    pub fn book(self) -> &'static Book {
        self.loaded_book().unwrap_or(&NO_BOOK)
    }

    /// The words, where they are loaded.
    #[cfg(not(any(test, feature = "embedded")))]
    pub fn loaded_words(self) -> Option<&'static Words> {
        WORDS[self as usize].get().copied()
    }

    /// The words, which are compiled in.
    #[cfg(any(test, feature = "embedded"))]
    pub fn loaded_words(self) -> Option<&'static Words> {
        let words = || Words::from_data(EMBEDDED[self as usize].0).unwrap_or(&NO_WORDS);
        Some(WORDS[self as usize].get_or_init(words))
    }

    /// The long texts, where they are loaded.
    #[cfg(not(any(test, feature = "embedded")))]
    pub fn loaded_book(self) -> Option<&'static Book> {
        BOOKS[self as usize].get().copied()
    }

    /// The long texts, which are compiled in.
    #[cfg(any(test, feature = "embedded"))]
    pub fn loaded_book(self) -> Option<&'static Book> {
        let book = || Book::from_data(EMBEDDED[self as usize].1).unwrap_or(&NO_BOOK);
        Some(BOOKS[self as usize].get_or_init(book))
    }
}

/// The data files that a page loads: their names and what is in them.
#[cfg(any(test, feature = "embedded"))]
pub fn files() -> impl Iterator<Item = (String, &'static str)> {
    Language::ALL
        .into_iter()
        .zip(EMBEDDED)
        .flat_map(|(language, (words, book))| {
            [(language.words_file(), words), (language.book_file(), book)]
        })
}

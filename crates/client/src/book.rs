//! The long texts of a language: the complete rules of both games, and what the first games say.
//!
//! Few open them in their first minute, so they are not in the code of the pages: each language is
//! a file beside it, which is loaded when somebody opens it. The texts themselves are Rust values,
//! so that a language that lacks one does not compile; [`files`] writes them down, and a page reads
//! them back.

use crate::language::Language;
use crate::words::lesson_text::LessonText;
use crate::words::rules_text::{AkropolisRules, ArchitektonRules};

/// The long texts of a language.
#[derive(Debug, PartialEq, Eq)]
pub struct Book {
    pub akropolis: AkropolisRules,
    pub architekton: ArchitektonRules,
    pub lessons: LessonText,
}

/// A part of a book: a fixed number of texts in a fixed order.
pub trait Page: Sized {
    /// Takes the texts of the part; none where there are too few.
    fn read(lines: &mut Lines) -> Option<Self>;

    /// The texts.
    fn lines(&self) -> Vec<&'static str>;
}

/// The texts that are still to be read.
#[derive(Debug)]
pub struct Lines(std::vec::IntoIter<String>);

impl Lines {
    /// The next texts; none where there are too few.
    pub fn take<const N: usize>(&mut self) -> Option<[&'static str; N]> {
        // A book is read once and stays open as long as the program runs.
        let texts = self.0.by_ref().take(N).map(|text| &*text.leak());
        texts.collect::<Vec<&'static str>>().try_into().ok()
    }
}

impl Page for Book {
    fn read(lines: &mut Lines) -> Option<Book> {
        Some(Book {
            akropolis: AkropolisRules::read(lines)?,
            architekton: ArchitektonRules::read(lines)?,
            lessons: LessonText::read(lines)?,
        })
    }

    fn lines(&self) -> Vec<&'static str> {
        let parts = [
            self.akropolis.lines(),
            self.architekton.lines(),
            self.lessons.lines(),
        ];
        parts.concat()
    }
}

impl Book {
    /// The book in a file; none where something else is in it.
    pub fn from_file(text: &str) -> Option<Book> {
        let texts: Vec<String> = serde_json::from_str(text).ok()?;
        let mut lines = Lines(texts.into_iter());
        let book = Book::read(&mut lines)?;
        lines.0.next().is_none().then_some(book)
    }
}

impl Language {
    /// The file of its book.
    pub fn book_file(self) -> String {
        format!("book-{}.json", self.code())
    }
}

/// The books, as those have them who write the files.
mod written {
    use super::{Book, Page};
    use crate::language::Language;
    use crate::words::lesson_text as lesson;
    use crate::words::rules_text::{akropolis, architekton};

    macro_rules! book {
        ($language:ident) => {
            &const {
                Book {
                    akropolis: akropolis::$language::RULES,
                    architekton: architekton::$language::RULES,
                    lessons: lesson::$language::LESSON,
                }
            }
        };
    }

    impl Language {
        /// Its book.
        pub const fn book(self) -> &'static Book {
            match self {
                Language::English => book!(english),
                Language::French => book!(french),
                Language::Polish => book!(polish),
                Language::German => book!(german),
                Language::Spanish => book!(spanish),
                Language::Greek => book!(greek),
            }
        }
    }

    /// The files of all books: their names and what is in them.
    pub fn files() -> impl Iterator<Item = (String, String)> {
        Language::ALL.into_iter().map(|language| {
            let lines = serde_json::Value::from(language.book().lines());
            (language.book_file(), lines.to_string())
        })
    }
}
pub use written::files;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_is_read() {
        let names: Vec<String> = files().map(|(name, _)| name).collect();
        assert_eq!(names[3], "book-de.json");
        for (language, (_, text)) in Language::ALL.into_iter().zip(files()) {
            assert_eq!(Book::from_file(&text).as_ref(), Some(language.book()));
        }
    }

    #[test]
    fn what_is_no_book_is_refused() {
        let mut lines = Language::English.book().lines();
        lines.push("One text too many.");
        let long = serde_json::Value::from(lines.clone()).to_string();
        lines.truncate(lines.len() - 2);
        let short = serde_json::Value::from(lines).to_string();
        for text in ["", "<!doctype html>", "[]", "[1]", &long, &short] {
            assert_eq!(Book::from_file(text), None, "{text:.40}");
        }
    }
}

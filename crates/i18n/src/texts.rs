//! The texts of a language, as its data file has them.

use std::fmt;

use crate::argument::Argument;
use crate::format::{self, FORMS};

/// The texts of a language in the order of their accessors.
pub(crate) struct Texts<const N: usize> {
    /// The plural forms of numbers, a letter each.
    forms: [u8; FORMS],
    texts: [&'static str; N],
}

/// Why data is not what the pages can say.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// It is no list of texts.
    #[error("expected a JSON array of texts")]
    NoTexts,
    /// It was made for another version of the program, or for something else.
    #[error("expected the texts `{expected}`, found `{found}`")]
    OtherVersion {
        /// What the program can read.
        expected: &'static str,
        /// What the data says it is.
        found: String,
    },
    /// The table of plural forms is not one.
    #[error("expected a table of plural forms")]
    NoForms,
    /// Texts are missing or too many.
    #[error("expected {expected} texts, found {found}")]
    Number {
        /// How many texts there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A text cannot be read.
    #[error("the arguments of the text {0:?} cannot be read")]
    Malformed(String),
}

impl<const N: usize> Texts<N> {
    /// No text at all.
    pub(crate) const EMPTY: Texts<N> = Texts {
        forms: [b'x'; FORMS],
        texts: [""; N],
    };

    /// Reads a data file and keeps it as long as the program runs.
    pub(crate) fn read(data: &str, header: &'static str) -> Result<&'static Texts<N>, DataError> {
        let texts: Vec<String> = serde_json::from_str(data).map_err(|_| DataError::NoTexts)?;
        let mut texts = texts.into_iter();
        let found = texts.next().unwrap_or_default();
        if found != header {
            return Err(DataError::OtherVersion {
                expected: header,
                found,
            });
        }
        let forms = texts.next().unwrap_or_default().into_bytes();
        let forms = forms.try_into().map_err(|_| DataError::NoForms)?;
        if let Some(text) = texts
            .as_slice()
            .iter()
            .find(|text| !format::is_well_formed(text))
        {
            return Err(DataError::Malformed(text.clone()));
        }
        let found = texts.len();
        if found != N {
            return Err(DataError::Number { expected: N, found });
        }
        let mut kept = Box::new(Texts {
            forms,
            ..Texts::EMPTY
        });
        for (place, text) in kept.texts.iter_mut().zip(texts) {
            *place = text.leak();
        }
        Ok(Box::leak(kept))
    }

    /// The text at a place.
    pub(crate) const fn text(&self, place: usize) -> &'static str {
        self.texts[place]
    }

    /// The texts from a place on.
    pub(crate) fn list<const COUNT: usize>(
        &'static self,
        place: usize,
    ) -> &'static [&'static str; COUNT] {
        self.texts[place..]
            .first_chunk()
            .expect("the accessors are made for these texts")
    }

    /// The text at a place with its arguments.
    pub(crate) fn format(&self, place: usize, arguments: &[Argument]) -> String {
        format::format(self.texts[place], &self.forms, arguments)
    }
}

impl<const N: usize> fmt::Debug for Texts<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Texts({N})")
    }
}

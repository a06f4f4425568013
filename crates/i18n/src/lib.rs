//! What Polis says, in every language.
//!
//! The words are Fluent files in `locales`, one for each language, which translators edit. The
//! build checks that all say the same things, and makes two things of them: accessors with typed
//! arguments ([`Words`] for the pages, [`Book`] for the long texts), and a data file for each
//! language, so that a page loads only the language that is read.
//!
//! ```
//! use polis_i18n::Language;
//!
//! # #[cfg(feature = "embedded")] {
//! let words = Language::Polish.words();
//! assert_eq!(words.settings.title(), "Ustawienia");
//! assert_eq!(words.home.moves(3), "3 ruchy");
//! # }
//! ```
//!
//! With the feature `embedded` all languages are compiled in and [`Language::words`] always has
//! them. Without it, [`load`] must have been called first.

mod argument;
mod format;
mod language;
mod lists;
mod loaded;
mod texts;

#[cfg(test)]
mod generator;
#[cfg(test)]
mod tests;

pub use argument::{Number, Who};
pub use language::Language;
pub use lists::LessonStep;
#[cfg(any(test, feature = "embedded"))]
pub use loaded::files;
pub use loaded::{load, load_book};
pub use messages::*;
pub use texts::DataError;

/// The accessors, which are named by what they say.
#[allow(
    clippy::new_ret_no_self,
    clippy::should_implement_trait,
    clippy::wrong_self_convention,
    clippy::too_many_lines,
    clippy::unreadable_literal
)]
mod messages {
    use crate::argument::{Argument, Number, Who};
    use crate::texts::{DataError, Texts};

    include!(concat!(env!("OUT_DIR"), "/accessors.rs"));
}

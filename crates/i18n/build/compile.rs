//! The data file of a language: a JSON array of texts in the order of the accessors.
//!
//! The first text says what is in the file, the second is the table of plural forms. Arguments and
//! choices stand between control characters that no text has; `src/format.rs` reads them.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::catalogue::{Catalogue, Content};
use super::check::{Argument, Kind, Schema, Shape};
use super::pattern::{Key, Pattern, Piece};
use super::plurals::{self, Plurals};

const ARGUMENT: char = '\u{91}';
const CHOICE: char = '\u{92}';
const KEY: char = '\u{93}';
const NEXT: char = '\u{94}';
const END: char = '\u{95}';

/// What is loaded together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// What the pages say.
    Words,
    /// The long texts: the messages that begin with `book-`.
    Book,
}

impl Part {
    /// The beginning of the names of its files.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Part::Words => "words",
            Part::Book => "book",
        }
    }

    /// The part that a message belongs to.
    pub(crate) fn of(id: &str) -> Part {
        if id.starts_with("book-") {
            Part::Book
        } else {
            Part::Words
        }
    }
}

/// What the first text of a data file is: a page refuses words that were made for another version.
pub(crate) fn header(schema: &Schema, part: Part) -> String {
    let mut hasher = DefaultHasher::new();
    for message in schema
        .messages
        .iter()
        .filter(|message| Part::of(&message.id) == part)
    {
        message.id.hash(&mut hasher);
        match &message.shape {
            Shape::Text(arguments) => {
                for argument in arguments {
                    argument.name.hash(&mut hasher);
                    (argument.kind as u8).hash(&mut hasher);
                }
            }
            Shape::List(names) => names.hash(&mut hasher),
        }
    }
    format!("polis {} {:016x}", part.name(), hasher.finish())
}

/// The data file of a language that was checked.
pub(crate) fn compile(
    schema: &Schema,
    catalogue: &Catalogue,
    plurals: &Plurals,
    part: Part,
) -> String {
    let mut texts = vec![header(schema, part), plurals.table()];
    for declared in schema
        .messages
        .iter()
        .filter(|message| Part::of(&message.id) == part)
    {
        let content = catalogue.get(&declared.id).map(|message| &message.content);
        match (&declared.shape, content) {
            (Shape::Text(arguments), Some(Content::Text(pattern))) => {
                texts.push(encode(pattern, arguments));
            }
            (Shape::List(names), Some(Content::List(items))) => {
                let text = |name: &String| items.iter().find(|(item, _, _)| item == name);
                let found = names.iter().filter_map(text);
                texts.extend(found.map(|(_, _, pattern)| encode(pattern, &[])));
            }
            _ => unreachable!("the language was checked"),
        }
    }
    serde_json::Value::from(texts).to_string()
}

/// A text as the pages read it.
fn encode(pattern: &Pattern, arguments: &[Argument]) -> String {
    let mut text = String::new();
    for piece in &pattern.0 {
        match piece {
            Piece::Text(words) => text.push_str(words),
            Piece::Argument(name) => {
                text.push(ARGUMENT);
                text.push(place(name, arguments).0);
            }
            Piece::Choice {
                argument, variants, ..
            } => {
                let (place, kind) = place(argument, arguments);
                text.push(CHOICE);
                text.push(place);
                for (key, pattern) in variants {
                    match key {
                        Key::Exact(number) => text.push_str(number),
                        Key::Word(word) if kind == Kind::Number => {
                            text.extend(plurals::letter(word));
                        }
                        Key::Word(word) => text.push_str(word),
                        Key::Default => {}
                    }
                    text.push(KEY);
                    text.push_str(&encode(pattern, arguments));
                    text.push(NEXT);
                }
                text.push(END);
            }
        }
    }
    text
}

/// The digit of an argument, and its kind.
fn place(name: &str, arguments: &[Argument]) -> (char, Kind) {
    let index = arguments.iter().position(|argument| argument.name == name);
    let index = index.expect("the language was checked");
    (char::from(b'0' + index as u8), arguments[index].kind)
}

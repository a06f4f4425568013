//! Names: which can be had, and which look like one that somebody else has.

use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use polis_notation::Name;
use polis_protocol::{Code, Refusal};
use sha2::Sha256;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};

use crate::failure::Failure;
use crate::people::DELETED;
use crate::random::{random_secret, to_hex};
use crate::store::Store;

/// The most accents on one letter.
const MOST_ACCENTS: usize = 2;
/// Signs that names have besides letters, digits and what is on every keyboard.
const SIGNS: &str = "’‘´·–—…«»„“”¡¿°";
/// Names that would speak for the server.
const RESERVED: [&str; 8] = [
    DELETED,
    "polis",
    "admin",
    "administrator",
    "moderator",
    "server",
    "system",
    "support",
];

/// Tells names apart that only look alike, by a key that all nodes share.
pub(crate) struct Names {
    key: Vec<u8>,
}

impl Names {
    pub(crate) async fn new(store: &Store) -> Result<Names, sqlx::Error> {
        let key = store.shared_secret("name key", &random_secret()).await?;
        Ok(Names {
            key: key.into_bytes(),
        })
    }

    /// What a name looks like, so that nobody can read the name out of it. Two names look alike when
    /// they have one of these in common.
    pub(crate) fn looks(&self, name: &str) -> Looks {
        looks_like(name).map(|look| {
            let mut mac =
                Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
            mac.update(look.as_bytes());
            to_hex(&mac.finalize().into_bytes())
        })
    }
}

/// What a name looks like, by hashes.
pub(crate) type Looks = [String; 2];

/// Reads a name that somebody wants to have.
pub(crate) fn read_name(text: &str) -> Result<Name, Failure> {
    let text = normal_form(text);
    let name = Name::from_str(&text).map_err(|error| malformed(error.to_string()))?;
    if let Some(found) = name.as_str().chars().find(|&c| !is_seen(c)) {
        return Err(malformed(format!(
            "found {found:?} in a name; expected letters, digits and signs that everybody can see"
        )));
    }
    if !name.as_str().chars().any(char::is_alphanumeric) {
        return Err(malformed("found a name without a letter or a digit"));
    }
    if has_piled_accents(name.as_str()) {
        return Err(malformed(format!(
            "found a letter with more than {MOST_ACCENTS} accents in a name"
        )));
    }
    if let Some(word) = text.split(' ').find(|word| mixes_scripts(word)) {
        return Err(malformed(format!(
            "found letters of different alphabets in {word:?}; expected those of one in a word"
        )));
    }
    let is_like = |reserved: &&str| look_alike(reserved, name.as_str());
    if RESERVED.iter().any(is_like) {
        return Err(name_taken());
    }
    Ok(name)
}

/// A name with letters that are put together in one way, and single gaps.
pub(crate) fn normal_form(text: &str) -> String {
    let text: String = text.nfc().collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The form of a name in which no two accounts have the same. Capitals make no difference.
pub(crate) fn name_key(name: &str) -> String {
    name.to_lowercase()
}

pub(crate) fn name_taken() -> Failure {
    Refusal::new(
        Code::NameTaken,
        "somebody else has this name or one that looks like it; choose another",
    )
    .into()
}

/// What a name looks like, whatever letters it is written with: once as if it had no capitals, once as
/// it is, as a capital I is like a small l.
fn looks_like(name: &str) -> [String; 2] {
    let name: String = name.nfkc().collect();
    [name.to_lowercase(), name].map(|name| {
        let look: String = skeleton(&name).collect::<String>().to_lowercase();
        look.split_whitespace().collect::<Vec<_>>().join(" ")
    })
}

fn look_alike(one: &str, other: &str) -> bool {
    let other = looks_like(other);
    looks_like(one).iter().any(|look| other.contains(look))
}

/// Whether everybody sees a character, and as what it is.
fn is_seen(c: char) -> bool {
    let is_picture = matches!(c, '\u{1f300}'..='\u{1f64f}' | '\u{1f680}'..='\u{1f6ff}' | '\u{1f900}'..='\u{1faff}');
    let is_modifier = matches!(c, '\u{1f3fb}'..='\u{1f3ff}');
    c == ' '
        || c.is_ascii_graphic()
        || SIGNS.contains(c)
        || (is_picture && !is_modifier)
        || ((c.is_alphanumeric() || is_combining_mark(c)) && c.identifier_allowed())
}

fn has_piled_accents(name: &str) -> bool {
    let mut accents = 0;
    // A letter that has its accent built in is taken apart first.
    name.nfd().any(|c| {
        accents = if is_combining_mark(c) { accents + 1 } else { 0 };
        accents > MOST_ACCENTS
    })
}

/// Whether a word has letters of alphabets that nobody writes together.
fn mixes_scripts(word: &str) -> bool {
    let letters: String = word
        .chars()
        .filter(|&c| c.is_alphanumeric() || is_combining_mark(c))
        .collect();
    !letters.is_empty()
        && !letters
            .as_str()
            .check_restriction_level(RestrictionLevel::HighlyRestrictive)
}

fn malformed(message: impl Into<String>) -> Failure {
    Refusal::new(Code::Malformed, message).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_everywhere_can_be_had() {
        for name in [
            "Thalia",
            "Θάλεια",
            "Thalia the Second",
            "Θάλεια Muse",
            "Jean-Luc O’Neil",
            "J. R. R.",
            "Łukasz",
            "Nguyễn Thị",
            "Ольга",
            "李小龍",
            "さくらアイ",
            "김민준",
            "محمد",
            "दिव्या",
            "Ada 🦊",
            "x_42!",
            "Load 12 A",
        ] {
            assert!(read_name(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_told_apart_is_refused() {
        for name in [
            "\u{2800}\u{2800}",
            "Tha\u{ad}lia",
            "Thalia\u{3164}",
            "Tha\u{34f}lia",
            "T\u{fe0f}halia",
            "\u{115f}",
            "Thalia\u{e0041}",
            "!!!",
            "🦊",
            "Тhalia",
            "Thaliа",
            "t\u{301}\u{302}\u{303}halia",
            "admin",
            "ADMIN",
            "аdmin",
            "deleted  player",
            "\u{1d413}halia",
            "",
        ] {
            assert!(read_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn look_alikes_are_known() {
        for (one, other) in [
            ("Thalia", "THALIA"),
            ("Thalia", "ThaIia"),
            ("paypal", "раураӏ"),
            ("mnemo", "rnnerno"),
            ("Ann  Lee", "ann lee"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Thalia", "Thalie"), ("Zoë", "Zoe"), ("Ann Lee", "Annlee")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}

//! Puts arguments into a text, and chooses between its variants.
//!
//! A text is written as the build compiles it (`build/compile.rs`): words as they stand; `ARGUMENT`
//! and a digit; or `CHOICE`, a digit, variants and `END`, where a variant is a key, `KEY`, a text
//! and `NEXT`. The last variant has no key and is taken where no other fits.

use crate::argument::Argument;

const ARGUMENT: char = '\u{91}';
const CHOICE: char = '\u{92}';
const KEY: char = '\u{93}';
const NEXT: char = '\u{94}';
const END: char = '\u{95}';

/// How deep choices may stand within each other.
const DEPTH: usize = 8;

/// The length of the table of plural forms.
pub(crate) const FORMS: usize = 200;

/// The text with its arguments.
pub(crate) fn format(text: &str, forms: &[u8; FORMS], arguments: &[Argument]) -> String {
    let mut said = String::new();
    let mut reader = Reader {
        rest: text,
        forms,
        arguments,
    };
    reader.say(Some(&mut said), DEPTH);
    said
}

/// Whether choices end where they should and are not too deep.
pub(crate) fn is_well_formed(text: &str) -> bool {
    let mut reader = Reader {
        rest: text,
        forms: &[b'x'; FORMS],
        arguments: &[],
    };
    reader.say(None, DEPTH).is_some() && reader.rest.is_empty()
}

struct Reader<'a> {
    rest: &'a str,
    forms: &'a [u8; FORMS],
    arguments: &'a [Argument<'a>],
}

impl<'a> Reader<'a> {
    /// Reads up to the end of a variant or of the text, and says it where it is to be said; none
    /// where the text is not well formed.
    fn say(&mut self, mut said: Option<&mut String>, depth: usize) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        loop {
            let end = self
                .rest
                .find([ARGUMENT, CHOICE, NEXT])
                .unwrap_or(self.rest.len());
            let (words, rest) = self.rest.split_at(end);
            if let Some(said) = said.as_deref_mut() {
                said.push_str(words);
            }
            self.rest = rest;
            match rest.chars().next() {
                Some(ARGUMENT) => {
                    self.next();
                    let argument = self.argument();
                    if let (Some(argument), Some(said)) = (argument, said.as_deref_mut()) {
                        argument.say(said);
                    }
                }
                Some(CHOICE) => {
                    self.next();
                    self.choose(said.as_deref_mut(), depth)?;
                }
                _ => return Some(()),
            }
        }
    }

    /// Reads the variants of a choice, and says the one that fits.
    fn choose(&mut self, mut said: Option<&mut String>, depth: usize) -> Option<()> {
        let argument = self.argument();
        let mut found = false;
        while !self.rest.starts_with(END) {
            let (key, rest) = self.rest.split_once(KEY)?;
            self.rest = rest;
            let fits = !found
                && (key.is_empty()
                    || argument.is_some_and(|argument| argument.fits(key, self.forms)));
            found |= fits;
            self.say(if fits { said.as_deref_mut() } else { None }, depth)?;
            if self.next() != Some(NEXT) {
                return None;
            }
        }
        self.next();
        Some(())
    }

    /// The argument whose digit comes next.
    fn argument(&mut self) -> Option<Argument<'a>> {
        let index = self.next()?.to_digit(10)?;
        self.arguments.get(index as usize).copied()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.rest.chars().next()?;
        self.rest = &self.rest[letter.len_utf8()..];
        Some(letter)
    }
}

impl Argument<'_> {
    fn say(self, said: &mut String) {
        match self {
            Argument::Number(number) => {
                // A true minus.
                if number < 0 {
                    said.push('\u{2212}');
                }
                said.push_str(&number.unsigned_abs().to_string());
            }
            Argument::Text(text) | Argument::Who(Some(text)) => said.push_str(text),
            Argument::Who(None) | Argument::Flag(_) => {}
        }
    }

    /// Whether a variant is for it. The form of a number is that of the number without its sign.
    fn fits(self, key: &str, forms: &[u8; FORMS]) -> bool {
        match self {
            Argument::Number(number) => {
                let size = number.unsigned_abs();
                let place = if size < 100 { size } else { 100 + size % 100 };
                key.as_bytes() == [forms[place as usize]] || key.parse() == Ok(number)
            }
            Argument::Who(None) => key == "you",
            Argument::Who(Some(text)) | Argument::Text(text) => {
                key == "other" || key == "vowel" && is_elided_before(text)
            }
            Argument::Flag(flag) => key == if flag { "yes" } else { "no" },
        }
    }
}

/// Whether a word before this one loses its last vowel, as “de” does in French before “Alké” and “Hylas”.
fn is_elided_before(text: &str) -> bool {
    let first = text.chars().flat_map(char::to_lowercase).next();
    first.is_some_and(|letter| "aàâäæeéèêëhiîïoôöœuùûü".contains(letter))
}

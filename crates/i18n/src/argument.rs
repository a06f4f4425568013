//! What is put into a message.

/// Somebody of whom is spoken: by name, or none for the one who reads it.
pub type Who<'a> = Option<&'a str>;

/// What is put into a message.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Argument<'a> {
    /// A whole number.
    Number(i64),
    /// A text, such as a name.
    Text(&'a str),
    /// Somebody.
    Who(Who<'a>),
    /// Yes or no.
    Flag(bool),
}

/// A whole number that a message can say.
pub trait Number {
    /// The number; the largest one where it is larger.
    fn number(self) -> i64;
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl Number for $kind {
            fn number(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

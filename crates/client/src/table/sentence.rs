//! What is said at a table: a line, and more about it.

/// A line, and more about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    pub title: String,
    pub text: String,
}

impl Sentence {
    /// A line and more about it.
    pub fn new(title: impl Into<String>, text: impl Into<String>) -> Sentence {
        Sentence {
            title: title.into(),
            text: text.into(),
        }
    }
}

/// A number with its sign; a true minus.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("\u{2212}{}", number.unsigned_abs()),
    }
}

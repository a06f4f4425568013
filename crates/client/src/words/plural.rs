//! The forms of a word after a number, by the plural rules of the Unicode CLDR.

/// English, German, Spanish and Greek: one, and all others.
pub fn one_other(number: usize, one: &str, other: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { other })
}

/// French: nothing and one, and all others.
pub fn french(number: usize, one: &str, other: &str) -> String {
    format!("{number} {}", if number < 2 { one } else { other })
}

/// Polish: one; those that end in 2 to 4 but not in 12 to 14; and all others.
pub fn polish(number: usize, one: &str, few: &str, many: &str) -> String {
    let word = match number {
        1 => one,
        _ if is_few(number) => few,
        _ => many,
    };
    format!("{number} {word}")
}

/// Polish: whether a number is one of those that end in 2 to 4 but not in 12 to 14.
pub fn is_few(number: usize) -> bool {
    matches!((number % 10, number % 100), (2..=4, 0..=11 | 15..=99))
}

/// Points with their sign, a true minus; the form of the word is that of the number without it.
pub fn signed(points: i32, form: impl Fn(usize) -> String) -> String {
    let text = form(points.unsigned_abs() as usize);
    if points < 0 {
        format!("\u{2212}{text}")
    } else {
        text
    }
}

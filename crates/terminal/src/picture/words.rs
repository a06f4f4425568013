//! Numbers and names in words.

use polis_akropolis::{Akropolis, Architect, Direction};
use polis_game::{PerSeat, Seat};
use polis_notation::{GameRecord, Notated};
use ratatui::text::Span;

/// What the seats are called.
pub type Names = PerSeat<String>;

/// The names of the people of a record, by seat where they have none.
pub fn names<G: Notated>(record: &GameRecord<G>) -> Names {
    PerSeat::from_fn(record.start().seats(), |seat| {
        record
            .name(seat)
            .map_or_else(|| format!("Seat {seat}"), ToString::to_string)
    })
}

/// The names of a game of Akropolis, with the Illustrious Architect's.
pub fn akropolis_names(record: &GameRecord<Akropolis>) -> Names {
    let mut names = names(record);
    if let Some(estate) = record.start().estate() {
        if record.name(Seat::First).is_none() {
            names[Seat::First] = "You".into();
        }
        names[Seat::Second] = architect(estate.architect()).into();
    }
    names
}

/// The Illustrious Architect's name.
pub fn architect(architect: Architect) -> &'static str {
    match architect {
        Architect::Hippodamos => "Hippodamos",
        Architect::Metagenes => "Metagenes",
        Architect::Callicrates => "Callicrates",
    }
}

/// A direction in words.
pub fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "north",
        Direction::NorthEast => "north-east",
        Direction::SouthEast => "south-east",
        Direction::South => "south",
        Direction::SouthWest => "south-west",
        Direction::NorthWest => "north-west",
    }
}

/// A number of things: `1 stone`, `2 stones`.
pub fn count(number: usize, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

/// A change with its sign, a true minus; nothing for none.
pub fn change(points: i32) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => String::new(),
        _ => format!("\u{2212}{}", points.unsigned_abs()),
    }
}

/// A list in words: `a`, `a and b`, `a, b and c`.
pub fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

/// A name that takes up at most so many characters on the screen.
pub fn cut(name: &str, width: usize) -> String {
    let mut short = String::new();
    for letter in name.chars() {
        short.push(letter);
        if Span::raw(short.as_str()).width() > width {
            short.pop();
            break;
        }
    }
    short
}

/// A name as a heading of a narrow column: that of `Seat 2`, where it does not fit, is `S2`, and
/// another ends with a full stop where it is cut.
pub fn short_name(name: &str, width: usize) -> String {
    if Span::raw(name).width() <= width {
        return name.to_owned();
    }
    match (name.chars().next(), name.rsplit_once(' ')) {
        (Some(letter), Some((_, number))) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            cut(&format!("{letter}{number}"), width)
        }
        _ => format!("{}.", cut(name, width.saturating_sub(1)).trim_end()),
    }
}

/// A text at the right end of a column.
pub fn right(text: &str, width: usize) -> String {
    let fill = width.saturating_sub(Span::raw(text).width());
    format!("{}{text}", " ".repeat(fill))
}

/// A text with a capital letter at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_read_well() {
        assert_eq!(count(1, "stone"), "1 stone");
        assert_eq!(count(0, "stone"), "0 stones");
        assert_eq!(change(-6), "\u{2212}6");
        assert_eq!(change(0), "");
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(list(&items), "a, b and c");
        assert_eq!(list(&items[..1]), "a");
        assert_eq!(capital("houses"), "Houses");
        assert_eq!(cut("Θάλεια", 4), "Θάλε");
        assert_eq!(short_name("Seat 2", 4), "S2");
        assert_eq!(short_name("Seat 2", 6), "Seat 2");
        assert_eq!(short_name("Thalia", 4), "Tha.");
        assert_eq!(right("Θα", 4), "  Θα");
    }
}

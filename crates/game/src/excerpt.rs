//! Untrusted text in messages.

/// Largest number of characters of a text that a message repeats.
const MOST: usize = 40;

/// The beginning of an untrusted text, fit to stand in a message: short, on one line, and without
/// characters that affect a terminal or the direction of writing.
pub fn excerpt(text: &str) -> String {
    let mut rest = text.chars();
    let shown = rest.by_ref().take(MOST);
    let mut excerpt: String = shown
        .map(|c| if is_printable(c) { c } else { '\u{fffd}' })
        .collect();
    if rest.next().is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// Whether a character is neither a control character nor one that changes the direction of writing
/// or breaks the line.
pub fn is_printable(c: char) -> bool {
    let turns_or_breaks = matches!(
        c,
        '\u{061c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
    );
    !c.is_control() && !turns_or_breaks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn excerpts_are_short_and_harmless() {
        assert_eq!(excerpt("Thalia"), "Thalia");
        assert_eq!(
            excerpt("\u{1b}[2J\u{202e}x\n"),
            "\u{fffd}[2J\u{fffd}x\u{fffd}"
        );
        assert_eq!(excerpt(&"x".repeat(1000)).chars().count(), MOST + 1);
    }
}

//! A link as a QR code.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// A QR code, ready to be drawn: one unit a module, with the quiet zone that readers need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// How many units a side has.
    pub side: i32,
    /// The dark modules as one SVG path.
    pub path: String,
}

/// The quiet zone around a code, in modules.
const QUIET: i32 = 3;

/// Draws a link; none when it is too long for a code.
pub fn draw(link: &str) -> Option<Drawn> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|&x| code.get_module(x, y))
                .count() as i32;
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run + 1;
        }
    }
    Some(Drawn {
        side: code.size() + 2 * QUIET,
        path,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_square_of_runs() {
        let link = "https://polis.example/#/table/0123456789abcdefghjkmnpqrs";
        let drawn = draw(link).unwrap();
        // The size of a code of version 4, and its quiet zone.
        assert_eq!(drawn.side, 33 + 2 * QUIET);
        // The finder in the corner is seven modules wide.
        assert!(drawn.path.starts_with("M3 3h7v1h-7z"), "{}", drawn.path);
        assert_eq!(draw(&"x".repeat(5000)), None);
    }
}

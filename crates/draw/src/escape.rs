//! Text in SVG.

use std::fmt;

/// Text from outside, written so that nothing in it is markup.
///
/// ```
/// assert_eq!(polis_draw::Escaped("<b> & co").to_string(), "&lt;b&gt; &amp; co");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|letter| match letter {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            '"' => f.write_str("&quot;"),
            // XML cannot hold control characters.
            letter if letter.is_control() => f.write_str(" "),
            letter => fmt::Write::write_char(f, letter),
        })
    }
}

//! A record in an address: links that lead to a game without any server.
//!
//! A record is short already, so its letters are kept as they are where an address allows it: a
//! link can still be read by eye.

use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt::Write;

use thiserror::Error;

/// The longest text of a link that is read. Browsers and chats cut off longer addresses.
pub const MAX_CHARACTERS: usize = 32 * 1024;

/// A link leads to no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// Something is not a letter of such a link.
    #[error("found a character that is no part of a link to a game; expected the whole link")]
    Malformed,
    /// Far more than any game needs.
    #[error("found {found} characters; expected at most {MAX_CHARACTERS}")]
    TooLong {
        /// How many there are.
        found: usize,
    },
}

/// Letters that stand for themselves.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b',' | b'.' | b':')
}

/// The text of a record as a part of an address.
pub fn encode(record: &str) -> String {
    let mut link = String::with_capacity(record.len());
    for &byte in record.trim_end().as_bytes() {
        match byte {
            b' ' => link.push('_'),
            b'\n' => link.push('~'),
            // Unseen tiles are many.
            b'?' => link.push('*'),
            byte if is_plain(byte) => link.push(char::from(byte)),
            byte => {
                // Writing into a text cannot fail.
                let _ = write!(link, "%{byte:02X}");
            }
        }
    }
    link
}

/// The text of the record that a part of an address is.
///
/// # Errors
/// When it cannot be one. Whether it is a record, its reader says.
pub fn decode(link: &str) -> Result<String, LinkError> {
    let found = link.len();
    if found > MAX_CHARACTERS {
        return Err(LinkError::TooLong { found });
    }
    let mut bytes = link.bytes();
    let mut text = Vec::with_capacity(found);
    while let Some(byte) = bytes.next() {
        text.push(match byte {
            b'_' => b' ',
            b'~' => b'\n',
            b'*' => b'?',
            b'%' => {
                let mut digit = || char::from(bytes.next()?).to_digit(16);
                let (high, low) = (digit(), digit());
                let (Some(high), Some(low)) = (high, low) else {
                    return Err(LinkError::Malformed);
                };
                (16 * high + low) as u8
            }
            byte if is_plain(byte) => byte,
            _ => return Err(LinkError::Malformed),
        });
    }
    String::from_utf8(text).map_err(|_| LinkError::Malformed)
}

/// Keeps the text of a link as long as the page is there. Addresses are compared and copied all
/// the time; equal texts are kept once.
pub fn keep(link: &str) -> &'static str {
    thread_local! {
        static LINKS: RefCell<HashSet<&'static str>> = RefCell::new(HashSet::new());
    }
    LINKS.with_borrow_mut(|links| {
        if let Some(kept) = links.get(link) {
            return *kept;
        }
        let kept: &'static str = Box::leak(link.into());
        links.insert(kept);
        kept
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_survives_the_way_through_an_address() {
        for text in [
            "game architekton\nbuildings 1 2 ?\nlandscapes e m w f\nname 1 Ἀσπασία & Żaneta/#\nmoves\nB5 0,-1 1\nB6 -1,0 0 from 1,0",
            "# variation after 5: 4 1,-2 0; 8 3,1 2",
            "",
            "_~*%",
        ] {
            let link = encode(text);
            assert_eq!(decode(&link).as_deref(), Ok(text), "{link}");
            assert!(
                link.bytes()
                    .all(|byte| is_plain(byte) || b"_~*%".contains(&byte))
            );
        }
        assert_eq!(encode("moves\nB5 0,-1 1\n"), "moves~B5_0,-1_1");
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for link in ["a b", "%", "%4", "%zz", "%ff", "<script>", "a\u{0}", "é"] {
            assert_eq!(decode(link), Err(LinkError::Malformed), "{link}");
        }
        let long = "a".repeat(MAX_CHARACTERS + 1);
        assert!(matches!(decode(&long), Err(LinkError::TooLong { .. })));
    }

    #[test]
    fn equal_links_are_kept_once() {
        let (one, other) = (String::from("game"), String::from("game"));
        assert!(std::ptr::eq(keep(&one), keep(&other)));
    }
}

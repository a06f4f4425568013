//! Recovery codes: secrets that people write down, made to be read and typed by hand.

use sha2::{Digest, Sha256};

use crate::random::{random_bytes, to_hex};

/// Crockford's digits: none of them looks like another.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Digits of a code: 125 bits.
const LENGTH: usize = 25;
/// Digits between two dashes.
const GROUP: usize = 5;
/// The longest text that is looked at.
const MAX_BYTES: usize = 100;

/// A code that was just made: shown once, never stored.
pub(crate) struct FreshCode {
    /// As people read it: five groups of five.
    pub(crate) text: String,
    /// What is kept of it.
    pub(crate) hash: String,
}

impl FreshCode {
    pub(crate) fn new() -> FreshCode {
        let digits = random_bytes::<LENGTH>().map(|byte| DIGITS[usize::from(byte % 32)]);
        let groups: Vec<&str> = digits
            .chunks(GROUP)
            .map(|group| std::str::from_utf8(group).expect("the digits are ASCII"))
            .collect();
        let text = groups.join("-");
        let hash = code_hash(&text).expect("a new code is one");
        FreshCode { text, hash }
    }
}

/// The hash of a code as somebody typed it; none where it cannot be a code. A code is as hard to guess
/// as a key, so one round of SHA-256 is enough.
pub(crate) fn code_hash(typed: &str) -> Option<String> {
    if typed.len() > MAX_BYTES {
        return None;
    }
    let mut digits = String::new();
    for c in typed.chars().filter(|c| !c.is_whitespace() && *c != '-') {
        let digit = match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let is_known = u8::try_from(digit).is_ok_and(|digit| DIGITS.contains(&digit));
        digits.extend(is_known.then_some(digit));
        if !is_known {
            return None;
        }
    }
    (digits.len() == LENGTH).then(|| to_hex(&Sha256::digest(digits.as_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_can_be_typed_as_people_type() {
        let code = FreshCode::new();
        assert_eq!(code.text.len(), 29);
        let hash = Some(code.hash);
        let lower = code.text.to_lowercase();
        let alike = lower.replace('0', "o").replace('1', "l");
        let gaps = format!("  {} ", lower.replace('-', " "));
        for typed in [&code.text, &lower, &alike, &gaps] {
            assert_eq!(code_hash(typed), hash, "{typed}");
        }
        assert_ne!(FreshCode::new().text, code.text);
    }

    #[test]
    fn what_is_no_code_has_no_hash() {
        let long = "A".repeat(10_000);
        let many = "A".repeat(26);
        for wrong in ["", "-", "ABCDE", "Ω", &long, &many, &"U".repeat(25)] {
            assert_eq!(code_hash(wrong), None);
        }
    }
}

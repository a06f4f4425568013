//! What nobody can guess.

use std::fmt::Write;

/// 128 bits of the operating system's entropy, for ids.
pub(crate) fn random_bits() -> u128 {
    u128::from_le_bytes(random_bytes())
}

/// A secret of 256 bits in hexadecimal.
pub(crate) fn random_secret() -> String {
    to_hex(&random_bytes::<32>())
}

/// Bytes in hexadecimal.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes of the operating system's entropy.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has entropy");
    bytes
}

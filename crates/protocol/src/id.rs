//! Names of things that nobody can guess: 128 random bits each.

use std::fmt;
use std::str::FromStr;

use polis_game::excerpt;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The digits of the text form: those of Crockford's base 32, easy to read aloud.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The value of each letter; that of one that is no digit is larger than any.
const VALUES: [u8; 256] = {
    let mut values = [u8::MAX; 256];
    let mut value = 0;
    while value < DIGITS.len() {
        values[DIGITS[value] as usize] = value as u8;
        value += 1;
    }
    values
};

/// The characters of the text form.
const LENGTH: usize = 26;

/// The pattern of the text form.
const PATTERN: &str = "^[0-7][0-9a-hjkmnp-tv-z]{25}$";

/// A text is not an id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "found `{found}`; expected an id of {LENGTH} characters 0-9 and a-z, without i, l, o and u"
)]
pub struct ParseIdError {
    /// The beginning of the text.
    pub found: String,
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, JsonSchema)]
        pub struct $name(#[schemars(with = "String", regex(pattern = PATTERN))] u128);

        impl $name {
            /// The id of these bits, which come from the operating system's entropy.
            pub const fn from_bits(bits: u128) -> $name {
                $name(bits)
            }

            /// The bits.
            pub const fn bits(self) -> u128 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let digits = write(self.0);
                f.pad(std::str::from_utf8(&digits).unwrap_or_default())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<$name, ParseIdError> {
                match read(text) {
                    Some(bits) => Ok($name(bits)),
                    None => Err(ParseIdError {
                        found: excerpt(text),
                    }),
                }
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let digits = write(self.0);
                serializer.serialize_str(std::str::from_utf8(&digits).unwrap_or_default())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id! {
    /// A table. Everybody who knows the id can watch the table and, if it is open, sit down.
    TableId
}
id! {
    /// A person, guest or account. It is no secret.
    PersonId
}
id! {
    /// A duel. Everybody who knows the id can take part, as long as there is a place.
    DuelId
}
id! {
    /// A challenge to a game. Only the two whom it concerns can do something with it.
    ChallengeId
}
id! {
    /// A report of somebody to the hosts.
    ReportId
}
id! {
    /// A tournament. Everybody who knows the id can see it and sign up.
    TournamentId
}
id! {
    /// What stands in the links of mails with which one stops them. Whoever knows it can do only that.
    MailStopId
}
id! {
    /// A study. Everybody who knows the id can come in; nobody else learns of it.
    StudyId
}
id! {
    /// An API token, not the secret of it.
    TokenId
}
id! {
    /// A passkey, not its id on the device.
    PasskeyId
}

fn write(bits: u128) -> [u8; LENGTH] {
    let mut digits = [0; LENGTH];
    for (index, digit) in digits.iter_mut().rev().enumerate() {
        *digit = DIGITS[(bits >> (5 * index)) as usize % 32];
    }
    digits
}

fn read(text: &str) -> Option<u128> {
    if text.len() != LENGTH {
        return None;
    }
    let mut bits: u128 = 0;
    for (index, letter) in text.bytes().enumerate() {
        let digit = VALUES[usize::from(letter)];
        if usize::from(digit) >= DIGITS.len() {
            return None;
        }
        // 26 digits hold 130 bits: the first one cannot be above 7.
        if index == 0 && digit > 7 {
            return None;
        }
        bits = bits << 5 | u128::from(digit);
    }
    Some(bits)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_ends_of_the_range() {
        assert_eq!(TableId(0).to_string(), "0".repeat(26));
        let last = format!("7{}", "z".repeat(25));
        assert_eq!(TableId(u128::MAX).to_string(), last);
        assert_eq!(last.parse(), Ok(TableId(u128::MAX)));
        for wrong in ["", "0", &format!("8{}", "z".repeat(25)), &"l".repeat(26)] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn every_id_reads_back(bits in any::<u128>()) {
            prop_assert_eq!(PersonId(bits).to_string().parse(), Ok(PersonId(bits)));
        }

        #[test]
        fn reading_never_panics(text in "\\PC{0,30}") {
            let _ = text.parse::<TokenId>();
        }
    }
}

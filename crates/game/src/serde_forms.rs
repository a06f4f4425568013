//! Serde: seats as their numbers, values by seat as lists, and types with a text form as texts.

#[doc(hidden)]
pub use serde;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{PerSeat, Seat, SeatSet};

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number() as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(from)?;
        Seat::from_number(number.into())
            .ok_or_else(|| D::Error::custom(format!("found seat {number}; expected 1 to 4")))
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.values())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PerSeat<T>, D::Error> {
        let values = Vec::<T>::deserialize(from)?;
        if values.len() > Seat::ALL.len() {
            let found = values.len();
            return Err(D::Error::custom(format!(
                "found {found} seats; expected at most 4"
            )));
        }
        let mut seats = PerSeat::new();
        for value in values {
            seats.push(value);
        }
        Ok(seats)
    }
}

/// Implements serde's traits for types with `Display` and `FromStr`, as their text form.
#[doc(hidden)]
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::serde_forms::serde::Serialize for $type {
            fn serialize<S>(&self, to: S) -> Result<S::Ok, S::Error>
            where
                S: $crate::serde_forms::serde::Serializer,
            {
                to.collect_str(self)
            }
        }

        impl<'de> $crate::serde_forms::serde::Deserialize<'de> for $type {
            fn deserialize<D>(from: D) -> Result<$type, D::Error>
            where
                D: $crate::serde_forms::serde::Deserializer<'de>,
            {
                use $crate::serde_forms::serde::{Deserialize, de::Error};
                let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outcome;

    #[test]
    fn an_outcome_there_and_back() {
        let outcome = Outcome {
            winners: [Seat::Second].into_iter().collect(),
            points: PerSeat::from_fn(3, |seat| seat.number() as i32 - 2),
        };
        let text = r#"{"winners":[2],"points":[-1,0,1]}"#;
        assert_eq!(serde_json::to_string(&outcome).ok().as_deref(), Some(text));
        assert_eq!(serde_json::from_str::<Outcome>(text).ok(), Some(outcome));
    }

    #[test]
    fn there_are_four_seats() {
        let error = |text| serde_json::from_str::<Seat>(text).map_err(|error| error.to_string());
        assert_eq!(error("5"), Err("found seat 5; expected 1 to 4".to_owned()));
        assert!(error("0").is_err());
        assert!(serde_json::from_str::<PerSeat<u8>>("[1,2,3,4,5]").is_err());
    }
}

//! How words of the rules stand in JSON: seats as numbers, the rest by the names of the notation.

#![expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for this form"
)]

/// A seat as its number.
pub(crate) mod seat {
    use polis_game::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.number() as u8)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::from_number(number.into())
            .ok_or_else(|| D::Error::custom(format!("found seat {number}; expected 1 to 4")))
    }
}

/// A seat as its number, or nothing.
pub(crate) mod maybe_seat {
    use polis_game::Seat;
    use serde::{Deserialize, Deserializer, Serializer};

    #[derive(Deserialize)]
    struct Form(#[serde(with = "super::seat")] Seat);

    pub(crate) fn serialize<S: Serializer>(
        seat: &Option<Seat>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match seat {
            Some(seat) => serializer.serialize_some(&(seat.number() as u8)),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Seat>, D::Error> {
        Ok(Option::<Form>::deserialize(deserializer)?.map(|form| form.0))
    }
}

/// Seats as their numbers.
pub(crate) mod seats {
    use polis_game::Seat;
    use serde::{Deserialize, Deserializer, Serializer};

    #[derive(Deserialize)]
    struct Form(#[serde(with = "super::seat")] Seat);

    pub(crate) fn serialize<S: Serializer>(
        seats: &[Seat],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter().map(|seat| seat.number()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Seat>, D::Error> {
        let seats = Vec::<Form>::deserialize(deserializer)?;
        Ok(seats.into_iter().map(|form| form.0).collect())
    }
}

/// A level by its name.
pub(crate) mod level {
    use polis_notation::Level;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(
        level: &Level,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Level, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

/// A level by its name, or nothing.
pub(crate) mod maybe_level {
    use polis_notation::Level;
    use serde::{Deserialize, Deserializer, Serializer};

    #[derive(Deserialize)]
    struct Form(#[serde(with = "super::level")] Level);

    pub(crate) fn serialize<S: Serializer>(
        level: &Option<Level>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match level {
            Some(level) => serializer.serialize_some(level.name()),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Level>, D::Error> {
        Ok(Option::<Form>::deserialize(deserializer)?.map(|form| form.0))
    }
}

/// A length by its name.
pub(crate) mod length {
    use polis_akropolis::Length;
    use polis_game::excerpt;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(
        length: &Length,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(length.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Length, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Length::from_name(&name).ok_or_else(|| {
            D::Error::custom(format!(
                "found `{}`; expected `standard` or `long`",
                excerpt(&name)
            ))
        })
    }
}

/// Variants as a list of the names of their districts.
pub(crate) mod variants {
    use polis_akropolis::{District, Variants};
    use polis_game::excerpt;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(
        variants: &Variants,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(variants.iter().map(District::name))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Variants, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let districts = names.iter().map(|name| {
            District::from_name(name).ok_or_else(|| {
                D::Error::custom(format!(
                    "found `{}`; expected `houses`, `markets`, `barracks`, `temples` or `gardens`",
                    excerpt(name)
                ))
            })
        });
        districts.collect()
    }
}

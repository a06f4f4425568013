//! Serde: moves as their text form, tiles as numbers, the rest by the names of the notation.

use polis_game::excerpt;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::architect::Architect;
use crate::options::{Length, Variants};
use crate::tile::{District, TileId};

polis_game::serde_as_text!(crate::moves::Move);

impl Serialize for TileId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number() as u8)
    }
}

impl<'de> Deserialize<'de> for TileId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TileId, D::Error> {
        let number = u8::deserialize(from)?;
        TileId::from_number(number.into())
            .ok_or_else(|| D::Error::custom(format!("found tile {number}; expected 1 to 61")))
    }
}

impl Serialize for Length {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Length {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Length, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(from)?;
        Length::from_name(&name).ok_or_else(|| {
            let found = excerpt(&name);
            D::Error::custom(format!("found `{found}`; expected `standard` or `long`"))
        })
    }
}

impl Serialize for Architect {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Architect {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Architect, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(from)?;
        Architect::from_name(&name).ok_or_else(|| {
            D::Error::custom(format!(
                "found `{}`; expected `hippodamos`, `metagenes` or `callicrates`",
                excerpt(&name)
            ))
        })
    }
}

impl Serialize for District {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for District {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<District, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(from)?;
        District::from_name(&name).ok_or_else(|| {
            D::Error::custom(format!(
                "found `{}`; expected `houses`, `markets`, `barracks`, `temples` or `gardens`",
                excerpt(&name)
            ))
        })
    }
}

impl Serialize for Variants {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Variants {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Variants, D::Error> {
        Ok(Vec::<District>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use serde::de::DeserializeOwned;

    use super::*;
    use crate::Move;

    fn check<T: Serialize + DeserializeOwned + PartialEq>(value: T, text: &str) {
        assert_eq!(serde_json::to_string(&value).ok().as_deref(), Some(text));
        assert!(
            serde_json::from_str::<T>(text).ok() == Some(value),
            "{text}"
        );
    }

    #[test]
    fn there_and_back() {
        let chosen: Result<Move, _> = "17 2,-1 3".parse();
        check(chosen.ok(), r#""17 2,-1 3""#);
        check(TileId::from_number(61), "61");
        check(Length::Long, r#""long""#);
        let variants = [District::Houses, District::Gardens].into_iter().collect();
        check::<Variants>(variants, r#"["houses","gardens"]"#);
    }

    #[test]
    fn what_is_none_is_refused_with_a_reason() {
        let error =
            serde_json::from_str::<Move>(r#""62 0,0 0""#).map_err(|error| error.to_string());
        assert_eq!(
            error,
            Err("found `62`; expected the number of a tile, 1 to 61".to_owned())
        );
        assert!(serde_json::from_str::<TileId>("0").is_err());
        assert!(serde_json::from_str::<Variants>(r#"["ports"]"#).is_err());
    }
}

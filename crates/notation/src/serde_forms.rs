//! Serde: everything that has a text form as that text, which is checked when it is read.

use std::str::FromStr;

use crate::error::RecordError;
use crate::level::Level;
use crate::name::Name;
use crate::position::Draft;
use crate::record::Record;
use crate::strength::Strength;
use crate::variation::RecordTree;

polis_game::serde_as_text!(Draft, Level, Name, Record, RecordTree);

impl polis_game::serde_forms::serde::Serialize for Strength {
    fn serialize<S>(&self, to: S) -> Result<S::Ok, S::Error>
    where
        S: polis_game::serde_forms::serde::Serializer,
    {
        to.serialize_i16(self.hundredths())
    }
}

impl<'de> polis_game::serde_forms::serde::Deserialize<'de> for Strength {
    fn deserialize<D>(from: D) -> Result<Strength, D::Error>
    where
        D: polis_game::serde_forms::serde::Deserializer<'de>,
    {
        i16::deserialize(from).map(Strength::new)
    }
}

impl FromStr for Draft {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Draft, RecordError> {
        Draft::read(text)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::read(text)
    }
}

impl FromStr for RecordTree {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<RecordTree, RecordError> {
        RecordTree::read(text)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn records_there_and_back() {
        let text = include_str!("../tests/data/games/solo-hippodamos.polis");
        let record = Record::read(text).unwrap();
        let json = serde_json::to_string(&record).unwrap();
        assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
        let tree: RecordTree = serde_json::from_str(&json).unwrap();
        assert_eq!(serde_json::to_string(&tree).unwrap(), json);
        let draft = Draft::of(&record, 4);
        let json = serde_json::to_string(&draft).unwrap();
        let again: Draft = serde_json::from_str(&json).unwrap();
        assert_eq!(serde_json::to_string(&again).unwrap(), json);
    }

    #[test]
    fn what_is_none_is_refused_with_a_reason() {
        assert!(serde_json::from_str::<Record>("\"game chess\"").is_err());
        assert!(serde_json::from_str::<Level>("\"grandmaster\"").is_err());
        assert!(serde_json::from_str::<Name>("\"\"").is_err());
        assert_eq!(
            serde_json::from_str::<Level>("\"mason\"").unwrap(),
            Level::Mason
        );
    }
}

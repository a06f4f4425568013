//! The JSON forms of what other crates define, and of texts that have limits: they stand in the document
//! of the HTTP interface, and no value of them is ever made.

use std::borrow::Cow;

use polis_akropolis::{Architect as AnyArchitect, District as AnyDistrict, Length as AnyLength};
use polis_notation::{GameKind as AnyGame, Level as AnyLevel};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::bounds::MAX_LABEL_CHARS;

/// A seat, in turn order from 1.
#[derive(JsonSchema)]
pub struct Seat(#[schemars(range(min = 1, max = 4))] pub u8);

/// The name of a person: 1 to 40 characters that can be seen, without `#`.
#[derive(JsonSchema)]
pub struct Name(#[schemars(length(min = 1, max = 40), regex(pattern = visible("#")))] pub String);

/// What somebody calls a token or a passkey: characters that can be seen.
#[derive(JsonSchema)]
pub struct Label(
    #[schemars(length(min = 1, max = MAX_LABEL_CHARS), regex(pattern = visible("")))] pub String,
);

/// A place in a list that is told in pages.
#[derive(JsonSchema)]
pub struct Place(#[schemars(regex(pattern = "^[0-9]{1,15}-[0-9]{1,15}$"))] pub String);

/// A place on a board of solo games, which is told in pages.
#[derive(JsonSchema)]
pub struct SoloPlace(
    #[schemars(regex(pattern = "^[0-9]{1,15}-[0-9]{1,15}-[0-9]{1,15}$"))] pub String,
);

/// The pattern of texts in which all characters can be seen, and one of them is no space.
fn visible(forbidden: &str) -> String {
    let hidden = r"\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff";
    let hidden = format!("{hidden}{forbidden}");
    format!(r"^[^{hidden}]*[^{hidden}\s][^{hidden}]*$")
}

/// Types that are written by their names.
macro_rules! by_name {
    ($($(#[doc = $doc:literal])+ $name:ident: $type:ty;)+) => {$(
        $(#[doc = $doc])+
        pub enum $name {}

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "description": concat!($($doc),+).trim(),
                    "type": "string",
                    "enum": <$type>::ALL.map(<$type>::name),
                })
            }
        }
    )+};
}

by_name! {
    /// Which of the two games.
    GameKind: AnyGame;
    /// How strong a computer player is, from the weakest to the strongest.
    Level: AnyLevel;
    /// An Illustrious Architect, from the easiest to the hardest.
    Architect: AnyArchitect;
    /// How long a game of Akropolis is: 11 stacks, or all tiles.
    Length: AnyLength;
    /// A variant of Akropolis, by its district.
    Variant: AnyDistrict;
}

/// What [`TableSettings::check`](crate::TableSettings::check) looks at, as far as a schema can say it.
pub(crate) fn table_rules(schema: &mut Schema) {
    let rules = serde_json::json!([
        {
            "description": "A person sits on one chair at least, and the host on one at most.",
            "properties": { "chairs": { "allOf": [
                { "contains": { "type": "string", "enum": ["host", "open"] } },
                { "contains": { "const": "host" }, "minContains": 0, "maxContains": 1 },
            ] } },
        },
        {
            "description": "One person plays against an Illustrious Architect, Architekton is for two, \
                            the long game of Akropolis for two or three.",
            "if": { "properties": { "game": { "required": ["architekton"] } } },
            "then": { "properties": { "chairs": { "minItems": 2, "maxItems": 2 } } },
            "else": {
                "if": { "properties": { "game": { "properties": { "akropolis": {
                    "properties": { "architect": { "type": "string" } }, "required": ["architect"],
                } } } } },
                "then": { "properties": { "chairs": { "maxItems": 1 } } },
                "else": {
                    "properties": { "chairs": { "minItems": 2 } },
                    "if": { "properties": { "game": { "properties": { "akropolis": {
                        "properties": { "length": { "const": "long" } }, "required": ["length"],
                    } } } } },
                    "then": { "properties": { "chairs": { "maxItems": 3 } } },
                },
            },
        },
        {
            "description": "A rated game is one of accounts alone, without takebacks.",
            "if": { "properties": { "rated": { "const": "rated" } }, "required": ["rated"] },
            "then": {
                "properties": {
                    "chairs": { "minItems": 2, "items": { "type": "string" } },
                    "takebacks": { "const": "never" },
                    "joining": { "const": "accounts" },
                },
                "required": ["takebacks", "joining"],
            },
        },
    ]);
    schema.insert("allOf".to_owned(), rules);
}

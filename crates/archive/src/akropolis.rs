//! What archives tell of Akropolis.

use polis_akropolis::{Akropolis, District, Move, Options, PerDistrict};
use polis_game::{Game, Seat};
use serde_json::{Value as Json, json};

use crate::archived::{Archived, list};
use crate::column::{Column, Value};
use crate::game_row::GameRow;
use crate::position_row::PositionRow;

/// What only a finished game of Akropolis has.
pub struct AkropolisGame {
    variants: Vec<&'static str>,
    length: &'static str,
    solo: Option<&'static str>,
    stones: Vec<i32>,
    /// The points of each player for each district.
    districts: PerDistrict<Vec<i32>>,
}

/// What only a position of Akropolis has.
pub struct AkropolisPosition {
    stones: Vec<i32>,
    site: Vec<i32>,
    price: i32,
    /// The points of the seat to move for each district.
    districts: PerDistrict<i32>,
}

fn variants(options: Options) -> Vec<&'static str> {
    options.variants().iter().map(District::name).collect()
}

fn solo(options: Options) -> Option<&'static str> {
    let architect = options.players().architect();
    architect.map(polis_akropolis::Architect::name)
}

impl Archived for Akropolis {
    type GameFacts = AkropolisGame;
    type PositionFacts = AkropolisPosition;

    fn describe_options(options: &Options) -> Json {
        json!({
            "players": options.players().number(),
            "variants": variants(*options),
            "length": options.length().name(),
            "solo": solo(*options),
        })
    }

    fn game_facts(&self) -> AkropolisGame {
        let options = self.options();
        let scores = self.scores();
        let people = || Seat::first(options.players().number());
        AkropolisGame {
            variants: variants(options),
            length: options.length().name(),
            solo: solo(options),
            stones: list(self.stones()),
            districts: PerDistrict::from_fn(|district| {
                let points = |seat: Seat| scores[seat].districts[district].points();
                people().map(points).collect()
            }),
        }
    }

    fn position_facts(&self, chosen: Move) -> AkropolisPosition {
        let seat = self.to_move().unwrap_or(Seat::First);
        let score = self.score(seat);
        let site = self.site().iter().map(|tile| tile.number() as i32);
        AkropolisPosition {
            stones: list(self.stones()),
            site: site.collect(),
            price: self.price(chosen.tile).unwrap_or_default().into(),
            districts: PerDistrict::from_fn(|district| score.districts[district].points()),
        }
    }

    fn game_columns() -> Vec<Column<GameRow<AkropolisGame>>> {
        type Row = GameRow<AkropolisGame>;
        let mut columns = vec![
            Column::new(
                "variants",
                "districts with the rules of their variant",
                Value::Texts(|row: &Row| &row.facts.variants),
            ),
            Column::new(
                "length",
                "standard or long",
                Value::Text(|row| row.facts.length),
            ),
            Column::new(
                "solo",
                "the Illustrious Architect of a game for one; null for several players",
                Value::OptionalText(|row| row.facts.solo),
            ),
            Column::new(
                "stones",
                "stones of each seat at the end",
                Value::Integers(|row| &row.facts.stones),
            ),
        ];
        columns.extend(District::ALL.map(|district| {
            let read: fn(&Row) -> &[i32] = match district {
                District::Houses => |row| &row.facts.districts[District::Houses],
                District::Markets => |row| &row.facts.districts[District::Markets],
                District::Barracks => |row| &row.facts.districts[District::Barracks],
                District::Temples => |row| &row.facts.districts[District::Temples],
                District::Gardens => |row| &row.facts.districts[District::Gardens],
            };
            let meaning = "final points of each player for this district";
            Column::new(district.name(), meaning, Value::Integers(read))
        }));
        columns
    }

    fn position_columns() -> Vec<Column<PositionRow<AkropolisPosition>>> {
        type Row = PositionRow<AkropolisPosition>;
        let mut columns = vec![
            Column::new(
                "stones",
                "stones of each seat",
                Value::Integers(|row: &Row| &row.facts.stones),
            ),
            Column::new(
                "site",
                "tiles of the construction site in order",
                Value::Integers(|row| &row.facts.site),
            ),
            Column::new(
                "price",
                "stones that the move paid",
                Value::Integer(|row| row.facts.price),
            ),
        ];
        columns.extend(District::ALL.map(|district| {
            let read: fn(&Row) -> i32 = match district {
                District::Houses => |row| row.facts.districts[District::Houses],
                District::Markets => |row| row.facts.districts[District::Markets],
                District::Barracks => |row| row.facts.districts[District::Barracks],
                District::Temples => |row| row.facts.districts[District::Temples],
                District::Gardens => |row| row.facts.districts[District::Gardens],
            };
            let meaning = "points of the seat to move for this district";
            Column::new(district.name(), meaning, Value::Integer(read))
        }));
        columns
    }
}

//! What archives tell of Architekton.

use polis_architekton::{Architekton, BuildingId, Faces, Move, Options, Scenery};
use serde_json::{Value as Json, json};

use crate::archived::{Archived, list};
use crate::column::{Column, Value};
use crate::game_row::GameRow;
use crate::position_row::PositionRow;

/// What only Architekton has, during a game and at its end.
pub struct ArchitektonFacts {
    chips: Vec<i32>,
    hands: Vec<i32>,
}

impl Archived for Architekton {
    type GameFacts = ArchitektonFacts;
    type PositionFacts = ArchitektonFacts;

    fn describe_options(options: &Options) -> Json {
        let own = (options.faces != Faces::BUILT_IN).then(|| csv(&options.faces));
        json!({ "buildings": own })
    }

    fn game_facts(&self) -> ArchitektonFacts {
        ArchitektonFacts {
            chips: list(&self.chips()),
            hands: list(&self.hands()),
        }
    }

    fn position_facts(&self, _chosen: Move) -> ArchitektonFacts {
        self.game_facts()
    }

    fn game_columns() -> Vec<Column<GameRow<ArchitektonFacts>>> {
        type Row = GameRow<ArchitektonFacts>;
        vec![
            Column::new(
                "chips",
                "chips of each seat at the end",
                Value::Integers(|row: &Row| &row.facts.chips),
            ),
            Column::new(
                "hands",
                "houses that each seat has in hand at the end",
                Value::Integers(|row| &row.facts.hands),
            ),
        ]
    }

    fn position_columns() -> Vec<Column<PositionRow<ArchitektonFacts>>> {
        type Row = PositionRow<ArchitektonFacts>;
        vec![
            Column::new(
                "chips",
                "chips of each seat",
                Value::Integers(|row: &Row| &row.facts.chips),
            ),
            Column::new(
                "hands",
                "houses that each seat has in hand",
                Value::Integers(|row| &row.facts.hands),
            ),
        ]
    }
}

/// Other faces as the file from which they can be read.
fn csv(faces: &Faces) -> String {
    let row = |building: BuildingId| {
        let sides = faces.sides(building).map(Scenery::name);
        format!("{},{}\n", building.number(), sides.join(","))
    };
    let rows: String = BuildingId::ALL.into_iter().map(row).collect();
    format!("tile,north,east,south,west\n{rows}")
}

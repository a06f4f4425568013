//! Moves and positions of Architekton in words and pictures.

use polis_architekton::{Architekton, Move, Tile};
use polis_draw::{Condition, Drawing, Emphasis, Panel, StockTile as Drawn, Theme, TownDrawing};
use polis_game::{Game, Seat};

use super::hand::Hand;
use super::speech::Speech;
use crate::naming::Company;
use crate::table::told::{self, Gained, ROOM, Told};
use polis_i18n::Words;
use polis_notation::GameKind;

/// How large the town is drawn below its words.
const TOWN: (f64, f64) = (840.0, 600.0);

impl Told for Architekton {
    const KIND: GameKind = GameKind::Architekton;

    fn told(chosen: Move, company: &Company, words: &'static Words) -> String {
        Speech { words, company }.played(chosen)
    }

    fn gain(
        position: &Architekton,
        chosen: Move,
        company: &Company,
        words: &'static Words,
    ) -> Option<Gained> {
        let seat = position.to_move()?;
        let gain = position.gain(chosen).ok()?;
        let speech = Speech { words, company };
        let fit = Hand::of(position, chosen).and_then(|hand| hand.fit(position));
        let remarks = match fit {
            Some(fit) => speech.gain(chosen, fit, &gain),
            None => speech.consequences(&gain),
        };
        let remarks: Vec<String> = remarks.into_iter().map(|one| one.text).collect();
        Some(Gained {
            title: speech.played(chosen),
            text: remarks.join(" "),
            points: gain.scores[seat].points(),
        })
    }

    fn tile(position: &Architekton, chosen: Move) -> Option<(String, String)> {
        let tile = match chosen {
            Move::Building {
                building, rotation, ..
            } => Tile::Building {
                building,
                rotation,
                owner: None,
            },
            Move::Landscape { scenery, .. } => Tile::Landscape { scenery },
            Move::Keep { .. } | Move::Remove { .. } => return None,
        };
        let tile = Drawn {
            tile,
            faces: position.faces(),
            condition: Condition::Normal,
        };
        Some((tile.frame().to_string(), tile.to_string()))
    }

    fn built(position: &Architekton) -> Vec<(Option<Seat>, String, String)> {
        let drawing = TownDrawing::new(position);
        let frame = drawing.stage().padded(ROOM);
        vec![(None, frame.to_string(), drawing.to_string())]
    }

    fn picture(position: &Architekton, company: &Company, words: &Words, theme: Theme) -> String {
        let seats = [Seat::First, Seat::Second];
        plate(
            &TownDrawing::new(position),
            position,
            seats,
            theme,
            |seat| company.name(seat, words),
        )
    }

    fn has_cities() -> bool {
        false
    }
}

/// The drawing of a town with the names and points of both, in this order, above it.
pub fn plate(
    drawing: &TownDrawing<'_>,
    position: &Architekton,
    [one, other]: [Seat; 2],
    theme: Theme,
    name: impl Fn(Seat) -> String,
) -> String {
    let points = |seat| position.points(seat);
    let panel = Panel {
        title: format!(
            "{} {} : {} {}",
            name(one),
            points(one),
            points(other),
            name(other)
        ),
        note: String::new(),
        drawing,
        frame: drawing.stage().padded(ROOM),
        emphasis: Emphasis::None,
    };
    told::plate(Architekton::KIND, String::new(), vec![panel], TOWN, theme)
}

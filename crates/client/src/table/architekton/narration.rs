//! Moves and positions of Architekton in words and pictures.

use polis_architekton::{Architekton, Move, Tile};
use polis_draw::{Condition, Drawing, Emphasis, Panel, StockTile as Drawn, Theme, TownDrawing};
use polis_game::{Game, Seat};

use super::hand::Hand;
use super::speech::joined;
use crate::table::narration::{self, MoveEffect, NarratedGame, ROOM, Speech, Svg};
use polis_i18n::Words;
use polis_notation::GameKind;

/// How large the town is drawn below its words.
const TOWN: (f64, f64) = (840.0, 600.0);

impl NarratedGame for Architekton {
    const KIND: GameKind = GameKind::Architekton;
    const HAS_CITIES: bool = false;

    fn told(chosen: Move, speech: Speech<'_>) -> String {
        speech.played(chosen)
    }

    fn gain(position: &Architekton, chosen: Move, speech: Speech<'_>) -> Option<MoveEffect> {
        let seat = position.to_move()?;
        let gain = position.gain(chosen).ok()?;
        let fit = Hand::of(position, chosen).and_then(|hand| hand.fit(position));
        let remarks = match fit {
            Some(fit) => speech.gain(chosen, fit, &gain),
            None => speech.consequences(&gain),
        };
        Some(MoveEffect {
            title: speech.played(chosen),
            text: joined(remarks),
            points: gain.scores[seat].points(),
        })
    }

    fn tile(position: &Architekton, chosen: Move) -> Option<Svg> {
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
        let drawn = Drawn {
            tile,
            faces: position.faces(),
            condition: Condition::Normal,
        };
        Some(Svg::new(drawn.frame(), &drawn))
    }

    fn part_name(part: usize, words: &Words) -> Option<&'static str> {
        match part {
            0 => Some(words.architekton_table.largest_group()),
            1 => Some(words.architekton_table.chips_row()),
            _ => None,
        }
    }

    fn built(position: &Architekton) -> Vec<(Option<Seat>, Svg)> {
        let drawing = TownDrawing::new(position);
        let frame = drawing.stage().padded(ROOM);
        vec![(None, Svg::new(frame, &drawing))]
    }

    fn picture(position: &Architekton, speech: Speech<'_>, theme: Theme) -> String {
        let seats = [Seat::First, Seat::Second];
        let drawing = TownDrawing::new(position);
        town_plate(&drawing, position, seats, speech, theme)
    }
}

/// The drawing of a town with the names and points of both, in this order, above it.
pub fn town_plate(
    drawing: &TownDrawing<'_>,
    position: &Architekton,
    [one, other]: [Seat; 2],
    speech: Speech<'_>,
    theme: Theme,
) -> String {
    let points = |seat| position.points(seat);
    let panel = Panel {
        title: format!(
            "{} {} : {} {}",
            speech.name(one),
            points(one),
            points(other),
            speech.name(other)
        ),
        note: String::new(),
        drawing,
        frame: drawing.stage().padded(ROOM),
        emphasis: Emphasis::None,
    };
    narration::plate(Architekton::KIND, String::new(), vec![panel], TOWN, theme)
}

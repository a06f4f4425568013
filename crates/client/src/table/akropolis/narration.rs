//! Moves and positions of Akropolis in words and pictures.

use polis_akropolis::{Akropolis, District, Move};
use polis_draw::{CityDrawing, Detail, Drawing, Emphasis, LooseTile, Panel, Theme};
use polis_game::{Game, Seat};

use super::sentences::{self, Sentence};
use crate::table::narration::{self, MoveEffect, NarratedGame, ROOM, Speech, Svg};
use polis_i18n::Words;
use polis_notation::GameKind;

/// How large a city is drawn beside the others.
const CITY: (f64, f64) = (560.0, 440.0);

impl NarratedGame for Akropolis {
    const KIND: GameKind = GameKind::Akropolis;
    const HAS_CITIES: bool = true;

    fn told(chosen: Move, speech: Speech<'_>) -> String {
        sentences::tile(chosen.tile, speech.words)
    }

    fn gain(position: &Akropolis, chosen: Move, speech: Speech<'_>) -> Option<MoveEffect> {
        let gain = position.gain(chosen).ok()?;
        let Sentence { title, text } = sentences::of_gain(&gain, speech.words);
        Some(MoveEffect {
            title,
            text,
            points: gain.points(),
        })
    }

    fn tile(_position: &Akropolis, chosen: Move) -> Option<Svg> {
        let tile = LooseTile::new(chosen.tile);
        Some(Svg::new(tile.frame(), &tile))
    }

    fn part_name(part: usize, words: &Words) -> Option<&'static str> {
        match District::ALL.get(part) {
            Some(&district) => Some(words.akropolis.district(district)),
            None if part == District::ALL.len() => Some(words.akropolis_table.stones_row()),
            None => None,
        }
    }

    fn built(position: &Akropolis) -> Vec<(Option<Seat>, Svg)> {
        let variants = position.options().variants();
        position
            .cities()
            .iter()
            .map(|(seat, city)| {
                let mut drawing = CityDrawing::new(city, variants);
                drawing.detail = Detail::Small;
                (Some(seat), Svg::new(drawing.frame(), &drawing))
            })
            .collect()
    }

    fn picture(position: &Akropolis, speech: Speech<'_>, theme: Theme) -> String {
        cities_plate(position, speech, theme, String::new())
    }
}

/// The cities of everybody, with names and points, as one picture.
pub fn cities_plate(game: &Akropolis, speech: Speech<'_>, theme: Theme, note: String) -> String {
    let variants = game.options().variants();
    let drawings: Vec<_> = game
        .cities()
        .iter()
        .map(|(seat, city)| (seat, CityDrawing::new(city, variants)))
        .collect();
    let winners = game.outcome().map(|outcome| outcome.winners);
    let panels = drawings.iter().map(|(seat, drawing)| Panel {
        title: speech.name(*seat),
        note: speech.words.play.points(game.points(*seat)),
        drawing,
        frame: drawing.stage().padded(ROOM),
        emphasis: match &winners {
            Some(winners) if winners.contains(*seat) => Emphasis::Winner,
            Some(_) | None => Emphasis::None,
        },
    });
    narration::plate(Akropolis::KIND, note, panels.collect(), CITY, theme)
}

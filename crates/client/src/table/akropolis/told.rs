//! Moves and positions of Akropolis in words and pictures.

use polis_akropolis::{Akropolis, Move};
use polis_draw::{CityDrawing, Detail, Drawing, Emphasis, LooseTile, Panel, Theme};
use polis_game::{Game, Seat};

use super::sentences::{self, Sentence};
use crate::naming::Company;
use crate::table::told::{self, Gained, ROOM, Told};
use polis_i18n::Words;
use polis_notation::GameKind;

/// How large a city is drawn beside the others.
const CITY: (f64, f64) = (560.0, 440.0);

impl Told for Akropolis {
    const KIND: GameKind = GameKind::Akropolis;

    fn told(chosen: Move, _company: &Company, words: &'static Words) -> String {
        sentences::tile(chosen.tile, words)
    }

    fn gain(
        position: &Akropolis,
        chosen: Move,
        _company: &Company,
        words: &'static Words,
    ) -> Option<Gained> {
        let gain = position.gain(chosen).ok()?;
        let Sentence { title, text } = sentences::of_gain(&gain, words);
        Some(Gained {
            title,
            text,
            points: gain.points(),
        })
    }

    fn tile(_position: &Akropolis, chosen: Move) -> Option<(String, String)> {
        let tile = LooseTile::new(chosen.tile);
        Some((tile.frame().to_string(), tile.to_string()))
    }

    fn built(position: &Akropolis) -> Vec<(Option<Seat>, String, String)> {
        let variants = position.options().variants();
        position
            .cities()
            .iter()
            .map(|(seat, city)| {
                let mut drawing = CityDrawing::new(city, variants);
                drawing.detail = Detail::Small;
                (Some(seat), drawing.frame().to_string(), drawing.to_string())
            })
            .collect()
    }

    fn picture(position: &Akropolis, company: &Company, words: &Words, theme: Theme) -> String {
        plate(position, company, words, theme, String::new())
    }

    fn has_cities() -> bool {
        true
    }
}

/// The cities of everybody, with names and points, as one picture.
pub fn plate(
    position: &Akropolis,
    company: &Company,
    words: &Words,
    theme: Theme,
    note: String,
) -> String {
    let variants = position.options().variants();
    let drawings: Vec<_> = position
        .cities()
        .iter()
        .map(|(seat, city)| (seat, CityDrawing::new(city, variants)))
        .collect();
    let winners = position.outcome().map(|outcome| outcome.winners);
    let panels = drawings.iter().map(|(seat, drawing)| Panel {
        title: company.name(*seat, words),
        note: words.play.points(position.points(*seat)),
        drawing,
        frame: drawing.stage().padded(ROOM),
        emphasis: match &winners {
            Some(winners) if winners.contains(*seat) => Emphasis::Winner,
            Some(_) | None => Emphasis::None,
        },
    });
    told::plate(Akropolis::KIND, note, panels.collect(), CITY, theme)
}

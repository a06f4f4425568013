//! The examples of Architekton.

use polis_architekton::{Architekton, Move, Place, Rotation, Tile};
use polis_draw::{House, Offer, TownDrawing, TownGhost};
use polis_game::Seat;
use polis_notation::Record;

use super::SvgPicture;
use crate::rules_text::ArchitektonFigure;

/// The tiles of the small examples.
const DEAL: &str = "game architekton
buildings 16 3 20 7 11 5 1 6 12 17 9 22 10 14 8 13 15 4 2 18 19 21
landscapes w w f f e m w e m e e e f m w m f e w f m f w m
moves
";
/// A town far into a game.
pub const TOWN: &str = include_str!("example.polis");

/// Whose turns they are, up to the line and after it, in the two cases of the last round.
pub const LAST_ROUND: [(&[Seat], &[Seat]); 2] = [
    (&[Seat::First, Seat::Second], &[Seat::First, Seat::Second]),
    (&[Seat::First, Seat::Second, Seat::First], &[Seat::Second]),
];

/// Draws an example; none for the last round, which is a row of turns.
pub fn picture(figure: ArchitektonFigure) -> Option<SvgPicture> {
    let town = position(figure)?;
    let mut drawing = TownDrawing::new(&town);
    drawing.marks = 1.2;
    match figure {
        ArchitektonFigure::Start => drawing.offers = offers(&town),
        ArchitektonFigure::Lay => drawing.ghost = TownGhost::of(&town, read("B11 1,0 1")),
        ArchitektonFigure::NoMatch => drawing.ghost = TownGhost::of(&town, read("B11 1,0 0")),
        ArchitektonFigure::Removed => {
            let removed = town.explain_end().removed;
            drawing.scoring = false;
            drawing.selected = removed.iter().map(|building| building.place).collect();
        }
        ArchitektonFigure::Gain
        | ArchitektonFigure::Choice
        | ArchitektonFigure::LastRound
        | ArchitektonFigure::Group => {}
    }
    Some(SvgPicture::of(&drawing))
}

/// The house of a player, who stands for the turn.
pub fn turn(seat: Seat) -> SvgPicture {
    SvgPicture::of(&House { seat })
}

fn position(figure: ArchitektonFigure) -> Option<Architekton> {
    match figure {
        ArchitektonFigure::Start | ArchitektonFigure::Lay | ArchitektonFigure::NoMatch => {
            Some(play(&[]))
        }
        ArchitektonFigure::Gain => Some(play(&["B11 1,0 1", "Lm 1,-1", "Le 2,0"])),
        ArchitektonFigure::Choice => Some(play(&["B1 1,0 0", "Le 1,-1", "Le 2,0"])),
        ArchitektonFigure::Removed | ArchitektonFigure::Group => Some(record(TOWN)),
        ArchitektonFigure::LastRound => None,
    }
}

/// Where a building could lie, whichever way it is turned.
fn offers(town: &Architekton) -> Vec<Offer> {
    let building = town.stock_buildings().next();
    let mut offers: Vec<Offer> = Vec::new();
    for rotation in Rotation::ALL {
        let Some(building) = building else { break };
        let tile = Tile::Building {
            building,
            rotation,
            owner: None,
        };
        for offer in Offer::all(town, tile) {
            let is_new = |place: Place| offers.iter().all(|known| known.place != place);
            if is_new(offer.place) {
                offers.push(offer);
            }
        }
    }
    offers
}

fn play(moves: &[&str]) -> Architekton {
    record(&format!("{DEAL}{}\n", moves.join("\n")))
}

fn record(text: &str) -> Architekton {
    match Record::read(text) {
        Ok(Record::Architekton(record)) => record.position().clone(),
        Ok(Record::Akropolis(_)) | Err(_) => unreachable!("the example is a game of Architekton"),
    }
}

fn read(text: &str) -> Move {
    text.parse().expect("the example is written as moves are")
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_architekton::{Event, Phase};
    use polis_game::Game;

    #[test]
    fn every_example_can_be_drawn() {
        for figure in ArchitektonFigure::ALL {
            let is_row = figure == ArchitektonFigure::LastRound;
            assert_eq!(picture(figure).is_none(), is_row, "{figure:?}");
        }
    }

    #[test]
    fn the_examples_show_what_the_captions_say() {
        let start = play(&[]);
        assert!(start.is_legal(read("B11 1,0 1")));
        assert!(!start.is_legal(read("B11 1,0 0")));
        assert_eq!(offers(&start).len(), 6);
        let gain = position(ArchitektonFigure::Gain).unwrap();
        assert!(matches!(
            gain.events(),
            [Event::Gained {
                owner: Seat::First,
                ..
            }]
        ));
        let choice = position(ArchitektonFigure::Choice).unwrap();
        assert!(
            matches!(choice.phase(), Phase::Decide(_)),
            "{:?}",
            choice.phase()
        );
        let town = position(ArchitektonFigure::Group).unwrap();
        assert!(!town.explain_end().removed.is_empty());
        assert!(town.explain_end().seats[Seat::First].largest().len() > 1);
    }
}

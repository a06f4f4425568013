//! A whole game as pictures of one size: what pictures and films of a game are made of.

use polis_akropolis::{Akropolis, City, Layer};
use polis_architekton::{Architekton, Move, Place};
use polis_game::{Game, PerSeat, Seat};

use crate::city::drawing::{CityDrawing, marks_for};
use crate::drawing::StandAlone;
use crate::geometry::Frame;
use crate::plate::{Emphasis, Panel, Plate};
use crate::theme::Theme;
use crate::town::drawing::TownDrawing;

/// The words on the pictures of a game.
pub trait Captions {
    /// Which game it is.
    fn heading(&self) -> String;
    /// When it is: after how many moves.
    fn moment(&self, ply: usize) -> String;
    /// The name of a seat, also of the Illustrious Architect.
    fn name(&self, seat: Seat) -> String;
    /// A number of points.
    fn points(&self, points: i32) -> String;
    /// That points are those of a game that ended now.
    fn so_far(&self) -> String;
    /// That a seat has won.
    fn won(&self, seat: Seat) -> String;
    /// That nobody has.
    fn drawn(&self) -> String;
}

/// How the pictures of a game look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReelStyle {
    /// In which colours.
    pub theme: Theme,
    /// How much larger than usual.
    pub scale: f64,
}

/// The pictures of a game: one for the position before each move, and one for the last.
///
/// All of them show the same part of the plane, so that nothing jumps from one to the next.
#[derive(Clone, Debug)]
pub struct Reel(Positions);

#[derive(Clone, Debug)]
enum Positions {
    Akropolis {
        positions: Vec<Akropolis>,
        /// What is shown of each city.
        frames: PerSeat<Frame>,
    },
    Architekton {
        positions: Vec<Architekton>,
        moves: Vec<Move>,
        /// What is shown of the town.
        frame: Frame,
    },
}

/// How large a city and a town are drawn.
const CITY: (f64, f64) = (560.0, 440.0);
const TOWN: (f64, f64) = (840.0, 600.0);
/// The room for shadows round it.
const ROOM: f64 = 14.0;

impl Reel {
    /// The pictures of these positions; none where there is no position.
    pub fn akropolis(positions: Vec<Akropolis>) -> Option<Reel> {
        let last = positions.last()?;
        let variants = last.options().variants();
        let cities = last.cities();
        let frames = PerSeat::from_fn(cities.seats(), |seat| {
            let drawing = CityDrawing::new(&cities[seat], variants);
            drawing.stage().padded(ROOM)
        });
        Some(Reel(Positions::Akropolis { positions, frames }))
    }

    /// The pictures of these positions, with the moves that lead from each to the next; none where
    /// there is no position.
    pub fn architekton(positions: Vec<Architekton>, moves: &[Move]) -> Option<Reel> {
        let town = TownDrawing::new(positions.last()?);
        let frame = town.stage().padded(ROOM);
        Some(Reel(Positions::Architekton {
            positions,
            moves: moves.to_vec(),
            frame,
        }))
    }

    /// The number of the last picture: how many moves there are.
    pub fn last(&self) -> usize {
        match &self.0 {
            Positions::Akropolis { positions, .. } => positions.len() - 1,
            Positions::Architekton { positions, .. } => positions.len() - 1,
        }
    }

    /// The picture after a number of moves, as an SVG file; beyond the end, the last.
    pub fn svg(&self, ply: usize, captions: &dyn Captions, look: ReelStyle) -> String {
        let ply = ply.min(self.last());
        match &self.0 {
            Positions::Akropolis { positions, frames } => {
                cities(positions, ply, frames, captions, look)
            }
            Positions::Architekton {
                positions,
                moves,
                frame,
            } => {
                let before = moves.get(..ply).unwrap_or(moves);
                let laid = before.iter().rev().copied().find_map(place);
                town(&positions[ply], ply, laid, *frame, captions, look)
            }
        }
    }
}

/// Where a move lays a tile.
fn place(chosen: Move) -> Option<Place> {
    match chosen {
        Move::Building { place, .. } | Move::Landscape { place, .. } => Some(place),
        Move::Keep { .. } | Move::Remove { .. } => None,
    }
}

fn cities(
    positions: &[Akropolis],
    ply: usize,
    frames: &PerSeat<Frame>,
    captions: &dyn Captions,
    look: ReelStyle,
) -> String {
    let position = &positions[ply];
    let variants = position.options().variants();
    let before = ply.checked_sub(1).and_then(|ply| positions[ply].to_move());
    let seats: Vec<Seat> = position.cities().iter().map(|(seat, _)| seat).collect();
    let drawings: Vec<CityDrawing<'_>> = seats
        .iter()
        .map(|&seat| {
            let city = &position.cities()[seat];
            let mut drawing = CityDrawing::new(city, variants);
            drawing.last = (before == Some(seat)).then(|| latest(city)).flatten();
            drawing.marks = marks_for(fitting(frames[seat], CITY));
            drawing
        })
        .collect();
    let panels = seats
        .iter()
        .zip(&drawings)
        .map(|(&seat, drawing)| Panel {
            title: captions.name(seat),
            note: points(position, seat, captions),
            drawing,
            frame: frames[seat],
            emphasis: emphasis(position, seat, before),
        })
        .collect();
    write(ply, panels, CITY, captions, look)
}

/// The points of a seat. The Illustrious Architect has no city, so their points stand beside those
/// of the person who plays against them.
fn points(position: &Akropolis, seat: Seat, captions: &dyn Captions) -> String {
    let own = captions.points(position.points(seat));
    match position.estate() {
        None => own,
        Some(_) => format!(
            "{own} \u{b7} {} {}",
            captions.name(Seat::Second),
            position.points(Seat::Second)
        ),
    }
}

fn town(
    position: &Architekton,
    ply: usize,
    laid: Option<Place>,
    frame: Frame,
    captions: &dyn Captions,
    look: ReelStyle,
) -> String {
    let mut drawing = TownDrawing::new(position);
    drawing.last = laid.into_iter().collect();
    drawing.marks = marks_for(fitting(frame, TOWN));
    // Wide gaps, as a name may end in a number.
    let title = format!(
        "{}\u{a0}\u{a0}{} : {}\u{a0}\u{a0}{}",
        captions.name(Seat::First),
        position.points(Seat::First),
        position.points(Seat::Second),
        captions.name(Seat::Second)
    );
    let panel = Panel {
        title,
        note: match position.result() {
            None => captions.so_far(),
            Some(verdict) => match verdict.winner() {
                Some(winner) => captions.won(winner),
                None => captions.drawn(),
            },
        },
        drawing: &drawing,
        frame,
        emphasis: Emphasis::None,
    };
    write(ply, vec![panel], TOWN, captions, look)
}

fn write(
    ply: usize,
    panels: Vec<Panel<'_>>,
    size: (f64, f64),
    captions: &dyn Captions,
    look: ReelStyle,
) -> String {
    let plate = Plate {
        heading: captions.heading(),
        note: captions.moment(ply),
        panels,
        size,
    };
    let file = StandAlone {
        scale: look.scale,
        ..StandAlone::new(&plate, look.theme)
    };
    file.to_string()
}

/// How much of its size a frame has in a panel.
fn fitting(frame: Frame, size: (f64, f64)) -> f64 {
    (size.0 / frame.width).min(size.1 / frame.height)
}

/// The tile that was laid last in a city.
fn latest(city: &City) -> Option<Layer> {
    city.tops()
        .map(|(_, top)| top.layer)
        .max()
        .filter(|&layer| layer != Layer::STARTING_TILE)
}

/// Emphasises the winner, and before the end the seat that moved last.
fn emphasis<G: Game>(position: &G, seat: Seat, moved: Option<Seat>) -> Emphasis {
    match position.outcome() {
        Some(outcome) if outcome.winners.contains(seat) => Emphasis::Winner,
        None if moved == Some(seat) => Emphasis::Turn,
        Some(_) | None => Emphasis::None,
    }
}

//! A whole table as one drawing, for pictures and films.

use polis_akropolis::{Akropolis, City, Layer};
use polis_architekton::{Architekton, Move, Place};
use polis_draw::{CityDrawing, Emphasis, Frame, Panel, Plate, StandAlone, Theme, TownDrawing};
use polis_notation::{GameRecord, Record};
use polis_table::{Game, PerSeat, Seat};

use crate::picture::words::{Names, akropolis_names, capital, count, names};

/// The plates of a record: a drawing for the position after each move.
///
/// All of them show the same part of the plane, so that nothing jumps from one to the next.
pub(crate) enum Plates {
    /// Of a game of Akropolis.
    Akropolis {
        /// After each move.
        positions: Vec<Akropolis>,
        /// Of the players.
        names: Names,
        /// What is shown of each city.
        frames: PerSeat<Frame>,
    },
    /// Of a game of Architekton.
    Architekton {
        /// After each move.
        positions: Vec<Architekton>,
        /// The moves.
        moves: Vec<Move>,
        /// Of the players.
        names: Names,
        /// What is shown of the town.
        frame: Frame,
    },
}

/// How large a city and a town are drawn.
const CITY: (f64, f64) = (560.0, 440.0);
const TOWN: (f64, f64) = (840.0, 600.0);
/// The room for shadows round it.
const ROOM: f64 = 14.0;

impl Plates {
    /// The plates of a record, up to the last one that is wanted.
    pub(crate) fn new(record: &Record, last: usize) -> Plates {
        match record {
            Record::Akropolis(record) => {
                let positions: Vec<_> = record.positions().take(last + 1).collect();
                let names = akropolis_names(record);
                let cities = positions.last().unwrap_or(record.start()).cities();
                let variants = record.start().options().variants();
                let frames = PerSeat::from_fn(cities.seats(), |seat| {
                    let drawing = CityDrawing::new(&cities[seat], variants);
                    drawing.stage().padded(ROOM)
                });
                Plates::Akropolis {
                    positions,
                    names,
                    frames,
                }
            }
            Record::Architekton(record) => architekton(record, last),
        }
    }

    /// How many there are: one more than there are moves.
    pub(crate) fn len(&self) -> usize {
        match self {
            Plates::Akropolis { positions, .. } => positions.len(),
            Plates::Architekton { positions, .. } => positions.len(),
        }
    }

    /// The drawing after so many moves, as SVG.
    pub(crate) fn svg(&self, ply: usize, theme: Theme) -> String {
        match self {
            Plates::Akropolis {
                positions,
                names,
                frames,
            } => cities(positions, ply, names, frames, theme),
            Plates::Architekton {
                positions,
                moves,
                names,
                frame,
            } => {
                let laid: Vec<Place> = moves[..ply]
                    .iter()
                    .rev()
                    .copied()
                    .filter_map(place)
                    .take(1)
                    .collect();
                town(&positions[ply], ply, laid, names, *frame, theme)
            }
        }
    }
}

fn architekton(record: &GameRecord<Architekton>, last: usize) -> Plates {
    let positions: Vec<_> = record.positions().take(last + 1).collect();
    let town = TownDrawing::new(positions.last().unwrap_or(record.start()));
    let frame = town.stage().padded(ROOM);
    Plates::Architekton {
        positions,
        moves: record.moves().to_vec(),
        names: names(record),
        frame,
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
    names: &Names,
    frames: &PerSeat<Frame>,
    theme: Theme,
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
            drawing
        })
        .collect();
    let panels = seats
        .iter()
        .zip(&drawings)
        .map(|(&seat, drawing)| Panel {
            title: names[seat].clone(),
            note: count(position.points(seat).unsigned_abs() as usize, "point"),
            drawing,
            frame: frames[seat],
            emphasis: emphasis(position, seat, before),
        })
        .collect();
    plate("akropolis", ply, panels, CITY, theme)
}

fn town(
    position: &Architekton,
    ply: usize,
    last: Vec<Place>,
    names: &Names,
    frame: Frame,
    theme: Theme,
) -> String {
    let mut drawing = TownDrawing::new(position);
    drawing.last = last;
    let points = |seat| position.points(seat);
    let title = format!(
        "{} {} : {} {}",
        names[Seat::First],
        points(Seat::First),
        points(Seat::Second),
        names[Seat::Second]
    );
    let note = match position.outcome() {
        None => "if it ended now".to_owned(),
        Some(outcome) => match (
            outcome.winners.contains(Seat::First),
            outcome.winners.contains(Seat::Second),
        ) {
            (true, false) => format!("{} wins", names[Seat::First]),
            (false, true) => format!("{} wins", names[Seat::Second]),
            (true, true) | (false, false) => "a draw".to_owned(),
        },
    };
    let panel = Panel {
        title,
        note,
        drawing: &drawing,
        frame,
        emphasis: Emphasis::None,
    };
    plate("architekton", ply, vec![panel], TOWN, theme)
}

fn plate(game: &str, ply: usize, panels: Vec<Panel<'_>>, size: (f64, f64), theme: Theme) -> String {
    let plate = Plate {
        heading: capital(game),
        note: match ply {
            0 => "before the first move".to_owned(),
            _ => format!("after {}", count(ply, "move")),
        },
        panels,
        size,
    };
    StandAlone::new(&plate, theme).to_string()
}

/// The tile that was laid last in a city.
fn latest(city: &City) -> Option<Layer> {
    city.tops()
        .map(|(_, top)| top.layer)
        .max()
        .filter(|&layer| layer != Layer::STARTING_TILE)
}

/// Who has won is pointed out, and before that who moved last.
fn emphasis<G: Game>(position: &G, seat: Seat, moved: Option<Seat>) -> Emphasis {
    match position.outcome() {
        Some(outcome) if outcome.winners.contains(seat) => Emphasis::Winner,
        None if moved == Some(seat) => Emphasis::Turn,
        Some(_) | None => Emphasis::None,
    }
}

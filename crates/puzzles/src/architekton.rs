//! The goals of Architekton.

use polis_architekton::{Architekton, BuildingId, Move, Phase, Scenery};
use polis_game::{Game, Seat, chance};
use polis_notation::{GameRecord, Record};

use crate::goal::Goal;
use crate::puzzle_game::{PuzzleGame, most_points};

impl PuzzleGame for Architekton {
    fn own(record: Record) -> Option<GameRecord<Architekton>> {
        match record {
            Record::Architekton(record) => Some(*record),
            Record::Akropolis(_) => None,
        }
    }

    fn reaching(&self, goal: Goal) -> Option<Vec<Move>> {
        match goal {
            Goal::Points => Some(most_points(self)),
            Goal::Survive => Some(surviving(self)),
            Goal::Bankrupt => Some(bankrupting(self)),
            Goal::Best | Goal::Count(_) => None,
        }
    }

    fn refutation(&self, goal: Goal, chosen: Move) -> Option<Vec<Move>> {
        match goal {
            Goal::Survive => {
                let mut after = filled(self);
                after.play(chosen).ok()?;
                let mut known = Known::of(self);
                known.take(chosen);
                threat(&after, self.to_move()?, &known)
            }
            Goal::Bankrupt => escape(self, chosen).map(|escape| vec![escape]),
            Goal::Best | Goal::Points | Goal::Count(_) => None,
        }
    }

    fn is_same(&self, one: Move, other: Move) -> bool {
        match (one, other) {
            (
                Move::Building {
                    building,
                    place,
                    rotation,
                    from,
                },
                Move::Building {
                    building: other,
                    place: there,
                    rotation: turned,
                    from: left,
                },
            ) => {
                let shown = |rotation| self.faces().rotated(building, rotation);
                (building, place, from) == (other, there, left) && shown(rotation) == shown(turned)
            }
            (
                Move::Building { .. }
                | Move::Landscape { .. }
                | Move::Keep { .. }
                | Move::Remove { .. },
                _,
            ) => one == other,
        }
    }

    fn points_after(&self, chosen: Move) -> Option<i32> {
        let seat = self.to_move()?;
        let mut after = filled(self);
        after.play(chosen).ok()?;
        Some(points(&after, seat))
    }
}

/// The points of a seat that pays its losses in the way that is best for it. Nobody else's decision
/// changes them.
fn points(position: &Architekton, seat: Seat) -> i32 {
    match (position.phase(), position.to_move()) {
        (Phase::Decide(_), Some(decider)) if decider == seat => options(position)
            .map(|after| points(&after, seat))
            .max()
            .unwrap_or_else(|| position.points(seat)),
        (Phase::Decide(_) | Phase::Lay | Phase::Over, _) => position.points(seat),
    }
}

/// The position with the unseen tiles in some order. Laying, scoring and paying do not depend on
/// it.
fn filled(position: &Architekton) -> Architekton {
    let mut filled = position.clone();
    filled.fill(&mut chance(0));
    filled
}

/// The positions after each of the moves that can be played without knowing unseen tiles.
fn options(position: &Architekton) -> impl Iterator<Item = Architekton> {
    let moves = position.legal_moves().into_iter();
    moves.filter_map(|chosen| {
        let mut after = position.clone();
        after.play(chosen).ok().map(|()| after)
    })
}

/// The moves with which the seat to move makes the other bankrupt in this turn, whatever the other
/// decides.
///
/// In a redacted position, a move that ends the turn without an early end reveals unknown tiles, so
/// it cannot be played; it counts as a failure, too.
fn bankrupting(position: &Architekton) -> Vec<Move> {
    let Some(seat) = position.to_move() else {
        return Vec::new();
    };
    let moves = position.legal_moves().into_iter();
    let winning = moves.filter(|&chosen| {
        let mut after = position.clone();
        after.play(chosen).is_ok() && wins_this_turn(&after, seat)
    });
    winning.collect()
}

fn wins_this_turn(position: &Architekton, seat: Seat) -> bool {
    match (position.phase(), position.to_move()) {
        (Phase::Over, _) => position.early_end().is_some_and(|loser| loser != seat),
        (Phase::Lay, Some(next)) if next != seat => false,
        (Phase::Lay, _) if !is_vulnerable(position, seat.next(2)) => false,
        (Phase::Lay, _) => {
            let moves = position.legal_moves().into_iter();
            // Only a landscape can enclose a building of the other.
            let landscapes = moves.filter(|chosen| matches!(chosen, Move::Landscape { .. }));
            { landscapes }.any(|chosen| {
                let mut after = position.clone();
                after.play(chosen).is_ok() && wins_this_turn(&after, seat)
            })
        }
        (Phase::Decide(_), Some(decider)) if decider == seat => {
            options(position).any(|after| wins_this_turn(&after, seat))
        }
        (Phase::Decide(_), _) => {
            // The opponent may also make a decision that reveals unknown tiles, so all of them must
            // be playable.
            let winning = options(position).filter(|after| wins_this_turn(after, seat));
            winning.count() == position.count_legal_moves()
        }
    }
}

/// The decision with which the opponent escapes a move that is meant to make them bankrupt; `None` where
/// it forces none on them.
fn escape(position: &Architekton, chosen: Move) -> Option<Move> {
    let seat = position.to_move()?;
    let mut after = filled(position);
    after.play(chosen).ok()?;
    let decides = matches!(after.phase(), Phase::Decide(_)) && after.to_move() != Some(seat);
    let decisions = after.legal_moves().into_iter().filter(|_| decides);
    { decisions }.find(|&decision| {
        let mut decided = after.clone();
        decided.play(decision).is_ok() && !wins_this_turn(&decided, seat)
    })
}

/// Whether a building of the seat can become enclosed in the rest of the turn with a loss that a
/// player without chips cannot pay: at least two wrong sides.
fn is_vulnerable(position: &Architekton, seat: Seat) -> bool {
    let lays = usize::from(position.lays_left());
    position
        .explain_buildings()
        .filter(|report| report.owner == Some(seat))
        .any(|report| {
            let open = report.sides.len() - report.landscapes();
            (1..=lays).contains(&open) && report.wrong_sides() + open >= 2
        })
}

/// The moves of the last lay of a turn after which the opponent cannot make the seat bankrupt in
/// the next turn with the tiles that are face up now; none where nothing is threatened.
fn surviving(position: &Architekton) -> Vec<Move> {
    let Some(seat) = position.to_move() else {
        return Vec::new();
    };
    if position.phase() != Phase::Lay || position.lays_left() != 1 {
        return Vec::new();
    }
    let truth = filled(position);
    let mut surviving = Vec::new();
    let mut failing = 0;
    for chosen in position.legal_moves() {
        let mut after = truth.clone();
        if after.play(chosen).is_err() {
            continue;
        }
        let mut known = Known::of(position);
        known.take(chosen);
        if is_threatened(&after, seat, &known) {
            failing += 1;
        } else {
            surviving.push(chosen);
        }
    }
    if failing == 0 {
        surviving.clear();
    }
    surviving
}

/// The face-up tiles of the stock before a move.
#[derive(Clone)]
struct Known {
    buildings: Vec<BuildingId>,
    landscapes: Vec<Scenery>,
}

impl Known {
    fn of(position: &Architekton) -> Known {
        Known {
            buildings: position.stock_buildings().collect(),
            landscapes: position.stock_landscapes().collect(),
        }
    }

    /// Removes the tile of a move, if it is there.
    fn take(&mut self, chosen: Move) -> bool {
        match chosen {
            Move::Building { building, .. } => take(&mut self.buildings, building),
            Move::Landscape { scenery, .. } => take(&mut self.landscapes, scenery),
            Move::Keep { .. } | Move::Remove { .. } => true,
        }
    }
}

fn take<T: Copy + PartialEq>(tiles: &mut Vec<T>, tile: T) -> bool {
    let found = tiles.iter().position(|other| *other == tile);
    if let Some(place) = found {
        tiles.swap_remove(place);
    }
    found.is_some()
}

/// Whether the opponent can make the seat bankrupt before its next turn, with known tiles.
fn is_threatened(position: &Architekton, seat: Seat, known: &Known) -> bool {
    threat(position, seat, known).is_some()
}

/// The moves with which the opponent makes the seat bankrupt before its next turn, with known tiles; of
/// the seat's own decisions the first, as none of them helps.
fn threat(position: &Architekton, seat: Seat, known: &Known) -> Option<Vec<Move>> {
    let line_of = |chosen: Move| {
        let mut known = known.clone();
        let mut after = position.clone();
        if !known.take(chosen) || after.play(chosen).is_err() {
            return None;
        }
        Some(threat(&after, seat, &known).map(|mut rest| {
            rest.insert(0, chosen);
            rest
        }))
    };
    match (position.phase(), position.to_move()) {
        (Phase::Over, _) => (position.early_end() == Some(seat)).then(Vec::new),
        (Phase::Lay, Some(next)) if next == seat => None,
        (Phase::Lay, _) if !is_vulnerable(position, seat) => None,
        (Phase::Lay, _) => {
            // Only a landscape can enclose a building of the seat; a building can prepare that.
            let lasts = position.lays_left() == 1;
            let moves = position.legal_moves().into_iter();
            moves
                .filter(|chosen| !lasts || matches!(chosen, Move::Landscape { .. }))
                .filter_map(line_of)
                .find_map(|line| line)
        }
        (Phase::Decide(_), Some(decider)) => {
            let mut decided = position.legal_moves().into_iter().filter_map(line_of);
            if decider == seat {
                let lines: Option<Vec<Vec<Move>>> = decided.collect();
                Some(lines?.into_iter().next().unwrap_or_default())
            } else {
                decided.find_map(|line| line)
            }
        }
        (Phase::Decide(_), None) => None,
    }
}

//! What a move brings about at once: facts, for people and programs to put into words.

use polis_game::{Game, PerSeat, PlayError, Seat, chance};

use crate::explain::{BuildingReport, SideReport};
use crate::score::LANDSCAPES_TO_STAY;
use crate::{Architekton, Decision, Event, Illegal, Move, Phase, Place, Score, Side, Verdict};

/// What a move brings about at once, as far as the seat to move can know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The buildings of which it closes sides: those beside the landscape that is laid, in the
    /// order north, east, south, west, or the building that is laid.
    pub buildings: Vec<ClosedSides>,
    /// What follows by the rules, up to what depends on tiles that are still unseen.
    pub events: Vec<Event>,
    /// The choice that the move makes, for a move that keeps or removes a house.
    pub made: Option<Choice>,
    /// The choice that the move forces on a player (rule 7).
    pub forced: Option<Choice>,
    /// What the final scoring would give each player before and after.
    pub scores: PerSeat<ScoreChange>,
    /// Who has won, if the game is over with the move.
    pub end: Option<Verdict>,
}

/// A building and the sides of it to which a move brings landscapes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedSides {
    /// How the building stands after the move; the owner is the one at the moment of scoring.
    pub report: BuildingReport,
    /// The sides that are closed, clockwise from north.
    pub sides: Vec<Side>,
}

/// A choice between keeping a house and removing it, and whose it is (rule 7, ruling T5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The seat that chooses.
    pub seat: Seat,
    /// The loss and what each way costs.
    pub decision: Decision,
}

/// What the final scoring gives a player before and after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoreChange {
    /// Before the move.
    pub before: Score,
    /// After it.
    pub after: Score,
}

impl ClosedSides {
    /// Whether the final scoring would have removed the building before and does not any more
    /// (rule 10).
    pub fn stays_from_now_on(&self) -> bool {
        let landscapes = self.report.landscapes();
        let stay = LANDSCAPES_TO_STAY as usize;
        landscapes >= stay && landscapes - self.sides.len() < stay
    }
}

impl ScoreChange {
    /// The change of the points.
    pub fn points(self) -> i32 {
        i32::from(self.after.total()) - i32::from(self.before.total())
    }

    /// The change of the chips.
    pub fn chips(self) -> i32 {
        i32::from(self.after.chips) - i32::from(self.before.chips)
    }
}

impl Architekton {
    /// What a move of the seat to move brings about at once.
    ///
    /// It contains only what that seat can know, whatever this position knows beyond it.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn gain(&self, chosen: Move) -> Result<Gain, Illegal> {
        self.check(chosen)?;
        let seat = self.to_move().ok_or(Illegal::Over)?;
        let (after, foresight) = self.foresee(seat, chosen)?;
        let depends =
            |event: &Event| matches!(event, Event::Exchanged { .. } | Event::Skipped { .. });
        let first = match foresight {
            Foresight::Whole => None,
            Foresight::UpToUnseen => after.events().iter().position(depends),
        };
        let events = &after.events()[..first.unwrap_or(after.events().len())];
        let [before, later] = [self.final_score(), after.final_score()];
        Ok(Gain {
            buildings: self.closed_sides(&after, chosen),
            events: events.to_vec(),
            made: self.choice(),
            forced: after.choice(),
            scores: PerSeat::from_fn(2, |seat| ScoreChange {
                before: before[seat],
                after: later[seat],
            }),
            end: if first.is_none() {
                after.result()
            } else {
                None
            },
        })
    }

    /// The position after a move, with the unseen tiles in some order where it turns some up.
    ///
    /// Tiles are revealed only at the end of a turn, or for an exchange. So laying, scoring and
    /// paying do not depend on the order, nor does the last round, which begins by the number of
    /// tiles; exchanges and skipped turns do, and what comes after them (rule 9, ruling T7).
    fn foresee(&self, seat: Seat, chosen: Move) -> Result<(Architekton, Foresight), Illegal> {
        let mut known = self.clone();
        known.redact(seat);
        let mut after = known.clone();
        match after.play(chosen) {
            Ok(()) => return Ok((after, Foresight::Whole)),
            Err(PlayError::Illegal(illegal)) => return Err(illegal),
            Err(PlayError::Unknown) => {}
        }
        known.fill(&mut chance(0));
        match known.play(chosen) {
            Ok(()) => Ok((known, Foresight::UpToUnseen)),
            Err(PlayError::Illegal(illegal)) => Err(illegal),
            Err(PlayError::Unknown) => unreachable!("a filled position knows every tile"),
        }
    }

    fn choice(&self) -> Option<Choice> {
        match self.phase() {
            Phase::Decide(decision) => self.to_move().map(|seat| Choice { seat, decision }),
            Phase::Lay | Phase::Over => None,
        }
    }

    /// The buildings of which a move closes sides.
    fn closed_sides(&self, after: &Architekton, chosen: Move) -> Vec<ClosedSides> {
        match chosen {
            Move::Building { place, .. } => after
                .explain_building(place)
                .map(|report| ClosedSides {
                    report: BuildingReport {
                        owner: Some(self.turn()),
                        ..report
                    },
                    sides: closed(&report),
                })
                .into_iter()
                .collect(),
            Move::Landscape { place, .. } => Side::ALL
                .into_iter()
                .filter_map(|side| self.closed_side(after, place, side))
                .collect(),
            Move::Keep { .. } | Move::Remove { .. } => Vec::new(),
        }
    }

    /// The building across a side of the landscape that is laid.
    fn closed_side(&self, after: &Architekton, place: Place, side: Side) -> Option<ClosedSides> {
        let building = place.neighbour(side);
        let BuildingReport { owner, .. } = self.explain_building(building)?;
        let report = after.explain_building(building)?;
        Some(ClosedSides {
            report: BuildingReport { owner, ..report },
            sides: vec![side.opposite()],
        })
    }
}

/// How far it can be known what a move brings about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Foresight {
    Whole,
    /// Up to the first exchange or skipped turn.
    UpToUnseen,
}

/// The sides at which landscapes lie.
fn closed(report: &BuildingReport) -> Vec<Side> {
    Side::ALL
        .into_iter()
        .zip(report.sides)
        .filter(|(_, side)| !matches!(side, SideReport::Open { .. }))
        .map(|(side, _)| side)
        .collect()
}

#[cfg(test)]
mod tests;

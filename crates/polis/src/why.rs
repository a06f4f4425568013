//! What a move changes for its seat and for the next one, against another move.

use polis_analysis::MarkReason;
use polis_engine::{
    Difference, Expectation, MoveReason, Reasoning, SearchOptions, expectation, replies,
};
use polis_game::{PerSeat, Seat, View};
use serde::Serialize;

use crate::explain::ExplainMove;

/// So many playouts tell what follows each move, on the same futures.
const FUTURES: u32 = 400;
/// Part of the futures from which it is told that the next seat would take a tile.
const OFTEN: f32 = 0.25;
/// So many playouts go on to the end of the game.
const ENDED_FUTURES: u32 = 100;
/// What a move changes against another one, by playouts.
#[derive(Debug, Serialize)]
pub(crate) struct MoveComparison {
    /// The other move: the best one that takes something else.
    instead_of: String,
    /// The change of the own points at the end.
    own_points: Change,
    /// The same by part of the points, by playouts to the end of the game.
    parts: Vec<PartChange>,
    /// The seat that is next.
    next: Option<usize>,
    /// The change of the points of that seat.
    next_points: Option<Change>,
    /// The part of the futures in which that seat would take the same tile after the other move; null
    /// where moves take no tile.
    next_takes: Option<f32>,
    /// Whether the futures bear out that the move is better; null where that is not asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    is_better: Option<bool>,
}

/// What changes of a part of the points.
#[derive(Debug, Serialize)]
struct PartChange {
    part: &'static str,
    #[serde(flatten)]
    change: Change,
}

impl PartChange {
    fn all<G: ExplainMove>(parts: &[Difference]) -> Vec<PartChange> {
        let parts = G::part_names().into_iter().zip(parts);
        parts
            .map(|(part, &change)| PartChange {
                part,
                change: change.into(),
            })
            .collect()
    }
}

/// A difference and its standard error.
#[derive(Clone, Copy, Debug, Serialize)]
struct Change {
    mean: f32,
    error: f32,
}

impl From<Difference> for Change {
    fn from(Difference { mean, error }: Difference) -> Change {
        Change {
            mean,
            // Nothing is known of it from a single future; JSON has no infinite number.
            error: if error.is_finite() { error } else { 1e3 },
        }
    }
}

impl Change {
    fn new(from: &Expectation, to: &Expectation) -> Change {
        Change {
            mean: to.evaluation.points - from.evaluation.points,
            error: to.points_error.hypot(from.points_error),
        }
    }

    /// `4.2 ± 1.1 points more`, where it is more than chance explains.
    fn words(self) -> Option<String> {
        let Change { mean, error } = self;
        let direction = if mean > 0.0 { "more" } else { "fewer" };
        self.is_clear()
            .then(|| format!("{:.1} ± {error:.1} points {direction}", mean.abs()))
    }

    /// Whether it is more than chance explains.
    fn is_clear(self) -> bool {
        let Change { mean, error } = self;
        Difference { mean, error }.is_clear()
    }
}

impl MoveComparison {
    /// Compares each of some moves, the best first, with the best that takes something else.
    pub(crate) fn of<G: ExplainMove>(
        view: &View<G>,
        moves: &[G::Move],
        seed: u64,
    ) -> Vec<Option<MoveComparison>> {
        let expected: Vec<PerSeat<Expectation>> = moves
            .iter()
            .map(|&chosen| {
                let options = SearchOptions::of::<G>();
                expectation(view, G::net(), options, Some(chosen), seed, FUTURES)
            })
            .collect();
        (moves.iter().zip(&expected))
            .map(|(&chosen, expected_here)| {
                let is_other = |&place: &usize| {
                    moves[place] != chosen && G::takes_same(moves[place], chosen) != Some(true)
                };
                let other = (0..moves.len()).find(is_other)?;
                let from = &expected[other];
                Some(MoveComparison::new(
                    view,
                    chosen,
                    moves[other],
                    [from, expected_here],
                    seed,
                ))
            })
            .collect()
    }

    fn new<G: ExplainMove>(
        view: &View<G>,
        chosen: G::Move,
        other: G::Move,
        [from, to]: [&PerSeat<Expectation>; 2],
        seed: u64,
    ) -> MoveComparison {
        let (seat, options) = (view.seat(), SearchOptions::of::<G>());
        let replies = replies(view, G::net(), options, other, seed, FUTURES);
        let next: Option<Seat> = replies.first().map(|&(next, _)| next);
        let next = next.filter(|&next| next != seat);
        let takes = |&(_, reply): &(Seat, G::Move)| G::takes_same(reply, chosen);
        let taken: Option<Vec<bool>> = replies.iter().map(takes).collect();
        let share = |taken: Vec<bool>| {
            let times = taken.iter().filter(|&&is_taken| is_taken).count();
            times as f32 / taken.len().max(1) as f32
        };
        let mut reasoning = Reasoning::new(view, G::net(), options, [chosen, other], seed);
        for _ in 0..ENDED_FUTURES {
            reasoning.iter_mut().for_each(Reasoning::step);
        }
        let parts = reasoning.map_or_else(Vec::new, |reasoning| reasoning.reason().parts);
        MoveComparison {
            parts: PartChange::all::<G>(&parts),
            instead_of: other.to_string(),
            own_points: Change::new(&from[seat], &to[seat]),
            next: next.map(Seat::number),
            next_points: next.map(|next| Change::new(&from[next], &to[next])),
            next_takes: next.and(taken).map(share),
            is_better: None,
        }
    }

    /// What a mark of an analysis is about: the better move against the other one.
    pub(crate) fn of_mark<G: ExplainMove>(mark: &MarkReason<G::Move>) -> MoveComparison {
        let MoveReason {
            points,
            parts,
            utility,
            next,
            next_points,
            next_takes,
            ..
        } = &mark.reason;
        MoveComparison {
            instead_of: mark.other.to_string(),
            own_points: (*points).into(),
            parts: PartChange::all::<G>(parts),
            next: next.map(Seat::number),
            next_points: next_points.map(Change::from),
            next_takes: *next_takes,
            is_better: Some(utility.mean > 0.0),
        }
    }

    /// A sentence, or none where chance explains all differences, and where they do not say why a move
    /// is better that is said to be.
    pub(crate) fn sentence(&self) -> Option<String> {
        let is_reason = |is_better: bool| is_better && self.speaks_for();
        if !self.is_better.is_none_or(is_reason) {
            return None;
        }
        let (told, other) = (self.told()?, &self.instead_of);
        Some(format!("Against {other}: {told}."))
    }

    /// Whether something beyond chance speaks for the move.
    fn speaks_for(&self) -> bool {
        let own = self.parts.iter().map(|part| part.change);
        let mut own = own.chain([self.own_points]);
        let takes = self.next_takes.is_some_and(|takes| takes >= OFTEN);
        let denies = |change: Change| change.is_clear() && change.mean < 0.0;
        own.any(|change| change.is_clear() && change.mean > 0.0)
            || takes
            || self.next_points.is_some_and(denies)
    }

    /// What is more than chance explains, in words.
    fn told(&self) -> Option<String> {
        let mut parts = Vec::new();
        if let Some(own) = self.own_points.words() {
            parts.push(format!("{own} at the end"));
        }
        for PartChange { part, change } in &self.parts {
            parts.extend(change.words().map(|change| format!("{part} {change}")));
        }
        if let Some(next) = self.next_points.and_then(Change::words) {
            parts.push(format!("{next} for who is next"));
        }
        if let Some(takes) = self.next_takes
            && takes >= OFTEN
        {
            let tenths = (10.0 * takes).round();
            parts.push(format!(
                "else they take this tile in {tenths} of 10 futures"
            ));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

//! Luck and skill: how a result came about.
//!
//! The result of a seat, 1 for a victory and 0 for a defeat, is the sum of
//!
//! - what it could expect before the first move,
//! - its luck: for each move that turned something up, what it could expect afterwards less what it
//!   could expect with that move, over everything that it might have turned up;
//! - less what its own moves gave away;
//! - what the moves of the other player gave away, in a game of two;
//! - and the rest: what shows only later and was not foreseen, small or large.
//!
//! Losses count where they are sure ([`Assessment::is_sure`]).

use polis_engine::evaluation::Evaluate;
use polis_engine::{Expectation, SearchOptions, expectation};
use polis_game::{PerSeat, PlayError, Seat, View};
use polis_notation::{GameRecord, Notated};

use crate::assessment::Assessment;

/// What a move turned up, and what that meant.
#[derive(Clone, Debug, PartialEq)]
pub struct Draw {
    /// Number of moves before the one that turned something up.
    pub ply: usize,
    /// What changed for each seat by the draw alone.
    pub luck: PerSeat<Luck>,
}

/// What a draw changed for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// The change of the probability to win.
    pub win: f32,
    /// The standard error of that.
    pub win_error: f32,
    /// The change of the expected points.
    pub points: f32,
    /// The standard error of that.
    pub points_error: f32,
}

/// How the result of a seat came about. The result is the sum
/// `start + luck - given_away + received + rest`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// The probability to win before the first move.
    pub start: f32,
    /// The luck of all draws.
    pub luck: f32,
    /// The standard error of the luck.
    pub luck_error: f32,
    /// What the own moves gave away.
    pub given_away: f32,
    /// What the moves of the other player gave away, in a game of two.
    pub received: f32,
    /// What none of these explains.
    pub rest: f32,
    /// 1 for a victory, 0 for a defeat, a part for a shared victory.
    pub result: f32,
}

/// The draws of a game, each judged by so many playouts before and after it.
///
/// What was unseen before a draw stays unseen where that is judged.
pub fn draws<G: Evaluate + Notated>(record: &GameRecord<G>, futures: u32) -> Vec<Draw> {
    let mut draws = Vec::new();
    let mut positions = record.positions().peekable();
    for (ply, &chosen) in record.moves().iter().enumerate() {
        let (Some(before), Some(after)) = (positions.next(), positions.peek()) else {
            break;
        };
        let Some(seat) = before.to_move() else { break };
        let view = View::new(&before, seat);
        let turns_up = matches!(
            view.position().clone().play(chosen),
            Err(PlayError::Unknown)
        );
        if turns_up {
            let seed = 2 * ply as u64;
            let expected = expect(&view, Some(chosen), seed, futures);
            let found = expect(&View::new(after, seat), None, seed + 1, futures);
            draws.push(Draw {
                ply,
                luck: PerSeat::from_fn(before.seats(), |seat| {
                    Luck::new(expected[seat], found[seat])
                }),
            });
        }
    }
    draws
}

impl Luck {
    fn new(before: Expectation, after: Expectation) -> Luck {
        let change = after.evaluation.less(before.evaluation);
        Luck {
            win: change.win,
            win_error: before.win_error.hypot(after.win_error),
            points: change.points,
            points_error: before.points_error.hypot(after.points_error),
        }
    }
}

fn expect<G: Evaluate>(
    view: &View<G>,
    first: Option<G::Move>,
    seed: u64,
    futures: u32,
) -> PerSeat<Expectation> {
    expectation(
        view,
        G::net(),
        SearchOptions::of::<G>(),
        first,
        seed,
        futures,
    )
}

/// How the result of each seat came about; `None` before the end of the game.
pub fn balances<G: Evaluate + Notated>(
    record: &GameRecord<G>,
    draws: &[Draw],
    assessments: &[Assessment<G::Move>],
    futures: u32,
) -> Option<PerSeat<Balance>> {
    let outcome = record.position().outcome()?;
    let start = record.start();
    let view = View::new(start, start.to_move()?);
    let expected = expect(&view, None, START_SEED, futures);
    let seats = start.seats();
    let given_away = |seat: Seat| -> f32 {
        let own = assessments.iter().filter(|one| one.seat == seat);
        let sure = own.filter(|one| one.is_sure());
        sure.map(|one| one.given_away().0).sum()
    };
    Some(PerSeat::from_fn(seats, |seat| {
        let luck: f32 = draws.iter().map(|draw| draw.luck[seat].win).sum();
        let error = |draw: &Draw| draw.luck[seat].win_error.powi(2);
        let received = if seats == 2 {
            given_away(seat.next(seats))
        } else {
            0.0
        };
        let mut balance = Balance {
            start: expected[seat].evaluation.win,
            luck,
            luck_error: draws.iter().map(error).sum::<f32>().sqrt(),
            given_away: given_away(seat),
            received,
            rest: 0.0,
            result: outcome.value_for(seat).win,
        };
        balance.rest = balance.result - balance.sum();
        balance
    }))
}

/// The seed of the playouts before the first move: no ply has it.
const START_SEED: u64 = u64::MAX;

impl Balance {
    /// The sum of the parts, which is the result.
    pub fn sum(&self) -> f32 {
        self.start + self.luck - self.given_away + self.received + self.rest
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_engine::best_one_ply;
    use polis_game::{Game, chance};

    use super::*;
    use crate::analysis::{Analysis, Depth};

    fn game(players: Players, seed: u64) -> GameRecord<Akropolis> {
        let options = Options::new(players, Variants::NONE, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut chance(seed)).unwrap();
        let mut record = GameRecord::<Akropolis>::new(&setup).unwrap();
        while let Some(seat) = record.position().to_move() {
            let chosen = best_one_ply(record.position(), Akropolis::net(), seat).unwrap();
            record.play(chosen).unwrap();
        }
        record
    }

    #[test]
    fn the_parts_add_up_to_the_result() {
        for players in [Players::Two, Players::Three] {
            let record = game(players, 4);
            let depth = Depth {
                first: 40,
                full: 40,
            };
            let mut analysis = Analysis::new(&record, depth);
            analysis.finish(1, &|| ());
            let draws = draws(&record, 8);
            // A stack each, but for the first site.
            assert_eq!(draws.len(), 11);
            let assessments = analysis.assessments();
            let balances = balances(&record, &draws, &assessments, 8).unwrap();
            let outcome = record.position().outcome().unwrap();
            for (seat, balance) in balances.iter() {
                let result = outcome.value_for(seat).win;
                assert!((balance.sum() - result).abs() < 1e-5);
                assert!(balance.luck_error > 0.0 && balance.luck_error < 1.0);
            }
        }
    }

    /// The luck of one is the bad luck of the other, and over all tiles that a draw may bring it is
    /// nothing.
    #[test]
    fn luck_is_fair() {
        let record = game(Players::Two, 7);
        for draw in draws(&record, 16) {
            let sum = draw.luck[Seat::First].win + draw.luck[Seat::Second].win;
            assert!(sum.abs() < 0.02, "{sum}");
        }
        let (mut sum, mut square) = (0.0, 0.0);
        let mut after = record.clone();
        after.truncate(14);
        let seat = after.position().to_move().unwrap();
        let chosen = record.moves()[14];
        let view = View::new(after.position(), seat);
        assert!(
            view.position().clone().play(chosen).is_err(),
            "it turns up a stack"
        );
        let expected = expect(&view, Some(chosen), 1, 400);
        for seed in 0..40 {
            let mut found = view.fill(&mut chance(seed));
            found.play(chosen).unwrap();
            let found = expect(&View::new(&found, seat), None, seed, 20);
            let luck = Luck::new(expected[seat], found[seat]).win;
            sum += luck;
            square += luck * luck;
        }
        let (mean, error) = (sum / 40.0, (square / 40.0 / 40.0).sqrt());
        assert!(mean.abs() < 4.0 * error, "{mean} ± {error}");
    }

    #[test]
    fn a_game_that_is_not_over_has_no_result() {
        let mut record = game(Players::Two, 4);
        record.truncate(5);
        assert!(balances(&record, &[], &[], 2).is_none());
    }
}

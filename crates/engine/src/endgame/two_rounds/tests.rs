use polis_akropolis::Players;
use polis_game::View;

use super::*;
use crate::endgame::LastStack;
use crate::endgame::last_round::tests::ending;
use crate::evaluation::Evaluate;
use crate::search::{Certainty, Search, SearchOptions};
use crate::stop_condition::PlayoutLimit;

fn solve(position: &Akropolis) -> (Move, Evaluation) {
    let mut solver = TwoRounds::new(position).unwrap();
    while !solver.is_best_known() {
        solver.step();
    }
    *solver.evaluated().last().unwrap()
}

fn near(one: Evaluation, other: Evaluation) -> bool {
    (one.win - other.win).abs() < 1e-4 && (one.margin - other.margin).abs() < 1e-3
}

/// What the other player's best answer leaves.
fn turned(evaluation: Evaluation) -> Evaluation {
    Evaluation {
        win: 1.0 - evaluation.win,
        margin: -evaluation.margin,
        points: 0.0,
    }
}

/// The best of the turn before the last stack.
fn before_stack(position: &Akropolis) -> Evaluation {
    let mut solver = LastStack::new(position).unwrap();
    while !solver.is_done() {
        solver.step();
    }
    let found = solver.evaluated().iter().map(|&(_, found)| found);
    let better = |one: Evaluation, other: Evaluation| {
        if other.utility() > one.utility() {
            other
        } else {
            one
        }
    };
    found.reduce(better).unwrap()
}

/// The best move is worth what solving the position after it says, and some others are no better.
fn check(position: &Akropolis, others: usize, solve_after: impl Fn(&Akropolis) -> Evaluation) {
    let (best, found) = solve(position);
    let after = |chosen: Move| {
        let mut after = position.clone();
        after.play(chosen).unwrap();
        turned(solve_after(&after))
    };
    assert!(near(after(best), found), "{best} {found:?}");
    let legal = position.legal_moves();
    // The most tempting: those that bring most at once.
    let mut tempting = legal.clone();
    tempting.sort_by_key(|&chosen| position.gain(chosen).unwrap().points());
    let tempting = tempting.iter().rev().take(others);
    for &chosen in legal
        .iter()
        .step_by(1 + legal.len() / others)
        .chain(tempting)
    {
        let other = after(chosen);
        assert!(other.utility() < found.utility() + 1e-5, "{best} {chosen}");
    }
}

#[test]
fn five_turns_agree_with_solving_the_turn_that_follows() {
    for seed in [1, 2, 3] {
        let position = ending(Players::Two, Variants::NONE, seed, 5);
        check(&position, 12, before_stack);
    }
}

#[test]
fn six_turns_agree_with_solving_the_five_that_follow() {
    let position = ending(Players::Two, Variants::NONE, 4, 6);
    check(&position, 1, |after| solve(after).1);
}

/// The answer does not depend on the order in which the stack really lies.
#[test]
fn every_order_of_the_last_stack_gives_the_same_answer() {
    let truth = ending(Players::Two, Variants::NONE, 5, 5);
    let seat = truth.to_move().unwrap();
    let mut setup = truth.setup();
    let mut answers = Vec::new();
    for _ in 0..3 {
        let first = setup.deck.len() - 3;
        setup.deck[first..].rotate_left(1);
        let mut other = truth.clone();
        other.redact(seat);
        other.learn(&setup);
        assert!(!other.is_redacted());
        answers.push(solve(&other));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]));
}

#[test]
fn only_the_last_two_rounds_for_two_without_variants_are_solved() {
    assert!(TwoRounds::new(&ending(Players::Two, Variants::NONE, 1, 7)).is_none());
    assert!(TwoRounds::new(&ending(Players::Two, Variants::NONE, 1, 4)).is_none());
    assert!(TwoRounds::new(&ending(Players::Two, Variants::ALL, 1, 5)).is_none());
    assert!(TwoRounds::new(&ending(Players::Three, Variants::NONE, 1, 5)).is_none());
}

/// A search answers with the proven move, marks it, and tells of no other that it is better.
#[test]
fn a_search_ends_with_the_proven_move() {
    let position = ending(Players::Two, Variants::NONE, 2, 5);
    let (_, expected) = solve(&position);
    let view = View::new(&position, position.to_move().unwrap());
    let options = SearchOptions::of::<Akropolis>();
    let mut search = Search::new(&view, Akropolis::net(), options, 1).unwrap();
    search.run(&mut PlayoutLimit(TWO_ROUNDS_AFTER));
    assert!(!search.is_settled());
    search.run(&mut PlayoutLimit(u32::MAX));
    assert!(search.is_settled() && !search.is_proven());
    let candidates = search.candidates();
    assert_eq!(candidates[0].chosen, search.best());
    assert_eq!(search.ranking()[0], search.best());
    assert_eq!(candidates[0].certainty, Certainty::Proven);
    assert!((candidates[0].evaluation.utility() - expected.utility()).abs() < 1e-4);
    let best = candidates[0].evaluation.utility();
    assert!(candidates.len() > 1);
    for other in &candidates[1..] {
        assert!(other.evaluation.utility() <= best);
        assert_ne!(other.certainty, Certainty::Proven);
    }
}

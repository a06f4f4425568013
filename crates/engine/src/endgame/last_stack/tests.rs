use polis_akropolis::{Architect, Players, Variants};
use polis_game::View;

use super::*;
use crate::endgame::LastRound;
use crate::endgame::last_round::tests::ending;
use crate::evaluation::Evaluate;
use crate::search::{Search, SearchOptions};
use crate::stop_condition::PlayoutLimit;

/// The position of a game in the turn before its last stack, where somebody decides in it.
fn before_stack(players: Players, seed: u64) -> Option<Akropolis> {
    (1..=4)
        .map(|left| ending(players, Variants::NONE, seed, left))
        .find(|position| position.stacks() == 1 && position.site().len() == 2)
}

fn prepared(position: &Akropolis) -> LastStack {
    let mut solver = LastStack::new(position).unwrap();
    while !solver.openings.is_empty() {
        solver.step();
    }
    solver
}

/// What a move is worth by solving the last round for each order of the stack.
fn by_rounds(position: &Akropolis, chosen: Move) -> (f32, f32) {
    let seat = position.to_move().unwrap();
    let setup = position.setup();
    let first = setup.deck.len() - 3;
    let stack: Vec<TileId> = setup.deck[first..]
        .iter()
        .map(|tile| tile.unwrap())
        .collect();
    let (mut win, mut margin) = (0.0, 0.0);
    for order in permutations(&stack) {
        let mut setup = setup.clone();
        setup.deck.truncate(first);
        setup.deck.extend(order.into_iter().map(Some));
        let mut after = position.clone();
        after.redact(seat);
        after.learn(&setup);
        after.play(chosen).unwrap();
        let mut solver = LastRound::new(&after).unwrap();
        while !solver.is_done() {
            solver.step();
        }
        let best = solver.evaluated().iter().map(|&(_, found)| found);
        let better = |one: Evaluation, other: Evaluation| {
            if other.utility() > one.utility() {
                other
            } else {
                one
            }
        };
        let best = best.reduce(better).unwrap();
        let is_own = after.to_move() == Some(seat);
        win += if is_own { best.win } else { 1.0 - best.win } / 6.0;
        margin += if is_own { best.margin } else { -best.margin } / 6.0;
    }
    (win, margin)
}

fn check(position: &Akropolis, moves: usize) {
    let mut solver = prepared(position);
    let legal = position.legal_moves();
    for &chosen in legal.iter().step_by(1 + legal.len() / moves) {
        let found = solver.evaluate(chosen).unwrap();
        let (win, margin) = by_rounds(position, chosen);
        assert!((found.win - win).abs() < 1e-4, "{} {win}", found.win);
        assert!(
            (found.margin - margin).abs() < 1e-3,
            "{} {margin}",
            found.margin
        );
    }
}

#[test]
fn it_agrees_with_solving_every_round_that_may_follow() {
    check(&before_stack(Players::Two, 3).unwrap(), 2);
    let solo = (0..8).find_map(|seed| before_stack(Players::Solo(Architect::Callicrates), seed));
    check(&solo.unwrap(), 6);
}

/// The answer does not depend on the order in which the stack really lies.
#[test]
fn every_order_of_the_last_stack_gives_the_same_answer() {
    let truth = before_stack(Players::Two, 5).unwrap();
    let seat = truth.to_move().unwrap();
    let moves = truth.legal_moves();
    let setup = truth.setup();
    let first = setup.deck.len() - 3;
    let stack: Vec<TileId> = setup.deck[first..]
        .iter()
        .map(|tile| tile.unwrap())
        .collect();
    let mut answers = Vec::new();
    for order in permutations(&stack) {
        let mut setup = setup.clone();
        setup.deck.truncate(first);
        setup.deck.extend(order.into_iter().map(Some));
        let mut other = truth.clone();
        other.redact(seat);
        other.learn(&setup);
        assert!(!other.is_redacted());
        let mut solver = prepared(&other);
        let found = moves
            .iter()
            .step_by(97)
            .map(|&chosen| solver.evaluate(chosen));
        answers.push(found.collect::<Vec<_>>());
        let view = View::new(&other, seat);
        let options = SearchOptions::of::<Akropolis>();
        let mut search = Search::new(&view, Akropolis::net(), options, 1).unwrap();
        search.run(&mut PlayoutLimit(60));
        assert!(!search.is_proven());
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]));
}

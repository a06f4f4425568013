use polis_architekton::Options;
use polis_game::View;

use super::*;
use crate::preference::best_one_ply;
use crate::search::{Certainty, Search, SearchOptions};
use crate::stop_condition::PlayoutLimit;

/// Positions of games between players that look one ply ahead.
fn positions(
    seeds: std::ops::Range<u64>,
    wanted: impl Fn(&Architekton) -> bool,
) -> Vec<Architekton> {
    let mut found = Vec::new();
    for seed in seeds {
        let setup = Architekton::deal(&Options::default(), &mut chance(seed)).unwrap();
        let mut game = Architekton::new(&setup).unwrap();
        while let Some(seat) = game.to_move() {
            if wanted(&game) {
                found.push(game.clone());
            }
            let chosen = best_one_ply(&game, Architekton::net(), seat).unwrap();
            game.play(chosen).unwrap();
        }
    }
    found
}

fn solve(position: &Architekton) -> Option<Vec<(Move, Evaluation)>> {
    let mut solver = LastTurns::new(position)?;
    while !solver.is_done() {
        solver.step();
        if solver.has_failed() {
            return None;
        }
    }
    let mut solution = solver.evaluated().to_vec();
    solution.sort_by_key(|&(chosen, _)| chosen);
    Some(solution)
}

/// The value of a position of which everything is known, by trying every move of everybody.
fn brute_force(position: &Architekton, root: Seat) -> Evaluation {
    let Some(mover) = position.to_move() else {
        return Evaluation::of_outcome(&position.standing(), root);
    };
    let values = position.legal_moves().into_iter().map(|chosen| {
        let mut after = position.clone();
        after.play(chosen).unwrap();
        brute_force(&after, root)
    });
    let sign = if mover == root { 1.0 } else { -1.0 };
    values
        .max_by(|one, other| (sign * one.utility()).total_cmp(&(sign * other.utility())))
        .unwrap()
}

#[test]
fn the_last_turn_agrees_with_brute_force() {
    let last = positions(0..24, |game| game.turns_left() == Some(1));
    let mut compared = 0;
    for (number, game) in last.iter().enumerate() {
        let Some(solution) = solve(game) else {
            continue;
        };
        assert!(solution.iter().map(|one| one.0).eq(game.legal_moves()));
        let seat = game.to_move().unwrap();
        for (chosen, found) in solution.into_iter().skip(number % 5).step_by(5) {
            let mut after = game.clone();
            after.play(chosen).unwrap();
            let expected = brute_force(&after, seat);
            assert_eq!(
                (found.win, found.margin),
                (expected.win, expected.margin),
                "{chosen}"
            );
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

/// The last lay before the last turn: the mean of brute force over all stocks that can come.
#[test]
fn the_turn_before_the_last_agrees_with_brute_force_over_all_stocks() {
    let wanted = |game: &Architekton| game.turns_left() == Some(2) && game.lays_left() <= 1;
    let mut compared = 0;
    for game in positions(0..12, wanted) {
        let seat = game.to_move().unwrap();
        let mut solver = LastTurns::new(&game).unwrap();
        let liked = best_one_ply(&game, Architekton::net(), seat).unwrap();
        solver.prefer(&[liked]);
        while solver.evaluated().is_empty() && !solver.has_failed() {
            solver.step();
        }
        let Some(&(chosen, found)) = solver.evaluated().first() else {
            continue;
        };
        assert_eq!(chosen, liked);
        let refills = game.refills(chosen).unwrap();
        if refills
            .iter()
            .any(|refilled| refilled.position.turns_left() != Some(1))
        {
            continue;
        }
        let (mut win, mut margin) = (0.0, 0.0);
        for Refilled {
            probability,
            position,
        } in refills.into_iter().take(200)
        {
            let value = brute_force(&filled(&position), seat);
            win += probability * value.win;
            margin += probability * value.margin;
        }
        assert!((found.win - win).abs() < 1e-4, "{found:?} {win}");
        assert!((found.margin - margin).abs() < 1e-3, "{found:?} {margin}");
        compared += 1;
        if compared == 3 {
            break;
        }
    }
    assert!(compared > 1, "{compared}");
}

#[test]
fn the_order_of_the_unseen_tiles_does_not_matter() {
    let wanted = |game: &Architekton| LastTurns::new(game).is_some();
    for game in positions(30..34, wanted) {
        let seat = game.to_move().unwrap();
        let view = View::new(&game, seat);
        let run = |position: &Architekton| {
            let mut solver = LastTurns::new(position).unwrap();
            for _ in 0..20 {
                solver.step();
            }
            solver.evaluated().to_vec()
        };
        let expected = run(view.position());
        for seed in 0..2 {
            assert_eq!(run(&view.fill(&mut chance(seed))), expected);
        }
    }
}

#[test]
fn a_search_of_the_last_turn_is_proven_and_takes_the_best() {
    let mut proven = 0;
    for game in positions(40..52, |game| game.turns_left() == Some(1)) {
        let Some(solution) = solve(&game) else {
            continue;
        };
        let view = View::new(&game, game.to_move().unwrap());
        let options = SearchOptions::of::<Architekton>();
        let mut search = Search::new(&view, Architekton::net(), options, 1).unwrap();
        search.run(&mut PlayoutLimit(2_000));
        assert!(search.is_proven());
        let best = &search.candidates()[0];
        assert_eq!(best.certainty, Certainty::Proven);
        let most = solution
            .iter()
            .map(|one| one.1.utility())
            .fold(f32::MIN, f32::max);
        assert!((best.evaluation.utility() - most).abs() < 1e-6);
        assert_eq!(search.best(), best.chosen);
        proven += 1;
    }
    assert!(proven > 5, "{proven}");
}

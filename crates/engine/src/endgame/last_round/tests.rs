use polis_akropolis::{Architect, Length, Options, Players, Variants};
use polis_game::{View, chance};
use rand::RngExt;

use super::*;
use crate::evaluation::Evaluate;
use crate::preference::best_one_ply;
use crate::search::{Certainty, Search, SearchOptions};
use crate::stop_condition::PlayoutLimit;

/// A game up to so many moves of people before its end, between players that look one ply ahead.
pub(in crate::endgame) fn ending(
    players: Players,
    variants: Variants,
    seed: u64,
    left: usize,
) -> Akropolis {
    let options = Options::new(players, variants, Length::Standard).unwrap();
    let mut rng = chance(seed);
    let setup = Akropolis::deal(&options, &mut rng).unwrap();
    let mut game = Akropolis::new(&setup).unwrap();
    let mut before = vec![game.clone()];
    while let Some(seat) = game.to_move() {
        game.play(best_one_ply(&game, Akropolis::net(), seat).unwrap())
            .unwrap();
        before.push(game.clone());
    }
    before.swap_remove(before.len() - 1 - left)
}

fn solve(position: &Akropolis) -> Vec<(Move, Evaluation)> {
    let mut solver = LastRound::new(position).unwrap();
    while !solver.is_done() {
        solver.step();
    }
    let mut solution = solver.evaluated().to_vec();
    solution.sort_by_key(|&(chosen, _)| chosen);
    solution
}

/// The value of a position for the root by trying every move of everybody.
fn brute_force(position: &Akropolis, root: Seat) -> Outcome {
    let Some(seat) = position.to_move() else {
        return position.standing();
    };
    let mut best: Option<(Outcome, [f32; 2])> = None;
    for chosen in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(chosen).unwrap();
        let end = brute_force(&after, root);
        let utility = |seat| Evaluation::of_outcome(&end, seat).utility();
        let wish = [utility(seat), -utility(root)];
        if best.as_ref().is_none_or(|(_, most)| wish > *most) {
            best = Some((end, wish));
        }
    }
    best.unwrap().0
}

/// Compares some moves of a position with brute force.
fn check(position: &Akropolis, moves: usize, seed: u64) {
    let seat = position.to_move().unwrap();
    let solution = solve(position);
    let legal = position.legal_moves();
    assert!(solution.iter().map(|&(chosen, _)| chosen).eq(legal));
    let mut rng = chance(seed);
    for _ in 0..moves {
        let (chosen, found) = solution[rng.random_range(0..solution.len() as u32) as usize];
        let mut after = position.clone();
        after.play(chosen).unwrap();
        let expected = Evaluation::of_outcome(&brute_force(&after, seat), seat);
        assert_eq!(found, expected, "{chosen}");
    }
}

#[test]
fn the_last_turns_for_two_agree_with_brute_force() {
    for (seed, variants) in [(1, Variants::NONE), (2, Variants::ALL)] {
        check(&ending(Players::Two, variants, seed, 1), 60, seed);
        check(&ending(Players::Two, variants, seed, 2), 60, seed);
    }
}

/// A whole round for two is too much for brute force; the last two plies after some moves are not.
#[test]
fn a_whole_round_for_two_agrees_with_brute_force() {
    check(&ending(Players::Two, Variants::NONE, 3, 3), 2, 1);
}

#[test]
fn the_last_round_of_a_solo_game_agrees_with_brute_force() {
    for (seed, architect) in Architect::ALL.into_iter().enumerate() {
        let players = Players::Solo(architect);
        for left in [1, 2] {
            let position = ending(players, Variants::NONE, seed as u64, left);
            if position.stacks() == 0 {
                check(&position, 20, 1);
            }
        }
    }
}

#[test]
fn the_last_turns_for_more_agree_with_brute_force() {
    check(&ending(Players::Three, Variants::NONE, 4, 2), 12, 1);
    check(&ending(Players::Four, Variants::ALL, 5, 2), 8, 1);
}

/// It is solved for all numbers of players from the first turn of the round on, and not before.
#[test]
fn the_search_uses_it_in_the_last_round_only() {
    for (players, turns) in [(Players::Two, 3), (Players::Three, 4), (Players::Four, 5)] {
        let before = ending(players, Variants::NONE, 6, turns + 1);
        assert!(LastRound::new(&before).is_none());
        let first = ending(players, Variants::NONE, 6, turns);
        let seat = first.to_move().unwrap();
        let view = View::new(&first, seat);
        let options = SearchOptions::of::<Akropolis>();
        let mut search = Search::new(&view, Akropolis::net(), options, 1).unwrap();
        search.run(&mut PlayoutLimit(100_000));
        assert!(search.is_proven());
        let candidates = search.candidates();
        assert_eq!(candidates.len(), first.count_legal_moves());
        assert_eq!(candidates[0].chosen, search.best());
        assert!(
            candidates
                .iter()
                .all(|one| one.certainty == Certainty::Proven)
        );
        // No other move is better: by playing it out.
        let mut solver = LastRound::new(&first).unwrap();
        solver.prepare();
        let best = solver.evaluate(search.best()).unwrap();
        assert_eq!(best, candidates[0].evaluation);
    }
    assert!(LastRound::new(&ending(Players::Two, Variants::NONE, 6, 0)).is_none());
}

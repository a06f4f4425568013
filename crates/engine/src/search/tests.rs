use polis_akropolis::{Akropolis, Architect, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_game::{Game, Seat};

use super::*;
use crate::comparison::Comparison;
use crate::preference::best_one_ply;
use crate::stop_condition::PlayoutLimit;

fn start<G: Game>(options: &G::Options, seed: u64) -> G {
    G::new(&G::deal(options, &mut chance(seed)).unwrap()).unwrap()
}

fn akropolis(players: Players) -> Options {
    Options::new(players, Variants::ALL, Length::Standard).unwrap()
}

fn search<G: Evaluate>(view: &View<G>, playouts: u32) -> Option<Search<'static, G>> {
    let mut search = Search::new(view, G::net(), SearchOptions::of::<G>(), 7)?;
    search.run(&mut PlayoutLimit(playouts));
    Some(search)
}

/// Equal seeds and budgets choose equal moves, whatever the unseen order of tiles is: at the
/// beginning and in the middle of a game.
fn check_hidden<G: Evaluate>(options: &G::Options) {
    let mut truth = start::<G>(options, 3);
    for _ in 0..2 {
        let seat = truth.to_move().unwrap();
        let view = View::new(&truth, seat);
        let found = search(&view, 150).unwrap();
        assert!(truth.is_legal(found.best()));
        for seed in 0..3 {
            let other = View::new(&view.fill(&mut chance(seed)), seat);
            let again = search(&other, 150).unwrap();
            assert_eq!(again.best(), found.best());
            assert_eq!(again.candidates(), found.candidates());
        }
        let waiting = Seat::first(truth.seats())
            .find(|&other| other != seat)
            .unwrap();
        let waiting = View::new(&truth, waiting);
        assert!(search(&waiting, 150).is_none(), "not its turn");
        for _ in 0..9 {
            let seat = truth.to_move().unwrap();
            truth
                .play(best_one_ply(&truth, G::net(), seat).unwrap())
                .unwrap();
        }
    }
}

#[test]
fn the_unseen_order_of_tiles_does_not_influence_the_choice() {
    check_hidden::<Akropolis>(&akropolis(Players::Two));
    check_hidden::<Akropolis>(&akropolis(Players::Four));
    check_hidden::<Akropolis>(&akropolis(Players::Solo(Architect::Callicrates)));
    check_hidden::<Architekton>(&polis_architekton::Options::default());
}

/// Every order of the last stack, as different setups: same seed, same answer.
#[test]
fn every_permutation_of_the_unseen_tiles_gives_the_same_answer() {
    let mut moves = Vec::new();
    let mut truth = start::<Akropolis>(&akropolis(Players::Four), 8);
    while truth.stacks() > 1 {
        let seat = truth.to_move().unwrap();
        let chosen = best_one_ply(&truth, Akropolis::net(), seat).unwrap();
        moves.push(chosen);
        truth.play(chosen).unwrap();
    }
    let seat = truth.to_move().unwrap();
    let found = search(&View::new(&truth, seat), 60).unwrap().candidates();
    let setup = truth.setup();
    let unseen = setup.deck.len() - 5;
    let mut orders = vec![Vec::new()];
    for &tile in &setup.deck[unseen..] {
        orders = orders
            .into_iter()
            .flat_map(|order| {
                (0..=order.len()).map(move |place| {
                    let mut longer = order.clone();
                    longer.insert(place, tile);
                    longer
                })
            })
            .collect();
    }
    assert_eq!(orders.len(), 120);
    for order in orders {
        let mut setup = setup.clone();
        setup.deck[unseen..].copy_from_slice(&order);
        let mut other = Akropolis::new(&setup).unwrap();
        for &chosen in &moves {
            other.play(chosen).unwrap();
        }
        let again = search(&View::new(&other, seat), 60).unwrap();
        assert_eq!(again.candidates(), found);
    }
}

/// What is told of the moves is told of the same orders of tiles: the best is the best.
#[test]
fn nothing_is_told_to_be_better_than_the_best() {
    for players in [Players::Two, Players::Three, Players::Four] {
        let truth = start::<Akropolis>(&akropolis(players), 4);
        let mut search = search(&View::new(&truth, Seat::First), 0).unwrap();
        for playouts in [100, 300, 500, 900] {
            search.run(&mut PlayoutLimit(playouts));
            let candidates = search.candidates();
            let utilities = candidates.iter().map(|one| one.evaluation.utility());
            assert!(utilities.is_sorted_by(|one, other| *one >= other - 0.003));
        }
    }
}

#[test]
fn stopped_at_once_it_takes_what_the_network_likes_best() {
    let truth = start::<Akropolis>(&akropolis(Players::Three), 5);
    let found = search(&View::new(&truth, Seat::First), 0).unwrap();
    let liked = best_one_ply(&truth, Akropolis::net(), Seat::First).unwrap();
    assert_eq!(found.best(), liked);
    let candidates = found.candidates();
    assert_eq!(candidates.len(), 1);
    assert_eq!((candidates[0].chosen, candidates[0].tries), (liked, 0));
}

#[test]
fn it_asks_before_every_playout_and_has_an_answer_after_each() {
    let truth = start::<Architekton>(&polis_architekton::Options::default(), 5);
    let view = View::new(&truth, Seat::First);
    let mut asked = Vec::new();
    let mut search = Search::new(
        &view,
        Architekton::net(),
        SearchOptions::of::<Architekton>(),
        1,
    )
    .unwrap();
    search.run(&mut |playouts| {
        asked.push(playouts);
        playouts >= 50
    });
    assert!(asked.iter().copied().eq(0..=50));
    for _ in 0..2000 {
        search.step();
        let candidates = search.candidates();
        assert_eq!(candidates[0].chosen, search.best());
        let tries: u32 = candidates.iter().map(|candidate| candidate.tries).sum();
        assert!(tries <= search.playouts());
        assert!(truth.is_legal(search.best()));
    }
}

/// With time, the search looks at everything.
#[test]
fn all_moves_are_tried_in_the_end() {
    let truth = start::<Architekton>(&polis_architekton::Options::default(), 2);
    let view = View::new(&truth, Seat::First);
    let mut tried = Vec::new();
    for playouts in [20, 100, 1000] {
        let found = search(&view, playouts).unwrap();
        tried.push(found.ranking().len());
        assert_eq!(found.ranking()[0], found.best());
    }
    assert!(tried[0] < tried[1]);
    let all = truth.legal_moves().into_iter();
    assert_eq!(
        tried[2],
        all.filter(|&one| !truth.is_duplicate(one)).count()
    );
}

/// Arms with these utilities and normal noise, as the bandit knows them.
#[test]
fn a_good_move_with_bad_luck_at_first_comes_back() {
    let truth = start::<Architekton>(&polis_architekton::Options::default(), 2);
    let view = View::new(&truth, Seat::First);
    let mut search = search(&view, 0).unwrap();
    while search.arms.len() < 8 {
        search.enter();
    }
    let unlucky = search.arms[5].chosen;
    search.untried.clear();
    search.climbing = 0;
    for step in 0..4000 {
        let climbing = search.climbing;
        let run = search.arms[climbing].runs.len();
        // The sixth is the best, but loses its first futures; the others are equal.
        let win = match (climbing, run) {
            (5, 0..FIRST_RUNG) => 0.0,
            (5, _) => 0.7,
            (_, run) => 0.4 + 0.2 * ((run * 7 + climbing * 3 + step) % 2) as f32,
        };
        let evaluation = Evaluation {
            win,
            margin: 0.0,
            points: 0.0,
        };
        if search.arms[climbing].run(evaluation) {
            search.climb();
        }
    }
    assert_eq!(search.best(), unlucky);
}

/// Searches with other seeds choose moves that are as good, by futures that none of them has seen.
#[test]
fn searches_with_other_seeds_agree() {
    let mut game = start::<Akropolis>(&akropolis(Players::Two), 9);
    let (mut lost, mut positions) = (0.0, 0.0);
    for ply in 0..24 {
        let seat = game.to_move().unwrap();
        let view = View::new(&game, seat);
        if ply % 6 == 0 {
            let options = SearchOptions::of::<Akropolis>();
            let choices = (0..3).map(|seed| {
                let mut search = Search::new(&view, Akropolis::net(), options, seed).unwrap();
                search.run(&mut PlayoutLimit(1200));
                search.best()
            });
            let mut fresh = Comparison::new(&view, Akropolis::net(), options, choices, 99);
            fresh.run(&mut PlayoutLimit(900));
            let found = fresh.candidates();
            let worst = found.iter().map(|one| one.evaluation.utility());
            let worst = worst.fold(f32::INFINITY, f32::min);
            lost += found[0].evaluation.utility() - worst;
            positions += 1.0;
        }
        game.play(best_one_ply(&game, Akropolis::net(), seat).unwrap())
            .unwrap();
    }
    assert!(lost / positions < 0.03, "{lost} in {positions} positions");
}

/// The beginning of a game between two searches. A change of it is a change of how they play,
/// and the commit says so.
#[test]
fn the_signature_of_a_fixed_search() {
    let mut game = start::<Akropolis>(&akropolis(Players::Two), 1);
    let mut signature = Vec::new();
    for _ in 0..4 {
        let seat = game.to_move().unwrap();
        let chosen = search(&View::new(&game, seat), 200).unwrap().best();
        signature.push(chosen.to_string());
        game.play(chosen).unwrap();
    }
    assert_eq!(signature, SIGNATURE);
}

const SIGNATURE: [&str; 4] = ["10 2,-2 3", "37 0,2 5", "26 1,-1 2", "7 -2,0 1"];

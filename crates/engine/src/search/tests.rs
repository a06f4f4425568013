use polis_akropolis::{Akropolis, Architect, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_game::Game;

use super::*;
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

/// With time, the search looks beyond its first candidates.
#[test]
fn the_winner_of_a_race_meets_new_candidates() {
    let truth = start::<Akropolis>(&akropolis(Players::Two), 2);
    let view = View::new(&truth, Seat::First);
    let options = SearchOptions {
        beam_width: 4,
        playout_depth: 0,
        ..SearchOptions::of::<Akropolis>()
    };
    let mut search = Search::new(&view, Akropolis::net(), options, 1).unwrap();
    search.run(&mut PlayoutLimit(3000));
    assert!(search.candidates().len() > 4);
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

const SIGNATURE: [&str; 4] = ["10 -2,1 0", "37 2,-2 4", "26 -1,0 2", "7 3,-1 4"];

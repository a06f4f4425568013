//! The laws that every game behind [`Game`] keeps, checked on random play.
//!
//! The functions panic when a law is broken, as assertions in a test do.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use crate::{Game, Outcome, PlayError, Seat, View, chance};

/// Plays one random game for each seed and checks every position on the way.
///
/// Returns how the games ended, for laws of a particular game.
pub fn check_random_games<G: Game>(options: &G::Options, seeds: Range<u64>) -> Vec<Outcome> {
    seeds
        .map(|seed| check_random_game::<G>(options, seed))
        .collect()
}

/// Checks that [`Game::random_move`] takes each legal move equally often.
///
/// The bound is so wide that an even choice fails less than once in a million seeds.
pub fn check_even_choice<G: Game>(position: &G, seed: u64) {
    let mut rng = chance(seed);
    let moves = position.legal_moves();
    let rounds = 200 * moves.len();
    let mut seen: HashMap<G::Move, usize> = HashMap::new();
    for _ in 0..rounds {
        let chosen = position
            .random_move(&mut rng)
            .expect("the position has legal moves");
        *seen.entry(chosen).or_default() += 1;
    }
    for chosen in moves {
        let times = seen.remove(&chosen).unwrap_or(0);
        assert!(
            (100..=320).contains(&times),
            "{chosen} was chosen {times} times, expected about 200"
        );
    }
    assert!(
        seen.is_empty(),
        "moves that are not legal were chosen: {seen:?}"
    );
}

fn check_random_game<G: Game>(options: &G::Options, seed: u64) -> Outcome {
    let mut rng = chance(seed);
    let setup = G::deal(options, &mut rng).expect("the options are those of a game");
    assert_eq!(
        setup,
        G::deal(options, &mut chance(seed)).expect("the options are those of a game"),
        "equal seeds give equal setups"
    );
    let position = G::new(&setup).expect("a dealt setup is that of a game");
    assert_eq!(position.setup(), setup);
    assert!(!position.is_redacted());
    check_to_the_end(&position, &mut rng, seed)
}

/// Plays a random game from a position in which every tile is known, and checks every position on
/// the way.
pub fn check_random_game_from<G: Game>(start: &G, seed: u64) -> Outcome {
    assert!(!start.is_redacted());
    check_to_the_end(start, &mut chance(seed), seed)
}

fn check_to_the_end<G: Game>(start: &G, rng: &mut crate::Chance, seed: u64) -> Outcome {
    let mut position = start.clone();
    let mut played = Vec::new();
    let mut elsewhere: Vec<G::Move> = Vec::new();

    while let Some(seat) = position.to_move() {
        assert!(
            position.outcome().is_none(),
            "somebody must decide, so the game goes on"
        );
        assert!(!position.plays_by_itself(seat));
        assert!((seat as usize) < position.seats());
        let standing = position.standing();
        for seat in Seat::first(position.seats()) {
            assert_eq!(position.points(seat), standing.points[seat]);
        }
        let moves = position.legal_moves();
        check_moves(&position, &moves, &elsewhere);
        check_views(&position, &moves, seed);

        let chosen = position.random_move(rng).expect("somebody must decide");
        assert!(moves.binary_search(&chosen).is_ok());
        let mut fast = position.clone();
        fast.play_unchecked(chosen)
            .expect("a legal move can be played");
        position.play(chosen).expect("a legal move can be played");
        assert_eq!(fast, position, "the fast path does the same");
        played.push(chosen);
        // Some moves of this position, to be tried where most of them are illegal.
        elsewhere.extend(moves.iter().step_by(1 + moves.len() / 7));
        let surplus = elsewhere.len().saturating_sub(40);
        elsewhere.drain(..surplus);
    }

    let mut again = start.clone();
    for chosen in played {
        again
            .play(chosen)
            .expect("what was played once can be played again");
    }
    assert_eq!(
        again, position,
        "the same start and moves give the same position"
    );
    again.clone_from(start);
    assert_eq!(
        &again, start,
        "copying into a position leaves nothing of it"
    );
    assert_eq!(position.random_move(rng), None);
    assert!(position.legal_moves().is_empty());
    assert_eq!(position.count_legal_moves(), 0);
    for &chosen in &elsewhere {
        assert!(
            !position.is_legal(chosen),
            "{chosen} is legal after the end"
        );
    }
    let outcome = position
        .outcome()
        .expect("nobody must decide, so the game is over");
    assert!(!outcome.winners.is_empty());
    assert_eq!(outcome.points.seats(), position.seats());
    outcome
}

fn check_moves<G: Game>(position: &G, moves: &[G::Move], elsewhere: &[G::Move]) {
    assert!(!moves.is_empty(), "who must decide has a legal move");
    assert_eq!(position.count_legal_moves(), moves.len());
    assert!(moves.is_sorted(), "legal moves are listed in order");
    let distinct: HashSet<_> = moves.iter().collect();
    assert_eq!(
        distinct.len(),
        moves.len(),
        "each legal move is listed once"
    );
    for &chosen in moves {
        assert!(
            position.is_legal(chosen),
            "{chosen} is listed but not legal"
        );
        let text = chosen.to_string();
        match text.parse::<G::Move>() {
            Ok(read) => assert_eq!(read, chosen, "the text form of {text} reads back"),
            Err(error) => panic!("the text form {text} does not read back: {error}"),
        }
    }
    for &chosen in elsewhere {
        assert_eq!(
            position.is_legal(chosen),
            distinct.contains(&chosen),
            "{chosen}"
        );
        if !distinct.contains(&chosen) {
            let mut unchanged = position.clone();
            assert!(matches!(unchanged.play(chosen), Err(PlayError::Illegal(_))));
            assert_eq!(&unchanged, position, "an illegal move changes nothing");
        }
    }
}

fn check_views<G: Game>(position: &G, moves: &[G::Move], seed: u64) {
    for seat in Seat::first(position.seats()) {
        let view = View::new(position, seat);
        assert_eq!(
            view.position().legal_moves(),
            moves,
            "a seat knows what is legal"
        );
        assert_eq!(view.position().to_move(), position.to_move());
        assert_eq!(
            &View::new(view.position(), seat),
            &view,
            "redacting twice is redacting once"
        );
        // Whatever the true order of the unseen tiles is, the view is the same: nothing leaks.
        let mut rng = chance(seed);
        for _ in 0..2 {
            let filled = view.fill(&mut rng);
            assert!(!filled.is_redacted());
            G::new(&filled.setup()).expect("a filled setup is that of a game");
            assert_eq!(filled.legal_moves(), moves);
            let again = View::new(&filled, seat);
            assert_eq!(again, view, "redaction leaks nothing");
            assert_eq!(
                format!("{again:?}"),
                format!("{view:?}"),
                "nor does its debug text"
            );
        }
        check_play_on_view(position, &view, moves, &mut rng);
    }
}

/// A view can be played on until something unknown turns up, and then it says so.
fn check_play_on_view<G: Game>(
    position: &G,
    view: &View<G>,
    moves: &[G::Move],
    rng: &mut crate::Chance,
) {
    let drawn = position.random_move(rng).expect("somebody must decide");
    for chosen in [moves[0], moves[moves.len() - 1], drawn] {
        let mut truth = position.clone();
        truth.play(chosen).expect("a legal move can be played");
        let after = View::new(&truth, view.seat());
        let mut ahead = view.position().clone();
        match ahead.play(chosen) {
            Ok(()) => assert_eq!(&ahead, after.position(), "a view plays on like the truth"),
            Err(PlayError::Unknown) => {
                assert_eq!(&ahead, view.position(), "a refused move changes nothing");
                assert_ne!(
                    after.position().setup(),
                    view.position().setup(),
                    "only a move that turns up something is refused"
                );
            }
            Err(PlayError::Illegal(reason)) => panic!("{chosen} is listed but: {reason}"),
        }
    }
}

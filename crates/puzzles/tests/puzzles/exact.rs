//! The exact goals, against the rules in their plainest form.

use polis_akropolis::{Akropolis, District, Length, Options, Players, Variants};
use polis_architekton::{Architekton, Move, Phase};
use polis_game::{Chance, Game, Seat, View, chance};
use polis_puzzles::{Goal, Posed};

/// Positions of a random game, as the seat to move may know them.
fn positions<G: Game>(options: &G::Options, rng: &mut Chance) -> Vec<G> {
    let mut position = G::new(&G::deal(options, rng).unwrap()).unwrap();
    let mut positions = Vec::new();
    while let Some(seat) = position.to_move() {
        positions.push(View::new(&position, seat).position().clone());
        position.play(position.random_move(rng).unwrap()).unwrap();
    }
    positions
}

#[test]
fn points_and_counting_are_what_a_move_gains() {
    let mut rng = chance(3);
    let options = Options::new(Players::Three, Variants::ALL, Length::Standard).unwrap();
    for position in positions::<Akropolis>(&options, &mut rng).iter().step_by(7) {
        let now = position.points(position.to_move().unwrap());
        let moves = position.legal_moves();
        let most = moves
            .iter()
            .map(|&chosen| position.gain(chosen).unwrap().points())
            .max();
        let reaching = position.reaching(Goal::Points).unwrap();
        let counting =
            District::ALL.map(|district| position.reaching(Goal::Count(district)).unwrap());
        for chosen in moves {
            let gain = position.gain(chosen).unwrap();
            assert_eq!(position.points_after(chosen), Some(now + gain.points()));
            assert_eq!(reaching.contains(&chosen), Some(gain.points()) == most);
            for district in District::ALL {
                let change = gain.districts[district];
                let begins = change.before.points() == 0 && change.after.points() > 0;
                assert_eq!(counting[district as usize].contains(&chosen), begins);
            }
        }
        assert_eq!(position.reaching(Goal::Survive), None);
    }
}

/// Whether a seat makes the other bankrupt in what is left of its turn, with every move tried.
fn wins(position: &Architekton, seat: Seat) -> bool {
    let tries = |moves: Vec<Move>| -> Vec<bool> {
        let wins = moves.into_iter().map(|chosen| {
            let mut after = position.clone();
            after.play(chosen).is_ok() && wins(&after, seat)
        });
        wins.collect()
    };
    match (position.phase(), position.to_move()) {
        (Phase::Over, _) => position.early_end() == Some(seat.next(2)),
        (Phase::Lay, Some(next)) if next != seat => false,
        (Phase::Decide(_), Some(decider)) if decider != seat => {
            tries(position.legal_moves()).into_iter().all(|one| one)
        }
        (Phase::Lay | Phase::Decide(_), _) => tries(position.legal_moves()).contains(&true),
    }
}

#[test]
fn making_bankrupt_is_found_wherever_it_is() {
    let mut rng = chance(5);
    let mut found = 0;
    for _ in 0..12 {
        let positions = positions::<Architekton>(&polis_architekton::Options::default(), &mut rng);
        // The last decisions of random games are often those that make somebody bankrupt.
        for position in positions.iter().rev().take(3) {
            let seat = position.to_move().unwrap();
            let reaching = position.reaching(Goal::Bankrupt).unwrap();
            for chosen in position.legal_moves() {
                let mut after = position.clone();
                let wins = after.play(chosen).is_ok() && wins(&after, seat);
                assert_eq!(reaching.contains(&chosen), wins, "{chosen}");
            }
            found += reaching.len();
        }
    }
    assert!(found > 0);
}

/// After a move that survives nobody goes bankrupt at once, and of the others some opponent's turn
/// with known tiles makes the seat bankrupt.
#[test]
fn who_survives_is_not_made_bankrupt_by_known_tiles() {
    let mut rng = chance(8);
    let (mut safe, mut unsafe_moves) = (0, 0);
    for _ in 0..40 {
        let positions = positions::<Architekton>(&polis_architekton::Options::default(), &mut rng);
        let last_lay = positions
            .iter()
            .rev()
            .take(8)
            .find(|position| position.phase() == Phase::Lay && position.lays_left() == 1);
        let Some(position) = last_lay else { continue };
        let seat = position.to_move().unwrap();
        let surviving = position.reaching(Goal::Survive).unwrap();
        if surviving.is_empty() {
            continue;
        }
        let stock: Vec<_> = position.stock_landscapes().collect();
        for chosen in position.legal_moves() {
            let mut after = position.clone();
            after.fill(&mut rng);
            after.play(chosen).unwrap();
            let is_safe = surviving.contains(&chosen);
            if is_safe {
                safe += 1;
                assert_ne!(after.early_end(), Some(seat), "{chosen}");
            } else {
                unsafe_moves += 1;
            }
            // One landscape that was face up and is still there.
            let mut left = stock.clone();
            if let Move::Landscape { scenery, .. } = chosen {
                let taken = left.iter().position(|&one| one == scenery).unwrap();
                left.remove(taken);
            }
            if after.to_move() != Some(seat.next(2)) || after.phase() != Phase::Lay {
                continue;
            }
            for reply in after.legal_moves() {
                let Move::Landscape { scenery, .. } = reply else {
                    continue;
                };
                let mut end = after.clone();
                end.play(reply).unwrap();
                let is_bankrupt = end.early_end() == Some(seat);
                assert!(
                    !(is_safe && is_bankrupt && left.contains(&scenery)),
                    "{chosen}"
                );
            }
        }
    }
    assert!(safe > 0 && unsafe_moves > 0, "{safe} and {unsafe_moves}");
}

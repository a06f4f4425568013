//! Positions that are described from outside: every one that play reaches is one, what cannot be
//! is refused with its reason, and whatever is accepted can be played to the end.

use polis_akropolis::{
    Akropolis, Architect, Description, Impossible, Length, Misfit, Move, Options, Players, Setup,
    Taking, TileId, Variants,
};
use polis_game::{Game, Seat, View, chance, conformance};
use proptest::prelude::*;

fn modes() -> Vec<Options> {
    let mut players = vec![Players::Two, Players::Three, Players::Four];
    players.extend(Architect::ALL.map(Players::Solo));
    players
        .into_iter()
        .flat_map(|players| [(players, Length::Standard), (players, Length::Long)])
        .filter_map(|(players, length)| Options::new(players, Variants::ALL, length).ok())
        .collect()
}

/// Plays a random game and hands out every position with its description.
fn walk(options: Options, seed: u64, mut visit: impl FnMut(&Akropolis, &Description)) {
    let mut rng = chance(seed);
    let mut position = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
    let mut cities = vec![Vec::new(); options.players().number()];
    loop {
        visit(&position, &Description::of(&position, cities.clone()));
        let Some(chosen) = position.random_move(&mut rng) else {
            return;
        };
        cities[position.to_move().unwrap() as usize].push(chosen);
        position.play(chosen).unwrap();
    }
}

/// Equal but for the order in which the tiles came that have been face up.
fn check_equal(one: &Akropolis, other: &Akropolis) {
    assert_eq!(one.options(), other.options());
    assert_eq!(one.site(), other.site());
    assert_eq!(one.stacks(), other.stacks());
    assert_eq!(one.chief(), other.chief());
    assert_eq!(one.turns(), other.turns());
    assert_eq!(one.to_move(), other.to_move());
    assert_eq!(one.stones(), other.stones());
    assert_eq!(one.cities(), other.cities());
    assert_eq!(one.estate(), other.estate());
    assert_eq!(one.scores(), other.scores());
    assert_eq!(one.legal_moves(), other.legal_moves());
    assert_eq!(one.outcome(), other.outcome());
    assert!(one.still_to_come().eq(other.still_to_come()));
}

#[test]
fn every_position_of_play_comes_back_from_its_description() {
    for (seed, options) in modes().into_iter().enumerate() {
        walk(options, seed as u64, |position, description| {
            let again = description.check().unwrap();
            check_equal(&again, position);
            assert_eq!(
                &Description::of(&again, description.cities.clone()),
                description
            );
            // As a seat knows it, without the order of the stacks.
            let view = View::new(position, Seat::First);
            let mut known = Description::of(view.position(), description.cities.clone());
            assert!(known.stacks.iter().all(Option::is_none));
            let redacted = known.check().unwrap();
            check_equal(&redacted, position);
            assert_eq!(redacted, View::new(&again, Seat::First).position().clone());
            known.stacks.clear();
            assert_eq!(known.check().as_ref(), Ok(&redacted));
        });
    }
}

#[test]
fn what_is_described_can_be_played_to_the_end() {
    for (seed, options) in modes().into_iter().enumerate() {
        let mut rng = chance(seed as u64);
        walk(options, 50 + seed as u64, |position, description| {
            if position.turns() % 7 == 6 {
                let mut described = description.clone();
                described.stacks.clear();
                let mut start = described.check().unwrap();
                start.fill(&mut rng);
                conformance::check_random_game_from(&start, seed as u64);
            }
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever is changed: it is refused with a reason, or a game that can be played on.
    #[test]
    fn a_description_with_something_changed_is_refused_or_played(
        mode in any::<prop::sample::Index>(), seed in 0_u64..40, stop in 0_usize..60,
        changes in prop::collection::vec((0_u8..7, any::<u16>(), any::<u16>()), 1..4)
    ) {
        let modes = modes();
        let mut found = None;
        walk(modes[mode.index(modes.len())], seed, |position, description| {
            if position.turns() <= stop {
                found = Some(description.clone());
            }
        });
        let mut description = found.unwrap();
        description.stacks.clear();
        for (kind, one, other) in changes {
            change(&mut description, kind, one.into(), other.into());
        }
        match description.check() {
            Err(reason) => {
                prop_assert!((1..=12).contains(&reason.rule()));
                prop_assert!(reason.to_string().contains("expected"), "{reason}");
            }
            Ok(mut position) => {
                prop_assert_eq!(
                    &Description::of(&position, description.cities.clone()).site,
                    &description.site
                );
                let mut rng = chance(seed);
                position.fill(&mut rng);
                while let Some(chosen) = position.random_move(&mut rng) {
                    position.play(chosen).unwrap();
                }
            }
        }
    }
}

fn change(description: &mut Description, kind: u8, one: usize, other: usize) {
    let tile = TileId::from_number(1 + other % 61).unwrap();
    match kind {
        0 => {
            let seats = description.stones.len();
            description.stones[one % seats] = (other % 9) as u16;
        }
        1 if !description.site.is_empty() => {
            let len = description.site.len();
            description.site[one % len] = tile;
        }
        2 => description.site.truncate(one % 7),
        3 => {
            let cities = description.cities.len();
            description.cities[one % cities].pop();
        }
        4 => {
            let cities = description.cities.len();
            if let Some(laid) = description.cities[one % cities].last_mut() {
                laid.tile = tile;
            }
        }
        5 => {
            let cities = description.cities.len();
            if let Some(laid) = description.cities[one % cities].last_mut() {
                laid.hex.q += (other % 5) as i16 - 2;
            }
        }
        _ => {
            description.takings.pop();
        }
    }
}

fn tile(number: usize) -> TileId {
    TileId::from_number(number).unwrap()
}

fn two() -> Description {
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
    let mut description = Description::new(options);
    description.site = [1, 2, 3, 4].map(tile).to_vec();
    description
}

fn lay(description: &mut Description, seat: usize, text: &str) {
    let laid: Move = text.parse().unwrap();
    description.cities[seat].push(laid);
}

fn check(description: &Description, message: &str, rule: u8) {
    match description.check() {
        Ok(_) => panic!("expected: {message}"),
        Err(reason) => {
            assert_eq!(reason.to_string(), message);
            assert_eq!(reason.rule(), rule);
        }
    }
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let mut other = two();
    assert!(other.check().is_ok());
    other.cities.push(Vec::new());
    check(&other, "found 3 cities; expected 2, one for each player", 1);
    let mut other = two();
    other.stones.pop();
    check(
        &other,
        "found the stones of 1 seats; expected those of 2",
        1,
    );
    let mut other = two();
    other.takings.push(Taking {
        tile: tile(9),
        price: 0,
    });
    check(
        &other,
        "found tiles of an Illustrious Architect; expected none, as nobody plays solo",
        11,
    );
    let mut other = two();
    other.site[1] = tile(61);
    check(
        &other,
        "tile 61 is not used in this game; expected tiles for its number of players",
        1,
    );
    let mut other = two();
    other.site[1] = tile(1);
    check(&other, "tile 1 is there twice; expected every tile once", 1);
    let mut other = two();
    lay(&mut other, 0, "9 9,9 0");
    check(
        &other,
        "tile 9 of seat 1: it touches nothing; expected a place edge to edge with the city",
        5,
    );
    let mut other = two();
    lay(&mut other, 1, "9 0,-2 0");
    check(
        &other,
        "seat 1 has taken 0 of 1 tiles; expected 1, as turns go round",
        7,
    );
    let mut other = two();
    other.site.pop();
    check(&other, "the site has 3 tiles; expected 4 after 0 turns", 7);
    let mut other = two();
    other.stacks = vec![None; 30];
    check(
        &other,
        "the stacks have 30 tiles; expected 33 after 0 turns",
        7,
    );
    let mut other = two();
    other.stones[1] = 3;
    check(
        &other,
        "seat 2 has 3 stones; expected at most 2 with the quarries covered",
        6,
    );
    let mut other = two();
    other.stones[1] = 1;
    check(
        &other,
        "seat 2 has 1 stones; expected at least 2 with the quarries covered",
        4,
    );
}

#[test]
fn rule_11_and_12_what_the_illustrious_architect_cannot_have() {
    let players = Players::Solo(Architect::Hippodamos);
    let options = Options::new(players, Variants::NONE, Length::Standard).unwrap();
    let mut solo = Description::new(options);
    let (plaza, plain): (Vec<_>, Vec<_>) = options.tiles().partition(|tile| tile.has_plaza());
    solo.site = plain[1..3].to_vec();
    let laid = Move {
        tile: plain[0],
        ..("1 0,-2 0".parse().unwrap())
    };
    solo.cities[0].push(laid);
    check(
        &solo,
        "seat 2 has taken 0 of 1 tiles; expected 1, as turns go round",
        7,
    );
    solo.takings = vec![Taking {
        tile: plain[3],
        price: 1,
    }];
    let message = format!(
        "tile {} without a plaza cost him 1 stones; expected 0",
        plain[3]
    );
    check(&solo, &message, 12);
    // With the stone that the player can have paid he has three, and the site had three tiles.
    solo.takings = vec![Taking {
        tile: plaza[0],
        price: 3,
    }];
    let message = format!(
        "tile {} cost him 3 stones; expected at most 2 at that moment",
        plaza[0]
    );
    check(&solo, &message, 12);
    solo.takings[0].price = 2;
    check(
        &solo,
        "the Illustrious Architect has 2 stones; expected 0",
        11,
    );
    solo.stones = vec![0, 1];
    assert!(solo.check().is_ok());
}

#[test]
fn rule_6_the_stones_are_bounded_by_the_quarries_covered() {
    let mut described = two();
    // On the three quarries of the starting tile and what lies beside them.
    for (seat, text) in [
        (0, "5 0,-2 1"),
        (1, "6 0,-2 1"),
        (0, "7 1,-1 1"),
        (1, "8 1,-1 1"),
    ] {
        lay(&mut described, seat, text);
    }
    described.site = [1, 2, 3].map(tile).to_vec();
    match described.check() {
        Ok(position) => {
            assert_eq!(position.turns(), 4);
            assert_eq!(described.range_of_stones(Seat::First), Some((0, 1)));
        }
        Err(Impossible::Misfit { misfit, .. }) => {
            assert_ne!(misfit, Misfit::Full, "{described:?}");
            panic!("{misfit}");
        }
        Err(reason) => panic!("{reason}"),
    }
}

//! The facts agree with the scores, and each kind of them by hand.

use super::*;
use crate::options::{Length, Options, Players};
use polis_game::{PlayError, Seat, View, chance};

/// A city of these moves.
fn city(moves: &str) -> City {
    let mut city = City::new();
    for chosen in moves.split(';').filter(|text| !text.trim().is_empty()) {
        let chosen: Move = chosen.trim().parse().unwrap();
        city.lay(chosen.tile, chosen.placement()).unwrap();
    }
    city
}

/// What a move does to such a city, for 2 stones.
fn gain_of(moves: &str, chosen: &str, variants: Variants) -> Gain {
    let before = city(moves);
    let after = city(&format!("{moves};{chosen}"));
    Gain::new(&before, &after, chosen.parse().unwrap(), 2, variants)
}

fn changed(gain: &Gain) -> Vec<(District, Effect)> {
    gain.changed
        .iter()
        .map(|changed| (changed.district, changed.effect()))
        .collect()
}

fn values(gain: &Gain, district: District) -> [[u16; 2]; 2] {
    let DistrictChange { before, after } = gain.districts[district];
    [[before.value, before.stars], [after.value, after.stars]]
}

/// On every move of random games: the gain is the difference of the scores, and its parts add
/// up to it.
#[test]
fn a_gain_is_the_difference_of_the_scores() {
    for seed in 0..12 {
        let mut rng = chance(seed);
        let players = [Players::Two, Players::Four][seed as usize % 2];
        let variants = [Variants::NONE, Variants::ALL][seed as usize / 2 % 2];
        let options = Options::new(players, variants, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut rng).unwrap();
        let mut game = Akropolis::new(&setup).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            let seat = game.to_move().unwrap();
            let (before, stones) = (game.score(seat), i32::from(game.stones()[seat]));
            let view = View::new(&game, seat);
            let gain = view.position().gain(chosen).unwrap();
            assert_eq!(gain, game.gain(chosen).unwrap());
            game.play(chosen).unwrap();
            let after = game.score(seat);
            assert_eq!(gain.points(), after.total() - before.total());
            assert_eq!(gain.stones(), i32::from(game.stones()[seat]) - stones);
            for district in District::ALL {
                let change = gain.districts[district];
                assert_eq!(change.before, before.districts[district]);
                assert_eq!(change.after, after.districts[district]);
                check_parts(&gain, district);
            }
        }
    }
}

fn check_parts(gain: &Gain, district: District) {
    let of = |score: &HexScore| match score.construction {
        Construction::District(other) if other == district => i32::from(value(score)),
        _ => 0,
    };
    let laid = gain.laid.iter().map(|laid| {
        let covered = laid.covers.as_ref().map_or(0, of);
        of(&laid.shows) - covered
    });
    let changed = gain.changed.iter().filter(|hex| hex.district == district);
    let parts: i32 = laid
        .chain(changed.map(|hex| i32::from(hex.after) - i32::from(hex.before)))
        .sum();
    let DistrictChange { before, after } = gain.districts[district];
    assert_eq!(parts, i32::from(after.value) - i32::from(before.value));
}

/// The move that lays out the next stack can be asked for though it cannot be played.
#[test]
fn a_gain_needs_no_unseen_tile() {
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
    let mut rng = chance(3);
    let setup = Akropolis::deal(&options, &mut rng).unwrap();
    let mut game = Akropolis::new(&setup).unwrap();
    for _ in 0..2 {
        let chosen = game.random_move(&mut rng).unwrap();
        game.play(chosen).unwrap();
    }
    let view = View::new(&game, Seat::First);
    let chosen = game.legal_moves()[0];
    assert_eq!(
        view.position().clone().play(chosen),
        Err(PlayError::Unknown)
    );
    assert_eq!(view.position().gain(chosen), game.gain(chosen));
}

#[test]
fn an_illegal_move_brings_nothing() {
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
    let setup = Akropolis::deal(&options, &mut chance(1)).unwrap();
    let game = Akropolis::new(&setup).unwrap();
    let site = game.site();
    let dear: Move = format!("{} 0,1 2", site[3]).parse().unwrap();
    assert!(matches!(game.gain(dear), Err(Illegal::TooDear { .. })));
    let apart: Move = format!("{} 9,9 0", site[0]).parse().unwrap();
    assert!(matches!(game.gain(apart), Err(Illegal::Misfit { .. })));
}

/// Hex a of this tile lies at 1,-1, with an open side to 2,-1 alone.
const ALMOST: &str = "1,-1 0";
/// Hex a of this tile closes that side.
const CLOSING: &str = "2,-1 2";

fn closed(first: usize, second: usize, variants: Variants) -> Gain {
    let chosen = format!("{second} {CLOSING}");
    gain_of(&format!("{first} {ALMOST}"), &chosen, variants)
}

#[test]
fn a_temple_becomes_surrounded() {
    // Temples, quarry, quarry; then temples plaza, houses, barracks.
    let gain = closed(36, 14, Variants::NONE);
    assert_eq!(changed(&gain), [(District::Temples, Effect::Begins)]);
    assert_eq!(values(&gain, District::Temples), [[0, 0], [1, 2]]);
    assert_eq!(values(&gain, District::Houses), [[0, 1], [1, 1]]);
    assert_eq!(values(&gain, District::Barracks), [[0, 0], [1, 0]]);
    assert_eq!((gain.price, gain.quarries, gain.level), (2, 0, 1));
    assert_eq!(gain.points(), 2 + 1 - 2);
    // Without a plaza it meets its condition all the same.
    let gain = closed(36, 61, Variants::NONE);
    assert_eq!(changed(&gain), [(District::Temples, Effect::Begins)]);
    assert_eq!(gain.points(), -2);
}

#[test]
fn barracks_are_walled_in() {
    let gain = closed(61, 36, Variants::NONE);
    assert_eq!(changed(&gain), [(District::Barracks, Effect::Ceases)]);
}

#[test]
fn a_market_comes_to_touch_another() {
    let gain = closed(34, 34, Variants::NONE);
    assert_eq!(changed(&gain), [(District::Markets, Effect::Ceases)]);
    assert_eq!(value(&gain.laid[0].shows), 0);
}

#[test]
fn a_larger_group_of_houses_takes_the_place_of_another() {
    // Houses and two quarries; far from it houses, houses, quarry.
    let gain = gain_of("48 1,-1 0", "21 -1,0 4", Variants::NONE);
    assert_eq!(changed(&gain), [(District::Houses, Effect::Ceases)]);
    assert_eq!(values(&gain, District::Houses), [[1, 1], [2, 1]]);
}

#[test]
fn a_variant_begins_and_ceases_to_double() {
    // A market, then a plaza beside it, which the third tile covers.
    let gain = closed(34, 9, Variants::ALL);
    assert_eq!(changed(&gain), [(District::Markets, Effect::Doubles)]);
    assert_eq!(values(&gain, District::Markets), [[1, 0], [2, 2]]);
    let city = format!("34 {ALMOST}; 9 {CLOSING}");
    let gain = gain_of(&city, "61 1,0 1", Variants::ALL);
    assert_eq!(
        changed(&gain),
        [(District::Markets, Effect::CeasesToDouble)]
    );
    assert_eq!(values(&gain, District::Markets), [[2, 2], [1, 0]]);
}

#[test]
fn what_is_covered_counts_no_more() {
    // The plaza and a quarry of the starting tile, and a garden.
    let gain = gain_of("37 1,-1 0", "61 0,0 0", Variants::NONE);
    assert_eq!((gain.quarries, gain.level), (1, 2));
    let covered = gain.laid.each_ref().map(|laid| {
        let score = laid.covers.as_ref().unwrap();
        (score.construction, value(score))
    });
    assert_eq!(
        covered,
        [
            (Construction::Plaza(District::Houses), 0),
            (Construction::Quarry, 0),
            (Construction::District(District::Gardens), 1),
        ]
    );
    assert_eq!(values(&gain, District::Houses), [[0, 1], [0, 0]]);
}

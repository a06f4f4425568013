//! Ruling T7: no tile of the stock can be laid.

use super::*;

#[test]
fn ruling_t7_the_stock_is_exchanged_until_a_tile_can_be_laid() {
    let scene = Scene {
        town: "e",
        buildings: "wwww wwww wwww | mmmm mmmm mmmm eeee ffff",
        landscapes: "e e e | m m w f",
        ..Scene::default()
    };
    let position = scene.position();
    assert_eq!(tell(&position), "exchanged 2");
    // The first stock went under the piles in its order: 4 5 6, then 7 8 1.
    check_stock(&position, "7 8 1 f e e");
    check_to_move(&position, "1 lays 2");
    // Behind it come 2, 3 and what lay in the stock in between.
    let position = scene.after("B7 0,1 0; Le 1,1");
    check_stock(&position, "8 1 2 f e e");
}

#[test]
fn ruling_t7_the_stock_is_exchanged_before_the_second_lay() {
    let scene = Scene {
        town: "e",
        buildings: "eeee wwww wwww | mmmm eeee",
        landscapes: "f f f | f f f f",
        ..Scene::default()
    };
    let position = scene.after("B1 0,1 0");
    // Only two buildings are in the stock, so two are drawn.
    assert_eq!(tell(&position), "exchanged 1");
    check_stock(&position, "4 5 f f f");
    check_to_move(&position, "1 lays 1");
}

#[test]
fn ruling_t7_the_rest_of_a_turn_is_skipped() {
    let scene = Scene {
        town: "e",
        buildings: "eeee wwww wwww | mmmm mmmm",
        landscapes: "f w m | f f f f",
        ..Scene::default()
    };
    let position = scene.after("B1 0,1 0");
    // The refill brings nothing that fits, so both players skip and the game ends.
    assert_eq!(tell(&position), "1 skips 1; 2 skips 2; 1 skips 2");
    check_stock(&position, "2 3 4 f w m");
    check_to_move(&position, "over");
    assert_eq!(position.early_end(), None);
    assert_eq!(position.verdict(), crate::Verdict::Draw);
}

#[test]
fn ruling_t7_after_a_skipped_rest_the_reserve_can_bring_a_tile() {
    let scene = Scene {
        town: "e",
        buildings: "eeee wwww wwww | ",
        landscapes: "f w m | f f f f",
        ..Scene::default()
    };
    let position = scene.after("B1 0,1 0");
    // The stock is refilled with the first building of the reserve, which shows earth.
    assert_eq!(tell(&position), "1 skips 1; last round of 1");
    check_stock(&position, "2 3 19 f w m");
    check_to_move(&position, "2 lays 2");
}

#[test]
fn ruling_t7_two_whole_turns_skipped_end_the_game() {
    let scene = Scene {
        town: "e",
        buildings: "wwww wwww wwww | mmmm ffff",
        landscapes: "e e e | e e e",
        turn: Seat::Second,
        ..Scene::default()
    };
    let position = scene.position();
    assert_eq!(tell(&position), "2 skips 2; 1 skips 2");
    check_stock(&position, "1 2 3 e e e");
    check_to_move(&position, "over");
}

/// To know that nothing can be laid everybody has seen the piles, but not the reserve.
#[test]
fn ruling_t7_a_skip_shows_both_piles() {
    let faces = Faces::new([[Scenery::Earth; 4]; BuildingId::COUNT]);
    let mut setup = Setup::shuffled(&Options { faces }, &mut polis_game::chance(0));
    setup.landscapes.sort_unstable();
    setup.landscapes.reverse();
    let mut position = Architekton::new(&setup).unwrap();
    assert_eq!(tell(&position), "1 skips 2; 2 skips 2");
    position.redact(Seat::First);
    let known = position.setup();
    assert!(known.buildings[..4].iter().all(Option::is_none));
    assert_eq!(known.buildings[4..], setup.buildings[4..]);
    assert!(known.landscapes[..4].iter().all(Option::is_none));
    assert_eq!(known.landscapes[4..], setup.landscapes[4..]);
    assert_eq!(Architekton::new(&known), Ok(position));
}

//! A few small drawings as they are written, an element a line.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use polis_akropolis::{City, Direction, Hex, Placement, TileId, Variants};
use polis_architekton::{Architekton, Setup};
use polis_draw::{
    Badge, Chip, CityDrawing, Drawing, Ghost, LooseTile, Projection, StandAlone, Stone, Theme,
    TownDrawing,
};
use polis_table::{Game, chance};

fn lines(drawing: &impl Drawing) -> String {
    let body = drawing.to_string().replace("><", ">\n<");
    format!("viewBox {}\n{body}", drawing.frame())
}

#[test]
fn the_starting_city() {
    let city = City::new();
    insta::assert_snapshot!(lines(&CityDrawing::new(&city, Variants::NONE)));
}

#[test]
fn a_tile_in_hand_over_the_starting_city() {
    let mut city = City::new();
    let place = |q, r, rotation| Placement {
        hex: Hex::new(q, r),
        rotation,
    };
    let [first, second] = [22, 37].map(|number| TileId::from_number(number).unwrap());
    city.lay(first, place(1, -1, Direction::North)).unwrap();
    let mut drawing = CityDrawing::new(&city, Variants::NONE);
    drawing.view.projection = Projection::Above;
    drawing.ghost = Some(Ghost::new(
        &city,
        second,
        place(0, -1, Direction::NorthEast),
    ));
    drawing.explained = Some(Hex::new(1, -1));
    drawing.chips = vec![Chip {
        about: polis_draw::About::Stones,
        change: 1,
    }];
    insta::assert_snapshot!(lines(&drawing));
}

#[test]
fn a_loose_tile() {
    insta::assert_snapshot!(lines(&LooseTile::new(TileId::from_number(8).unwrap())));
}

#[test]
fn the_starting_town() {
    let setup = Setup::shuffled(&polis_architekton::Options::default(), &mut chance(1));
    let position = Architekton::new(&setup).unwrap();
    insta::assert_snapshot!(lines(&TownDrawing::new(&position)));
}

#[test]
fn a_badge_and_a_stone() {
    let construction = polis_akropolis::Construction::Quarry;
    insta::assert_snapshot!(format!(
        "{}\n{}",
        lines(&Badge { construction }),
        lines(&Stone)
    ));
}

#[test]
fn a_file_names_its_size_and_values() {
    let file = StandAlone {
        scale: 2.0,
        ..StandAlone::new(&Stone, Theme::Dark)
    };
    let file = file.to_string();
    assert!(file.starts_with(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -14 32 28" width="64" height="56">"#
    ));
    assert!(file.ends_with(r##"<path d="M1 1L14 -4L13 9L-2 13Z" fill="#67615D"/></svg>"##));
}

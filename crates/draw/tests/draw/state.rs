//! What is drawn is what the rules say: the data of the drawings, read back over random games.
use std::collections::{BTreeMap, BTreeSet};

use polis_akropolis::{Akropolis, City, Hex, Length, Options, Players, Variants};
use polis_architekton::{Architekton, Place, Tile};
use polis_draw::{CityDrawing, CityView, Offer, Projection, TownDrawing, TownView};
use polis_game::{Game, Seat, chance};

/// The values of these attributes, for each element that has the first.
fn data<const N: usize>(drawing: &str, names: [&str; N]) -> Vec<[Option<String>; N]> {
    let value = |element: &str, name: &str| {
        let start = format!(" data-{name}=\"");
        let (_, rest) = element.split_once(&start)?;
        Some(rest.split('"').next().unwrap().to_owned())
    };
    let elements = drawing.split('<');
    elements
        .map(|element| names.map(|name| value(element, name)))
        .filter(|values| values[0].is_some())
        .collect()
}

fn number<T: std::str::FromStr<Err: std::fmt::Debug>>(text: Option<String>) -> T {
    text.unwrap().parse().unwrap()
}

fn check_city(city: &City, view: CityView) {
    let mut drawing = CityDrawing::new(city, Variants::NONE);
    drawing.view = view;
    let drawn = drawing.to_string();
    let mut columns = BTreeMap::new();
    let mut empty = BTreeSet::new();
    for [q, r, level, face] in data(&drawn, ["q", "r", "level", "face"]) {
        let hex = Hex::new(number(q), number(r));
        match face {
            Some(face) => assert!(columns.insert(hex, (number::<u8>(level), face)).is_none()),
            None => assert!(empty.insert(hex)),
        }
    }
    let expected: BTreeMap<Hex, (u8, String)> = city
        .tops()
        .map(|(hex, top)| (hex, (top.height, top.construction.to_string())))
        .collect();
    assert_eq!(columns, expected);
    let expected: BTreeSet<Hex> = city
        .triangles()
        .flat_map(polis_akropolis::Triangle::hexes)
        .filter(|hex| !expected.contains_key(hex))
        .collect();
    assert_eq!(empty, expected);
    assert_eq!(drawn.matches("polis-column").count(), columns.len());

    // The pointer finds each hex, unless something stands before its middle.
    for (hex, _) in city.tops() {
        let found = drawing.hex(drawing.point(hex));
        assert!(found == hex || drawing.standing_before(hex).contains(&found));
    }
    for &hex in &empty {
        let found = drawing.hex(drawing.point(hex));
        assert!(found == hex || drawing.standing_before(hex).contains(&found));
    }
    // Everything is within the frame.
    let stage = drawing.stage();
    assert!(
        city.tops()
            .all(|(hex, _)| stage.contains(drawing.point(hex)))
    );
}

#[test]
fn cities_show_their_hexes_and_heights() {
    let options = Options::new(Players::Two, Variants::NONE, Length::Long).unwrap();
    for seed in 0..6 {
        let mut rng = chance(seed);
        let setup = Akropolis::deal(&options, &mut rng).unwrap();
        let mut game = Akropolis::new(&setup).unwrap();
        let mut turns = 0;
        while let Some(chosen) = game.random_move(&mut rng) {
            game.play(chosen).unwrap();
            turns += 1;
            for projection in [Projection::Tilted, Projection::Above] {
                check_city(&game.cities()[Seat::First], CityView { projection, turns });
            }
        }
    }
}

#[test]
fn towns_show_their_tiles_and_owners() {
    for seed in 0..10 {
        let mut rng = chance(seed);
        let options = polis_architekton::Options::default();
        let setup = Architekton::deal(&options, &mut rng).unwrap();
        let mut position = Architekton::new(&setup).unwrap();
        let mut turns = 0;
        while let Some(chosen) = position.random_move(&mut rng) {
            position.play(chosen).unwrap();
            turns += 1;
            let mut drawing = TownDrawing::new(&position);
            drawing.view = TownView {
                projection: Projection::Tilted,
                turns,
            };
            let drawn = drawing.to_string();
            let mut tiles = BTreeMap::new();
            for [x, y, tile, owner] in data(&drawn, ["x", "y", "tile", "owner"]) {
                let place = Place::new(number(x), number(y));
                let owner = owner.map(|owner| owner.parse::<usize>().unwrap());
                assert!(tiles.insert(place, (tile.unwrap(), owner)).is_none());
                assert_eq!(drawing.place(drawing.point(place)), place);
            }
            let expected: BTreeMap<Place, (String, Option<usize>)> = position
                .tiles()
                .map(|laid| match laid.tile {
                    Tile::Landscape { scenery } => {
                        (laid.place, (scenery.letter().to_string(), None))
                    }
                    Tile::Building {
                        building,
                        rotation,
                        owner,
                    } => {
                        let sides = position.faces().rotated(building, rotation);
                        let owner = owner.map_or(0, Seat::number);
                        (laid.place, (format!("{sides:?}"), Some(owner)))
                    }
                })
                .collect();
            assert_eq!(tiles, expected);
        }
    }
}

#[test]
fn offers_count_the_sides_as_the_rules_do() {
    let mut rng = chance(8);
    let options = polis_architekton::Options::default();
    let setup = Architekton::deal(&options, &mut rng).unwrap();
    let mut position = Architekton::new(&setup).unwrap();
    for _ in 0..12 {
        for building in position.stock_buildings() {
            let tile = Tile::Building {
                building,
                rotation: polis_architekton::Rotation::Quarter,
                owner: None,
            };
            for offer in Offer::all(&position, tile) {
                let mut after = position.clone();
                let lay = after.legal_moves().into_iter().find(|chosen| {
                    matches!(chosen, polis_architekton::Move::Building { building: other, place, rotation: polis_architekton::Rotation::Quarter, .. } if *other == building && *place == offer.place)
                });
                after.play(lay.unwrap()).unwrap();
                let report = after.explain_building(offer.place).unwrap();
                assert_eq!(report.wrong_sides(), usize::from(offer.wrong));
                assert_eq!(
                    report.landscapes(),
                    usize::from(offer.wrong + offer.matching)
                );
            }
        }
        let chosen = position.random_move(&mut rng).unwrap();
        position.play(chosen).unwrap();
    }
}

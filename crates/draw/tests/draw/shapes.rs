//! What is seen is what the rules say: the shapes of the drawings themselves, measured over random
//! games. The measures are those of the visual language, written out here once more.

use polis_akropolis::{
    Akropolis, Construction, District, Hex, Length, Options, Players, Top, Variants,
};
use polis_architekton::{Architekton, Scenery, Side, Tile};
use polis_draw::{CityDrawing, TownDrawing};
use polis_game::{Game, Seat, chance};

/// The radius of a hex, how much it is squashed, and how high a level is.
const RADIUS: f64 = 40.0;
const SQUASH: f64 = 0.86;
const LEVEL: f64 = 11.0;
/// The side of a tile of a town.
const TILE: f64 = 80.0;

/// The elements of a class with where they are, and what is inside them up to the next one.
fn placed<'a>(drawing: &'a str, class: &str) -> Vec<((f64, f64), &'a str)> {
    let start = format!("<g class=\"{class}\" transform=\"translate(");
    let mut found = Vec::new();
    for part in drawing.split(start.as_str()).skip(1) {
        let (place, inside) = part.split_once(')').unwrap();
        let (x, y) = place.split_once(' ').unwrap();
        let place = (x.parse().unwrap(), y.parse().unwrap());
        found.push((place, inside));
    }
    found
}

/// What the element uses whose id begins so, up to the end of its name.
fn used<'a>(inside: &'a str, start: &str) -> Vec<&'a str> {
    let start = format!("href=\"#polis-{start}");
    inside
        .split(start.as_str())
        .skip(1)
        .map(|part| part.split('"').next().unwrap())
        .collect()
}

fn close(one: (f64, f64), other: (f64, f64)) -> bool {
    (one.0 - other.0).abs() < 0.06 && (one.1 - other.1).abs() < 0.06
}

#[test]
fn every_column_stands_where_it_is_and_is_as_high() {
    let options = Options::new(Players::Two, Variants::NONE, Length::Long).unwrap();
    for seed in 20..24 {
        let mut rng = chance(seed);
        let setup = Akropolis::deal(&options, &mut rng).unwrap();
        let mut game = Akropolis::new(&setup).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            game.play(chosen).unwrap();
            let city = &game.cities()[Seat::First];
            let drawn = CityDrawing::new(city, Variants::NONE).to_string();
            let mut columns = placed(&drawn, "polis-column");
            for (hex, top) in city.tops() {
                let row = f64::from(hex.r) + f64::from(hex.q) / 2.0;
                let expected = (
                    1.5 * RADIUS * f64::from(hex.q),
                    3.0_f64.sqrt() * RADIUS * SQUASH * row - f64::from(top.height) * LEVEL,
                );
                let index = columns.iter().position(|column| close(column.0, expected));
                let (_, inside) = columns.swap_remove(index.unwrap());
                let height = top.height.to_string();
                assert_eq!(used(inside, "wall-")[0], height, "the walls at {hex:?}");
                let (kind, name) = match top.construction {
                    Construction::Quarry => ("face-", "quarry".to_owned()),
                    Construction::District(district) => ("face-", district.to_string()),
                    Construction::Plaza(district) => ("plaza-", district.to_string()),
                };
                assert_eq!(used(inside, kind)[0], name, "the face at {hex:?}");
            }
            assert!(columns.is_empty(), "columns that are not in the city");
            let mut drawing = CityDrawing::new(city, Variants::NONE);
            drawing.failures = false;
            // Light is on every lake, and a flag over barracks that all is seen of.
            let lakes = drawing.explanation().lakes.iter().flatten().count();
            let glints = drawing.glints().to_string();
            assert_eq!(glints.matches("q4 -4").count(), 3 * lakes);
            let barracks = Construction::District(District::Barracks);
            let is_whole = |&(hex, top): &(Hex, Top)| {
                top.construction == barracks && drawing.standing_before(hex).is_empty()
            };
            let flags = drawing.flag().to_string().matches("polis-flag").count();
            assert_eq!(flags == 1, city.tops().any(|one| is_whole(&one)));
            // A numeral for each hex from the second level on, with its height.
            let mut numerals: Vec<u8> = drawn
                .split("</text>")
                .filter_map(|part| part.rsplit_once('>')?.1.parse().ok())
                .collect();
            let mut expected: Vec<u8> = city
                .tops()
                .map(|(_, top)| top.height)
                .filter(|&height| height > 1)
                .collect();
            numerals.sort_unstable();
            expected.sort_unstable();
            assert_eq!(numerals, expected);
        }
    }
}

#[test]
fn every_square_lies_where_it_is_with_its_sides_and_houses() {
    for seed in 20..26 {
        let mut rng = chance(seed);
        let options = polis_architekton::Options::default();
        let setup = Architekton::deal(&options, &mut rng).unwrap();
        let mut position = Architekton::new(&setup).unwrap();
        while let Some(chosen) = position.random_move(&mut rng) {
            position.play(chosen).unwrap();
            let drawn = TownDrawing::new(&position).to_string();
            let mut squares = placed(&drawn, "polis-tile");
            let mut houses = Vec::new();
            for laid in position.tiles() {
                let expected = (
                    TILE * f64::from(laid.place.x),
                    TILE * SQUASH * f64::from(laid.place.y),
                );
                let index = squares.iter().position(|square| close(square.0, expected));
                let (_, inside) = squares.swap_remove(index.unwrap());
                match laid.tile {
                    Tile::Landscape { scenery } => {
                        assert_eq!(used(inside, "land-")[0], scenery.to_string());
                    }
                    Tile::Building {
                        building,
                        rotation,
                        owner,
                    } => {
                        let sides = position.faces().rotated(building, rotation);
                        let expected: Vec<String> = Side::ALL
                            .into_iter()
                            .map(|side| format!("{}-{side}", sides.get(side).unwrap()))
                            .collect();
                        assert_eq!(used(inside, "band-")[..4], expected);
                        houses.extend(owner.map(|owner| (expected_house(laid.place), owner)));
                    }
                }
            }
            assert!(squares.is_empty(), "squares that are not in the town");
            let water =
                |tile| matches!(tile, Tile::Landscape { scenery } if scenery == Scenery::Water);
            let waters = position.tiles().filter(|laid| water(laid.tile)).count();
            let glints = TownDrawing::new(&position).glints().to_string();
            assert_eq!(glints.matches("q4 -4").count(), 3 * waters);
            let mut found = Vec::new();
            for part in drawn.split("href=\"#polis-house-").skip(1) {
                let number = part.split('"').next().unwrap();
                let (_, rest) = part.split_once("translate(").unwrap();
                let (x, y) = rest.split(')').next().unwrap().split_once(' ').unwrap();
                let place = (x.parse().unwrap(), y.parse().unwrap());
                found.push((place, number.to_owned()));
            }
            assert_eq!(found.len(), houses.len());
            for (place, owner) in houses {
                let is_there = |house: &((f64, f64), String)| {
                    close(house.0, place) && house.1 == owner.number().to_string()
                };
                assert!(
                    found.iter().any(is_there),
                    "the house of {owner} at {place:?}"
                );
            }
        }
    }
}

/// A house stands a little to the left of the middle of its court, and before it.
fn expected_house(place: polis_architekton::Place) -> (f64, f64) {
    (
        TILE * f64::from(place.x) - 1.0,
        TILE * SQUASH * f64::from(place.y) + 4.0,
    )
}

//! A few small drawings as they are written, an element a line.
use polis_akropolis::{
    Akropolis, City, Construction, Direction, District, Hex, Length, Options, Placement, Players,
    TileId, Triangle, Variants,
};
use polis_architekton::{Architekton, Setup};
use polis_draw::{
    Badge, Chip, CityDrawing, Detail, Drawing, Ghost, Hexagon, LooseTile, Projection, StandAlone,
    Stone, Theme, TownDrawing, TownGhost,
};
use polis_game::{Game, chance};

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

/// A city with a broad foot, on which tiles go as high as they can, by a lot of their own.
fn tower(lot: usize) -> City {
    let mut city = City::new();
    let breadth = |placement: &Placement| {
        let hexes = placement.hexes();
        let far = hexes.map(|hex| hex.q.abs().max(hex.r.abs()).max((hex.q + hex.r).abs()));
        far.into_iter().max()
    };
    for (number, tile) in TileId::all().take(27).enumerate() {
        let placements = city.triangles().flat_map(Triangle::placements);
        let levels = placements.map(|placement| (city.check(placement).unwrap(), placement));
        let level = |level: &(u8, Placement)| level.0;
        let chosen = if number < 12 {
            levels
                .filter(|place| level(place) == 1)
                .min_by_key(|place| breadth(&place.1))
        } else {
            let levels: Vec<(u8, Placement)> = levels.collect();
            let highest = levels.iter().map(level).max();
            let highest: Vec<&(u8, Placement)> = levels
                .iter()
                .filter(|place| Some(level(place)) == highest)
                .collect();
            Some(*highest[lot * (number + 7) % highest.len()])
        };
        city.lay(tile, chosen.unwrap().1).unwrap();
    }
    city
}

#[test]
fn a_high_city_with_a_tile_in_hand() {
    let height = |city: &City| city.tops().map(|(_, top)| top.height).max();
    let mut towers = (1..2000).map(tower);
    let city = towers.find(|city| height(city) >= Some(4)).unwrap();
    let mut drawing = CityDrawing::new(&city, Variants::ALL);
    drawing.fringe = true;
    drawing.places = true;
    drawing.last = city.tops().map(|(_, top)| top.layer).max();
    let placement = city.triangles().next().unwrap().placements()[1];
    let tile = TileId::from_number(60).unwrap();
    drawing.ghost = Some(Ghost::new(&city, tile, placement));
    insta::assert_snapshot!(lines(&drawing));
}

#[test]
fn a_city_with_lakes() {
    let options = Options::new(Players::Two, Variants::NONE, Length::Long).unwrap();
    let game: Akropolis = played(&options, 5, 30);
    let mut drawings = game
        .cities()
        .values()
        .iter()
        .map(|city| lines(&CityDrawing::new(city, Variants::NONE)));
    let drawing = drawings.find(|drawing| drawing.contains("#polis-lake"));
    insta::assert_snapshot!(drawing.unwrap());
}

#[test]
fn columns_of_all_heights() {
    let constructions = [
        Construction::Quarry,
        Construction::District(District::Houses),
        Construction::District(District::Markets),
        Construction::District(District::Barracks),
        Construction::District(District::Temples),
        Construction::District(District::Gardens),
    ];
    let columns: Vec<String> = (1..)
        .zip(constructions)
        .map(|(height, construction)| {
            lines(&Hexagon {
                construction,
                height,
                detail: Detail::Full,
            })
        })
        .collect();
    insta::assert_snapshot!(columns.join("\n\n"));
}

#[test]
fn a_town_with_a_tile_in_hand() {
    let position: Architekton = played(&polis_architekton::Options::default(), 3, 24);
    let mut drawing = TownDrawing::new(&position);
    let moves = position.legal_moves();
    drawing.ghost = moves
        .iter()
        .find_map(|&chosen| TownGhost::of(&position, chosen));
    assert!(drawing.ghost.is_some());
    insta::assert_snapshot!(lines(&drawing));
}

#[test]
fn files_in_both_themes() {
    let city = City::new();
    let drawing = CityDrawing::new(&city, Variants::NONE);
    for theme in Theme::ALL {
        let file = StandAlone::new(&drawing, theme)
            .to_string()
            .replace("><", ">\n<");
        insta::assert_snapshot!(format!("file_{theme:?}").to_lowercase(), file);
    }
}

/// A game after so many moves drawn by lot.
fn played<G: Game>(options: &G::Options, seed: u64, moves: usize) -> G {
    let mut rng = chance(seed);
    let setup = G::deal(options, &mut rng).unwrap();
    let mut position = G::new(&setup).unwrap();
    for _ in 0..moves {
        let chosen = position.random_move(&mut rng).unwrap();
        position.play(chosen).unwrap();
    }
    position
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

//! What a program that reads the drawings relies on: well-formed elements, ids that exist, colours
//! that are defined, numbers that are numbers.

use std::collections::BTreeSet;

use polis_akropolis::{
    Akropolis, Construction, Direction, District, Hex, Length, Options, Placement, Players, TileId,
    Variants,
};
use polis_architekton::{Architekton, Faces, Scenery, Tile};
use polis_draw::{
    About, Backdrop, Badge, ChangeTone, ChiefArchitect, Chip, CityDrawing, CityGhost, CityView,
    Coin, Condition, Detail, Drawing, Hexagon, House, LooseTile, Note, Offer, Projection, Stack,
    StandAlone, StockTile, Stone, Theme, TownDrawing, TownGhost, TownView, defs,
};
use polis_game::{Game, Seat, chance};

/// Checks a drawing by itself and as a file.
fn check(drawing: &impl Drawing) {
    let drawn = drawing.to_string();
    well_formed(&drawn);
    let definitions = defs().to_string();
    let ids: BTreeSet<&str> = between(&definitions, " id=\"", '"').collect();
    for id in between(&drawn, "href=\"#", '"').chain(between(&drawn, "url(#", ')')) {
        assert!(ids.contains(id), "{id} is not defined");
    }
    for token in between(&drawn, "var(--", ')') {
        assert!(Theme::Light.value(token).is_some(), "no colour {token}");
    }
    for theme in Theme::ALL {
        let file = StandAlone {
            drawing,
            theme,
            backdrop: Backdrop::Table,
            scale: 1.5,
        };
        let file = file.to_string();
        well_formed(&file);
        assert!(!file.contains("var(") && !file.contains("color-mix("));
    }
    let frame = drawing.frame();
    assert!(frame.width > 0.0 && frame.height > 0.0);
}

/// Every element is closed, every attribute is in quotes, and no number is none.
fn well_formed(drawing: &str) {
    let mut open = Vec::new();
    let mut rest = drawing;
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>').unwrap();
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes of <{tag}>");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "</{name}>");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert_eq!(open, Vec::<&str>::new(), "elements that are not closed");
    for number in ["NaN", "inf", "--1", "- "] {
        let attributes = drawing.replace("var(--", "");
        assert!(!attributes.contains(number), "there is {number:?}");
    }
}

/// The texts between a start and the next end.
fn between<'a>(text: &'a str, start: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    let parts = text.split(start).skip(1);
    parts.map(move |part| part.split(end).next().unwrap())
}

fn random_game<G: Game>(options: &G::Options, seed: u64, moves: usize) -> G {
    let mut rng = chance(seed);
    let setup = G::deal(options, &mut rng).unwrap();
    let mut position = G::new(&setup).unwrap();
    for _ in 0..moves {
        let Some(chosen) = position.random_move(&mut rng) else {
            break;
        };
        position.play(chosen).unwrap();
    }
    position
}

#[test]
fn definitions_are_well_formed_and_complete() {
    let definitions = defs().to_string();
    well_formed(&definitions);
    let ids: Vec<&str> = between(&definitions, " id=\"", '"').collect();
    assert!(ids.iter().all(|id| id.starts_with("polis-")));
    let different: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(different.len(), ids.len(), "an id is defined twice");
    let hrefs = between(&definitions, "href=\"#", '"');
    for id in hrefs.chain(between(&definitions, "url(#", ')')) {
        assert!(different.contains(id), "{id} is not defined");
    }
    for token in between(&definitions, "var(--", ')') {
        assert!(Theme::Dark.value(token).is_some(), "no colour {token}");
    }
}

#[test]
fn cities_in_all_states() {
    let options = Options::new(Players::Two, Variants::ALL, Length::Long).unwrap();
    for (seed, moves) in [(1, 0), (2, 20), (3, 60)] {
        let game: Akropolis = random_game(&options, seed, moves);
        let city = &game.cities()[Seat::First];
        let tile = TileId::from_number(25).unwrap();
        for projection in [Projection::Tilted, Projection::Above] {
            for (turns, detail) in [(0, Detail::Full), (1, Detail::Small), (5, Detail::Full)] {
                let mut drawing = CityDrawing::new(city, Variants::ALL);
                check(&drawing);
                drawing.view = CityView { projection, turns };
                drawing.detail = detail;
                drawing.fringe = true;
                drawing.places = true;
                drawing.marks = 1.37;
                drawing.last = city.tops().map(|(_, top)| top.layer).max();
                drawing.hovered = Some(Hex::ORIGIN);
                drawing.focused = Some(Hex::new(1, 0));
                drawing.selected = vec![Hex::new(-1, 1), Hex::new(9, 9)];
                drawing.faded = drawing.standing_before(Hex::ORIGIN);
                drawing.chips = vec![
                    Chip {
                        about: About::Stones,
                        change: 2,
                    },
                    Chip {
                        about: About::District(District::Gardens),
                        change: -12,
                    },
                ];
                for hex in [Hex::new(0, 0), Hex::new(2, 0), Hex::new(30, -7)] {
                    let placement = Placement {
                        hex,
                        rotation: Direction::South,
                    };
                    drawing.ghost = Some(CityGhost::new(city, tile, placement));
                    check(&drawing);
                    // The parts are those of the whole.
                    let columns = drawing.columns_apart().concat();
                    assert_eq!(columns, drawing.columns().to_string());
                    let mut without = drawing.clone();
                    without.ghost = None;
                    let ground = format!("{}{}", without.ground(), drawing.ghost_shadow());
                    assert_eq!(ground, drawing.ground().to_string());
                }
                for (hex, _) in city.tops() {
                    drawing.explained = Some(hex);
                    well_formed(&drawing.to_string());
                }
            }
        }
    }
}

#[test]
fn towns_in_all_states() {
    for (seed, moves) in [(1, 0), (2, 9), (3, 24), (4, 99)] {
        let position: Architekton =
            random_game(&polis_architekton::Options::default(), seed, moves);
        let chosen = position.legal_moves();
        for (turns, projection) in (0..4).zip([Projection::Tilted, Projection::Above].repeat(2)) {
            let mut drawing = TownDrawing::new(&position);
            check(&drawing);
            drawing.view = TownView { projection, turns };
            drawing.fit(0.8);
            let last = position.tiles().last().map(|laid| laid.place);
            drawing.last = last.into_iter().collect();
            drawing.hovered = last;
            drawing.focused = last;
            drawing.selected = position.houses(Seat::First).collect();
            for &chosen in chosen.iter().step_by(7) {
                drawing.ghost = TownGhost::of(&position, chosen);
                if let Some(ghost) = drawing.ghost {
                    drawing.offers = Offer::all(&position, ghost.tile);
                    assert!(
                        drawing
                            .offers
                            .iter()
                            .any(|offer| offer.place == ghost.place)
                    );
                    drawing.notes = vec![Note {
                        place: ghost.place,
                        words: "6 → 7 <&>".to_owned(),
                        tone: ChangeTone::Loss,
                    }];
                }
                check(&drawing);
            }
        }
    }
}

#[test]
fn pieces_of_both_games() {
    for construction in District::ALL
        .into_iter()
        .flat_map(|district| {
            [
                Construction::District(district),
                Construction::Plaza(district),
            ]
        })
        .chain([Construction::Quarry])
    {
        check(&Badge { construction });
        for (height, detail) in [(1, Detail::Full), (6, Detail::Small), (12, Detail::Full)] {
            check(&Hexagon {
                construction,
                height,
                detail,
            });
        }
    }
    for (tile, rotation) in TileId::all().zip(Direction::ALL.into_iter().cycle()) {
        let mut drawing = LooseTile::new(tile);
        drawing.rotation = rotation;
        drawing.condition = Condition::TooDear;
        check(&drawing);
    }
    for tiles in 1..6 {
        check(&Stack { tiles });
    }
    check(&Stone);
    check(&ChiefArchitect);
    check(&Coin);
    for seat in [Seat::First, Seat::Second] {
        check(&House { seat });
    }
    for scenery in Scenery::ALL {
        check(&StockTile {
            tile: Tile::Landscape { scenery },
            faces: &Faces::BUILT_IN,
            condition: Condition::Taken,
        });
    }
}

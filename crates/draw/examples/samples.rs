//! Draws sample pictures as SVG files into a folder.
//!
//! `cargo run -p polis-draw --release --example samples -- /tmp/samples`, then
//! `rsvg-convert -o city.png city.svg`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fmt, fs};

use polis_akropolis::{
    Akropolis, City, Construction, Direction, District, Hex, Length, Move, Options, Placement,
    Players, Score, TileId, Variants,
};
use polis_architekton::{Architekton, BuildingId, Rotation, Scenery, Tile};
use polis_draw::{
    Backdrop, Badge, ChangeTone, ChiefArchitect, Chip, CityDrawing, CityGhost, CityView, Coin,
    Condition, Detail, Drawing, Frame, Hexagon, House, LooseTile, Note, Offer, Projection, Stack,
    StandAlone, StockTile, Stone, Theme, TownDrawing, TownGhost, defs,
};
use polis_engine::best_one_ply;
use polis_engine::evaluation::Evaluate;
use polis_game::{Seat, chance};

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let folder = env::args_os()
        .nth(1)
        .map_or_else(env::temp_dir, PathBuf::from);
    fs::create_dir_all(&folder)?;
    reference_city(&folder)?;
    strong_city(&folder)?;
    town(&folder)?;
    for theme in Theme::ALL {
        save(&folder, &format!("parts-{theme:?}"), &parts()?, theme, 1.0)?;
    }
    Ok(())
}

/// The city of the visual reference, with the tile in hand.
fn reference_city(folder: &Path) -> Result<(), Failure> {
    let mut city = City::new();
    let moves = "11 -2,1 3;14 -2,0 0;28 2,-1 0;34 0,2 5;9 0,1 4;19 -3,4 0;26 -2,2 4;24 -1,2 5;\
                 4 1,1 1;27 2,-1 3;22 4,-1 4;7 -3,1 5";
    for text in moves.split(';') {
        let laid: Move = text.parse()?;
        city.lay(laid.tile, laid.placement())?;
    }
    let hand: Move = "25 -2,0 5".parse()?;
    let mut drawing = in_hand(&city, hand.tile, hand.placement());
    drawing.focused = Some(Hex::new(3, -1));
    drawing.explained = drawing.focused;
    for theme in Theme::ALL {
        save(
            folder,
            &format!("reference-{theme:?}"),
            &drawing,
            theme,
            1.3,
        )?;
    }
    fs::write(folder.join("page.html"), page(&drawing))?;
    drawing.view.projection = Projection::Above;
    save(folder, "reference-above", &drawing, Theme::Light, 1.3)?;
    drawing.view.projection = Projection::Tilted;
    drawing.fit(0.6);
    save(folder, "reference-phone", &drawing, Theme::Light, 0.7)?;

    let refused = Placement {
        hex: Hex::new(0, 1),
        rotation: Direction::North,
    };
    let mut drawing = in_hand(&city, hand.tile, refused);
    drawing.places = true;
    drawing.hovered = Some(Hex::new(-3, 1));
    drawing.explained = Some(Hex::new(2, -1));
    drawing.faded = drawing.standing_before(Hex::new(-2, 1));
    save(folder, "reference-refused", &drawing, Theme::Light, 1.3)
}

/// A drawing as it comes onto a page, where the colours follow the theme of the reader.
fn page(drawing: &impl Drawing) -> String {
    format!(
        "<!doctype html><style>:root{{color-scheme:light dark;{}}}@media(prefers-color-scheme:dark){{:root{{{}}}}}\
         body{{margin:0;background:var(--table)}}text{{font-family:var(--sans)}}</style>\
         <svg width=\"0\" height=\"0\" style=\"position:absolute\">{}</svg>\
         <svg width=\"100%\" viewBox=\"{}\">{drawing}</svg>",
        Theme::Light.css(),
        Theme::Dark.css(),
        defs(),
        drawing.frame()
    )
}

/// A city with a tile over it and what it changes.
fn in_hand(city: &City, tile: TileId, placement: Placement) -> CityDrawing<'_> {
    let score = |city: &City| Score {
        districts: city.score(Variants::NONE),
        ..Score::default()
    };
    let mut drawing = CityDrawing::new(city, Variants::NONE);
    drawing.fringe = true;
    drawing.ghost = Some(CityGhost::new(city, tile, placement));
    let mut after = *city;
    if let Ok(laid) = after.lay(tile, placement) {
        drawing.chips = Chip::between(&score(city), &score(&after), laid.quarries);
    }
    drawing
}

/// A city that the network built.
fn strong_city(folder: &Path) -> Result<(), Failure> {
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard)?;
    let game = play::<Akropolis>(&options, 40)?;
    let city = &game.cities()[Seat::First];
    let mut drawing = CityDrawing::new(city, Variants::NONE);
    drawing.last = city.tops().map(|(_, top)| top.layer).max();
    drawing.fringe = true;
    for theme in Theme::ALL {
        save(folder, &format!("strong-{theme:?}"), &drawing, theme, 1.3)?;
    }
    drawing.view.projection = Projection::Above;
    save(folder, "strong-above", &drawing, Theme::Light, 1.3)?;
    drawing.view = CityView {
        projection: Projection::Tilted,
        turns: 1,
    };
    save(folder, "strong-turned", &drawing, Theme::Light, 1.3)?;
    drawing.fringe = false;
    drawing.view = CityView::default();
    drawing.detail = Detail::Small;
    save(folder, "strong-small", &drawing, Theme::Dark, 0.45)
}

/// A town that the network built, with its next move in hand.
fn town(folder: &Path) -> Result<(), Failure> {
    let options = polis_architekton::Options::default();
    let position = play::<Architekton>(&options, 24)?;
    let chosen = best_one_ply(&position, Architekton::net(), position.turn());
    let ghost = chosen.and_then(|chosen| TownGhost::of(&position, chosen));
    let mut drawing = TownDrawing::new(&position);
    drawing.ghost = ghost;
    if let Some(ghost) = ghost {
        drawing.offers = Offer::all(&position, ghost.tile);
        drawing.offers.retain(|offer| offer.place != ghost.place);
        drawing.notes = vec![Note {
            place: ghost.place,
            words: "group 3 → 4".to_owned(),
            tone: ChangeTone::Gain,
        }];
    }
    drawing.last = position
        .tiles()
        .last()
        .map(|laid| laid.place)
        .into_iter()
        .collect();
    for theme in Theme::ALL {
        save(folder, &format!("town-{theme:?}"), &drawing, theme, 1.3)?;
    }
    drawing.view.projection = Projection::Above;
    drawing.view.turns = 1;
    save(folder, "town-above", &drawing, Theme::Light, 1.0)
}

/// A position after some moves of the network.
fn play<G: Evaluate>(options: &G::Options, moves: usize) -> Result<G, Failure> {
    let setup = G::deal(options, &mut chance(7))?;
    let mut position = G::new(&setup)?;
    for _ in 0..moves {
        let Some(seat) = position.to_move() else {
            break;
        };
        let chosen = best_one_ply(&position, G::net(), seat).ok_or("nothing to play")?;
        position.play(chosen).map_err(|reason| reason.to_string())?;
    }
    Ok(position)
}

/// Drawings side by side.
#[derive(Default)]
struct Sheet {
    rows: Vec<Vec<(Frame, String)>>,
}

impl Sheet {
    const COLUMN: f64 = 150.0;
    const ROW: f64 = 150.0;

    fn row(&mut self) {
        self.rows.push(Vec::new());
    }

    fn add(&mut self, drawing: &impl Drawing) {
        let entry = (drawing.frame(), drawing.to_string());
        if let Some(row) = self.rows.last_mut() {
            row.push(entry);
        }
    }
}

impl Drawing for Sheet {
    fn frame(&self) -> Frame {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(1);
        let (width, height) = (
            columns as f64 * Sheet::COLUMN,
            self.rows.len() as f64 * Sheet::ROW,
        );
        Frame::new(0.0, 0.0, width, height)
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in self.rows.iter().enumerate() {
            for (column, (frame, drawing)) in row.iter().enumerate() {
                let x = column as f64 * Sheet::COLUMN + 5.0;
                let y = number as f64 * Sheet::ROW + 5.0;
                write!(
                    f,
                    r#"<svg x="{x}" y="{y}" width="140" height="140" viewBox="{frame}">{drawing}</svg>"#
                )?;
            }
        }
        Ok(())
    }
}

/// Everything that can be drawn alone.
fn parts() -> Result<Sheet, Failure> {
    let mut sheet = Sheet::default();
    let constructions = District::ALL.map(Construction::District).into_iter();
    let constructions = constructions.chain([Construction::Quarry]);
    let plazas = District::ALL.map(Construction::Plaza);
    for (detail, height) in [(Detail::Full, 1), (Detail::Full, 3), (Detail::Small, 2)] {
        sheet.row();
        for construction in constructions.clone().chain(plazas) {
            sheet.add(&Hexagon {
                construction,
                height,
                detail,
            });
        }
    }
    sheet.row();
    for construction in constructions.chain(plazas) {
        sheet.add(&Badge { construction });
    }
    sheet.row();
    for (number, rotation) in (1..).zip(Direction::ALL) {
        let mut tile = LooseTile::new(TileId::from_number(9 * number).ok_or("no such tile")?);
        tile.rotation = rotation;
        sheet.add(&tile);
    }
    let mut tile = LooseTile::new(TileId::from_number(25).ok_or("no such tile")?);
    tile.condition = Condition::Taken;
    sheet.add(&tile);
    tile.condition = Condition::TooDear;
    sheet.add(&tile);
    sheet.add(&Stack { tiles: 3 });
    sheet.add(&Stone);
    sheet.add(&ChiefArchitect);
    sheet.row();
    let faces = polis_architekton::Faces::BUILT_IN;
    for scenery in Scenery::ALL {
        sheet.add(&StockTile {
            tile: Tile::Landscape { scenery },
            faces: &faces,
            condition: Condition::Normal,
        });
    }
    for number in [7, 17, 18, 22] {
        sheet.add(&StockTile {
            tile: Tile::Building {
                building: BuildingId::from_number(number).ok_or("no such building")?,
                rotation: Rotation::None,
                owner: None,
            },
            faces: &faces,
            condition: Condition::Normal,
        });
    }
    for seat in [Seat::First, Seat::Second] {
        sheet.add(&House { seat });
    }
    sheet.add(&Coin);
    Ok(sheet)
}

fn save(
    folder: &Path,
    name: &str,
    drawing: &impl Drawing,
    theme: Theme,
    scale: f64,
) -> Result<(), Failure> {
    let file = StandAlone {
        drawing,
        theme,
        backdrop: Backdrop::Table,
        scale,
    };
    let name = name.to_lowercase();
    fs::write(folder.join(format!("{name}.svg")), file.to_string())?;
    Ok(())
}

//! Chips: what the tile in hand would change, over the districts of which they speak.

use std::cmp::Reverse;
use std::fmt::{self, Display as _};

use polis_akropolis::explain::Part;
use polis_akropolis::{Construction, District, Hex, Score};

use crate::city::glyphs::Glyph;
use crate::city::hexes::RADIUS;
use crate::city::scene::CityScene;
use crate::geometry::{Frame, Point};
use crate::marks::{ChangeTone, MARGINS_AND_ICON, Pill, pill_frame, pill_scale, signed};

/// More chips than this are left to the score sheet.
const MOST: usize = 6;

/// A change of the points of one type, or of the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chip {
    /// What changes.
    pub about: About,
    /// By how much.
    pub change: i32,
}

/// What a chip speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// The points of a type of district.
    District(District),
    /// Stones.
    Stones,
}

impl Chip {
    /// A chip for each type whose points change, and one for stones that are won.
    pub fn between(before: &Score, after: &Score, quarries: u8) -> Vec<Chip> {
        let districts = District::ALL.into_iter().map(|district| Chip {
            about: About::District(district),
            change: after.districts[district].points() - before.districts[district].points(),
        });
        let stones = Chip {
            about: About::Stones,
            change: i32::from(quarries),
        };
        districts
            .chain([stones])
            .filter(|chip| chip.change != 0)
            .collect()
    }

    fn glyph(self) -> Glyph {
        match self.about {
            About::District(district) => Glyph::District(district),
            About::Stones => Glyph::Stone,
        }
    }
}

/// The chips and where they go, so that none covers another.
pub(crate) fn layout(scene: &CityScene) -> Vec<(Chip, Frame)> {
    let scale = pill_scale(scene.drawing.marks);
    let mut placed: Vec<(Chip, Frame)> = Vec::new();
    for &chip in scene.drawing.chips.iter().take(MOST) {
        let words = signed(chip.change).to_string();
        let first = pill_frame(anchor(scene, chip), &words, MARGINS_AND_ICON, scale);
        let cost = |frame: &Frame| {
            let over_chips = placed
                .iter()
                .filter(|(_, other)| other.padded(2.0).overlaps(*frame))
                .count();
            let over_ghost = ghost_faces(scene)
                .filter(|face| face.overlaps(*frame))
                .count();
            let way = frame.middle().distance(first.middle());
            (over_chips * 1000 + over_ghost * 40) as f64 + way
        };
        let best = moved(first)
            .min_by(|one, other| cost(one).total_cmp(&cost(other)))
            .unwrap_or(first);
        placed.push((chip, best));
    }
    placed
}

/// Where a chip may go instead: on rows above and below, and to both sides.
fn moved(frame: Frame) -> impl Iterator<Item = Frame> {
    const STEPS: [f64; 11] = [
        0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1.05, 1.05, -1.5, 1.5,
    ];
    const ROWS: [f64; 9] = [0.0, -0.5, 0.5, -1.1, 1.1, -2.2, 2.2, -3.3, 3.3];
    ROWS.into_iter().flat_map(move |row| {
        STEPS.into_iter().map(move |step| Frame {
            x: frame.x + step * frame.width,
            y: frame.y + row * frame.height,
            ..frame
        })
    })
}

/// The middles of the faces of the tile in hand, which chips better leave visible.
fn ghost_faces(scene: &CityScene) -> impl Iterator<Item = Frame> {
    let ghost = scene.drawing.ghost.as_ref();
    ghost.into_iter().flat_map(|ghost| {
        let parts = ghost.parts(scene).into_iter();
        parts.map(|(.., point)| Frame::around(point, RADIUS * 1.3, RADIUS))
    })
}

/// Over the hex of the tile in hand that changes something, else below the column that does.
fn anchor(scene: &CityScene, chip: Chip) -> Point {
    let drawing = scene.drawing;
    let (half, scale) = (scene.view().half(), pill_scale(drawing.marks));
    let above = |point: Point| point - Point::new(0.0, half + 24.0 * scale);
    if let Some(ghost) = &drawing.ghost {
        let parts = ghost.parts(scene);
        let part = parts
            .iter()
            .find(|&&(hex, construction, _)| match chip.about {
                About::District(district) => Glyph::of(construction) == Glyph::District(district),
                About::Stones => drawing
                    .city
                    .top(hex)
                    .is_some_and(|top| top.construction == Construction::Quarry),
            });
        match (part, chip.about) {
            (Some(&(.., point)), About::District(_)) => return above(point),
            // Beside the quarry that gives the stone.
            (Some(&(.., point)), About::Stones) => {
                return point - Point::new(RADIUS + 30.0 * scale, 24.0);
            }
            (None, _) => {}
        }
    }
    match chip.about {
        About::District(district) => speaks_of(scene, district).map(|hex| drawing.point(hex)),
        About::Stones => None,
    }
    .map_or_else(
        || Point::new(0.0, scene.stage().y + 30.0),
        |point| point + Point::new(0.0, half + 15.0 * scale),
    )
}

/// The column that stands for a type: the highest that scores, else any, else a plaza.
fn speaks_of(scene: &CityScene, district: District) -> Option<Hex> {
    let explained = &scene.drawing.explanation.hexes;
    let of_type = scene.columns.iter().filter(|column| {
        Glyph::of(column.top.construction) == Glyph::District(district)
            && scene.ghost_over(column.hex).is_none()
    });
    of_type
        .min_by_key(|column| {
            let rank = match explained.get(&column.hex).map(|score| &score.part) {
                Some(Part::Counts { .. }) => 0,
                Some(Part::Fails(_)) => 1,
                Some(Part::Plaza { .. } | Part::Quarry) | None => 2,
            };
            (rank, Reverse(column.top.height))
        })
        .map(|column| column.hex)
}

pub(crate) fn draw(scene: &CityScene, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (chip, frame) in layout(scene) {
        let scale = match chip.about {
            About::District(_) => 0.5,
            About::Stones => 0.6,
        };
        let words = signed(chip.change).to_string();
        let tone = ChangeTone::of(chip.change);
        let fill = match tone {
            ChangeTone::Gain => "var(--on-gain)",
            ChangeTone::Loss => "var(--on-loss)",
        };
        Pill {
            frame,
            scale: pill_scale(scene.drawing.marks),
            tone,
            icon: Some(chip.glyph().at(Point::default(), scale, fill)),
            words: &words,
        }
        .fmt(f)?;
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_game::{Game, chance};

    use super::*;
    use crate::city::drawing::CityDrawing;
    use crate::city::ghost::CityGhost;

    #[test]
    fn chips_do_not_cover_each_other() {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        let mut rng = chance(3);
        let mut seen = 0;
        for _ in 0..10 {
            let setup = Akropolis::deal(&options, &mut rng).unwrap();
            let mut game = Akropolis::new(&setup).unwrap();
            while let Some(chosen) = game.random_move(&mut rng) {
                let seat = game.to_move().unwrap();
                let (before, city) = (game.score(seat), game.cities()[seat]);
                game.play(chosen).unwrap();
                let mut drawing = CityDrawing::new(&city, Variants::NONE);
                drawing.ghost = Some(CityGhost::new(&city, chosen.tile, chosen.placement()));
                drawing.chips = Chip::between(&before, &game.score(seat), 2);
                let placed = layout(&CityScene::new(&drawing));
                seen = seen.max(placed.len());
                for (index, (_, frame)) in placed.iter().enumerate() {
                    assert!(
                        placed[..index]
                            .iter()
                            .all(|(_, other)| !other.overlaps(*frame))
                    );
                }
            }
        }
        assert!(seen >= 4, "at most {seen} chips at once");
    }
}

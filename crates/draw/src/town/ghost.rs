//! The tile in hand, floating over the place where it would lie.

use std::fmt::{self, Display as _};

use polis_architekton::{Architekton, Move, Place, Side, Tile};
use polis_game::Game;

use crate::city::ghost::Hold;
use crate::city::hexes::Projection;
use crate::geometry::{Frame, Point, Scale};
use crate::marks::{CROSS, Legality, ring};
use crate::town::contact::{Contact, contacts};
use crate::town::houses::house;
use crate::town::scene::{HOUSE, HOUSE_AT, TownScene};
use crate::town::squares::TILE;
use crate::town::tiles::{OUTLINE, top};

/// How far it floats above its place.
const LIFT: f64 = 9.0;

/// The tile in hand over a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TownGhost {
    /// What it is; a building shows the house of its owner.
    pub tile: Tile,
    /// Where it would lie.
    pub place: Place,
    /// Whether it may lie there.
    pub standing: Legality,
    /// Where its house comes from when there is none left in hand.
    pub from: Option<Place>,
    /// How it is held.
    pub hold: Hold,
}

impl TownGhost {
    /// The tile that a move would lay, allowed or not; none for a move that lays nothing.
    pub fn of(position: &Architekton, chosen: Move) -> Option<TownGhost> {
        let (tile, place, from) = match chosen {
            Move::Building {
                building,
                place,
                rotation,
                from,
            } => {
                let tile = Tile::Building {
                    building,
                    rotation,
                    owner: Some(position.turn()),
                };
                (tile, place, from)
            }
            Move::Landscape { scenery, place } => (Tile::Landscape { scenery }, place, None),
            Move::Keep { .. } | Move::Remove { .. } => return None,
        };
        let standing = match position.check(chosen) {
            Ok(()) => Legality::Allowed,
            Err(_) => Legality::Refused,
        };
        Some(TownGhost {
            tile,
            place,
            standing,
            from,
            hold: Hold::Resting,
        })
    }

    fn middle(&self, scene: &TownScene) -> Point {
        scene.view().point(self.place) - Point::new(0.0, LIFT)
    }

    pub(crate) fn frame(&self, scene: &TownScene) -> Frame {
        Frame::around(self.middle(scene), TILE, TILE).padded(14.0)
    }

    pub(crate) fn draw(&self, scene: &TownScene, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (view, drawing) = (scene.view(), scene.drawing);
        let (middle, faces) = (self.middle(scene), drawing.position.faces());
        let shadow = Frame::around(
            middle + Point::new(8.0, 29.0 - LIFT),
            TILE,
            TILE * view.projection.squash(),
        );
        write!(
            f,
            r#"<g class="{}"><rect x="{}" y="{}" width="{TILE}" height="{}" rx="8" fill="var(--shadow)" opacity=".38" filter="url(#polis-soft)"/><g transform="translate({middle})"><g transform="{}" opacity="{}">"#,
            self.hold.class(),
            shadow.x,
            shadow.y.round(),
            shadow.height.round(),
            view.unsquash(),
            self.standing.opacity()
        )?;
        if view.projection == Projection::Tilted {
            f.write_str(r##"<use href="#polis-slab"/>"##)?;
        }
        top(view, faces, self.tile).fmt(f)?;
        if self.standing == Legality::Refused {
            write!(
                f,
                r#"<path d="{OUTLINE}" fill="url(#polis-refused)" opacity=".7"/>"#
            )?;
        }
        let outline = ring(OUTLINE, self.standing.colour(), 3.2, self.standing.dashes());
        write!(f, "</g><g transform=\"{}\">{outline}</g>", view.unsquash())?;
        if let Tile::Building {
            owner: Some(seat), ..
        } = self.tile
        {
            house(seat, HOUSE_AT, HOUSE).fmt(f)?;
        }
        let met = contacts(drawing.position, self.tile, self.place);
        for (side, contact) in Side::ALL.into_iter().zip(met) {
            let point = view.edge(view.seen(side));
            let scale = Scale(drawing.marks);
            match contact {
                Some(Contact::Matches) => write!(
                    f,
                    r##"<g transform="translate({point}) scale({scale})"><circle r="8" fill="var(--ghost-ok)" stroke="#fff" stroke-width="1.8"/><path d="M-3.5 0l2.6 2.8l4.6 -5.2" fill="none" stroke="var(--on-gain)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>"##
                )?,
                Some(Contact::Differs) => write!(
                    f,
                    r##"<g transform="translate({point}) scale({scale})"><circle r="8" fill="{CROSS}" stroke="#fff" stroke-width="1.8"/><path d="M-3 -3l6 6M3 -3l-6 6" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></g>"##
                )?,
                None => {}
            }
        }
        f.write_str("</g></g>")
    }
}

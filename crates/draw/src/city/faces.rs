//! Faces: the upper side of a hex, with what is on it.

use std::fmt::{self, Display as _};

use polis_akropolis::{Construction, District};

use crate::city::glyphs::{Glyph, stars};
use crate::city::hexes::{Projection, SQUASH, corners};
use crate::city::outline::face;
use crate::geometry::Point;

/// How much of a drawing is worth drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Miniatures and surfaces.
    #[default]
    Full,
    /// Glyphs on plain faces, for hexes below 52 pixels.
    Small,
}

impl Detail {
    /// What hexes of this width in pixels can show.
    pub fn for_hex_width(pixels: f64) -> Detail {
        if pixels < 52.0 {
            Detail::Small
        } else {
            Detail::Full
        }
    }

    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Detail::Full => "",
            Detail::Small => "-small",
        }
    }
}

/// Whether a hex is lit, or dimmed since it scores nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Light {
    Lit,
    Dimmed,
}

/// All faces as `polis-face-…` and `polis-plaza-…`, and the shapes that lie on them.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for detail in [Detail::Full, Detail::Small] {
        for glyph in Glyph::ALL
            .into_iter()
            .filter(|&glyph| glyph != Glyph::Stone)
        {
            let name = glyph.name();
            write!(f, r#"<g id="polis-face-{name}{}">"#, detail.suffix())?;
            write!(f, r#"<path d="{}" fill="var(--{name})"/>"#, hex(1.0))?;
            if detail == Detail::Full {
                surface(f, glyph)?;
            }
            sun(f)?;
            f.write_str("</g>")?;
        }
        for district in District::ALL {
            write!(f, r#"<g id="polis-plaza-{district}{}">"#, detail.suffix())?;
            plaza(f, district, detail)?;
            sun(f)?;
            f.write_str("</g>")?;
        }
    }
    write!(
        f,
        r##"<path id="polis-shape" d="{0}"/><g id="polis-dim"><path d="{0}" fill="#7d7468" fill-opacity=".5"/><path d="{0}" fill="url(#polis-hatch)"/></g><g id="polis-lake"><path d="{1}" fill="url(#polis-water)"/><g fill="none" stroke="var(--water-lit)" stroke-width="1.5" stroke-linecap="round"><path d="M-22 -8q5 -4 10 0t10 0" stroke-opacity=".8"/><path d="M2 -14q5 -4 10 0t10 0" stroke-opacity=".9"/><path d="M-4 4q5 -4 10 0t10 0" stroke-opacity=".7"/><path d="M-12 -21q4 -3 8 0t8 0" stroke-opacity=".5"/></g></g>"##,
        hex(1.0),
        hex(1.02)
    )
}

/// The face of a construction round the origin.
pub(crate) fn face_of(construction: Construction, detail: Detail) -> impl fmt::Display {
    let (kind, name) = match construction {
        Construction::Quarry => ("face", "quarry"),
        Construction::Plaza(district) => ("plaza", district.name()),
        Construction::District(district) => ("face", district.name()),
    };
    fmt::from_fn(move |f| {
        write!(
            f,
            r##"<use href="#polis-{kind}-{name}{}"/>"##,
            detail.suffix()
        )
    })
}

/// What stands on the face: a miniature, or a glyph where that would be too small or seen from
/// above. Nothing stands on a plaza.
pub(crate) fn stand(
    construction: Construction,
    detail: Detail,
    projection: Projection,
    light: Light,
) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        if let Construction::Plaza(_) = construction {
            return Ok(());
        }
        let glyph = Glyph::of(construction);
        match (detail, projection) {
            (Detail::Full, Projection::Tilted) => {
                write!(f, r##"<use href="#polis-mini-{}""##, glyph.name())?;
                f.write_str(match light {
                    Light::Lit => "/>",
                    Light::Dimmed => r#" filter="url(#polis-grey)" opacity=".78"/>"#,
                })
            }
            (Detail::Small, _) | (_, Projection::Above) => {
                let (scale, opacity) = match (glyph, light) {
                    (Glyph::Quarry, _) => (0.92, Some(".8")),
                    (_, Light::Lit) => (1.0, None),
                    (_, Light::Dimmed) => (1.0, Some(".55")),
                };
                let ink = match light {
                    Light::Lit => glyph.ink(),
                    Light::Dimmed => "#efe9df",
                };
                let drawn = glyph.at(Point::new(0.0, -1.0), scale, ink);
                match opacity {
                    Some(opacity) => write!(f, r#"<g fill-opacity="{opacity}">{drawn}</g>"#),
                    None => drawn.fmt(f),
                }
            }
        }
    })
}

fn hex(factor: f64) -> impl fmt::Display {
    face(corners(SQUASH), Point::default(), factor)
}

/// The surface of a district or quarry.
fn surface(f: &mut fmt::Formatter<'_>, glyph: Glyph) -> fmt::Result {
    let pattern = match glyph {
        Glyph::District(District::Houses) => "lanes",
        Glyph::District(District::Markets) => "mats",
        Glyph::District(District::Barracks) => "bricks",
        Glyph::District(District::Gardens) => "tufts",
        Glyph::Quarry | Glyph::Stone => "cracks",
        // Concentric steps instead of a pattern.
        Glyph::District(District::Temples) => {
            return write!(
                f,
                r##"<path d="{}" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="1.6"/><path d="{}" fill="#fff" fill-opacity=".07" stroke="#fff" stroke-opacity=".24" stroke-width="1.3"/>"##,
                hex(0.9),
                hex(0.76)
            );
        }
    };
    write!(
        f,
        r#"<path d="{}" fill="url(#polis-{pattern})"/>"#,
        hex(1.0)
    )
}

/// Veined marble with an inlaid ring, the glyph and the stars.
fn plaza(f: &mut fmt::Formatter<'_>, district: District, detail: Detail) -> fmt::Result {
    let (ring, glyph_scale, star, step, row) = match detail {
        Detail::Full => (4.6, 0.66, 6.2, 12.4, 13.6),
        // Three stars leave less room for each.
        Detail::Small if district.stars() > 2 => (6.5, 0.84, 6.6, 12.8, 15.5),
        Detail::Small => (6.5, 0.84, 7.6, 15.0, 15.5),
    };
    write!(
        f,
        r##"<path d="{}" fill="var(--plaza)"/><path d="M-34 -6q14 5 22 -3t26 1M-20 20q10 -7 22 -3t22 -6M-14 -24q8 6 20 2" fill="none" stroke="#7A6A55" stroke-opacity=".18"/><path d="{1}" fill="var(--{district})" fill-opacity=".09" stroke="var(--{district})" stroke-width="{ring}" stroke-linejoin="round"/>"##,
        hex(1.0),
        hex(0.83)
    )?;
    if detail == Detail::Full {
        write!(
            f,
            r#"<path d="{}" fill="none" stroke="var(--{district})" stroke-width="1.1" stroke-dasharray="1.5 2.6"/>"#,
            hex(0.7)
        )?;
    }
    let ink = plaza_ink(district);
    write!(
        f,
        r#"<g transform="scale(1 .9)">{}{}</g>"#,
        Glyph::District(district).at(Point::new(0.0, -6.0), glyph_scale, ink),
        stars(district.stars(), Point::new(0.0, row), star, step, ink)
    )
}

/// The colour of glyph and stars on marble.
const fn plaza_ink(district: District) -> &'static str {
    match district {
        District::Houses => "color-mix(in oklab,var(--houses) 74%,#160c04)",
        District::Markets => "color-mix(in oklab,var(--markets) 46%,#160c04)",
        District::Barracks => "color-mix(in oklab,var(--barracks) 74%,#160c04)",
        District::Temples => "color-mix(in oklab,var(--temples) 74%,#160c04)",
        District::Gardens => "color-mix(in oklab,var(--gardens) 74%,#160c04)",
    }
}

/// The light from the upper left.
fn sun(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let [_, _, _, west, north_west, north_east] =
        corners(SQUASH).map(|corner| corner.scaled(0.965));
    write!(
        f,
        r#"<path d="{}" fill="url(#polis-sun)"/><path d="M{west} {north_west} {north_east}" fill="none" stroke="var(--hi)" stroke-opacity="var(--hi-a)" stroke-width="1.5" stroke-linejoin="round"/>"#,
        hex(1.0)
    )
}

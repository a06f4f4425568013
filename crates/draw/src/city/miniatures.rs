//! Miniatures: what stands on a face. About 56 by 46, the feet near y = 10.

use std::fmt;

use polis_akropolis::District;

use crate::geometry::Number;

type Result = fmt::Result;
type Out<'a, 'b> = &'a mut fmt::Formatter<'b>;

const LIME: Sides = Sides {
    front: "var(--lime)",
    side: "var(--lime-shade)",
    top: "var(--lime-2)",
};
const MARBLE: Sides = Sides {
    front: "var(--lime)",
    side: "var(--lime-shade)",
    top: "var(--lime)",
};

const BARRACKS_DARK: &str = "color-mix(in oklab,var(--barracks) 60%,#1d0505)";

/// All miniatures as `polis-mini-…`.
pub(crate) fn define(f: Out) -> Result {
    for district in District::ALL {
        write!(f, r#"<g id="polis-mini-{district}">"#)?;
        match district {
            District::Houses => houses(f),
            District::Markets => markets(f),
            District::Barracks => barracks(f),
            District::Temples => temples(f),
            District::Gardens => gardens(f),
        }?;
        f.write_str("</g>")?;
    }
    f.write_str(r#"<g id="polis-mini-quarry">"#)?;
    quarry(f)?;
    f.write_str("</g>")
}

/// White cubes and a dome.
fn houses(f: Out) -> Result {
    const DOOR: &str = "color-mix(in oklab,var(--houses) 72%,#06203c)";
    foot(f, [2.0, 12.0], [27.0, 7.0])?;
    block(f, [-2.0, -4.0], [19.0, 15.0, 9.0], &LIME)?;
    write!(
        f,
        r#"<path d="M2 -13h4v5h-4zM11 -13h4v5h-4z" fill="{DOOR}"/>"#
    )?;
    block(f, [-23.0, 7.0], [18.0, 21.0, 10.0], &LIME)?;
    write!(
        f,
        r#"<path d="M-20.5 -15.5a9.2 9.6 0 0 1 18.4 0q-9.2 3.6 -18.4 0z" fill="{DOOR}"/><path d="M-17.6 -16.6q1 -5.6 6 -6.9" fill="none" stroke="color-mix(in oklab,var(--houses) 88%,#ffffff)" stroke-width="2" stroke-linecap="round" stroke-opacity=".8"/><path d="M-11.3 -25v-4.5" stroke="{DOOR}" stroke-width="1.6"/><path d="M-17.4 7v-7a3.4 3.4 0 0 1 6.8 0v7zM-20 -9h3.6v4.4h-3.6zM-11.6 -9h3.6v4.4h-3.6z" fill="{DOOR}"/>"#
    )?;
    block(f, [1.0, 14.0], [17.0, 12.0, 9.0], &LIME)?;
    write!(
        f,
        r#"<path d="M4 14v-5.4a2.7 2.7 0 0 1 5.4 0v5.4zM12 5.6h3.4v4h-3.4z" fill="{DOOR}"/><path d="M-5 7h4M18.5 13.8l6 -3.8" stroke="var(--shadow)" stroke-opacity=".18"/>"#
    )
}

/// A stall under a scalloped awning.
fn markets(f: Out) -> Result {
    const COUNTER: Sides = Sides {
        front: "#A9763C",
        side: "#6E4720",
        top: "#D9AE6C",
    };
    foot(f, [2.0, 12.0], [26.0, 6.5])?;
    f.write_str(r##"<path d="M-16 -10V10M16 -10V10M-11 -14V2M20 -13V3" stroke="#6B4522" stroke-width="2.4"/><rect x="-17" y="-6" width="34" height="12" fill="#3A2713" fill-opacity=".42"/>"##)?;
    block(f, [-18.0, 12.0], [34.0, 8.0, 6.0], &COUNTER)?;
    f.write_str(r##"<path d="M-15 1.4a3 3 0 0 1 6 0a3 3 0 0 1 -6 0zM-4.5 1.3a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z" fill="#B2412B"/><circle cx="-6.6" cy="1.6" r="3" fill="#D8672C"/><circle cx="6" cy="1.4" r="2.9" fill="#5E7F35"/><circle cx="11" cy="1.6" r="2.9" fill="#7E9B45"/>"##)?;
    // Every other strip of the awning has the same colour.
    for (first, fill) in [
        (0, "color-mix(in oklab,var(--markets) 34%,#8E2F0E)"),
        (1, "#FFFBF0"),
    ] {
        write!(f, r#"<path d=""#)?;
        for strip in (first..6).step_by(2) {
            let (ridge, eave) = (-15 + 5 * strip, -14 + 7 * strip);
            write!(f, "M{ridge} -25h5L{eave} -11v3.4a3.5 3 0 0 1 -7 0v-3.4z")?;
        }
        write!(f, r#"" fill="{fill}"/>"#)?;
    }
    f.write_str(r##"<path d="M21 -11v3.4a3.5 3 0 0 1 -1 2l5 -3.4v-4.6L15 -25z" fill="#5A2A10" fill-opacity=".55"/><path d="M-21 -11H21" stroke="#4A230C" stroke-opacity=".35"/><path d="M-25.4 16c-4 -3.6 -4 -8.8 -.6 -11.4v-2.8h5v2.8c3.4 2.6 3.4 7.8 -.6 11.4z" fill="#B5583A"/><path d="M-26.9 3.5h6.8" stroke="#7C3520" stroke-width="1.5"/><path d="M-24.8 6q-1.4 3 0 7" stroke="#E9A582" stroke-width="1.3" fill="none" stroke-linecap="round"/>"##)
}

/// A crenellated tower with a flag.
fn barracks(f: Out) -> Result {
    const WALL: Sides = Sides {
        front: "#F0E0C6",
        side: "#B08E6C",
        top: "#FFF4DF",
    };
    const DARK: &str = BARRACKS_DARK;
    foot(f, [2.0, 13.0], [26.0, 7.0])?;
    block(f, [-24.0, 9.0], [48.0, 12.0, 7.0], &WALL)?;
    battlements(f, [-24.0, -8.0], 3, [5.0, 3.4], &WALL)?;
    battlements(f, [7.0, -8.0], 2, [5.0, 4.5], &WALL)?;
    block(f, [-10.0, 13.0], [21.0, 33.0, 9.0], &WALL)?;
    battlements(f, [-10.0, -25.0], 3, [4.8, 3.3], &WALL)?;
    write!(
        f,
        r#"<path d="M-4.5 13v-8.5a5 5 0 0 1 10 0v8.5zM-.5 -14h2.4v8h-2.4z" fill="{DARK}"/>"#
    )?;
    for x in ["-17.5", "18"] {
        write!(
            f,
            r##"<circle cx="{x}" cy="3" r="4.3" fill="var(--barracks)" stroke="{DARK}"/><circle cx="{x}" cy="3" r="1.4" fill="#F4D9A6"/>"##
        )?;
    }
    f.write_str(
        r##"<path d="M3 -24V-41" stroke="#4A2A16" stroke-width="1.8" stroke-linecap="round"/>"##,
    )?;
    flag(f, "")
}

/// The flag of the tower, with these attributes.
pub(crate) fn flag(f: Out, attributes: &str) -> Result {
    write!(
        f,
        r#"<path{attributes} d="M3.8 -40.5q6 -2.6 12 .4l-3.2 3.7l3.2 4.2q-6 -2.4 -12 .2z" fill="color-mix(in oklab,var(--barracks) 84%,#ff8866)" stroke="{BARRACKS_DARK}" stroke-width=".9"/>"#
    )
}

/// A pediment on four columns.
fn temples(f: Out) -> Result {
    const STEP: Sides = Sides {
        front: "var(--lime-2)",
        side: "var(--lime-shade)",
        top: "var(--lime)",
    };
    const COLUMNS: [f64; 4] = [-19.5, -8.5, 2.5, 13.5];
    foot(f, [2.0, 14.0], [29.0, 7.0])?;
    block(f, [-27.0, 15.0], [52.0, 3.8, 7.0], &STEP)?;
    block(f, [-24.5, 11.2], [47.0, 3.6, 5.5], &MARBLE)?;
    f.write_str(r#"<rect x="-18" y="-10" width="35" height="17.5" fill="color-mix(in oklab,var(--temples) 70%,#12041f)" fill-opacity=".72"/><path d="M20 7.5l7 -4.5v-18l-7 4z" fill="var(--lime-shade)"/>"#)?;
    f.write_str(r#"<path d=""#)?;
    for x in COLUMNS {
        write!(f, "M{x} -11h6v18h-6zM{} -12.6h8v2.6h-8z", Number(x - 1.0))?;
    }
    f.write_str(r#"" fill="var(--lime)"/><path d=""#)?;
    for x in COLUMNS {
        write!(f, "M{} -10h2.2v17h-2.2z", Number(x + 3.8))?;
    }
    f.write_str(r#"" fill="var(--lime-shade)"/>"#)?;
    f.write_str(r##"<path d="M-24 -12.5h47v-5h-47z" fill="var(--lime)"/><path d="M23 -12.5l6.5 -4v-5l-6.5 4z" fill="var(--lime-shade)"/><path d="M-22 -14h43" stroke="var(--temples)" stroke-width="1.3" stroke-dasharray="2.5 2.5"/><path d="M-.5 -33l8 -4.5l24 16.5l-6.5 4z" fill="color-mix(in oklab,var(--temples) 66%,#ffffff)"/><path d="M-26 -17.5L-.5 -33.5L25 -17.5z" fill="var(--lime)"/><path d="M-18.5 -19.2L-.5 -30L17.5 -19.2z" fill="var(--temples)"/><circle cx="-.5" cy="-22.6" r="2.6" fill="#F4D08A"/>"##)
}

/// Cypresses, an olive tree and flowers.
fn gardens(f: Out) -> Result {
    cypress(f, [-20.0, 1.0], 33.0, 10.0)?;
    cypress(f, [-10.0, -4.0], 36.0, 11.0)?;
    cypress(f, [21.0, 0.0], 31.0, 10.0)?;
    foot(f, [6.0, 11.0], [12.0, 4.2])?;
    f.write_str(r##"<path d="M4.2 12q.8 -5 -1.2 -9l1.8 -.6l1.6 3.2l2 -3.6l1.6 .8q-2.4 4 -1.6 9.2z" fill="#5C3F23"/><path d="M-5.5 1.5a6 6 0 0 1 1.8 -9a8.5 8.5 0 0 1 15 -1.6a6.5 6.5 0 0 1 5 9.6q-3.6 4.4 -10.6 3q-7.6 1.6 -11.2 -2z" fill="#66854A"/><path d="M-3.5 -1.5a4.5 4.5 0 0 1 2.4 -5.6a6.5 6.5 0 0 1 8 -3.6q-5.4 1.8 -6.2 6.6q-2.2 .6 -4.2 2.6z" fill="#A3BA72"/><path d="M-27 11q4.5 -6 9.5 -1q5 -4 8 1.4q-9 3.6 -17.5 -.4zM17 13q4 -5.5 8 -.6q3 .2 3 2q-6 2.6 -11 -1.4z" fill="#3F7440"/>"##)?;
    for (x, y, fill) in [
        (-22.5, 9.0, "#F6C9C4"),
        (-17.0, 11.0, "#FFF3D2"),
        (-12.5, 9.8, "#F6C9C4"),
        (21.0, 11.8, "#FFF3D2"),
        (24.5, 13.0, "#F6C9C4"),
    ] {
        write!(f, r#"<circle cx="{x}" cy="{y}" r="1.5" fill="{fill}"/>"#)?;
    }
    Ok(())
}

/// Cut blocks, lower than any building.
fn quarry(f: Out) -> Result {
    const BEHIND: Sides = Sides {
        front: "var(--stone-2)",
        side: "var(--stone-3)",
        top: "var(--stone)",
    };
    const STONE: Sides = Sides {
        front: "var(--stone)",
        side: "var(--stone-3)",
        top: "color-mix(in oklab,var(--stone) 55%,#ffffff)",
    };
    foot(f, [2.0, 12.0], [25.0, 6.5])?;
    block(f, [-3.0, -2.0], [22.0, 12.0, 11.0], &BEHIND)?;
    block(f, [-23.0, 9.0], [20.0, 13.0, 11.0], &STONE)?;
    f.write_str(
        r#"<path d="M-23 2.5h20M-13 9v-6.5M-17 -4v6.5" stroke="var(--stone-3)" stroke-opacity=".7"/>"#,
    )?;
    block(f, [1.0, 14.0], [18.0, 9.0, 10.0], &STONE)?;
    f.write_str(r##"<path d="M10 14v-9" stroke="var(--stone-3)" opacity=".7"/><path d="M3 -12l3.5 -2.3h6M-18 -6.6l4 -2.6h8" stroke="#fff" stroke-opacity=".6" stroke-width="1.2" fill="none"/><path d="M22.5 17l3.6 -1.2l2.4 2l-3 1.6zM-12 15.5l3 -1.5l3 1.5l-2.4 1.8z" fill="var(--stone)"/>"##)
}

/// The colours of a block.
struct Sides {
    front: &'static str,
    side: &'static str,
    top: &'static str,
}

/// A block with its lower left front corner at a point, so wide, high and deep.
fn block(f: Out, [x, y]: [f64; 2], [width, height, depth]: [f64; 3], sides: &Sides) -> Result {
    let Sides { front, side, top } = sides;
    let (right, up) = (x + width, y - height);
    let [right, up, across, back] = [right, up, depth * 0.72, depth * 0.46].map(Number);
    write!(
        f,
        r#"<path d="M{x} {y}v-{height}h{width}v{height}z" fill="{front}"/><path d="M{right} {y}l{across} -{back}v-{height}l-{across} {back}z" fill="{side}"/><path d="M{x} {up}l{across} -{back}h{width}l-{across} {back}z" fill="{top}"/>"#
    )
}

/// The merlons of a wall: number, width and distance.
fn battlements(
    f: Out,
    [x, y]: [f64; 2],
    number: u8,
    [width, gap]: [f64; 2],
    sides: &Sides,
) -> Result {
    let Sides { front, side, .. } = sides;
    let lefts = || (0..number).map(|index| x + f64::from(index) * (width + gap));
    write!(f, r#"<path d=""#)?;
    for left in lefts() {
        write!(f, "M{} {y}h{width}v5h-{width}z", Number(left))?;
    }
    write!(f, r#"" fill="{front}"/><path d=""#)?;
    for left in lefts() {
        write!(f, "M{} {}v-5l1.8 -1.2v5z", Number(left + width), y + 5.0)?;
    }
    write!(f, r#"" fill="{side}"/>"#)
}

fn cypress(f: Out, [x, y]: [f64; 2], height: f64, width: f64) -> Result {
    foot(f, [x, y], [width * 0.55, 2.6])?;
    let at = |dx: f64, dy: f64| {
        let point = (Number(x + width * dx), Number(y + dy));
        fmt::from_fn(move |f| write!(f, "{} {}", point.0, point.1))
    };
    write!(
        f,
        r##"<path d="M{} {y}h2v-6h-2z" fill="#5C3F23"/><path d="M{}C{} {} {}Q{} {}C{} {} {}z" fill="#1F4427"/>"##,
        Number(x - 1.0),
        at(0.0, -height),
        at(0.22, -height * 0.78),
        at(0.78, -height * 0.36),
        at(0.4, -5.0),
        at(0.0, -2.5),
        at(-0.4, -5.0),
        at(-0.78, -height * 0.36),
        at(-0.22, -height * 0.78),
        at(0.0, -height),
    )?;
    write!(
        f,
        r##"<path d="M{}C{} {} {}Q{} {}z" fill="#3F7440"/>"##,
        at(-0.06, 4.0 - height),
        at(-0.26, -height * 0.7),
        at(-0.62, -height * 0.34),
        at(-0.3, -6.0),
        at(-0.02, -height * 0.36),
        at(-0.06, 4.0 - height),
    )
}

/// The soft shadow under what stands at a point.
fn foot(f: Out, [x, y]: [f64; 2], [width, height]: [f64; 2]) -> Result {
    write!(
        f,
        r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{height}" fill="var(--shadow)" fill-opacity="var(--shadow-a)"/>"#,
        Number(x + 3.0),
        Number(y + 1.0),
        Number(width)
    )
}

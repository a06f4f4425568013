//! Houses: a terracotta gable for one seat, an indigo dome for the other. And chips.

use std::fmt;

use polis_game::Seat;

use crate::geometry::{Point, Scale};

/// The houses as `polis-house-1` and `polis-house-2`, and the chip as `polis-coin`.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(GABLE)?;
    f.write_str(DOME)?;
    f.write_str(COIN)
}

/// The house of a seat at a point.
pub(crate) fn house(seat: Seat, point: Point, scale: f64) -> impl fmt::Display {
    let number = match seat {
        Seat::First | Seat::Third => 1,
        Seat::Second | Seat::Fourth => 2,
    };
    fmt::from_fn(move |f| {
        write!(
            f,
            r##"<use href="#polis-house-{number}" transform="translate({point}) scale({})"/>"##,
            Scale(scale)
        )
    })
}

const GABLE: &str = r#"<g id="polis-house-1"><path d="M-14 11L8 11L22 3L30 8L14 15L-10 15z" fill="var(--shadow)" opacity=".34"/><path d="M-15 11V-5L-4 -16L7 -5V11z" fill="var(--lime)"/><path d="M7 11L19 4V-12L7 -5z" fill="var(--lime-shade)"/><path d="M-4 -19L10 -5L22 -12L8.5 -26z" fill="var(--seat1)"/><path d="M-4 -19L8.5 -26L22 -12" fill="none" stroke="color-mix(in oklab,var(--seat1) 60%,#fff)" stroke-width="1.3"/><path d="M-.5 -15.5L12 -22.5M3 -12L15.5 -19M6.5 -8.5L19 -15.5" stroke="var(--seat1-2)" stroke-width="1.3"/><path d="M-4 -19L-18 -4.5L-15.5 -2L-4 -14L7.5 -2.5L10 -5zM-8 11V2.5a4 4 0 0 1 8 0V11zM11.5 1.5v-6l4 -2.4v6z" fill="var(--seat1-2)"/></g>"#;

const DOME: &str = r#"<g id="polis-house-2"><path d="M-14 11L8 11L22 3L30 8L14 15L-10 15z" fill="var(--shadow)" opacity=".34"/><path d="M-15 11V-7H7V11z" fill="var(--lime)"/><path d="M7 11L19 4V-14L7 -7z" fill="var(--lime-shade)"/><path d="M-15 -7L-3 -14H19L7 -7z" fill="var(--lime-2)"/><path d="M-11 -10a13 15 0 0 1 26 0q-13 5.5 -26 0z" fill="var(--seat2)"/><path d="M-8 -11.5q1 -8 8 -10.5" fill="none" stroke="color-mix(in oklab,var(--seat2) 45%,#fff)" stroke-width="2.2" stroke-linecap="round"/><path d="M8 -23.5q6.5 4 7 13.5q-4 2 -7 2.5q3 -8 0 -16z" fill="var(--seat2-2)"/><path d="M2 -24.5v-5" stroke="var(--seat2-2)" stroke-width="2" stroke-linecap="round"/><path d="M-8 11V2.5a4 4 0 0 1 8 0V11zM11.5 1.5v-6l4 -2.4v6z" fill="var(--seat2-2)"/></g>"#;

const COIN: &str = r##"<g id="polis-coin"><circle cy="1.5" r="10" fill="#6E430F"/><circle r="10" fill="#CF9A48"/><circle r="7.6" fill="none" stroke="#8A5A1E" stroke-width="1.3"/><path d="M0 -5L5 -1.5V-.4H-5V-1.5zM-4 .8h1.8v3H-4zM-.9 .8H.9v3H-.9zM2.2 .8H4v3H2.2zM-5 4.6H5V6H-5z" fill="#6E430F"/></g>"##;

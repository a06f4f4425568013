//! The mark of a seat: a shape and a colour of its own, so that people around one screen find
//! themselves at a glance.

use leptos::prelude::*;
use polis_game::Seat;

/// The mark of a seat. It says nothing to those who cannot see it: a name stands beside it.
pub(crate) fn seat_mark(seat: Seat) -> AnyView {
    let (class, shape) = match seat {
        Seat::First => (
            "seatmark first",
            "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0 -13z",
        ),
        Seat::Second => ("seatmark second", "M2.5 2.5h11v11h-11z"),
        Seat::Third => ("seatmark third", "M8 1.5L15 14H1z"),
        Seat::Fourth => ("seatmark fourth", "M8 .5L15.5 8L8 15.5L.5 8z"),
    };
    view! { <svg class=class viewBox="0 0 16 16" aria-hidden="true"><path d=shape></path></svg> }
        .into_any()
}

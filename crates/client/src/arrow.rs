//! The arrow keys.

pub use crate::table::akropolis::places::Arrow;

/// The arrow of a key, by the name that browsers give it.
pub fn from_key(key: &str) -> Option<Arrow> {
    match key {
        "ArrowUp" => Some(Arrow::Up),
        "ArrowDown" => Some(Arrow::Down),
        "ArrowLeft" => Some(Arrow::Left),
        "ArrowRight" => Some(Arrow::Right),
        _ => None,
    }
}

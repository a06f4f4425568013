//! What the hands of all games have in common.

/// How a tile in hand is over its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// It follows the pointer.
    Following,
    /// It was put there, and stays until it is put elsewhere.
    Resting,
}

/// Which way something is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Anticlockwise.
    Left,
    /// Clockwise.
    Right,
}

impl Turn {
    pub const ALL: [Turn; 2] = [Turn::Left, Turn::Right];
}

/// An arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

impl Arrow {
    /// The arrow that the browser calls so.
    pub fn from_key(key: &str) -> Option<Arrow> {
        Some(match key {
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            _ => return None,
        })
    }
}

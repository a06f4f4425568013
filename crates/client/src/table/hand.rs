//! What the hands of all games have in common.

/// How a tile in hand is over its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// It follows the pointer.
    Following,
    /// It was put there, and stays until it is put elsewhere.
    Resting,
}

/// The place over which a tile in hand is, if it is over one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Over<P>(Option<(P, Grip)>);

impl<P: Copy> Over<P> {
    /// Over no place.
    pub const NOWHERE: Over<P> = Over(None);

    /// Resting on a place.
    pub fn resting(place: P) -> Over<P> {
        Over(Some((place, Grip::Resting)))
    }

    /// The place, if it is over one.
    pub fn place(self) -> Option<P> {
        self.0.map(|(place, _)| place)
    }

    /// How it is over its place, if it is over one.
    pub fn grip(self) -> Option<Grip> {
        self.0.map(|(_, grip)| grip)
    }

    /// Whether it was put there.
    pub fn is_resting(self) -> bool {
        self.grip() == Some(Grip::Resting)
    }

    /// The pointer is over a place, or over none. A tile that was put somewhere stays.
    pub fn follow(&mut self, place: Option<P>) {
        if !self.is_resting() {
            self.0 = place.map(|place| (place, Grip::Following));
        }
    }

    /// Puts it on a place.
    pub fn put(&mut self, place: P) {
        *self = Over::resting(place);
    }

    /// Puts it on a place, or takes it away from its place.
    pub fn put_or_lift(&mut self, place: Option<P>) {
        *self = place.map_or(Over::NOWHERE, Over::resting);
    }

    /// Takes it away from its place.
    pub fn lift(&mut self) {
        *self = Over::NOWHERE;
    }
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

//! What is heard: which sound belongs to what happens, and how each is made.
//!
//! There are no recordings. A sound is a few short notes, and the speaker of the browser plays
//! them.
pub mod voice;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::Seat;
use polis_notation::Notated;

use crate::player::Player;
use crate::session::Session;

pub use voice::{Note, Waveform};

/// Something that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A tile is taken in hand, or goes back.
    Taken,
    /// The tile in hand is turned.
    Turned,
    /// A person lays a tile.
    Laid(Height),
    /// The computer lays a tile, or somebody elsewhere.
    Answered(Height),
    /// Stones or chips come in.
    Gained,
    /// This is not possible.
    Refused,
    /// It is a person's turn, after that of the computer or of somebody elsewhere.
    MyTurn,
    /// The game is over.
    Ended,
}

/// On what a tile comes to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Height {
    /// On the ground.
    Ground,
    /// On other tiles.
    Second,
    /// Higher.
    Above,
}

impl Sound {
    pub const ALL: [Sound; 12] = [
        Sound::Taken,
        Sound::Turned,
        Sound::Laid(Height::Ground),
        Sound::Laid(Height::Second),
        Sound::Laid(Height::Above),
        Sound::Answered(Height::Ground),
        Sound::Answered(Height::Second),
        Sound::Answered(Height::Above),
        Sound::Gained,
        Sound::Refused,
        Sound::MyTurn,
        Sound::Ended,
    ];
}

/// A game whose moves are heard.
pub trait Audible: Notated {
    /// What a move sounds like that leads from one position to the next.
    fn sounds(before: &Self, after: &Self, chosen: Self::Move) -> Vec<Sound>;
}

impl Audible for Akropolis {
    fn sounds(before: &Akropolis, after: &Akropolis, chosen: Self::Move) -> Vec<Sound> {
        use polis_game::Game;
        let Some(seat) = before.to_move() else {
            return Vec::new();
        };
        let height = match after.cities().get(seat).map(|city| city.height(chosen.hex)) {
            Some(0 | 1) | None => Height::Ground,
            Some(2) => Height::Second,
            Some(3..) => Height::Above,
        };
        let price = before.price(chosen.tile).map_or(0, u16::from);
        let is_richer = after.stones()[seat] + price > before.stones()[seat];
        let gained = is_richer.then_some(Sound::Gained);
        [Sound::Laid(height)].into_iter().chain(gained).collect()
    }
}

impl Audible for Architekton {
    fn sounds(before: &Architekton, after: &Architekton, chosen: Self::Move) -> Vec<Sound> {
        use polis_architekton::Move;
        let sound = match chosen {
            Move::Building { .. } | Move::Landscape { .. } => Sound::Laid(Height::Ground),
            Move::Keep { .. } | Move::Remove { .. } => Sound::Taken,
        };
        let (earlier, later) = (before.chips(), after.chips());
        let is_richer = |seat: Seat| later[seat] > earlier[seat];
        let gained = Seat::first(2).any(is_richer).then_some(Sound::Gained);
        [sound].into_iter().chain(gained).collect()
    }
}

/// What is heard, one after the other, when a session has changed.
pub fn heard<G: Audible>(before: &Session<G>, after: &Session<G>) -> Vec<Sound> {
    let (earlier, later) = (before.record().moves().len(), after.record().moves().len());
    if later < earlier {
        return vec![Sound::Taken];
    }
    if later == earlier {
        return Vec::new();
    }
    let is_anothers = before
        .to_move()
        .and_then(|seat| before.player(seat))
        .is_some_and(|player| player != Player::Person);
    let mut sounds = match after.record().moves()[earlier..] {
        [chosen] => G::sounds(before.position(), after.position(), chosen),
        // Several moves that were taken back are played again: one sound for all.
        _ => vec![Sound::Laid(Height::Ground)],
    };
    if is_anothers {
        for sound in &mut sounds {
            if let Sound::Laid(height) = *sound {
                *sound = Sound::Answered(height);
            }
        }
    }
    if after.to_move().is_none() {
        sounds.push(Sound::Ended);
    } else if is_anothers && after.person_to_move().is_some() {
        sounds.push(Sound::MyTurn);
    }
    sounds
}

#[cfg(test)]
mod tests;

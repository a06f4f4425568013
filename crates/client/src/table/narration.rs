//! Moves and positions in words and pictures, for those who look back at a game.

use std::fmt::Display;

use polis_draw::{Frame, Panel, Plate, StandAlone, Theme};
use polis_game::Seat;
use polis_notation::Notated;

use crate::naming::Participants;
use polis_i18n::Words;
use polis_notation::GameKind;

/// A game whose moves and positions can be told and drawn.
pub trait NarratedGame: Notated {
    const KIND: GameKind;
    /// Whether seats build cities of their own, between which one can switch.
    const HAS_CITIES: bool;

    /// A move in a few words, without who plays it.
    fn told(chosen: Self::Move, speech: Speech<'_>) -> String;

    /// What a move brings about in a position; none where it cannot be played.
    fn gain(position: &Self, chosen: Self::Move, speech: Speech<'_>) -> Option<MoveEffect>;

    /// A picture of the tile that a move lays; none where it lays none.
    fn tile(position: &Self, chosen: Self::Move) -> Option<Svg>;

    /// What a part of the points is called, by its number in reports of the engine.
    fn part_name(part: usize, words: &Words) -> Option<&'static str>;

    /// Everything that was built: a city for each seat, or a town for all.
    fn built(position: &Self) -> Vec<(Option<Seat>, Svg)>;

    /// A picture of a position, with names and points, that stands alone.
    fn picture(position: &Self, speech: Speech<'_>, theme: Theme) -> String;
}

/// Who speaks of whom, in which language.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    pub words: &'static Words,
    pub company: &'a Participants,
}

impl Speech<'_> {
    /// What a player is called.
    pub fn name(self, seat: Seat) -> String {
        self.company.name(seat, self.words)
    }
}

/// A drawing as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Svg {
    /// The `viewBox`.
    pub frame: String,
    /// What is inside the `<svg>`.
    pub inside: String,
}

impl Svg {
    /// What is in a frame of a drawing.
    pub fn new(frame: Frame, drawing: &impl Display) -> Svg {
        Svg {
            frame: frame.to_string(),
            inside: drawing.to_string(),
        }
    }
}

/// The room for shadows round what is drawn on a plate.
pub const ROOM: f64 = 14.0;

/// Drawings with names and points as one picture that stands alone.
pub fn plate(
    game: GameKind,
    note: String,
    panels: Vec<Panel<'_>>,
    size: (f64, f64),
    theme: Theme,
) -> String {
    let plate = Plate {
        heading: game.title().to_owned(),
        note,
        panels,
        size,
    };
    StandAlone::new(&plate, theme).to_string()
}

/// What a move brings about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveEffect {
    /// In a line.
    pub title: String,
    /// In a few sentences.
    pub text: String,
    /// The points that it brings at once.
    pub points: i32,
}

impl MoveEffect {
    /// The points that it brings at once, with their sign.
    pub fn at_once(&self) -> String {
        super::signed(self.points)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_architekton::Architekton;
    use polis_game::{PerSeat, chance};

    use super::*;
    use crate::player::Player;
    use polis_i18n::Language;

    /// Every move of a random game can be told, in every language.
    fn check<G: NarratedGame>(options: &G::Options) {
        let mut rng = chance(3);
        let mut position = G::new(&G::deal(options, &mut rng).unwrap()).unwrap();
        let company = Participants {
            players: PerSeat::from_fn(position.seats(), |_| Player::Person),
            names: PerSeat::from_fn(position.seats(), |_| None),
            architect: None,
            reader: None,
        };
        while let Some(chosen) = position.random_move(&mut rng) {
            for language in Language::ALL {
                let words = language.words();
                let speech = Speech {
                    words,
                    company: &company,
                };
                assert!(!G::told(chosen, speech).is_empty());
                let gained = G::gain(&position, chosen, speech).unwrap();
                assert!(!gained.title.is_empty());
            }
            if let Some(tile) = G::tile(&position, chosen) {
                assert!(tile.frame.split(' ').count() == 4 && tile.inside.contains('<'));
            }
            position.play(chosen).unwrap();
        }
        assert!(!G::built(&position).is_empty());
        let words = Language::English.words();
        let speech = Speech {
            words,
            company: &company,
        };
        let picture = G::picture(&position, speech, Theme::Light);
        assert!(picture.contains("<svg") && picture.contains("Player 1"));
        assert!(
            G::gain(
                &position,
                "1 0,0 0"
                    .parse()
                    .ok()
                    .unwrap_or_else(|| { "B1 0,0 0".parse().ok().unwrap() }),
                speech
            )
            .is_none()
        );
    }

    #[test]
    fn every_move_can_be_told() {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        check::<Akropolis>(&options);
        check::<Architekton>(&polis_architekton::Options::default());
    }
}

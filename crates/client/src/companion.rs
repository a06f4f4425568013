//! The companion: a computer player that finds out how strong the person at this screen is, and stays
//! near it, so that both have even chances.
//!
//! The person's strength is estimated as a normal distribution on the scale of the levels, one for each
//! game. A finished game says by how much the person was ahead of the companion, which had been as strong
//! as the estimate; the estimate moves by a part of it (a Kalman filter). The first games move it far, later
//! ones less; as people change, it never becomes too sure to follow them.

use polis_game::Seat;
use polis_notation::{GameKind, Level, Notated, Strength};
use serde::{Deserialize, Serialize};

use crate::naming::only_person;
use crate::player::Player;
use crate::session::Session;
use crate::settings::{Stored, or_usual};

/// What is known of the person at this screen, by game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct CompanionRatings {
    #[serde(deserialize_with = "or_usual")]
    akropolis: CompanionRating,
    #[serde(deserialize_with = "or_usual")]
    architekton: CompanionRating,
}

/// The estimated strength of a person in one game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "RawRating")]
pub struct CompanionRating {
    /// In levels above the lowest one.
    strength: f32,
    /// The standard deviation of the estimate, in levels.
    deviation: f32,
    /// Number of games that it comes from.
    games: u32,
}

/// A rating as it is read: it may hold any numbers.
#[derive(Deserialize)]
struct RawRating {
    strength: f32,
    deviation: f32,
    games: u32,
}

/// How a game between a person and the companion ended, from the person's point of view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CompanionResult {
    /// The person's share in the victory over the companion, from 0 to 1.
    pub win: f32,
    /// Points ahead of the companion.
    pub margin: i32,
}

/// What one finished game says of the difference between two players, in levels.
struct Evidence {
    /// Levels that a victory tells of.
    win: f32,
    /// Points by which a player beats one of the level below on average; none where points say little.
    points_a_level: Option<f32>,
    /// Standard deviation of what both say together.
    noise: f32,
}

/// In Akropolis points tell more than who has won, but even chances are about winning.
const AKROPOLIS: Evidence = Evidence {
    win: 1.0,
    points_a_level: Some(35.0),
    noise: 0.6,
};
/// Many games of Architekton end early, whatever the points; a level wins 85 % against the one below.
const ARCHITEKTON: Evidence = Evidence {
    win: 1.4,
    points_a_level: None,
    noise: 1.0,
};

/// What is believed of somebody new: between the two levels that most people begin against.
const FIRST_STRENGTH: f32 = 1.0;
const FIRST_DEVIATION: f32 = 1.5;
/// How much the strength of a person changes from game to game: its variance.
const CHANGE: f32 = 0.04;
/// Most levels that a margin tells of.
const MOST_LEVELS: f32 = 2.0;
/// Levels by which the estimate may leave the scale, so that who is as strong as its end is not taken for
/// weaker on average.
const BEYOND: f32 = 0.4;

impl Default for CompanionRating {
    fn default() -> CompanionRating {
        CompanionRating {
            strength: FIRST_STRENGTH,
            deviation: FIRST_DEVIATION,
            games: 0,
        }
    }
}

impl From<RawRating> for CompanionRating {
    fn from(raw: RawRating) -> CompanionRating {
        CompanionRating {
            strength: raw.strength,
            deviation: raw.deviation.clamp(CHANGE.sqrt(), FIRST_DEVIATION),
            games: raw.games,
        }
        .within_scale()
    }
}

impl CompanionRating {
    /// How strong the companion plays.
    pub fn strength(&self) -> Strength {
        Strength::new((100.0 * self.strength).round() as i16)
    }

    /// The level that the companion plays about like; none before a game has told something.
    pub fn level(&self) -> Option<Level> {
        (self.games > 0).then(|| self.strength().nearest())
    }

    /// Takes a finished game into account.
    pub fn learn(&mut self, game: GameKind, result: CompanionResult) {
        let evidence = match game {
            GameKind::Akropolis => AKROPOLIS,
            GameKind::Architekton => ARCHITEKTON,
        };
        let won = evidence.win * (2.0 * result.win.clamp(0.0, 1.0) - 1.0);
        let ahead = evidence.points_a_level.map_or(won, |points| {
            (result.margin as f32 / points).clamp(-MOST_LEVELS, MOST_LEVELS)
        });
        let variance = self.deviation * self.deviation;
        let gain = variance / (variance + evidence.noise * evidence.noise);
        self.strength += gain * (won + ahead) / 2.0;
        self.deviation = ((1.0 - gain) * variance + CHANGE).sqrt();
        self.games = self.games.saturating_add(1);
        *self = self.within_scale();
    }

    fn within_scale(self) -> CompanionRating {
        let level = |strength: Strength| f32::from(strength.hundredths()) / 100.0;
        let (least, most) = (level(Strength::MIN), level(Strength::MAX));
        CompanionRating {
            strength: self.strength.clamp(least - BEYOND, most + BEYOND),
            ..self
        }
    }
}

impl CompanionRatings {
    /// What is known of the person in a game.
    pub fn of(&self, game: GameKind) -> CompanionRating {
        match game {
            GameKind::Akropolis => self.akropolis,
            GameKind::Architekton => self.architekton,
        }
    }

    /// Takes a finished game into account, where one person has played it and the companion was at the
    /// table; says whether it did. To be called once for each game.
    pub fn learn<G: Notated>(&mut self, session: &Session<G>) -> bool {
        let (Some(game), Some(result)) = (GameKind::from_name(G::NAME), result(session)) else {
            return false;
        };
        let rating = match game {
            GameKind::Akropolis => &mut self.akropolis,
            GameKind::Architekton => &mut self.architekton,
        };
        rating.learn(game, result);
        true
    }
}

impl Stored for CompanionRatings {
    const KEY: &'static str = "polis.companion";
}

/// How a finished game ended between the one person who played it and the companion.
fn result<G: Notated>(session: &Session<G>) -> Option<CompanionResult> {
    let outcome = session.position().outcome()?;
    let person = only_person(session.players())?;
    let is_companion = |&seat: &Seat| session.player(seat) == Some(Player::Companion);
    let companions: Vec<Seat> = Seat::first(session.players().seats())
        .filter(is_companion)
        .collect();
    if companions.is_empty() {
        return None;
    }
    // Winning comes before points: a game that ends early is not decided by them.
    let place = |seat: Seat| (outcome.winners.contains(seat), outcome.points[seat]);
    let shares = companions.iter().map(|&companion| {
        let (own, other) = (place(person), place(companion));
        match own.0.cmp(&other.0).then(own.1.cmp(&other.1)) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        }
    });
    let win = shares.sum::<f32>() / companions.len() as f32;
    let margins = companions
        .iter()
        .map(|&companion| outcome.points[person] - outcome.points[companion]);
    let margin = margins.sum::<i32>() / companions.len() as i32;
    Some(CompanionResult { win, margin })
}

#[cfg(test)]
mod tests;

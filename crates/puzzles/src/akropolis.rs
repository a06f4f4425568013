//! The goals of Akropolis.

use polis_akropolis::{Akropolis, City, District, Move};
use polis_game::Game;
use polis_notation::{GameRecord, Record};

use crate::goal::Goal;
use crate::puzzle_game::{PuzzleGame, most_points};

impl PuzzleGame for Akropolis {
    fn own(record: Record) -> Option<GameRecord<Akropolis>> {
        match record {
            Record::Akropolis(record) => Some(*record),
            Record::Architekton(_) => None,
        }
    }

    fn reaching(&self, goal: Goal) -> Option<Vec<Move>> {
        match goal {
            Goal::Points => Some(most_points(self)),
            Goal::Count(district) => Some(self.making_count(district)),
            Goal::Best | Goal::Survive | Goal::Bankrupt => None,
        }
    }

    fn points_after(&self, chosen: Move) -> Option<i32> {
        let seat = self.to_move()?;
        let city = self.city_after(chosen)?;
        let price = i32::from(self.price(chosen.tile)?);
        let covered = i32::from(city.1);
        let districts = city.0.score(self.options().variants());
        let districts: i32 = districts.iter().map(|(_, score)| score.points()).sum();
        Some(districts + i32::from(self.stones()[seat]) - price + covered)
    }
}

/// What the goal to make a type count needs of a position.
trait Counting {
    /// The moves after which the type scores points.
    fn making_count(&self, district: District) -> Vec<Move>;
    /// The city of the seat to move after a move, and the quarries that it covers.
    fn city_after(&self, chosen: Move) -> Option<(City, u8)>;
}

impl Counting for Akropolis {
    fn making_count(&self, district: District) -> Vec<Move> {
        let Some(seat) = self.to_move() else {
            return Vec::new();
        };
        let variants = self.options().variants();
        let counts = |city: &City| city.score(variants)[district].points() > 0;
        if counts(&self.cities()[seat]) {
            return Vec::new();
        }
        let moves = self.legal_moves().into_iter();
        let making = moves.filter(|&chosen| {
            self.city_after(chosen)
                .is_some_and(|(city, _)| counts(&city))
        });
        making.collect()
    }

    fn city_after(&self, chosen: Move) -> Option<(City, u8)> {
        let mut city = self.cities()[self.to_move()?];
        let laid = city.lay(chosen.tile, chosen.placement()).ok()?;
        Some((city, laid.quarries))
    }
}

//! Which tasks of Akropolis are worth posing.

use polis_akropolis::{Akropolis, Architect, District, Length, Move, Options, Players, Variants};
use polis_game::{Chance, Game};
use rand::RngExt;

use super::puzzle_source::{ExactTask, PuzzleSource};
use crate::goal::Goal;
use crate::puzzle_game::PuzzleGame;

/// Least difference between the most points and the next most.
const GAP: i32 = 2;
/// Least number of points that a task to score is about.
const LEAST_POINTS: i32 = 5;
/// Largest number of moves that score the most points; more make it a matter of luck.
const MOST_WAYS: usize = 4;
/// Largest number of moves that make a type count; more make it a matter of luck.
const MOST_COUNTING: usize = 6;
/// Least number of points that making a type count brings.
const LEAST_COUNTING: i32 = 3;

impl PuzzleSource for Akropolis {
    const LEAST_CHOICES: usize = 60;
    const OPENING: usize = 3;
    const SOLVER_SAMPLES: [usize; 6] = [6, 20, 60, 160, 400, 1000];

    /// All numbers of players and variants.
    fn options(rng: &mut Chance) -> Options {
        let players = match rng.random_range(0..100) {
            0..45 => Players::Two,
            45..62 => Players::Three,
            62..78 => Players::Four,
            _ => Players::Solo(
                Architect::ALL[rng.random_range(0..Architect::ALL.len() as u32) as usize],
            ),
        };
        let length = match rng.random_range(0..100) {
            0..10 => Length::Long,
            _ => Length::Standard,
        };
        let variants = match rng.random_range(0..100) {
            0..60 => Variants::NONE,
            60..75 => Variants::ALL,
            _ => Variants::all_sets()
                .nth(rng.random_range(0..32))
                .unwrap_or_default(),
        };
        Options::new(players, variants, length)
            .or_else(|_| Options::new(players, variants, Length::Standard))
            .expect("every standard game exists")
    }

    fn tasks(&self) -> Vec<ExactTask<Move>> {
        let mut tasks = Vec::new();
        let Some(seat) = self.to_move() else {
            return tasks;
        };
        let now = self.points(seat);
        tasks.extend(self.points_task(now));
        for district in District::ALL {
            let Some(accepted) = self.reaching(Goal::Count(district)) else {
                continue;
            };
            let brings = |&chosen: &Move| self.points_after(chosen).map(|points| points - now);
            let most = accepted.iter().filter_map(brings).max();
            if (1..=MOST_COUNTING).contains(&accepted.len())
                && most.is_some_and(|most| most >= LEAST_COUNTING)
            {
                tasks.push(ExactTask {
                    goal: Goal::Count(district),
                    accepted,
                });
            }
        }
        tasks
    }
}

/// The task to score the most points.
trait PointsTask {
    /// Poses the task where the obvious place on the ground is wrong.
    fn points_task(&self, now: i32) -> Option<ExactTask<Move>>;
}

impl PointsTask for Akropolis {
    fn points_task(&self, now: i32) -> Option<ExactTask<Move>> {
        let city = &self.cities()[self.to_move()?];
        let (mut most, mut next, mut on_ground) = (i32::MIN, i32::MIN, i32::MIN);
        let mut accepted = Vec::new();
        for chosen in self.legal_moves() {
            let points = self.points_after(chosen)?;
            let level = city.check(chosen.placement()).ok()?;
            if level == 1 {
                on_ground = on_ground.max(points);
            }
            if points > most {
                next = most;
                most = points;
                accepted.clear();
            }
            if points == most {
                accepted.push(chosen);
            } else {
                next = next.max(points);
            }
        }
        let is_clear = most - next >= GAP && most - on_ground >= GAP;
        (is_clear && most - now >= LEAST_POINTS && accepted.len() <= MOST_WAYS).then_some(
            ExactTask {
                goal: Goal::Points,
                accepted,
            },
        )
    }
}

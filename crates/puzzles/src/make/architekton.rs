//! Which tasks of Architekton are worth posing.

use polis_architekton::{Architekton, Move, Options, Phase};
use polis_game::{Chance, Game};

use super::puzzle_source::{ExactTask, PuzzleSource};
use crate::goal::Goal;
use crate::puzzle_game::PuzzleGame;

/// Largest number of chips of an opponent who can be made bankrupt: with more, nearly every loss
/// can be paid (rule 8).
const POOR: u8 = 1;
/// Largest number of moves that make the opponent bankrupt; more make it a matter of luck.
const MOST_WAYS: usize = 6;
/// Largest share of the moves that may survive.
const MOST_SURVIVING: f32 = 0.25;
/// Largest number of moves that survive, whatever the share.
const MOST_SAFE: usize = 16;
/// Least difference between the most points and the next most.
const GAP: i32 = 2;

impl PuzzleSource for Architekton {
    const LEAST_CHOICES: usize = 16;
    const OPENING: usize = 4;
    const SOLVER_SAMPLES: [usize; 6] = [3, 6, 12, 24, 48, 96];

    fn options(_rng: &mut Chance) -> Options {
        Options::default()
    }

    fn tasks(&self) -> Vec<ExactTask<Move>> {
        let mut tasks = Vec::new();
        let Some(seat) = self.to_move() else {
            return tasks;
        };
        if self.phase() != Phase::Lay {
            return tasks;
        }
        let other = seat.next(2);
        let chips = self.chips();
        let mut pose = |goal: Goal, most: usize| {
            let accepted = self.reaching(goal).unwrap_or_default();
            if (1..=most).contains(&accepted.len()) {
                tasks.push(ExactTask { goal, accepted });
            }
        };
        if chips[other] <= POOR {
            pose(Goal::Bankrupt, MOST_WAYS);
        }
        if chips[seat] <= POOR && self.lays_left() == 1 {
            let share = (self.count_legal_moves() as f32 * MOST_SURVIVING) as usize;
            pose(Goal::Survive, share.min(MOST_SAFE));
        }
        if let Some(task) = points_task(self) {
            tasks.push(task);
        }
        tasks
    }
}

/// The task to score the most points, where no other move comes near.
fn points_task(position: &Architekton) -> Option<ExactTask<Move>> {
    let points: Vec<i32> = position
        .legal_moves()
        .into_iter()
        .filter_map(|chosen| position.points_after(chosen))
        .collect();
    let most = points.iter().copied().max()?;
    let next = points
        .iter()
        .copied()
        .filter(|&points| points < most)
        .max()?;
    let accepted = position.reaching(Goal::Points)?;
    (most - next >= GAP && accepted.len() <= MOST_WAYS).then_some(ExactTask {
        goal: Goal::Points,
        accepted,
    })
}

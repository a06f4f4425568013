//! Which tasks of Architekton are worth posing.

use polis_architekton::{Architekton, Move, Options, Phase};
use polis_game::{Chance, Game};

use super::made::{Made, Task};
use crate::goal::Goal;
use crate::posed::Posed;

/// Who has more chips can pay nearly every loss (rule 8).
const POOR: u8 = 1;
/// More ways to make the opponent bankrupt make it a matter of luck.
const MOST_WAYS: usize = 6;
/// At most this share of the moves may survive.
const MOST_SURVIVING: f32 = 0.25;
/// Most moves that survive, whatever the share.
const MOST_SAFE: usize = 16;
/// The most points must be so many more than the next most.
const GAP: i32 = 2;

impl Made for Architekton {
    const LEAST_CHOICES: usize = 16;
    const OPENING: usize = 4;
    const LOOKS: [usize; 6] = [3, 6, 12, 24, 48, 96];

    fn options(_rng: &mut Chance) -> Options {
        Options::default()
    }

    fn tasks(&self) -> Vec<Task<Move>> {
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
                tasks.push(Task { goal, accepted });
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

/// The task to score the most points, where nothing comes near.
fn points_task(position: &Architekton) -> Option<Task<Move>> {
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
    (most - next >= GAP && accepted.len() <= MOST_WAYS).then_some(Task {
        goal: Goal::Points,
        accepted,
    })
}

//! The levels that people choose among, from one that a child beats to full strength.
//!
//! The weaker ones err as people do: they overlook places, look only at the points of a move, take
//! moves of similar worth for equal, and never ask what the next player wants. None of them plays at
//! random.

use crate::evaluation::Evaluate;
use polis_game::{Chance, View};
use polis_notation::Level;
use rand::Rng;

use crate::greedy::immediate_value;
use crate::preference::gumbel_noise;
use crate::search::{Search, SearchOptions};
use crate::stop_condition::StopCondition;
use crate::tunables::{LevelParameters, Ranking};

/// The move that a level chooses; `None` when the seat of the view has nothing to decide. Only the
/// strongest searches, until the condition stops it.
///
/// ```
/// use polis_architekton::{Architekton, Options};
/// use polis_engine::{PlayoutLimit, choose};
/// use polis_game::{Game, Seat, View, chance};
/// use polis_notation::Level;
///
/// let mut rng = chance(1);
/// let position = Architekton::new(&Architekton::deal(&Options::default(), &mut rng)?)?;
/// let view = View::new(&position, Seat::First);
/// let chosen = choose(Level::Mason, &view, &mut rng, &mut PlayoutLimit(0));
/// assert!(chosen.is_some_and(|chosen| position.is_legal(chosen)));
/// # Ok::<(), polis_architekton::SetupError>(())
/// ```
pub fn choose<G: Evaluate>(
    level: Level,
    view: &View<G>,
    rng: &mut Chance,
    stop: &mut impl StopCondition,
) -> Option<G::Move> {
    let index = match level {
        Level::Pupil => 0,
        Level::Mason => 1,
        Level::Foreman => 2,
        Level::Master => 3,
        Level::Daidalos => {
            let mut search = Search::new(view, G::net(), SearchOptions::of::<G>(), rng.next_u64())?;
            search.run(stop);
            return Some(search.best());
        }
    };
    choose_among_samples(view, G::TUNABLES.levels[index], rng)
}

/// The best of some sampled moves, with errors.
fn choose_among_samples<G: Evaluate>(
    view: &View<G>,
    level: LevelParameters,
    rng: &mut Chance,
) -> Option<G::Move> {
    let seat = view.seat();
    let position = view.fill(rng);
    if position.to_move() != Some(seat) {
        return None;
    }
    let mut after = position.clone();
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for _ in 0..level.samples {
        let chosen = position.sample_move(rng)?;
        after.clone_from(&position);
        if after.play_unchecked(chosen).is_err() {
            continue;
        }
        let preference = match level.ranking {
            Ranking::Network => after.preference(G::net(), seat),
            Ranking::Points => {
                let value = immediate_value(&after, seat);
                // A game that is won counts above any points.
                100.0 * (value.win - 0.5) + value.margin as f32 * G::TUNABLES.temperature
            }
        };
        let noisy = preference + level.noise * G::TUNABLES.temperature * gumbel_noise(rng);
        if noisy > most || best.is_none() {
            (most, best) = (noisy, Some(chosen));
        }
    }
    best
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_architekton::Architekton;
    use polis_game::{Seat, chance};

    use super::*;
    use crate::stop_condition::PlayoutLimit;

    /// Plays a game and returns the share in the victory of the first seat.
    fn game<G: Evaluate>(options: &G::Options, levels: [Level; 2], seed: u64) -> f32 {
        let mut rng = chance(seed);
        let mut game = G::new(&G::deal(options, &mut rng).unwrap()).unwrap();
        while let Some(seat) = game.to_move() {
            let level = levels[usize::from(seat == Seat::Second)];
            let view = View::new(&game, seat);
            let chosen = choose(level, &view, &mut rng, &mut PlayoutLimit(30)).unwrap();
            game.play(chosen).unwrap();
        }
        game.standing().value_for(Seat::First).win
    }

    /// Every level plays whole legal games of both, and the ends of the scale are far apart.
    fn check<G: Evaluate>(options: &G::Options) {
        for (seed, level) in Level::ALL.into_iter().enumerate() {
            game::<G>(options, [level, Level::Pupil], seed as u64);
        }
        for seed in 0..3 {
            assert!(game::<G>(options, [Level::Master, Level::Pupil], seed) > 0.9);
        }
    }

    #[test]
    fn the_levels_play() {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        check::<Akropolis>(&options);
        check::<Architekton>(&polis_architekton::Options::default());
    }
}

//! The levels that people choose among, from one that a child beats to full strength.
//!
//! The weaker ones err as people do: they overlook places, look only at the points of a move, take
//! moves of similar worth for equal, and never ask what the next player wants. None of them plays at
//! random.
//!
//! Between two levels a player chooses some of its moves as the lower one and some as the higher one,
//! so that there is a player of every strength.

use crate::evaluation::Evaluate;
use polis_game::{Chance, View};
use polis_notation::{Level, Strength};
use rand::{Rng, RngExt};

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
    choose_at(level.into(), view, rng, stop)
}

/// The move that a player of some strength chooses; `None` when the seat of the view has nothing to
/// decide. A search goes on until the condition stops it.
pub fn choose_at<G: Evaluate>(
    strength: Strength,
    view: &View<G>,
    rng: &mut Chance,
    stop: &mut impl StopCondition,
) -> Option<G::Move> {
    match MoveMethod::draw(strength, rng) {
        MoveMethod::Search => {
            let mut search = Search::new(view, G::net(), SearchOptions::of::<G>(), rng.next_u64())?;
            search.run(stop);
            Some(search.best())
        }
        method @ (MoveMethod::Beginner | MoveMethod::Level(_)) => method.choose_at_once(view, rng),
    }
}

/// How a move is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMethod {
    /// At once, below all levels.
    Beginner,
    /// At once, as this level below the strongest does; by its index in the tunables.
    Level(usize),
    /// By a search, as the strongest level does.
    Search,
}

impl MoveMethod {
    /// How a player of some strength finds its next move: as the level below it or as the one above
    /// it, by lot, the more often the nearer it is.
    pub fn draw(strength: Strength, rng: &mut Chance) -> MoveMethod {
        let above = (strength.hundredths() - Strength::MIN.hundredths()) as usize;
        let (whole, part) = (above / 100, above % 100);
        // A level itself draws nothing, so that its games stay as they are.
        let is_higher = part > 0 && rng.random_range(0..100) < part;
        match whole + usize::from(is_higher) {
            0 => MoveMethod::Beginner,
            index if index <= Level::TOP as usize => MoveMethod::Level(index - 1),
            _ => MoveMethod::Search,
        }
    }

    /// The move that is found without a search; `None` for a search, and when the seat of the view has
    /// nothing to decide.
    pub fn choose_at_once<G: Evaluate>(self, view: &View<G>, rng: &mut Chance) -> Option<G::Move> {
        let parameters = match self {
            MoveMethod::Beginner => G::TUNABLES.beginner,
            MoveMethod::Level(index) => *G::TUNABLES.levels.get(index)?,
            MoveMethod::Search => return None,
        };
        choose_among_samples(view, parameters, rng)
    }
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
    use polis_game::{Game as _, Seat, chance};

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
    fn a_strength_between_two_levels_plays_now_as_one_and_now_as_the_other() {
        let mut rng = chance(1);
        let mut draw = |hundredths| -> Vec<MoveMethod> {
            let strength = Strength::new(hundredths);
            let mut drawn = Vec::new();
            for _ in 0..1000 {
                drawn.push(MoveMethod::draw(strength, &mut rng));
            }
            drawn
        };
        for level in Level::ALL {
            let expected = match level {
                Level::Daidalos => MoveMethod::Search,
                _ => MoveMethod::Level(level as usize),
            };
            let drawn = draw(Strength::from(level).hundredths());
            assert!(drawn.iter().all(|&method| method == expected), "{level}");
        }
        assert!(
            draw(-100)
                .iter()
                .all(|&method| method == MoveMethod::Beginner)
        );
        for (hundredths, low, high) in [
            (-70, MoveMethod::Beginner, MoveMethod::Level(0)),
            (230, MoveMethod::Level(2), MoveMethod::Level(3)),
            (330, MoveMethod::Level(3), MoveMethod::Search),
        ] {
            let drawn = draw(hundredths);
            let higher = drawn.iter().filter(|&&method| method == high).count();
            let lower = drawn.iter().filter(|&&method| method == low).count();
            assert_eq!(higher + lower, drawn.len());
            assert!((250..=350).contains(&higher), "{hundredths}: {higher}");
        }
    }

    /// What is unseen does not matter to a player of any strength.
    #[test]
    fn equal_seeds_choose_equal_moves_whatever_is_hidden() {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut chance(3)).unwrap();
        let view = View::new(&Akropolis::new(&setup).unwrap(), Seat::First);
        for hundredths in [-100, -40, 50, 150, 250, 350] {
            let choose = |view: &View<Akropolis>| {
                let limit = &mut PlayoutLimit(8);
                choose_at(Strength::new(hundredths), view, &mut chance(9), limit)
            };
            let chosen = choose(&view);
            for seed in 0..4 {
                // Another order of the unseen tiles, the same view.
                let other = View::new(&view.fill(&mut chance(seed)), Seat::First);
                assert_eq!(choose(&other), chosen, "{hundredths}");
            }
        }
    }

    #[test]
    fn the_levels_play() {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        check::<Akropolis>(&options);
        check::<Architekton>(&polis_architekton::Options::default());
    }
}

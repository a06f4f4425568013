//! The levels that people choose among, from one that a child beats to the full strength.
//!
//! The weaker ones err as people do: they overlook places, look only at what a move brings at once,
//! take a near thing for an equal one, and never ask what the next player wants. None of them plays
//! at random.

use crate::evaluation::{Judged, Manner};
use polis_game::{Chance, View};
use polis_notation::Level;
use rand::Rng;

use crate::greedy::worth;
use crate::preference::gumbel;
use crate::search::{Effort, Search};
use crate::stop::Stop;

/// The move that a level chooses; none when the seat of the view has nothing to decide. Only the
/// strongest takes time, as much as it is given.
pub fn choose<G: Judged>(
    level: Level,
    view: &View<G>,
    rng: &mut Chance,
    stop: &mut impl Stop,
) -> Option<G::Move> {
    let manner = match level {
        Level::Pupil => 0,
        Level::Mason => 1,
        Level::Foreman => 2,
        Level::Master => 3,
        Level::Daidalos => {
            let mut search = Search::new(view, G::net(), Effort::of::<G>(), rng.next_u64())?;
            search.run(stop);
            return Some(search.best());
        }
    };
    glance(view, G::MANNERS[manner], rng)
}

/// The best of what a player sees.
fn glance<G: Judged>(view: &View<G>, manner: Manner, rng: &mut Chance) -> Option<G::Move> {
    let seat = view.seat();
    let position = view.fill(rng);
    if position.to_move() != Some(seat) {
        return None;
    }
    let mut after = position.clone();
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for _ in 0..manner.looks {
        let chosen = position.likely_move(rng)?;
        after.clone_from(&position);
        if after.play_unchecked(chosen).is_err() {
            continue;
        }
        let liking = if manner.foresight {
            after.preference(G::net(), seat)
        } else {
            let worth = worth(&after, seat);
            // A game that is won counts above any points.
            100.0 * (worth.win - 0.5) + worth.margin as f32 * G::DOUBT
        };
        let liking = liking + manner.doubt * G::DOUBT * gumbel(rng);
        if liking > most || best.is_none() {
            (most, best) = (liking, Some(chosen));
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
    use crate::stop::Playouts;

    /// Plays a game and returns the share in the victory of the first seat.
    fn game<G: Judged>(options: &G::Options, levels: [Level; 2], seed: u64) -> f32 {
        let mut rng = chance(seed);
        let mut game = G::new(&G::deal(options, &mut rng).unwrap()).unwrap();
        while let Some(seat) = game.to_move() {
            let level = levels[usize::from(seat == Seat::Second)];
            let view = View::new(&game, seat);
            let chosen = choose(level, &view, &mut rng, &mut Playouts(30)).unwrap();
            game.play(chosen).unwrap();
        }
        game.standing().value_for(Seat::First).win
    }

    /// Every level plays whole legal games of both, and the ends of the scale are far apart.
    fn check<G: Judged>(options: &G::Options) {
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

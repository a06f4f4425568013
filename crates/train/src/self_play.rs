//! Self-play.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use polis_engine::evaluation::Net;
use polis_engine::{gumbel_noise, preferences};
use polis_game::{Chance, Seat, chance};
use rand::RngExt;

use crate::curriculum::Curriculum;
use crate::samples::Samples;

/// How many games are played, and how.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    /// Number of games.
    pub games: usize,
    /// Number of threads. It does not change the result.
    pub threads: usize,
    /// Seed of the deals and of the noise.
    pub seed: u64,
}

/// Plays games with a network on every seat, and returns the samples. Calls `played` with the
/// number of finished games.
pub fn self_play<G: Curriculum>(
    net: &Net,
    plan: SelfPlay,
    played: &(impl Fn(usize) + Sync),
) -> Samples {
    let next = AtomicUsize::new(0);
    let over = AtomicUsize::new(0);
    let games: Mutex<Vec<Option<Samples>>> = Mutex::new(vec![None; plan.games]);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= plan.games {
                        break;
                    }
                    let seed = plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game as u64;
                    let samples = play::<G>(net, chance(seed));
                    if let Ok(mut games) = games.lock() {
                        games[game] = Some(samples);
                    }
                    played(over.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    // In the order of the games, whichever thread was faster.
    let mut all = Samples::new(G::INPUTS);
    for samples in games.into_inner().into_iter().flatten().flatten() {
        all.append(&samples);
    }
    all
}

fn play<G: Curriculum>(net: &Net, mut rng: Chance) -> Samples {
    let mut samples = Samples::new(G::INPUTS);
    let options = G::options(&mut rng);
    let Some(mut game) = G::deal(&options, &mut rng)
        .ok()
        .and_then(|setup| G::new(&setup).ok())
    else {
        return samples;
    };
    // Some seats play their best, others with noise, so that all kinds of positions come up.
    let temperatures = [(); Seat::ALL.len()].map(|()| match rng.random_range(0..10) {
        0..5 => 0.0,
        _ => rng.random_range(0.0..1.5) * G::TUNABLES.temperature,
    });
    let mut seen: Vec<(G, Seat)> = Vec::new();
    let mut moves = Vec::new();
    while let Some(seat) = game.to_move() {
        preferences(&game, net, seat, &mut moves);
        let temperature = temperatures[seat.number() - 1];
        let mut best = None;
        for &(preference, chosen) in &moves {
            let noisy = preference + temperature * gumbel_noise(&mut rng);
            if best.is_none_or(|(most, _)| noisy > most) {
                best = Some((noisy, chosen));
            }
        }
        let Some((_, chosen)) = best else { break };
        if game.play_unchecked(chosen).is_err() {
            break;
        }
        if game.to_move().is_some() {
            for learner in game.learners(seat) {
                game.write_features(learner, samples.grow());
                seen.push((game.clone(), learner));
            }
        }
    }
    let end = game.standing();
    for (position, seat) in seen {
        samples.push_target(position.training_target(seat, &end));
    }
    samples
}

//! Plays games between searches of small and different budgets, and writes them to a file:
//! `expert_games OUT SECONDS GAMES THREADS SEED PLAYOUTS [NET]`.
//!
//! A game is a line: the seed of its options and deal, then each move as tile, q, r, rotation and
//! what the search expected for its seat (chance to win in 1/1000, margin and points in 1/10); `-`
//! instead where a move was drawn at random.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use polis_akropolis::Akropolis;
use polis_engine::evaluation::{Evaluate, Net};
use polis_engine::{PlayoutLimit, Search, SearchOptions, gumbel_noise, preferences};
use polis_game::{Game, Seat, View, chance};
use polis_train::Curriculum;
use rand::RngExt;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |name: &str| arguments.next().ok_or(format!("expected {name}"));
    let path = next("OUT")?;
    let seconds: u64 = next("SECONDS")?.parse()?;
    let games: u64 = next("GAMES")?.parse()?;
    let threads: usize = next("THREADS")?.parse()?;
    let seed: u64 = next("SEED")?.parse()?;
    let playouts: u32 = next("PLAYOUTS")?.parse()?;
    let net = match next("NET") {
        Ok(path) => &Net::from_bytes(Akropolis::INPUTS, &std::fs::read(path)?)?,
        Err(_) => Akropolis::net(),
    };
    let out = Mutex::new(
        std::fs::File::options()
            .create(true)
            .append(true)
            .open(path)?,
    );
    let end = Instant::now() + Duration::from_secs(seconds);
    let number = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while Instant::now() < end {
                    let number = number.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let seed = seed.wrapping_mul(1 << 32) + number;
                    let Some(mut line) = play(seed, playouts, net) else {
                        continue;
                    };
                    line.push('\n');
                    if let Ok(mut out) = out.lock() {
                        let _ = out.write_all(line.as_bytes());
                    }
                }
            });
        }
    });
    println!("{} games", number.into_inner());
    Ok(())
}

/// Plays a game and returns its line.
fn play(seed: u64, playouts: u32, net: &Net) -> Option<String> {
    let mut rng = chance(seed);
    let options = <Akropolis as Curriculum>::options(&mut rng);
    let setup = Akropolis::deal(&options, &mut rng).ok()?;
    let mut game = Akropolis::new(&setup).ok()?;
    // Seats think longer and shorter, and some of them take a random good move now and then.
    let budgets = [(); Seat::ALL.len()].map(|()| match rng.random_range(0..4) {
        0 => playouts / 2,
        1 => playouts * 2,
        _ => playouts,
    });
    let whims = [(); Seat::ALL.len()].map(|()| match rng.random_range(0..10) {
        0..5 => 0.0,
        5..8 => 0.05,
        _ => 0.2,
    });
    // The first moves are varied in half of the games.
    let opening = if rng.random_bool(0.5) {
        rng.random_range(0..8)
    } else {
        0
    };
    let mut line = format!("{seed}");
    let mut moves = Vec::new();
    while let Some(seat) = game.to_move() {
        let place = seat.number() - 1;
        let (chosen, told) = if game.turns() < opening || rng.random_bool(whims[place]) {
            preferences(&game, net, seat, &mut moves);
            let temperature = rng.random_range(0.5..4.0);
            let mut best = None;
            for &(preference, chosen) in &moves {
                let noisy = preference + temperature * gumbel_noise(&mut rng);
                if best.is_none_or(|(most, _)| noisy > most) {
                    best = Some((noisy, chosen));
                }
            }
            (best?.1, None)
        } else {
            let view = View::new(&game, seat);
            let seed = rng.random();
            let mut search = Search::new(&view, net, SearchOptions::of::<Akropolis>(), seed)?;
            search.run(&mut PlayoutLimit(budgets[place]));
            let told = search.candidates().first()?.evaluation;
            (search.best(), Some(told))
        };
        let hex = chosen.hex;
        let rotation = chosen.rotation as u8;
        write!(line, " {},{},{},{rotation},", chosen.tile, hex.q, hex.r).ok()?;
        match told {
            Some(told) => write!(
                line,
                "{:.0},{:.0},{:.0}",
                1000.0 * told.win,
                10.0 * told.margin,
                10.0 * told.points
            ),
            None => write!(line, "-"),
        }
        .ok()?;
        game.play(chosen).ok()?;
    }
    Some(line)
}

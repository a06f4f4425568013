//! Measures the sign of engine help on games of our own levels: what each gives away a move, and how often
//! ten games of one seat would be notable.
//!
//! ```sh
//! cargo run --release -p polis-analysis --example engine_agreement -- 40 1000
//! ```
//!
//! The numbers are those of the games for each level, and of the first deal. Games and figures follow from
//! them alone.

#![allow(clippy::print_stdout, reason = "it prints what it measures")]

use std::ops::Range;
use std::sync::Mutex;

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_analysis::{LossReference, MoveLosses};
use polis_architekton::Architekton;
use polis_engine::PlayoutLimit;
use polis_engine::evaluation::Evaluate;
use polis_game::{Game, Seat, View, chance};
use polis_notation::{GameKind, GameRecord, Level, Notated};
use rand::RngExt;

/// Playouts a move of the level that searches, as a program beside the game may have.
const PLAYOUTS: u32 = 400;
/// Games of a person that hosts would look at, and how often so many are drawn from those played.
const GAMES: usize = 10;
const DRAWS: u32 = 2000;
const LEVELS: [Level; 4] = [Level::Daidalos, Level::Master, Level::Foreman, Level::Mason];

fn main() {
    let number = |place| std::env::args().nth(place)?.parse::<u64>().ok();
    let (games, first) = (number(1).unwrap_or(20), number(2).unwrap_or(0));
    let deals = first..first + games;
    let Ok(options) = Options::new(Players::Two, Variants::NONE, Length::Standard) else {
        return;
    };
    measure::<Akropolis>(GameKind::Akropolis, &deals, |seed| {
        Akropolis::deal(&options, &mut chance(seed)).ok()
    });
    let options = polis_architekton::Options::default();
    measure::<Architekton>(GameKind::Architekton, &deals, |seed| {
        Architekton::deal(&options, &mut chance(seed)).ok()
    });
}

fn measure<G: Evaluate + Notated>(
    kind: GameKind,
    deals: &Range<u64>,
    deal: impl Fn(u64) -> Option<G::Setup> + Sync,
) {
    let reference = LossReference::master(kind);
    let games = deals.end - deals.start;
    println!("{}, {games} games a level", kind.title());
    for level in LEVELS {
        let next = Mutex::new(deals.clone());
        let found = Mutex::new(Vec::new());
        let work = || {
            while let Some(seed) = next.lock().ok().and_then(|mut next| next.next()) {
                let Some(record) = deal(seed).and_then(|setup| play::<G>(&setup, level, seed))
                else {
                    continue;
                };
                let losses = [Seat::First, Seat::Second]
                    .map(|seat| (seed, seat, MoveLosses::of_game(&record, seat)));
                if let Ok(mut found) = found.lock() {
                    found.extend(losses);
                }
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        });
        let Ok(mut found) = found.into_inner() else {
            return;
        };
        found.sort_by_key(|&(seed, seat, _)| (seed, seat));
        report(level, &found, reference);
    }
}

fn play<G: Evaluate + Notated>(setup: &G::Setup, level: Level, seed: u64) -> Option<GameRecord<G>> {
    let mut record = GameRecord::<G>::new(setup).ok()?;
    let mut rng = chance(seed + 1_000_000);
    while let Some(seat) = record.position().to_move() {
        let view = View::new(record.position(), seat);
        let chosen = polis_engine::choose(level, &view, &mut rng, &mut PlayoutLimit(PLAYOUTS))?;
        record.play(chosen).ok()?;
    }
    Some(record)
}

fn report(level: Level, found: &[(u64, Seat, MoveLosses)], reference: LossReference) {
    let mut all = MoveLosses::default();
    for (_, _, losses) in found {
        all.merge(*losses);
    }
    let mut rng = chance(7);
    let mut notable = 0;
    let mut scores = 0.0;
    for _ in 0..DRAWS {
        let mut drawn = MoveLosses::default();
        for _ in 0..GAMES {
            drawn.merge(found[rng.random_range(0..found.len())].2);
        }
        notable += u32::from(drawn.is_notable(reference));
        scores += drawn.score(reference);
    }
    println!(
        "{:<10} {:>6} moves, {:.4} ± {:.4} given away a move (deviation {:.4}); {GAMES} games: score \
         {:>5.1}, notable {:>5.1} %",
        level.name(),
        all.moves(),
        all.mean(),
        1.96 * all.standard_error(),
        all.deviation(),
        scores / f64::from(DRAWS),
        100.0 * f64::from(notable) / f64::from(DRAWS),
    );
}

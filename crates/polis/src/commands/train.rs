//! `polis train`: train the learned evaluation by self-play.

use std::fs;
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_engine::evaluation::Net;
use polis_engine::{best_one_ply, greedy};
use polis_game::{Seat, View, chance};
use polis_train::{Curriculum, Learner, LearningOptions, Samples, SelfPlay, self_play};

use crate::cli::{Game, TrainArguments};
use crate::options::UsageError;
use crate::progress::Progress;

/// How many generations of samples are learned from at a time.
const WINDOW: usize = 4;

pub(crate) fn run(arguments: &TrainArguments) -> anyhow::Result<()> {
    let in_range = |option, found: f64, range: RangeInclusive<f64>, expected| {
        let error = UsageError::OutOfRange {
            option,
            found: found.to_string(),
            expected,
        };
        range.contains(&found).then_some(()).ok_or(error)
    };
    in_range(
        "--rate",
        arguments.rate.into(),
        1e-7..=1.0,
        "0.0000001 to 1",
    )?;
    let minutes = arguments.minutes.unwrap_or_default();
    in_range("--minutes", minutes, 0.0..=1e6, "0 to 1000000")?;
    match arguments.game {
        Game::Akropolis => train::<Akropolis>(arguments),
        Game::Architekton => train::<Architekton>(arguments),
    }
}

fn train<G: Curriculum>(arguments: &TrainArguments) -> anyhow::Result<()> {
    let folder = &arguments.out;
    fs::create_dir_all(folder)
        .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    let files = Files::in_folder(folder, G::NAME);
    let mut learner = start::<G>(arguments, &files)?;
    let threads = match arguments.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let end = arguments
        .minutes
        .map(|minutes| Instant::now() + Duration::from_secs_f64(60.0 * minutes));
    let mut out = std::io::stdout();
    writeln!(
        out,
        "{}: from generation {}, {} games each on {threads} threads, into {}",
        G::NAME,
        learner.generation(),
        arguments.games,
        folder.display()
    )?;
    let mut window: Vec<Samples> = Vec::new();
    while learner.generation() < arguments.generations {
        let generation = learner.generation();
        let began = Instant::now();
        let seed = arguments.seed.wrapping_add(u64::from(generation));
        let samples = {
            let progress = Progress::new("playing", arguments.games as u64);
            let plan = SelfPlay {
                games: arguments.games,
                threads,
                seed,
            };
            self_play::<G>(learner.net(), plan, &|_| progress.advance(1))
        };
        let played = began.elapsed();
        let before = learner.loss::<G>(&samples);
        if window.len() == WINDOW {
            window.remove(0);
        }
        window.push(samples);
        let mut all = Samples::new(G::INPUTS);
        for samples in &window {
            all.append(samples);
        }
        let lessons = LearningOptions {
            epochs: arguments.epochs,
            batch: arguments.batch,
            rate: arguments.rate,
            threads,
            seed,
        };
        let loss = {
            let progress = Progress::new("learning", 1000);
            let mut shown = 0;
            learner.learn::<G>(&all, lessons, &mut |share| {
                let now = (share * 1000.0) as u64;
                progress.advance(now - shown);
                shown = now;
            })
        };
        if !loss.is_finite() {
            bail!("the loss is no number any more; nothing was saved, try a smaller --rate");
        }
        let learned = began.elapsed().saturating_sub(played);
        files.save(&learner)?;
        let exam = examine::<G>(learner.net(), arguments.exam, threads, arguments.seed);
        writeln!(
            out,
            "generation {}: {} samples, loss {before:.4} before, {loss:.4} after; {exam}; \
             {:.0} s playing, {:.0} s learning",
            learner.generation(),
            all.len(),
            played.as_secs_f64(),
            learned.as_secs_f64(),
        )?;
        out.flush()?;
        if end.is_some_and(|end| Instant::now() + began.elapsed() > end) {
            writeln!(out, "the time is up; run the same command again to go on")?;
            break;
        }
    }
    writeln!(
        out,
        "the weights are in {}; crates/engine/weights is where the program takes them from",
        files.weights.display()
    )?;
    Ok(())
}

/// Goes on where the last run ended, or starts anew.
fn start<G: Curriculum>(arguments: &TrainArguments, files: &Files) -> anyhow::Result<Learner> {
    if files.state.exists() {
        let bytes = fs::read(&files.state)
            .with_context(|| format!("{} cannot be read", files.state.display()))?;
        return Learner::from_bytes(G::INPUTS, &bytes)
            .with_context(|| format!("{}", files.state.display()));
    }
    if arguments.from_embedded {
        return Ok(Learner::from_net(G::net().clone()));
    }
    Ok(Learner::new(G::INPUTS, arguments.seed))
}

/// What a training leaves on the disk.
struct Files {
    /// Everything that is needed to go on.
    state: PathBuf,
    /// The weights alone.
    weights: PathBuf,
}

impl Files {
    fn in_folder(folder: &Path, game: &str) -> Files {
        Files {
            state: folder.join(format!("{game}.state")),
            weights: folder.join(format!("{game}.bin")),
        }
    }

    fn save(&self, learner: &Learner) -> anyhow::Result<()> {
        replace(&self.state, &learner.to_bytes())?;
        replace(&self.weights, &learner.net().to_bytes())
    }
}

/// Writes a file so that it is the old or the new one whenever the machine stops.
fn replace(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let beside = path.with_extension("new");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("{} cannot be written", path.display()))
}

/// How the network fares one ply deep against the greedy player, on the standard game.
fn examine<G: Curriculum>(net: &Net, games: usize, threads: usize, seed: u64) -> String {
    if games == 0 {
        return "no exam".to_owned();
    }
    let played = |game: usize| -> anyhow::Result<(f32, i32)> {
        let mut rng = chance(seed ^ 0x00e1_a500 ^ (game / 2) as u64);
        let options = G::exam();
        let mut position = G::new(&G::deal(&options, &mut rng)?)?;
        let own = if game.is_multiple_of(2) {
            Seat::First
        } else {
            Seat::Second
        };
        while let Some(seat) = position.to_move() {
            let chosen = if seat == own {
                best_one_ply(&position, net, seat)
            } else {
                greedy(&View::new(&position, seat), &mut rng)
            };
            let Some(chosen) = chosen else {
                bail!("no move")
            };
            position.play(chosen)?;
        }
        let end = position.standing();
        Ok((end.value_for(own).win, end.points[own]))
    };
    let results: Vec<(f32, i32)> = std::thread::scope(|scope| {
        let played = &played;
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    (worker..games)
                        .step_by(threads)
                        .filter_map(|game| played(game).ok())
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_default())
            .collect()
    });
    let wins: f32 = results.iter().map(|(win, _)| win).sum();
    let points: i32 = results.iter().map(|(_, points)| points).sum();
    let number = results.len().max(1) as f32;
    format!(
        "{:.0} % against greedy, mean {:.1}",
        100.0 * wins / number,
        points as f32 / number
    )
}

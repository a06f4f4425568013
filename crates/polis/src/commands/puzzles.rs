//! `polis puzzles`: make puzzles from games of the computer players, or check a file of them.

mod resumable_file;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_puzzles::Collection;
use polis_puzzles::make::{Budget, PuzzleSource, TIMES, check, make};

use crate::cli::{Game, PuzzlesArguments};
use crate::options::UsageError;
use crate::progress::Progress;

use resumable_file::ResumableFile;

pub(crate) fn run(arguments: &PuzzlesArguments) -> anyhow::Result<()> {
    match arguments.game {
        Game::Akropolis => run_for::<Akropolis>(arguments),
        Game::Architekton => run_for::<Architekton>(arguments),
    }
}

fn run_for<G: PuzzleSource>(arguments: &PuzzlesArguments) -> anyhow::Result<()> {
    let minutes = arguments.minutes.unwrap_or(1e6);
    if !(0.0..=1e6).contains(&minutes) {
        return Err(UsageError::OutOfRange {
            option: "--minutes",
            found: minutes.to_string(),
            expected: "0 to 1000000",
        }
        .into());
    }
    let crew = Crew {
        threads: match arguments.threads {
            Some(threads) => usize::from(threads),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        },
        end: Instant::now() + Duration::from_secs_f64(60.0 * minutes),
    };
    match &arguments.check {
        Some(file) => check_all::<G>(arguments, file, crew),
        None => make_all::<G>(arguments, crew),
    }
}

fn make_all<G: PuzzleSource>(arguments: &PuzzlesArguments, crew: Crew) -> anyhow::Result<()> {
    let &PuzzlesArguments {
        seed,
        games,
        play,
        playouts,
        ..
    } = arguments;
    let title = format!(
        "# made by polis puzzles --game {} --seed {seed} --play {play} --playouts {playouts}",
        G::NAME
    );
    let mut output = ResumableFile::open(&arguments.out, &title)?;
    let budget = Budget {
        play,
        deep: playouts,
    };
    let progress = Progress::new("games", games);
    progress.advance(output.done());
    crew.work(
        output.done()..games,
        &|number| {
            let puzzles = make::<G>(seed.wrapping_add(number), budget);
            puzzles.iter().map(ToString::to_string).collect()
        },
        |lines: Vec<String>| {
            progress.advance(1);
            output.add(&lines)
        },
    )?;
    drop(progress);
    anstream::println!(
        "{} games gave {} puzzles, in {}",
        output.done(),
        output.lines(),
        arguments.out.display()
    );
    Ok(())
}

fn check_all<G: PuzzleSource>(
    arguments: &PuzzlesArguments,
    file: &Path,
    crew: Crew,
) -> anyhow::Result<()> {
    let text =
        fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let puzzles = Collection::<G>::read(&text).with_context(|| format!("{}", file.display()))?;
    let puzzles = puzzles.puzzles();
    if fs::canonicalize(file).ok() == fs::canonicalize(&arguments.out).ok() {
        bail!("--out is the file that is checked; expected another one");
    }
    let made = text
        .lines()
        .next()
        .filter(|line| line.starts_with("# made"));
    let seed = arguments.seed;
    let title = format!(
        "{}# checked by polis puzzles --check --seed {seed}: every puzzle here holds by the rules, and \
         in a search with {TIMES} times the playouts that made it",
        made.map(|made| format!("{made}\n")).unwrap_or_default()
    );
    let mut output = ResumableFile::open(&arguments.out, &title)?;
    let progress = Progress::new("puzzles", puzzles.len() as u64);
    progress.advance(output.done());
    let mut refused = 0;
    crew.work(
        output.done()..puzzles.len() as u64,
        &|number| {
            let puzzle = &puzzles[number as usize];
            check(puzzle, TIMES, seed.wrapping_add(number))
                .map(|()| puzzle.to_string())
                .map_err(|refusal| format!("puzzle {} ({}): {refusal}", number + 1, puzzle.goal()))
        },
        |result: Result<String, String>| {
            progress.advance(1);
            match result {
                Ok(line) => output.add(&[line]),
                Err(refusal) => {
                    refused += 1;
                    progress.suspend(|| anstream::println!("refused {refusal}"));
                    output.add(&[])
                }
            }
        },
    )?;
    drop(progress);
    anstream::println!(
        "{} of {} looked at, {refused} refused now, {} hold, in {}",
        output.done(),
        puzzles.len(),
        output.lines(),
        arguments.out.display()
    );
    Ok(())
}

/// Who does the work, and until when something new is begun.
#[derive(Clone, Copy)]
struct Crew {
    threads: usize,
    end: Instant,
}

impl Crew {
    /// Does numbered pieces of work on all threads; `take` gets what came of each, in their order
    /// whoever is faster.
    fn work<T: Send>(
        self,
        numbers: std::ops::Range<u64>,
        piece: &(impl Fn(u64) -> T + Sync),
        mut take: impl FnMut(T) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let next = AtomicU64::new(numbers.start);
        let (send, receive) = mpsc::channel::<(u64, T)>();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (send, next, last) = (send.clone(), &next, numbers.end);
                scope.spawn(move || {
                    while Instant::now() < self.end {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= last || send.send((number, piece(number))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let mut waiting = BTreeMap::new();
            let mut due = numbers.start;
            for (number, result) in receive {
                waiting.insert(number, result);
                while let Some(result) = waiting.remove(&due) {
                    take(result)?;
                    due += 1;
                }
            }
            Ok(())
        })
    }
}

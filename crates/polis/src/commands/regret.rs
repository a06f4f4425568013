//! `polis regret`: what bots give away against a long search, over positions of strong games.

use std::io::Write;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, anyhow};
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_engine::evaluation::{Evaluate, Evaluation};
use polis_engine::{Comparison, PlayoutLimit, Search, SearchOptions};
use polis_game::{View, chance};
use polis_notation::{GameRecord, Notated};
use polis_terminal::GameOptions;
use serde::Serialize;

use crate::arena::{Forfeit, PlayerSpec, START_TIME};
use crate::cli::RegretArguments;
use crate::options::game_options;
use crate::progress::Progress;

/// Playouts for each move of the games that the positions are taken from.
const GAME_PLAYOUTS: u32 = 300;
/// Every so many plies of a game give a position, from another ply on in each game.
const STRIDE: usize = 7;

pub(crate) fn run(arguments: &RegretArguments) -> anyhow::Result<()> {
    let mut wanted = arguments.game.options.clone();
    if wanted.players.is_none() && wanted.solo.is_none() {
        wanted.players = Some(2);
    }
    let findings = match game_options(arguments.game.game, &wanted)? {
        GameOptions::Akropolis(options) => measure::<Akropolis>(&options, arguments)?,
        GameOptions::Architekton(options) => measure::<Architekton>(&options, arguments)?,
    };
    let mut out = std::io::stdout().lock();
    if arguments.json {
        serde_json::to_writer(&mut out, &findings)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(
        out,
        "{} positions, {} playouts for the long search, as many for the comparison",
        findings.positions, findings.playouts
    )?;
    for bot in &findings.bots {
        writeln!(
            out,
            "{:<40} {:>6.4} ± {:.4} utility, {:>5.2} ± {:.2} points given away; worst {:.3}; {} equal",
            bot.name,
            bot.utility.mean,
            bot.utility.error,
            bot.points.mean,
            bot.points.error,
            bot.worst,
            bot.equal
        )?;
    }
    Ok(())
}

/// What `--json` prints.
#[derive(Serialize)]
struct Findings {
    positions: usize,
    playouts: u32,
    bots: Vec<BotRegret>,
}

/// What a bot gives away on average, against the move of the long search, by futures that neither
/// has seen.
#[derive(Serialize)]
struct BotRegret {
    name: String,
    utility: Mean,
    points: Mean,
    /// The most that it gave away, in utility.
    worst: f64,
    /// How often it chose the move of the long search.
    equal: usize,
}

/// A mean and its standard error.
#[derive(Serialize)]
struct Mean {
    mean: f64,
    error: f64,
}

impl Mean {
    fn of(numbers: &[f64]) -> Mean {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let square: f64 = numbers.iter().map(|one| (one - mean) * (one - mean)).sum();
        Mean {
            mean,
            error: (square / (count * (count - 1.0).max(1.0))).sqrt(),
        }
    }
}

fn measure<G: Notated + Evaluate>(
    options: &G::Options,
    arguments: &RegretArguments,
) -> anyhow::Result<Findings> {
    let positions = positions::<G>(options, arguments)?;
    let progress = Progress::new("positions", positions.len() as u64);
    let next = Mutex::new(positions.iter().enumerate());
    let results = Mutex::new(Vec::new());
    let work = || -> anyhow::Result<()> {
        loop {
            let one = next.lock().expect("no thread panics with the lock").next();
            let Some((number, record)) = one else {
                return Ok(());
            };
            let found = judge(record, number as u64, arguments)?;
            let mut results = results.lock().expect("no thread panics with the lock");
            results.push(found);
            progress.advance(1);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..arguments.threads.max(1))
            .map(|_| scope.spawn(work))
            .collect();
        for thread in threads {
            match thread.join() {
                Ok(result) => result?,
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        anyhow::Ok(())
    })?;
    let results = results
        .into_inner()
        .expect("no thread panics with the lock");
    let bots = arguments.bots.0.iter().enumerate().map(|(index, bot)| {
        let of = |value: fn(&Given) -> f64| -> Vec<f64> {
            results.iter().map(|given| value(&given[index])).collect()
        };
        let utility = of(|given| given.utility);
        BotRegret {
            name: bot.name(),
            worst: utility.iter().copied().fold(0.0, f64::max),
            utility: Mean::of(&utility),
            points: Mean::of(&of(|given| given.points)),
            equal: results.iter().filter(|given| given[index].is_equal).count(),
        }
    });
    Ok(Findings {
        positions: results.len(),
        playouts: arguments.playouts,
        bots: bots.collect(),
    })
}

/// What a bot gave away in a position.
#[derive(Clone, Copy)]
struct Given {
    utility: f64,
    points: f64,
    is_equal: bool,
}

/// The beginnings of strong games, each up to a position in which somebody has a choice.
fn positions<G: Notated + Evaluate>(
    options: &G::Options,
    arguments: &RegretArguments,
) -> anyhow::Result<Vec<GameRecord<G>>> {
    let mut positions = Vec::new();
    let mut seed = arguments.seed;
    while positions.len() < arguments.positions {
        let setup = G::deal(options, &mut chance(seed)).map_err(|error| anyhow!(error))?;
        let mut record = GameRecord::<G>::new(&setup).map_err(|error| anyhow!(error))?;
        while let Some(seat) = record.position().to_move() {
            let view = View::new(record.position(), seat);
            let ply = record.moves().len();
            let is_choice = record.position().count_legal_moves() > 1;
            if is_choice && ply % STRIDE == seed as usize % STRIDE {
                positions.push(record.clone());
            }
            let seed = seed.wrapping_mul(1000) + ply as u64;
            let options = SearchOptions::of::<G>();
            let search = Search::new(&view, G::net(), options, seed);
            let mut search = search.context("the seat to move has something to decide")?;
            search.run(&mut PlayoutLimit(GAME_PLAYOUTS));
            record.play(search.best()).map_err(|error| anyhow!(error))?;
        }
        seed = seed.wrapping_add(1);
    }
    positions.truncate(arguments.positions);
    Ok(positions)
}

/// Asks every bot and a long search for a move, and compares all of them on fresh futures.
fn judge<G: Notated + Evaluate>(
    record: &GameRecord<G>,
    number: u64,
    arguments: &RegretArguments,
) -> anyhow::Result<Vec<Given>> {
    let seat = record.position().to_move();
    let seat = seat.context("the position has somebody to move")?;
    let view = View::new(record.position(), seat);
    let time = Duration::from_millis(arguments.move_ms);
    let ask = |bot: &PlayerSpec| {
        let failed = |forfeit: Forfeit| anyhow!("{forfeit}");
        let budget = bot.budget(time);
        let mut bot = bot.start(START_TIME).map_err(failed)?;
        let mut rng = chance(number);
        bot.choose(record, number, seat, budget, &mut rng)
            .map_err(failed)
    };
    let chosen = arguments
        .bots
        .0
        .iter()
        .map(ask)
        .collect::<anyhow::Result<Vec<_>>>()?;
    let (net, options) = (G::net(), SearchOptions::of::<G>());
    let search = Search::new(&view, net, options, number);
    let mut search = search.context("the seat to move has something to decide")?;
    search.run(&mut PlayoutLimit(arguments.playouts));
    let best = search.best();
    let candidates = if search.is_proven() {
        search.candidates()
    } else {
        let moves = chosen.iter().copied().chain([best]);
        let mut comparison = Comparison::new(&view, net, options, moves, number);
        if comparison.len() > 1 {
            comparison.run(&mut PlayoutLimit(arguments.playouts));
        } else {
            comparison.step();
        }
        comparison.candidates()
    };
    let evaluation = |chosen: G::Move| -> anyhow::Result<Evaluation> {
        let found = candidates.iter().find(|one| one.chosen == chosen);
        Ok(found
            .context("found an illegal move; expected a legal one")?
            .evaluation)
    };
    let reference = evaluation(best)?;
    chosen
        .into_iter()
        .map(|chosen| {
            let found = evaluation(chosen)?;
            Ok(Given {
                utility: f64::from(reference.utility() - found.utility()),
                points: f64::from(reference.margin - found.margin),
                is_equal: chosen == best,
            })
        })
        .collect()
}

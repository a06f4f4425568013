//! `polis limits`: what a solo game with a known order of tiles can bring, from below and from above.

use std::io::Write;

use anyhow::Context;
use polis_akropolis::{Akropolis, Length, Options, Players, Setup, Variants};
use polis_engine::evaluation::Evaluate;
use polis_engine::{PlayoutLimit, Search, SearchOptions};
use polis_game::{Game, Seat, View, chance};
use polis_limits::{BestGame, beam_search, upper_bound};
use polis_notation::GameRecord;
use serde::Serialize;

use crate::cli::LimitsArguments;
use crate::options::UsageError;
use crate::output::{Content, Output};
use crate::progress::Progress;

pub(crate) fn run(arguments: &LimitsArguments) -> anyhow::Result<()> {
    let (seed, deals) = (arguments.seed, arguments.deals);
    if seed.checked_add(deals - 1).is_none() {
        let games = deals;
        return Err(UsageError::Seeds { seed, games }.into());
    }
    let out = arguments.out.as_deref().map(Output::new);
    if let Some(out) = &out {
        out.check(Content::Text)?;
    }
    let players = Players::Solo(arguments.architect);
    let options = Options::new(players, Variants::NONE, Length::Standard)?;
    let turns = (options.tiles().count() - 1).div_ceil(2) as u64;
    let progress = Progress::new("turns", deals.saturating_mul(turns));
    let mut best: Option<(BestGame, Setup)> = None;
    let mut limits = Vec::new();
    for seed in seed..=seed + (deals - 1) {
        let setup = Akropolis::deal(&options, &mut chance(seed))?;
        let found = beam_search(&setup, arguments.beam, || progress.advance(1))?;
        limits.push(Limits {
            seed,
            upper_bound: upper_bound(&setup)?,
            found: found.points,
            daidalos: arguments
                .playouts
                .map(|playouts| played(&setup, seed, playouts))
                .transpose()?,
        });
        if best
            .as_ref()
            .is_none_or(|(best, _)| found.points > best.points)
        {
            best = Some((found, setup));
        }
    }
    drop(progress);
    if let (Some(out), Some((game, setup))) = (out, best) {
        let mut record = GameRecord::<Akropolis>::new(&setup)?;
        for chosen in game.moves {
            record.play(chosen)?;
        }
        out.write(record.to_string().as_bytes())?;
    }
    let findings = Findings {
        architect: arguments.architect.name(),
        beam: arguments.beam,
        playouts: arguments.playouts,
        deals: limits,
    };
    print(&findings, arguments)
}

/// What `--json` prints.
#[derive(Serialize)]
struct Findings {
    architect: &'static str,
    beam: usize,
    /// The playouts that daidalos had for each move.
    playouts: Option<u32>,
    deals: Vec<Limits>,
}

/// What one deal can bring.
#[derive(Serialize)]
struct Limits {
    seed: u64,
    /// No game brings more.
    upper_bound: i32,
    /// The points of the best game that the beam search found.
    found: i32,
    /// The points of daidalos, who does not know the order of the tiles.
    daidalos: Option<i32>,
}

/// The points of daidalos on a deal, of which they see only what is face up.
fn played(setup: &Setup, seed: u64, playouts: u32) -> anyhow::Result<i32> {
    let mut game = Akropolis::new(setup)?;
    while let Some(seat) = game.to_move() {
        let view = View::new(&game, seat);
        let options = SearchOptions::of::<Akropolis>();
        let search = Search::new(&view, Akropolis::net(), options, seed);
        let mut search = search.context("the seat to move has something to decide")?;
        search.run(&mut PlayoutLimit(playouts));
        game.play(search.best())?;
    }
    Ok(game.score(Seat::First).total())
}

fn print(findings: &Findings, arguments: &LimitsArguments) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    if arguments.json {
        serde_json::to_writer(&mut out, findings)?;
        writeln!(out)?;
        return Ok(());
    }
    for deal in &findings.deals {
        let Limits {
            seed,
            upper_bound,
            found,
            daidalos,
        } = deal;
        write!(out, "seed {seed}: found {found}, at most {upper_bound}")?;
        match daidalos {
            Some(points) => writeln!(out, ", daidalos {points}")?,
            None => writeln!(out)?,
        }
    }
    if findings.deals.len() > 1 {
        let mean = |points: fn(&Limits) -> Option<i32>| -> Option<f64> {
            let each: Option<Vec<i32>> = findings.deals.iter().map(points).collect();
            let each = each?;
            Some(f64::from(each.iter().sum::<i32>()) / each.len() as f64)
        };
        let found = mean(|deal| Some(deal.found)).unwrap_or_default();
        let bound = mean(|deal| Some(deal.upper_bound)).unwrap_or_default();
        write!(out, "on average: found {found:.1}, at most {bound:.1}")?;
        match mean(|deal| deal.daidalos) {
            Some(points) => writeln!(out, ", daidalos {points:.1}")?,
            None => writeln!(out)?,
        }
    }
    Ok(())
}

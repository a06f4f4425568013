//! `polis archive`: games of computer players in compressed columns, with a data card.

use std::io::{BufWriter, Write};
use std::ops::RangeInclusive;

use anyhow::Context;
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_archive::{Archive, Archived, Choice, DataCard, Features, Plan, make};
use polis_engine::{PlayoutLimit, Search, SearchOptions};
use polis_game::{Chance, View};
use polis_notation::Level;
use polis_terminal::GameOptions;
use rand::{Rng, RngExt};

use crate::arena::{Budget, BuiltinPlayer};
use crate::cli::{ArchiveArguments, ArchiveTask, ExportArguments, MakeArguments, ReadArguments};
use crate::options::{UsageError, game_options};
use crate::progress::Progress;

/// The games of every seed.
const EVERY_SEED: RangeInclusive<u64> = 0..=u64::MAX;

pub(crate) fn run(arguments: &ArchiveArguments) -> anyhow::Result<()> {
    match &arguments.task {
        ArchiveTask::Make(arguments) => {
            let (seed, games) = (arguments.seed, arguments.games);
            if seed.checked_add(games - 1).is_none() {
                return Err(UsageError::Seeds { seed, games }.into());
            }
            match game_options(arguments.game.game, &arguments.game.options)? {
                GameOptions::Akropolis(options) => make_archive::<Akropolis>(arguments, &options),
                GameOptions::Architekton(options) => {
                    make_archive::<Architekton>(arguments, &options)
                }
            }
        }
        ArchiveTask::List(arguments) => list(Archive::open(&arguments.archive)?.card()),
        ArchiveTask::Read(arguments) => read(arguments),
        ArchiveTask::Export(arguments) => export(arguments),
        ArchiveTask::Check(arguments) => {
            let archive = Archive::open(&arguments.archive)?;
            let progress = Progress::new("checking games", archive.card().games_made);
            let checked = archive.check(&|games| progress.advance(games))?;
            drop(progress);
            let mut out = std::io::stdout().lock();
            writeln!(
                out,
                "{} games and {} positions are as their records and checksums say",
                checked.games, checked.positions
            )?;
            Ok(())
        }
    }
}

fn make_archive<G: Archived>(
    arguments: &MakeArguments,
    options: &G::Options,
) -> anyhow::Result<()> {
    let threads = match arguments.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let mut plan = Plan::new::<G>(
        options,
        arguments.level.name(),
        arguments.seed,
        arguments.games,
    );
    plan.playouts = searches(arguments.level).then_some(arguments.playouts);
    plan.explore = arguments.explore;
    if arguments.features {
        plan.features = Features::Written;
    }
    plan.command = command(arguments, &plan);
    let progress = Progress::new("playing", arguments.games);
    let choose = |view: &View<G>, rng: &mut Chance| choose(arguments, view, rng);
    let played = |games| progress.advance(games);
    let card = make::<G>(&arguments.out, &plan, options, threads, &choose, &played)?;
    drop(progress);
    tell(&card)
}

/// The command that makes the same archive anywhere.
fn command(arguments: &MakeArguments, plan: &Plan) -> String {
    let mut words = vec![format!("polis archive make --game {}", plan.game)];
    let options = &arguments.game.options;
    words.extend(
        options
            .players
            .map(|players| format!("--players {players}")),
    );
    if !options.variants.is_empty() {
        let variants = plan.options["variants"].as_array().into_iter().flatten();
        let names: Vec<&str> = variants.filter_map(|name| name.as_str()).collect();
        words.push(format!("--variants {}", names.join(",")));
    }
    if options.length.is_some() {
        words.extend(
            plan.options["length"]
                .as_str()
                .map(|length| format!("--length {length}")),
        );
    }
    words.extend(options.solo.map(|solo| format!("--solo {solo}")));
    if options.buildings.is_some() {
        words.push("--buildings FILE".to_owned());
    }
    words.push(format!("--games {} --level {}", plan.games, plan.level));
    words.extend(
        plan.playouts
            .map(|playouts| format!("--playouts {playouts}")),
    );
    if plan.explore > 0.0 {
        words.push(format!("--explore {}", plan.explore));
    }
    if plan.features == Features::Written {
        words.push("--features".to_owned());
    }
    words.push(format!("--seed {} --out DIR", plan.first_seed));
    words.join(" ")
}

/// Whether a player searches, and so has playouts.
fn searches(player: BuiltinPlayer) -> bool {
    match player {
        BuiltinPlayer::Random | BuiltinPlayer::Greedy => false,
        BuiltinPlayer::Level(level) => level == Level::TOP,
        BuiltinPlayer::Top => true,
    }
}

/// The move of a player who sees what its seat may know, and what it found where it searched.
fn choose<G: Archived>(
    arguments: &MakeArguments,
    view: &View<G>,
    rng: &mut Chance,
) -> Option<Choice<G::Move>> {
    let drawn = arguments.explore > 0.0 && rng.random_bool(arguments.explore);
    let player = if drawn {
        BuiltinPlayer::Random
    } else {
        arguments.level
    };
    if !searches(player) {
        let chosen = player.choose(view, rng, Budget::Playouts(arguments.playouts))?;
        let search = None;
        return Some(Choice { chosen, search });
    }
    let options = SearchOptions::of::<G>();
    let mut search = Search::new(view, G::net(), options, rng.next_u64())?;
    search.run(&mut PlayoutLimit(arguments.playouts));
    let chosen = search.best();
    let candidates = search.candidates();
    let found = candidates.iter().find(|found| found.chosen == chosen);
    Some(Choice {
        chosen,
        search: found.map(|found| found.evaluation),
    })
}

/// Tells in words what an archive holds.
fn tell(card: &DataCard) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    let plan = &card.plan;
    let playouts = plan.playouts.map_or(String::new(), |playouts| {
        format!(" with {playouts} playouts a move")
    });
    writeln!(
        out,
        "{} of {} games of {}, played by {}{playouts}, seeds from {} on",
        card.games_made, plan.games, plan.game, plan.level, plan.first_seed
    )?;
    let files = card.parts.iter().flat_map(|part| part.files.values());
    let bytes: u64 = files.map(|file| file.bytes).sum();
    writeln!(
        out,
        "{} positions, {:.1} MB in {} parts; made in {:.1} s on {} threads by {}",
        card.positions,
        bytes as f64 / 1e6,
        card.parts.len(),
        card.seconds,
        card.threads,
        plan.made_by
    )?;
    writeln!(out, "licence {}", card.licence)?;
    Ok(())
}

/// Tells what an archive holds, and what its columns mean.
fn list(card: &DataCard) -> anyhow::Result<()> {
    tell(card)?;
    let mut out = std::io::stdout().lock();
    for (table, columns) in &card.columns {
        writeln!(out, "\n{table}")?;
        for column in columns {
            writeln!(out, "  {:<16} {}", column.name, column.meaning)?;
        }
    }
    Ok(())
}

fn read(arguments: &ReadArguments) -> anyhow::Result<()> {
    let archive = Archive::open(&arguments.archive)?;
    let seeds = arguments.seeds.clone().unwrap_or(EVERY_SEED);
    let mut out = BufWriter::new(std::io::stdout().lock());
    for row in archive.rows(arguments.table.into(), seeds) {
        writeln!(out, "{}", row?)?;
    }
    Ok(out.flush()?)
}

fn export(arguments: &ExportArguments) -> anyhow::Result<()> {
    let archive = Archive::open(&arguments.archive)?;
    let seeds = arguments.seeds.clone().unwrap_or(EVERY_SEED);
    let mut out = BufWriter::new(std::io::stdout().lock());
    if let Some(folder) = &arguments.out {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    for record in archive.records(seeds) {
        let (seed, record) = record?;
        match &arguments.out {
            Some(folder) => {
                let path = folder.join(format!("{seed}.polis"));
                std::fs::write(&path, record).with_context(|| path.display().to_string())?;
            }
            None => writeln!(out, "# number {seed}\n{record}")?,
        }
    }
    Ok(out.flush()?)
}

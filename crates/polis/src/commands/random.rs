//! `polis random`: whole random games as records.

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::chance;
use polis_notation::{GameRecord, Notated};

use polis_terminal::GameOptions;

use crate::cli::RandomArguments;
use crate::options::{UsageError, game_options};
use crate::progress::Progress;

pub(crate) fn run(arguments: &RandomArguments) -> anyhow::Result<()> {
    let options = game_options(arguments.game.game, &arguments.game.options)?;
    let (seed, games) = (arguments.seed, arguments.games);
    if seed.checked_add(games - 1).is_none() {
        return Err(UsageError::Seeds { seed, games }.into());
    }
    let make = |seed| match &options {
        GameOptions::Akropolis(options) => random_game::<Akropolis>(options, seed),
        GameOptions::Architekton(options) => random_game::<Architekton>(options, seed),
    };
    match &arguments.out {
        Some(folder) => write_all(arguments, folder, make),
        None if arguments.games == 1 => {
            let text = make(arguments.seed)?;
            Ok(std::io::stdout().write_all(text.as_bytes())?)
        }
        None => Err(UsageError::NeedsFolder.into()),
    }
}

/// The record of a game in which every move is drawn by lot.
fn random_game<G: Notated>(options: &G::Options, seed: u64) -> anyhow::Result<String> {
    let mut rng = chance(seed);
    let setup = G::deal(options, &mut rng)?;
    let mut record = GameRecord::<G>::new(&setup)?;
    while let Some(chosen) = record.position().random_move(&mut rng) {
        record
            .play(chosen)
            .expect("a move drawn from the legal ones can be played");
    }
    Ok(record.to_string())
}

fn write_all(
    arguments: &RandomArguments,
    folder: &Path,
    make: impl Fn(u64) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let progress = Progress::new("random games", arguments.games);
    for number in 0..arguments.games {
        let seed = arguments.seed + number;
        let path = folder.join(format!("{seed}.polis"));
        std::fs::write(&path, make(seed)?).with_context(|| path.display().to_string())?;
        progress.advance(1);
    }
    Ok(())
}

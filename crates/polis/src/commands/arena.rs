//! `polis arena`: matches among computer players.

use std::time::Duration;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;

use crate::arena::{MatchConfig, print_json, print_table, run as play};
use polis_terminal::GameOptions;

use crate::cli::{ArenaArguments, Game};
use crate::options::{UsageError, game_options};

pub(crate) fn run(arguments: &ArenaArguments) -> anyhow::Result<()> {
    let bots = arguments.bots.0.len();
    let mut wanted = arguments.game.options.clone();
    // As many bots as people: their number says how many play.
    let people = match (arguments.game.game, wanted.players) {
        (_, Some(players)) => usize::from(players),
        (Game::Akropolis, None) if wanted.solo.is_some() => 1,
        (Game::Akropolis, None) => bots,
        (Game::Architekton, None) => 2,
    };
    if people != bots {
        return Err(UsageError::Bots { people, bots }.into());
    }
    if arguments.sprt.is_some() && bots != 2 {
        return Err(UsageError::SprtForTwo { bots }.into());
    }
    if arguments.game.game == Game::Akropolis {
        wanted.players = u8::try_from(people).ok();
    }
    let options = game_options(arguments.game.game, &wanted)?;
    let contest = MatchConfig {
        players: arguments.bots.0.clone(),
        games: arguments.games,
        seed: arguments.seed,
        move_time: Duration::from_millis(arguments.move_ms),
        threads: match arguments.threads {
            Some(threads) => usize::from(threads),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        },
        records: arguments.records.clone(),
        sprt: arguments.sprt,
    };
    let results = match &options {
        GameOptions::Akropolis(options) => play::<Akropolis>(options, &contest)?,
        GameOptions::Architekton(options) => play::<Architekton>(options, &contest)?,
    };
    if arguments.json {
        print_json(&contest, &results)?;
    } else {
        print_table(&contest, &results)?;
    }
    Ok(())
}

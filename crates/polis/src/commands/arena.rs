//! `polis arena`: matches among computer players.

use std::path::Path;
use std::time::Duration;

use anyhow::bail;
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::chance;
use polis_notation::{GameRecord, Notated, Record};
use polis_terminal::GameOptions;

use crate::arena::{
    Ladder, MatchConfig, MatchResults, Openings, PlayerSpec, Sink, print_json, print_ladder,
    print_table, run as play,
};
use crate::cli::{ArenaArguments, Game};
use crate::options::{UsageError, game_options};

pub(crate) fn run(arguments: &ArenaArguments) -> anyhow::Result<()> {
    let bots = arguments.bots.0.len();
    let mut wanted = arguments.game.options.clone();
    // As many bots as people: their number says how many play. On a ladder, two of them meet.
    let meeting = if arguments.gauntlet.is_some() {
        2
    } else {
        bots
    };
    let people = match (arguments.game.game, wanted.players) {
        (_, Some(players)) => usize::from(players),
        (Game::Akropolis, None) if wanted.solo.is_some() => 1,
        (Game::Akropolis, None) => meeting,
        (Game::Architekton, None) => 2,
    };
    if people != meeting || bots < meeting {
        return Err(UsageError::Bots { people, bots }.into());
    }
    if arguments.sprt.is_some() && bots != 2 {
        return Err(UsageError::SprtForTwo { bots }.into());
    }
    if arguments.game.game == Game::Akropolis {
        wanted.players = u8::try_from(people).ok();
    }
    let options = game_options(arguments.game.game, &wanted)?;
    let openings = match &arguments.openings {
        Some(path) => Openings::read(path)?,
        None => Openings::default(),
    };
    match &arguments.gauntlet {
        Some(path) => climb(path, arguments, &options, &openings),
        None => contest(arguments, &options, &openings),
    }
}

/// Plays one contest among all bots.
fn contest(
    arguments: &ArenaArguments,
    options: &GameOptions,
    openings: &Openings,
) -> anyhow::Result<()> {
    let records = (arguments.records.as_deref(), arguments.archive.as_deref());
    let sink = Sink::new(records.0, records.1)?;
    let contest = config(arguments, arguments.bots.0.clone(), arguments.seed, sink);
    let results = play_any(options, openings, &contest)?;
    if arguments.json {
        print_json(&contest, &results)?;
    } else {
        print_table(&contest, &results)?;
    }
    check_forfeits(&contest, &results, arguments.max_forfeits)
}

/// Lets every two bots meet, and writes the ladder after each two.
fn climb(
    path: &Path,
    arguments: &ArenaArguments,
    options: &GameOptions,
    openings: &Openings,
) -> anyhow::Result<()> {
    let header = match options {
        GameOptions::Akropolis(options) => header::<Akropolis>(options)?,
        GameOptions::Architekton(options) => header::<Architekton>(options)?,
    };
    let mut ladder = Ladder::open(path, &header)?;
    let bots = &arguments.bots.0;
    let mut failed = None;
    for (place, first) in bots.iter().enumerate() {
        for second in &bots[place + 1..] {
            let names = [first.name(), second.name()];
            let before = ladder.games_of(&names[0], &names[1]);
            let seed = arguments.seed.wrapping_add(before.div_ceil(2));
            let pair = vec![first.clone(), second.clone()];
            let contest = config(arguments, pair, seed, Sink::new(None, None)?);
            let results = play_any(options, openings, &contest)?;
            let forfeits = [results.stats[0].forfeits, results.stats[1].forfeits];
            ladder.add(&names[0], &names[1], results.stats[0].played, forfeits);
            ladder.save(path)?;
            let checked = check_forfeits(&contest, &results, arguments.max_forfeits);
            failed = failed.or(checked.err());
        }
    }
    print_ladder(&ladder, arguments.json)?;
    failed.map_or(Ok(()), Err)
}

/// The header of a record of such a game, without its tiles.
fn header<G: Notated>(options: &G::Options) -> anyhow::Result<String> {
    let setup = G::deal(options, &mut chance(0))?;
    let record = GameRecord::<G>::new(&setup)?.to_string();
    let tiles = ["deck ", "buildings ", "landscapes ", "moves"];
    let lines = record
        .lines()
        .filter(|line| !tiles.iter().any(|start| line.starts_with(start)));
    Ok(lines.collect::<Vec<_>>().join("; "))
}

fn config(
    arguments: &ArenaArguments,
    players: Vec<PlayerSpec>,
    seed: u64,
    sink: Sink,
) -> MatchConfig {
    MatchConfig {
        players,
        games: arguments.games,
        seed,
        move_time: Duration::from_millis(arguments.move_ms),
        start_time: Duration::from_millis(arguments.start_ms),
        threads: match arguments.threads {
            Some(threads) => usize::from(threads),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        },
        sink,
        sprt: arguments.sprt,
    }
}

fn play_any(
    options: &GameOptions,
    Openings(openings): &Openings,
    contest: &MatchConfig,
) -> anyhow::Result<MatchResults> {
    match options {
        GameOptions::Akropolis(options) => {
            let openings = openings
                .iter()
                .map(akropolis)
                .collect::<Result<Vec<_>, _>>()?;
            play::<Akropolis>(options, &openings, contest)
        }
        GameOptions::Architekton(options) => {
            let openings = openings
                .iter()
                .map(architekton)
                .collect::<Result<Vec<_>, _>>()?;
            play::<Architekton>(options, &openings, contest)
        }
    }
}

fn akropolis(opening: &Record) -> anyhow::Result<&GameRecord<Akropolis>> {
    match opening {
        Record::Akropolis(record) => Ok(record),
        Record::Architekton(_) => bail!("found an opening of Architekton; expected Akropolis"),
    }
}

fn architekton(opening: &Record) -> anyhow::Result<&GameRecord<Architekton>> {
    match opening {
        Record::Architekton(record) => Ok(record),
        Record::Akropolis(_) => bail!("found an opening of Akropolis; expected Architekton"),
    }
}

/// Fails where a bot forfeited a larger share of its games than is allowed.
fn check_forfeits(contest: &MatchConfig, results: &MatchResults, most: f64) -> anyhow::Result<()> {
    for (player, stats) in contest.players.iter().zip(&results.stats) {
        let share = stats.forfeit_rate();
        if share > most {
            bail!(
                "{} forfeited {} of {} games; expected at most {:.0} %",
                polis_game::excerpt(&player.name()),
                stats.forfeits,
                stats.all().games,
                100.0 * most
            );
        }
    }
    Ok(())
}

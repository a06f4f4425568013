//! Computer players.

use std::path::PathBuf;

use clap::Args;
use clap::builder::TypedValueParser;

use super::{Game, GameArguments};
use crate::arena::{BuiltinPlayer, PlayerList, PlayerSpec, Sprt};

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis arena --game akropolis --bots top,greedy --games 40 --move-ms 100\n  \
    polis arena --game akropolis --bots greedy,random,random --variants all --json\n  \
    polis arena --game akropolis --solo callicrates --bots greedy --games 200\n  \
    polis arena --game architekton --bots 'cmd:python3 bot.py',greedy --move-ms 1000\n  \
    polis arena --game akropolis --bots top@1000,top@100,top@2000p,greedy --gauntlet ladder.json\n\n\
    Every deal is played once for each order of the players. A bot is random, greedy, one of the\n\
    levels pupil, mason, foreman, master and daidalos (also called top), or `cmd:` and a command\n\
    that speaks the bot protocol (docs/bots.md); after `@`, its own time in milliseconds, or\n\
    with `p` its playouts. Status 1: a bot forfeited more games than are allowed.")]
pub(crate) struct ArenaArguments {
    #[command(flatten)]
    pub(crate) game: GameArguments,
    /// The bots with commas between them, as many as seats.
    #[arg(long, value_name = "BOTS")]
    pub(crate) bots: PlayerList,
    /// How many games, rounded up to whole deals.
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// How long a bot may think about a move, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) move_ms: u64,
    /// The first deal; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at a time; without it, as many as the machine has cores.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: Option<u8>,
    /// How much longer the first answer of a program may take, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000,
          value_parser = clap::value_parser!(u64).range(0..=600_000))]
    pub(crate) start_ms: u64,
    /// The share of its games that a bot may forfeit, from 0 to 1.
    #[arg(long, value_name = "SHARE", default_value_t = 0.05, value_parser = share)]
    pub(crate) max_forfeits: f64,
    /// A file of records from which the games go on, one a deal.
    #[arg(long, value_name = "FILE")]
    pub(crate) openings: Option<PathBuf>,
    /// A folder for the records of the games.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// One file for the records of the games.
    #[arg(long, value_name = "FILE", conflicts_with = "records")]
    pub(crate) archive: Option<PathBuf>,
    /// Let every two of the bots meet, and keep their results and ratings in this file over time.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["records", "archive", "sprt"])]
    pub(crate) gauntlet: Option<PathBuf>,
    /// Stop as soon as it is clear whether the first of two bots is better by the second or only
    /// by the first of these Elo differences, as in `0,50`.
    #[arg(long, value_name = "ELO,ELO", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis regret --game akropolis --bots top,master --move-ms 100\n  \
    polis regret --game akropolis --bots 'cmd:NEW bot --level top,cmd:OLD bot --level top'\n\n\
    The positions are taken from games of daidalos against itself; equal seeds give equal positions.")]
pub(crate) struct RegretArguments {
    #[command(flatten)]
    pub(crate) game: GameArguments,
    /// The bots with commas between them, as many as one likes.
    #[arg(long, value_name = "BOTS")]
    pub(crate) bots: PlayerList,
    /// How many positions.
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..=100_000).map(|positions| positions as usize))]
    pub(crate) positions: usize,
    /// How long a bot may think about a move, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) move_ms: u64,
    /// How many playouts the long search has, and the comparison after it.
    #[arg(long, value_name = "N", default_value_t = 40_000,
          value_parser = clap::value_parser!(u32).range(100..=100_000_000))]
    pub(crate) playouts: u32,
    /// The first game; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many positions at a time.
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: u8,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  \
    polis arena --game akropolis --bots greedy,'cmd:polis bot --level greedy' --games 10")]
pub(crate) struct BotArguments {
    /// Which player: random, greedy, pupil, mason, foreman, master or daidalos (also called top).
    #[arg(long, value_name = "LEVEL")]
    pub(crate) level: BuiltinPlayer,
    /// Equal seeds and questions give equal answers, but for daidalos, who goes by the clock.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  \
    polis bot-check 'cmd:python3 bot.py'\n\n\
    Status 0: it would lose no game by its manners. docs/bots.md has the protocol.")]
pub(crate) struct BotCheckArguments {
    /// The program: `cmd:` and a command.
    #[arg(value_name = "BOT")]
    pub(crate) bot: PlayerSpec,
    /// How long it may think about a move, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) move_ms: u64,
    /// How much longer its first answer may take, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000,
          value_parser = clap::value_parser!(u64).range(0..=600_000))]
    pub(crate) start_ms: u64,
    /// The deals of the games that it plays.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis bot-serve 'cmd:python3 bot.py'\n  \
    polis bot-serve 'cmd:./bot' --port 9000 --origin https://example.org\n\n\
    A page sends a question as a message and gets the answer as one; docs/bots.md has both. Only pages\n\
    of this machine can connect, and those of the sites that --origin names.")]
pub(crate) struct BotServeArguments {
    /// The program: `cmd:` and a command. It is started once for each page that connects.
    #[arg(value_name = "BOT")]
    pub(crate) bot: PlayerSpec,
    /// The port on this machine; 0 for any that is free.
    #[arg(long, value_name = "PORT", default_value_t = 8790)]
    pub(crate) port: u16,
    /// A site whose pages may connect as well, as in `https://example.org`; can be repeated.
    #[arg(long, value_name = "ORIGIN")]
    pub(crate) origin: Vec<String>,
    /// How much longer its first answer may take, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000,
          value_parser = clap::value_parser!(u64).range(0..=600_000))]
    pub(crate) start_ms: u64,
}

/// Reads a share, from 0 to 1.
pub(super) fn share(text: &str) -> Result<f64, String> {
    let share = text
        .parse()
        .ok()
        .filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "expected a number from 0 to 1".to_owned())
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis train --game akropolis --out training --generations 20\n  \
    polis train --game architekton --out training --games 2000 --minutes 10\n\n\
    The same command goes on where the last run of it ended. docs/training.md says how the weights\n\
    of the program were made.")]
pub(crate) struct TrainArguments {
    /// Which game.
    #[arg(long, value_enum)]
    pub(crate) game: Game,
    /// A folder for the weights and for what is needed to go on later.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// Stop after so many generations, counted from the beginning.
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) generations: u32,
    /// How many games a generation plays.
    #[arg(long, value_name = "N", default_value_t = 4000,
          value_parser = clap::value_parser!(u64).range(1..=10_000_000).map(|games| games as usize))]
    pub(crate) games: usize,
    /// How often each sample is seen in a generation.
    #[arg(long, value_name = "N", default_value_t = 4,
          value_parser = clap::value_parser!(u64).range(1..=1000).map(|epochs| epochs as usize))]
    pub(crate) epochs: usize,
    /// How many samples make a step.
    #[arg(long, value_name = "N", default_value_t = 1024,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000).map(|batch| batch as usize))]
    pub(crate) batch: usize,
    /// How far a step goes.
    #[arg(
        long,
        value_name = "X",
        default_value_t = 0.001,
        allow_negative_numbers = true
    )]
    pub(crate) rate: f32,
    /// How many games of each generation's exam against `greedy`.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) exam: usize,
    /// End when there would be no time for another generation within so many minutes.
    #[arg(long, value_name = "MINUTES", allow_negative_numbers = true)]
    pub(crate) minutes: Option<f64>,
    /// Start from the weights that are part of the program.
    #[arg(long)]
    pub(crate) from_embedded: bool,
    /// Equal seeds give equal weights.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads; without it, as many as the machine has cores.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: Option<u8>,
}

//! What can be typed.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::TypedValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use polis_akropolis::{Architect, District};

use crate::arena::{Built, Players, Sprt};
use crate::play::ComputerSeat;

/// Play, replay and study Akropolis and Architekton, two tile-laying games of ancient Greece.
#[derive(Debug, Parser)]
#[command(
    name = "polis",
    version,
    about,
    max_term_width = 100,
    after_help = "Examples:\n  \
        polis serve --open                      play in the browser\n  \
        polis play                              choose a game and play it in the terminal\n  \
        polis random --game akropolis --seed 7 > game.polis\n  \
        polis show game.polis --ply 20          the table after 20 moves\n  \
        polis score game.polis                  the score sheet, and why each hex counts\n  \
        polis hint game.polis --ply 20          the best moves there, and what they gain\n  \
        polis trace game.polis                  every position as a line of JSON\n\n\
        Exit status: 0 done, 1 the answer is no or the input is bad, 2 called wrongly.\n\
        Colours appear only on a terminal, and never when NO_COLOR is set."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play either game in a full-screen terminal.
    Play(PlayArguments),
    /// Serve the browser game.
    Serve(ServeArguments),
    /// Play many games at once on a server, and see what it can bear.
    Load(LoadArguments),
    /// Write everything that a server keeps into a file; the server can go on meanwhile.
    Backup(BackupArguments),
    /// Put everything of a backup into an empty folder or database.
    Restore(RestoreArguments),
    /// Show a position as a picture in text.
    Show(PositionArguments),
    /// Show the score sheet of a position, and why each hex or building counts or not.
    Score(PositionArguments),
    /// Find the best moves of a position, and say what each of them gains.
    Hint(HintArguments),
    /// Look back at a whole game: what was best, what was missed, and where it turned.
    Analyse(AnalyseArguments),
    /// Draw a position as a picture (PNG or SVG).
    Draw(DrawArguments),
    /// Make a film of a whole game (an animated GIF).
    Film(FilmArguments),
    /// Replay a record and print every position as a line of JSON.
    Trace(TraceArguments),
    /// Make whole random games as records.
    Random(RandomArguments),
    /// Let computer players play matches against each other.
    Arena(ArenaArguments),
    /// Speak the bot protocol on standard input and output as a built-in player.
    Bot(BotArguments),
    /// Train the learned evaluation of the computer players by self-play.
    Train(TrainArguments),
    /// Make puzzles from games of the computer players, or check a file of puzzles.
    Puzzles(PuzzlesArguments),
    /// Count the sequences of moves by their length, for a fixed order of tiles.
    Perft(PerftArguments),
    /// Measure how fast the rules are on this machine.
    Bench(BenchArguments),
    /// Print the completions for a shell.
    #[command(
        after_help = "Example:\n  polis completions bash > ~/.local/share/bash-completion/completions/polis"
    )]
    Completions(CompletionsArguments),
}

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Game {
    /// Stack hex tiles into a city; 1 to 4 players.
    Akropolis,
    /// Lay a chequered town of buildings and landscapes; 2 players.
    Architekton,
}

/// What is agreed before a game.
#[derive(Clone, Debug, Args)]
pub(crate) struct GameArguments {
    /// Which game.
    #[arg(long, value_enum)]
    pub(crate) game: Game,
    #[command(flatten)]
    pub(crate) options: OptionArguments,
}

/// The options of both games.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct OptionArguments {
    /// How many people play: 2 to 4 in Akropolis, 1 with --solo; 2 in Architekton.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub(crate) players: Option<u8>,
    /// Variants of Akropolis, with commas between them, or `all`.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) variants: Vec<Variant>,
    /// How long a game of Akropolis is.
    #[arg(long, value_enum)]
    pub(crate) length: Option<GameLength>,
    /// Play Akropolis alone against the Illustrious Architect.
    #[arg(long, value_name = "ARCHITECT", value_parser = architect)]
    pub(crate) solo: Option<Architect>,
    /// A file of 22 other building faces for Architekton (a csv with the columns
    /// tile,north,east,south,west).
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
}

/// A variant, or all of them.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Variant {
    /// The houses variant.
    Houses,
    /// The markets variant.
    Markets,
    /// The barracks variant.
    Barracks,
    /// The temples variant.
    Temples,
    /// The gardens variant.
    Gardens,
    /// All five.
    All,
}

impl Variant {
    /// The types that it doubles.
    pub(crate) fn districts(self) -> &'static [District] {
        match self {
            Variant::Houses => &[District::Houses],
            Variant::Markets => &[District::Markets],
            Variant::Barracks => &[District::Barracks],
            Variant::Temples => &[District::Temples],
            Variant::Gardens => &[District::Gardens],
            Variant::All => &District::ALL,
        }
    }
}

/// How long a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameLength {
    /// 11 stacks.
    Standard,
    /// All 61 tiles.
    Long,
}

fn architect(name: &str) -> Result<Architect, String> {
    Architect::from_name(name)
        .ok_or_else(|| "expected hippodamos, metagenes or callicrates".to_owned())
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis play                                    choose everything on the first screen\n  \
    polis play --game akropolis --players 3 --computer 2:mason,3:daidalos\n  \
    polis play --game akropolis --solo callicrates --variants all\n  \
    polis play --resume game.polis                go on where a saved game stands")]
pub(crate) struct PlayArguments {
    /// Which game; without any option the first screen asks, with options of Akropolis it is that.
    #[arg(long, value_enum)]
    pub(crate) game: Option<Game>,
    #[command(flatten)]
    pub(crate) options: OptionArguments,
    /// The seats that the computer plays, with commas between them, each with its level or without,
    /// as in `2:mason,3`; the levels are pupil, mason, foreman (without one), master and daidalos,
    /// which is also called top.
    #[arg(long, value_name = "SEATS", value_delimiter = ',')]
    pub(crate) computer: Vec<ComputerSeat>,
    /// The order of the tiles; by lot without it.
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved game.
    #[arg(
        long,
        value_name = "RECORD",
        conflicts_with_all = ["game", "players", "variants", "length", "solo", "seed"]
    )]
    pub(crate) resume: Option<PathBuf>,
    /// Where to save the game; without it, a file in the current folder named after the game.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis serve --open                                  play in the browser\n  \
    polis serve --listen 0.0.0.0:80                     for everybody in the network\n  \
    polis serve --data /var/lib/polis                   keep everything there (SQLite)\n  \
    polis serve --database postgres://polis@db/polis    several servers, one database\n\n\
    Every setting can also stand in the environment (POLIS_LISTEN and so on) or in a file\n\
    (--config). A flag goes before the environment, and that before the file. docs/hosting.md\n\
    explains them.")]
pub(crate) struct ServeArguments {
    /// Where to listen; without it at 127.0.0.1:8080, or the next port that is free.
    #[arg(long, alias = "address", value_name = "ADDRESS", env = "POLIS_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Open the game in a browser.
    #[arg(long)]
    pub(crate) open: bool,
    /// Serve the game from a folder that `cargo xtask web --out` wrote.
    #[arg(long, value_name = "DIR", env = "POLIS_WEB_FOLDER")]
    pub(crate) web: Option<PathBuf>,
    /// The folder in which everything is kept; without it, one for this user.
    #[arg(long, value_name = "DIR", env = "POLIS_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Keep everything in a PostgreSQL database instead, which several servers can share.
    #[arg(
        long,
        value_name = "URL",
        env = "POLIS_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
    /// The most connections to PostgreSQL.
    #[arg(long, value_name = "N", env = "POLIS_DATABASE_CONNECTIONS",
          value_parser = clap::value_parser!(u32).range(2..=1000))]
    pub(crate) database_connections: Option<u32>,
    /// How many threads computer players think in; without it, half of the cores.
    #[arg(long, value_name = "N", env = "POLIS_MIND_THREADS",
          value_parser = clap::value_parser!(u64).range(1..=256).map(|threads| threads as usize))]
    pub(crate) mind_threads: Option<usize>,
    /// How long the strongest computer player thinks about a move, in milliseconds.
    #[arg(long, value_name = "MS", env = "POLIS_MIND_MS",
          value_parser = clap::value_parser!(u64).range(10..=60_000))]
    pub(crate) mind_ms: Option<u64>,
    /// Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, as networks.
    #[arg(
        long,
        value_name = "NET",
        env = "POLIS_TRUSTED_PROXIES",
        value_delimiter = ','
    )]
    pub(crate) trusted_proxies: Option<Vec<String>>,
    /// Other addresses of this site, as in `https://polis.example`.
    #[arg(long, value_name = "URL", env = "POLIS_ORIGINS", value_delimiter = ',')]
    pub(crate) origins: Option<Vec<String>>,
    /// What is logged: error, warn, info, debug, or finer, as in `info,polis_server=debug`.
    #[arg(long, value_name = "LEVEL", env = "POLIS_LOG")]
    pub(crate) log: Option<String>,
    /// How it is logged.
    #[arg(long, value_enum, value_name = "FORM", env = "POLIS_LOG_FORM")]
    pub(crate) log_form: Option<LogForm>,
    /// A TOML file with settings: the same names, with `_` for `-`, and a table `limits`.
    #[arg(long, value_name = "FILE", env = "POLIS_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis backup --data /var/lib/polis --out polis.backup\n  \
    polis backup --database postgres://polis@db/polis --out polis.backup\n\n\
    The file fits both databases: it is also the way from one to the other.")]
pub(crate) struct BackupArguments {
    #[command(flatten)]
    pub(crate) kept: KeptArguments,
    /// The file to write; `-` is standard output.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  polis restore polis.backup --data /var/lib/polis")]
pub(crate) struct RestoreArguments {
    /// The file that `polis backup` wrote; `-` is standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) kept: KeptArguments,
}

/// Where a server keeps everything.
#[derive(Debug, Args)]
pub(crate) struct KeptArguments {
    /// The folder in which everything is kept; without it, the one for this user.
    #[arg(long, value_name = "DIR", env = "POLIS_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// The PostgreSQL database in which everything is kept instead.
    #[arg(
        long,
        value_name = "URL",
        env = "POLIS_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogForm {
    /// For people.
    Text,
    /// A line of JSON for each event.
    Json,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis load --url http://127.0.0.1:8080 --tables 100 --rate 500 --seconds 10\n  \
    polis load --url http://127.0.0.1:8080 --tables 500 --rate 5000 --seconds 20 --json\n\n\
    It opens private tables with two guests each, who play moves by lot and check all they are told. \
    Load only servers of your own. The exit status is 1 when anything went wrong or was lost.")]
pub(crate) struct LoadArguments {
    /// Where the server is.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    pub(crate) url: String,
    /// How many tables play at a time; each has two sockets.
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) tables: u32,
    /// How many moves are sent in a second, at all tables together.
    #[arg(long, value_name = "MOVES", default_value_t = 500.0, value_parser = rate)]
    pub(crate) rate: f64,
    /// How long.
    #[arg(long, value_name = "S", default_value_t = 10,
          value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) seconds: u32,
    /// The chance that moves are drawn by.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How many moves a second.
fn rate(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|rate| (0.01..=1_000_000.0).contains(rate))
        .ok_or_else(|| {
            format!(
                "found `{}`; expected 0.01 to 1000000",
                polis_table::excerpt(text)
            )
        })
}

/// A position of a record.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis show game.polis             the position at the end of the record\n  \
    polis show game.polis --ply 0     before the first move\n  \
    polis random --game akropolis --seed 7 | polis score -")]
pub(crate) struct PositionArguments {
    /// A record file, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// After so many moves; without it, after the last.
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
    /// A file of 22 other building faces for Architekton.
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis hint game.polis --ply 20\n  \
    polis hint game.polis --top 10 --move-ms 5000\n  \
    polis hint game.polis --ply 20 --json | jq .moves[0].words\n\n\
    Only what the seat to move can know is used: a record may have `?` for unseen tiles.")]
pub(crate) struct HintArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// How many moves to tell of.
    #[arg(long, value_name = "K", default_value_t = 5,
          value_parser = clap::value_parser!(u8).range(1..=50))]
    pub(crate) top: u8,
    /// How long to think, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) move_ms: u64,
    /// The chance that the search draws by.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads think.
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: u8,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis analyse game.polis\n  \
    polis analyse game.polis --json | jq '.players[].accuracy'\n\n\
    Every position is looked at as the seat to move saw it: tiles that were unseen then stay so.")]
pub(crate) struct AnalyseArguments {
    /// A record file, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// A file of 22 other building faces for Architekton.
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
    /// How many playouts each move gets.
    #[arg(long, value_name = "N", default_value_t = polis_study::Depth::USEFUL.full,
          value_parser = clap::value_parser!(u32).range(32..=10_000_000))]
    pub(crate) playouts: u32,
    /// How many of the best moves to tell of, for each position.
    #[arg(long, value_name = "K", default_value_t = 3,
          value_parser = clap::value_parser!(u8).range(1..=50))]
    pub(crate) top: u8,
    /// How many threads think; the answer does not depend on it.
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: u8,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The colours of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PictureTheme {
    /// By day.
    Light,
    /// By night.
    Dark,
}

impl From<PictureTheme> for polis_draw::Theme {
    fn from(theme: PictureTheme) -> polis_draw::Theme {
        match theme {
            PictureTheme::Light => polis_draw::Theme::Light,
            PictureTheme::Dark => polis_draw::Theme::Dark,
        }
    }
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis draw game.polis -o end.png\n  \
    polis draw game.polis --ply 20 --theme dark -o city.svg")]
pub(crate) struct DrawArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// The picture: a name that ends in .png or .svg.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// The colours.
    #[arg(long, value_enum, default_value_t = PictureTheme::Light)]
    pub(crate) theme: PictureTheme,
    /// How much larger than usual a PNG is.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = scale)]
    pub(crate) scale: f32,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis film game.polis -o game.gif\n  \
    polis film game.polis --move-ms 500 --scale 0.5 -o small.gif")]
pub(crate) struct FilmArguments {
    /// A record file, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// A file of 22 other building faces for Architekton.
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
    /// The film: a name that ends in .gif.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// The colours.
    #[arg(long, value_enum, default_value_t = PictureTheme::Light)]
    pub(crate) theme: PictureTheme,
    /// How much larger than usual it is.
    #[arg(long, value_name = "FACTOR", default_value_t = 0.75, value_parser = scale)]
    pub(crate) scale: f32,
    /// How long each position is seen, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 800,
          value_parser = clap::value_parser!(u32).range(20..=60_000))]
    pub(crate) move_ms: u32,
}

/// How much larger or smaller a picture is to be.
fn scale(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|scale| (0.1..=4.0).contains(scale))
        .ok_or_else(|| format!("found `{}`; expected 0.1 to 4", polis_table::excerpt(text)))
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis trace game.polis\n  \
    polis random --game architekton --seed 3 | polis trace - | tail -n 1")]
pub(crate) struct TraceArguments {
    /// A record file, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// A file of 22 other building faces for Architekton.
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis random --game akropolis --players 3 --variants houses,gardens --seed 1\n  \
    polis random --game akropolis --solo callicrates --length long --seed 1\n  \
    polis random --game architekton --seed 1 --games 1000 --out games\n\n\
    Game number i of several has the seed S + i - 1, so each can be made again alone.")]
pub(crate) struct RandomArguments {
    #[command(flatten)]
    pub(crate) game: GameArguments,
    /// Equal seeds give equal games.
    #[arg(long, value_name = "S")]
    pub(crate) seed: u64,
    /// How many games; more than one needs --out.
    #[arg(long, value_name = "K", default_value_t = 1,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// A folder for the records; without it one record goes to standard output.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis arena --game akropolis --bots top,greedy --games 40 --move-ms 100\n  \
    polis arena --game akropolis --bots greedy,random,random --variants all --json\n  \
    polis arena --game akropolis --solo callicrates --bots greedy --games 200\n  \
    polis arena --game architekton --bots 'cmd:python3 bot.py',greedy --move-ms 1000\n\n\
    Every deal is played once for each rotation of the seats. A bot is random, greedy, one of the\n\
    levels pupil, mason, foreman, master and daidalos (also called top), or `cmd:` and a command\n\
    that speaks the bot protocol (docs/bots.md).")]
pub(crate) struct ArenaArguments {
    #[command(flatten)]
    pub(crate) game: GameArguments,
    /// The bots with commas between them, as many as seats.
    #[arg(long, value_name = "BOTS")]
    pub(crate) bots: Players,
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
    /// A folder for the records of the games.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Stop as soon as it is clear whether the first of two bots is better by the second or only
    /// by the first of these Elo differences, as in `0,50`.
    #[arg(long, value_name = "ELO,ELO", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
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
    pub(crate) level: Built,
    /// Equal seeds and questions give equal answers, but for daidalos, who goes by the clock.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
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

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis puzzles --game akropolis --seed 1 --minutes 5 --out made.txt\n  \
    polis puzzles --game akropolis --check made.txt --out crates/puzzle/data/akropolis.txt\n\n\
    Game number i has the seed S + i - 1; what comes of it depends on that and the playouts, not on\n\
    threads or time. The same command goes on where the last run of it ended: FILE.progress says\n\
    how far that was. docs/puzzles.md tells the form of the file and what the check asks for.")]
pub(crate) struct PuzzlesArguments {
    /// Which game.
    #[arg(long, value_enum)]
    pub(crate) game: Game,
    /// Check the puzzles of this file, by the rules and by a search with ten times the playouts
    /// that made them, and keep those that hold.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "play", "playouts"])]
    pub(crate) check: Option<PathBuf>,
    /// The file to write.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// The seed of the first game, or of the searches of a check.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Stop after so many games, counted from the beginning.
    #[arg(long, value_name = "N", default_value_t = 100_000,
          value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Begin nothing new after so many minutes.
    #[arg(long, value_name = "MINUTES", allow_negative_numbers = true)]
    pub(crate) minutes: Option<f64>,
    /// How many playouts the players of the games spend on a move.
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) play: u32,
    /// How many playouts a position gets that may become a puzzle.
    #[arg(long, value_name = "N", default_value_t = 4000,
          value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) playouts: u32,
    /// How many threads; without it, as many as the machine has cores.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: Option<u8>,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  polis perft --game akropolis --seed 1 --depth 3")]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) game: GameArguments,
    /// The order of the tiles.
    #[arg(long, value_name = "S")]
    pub(crate) seed: u64,
    /// The length of the sequences.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=12))]
    pub(crate) depth: u32,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  polis bench --json")]
pub(crate) struct BenchArguments {
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
    /// How long to measure each figure, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub(crate) seconds: f64,
}

#[derive(Debug, Args)]
pub(crate) struct CompletionsArguments {
    /// The shell.
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

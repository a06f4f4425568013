//! What can be typed.

mod admin;
#[cfg(feature = "tools")]
mod archive;
#[cfg(feature = "tools")]
mod computer;
#[cfg(feature = "tools")]
mod computer_seat;
#[cfg(feature = "tools")]
mod game;
#[cfg(feature = "tools")]
mod limits;
#[cfg(feature = "tools")]
mod load;
#[cfg(feature = "tools")]
mod measure;
#[cfg(feature = "tools")]
mod picture;
#[cfg(feature = "tools")]
mod puzzles;
#[cfg(feature = "tools")]
mod record;
mod server;
#[cfg(feature = "tools")]
mod soak;
#[cfg(feature = "tools")]
mod study;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

pub(crate) use admin::{AdminArguments, AdminTask, WhoCanSignUp};
#[cfg(feature = "tools")]
pub(crate) use archive::{
    ArchiveArguments, ArchiveTask, ExportArguments, MakeArguments, ReadArguments,
};
#[cfg(feature = "tools")]
pub(crate) use computer::{
    ArenaArguments, BotArguments, BotCheckArguments, BotServeArguments, RegretArguments,
    TrainArguments,
};
#[cfg(feature = "tools")]
pub(crate) use computer_seat::{ComputerSeat, players};
#[cfg(feature = "tools")]
pub(crate) use game::{Game, GameArguments, GameLength, OptionArguments, PlayArguments};
#[cfg(feature = "tools")]
pub(crate) use limits::LimitsArguments;
#[cfg(feature = "tools")]
pub(crate) use load::LoadArguments;
#[cfg(feature = "tools")]
pub(crate) use measure::{BenchArguments, PerftArguments};
#[cfg(feature = "tools")]
pub(crate) use picture::{DrawArguments, FilmArguments, PictureFormat};
#[cfg(feature = "tools")]
pub(crate) use puzzles::PuzzlesArguments;
#[cfg(feature = "tools")]
pub(crate) use record::{RandomArguments, TraceArguments, VerifyArguments};
pub(crate) use server::{
    BackupArguments, LogFormat, RestoreArguments, ServeArguments, StorageArguments,
};
#[cfg(feature = "tools")]
pub(crate) use soak::SoakArguments;
#[cfg(feature = "tools")]
pub(crate) use study::{AnalyseArguments, HintArguments, PositionArguments};

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
    /// Serve the browser game.
    Serve(ServeArguments),
    /// Write everything that a server keeps into a file; the server can go on meanwhile.
    Backup(BackupArguments),
    /// Put everything of a backup into an empty folder or database.
    Restore(RestoreArguments),
    /// Look at people and tables of a server, and help or keep out somebody.
    Admin(AdminArguments),
    #[cfg(feature = "tools")]
    #[command(flatten)]
    Tool(Tool),
    /// Print the completions for a shell.
    #[command(
        after_help = "Example:\n  polis completions bash > ~/.local/share/bash-completion/completions/polis"
    )]
    Completions(CompletionsArguments),
    /// Write the manual pages into a folder.
    #[command(after_help = "Example:\n  polis manual ~/.local/share/man/man1")]
    Manual(ManualArguments),
}

/// What needs no server.
#[cfg(feature = "tools")]
#[derive(Debug, Subcommand)]
pub(crate) enum Tool {
    /// Play either game in a full-screen terminal.
    Play(PlayArguments),
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
    /// Check that a server shuffled the tiles of a game before it began, and changed nothing since.
    Verify(VerifyArguments),
    /// Make whole random games as records.
    Random(RandomArguments),
    /// Let computer players play matches against each other.
    Arena(ArenaArguments),
    /// Make archives of games in compressed columns, and read them.
    Archive(ArchiveArguments),
    /// Measure what computer players give away against a long search.
    Regret(RegretArguments),
    /// Bound what a solo game with a known order of tiles can bring, from below and from above.
    Limits(LimitsArguments),
    /// Speak the bot protocol on standard input and output as a built-in player.
    Bot(BotArguments),
    /// Check whether a program speaks the bot protocol, and say what it does wrong.
    BotCheck(BotCheckArguments),
    /// Put a program that speaks the bot protocol on a WebSocket of this machine, for pages in a browser.
    BotServe(BotServeArguments),
    /// Train the learned evaluation of the computer players by self-play.
    Train(TrainArguments),
    /// Make puzzles from games of the computer players, or check a file of puzzles.
    Puzzles(PuzzlesArguments),
    /// Play many games at once on a server, and see what it can bear.
    Load(LoadArguments),
    /// Kill a server in mid-play again and again, and see that nothing is lost.
    Soak(SoakArguments),
    /// Count the sequences of moves by their length, for a fixed order of tiles.
    Perft(PerftArguments),
    /// Measure how fast the rules are on this machine.
    Bench(BenchArguments),
}

#[derive(Debug, Args)]
pub(crate) struct CompletionsArguments {
    /// The shell.
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

#[derive(Debug, Args)]
pub(crate) struct ManualArguments {
    /// The folder, which is made if it is not there.
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
}

//! What can be typed.

mod archive;
mod computer;
mod computer_seat;
mod game;
mod limits;
mod load;
mod measure;
mod picture;
mod puzzles;
mod record;
mod soak;
mod study;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use polis_hosting::HostCommand;

pub(crate) use archive::{
    ArchiveArguments, ArchiveTask, ExportArguments, MakeArguments, ReadArguments,
};
pub(crate) use computer::{
    ArenaArguments, BotArguments, BotCheckArguments, BotServeArguments, RegretArguments,
    TrainArguments,
};
pub(crate) use computer_seat::{ComputerSeat, players};
pub(crate) use game::{Game, GameArguments, GameLength, OptionArguments, PlayArguments};
pub(crate) use limits::LimitsArguments;
pub(crate) use load::LoadArguments;
pub(crate) use measure::{BenchArguments, PerftArguments};
pub(crate) use picture::{DrawArguments, FilmArguments, PictureFormat};
pub(crate) use puzzles::PuzzlesArguments;
pub(crate) use record::{RandomArguments, TraceArguments, VerifyArguments};
pub(crate) use soak::SoakArguments;
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
    #[command(flatten)]
    Host(HostCommand),
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

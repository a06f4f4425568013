//! `polis play`: either game in a full-screen terminal.

use std::path::{Path, PathBuf};

use anyhow::bail;
use polis_notation::{Notated, Record};
use polis_terminal::{GameSetup, PlayOptions, Start, play};

use crate::cli::{Game, PlayArguments, players};
use crate::{input, options};

pub(crate) fn run(arguments: &PlayArguments) -> anyhow::Result<()> {
    Ok(play(&PlayOptions {
        start: start(arguments)?,
        save: arguments.save.clone(),
        seed: arguments.seed,
        memory: memory_folder(),
    })?)
}

/// The folder for what is remembered from game to game, as the system wants it; none where it names none.
fn memory_folder() -> Option<PathBuf> {
    let folder = |name: &str| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        value.map(PathBuf::from).filter(|path| path.is_absolute())
    };
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("APPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local/share")))?;
    Some(data.join("polis"))
}

/// What the arguments ask for: a saved game, a new one, or the start page.
fn start(arguments: &PlayArguments) -> anyhow::Result<Start> {
    let computers = &arguments.computer;
    if let Some(path) = &arguments.resume {
        if path == Path::new("-") {
            bail!("a game to go on with is saved again after every move; expected a file");
        }
        let record = input::record(path, arguments.options.buildings.as_deref())?;
        let people = match &record {
            Record::Akropolis(record) => record.start().people(),
            Record::Architekton(record) => record.start().people(),
        };
        return Ok(Start::Resume {
            record,
            path: path.clone(),
            players: if computers.is_empty() {
                None
            } else {
                Some(players(computers, people)?)
            },
        });
    }
    let Some(game) = asked_game(arguments) else {
        return Ok(Start::StartPage);
    };
    let options = options::game_options(game, &arguments.options)?;
    Ok(Start::NewGame(GameSetup {
        players: players(computers, options.people())?,
        names: Vec::new(),
        options,
    }))
}

/// The game that was asked for, by its name or by an option that only one of them has.
fn asked_game(arguments: &PlayArguments) -> Option<Game> {
    let options = &arguments.options;
    let akropolis = options.players.is_some()
        || options.solo.is_some()
        || options.length.is_some()
        || !options.variants.is_empty();
    let implied = if akropolis || !arguments.computer.is_empty() {
        Some(Game::Akropolis)
    } else {
        options.buildings.as_ref().map(|_| Game::Architekton)
    };
    arguments.game.or(implied)
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use polis_terminal::GameOptions;

    use super::*;
    use crate::cli::{Cli, Command, Tool};

    fn started(arguments: &str) -> anyhow::Result<Start> {
        let words = ["polis", "play"].into_iter();
        let cli = Cli::try_parse_from(words.chain(arguments.split_whitespace())).unwrap();
        let Command::Tool(Tool::Play(arguments)) = cli.command else {
            panic!("expected play");
        };
        start(&arguments)
    }

    #[test]
    fn an_option_of_one_game_asks_for_that_game() {
        assert!(matches!(started(""), Ok(Start::StartPage)));
        assert!(matches!(started("--save FILE"), Ok(Start::StartPage)));
        for arguments in ["--solo callicrates", "--players 3", "--computer 2"] {
            let Ok(Start::NewGame(setup)) = started(arguments) else {
                panic!("expected a new game with {arguments}");
            };
            assert!(matches!(setup.options, GameOptions::Akropolis(_)));
        }
        let error = started("--resume -").unwrap_err().to_string();
        assert!(error.contains("expected a file"), "{error}");
        let error = started("--game akropolis --computer 3").unwrap_err();
        assert!(error.is::<options::UsageError>(), "{error}");
    }

    #[test]
    fn what_cannot_be_typed_is_refused() {
        let check = |seats: &str, expected: &str| {
            let words = ["polis", "play", "--game", "akropolis", "--computer", seats];
            let error = Cli::try_parse_from(words).unwrap_err();
            assert_eq!(error.exit_code(), 2);
            assert!(error.to_string().contains(expected), "{error}");
        };
        check("2:bricklayer", "found `bricklayer`; expected pupil, mason,");
        check("2:mason,5", "found seat `5`; expected 1 to 4");
        check("2,", "found seat ``; expected 1 to 4");
    }
}

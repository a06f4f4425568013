//! The puzzles that come with the game, as files beside the code of a page.

use polis_notation::GameKind;

/// The file of a game's puzzles.
pub fn file_name(game: GameKind) -> String {
    format!("puzzles-{game}.json")
}

/// The files of both games: their names and what is in them, a list of lines.
pub fn files() -> impl Iterator<Item = (String, String)> {
    GameKind::ALL.into_iter().map(|game| {
        let text = match game {
            GameKind::Akropolis => include_str!("../data/akropolis.txt"),
            GameKind::Architekton => include_str!("../data/architekton.txt"),
        };
        let is_puzzle = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let lines: Vec<&str> = text.lines().filter(is_puzzle).collect();
        (file_name(game), serde_json::Value::from(lines).to_string())
    })
}

//! English.

use super::Study;

pub const STUDY: Study = Study {
    title: "Study",
    line: "Go through your games move by move, and find what was better.",
    this_game: "Study this game",
    open: "Open a record",
    open_line: "Paste a record or choose a file. It is put among your games.",
    open_now: "Open and study",
    mine: "My games",
    no_games: "No game is kept here yet. Play one, or open a record.",
    puzzles_line: "Find the best move in positions from games.",
    editor_line: "Set up any position and look at it.",
    pad_line: "Count the points at a real table.",
    statistics_line: "What your games have in common.",
};

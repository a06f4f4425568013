//! English.

use super::Puzzles;
use crate::words::plural::{one_other, signed};

pub const PUZZLES: Puzzles = Puzzles {
    title: "Puzzles",
    line: "Positions from strong games: find the move.",
    day: "Puzzle of the day",
    day_line: "The same for everybody, a new one every day.",
    day_solved: "Solved today",
    day_failed: "Not solved today",
    days_in_a_row: |days| format!("{} in a row", one_other(days, "day", "days")),
    weekdays: ["M", "T", "W", "T", "F", "S", "S"],
    solve: "Solve",
    next: "Next puzzle",
    all: "All puzzles",
    any: "Everything",
    themes: [
        "Best move",
        "Most points",
        "Make it count",
        "Do not go bankrupt",
        "Bankrupt the opponent",
    ],
    rating: "Your rating",
    graph: "How your rating went",
    rated: |rating| format!("rated {rating}"),
    solved_of: |solved, all| format!("{solved} of {all} solved"),
    in_a_row: |number| format!("{number} in a row"),
    number: |number| format!("Puzzle {number}"),
    best: "Find the best move.",
    points: "Score the most points with one move.",
    count: [
        "Make your houses count.",
        "Make your markets count.",
        "Make your barracks count.",
        "Make your temples count.",
        "Make your gardens count.",
    ],
    survive: "Lay so that your opponent cannot make you bankrupt next turn with the tiles that are face up.",
    bankrupt: "Make your opponent bankrupt this turn.",
    right: "Right!",
    wrong: "Not this one.",
    wins: |win, next| format!("It wins {win} % of the games, the next best move {next} %."),
    ahead: |points| {
        format!(
            "In the end it is {} ahead of the next best move.",
            one_other(points, "point", "points")
        )
    },
    brings: |brings, next| {
        format!(
            "It brings {}, the next best move {}.",
            signed(brings, |number| one_other(number, "point", "points")),
            signed(next, |number| number.to_string())
        )
    },
    counts: |brings| {
        format!(
            "They count from now on: {} at once.",
            signed(brings, |number| one_other(number, "point", "points"))
        )
    },
    survives: "After it, no tile that is face up can make you bankrupt.",
    bankrupts: "Your opponent cannot pay the loss, and you win at once.",
    better: "Another move is clearly better.",
    brings_less: |brings, most| {
        format!(
            "It brings {}. Another move brings {}.",
            signed(brings, |number| one_other(number, "point", "points")),
            signed(most, |number| number.to_string())
        )
    },
    not_counting: "They still count nothing.",
    threatened: "Your opponent could still make you bankrupt.",
    can_pay: "Your opponent could still pay.",
    hint: "Hint",
    hint_tile: |number| format!("Take tile {number}."),
    hint_many: |number| format!("{number} moves are accepted."),
    show: "Show the solution",
    shown: "This is a solution.",
    unrated: "Your rating stays: this puzzle was answered before.",
    study: "Study this position",
    share: "Share",
    shared: |date, solved| {
        format!(
            "Polis, puzzle of {date}: {}",
            if solved {
                "solved ✔"
            } else {
                "not solved ✘"
            }
        )
    },
    copied: "Copied",
    not_copied: "The browser does not let it copy",
    none_left: "You have solved them all.",
    missing: "There is no such puzzle",
    not_loaded: "The puzzles could not be loaded.",
};

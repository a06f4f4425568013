//! English.

use super::{Statistics, StatisticsPage};
use crate::words::plural::one_other;

pub const STATISTICS: Statistics = Statistics {
    title: "Statistics",
};

pub static PAGE: StatisticsPage = StatisticsPage {
    games: |games| one_other(games, "finished game", "finished games"),
    none: "No game has ended yet. When one does, it is counted here.",
    none_fits: "No game is like that. Choose something else above.",
    from: "Games from",
    here: "This device",
    account: "My account",
    fetching: |done, all| format!("{done} of {all} games fetched"),
    not_fetched: "The games of your account could not be fetched. Try again later.",
    whose: "Whose",
    mine: "Mine",
    everybody: "Everybody at one screen",
    all: "All",
    mode: "Mode",
    opponent: "Opponent",
    basic: "Basic game",
    variants: "With variants",
    long: "Long game",
    lost: "Lost",
    between: |low, high| format!("truly {low} to {high} %"),
    margin: "Ahead on average",
    stones_left: "Stones left",
    houses: "Houses on the board",
    length: "Moves in a game",
    course: "Points, game by game",
    course_told: |games, low, high| {
        format!("Points of {games} games, the first on the left: from {low} to {high}")
    },
    course_line: "Each dot is a game, the latest on the right. The line is the mean of a game and the three on each side of it.",
    as_table: "As a table",
    game: "Game",
    date: "Date",
    points: "Points",
    parts: "Where the points come from",
    share: "Share",
    value_stars: "Value × stars",
    by_opponent: "Against whom",
    by_mode: "Players and modes",
    beginning: "What beginning is worth",
    beginning_line: "The dot is the share of games won; the bar, where it truly is with 95 %. Few games, a long bar.",
    first_wins: |players| format!("Who begins wins, {players}"),
    when_first: "You, when you begin",
    when_later: "You, when you do not",
    fair: |percent| format!("if it made no difference: {percent} %"),
    losses: "Typical losses",
    losses_line: |games| {
        format!(
            "Chance to win that a move gives away on average, from {}.",
            one_other(games, "game", "games")
        )
    },
    no_losses: "None of these games has been looked back at yet. Studying one shows in which part of a game you give most away.",
    study: "Study a game",
    opening: "Opening",
    middle: "Middle",
    end: "End",
    list: "The games",
    replay: "Replay",
    film: "Film",
    leave_out: "Do not count",
    left_out: "The game is no longer counted.",
    more: "Show more",
    export: "Take them along",
    csv: "Table (CSV)",
    json: "JSON",
};

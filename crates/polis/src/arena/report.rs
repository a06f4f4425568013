//! The results of a contest, for people and for programs.

use std::io::Write;

use serde_json::{Value, json};

use super::contest::{Contest, Results};
use super::sprt::Answer;
use super::standing::{Tally, elo};

/// Prints one JSON object.
pub(crate) fn print_json(contest: &Contest, results: &Results) -> std::io::Result<()> {
    let bots: Vec<Value> = contest
        .players
        .iter()
        .zip(&results.tallies)
        .map(|(player, tally)| bot(&player.name(), tally))
        .collect();
    let mut object = json!({
        "games": results.tallies.first().map_or(0, |tally| tally.games),
        "bots": bots,
    });
    if contest.players.len() == 2 {
        let (low, high) = results.tallies[0].rate_interval();
        // An infinite difference is null.
        object["elo"] = json!({
            "difference": elo(results.tallies[0].rate()),
            "low": elo(low),
            "high": elo(high),
        });
    }
    if contest.sprt.is_some() {
        object["sprt"] = match results.answer {
            Some(Answer::Upper) => json!("upper"),
            Some(Answer::Lower) => json!("lower"),
            None => Value::Null,
        };
    }
    writeln!(std::io::stdout(), "{object}")
}

/// Prints a table.
pub(crate) fn print_table(contest: &Contest, results: &Results) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{:<24} {:>6} {:>6} {:>6} {:>8} {:>7} {:>14} {:>9} {:>7}",
        "bot", "games", "wins", "draws", "forfeits", "rate", "95 %", "score", "ms/move"
    )?;
    for (player, tally) in contest.players.iter().zip(&results.tallies) {
        let (low, high) = tally.rate_interval();
        writeln!(
            out,
            "{:<24} {:>6} {:>6} {:>6} {:>8} {:>5.1} % {:>5.1}–{:>5.1} % {:>5.1}±{:<3.0} {:>7.1}",
            polis_game::excerpt(&player.name()),
            tally.games,
            tally.wins,
            tally.draws,
            tally.forfeits,
            100.0 * tally.rate(),
            100.0 * low,
            100.0 * high,
            tally.mean_score(),
            tally.sd_score(),
            tally.mean_move_ms()
        )?;
    }
    if contest.players.len() == 2 {
        let (low, high) = results.tallies[0].rate_interval();
        writeln!(
            out,
            "Elo of the first over the second: {:+.0} ({:+.0} to {:+.0})",
            elo(results.tallies[0].rate()),
            elo(low),
            elo(high)
        )?;
    }
    if let Some(sprt) = contest.sprt {
        let answer = match results.answer {
            Some(Answer::Upper) => format!("the first is better by {} Elo", sprt.upper),
            Some(Answer::Lower) => format!("the first is better by {} Elo at most", sprt.lower),
            None => "not clear yet".to_owned(),
        };
        writeln!(
            out,
            "Test of {} against {} Elo: {answer}",
            sprt.lower, sprt.upper
        )?;
    }
    Ok(())
}

fn bot(name: &str, tally: &Tally) -> Value {
    json!({
        "name": name,
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "forfeits": tally.forfeits,
        "win_rate": tally.rate(),
        "mean_score": tally.mean_score(),
        "sd_score": tally.sd_score(),
        "mean_move_ms": tally.mean_move_ms(),
    })
}

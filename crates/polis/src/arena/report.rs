//! The results of a contest, for people and for programs.

use std::io::Write;

use serde_json::{Value, json};

use super::runner::{MatchConfig, MatchResults};
use super::sprt::SprtVerdict;
use super::stats::{PlayerStats, elo};

/// Prints one JSON object.
pub(crate) fn print_json(contest: &MatchConfig, results: &MatchResults) -> std::io::Result<()> {
    let bots: Vec<Value> = contest
        .players
        .iter()
        .zip(&results.stats)
        .map(|(player, stats)| bot(&player.name(), stats))
        .collect();
    let mut object = json!({
        "games": results.stats.first().map_or(0, |stats| stats.games),
        "bots": bots,
    });
    if contest.players.len() == 2 {
        let (low, high) = results.stats[0].rate_interval();
        // An infinite difference is null.
        object["elo"] = json!({
            "difference": elo(results.stats[0].rate()),
            "low": elo(low),
            "high": elo(high),
        });
    }
    if contest.sprt.is_some() {
        object["sprt"] = match results.answer {
            Some(SprtVerdict::Upper) => json!("upper"),
            Some(SprtVerdict::Lower) => json!("lower"),
            None => Value::Null,
        };
    }
    writeln!(std::io::stdout(), "{object}")
}

/// Prints a table.
pub(crate) fn print_table(contest: &MatchConfig, results: &MatchResults) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{:<24} {:>6} {:>6} {:>6} {:>8} {:>7} {:>14} {:>9} {:>7}",
        "bot", "games", "wins", "draws", "forfeits", "rate", "95 %", "score", "ms/move"
    )?;
    for (player, stats) in contest.players.iter().zip(&results.stats) {
        let (low, high) = stats.rate_interval();
        writeln!(
            out,
            "{:<24} {:>6} {:>6} {:>6} {:>8} {:>5.1} % {:>5.1}–{:>5.1} % {:>5.1}±{:<3.0} {:>7.1}",
            polis_game::excerpt(&player.name()),
            stats.games,
            stats.wins,
            stats.draws,
            stats.forfeits,
            100.0 * stats.rate(),
            100.0 * low,
            100.0 * high,
            stats.mean_score(),
            stats.sd_score(),
            stats.mean_move_ms()
        )?;
    }
    if contest.players.len() == 2 {
        let (low, high) = results.stats[0].rate_interval();
        writeln!(
            out,
            "Elo of the first over the second: {:+.0} ({:+.0} to {:+.0})",
            elo(results.stats[0].rate()),
            elo(low),
            elo(high)
        )?;
    }
    if let Some(sprt) = contest.sprt {
        let answer = match results.answer {
            Some(SprtVerdict::Upper) => format!("the first is better by {} Elo", sprt.upper),
            Some(SprtVerdict::Lower) => {
                format!("the first is better by {} Elo at most", sprt.lower)
            }
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

fn bot(name: &str, stats: &PlayerStats) -> Value {
    json!({
        "name": name,
        "games": stats.games,
        "wins": stats.wins,
        "draws": stats.draws,
        "forfeits": stats.forfeits,
        "win_rate": stats.rate(),
        "mean_score": stats.mean_score(),
        "sd_score": stats.sd_score(),
        "mean_move_ms": stats.mean_move_ms(),
    })
}

//! The results of a contest, for people and for programs.

use std::io::Write;

use serde_json::{Value, json};

use super::gauntlet::Ladder;
use super::runner::{MatchConfig, MatchResults};
use super::sprt::SprtVerdict;
use super::stats::{PlayerStats, Tally, elo};

/// Prints one JSON object.
pub(crate) fn print_json(contest: &MatchConfig, results: &MatchResults) -> std::io::Result<()> {
    let bots: Vec<Value> = contest
        .players
        .iter()
        .zip(&results.stats)
        .map(|(player, stats)| bot(&player.name(), stats))
        .collect();
    let mut object = json!({
        "games": results.stats.first().map_or(0, |stats| stats.all().games),
        "forfeited": results.stats.iter().map(|stats| stats.forfeits).sum::<u64>(),
        "bots": bots,
    });
    if contest.players.len() == 2 {
        let first = &results.stats[0];
        object["elo"] = elo_of(first.all());
        object["elo"]["played_out"] = match first.played.games {
            0 => Value::Null,
            _ => elo_of(first.played),
        };
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

/// Prints the ratings of a ladder.
pub(crate) fn print_ladder(ladder: &Ladder, as_json: bool) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let ratings = ladder.ratings();
    if as_json {
        return writeln!(out, "{}", json!({ "ratings": ratings }));
    }
    writeln!(
        out,
        "{:<32} {:>7} {:>6} {:>6} {:>8}",
        "bot", "Elo", "error", "games", "forfeits"
    )?;
    for rating in ratings {
        writeln!(
            out,
            "{:<32} {:>+7.0} {:>6.0} {:>6} {:>8}",
            polis_game::excerpt(&rating.bot),
            rating.elo,
            rating.error,
            rating.games,
            rating.forfeits
        )?;
    }
    Ok(())
}

/// An infinite difference is null.
fn elo_of(tally: Tally) -> Value {
    let (low, high) = tally.rate_interval();
    json!({ "difference": elo(tally.rate()), "low": elo(low), "high": elo(high) })
}

/// Prints a table.
pub(crate) fn print_table(contest: &MatchConfig, results: &MatchResults) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{:<24} {:>6} {:>6} {:>6} {:>9} {:>8} {:>7} {:>14} {:>9} {:>7} {:>8}",
        "bot",
        "games",
        "wins",
        "draws",
        "walkovers",
        "forfeits",
        "rate",
        "95 %",
        "score",
        "ms/move",
        "start ms"
    )?;
    for (player, stats) in contest.players.iter().zip(&results.stats) {
        let all = stats.all();
        let (low, high) = all.rate_interval();
        let score = match (stats.mean_score(), stats.sd_score()) {
            (Some(mean), Some(deviation)) => format!("{mean:.1}±{deviation:<3.0}"),
            (Some(mean), None) => format!("{mean:.1}"),
            (None, _) => "–".to_owned(),
        };
        writeln!(
            out,
            "{:<24} {:>6} {:>6} {:>6} {:>9} {:>8} {:>5.1} % {:>5.1}–{:>5.1} % {score:>9} {:>7} {:>8}",
            polis_game::excerpt(&player.name()),
            all.games,
            stats.played.wins,
            stats.played.draws,
            stats.walkovers.games,
            stats.forfeits,
            100.0 * all.rate(),
            100.0 * low,
            100.0 * high,
            or_dash(stats.mean_move_ms()),
            or_dash(stats.mean_start_ms()),
        )?;
    }
    if contest.players.len() == 2 {
        let first = &results.stats[0];
        writeln!(
            out,
            "Elo of the first over the second: {}",
            elo_text(first.all())
        )?;
        let forfeited: u64 = results.stats.iter().map(|stats| stats.forfeits).sum();
        if forfeited > 0 {
            let played = match first.played.games {
                0 => "unknown".to_owned(),
                _ => elo_text(first.played),
            };
            writeln!(out, "Without the {forfeited} forfeited games: {played}")?;
        }
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

fn elo_text(tally: Tally) -> String {
    let (low, high) = tally.rate_interval();
    format!(
        "{:+.0} ({:+.0} to {:+.0})",
        elo(tally.rate()),
        elo(low),
        elo(high)
    )
}

fn or_dash(number: Option<f64>) -> String {
    number.map_or_else(|| "–".to_owned(), |number| format!("{number:.1}"))
}

fn bot(name: &str, stats: &PlayerStats) -> Value {
    let all = stats.all();
    json!({
        "name": name,
        "games": all.games,
        "wins": all.wins,
        "draws": all.draws,
        "forfeits": stats.forfeits,
        "walkovers": stats.walkovers.games,
        "played_out": {
            "games": stats.played.games,
            "wins": stats.played.wins,
            "draws": stats.played.draws,
        },
        "win_rate": all.rate(),
        "mean_score": stats.mean_score(),
        "sd_score": stats.sd_score(),
        "mean_move_ms": stats.mean_move_ms(),
        "mean_start_ms": stats.mean_start_ms(),
    })
}

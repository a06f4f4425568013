//! A ladder: the results of many bots over time in one file, and the ratings that follow from them.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};

use super::stats::Tally;

/// Rounds of the iteration that finds the ratings; it converges long before.
const ROUNDS: usize = 2000;
/// Points of Elo for each unit of the natural logarithm.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The results of bots against each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Ladder {
    /// What is played, as in the header of a record.
    game: String,
    /// The ratings that follow from the results; they are written for readers and never read.
    #[serde(default, skip_deserializing)]
    ratings: Vec<Rating>,
    results: Vec<PairResult>,
}

/// What two bots did against each other, from the point of view of the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct PairResult {
    first: String,
    second: String,
    /// Games that were played out.
    games: u64,
    wins: u64,
    draws: u64,
    /// Number of games that each forfeited: they count for no rating.
    forfeits: [u64; 2],
}

/// How strong a bot is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Rating {
    pub(crate) bot: String,
    /// In Elo, with the mean of all bots at 0.
    pub(crate) elo: f64,
    /// The standard error of that.
    pub(crate) error: f64,
    pub(crate) games: u64,
    pub(crate) forfeits: u64,
}

impl Ladder {
    /// Reads a ladder for this game; where there is no file, begins one.
    pub(crate) fn open(path: &Path, game: &str) -> anyhow::Result<Ladder> {
        if !path.exists() {
            return Ok(Ladder {
                game: game.to_owned(),
                ..Ladder::default()
            });
        }
        let name = || path.display().to_string();
        let text = std::fs::read_to_string(path).with_context(name)?;
        let ladder: Ladder = serde_json::from_str(&text).with_context(name)?;
        if ladder.game != game {
            bail!(
                "{}: found a ladder of `{}`; expected one of `{game}`, or another file",
                name(),
                polis_game::excerpt(&ladder.game)
            );
        }
        Ok(ladder)
    }

    /// Writes it, with the ratings. A reader sees the old file or the new one.
    pub(crate) fn save(&mut self, path: &Path) -> anyhow::Result<()> {
        self.ratings = self.ratings();
        let text = serde_json::to_string_pretty(self)?;
        let beside = path.with_extension("new");
        std::fs::write(&beside, text + "\n").with_context(|| beside.display().to_string())?;
        std::fs::rename(&beside, path).with_context(|| path.display().to_string())
    }

    /// Number of games of two bots so far, so that they go on with other deals.
    pub(crate) fn games_of(&self, first: &str, second: &str) -> u64 {
        let found = self.results.iter().filter(|one| one.is_of(first, second));
        found
            .map(|one| one.games + one.forfeits.iter().sum::<u64>())
            .sum()
    }

    /// Adds what two bots did.
    pub(crate) fn add(&mut self, first: &str, second: &str, played: Tally, forfeits: [u64; 2]) {
        self.results.push(PairResult {
            first: first.to_owned(),
            second: second.to_owned(),
            games: played.games,
            wins: played.wins,
            draws: played.draws,
            forfeits,
        });
    }

    /// The ratings, the best first, by the model of Bradley and Terry. One drawn game of everybody
    /// against the mean keeps those finite that never won or lost.
    pub(crate) fn ratings(&self) -> Vec<Rating> {
        let mut names: BTreeMap<&str, usize> = BTreeMap::new();
        for one in &self.results {
            for name in [&one.first, &one.second] {
                let next = names.len();
                names.entry(name).or_insert(next);
            }
        }
        let count = names.len();
        let mut games = vec![vec![0.0; count]; count];
        let mut won = vec![0.5; count];
        let mut told: Vec<(u64, u64)> = vec![(0, 0); count];
        for one in &self.results {
            let (first, second) = (names[one.first.as_str()], names[one.second.as_str()]);
            let score = one.wins as f64 + one.draws as f64 / 2.0;
            won[first] += score;
            won[second] += one.games as f64 - score;
            games[first][second] += one.games as f64;
            games[second][first] += one.games as f64;
            for (bot, forfeits) in [first, second].into_iter().zip(one.forfeits) {
                told[bot].0 += one.games;
                told[bot].1 += forfeits;
            }
        }
        let mut strength = vec![1.0; count];
        for _ in 0..ROUNDS {
            for bot in 0..count {
                let met =
                    (0..count).map(|other| games[bot][other] / (strength[bot] + strength[other]));
                strength[bot] = won[bot] / (met.sum::<f64>() + 1.0 / (strength[bot] + 1.0));
            }
        }
        let mean = strength.iter().map(|one: &f64| one.ln()).sum::<f64>() / count.max(1) as f64;
        let mut ratings: Vec<Rating> = (names.iter())
            .map(|(&name, &bot)| {
                let information = |other: usize| {
                    let share = strength[bot] / (strength[bot] + strength[other]);
                    games[bot][other] * share * (1.0 - share)
                };
                let information: f64 = (0..count).map(information).sum();
                Rating {
                    bot: name.to_owned(),
                    elo: ELO * (strength[bot].ln() - mean),
                    error: ELO / (information + 0.25).sqrt(),
                    games: told[bot].0,
                    forfeits: told[bot].1,
                }
            })
            .collect();
        ratings.sort_by(|one, other| other.elo.total_cmp(&one.elo));
        ratings
    }
}

impl PairResult {
    fn is_of(&self, first: &str, second: &str) -> bool {
        (self.first == first && self.second == second)
            || (self.first == second && self.second == first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(games: u64, wins: u64) -> Tally {
        Tally {
            games,
            wins,
            draws: 0,
        }
    }

    #[test]
    fn ratings_follow_from_the_results() {
        let mut ladder = Ladder::default();
        // 10 of 11 are 400 Elo.
        ladder.add("good", "fair", tally(1100, 1000), [0, 0]);
        ladder.add("poor", "fair", tally(1100, 100), [3, 0]);
        let ratings = ladder.ratings();
        let names: Vec<&str> = ratings.iter().map(|one| one.bot.as_str()).collect();
        assert_eq!(names, ["good", "fair", "poor"]);
        for (rating, expected) in ratings.iter().zip([400.0, 0.0, -400.0]) {
            assert!((rating.elo - expected).abs() < 5.0, "{rating:?}");
            assert!(rating.error < 25.0, "{rating:?}");
        }
        assert_eq!((ratings[1].games, ratings[2].forfeits), (2200, 3));
        assert_eq!(ladder.games_of("fair", "poor"), 1103);
        assert_eq!(ladder.games_of("good", "poor"), 0);
    }

    #[test]
    fn who_never_lost_has_a_rating() {
        let mut ladder = Ladder::default();
        ladder.add("all", "none", tally(10, 10), [0, 0]);
        let ratings = ladder.ratings();
        assert!(ratings[0].elo.is_finite() && ratings[0].elo > 100.0);
        assert!(Ladder::default().ratings().is_empty());
    }
}

//! What follows from games: how many were won, by what points, and against whom.

use super::filter::{ModeKind, OpponentKind, Sample};
use super::interval::Share;
use super::played::{GameEnding, PartKind, ScoreParts};
use polis_notation::GameKind;

/// How games ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won alone.
    pub won: usize,
    /// Won together with others, or drawn.
    pub shared: usize,
    pub lost: usize,
}

impl Tally {
    /// How these games ended.
    pub fn of<'a>(samples: impl IntoIterator<Item = &'a Sample<'a>>) -> Tally {
        let mut tally = Tally::default();
        for sample in samples {
            match (sample.seat().won, sample.game.winners()) {
                (true, 1) => tally.won += 1,
                (true, _) => tally.shared += 1,
                (false, _) => tally.lost += 1,
            }
        }
        tally
    }

    /// How many games there were.
    pub fn games(self) -> usize {
        self.won + self.shared + self.lost
    }
}

/// The figures of games. What is a mean is one of the games that were played to their scoring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameFigures {
    /// How they ended.
    pub tally: Tally,
    /// The part that was won; a shared victory counts in part.
    pub share: Option<Share>,
    /// The mean of the points.
    pub mean: Option<f64>,
    /// The most points.
    pub best: Option<i32>,
    /// The mean of how many points more than the best other seat.
    pub margin: Option<f64>,
    /// The mean of the stones at the end; in Architekton, of the houses on the board.
    pub left: Option<f64>,
    /// The mean of the decisions of a game.
    pub plies: Option<f64>,
}

impl GameFigures {
    /// The figures of these games.
    pub fn of(samples: &[Sample<'_>]) -> GameFigures {
        let scored: Vec<&Sample<'_>> = scored(samples).collect();
        let left = scored.iter().map(|sample| match sample.seat().sheet {
            ScoreParts::City { stones, .. } => f64::from(stones),
            ScoreParts::Town { houses, .. } => f64::from(houses),
        });
        GameFigures {
            tally: Tally::of(samples),
            share: Share::new(wins(samples), samples.len()),
            mean: mean(scored.iter().map(|sample| f64::from(sample.seat().points))),
            best: scored.iter().map(|sample| sample.seat().points).max(),
            margin: mean(scored.iter().filter_map(|sample| margin(sample))),
            left: mean(left),
            plies: mean(scored.iter().map(|sample| sample.game.plies as f64)),
        }
    }
}

/// What a kind of points brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointsShare {
    /// For what the points are given.
    pub kind: PartKind,
    pub mean: f64,
    /// Their part of all points, from 0 to 1.
    pub share: f64,
    /// The most in one game.
    pub best: i32,
    /// The means of value and stars, where the points are their product.
    pub product: Option<(f64, f64)>,
}

/// Where the points come from; nothing without a game that was scored.
pub fn parts(samples: &[Sample<'_>], game: GameKind) -> Vec<PointsShare> {
    let sheets: Vec<ScoreParts> = scored(samples).map(|sample| sample.seat().sheet).collect();
    if sheets.is_empty() {
        return Vec::new();
    }
    let all: i32 = sheets
        .iter()
        .flat_map(ScoreParts::parts)
        .map(|part| part.1)
        .sum();
    let points = |kind: PartKind| {
        let parts = sheets.iter().flat_map(ScoreParts::parts);
        parts.filter(move |part| part.0 == kind).map(|part| part.1)
    };
    let product = |kind: PartKind| match kind {
        PartKind::District(district) => {
            let scores = sheets.iter().filter_map(|sheet| match sheet {
                ScoreParts::City { districts, .. } => Some(districts[district]),
                ScoreParts::Town { .. } => None,
            });
            let value = mean(scores.clone().map(|score| f64::from(score.value)))?;
            let stars = mean(scores.map(|score| f64::from(score.stars)))?;
            Some((value, stars))
        }
        PartKind::Stones | PartKind::Group | PartKind::Chips => None,
    };
    PartKind::of(game)
        .into_iter()
        .map(|kind| PointsShare {
            kind,
            mean: mean(points(kind).map(f64::from)).unwrap_or(0.0),
            share: f64::from(points(kind).sum::<i32>()) / f64::from(all.max(1)),
            best: points(kind).max().unwrap_or(0),
            product: product(kind),
        })
        .collect()
}

/// How games against each opponent ended, those played most first.
pub fn by_opponent(samples: &[Sample<'_>]) -> Vec<(OpponentKind, Tally)> {
    let mut opponents: Vec<OpponentKind> = samples.iter().flat_map(Sample::opponents).collect();
    opponents.sort();
    opponents.dedup();
    let mut rows: Vec<(OpponentKind, Tally)> = opponents
        .into_iter()
        .map(|opponent| {
            let against = samples
                .iter()
                .filter(|sample| sample.opponents().contains(&opponent));
            let tally = Tally::of(against);
            (opponent, tally)
        })
        .collect();
    rows.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games()));
    rows
}

/// How games with each number of seats ended.
pub fn by_seats(samples: &[Sample<'_>]) -> Vec<(usize, Tally)> {
    (2..=4)
        .map(|seats| {
            let fitting = samples
                .iter()
                .filter(|sample| sample.game.seats.len() == seats);
            (seats, Tally::of(fitting))
        })
        .filter(|(_, tally)| tally.games() > 0)
        .collect()
}

/// How games of each kind ended. A game can be of several.
pub fn by_mode(samples: &[Sample<'_>]) -> Vec<(ModeKind, Tally)> {
    ModeKind::ALL
        .into_iter()
        .map(|mode| {
            let fitting = samples.iter().filter(|sample| mode.holds(sample.game));
            (mode, Tally::of(fitting))
        })
        .filter(|(_, tally)| tally.games() > 0)
        .collect()
}

/// How often who begins wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beginning {
    /// In games of so many seats.
    pub seats: usize,
    /// How often who begins wins, whoever it is.
    pub first: Share,
    /// How often the one in question wins as the first seat.
    pub when_first: Option<Share>,
    /// How often they win from another seat.
    pub when_later: Option<Share>,
}

impl Beginning {
    /// What it would be if beginning made no difference.
    pub fn fair(&self) -> f64 {
        1.0 / self.seats as f64
    }
}

/// What beginning is worth, by the number of seats. In a game alone nobody chooses who begins.
pub fn beginnings(samples: &[Sample<'_>]) -> Vec<Beginning> {
    (2..=4)
        .filter_map(|seats| {
            let fitting: Vec<Sample<'_>> = samples
                .iter()
                .copied()
                .filter(|sample| sample.game.seats.len() == seats)
                .filter(|sample| sample.game.architect().is_none())
                .collect();
            // A game at one screen is there once for each person; here it counts once.
            let mut games: Vec<Sample<'_>> = Vec::new();
            for sample in &fitting {
                if games
                    .last()
                    .is_none_or(|last| !std::ptr::eq(last.game, sample.game))
                {
                    games.push(Sample {
                        place: 0,
                        ..*sample
                    });
                }
            }
            let share = |samples: &[Sample<'_>]| Share::new(wins(samples), samples.len());
            let (when_first, when_later): (Vec<Sample<'_>>, Vec<Sample<'_>>) =
                fitting.iter().partition(|sample| sample.place == 0);
            Some(Beginning {
                seats,
                first: share(&games)?,
                when_first: share(&when_first),
                when_later: share(&when_later),
            })
        })
        .collect()
}

/// How many were won; a victory that is shared counts in part.
fn wins(samples: &[Sample<'_>]) -> f64 {
    let won = samples.iter().filter(|sample| sample.seat().won);
    won.map(|sample| 1.0 / sample.game.winners().max(1) as f64)
        .sum()
}

/// The games whose points were counted at their end.
pub fn scored<'a>(samples: &'a [Sample<'a>]) -> impl Iterator<Item = &'a Sample<'a>> {
    samples.iter().filter(|sample| match sample.game.ending {
        GameEnding::Scored => true,
        GameEnding::Early | GameEnding::Forfeit => false,
    })
}

fn margin(sample: &Sample<'_>) -> Option<f64> {
    let others = sample.game.seats.iter().enumerate();
    let best = others
        .filter(|&(place, _)| place != sample.place)
        .map(|(_, seat)| seat.points)
        .max()?;
    Some(f64::from(sample.seat().points - best))
}

pub fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, number) = values.fold((0.0, 0_u32), |(sum, number), value| {
        (sum + value, number + 1)
    });
    (number > 0).then(|| sum / f64::from(number))
}

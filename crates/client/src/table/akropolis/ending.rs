//! The ending of a game of Akropolis: in which order it is told, and what decided it.

use polis_akropolis::{District, Score};

/// A moment of the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// The cities as they stand.
    Title,
    /// What counts of a type is lit, and its value told.
    Value(District),
    /// The stars by which it is multiplied.
    Stars(District),
    /// The points of a type.
    Points(District),
    Stones,
    /// The quarries, which count against Metagenes.
    Quarries,
    Total,
    /// Who has won.
    Winner,
    /// What decided it.
    Reason,
    /// What one can do now.
    Actions,
}

impl Beat {
    /// How long it lasts at the usual pace.
    pub fn milliseconds(self) -> u32 {
        match self {
            Beat::Title | Beat::Stones | Beat::Quarries => 620,
            Beat::Value(_) => 560,
            Beat::Stars(_) => 320,
            Beat::Points(_) => 640,
            Beat::Total | Beat::Winner => 420,
            Beat::Reason => 760,
            Beat::Actions => 0,
        }
    }
}

/// The ending of a game: its beats in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending(Vec<Beat>);

impl Ending {
    /// The ending of a game with these scores.
    pub fn new(scores: &[Score]) -> Ending {
        let mut beats = vec![Beat::Title];
        for district in District::ALL {
            beats.extend([
                Beat::Value(district),
                Beat::Stars(district),
                Beat::Points(district),
            ]);
        }
        beats.push(Beat::Stones);
        if scores.iter().any(|score| score.quarries.is_some()) {
            beats.push(Beat::Quarries);
        }
        beats.extend([Beat::Total, Beat::Winner, Beat::Reason, Beat::Actions]);
        Ending(beats)
    }

    pub fn beats(&self) -> &[Beat] {
        &self.0
    }

    /// Whether something is told by the beat with this number, from 0.
    pub fn is_told(&self, number: usize, what: Beat) -> bool {
        let told = self.0.iter().position(|&beat| beat == what);
        told.is_some_and(|told| told <= number)
    }

    /// The type that is lit at the beat with this number.
    pub fn lit(&self, number: usize) -> Option<District> {
        match self.0.get(number)? {
            &(Beat::Value(district) | Beat::Stars(district) | Beat::Points(district)) => {
                Some(district)
            }
            Beat::Title
            | Beat::Stones
            | Beat::Quarries
            | Beat::Total
            | Beat::Winner
            | Beat::Reason
            | Beat::Actions => None,
        }
    }

    /// The points of a score that are told by the beat with this number.
    pub fn points(&self, number: usize, score: &Score) -> i32 {
        let rows = ScoreRow::ALL.into_iter();
        let told = rows.filter(|&row| self.is_told(number, row.beat()));
        told.map(|row| row.points(score)).sum()
    }
}

/// A row of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreRow {
    District(District),
    Stones,
    Quarries,
}

impl ScoreRow {
    pub const ALL: [ScoreRow; 7] = [
        ScoreRow::District(District::Houses),
        ScoreRow::District(District::Markets),
        ScoreRow::District(District::Barracks),
        ScoreRow::District(District::Temples),
        ScoreRow::District(District::Gardens),
        ScoreRow::Stones,
        ScoreRow::Quarries,
    ];

    /// The points of a score in this row.
    pub fn points(self, score: &Score) -> i32 {
        match self {
            ScoreRow::District(district) => score.districts[district].points(),
            ScoreRow::Stones => score.stones.into(),
            ScoreRow::Quarries => score.quarries.unwrap_or(0).into(),
        }
    }

    /// The beat that tells it.
    pub fn beat(self) -> Beat {
        match self {
            ScoreRow::District(district) => Beat::Points(district),
            ScoreRow::Stones => Beat::Stones,
            ScoreRow::Quarries => Beat::Quarries,
        }
    }
}

/// A row in which one has more than the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    pub row: ScoreRow,
    pub more: i32,
    pub less: i32,
}

/// The row in which one score is farthest ahead of another; none where it is nowhere ahead.
pub fn greatest_lead(one: &Score, other: &Score) -> Option<Lead> {
    let leads = ScoreRow::ALL.into_iter().map(|row| Lead {
        row,
        more: row.points(one),
        less: row.points(other),
    });
    // The first of several that are equal.
    let lead = leads.rev().max_by_key(|lead| lead.more - lead.less)?;
    (lead.more > lead.less).then_some(lead)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Players};
    use polis_game::{Game, Seat};

    use super::*;
    use crate::testing::{akropolis, finished};

    #[test]
    fn the_sums_are_those_of_the_rules() {
        for seed in 1..6 {
            let record = finished::<Akropolis>(&akropolis(Players::Two), seed);
            let position = record.position();
            let scores = [Seat::First, Seat::Second].map(|seat| position.score(seat));
            let ending = Ending::new(&scores);
            let last = ending.beats().len() - 1;
            for score in &scores {
                assert_eq!(ending.points(0, score), 0);
                assert_eq!(ending.points(last, score), score.total());
                for number in 1..=last {
                    assert!(ending.points(number - 1, score) <= ending.points(number, score));
                }
            }
            // Who has more points in all is ahead somewhere.
            let [one, other] = &scores;
            if one.total() > other.total() {
                assert!(greatest_lead(one, other).is_some());
            }
            assert!(position.outcome().is_some());
        }
    }

    #[test]
    fn it_is_short_for_two() {
        let ending = Ending::new(&[]);
        let beats = ending.beats().iter();
        let all: u32 = beats.map(|beat| beat.milliseconds()).sum();
        assert!(all < 12_000, "{all}");
    }
}

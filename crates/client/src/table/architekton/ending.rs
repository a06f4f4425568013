//! The ending of a game of Architekton: in which order it is told.

use polis_architekton::explain::FinalReport;
use polis_game::Seat;

/// A moment of the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// The town as it stands, with a ring round each building that will not stay.
    Title,
    /// So many buildings are removed.
    Removed(usize),
    /// So many houses of the largest group of a player are counted.
    Houses(Seat, usize),
    Chips,
    Total,
    /// Who has won.
    Winner,
    /// What decided it.
    Reason,
    /// What one can do now.
    Actions,
}

/// The ending of a game: its beats in their order, and how long each lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending(Vec<(Beat, u32)>);

/// How long the removal, or the counting of a group, takes at most in milliseconds.
const MOST_MS: u32 = 2400;

impl Ending {
    /// The ending of a game, told to the player of a seat. What ended early is not counted.
    pub fn new(report: &FinalReport, reader: Seat, is_early: bool) -> Ending {
        let mut beats = vec![(Beat::Title, 900)];
        if !is_early {
            beats.extend(steps(report.removed.len(), 260, Beat::Removed));
            for seat in [reader, reader.next(2)] {
                let houses = usize::from(report.seats[seat].score.group);
                beats.extend(steps(houses, 230, |number| Beat::Houses(seat, number)));
                // It stays for a moment.
                if let Some((_, last)) = beats.last_mut() {
                    *last += 350;
                }
            }
            beats.push((Beat::Chips, 620));
            beats.push((Beat::Total, 420));
        }
        beats.extend([(Beat::Winner, 420), (Beat::Reason, 760), (Beat::Actions, 0)]);
        Ending(beats)
    }

    /// How long each beat lasts at the usual pace.
    pub fn milliseconds(&self) -> impl Iterator<Item = u32> {
        self.0.iter().map(|&(_, milliseconds)| milliseconds)
    }

    /// The beat with this number, from 0.
    pub fn beat(&self, number: usize) -> Option<Beat> {
        self.0.get(number).map(|&(beat, _)| beat)
    }

    fn told(&self, number: usize) -> impl DoubleEndedIterator<Item = Beat> {
        let told = self.0.iter().take(number.saturating_add(1));
        told.map(|&(beat, _)| beat)
    }

    /// Whether something is told by the beat with this number. What is not told at all is told from
    /// the start.
    pub fn is_told(&self, number: usize, what: Beat) -> bool {
        let is_what = |beat: Beat| beat == what;
        self.told(number).any(is_what) || !self.told(usize::MAX).any(is_what)
    }

    /// How many buildings are removed by the beat with this number.
    pub fn removed(&self, number: usize) -> usize {
        let removed = self.told(number).filter_map(|beat| match beat {
            Beat::Removed(removed) => Some(removed),
            _ => None,
        });
        removed.max().unwrap_or(0)
    }

    /// How many houses of a player are counted by the beat with this number.
    pub fn houses(&self, number: usize, seat: Seat) -> usize {
        let houses = self.told(number).filter_map(|beat| match beat {
            Beat::Houses(whose, houses) if whose == seat => Some(houses),
            _ => None,
        });
        houses.max().unwrap_or(0)
    }
}

/// A beat for each of so many, the faster the more there are.
fn steps(count: usize, usual_ms: u32, beat: impl Fn(usize) -> Beat) -> Vec<(Beat, u32)> {
    let each = usual_ms.min(MOST_MS / (count as u32).max(1));
    (1..=count).map(|number| (beat(number), each)).collect()
}

#[cfg(test)]
mod tests {
    use polis_architekton::{Architekton, Options};

    use super::*;
    use crate::testing::finished;

    #[test]
    fn the_sums_that_are_told_are_those_of_the_rules() {
        for seed in 0..40 {
            let record = finished::<Architekton>(&Options::default(), seed);
            let report = record.position().explain_end();
            let is_early = record.position().early_end().is_some();
            for reader in [Seat::First, Seat::Second] {
                let ending = Ending::new(&report, reader, is_early);
                let last = ending.milliseconds().count();
                assert_eq!(ending.beat(last - 1), Some(Beat::Actions));
                assert!(ending.milliseconds().sum::<u32>() < 12_000);
                assert_eq!(ending.removed(0), 0);
                if is_early {
                    continue;
                }
                assert_eq!(ending.removed(last), report.removed.len());
                for seat in [Seat::First, Seat::Second] {
                    let houses = usize::from(report.seats[seat].score.group);
                    assert_eq!(ending.houses(last, seat), houses);
                    let group = report.seats[seat].groups.first().map_or(0, Vec::len);
                    assert_eq!(houses, group);
                }
                // Who has won is told after everything else.
                let winner = (0..last).find(|&beat| ending.is_told(beat, Beat::Winner));
                let total = (0..last).find(|&beat| ending.is_told(beat, Beat::Total));
                assert!(total < winner);
            }
        }
    }
}

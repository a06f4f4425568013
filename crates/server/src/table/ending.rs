//! The end of a game, and what comes after it: rematches and matches.

use polis_architekton::{Series, Verdict};
use polis_game::{Seat, SeatSet};
use polis_notation::Record;
use polis_protocol::{
    Chair, ChairPlan, Contest, Event, ForfeitReason, GameSettings, Logged, Millis, Outcome, Person,
    Refusal, Seating, SeriesStanding, Start, Status, TableId,
};

use crate::table::game::{HostedTable, wrong_state};

impl HostedTable {
    /// Notes where the game continues.
    pub(crate) fn go_on_at(&mut self, log: &mut Vec<Logged>, now: Millis, table: TableId) {
        self.push(log, now, Event::Next { table });
    }

    /// Whether the game continues at another table now: a rematch that all people want, or the next
    /// game of a match, for which all are ready or the pause is over.
    pub(crate) fn wants_next(&self, now: Millis) -> bool {
        if self.state.next.is_some() || self.state.status != Status::Finished {
            return false;
        }
        if self
            .state
            .next_game_at()
            .is_some_and(|begins| begins <= now)
        {
            return true;
        }
        let mut people = self
            .state
            .chairs
            .iter()
            .zip(Seat::ALL)
            .filter_map(|(chair, seat)| {
                chair.person()?;
                Some(seat)
            });
        !self.state.rematch.is_empty() && people.all(|seat| self.state.rematch.contains(&seat))
    }

    /// The table at which the game continues, with the seats rotated: the second begins.
    pub(crate) fn next_table(
        &self,
        this: TableId,
        now: Millis,
    ) -> Option<(HostedTable, Vec<Logged>)> {
        let mut chairs: Vec<Chair> = self.state.chairs.clone();
        // Whoever forfeited plays again themselves.
        for chair in &mut chairs {
            if let Chair::Heir { person, .. } = chair {
                *chair = Chair::Person(person.clone());
            }
        }
        chairs.rotate_left(1);
        let mut settings = self.state.settings.clone();
        settings.seating = Seating::AsSeated;
        settings.start = Start::WhenFull;
        settings.chairs = chairs
            .iter()
            .map(|chair| match chair {
                Chair::Computer(level) => ChairPlan::Computer(*level),
                Chair::Open | Chair::Person(_) | Chair::Heir { .. } => ChairPlan::Open,
            })
            .collect();
        let series = self
            .state
            .outcome
            .as_ref()
            .and_then(|outcome| outcome.series)
            .map(|standing| match resume(standing) {
                Some(_) => standing,
                // The match is won: a rematch is a new one.
                None => SeriesStanding::default(),
            });
        let (mut table, mut log) =
            HostedTable::open(&self.state.host, settings, Some(this), series, now)?;
        for (seat, chair) in Seat::ALL.into_iter().zip(chairs) {
            if let Chair::Person(_) = chair {
                table.seat(&mut log, now, seat, chair);
            }
        }
        table.start_when_full(&mut log, now);
        Some((table, log))
    }

    pub(super) fn finish(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        forfeit: Option<(u8, ForfeitReason)>,
    ) {
        let Some(record) = &self.record else {
            return;
        };
        let standing = record.standing();
        let stays = |seat: Seat| !self.state.has_forfeited(seat);
        let mut winners: Vec<Seat> = match forfeit {
            None => standing
                .winners
                .iter()
                .filter(|&seat| stays(seat))
                .collect(),
            Some(_) => Vec::new(),
        };
        if winners.is_empty() {
            // The best of those who are left.
            let left = || standing.points.iter().filter(|&(seat, _)| stays(seat));
            let best = left().map(|(_, &points)| points).max();
            winners = left()
                .filter(|&(_, &points)| Some(points) == best)
                .map(|(seat, _)| seat)
                .collect();
        }
        let outcome = Outcome {
            points: standing.points.values().to_vec(),
            series: self.series_after(&winners, forfeit),
            winners,
            forfeit,
        };
        let shuffles = record.shuffles().iter().map(ToString::to_string).collect();
        self.push(log, now, Event::Finished { outcome, shuffles });
    }

    /// How the match stands after a game with these winners.
    pub(super) fn series_after(
        &self,
        winners: &[Seat],
        forfeit: Option<(u8, ForfeitReason)>,
    ) -> Option<SeriesStanding> {
        let GameSettings::Architekton {
            contest: Contest::Match,
        } = self.state.settings.game
        else {
            return None;
        };
        let before = self.state.series.unwrap_or_default();
        let verdict = match (forfeit, &self.record) {
            (None, Some(Record::Architekton(record))) => record.position().result(),
            // A person who resigns a game gives away a point, as if it was lost by points.
            (Some(_) | None, _) => None,
        };
        let by_seats: SeatSet = winners.iter().copied().collect();
        let verdict = verdict
            .filter(|verdict| verdict.winners() == by_seats)
            .unwrap_or(match winners {
                [winner] => Verdict::Points { winner: *winner },
                _ => Verdict::Draw,
            });
        let mut series = resume(before)?;
        series.take(verdict).ok()?;
        let points =
            polis_architekton::SeriesPlayer::ALL.map(|player| series.victory_points(player));
        Some(SeriesStanding {
            victory_points: points,
            games: series.games(),
        })
    }

    pub(super) fn ask_rematch(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
    ) -> Result<(), Refusal> {
        let seat = self.seat_of(person.id)?;
        if self.state.status != Status::Finished {
            return Err(wrong_state("the game is not over"));
        }
        if self.state.deal.is_some() {
            return Err(wrong_state("a deal that others play, too, is played once"));
        }
        if self.state.tournament.is_some() {
            return Err(wrong_state("the next game of a tournament is paired by it"));
        }
        if self.state.next.is_none() && !self.state.rematch.contains(&seat) {
            self.push(
                log,
                now,
                Event::RematchAsked {
                    seat,
                    rating: person.rating,
                    provisional: person.provisional,
                },
            );
        }
        Ok(())
    }
}

fn resume(standing: SeriesStanding) -> Option<Series> {
    Series::resumed(standing.victory_points, standing.games)
}

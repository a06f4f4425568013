//! A table with its whole truth, and what people can do there.
//!
//! This is the fold of the log on the server's side: [`TableState`] is what everybody may know, the
//! record beside it holds the order of all tiles. Nothing here waits, reads a clock or draws a lot
//! but the deal; time comes in, events go out.

use std::collections::HashSet;

use polis_game::Seat;
use polis_notation::Level;
use polis_notation::{Record, RecordError, Remark};
use polis_protocol::{
    AbortReason, Action, Chair, Clock, Code, DealId, Event, ForfeitReason, Logged, Millis, Outcome,
    Person, PersonId, Refusal, Seq, SeriesStanding, Status, TableId, TableSettings, TableState,
    TournamentId,
};
use thiserror::Error;

use crate::store::Outage;

/// How long people have to come to a table.
const GATHERING_MS: u64 = 24 * 3_600_000;
/// How long people have to come to a table with days for each move.
const GATHERING_DAILY_MS: u64 = 7 * GATHERING_MS;
/// When a computer player's move that may be lost is checked for.
const COMPUTER_PATIENCE_MS: u64 = 15_000;

/// A table with its whole truth.
#[derive(Clone, Debug)]
pub(crate) struct HostedTable {
    pub(crate) state: TableState,
    /// The whole truth, with the order of all tiles; none before the game.
    pub(super) record: Option<Record>,
    /// The tiles with which the game starts, where they are those of a deal that others play, too.
    pub(super) dealt: Option<Record>,
    /// The end of the last outage that the clocks are credited for.
    pub(super) credited: Millis,
    /// For how long the server has not been able to write by now: the clocks stand still.
    pub(crate) stalled_ms: Millis,
    /// The numbers of the last lines of chat of everybody who said something: seats change hands
    /// before the game.
    pub(super) said: Vec<(PersonId, u32)>,
    /// Number of lines of chat.
    pub(super) lines: u32,
}

/// Who acts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Actor<'a> {
    /// A person who is signed in.
    Person(&'a Person),
    /// A computer player.
    Computer(Seat),
}

/// A log that does not fold. It was written by something else, or the disk is broken.
#[derive(Debug, Error)]
pub(crate) enum BrokenLog {
    /// It does not begin with the opening.
    #[error("the log of a table does not begin with its opening")]
    NoOpening,
    /// The game has started without a setup, or the setup cannot be read.
    #[error("the setup of a table cannot be read")]
    Setup(#[source] Option<RecordError>),
    /// A move cannot be played.
    #[error("event {seq} of a table is a move that cannot be played")]
    Move { seq: Seq },
}

/// What has become of the table with the last change, for what the database keeps beside the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// A move or a word in mid-game.
    Small,
    /// The seats, the status or the setup changed too.
    Large,
}

impl HostedTable {
    /// A table that somebody opens.
    pub(crate) fn open(
        host: &Person,
        settings: TableSettings,
        previous: Option<TableId>,
        series: Option<SeriesStanding>,
        now: Millis,
    ) -> Option<(HostedTable, Vec<Logged>)> {
        let first = Logged {
            seq: 1,
            at: now,
            event: Event::Opened {
                host: host.clone(),
                settings: Box::new(settings),
                previous,
                series,
                deal: None,
                tournament: None,
            },
        };
        HostedTable::opened(first, None)
    }

    /// A table at which somebody plays a deal that others play, too.
    pub(crate) fn open_deal(
        host: &Person,
        settings: TableSettings,
        deal: DealId,
        dealt: Record,
        now: Millis,
    ) -> Option<(HostedTable, Vec<Logged>)> {
        let first = Logged {
            seq: 1,
            at: now,
            event: Event::Opened {
                host: host.clone(),
                settings: Box::new(settings),
                previous: None,
                series: None,
                deal: Some(deal),
                tournament: None,
            },
        };
        HostedTable::opened(first, Some(dealt))
    }

    /// A table of a tournament at which these people play, in turn order.
    pub(crate) fn open_in_tournament(
        host: &Person,
        settings: TableSettings,
        tournament: TournamentId,
        players: Vec<Person>,
        now: Millis,
    ) -> Option<(HostedTable, Vec<Logged>)> {
        let first = Logged {
            seq: 1,
            at: now,
            event: Event::Opened {
                host: host.clone(),
                settings: Box::new(settings),
                previous: None,
                series: None,
                deal: None,
                tournament: Some(tournament),
            },
        };
        let (mut table, mut log) = HostedTable::opened(first, None)?;
        for (seat, person) in Seat::ALL.into_iter().zip(players) {
            table.seat(&mut log, now, seat, Chair::Person(person));
        }
        Some((table, log))
    }

    fn opened(first: Logged, dealt: Option<Record>) -> Option<(HostedTable, Vec<Logged>)> {
        let table = HostedTable {
            state: TableState::open(&first)?,
            record: None,
            dealt,
            credited: 0,
            stalled_ms: 0,
            said: Vec::new(),
            lines: 0,
        };
        Some((table, vec![first]))
    }

    /// The fold of a log. `setup` is the record without a move, with the order of all tiles.
    pub(crate) fn fold(
        log: impl IntoIterator<Item = Logged>,
        setup: Option<&str>,
    ) -> Result<HostedTable, BrokenLog> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(BrokenLog::NoOpening)?;
        let mut table = HostedTable {
            state: TableState::open(&first).ok_or(BrokenLog::NoOpening)?,
            record: None,
            dealt: None,
            credited: 0,
            stalled_ms: 0,
            said: Vec::new(),
            lines: 0,
        };
        let log: Vec<Logged> = log.collect();
        let taken_back = taken_back(&log);
        for logged in &log {
            let takes_back = matches!(logged.event, Event::TakenBack { .. });
            if takes_back || taken_back.contains(&logged.seq) {
                // Such a move was played with tiles that have been shuffled since; the record gets
                // only those that stand.
                table.state.take(logged, table.to_move());
            } else {
                table.take(logged, setup)?;
            }
        }
        Ok(table)
    }

    /// Takes an event that is in the log already.
    pub(crate) fn take(&mut self, logged: &Logged, setup: Option<&str>) -> Result<(), BrokenLog> {
        match &logged.event {
            Event::Started { .. } => {
                let setup = setup.ok_or(BrokenLog::Setup(None))?;
                let record = Record::read(setup).map_err(|error| BrokenLog::Setup(Some(error)))?;
                self.record = Some(record);
            }
            Event::Moved { text, .. } => {
                let played = self.record.as_mut().map(|record| record.play(text));
                if !matches!(played, Some(Ok(()))) {
                    return Err(BrokenLog::Move { seq: logged.seq });
                }
            }
            Event::TakenBack { ply, .. } => self.take_back(logged.seq, *ply as usize, setup)?,
            Event::Said { seat, who, key, .. } => {
                let sat = self.state.chair(*seat).and_then(Chair::who_sat);
                if let Some(person) = who.as_ref().or(sat).map(|person| person.id) {
                    self.heard(person, *key);
                }
            }
            Event::Opened { .. }
            | Event::Seated { .. }
            | Event::TakebackAsked { .. }
            | Event::TakebackAgreed { .. }
            | Event::TakebackDeclined { .. }
            | Event::Forfeited { .. }
            | Event::Finished { .. }
            | Event::Aborted { .. }
            | Event::RematchAsked { .. }
            | Event::OnVacation { .. }
            | Event::Next { .. } => {}
        }
        self.state.take(logged, self.to_move());
        Ok(())
    }

    /// Whether an event of which another node tells can be the next one here, by its place.
    pub(crate) fn is_next(&self, logged: &Logged) -> bool {
        let (is_playing, is_finished) = match self.state.status {
            Status::Playing => (true, false),
            Status::Finished => (false, true),
            Status::Gathering | Status::Aborted(_) => (false, false),
        };
        if logged.seq != self.state.seq + 1 {
            return false;
        }
        match &logged.event {
            Event::Moved { ply, seat, .. } => {
                is_playing && *ply == self.state.plies && Some(*seat) == self.state.to_move
            }
            Event::TakebackAsked { seat, .. }
            | Event::TakebackAgreed { seat }
            | Event::TakebackDeclined { seat } => is_playing && self.state.chair(*seat).is_some(),
            Event::RematchAsked { seat, .. } => is_finished && self.state.chair(*seat).is_some(),
            Event::Opened { .. }
            | Event::Seated { .. }
            | Event::Started { .. }
            | Event::TakenBack { .. }
            | Event::Forfeited { .. }
            | Event::Finished { .. }
            | Event::Aborted { .. }
            | Event::OnVacation { .. }
            | Event::Next { .. }
            | Event::Said { .. } => false,
        }
    }

    /// Takes the next event, of which another node tells. The tiles that a move brings to light must be
    /// those that lie here.
    ///
    /// # Errors
    /// When it cannot be what happened. The table is not to be used any more then.
    pub(crate) fn take_told(&mut self, logged: &Logged) -> Result<(), BrokenLog> {
        let Event::Moved { text, shown, .. } = &logged.event else {
            return self.take(logged, None);
        };
        let played = self.record.as_mut().map(|record| record.play_showing(text));
        if !matches!(played, Some(Ok(tiles)) if tiles == *shown) {
            return Err(BrokenLog::Move { seq: logged.seq });
        }
        self.state.take(logged, self.to_move());
        Ok(())
    }

    /// Takes moves back. The tiles that nobody saw before them have been shuffled.
    fn take_back(&mut self, seq: Seq, ply: usize, setup: Option<&str>) -> Result<(), BrokenLog> {
        let setup = setup.ok_or(BrokenLog::Setup(None))?;
        let mut record = Record::read(setup).map_err(|error| BrokenLog::Setup(Some(error)))?;
        for number in 0..ply {
            let before = self.record.as_ref();
            let text = before.and_then(|before| before.move_text(number));
            let played = text.map(|text| record.play(&text));
            if !matches!(played, Some(Ok(()))) {
                return Err(BrokenLog::Move { seq });
            }
        }
        self.record = Some(record);
        Ok(())
    }

    /// The record as everybody may know it. After the end it tells the order of all tiles, too, where
    /// the server committed itself to one: in what opens its hashes, not in the game. The order of a
    /// deal that others play, too, stays closed: who gave up at once would know what comes to them.
    pub(crate) fn public_record(&self) -> Option<Record> {
        let whole = self.record.as_ref()?;
        // Nothing is secret between seats, so any seat knows what everybody does.
        let mut record = whole.redacted(Seat::First);
        match (self.state.status, self.state.deal) {
            (Status::Finished, None) => record.open_shuffles(whole.shuffles()),
            (Status::Finished, Some(_))
            | (Status::Gathering | Status::Playing | Status::Aborted(_), _) => {}
        }
        if let Some(remark) = self.state.outcome.as_ref().and_then(Outcome::remark) {
            record.set_remark(Remark::Result, Some(&remark));
        }
        Some(record)
    }

    /// The record without a move, with the order of all tiles: for the database alone.
    pub(crate) fn setup_text(&self) -> Option<String> {
        let mut start = self.record.clone()?;
        start.truncate(0);
        Some(start.to_string())
    }

    /// The computer player that has to decide, and the ply.
    pub(crate) fn waits_for_computer(&self) -> Option<(Seat, Level, u32)> {
        let seat = self.state.to_move?;
        let level = self.state.chair(seat)?.level()?;
        Some((seat, level, self.state.plies))
    }

    /// Credits the clock that runs for outages, each of them once.
    pub(crate) fn credit(&mut self, outages: &[Outage]) {
        for outage in outages {
            if outage.ended <= self.credited {
                continue;
            }
            self.credited = outage.ended;
            let Some(since) = self.state.clocks.as_ref().map(|clocks| clocks.since) else {
                continue;
            };
            let began = outage.began.max(since);
            let lost = outage.ended.saturating_sub(began);
            // On vacation no clock ran anyway.
            let stood_still = self.state.to_move.map_or(0, |seat| {
                self.state.stood_still_ms(seat, began, outage.ended)
            });
            if let Some(clocks) = &mut self.state.clocks {
                clocks.since += lost.saturating_sub(stood_still);
            }
        }
    }

    /// Whether the clocks may differ from what follows from the log alone.
    pub(crate) fn is_credited(&self) -> bool {
        self.credited > 0 && self.state.clocks.is_some()
    }

    /// When to check again a table at which nothing was due by now.
    pub(crate) fn next_check(&self, now: Millis) -> Option<Millis> {
        let wake = self.wake()?;
        let patience = match self.waits_for_computer() {
            // It thinks, or waits for that.
            Some(_) => COMPUTER_PATIENCE_MS,
            None => self.stalled_ms,
        };
        Some(wake.max(now + patience))
    }

    /// When the table has to be checked though nobody acts.
    pub(crate) fn wake(&self) -> Option<Millis> {
        match self.state.status {
            Status::Gathering => {
                let patience = match self.state.settings.clock {
                    Clock::None | Clock::Live { .. } => GATHERING_MS,
                    Clock::Daily { .. } => GATHERING_DAILY_MS,
                };
                Some(self.state.opened + patience)
            }
            Status::Playing => match self.waits_for_computer() {
                Some(_) => Some(self.state.changed + COMPUTER_PATIENCE_MS),
                None => self.state.deadline(),
            },
            Status::Finished => self.state.next_game_at(),
            Status::Aborted(_) => None,
        }
    }

    /// Does what is due by now: expired clocks, tables to which nobody came.
    pub(crate) fn tick(&mut self, now: Millis) -> Vec<Logged> {
        let mut log = Vec::new();
        match self.state.status {
            Status::Gathering => {
                if self.wake().is_some_and(|wake| wake <= now) {
                    let reason = AbortReason::Expired;
                    self.push(&mut log, now, Event::Aborted { reason });
                }
            }
            Status::Playing => {
                if let (Some(seat), Some(deadline)) = (self.state.to_move, self.state.deadline())
                    && deadline.saturating_add(self.stalled_ms) <= now
                {
                    self.forfeit(&mut log, now, seat, ForfeitReason::TimedOut);
                }
            }
            Status::Finished | Status::Aborted(_) => {}
        }
        log
    }

    /// Does something. What was done already gives no event.
    pub(crate) fn act(
        &mut self,
        actor: Actor<'_>,
        action: &Action,
        now: Millis,
    ) -> Result<Vec<Logged>, Refusal> {
        let mut log = Vec::new();
        match action {
            Action::Play {
                ply,
                takebacks,
                text,
            } => self.play(&mut log, now, actor, *ply, *takebacks, text)?,
            Action::Join { seat } => self.join(&mut log, now, person(actor)?, *seat)?,
            Action::Leave => self.leave(&mut log, now, person(actor)?)?,
            Action::SeatComputer { seat, level } => {
                let who = Chair::Computer(*level);
                self.arrange(&mut log, now, person(actor)?, *seat, who)?;
            }
            Action::Free { seat } => {
                self.arrange(&mut log, now, person(actor)?, *seat, Chair::Open)?;
            }
            Action::Start => self.start_by_host(&mut log, now, person(actor)?)?,
            Action::Close => self.close(&mut log, now, person(actor)?)?,
            Action::AskTakeback { ply } => self.ask_takeback(&mut log, now, actor, *ply)?,
            Action::AnswerTakeback { ply, answer } => {
                self.answer_takeback(&mut log, now, actor, *ply, *answer)?;
            }
            Action::Resign => self.resign(&mut log, now, person(actor)?)?,
            Action::Claim => self.claim(&mut log, now, person(actor)?)?,
            Action::Rematch => self.ask_rematch(&mut log, now, person(actor)?)?,
            Action::Say { text, key } => self.say(&mut log, now, person(actor)?, text, *key)?,
        }
        Ok(log)
    }

    pub(super) fn to_move(&self) -> Option<Seat> {
        self.record.as_ref().and_then(Record::to_move)
    }

    pub(super) fn push(&mut self, log: &mut Vec<Logged>, now: Millis, event: Event) {
        let logged = Logged {
            seq: self.state.seq + 1,
            at: now,
            event,
        };
        self.state.take(&logged, self.to_move());
        log.push(logged);
    }

    pub(super) fn seat_of(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.state.seat_of(person).ok_or_else(|| {
            Refusal::new(
                Code::NotAllowed,
                "you do not sit at this table; expected one of its players",
            )
        })
    }
}

/// The moves of a log that were taken back later.
fn taken_back(log: &[Logged]) -> HashSet<Seq> {
    let mut standing: Vec<(u32, Seq)> = Vec::new();
    let mut taken_back = HashSet::new();
    for logged in log {
        if let Event::Moved { ply, .. } = &logged.event {
            standing.push((*ply, logged.seq));
        } else if let Event::TakenBack { ply, .. } = &logged.event {
            let gone = standing.extract_if(.., |(other, _)| *other >= *ply);
            taken_back.extend(gone.map(|(_, seq)| seq));
        }
    }
    taken_back
}

/// Whether events changed more than the log.
pub(crate) fn extent(log: &[Logged]) -> Extent {
    let is_small = |logged: &Logged| match logged.event {
        Event::Moved { .. }
        | Event::Said { .. }
        | Event::TakebackAsked { .. }
        | Event::TakebackAgreed { .. }
        | Event::TakebackDeclined { .. }
        | Event::RematchAsked { .. } => true,
        Event::Opened { .. }
        | Event::Seated { .. }
        | Event::Started { .. }
        | Event::TakenBack { .. }
        | Event::Forfeited { .. }
        | Event::Finished { .. }
        | Event::Aborted { .. }
        | Event::OnVacation { .. }
        | Event::Next { .. } => false,
    };
    match log {
        [only] if is_small(only) => Extent::Small,
        _ => Extent::Large,
    }
}

fn person(actor: Actor<'_>) -> Result<&Person, Refusal> {
    match actor {
        Actor::Person(person) => Ok(person),
        Actor::Computer(_) => Err(Refusal::new(Code::NotAllowed, "computer players only play")),
    }
}

pub(super) fn wrong_state(message: &str) -> Refusal {
    Refusal::new(Code::WrongState, message)
}

pub(super) fn stale(message: impl Into<String>) -> Refusal {
    Refusal::new(Code::Stale, message)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_protocol::PersonKind;

    use super::*;

    fn table() -> (HostedTable, Person) {
        let host = Person {
            id: PersonId::from_bits(1),
            name: "Thalia".to_owned(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        };
        let settings = r#"{"game":{"akropolis":{}},"chairs":["host","open"],
            "clock":{"live":{"base_ms":60000,"increment_ms":0}}}"#;
        let settings = serde_json::from_str(settings).unwrap();
        let (table, _) = HostedTable::open(&host, settings, None, None, 1000).unwrap();
        (table, host)
    }

    #[test]
    fn clocks_stand_still_while_nothing_can_be_written() {
        let (table, host) = table();
        let mut settings = table.state.settings;
        settings.chairs[1] = polis_protocol::ChairPlan::Computer(Level::Pupil);
        settings.seating = polis_protocol::Seating::AsSeated;
        let (mut table, mut log) = HostedTable::open(&host, settings, None, None, 1000).unwrap();
        table.start_when_full(&mut log, 10_000);
        assert_eq!(table.state.deadline(), Some(70_000));
        table.stalled_ms = 50_000;
        assert!(table.tick(100_000).is_empty());
        assert_eq!(table.left_after_move(Seat::First, 100_000), Some(20_000));
        table.stalled_ms = 0;
        assert!(!table.tick(100_000).is_empty());
    }

    #[test]
    fn outages_are_credited_once_and_only_where_the_clock_ran() {
        let outage = |began, ended| Outage { began, ended };
        let clocks = |table: &HostedTable| table.state.clocks.clone().unwrap().since;
        let (mut table, _) = table();
        table.state.clocks = Some(polis_protocol::Clocks {
            since: 10_000,
            left_ms: vec![60_000; 2],
        });
        // Before the turn began, within it, and around its beginning.
        table.credit(&[outage(1_000, 5_000)]);
        assert_eq!(clocks(&table), 10_000);
        let all = [outage(1_000, 5_000), outage(20_000, 30_000)];
        for _ in 0..2 {
            table.credit(&all);
            assert_eq!(clocks(&table), 20_000);
        }
        table.credit(&[all[0], all[1], outage(40_000, 45_000)]);
        assert_eq!(clocks(&table), 25_000);
        table.state.clocks.as_mut().unwrap().since = 50_000;
        table.credit(&[outage(49_000, 60_000)]);
        assert_eq!(clocks(&table), 60_000);
    }
}

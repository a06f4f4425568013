//! A table with its whole truth, and what people can do there.
//!
//! This is the fold of the log on the server's side: [`TableState`] is what everybody may know, the
//! record beside it holds the order of all tiles. Nothing here waits, reads a clock or draws a lot
//! but the deal; time comes in, events go out.

use polis_game::Seat;
use polis_notation::Level;
use polis_notation::{Record, RecordError};
use polis_protocol::{
    AbortReason, Action, Chair, Clock, Code, Event, ForfeitReason, Logged, MAX_CHAT_CHARS, Millis,
    Person, PersonId, Refusal, Seq, SeriesStanding, Status, TableId, TableSettings, TableState,
};
use thiserror::Error;

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
    /// The numbers of the last lines of chat of everybody who said something: seats change hands
    /// before the game.
    said: Vec<(PersonId, u32)>,
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
            },
        };
        let table = HostedTable {
            state: TableState::open(&first)?,
            record: None,
            said: Vec::new(),
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
            said: Vec::new(),
        };
        for logged in log {
            table.take(&logged, setup)?;
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
            Event::TakenBack { ply, .. } => {
                if let Some(record) = &mut self.record {
                    record.truncate(*ply as usize);
                }
            }
            Event::Said { seat, key, .. } => {
                let who = self.state.chair(*seat).and_then(Chair::who_sat);
                if let Some(person) = who.map(|person| person.id) {
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
            | Event::Next { .. } => {}
        }
        self.state.take(logged, self.to_move());
        Ok(())
    }

    /// The record as everybody may know it, also after the end: what was never face up stays secret.
    pub(crate) fn public_record(&self) -> Option<Record> {
        // Nothing is secret between seats, so any seat knows what everybody does.
        Some(self.record.as_ref()?.redacted(Seat::First))
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
            Status::Finished | Status::Aborted(_) => None,
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
                    && deadline <= now
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

    fn say(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
        text: &str,
        key: u32,
    ) -> Result<(), Refusal> {
        let seat = self.seat_of(person.id)?;
        let said_before = |&(other, last): &(PersonId, u32)| other == person.id && key <= last;
        if self.said.iter().any(said_before) {
            return Ok(());
        }
        let text: String = text
            .trim()
            .chars()
            .map(|c| if polis_game::is_printable(c) { c } else { ' ' })
            .collect();
        let found = text.chars().count();
        if found == 0 || found > MAX_CHAT_CHARS {
            return Err(Refusal::new(
                Code::Malformed,
                format!("found {found} characters; expected 1 to {MAX_CHAT_CHARS}"),
            ));
        }
        self.heard(person.id, key);
        self.push(log, now, Event::Said { seat, text, key });
        Ok(())
    }
}

impl HostedTable {
    /// Remembers the number of the last line that a person said.
    fn heard(&mut self, person: PersonId, key: u32) {
        match self.said.iter_mut().find(|(other, _)| *other == person) {
            Some((_, last)) => *last = key,
            None => self.said.push((person, key)),
        }
    }
}

/// Whether events changed more than the log.
pub(crate) fn extent(log: &[Logged]) -> Extent {
    let is_small = |logged: &Logged| match logged.event {
        Event::Moved { .. }
        | Event::Said { .. }
        | Event::TakebackAsked { .. }
        | Event::TakebackAgreed { .. }
        | Event::TakebackDeclined { .. }
        | Event::TakenBack { .. }
        | Event::RematchAsked { .. } => true,
        Event::Opened { .. }
        | Event::Seated { .. }
        | Event::Started { .. }
        | Event::Forfeited { .. }
        | Event::Finished { .. }
        | Event::Aborted { .. }
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

//! A table with its whole truth, and what people can do there.
//!
//! This is the fold of the log on the server's side: [`TableState`] is what everybody may know, the
//! record beside it holds the order of all tiles. Nothing here waits, reads a clock or draws a lot
//! but the deal; time comes in, events go out.

use polis_architekton::{Series, Verdict};
use polis_notation::{Record, RecordError};
use polis_search::Level;
use polis_table::{Seat, SeatSet};
use polis_wire::{
    AbortReason, Action, Chair, Clock, Code, Contest, Event, ForfeitReason, GameSettings, Joining,
    Logged, MAX_CHAT_CHARS, MAX_MOVE_BYTES, Millis, Outcome, Person, PersonId, PersonKind, Refusal,
    Seating, Seq, SeriesStanding, Start, Status, TableId, TableSettings, TableState,
    TakebackAnswer, Takebacks, TimeOut,
};
use rand::seq::SliceRandom;
use thiserror::Error;

use crate::table::deal::deal;

/// How long people have to come to a table.
const GATHERING_MS: u64 = 24 * 3_600_000;
/// The same at a table at which a move takes days.
const GATHERING_DAILY_MS: u64 = 7 * GATHERING_MS;
/// When somebody looks whether a computer player's move got lost.
const COMPUTER_PATIENCE_MS: u64 = 15_000;

/// A table with its whole truth.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) state: TableState,
    /// The whole truth, with the order of all tiles; none before the game.
    record: Option<Record>,
    /// The numbers of the last lines of chat, by seat.
    said: [Option<u32>; 4],
}

/// Who does something.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Actor<'a> {
    /// Somebody who is signed in.
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

impl Table {
    /// A table that somebody opens.
    pub(crate) fn open(
        host: &Person,
        settings: TableSettings,
        previous: Option<TableId>,
        series: Option<SeriesStanding>,
        now: Millis,
    ) -> Option<(Table, Vec<Logged>)> {
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
        let table = Table {
            state: TableState::open(&first)?,
            record: None,
            said: [None; 4],
        };
        Some((table, vec![first]))
    }

    /// The fold of a log. `setup` is the record without a move, with the order of all tiles.
    pub(crate) fn fold(
        log: impl IntoIterator<Item = Logged>,
        setup: Option<&str>,
    ) -> Result<Table, BrokenLog> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(BrokenLog::NoOpening)?;
        let mut table = Table {
            state: TableState::open(&first).ok_or(BrokenLog::NoOpening)?,
            record: None,
            said: [None; 4],
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
            Event::Said { seat, key, .. } => self.said[*seat as usize] = Some(*key),
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

    /// When somebody has to look at the table though nobody does anything.
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

    /// Does what is due by now: people who ran out of time, tables to which nobody came.
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

    /// Starts the game if nothing is missing, right after the opening or a rematch.
    pub(crate) fn start_when_full(&mut self, log: &mut Vec<Logged>, now: Millis) {
        if self.state.settings.start == Start::WhenFull && self.is_full() {
            self.start(log, now);
        }
    }

    /// Sits somebody down without asking: the players of a rematch.
    pub(crate) fn seat(&mut self, log: &mut Vec<Logged>, now: Millis, seat: Seat, who: Chair) {
        self.push(log, now, Event::Seated { seat, who });
    }

    /// Notes where it goes on.
    pub(crate) fn go_on_at(&mut self, log: &mut Vec<Logged>, now: Millis, table: TableId) {
        self.push(log, now, Event::Next { table });
    }

    /// Whether it goes on at another table now: a rematch that all people want, or the next game of
    /// a match.
    pub(crate) fn wants_next(&self) -> bool {
        if self.state.next.is_some() || self.state.status != Status::Finished {
            return false;
        }
        if let Some(standing) = self
            .state
            .outcome
            .as_ref()
            .and_then(|outcome| outcome.series)
            && resume(standing).is_some()
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

    /// The table at which it goes on, with the seats rotated: who was second begins.
    pub(crate) fn next_table(&self, this: TableId, now: Millis) -> Option<(Table, Vec<Logged>)> {
        let mut chairs: Vec<Chair> = self.state.chairs.clone();
        // Whoever forfeited plays again himself.
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
                Chair::Computer(level) => polis_wire::ChairPlan::Computer(*level),
                Chair::Open | Chair::Person(_) | Chair::Heir { .. } => polis_wire::ChairPlan::Open,
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
            Table::open(&self.state.host, settings, Some(this), series, now)?;
        for (seat, chair) in Seat::ALL.into_iter().zip(chairs) {
            if let Chair::Person(_) = chair {
                table.seat(&mut log, now, seat, chair);
            }
        }
        table.start_when_full(&mut log, now);
        Some((table, log))
    }

    fn to_move(&self) -> Option<Seat> {
        self.record.as_ref().and_then(Record::to_move)
    }

    fn push(&mut self, log: &mut Vec<Logged>, now: Millis, event: Event) {
        let logged = Logged {
            seq: self.state.seq + 1,
            at: now,
            event,
        };
        self.state.take(&logged, self.to_move());
        log.push(logged);
    }

    fn is_full(&self) -> bool {
        !self.state.chairs.contains(&Chair::Open)
    }

    /// The seat of who plays, while the game goes on.
    fn playing_seat(&self, actor: Actor<'_>) -> Result<Seat, Refusal> {
        let seat = match actor {
            Actor::Computer(seat) => seat,
            Actor::Person(person) => self.seat_of(person.id)?,
        };
        match self.state.status {
            Status::Playing => Ok(seat),
            Status::Gathering => Err(wrong_state("the game has not started yet")),
            Status::Finished | Status::Aborted(_) => Err(wrong_state("the game is over")),
        }
    }

    fn seat_of(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.state.seat_of(person).ok_or_else(|| {
            Refusal::new(
                Code::NotAllowed,
                "you do not sit at this table; expected one of its players",
            )
        })
    }

    fn expect_gathering(&self) -> Result<(), Refusal> {
        match self.state.status {
            Status::Gathering => Ok(()),
            Status::Playing => Err(wrong_state("the game has started already")),
            Status::Finished | Status::Aborted(_) => Err(wrong_state("the table is closed")),
        }
    }

    fn expect_host(&self, person: &Person) -> Result<(), Refusal> {
        if self.state.host.id == person.id {
            Ok(())
        } else {
            Err(Refusal::new(
                Code::NotAllowed,
                "only who opened the table can do this",
            ))
        }
    }

    fn play(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        actor: Actor<'_>,
        ply: u32,
        takebacks: u32,
        text: &str,
    ) -> Result<(), Refusal> {
        let seat = match actor {
            Actor::Computer(seat) => seat,
            Actor::Person(person) => self.seat_of(person.id)?,
        };
        if text.len() > MAX_MOVE_BYTES {
            return Err(Refusal::new(
                Code::TooLarge,
                format!(
                    "found a move of {} bytes; expected at most {MAX_MOVE_BYTES}",
                    text.len()
                ),
            ));
        }
        let Some(record) = &mut self.record else {
            return Err(wrong_state("the game has not started yet"));
        };
        if takebacks != self.state.takebacks {
            return Err(stale(format!(
                "found a move after {takebacks} takebacks; there were {}",
                self.state.takebacks
            )));
        }
        if ply < self.state.plies {
            // A repetition is harmless: the same seat, the same move at the same place.
            let known = record.move_text(ply as usize);
            let same = known.is_some_and(|known| same_words(&known, text));
            return if same {
                Ok(())
            } else {
                Err(stale(format!(
                    "found another move {ply}; {} moves have been played",
                    self.state.plies
                )))
            };
        }
        match self.state.status {
            Status::Playing => {}
            Status::Gathering => return Err(wrong_state("the game has not started yet")),
            Status::Finished | Status::Aborted(_) => return Err(wrong_state("the game is over")),
        }
        if ply > self.state.plies {
            return Err(stale(format!(
                "found move {ply}; expected move {}",
                self.state.plies
            )));
        }
        if self.state.to_move != Some(seat) {
            return Err(Refusal::new(
                Code::NotYourTurn,
                "another seat has to decide now",
            ));
        }
        // A computer that took a seat over plays it now, not the person.
        let is_computer = matches!(actor, Actor::Computer(_));
        let sits_computer = self.state.chair(seat).and_then(Chair::level).is_some();
        if is_computer != sits_computer {
            return Err(Refusal::new(
                Code::NotYourTurn,
                "somebody else has this seat",
            ));
        }
        let shown = record
            .play_showing(text)
            .map_err(|problem| Refusal::new(Code::Illegal, problem.to_string()))?;
        // The text as the notation writes it, whatever gaps came in.
        let text = record.move_text(ply as usize).unwrap_or_default();
        let left_ms = self.left_after_move(seat, now);
        self.push(
            log,
            now,
            Event::Moved {
                ply,
                seat,
                text,
                shown,
                left_ms,
            },
        );
        if self.to_move().is_none() {
            self.finish(log, now, None);
        }
        Ok(())
    }

    /// What is left to a seat after its move, with the increment; none without such clocks.
    fn left_after_move(&self, seat: Seat, now: Millis) -> Option<u64> {
        let Clock::Live { increment_ms, .. } = self.state.settings.clock else {
            return None;
        };
        let clocks = self.state.clocks.as_ref()?;
        let left = *clocks.left_ms.get(seat as usize)?;
        let used = now.saturating_sub(clocks.since);
        Some(left.saturating_sub(used) + increment_ms)
    }

    fn join(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
        seat: Option<Seat>,
    ) -> Result<(), Refusal> {
        if let Some(sits) = self.state.seat_of(person.id) {
            let is_there = seat.is_none_or(|seat| seat == sits);
            if is_there {
                return Ok(());
            }
            self.expect_gathering()?;
            return Err(Refusal::new(
                Code::WrongState,
                format!("you sit on seat {sits} already; leave it first"),
            ));
        }
        self.expect_gathering()?;
        let guests_may = match self.state.settings.joining {
            Joining::Anyone => true,
            Joining::Accounts => false,
        };
        if !guests_may && person.kind != PersonKind::Account {
            return Err(Refusal::new(
                Code::NotAllowed,
                "this table is for accounts; make one of your guest first",
            ));
        }
        let seat = match seat {
            Some(seat) => Some(seat).filter(|&seat| self.state.chair(seat) == Some(&Chair::Open)),
            None => self.first_open(),
        };
        let Some(seat) = seat else {
            return Err(Refusal::new(
                Code::Taken,
                "no such chair is free; expected an open one",
            ));
        };
        let who = Chair::Person(person.clone());
        self.push(log, now, Event::Seated { seat, who });
        self.start_when_full(log, now);
        Ok(())
    }

    fn first_open(&self) -> Option<Seat> {
        let index = self
            .state
            .chairs
            .iter()
            .position(|chair| *chair == Chair::Open)?;
        Seat::from_number(index + 1)
    }

    fn leave(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
    ) -> Result<(), Refusal> {
        self.expect_gathering()?;
        if let Some(seat) = self.state.seat_of(person.id) {
            let who = Chair::Open;
            self.push(log, now, Event::Seated { seat, who });
        }
        Ok(())
    }

    /// The host puts somebody on a chair, or nobody.
    fn arrange(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
        seat: Seat,
        who: Chair,
    ) -> Result<(), Refusal> {
        self.expect_host(person)?;
        self.expect_gathering()?;
        let Some(chair) = self.state.chair(seat) else {
            return Err(Refusal::new(
                Code::NotFound,
                format!(
                    "found seat {seat}; expected 1 to {}",
                    self.state.chairs.len()
                ),
            ));
        };
        if *chair == who {
            return Ok(());
        }
        if let Chair::Computer(_) = who {
            if chair.person().is_some() {
                return Err(Refusal::new(Code::Taken, "somebody sits on this chair"));
            }
            let mut planned = self.state.settings.clone();
            if planned.rated == polis_wire::Rated::Rated {
                planned.chairs[seat as usize] = polis_wire::ChairPlan::Computer(Level::Pupil);
                planned
                    .check()
                    .map_err(|error| Refusal::new(Code::NotAllowed, error.to_string()))?;
            }
        }
        self.push(log, now, Event::Seated { seat, who });
        // Without a person nobody would play.
        let has_people = self
            .state
            .chairs
            .iter()
            .any(|chair| chair.level().is_none());
        if has_people {
            self.start_when_full(log, now);
        }
        Ok(())
    }

    fn start_by_host(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
    ) -> Result<(), Refusal> {
        self.expect_host(person)?;
        if self.state.status == Status::Playing {
            return Ok(());
        }
        self.expect_gathering()?;
        if !self.is_full() {
            return Err(wrong_state("a chair is free; expected all to be taken"));
        }
        if self
            .state
            .chairs
            .iter()
            .all(|chair| chair.person().is_none())
        {
            return Err(wrong_state("no person sits here; expected one at least"));
        }
        self.start(log, now);
        Ok(())
    }

    fn start(&mut self, log: &mut Vec<Logged>, now: Millis) {
        let mut chairs = self.state.chairs.clone();
        match self.state.settings.seating {
            Seating::Drawn => chairs.shuffle(&mut rand::rng()),
            Seating::AsSeated => {}
        }
        let Some(record) = deal(&self.state.settings, &chairs) else {
            // The settings were checked when the table was opened.
            return;
        };
        let shown = record.redacted(Seat::First).to_string();
        self.record = Some(record);
        self.push(
            log,
            now,
            Event::Started {
                chairs,
                record: shown,
            },
        );
    }

    fn close(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
    ) -> Result<(), Refusal> {
        self.expect_host(person)?;
        let reason = AbortReason::Host;
        if self.state.status == Status::Aborted(reason) {
            return Ok(());
        }
        self.expect_gathering()?;
        self.push(log, now, Event::Aborted { reason });
        Ok(())
    }

    fn ask_takeback(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        actor: Actor<'_>,
        ply: u32,
    ) -> Result<(), Refusal> {
        let seat = self.playing_seat(actor)?;
        if self.state.settings.takebacks == Takebacks::Never {
            return Err(Refusal::new(
                Code::NotAllowed,
                "moves are not taken back at this table",
            ));
        }
        if let Some(asked) = &self.state.takeback {
            return if asked.seat == seat && asked.ply == ply {
                Ok(())
            } else {
                Err(wrong_state("somebody asks for a takeback already"))
            };
        }
        if ply >= self.state.plies {
            return Err(stale(format!(
                "found a takeback to move {ply}; {} moves have been played",
                self.state.plies
            )));
        }
        self.push(log, now, Event::TakebackAsked { seat, ply });
        self.take_back_if_agreed(log, now);
        Ok(())
    }

    fn answer_takeback(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        actor: Actor<'_>,
        ply: u32,
        answer: TakebackAnswer,
    ) -> Result<(), Refusal> {
        let seat = self.playing_seat(actor)?;
        let Some(asked) = self
            .state
            .takeback
            .as_ref()
            .filter(|asked| asked.ply == ply)
        else {
            return Err(stale("nobody asks for such a takeback now"));
        };
        match answer {
            TakebackAnswer::Decline => self.push(log, now, Event::TakebackDeclined { seat }),
            TakebackAnswer::Agree if asked.agreed.contains(&seat) => {}
            TakebackAnswer::Agree => {
                self.push(log, now, Event::TakebackAgreed { seat });
                self.take_back_if_agreed(log, now);
            }
        }
        Ok(())
    }

    fn take_back_if_agreed(&mut self, log: &mut Vec<Logged>, now: Millis) {
        let Some(asked) = &self.state.takeback else {
            return;
        };
        let ply = asked.ply;
        let all_agree = self
            .state
            .chairs
            .iter()
            .zip(Seat::ALL)
            .all(|(chair, seat)| chair.person().is_none() || asked.agreed.contains(&seat));
        if !all_agree {
            return;
        }
        if let Some(record) = &mut self.record {
            record.truncate(ply as usize);
            let record = record.redacted(Seat::First).to_string();
            self.push(log, now, Event::TakenBack { ply, record });
        }
    }

    fn resign(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
    ) -> Result<(), Refusal> {
        let gone = |chair: &Chair| matches!(chair, Chair::Heir { person: other, .. } if other.id == person.id);
        if self.state.chairs.iter().any(gone) {
            return Ok(());
        }
        let seat = self.seat_of(person.id)?;
        if self.state.has_forfeited(seat) {
            return Ok(());
        }
        let seat = self.playing_seat(Actor::Person(person)).map(|_| seat)?;
        self.forfeit(log, now, seat, ForfeitReason::Resigned);
        Ok(())
    }

    /// A seat has lost: the game ends, or a computer player takes the seat.
    fn forfeit(&mut self, log: &mut Vec<Logged>, now: Millis, seat: Seat, reason: ForfeitReason) {
        let others = self
            .state
            .chairs
            .iter()
            .zip(Seat::ALL)
            .filter(|&(chair, other)| other != seat && chair.person().is_some())
            .count();
        let gave_up_a_duel = reason == ForfeitReason::Resigned && self.state.chairs.len() == 2;
        let heir = match self.state.settings.time_out {
            TimeOut::Computer(level) if others > 0 && !gave_up_a_duel => Some(level),
            TimeOut::Computer(_) | TimeOut::Lost => None,
        };
        self.push(log, now, Event::Forfeited { seat, reason, heir });
        if heir.is_none() {
            self.finish(log, now, Some((seat.number() as u8, reason)));
        }
    }

    fn finish(&mut self, log: &mut Vec<Logged>, now: Millis, forfeit: Option<(u8, ForfeitReason)>) {
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
        self.push(log, now, Event::Finished { outcome });
    }

    /// How the match stands after a game with these winners.
    fn series_after(
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
            // Who gives up a game gives away a point, as if it was lost by points.
            (Some(_), _) | (None, _) => None,
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
        let points = polis_architekton::Player::ALL.map(|player| series.victory_points(player));
        Some(SeriesStanding {
            victory_points: points,
            games: series.games(),
        })
    }

    fn ask_rematch(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
    ) -> Result<(), Refusal> {
        let seat = self.seat_of(person.id)?;
        if self.state.status != Status::Finished {
            return Err(wrong_state("the game is not over"));
        }
        if self.state.next.is_none() && !self.state.rematch.contains(&seat) {
            self.push(log, now, Event::RematchAsked { seat });
        }
        Ok(())
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
        if self.said[seat as usize].is_some_and(|last| key <= last) {
            return Ok(());
        }
        let text: String = text
            .trim()
            .chars()
            .map(|c| if polis_table::is_printable(c) { c } else { ' ' })
            .collect();
        let found = text.chars().count();
        if found == 0 || found > MAX_CHAT_CHARS {
            return Err(Refusal::new(
                Code::Malformed,
                format!("found {found} characters; expected 1 to {MAX_CHAT_CHARS}"),
            ));
        }
        self.said[seat as usize] = Some(key);
        self.push(log, now, Event::Said { seat, text, key });
        Ok(())
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

fn resume(standing: SeriesStanding) -> Option<Series> {
    Series::resumed(standing.victory_points, standing.games)
}

fn same_words(one: &str, other: &str) -> bool {
    one.split_whitespace().eq(other.split_whitespace())
}

fn person(actor: Actor<'_>) -> Result<&Person, Refusal> {
    match actor {
        Actor::Person(person) => Ok(person),
        Actor::Computer(_) => Err(Refusal::new(Code::NotAllowed, "computer players only play")),
    }
}

fn wrong_state(message: &str) -> Refusal {
    Refusal::new(Code::WrongState, message)
}

fn stale(message: impl Into<String>) -> Refusal {
    Refusal::new(Code::Stale, message)
}

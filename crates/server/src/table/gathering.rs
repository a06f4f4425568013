//! Before the game: who sits down, who gets up, and the start.

use polis_game::Seat;
use polis_notation::Level;
use polis_protocol::{
    AbortReason, Chair, ChairPlan, Code, Event, Joining, Logged, Millis, Person, PersonKind, Rated,
    Refusal, Seating, Start, Status,
};
use rand::seq::SliceRandom;

use crate::random::random_secret;
use crate::table::deal::{deal, name_players};
use crate::table::game::{HostedTable, wrong_state};

impl HostedTable {
    /// Starts the game if nothing is missing, right after the opening or a rematch.
    pub(crate) fn start_when_full(&mut self, log: &mut Vec<Logged>, now: Millis) {
        if self.state.settings.start == Start::WhenFull && self.is_full() {
            self.start(log, now);
        }
    }

    /// Seats a person without asking: the players of a rematch.
    pub(crate) fn seat(&mut self, log: &mut Vec<Logged>, now: Millis, seat: Seat, who: Chair) {
        self.push(log, now, Event::Seated { seat, who });
    }

    pub(super) fn is_full(&self) -> bool {
        !self.state.chairs.contains(&Chair::Open)
    }

    pub(super) fn expect_gathering(&self) -> Result<(), Refusal> {
        match self.state.status {
            Status::Gathering => Ok(()),
            Status::Playing => Err(wrong_state("the game has started already")),
            Status::Finished | Status::Aborted(_) => Err(wrong_state("the table is closed")),
        }
    }

    pub(super) fn expect_host(&self, person: &Person) -> Result<(), Refusal> {
        if self.state.host.id == person.id {
            Ok(())
        } else {
            Err(Refusal::new(
                Code::NotAllowed,
                "only who opened the table can do this",
            ))
        }
    }

    pub(super) fn join(
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

    pub(super) fn first_open(&self) -> Option<Seat> {
        let index = self
            .state
            .chairs
            .iter()
            .position(|chair| *chair == Chair::Open)?;
        Seat::from_number(index + 1)
    }

    pub(super) fn leave(
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
    pub(super) fn arrange(
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
            if planned.rated == Rated::Rated {
                planned.chairs[seat as usize] = ChairPlan::Computer(Level::Pupil);
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

    pub(super) fn start_by_host(
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

    pub(super) fn start(&mut self, log: &mut Vec<Logged>, now: Millis) {
        let mut chairs = self.state.chairs.clone();
        match self.state.settings.seating {
            Seating::Drawn => chairs.shuffle(&mut rand::rng()),
            Seating::AsSeated => {}
        }
        let dealt = self.dealt.take().or_else(|| deal(&self.state.settings));
        let Some(mut record) = dealt else {
            // The settings were checked when the table was opened.
            return;
        };
        name_players(&mut record, &chairs);
        record.commit_shuffle(&random_secret());
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

    pub(super) fn close(
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
}

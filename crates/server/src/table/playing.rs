//! During the game: moves, takebacks, giving up, and time that runs out.

use polis_game::Seat;
use polis_protocol::{
    Chair, Clock, Code, Event, ForfeitReason, Logged, MAX_MOVE_BYTES, Millis, Person, Refusal,
    Status, TakebackAnswer, Takebacks, TimeOut,
};

use crate::table::deal::shuffle_unseen;
use crate::table::game::{Actor, HostedTable, stale, wrong_state};

impl HostedTable {
    /// The seat of the actor, while the game is being played.
    pub(super) fn playing_seat(&self, actor: Actor<'_>) -> Result<Seat, Refusal> {
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

    pub(super) fn play(
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
    pub(super) fn left_after_move(&self, seat: Seat, now: Millis) -> Option<u64> {
        let Clock::Live { increment_ms, .. } = self.state.settings.clock else {
            return None;
        };
        let clocks = self.state.clocks.as_ref()?;
        let left = *clocks.left_ms.get(seat as usize)?;
        let used = now
            .saturating_sub(clocks.since)
            .saturating_sub(self.stalled_ms);
        Some(left.saturating_sub(used) + increment_ms)
    }

    pub(super) fn ask_takeback(
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

    pub(super) fn answer_takeback(
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

    pub(super) fn take_back_if_agreed(&mut self, log: &mut Vec<Logged>, now: Millis) {
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
            shuffle_unseen(record);
            let record = record.redacted(Seat::First).to_string();
            self.push(log, now, Event::TakenBack { ply, record });
        }
    }

    pub(super) fn resign(
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

    /// Somebody claims the game from the person to move, who has abandoned it.
    pub(super) fn claim(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        person: &Person,
    ) -> Result<(), Refusal> {
        let own = self.playing_seat(Actor::Person(person))?;
        let absent = self.state.to_move.filter(|&seat| seat != own);
        let (Some(absent), Some(from)) = (absent, self.state.abandoned_at()) else {
            return Err(wrong_state(
                "nobody has abandoned this game; expected the turn of another person and no clock",
            ));
        };
        if now < from {
            return Err(wrong_state(
                "the other player still has time; a game can be claimed after three days without a \
                 move",
            ));
        }
        self.forfeit(log, now, absent, ForfeitReason::Abandoned);
        Ok(())
    }

    /// A seat has lost: the game ends, or a computer player takes the seat.
    pub(super) fn forfeit(
        &mut self,
        log: &mut Vec<Logged>,
        now: Millis,
        seat: Seat,
        reason: ForfeitReason,
    ) {
        let others = self
            .state
            .chairs
            .iter()
            .zip(Seat::ALL)
            .filter(|&(chair, other)| other != seat && chair.person().is_some())
            .count();
        let gave_up_a_duel = reason != ForfeitReason::TimedOut && self.state.chairs.len() == 2;
        let heir = match self.state.settings.time_out {
            TimeOut::Computer(level) if others > 0 && !gave_up_a_duel => Some(level),
            TimeOut::Computer(_) | TimeOut::Lost => None,
        };
        self.push(log, now, Event::Forfeited { seat, reason, heir });
        if heir.is_none() {
            self.finish(log, now, Some((seat.number() as u8, reason)));
        }
    }
}

fn same_words(one: &str, other: &str) -> bool {
    one.split_whitespace().eq(other.split_whitespace())
}

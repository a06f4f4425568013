//! The teacher: after a decision of a person that gives much away, the table offers to take it back,
//! and says what would have been better.

use polis_engine_service::message::MoveAssessment;
use polis_game::{Seat, View};
use polis_notation::{GameRecord, Notated};
use serde::{Deserialize, Serialize};

use super::{Mode, Session};

/// The loss from which a teacher speaks, in the unit of marks: earlier than a move is called missed.
const SPEAKS: f32 = 0.12;

/// Whether a teacher watches the people at this screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Teacher {
    #[default]
    Absent,
    Watches,
}

/// A decision of a person that is to be examined.
#[derive(Clone, Debug, PartialEq)]
pub struct Examined<G: Notated> {
    /// Number of moves before it.
    pub ply: usize,
    /// The record up to the decision, without what whoever decided could not know.
    pub record: GameRecord<G>,
}

/// An offer to take a decision back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TakeBackOffer<M> {
    /// Number of moves before the decision.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What would have been better.
    pub better: M,
    /// What was given away of the probability to win.
    pub win: f32,
    /// What was given away of the lead, in points.
    pub margin: f32,
    /// Whether that is calculated to the end of the game.
    pub is_proven: bool,
}

impl<G: Notated> Session<G> {
    /// Lets a teacher watch, or not.
    pub fn with_teacher(mut self, teacher: Teacher) -> Session<G> {
        self.teacher = teacher;
        self
    }

    /// Whether a teacher watches.
    pub fn teacher(&self) -> Teacher {
        self.teacher
    }

    /// Sends the teacher away for the rest of the game; says whether there was one.
    pub fn dismiss_teacher(&mut self) -> bool {
        std::mem::take(&mut self.teacher) == Teacher::Watches
    }

    /// The decision that the teacher looks at: the last one of a person, as long as it can be taken back
    /// and the game goes on.
    pub fn to_examine(&self) -> Option<Examined<G>> {
        let is_watched = match (self.teacher, self.mode) {
            (Teacher::Watches, Mode::Here) => true,
            (Teacher::Absent, _) | (_, Mode::Online(_) | Mode::Puzzle(()) | Mode::Study(())) => {
                false
            }
        };
        if !is_watched || !self.taken_back.is_empty() || self.to_move().is_none() {
            return None;
        }
        let ply = self.last_decision()?;
        let seat = self.record.positions().nth(ply)?.to_move()?;
        let mut record = self.record.clone();
        record.truncate(ply + 1);
        Some(Examined {
            ply,
            record: record.redacted(seat),
        })
    }

    /// The position in which a decision was made, as whoever decided could know it.
    pub fn known_at(&self, ply: usize) -> Option<G> {
        let position = self.record.positions().nth(ply)?;
        let seat = position.to_move()?;
        Some(View::new(&position, seat).position().clone())
    }
}

impl<M: std::str::FromStr> TakeBackOffer<M> {
    /// The offer after a decision that was examined; none where it gave not much away, or where that may
    /// be chance.
    pub fn of(assessed: &MoveAssessment) -> Option<TakeBackOffer<M>> {
        let assessment = assessed.assessment()?;
        if assessment.loss() < SPEAKS || !assessment.is_sure() {
            return None;
        }
        let (win, margin) = assessment.given_away();
        Some(TakeBackOffer {
            ply: assessment.ply,
            seat: assessment.seat,
            better: assessment.best().chosen.parse().ok()?,
            win,
            margin,
            is_proven: assessment.is_proven(),
        })
    }
}

#[cfg(test)]
mod tests {
    use polis_akropolis::{Akropolis, Players};
    use polis_engine::evaluation::Evaluate;
    use polis_engine_service::EngineService;
    use polis_engine_service::message::{AnalysisRequest, Reply, Request};
    use polis_game::{Game as _, PerSeat, chance};
    use polis_notation::{Level, Record};

    use super::*;
    use crate::player::Player;
    use crate::session::{AnySession, Saved};
    use crate::testing::akropolis;

    /// A game of a person, who begins, against the computer.
    fn watched(seed: u64) -> Session<Akropolis> {
        let setup = Akropolis::deal(&akropolis(Players::Two), &mut chance(seed)).unwrap();
        let players = PerSeat::from_fn(2, |seat| match seat {
            Seat::First => Player::Person,
            _ => Player::Computer(Level::Mason),
        });
        let session = Session::new(GameRecord::new(&setup).unwrap(), players).unwrap();
        session.with_teacher(Teacher::Watches)
    }

    /// The best or the worst move for the network, one ply ahead.
    fn chosen(session: &Session<Akropolis>, is_best: bool) -> polis_akropolis::Move {
        let seat = session.to_move().unwrap();
        let mut ranked = Vec::new();
        let position = session.position();
        polis_engine::preferences(position, Akropolis::net(), seat, &mut ranked);
        let by_worth = |one: &&(f32, _), other: &&(f32, _)| one.0.total_cmp(&other.0);
        let found = if is_best {
            ranked.iter().max_by(by_worth)
        } else {
            ranked.iter().min_by(by_worth)
        };
        found.unwrap().1
    }

    /// What the examination of the last decision of a person comes to.
    fn examined(session: &Session<Akropolis>) -> Option<TakeBackOffer<polis_akropolis::Move>> {
        let examined = session.to_examine().unwrap();
        let request = AnalysisRequest {
            id: 1,
            record: Record::from(examined.record).to_string(),
            from: examined.ply,
        };
        let mut engine = EngineService::new();
        assert_eq!(engine.take(Request::Analyse(request), 0.0), None);
        loop {
            let Some(Reply::Found(update)) = engine.think(1e9, || 0.0) else {
                panic!("expected what was found");
            };
            if update.part >= 1.0 {
                let last = update.assessed.last().unwrap();
                assert_eq!(last.ply, examined.ply);
                return TakeBackOffer::of(last);
            }
        }
    }

    #[test]
    fn a_bad_move_is_told_and_a_good_one_is_not() {
        let mut session = watched(5);
        for _ in 0..8 {
            session.play(chosen(&session, true)).unwrap();
        }
        let before = session.clone();
        session.play(chosen(&session, false)).unwrap();
        let offer = examined(&session).expect("the worst move gives much away");
        assert_eq!((offer.ply, offer.seat), (8, Seat::First));
        assert!(offer.win > 0.0 || offer.margin > 0.0);
        // The better move can be played where it was missed, and is no longer told of.
        let known = session.known_at(offer.ply).unwrap();
        assert!(known.is_legal(offer.better));
        assert!(session.undo());
        assert_eq!(session.position(), before.position());
        assert_eq!(session.to_examine(), None, "it was taken back");
        session.play(offer.better).unwrap();
        assert_eq!(examined(&session), None);
        // While the other plays on, the same decision is looked at.
        let examined = session.to_examine();
        session.play(chosen(&session, true)).unwrap();
        assert_eq!(session.to_examine(), examined);
    }

    #[test]
    fn what_is_examined_holds_no_unseen_tile() {
        let mut session = watched(2);
        for _ in 0..5 {
            session.play(chosen(&session, true)).unwrap();
        }
        let examined = session.to_examine().unwrap();
        assert_eq!(examined.ply, 4);
        assert_eq!(examined.record.moves().len(), 5);
        assert!(examined.record.position().is_redacted());
        // Another order of the tiles to come makes no difference.
        let mut other = session.clone();
        let filled = session.view(Seat::First).fill(&mut chance(9));
        other.record = GameRecord::new(&filled.setup()).unwrap();
        for &chosen in session.record().moves() {
            other.record.play(chosen).unwrap();
        }
        assert_ne!(other.record, session.record, "another order");
        assert_eq!(other.to_examine(), Some(examined));
        assert_eq!(other.known_at(4), session.known_at(4));
    }

    #[test]
    fn nothing_is_examined_where_no_teacher_watches() {
        let mut session = watched(1);
        assert_eq!(session.to_examine(), None, "nobody has decided yet");
        session.play(chosen(&session, true)).unwrap();
        assert!(session.to_examine().is_some());
        let absent = session.clone().with_teacher(Teacher::Absent);
        assert_eq!(absent.to_examine(), None);
        let study = session.clone().in_mode(Mode::Study(()));
        assert_eq!(study.to_examine(), None);
        // Who is sent away stays away, and the other stays, wherever the game is kept.
        for teacher in [Teacher::Watches, Teacher::Absent] {
            let text = session.save(1.0).to_text();
            let restored = Saved::from_text(&text).unwrap().restore().unwrap();
            let AnySession::Akropolis(restored) = restored else {
                panic!("expected the same game");
            };
            assert_eq!(restored.teacher(), teacher);
            assert_eq!(*restored, session);
            assert_eq!(session.dismiss_teacher(), teacher == Teacher::Watches);
        }
    }
}

//! The teacher of a game at this screen: every decision of a person is examined in the background.

use leptos::prelude::*;
use polis_engine_service::message::{AnalysisUpdate, MoveAssessment};

use super::controller::{GameController, Playable};
use super::engine_client;
use polis_client::session::{Session, TakeBackOffer};

/// The examination of a decision.
struct Examination<M> {
    /// The moves up to the decision.
    moves: Vec<M>,
    /// The number of the analysis.
    id: u32,
}

impl<G: Playable> GameController<G> {
    /// Lets the last decision of a person be examined where a teacher watches. It never waits for
    /// anything: who is not interested plays on.
    pub(super) fn follow_teacher(self) {
        let running = StoredValue::new(None::<Examination<G::Move>>);
        let stop = move || {
            let stopped = running.try_update_value(Option::take).flatten();
            if let Some(examination) = stopped {
                engine_client::stop(examination.id);
            }
        };
        Effect::new(move |_| {
            let Some(examined) = self.session.with(Session::to_examine) else {
                stop();
                self.offer.set(None);
                return;
            };
            let moves = examined.record.moves().to_vec();
            let is_examined = running.with_value(|running| {
                let mut running = running.iter();
                running.any(|running| running.moves == moves)
            });
            if is_examined {
                return;
            }
            stop();
            self.offer.set(None);
            let record = G::any_record(examined.record).to_string();
            let mut assessed = None;
            let id = engine_client::analyse(record, examined.ply, move |found| {
                self.judge(&mut assessed, found);
            });
            running.set_value(Some(Examination { moves, id }));
        });
        on_cleanup(stop);
    }

    /// Offers to take back what was examined, once that is done and was not good.
    fn judge(self, assessed: &mut Option<MoveAssessment>, found: Result<AnalysisUpdate, String>) {
        match found {
            Ok(mut update) => {
                // The last update may have nothing new.
                *assessed = update.assessed.pop().or(assessed.take());
                if update.part >= 1.0 {
                    let offer = assessed.as_ref().and_then(TakeBackOffer::of);
                    self.offer_reason.try_set(None);
                    self.offer.try_set(offer);
                    if let Some(offer) = offer {
                        self.explain_offer(offer);
                    }
                }
            }
            Err(error) => leptos::logging::error!("{error}"),
        }
    }

    /// Asks what the better move would have led to.
    fn explain_offer(self, offer: TakeBackOffer<G::Move>) {
        let played = self.session.try_with_untracked(|session| {
            let moves = session.record().moves();
            moves.get(offer.ply).copied()
        });
        if let Some(Some(played)) = played {
            self.explain(offer.ply, [offer.better, played], move |reason| {
                self.offer_reason.try_set(Some(reason));
            });
        }
    }

    /// Takes back what the teacher has told of.
    pub(crate) fn accept_offer(self) {
        let is_last = self.offer.with_untracked(|offer| {
            let ply = offer.as_ref().map(|offer| offer.ply);
            ply.is_some() && ply == self.session.with_untracked(Session::last_decision)
        });
        self.offer.set(None);
        if is_last {
            self.undo();
        }
    }

    /// Leaves the decision as it is.
    pub(crate) fn decline_offer(self) {
        self.offer.set(None);
    }

    /// Sends the teacher away for the rest of the game.
    pub(crate) fn dismiss_teacher(self) {
        self.session
            .try_maybe_update(|session| (session.dismiss_teacher(), ()));
    }
}

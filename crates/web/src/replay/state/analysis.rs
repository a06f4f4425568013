//! Letting the computer look at every move.

use leptos::prelude::*;
use polis_client::replay::Reasons;
use polis_engine_service::message::AnalysisUpdate;
use polis_notation::NodeId;

use super::{ReplayGame, ReplayProblem, ReplayState};
use crate::game::{compare, engine_client};

/// An analysis that is under way.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::replay) struct RunningAnalysis {
    id: u32,
    /// How far it is, from 0 to 1.
    pub(in crate::replay) part: f32,
    /// The line that is looked at.
    line: Vec<NodeId>,
}

impl<G: ReplayGame> ReplayState<G> {
    /// Looks at every move of the line that one follows, or stops.
    pub(in crate::replay) fn toggle_analysis(self) {
        if self.analysis.with_untracked(Option::is_some) {
            self.stop();
            self.keep();
        } else {
            self.analyse();
        }
    }

    /// Whether nothing more will be found about the line.
    pub(in crate::replay) fn is_analysed(self) -> bool {
        self.line
            .with(|line| self.notes.with(|notes| notes.is_done(line)))
    }

    fn analyse(self) {
        let (record, from, line) = self.study.with_untracked(|study| {
            let line = study.line();
            let is_played = |node: &NodeId| study.tree().is_played(*node);
            let from = line.iter().filter(|node| is_played(node)).count() - 1;
            // The moves of the game itself are looked at as a whole.
            let from = if from + 1 == line.len() { 0 } else { from };
            (G::any_record(study.line_record()).to_string(), from, line)
        });
        let id = engine_client::analyse(record, from, move |found| self.hear(found));
        self.analysis.set(Some(RunningAnalysis {
            id,
            part: 0.0,
            line,
        }));
    }

    fn hear(self, found: Result<AnalysisUpdate, String>) {
        let findings = match found {
            Ok(findings) => findings,
            Err(error) => {
                self.analysis.try_set(None);
                self.trouble.try_set(Some(ReplayProblem::Analysis(error)));
                return;
            }
        };
        let Some(Some(going)) = self.analysis.try_get_untracked() else {
            return;
        };
        let part = findings.part;
        let is_news = !findings.forecasts.is_empty() || !findings.assessed.is_empty();
        if is_news || part >= 1.0 {
            self.notes
                .try_update(|notes| notes.take(&going.line, findings));
        }
        if part >= 1.0 {
            self.analysis.try_set(None);
            self.keep();
        } else if (part - going.part).abs() >= 0.005 {
            self.analysis
                .try_set(Some(RunningAnalysis { part, ..going }));
        }
    }

    /// Asks why the move that one looks at has its mark. That takes a moment, so it is found for the
    /// marks that somebody looks at, and the analysis itself takes no longer.
    pub(super) fn follow_marks(self) {
        Effect::new(move |_| {
            let node = self.judged();
            let asked = self.notes.with(|notes| {
                let reasons = self.reasons;
                reasons.try_maybe_update(|reasons| (false, reasons.to_ask(notes, node)))
            });
            let Some(Some(contrast)) = asked else {
                return;
            };
            let Some((before, _)) = self.tree.with_untracked(|tree| tree.before(node)) else {
                return;
            };
            let [Ok(better), Ok(other)] = contrast.each_ref().map(|text| text.parse()) else {
                return;
            };
            let record = self.tree.with_untracked(|tree| tree.record(before));
            let seed = record.moves().len() as u64;
            compare(&record, [better, other], seed, move |report| {
                let take = |reasons: &mut Reasons| reasons.take(node, contrast, report);
                self.reasons.try_update(take);
            });
        });
    }

    pub(super) fn stop(self) {
        if let Some(Some(going)) = self.analysis.try_get_untracked() {
            engine_client::stop(going.id);
            self.analysis.try_set(None);
        }
    }
}

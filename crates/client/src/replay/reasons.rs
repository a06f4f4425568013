//! Why moves of a game have their marks: found when somebody opens a marked move, and kept while the
//! game is open.

use std::collections::BTreeMap;

use polis_engine_service::message::ReasonReport;
use polis_notation::NodeId;

use super::notes::Notes;

/// Two moves in their text form: the better one, and the one that it is compared with.
pub type Contrast = [String; 2];

/// The reasons of marks, by the place to which the marked move leads.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reasons {
    found: BTreeMap<NodeId, (Contrast, ReasonReport)>,
    /// What was asked for last.
    asked: Option<(NodeId, Contrast)>,
}

impl Reasons {
    /// The two moves that must be compared to say why the move that leads to a place has its mark; none
    /// where it has none, and where they were compared or are being compared.
    pub fn to_ask(&mut self, notes: &Notes, node: NodeId) -> Option<Contrast> {
        let contrast = contrast(notes, node)?;
        let asked = Some((node, contrast.clone()));
        if self.found(node, &contrast).is_some() || self.asked == asked {
            return None;
        }
        self.asked = asked;
        Some(contrast)
    }

    /// What was found by comparing two moves.
    pub fn take(&mut self, node: NodeId, contrast: Contrast, report: ReasonReport) {
        self.found.insert(node, (contrast, report));
    }

    /// Why the move that leads to a place has its mark.
    pub fn of(&self, notes: &Notes, node: NodeId) -> MarkReason<'_> {
        match contrast(notes, node) {
            None => MarkReason::Unmarked,
            Some(contrast) => self
                .found(node, &contrast)
                .map_or(MarkReason::Awaited, MarkReason::Found),
        }
    }

    /// What was found about a place, if it is about these moves: a longer analysis may have found a
    /// better one since.
    fn found(&self, node: NodeId, contrast: &Contrast) -> Option<&ReasonReport> {
        let (moves, report) = self.found.get(&node)?;
        (moves == contrast).then_some(report)
    }
}

/// Why a move has its mark, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MarkReason<'a> {
    /// It has no mark.
    Unmarked,
    /// It is not found yet.
    Awaited,
    /// It was found.
    Found(&'a ReasonReport),
}

fn contrast(notes: &Notes, node: NodeId) -> Option<Contrast> {
    let assessment = notes.assessment(node)?;
    let moves = assessment.contrast()?;
    Some(moves.map(|&chosen| chosen.to_owned()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_engine_service::message::AnalysisUpdate;
    use polis_notation::Tree;

    use super::*;
    use crate::replay::notes::tests::{assessed, tried};
    use crate::replay::study::tests::{game, other_moves};

    #[test]
    fn a_marked_move_is_asked_about_once_and_again_when_something_better_is_found() {
        let record = game(4);
        let tree = Tree::new(record.clone());
        let line = tree.path(tree.played(usize::MAX));
        let others = other_moves(&record, 2);
        let mut notes = Notes::default();
        let mut note = |better: usize, loss: f32, playouts: u32| {
            let mut one = assessed(2, &record.moves()[2].to_string(), loss);
            one.best = vec![tried(&others[better].to_string(), 0.6), one.played.clone()];
            one.playouts = playouts;
            let update = AnalysisUpdate {
                id: 1,
                part: 0.1,
                forecasts: Vec::new(),
                assessed: vec![one],
            };
            notes.take(&line, update);
            notes.clone()
        };
        let mut reasons = Reasons::default();
        let node = line[3];
        // What is not marked needs no reason.
        let good = note(0, 0.0, 10);
        assert_eq!(reasons.to_ask(&good, node), None);
        assert_eq!(reasons.of(&good, node), MarkReason::Unmarked);
        let weak = note(0, 0.3, 100);
        let moves = reasons.to_ask(&weak, node).unwrap();
        assert_eq!(moves[0], others[0].to_string());
        assert_eq!(moves[1], record.moves()[2].to_string());
        assert_eq!(reasons.to_ask(&weak, node), None);
        assert_eq!(reasons.of(&weak, node), MarkReason::Awaited);
        let report = ReasonReport {
            futures: 160,
            points: 3.0,
            points_error: 0.5,
            parts: vec![3.0; 6],
            win: 0.1,
            is_better: true,
            next: None,
            next_points: 0.0,
            next_takes: None,
            reply: None,
        };
        reasons.take(node, moves, report.clone());
        assert_eq!(reasons.of(&weak, node), MarkReason::Found(&report));
        assert_eq!(reasons.to_ask(&weak, node), None);
        // Something better was found meanwhile: what is known is about another move.
        let weaker = note(1, 0.3, 200);
        assert_eq!(reasons.of(&weaker, node), MarkReason::Awaited);
        assert_eq!(
            reasons.to_ask(&weaker, node).unwrap()[0],
            others[1].to_string()
        );
    }
}

//! What the computer has found in a game and its variations.

use std::collections::{BTreeMap, BTreeSet};

use polis_analysis::{Assessment, accuracy, turning_points};
use polis_engine_service::message::{AnalysisUpdate, MoveAssessment, PositionForecast};
use polis_game::Seat;
use polis_notation::NodeId;

/// So many turning points are listed.
pub const TURNING_POINTS: usize = 5;

/// What the computer has found in a game and its variations, by place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    /// What the position promises.
    forecasts: BTreeMap<NodeId, PositionForecast>,
    /// What is to be said of the move that leads there.
    assessed: BTreeMap<NodeId, MoveAssessment>,
    /// The last places of the lines of which nothing more will be found.
    done: BTreeSet<NodeId>,
}

impl Notes {
    /// Takes in what was found about a line, given by its places from the start on. What names no
    /// place of it is left out, and so is what rests on less than what is known.
    pub fn take(&mut self, line: &[NodeId], findings: AnalysisUpdate) {
        if findings.part >= 1.0 {
            self.done.extend(line.last());
        }
        for forecast in findings.forecasts {
            if let Some(&node) = line.get(forecast.ply) {
                self.forecasts.insert(node, forecast);
            }
        }
        for assessed in findings.assessed {
            let node = assessed.ply.checked_add(1).and_then(|ply| line.get(ply));
            let known = |node| self.assessed(node).map_or(0, |known| known.playouts);
            if let Some(&node) = node.filter(|&&node| known(node) <= assessed.playouts) {
                self.assessed.insert(node, assessed);
            }
        }
    }

    /// What a position promises, if it was looked at.
    pub fn forecast(&self, node: NodeId) -> Option<&PositionForecast> {
        self.forecasts.get(&node)
    }

    /// What is to be said of the move that leads to a place, if it was looked at.
    pub fn assessed(&self, node: NodeId) -> Option<&MoveAssessment> {
        self.assessed.get(&node)
    }

    /// The same for those who weigh it.
    pub fn assessment(&self, node: NodeId) -> Option<Assessment<&str>> {
        self.assessed(node)?.assessment()
    }

    /// How well a seat played on a line, from 0 to 100.
    pub fn accuracy(&self, line: &[NodeId], seat: Seat) -> Option<f32> {
        let all: Vec<_> = self.on(line).map(|(_, one)| one).collect();
        accuracy(&all, seat)
    }

    /// The places to which the moves lead that gave most away, in the order of the line.
    pub fn turning_points(&self, line: &[NodeId]) -> Vec<NodeId> {
        let all = self.on(line).map(|(_, one)| one);
        turning_points(all, TURNING_POINTS)
            .into_iter()
            .filter_map(|one| line.get(one.ply + 1).copied())
            .collect()
    }

    /// Whether nothing more will be found about a line.
    pub fn is_done(&self, line: &[NodeId]) -> bool {
        line.last().is_some_and(|last| self.done.contains(last))
    }

    /// Forgets what is no longer there.
    pub fn retain(&mut self, is_there: impl Fn(NodeId) -> bool) {
        self.forecasts.retain(|&node, _| is_there(node));
        self.assessed.retain(|&node, _| is_there(node));
        self.done.retain(|&node| is_there(node));
    }

    /// What was found about a line, as if it were told anew.
    pub fn findings(&self, line: &[NodeId]) -> (Vec<PositionForecast>, Vec<MoveAssessment>) {
        let forecasts = line.iter().filter_map(|&node| self.forecast(node).cloned());
        let assessed = line.iter().filter_map(|&node| self.assessed(node).cloned());
        (forecasts.collect(), assessed.collect())
    }

    fn on<'a>(&'a self, line: &'a [NodeId]) -> impl Iterator<Item = (NodeId, Assessment<&'a str>)> {
        line.iter()
            .filter_map(|&node| Some((node, self.assessment(node)?)))
    }
}

#[cfg(test)]
pub mod tests {
    use polis_analysis::Mark;
    use polis_engine_service::message::TriedMove;
    use polis_notation::Tree;

    use super::*;
    use crate::replay::study::tests::game;

    pub fn tried(chosen: &str, win: f32) -> TriedMove {
        TriedMove {
            chosen: chosen.to_owned(),
            win,
            margin: 0.0,
            points: 50.0,
            error: 0.0,
            proven: false,
        }
    }

    pub fn assessed(ply: usize, played: &str, loss: f32) -> MoveAssessment {
        MoveAssessment {
            ply,
            seat: ply % 2 + 1,
            choices: 20,
            playouts: 120,
            played: tried(played, 0.6 - loss),
            best: vec![tried("1 0,0 0", 0.6), tried(played, 0.6 - loss)],
        }
    }

    pub fn foreseen(ply: usize) -> PositionForecast {
        PositionForecast {
            ply,
            win: vec![0.5, 0.5],
            points: vec![60.0, 61.5],
        }
    }

    #[test]
    fn what_was_found_is_kept_by_place() {
        let tree = Tree::new(game(1));
        let line = tree.path(tree.played(usize::MAX));
        let mut notes = Notes::default();
        notes.take(
            &line,
            AnalysisUpdate {
                id: 1,
                part: 0.5,
                forecasts: vec![foreseen(0), foreseen(1), foreseen(usize::MAX)],
                assessed: vec![
                    assessed(0, "7 1,1 1", 0.0),
                    assessed(2, "8 1,1 1", 0.4),
                    assessed(usize::MAX, "", 0.1),
                ],
            },
        );
        assert!(notes.forecast(line[1]).is_some() && notes.forecast(line[2]).is_none());
        let mark = |ply: usize| notes.assessment(line[ply]).map(|one| one.mark());
        assert_eq!((mark(1), mark(2)), (Some(Mark::Good), None));
        assert_eq!(mark(3), Some(Mark::Missed));
        assert_eq!(notes.turning_points(&line), [line[3]]);
        assert!(
            notes
                .accuracy(&line, Seat::First)
                .is_some_and(|one| one < 100.0)
        );
        assert_eq!(notes.accuracy(&line, Seat::Second), None);
        assert!(!notes.is_done(&line));
        // A first look does not replace what is known better.
        let again = |playouts, part| AnalysisUpdate {
            id: 2,
            part,
            forecasts: Vec::new(),
            assessed: vec![MoveAssessment {
                playouts,
                ..assessed(2, "8 1,1 1", 0.0)
            }],
        };
        notes.take(&line, again(20, 0.1));
        assert_eq!(notes.assessed(line[3]).map(|one| one.playouts), Some(120));
        notes.take(&line, again(4000, 1.0));
        assert_eq!(notes.assessed(line[3]).map(|one| one.playouts), Some(4000));
        assert!(notes.is_done(&line) && !notes.is_done(&line[..2]));
        let (forecasts, found) = notes.findings(&line);
        assert_eq!((forecasts.len(), found.len()), (2, 2));
        notes.retain(|node| node == line[1]);
        assert_eq!(notes.findings(&line).1.len(), 1);
    }
}

//! Analysing a game in steps, so that the caller can receive requests in between.

use polis_akropolis::Akropolis;
use polis_analysis::{Analysis, Assessment, Depth, forecast};
use polis_architekton::Architekton;
use polis_engine::evaluation::{Evaluate, Evaluation};
use polis_engine::{Candidate, Certainty};
use polis_notation::{GameRecord, Notated, Record, RecordError};

use crate::message::{
    AnalysisRequest, AnalysisUpdate, MoveAssessment, PositionForecast, TriedMove,
};

/// Number of best moves that are reported for each position.
pub const BEST: usize = 5;

/// An analysis in progress.
pub struct AnalysisTask {
    id: u32,
    analyst: Box<dyn Analyst>,
    forecasts: Vec<PositionForecast>,
    /// Plies with an assessment that was not reported yet.
    changed: Vec<usize>,
}

impl AnalysisTask {
    /// Starts to analyse a game.
    ///
    /// # Errors
    /// When the record cannot be read.
    pub fn new(request: &AnalysisRequest) -> Result<AnalysisTask, RecordError> {
        Ok(AnalysisTask {
            id: request.id,
            analyst: match Record::read(&request.record)? {
                Record::Akropolis(record) => analyst::<Akropolis>(*record, request.from),
                Record::Architekton(record) => analyst::<Architekton>(*record, request.from),
            },
            forecasts: Vec::new(),
            changed: Vec::new(),
        })
    }

    /// The number of the analysis, as its request gave it.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Takes one small step: first the forecasts of all positions, then the moves.
    pub fn step(&mut self) {
        match self.analyst.step() {
            Step::Position(forecast) => self.forecasts.push(forecast),
            Step::Move(ply) if !self.changed.contains(&ply) => self.changed.push(ply),
            Step::Move(_) | Step::Nothing => {}
        }
    }

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.analyst.is_done()
    }

    /// What was found since the last call.
    pub fn update(&mut self) -> AnalysisUpdate {
        let changed = std::mem::take(&mut self.changed);
        AnalysisUpdate {
            id: self.id,
            part: self.analyst.progress(),
            forecasts: std::mem::take(&mut self.forecasts),
            assessed: changed
                .into_iter()
                .filter_map(|ply| self.analyst.assessed(ply))
                .collect(),
        }
    }
}

/// What one step has found.
enum Step {
    Position(PositionForecast),
    Move(usize),
    Nothing,
}

trait Analyst {
    fn step(&mut self) -> Step;
    fn is_done(&self) -> bool;
    fn progress(&self) -> f32;
    fn assessed(&self, ply: usize) -> Option<MoveAssessment>;
}

/// Analyses a game: the positions from the first on, then the moves.
struct AnalysisOfGame<G: Evaluate + Notated> {
    record: GameRecord<G>,
    from: usize,
    /// The positions without a forecast, the last first.
    positions: Vec<(usize, G)>,
    /// Created on demand, as ranking every move takes time.
    analysis: Option<Analysis<G>>,
}

fn analyst<G: Notated + Evaluate>(record: GameRecord<G>, from: usize) -> Box<dyn Analyst> {
    let mut positions: Vec<(usize, G)> = record.positions().enumerate().skip(from).collect();
    positions.reverse();
    Box::new(AnalysisOfGame {
        record,
        from,
        positions,
        analysis: None,
    })
}

impl<G: Notated + Evaluate> Analyst for AnalysisOfGame<G> {
    fn step(&mut self) -> Step {
        if let Some((ply, position)) = self.positions.pop() {
            let forecast = forecast(&position);
            let rounded = |values: &[f32]| values.iter().map(|&one| rounded(one)).collect();
            return Step::Position(PositionForecast {
                ply,
                win: rounded(forecast.win.values()),
                points: rounded(forecast.points.values()),
            });
        }
        let analysis = self
            .analysis
            .get_or_insert_with(|| Analysis::from_ply(&self.record, self.from, Depth::USEFUL));
        analysis.step().map_or(Step::Nothing, Step::Move)
    }

    fn is_done(&self) -> bool {
        self.analysis.as_ref().is_some_and(Analysis::is_done)
    }

    fn progress(&self) -> f32 {
        // The last step finds nothing more, but its update may.
        let most = if self.is_done() { 1.0 } else { 0.999 };
        let progress = self.analysis.as_ref().map_or(0.0, Analysis::progress);
        progress.min(most)
    }

    fn assessed(&self, ply: usize) -> Option<MoveAssessment> {
        self.analysis
            .as_ref()?
            .assessment(ply)
            .as_ref()
            .map(assessed)
    }
}

fn assessed<M: PartialEq + ToString>(assessment: &Assessment<M>) -> MoveAssessment {
    MoveAssessment {
        ply: assessment.ply,
        seat: assessment.seat.number(),
        choices: assessment.choices,
        playouts: assessment.playouts,
        played: tried(&assessment.played),
        best: assessment.candidates.iter().take(BEST).map(tried).collect(),
    }
}

/// A candidate as the page is told of it.
pub(crate) fn tried<M: ToString>(candidate: &Candidate<M>) -> TriedMove {
    let Evaluation {
        win,
        margin,
        points,
    } = candidate.evaluation;
    let (error, proven) = match candidate.certainty {
        Certainty::Estimated { error, .. } if error.is_finite() => (rounded(error), false),
        // A single playout says nothing about its error: JSON has no infinite number.
        Certainty::Estimated { .. } => (1.0, false),
        Certainty::Proven => (0.0, true),
    };
    TriedMove {
        chosen: candidate.chosen.to_string(),
        win: rounded(win),
        margin: rounded(margin),
        points: rounded(points),
        error,
        proven,
    }
}

/// To a thousandth: more is noise, and would only have to be kept.
fn rounded(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use polis_engine::PlayoutLimit;
    use polis_game::{View, chance};
    use polis_notation::Level;

    use super::*;

    /// The record of a short game, or of its beginning.
    pub(crate) fn request<G: Notated + Evaluate>(
        options: &G::Options,
        moves: usize,
    ) -> AnalysisRequest {
        let mut rng = chance(3);
        let mut record = GameRecord::<G>::new(&G::deal(options, &mut rng).unwrap()).unwrap();
        for _ in 0..moves {
            let seat = record.position().to_move().unwrap();
            let view = View::new(record.position(), seat);
            let chosen = polis_engine::choose(Level::Mason, &view, &mut rng, &mut PlayoutLimit(0));
            record.play(chosen.unwrap()).unwrap();
        }
        AnalysisRequest {
            id: 4,
            record: record.to_string(),
            from: 0,
        }
    }

    #[test]
    fn positions_come_first_and_every_move_is_told_of() {
        let request = AnalysisRequest {
            from: 1,
            ..request::<Architekton>(&polis_architekton::Options::default(), 3)
        };
        let mut analysis_task = AnalysisTask::new(&request).unwrap();
        for _ in 1..=3 {
            analysis_task.step();
        }
        let first = analysis_task.update();
        let plies: Vec<usize> = first.forecasts.iter().map(|one| one.ply).collect();
        assert_eq!((plies, first.part), (vec![1, 2, 3], 0.0));
        let mut told = Vec::new();
        while !analysis_task.is_done() {
            analysis_task.step();
            told.extend(analysis_task.update().assessed);
        }
        // Each move once in either pass.
        let plies: Vec<usize> = told.iter().map(|one| one.ply).collect();
        assert_eq!(plies, [1, 2, 1, 2]);
        for one in &told {
            assert!(!one.best.is_empty() && one.best.len() <= BEST);
            assert!(one.best[0].win >= 0.0 && one.best[0].win <= 1.0);
        }
        assert!((analysis_task.update().part - 1.0).abs() < f32::EPSILON);
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let request = AnalysisRequest {
            id: 1,
            record: "game chess".into(),
            from: 0,
        };
        assert!(AnalysisTask::new(&request).is_err());
        // One without a move is done at once.
        let request = self::request::<Architekton>(&polis_architekton::Options::default(), 0);
        let mut analysis_task = AnalysisTask::new(&request).unwrap();
        for _ in 0..4 {
            analysis_task.step();
        }
        assert!(analysis_task.is_done());
    }
}

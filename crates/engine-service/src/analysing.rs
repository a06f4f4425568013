//! Looking at the moves of a game, in steps, so that whoever runs it can listen in between.

use polis_akropolis::Akropolis;
use polis_analysis::{Analysis, Assessment, Depth, forecast};
use polis_architekton::Architekton;
use polis_engine::Considered;
use polis_engine::evaluation::{Judged, Prospect};
use polis_notation::{GameRecord, Notated, Record, RecordError};

use crate::message::{Assessed, Findings, Foreseen, Studied, Tried};

/// So many of the best moves are told.
pub const BEST: usize = 5;

/// An analysis that is under way.
pub struct Analysing {
    id: u32,
    mind: Box<dyn Scholar>,
    forecasts: Vec<Foreseen>,
    /// The moves of which there is news.
    news: Vec<usize>,
}

impl Analysing {
    /// Begins to look at a game.
    ///
    /// # Errors
    /// When the record is not one.
    pub fn new(studied: &Studied) -> Result<Analysing, RecordError> {
        Ok(Analysing {
            id: studied.id,
            mind: match Record::read(&studied.record)? {
                Record::Akropolis(record) => scholar::<Akropolis>(*record, studied.from),
                Record::Architekton(record) => scholar::<Architekton>(*record, studied.from),
            },
            forecasts: Vec::new(),
            news: Vec::new(),
        })
    }

    /// Which analysis it is.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Looks a little further. First comes what the positions promise, then the moves.
    pub fn step(&mut self) {
        match self.mind.step() {
            Seen::Position(forecast) => self.forecasts.push(forecast),
            Seen::Move(ply) if !self.news.contains(&ply) => self.news.push(ply),
            Seen::Move(_) | Seen::Nothing => {}
        }
    }

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.mind.is_done()
    }

    /// What was found since it was asked last.
    pub fn findings(&mut self) -> Findings {
        let news = std::mem::take(&mut self.news);
        Findings {
            id: self.id,
            part: self.mind.progress(),
            forecasts: std::mem::take(&mut self.forecasts),
            assessed: news
                .into_iter()
                .filter_map(|ply| self.mind.assessed(ply))
                .collect(),
        }
    }
}

/// What one step has shown.
enum Seen {
    Position(Foreseen),
    Move(usize),
    Nothing,
}

trait Scholar {
    fn step(&mut self) -> Seen;
    fn is_done(&self) -> bool;
    fn progress(&self) -> f32;
    fn assessed(&self, ply: usize) -> Option<Assessed>;
}

/// Looks at a game: at its positions from the first on, then at its moves.
struct Looking<G: Judged + Notated> {
    record: GameRecord<G>,
    from: usize,
    /// The positions that were not looked at, the last first.
    positions: Vec<(usize, G)>,
    /// Made when it is needed: a glance at every move takes its time.
    analysis: Option<Analysis<G>>,
}

fn scholar<G: Notated + Judged>(record: GameRecord<G>, from: usize) -> Box<dyn Scholar> {
    let mut positions: Vec<(usize, G)> = record.positions().enumerate().skip(from).collect();
    positions.reverse();
    Box::new(Looking {
        record,
        from,
        positions,
        analysis: None,
    })
}

impl<G: Notated + Judged> Scholar for Looking<G> {
    fn step(&mut self) -> Seen {
        if let Some((ply, position)) = self.positions.pop() {
            let forecast = forecast(&position);
            let rounded = |values: &[f32]| values.iter().map(|&one| rounded(one)).collect();
            return Seen::Position(Foreseen {
                ply,
                win: rounded(forecast.win.values()),
                points: rounded(forecast.points.values()),
            });
        }
        let analysis = self
            .analysis
            .get_or_insert_with(|| Analysis::from_ply(&self.record, self.from, Depth::USEFUL));
        analysis.step().map_or(Seen::Nothing, Seen::Move)
    }

    fn is_done(&self) -> bool {
        self.analysis.as_ref().is_some_and(Analysis::is_done)
    }

    fn progress(&self) -> f32 {
        // All is looked at a step before the last of it is told.
        let most = if self.is_done() { 1.0 } else { 0.999 };
        let progress = self.analysis.as_ref().map_or(0.0, Analysis::progress);
        progress.min(most)
    }

    fn assessed(&self, ply: usize) -> Option<Assessed> {
        self.analysis
            .as_ref()?
            .assessment(ply)
            .as_ref()
            .map(assessed)
    }
}

fn assessed<M: PartialEq + ToString>(assessment: &Assessment<M>) -> Assessed {
    Assessed {
        ply: assessment.ply,
        seat: assessment.seat.number(),
        choices: assessment.choices,
        playouts: assessment.playouts,
        played: tried(&assessment.played),
        best: assessment.considered.iter().take(BEST).map(tried).collect(),
    }
}

fn tried<M: ToString>(considered: &Considered<M>) -> Tried {
    let Prospect {
        win,
        margin,
        points,
    } = considered.prospect;
    Tried {
        chosen: considered.chosen.to_string(),
        win: rounded(win),
        margin: rounded(margin),
        points: rounded(points),
    }
}

/// To a thousandth: more is noise, and would only have to be kept.
fn rounded(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use polis_engine::Playouts;
    use polis_game::{View, chance};
    use polis_notation::Level;

    use super::*;

    /// The record of a short game, or of its beginning.
    pub(crate) fn studied<G: Notated + Judged>(options: &G::Options, moves: usize) -> Studied {
        let mut rng = chance(3);
        let mut record = GameRecord::<G>::new(&G::deal(options, &mut rng).unwrap()).unwrap();
        for _ in 0..moves {
            let seat = record.position().to_move().unwrap();
            let view = View::new(record.position(), seat);
            let chosen = polis_engine::choose(Level::Mason, &view, &mut rng, &mut Playouts(0));
            record.play(chosen.unwrap()).unwrap();
        }
        Studied {
            id: 4,
            record: record.to_string(),
            from: 0,
        }
    }

    #[test]
    fn positions_come_first_and_every_move_is_told_of() {
        let studied = Studied {
            from: 1,
            ..studied::<Architekton>(&polis_architekton::Options::default(), 3)
        };
        let mut analysing = Analysing::new(&studied).unwrap();
        for _ in 1..=3 {
            analysing.step();
        }
        let first = analysing.findings();
        let plies: Vec<usize> = first.forecasts.iter().map(|one| one.ply).collect();
        assert_eq!((plies, first.part), (vec![1, 2, 3], 0.0));
        let mut told = Vec::new();
        while !analysing.is_done() {
            analysing.step();
            told.extend(analysing.findings().assessed);
        }
        // Each move once in either pass.
        let plies: Vec<usize> = told.iter().map(|one| one.ply).collect();
        assert_eq!(plies, [1, 2, 1, 2]);
        for one in &told {
            assert!(!one.best.is_empty() && one.best.len() <= BEST);
            assert!(one.best[0].win >= 0.0 && one.best[0].win <= 1.0);
        }
        assert!((analysing.findings().part - 1.0).abs() < f32::EPSILON);
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let studied = Studied {
            id: 1,
            record: "game chess".into(),
            from: 0,
        };
        assert!(Analysing::new(&studied).is_err());
        // One without a move is done at once.
        let studied = self::studied::<Architekton>(&polis_architekton::Options::default(), 0);
        let mut analysing = Analysing::new(&studied).unwrap();
        for _ in 0..4 {
            analysing.step();
        }
        assert!(analysing.is_done());
    }
}

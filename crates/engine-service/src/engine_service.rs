//! Which move is searched for, and until when; and which game is analysed meanwhile.

use crate::analysis_task::AnalysisTask;
use crate::message::{MoveRequest, Reply, Request};
use crate::move_task::MoveTask;
use crate::reason_task::ReasonTask;

/// Answers one request at a time, in slices. A request for a move goes before an analysis, which
/// continues afterwards; so does a comparison of two moves.
#[derive(Default)]
pub struct EngineService {
    current: Option<CurrentMove>,
    reason: Option<ReasonTask>,
    analysis: Option<AnalysisTask>,
}

struct CurrentMove {
    request: MoveRequest,
    task: MoveTask,
    began: f64,
    is_hurried: bool,
}

impl EngineService {
    /// Creates an idle service.
    pub fn new() -> EngineService {
        EngineService::default()
    }

    /// Whether there is something to work on.
    pub fn is_busy(&self) -> bool {
        self.current.is_some() || self.reason.is_some() || self.analysis.is_some()
    }

    /// Accepts a request; `now` is a time in milliseconds.
    pub fn take(&mut self, request: Request, now: f64) -> Option<Reply> {
        match request {
            Request::Choose(request) => match MoveTask::new(&request) {
                Ok(task) => {
                    self.current = Some(CurrentMove {
                        request,
                        task,
                        began: now,
                        is_hurried: false,
                    });
                    None
                }
                Err(error) => {
                    self.current = None;
                    Some(Reply::Failed {
                        id: request.id,
                        error: error.to_string(),
                    })
                }
            },
            Request::Hurry { id } => {
                if let Some(current) = self
                    .current
                    .as_mut()
                    .filter(|current| current.request.id == id)
                {
                    current.is_hurried = true;
                }
                None
            }
            Request::Cancel { id } => {
                self.current.take_if(|current| current.request.id == id);
                None
            }
            Request::Analyse(request) => {
                self.analysis = None;
                match AnalysisTask::new(&request) {
                    Ok(analysis) => {
                        self.analysis = Some(analysis);
                        None
                    }
                    Err(error) => Some(Reply::Unreadable {
                        id: request.id,
                        error: error.to_string(),
                    }),
                }
            }
            Request::Explain(request) => {
                self.reason = None;
                match ReasonTask::new(&request) {
                    Ok(reason) => {
                        self.reason = Some(reason);
                        None
                    }
                    Err(error) => Some(Reply::Unexplained {
                        id: request.id,
                        error: error.to_string(),
                    }),
                }
            }
            Request::Stop { id } => {
                self.analysis.take_if(|analysis| analysis.id() == id);
                None
            }
        }
    }

    /// Works for a slice of time, at least one step, and reports progress. The caller can hand in
    /// requests between two slices.
    pub fn think(&mut self, slice_ms: f64, now: impl Fn() -> f64) -> Option<Reply> {
        let Some(current) = self.current.as_mut() else {
            return match self.reason {
                Some(_) => self.explain(slice_ms, now),
                None => self.analyse(slice_ms, now),
            };
        };
        let end = now() + slice_ms;
        let deadline = current.began + current.request.time_ms;
        loop {
            let is_settled = current.is_hurried || current.task.step();
            let time = now();
            if is_settled || time >= deadline {
                let current = self.current.take()?;
                return Some(Reply::Chosen {
                    id: current.request.id,
                    chosen: current.task.best(),
                    tried: current.task.tried(),
                    alternative: current.task.alternative(),
                });
            }
            if time >= end {
                let part = (time - current.began) / current.request.time_ms;
                return Some(Reply::Progress {
                    id: current.request.id,
                    playouts: current.task.playouts(),
                    part: part.clamp(0.0, 1.0),
                });
            }
        }
    }

    /// Compares two moves for a slice of time, at least one step, and reports what was found at the end.
    fn explain(&mut self, slice_ms: f64, now: impl Fn() -> f64) -> Option<Reply> {
        let reason = self.reason.as_mut()?;
        let end = now() + slice_ms;
        while !reason.step() {
            if now() >= end {
                return None;
            }
        }
        let reason = self.reason.take()?;
        Some(Reply::Explained {
            id: reason.id(),
            reason: reason.report(),
        })
    }

    /// Analyses a game for a slice of time, at least one step, and reports what was found.
    fn analyse(&mut self, slice_ms: f64, now: impl Fn() -> f64) -> Option<Reply> {
        let analysis = self.analysis.as_mut()?;
        let end = now() + slice_ms;
        loop {
            analysis.step();
            if analysis.is_done() || now() >= end {
                break;
            }
        }
        let update = analysis.update();
        if analysis.is_done() {
            self.analysis = None;
        }
        Some(Reply::Found(update))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use polis_notation::Level;

    use super::*;
    use crate::message::AnalysisRequest;
    use crate::move_task::tests::architekton;

    fn ask(level: Level, time_ms: f64) -> Request {
        Request::Choose(MoveRequest {
            time_ms,
            ..architekton(level, 1)
        })
    }

    /// A clock on which every look takes a millisecond.
    fn clock() -> impl Fn() -> f64 {
        let time = Cell::new(0.0);
        move || {
            time.set(time.get() + 1.0);
            time.get()
        }
    }

    #[test]
    fn it_answers_when_its_time_is_over() {
        let (mut engine, now) = (EngineService::new(), clock());
        assert_eq!(engine.think(5.0, &now), None);
        engine.take(ask(Level::TOP, 40.0), now());
        let mut parts = Vec::new();
        let chosen = loop {
            match engine.think(5.0, &now) {
                Some(Reply::Progress { part, .. }) => parts.push(part),
                reply => break reply,
            }
        };
        assert!(matches!(chosen, Some(Reply::Chosen { id: 1, .. })));
        assert!(parts.len() > 3 && parts.is_sorted(), "{parts:?}");
        assert!(!engine.is_busy());
    }

    #[test]
    fn it_can_be_hurried_and_stopped() {
        let (mut engine, now) = (EngineService::new(), clock());
        engine.take(ask(Level::TOP, 1e9), now());
        // Requests with other numbers have no effect.
        engine.take(Request::Hurry { id: 2 }, now());
        engine.take(Request::Cancel { id: 2 }, now());
        assert!(matches!(
            engine.think(5.0, &now),
            Some(Reply::Progress { .. })
        ));
        engine.take(Request::Hurry { id: 1 }, now());
        assert!(matches!(
            engine.think(5.0, &now),
            Some(Reply::Chosen { .. })
        ));
        engine.take(ask(Level::TOP, 1e9), now());
        engine.take(Request::Cancel { id: 1 }, now());
        assert!(!engine.is_busy());
    }

    /// A game of which nothing is played.
    fn analyse(id: u32) -> Request {
        Request::Analyse(AnalysisRequest {
            id,
            record: architekton(Level::TOP, 1).record,
            from: 0,
        })
    }

    #[test]
    fn a_question_goes_before_a_game_that_is_looked_at() {
        let (mut engine, now) = (EngineService::new(), clock());
        engine.take(analyse(1), now());
        engine.take(ask(Level::TOP, 20.0), now());
        let mut replies = Vec::new();
        while engine.is_busy() {
            replies.extend(engine.think(5.0, &now));
        }
        let chosen = replies
            .iter()
            .position(|reply| matches!(reply, Reply::Chosen { .. }));
        let found = replies
            .iter()
            .position(|reply| matches!(reply, Reply::Found(_)));
        assert!(chosen.is_some() && chosen < found, "{replies:?}");
        let Some(Reply::Found(last)) = replies.last() else {
            panic!("{replies:?}");
        };
        assert!((last.part - 1.0).abs() < f32::EPSILON);
    }

    #[test]
    fn looking_at_a_game_can_be_stopped() {
        let (mut engine, now) = (EngineService::new(), clock());
        engine.take(analyse(7), now());
        engine.take(Request::Stop { id: 6 }, now());
        assert!(engine.is_busy());
        engine.take(Request::Stop { id: 7 }, now());
        assert!(!engine.is_busy());
        let bad = Request::Analyse(AnalysisRequest {
            id: 8,
            record: "game chess".into(),
            from: 0,
        });
        let reply = engine.take(bad, now());
        assert!(matches!(reply, Some(Reply::Unreadable { id: 8, .. })));
    }

    #[test]
    fn two_moves_are_compared_between_a_move_and_an_analysis() {
        let (mut engine, now) = (EngineService::new(), clock());
        let MoveRequest { record, .. } = architekton(Level::TOP, 1);
        let position = match polis_notation::Record::read(&record).unwrap() {
            polis_notation::Record::Architekton(record) => record.position().clone(),
            polis_notation::Record::Akropolis(_) => unreachable!("it is a game of Architekton"),
        };
        let moves = polis_game::Game::legal_moves(&position);
        let request = crate::message::ReasonRequest {
            id: 4,
            record,
            seat: 1,
            chosen: moves[0].to_string(),
            other: moves[1].to_string(),
            seed: 1,
        };
        assert_eq!(engine.take(Request::Explain(request.clone()), now()), None);
        assert!(engine.is_busy());
        let (id, reason) = loop {
            match engine.think(5.0, &now) {
                Some(Reply::Explained { id, reason }) => break (id, reason),
                Some(other) => panic!("expected a reason: {other:?}"),
                None => {}
            }
        };
        assert_eq!((id, reason.next_takes), (4, None));
        assert_eq!(reason.parts.len(), 2);
        assert!(!engine.is_busy());
        // The same move is no other one.
        let same = crate::message::ReasonRequest {
            other: request.chosen.clone(),
            ..request
        };
        let refused = engine.take(Request::Explain(same), now());
        assert!(matches!(refused, Some(Reply::Unexplained { id: 4, .. })));
    }

    #[test]
    fn messages_survive_the_way() {
        let request = ask(Level::Mason, 7.5);
        let text = request.to_text();
        assert_eq!(serde_json::from_str::<Request>(&text).unwrap(), request);
        let (mut engine, now) = (EngineService::new(), clock());
        engine.take(analyse(1), now());
        let found = engine.think(5.0, &now).unwrap();
        let failed = Reply::Failed {
            id: 3,
            error: "no".into(),
        };
        for reply in [failed, found] {
            let text = reply.to_text();
            assert_eq!(serde_json::from_str::<Reply>(&text).unwrap(), reply);
        }
    }
}

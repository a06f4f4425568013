//! Which question is being thought about, and until when; and which game is looked at meanwhile.

use crate::analysing::Analysing;
use crate::message::{Question, Reply, Request};
use crate::thinking::Thinking;

/// Answers one question at a time, in slices. Whoever waits for a move goes before a game that is
/// looked at, which goes on afterwards.
#[derive(Default)]
pub struct Engine {
    task: Option<Task>,
    analysing: Option<Analysing>,
}

struct Task {
    question: Question,
    thinking: Thinking,
    began: f64,
    is_hurried: bool,
}

impl Engine {
    /// Nothing to think about yet.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Whether there is something to think about.
    pub fn is_busy(&self) -> bool {
        self.task.is_some() || self.analysing.is_some()
    }

    /// Takes in a request, at a time in milliseconds.
    pub fn take(&mut self, request: Request, now: f64) -> Option<Reply> {
        match request {
            Request::Choose(question) => match Thinking::new(&question) {
                Ok(thinking) => {
                    self.task = Some(Task {
                        question,
                        thinking,
                        began: now,
                        is_hurried: false,
                    });
                    None
                }
                Err(error) => {
                    self.task = None;
                    Some(Reply::Failed {
                        id: question.id,
                        error: error.to_string(),
                    })
                }
            },
            Request::Hurry { id } => {
                if let Some(task) = self.task.as_mut().filter(|task| task.question.id == id) {
                    task.is_hurried = true;
                }
                None
            }
            Request::Cancel { id } => {
                self.task.take_if(|task| task.question.id == id);
                None
            }
            Request::Analyse(studied) => {
                self.analysing = None;
                match Analysing::new(&studied) {
                    Ok(analysing) => {
                        self.analysing = Some(analysing);
                        None
                    }
                    Err(error) => Some(Reply::Unreadable {
                        id: studied.id,
                        error: error.to_string(),
                    }),
                }
            }
            Request::Stop { id } => {
                self.analysing.take_if(|analysing| analysing.id() == id);
                None
            }
        }
    }

    /// Thinks for a slice of time, at least one step, and tells how far it is. It then waits for
    /// the next call, so that requests are heard in between.
    pub fn think(&mut self, slice_ms: f64, now: impl Fn() -> f64) -> Option<Reply> {
        let Some(task) = self.task.as_mut() else {
            return self.look(slice_ms, now);
        };
        let end = now() + slice_ms;
        let deadline = task.began + task.question.time_ms;
        loop {
            let is_settled = task.is_hurried || task.thinking.step();
            let time = now();
            if is_settled || time >= deadline {
                let task = self.task.take()?;
                return Some(Reply::Chosen {
                    id: task.question.id,
                    chosen: task.thinking.best(),
                });
            }
            if time >= end {
                let part = (time - task.began) / task.question.time_ms;
                return Some(Reply::Progress {
                    id: task.question.id,
                    playouts: task.thinking.playouts(),
                    part: part.clamp(0.0, 1.0),
                });
            }
        }
    }

    /// Looks at a game for a slice of time, at least one step, and tells what was found.
    fn look(&mut self, slice_ms: f64, now: impl Fn() -> f64) -> Option<Reply> {
        let analysing = self.analysing.as_mut()?;
        let end = now() + slice_ms;
        loop {
            analysing.step();
            if analysing.is_done() || now() >= end {
                break;
            }
        }
        let findings = analysing.findings();
        if analysing.is_done() {
            self.analysing = None;
        }
        Some(Reply::Found(findings))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use polis_notation::Level;

    use super::*;
    use crate::message::Studied;
    use crate::thinking::tests::architekton;

    fn ask(level: Level, time_ms: f64) -> Request {
        Request::Choose(Question {
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
        let (mut engine, now) = (Engine::new(), clock());
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
        let (mut engine, now) = (Engine::new(), clock());
        engine.take(ask(Level::TOP, 1e9), now());
        // Other questions than that which is being thought about do not matter.
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
        Request::Analyse(Studied {
            id,
            record: architekton(Level::TOP, 1).record,
            from: 0,
        })
    }

    #[test]
    fn a_question_goes_before_a_game_that_is_looked_at() {
        let (mut engine, now) = (Engine::new(), clock());
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
        let (mut engine, now) = (Engine::new(), clock());
        engine.take(analyse(7), now());
        engine.take(Request::Stop { id: 6 }, now());
        assert!(engine.is_busy());
        engine.take(Request::Stop { id: 7 }, now());
        assert!(!engine.is_busy());
        let bad = Request::Analyse(Studied {
            id: 8,
            record: "game chess".into(),
            from: 0,
        });
        let reply = engine.take(bad, now());
        assert!(matches!(reply, Some(Reply::Unreadable { id: 8, .. })));
    }

    #[test]
    fn messages_survive_the_way() {
        let request = ask(Level::Mason, 7.5);
        let text = request.to_text();
        assert_eq!(serde_json::from_str::<Request>(&text).unwrap(), request);
        let (mut engine, now) = (Engine::new(), clock());
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

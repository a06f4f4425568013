//! The page's side of the worker: asks for moves, and hears how far the thinking is.
//!
//! Where there are no workers, the page thinks itself, shortly and in slices that nobody notices.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;
use crate::engine::Engine;
use crate::message::{Question, Reply, Request};

/// How long the page itself thinks at most, and before it draws again.
const OWN_TIME_MS: f64 = 300.0;
const OWN_SLICE_MS: f64 = 8.0;

/// How long a worker may take to be there, before the page thinks itself.
const PATIENCE: Duration = Duration::from_secs(15);

thread_local! {
    static OPPONENT: RefCell<Opponent> = const {
        RefCell::new(Opponent {
            url: String::new(),
            state: State::Absent,
            last: 0,
            asked: None,
        })
    };
}

struct Opponent {
    /// The worker's script.
    url: String,
    state: State,
    /// The number of the last question.
    last: u32,
    /// The question that waits for an answer.
    asked: Option<Asked>,
}

enum State {
    /// Nobody has been asked yet.
    Absent,
    /// The worker is being loaded.
    Coming(Worker),
    /// The worker listens.
    Here(Worker),
    /// There are no workers: the page thinks.
    Page(Engine),
}

struct Asked {
    question: Question,
    hear: Box<dyn FnMut(Reply)>,
}

/// Says where the worker's script is.
pub(crate) fn introduce(url: String) {
    OPPONENT.with_borrow_mut(|opponent| opponent.url = url);
}

/// Asks for a move; the question before it is forgotten. `hear` is told of progress, and at last
/// of the move. Its `id` is set here, and returned.
pub(crate) fn ask(mut question: Question, hear: impl FnMut(Reply) + 'static) -> u32 {
    let id = OPPONENT.with_borrow_mut(|opponent| {
        opponent.last = opponent.last.wrapping_add(1);
        question.id = opponent.last;
        opponent.asked = Some(Asked {
            question,
            hear: Box::new(hear),
        });
        if matches!(opponent.state, State::Absent) {
            opponent.state = come(&opponent.url);
        }
        opponent.last
    });
    send_question();
    id
}

/// Asks for the best move so far.
pub(crate) fn hurry(id: u32) {
    tell(Request::Hurry { id });
}

/// Forgets a question.
pub(crate) fn cancel(id: u32) {
    OPPONENT.with_borrow_mut(|opponent| {
        opponent.asked.take_if(|asked| asked.question.id == id);
    });
    tell(Request::Cancel { id });
}

/// Loads the worker, or falls back on the page.
fn come(url: &str) -> State {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let Ok(worker) = Worker::new_with_options(url, &options) else {
        return State::Page(Engine::new());
    };
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(reply) = serde_json::from_str(&text) {
            hear(reply);
        }
    });
    worker.set_onmessage(Some(listen.into_js_value().unchecked_ref()));
    let fail = Closure::<dyn FnMut()>::new(think_here);
    worker.set_onerror(Some(fail.into_js_value().unchecked_ref()));
    set_timeout(
        || {
            let is_coming =
                OPPONENT.with_borrow(|opponent| matches!(opponent.state, State::Coming(_)));
            if is_coming {
                think_here();
            }
        },
        PATIENCE,
    );
    State::Coming(worker)
}

/// Gives the worker up.
fn think_here() {
    OPPONENT.with_borrow_mut(|opponent| {
        let state = std::mem::replace(&mut opponent.state, State::Page(Engine::new()));
        match state {
            State::Coming(worker) | State::Here(worker) => worker.terminate(),
            State::Absent | State::Page(_) => {}
        }
    });
    send_question();
}

fn send_question() {
    let question = OPPONENT.with_borrow(|opponent| {
        let asked = opponent.asked.as_ref()?;
        Some(asked.question.clone())
    });
    if let Some(question) = question {
        tell(Request::Choose(question));
    }
}

fn tell(request: Request) {
    let reply = OPPONENT.with_borrow_mut(|opponent| match &mut opponent.state {
        State::Absent | State::Coming(_) => None,
        State::Here(worker) => {
            // It fails for what cannot be copied only; a text can.
            let _ = worker.post_message(&request.to_text().into());
            None
        }
        State::Page(engine) => {
            let request = match request {
                Request::Choose(question) => Request::Choose(Question {
                    time_ms: question.time_ms.min(OWN_TIME_MS),
                    ..question
                }),
                other @ (Request::Hurry { .. } | Request::Cancel { .. }) => other,
            };
            let was_busy = engine.is_busy();
            let reply = engine.take(request, browser::now());
            if engine.is_busy() && !was_busy {
                think_soon();
            }
            reply
        }
    });
    if let Some(reply) = reply {
        hear(reply);
    }
}

/// Thinks on the page, after it was drawn.
fn think_soon() {
    set_timeout(
        || {
            let (reply, is_busy) = OPPONENT.with_borrow_mut(|opponent| match &mut opponent.state {
                State::Page(engine) => {
                    let reply = engine.think(OWN_SLICE_MS, browser::now);
                    (reply, engine.is_busy())
                }
                State::Absent | State::Coming(_) | State::Here(_) => (None, false),
            });
            if is_busy {
                think_soon();
            }
            if let Some(reply) = reply {
                hear(reply);
            }
        },
        Duration::from_millis(8),
    );
}

fn hear(reply: Reply) {
    let (id, is_last) = match &reply {
        Reply::Ready => {
            OPPONENT.with_borrow_mut(|opponent| {
                let state = std::mem::replace(&mut opponent.state, State::Absent);
                opponent.state = match state {
                    State::Coming(worker) => State::Here(worker),
                    other @ (State::Absent | State::Here(_) | State::Page(_)) => other,
                };
            });
            send_question();
            return;
        }
        &Reply::Progress { id, .. } => (id, false),
        &Reply::Chosen { id, .. } | &Reply::Failed { id, .. } => (id, true),
    };
    // Whoever hears may ask again, so nothing is held while he does.
    let asked = OPPONENT
        .with_borrow_mut(|opponent| opponent.asked.take_if(|asked| asked.question.id == id));
    let Some(mut asked) = asked else {
        return;
    };
    (asked.hear)(reply);
    if !is_last {
        OPPONENT.with_borrow_mut(|opponent| {
            if opponent.asked.is_none() && opponent.last == id {
                opponent.asked = Some(asked);
            }
        });
    }
}

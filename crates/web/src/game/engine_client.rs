//! The page's side of the computer player: asks for moves or lets games be looked at, and hears
//! how far the thinking is.
//!
//! What thinks is a module of its own that runs in a worker. Where there are no workers, the page
//! loads it itself, and lets it think shortly and in slices that nobody notices.

use std::cell::RefCell;
use std::time::Duration;

use js_sys::{Function, Promise};
use leptos::prelude::set_timeout;
use polis_engine_service::message::{
    AnalysisRequest, AnalysisUpdate, MoveRequest, ReasonReport, ReasonRequest, Reply, Request,
};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// How long the page itself thinks at most, and before it draws again.
const OWN_TIME_MS: f64 = 300.0;
const OWN_SLICE_MS: f64 = 8.0;

/// How long a worker may take to be there, before the page thinks itself.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long to wait before the module is asked for again, when it could not be loaded.
const AGAIN: Duration = Duration::from_secs(3);

thread_local! {
    static OPPONENT: RefCell<Opponent> = const {
        RefCell::new(Opponent {
            url: String::new(),
            load: None,
            state: State::Absent,
            last: 0,
            asked: None,
            last_analysis: 0,
            analysed: None,
            last_reason: 0,
            explained: None,
        })
    };
}

struct Opponent {
    /// The worker's script.
    url: String,
    /// Loads the module into the page: takes what shall hear its replies and how long it may think
    /// at a time, and promises what takes requests.
    load: Option<Function>,
    state: State,
    /// The number of the last question.
    last: u32,
    /// The question that waits for an answer.
    asked: Option<Asked>,
    /// The number of the last analysis.
    last_analysis: u32,
    /// The game that is looked at.
    analysed: Option<Analysed>,
    /// The number of the last comparison of two moves.
    last_reason: u32,
    /// The moves that are compared.
    explained: Option<Explained>,
}

enum State {
    /// Nobody is expected yet.
    Absent,
    /// The worker is being loaded.
    Coming(Worker),
    /// The worker listens.
    Here(Worker),
    /// There are no workers: the module is being loaded into the page.
    Loading,
    /// The page thinks.
    Page(Function),
}

struct Asked {
    question: MoveRequest,
    hear: Box<dyn FnMut(Reply)>,
}

struct Explained {
    request: ReasonRequest,
    hear: Box<dyn FnOnce(ReasonReport)>,
}

struct Analysed {
    studied: AnalysisRequest,
    hear: Box<dyn FnMut(Result<AnalysisUpdate, String>)>,
}

/// Says where the worker's script is, and what loads the same into the page.
pub(crate) fn introduce(url: String, load: Function) {
    OPPONENT.with_borrow_mut(|opponent| {
        opponent.url = url;
        opponent.load = Some(load);
    });
}

/// Loads what thinks, so that it is there when it is asked.
pub(crate) fn expect() {
    let url = OPPONENT.with_borrow(|opponent| {
        matches!(opponent.state, State::Absent).then(|| opponent.url.clone())
    });
    if let Some(url) = url {
        come(&url);
    }
}

/// Asks for a move; the question before it is forgotten. `hear` is told of progress, and at last
/// of the move. Its `id` is set here, and returned.
pub(crate) fn ask(mut question: MoveRequest, hear: impl FnMut(Reply) + 'static) -> u32 {
    let id = OPPONENT.with_borrow_mut(|opponent| {
        opponent.last = opponent.last.wrapping_add(1);
        question.id = opponent.last;
        opponent.asked = Some(Asked {
            question,
            hear: Box::new(hear),
        });
        opponent.last
    });
    expect();
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

/// Lets a game be looked at from a move on; the analysis before it is forgotten. `hear` is told of
/// what is found, or why nothing is. The number is for [`stop`].
pub(crate) fn analyse(
    record: String,
    from: usize,
    hear: impl FnMut(Result<AnalysisUpdate, String>) + 'static,
) -> u32 {
    let id = OPPONENT.with_borrow_mut(|opponent| {
        opponent.last_analysis = opponent.last_analysis.wrapping_add(1);
        let id = opponent.last_analysis;
        opponent.analysed = Some(Analysed {
            studied: AnalysisRequest { id, record, from },
            hear: Box::new(hear),
        });
        id
    });
    expect();
    send_analysis();
    id
}

/// Asks why a move is better than another one; the question before it is forgotten. `hear` is told what was
/// found.
pub(crate) fn explain(mut request: ReasonRequest, hear: impl FnOnce(ReasonReport) + 'static) {
    OPPONENT.with_borrow_mut(|opponent| {
        opponent.last_reason = opponent.last_reason.wrapping_add(1);
        request.id = opponent.last_reason;
        opponent.explained = Some(Explained {
            request,
            hear: Box::new(hear),
        });
    });
    expect();
    send_explanation();
}

/// Looks no further.
pub(crate) fn stop(id: u32) {
    OPPONENT.with_borrow_mut(|opponent| {
        opponent
            .analysed
            .take_if(|analysed| analysed.studied.id == id);
        // Who stops while they hear is not told any more either.
        opponent.last_analysis = opponent.last_analysis.wrapping_add(1);
    });
    tell(Request::Stop { id });
}

/// Loads the worker, or falls back on the page.
fn come(url: &str) {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let Ok(worker) = Worker::new_with_options(url, &options) else {
        think_here();
        return;
    };
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        hear_line(&event.data().as_string().unwrap_or_default());
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
    OPPONENT.with_borrow_mut(|opponent| opponent.state = State::Coming(worker));
}

/// Gives the worker up, and loads the module into the page.
fn think_here() {
    let load = OPPONENT.with_borrow_mut(|opponent| {
        match std::mem::replace(&mut opponent.state, State::Loading) {
            State::Coming(worker) | State::Here(worker) => worker.terminate(),
            State::Absent | State::Loading | State::Page(_) => {}
        }
        opponent.load.clone()
    });
    let listen = Closure::<dyn FnMut(String)>::new(|line: String| hear_line(&line));
    let promise = load
        .and_then(|load| {
            load.call2(
                &JsValue::NULL,
                &listen.into_js_value(),
                &OWN_SLICE_MS.into(),
            )
            .ok()
        })
        .and_then(|promise| promise.dyn_into::<Promise>().ok());
    let Some(promise) = promise else {
        try_again();
        return;
    };
    let loaded = Closure::once(|takes: JsValue| match takes.dyn_into::<Function>() {
        Ok(takes) => {
            OPPONENT.with_borrow_mut(|opponent| opponent.state = State::Page(takes));
            send_question();
            send_explanation();
            send_analysis();
        }
        Err(_) => try_again(),
    });
    let failed = Closure::once(|_: JsValue| try_again());
    let _ = promise.then2(&loaded, &failed);
    // One of them is called once, whenever that is.
    loaded.forget();
    failed.forget();
}

/// The module could not be loaded. The network may come back, and somebody may still wait.
fn try_again() {
    OPPONENT.with_borrow_mut(|opponent| opponent.state = State::Absent);
    set_timeout(
        || {
            let is_asked = OPPONENT.with_borrow(|opponent| {
                opponent.asked.is_some()
                    || opponent.analysed.is_some()
                    || opponent.explained.is_some()
            });
            if is_asked {
                expect();
            }
        },
        AGAIN,
    );
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

fn send_explanation() {
    let request = OPPONENT.with_borrow(|opponent| {
        let explained = opponent.explained.as_ref()?;
        Some(explained.request.clone())
    });
    if let Some(request) = request {
        tell(Request::Explain(request));
    }
}

/// Tells what was found to whoever asked why.
fn hear_reason(reply: Reply) {
    let (id, reason) = match reply {
        Reply::Explained { id, reason } => (id, Some(reason)),
        Reply::Unexplained { id, error } => {
            leptos::logging::error!("{error}");
            (id, None)
        }
        Reply::Ready
        | Reply::Progress { .. }
        | Reply::Chosen { .. }
        | Reply::Failed { .. }
        | Reply::Found(_)
        | Reply::Unreadable { .. } => return,
    };
    let explained = OPPONENT.with_borrow_mut(|opponent| {
        let explained = &mut opponent.explained;
        explained.take_if(|explained| explained.request.id == id)
    });
    if let (Some(explained), Some(reason)) = (explained, reason) {
        (explained.hear)(reason);
    }
}

fn send_analysis() {
    let studied = OPPONENT.with_borrow(|opponent| {
        let analysed = opponent.analysed.as_ref()?;
        Some(analysed.studied.clone())
    });
    if let Some(studied) = studied {
        tell(Request::Analyse(studied));
    }
}

fn tell(request: Request) {
    // The page's own module may answer at once, so nothing is held while it is told.
    let takes = OPPONENT.with_borrow(|opponent| match &opponent.state {
        State::Absent | State::Coming(_) | State::Loading => None,
        State::Here(worker) => {
            // It fails for what cannot be copied only; a text can.
            let _ = worker.post_message(&request.to_text().into());
            None
        }
        State::Page(takes) => Some(takes.clone()),
    });
    if let Some(takes) = takes {
        let request = match request {
            Request::Choose(question) => Request::Choose(MoveRequest {
                time_ms: question.time_ms.min(OWN_TIME_MS),
                ..question
            }),
            other @ (Request::Hurry { .. }
            | Request::Cancel { .. }
            | Request::Explain(_)
            | Request::Analyse(_)
            | Request::Stop { .. }) => other,
        };
        // What it has to say comes as a reply.
        let _ = takes.call1(&JsValue::NULL, &request.to_text().into());
    }
}

fn hear_line(line: &str) {
    if let Ok(reply) = serde_json::from_str(line) {
        hear(reply);
    }
}

/// Tells what was found to whoever let the game be looked at.
fn hear_findings(reply: Reply) {
    let (id, is_last, found) = match reply {
        Reply::Found(findings) => (findings.id, findings.part >= 1.0, Ok(findings)),
        Reply::Unreadable { id, error } => (id, true, Err(error)),
        Reply::Ready
        | Reply::Progress { .. }
        | Reply::Chosen { .. }
        | Reply::Failed { .. }
        | Reply::Explained { .. }
        | Reply::Unexplained { .. } => return,
    };
    // Whoever hears may ask again, so nothing is held while they do.
    let analysed = OPPONENT.with_borrow_mut(|opponent| {
        opponent
            .analysed
            .take_if(|analysed| analysed.studied.id == id)
    });
    let Some(mut analysed) = analysed else {
        return;
    };
    (analysed.hear)(found);
    if !is_last {
        OPPONENT.with_borrow_mut(|opponent| {
            if opponent.analysed.is_none() && opponent.last_analysis == id {
                opponent.analysed = Some(analysed);
            }
        });
    }
}

fn hear(reply: Reply) {
    let (id, is_last) = match &reply {
        Reply::Ready => {
            OPPONENT.with_borrow_mut(|opponent| {
                let state = std::mem::replace(&mut opponent.state, State::Absent);
                opponent.state = match state {
                    State::Coming(worker) => State::Here(worker),
                    other @ (State::Absent | State::Here(_) | State::Loading | State::Page(_)) => {
                        other
                    }
                };
            });
            send_question();
            send_explanation();
            send_analysis();
            return;
        }
        Reply::Found(_) | Reply::Unreadable { .. } => {
            hear_findings(reply);
            return;
        }
        Reply::Explained { .. } | Reply::Unexplained { .. } => {
            hear_reason(reply);
            return;
        }
        &Reply::Progress { id, .. } => (id, false),
        &Reply::Chosen { id, .. } | &Reply::Failed { id, .. } => (id, true),
    };
    // Whoever hears may ask again, so nothing is held while they do.
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

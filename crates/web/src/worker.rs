//! The Web Worker, in which the computer thinks: the page never waits for it.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::engine::Engine;
use crate::message::{Reply, Request};

/// How long it thinks before it listens again.
const SLICE_MS: f64 = 40.0;

/// Listens to questions, in a worker.
#[wasm_bindgen]
pub fn start_worker() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let worker = Rc::new(Worker {
        scope,
        engine: RefCell::new(Engine::new()),
    });
    let listener = Rc::clone(&worker);
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        // The page speaks as we do; anything else is not for us.
        if let Ok(request) = serde_json::from_str(&text) {
            listener.hear(request);
        }
    });
    worker
        .scope
        .set_onmessage(Some(listen.into_js_value().unchecked_ref()));
    worker.say(&Reply::Ready);
}

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    engine: RefCell<Engine>,
}

impl Worker {
    fn hear(self: &Rc<Worker>, request: Request) {
        let was_busy = self.engine.borrow().is_busy();
        let reply = self.engine.borrow_mut().take(request, self.now());
        if let Some(reply) = reply {
            self.say(&reply);
        }
        if !was_busy && self.engine.borrow().is_busy() {
            self.think_soon();
        }
    }

    /// Thinks after what has been said meanwhile was heard.
    fn think_soon(self: &Rc<Worker>) {
        let worker = Rc::clone(self);
        let think = Closure::once_into_js(move || {
            let reply = worker.engine.borrow_mut().think(SLICE_MS, || worker.now());
            if let Some(reply) = reply {
                worker.say(&reply);
            }
            if worker.engine.borrow().is_busy() {
                worker.think_soon();
            }
        });
        // A worker without timers would not be a worker.
        let _ = self
            .scope
            .set_timeout_with_callback_and_timeout_and_arguments_0(think.unchecked_ref(), 0);
    }

    fn say(&self, reply: &Reply) {
        // It fails for what cannot be copied only; a text can.
        let _ = self.scope.post_message(&reply.to_text().into());
    }

    fn now(&self) -> f64 {
        self.scope
            .performance()
            .map_or_else(js_sys::Date::now, |performance| performance.now())
    }
}

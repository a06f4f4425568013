//! The engine in the browser: a module of its own, which is loaded when somebody plays against it.
//!
//! It runs in a Web Worker, so that the page never waits for it; where there are no workers, the
//! page loads it itself.

#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use polis_engine_service::EngineService;
use polis_engine_service::message::Reply;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The part of the global object that pages and workers share.
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(action: &JsValue, delay_ms: i32);

    /// The clock of a page or a worker, in milliseconds.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;
}

/// Starts the service: returns a function that takes requests, and calls `say` with the replies,
/// both as lines of JSON. It works for `slice_ms` at a time before it takes the next requests.
#[wasm_bindgen]
#[allow(unreachable_pub, reason = "the browser calls it")]
pub fn begin(say: Function, slice_ms: f64) -> JsValue {
    let listener = Rc::new(Listener {
        engine: RefCell::new(EngineService::new()),
        say,
        slice_ms,
    });
    listener.say(&Reply::Ready);
    let hear = move |line: String| listener.hear(&line);
    Closure::<dyn FnMut(String)>::new(hear).into_js_value()
}

struct Listener {
    engine: RefCell<EngineService>,
    say: Function,
    slice_ms: f64,
}

impl Listener {
    fn hear(self: &Rc<Listener>, line: &str) {
        // Page and worker come from one build; other messages are not for us.
        let Ok(request) = serde_json::from_str(line) else {
            return;
        };
        let was_busy = self.engine.borrow().is_busy();
        let reply = self.engine.borrow_mut().take(request, now());
        if !was_busy && self.engine.borrow().is_busy() {
            self.think_soon();
        }
        if let Some(reply) = reply {
            self.say(&reply);
        }
    }

    /// Works on the requests that have arrived.
    fn think_soon(self: &Rc<Listener>) {
        let listener = Rc::clone(self);
        let think = Closure::once_into_js(move || {
            let reply = listener.engine.borrow_mut().think(listener.slice_ms, now);
            if listener.engine.borrow().is_busy() {
                listener.think_soon();
            }
            if let Some(reply) = reply {
                listener.say(&reply);
            }
        });
        set_timeout(&think, 0);
    }

    /// The page may send a request from within the callback, so nothing is borrowed during the
    /// call.
    fn say(&self, reply: &Reply) {
        // An error in the page's callback is the page's business.
        let _ = self.say.call1(&JsValue::NULL, &reply.to_text().into());
    }
}

//! Errors as JavaScript's own, and panics as errors.

use std::cell::RefCell;
use std::panic;

use js_sys::Error;
use polis_bindings::BindingError;
use wasm_bindgen::prelude::*;

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps the message of a panic, which the module itself cannot catch: it traps, and the package makes
/// an error of its own of that.
#[wasm_bindgen(start)]
fn start() {
    panic::set_hook(Box::new(|info| {
        let message = info.to_string();
        LAST_PANIC.with_borrow_mut(|last| *last = message);
    }));
}

/// The message of the last panic.
#[wasm_bindgen]
#[allow(unreachable_pub, reason = "JavaScript calls it")]
pub fn last_panic() -> String {
    LAST_PANIC.with_borrow(Clone::clone)
}

/// An error with the name of the class that the package throws it as.
pub(crate) fn thrown(error: BindingError) -> JsValue {
    let (name, message) = match error {
        BindingError::Argument(message) => ("PolisError", message),
        BindingError::IllegalMove(message) => ("IllegalMoveError", message),
        BindingError::Record(message) => ("RecordError", message),
    };
    let error = Error::new(&message);
    error.set_name(name);
    error.into()
}

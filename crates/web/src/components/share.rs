//! Handing a file to another program of the device.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{File, FilePropertyBag, ShareData};

/// Whether the browser can hand something over.
pub(crate) fn is_possible() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Something to be handed over: a file.
pub(crate) fn data_of(file: &File) -> ShareData {
    let data = ShareData::new();
    data.set_title("Polis");
    data.set_files(&Array::of1(file));
    data
}

/// A file made of a part.
pub(crate) fn file(part: &wasm_bindgen::JsValue, name: &str, kind: &str) -> Option<File> {
    let options = FilePropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(part);
    File::new_with_u8_array_sequence_and_options(&parts, name, &options).ok()
}

/// Whether the browser hands over such a thing.
pub(crate) fn can_share(data: &ShareData) -> bool {
    let navigator = window().navigator();
    let ask = Reflect::get(&navigator, &"canShare".into());
    let Some(ask) = ask.ok().and_then(|ask| ask.dyn_into::<Function>().ok()) else {
        return false;
    };
    ask.call1(&navigator, data)
        .is_ok_and(|answer| answer.is_truthy())
}

/// Hands something over.
pub(crate) fn share(data: &ShareData) {
    let shared = window().navigator().share_with_data(data);
    spawn_local(async move {
        // Who thinks better of it shares nothing.
        let _ = wasm_bindgen_futures::JsFuture::from(shared).await;
    });
}

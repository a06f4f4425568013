//! Handing a picture to another program of the device.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::ShareData;

use crate::table::files;

/// Whether the browser can hand something over.
pub(super) fn is_possible() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Hands over a drawing as a picture, with a text; where pictures cannot be handed over, the text
/// alone.
pub(super) fn share(drawing: &str, name: String, text: String) {
    files::paint_blob(drawing, move |blob| {
        let data = picture_of(&blob, &name).filter(can_share);
        let data = data.unwrap_or_default();
        data.set_title("Polis");
        data.set_text(&text);
        let shared = window().navigator().share_with_data(&data);
        leptos::task::spawn_local(async move {
            // Who thinks better of it shares nothing.
            let _ = wasm_bindgen_futures::JsFuture::from(shared).await;
        });
    });
}

/// What is shared, with the picture as a file.
fn picture_of(blob: &web_sys::Blob, name: &str) -> Option<ShareData> {
    let options = Object::new();
    Reflect::set(&options, &"type".into(), &"image/png".into()).ok()?;
    let class: Function = Reflect::get(&window(), &"File".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let parts = Array::of3(&Array::of1(blob).into(), &name.into(), &options);
    let file = Reflect::construct(&class, &parts).ok()?;
    let data = ShareData::new();
    Reflect::set(&data, &"files".into(), &Array::of1(&file)).ok()?;
    Some(data)
}

/// Whether the browser hands over such a thing.
fn can_share(data: &ShareData) -> bool {
    let navigator = window().navigator();
    let ask = Reflect::get(&navigator, &"canShare".into());
    let Some(ask) = ask.ok().and_then(|ask| ask.dyn_into::<Function>().ok()) else {
        return false;
    };
    ask.call1(&navigator, data)
        .is_ok_and(|answer| answer.is_truthy())
}

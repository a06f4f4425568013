//! Taking something away from the table: texts and pictures as files.

use leptos::prelude::*;
use polis_draw::Theme;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, Url,
};

/// How copying a text went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copying {
    /// It is on the clipboard.
    Done,
    /// The browser does not let pages write there.
    Refused,
}

/// Copies a text; `then` is told how it went.
pub(crate) fn copy(text: &str, then: impl Fn(Copying) + Clone + 'static) {
    // Where the page was not loaded safely, there is no clipboard.
    let navigator = window().navigator();
    if js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|one| one.is_undefined()) {
        then(Copying::Refused);
        return;
    }
    let promise = navigator.clipboard().write_text(text);
    let refused = then.clone();
    let done = Closure::once(move |_| then(Copying::Done));
    let refused = Closure::once(move |_| refused(Copying::Refused));
    let _ = promise.then2(&done, &refused);
    // One of them is called once, whenever that is.
    done.forget();
    refused.forget();
}

/// Saves a text as a file.
pub(crate) fn save(text: &str, kind: &str, name: &str) {
    if let Some(address) = address(text, kind) {
        save_from(&address, name);
        // The browser has begun to read it by then.
        set_timeout(
            move || {
                let _ = Url::revoke_object_url(&address);
            },
            std::time::Duration::from_secs(10),
        );
    }
}

/// Paints a drawing on a canvas and saves what is there.
pub(crate) fn save_png(drawing: &str, name: String) {
    let Some(address) = address(drawing, "image/svg+xml") else {
        return;
    };
    let Ok(image) = HtmlImageElement::new() else {
        return;
    };
    let loaded = image.clone();
    let from = address.clone();
    let paint = Closure::once(move || {
        if let Some(painted) = paint(&loaded) {
            save_from(&painted, &name);
        }
        let _ = Url::revoke_object_url(&from);
    });
    image.set_onload(Some(paint.as_ref().unchecked_ref()));
    paint.forget();
    image.set_src(&address);
}

/// Paints a drawing on a canvas; `then` gets what is there, as a PNG file.
pub(crate) fn paint_blob(drawing: &str, then: impl FnOnce(Blob) + 'static) {
    let (Some(address), Ok(image)) = (address(drawing, "image/svg+xml"), HtmlImageElement::new())
    else {
        return;
    };
    let (loaded, from) = (image.clone(), address.clone());
    let painted = Closure::once(move |blob: Option<Blob>| {
        if let Some(blob) = blob {
            then(blob);
        }
    });
    let paint = Closure::once(move || {
        if let Some(canvas) = canvas(&loaded) {
            let _ = canvas.to_blob(painted.as_ref().unchecked_ref());
        }
        // The browser calls it later, once.
        painted.forget();
        let _ = Url::revoke_object_url(&from);
    });
    image.set_onload(Some(paint.as_ref().unchecked_ref()));
    paint.forget();
    image.set_src(&address);
}

/// The theme that is seen.
pub(crate) fn theme() -> Theme {
    let root = document().document_element();
    let chosen = root.and_then(|root| root.get_attribute("data-theme"));
    let is_dark = match chosen.as_deref() {
        Some("dark") => true,
        Some("light") => false,
        Some(_) | None => window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches()),
    };
    if is_dark { Theme::Dark } else { Theme::Light }
}

/// The address of a text as a file.
fn address(text: &str, kind: &str) -> Option<String> {
    let parts = js_sys::Array::of1(&text.into());
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

fn save_from(address: &str, name: &str) {
    let link = document()
        .create_element("a")
        .ok()
        .and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(address);
        link.set_download(name);
        link.click();
    }
}

fn paint(image: &HtmlImageElement) -> Option<String> {
    canvas(image)?.to_data_url_with_type("image/png").ok()
}

/// A canvas with a picture on it.
fn canvas(image: &HtmlImageElement) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(image.natural_width());
    canvas.set_height(image.natural_height());
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context
        .draw_image_with_html_image_element(image, 0.0, 0.0)
        .ok()?;
    Some(canvas)
}

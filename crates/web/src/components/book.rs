//! Opens the book of the language: the rules and the lessons, which are loaded when they are needed.

use std::cell::RefCell;

use js_sys::{Function, Promise};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::client::Client;
use polis_i18n::{Book, Language};

thread_local! {
    /// Promises the text of a file that stands beside the code.
    static LOAD: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Says how files that stand beside the code are loaded.
pub(crate) fn introduce(load: Function) {
    LOAD.set(Some(load));
}

/// How far the book of the language is.
#[derive(Clone, Copy, Debug)]
enum State {
    Coming,
    Here(&'static Book),
    Failed,
}

/// The book of the language, whichever is chosen. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Reader {
    state: RwSignal<State>,
    client: Client,
}

impl Reader {
    /// Opens it, and another one when the language changes.
    pub(crate) fn new(client: Client) -> Reader {
        let reader = Reader {
            state: RwSignal::new(State::Coming),
            client,
        };
        Effect::new(move |_| reader.open(client.language()));
        reader
    }

    /// The book; none until it is there.
    pub(crate) fn book(self) -> Option<&'static Book> {
        match self.state.get() {
            State::Here(book) => Some(book),
            State::Coming | State::Failed => None,
        }
    }

    /// What stands where a text will be: that it comes, or that it did not.
    pub(crate) fn waiting(self) -> AnyView {
        let words = &self.client.words().frame;
        match self.state.get() {
            State::Failed => view! {
                <div class="awaited" role="alert">
                    <p>{words.not_loaded()}</p>
                    <button
                        class="button"
                        type="button"
                        on:click=move |_| self.open(untrack(|| self.client.language()))
                    >
                        {words.load_again()}
                    </button>
                </div>
            }
            .into_any(),
            State::Coming | State::Here(_) => view! {
                <p class="awaited" role="status">{words.loading()}</p>
            }
            .into_any(),
        }
    }

    fn open(self, language: Language) {
        if let Some(book) = language.loaded_book() {
            self.state.set(State::Here(book));
            return;
        }
        self.state.set(State::Coming);
        let Some(promise) = load(&language.book_file()) else {
            self.state.set(State::Failed);
            return;
        };
        let loaded = Closure::once(move |text: JsValue| {
            let text = text.as_string().unwrap_or_default();
            // Data that cannot be read is a book that did not come.
            let _ = polis_i18n::load_book(language, &text);
            self.come(language);
        });
        let failed = Closure::once(move |_: JsValue| self.come(language));
        let _ = promise.then2(&loaded, &failed);
        // One of them is called once, whenever that is.
        loaded.forget();
        failed.forget();
    }

    fn come(self, language: Language) {
        // Meanwhile another language may be chosen, or another page shown.
        if untrack(|| self.client.language()) == language {
            let book = language.loaded_book();
            self.state.try_set(book.map_or(State::Failed, State::Here));
        }
    }
}

/// Loads the words of a language where they are not there yet, and says whether they are.
pub(crate) async fn load_words(language: Language) -> bool {
    if language.loaded_words().is_none()
        && let Some(promise) = load(&language.words_file())
        && let Ok(text) = JsFuture::from(promise).await
    {
        // Data that cannot be read are words that did not come.
        let _ = polis_i18n::load(language, &text.as_string().unwrap_or_default());
    }
    language.loaded_words().is_some()
}

pub(crate) fn load(file: &str) -> Option<Promise> {
    let load = LOAD.with_borrow(Clone::clone)?;
    let promise = load.call1(&JsValue::NULL, &file.into()).ok()?;
    promise.dyn_into().ok()
}

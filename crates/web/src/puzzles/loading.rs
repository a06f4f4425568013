//! Loads the puzzles, which stand beside the code.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::client::Client;
use crate::components::book::load;
use polis_client::puzzles::Library;
use polis_notation::GameKind;
use polis_puzzles::file_name;

thread_local! {
    /// The puzzles, once they are loaded: they stay as long as the program runs.
    static LOADED: Cell<Option<&'static Library>> = const { Cell::new(None) };
}

/// How far the puzzles are.
#[derive(Clone, Copy)]
enum State {
    Coming,
    Here(&'static Library),
    Failed,
}

/// The puzzles on their way. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Loading {
    state: RwSignal<State>,
}

impl Loading {
    /// Begins to load them.
    pub(super) fn new() -> Loading {
        let loading = Loading {
            state: RwSignal::new(State::Coming),
        };
        loading.begin();
        loading
    }

    /// The puzzles; none until they are there.
    pub(super) fn library(self) -> Option<&'static Library> {
        match self.state.get() {
            State::Here(library) => Some(library),
            State::Coming | State::Failed => None,
        }
    }

    /// What stands where they will be.
    pub(super) fn waiting(self, client: Client) -> AnyView {
        let words = client.words();
        match self.state.get() {
            State::Failed => view! {
                <div class="awaited" role="alert">
                    <p>{words.puzzles.not_loaded()}</p>
                    <button class="button" type="button" on:click=move |_| self.begin()>
                        {words.frame.load_again()}
                    </button>
                </div>
            }
            .into_any(),
            State::Coming | State::Here(_) => view! {
                <p class="awaited" role="status">{words.frame.loading()}</p>
            }
            .into_any(),
        }
    }

    fn begin(self) {
        if let Some(library) = LOADED.get() {
            self.state.set(State::Here(library));
            return;
        }
        self.state.set(State::Coming);
        let promises = GameKind::ALL.map(|game| load(&file_name(game)));
        let [Some(akropolis), Some(architekton)] = promises else {
            self.state.set(State::Failed);
            return;
        };
        let both = js_sys::Promise::all(&js_sys::Array::of2(&akropolis, &architekton));
        let loaded = Closure::once(move |texts: JsValue| self.come(&texts));
        let failed = Closure::once(move |_: JsValue| {
            self.state.try_set(State::Failed);
        });
        let _ = both.then2(&loaded, &failed);
        // One of them is called once, whenever that is.
        loaded.forget();
        failed.forget();
    }

    fn come(self, texts: &JsValue) {
        let texts = js_sys::Array::from(texts);
        let text = |index| texts.get(index).as_string().unwrap_or_default();
        let library = Library::from_files(&text(0), &text(1));
        let library = library.map(|library| &*Box::leak(Box::new(library)));
        LOADED.set(library);
        self.state
            .try_set(library.map_or(State::Failed, State::Here));
    }
}

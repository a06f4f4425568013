//! A film of a game: the browser paints the pictures, and we make a GIF of them.

mod making;

use std::cell::Cell;
use std::rc::Rc;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_draw::Theme;
use polis_game::PerSeat;
use polis_notation::Record;

use crate::client::Client;
use crate::components::share;
use crate::table::files;
use making::{Plan, make};
use polis_i18n::Language;

/// How far a film is.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    /// Somebody chooses how it is to look.
    Choosing,
    /// It is being made.
    Making,
    /// It is there.
    Ready(Finished),
    /// It could not be made.
    Failed,
}

/// A film that is there.
#[derive(Clone, Debug, PartialEq)]
struct Finished {
    address: String,
    kilobytes: usize,
}

/// How wide a film is at most, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    Small,
    Large,
}

impl Size {
    const ALL: [Size; 2] = [Size::Small, Size::Large];

    const fn width(self) -> f64 {
        match self {
            Size::Small => 560.0,
            Size::Large => 900.0,
        }
    }

    fn name(self, language: Language) -> &'static str {
        match self {
            Size::Small => language.words().film.small(),
            Size::Large => language.words().film.large(),
        }
    }
}

/// How long a move stays, in milliseconds.
const PACES: [u32; 4] = [400, 800, 1500, 2500];

/// A button that opens the way to a film of a game. `names` are those of all seats.
#[component]
pub(crate) fn FilmButton(
    record: Record,
    names: PerSeat<String>,
    /// The mark of what tells which game it is.
    #[prop(optional, into)]
    described_by: Option<String>,
) -> impl IntoView {
    let client = Client::here();
    let is_open = RwSignal::new(false);
    let game = StoredValue::new((record, names));
    let window = move || {
        is_open.get().then(|| {
            let (record, names) = game.get_value();
            view! { <FilmWindow record names close=move || is_open.set(false)/> }
        })
    };
    view! {
        <button
            class="button quiet"
            type="button"
            aria-haspopup="dialog"
            aria-describedby=described_by
            on:click=move |_| is_open.set(true)
        >
            {move || client.words().statistics.film()}
        </button>
        {window}
    }
}

/// The window in which a film is made.
#[component]
fn FilmWindow(
    record: Record,
    names: PerSeat<String>,
    close: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let client = Client::here();
    let stage = RwSignal::new(Stage::Choosing);
    // How many of how many pictures are done.
    let done = RwSignal::new((0, 0));
    let theme = RwSignal::new(files::theme());
    let size = RwSignal::new(Size::Small);
    let pace = RwSignal::new(PACES[1]);
    let game = StoredValue::new((record, names));
    // Whoever closes the window or stops needs no film.
    let stopped = StoredValue::new_local(Rc::new(Cell::new(false)));
    let file = StoredValue::new_local(None::<web_sys::File>);
    let stop = move || {
        if let Some(stopped) = stopped.try_get_value() {
            stopped.set(true);
        }
    };
    let forget = move || {
        stop();
        if let Some(Stage::Ready(film)) = stage.try_get_untracked() {
            // What is no longer shown need not be kept.
            let _ = web_sys::Url::revoke_object_url(&film.address);
        }
    };
    on_cleanup(forget);
    let begin = move |_| {
        let (record, names) = game.get_value();
        let plan = Plan {
            theme: theme.get_untracked(),
            width: size.get_untracked().width(),
            move_ms: pace.get_untracked(),
            language: client.language(),
            names,
        };
        let flag = Rc::new(Cell::new(false));
        stopped.set_value(Rc::clone(&flag));
        done.set((0, record.plies() + 1));
        stage.set(Stage::Making);
        spawn_local(async move {
            let told = Rc::clone(&flag);
            let tell = move |number, all| {
                if !told.get() {
                    done.try_set((number, all));
                }
                !told.get()
            };
            let made = make(&record, &plan, tell).await;
            if flag.get() {
                return;
            }
            let film = made.and_then(|bytes| {
                let (film, made) = finish(&bytes, record.game())?;
                file.try_set_value(Some(made));
                Some(film)
            });
            stage.try_set(film.map_or(Stage::Failed, Stage::Ready));
        });
    };
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // A dialog that is there can be shown.
            let _ = dialog.show_modal();
        }
    });
    let inside = move || match stage.get() {
        Stage::Choosing | Stage::Failed => view! { <Choices theme size pace/> }.into_any(),
        Stage::Making => {
            let words = move || {
                let (number, all) = done.get();
                client.words().film.picture_of(number, all)
            };
            view! {
                <div class="film-progress">
                    <progress
                        max=move || done.get().1
                        value=move || done.get().0
                        aria-label=words
                    ></progress>
                    <p>{words}</p>
                </div>
            }
            .into_any()
        }
        Stage::Ready(film) => {
            let alt = move || client.words().film.title();
            view! { <img class="film" src=film.address alt=alt/> }.into_any()
        }
    };
    let said = move || {
        let words = client.words().film;
        match stage.get() {
            Stage::Choosing | Stage::Making => String::new(),
            Stage::Failed => words.failed().to_owned(),
            Stage::Ready(film) => words.ready(film.kilobytes),
        }
    };
    let buttons = move || {
        let words = client.words().film;
        match stage.get() {
            Stage::Choosing | Stage::Failed => view! {
                <button class="button primary" type="button" id="film-make" on:click=begin>
                    {words.make()}
                </button>
            }
            .into_any(),
            Stage::Making => view! {
                <button
                    class="button"
                    type="button"
                    id="film-stop"
                    on:click=move |_| {
                        stop();
                        stage.set(Stage::Choosing);
                    }
                >
                    {client.words().settings.cancel()}
                </button>
            }
            .into_any(),
            Stage::Ready(film) => {
                let can_share = file.with_value(|file| {
                    file.as_ref()
                        .is_some_and(|file| share::can_share(&share::data_of(file)))
                });
                let game = game.with_value(|(record, _)| record.game());
                let address = film.address.clone();
                view! {
                    <button
                        class="button"
                        type="button"
                        on:click=move |_| {
                            let _ = web_sys::Url::revoke_object_url(&address);
                            stage.set(Stage::Choosing);
                        }
                    >
                        {words.again()}
                    </button>
                    {can_share
                        .then(|| {
                            view! {
                                <button
                                    class="button"
                                    type="button"
                                    on:click=move |_| {
                                        file.with_value(|file| file.as_ref().map(|file| share::share(&share::data_of(file))));
                                    }
                                >
                                    {words.share()}
                                </button>
                            }
                        })}
                    <a
                        class="button primary"
                        id="film-save"
                        href=film.address
                        download=format!("{game}.gif")
                    >
                        {words.save()}
                    </a>
                }
                .into_any()
            }
        }
    };
    view! {
        <dialog
            class="film-window"
            node_ref=dialog
            aria-labelledby="film-title"
            on:close=move |_| {
                stop();
                close();
            }
        >
            <h2 id="film-title">{move || client.words().film.title()}</h2>
            <p class="small">{move || client.words().film.line()}</p>
            {inside}
            <p role="status" class:error=move || stage.get() == Stage::Failed>{said}</p>
            <div class="line">
                <button
                    class="button quiet"
                    type="button"
                    on:click=move |_| {
                        if let Some(dialog) = dialog.get_untracked() {
                            dialog.close();
                        }
                    }
                >
                    {move || client.words().film.close()}
                </button>
                {buttons}
            </div>
        </dialog>
    }
}

/// How a film is to look.
#[component]
fn Choices(theme: RwSignal<Theme>, size: RwSignal<Size>, pace: RwSignal<u32>) -> impl IntoView {
    let client = Client::here();
    let choose_theme = move |event| {
        let chosen = if event_target_value(&event) == "dark" {
            Theme::Dark
        } else {
            Theme::Light
        };
        theme.set(chosen);
    };
    let choose_size = move |event| {
        let chosen = event_target_value(&event)
            .parse::<usize>()
            .unwrap_or_default();
        size.set(Size::ALL.get(chosen).copied().unwrap_or(Size::Small));
    };
    let choose_pace = move |event| {
        let chosen = event_target_value(&event).parse().unwrap_or_default();
        if PACES.contains(&chosen) {
            pace.set(chosen);
        }
    };
    let sizes = move || {
        let language = client.language();
        let sizes = Size::ALL.into_iter().enumerate();
        sizes
            .map(|(index, one)| {
                view! {
                    <option value=index.to_string() selected=size.get_untracked() == one>
                        {one.name(language)}
                    </option>
                }
            })
            .collect_view()
    };
    let paces = move || {
        let words = client.words().film;
        PACES
            .map(|one| {
                let seconds = format!("{:.1}", f64::from(one) / 1000.0);
                view! {
                    <option value=one.to_string() selected=pace.get_untracked() == one>
                        {words.seconds(&seconds)}
                    </option>
                }
            })
            .collect_view()
    };
    view! {
        <div class="film-choices">
            <label>
                <span>{client.text(|words| words.settings.theme())}</span>
                <select on:change=choose_theme>
                    <option value="light" selected=theme.get_untracked() == Theme::Light>
                        {client.text(|words| words.settings.light())}
                    </option>
                    <option value="dark" selected=theme.get_untracked() == Theme::Dark>
                        {client.text(|words| words.settings.dark())}
                    </option>
                </select>
            </label>
            <label>
                <span>{move || client.words().film.size()}</span>
                <select on:change=choose_size>{sizes}</select>
            </label>
            <label>
                <span>{move || client.words().film.pace()}</span>
                <select on:change=choose_pace>{paces}</select>
            </label>
        </div>
    }
}

/// The file of a film, and where it can be seen.
fn finish(bytes: &[u8], game: &str) -> Option<(Finished, web_sys::File)> {
    let bytes_of = js_sys::Uint8Array::from(bytes);
    let file = share::file(&bytes_of, &format!("{game}.gif"), "image/gif")?;
    let film = Finished {
        address: web_sys::Url::create_object_url_with_blob(&file).ok()?,
        kilobytes: bytes.len().div_ceil(1000),
    };
    Some((film, file))
}

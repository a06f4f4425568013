//! Taking a game away: links, records, pictures, and the sheet to print.

use leptos::html;
use leptos::prelude::*;
use polis_game::PerSeat;

use wasm_bindgen::JsCast;

use super::state::{ReplayGame, ReplaySource, ReplayState};
use crate::film::FilmButton;
use crate::online::BeginStudy;
use crate::table::files::{self, Copying};
use polis_client::replay::{ReplayPlace, Study, link};
use polis_client::route::Route;
use polis_client::table::narration::Speech;

/// The menu.
pub(super) fn share<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    let copied = RwSignal::new(None::<(&'static str, Copying)>);
    let is_open = RwSignal::new(false);
    let menu = NodeRef::<html::Div>::new();
    close_beside(menu, is_open);
    let file = move |ending: &str| format!("{}.{ending}", G::KIND.name());
    let picture = move || untrack(|| picture(state));
    let copy = move |id: &'static str, label: fn(&'static Words) -> &'static str, text: Text<G>| {
        let label = move || match copied.get() {
            Some((one, Copying::Done)) if one == id => client.words().table.copied(),
            Some((one, Copying::Refused)) if one == id => client.words().table.not_copied(),
            Some(_) | None => label(client.words()),
        };
        view! {
            <button
                class="button"
                type="button"
                id=id
                on:click=move |_| {
                    let text = untrack(|| text(state));
                    files::copy(&text, move |how| {
                        copied.try_set(Some((id, how)));
                    });
                }
            >
                {label}
            </button>
        }
    };
    view! {
        <div class="share" node_ref=menu>
            <button
                class="button"
                type="button"
                id="share"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                {client.say(|words| words.replay.share())}
            </button>
            <div class="card deeds" hidden=move || !is_open.get()>
                {copy("copy-link", |words| words.replay.link(), link_here)}
                {copy("copy-game-link", |words| words.replay.link_with_game(), link_with_game)}
                {copy("copy-tree", |words| words.replay.copy_tree(), tree)}
                <button
                    class="button"
                    type="button"
                    id="save-tree"
                    on:click=move |_| {
                        files::save(&untrack(|| tree(state)), "text/plain", &file("polis"));
                    }
                >
                    {client.say(|words| words.replay.save_tree())}
                </button>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| files::save(&picture(), "image/svg+xml", &file("svg"))
                >
                    {client.say(|words| words.table.picture_svg())}
                </button>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| files::save_png(&picture(), file("png"))
                >
                    {client.say(|words| words.table.picture_png())}
                </button>
                {film(state)}
                {together(state)}
                <button
                    class="button"
                    type="button"
                    id="print"
                    on:click=move |_| {
                        state.is_printing.set(true);
                        // It must be drawn before it is printed.
                        request_animation_frame(|| {
                            request_animation_frame(|| window().print().unwrap_or_default());
                        });
                    }
                >
                    {client.say(|words| words.replay.print())}
                </button>
            </div>
        </div>
    }
}

/// The way to a study of the game with others.
fn together<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    let is_open = RwSignal::new(false);
    let record = Callback::new(move |()| untrack(|| tree(state)));
    let form = move || {
        is_open.get().then(|| {
            let usual = untrack(|| state.headline());
            view! { <BeginStudy usual record/> }
        })
    };
    let button = state.source.together().is_none().then(|| {
        view! {
            <button
                class="button"
                type="button"
                id="study-together"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                {client.say(|words| words.together.title())}
            </button>
        }
    });
    view! { {button} {form} }
}

/// The way to a film of the game as it was played.
fn film<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let game = untrack(|| state.tree.with(|tree| tree.game().clone()));
    let seats = game.position().standing().points.seats();
    let names = PerSeat::from_fn(seats, |seat| state.name(seat));
    view! { <FilmButton record=G::any_record(game) names/> }
}

/// Closes the menu when somebody presses beside it, or Escape.
fn close_beside(menu: NodeRef<html::Div>, is_open: RwSignal<bool>) {
    let pressed = window_event_listener(leptos::ev::pointerdown, move |event| {
        let node = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        let is_beside = menu
            .get_untracked()
            .is_some_and(|menu| !menu.contains(node.as_ref()));
        if is_beside {
            is_open.set(false);
        }
    });
    let escaped = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            is_open.set(false);
        }
    });
    on_cleanup(move || {
        pressed.remove();
        escaped.remove();
    });
}

type Words = polis_i18n::Words;
type Text<G> = fn(ReplayState<G>) -> String;

/// The address of the page without its hash.
fn page() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// The link to this position. A game that only this browser has goes along.
fn link_here<G: ReplayGame>(state: ReplayState<G>) -> String {
    match state.source {
        ReplaySource::Replay(ReplayPlace::Game(..)) => link_with_game(state),
        // What was tried out here nobody else has.
        ReplaySource::Replay(_) if !state.study.with(Study::is_played) => link_with_game(state),
        ReplaySource::Replay(place @ (ReplayPlace::Table(..) | ReplayPlace::Record(..))) => {
            let path = state.study.with(Study::path);
            format!("{}{}", page(), Route::Replay(place.at(path)))
        }
        ReplaySource::Study(together) => {
            format!("{}{}", page(), Route::SharedStudy(together.room.id))
        }
    }
}

/// The link to this position that holds the game.
fn link_with_game<G: ReplayGame>(state: ReplayState<G>) -> String {
    let path = state.study.with(Study::path);
    let text = link::encode(&tree(state));
    format!("{}#/replay/record/{text}/{path}", page())
}

/// The game with its variations as a record; those who played it are called what they are called.
fn tree<G: ReplayGame>(state: ReplayState<G>) -> String {
    let mut tree = state.tree.get();
    polis_client::player::remark_tree(&mut tree, &state.studying.players.get_value());
    tree.to_string()
}

/// A picture of the position.
fn picture<G: ReplayGame>(state: ReplayState<G>) -> String {
    let (words, company) = (state.client.words(), &state.company());
    let speech = Speech { words, company };
    state
        .controller
        .session
        .with(|session| G::picture(session.position(), speech, files::theme()))
}

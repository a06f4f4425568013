//! The parts that both games have: the verdict, who plays on, the text, and games to begin from.

use leptos::html;
use leptos::prelude::*;
use polis_game::Seat;
use polis_notation::Level;
use polis_notation::{Draft, Record};

use super::desk::Desk;
use crate::browser::{self, LocalStorage};
use crate::components::icon::Icon;
use crate::play;
use crate::table::files::{self, Copying};
use polis_client::clause::Clause;
use polis_client::editor::{kept, reasons, start};
use polis_client::player::Player;
use polis_client::replay::ReplayPlace;
use polis_client::route::Route;
use polis_client::session::AnySession;
use polis_client::shelf::{GameId, Shelf};

/// Whether it is a position, and why not.
#[component]
pub(super) fn Verdict() -> impl IntoView {
    let desk = Desk::here();
    let inside = move || {
        let words = desk.words();
        match desk.verdict.get() {
            Ok(to_move) => {
                let turn = match to_move {
                    Some(seat) => (words.players.turn_of)(&desk.name(seat)),
                    None => words.editor.over.to_owned(),
                };
                view! { <b class="good">{words.editor.legal}</b><span>{turn}</span> }.into_any()
            }
            Err(reason) => {
                let said = reasons::of(reason, |seat| desk.name(seat), words);
                let number = reasons::rule(reason);
                let href = Route::Rule(desk.game, Clause::Rule(number)).to_string();
                let rule = (words.editor.rule)(number);
                view! {
                    <b>{words.editor.not_yet}</b>
                    <span>{said} " " <a href=href>{rule}</a></span>
                }
                .into_any()
            }
        }
    };
    view! {
        <div
            class="verdict"
            class:wrong=move || desk.verdict.with(Result::is_err)
            id="verdict"
            role="status"
        >
            {inside}
        </div>
    }
}

/// A number with a button on each side.
#[component]
pub(super) fn Stepper(
    /// What is counted.
    label: Signal<String>,
    id: String,
    value: Signal<u16>,
    set: Callback<u16>,
) -> impl IntoView {
    let desk = Desk::here();
    let fewer = move || format!("{}: {}", label.get(), desk.words().editor.fewer);
    let more = move || format!("{}: {}", label.get(), desk.words().editor.more);
    view! {
        <div class="stepper" role="group" aria-label=move || label.get() id=id>
            <button
                class="icon"
                type="button"
                aria-label=fewer
                disabled=move || value.get() == 0
                on:click=move |_| set.run(value.get_untracked().saturating_sub(1))
            >
                <Icon icon=Icon::Farther/>
            </button>
            <output>{move || value.get()}</output>
            <button
                class="icon"
                type="button"
                aria-label=more
                disabled=move || { value.get() >= 99 }
                on:click=move |_| set.run(value.get_untracked() + 1)
            >
                <Icon icon=Icon::Closer/>
            </button>
        </div>
    }
}

/// Who plays on, and the ways on.
#[component]
pub(super) fn PlayOn() -> impl IntoView {
    let desk = Desk::here();
    let client = desk.client;
    let rows = move || {
        let people = desk.people();
        Seat::first(people)
            .map(|seat| player_row(desk, seat, people))
            .collect_view()
    };
    let keeps = RwSignal::new(true);
    let session = move || {
        let draft = desk.draft.get_untracked();
        start::begin(&draft, desk.players.get_untracked(), &mut browser::chance()).ok()
    };
    let play = move |_| {
        if let Some(session) = session() {
            play::go_to_table(session);
        }
    };
    let study = move |_| {
        let Some(session) = session() else { return };
        let shelf = Shelf(LocalStorage);
        let id = shelf.next_id();
        let is_kept = shelf.keep(id, &session.save(browser::since_1970())).is_ok();
        keeps.set(is_kept);
        if is_kept {
            let route = Route::Replay(ReplayPlace::Game(id, 0));
            // An address of ours can be gone to.
            let _ = window().location().set_hash(&route.to_string());
        }
    };
    let not_kept = move || {
        (!keeps.get()).then(|| {
            view! {
                <p class="error" role="alert">{client.say(|words| words.play.not_kept)}</p>
            }
        })
    };
    let is_none = move || desk.verdict.with(Result::is_err);
    view! {
        <fieldset class="card" id="play-on">
            <legend>{client.say(|words| words.editor.players)}</legend>
            {rows}
            <div class="line">
                <button class="button primary" type="button" id="play" disabled=is_none on:click=play>
                    {client.say(|words| words.editor.play)}
                </button>
                <button class="button" type="button" id="study" disabled=is_none on:click=study>
                    {client.say(|words| words.editor.study)}
                </button>
            </div>
            {not_kept}
        </fieldset>
    }
}

fn player_row(desk: Desk, seat: Seat, people: usize) -> impl IntoView {
    let client = desk.client;
    let player = Memo::new(move |_| desk.players.with(|players| players[seat as usize]));
    let choose = move |event| {
        let level = event_target_value(&event).parse();
        let player = level.map_or(Player::Person, Player::Computer);
        desk.players
            .update(|players| players[seat as usize] = player);
    };
    let options = [None]
        .into_iter()
        .chain(Level::ALL.into_iter().map(Some))
        .map(|level| {
            let text = client.say(move |words| match level {
                None => words.players.person.to_owned(),
                Some(level) => (words.players.computer)(words.players.level(level)),
            });
            view! {
                <option
                    value=level.map_or("person", Level::name)
                    selected=move || player.get().level() == level
                >
                    {text}
                </option>
            }
        })
        .collect_view();
    (people > 1).then(|| {
        view! {
            <label class="row">
                <span>{move || desk.name(seat)}</span>
                <select
                    prop:value=move || player.get().level().map_or("person", Level::name)
                    on:change=choose
                >
                    {options}
                </select>
            </label>
        }
    })
}

/// The position as a text, to be copied or exchanged for another one.
#[component]
pub(super) fn AsText() -> impl IntoView {
    let desk = Desk::here();
    let client = desk.client;
    let area = NodeRef::<html::Textarea>::new();
    let result = RwSignal::new(None::<String>);
    let is_wrong = RwSignal::new(false);
    let tell = move |text: String, wrong: bool| {
        is_wrong.try_set(wrong);
        result.try_set(Some(text));
    };
    let copy = move |_| {
        let text = desk.draft.with_untracked(ToString::to_string);
        files::copy(&text, move |copying| {
            let words = &client.words().akropolis_table;
            match copying {
                Copying::Done => tell(words.copied.to_owned(), false),
                Copying::Refused => tell(words.not_copied.to_owned(), true),
            }
        });
    };
    let take_over = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(area) = area.get_untracked() else {
            return;
        };
        let words = &client.words().editor;
        match Draft::read(&area.value()) {
            Ok(draft) if kept::kind(&draft) == desk.game => {
                desk.load(draft);
                area.set_value(&desk.draft.with_untracked(ToString::to_string));
                result.set(None);
            }
            Ok(draft) => tell((words.other_game)(kept::kind(&draft).title()), true),
            Err(error) => tell(format!("{} {error}", words.cannot_read), true),
        }
    };
    view! {
        <form class="card" on:submit=take_over id="as-text">
            <h2>{client.say(|words| words.editor.text)}</h2>
            <p class="small" id="text-line">{client.say(|words| words.editor.text_line)}</p>
            <textarea
                rows="6"
                spellcheck="false"
                autocomplete="off"
                aria-label=client.say(|words| words.editor.text)
                aria-describedby="text-line"
                node_ref=area
                prop:value=move || desk.draft.with(ToString::to_string)
            ></textarea>
            <p class:error=move || is_wrong.get() class:good=move || !is_wrong.get() role="status">
                {move || result.get()}
            </p>
            <div class="line">
                <button class="button" type="button" id="copy" on:click=copy>
                    {client.say(|words| words.editor.copy)}
                </button>
                <button class="button" type="submit" id="take-over">
                    {client.say(|words| words.editor.take_over)}
                </button>
            </div>
        </form>
    }
}

/// A game on the shelf whose position is taken over.
#[component]
pub(super) fn FromGame() -> impl IntoView {
    let desk = Desk::here();
    let client = desk.client;
    let games: Vec<(GameId, usize)> = Shelf(LocalStorage)
        .entries()
        .into_iter()
        .filter_map(|entry| {
            let summary = entry.summary.ok()?;
            (summary.game == desk.game).then_some((entry.id, summary.plies))
        })
        .collect();
    let first = games.first().copied();
    let chosen = RwSignal::new(first.map(|(id, _)| id));
    let plies = StoredValue::new(games.clone());
    let most = Memo::new(move |_| {
        let chosen = chosen.get();
        plies.with_value(|games| {
            let found = games.iter().find(|(id, _)| Some(*id) == chosen);
            found.map_or(0, |&(_, plies)| plies)
        })
    });
    let ply = RwSignal::new(first.map_or(0, |(_, plies)| plies));
    let edit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(Ok(session)) = chosen
            .get_untracked()
            .and_then(|id| Shelf(LocalStorage).get(id))
        else {
            return;
        };
        let record: Record = match session {
            AnySession::Akropolis(session) => session.record().clone().into(),
            AnySession::Architekton(session) => session.record().clone().into(),
        };
        desk.load(Draft::of(&record, ply.get_untracked().min(record.plies())));
    };
    let options = games.iter().enumerate().map(|(index, &(id, plies))| {
        let label = client.say(move |words| {
            format!(
                "{} {} ({})",
                words.editor.game,
                index + 1,
                (words.home.moves)(plies)
            )
        });
        view! { <option value=id.to_string()>{label}</option> }
    });
    let options = options.collect_view();
    if games.is_empty() {
        return view! {
            <section class="card">
                <h2>{client.say(|words| words.editor.from_game)}</h2>
                <p class="small">{client.say(|words| words.editor.no_games)}</p>
            </section>
        }
        .into_any();
    }
    view! {
        <form class="card" on:submit=edit id="from-game">
            <h2>{client.say(|words| words.editor.from_game)}</h2>
            <label class="row">
                <span>{client.say(|words| words.editor.game)}</span>
                <select on:change=move |event| {
                    chosen.set(GameId::from_text(&event_target_value(&event)));
                    ply.set(most.get_untracked());
                }>{options}</select>
            </label>
            <label class="row">
                <span>{client.say(|words| words.editor.ply)}</span>
                <input
                    type="number"
                    min="0"
                    max=move || most.get().to_string()
                    prop:value=move || ply.get().to_string()
                    on:input=move |event| {
                        ply.set(event_target_value(&event).parse().unwrap_or(0));
                    }
                />
            </label>
            <div class="line">
                <button class="button" type="submit">
                    {client.say(|words| words.editor.edit_it)}
                </button>
            </div>
        </form>
    }
    .into_any()
}

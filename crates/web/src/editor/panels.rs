//! The panels that both games have: the verdict, what the players have, who plays on, the position
//! as a text, and games to start from.

use leptos::html;
use leptos::prelude::*;
use polis_game::Seat;
use polis_notation::{Draft, Record};

use super::board::Board;
use super::game::{EditorGame, Holding};
use super::state::EditorState;
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::icon::Icon;
use crate::components::level_select::LevelSelect;
use crate::play;
use crate::table::files::{self, Copying};
use polis_client::clause::Clause;
use polis_client::editor::{begin, reasons, save};
use polis_client::player::Player;
use polis_client::replay::{MovePath, ReplayPlace};
use polis_client::route::Route;
use polis_client::saved_games::{GameId, SavedGames};
use polis_client::session::AnySession;

/// Whether it is a position, and why not.
#[component]
pub(super) fn Verdict() -> impl IntoView {
    let state = EditorState::here();
    let inside = move || {
        let words = state.words();
        match state.verdict.get() {
            Ok(to_move) => {
                let turn = match to_move {
                    Some(seat) => words.players.turn_of(&state.name(seat)),
                    None => words.editor.over().to_owned(),
                };
                view! { <b class="good">{words.editor.legal()}</b><span>{turn}</span> }.into_any()
            }
            Err(reason) => {
                let said = reasons::of(reason, |seat| state.name(seat), words);
                let number = reasons::rule(reason);
                let href = Route::Rule(state.game, Clause::Rule(number)).to_string();
                let rule = words.editor.rule(number);
                view! {
                    <b>{words.editor.not_yet()}</b>
                    <span>{said} " " <a href=href>{rule}</a></span>
                }
                .into_any()
            }
        }
    };
    view! {
        <div
            class="verdict"
            class:wrong=move || state.verdict.with(Result::is_err)
            id="verdict"
            role="status"
        >
            {inside}
        </div>
    }
}

/// What everybody has, and the way back to the beginning.
pub(super) fn holdings<P: EditorGame>(board: Board<P>) -> impl IntoView {
    let state = board.state;
    let seats = Memo::new(move |_| board.with(P::seats));
    let rows = move || {
        let [people, seats] = seats.get();
        Seat::first(seats)
            .map(|seat| {
                holding_row(
                    state,
                    seat,
                    seat.number() <= people,
                    P::holding(board, seat),
                )
            })
            .collect_view()
    };
    view! {
        <fieldset class="card holdings" id="seats">
            <legend>{state.client.text(|words| P::words(words).holdings)}</legend>
            {rows}
            <div class="line">
                <button class="button small" type="button" id="clear" on:click=move |_| {
                    board.put_back();
                    state.clear();
                }>
                    {state.client.text(|words| words.editor.clear())}
                </button>
            </div>
        </fieldset>
    }
}

fn holding_row(state: EditorState, seat: Seat, is_person: bool, holding: Holding) -> AnyView {
    let Holding {
        label, value, set, ..
    } = holding;
    let name = move || state.name(seat);
    let name = match holding.show.filter(|_| is_person) {
        Some((is_shown, show)) => view! {
            <button
                class="button small"
                type="button"
                class:on=is_shown
                aria-pressed=move || is_shown.get().to_string()
                on:click=move |_| show.run(())
            >
                {name}
            </button>
        }
        .into_any(),
        None => view! { <b>{name}</b> }.into_any(),
    };
    let count = if is_person {
        view! { <Counter label id=format!("{}-{seat}", holding.unit) value set/> }.into_any()
    } else {
        // It follows from what the player paid.
        view! { <output aria-label=move || label.get()>{move || value.get()}</output> }.into_any()
    };
    view! {
        <div class="row" class:next=holding.is_to_move>
            {name}
            <small>{holding.detail}</small>
            {count}
        </div>
    }
    .into_any()
}

/// A number with a button on each side.
#[component]
pub(super) fn Counter(
    /// What is counted.
    label: Signal<String>,
    id: String,
    value: Signal<u16>,
    set: Callback<u16>,
) -> impl IntoView {
    let client = Client::here();
    let fewer = move || format!("{}: {}", label.get(), client.words().editor.fewer());
    let more = move || format!("{}: {}", label.get(), client.words().editor.more());
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
    let state = EditorState::here();
    let client = state.client;
    let rows = move || {
        let people = state.people();
        Seat::first(people)
            .map(|seat| player_row(state, seat, people))
            .collect_view()
    };
    let keeps = RwSignal::new(true);
    let session = move || {
        let draft = state.draft.get_untracked();
        begin::begin(
            &draft,
            state.players.get_untracked(),
            &mut browser::chance(),
        )
        .ok()
    };
    let play = move |_| {
        if let Some(session) = session() {
            play::go_to_table(session);
        }
    };
    let study = move |_| {
        let Some(session) = session() else { return };
        let saved = SavedGames(LocalStorage);
        let id = saved.next_id();
        let is_kept = saved.keep(id, &session.save(browser::since_1970())).is_ok();
        keeps.set(is_kept);
        if is_kept {
            let route = Route::Replay(ReplayPlace::Game(id, MovePath::START));
            // An address of ours can be gone to.
            let _ = window().location().set_hash(&route.to_string());
        }
    };
    let not_kept = move || {
        (!keeps.get()).then(|| {
            view! {
                <p class="error" role="alert">{client.say(|words| words.play.not_kept())}</p>
            }
        })
    };
    let is_none = move || state.verdict.with(Result::is_err);
    view! {
        <fieldset class="card" id="play-on">
            <legend>{client.say(|words| words.editor.players())}</legend>
            {rows}
            <div class="line">
                <button class="button primary" type="button" id="play" disabled=is_none on:click=play>
                    {client.say(|words| words.editor.play())}
                </button>
                <button class="button" type="button" id="study" disabled=is_none on:click=study>
                    {client.say(|words| words.editor.study())}
                </button>
            </div>
            {not_kept}
        </fieldset>
    }
}

fn player_row(state: EditorState, seat: Seat, people: usize) -> impl IntoView {
    let player = move || state.players.with(|players| players[seat as usize]);
    let choose = move |player: Player| {
        state
            .players
            .update(|players| players[seat as usize] = player);
    };
    (people > 1).then(|| {
        view! {
            <label class="row">
                <span>{move || state.name(seat)}</span>
                <LevelSelect
                    person="person"
                    person_label=|words| words.players.person()
                    computers=&Player::COMPUTERS
                    player=Signal::derive(player)
                    choose
                />
            </label>
        }
    })
}

/// The position as a text, to be copied or exchanged for another one.
#[component]
pub(super) fn AsText() -> impl IntoView {
    let state = EditorState::here();
    let client = state.client;
    let area = NodeRef::<html::Textarea>::new();
    let result = RwSignal::new(None::<String>);
    let is_wrong = RwSignal::new(false);
    let tell = move |text: String, wrong: bool| {
        is_wrong.try_set(wrong);
        result.try_set(Some(text));
    };
    let copy = move |_| {
        let text = state.draft.with_untracked(ToString::to_string);
        files::copy(&text, move |copying| {
            let words = &client.words().table;
            match copying {
                Copying::Done => tell(words.copied().to_owned(), false),
                Copying::Refused => tell(words.not_copied().to_owned(), true),
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
            Ok(draft) if save::kind(&draft) == state.game => {
                state.load(draft);
                area.set_value(&state.draft.with_untracked(ToString::to_string));
                result.set(None);
            }
            Ok(draft) => tell(words.other_game(save::kind(&draft).title()), true),
            Err(error) => tell(format!("{} {error}", words.cannot_read()), true),
        }
    };
    view! {
        <form class="card" on:submit=take_over id="as-text">
            <h2>{client.say(|words| words.editor.text())}</h2>
            <p class="small" id="text-line">{client.say(|words| words.editor.text_line())}</p>
            <textarea
                rows="6"
                spellcheck="false"
                autocomplete="off"
                aria-label=client.say(|words| words.editor.text())
                aria-describedby="text-line"
                node_ref=area
                prop:value=move || state.draft.with(ToString::to_string)
            ></textarea>
            <p class:error=move || is_wrong.get() class:good=move || !is_wrong.get() role="status">
                {move || result.get()}
            </p>
            <div class="line">
                <button class="button" type="button" id="copy" on:click=copy>
                    {client.say(|words| words.editor.copy())}
                </button>
                <button class="button" type="submit" id="take-over">
                    {client.say(|words| words.editor.take_over())}
                </button>
            </div>
        </form>
    }
}

/// A game among the saved games whose position is taken over.
#[component]
pub(super) fn FromGame() -> impl IntoView {
    let state = EditorState::here();
    let client = state.client;
    let games: Vec<(GameId, usize)> = SavedGames(LocalStorage)
        .entries()
        .into_iter()
        .filter_map(|entry| {
            let summary = entry.summary.ok()?;
            (summary.game == state.game).then_some((entry.id, summary.plies))
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
            .and_then(|id| SavedGames(LocalStorage).get(id))
        else {
            return;
        };
        let record: Record = match session {
            AnySession::Akropolis(session) => session.record().clone().into(),
            AnySession::Architekton(session) => session.record().clone().into(),
        };
        state.load(Draft::of(&record, ply.get_untracked().min(record.plies())));
    };
    let options = games.iter().enumerate().map(|(index, &(id, plies))| {
        let label = client.say(move |words| {
            format!(
                "{} {} ({})",
                words.editor.game(),
                index + 1,
                words.home.moves(plies)
            )
        });
        view! { <option value=id.to_string()>{label}</option> }
    });
    let options = options.collect_view();
    if games.is_empty() {
        return view! {
            <section class="card">
                <h2>{client.say(|words| words.editor.from_game())}</h2>
                <p class="small">{client.say(|words| words.editor.no_games())}</p>
            </section>
        }
        .into_any();
    }
    view! {
        <form class="card" on:submit=edit id="from-game">
            <h2>{client.say(|words| words.editor.from_game())}</h2>
            <label class="row">
                <span>{client.say(|words| words.editor.game())}</span>
                <select on:change=move |event| {
                    chosen.set(GameId::from_text(&event_target_value(&event)));
                    ply.set(most.get_untracked());
                }>{options}</select>
            </label>
            <label class="row">
                <span>{client.say(|words| words.editor.ply())}</span>
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
                    {client.say(|words| words.editor.edit_it())}
                </button>
            </div>
        </form>
    }
    .into_any()
}

//! The bar of a table: where one is, whose turn it is, and what helps.

use leptos::prelude::*;

use super::state::Table;
use super::view::TableView;
use crate::client::Client;
use crate::components::icon::{Icon, Logo};
use crate::game::{GameController, Playable};
use crate::later::TurnCall;
use polis_client::session::{Session, UndoPolicy};
use polis_client::table::Panel;
use polis_notation::GameKind;

/// What the bar of a table tells and does.
#[derive(Clone, Copy)]
struct Bar {
    game: GameKind,
    client: Client,
    /// What is played.
    what: Signal<String>,
    /// Whose turn it is, or who has won.
    turn: Signal<String>,
    /// How far the game is.
    number: Signal<String>,
    turns: Signal<Turns>,
    /// Whether there are hints in this game at all.
    gives_hints: Signal<bool>,
    can_hint: Signal<bool>,
    /// Whether moves come back by one press in this game at all.
    redoes: Signal<bool>,
    can_redo: Signal<bool>,
    hint: Callback<()>,
    redo: Callback<()>,
    open: Callback<Panel>,
}

/// The bar of a table.
pub(super) fn bar<G: TableView>(table: Table<G>) -> AnyView {
    let turn = move || {
        let turn = (G::VIEWS.whose_turn)(table).or_else(|| table.controller.turn(table.words()));
        // Nobody knows who has won before it is told.
        turn.unwrap_or_else(|| {
            if table.telling.goes_on() {
                table.label(|labels| labels.result).get().to_owned()
            } else {
                table.narrate(G::headline)
            }
        })
    };
    let can_hint = move || table.may_choose() && !table.is_asking.get();
    show(Bar {
        game: G::KIND,
        client: table.client,
        what: Signal::derive(move || (G::VIEWS.playing)(table)),
        turn: Signal::derive(turn),
        number: Signal::derive(move || {
            if table.is_over() {
                String::new()
            } else {
                (G::VIEWS.progress)(table)
            }
        }),
        turns: Signal::derive(move || Turns::new(table.controller)),
        can_hint: Signal::derive(can_hint),
        gives_hints: Signal::derive(move || table.controller.gives_hints()),
        redoes: Signal::derive(move || {
            let session = table.controller.session;
            session.with(|session| session.mode().undo_policy() == UndoPolicy::AtOnce)
        }),
        can_redo: Signal::derive(move || table.controller.session.with(Session::can_redo)),
        hint: Callback::new(move |()| table.hint()),
        redo: Callback::new(move |()| table.redo()),
        open: Callback::new(move |panel| table.open(Some(panel))),
    })
    .into_any()
}

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turns {
    Person,
    Computer,
    /// Nobody any more.
    Over,
}

impl Turns {
    /// Who is to move in a game.
    fn new<G: Playable>(controller: GameController<G>) -> Turns {
        controller.session.with(
            |session| match (session.to_move(), session.person_to_move()) {
                (_, Some(_)) => Turns::Person,
                (Some(_), None) => Turns::Computer,
                (None, None) => Turns::Over,
            },
        )
    }
}

fn show(bar: Bar) -> impl IntoView {
    let client = bar.client;
    let dot = move || match bar.turns.get() {
        Turns::Person => "dot",
        Turns::Computer => "dot busy",
        Turns::Over => "dot over",
    };
    view! {
        <header class="bar">
            <a class="icon" href="#/" aria-label=client.text(|words| words.frame.home())>
                <Icon icon=Icon::Back/>
            </a>
            <a class="brand only-desk" href="#/" tabindex="-1" aria-hidden="true">
                <Logo/>
                <span>"Polis"</span>
            </a>
            <p class="what only-desk"><b>{bar.game.title()}</b> " " {bar.what}</p>
            <p class="turn">
                <span class=dot></span>
                <span class="whose">{bar.turn}</span>
                <span class="small">{bar.number}</span>
            </p>
            <div class="end">
                <TurnCall/>
                <button
                    class="icon"
                    type="button"
                    id="hint"
                    aria-label=client.text(|words| words.table.hint())
                    title=client.text(|words| words.table.hint())
                    hidden=move || !bar.gives_hints.get()
                    disabled=move || !bar.can_hint.get()
                    on:click=move |_| bar.hint.run(())
                >
                    <Icon icon=Icon::Lamp/>
                </button>
                <button
                    class="icon only-desk"
                    type="button"
                    aria-label=client.text(|words| words.play.redo())
                    title=client.text(|words| words.play.redo())
                    hidden=move || !bar.redoes.get()
                    disabled=move || !bar.can_redo.get()
                    on:click=move |_| bar.redo.run(())
                >
                    <Icon icon=Icon::Redo/>
                </button>
                <button
                    class="icon only-desk"
                    type="button"
                    aria-label=client.text(|words| words.table.keys())
                    title=client.text(|words| words.table.keys())
                    on:click=move |_| bar.open.run(Panel::Keys)
                >
                    <Icon icon=Icon::Help/>
                </button>
                <button
                    class="icon"
                    type="button"
                    id="menu"
                    aria-label=client.text(|words| words.table.menu())
                    title=client.text(|words| words.table.menu())
                    on:click=move |_| bar.open.run(Panel::Menu)
                >
                    <Icon icon=Icon::Menu/>
                </button>
            </div>
        </header>
    }
}

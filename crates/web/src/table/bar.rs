//! The bar of a table: where one is, whose turn it is, and what helps.

use leptos::prelude::*;

use super::panel::Panel;
use crate::client::Client;
use crate::components::icon::{Icon, Logo};
use crate::sitting::{Playable, Sitting};
use polis_client::game_kind::GameKind;

/// What the bar of a table tells and does.
#[derive(Clone, Copy)]
pub(super) struct BarOf {
    pub(super) game: GameKind,
    pub(super) client: Client,
    /// What is played.
    pub(super) what: Signal<String>,
    /// Whose turn it is, or who has won.
    pub(super) turn: Signal<String>,
    /// How far the game is.
    pub(super) number: Signal<String>,
    pub(super) turns: Signal<Turns>,
    /// Whether there are hints in this game at all.
    pub(super) gives_hints: Signal<bool>,
    pub(super) can_hint: Signal<bool>,
    pub(super) can_redo: Signal<bool>,
    pub(super) hint: Callback<()>,
    pub(super) redo: Callback<()>,
    pub(super) open: RwSignal<Option<Panel>>,
}

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turns {
    /// A person.
    Person,
    /// The computer.
    Computer,
    /// Nobody any more.
    Over,
}

impl Turns {
    /// Who is to move in a game.
    pub(super) fn new<G: Playable>(sitting: Sitting<G>) -> Turns {
        sitting.session.with(
            |session| match (session.to_move(), session.person_to_move()) {
                (_, Some(_)) => Turns::Person,
                (Some(_), None) => Turns::Computer,
                (None, None) => Turns::Over,
            },
        )
    }
}

/// The bar of a table.
pub(super) fn bar(bar: BarOf) -> impl IntoView {
    let client = bar.client;
    let dot = move || match bar.turns.get() {
        Turns::Person => "dot",
        Turns::Computer => "dot busy",
        Turns::Over => "dot over",
    };
    let help = move || bar.open.set(Some(Panel::Keys));
    let menu = move || bar.open.set(Some(Panel::Menu));
    view! {
        <header class="bar">
            <a class="icon" href="#/" aria-label=client.say(|words| words.frame.home)>
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
                <button
                    class="icon"
                    type="button"
                    id="hint"
                    aria-label=client.say(|words| words.akropolis_table.hint)
                    title=client.say(|words| words.akropolis_table.hint)
                    hidden=move || !bar.gives_hints.get()
                    disabled=move || !bar.can_hint.get()
                    on:click=move |_| bar.hint.run(())
                >
                    <Icon icon=Icon::Lamp/>
                </button>
                <button
                    class="icon only-desk"
                    type="button"
                    aria-label=client.say(|words| words.play.redo)
                    title=client.say(|words| words.play.redo)
                    disabled=move || !bar.can_redo.get()
                    on:click=move |_| bar.redo.run(())
                >
                    <Icon icon=Icon::Redo/>
                </button>
                <button
                    class="icon only-desk"
                    type="button"
                    aria-label=client.say(|words| words.akropolis_table.keys)
                    title=client.say(|words| words.akropolis_table.keys)
                    on:click=move |_| help()
                >
                    <Icon icon=Icon::Help/>
                </button>
                <button
                    class="icon"
                    type="button"
                    id="menu"
                    aria-label=client.say(|words| words.akropolis_table.menu)
                    title=client.say(|words| words.akropolis_table.menu)
                    on:click=move |_| menu()
                >
                    <Icon icon=Icon::Menu/>
                </button>
            </div>
        </header>
    }
}

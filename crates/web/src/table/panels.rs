//! What opens over a table: the sheet on a phone, the menu, the keys, the result.

use leptos::html;
use leptos::prelude::*;

use super::export;
use super::state::Table;
use super::view::TableView;
use crate::client::Client;
use crate::components::icon::Icon;
use crate::components::sound_switch::SoundSwitch;
use polis_client::route::Route;
use polis_client::session::Session;
use polis_client::table::Panel;

/// What can be done in the menu of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MenuItem {
    Undo,
    Redo,
    TurnView,
    Whole,
    Rules,
    Settings,
    Keys,
    NewGame,
}

/// What is open over a table.
pub(super) fn panels<G: TableView>(table: Table<G>) -> AnyView {
    let label = move |panel| {
        let (words, labels) = (table.words().table, G::labels(table.words()));
        match panel {
            Panel::Sheet => labels.sheet,
            Panel::Menu => words.menu(),
            Panel::Keys => words.keys(),
            Panel::Result => labels.result,
        }
    };
    let inside = move |panel| match panel {
        Panel::Sheet => (G::VIEWS.sheet)(table),
        Panel::Menu => menu(table),
        Panel::Keys => {
            let labels = G::labels(table.words());
            keys::<G>(table.client, labels.key_lines).into_any()
        }
        Panel::Result => (G::VIEWS.result)(table),
    };
    dialog(
        table.client,
        table.panel,
        Callback::new(move |()| table.open(None)),
        Callback::new(label),
        Callback::new(inside),
    )
    .into_any()
}

fn menu<G: TableView>(table: Table<G>) -> AnyView {
    let view = [MenuItem::TurnView].into_iter().filter(|_| G::SIDES > 1);
    let items = [MenuItem::Undo, MenuItem::Redo].into_iter().chain(view);
    let items = items.chain([MenuItem::Whole]).chain(G::HELP);
    let items = items
        .chain([MenuItem::NewGame])
        .map(|item| menu_item(table, item));
    view! {
        <h2>{table.words().table.menu()}</h2>
        {(G::VIEWS.switches)(table)}
        {switch(
            G::labels(table.words()).marks,
            move || table.taste.get().marks,
            move || table.toggle_marks(),
        )}
        <SoundSwitch/>
        <div class="deeds">
            {items.collect_view()}
            {export::buttons(table)}
        </div>
    }
    .into_any()
}

fn menu_item<G: TableView>(table: Table<G>, item: MenuItem) -> AnyView {
    let words = table.words();
    let session = table.controller.session;
    let then_close = |press: fn(Table<G>)| {
        Callback::new(move |()| {
            table.open(None);
            untrack(|| press(table));
        })
    };
    match item {
        MenuItem::Undo => {
            let label = table.controller.undo_label(words);
            let press = then_close(|table| table.controller.undo());
            deed(Icon::Undo, label, session.with(Session::can_undo), press)
        }
        MenuItem::Redo => {
            let press = then_close(Table::redo);
            let can_redo = session.with(Session::can_redo);
            deed(Icon::Redo, words.play.redo(), can_redo, press)
        }
        MenuItem::TurnView => {
            let press = then_close(Table::turn_view);
            deed(Icon::Compass, words.table.turn_view(), true, press)
        }
        MenuItem::Whole => {
            let press = then_close(|table| table.window.whole());
            deed(Icon::Whole, G::labels(words).whole, true, press)
        }
        MenuItem::Keys => {
            let press = Callback::new(move |()| table.open(Some(Panel::Keys)));
            deed(Icon::Help, words.table.keys(), true, press)
        }
        MenuItem::Rules => link(Route::Rules(G::KIND), words.rules.title()),
        MenuItem::Settings => link(Route::Settings, words.settings.title()),
        MenuItem::NewGame => link(Route::NewGame(G::KIND), words.new_game.title()),
    }
}

fn deed(icon: Icon, label: &'static str, is_enabled: bool, press: Callback<()>) -> AnyView {
    view! {
        <button class="button" type="button" disabled=!is_enabled on:click=move |_| press.run(())>
            <Icon icon/>
            {label}
        </button>
    }
    .into_any()
}

fn link(route: Route, label: &'static str) -> AnyView {
    view! { <a class="button" href=route.to_string()>{label}</a> }.into_any()
}

/// The class of an open panel.
const fn class(panel: Panel) -> &'static str {
    match panel {
        Panel::Sheet => "panel sheet-panel",
        Panel::Menu => "panel menu",
        Panel::Keys => "panel keys",
        Panel::Result => "panel result-panel",
    }
}

/// The panel over a table: `label` names it and `inside` fills it.
fn dialog(
    client: Client,
    open: Memo<Option<Panel>>,
    close: Callback<()>,
    label: Callback<Panel, &'static str>,
    inside: Callback<Panel, AnyView>,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let open = open.get();
        let Some(dialog) = dialog.get() else { return };
        if open.is_none() {
            dialog.close();
        } else if !dialog.open() {
            // A dialog that is there can be shown.
            let _ = dialog.show_modal();
        }
    });
    // A press beside the panel closes it.
    let press = move |event: leptos::ev::MouseEvent| {
        let is_beside = dialog.get_untracked().is_some_and(|dialog| {
            event.target().is_some_and(|target| {
                let dialog: &web_sys::EventTarget = dialog.as_ref();
                target == *dialog
            })
        });
        if is_beside {
            close.run(());
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class=move || open.get().map_or("panel", class)
            aria-label=move || open.get().map(|panel| label.run(panel))
            on:close=move |_| close.run(())
            on:click=press
        >
            <div class="inside" tabindex="-1" autofocus=true>
                {move || open.get().map(|panel| inside.run(panel))}
                <button
                    class="icon shut"
                    type="button"
                    aria-label=client.text(|words| words.table.close())
                    on:click=move |_| close.run(())
                >
                    <Icon icon=Icon::Close/>
                </button>
            </div>
        </dialog>
    }
}

/// What one can do after a game beside playing on: study it, or look at the table again, which is
/// called so.
pub(super) fn looking_back<G: TableView>(table: Table<G>, look: &'static str) -> impl IntoView {
    let study = table.controller.replay_route().map(|route| {
        view! {
            <a class="button study-link" href=route.to_string()>
                {table.words().study.this_game()}
            </a>
        }
    });
    view! {
        {study}
        <button class="button" type="button" on:click=move |_| table.open(None)>
            {look}
        </button>
    }
}

/// The keys of every table, in the order of their explanations.
pub(super) const KEYS: [&str; 13] = [
    "1 – 6",
    "← ↑ ↓ →",
    "Tab",
    "Q  E  R",
    "↵",
    "Esc",
    "Z  Y",
    "H",
    "S",
    "V",
    "⇧ ← ↑ ↓ →",
    "+  −  0",
    "?",
];

/// The keys and what they do.
fn keys<G: TableView>(client: Client, lines: &'static [&'static str]) -> impl IntoView {
    let keys = KEYS.into_iter().flat_map(|key| {
        let own = G::OWN_KEYS.into_iter().filter(move |own| own.0 == key);
        [key].into_iter().chain(own.map(|own| own.1))
    });
    let lines = keys.zip(lines).map(|(keys, &line)| {
        let caps = keys
            .split("  ")
            .map(|key| view! { <kbd>{key}</kbd> })
            .collect_view();
        view! { <dt>{caps}</dt><dd>{line}</dd> }
    });
    view! {
        <h2>{client.words().table.keys()}</h2>
        <dl>{lines.collect_view()}</dl>
    }
}

/// A switch of the menu.
pub(super) fn switch(
    label: &'static str,
    is_on: impl Fn() -> bool + Send + 'static,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label class="option">
            <span>{label}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=is_on
                on:change=move |_| untrack(&press)
            />
        </label>
    }
}

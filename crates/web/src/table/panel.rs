//! What can be open over a table: a panel with a button to close it.

use leptos::html;
use leptos::prelude::*;

use crate::client::Client;
use crate::components::icon::Icon;
use polis_client::route::Route;

/// What can be open over a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    /// Score and details, where there is no room beside the stage.
    Sheet,
    /// What else can be done.
    Menu,
    /// The keys.
    Keys,
    /// The end of the game.
    Result,
}

impl Panel {
    const fn class(self) -> &'static str {
        match self {
            Panel::Sheet => "panel sheet-panel",
            Panel::Menu => "panel menu",
            Panel::Keys => "panel keys",
            Panel::Result => "panel result-panel",
        }
    }
}

/// The panel over a table: `label` names it and `inside` fills it.
pub(super) fn dialog(
    client: Client,
    open: RwSignal<Option<Panel>>,
    label: impl Fn(Panel) -> &'static str + Send + 'static,
    inside: impl Fn(Panel) -> AnyView + Send + 'static,
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
            open.set(None);
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class=move || open.get().map_or("panel", Panel::class)
            aria-label=move || open.get().map(&label)
            on:close=move |_| open.set(None)
            on:click=press
        >
            <div class="inside" tabindex="-1" autofocus=true>
                {move || open.get().map(&inside)}
                <button
                    class="icon shut"
                    type="button"
                    aria-label=client.say(|words| words.akropolis_table.close)
                    on:click=move |_| open.set(None)
                >
                    <Icon icon=Icon::Close/>
                </button>
            </div>
        </dialog>
    }
}

/// The link from a game that is over to its study.
pub(super) fn study_link(client: Client, study: Option<Route>) -> impl IntoView {
    study.map(|route| {
        view! {
            <a class="button study-link" href=route.to_string()>
                {client.words().study.this_game}
            </a>
        }
    })
}

/// The keys and what they do.
pub(super) fn keys<const N: usize>(
    client: Client,
    keys: [&'static str; N],
    lines: [&'static str; N],
) -> impl IntoView {
    let lines = keys.into_iter().zip(lines).map(|(keys, line)| {
        let caps = keys
            .split("  ")
            .map(|key| view! { <kbd>{key}</kbd> })
            .collect_view();
        view! { <dt>{caps}</dt><dd>{line}</dd> }
    });
    view! {
        <h2>{client.words().akropolis_table.keys}</h2>
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

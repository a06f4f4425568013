//! Buttons that show an icon.

use leptos::prelude::*;

use super::icon::Icon;
use crate::client::Client;
use polis_i18n::Words;

/// A button with nothing on it but an icon: its label is spoken, and shown on hovering.
#[component]
pub(crate) fn IconButton(
    icon: Icon,
    label: fn(&'static Words) -> &'static str,
    press: impl Fn() + 'static,
    #[prop(default = "icon")] class: &'static str,
    #[prop(optional)] id: Option<&'static str>,
    #[prop(optional, into)] disabled: Option<Signal<bool>>,
) -> impl IntoView {
    let label = Client::here().text(label);
    view! {
        <button
            class=class
            type="button"
            id=id
            aria-label=label
            title=label
            disabled=move || disabled.is_some_and(|disabled| disabled.get())
            on:click=move |_| untrack(&press)
        >
            <Icon icon/>
        </button>
    }
}

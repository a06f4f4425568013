//! Switches that are on or off.

use leptos::prelude::*;

/// A switch with its label, and what else stands before it.
#[component]
pub(crate) fn Switch(
    #[prop(into)] is_on: Signal<bool>,
    /// Gets whether it is on now.
    #[prop(into)]
    set: Callback<bool>,
    #[prop(default = "option")] class: &'static str,
    #[prop(optional)] id: Option<&'static str>,
    #[prop(optional, into)] value: Option<String>,
    #[prop(optional, into)] disabled: Option<Signal<bool>>,
    /// The label.
    children: Children,
) -> impl IntoView {
    view! {
        <label class=class>
            {children()}
            <input
                type="checkbox"
                role="switch"
                id=id
                value=value
                disabled=move || disabled.is_some_and(|disabled| disabled.get())
                prop:checked=is_on
                on:change=move |event| set.run(event_target_checked(&event))
            />
        </label>
    }
}

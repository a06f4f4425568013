//! One of several options below each other.

use leptos::prelude::*;

/// One of several options below each other, of which one is chosen.
#[component]
pub(crate) fn RadioOption(
    /// The name of the group of radio buttons.
    name: &'static str,
    #[prop(into)] is_on: Signal<bool>,
    #[prop(into)] choose: Callback<()>,
    #[prop(optional)] value: Option<&'static str>,
    /// The text beside the radio button.
    children: Children,
) -> impl IntoView {
    view! {
        <label class="option">
            <input
                type="radio"
                name=name
                value=value
                prop:checked=is_on
                on:change=move |_| choose.run(())
            />
            {children()}
        </label>
    }
}

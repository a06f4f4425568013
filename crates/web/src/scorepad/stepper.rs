//! A number with large buttons to make it greater and smaller.

use leptos::ev;
use leptos::prelude::*;

use crate::client::Client;

/// A number with large buttons. It can also be typed.
#[component]
pub(super) fn Stepper(
    /// What it is, for those who cannot see what it stands beside.
    #[prop(into)]
    label: Signal<String>,
    /// A mark for the page.
    #[prop(into)]
    mark: String,
    #[prop(into)] value: Signal<u16>,
    /// By how much a tap changes it.
    step: u16,
    most: u16,
    set: Callback<u16>,
) -> impl IntoView {
    let client = Client::here();
    let less = move || value.get_untracked().saturating_sub(step);
    let more = move || (value.get_untracked() + step).min(most);
    let typed = move |event: ev::Event| {
        let digits: String = event_target_value(&event)
            .chars()
            .filter(char::is_ascii_digit)
            .take(5)
            .collect();
        let number = digits.parse::<u32>().unwrap_or(0).min(most.into()) as u16;
        set.run(number);
        // What is no number does not stay in the field.
        if digits != number.to_string()
            && !digits.is_empty()
            && let Some(field) = field_of(&event)
        {
            field.set_value(&number.to_string());
        }
    };
    let keys = move |event: ev::KeyboardEvent| {
        let number = match event.key().as_str() {
            "ArrowUp" => more(),
            "ArrowDown" => less(),
            _ => return,
        };
        event.prevent_default();
        set.run(number);
    };
    let leave = move |event: ev::FocusEvent| {
        if let Some(field) = field_of(&event) {
            field.set_value(&value.get_untracked().to_string());
        }
    };
    view! {
        <div class="stepper" data-of=mark>
            <button
                type="button"
                class="less"
                aria-label=move || client.words().pad.less(&label.get())
                disabled=move || value.get() == 0
                on:click=move |_| set.run(less())
            >
                "\u{2212}"
            </button>
            <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                aria-label=label
                prop:value=move || value.get().to_string()
                on:input=typed
                on:keydown=keys
                on:focus=move |event| {
                    if let Some(field) = field_of(&event) {
                        field.select();
                    }
                }
                on:blur=leave
            />
            <button
                type="button"
                class="more"
                aria-label=move || client.words().pad.more(&label.get())
                disabled=move || { value.get() >= most }
                on:click=move |_| set.run(more())
            >
                "+"
            </button>
        </div>
    }
}

fn field_of(event: &ev::Event) -> Option<web_sys::HtmlInputElement> {
    use wasm_bindgen::JsCast;

    event.target()?.dyn_into().ok()
}

//! Choices side by side, of which one is chosen.

use leptos::prelude::*;

/// Choices side by side, of which one is chosen.
#[component]
pub(crate) fn Segments<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The name of the group of radio buttons.
    name: &'static str,
    /// What can be chosen.
    #[prop(into)]
    values: Vec<T>,
    /// What is chosen now.
    #[prop(into)]
    chosen: Signal<Option<T>>,
    #[prop(into)] choose: Callback<T>,
    /// What stands on a choice.
    #[prop(into)]
    label: Callback<T, String>,
    /// What stands smaller behind it.
    #[prop(optional, into)]
    detail: Option<Callback<T, String>>,
    /// What is spoken of a choice instead of what stands on it.
    #[prop(optional, into)]
    spoken: Option<Callback<T, String>>,
    /// What cannot be chosen now.
    #[prop(optional, into)]
    disabled: Option<Callback<T, bool>>,
    /// The value of a radio button, as an attribute.
    #[prop(optional, into)]
    value: Option<Callback<T, String>>,
    #[prop(default = "segments")] class: &'static str,
    #[prop(optional)] role: Option<&'static str>,
    /// What the group is called, where nothing around it says so.
    #[prop(optional, into)]
    group: Option<Signal<String>>,
) -> impl IntoView {
    let options = values.into_iter().map(|one| {
        segment(Segment {
            name,
            value: value.map(|value| value.run(one)),
            is_on: Signal::derive(move || chosen.get() == Some(one)),
            is_disabled: disabled.map(|disabled| Signal::derive(move || disabled.run(one))),
            choose: Callback::new(move |()| choose.run(one)),
            label: Signal::derive(move || label.run(one)),
            detail: detail.map(|detail| Signal::derive(move || detail.run(one))),
            spoken: spoken.map(|spoken| Signal::derive(move || spoken.run(one))),
        })
    });
    view! {
        <div class=class role=role aria-label=group.map(|group| move || group.get())>
            {options.collect_view()}
        </div>
    }
}

/// One of the choices, whatever is chosen from: its code is there once.
struct Segment {
    name: &'static str,
    value: Option<String>,
    is_on: Signal<bool>,
    is_disabled: Option<Signal<bool>>,
    choose: Callback<()>,
    label: Signal<String>,
    detail: Option<Signal<String>>,
    spoken: Option<Signal<String>>,
}

fn segment(segment: Segment) -> AnyView {
    let Segment {
        is_on,
        is_disabled,
        choose,
        ..
    } = segment;
    let spoken = segment.spoken.map(|spoken| move || spoken.get());
    let detail = segment
        .detail
        .map(|detail| view! { <small>{move || detail.get()}</small> });
    view! {
        <label>
            <input
                type="radio"
                name=segment.name
                value=segment.value
                aria-label=spoken
                disabled=move || is_disabled.is_some_and(|disabled| disabled.get())
                prop:checked=is_on
                on:change=move |_| choose.run(())
            />
            <span>{segment.label} {detail}</span>
        </label>
    }
    .into_any()
}

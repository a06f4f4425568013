//! Pieces that the pages for a new table and for a new tournament share.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use polis_akropolis::Variants;
use polis_client::online::connection::Status;
use polis_client::online::plan::NewTablePlan;
use polis_client::route::Route;
use polis_i18n::Words;
use polis_protocol::Visibility;

use super::banner::{Banner, NoServer};
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::option::RadioOption;
use crate::components::switch::Switch;
use crate::components::variant_picker::VariantPicker;
use crate::online::line::Line;

/// The page on which something new is agreed: choices, and one button that makes it.
#[component]
pub(super) fn NewPage(
    title: fn(&'static Words) -> &'static str,
    /// Where one comes from, and what it is called.
    back: (Route, fn(&'static Words) -> &'static str),
    /// The id of the button, and what it says.
    button: (&'static str, fn(&'static Words) -> &'static str),
    #[prop(into)] is_ready: Signal<bool>,
    #[prop(into)] submit: Callback<SubmitEvent>,
    /// Why it was not made.
    #[prop(into)]
    why: Signal<Option<&'static str>>,
    children: Children,
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let what = Signal::derive(move || title(client.words()).to_owned());
    let has_server = Memo::new(move |_| line.status.get() != Status::NoServer);
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page new-table" tabindex="-1">
            <form on:submit=move |event| submit.run(event)>
                <header class="heading">
                    <h1>{what}</h1>
                    <nav class="line">
                        <a class="button quiet" href=back.0.to_string()>{client.text(back.1)}</a>
                    </nav>
                </header>
                {move || (!has_server.get()).then(|| view! { <NoServer/> })}
                {children()}
                <p class="error" role="alert">{why}</p>
                <div class="start">
                    <button
                        class="button primary"
                        type="submit"
                        id=button.0
                        disabled=move || !is_ready.get()
                    >
                        {client.text(button.1)}
                    </button>
                </div>
            </form>
        </main>
    }
}

/// What is chosen, as a signal.
pub(super) fn chosen<C: Send + Sync + 'static, T: Send + Sync + 'static>(
    choices: RwSignal<C>,
    read: impl Fn(&C) -> T + Send + Sync + 'static,
) -> Signal<Option<T>> {
    Signal::derive(move || choices.with(|choices| Some(read(choices))))
}

/// A switch with a line about it.
pub(super) fn switch(
    id: &'static str,
    is_on: Signal<bool>,
    set: Callback<bool>,
    is_fixed: Signal<bool>,
    text: [fn(&'static Words) -> &'static str; 2],
) -> AnyView {
    let client = Client::here();
    view! {
        <Switch id is_on set disabled=is_fixed>
            <span>
                <b>{client.text(text[0])}</b>
                <small>{client.text(text[1])}</small>
            </span>
        </Switch>
    }
    .into_any()
}

/// A number that can be typed.
pub(super) fn number(
    id: &'static str,
    most: u32,
    value: Signal<u32>,
    set: Callback<u32>,
    least: u32,
    label: fn(&'static Words) -> &'static str,
) -> AnyView {
    let client = Client::here();
    view! {
        <div class="field">
            <label for=id>{client.text(label)}</label>
            <input
                class="field-input"
                id=id
                type="number"
                inputmode="numeric"
                min=least
                max=most
                prop:value=value
                on:change=move |event| {
                    let typed = event_target_value(&event).parse().unwrap_or_else(|_| value.get_untracked());
                    set.run(typed.clamp(least, most));
                }
            />
        </div>
    }
    .into_any()
}

/// A usual choice that is a tap away.
pub(super) fn chip(
    label: String,
    is_on: Signal<bool>,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            class="chip"
            type="button"
            aria-pressed=move || is_on.get().to_string()
            on:click=move |_| press()
        >
            {label}
        </button>
    }
}

/// A clock of real time: usual ones, and fields for minutes and for seconds a move.
#[component]
pub(super) fn LiveClock(
    /// Minutes, and seconds a move.
    #[prop(into)]
    clock: Signal<(u32, u32)>,
    #[prop(into)] set: Callback<(u32, u32)>,
) -> impl IntoView {
    let client = Client::here();
    let presets = NewTablePlan::CLOCKS.map(|usual| {
        let (minutes, seconds) = usual;
        chip(
            format!("{minutes} + {seconds}"),
            Signal::derive(move || clock.get() == usual),
            move || set.run(usual),
        )
    });
    view! {
        <div class="chips" role="group" aria-label=client.text(|words| words.online.plan.clock())>
            {presets.collect_view()}
        </div>
        <div class="fields">
            {number(
                "minutes",
                NewTablePlan::MOST_MINUTES,
                Signal::derive(move || clock.get().0),
                Callback::new(move |minutes: u32| set.run((minutes, clock.get_untracked().1))),
                1,
                |words| words.online.plan.minutes(),
            )}
            {number(
                "seconds",
                NewTablePlan::MOST_SECONDS,
                Signal::derive(move || clock.get().1),
                Callback::new(move |seconds: u32| set.run((clock.get_untracked().0, seconds))),
                0,
                |words| words.online.plan.seconds(),
            )}
        </div>
    }
}

/// Who sees it, with a line about each choice.
#[component]
pub(super) fn VisibilityCard(
    #[prop(into)] visibility: Signal<Visibility>,
    #[prop(into)] set: Callback<Visibility>,
    line: fn(&'static Words, Visibility) -> &'static str,
) -> impl IntoView {
    let client = Client::here();
    let options = [Visibility::Private, Visibility::Public].map(|one| {
        let title = client.text(match one {
            Visibility::Private => |words: &'static Words| words.online.plan.private(),
            Visibility::Public => |words: &'static Words| words.online.plan.public(),
        });
        view! {
            <RadioOption
                name="visibility"
                is_on=Signal::derive(move || visibility.get() == one)
                choose=move |()| set.run(one)
            >
                <span>
                    <b>{title}</b>
                    <small>{client.say(move |words| line(words, one))}</small>
                </span>
            </RadioOption>
        }
    });
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.online.plan.sees())}</legend>
            {options.collect_view()}
        </fieldset>
    }
}

/// The variants of Akropolis, folded, with how many are chosen.
#[component]
pub(super) fn FoldedVariants(
    #[prop(into)] variants: Signal<Variants>,
    #[prop(into)] set: Callback<Variants>,
) -> impl IntoView {
    let client = Client::here();
    let number = move || {
        let number = variants.get().iter().count();
        (number > 0).then(|| client.words().online.lobby.variants(number))
    };
    view! {
        <details class="fold">
            <summary>
                {client.text(|words| words.akropolis.variants())} " " <small>{number}</small>
            </summary>
            <VariantPicker variants set=move |variants| set.run(variants)/>
        </details>
    }
}

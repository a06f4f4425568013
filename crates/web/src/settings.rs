//! What can be set.

mod about;
mod kept;
mod sound;
mod table;

use leptos::prelude::*;

use crate::client::Client;
use crate::components::bar::Bar;
use about::About;
use kept::WhatIsKept;
use polis_client::language::Language;
use polis_client::settings::{Pace, Theme, ThinkingTime};
use sound::Sounds;
use table::AtTheTable;

/// What can be set.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().settings.title.to_owned());
    view! {
        <Bar what/>
        <main id="content" class="page narrow" tabindex="-1">
            <h1>{client.say(|words| words.settings.title)}</h1>
            <Light/>
            <Languages/>
            <Sounds/>
            <Speed/>
            <Thinking/>
            <AtTheTable/>
            <WhatIsKept/>
            <About/>
        </main>
    }
}

#[component]
fn Light() -> impl IntoView {
    let client = Client::here();
    let options = Theme::ALL.map(|theme| {
        let name = client.say(move |words| match theme {
            Theme::Auto => words.settings.as_the_device,
            Theme::Light => words.settings.light,
            Theme::Dark => words.settings.dark,
        });
        view! {
            <label>
                <input
                    type="radio"
                    name="theme"
                    prop:checked=move || client.settings.with(|settings| settings.theme == theme)
                    on:change=move |_| client.settings.update(|settings| settings.theme = theme)
                />
                <span>{name}</span>
            </label>
        }
    });
    view! {
        <fieldset class="card">
            <legend>{client.say(|words| words.settings.theme)}</legend>
            <div class="segments">{options.collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Speed() -> impl IntoView {
    let client = Client::here();
    let options = Pace::ALL.map(|pace| {
        view! {
            <label>
                <input
                    type="radio"
                    name="pace"
                    prop:checked=move || client.settings.with(|settings| settings.pace == pace)
                    on:change=move |_| client.settings.update(|settings| settings.pace = pace)
                />
                <span>{client.say(move |words| words.settings.pace(pace))}</span>
            </label>
        }
    });
    view! {
        <fieldset class="card">
            <legend>{client.say(|words| words.settings.pace)}</legend>
            <p class="small">{client.say(|words| words.settings.pace_line)}</p>
            <div class="segments">{options.collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Thinking() -> impl IntoView {
    let client = Client::here();
    let options = ThinkingTime::ALL.map(|time| {
        let choose = move |_| client.settings.update(|settings| settings.thinking = time);
        view! {
            <label>
                <input
                    type="radio"
                    name="thinking"
                    prop:checked=move || client.settings.with(|settings| settings.thinking == time)
                    on:change=choose
                />
                <span>{client.say(move |words| (words.settings.seconds)(time.seconds()))}</span>
            </label>
        }
    });
    view! {
        <fieldset class="card">
            <legend>{client.say(|words| words.settings.thinking)}</legend>
            <p class="small">{client.say(|words| words.settings.thinking_line)}</p>
            <div class="segments">{options.collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Languages() -> impl IntoView {
    let client = Client::here();
    let choices = [None]
        .into_iter()
        .chain(Language::ALL.into_iter().map(Some));
    let options = choices.map(|language| {
        let name = client.say(move |words| match language {
            None => {
                let preferred = client.preferred_language().endonym();
                format!("{} ({preferred})", words.settings.as_the_device)
            }
            Some(language) => language.endonym().to_owned(),
        });
        let choose = move |_| {
            client
                .settings
                .update(|settings| settings.language = language);
        };
        view! {
            <label class="option">
                <input
                    type="radio"
                    name="language"
                    prop:checked=move || {
                        client.settings.with(|settings| settings.language == language)
                    }
                    on:change=choose
                />
                <span lang=language.map(Language::code)>{name}</span>
            </label>
        }
    });
    view! {
        <fieldset class="card">
            <legend>{client.say(|words| words.settings.language)}</legend>
            <div class="languages">{options.collect_view()}</div>
        </fieldset>
    }
}

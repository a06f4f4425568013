//! What can be set.

mod about;
mod company;
mod kept;
mod sound;
mod table;

use leptos::prelude::*;

use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::option::RadioOption;
use crate::components::segments::Segments;
use about::About;
use company::EmblemAndRemarks;
use kept::WhatIsKept;
use polis_client::settings::{Pace, Theme, ThinkingTime};
use polis_i18n::Language;
use sound::Sounds;
use table::AtTheTable;

/// What can be set.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().settings.title().to_owned());
    view! {
        <Bar what/>
        <main id="content" class="page narrow" tabindex="-1">
            <h1>{client.say(|words| words.settings.title())}</h1>
            <Light/>
            <Languages/>
            <Sounds/>
            <Speed/>
            <Thinking/>
            <EmblemAndRemarks/>
            <AtTheTable/>
            <WhatIsKept/>
            <About/>
        </main>
    }
}

#[component]
fn Light() -> impl IntoView {
    let client = Client::here();
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.settings.theme())}</legend>
            <Segments
                name="theme"
                values=Theme::ALL
                chosen=Signal::derive(move || client.settings.with(|settings| Some(settings.theme)))
                choose=move |theme| client.settings.update(|settings| settings.theme = theme)
                label=move |theme| {
                    let words = &client.words().settings;
                    let name = match theme {
                        Theme::Auto => words.as_the_device(),
                        Theme::Light => words.light(),
                        Theme::Dark => words.dark(),
                    };
                    name.to_owned()
                }
            />
        </fieldset>
    }
}

#[component]
fn Speed() -> impl IntoView {
    let client = Client::here();
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.settings.pace())}</legend>
            <p class="small">{client.text(|words| words.settings.pace_line())}</p>
            <Segments
                name="pace"
                values=Pace::ALL
                chosen=Signal::derive(move || client.settings.with(|settings| Some(settings.pace)))
                choose=move |pace| client.settings.update(|settings| settings.pace = pace)
                label=move |pace| client.words().settings.paces()[pace as usize].to_owned()
            />
        </fieldset>
    }
}

#[component]
fn Thinking() -> impl IntoView {
    let client = Client::here();
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.settings.thinking())}</legend>
            <p class="small">{client.text(|words| words.settings.thinking_line())}</p>
            <Segments
                name="thinking"
                values=ThinkingTime::ALL
                chosen=Signal::derive(move || client.settings.with(|settings| Some(settings.thinking)))
                choose=move |time| client.settings.update(|settings| settings.thinking = time)
                label=move |time: ThinkingTime| client.words().settings.seconds(time.seconds())
            />
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
                format!("{} ({preferred})", words.settings.as_the_device())
            }
            Some(language) => language.endonym().to_owned(),
        });
        let choose = move |()| {
            client
                .settings
                .update(|settings| settings.language = language);
        };
        let is_on = move || {
            client
                .settings
                .with(|settings| settings.language == language)
        };
        view! {
            <RadioOption name="language" is_on=Signal::derive(is_on) choose>
                <span lang=language.map(Language::code)>{name}</span>
            </RadioOption>
        }
    });
    view! {
        <fieldset class="card">
            <legend>{client.say(|words| words.settings.language())}</legend>
            <div class="languages">{options.collect_view()}</div>
        </fieldset>
    }
}

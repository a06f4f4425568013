//! The bar at the top of every page but the table.

use leptos::prelude::*;

use crate::client::Client;
use crate::components::icon::{Icon, Logo};
use crate::later::Identity;
use polis_client::route::Route;
use polis_client::settings::Theme;
use polis_i18n::Language;

/// The bar: the mark, what the page is about, who one is to the server, language and light.
#[component]
pub(crate) fn Bar(
    /// What the page is about; the tagline where nothing is said.
    #[prop(optional, into)]
    what: Option<Signal<String>>,
) -> impl IntoView {
    let client = Client::here();
    let what = move || match what {
        Some(what) => what.get(),
        None => client.words().frame.tagline().to_owned(),
    };
    view! {
        <header class="bar">
            <a class="brand" href="#/">
                <Logo/>
                <span>"Polis"</span>
                <span class="unseen">" \u{2013} " {client.say(|words| words.frame.home())}</span>
            </a>
            <p class="what">{what}</p>
            <nav class="end">
                <Identity/>
                <LanguageChoice/>
                <ThemeButton/>
                <a
                    class="icon"
                    href=Route::Settings.to_string()
                    aria-label=client.say(|words| words.settings.title())
                >
                    <Icon icon=Icon::Settings/>
                </a>
            </nav>
        </header>
    }
}

/// Chooses the language.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    let client = Client::here();
    let choose = move |event| {
        let language = Language::from_code(&event_target_value(&event));
        client
            .settings
            .update(|settings| settings.language = language);
    };
    view! {
        <select
            class="language"
            aria-label=client.say(|words| words.settings.language())
            prop:value=move || client.language().code()
            on:change=choose
        >
            {Language::ALL
                .map(|language| {
                    view! {
                        <option
                            value=language.code()
                            lang=language.code()
                            selected=move || client.language() == language
                        >
                            {language.endonym()}
                        </option>
                    }
                })
                .collect_view()}
        </select>
    }
}

/// Goes from one theme to the next.
#[component]
fn ThemeButton() -> impl IntoView {
    let client = Client::here();
    let theme = move || client.settings.with(|settings| settings.theme);
    let label = move || {
        let words = &client.words().settings;
        let now = match theme() {
            Theme::Auto => words.as_the_device(),
            Theme::Light => words.light(),
            Theme::Dark => words.dark(),
        };
        format!("{}: {now}", words.theme())
    };
    let next = move |_| {
        client.settings.update(|settings| {
            settings.theme = match settings.theme {
                Theme::Auto => Theme::Light,
                Theme::Light => Theme::Dark,
                Theme::Dark => Theme::Auto,
            };
        });
    };
    let icon = move || match theme() {
        Theme::Auto => Icon::Auto,
        Theme::Light => Icon::Sun,
        Theme::Dark => Icon::Moon,
    };
    view! {
        <button class="icon" type="button" aria-label=label title=label on:click=next>
            {move || view! { <Icon icon=icon()/> }}
        </button>
    }
}

//! What is agreed before counting: one page, one button.

use leptos::prelude::*;
use polis_akropolis::Architect;

use super::counting::begin;
use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::option::RadioOption;
use crate::components::segments::Segments;
use crate::components::variant_picker::VariantFieldset;
use polis_client::route::Route;
use polis_client::scorepad::{AkropolisSheet, ScorepadPlace, ScorepadSetup};
use polis_client::settings::Stored;
use polis_notation::GameKind;

type Choices = RwSignal<ScorepadSetup>;

/// The page before counting.
#[component]
pub(super) fn Before(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let choices = RwSignal::new(ScorepadSetup::load(&LocalStorage));
    Effect::new(move || choices.with(|choices| choices.keep(&LocalStorage)));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        begin(choices.with_untracked(|choices| choices.sheet(game)));
    };
    let people = Memo::new(move |_| choices.with(|choices| choices.people(game)));
    let names = move || {
        (0..people.get())
            .map(|index| name(choices, index))
            .collect_view()
    };
    view! {
        {super::bar()}
        <main id="content" class="page" tabindex="-1">
            <form on:submit=start>
                <header class="heading">
                    <h1>{game.title()}</h1>
                    <a class="button quiet" href=Route::Pad(ScorepadPlace::Home).to_string()>
                        {client.say(|words| words.pad.all_sheets())}
                    </a>
                </header>
                <div class="columns">
                    <div>
                        {(game == GameKind::Akropolis).then(|| number(choices))}
                        <fieldset class="card">
                            <legend>{client.say(|words| words.new_game.at_the_table())}</legend>
                            {names}
                        </fieldset>
                        {move || {
                            let alone = people.get() == 1 && game == GameKind::Akropolis;
                            alone.then(|| opponent(choices))
                        }}
                    </div>
                    {(game == GameKind::Akropolis).then(|| view! { <div>{variants(choices)}</div> })}
                </div>
                <div class="start">
                    <button class="button primary" type="submit" id="start">
                        {client.say(|words| words.pad.start())}
                    </button>
                </div>
            </form>
        </main>
    }
}

fn number(choices: Choices) -> impl IntoView {
    let client = Client::here();
    let numbers: Vec<usize> = (1..=AkropolisSheet::MOST).collect();
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.new_game.players())}</legend>
            <Segments
                name="people"
                values=numbers
                chosen=Signal::derive(move || {
                    choices.with(|choices| Some(choices.people(GameKind::Akropolis)))
                })
                choose=move |number| choices.update(|choices| choices.seat(number))
                label=|number: usize| number.to_string()
                spoken=move |number| client.words().new_game.number(number)
            />
        </fieldset>
    }
}

fn name(choices: Choices, index: usize) -> impl IntoView {
    let client = Client::here();
    view! {
        <div class="chair alone">
            <input
                type="text"
                maxlength="40"
                autocomplete="off"
                spellcheck="false"
                aria-label=client.say(move |words| words.new_game.name(index + 1))
                placeholder=client.say(move |words| words.players.player(index + 1))
                prop:value=move || choices.with(|choices| choices.names[index].clone())
                on:input=move |event| {
                    let name = event_target_value(&event);
                    choices.update(|choices| choices.names[index] = name);
                }
            />
        </div>
    }
}

fn opponent(choices: Choices) -> impl IntoView {
    let client = Client::here();
    let architects = Architect::ALL.into_iter().map(Some);
    let options = architects.chain([None]).map(|architect| {
        let title = client.say(move |words| match architect {
            Some(architect) => words.players.architect(architect),
            None => words.pad.no_opponent(),
        });
        let line = client.say(move |words| match architect {
            Some(architect) => words.players.architect_line(architect),
            None => words.pad.no_opponent_line(),
        });
        view! {
            <RadioOption
                name="architect"
                value=architect.map_or("nobody", Architect::name)
                is_on=Signal::derive(move || choices.with(|choices| choices.opponent() == architect))
                choose=move |()| choices.update(|choices| choices.choose_opponent(architect))
            >
                <span><b>{title}</b> <small>{line}</small></span>
            </RadioOption>
        }
    });
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.new_game.opponent())}</legend>
            {options.collect_view()}
        </fieldset>
    }
}

fn variants(choices: Choices) -> impl IntoView {
    view! {
        <VariantFieldset
            variants=Signal::derive(move || choices.with(|choices| choices.variants))
            set=move |variants| choices.update(|choices| choices.variants = variants)
        />
    }
}

//! The page for a new game: one page, one button.

use leptos::prelude::*;
use polis_akropolis::{Architect, Length};
use polis_game::{PerSeat, Seat};

use crate::app::begin;
use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::avatar::calm_avatar;
use crate::components::bar::Bar;
use crate::components::level_select::LevelSelect;
use crate::components::option::RadioOption;
use crate::components::picture::Model;
use crate::components::segments::Segments;
use crate::components::switch::Switch;
use crate::components::variant_picker::VariantFieldset;
use polis_client::avatar::Avatar;
use polis_client::character::Character;
use polis_client::companion::CompanionRatings;
use polis_client::naming::{Participants, only_person};
use polis_client::new_game::{self, People, Starter};
use polis_client::player::Player;
use polis_client::route::Route;
use polis_client::session::Teacher;
use polis_client::settings::Stored;
use polis_i18n::Words;
use polis_notation::GameKind;

type Choices = RwSignal<new_game::NewGame>;

/// The page for a new game.
#[component]
pub(crate) fn NewGame(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let choices = RwSignal::new(new_game::NewGame::load(&LocalStorage));
    Effect::new(move || choices.with(|choices| choices.keep(&LocalStorage)));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        choices.with_untracked(|choices| begin(choices, game));
    };
    let what = Signal::derive(move || client.words().new_game.title().to_owned());
    view! {
        <Bar what/>
        <main id="content" class="page" tabindex="-1">
            <form on:submit=start>
                <header class="heading">
                    <h1>{game.title()}</h1>
                    <div class="line">
                        <a class="button quiet" href=Route::Learn(game).to_string()>
                            {client.say(|words| words.learn.title())}
                        </a>
                        <a class="button quiet" href=Route::Rules(game).to_string()>
                            {client.say(|words| words.rules.title())}
                        </a>
                    </div>
                </header>
                <div class="columns">
                    <div>
                        {(game == GameKind::Akropolis).then(|| view! { <Number choices/> })}
                        {move || {
                            let is_solo = choices.with(|choices| choices.is_solo(game));
                            is_solo.then(|| view! { <Opponent choices/> })
                        }}
                        <Chairs choices game/>
                        <WhoBegins choices game/>
                        <Teaching choices/>
                    </div>
                    {match game {
                        GameKind::Akropolis => view! {
                            <div>
                                <HowLong choices/>
                                <VariantFieldset
                                    variants=Signal::derive(move || choices.with(|choices| choices.variants))
                                    set=move |variants| choices.update(|choices| choices.variants = variants)
                                />
                            </div>
                        }
                        .into_any(),
                        GameKind::Architekton => view! {
                            <div class="card showcase">
                                <div class="picture"><Model game/></div>
                            </div>
                        }
                        .into_any(),
                    }}
                </div>
                <div class="start">
                    <button class="button primary" type="submit" id="start">
                        {client.say(|words| words.new_game.start())}
                    </button>
                </div>
            </form>
        </main>
    }
}

/// Alone, or how many.
#[component]
fn Number(choices: Choices) -> impl IntoView {
    let client = Client::here();
    let number = move |people: People, name: &dyn Fn(usize) -> String| match people {
        People::Alone => client.words().new_game.alone().to_owned(),
        People::Two | People::Three | People::Four => name(people.number()),
    };
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.new_game.players())}</legend>
            <Segments
                name="people"
                values=People::ALL
                chosen=Signal::derive(move || choices.with(|choices| Some(choices.people)))
                choose=move |people| choices.update(|choices| choices.people = people)
                label=move |people| number(people, &|number| number.to_string())
                spoken=move |people| number(people, &|players| client.words().new_game.number(players))
            />
        </fieldset>
    }
}

/// Against whom one plays alone.
#[component]
fn Opponent(choices: Choices) -> impl IntoView {
    let client = Client::here();
    let options = Architect::ALL.map(|architect| {
        view! {
            <RadioOption
                name="architect"
                is_on=Signal::derive(move || choices.with(|choices| choices.architect == architect))
                choose=move |()| choices.update(|choices| choices.architect = architect)
            >
                {calm_avatar(Avatar::Character(Character::Architect(architect)), None)}
                <span>
                    <b>{client.say(move |words| words.players.architect(architect))}</b>
                    <small>{client.say(move |words| words.players.architect_line(architect))}</small>
                </span>
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

/// Who sits at the table.
#[component]
fn Chairs(choices: Choices, game: GameKind) -> impl IntoView {
    let client = Client::here();
    let people = Memo::new(move |_| choices.with(|choices| choices.people(game)));
    let rows = move || {
        (0..people.get())
            .map(|chair| view! { <ChairRow choices game chair is_alone=people.get() == 1/> })
            .collect_view()
    };
    view! {
        <fieldset class="card">
            <legend>{client.say(|words| words.new_game.at_the_table())}</legend>
            {rows}
        </fieldset>
    }
}

#[component]
fn ChairRow(choices: Choices, game: GameKind, chair: usize, is_alone: bool) -> impl IntoView {
    let client = Client::here();
    let number = chair + 1;
    let player = Memo::new(move |_| choices.with(|choices| choices.chairs[chair].player));
    let is_wrong = Memo::new(move |_| choices.with(|choices| choices.name_error(chair).is_some()));
    let placeholder =
        move || choices.with(|choices| usual_name(client.words(), choices, game, chair));
    let companion = CompanionRatings::load(&LocalStorage).of(game);
    let error_id = format!("name-error-{number}");
    let described = error_id.clone();
    let who = (!is_alone).then(|| {
        let choose = move |player: Player| {
            choices.update(|choices| choices.chairs[chair].player = player);
        };
        view! {
            <LevelSelect
                person="person"
                person_label=|words| words.players.person()
                computers=&Player::COMPUTERS
                player
                choose
                label=Signal::derive(move || client.words().new_game.who(number))
            />
        }
    });
    let line = move || {
        let words = &client.words().players;
        let line = match player.get() {
            _ if is_alone => return None,
            Player::Person => return None,
            Player::Computer(level) => words.level_line(level).to_owned(),
            Player::Companion => match companion.level() {
                Some(level) => words.companion_now(words.character(level)),
                None => words.companion_line().to_owned(),
            },
        };
        Some(view! { <p class="small below">{words.computer(&line)}</p> })
    };
    view! {
        <div class="chair">
            {move || calm_avatar(chair_avatar(client, choices, game, chair), None)}
            <input
                type="text"
                maxlength="40"
                autocomplete="off"
                spellcheck="false"
                aria-label=client.say(move |words| words.new_game.name(number))
                aria-invalid=move || is_wrong.get().to_string()
                aria-describedby=error_id
                placeholder=placeholder
                prop:value=move || choices.with(|choices| choices.chairs[chair].name.clone())
                on:input=move |event| {
                    let name = event_target_value(&event);
                    choices.update(|choices| choices.chairs[chair].name = name);
                }
            />
            {who}
            {line}
            <p class="error" id=described role="alert">
                {move || is_wrong.get().then(|| client.words().new_game.bad_name())}
            </p>
        </div>
    }
}

/// Who begins.
#[component]
fn WhoBegins(choices: Choices, game: GameKind) -> impl IntoView {
    let client = Client::here();
    let options = move || {
        let people = choices.with(|choices| choices.people(game));
        if people == 1 {
            return None;
        }
        let is_here = |starter: &Starter| starter.chair().is_none_or(|chair| chair < people);
        let starters: Vec<Starter> = Starter::ALL.into_iter().filter(is_here).collect();
        let label = move |starter: Starter| {
            let words = client.words();
            let Some(chair) = starter.chair() else {
                return words.new_game.by_lot().to_owned();
            };
            choices.with(|choices| match choices.chairs[chair].name.trim() {
                "" => usual_name(words, choices, game, chair),
                name => name.to_owned(),
            })
        };
        Some(view! {
            <fieldset class="card">
                <legend>{client.text(|words| words.new_game.starter())}</legend>
                <Segments
                    name="starter"
                    values=starters
                    chosen=Signal::derive(move || choices.with(|choices| Some(choices.starter)))
                    choose=move |starter| choices.update(|choices| choices.starter = starter)
                    label
                />
            </fieldset>
        })
    };
    view! { {options} }
}

/// Whether a teacher watches.
#[component]
fn Teaching(choices: Choices) -> impl IntoView {
    let client = Client::here();
    view! {
        <fieldset class="card compact">
            <Switch
                id="teacher"
                is_on=Signal::derive(move || choices.with(|choices| choices.teacher == Teacher::Watches))
                set=move |is_on: bool| choices.update(|choices| {
                    choices.teacher = if is_on { Teacher::Watches } else { Teacher::Absent };
                })
            >
                <span>
                    <b>{client.text(|words| words.new_game.teacher())}</b>
                    <small>{client.text(|words| words.new_game.teacher_line())}</small>
                </span>
            </Switch>
        </fieldset>
    }
}

/// How long a game of Akropolis is.
#[component]
fn HowLong(choices: Choices) -> impl IntoView {
    let client = Client::here();
    let turns = move |length| {
        let turns = choices.with(|choices| choices.turns(length));
        turns.map_or_else(String::new, |turns| client.words().new_game.turns(turns))
    };
    let options = move || {
        let has_lengths = choices.with(|choices| choices.has_lengths(GameKind::Akropolis));
        has_lengths.then(|| {
            view! {
                <fieldset class="card">
                    <legend>{client.text(|words| words.new_game.length())}</legend>
                    <Segments
                        name="length"
                        values=Length::ALL
                        chosen=Signal::derive(move || choices.with(|choices| Some(choices.length)))
                        choose=move |length| choices.update(|choices| choices.length = length)
                        label=move |length| match length {
                            Length::Standard => client.words().new_game.standard().to_owned(),
                            Length::Long => client.words().new_game.long().to_owned(),
                        }
                        detail=turns
                    />
                </fieldset>
            }
        })
    };
    view! { {options} }
}

/// The avatar of the one on a chair.
fn chair_avatar(client: Client, choices: Choices, game: GameKind, chair: usize) -> Avatar {
    let own = client.settings.with(|settings| settings.emblem);
    let players = choices.with(|choices| {
        PerSeat::from_fn(choices.people(game), |seat| {
            choices.chairs[seat as usize].player
        })
    });
    let company = Participants {
        names: PerSeat::from_fn(players.seats(), |_| None),
        architect: None,
        reader: only_person(&players),
        players,
    };
    let seat = Seat::ALL[chair];
    if company.players.seats() == 1 {
        return Avatar::Person(own);
    }
    company.avatar(seat, own)
}

/// What somebody is called who gives no name.
fn usual_name(words: &Words, choices: &new_game::NewGame, game: GameKind, chair: usize) -> String {
    let people = choices.people(game);
    let is_person = |chair: &new_game::Chair| people == 1 || chair.player == Player::Person;
    let persons = choices.chairs[..people]
        .iter()
        .filter(|chair| is_person(chair))
        .count();
    match choices.chairs[chair].player {
        computer @ (Player::Computer(_) | Player::Companion) if people > 1 => {
            let is_twin =
                |other: &&new_game::Chair| other.player == computer && other.name.trim().is_empty();
            let name = match computer {
                Player::Computer(level) => words.players.character(level),
                Player::Companion | Player::Person => words.players.companion_name(),
            };
            match choices.chairs[..people].iter().filter(is_twin).count() {
                0 | 1 => name.to_owned(),
                _ => format!("{name} {}", chair + 1),
            }
        }
        Player::Computer(_) | Player::Companion | Player::Person if persons == 1 => {
            words.players.you().to_owned()
        }
        Player::Computer(_) | Player::Companion | Player::Person => words.players.player(chair + 1),
    }
}

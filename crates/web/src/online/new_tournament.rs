//! The page for a new tournament.

use leptos::prelude::*;
use polis_protocol::{Rated, TournamentPlan, Visibility};

use super::form::{FoldedVariants, LiveClock, NewPage, VisibilityCard, chosen, number, switch};
use super::submission::Submission;
use super::table_text;
use crate::client::Client;
use crate::components::segments::Segments;
use crate::online::api;
use crate::online::line::Line;
use polis_client::online::tournament::{SystemKind, TournamentChoices};
use polis_client::route::Route;
use polis_notation::GameKind;

type Choices = RwSignal<TournamentChoices>;

/// The page for a new tournament.
#[component]
pub(crate) fn NewTournament() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.connect();
    let choices = RwSignal::new(TournamentChoices::default());
    let form = Submission::here();
    let has_account = Memo::new(move |_| line.has_account());
    let hold = move |event: leptos::ev::SubmitEvent| {
        let plan = choices.with_untracked(TournamentChoices::plan);
        let make = async move { api::make_tournament(&plan).await };
        form.ask(&event, make, |page| {
            table_text::go(Route::Tournament(page.tournament.id));
        });
    };
    let why = move || form.why();
    let needs = move || {
        let is_known = line.is_known.get() && !has_account.get();
        is_known.then(|| {
            view! {
                <p role="status" id="needs-account">
                    {client.text(|words| words.online.tournament.needs_account())} " "
                    <a href=Route::Me.to_string()>{client.text(|words| words.online.me.title())}</a>
                </p>
            }
        })
    };
    view! {
        <NewPage
            title=|words| words.online.tournament.new()
            back=(Route::Tournaments, |words| words.online.tournament.title())
            button=("hold-tournament", |words| words.online.tournament.hold())
            is_ready=Signal::derive(move || !form.is_busy.get() && has_account.get())
            submit=hold
            why=Signal::derive(why)
        >
            {needs}
            <Name choices/>
            <div class="columns">
                <div>
                    <Game choices/>
                    <Beginning choices/>
                </div>
                <div>
                    <System choices/>
                    <Time choices/>
                    <VisibilityCard
                        visibility=Signal::derive(move || {
                            choices.with(|choices| choices.visibility)
                        })
                        set=move |visibility| {
                            choices.update(|choices| choices.visibility = visibility);
                        }
                        line=|words, visibility| match visibility {
                            Visibility::Private => words.online.tournament.private_line(),
                            Visibility::Public => words.online.tournament.public_line(),
                        }
                    />
                </div>
            </div>
        </NewPage>
    }
}

/// What it is called.
#[component]
fn Name(choices: Choices) -> impl IntoView {
    let client = Client::here();
    view! {
        <div class="field">
            <label for="tournament-name">
                {client.text(|words| words.online.tournament.name())}
            </label>
            <input
                id="tournament-name"
                type="text"
                maxlength=TournamentPlan::MAX_NAME_CHARS
                required
                pattern=".*\\S.*"
                prop:value=move || choices.with(|choices| choices.name.clone())
                on:input=move |event| {
                    choices.update(|choices| choices.name = event_target_value(&event));
                }
            />
        </div>
    }
}

/// Which game, and how many sit at a table.
#[component]
fn Game(choices: Choices) -> impl IntoView {
    let client = Client::here();
    let akropolis = move || {
        let is_akropolis = choices.with(|choices| choices.game == GameKind::Akropolis);
        is_akropolis.then(|| {
            view! {
                <Segments
                    name="seats"
                    values=[2_u8, 3, 4]
                    chosen=chosen(choices, TournamentChoices::seats)
                    choose=move |seats| choices.update(|choices| choices.seats = seats)
                    label=|seats: u8| seats.to_string()
                    role="radiogroup"
                    group=Signal::derive(move || {
                        client.words().online.tournament.table_size().to_owned()
                    })
                />
                <p class="small">{client.text(|words| words.online.tournament.table_line())}</p>
                <FoldedVariants
                    variants=Signal::derive(move || choices.with(|choices| choices.variants))
                    set=move |variants| choices.update(|choices| choices.variants = variants)
                />
            }
        })
    };
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.online.plan.game())}</legend>
            <div class="stack">
                <Segments
                    name="game"
                    values=GameKind::ALL
                    chosen=chosen(choices, |choices| choices.game)
                    choose=move |game| choices.update(|choices| choices.game = game)
                    label=|game: GameKind| game.title().to_owned()
                />
                {akropolis}
            </div>
        </fieldset>
    }
}

/// Who plays whom, and how long.
#[component]
fn System(choices: Choices) -> impl IntoView {
    let client = Client::here();
    let system = Memo::new(move |_| choices.with(|choices| choices.system));
    let line = move || {
        let words = &client.words().online.tournament;
        match system.get() {
            SystemKind::Swiss => words.swiss_line(),
            SystemKind::RoundRobin => words.round_robin_line(),
            SystemKind::Arena => words.arena_line(),
        }
    };
    let length = move || match system.get() {
        SystemKind::Swiss => Some(number(
            "rounds",
            TournamentPlan::MAX_ROUNDS.into(),
            Signal::derive(move || choices.with(|choices| choices.rounds.into())),
            Callback::new(move |rounds: u32| {
                choices.update(|choices| choices.rounds = rounds as u8);
            }),
            1,
            |words| words.online.tournament.rounds(),
        )),
        SystemKind::RoundRobin => None,
        SystemKind::Arena => Some(number(
            "length",
            TournamentPlan::MAX_MINUTES.into(),
            Signal::derive(move || choices.with(|choices| choices.minutes.into())),
            Callback::new(move |minutes: u32| {
                choices.update(|choices| choices.minutes = minutes as u16);
            }),
            5,
            |words| words.online.plan.minutes(),
        )),
    };
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.online.tournament.system())}</legend>
            <div class="stack">
                <Segments
                    name="system"
                    values=SystemKind::ALL
                    chosen=chosen(choices, |choices| choices.system)
                    choose=move |system| choices.update(|choices| choices.system = system)
                    label=move |system| {
                        let words = &client.words().online.tournament;
                        match system {
                            SystemKind::Swiss => words.swiss(),
                            SystemKind::RoundRobin => words.round_robin(),
                            SystemKind::Arena => words.arena(),
                        }
                        .to_owned()
                    }
                />
                <p class="small">{line}</p>
                {length}
            </div>
        </fieldset>
    }
}

/// The clock.
#[component]
fn Time(choices: Choices) -> impl IntoView {
    let client = Client::here();
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.online.plan.clock())}</legend>
            <div class="stack">
                <LiveClock
                    clock=Signal::derive(move || {
                        choices.with(|choices| (choices.clock_minutes, choices.clock_seconds))
                    })
                    set=move |clock| {
                        choices
                            .update(|choices| {
                                (choices.clock_minutes, choices.clock_seconds) = clock;
                            });
                    }
                />
                {switch(
                    "rated",
                    Signal::derive(move || choices.with(|choices| choices.rated == Rated::Rated)),
                    Callback::new(move |is_on: bool| {
                        let rated = if is_on { Rated::Rated } else { Rated::Casual };
                        choices.update(|choices| choices.rated = rated);
                    }),
                    Signal::stored(false),
                    [|words| words.online.lobby.rated(), |words| words.online.tournament.rated_line()],
                )}
            </div>
        </fieldset>
    }
}

/// When it starts.
#[component]
fn Beginning(choices: Choices) -> impl IntoView {
    let client = Client::here();
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.online.tournament.starts())}</legend>
            <div class="stack">
                <input
                    class="field-input"
                    id="starts"
                    type="datetime-local"
                    aria-label=client.text(|words| words.online.tournament.starts())
                    on:change=move |event| {
                        // The field holds the local time, or nothing.
                        let parsed = js_sys::Date::parse(&event_target_value(&event));
                        let starts = parsed.is_finite().then_some(parsed as u64);
                        choices.update(|choices| choices.starts = starts);
                    }
                />
                <p class="small">{client.text(|words| words.online.tournament.starts_line())}</p>
            </div>
        </fieldset>
    }
}

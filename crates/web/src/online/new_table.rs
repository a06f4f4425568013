//! The page for a new table: sensible choices, one button.

use leptos::prelude::*;
use polis_akropolis::Length;
use polis_notation::Level;
use polis_protocol::{
    Contest, Joining, LiveScores, Rated, Seating, Start, Takebacks, TimeOut, Visibility,
};

use super::form::{
    FoldedVariants, LiveClock, NewPage, VisibilityCard, chip, chosen, number, switch,
};
use super::name::NameField;
use super::submission::Submission;
use super::table_text;
use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::level_select::LevelSelect;
use crate::components::option::RadioOption;
use crate::components::segments::Segments;
use crate::online::api;
use crate::online::line::Line;
use polis_client::online::connection::Status;
use polis_client::online::plan::{ChairChoice, NewTablePlan, Pace};
use polis_client::player::Player;
use polis_client::route::Route;
use polis_client::settings::Stored;
use polis_notation::GameKind;

type Choices = RwSignal<NewTablePlan>;

/// The page for a new table.
#[component]
pub(crate) fn NewTable() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.connect();
    let plan = RwSignal::new(NewTablePlan::load(&LocalStorage).for_friends());
    Effect::new(move |_| plan.with(|plan| plan.keep(&LocalStorage)));
    let form = Submission::here();
    let open = move |event: leptos::ev::SubmitEvent| {
        let settings = plan.with_untracked(NewTablePlan::settings);
        let open = async move { api::open_table(&settings).await };
        form.ask(&event, open, |table| table_text::go(Route::Table(table.id)));
    };
    let is_ready = move || {
        // Where the name is missing, the browser leads to its field.
        line.status.get() == Status::Here && !form.is_busy.get() && !lacks_account(plan, line)
    };
    let why = move || {
        let words = client.words();
        if lacks_account(plan, line) {
            return Some(words.online.plan.needs_account());
        }
        form.why()
    };
    view! {
        <NewPage
            title=|words| words.online.plan.title()
            back=(Route::Online, |words| words.online.room.to_lobby())
            button=("open-table", |words| words.online.plan.open())
            is_ready=Signal::derive(is_ready)
            submit=open
            why=Signal::derive(why)
        >
            <NameField typed=form.typed/>
            <div class="columns">
                <div>
                    <Game plan/>
                    <Chairs plan/>
                </div>
                <div>
                    <VisibilityCard
                        visibility=Signal::derive(move || plan.with(|plan| plan.visibility))
                        set=move |visibility| plan.update(|plan| plan.visibility = visibility)
                        line=|words, visibility| match visibility {
                            Visibility::Private => words.online.plan.private_line(),
                            Visibility::Public => words.online.plan.public_line(),
                        }
                    />
                    <Time plan/>
                    <More plan/>
                </div>
            </div>
        </NewPage>
    }
}

/// Whether the game would count, but who opens it has no account.
fn lacks_account(plan: Choices, line: Line) -> bool {
    plan.with(NewTablePlan::is_rated) && !line.has_account()
}

/// Which game, and what belongs to it.
#[component]
fn Game(plan: Choices) -> impl IntoView {
    let client = Client::here();
    let contests = [Contest::Game, Contest::Match];
    let contest = move || {
        let is_architekton = plan.with(|plan| plan.game == GameKind::Architekton);
        is_architekton.then(|| {
            view! {
                <Segments
                    name="contest"
                    values=contests
                    chosen=chosen(plan, |plan| plan.contest)
                    choose=move |contest| plan.update(|plan| plan.contest = contest)
                    label=move |contest| {
                        let index = usize::from(contest == Contest::Match);
                        client.words().online.plan.contests()[index].to_owned()
                    }
                />
                <p class="small">{client.text(|words| words.online.plan.match_line())}</p>
                {move || {
                    let is_match = plan.with(|plan| plan.contest == Contest::Match);
                    is_match
                        .then(|| {
                            view! {
                                <p class="small">
                                    {client.text(|words| words.online.plan.pause_line())}
                                </p>
                            }
                        })
                }}
            }
        })
    };
    let length = move || {
        let has_lengths = plan.with(NewTablePlan::has_lengths);
        has_lengths.then(|| {
            view! {
                <Segments
                    name="length"
                    values=Length::ALL
                    chosen=chosen(plan, |plan| plan.length)
                    choose=move |length| plan.update(|plan| plan.length = length)
                    label=move |length| match length {
                        Length::Standard => client.words().new_game.standard().to_owned(),
                        Length::Long => client.words().new_game.long().to_owned(),
                    }
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
                    chosen=chosen(plan, |plan| plan.game)
                    choose=move |game| plan.update(|plan| plan.game = game)
                    label=|game: GameKind| game.title().to_owned()
                />
                {contest}
                {length}
                {move || {
                    let is_akropolis = plan.with(|plan| plan.game == GameKind::Akropolis);
                    is_akropolis
                        .then(|| {
                            view! {
                                <FoldedVariants
                                    variants=Signal::derive(move || plan.with(|plan| plan.variants))
                                    set=move |variants| plan.update(|plan| plan.variants = variants)
                                />
                            }
                        })
                }}
            </div>
        </fieldset>
    }
}

/// How many, and who sits beside one.
#[component]
fn Chairs(plan: Choices) -> impl IntoView {
    let client = Client::here();
    let number = move || {
        let is_akropolis = plan.with(|plan| plan.game == GameKind::Akropolis);
        is_akropolis.then(|| {
            view! {
                <Segments
                    name="seats"
                    values=[2, 3, 4]
                    chosen=chosen(plan, NewTablePlan::seats)
                    choose=move |seats| plan.update(|plan| plan.seats = seats)
                    label=|seats: usize| seats.to_string()
                />
            }
        })
    };
    let seats = Memo::new(move |_| plan.with(NewTablePlan::seats));
    let rows = move || {
        (1..seats.get())
            .map(|chair| view! { <ChairRow plan chair/> })
            .collect_view()
    };
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.new_game.at_the_table())}</legend>
            <div class="stack">
                {number}
                <div>
                    <p class="seat-line">
                        <span class="token">{client.text(|words| words.players.you())}</span>
                    </p>
                    {rows}
                </div>
            </div>
        </fieldset>
    }
}

#[component]
fn ChairRow(plan: Choices, chair: usize) -> impl IntoView {
    let client = Client::here();
    let number = chair + 1;
    let player = move || {
        plan.with(|plan| match plan.others[chair - 1] {
            ChairChoice::Anybody => Player::Person,
            ChairChoice::Computer(level) => Player::Computer(level),
        })
    };
    let choose = move |player: Player| {
        let choice = player
            .level()
            .map_or(ChairChoice::Anybody, ChairChoice::Computer);
        plan.update(|plan| plan.others[chair - 1] = choice);
    };
    view! {
        <p class="seat-line">
            <LevelSelect
                class="field-input"
                person="anybody"
                person_label=|words| words.online.plan.anybody()
                computers=&Player::LEVELS
                player=Signal::derive(player)
                choose
                label=Signal::derive(move || client.words().new_game.who(number))
            />
        </p>
    }
}

/// How much time there is.
#[component]
fn Time(plan: Choices) -> impl IntoView {
    let client = Client::here();
    let pace = Memo::new(move |_| plan.with(|plan| plan.pace));
    let details = move || match pace.get() {
        Pace::Unhurried => Some(
            view! {
                <p class="small">{client.text(|words| words.online.plan.abandoned_line())}</p>
            }
            .into_any(),
        ),
        Pace::Live => Some(
            view! {
                <LiveClock
                    clock=Signal::derive(move || plan.with(|plan| (plan.minutes, plan.seconds)))
                    set=move |clock| plan.update(|plan| (plan.minutes, plan.seconds) = clock)
                />
                <RunsOut plan/>
            }
            .into_any(),
        ),
        Pace::Daily => Some(view! { <DailyClock plan/> <RunsOut plan/> }.into_any()),
    };
    view! {
        <fieldset class="card">
            <legend>{client.text(|words| words.online.plan.clock())}</legend>
            <div class="stack">
                <Segments
                    name="pace"
                    values=Pace::ALL
                    chosen=chosen(plan, |plan| plan.pace)
                    choose=move |pace| plan.update(|plan| plan.pace = pace)
                    label=move |pace: Pace| {
                        client.words().online.plan.paces()[pace as usize].to_owned()
                    }
                />
                {details}
            </div>
        </fieldset>
    }
}

#[component]
fn DailyClock(plan: Choices) -> impl IntoView {
    let client = Client::here();
    let presets = NewTablePlan::DAYS.map(|days| {
        chip(
            days.to_string(),
            Signal::derive(move || plan.with(|plan| plan.days == days)),
            move || plan.update(|plan| plan.days = days),
        )
    });
    view! {
        <div class="chips" role="group" aria-label=client.text(|words| words.online.plan.days())>
            {presets.collect_view()}
        </div>
        <div class="fields">
            {number(
                "days",
                NewTablePlan::MOST_DAYS.into(),
                Signal::derive(move || plan.with(|plan| plan.days.into())),
                Callback::new(move |days: u32| plan.update(|plan| plan.days = days as u8)),
                1,
                |words| words.online.plan.days(),
            )}
        </div>
    }
}

/// What happens when time runs out.
#[component]
fn RunsOut(plan: Choices) -> impl IntoView {
    let client = Client::here();
    let heir = move || {
        plan.with(|plan| match plan.time_out {
            TimeOut::Lost => None,
            TimeOut::Computer(level) => Some(level),
        })
    };
    let choose = move |event| {
        let level = event_target_value(&event).parse().unwrap_or(Level::Mason);
        plan.update(|plan| plan.time_out = TimeOut::Computer(level));
    };
    let levels = Level::ALL
        .map(|level| {
            view! {
                <option value=level.name() selected=move || heir() == Some(level)>
                    {client.say(move |words| words.players.level(level))}
                </option>
            }
        })
        .collect_view();
    view! {
        <div class="group" role="radiogroup" aria-label=client.text(|words| words.online.plan.time_out())>
            <p class="small">{client.text(|words| words.online.plan.time_out())}</p>
            <RadioOption
                name="time-out"
                is_on=Signal::derive(move || heir().is_none())
                choose=move |()| plan.update(|plan| plan.time_out = TimeOut::Lost)
            >
                <span>{client.text(|words| words.online.plan.lost())}</span>
            </RadioOption>
            <RadioOption
                name="time-out"
                is_on=Signal::derive(move || heir().is_some())
                choose=move |()| {
                    plan.update(|plan| plan.time_out = TimeOut::Computer(Level::Mason));
                }
            >
                <span>{client.text(|words| words.online.plan.heir())}</span>
            </RadioOption>
            <select
                class="field-input"
                aria-label=client.text(|words| words.online.plan.heir())
                disabled=move || heir().is_none()
                prop:value=move || heir().unwrap_or(Level::Mason).name()
                on:change=choose
            >
                {levels}
            </select>
        </div>
    }
}

/// What is seldom changed, folded.
#[component]
fn More(plan: Choices) -> impl IntoView {
    let client = Client::here();
    let is = move |read: fn(&NewTablePlan) -> bool| Signal::derive(move || plan.with(read));
    let set = move |write: fn(&mut NewTablePlan, bool)| {
        Callback::new(move |is_on| plan.update(|plan| write(plan, is_on)))
    };
    let is_rated = is(NewTablePlan::is_rated);
    let never = Signal::stored(false);
    view! {
        <details class="card fold more-choices">
            <summary>{client.text(|words| words.online.plan.more())}</summary>
            {switch(
                "rated",
                is_rated,
                set(|plan, is_on| plan.rated = if is_on { Rated::Rated } else { Rated::Casual }),
                Signal::derive(move || !plan.with(NewTablePlan::can_be_rated)),
                [|words| words.online.plan.rated(), |words| words.online.plan.rated_line()],
            )}
            {switch(
                "accounts",
                is(|plan| plan.is_rated() || plan.joining == Joining::Accounts),
                set(|plan, is_on| {
                    plan.joining = if is_on { Joining::Accounts } else { Joining::Anyone };
                }),
                is_rated,
                [|words| words.online.plan.accounts(), |words| words.online.plan.accounts_line()],
            )}
            {switch(
                "takebacks",
                is(|plan| !plan.is_rated() && plan.takebacks == Takebacks::ByConsent),
                set(|plan, is_on| {
                    plan.takebacks = if is_on { Takebacks::ByConsent } else { Takebacks::Never };
                }),
                is_rated,
                [|words| words.online.plan.takebacks(), |words| words.online.plan.takebacks_line()],
            )}
            {switch(
                "live-scores",
                is(|plan| plan.live_scores == LiveScores::Shown),
                set(|plan, is_on| {
                    plan.live_scores = if is_on { LiveScores::Shown } else { LiveScores::Hidden };
                }),
                never,
                [|words| words.online.plan.scores(), |_| ""],
            )}
            {switch(
                "drawn",
                is(|plan| plan.seating == Seating::Drawn),
                set(|plan, is_on| {
                    plan.seating = if is_on { Seating::Drawn } else { Seating::AsSeated };
                }),
                never,
                [|words| words.online.plan.drawn(), |_| ""],
            )}
            {switch(
                "by-host",
                is(|plan| plan.start == Start::ByHost),
                set(|plan, is_on| plan.start = if is_on { Start::ByHost } else { Start::WhenFull }),
                never,
                [|words| words.online.plan.by_host(), |words| words.online.plan.by_host_line()],
            )}
        </details>
    }
}

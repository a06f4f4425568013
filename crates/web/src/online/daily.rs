//! The deals of the day: what there is to play, how one fared, the boards, and the way to a duel.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_akropolis::Architect;
use polis_notation::Level;
use polis_protocol::{
    DailyContest, DailyDeals, Day, DealId, DealPage, DealPlan, DealSummary, MonthBoard,
};

use super::asked::{self, ask_as_me};
use super::banner::Banner;
use super::deal_board;
use super::name::NameField;
use super::submission::Submission;
use super::table_text;
use crate::browser;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::segments::Segments;
use crate::online::api::{self, Answer};
use crate::online::line::Line;
use polis_client::online::deals::time_left;
use polis_client::route::Route;
use polis_i18n::Words;

/// Of which days a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Period {
    Today,
    Yesterday,
    Month,
}

impl Period {
    const ALL: [Period; 3] = [Period::Today, Period::Yesterday, Period::Month];
}

/// A board that was asked for.
#[derive(Clone)]
enum Shown {
    Deal(Box<DealPage>),
    Month(MonthBoard),
}

/// The deals of the day.
#[component]
pub(crate) fn Daily() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let daily = ask_as_me(line, api::daily);
    let what = Signal::derive(move || client.words().online.deal.title().to_owned());
    let body = move || {
        asked::show(line, daily.get(), |daily| {
            let day = daily.day;
            view! {
                <Today daily/>
                <Boards day/>
                <NewDuel/>
            }
            .into_any()
        })
    };
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page daily" tabindex="-1">
            <header class="heading">
                <div>
                    <h1>{client.text(|words| words.online.deal.title())}</h1>
                    <p class="small">{client.text(|words| words.online.deal.line())}</p>
                </div>
                <nav class="line">
                    <a class="button quiet" href=Route::Online.to_string()>
                        {client.text(|words| words.online.room.to_lobby())}
                    </a>
                </nav>
            </header>
            {body}
        </main>
    }
}

/// What there is to play today.
#[component]
fn Today(daily: DailyDeals) -> impl IntoView {
    let client = Client::here();
    let begins = daily.day.begins();
    let (hours, minutes) = time_left(daily.ends, daily.now);
    let when = move || {
        let words = client.words();
        let left = words.online.room.hours_minutes(hours, minutes);
        // Noon is the same day wherever the time is not far from Greenwich.
        let day = browser::day((begins + 43_200_000) as f64, client.language());
        format!("{day} \u{b7} {}", words.online.deal.ends(&left))
    };
    let cards = daily
        .deals
        .into_iter()
        .map(|deal| view! { <DealCard deal/> })
        .collect_view();
    view! {
        <section aria-labelledby="today">
            <h2 id="today">{when}</h2>
            <div class="deals">{cards}</div>
            <p class="small">{client.text(|words| words.online.deal.rules())}</p>
        </section>
    }
}

/// What a contest is called.
fn title(contest: DailyContest, words: &Words) -> String {
    match contest {
        DailyContest::Solo => words.online.deal.solo().to_owned(),
        DailyContest::Akropolis => polis_notation::GameKind::Akropolis.title().to_owned(),
        DailyContest::Architekton => polis_notation::GameKind::Architekton.title().to_owned(),
    }
}

/// A deal of today: against whom, how far one is, and the way there.
#[component]
fn DealCard(deal: DealSummary) -> impl IntoView {
    let client = Client::here();
    let contest = match deal.id {
        DealId::Daily(_, contest) => contest,
        DealId::Duel(_) => DailyContest::Akropolis,
    };
    let (id, plan, players) = (deal.id, deal.plan, deal.players);
    let mine = deal.mine;
    let is_done = mine.as_ref().is_some_and(|mine| mine.result.is_some());
    let said = {
        let mine = mine.clone();
        move || {
            let words = client.words();
            match mine.as_ref().and_then(|mine| mine.result) {
                Some(result) => deal_board::result(&result, words),
                None => words.online.deal.players(players as usize),
            }
        }
    };
    let begun = mine.filter(|_| !is_done).map(|mine| mine.table);
    let way = move || {
        let words = client.words();
        let deal = &words.online.deal;
        let (route, label) = match begun {
            Some(table) => (Route::Table(table), words.home.resume()),
            None if is_done => (Route::Deal(id), deal.see()),
            None => (Route::Deal(id), words.home.play()),
        };
        view! {
            <a
                class="button"
                class:primary=!is_done
                href=route.to_string()
                aria-label=format!("{label}: {}", title(contest, words))
            >
                {label}
            </a>
        }
    };
    view! {
        <article class="card deal-card" data-contest=contest.name() class:done=is_done>
            <h3>{client.say(move |words| title(contest, words))}</h3>
            <p>{client.say(move |words| deal_board::opponent(plan, words))}</p>
            <p class="small state">{said}</p>
            <div class="line">{way}</div>
        </article>
    }
}

/// The boards, of a contest and a time that one chooses.
#[component]
fn Boards(day: Day) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let contest = RwSignal::new(DailyContest::Solo);
    let period = RwSignal::new(Period::Yesterday);
    let shown = RwSignal::new(None::<Answer<Shown>>);
    let asked = StoredValue::new(0_u32);
    Effect::new(move |_| {
        line.my_id();
        let (contest, period) = (contest.get(), period.get());
        asked.update_value(|asked| *asked += 1);
        let number = asked.get_value();
        spawn_local(async move {
            let of = |day| DealId::Daily(day, contest);
            let deal = |page: DealPage| Shown::Deal(Box::new(page));
            let answer = match period {
                Period::Today => api::deal(of(day)).await.map(deal),
                Period::Yesterday => api::deal(of(Day(day.0.saturating_sub(1)))).await.map(deal),
                Period::Month => api::deal_month(contest, day).await.map(Shown::Month),
            };
            // What was asked for before may come after it.
            if asked.try_get_value() == Some(number) {
                shown.try_set(Some(answer));
            }
        });
    });
    let board = move || {
        let me = line.my_id();
        shown.get().map(|answer| match answer {
            Ok(Shown::Deal(page)) if page.is_open => {
                deal_board::board(client, page.deal.plan, &page.board, me)
            }
            Ok(Shown::Deal(_)) => {
                view! { <p class="small">{client.words().online.deal.closed()}</p> }.into_any()
            }
            Ok(Shown::Month(month)) => deal_board::month(client, &month.board, me),
            Err(failure) => {
                view! { <p role="alert">{table_text::failure(&failure, client)}</p> }.into_any()
            }
        })
    };
    view! {
        <section aria-labelledby="boards">
            <h2 id="boards">{client.text(|words| words.online.deal.boards())}</h2>
            <div class="line board-choice">
                <Segments
                    name="contest"
                    values=DailyContest::ALL
                    chosen=Signal::derive(move || Some(contest.get()))
                    choose=move |chosen| contest.set(chosen)
                    label=move |one| title(one, client.words())
                    role="radiogroup"
                    group=Signal::derive(move || client.words().online.plan.game().to_owned())
                />
                <Segments
                    name="period"
                    values=Period::ALL
                    chosen=Signal::derive(move || Some(period.get()))
                    choose=move |chosen| period.set(chosen)
                    label=move |one| {
                        let deal = &client.words().online.deal;
                        match one {
                            Period::Today => deal.today(),
                            Period::Yesterday => deal.yesterday(),
                            Period::Month => deal.month(),
                        }
                        .to_owned()
                    }
                    role="radiogroup"
                    group=Signal::derive(move || client.words().online.deal.boards().to_owned())
                />
            </div>
            <div aria-live="polite">{board}</div>
        </section>
    }
}

/// Makes a duel: both play the same deal, each in their own time.
#[component]
fn NewDuel() -> impl IntoView {
    let client = Client::here();
    let form = Submission::here();
    let plan = RwSignal::new(DealPlan::Akropolis(Level::Foreman));
    let make = move |event: leptos::ev::SubmitEvent| {
        form.ask(&event, api::make_duel(plan.get_untracked()), |page| {
            table_text::go(Route::Deal(page.deal.id));
        });
    };
    let options = plans()
        .into_iter()
        .enumerate()
        .map(|(index, one)| {
            let label = client.say(move |words| {
                let game = match one {
                    DealPlan::Solo(_) => words.online.deal.solo(),
                    DealPlan::Akropolis(_) | DealPlan::Architekton(_) => one.game().title(),
                };
                format!("{game} \u{b7} {}", deal_board::opponent(one, words))
            });
            view! {
                <option value=index.to_string() selected=move || plan.get() == one>{label}</option>
            }
        })
        .collect_view();
    view! {
        <form class="card sheet-form" id="new-duel" on:submit=make>
            <h2>{client.text(|words| words.online.deal.duel())}</h2>
            <p class="small">{client.text(|words| words.online.deal.duel_line())}</p>
            <NameField typed=form.typed/>
            <div class="field">
                <label for="duel-plan">{client.text(|words| words.online.plan.game())}</label>
                <select
                    id="duel-plan"
                    class="field-input"
                    on:change=move |event| {
                        let index = event_target_value(&event).parse::<usize>().ok();
                        if let Some(one) = index.and_then(|index| plans().get(index).copied()) {
                            plan.set(one);
                        }
                    }
                >
                    {options}
                </select>
            </div>
            {move || form.why().map(|why| view! { <p role="alert">{why}</p> })}
            <div class="line">
                <button class="button primary" type="submit" disabled=move || form.is_busy.get()>
                    {client.text(|words| words.online.deal.challenge())}
                </button>
            </div>
        </form>
    }
}

/// Against whom a duel can be played.
fn plans() -> Vec<DealPlan> {
    let solo = Architect::ALL.map(DealPlan::Solo);
    let akropolis = Level::ALL.map(DealPlan::Akropolis);
    let architekton = Level::ALL.map(DealPlan::Architekton);
    solo.into_iter()
        .chain(akropolis)
        .chain(architekton)
        .collect()
}

//! The tournaments of the server: to join, to watch, and to look back at.

use leptos::prelude::*;
use polis_protocol::{
    TournamentStatus, TournamentSummary, TournamentSystem, Tournaments as AllTournaments,
};

use super::asked::{self, ask_as_me};
use super::banner::Banner;
use crate::browser;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::online::api;
use crate::online::line::Line;
use polis_client::route::Route;
use polis_i18n::Words;

/// The tournaments of the server.
#[component]
pub(crate) fn Tournaments() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.connect();
    let found = ask_as_me(line, api::tournaments);
    let body = move || asked::show(line, found.get(), |found| lists(client, found));
    let what = Signal::derive(move || client.words().online.tournament.title().to_owned());
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page narrow tournaments" tabindex="-1">
            <header class="heading">
                <div>
                    <h1>{what}</h1>
                    <p class="small">{client.text(|words| words.online.tournament.line())}</p>
                </div>
                <nav class="line">
                    <a class="button quiet" href=Route::Online.to_string()>
                        {client.text(|words| words.online.room.to_lobby())}
                    </a>
                    <a
                        class="button primary"
                        id="new-tournament"
                        href=Route::NewTournament.to_string()
                    >
                        {client.text(|words| words.online.tournament.new())}
                    </a>
                </nav>
            </header>
            {body}
        </main>
    }
}

fn lists(client: Client, found: AllTournaments) -> AnyView {
    let AllTournaments { mine, open, over } = found;
    if mine.is_empty() && open.is_empty() && over.is_empty() {
        return view! {
            <p class="small none">{client.text(|words| words.online.tournament.none())}</p>
        }
        .into_any();
    }
    let mine = list(client, "mine", |words| words.online.tournament.mine(), mine);
    let open = list(client, "open", |words| words.online.tournament.open(), open);
    let over = list(client, "over", |words| words.online.tournament.over(), over);
    view! { {mine} {open} {over} }.into_any()
}

fn list(
    client: Client,
    id: &'static str,
    title: fn(&'static Words) -> &'static str,
    tournaments: Vec<TournamentSummary>,
) -> Option<AnyView> {
    if tournaments.is_empty() {
        return None;
    }
    let row = |summary: TournamentSummary| {
        let href = Route::Tournament(summary.id).to_string();
        let name = summary.plan.name.clone();
        let is_running = summary.status == TournamentStatus::Running;
        view! {
            <li class="row" class:on=is_running>
                <div>
                    <h3>{name}</h3>
                    <p class="small">{move || about(&summary, client)}</p>
                </div>
                <a class="button" href=href>{client.text(|words| words.online.tournament.see())}</a>
            </li>
        }
    };
    let rows = tournaments.into_iter().map(row).collect_view();
    Some(
        view! {
            <section class="card list" id=id>
                <h2>{client.text(title)}</h2>
                <ul class="plain">{rows}</ul>
            </section>
        }
        .into_any(),
    )
}

/// What a tournament is, in a line.
fn about(summary: &TournamentSummary, client: Client) -> String {
    let words = client.words();
    let mut about = vec![summary.plan.game.kind().title().to_owned()];
    about.push(system(summary, words));
    about.push(words.online.tournament.players(summary.players as usize));
    about.push(state(summary, client));
    about.join(" \u{b7} ")
}

/// Who plays whom, and how long.
pub(super) fn system(summary: &TournamentSummary, words: &Words) -> String {
    let tournament = &words.online.tournament;
    match summary.plan.system {
        TournamentSystem::RoundRobin => tournament.round_robin().to_owned(),
        TournamentSystem::Swiss { rounds } => tournament.swiss_of(u32::from(rounds)),
        TournamentSystem::Arena { minutes } => tournament.arena_of(u32::from(minutes)),
    }
}

/// How far a tournament is.
pub(super) fn state(summary: &TournamentSummary, client: Client) -> String {
    let words = &client.words().online.tournament;
    match (summary.status, summary.plan.starts, summary.rounds) {
        (TournamentStatus::SignUp, Some(starts), _) => {
            words.begins(&browser::moment(starts as f64, client.language()))
        }
        (TournamentStatus::SignUp, None, _) => words.by_hand().to_owned(),
        (TournamentStatus::Running, _, Some(rounds)) => words.round_of(summary.round, rounds),
        (TournamentStatus::Running, _, None) => words.is_running().to_owned(),
        (TournamentStatus::Over, ..) => words.is_over().to_owned(),
        (TournamentStatus::Cancelled, ..) => words.is_cancelled().to_owned(),
    }
}

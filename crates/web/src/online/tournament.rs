//! A tournament: signing up, the way to one's game, pairings and live standings.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{
    Code, Millis, MyTournament, TournamentId, TournamentPage, TournamentPresence, TournamentStatus,
};

use super::banner::{Banner, NoServer};
use super::invitation::Invitation;
use super::name::NameField;
use super::submission::Submission;
use super::tournament_games::Games;
use super::tournament_standings::Standings;
use super::{seats, table_text, tournaments};
use crate::client::Client;
use crate::components::bar::Bar;
use crate::online::api::{self, Failure};
use crate::online::line::Line;
use polis_client::online::clock::TimeLeft;
use polis_client::online::connection::Status;
use polis_client::route::Route;

/// How long it takes until a server that did not answer is asked again.
const AGAIN: Duration = Duration::from_secs(3);

/// A tournament as it is known, kept up to date.
#[derive(Clone, Copy)]
pub(super) struct TournamentFeed {
    pub(super) id: TournamentId,
    pub(super) page: RwSignal<Option<TournamentPage>>,
    failed: RwSignal<Option<Failure>>,
    /// Counts who asks: only the last one goes on.
    asking: StoredValue<u32>,
}

impl TournamentFeed {
    fn new(id: TournamentId) -> TournamentFeed {
        TournamentFeed {
            id,
            page: RwSignal::new(None),
            failed: RwSignal::new(None),
            asking: StoredValue::new(0),
        }
    }

    /// Asks anew, and from then on whenever something changes.
    fn follow(self) {
        self.asking.update_value(|number| *number += 1);
        let number = self.asking.get_value();
        self.ask(number, None);
    }

    fn ask(self, number: u32, seen: Option<u64>) {
        spawn_local(async move {
            let mut seen = seen;
            while self.asking.try_get_value() == Some(number) {
                match api::tournament(self.id, seen).await {
                    Ok(found) => {
                        self.failed.try_set(None);
                        if let Some(page) = found {
                            seen = Some(page.version);
                            if self.asking.try_get_value() == Some(number) {
                                self.take(page);
                            }
                        }
                    }
                    Err(failure) => {
                        let is_final = matches!(failure, Failure::Refused(Code::NotFound));
                        self.failed.try_set(Some(failure));
                        if !is_final {
                            set_timeout(move || self.ask(number, seen), AGAIN);
                        }
                        return;
                    }
                }
            }
        });
    }

    /// Shows what is new. Whoever waits here is led to their table.
    pub(super) fn take(self, page: TournamentPage) {
        let table = |page: &TournamentPage| page.mine.as_ref().and_then(|mine| mine.table);
        let before = self.page.try_get_untracked().flatten();
        let leads = before
            .as_ref()
            .filter(|before| before.mine.is_some() && table(before) != table(&page))
            .and_then(|_| table(&page));
        self.page.try_set(Some(page));
        if let Some(table) = leads {
            table_text::go(Route::Table(table));
        }
    }
}

/// A tournament.
#[component]
pub(crate) fn Tournament(id: TournamentId) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.connect();
    let followed = TournamentFeed::new(id);
    Effect::new(move |_| {
        // To somebody else it shows another game.
        line.my_id();
        followed.follow();
    });
    let what = Signal::derive(move || {
        let name = |page: &Option<TournamentPage>| {
            let page = page.as_ref()?;
            Some(page.tournament.plan.name.clone())
        };
        let title = || client.words().online.tournament.title().to_owned();
        followed.page.with(name).unwrap_or_else(title)
    });
    let is_found = Memo::new(move |_| followed.page.with(Option::is_some));
    let body = move || {
        if is_found.get() {
            return view! { <Found followed/> }.into_any();
        }
        match followed.failed.get() {
            None => view! {
                <p class="loading" role="status">
                    {client.text(|words| words.online.link.connecting())}
                </p>
            }
            .into_any(),
            Some(Failure::Refused(Code::NotFound)) => view! {
                <h1>{client.text(|words| words.online.tournament.missing())}</h1>
            }
            .into_any(),
            Some(_) if line.status.get() == Status::NoServer => view! { <NoServer/> }.into_any(),
            Some(failure) => view! {
                <p role="alert">{move || table_text::failure(&failure, client)}</p>
            }
            .into_any(),
        }
    };
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page tournament" tabindex="-1">{body}</main>
    }
}

#[component]
fn Found(followed: TournamentFeed) -> impl IntoView {
    let client = Client::here();
    let line = Line::here();
    let read = move |look: fn(&TournamentPage) -> String| {
        move || followed.page.with(|page| page.as_ref().map(look))
    };
    let about = move || {
        let page = followed.page.get()?;
        let (summary, words) = (&page.tournament, client.words());
        let seats = usize::from(summary.plan.seats);
        let mut about = vec![summary.plan.game.kind().title().to_owned()];
        about.push(tournaments::system(summary, words));
        about.extend(table_text::remarks(
            &summary.plan.table_settings(seats),
            words,
        ));
        let host = table_text::name(&summary.host, words);
        about.push(words.online.tournament.organiser(&host));
        Some(about.join(" \u{b7} "))
    };
    let state = move || {
        let page = followed.page.get()?;
        let players = client
            .words()
            .online
            .tournament
            .players(page.tournament.players as usize);
        let state = tournaments::state(&page.tournament, client);
        Some(format!("{state} \u{b7} {players}"))
    };
    let status = Memo::new(move |_| {
        let status = |page: &Option<TournamentPage>| Some(page.as_ref()?.tournament.status);
        followed.page.with(status)
    });
    let is_organiser = Memo::new(move |_| {
        let host = |page: &Option<TournamentPage>| Some(page.as_ref()?.tournament.host.id);
        let host = followed.page.with(host);
        host.is_some() && host == line.my_id()
    });
    let invites = move || {
        let is_open = status.get() == Some(TournamentStatus::SignUp)
            || (status.get() == Some(TournamentStatus::Running) && is_organiser.get());
        is_open.then(|| view! { <Invitation route=Route::Tournament(followed.id)/> })
    };
    let records = move || {
        let begun = followed.page.with(|page| {
            let page = page.as_ref()?;
            (page.tournament.round > 0).then_some(())
        });
        begun.map(|()| {
            let path = format!("/api/v1/tournaments/{}/records", followed.id);
            view! {
                <p>
                    <a class="button quiet" id="records" href=api::address(&path) download>
                        {client.text(|words| words.online.tournament.records())}
                    </a>
                </p>
            }
        })
    };
    view! {
        <header class="heading">
            <div>
                <h1>{read(|page| page.tournament.plan.name.clone())}</h1>
                <p>{about}</p>
                <p class="small" id="tournament-state" role="status">{state}</p>
            </div>
            <nav class="line">
                <a class="button quiet" href=Route::Tournaments.to_string()>
                    {client.text(|words| words.online.tournament.title())}
                </a>
            </nav>
        </header>
        <MyPart followed/>
        {move || is_organiser.get().then(|| view! { <Organiser followed/> })}
        {invites}
        <div class="halls">
            <Standings followed is_organiser/>
            <Games followed/>
        </div>
        {records}
    }
}

/// What one can do: sign up, go to one's game, leave, come back.
#[component]
fn MyPart(followed: TournamentFeed) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let form = Submission::here();
    let failed = form.failed;
    let join = move |event: leptos::ev::SubmitEvent| {
        form.ask(&event, api::join_tournament(followed.id), move |page| {
            followed.take(page);
        });
    };
    let leave = move |()| {
        let Some(me) = line.my_id() else {
            return;
        };
        spawn_local(async move {
            if let Err(failure) = api::leave_tournament(followed.id, me).await {
                failed.try_set(Some(failure));
            }
        });
    };
    let said = move || {
        let words = client.words();
        failed.get().map(|failure| match failure {
            Failure::Refused(Code::NotAllowed) => words.online.tournament.not_allowed(),
            Failure::Refused(Code::Taken) => words.online.tournament.full(),
            Failure::Refused(Code::WrongState) => words.online.tournament.too_late(),
            failure => table_text::failure(&failure, client),
        })
    };
    let part = Memo::new(move |_| {
        let part = |page: &Option<TournamentPage>| {
            let page = page.as_ref()?;
            Some((page.tournament.status, page.mine.clone()))
        };
        followed.page.with(part)
    });
    let body = move || {
        let (status, mine) = part.get()?;
        let is_open = matches!(status, TournamentStatus::SignUp | TournamentStatus::Running);
        if let Some(table) = mine.as_ref().and_then(|mine| mine.table) {
            let href = Route::Table(table).to_string();
            return Some(
                view! {
                    <a class="button primary my-game" id="my-game" href=href>
                        {client.text(|words| words.online.tournament.my_game())}
                    </a>
                }
                .into_any(),
            );
        }
        if !is_open {
            return None;
        }
        match mine {
            Some(mine) if mine.presence == TournamentPresence::Here => {
                Some(view! { <Waiting followed mine leave=Callback::new(leave)/> }.into_any())
            }
            Some(mine) if mine.presence == TournamentPresence::Removed => Some(
                view! { <p>{client.text(|words| words.online.tournament.not_allowed())}</p> }
                    .into_any(),
            ),
            back => Some(
                view! {
                    <form class="card sheet-form" id="sign-up" on:submit=join>
                        <NameField typed=form.typed/>
                        <div class="line">
                            <button
                                class="button primary"
                                type="submit"
                                disabled=move || form.is_busy.get()
                            >
                                {move || {
                                    let words = &client.words().online.tournament;
                                    if back.is_some() { words.back() } else { words.sign_up() }
                                }}
                            </button>
                        </div>
                    </form>
                }
                .into_any(),
            ),
        }
    };
    view! {
        <section class="my-part">
            {body}
            {move || said().map(|text| view! { <p class="error" role="alert">{text}</p> })}
        </section>
    }
}

/// What somebody reads who has signed up and does not play just now.
#[component]
fn Waiting(followed: TournamentFeed, mine: MyTournament, leave: Callback<()>) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let now = RwSignal::new(line.server_time());
    let ticking = set_interval_with_handle(
        move || {
            now.try_set(line.server_time());
        },
        Duration::from_secs(1),
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let next = move || {
        let begins = |page: &Option<TournamentPage>| page.as_ref()?.next_round;
        let begins: Millis = followed.page.with(begins)?;
        let ms = begins.saturating_sub(now.get());
        let words = client.words();
        let time = seats::face(TimeLeft { ms, runs: false }, words);
        Some(view! { <p id="next-round">{words.online.tournament.next_round(&time)}</p> })
    };
    let said = move || {
        let words = &client.words().online.tournament;
        if mine.bye {
            words.bye()
        } else {
            words.waiting()
        }
    };
    view! {
        <div class="card" id="signed-up">
            <p>{said}</p>
            {next}
            <button class="button quiet" type="button" on:click=move |_| leave.run(())>
                {client.text(|words| words.online.tournament.leave())}
            </button>
        </div>
    }
}

/// What the organiser can do.
#[component]
fn Organiser(followed: TournamentFeed) -> impl IntoView {
    let client = Client::here();
    let failed = RwSignal::new(None::<Failure>);
    let start = move |_| {
        spawn_local(async move {
            match api::start_tournament(followed.id).await {
                Ok(page) => followed.take(page),
                Err(failure) => {
                    failed.try_set(Some(failure));
                }
            }
        });
    };
    let cancel = move |_| {
        spawn_local(async move {
            if let Err(failure) = api::cancel_tournament(followed.id).await {
                failed.try_set(Some(failure));
            }
        });
    };
    let status = Memo::new(move |_| {
        let status = |page: &Option<TournamentPage>| {
            let page = page.as_ref()?;
            Some((page.tournament.status, page.tournament.players))
        };
        followed.page.with(status)
    });
    let body = move || {
        let (status, players) = status.get()?;
        let begins = (status == TournamentStatus::SignUp).then(|| {
            view! {
                <button
                    class="button primary"
                    type="button"
                    id="start-tournament"
                    disabled=players < 2
                    on:click=start
                >
                    {client.text(|words| words.online.tournament.start())}
                </button>
            }
        });
        let is_open = matches!(status, TournamentStatus::SignUp | TournamentStatus::Running);
        is_open.then(|| {
            view! {
                {begins}
                <details class="fold">
                    <summary>{client.text(|words| words.online.plan.more())}</summary>
                    <button
                        class="button quiet"
                        type="button"
                        id="cancel-tournament"
                        on:click=cancel
                    >
                        {client.text(|words| words.online.tournament.cancel())}
                    </button>
                </details>
            }
        })
    };
    let said = move || {
        let failure = failed.get()?;
        Some(view! { <p class="error" role="alert">{table_text::failure(&failure, client)}</p> })
    };
    view! { <section class="organiser">{body} {said}</section> }
}

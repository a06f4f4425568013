//! Friends: who is there, who asks, whom one challenges or blocks.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{
    ChallengeId, Friend, Friends, HistoryEntry, NewChallenge, Person, PersonId, PersonKind,
    WishedRated,
};

use super::calls::then_look;
use super::play_now::kept_choice;
use super::reporting::Reporting;
use super::search;
use super::table_text;
use super::wish_choices::{WishChoices, WishFor};
use crate::client::Client;
use crate::online::api::{self, Failure};
use crate::online::line::Line;
use polis_client::online::friends::{ChallengeNews, Relation, relation};
use polis_client::online::search::SearchChoice;
use polis_client::route::Route;
use polis_client::sound::Sound;

/// How often it is looked who is there.
const EVERY: Duration = Duration::from_secs(20);

thread_local! {
    /// What one has been told of one's challenges.
    static NEWS: RefCell<ChallengeNews> = RefCell::new(ChallengeNews::default());
}

/// Asks who is around, and goes to the table of a challenge that was accepted.
pub(super) fn ask(line: Line) {
    let client = line.client();
    let kind = line
        .me
        .with_untracked(|me| me.as_ref().map(|me| me.person.kind));
    if kind != Some(PersonKind::Account) {
        line.friends.set(None);
        return;
    }
    spawn_local(async move {
        let Ok(found) = api::friends().await else {
            return;
        };
        let now = line.server_time();
        let news = NEWS.with_borrow_mut(|news| news.take(&found.challenged, now));
        if let Some(name) = news.declined {
            line.declined.try_set(Some(name));
        }
        if let Some(table) = news.table {
            search::enter(client, table);
        }
        let is_called = line.friends.with_untracked(|before| {
            let before = before.as_ref().map_or(0, |before| before.challenges.len());
            found.challenges.len() > before
        });
        if is_called {
            client.hear(&[Sound::MyTurn]);
        }
        line.friends.try_set(Some(found));
    });
}

/// Accepts a challenge and goes to its table.
pub(super) fn accept(line: Line, client: Client, id: ChallengeId) {
    then_look(line, api::accept_challenge(id), move |answer| {
        if let Ok(challenge) = answer
            && let Some(table) = challenge.table
        {
            search::enter(client, table);
        }
    });
}

/// Declines a challenge, or takes it back.
pub(super) fn end_challenge(line: Line, id: ChallengeId) {
    NEWS.with_borrow_mut(|news| news.forget(id));
    then_look(line, api::end_challenge(id), |_| {});
}

/// Challenges somebody to a game for two.
fn challenge(line: Line, to: PersonId, choice: SearchChoice, failed: RwSignal<Option<Failure>>) {
    let mut wish = SearchChoice { seats: 2, ..choice }.wish(Some(PersonKind::Account));
    if wish.rated == WishedRated::Either {
        wish.rated = WishedRated::Rated;
    }
    line.declined.set(None);
    failed.set(None);
    let question = async move { api::challenge(&NewChallenge { to, wish }).await };
    then_look(line, question, move |answer| {
        failed.try_set(answer.err());
    });
}

/// In the lobby: friends, and who asks.
#[component]
pub(super) fn FriendsCard() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.ask_for_friends();
    if let Ok(handle) = set_interval_with_handle(move || line.ask_for_friends(), EVERY) {
        on_cleanup(move || handle.clear());
    }
    let choice = kept_choice();
    let failed = RwSignal::new(None::<Failure>);
    let friends = Memo::new(move |_| {
        line.friends.get().map(|friends| Friends {
            challenges: Vec::new(),
            challenged: Vec::new(),
            ..friends
        })
    });
    let why = move || failed.with(|failed| Some(table_text::failure(failed.as_ref()?, client)));
    let body = move || {
        let Friends {
            friends,
            asking,
            asked,
            blocked,
            ..
        } = friends.get()?;
        let is_empty = friends.is_empty() && asking.is_empty() && asked.is_empty();
        let asking = asking
            .into_iter()
            .map(|person| asking_row(line, client, person));
        let friends = friends
            .iter()
            .map(|friend| friend_row(line, client, choice, failed, friend));
        let asked = asked.iter().map(|person| asked_row(line, client, person));
        let blocked = (!blocked.is_empty()).then(|| {
            let rows = blocked
                .iter()
                .map(|person| blocked_row(line, client, person));
            view! {
                <details class="fold">
                    <summary>{client.text(|words| words.online.find.blocked())}</summary>
                    <p class="small">{client.text(|words| words.online.find.blocked_line())}</p>
                    <ul class="plain">{rows.collect_view()}</ul>
                </details>
            }
        });
        Some(view! {
            <section class="card list" id="friends">
                <h2>{client.text(|words| words.online.find.friends())}</h2>
                <p class="error" role="alert">{why}</p>
                <ul class="plain">
                    {asking.collect_view()}
                    {friends.collect_view()}
                    {asked.collect_view()}
                </ul>
                {is_empty
                    .then(|| {
                        view! {
                            <p class="small none">
                                {client.text(|words| words.online.find.no_friends())}
                            </p>
                        }
                    })}
                {blocked}
            </section>
        })
    };
    view! { {body} }
}

/// Somebody's name, with the way to their profile.
fn name_link(person: &Person) -> impl IntoView + use<> {
    view! { <a href=Route::Person(person.id).to_string()>{person.name.clone()}</a> }
}

fn friend_row(
    line: Line,
    client: Client,
    choice: RwSignal<SearchChoice>,
    failed: RwSignal<Option<Failure>>,
    friend: &Friend,
) -> impl IntoView + use<> {
    let id = friend.person.id;
    let online = friend.is_online.then(|| {
        view! {
            <span class="small is-online">
                <span class="live"></span>
                {client.text(|words| words.online.find.online())}
            </span>
        }
    });
    view! {
        <li class="row friend" class:on=friend.is_online>
            <div class="about">
                <p>{name_link(&friend.person)} " " {online}</p>
            </div>
            <button
                class="button"
                type="button"
                on:click=move |_| challenge(line, id, choice.get_untracked(), failed)
            >
                {client.text(|words| words.online.find.challenge())}
            </button>
        </li>
    }
}

fn asking_row(line: Line, client: Client, person: Person) -> impl IntoView {
    let id = person.id;
    let said = move || client.words().online.find.asks(&person.name);
    view! {
        <li class="row on asking">
            <div class="about">
                <p><a href=Route::Person(id).to_string()>{said}</a></p>
            </div>
            <button
                class="button primary accept"
                type="button"
                on:click=move |_| then_look(line, api::befriend(id), |_| {})
            >
                {client.text(|words| words.online.find.accept())}
            </button>
            <button
                class="button quiet"
                type="button"
                on:click=move |_| then_look(line, api::end_friendship(id), |_| {})
            >
                {client.text(|words| words.online.find.refuse())}
            </button>
        </li>
    }
}

fn asked_row(line: Line, client: Client, person: &Person) -> impl IntoView + use<> {
    let id = person.id;
    view! {
        <li class="row">
            <div class="about">
                <p>
                    {name_link(person)}
                    " "
                    <span class="small">{client.text(|words| words.online.find.asked())}</span>
                </p>
            </div>
            <button
                class="button quiet"
                type="button"
                on:click=move |_| then_look(line, api::end_friendship(id), |_| {})
            >
                {client.text(|words| words.online.room.withdraw())}
            </button>
        </li>
    }
}

fn blocked_row(line: Line, client: Client, person: &Person) -> impl IntoView + use<> {
    let id = person.id;
    view! {
        <li class="row">
            <div class="about">
                <p>{name_link(person)}</p>
            </div>
            <button
                class="button quiet"
                type="button"
                on:click=move |_| then_look(line, api::unblock(id), |_| {})
            >
                {client.text(|words| words.online.find.unblock())}
            </button>
        </li>
    }
}

/// On somebody's profile: what one is to them, and what one can do about it.
#[component]
pub(super) fn Acquaintance(id: PersonId, kind: PersonKind) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let my_kind = Memo::new(move |_| {
        line.me.with(|me| {
            let me = me.as_ref()?;
            (me.person.id != id).then_some(me.person.kind)
        })
    });
    let failed = RwSignal::new(None::<Failure>);
    let why = move || failed.with(|failed| Some(table_text::failure(failed.as_ref()?, client)));
    let choice = kept_choice();
    let what = Memo::new(move |_| {
        line.friends
            .with(|friends| friends.as_ref().map(|friends| relation(friends, id)))
    });
    move || match (my_kind.get(), kind) {
        (Some(PersonKind::Account), PersonKind::Account) => view! {
            <section class="card acquaintance" id="acquaintance">
                {move || what.get().map(|what| buttons(line, client, id, what, failed))}
                <p class="error" role="alert">{why}</p>
                {move || {
                    (what.get().is_some_and(|what| what != Relation::Blocked))
                        .then(|| view! { <ChallengeForm id choice failed/> })
                }}
                <Reporting id/>
            </section>
            <SharedStudy id/>
        }
        .into_any(),
        (Some(PersonKind::Guest), PersonKind::Account) => view! {
            <p class="small">{client.text(|words| words.online.find.needs_account())}</p>
            <Reporting id/>
            <SharedStudy id/>
        }
        .into_any(),
        (Some(_), PersonKind::Guest) => view! {
            <Reporting id/>
            <SharedStudy id/>
        }
        .into_any(),
        _ => ().into_any(),
    }
}

/// What can be done about what somebody is to one.
fn buttons(
    line: Line,
    client: Client,
    id: PersonId,
    what: Relation,
    failed: RwSignal<Option<Failure>>,
) -> AnyView {
    let fail = move |answer: api::Answer<()>| {
        failed.try_set(answer.err());
    };
    let befriend = move |_| then_look(line, api::befriend(id), fail);
    let part = move |_| then_look(line, api::end_friendship(id), fail);
    let block = move |_| then_look(line, api::block(id), fail);
    let unblock = move |_| then_look(line, api::unblock(id), fail);
    let find = move || &client.words().online.find;
    let relation = match what {
        Relation::Stranger => view! {
            <button class="button" type="button" id="befriend" on:click=befriend>
                {move || find().add()}
            </button>
        }
        .into_any(),
        Relation::Asked => view! {
            <span class="small asked">{move || find().asked()}</span>
            <button class="button quiet" type="button" on:click=part>
                {client.text(|words| words.online.room.withdraw())}
            </button>
        }
        .into_any(),
        Relation::Asking => view! {
            <button class="button primary" type="button" id="befriend" on:click=befriend>
                {move || find().accept()}
            </button>
            <button class="button quiet" type="button" on:click=part>
                {move || find().refuse()}
            </button>
        }
        .into_any(),
        Relation::Friend => view! {
            <span class="small is-friend">{move || find().friends()}</span>
            <button class="button quiet" type="button" on:click=part>
                {move || find().remove()}
            </button>
        }
        .into_any(),
        Relation::Blocked => view! {
            <span class="small">{move || find().blocked()}</span>
            <button class="button" type="button" id="unblock" on:click=unblock>
                {move || find().unblock()}
            </button>
        }
        .into_any(),
    };
    let blocking = (what != Relation::Blocked).then(|| {
        view! {
            <button
                class="button quiet"
                type="button"
                id="block"
                title=move || find().blocked_line()
                on:click=block
            >
                {move || find().block()}
            </button>
        }
    });
    view! { <div class="line">{relation} {blocking}</div> }.into_any()
}

/// What one challenges somebody to.
#[component]
fn ChallengeForm(
    id: PersonId,
    choice: RwSignal<SearchChoice>,
    failed: RwSignal<Option<Failure>>,
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        challenge(line, id, choice.get_untracked(), failed);
    };
    view! {
        <form class="challenge-form" on:submit=submit>
            <WishChoices
                choice
                wish_for=WishFor::Challenge
                names=["challenge-game", "", "challenge-pace", "challenge-rated"]
            />
            <div class="line">
                <button class="button primary" type="submit" id="challenge">
                    {client.text(|words| words.online.find.challenge())}
                </button>
            </div>
        </form>
    }
}

/// One's games with somebody, and how they went.
#[component]
fn SharedStudy(id: PersonId) -> impl IntoView {
    let client = Client::here();
    let games = RwSignal::new(None::<polis_protocol::GamesTogether>);
    spawn_local(async move {
        if let Ok(found) = api::games_together(id).await {
            games.try_set(Some(found));
        }
    });
    move || {
        let found = games.get().filter(|found| found.games > 0)?;
        let shared = found.games - found.wins - found.losses;
        let score = move || {
            let find = &client.words().online.find;
            find.score(found.wins, found.losses, shared)
        };
        let rows = found
            .latest
            .iter()
            .map(|entry: &HistoryEntry| super::profile::game_row(client, entry))
            .collect_view();
        Some(view! {
            <section id="together">
                <h2>{client.text(|words| words.online.find.together())}</h2>
                <p>{score}</p>
                <div class="card list"><ul class="plain">{rows}</ul></div>
            </section>
        })
    }
}

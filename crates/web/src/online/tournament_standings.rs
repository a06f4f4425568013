//! The standings of a tournament.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{TournamentPresence, TournamentStanding, TournamentStatus};

use super::rating_label::rating_label;
use super::table_text;
use super::tournament::TournamentFeed;
use crate::client::Client;
use crate::online::api;
use crate::online::line::Line;
use polis_client::online::tournament::points;
use polis_client::route::Route;

/// The standings, as they are now.
#[component]
pub(super) fn Standings(followed: TournamentFeed, is_organiser: Memo<bool>) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let rows = move || {
        let page = followed.page.get()?;
        let me = line.my_id();
        let is_open = matches!(
            page.tournament.status,
            TournamentStatus::SignUp | TournamentStatus::Running
        );
        let removes = is_organiser.get() && is_open;
        let row = |standing: &TournamentStanding| {
            row(
                client,
                followed,
                standing,
                Some(standing.person.id) == me,
                removes,
            )
        };
        Some(page.standings.iter().map(row).collect_view())
    };
    view! {
        <section aria-labelledby="standings">
            <h2 id="standings">{client.text(|words| words.online.tournament.standings())}</h2>
            <div class="card scroll">
                <table class="statistics standings">
                    <thead>
                        <tr>
                            <td></td>
                            <th scope="col">{client.text(|words| words.online.rating.player())}</th>
                            <th scope="col">{client.text(|words| words.online.deal.points())}</th>
                            <th scope="col">{client.text(|words| words.online.profile.games())}</th>
                            <th scope="col" class="tie">
                                {client.text(|words| words.online.tournament.buchholz())}
                            </th>
                            <th scope="col" class="tie">
                                {client.text(|words| words.online.tournament.sonneborn())}
                            </th>
                            <th scope="col" class="tie">
                                {client.text(|words| words.online.deal.margin())}
                            </th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
    }
}

fn row(
    client: Client,
    followed: TournamentFeed,
    standing: &TournamentStanding,
    is_mine: bool,
    removes: bool,
) -> AnyView {
    let words = client.words();
    let person = standing.person.id;
    let name = table_text::name(&standing.person, words);
    let tournament = &words.online.tournament;
    let presence = match standing.presence {
        TournamentPresence::Here => None,
        TournamentPresence::Left => Some(tournament.has_left()),
        TournamentPresence::Absent => Some(tournament.absent()),
        TournamentPresence::Removed => Some(tournament.removed()),
    };
    let is_here = standing.presence != TournamentPresence::Removed;
    let remove = (removes && is_here && !is_mine).then(|| {
        let label = tournament.remove(&name);
        let send_away = move |_| {
            spawn_local(async move {
                // What was not done is still there to be pressed.
                let _ = api::leave_tournament(followed.id, person).await;
            });
        };
        view! {
            <button
                class="button quiet remove"
                type="button"
                aria-label=label.clone()
                title=label
                on:click=send_away
            >
                "\u{d7}"
            </button>
        }
    });
    let rating = rating_label(&standing.person, words);
    view! {
        <tr class:mine=is_mine>
            <td>{standing.place}</td>
            <th scope="row">
                <a href=Route::Person(person).to_string()>{name}</a>
                " " <small>{rating}</small>
                {presence.map(|presence| view! { <small class="presence">{presence}</small> })}
                {remove}
            </th>
            <td>{points(standing.score)}</td>
            <td>{standing.games}</td>
            <td class="tie">{points(standing.buchholz)}</td>
            <td class="tie">{points(standing.sonneborn)}</td>
            <td class="tie">{table_text::signed(standing.margin)}</td>
        </tr>
    }
    .into_any()
}

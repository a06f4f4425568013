//! Who plays whom in a round of a tournament.

use std::collections::HashMap;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{PersonId, TournamentGame, TournamentPage};

use super::table_text;
use super::tournament::TournamentFeed;
use crate::client::Client;
use crate::online::api;
use polis_client::route::Route;

/// The games of a round: the one that is played, or one before it.
#[component]
pub(super) fn Games(followed: TournamentFeed) -> impl IntoView {
    let client = Client::here();
    // None is the round that is played.
    let earlier = RwSignal::new(None::<(u32, Vec<TournamentGame>)>);
    let round = Memo::new(move |_| {
        let round = |page: &Option<TournamentPage>| {
            let page = page.as_ref()?;
            Some((page.tournament.round, page.tournament.rounds))
        };
        followed.page.with(round).unwrap_or_default()
    });
    let choose = move |number: u32| {
        if number == round.get_untracked().0 {
            return earlier.set(None);
        }
        spawn_local(async move {
            if let Ok(games) = api::tournament_round(followed.id, number).await {
                earlier.try_set(Some((number, games)));
            }
        });
    };
    let rounds = move || {
        let (last, rounds) = round.get();
        rounds.filter(|_| last > 1).map(|_| {
            let options = (1..=last)
                .rev()
                .map(|number| {
                    view! {
                        <option value=number>
                            {client.say(move |words| words.online.tournament.round(number))}
                        </option>
                    }
                })
                .collect_view();
            view! {
                <select
                    class="field-input"
                    id="round"
                    aria-label=client.text(|words| words.online.tournament.games())
                    on:change=move |event| {
                        if let Ok(number) = event_target_value(&event).parse() {
                            choose(number);
                        }
                    }
                >
                    {options}
                </select>
            }
        })
    };
    let rows = move || {
        let page = followed.page.get()?;
        let names = names(&page, client);
        let games = earlier.get().map_or(page.games, |(_, games)| games);
        let row = |game: &TournamentGame| row(client, game, &names);
        Some(games.iter().map(row).collect_view())
    };
    let has_games = Memo::new(move |_| round.get().0 > 0);
    move || {
        has_games.get().then(|| {
            view! {
                <section aria-labelledby="games">
                    <h2 id="games">{client.text(|words| words.online.tournament.games())}</h2>
                    {rounds}
                    <ol class="card plain pairings">{rows}</ol>
                </section>
            }
        })
    }
}

/// What everybody is called.
fn names(page: &TournamentPage, client: Client) -> HashMap<PersonId, String> {
    let name = |standing: &polis_protocol::TournamentStanding| {
        let person = &standing.person;
        (person.id, table_text::name(person, client.words()))
    };
    page.standings.iter().map(name).collect()
}

fn row(client: Client, game: &TournamentGame, names: &HashMap<PersonId, String>) -> AnyView {
    let words = &client.words().online.tournament;
    let players = game
        .players
        .iter()
        .enumerate()
        .map(|(index, person)| {
            let name = names.get(person).cloned().unwrap_or_default();
            let result = game.result.as_ref();
            let place = result.and_then(|result| result.places.get(index).copied());
            let points = result.and_then(|result| result.points.as_ref()?.get(index).copied());
            let points = points.map(|points| format!(" {}", table_text::signed(points)));
            let has_won = place == Some(1) && game.players.len() > 1;
            view! { <span class:won=has_won>{name} {points}</span> }
        })
        .collect_view();
    let way = match game.table {
        Some(table) => view! {
            <a class="button quiet" href=Route::Table(table).to_string()>
                {if game.result.is_some() {
                    words.replay()
                } else {
                    client.words().online.lobby.watch()
                }}
            </a>
        }
        .into_any(),
        // A table that was just paired is there in a moment.
        None if game.players.len() > 1 => ().into_any(),
        None => view! { <small>{words.has_bye()}</small> }.into_any(),
    };
    view! {
        <li class="pairing" class:over=game.result.is_some()>
            <span class="players">{players}</span>
            {way}
        </li>
    }
    .into_any()
}

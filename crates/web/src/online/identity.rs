//! Who one is to the server, and that it is one's turn, in the header of every page.

use leptos::prelude::*;
use polis_protocol::PersonKind;

use crate::client::Client;
use crate::components::avatar::calm_avatar;
use crate::online::line::Line;
use polis_client::avatar::Avatar;
use polis_client::route::Route;

/// One's mark and name, with the way to one's account, and whether it is one's turn somewhere.
#[component]
pub(crate) fn Identity() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let who = move || {
        if !line.is_known.get() {
            return None;
        }
        let me = line.me.with(|me| {
            me.as_ref()
                .map(|me| (me.person.name.clone(), me.person.kind))
        });
        let words = client.words();
        let href = Route::Me.to_string();
        let Some((name, kind)) = me else {
            return Some(
                view! {
                    <a class="who" href=href aria-label=words.online.me.sign_in()>
                        <svg class="lines" viewBox="0 0 24 24" aria-hidden="true">
                            <circle cx="12" cy="8.5" r="4"></circle>
                            <path d="M4.5 20.5c1-4.5 4-6 7.5-6s6.5 1.5 7.5 6"></path>
                        </svg>
                        <span class="name">{words.online.me.sign_in()}</span>
                    </a>
                }
                .into_any(),
            );
        };
        let emblem = client.settings.with(|settings| settings.emblem);
        let is_guest = kind == PersonKind::Guest;
        let title = if is_guest {
            format!("{name} \u{b7} {}", words.online.profile.guest())
        } else {
            name.clone()
        };
        Some(
            view! {
                <a class="who" href=href title=title.clone() aria-label=title>
                    {calm_avatar(Avatar::Person(emblem), None)}
                    <span class="name">{name}</span>
                </a>
            }
            .into_any(),
        )
    };
    view! { <TurnCall/> {who} }
}

/// That it is one's turn at tables of the server, other than the one that is looked at.
#[component]
pub(crate) fn TurnCall() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let call = move || {
        let here = client.route();
        let turns = line.turns.with(|turns| {
            let others = turns.iter().filter(|&&id| Some(Route::Table(id)) != here);
            others.copied().collect::<Vec<_>>()
        });
        let first = *turns.first()?;
        let number = turns.len();
        let route = if number == 1 {
            Route::Table(first)
        } else {
            Route::Online
        };
        let words = client.words();
        let said = words.online.lobby.turns(number);
        Some(view! {
            <a class="turn-call" href=route.to_string() title=said.clone() aria-label=said>
                <span class="live"></span>
                <span class="long">{words.players.your_turn()}</span>
                <span>{format!("({number})")}</span>
            </a>
        })
    };
    view! { {call} }
}

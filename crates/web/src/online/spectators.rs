//! Who watches a table.

use leptos::prelude::*;

use super::table_text;
use crate::client::Client;
use crate::components::icon::Icon;
use crate::online::place::OnlinePlace;
use polis_client::route::Route;

/// Number of those who watch, with their names behind it.
#[component]
pub(crate) fn Spectators(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let presence = Memo::new(move |_| {
        let presence = place.table_replica(|it| it.presence().clone())?;
        (presence.watchers > 0).then_some((presence.watchers as usize, presence.spectators))
    });
    let number = move || presence.with(|presence| presence.as_ref().map(|(number, _)| *number));
    let text = move || {
        let room = &client.words().online.room;
        number().map(|number| room.watchers(number))
    };
    let names = move || {
        let words = client.words();
        let (number, named) = presence.get()?;
        let nameless = number.saturating_sub(named.len());
        let names = named.into_iter().map(|who| {
            view! {
                <li>
                    <a href=Route::Person(who.id).to_string()>{table_text::name(&who, words)}</a>
                </li>
            }
        });
        let names = names.collect_view();
        let room = &words.online.room;
        let more = (nameless > 0).then(|| {
            let text = if nameless == number {
                room.watchers(number)
            } else {
                room.more_spectators(nameless)
            };
            view! { <li class="small">{text}</li> }
        });
        Some(view! {
            {names}
            {more}
        })
    };
    let is_watched = Memo::new(move |_| number().is_some());
    view! {
        {move || {
            is_watched
                .get()
                .then(|| {
                    view! {
                        <details class="watchers" id="spectators">
                            <summary title=text>
                                <Icon icon=Icon::Eye/>
                                <span aria-hidden="true">{number}</span>
                                <span class="unseen">{text}</span>
                            </summary>
                            <ul class="plain card">{names}</ul>
                        </details>
                    }
                })
        }}
    }
}

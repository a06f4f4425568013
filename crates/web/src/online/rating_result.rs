//! What a rated game changed, and why.

use leptos::prelude::*;
use polis_protocol::{RatingChange, TableState};

use super::table_text;
use crate::client::Client;
use crate::online::place::OnlinePlace;
use polis_client::online::rating::{self, Explained};
use polis_i18n::Words;

/// What a rated game changed: one's own rating with the reason, and those of the others, or that it changed
/// none. Nothing before the server has told, and after games that are not rated.
#[component]
pub(crate) fn RatingResult(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let result = move || {
        let (words, me) = (client.words(), place.seat());
        place.ratings.with(|changes| {
            let changes = changes.as_ref()?;
            if changes.is_empty() {
                let unchanged = words.online.rating.unchanged();
                return Some(view! { <p class="rating-result small">{unchanged}</p> }.into_any());
            }
            place.state(|state| {
                let own = me.and_then(|seat| rating::explain(state, changes, seat));
                let others = changes.iter().filter(|change| Some(change.seat) != me);
                let others: Vec<String> = others
                    .filter_map(|change| line(state, change, words))
                    .collect();
                view! {
                    <div class="rating-result" role="status">
                        {own.map(|own| explained(&own, words))}
                        <p class="small">{others.join(" \u{b7} ")}</p>
                    </div>
                }
                .into_any()
            })
        })
    };
    view! { {result} }
}

fn explained(own: &Explained, words: &'static Words) -> impl IntoView + use<> {
    let rating = &words.online.rating;
    view! {
        <p><b>{rating.change(&own.before, &own.after, &own.gain)}</b></p>
        <p class="small">
            {rating.why(own.expected, own.scored)}
            {own.is_provisional.then(|| format!(" {}", rating.large_steps()))}
        </p>
    }
}

/// Somebody else's new rating.
fn line(state: &TableState, change: &RatingChange, words: &'static Words) -> Option<String> {
    let name = table_text::name(state.chair(change.seat)?.who_sat()?, words);
    let is_provisional = polis_protocol::Rating::is_provisional(change.deviation);
    let after = rating::written(change.after.round() as i32, is_provisional);
    Some(format!("{name} {after} ({})", rating::signed_gain(change)))
}

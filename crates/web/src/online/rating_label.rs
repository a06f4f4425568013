//! A rating beside a name.

use leptos::prelude::*;
use polis_protocol::Person;

use polis_client::online::rating;
use polis_i18n::Words;

/// The rating of somebody, with a question mark where it comes from few games; none where they have
/// none.
pub(super) fn rating_label(person: &Person, words: &'static Words) -> Option<AnyView> {
    let text = rating::of_person(person)?;
    let title = person.provisional.then(|| words.online.rating.unsure());
    Some(view! { <small class="rating" title=title>{text}</small> }.into_any())
}

//! Something that is kept, on a card: what it is, and what can be done with it.

use leptos::prelude::*;

use crate::client::Client;

/// A button that removes what is kept; `about` is the id of what tells what that is.
fn remove_button(about: String, remove: impl Fn() + Send + 'static) -> impl IntoView {
    let client = Client::here();
    view! {
        <button
            class="button quiet"
            type="button"
            aria-describedby=about
            on:click=move |_| remove()
        >
            {client.say(|words| words.home.remove())}
        </button>
    }
}

/// A card of something that can be gone on with: two lines about it, and the ways on.
pub(crate) fn shelf_card(
    about: &str,
    title: impl Fn() -> String + Send + 'static,
    detail: impl Fn() -> String + Send + 'static,
    remove: impl Fn() + Send + 'static,
    ways_on: impl IntoView,
) -> AnyView {
    let remove = remove_button(about.to_owned(), remove);
    view! {
        <section class="card waiting" aria-labelledby=about.to_owned()>
            <div class="about" id=about.to_owned()>
                <p class="turn">{title}</p>
                <p class="small">{detail}</p>
            </div>
            <div class="line">
                {remove}
                {ways_on.into_any()}
            </div>
        </section>
    }
    .into_any()
}

/// A card of something that cannot be read any more, and why.
pub(crate) fn unreadable_card(
    about: &str,
    line: impl Fn() -> &'static str + Send + 'static,
    error: String,
    remove: impl Fn() + Send + 'static,
) -> AnyView {
    let remove = remove_button(about.to_owned(), remove);
    view! {
        <section class="card waiting" title=error aria-labelledby=about.to_owned()>
            <p class="turn" id=about.to_owned()>{line}</p>
            <div class="line">{remove}</div>
        </section>
    }
    .into_any()
}

//! What a page asks the server for, and what it shows until there is an answer.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::banner::NoServer;
use super::table_text;
use crate::online::api::Answer;
use crate::online::line::Line;
use polis_client::online::connection::Status;

/// An answer; none until it is there.
pub(super) type Asked<T> = RwSignal<Option<Answer<T>>>;

/// Asks for something that is another for everybody: again when somebody else is here.
pub(super) fn ask_as_me<T, F>(line: Line, ask: impl Fn() -> F + 'static) -> Asked<T>
where
    T: Send + Sync + 'static,
    F: Future<Output = Answer<T>> + 'static,
{
    let asked = RwSignal::new(None);
    Effect::new(move |_| {
        line.my_id();
        let question = ask();
        spawn_local(async move {
            let answer = question.await;
            asked.try_set(Some(answer));
        });
    });
    asked
}

/// What was found, or why nothing was.
pub(super) fn show<T>(
    line: Line,
    answer: Option<Answer<T>>,
    found: impl FnOnce(T) -> AnyView,
) -> AnyView {
    let client = line.client();
    match answer {
        None => view! {
            <p class="loading" role="status">
                {client.text(|words| words.online.link.connecting())}
            </p>
        }
        .into_any(),
        Some(Err(_)) if line.status.get() == Status::NoServer => view! { <NoServer/> }.into_any(),
        Some(Err(failure)) => view! {
            <p role="alert">{move || table_text::failure(&failure, client)}</p>
        }
        .into_any(),
        Some(Ok(answer)) => found(answer),
    }
}

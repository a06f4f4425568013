//! What everybody is told.

use leptos::prelude::*;
use polis_protocol::{MAX_ANNOUNCEMENT_CHARS, MAX_ANNOUNCEMENT_HOURS, NewAnnouncement};

use super::{Desk, api, field};
use polis_i18n::Book;

/// The line that all pages show, and a form for another one.
#[component]
pub(super) fn Announcing(desk: Desk, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let told = desk.part(|report| report.site.announcement.clone());
    let text = RwSignal::new(String::new());
    let hours = RwSignal::new("24".to_owned());
    let announce = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = NewAnnouncement {
            text: text.get_untracked(),
            // What is no number is refused by the server.
            hours: hours.get_untracked().trim().parse().unwrap_or(0),
        };
        desk.act(api::announce(new), move |_| {
            text.try_set(String::new());
        });
    };
    let end = move |_| desk.act(api::end_announcement(), |()| {});
    let now = move || {
        told.get().flatten().map(|told| {
            view! {
                <div class="row">
                    <p class="about">
                        <b>{told.text}</b> " "
                        <small>{words.until(&desk.moment(told.ends))}</small>
                    </p>
                    <button class="button" type="button" id="end-announcement" on:click=end>
                        {words.end()}
                    </button>
                </div>
            }
        })
    };
    let is_ready = move || text.with(|text| !text.trim().is_empty());
    view! {
        <form class="card sheet-form" id="announcing" on:submit=announce>
            <h2>{words.announcement()}</h2>
            <p class="small">{words.announcement_line()}</p>
            {now}
            {field("announcement-text", "text", text, MAX_ANNOUNCEMENT_CHARS as u32, words.text())}
            {field("announcement-hours", "number", hours, MAX_ANNOUNCEMENT_HOURS, words.hours())}
            <div class="line">
                <button
                    class="button primary"
                    type="submit"
                    id="announce"
                    disabled=move || !is_ready()
                >
                    {words.announce()}
                </button>
            </div>
        </form>
    }
}

//! What the host of the site tells everybody: a line on all pages, until it ends.

use leptos::prelude::*;

use super::calls::Calls;
use crate::client::Client;
use crate::online::line::Line;

/// The line, with what other people call one to; nothing while there is none, or for who has read it.
#[component]
pub(crate) fn AnnouncementLine() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let hidden = RwSignal::new(None);
    let text = Memo::new(move |_| {
        let told = line.announcement.get()?;
        (hidden.get().as_ref() != Some(&told.text)).then_some(told.text)
    });
    let hide = move |_| hidden.set(text.get_untracked());
    view! {
        <div class="announcement-place" role="status">
            <Calls/>
            {move || {
                text.get()
                    .map(|text| {
                        view! {
                            <div class="announcement" id="announcement">
                                <p>{text}</p>
                                <button class="button quiet small-button" type="button" on:click=hide>
                                    {client.text(|words| words.online.link.hide())}
                                </button>
                            </div>
                        }
                    })
            }}
        </div>
    }
}

//! Who can come in, and invitations.

use leptos::prelude::*;
use polis_protocol::{
    Invitation, MAX_INVITATION_DAYS, MAX_INVITATION_USES, MAX_LABEL_CHARS, NewInvitation, SignUp,
};

use super::{Desk, api, field};
use crate::components::segments::Segments;
use crate::online::table_text::link;
use crate::table::files;
use polis_client::route::Route;
use polis_i18n::Book;

/// Who can come in, the invitations that are good, and a form for another one.
#[component]
pub(super) fn Inviting(desk: Desk, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let sign_up = desk.part(|report| report.site.sign_up);
    let note = RwSignal::new(String::new());
    let days = RwSignal::new("30".to_owned());
    let uses = RwSignal::new("1".to_owned());
    let invite = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let number = |typed: RwSignal<String>| typed.get_untracked().trim().parse().unwrap_or(0);
        let new = NewInvitation {
            note: note.get_untracked(),
            days: number(days),
            uses: number(uses),
        };
        desk.act(api::invite(new), move |_| {
            note.try_set(String::new());
        });
    };
    let choose = move |sign_up| desk.act(api::set_sign_up(sign_up), |()| {});
    let label = move |sign_up| {
        match sign_up {
            SignUp::Open => words.open(),
            SignUp::Invited => words.invited(),
        }
        .to_owned()
    };
    let title = Signal::derive(move || words.sign_up().to_owned());
    let invitations = desk.part(|report| report.invitations.clone());
    let rows = move || {
        let all = invitations.get().unwrap_or_default().into_iter();
        all.map(|invitation| row(desk, book, invitation))
            .collect_view()
    };
    view! {
        <form class="card sheet-form" id="inviting" on:submit=invite>
            <h2>{words.sign_up()}</h2>
            <Segments
                name="sign-up"
                values=vec![SignUp::Open, SignUp::Invited]
                chosen=sign_up
                choose
                label
                role="radiogroup"
                group=title
            />
            <h3>{words.invitations()}</h3>
            <ul class="plain">{rows}</ul>
            {field("invitation-note", "text", note, MAX_LABEL_CHARS as u32, words.note())}
            <div class="fields">
                {field("invitation-days", "number", days, MAX_INVITATION_DAYS, words.days())}
                {field("invitation-uses", "number", uses, MAX_INVITATION_USES, words.uses())}
            </div>
            <div class="line">
                <button class="button primary" type="submit" id="invite">{words.invite()}</button>
            </div>
        </form>
    }
}

fn row(desk: Desk, book: &'static Book, invitation: Invitation) -> impl IntoView {
    let words = &book.host;
    let code = invitation.code;
    let address = link(&Route::Invited(code).to_string());
    let withdraw = move |_| desk.act(api::uninvite(code), |()| {});
    view! {
        <li class="row">
            <p class="about">
                <code class="code">{code.to_string()}</code> " " <b>{invitation.note}</b> " "
                <small>
                    {words.used(invitation.uses, invitation.most_uses)} ", "
                    {words.until(&desk.moment(invitation.expires))}
                </small>
            </p>
            <button
                class="button small-button"
                type="button"
                on:click=move |_| files::copy(&address, |_| {})
            >
                {desk.client.text(|words| words.table.copy())}
            </button>
            <button class="button quiet small-button" type="button" on:click=withdraw>
                {words.withdraw()}
            </button>
        </li>
    }
}

//! Playing with others through a server: the socket, the requests, and what is seen of them.

mod account;
mod after;
pub(crate) mod api;
pub(crate) mod attention;
mod banner;
mod chat;
mod invitation;
mod keeping;
pub(crate) mod line;
mod lobby;
mod name;
mod new_table;
pub(crate) mod place;
mod profile;
mod rating_graph;
mod resigning;
pub(crate) mod room;
mod seats;
mod table_text;
mod waiting_room;
mod wires;

use leptos::prelude::*;

pub(crate) use account::Account;
pub(crate) use after::After;
pub(crate) use lobby::{Lobby, TurnsElsewhere};
pub(crate) use new_table::NewTable;
pub(crate) use profile::Profile;
pub(crate) use room::Room;

/// The button in the place of that which plays, while one waits for somebody else.
pub(crate) fn waiting_button(label: String) -> AnyView {
    view! {
        <button class="button primary waits" type="button" disabled>
            <span>{label}</span>
        </button>
    }
    .into_any()
}

//! Playing with others through a server: the socket, the requests, and what is seen of them.

mod account;
mod after;
mod announcement;
pub(crate) mod api;
mod asked;
pub(crate) mod attention;
pub(crate) mod banner;
mod calls;
mod chat;
mod chat_lines;
mod daily;
mod deal;
mod deal_board;
mod early_end;
mod form;
mod friends;
mod identity;
mod invitation;
mod keeping;
mod leaderboard;
pub(crate) mod line;
mod lobby;
mod lobby_filter;
mod more_button;
mod my_games;
pub(crate) mod name;
mod new_table;
mod new_tournament;
pub(crate) mod place;
mod play_now;
mod profile;
pub(crate) mod push;
mod rating_graph;
mod rating_label;
mod rating_result;
mod reporting;
mod resigning;
pub(crate) mod room;
mod search;
mod seats;
pub(crate) mod shuffle_proof;
mod solo_board;
mod spectators;
mod studies;
mod submission;
pub(crate) mod table_text;
mod tournament;
mod tournament_games;
mod tournament_standings;
mod tournaments;
mod trying_out;
mod turn_planning;
mod unsent;
mod waiting_room;
mod wires;
mod wish_choices;

use leptos::prelude::*;

pub(crate) use account::{
    Account, FromProvider, Invited, StopMail, has_passkeys, sign_in_with_passkey,
};
pub(crate) use after::After;
pub(crate) use announcement::AnnouncementLine;
pub(crate) use daily::Daily;
pub(crate) use deal::Deal;
pub(crate) use identity::{Identity, TurnCall};
pub(crate) use invitation::Invitation;
pub(crate) use leaderboard::Leaderboard;
pub(crate) use lobby::Lobby;
pub(crate) use my_games::{FinishedGames, RunningGames};
pub(crate) use new_table::NewTable;
pub(crate) use new_tournament::NewTournament;
pub(crate) use profile::Profile;
use rating_result::RatingResult;
pub(crate) use room::Room;
pub(crate) use studies::{BeginStudy, MyStudies};
pub(crate) use tournament::Tournament;
pub(crate) use tournaments::Tournaments;

/// The button in the place of that which plays, while one waits for somebody else.
pub(crate) fn waiting_button(label: String) -> AnyView {
    view! {
        <button class="button primary waits" type="button" disabled>
            <span>{label}</span>
        </button>
    }
    .into_any()
}

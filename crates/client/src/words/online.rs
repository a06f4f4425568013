//! The words of playing online.

pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

use polis_protocol::{AbortReason, Code};

/// The words of playing online.
#[derive(Debug)]
pub struct Online {
    pub title: &'static str,
    pub line: &'static str,
    pub link: LinkWords,
    pub lobby: LobbyWords,
    pub plan: PlanWords,
    pub room: RoomWords,
    pub me: MeWords,
    pub profile: ProfileWords,
    /// Why something was not done, by [`Code`].
    pub refusals: [&'static str; 16],
}

/// The connection.
#[derive(Debug)]
pub struct LinkWords {
    pub connecting: &'static str,
    pub reconnecting: &'static str,
    pub move_waits: &'static str,
    pub offline: &'static str,
    pub no_server: &'static str,
    pub no_server_line: &'static str,
    pub outdated: &'static str,
    pub reload: &'static str,
    pub try_now: &'static str,
    pub no_answer: &'static str,
}

/// The lobby.
#[derive(Debug)]
pub struct LobbyWords {
    pub friend: &'static str,
    pub mine: &'static str,
    pub open: &'static str,
    pub playing: &'static str,
    pub nobody: &'static str,
    pub nobody_line: &'static str,
    pub no_games: &'static str,
    pub sit: &'static str,
    pub watch: &'static str,
    pub to_table: &'static str,
    pub free: fn(usize) -> String,
    pub gathering: &'static str,
    pub not_your_turn: &'static str,
    pub turns: fn(usize) -> String,
    /// Minutes, and seconds a move.
    pub live: fn(u64, u64) -> String,
    pub daily: fn(usize) -> String,
    pub rated: &'static str,
    pub variants: fn(usize) -> String,
    pub contest: &'static str,
}

/// The page for a new table.
#[derive(Debug)]
pub struct PlanWords {
    pub title: &'static str,
    pub game: &'static str,
    pub anybody: &'static str,
    pub clock: &'static str,
    /// By pace.
    pub paces: [&'static str; 3],
    pub minutes: &'static str,
    pub seconds: &'static str,
    pub days: &'static str,
    pub time_out: &'static str,
    pub lost: &'static str,
    pub heir: &'static str,
    pub sees: &'static str,
    pub private: &'static str,
    pub private_line: &'static str,
    pub public: &'static str,
    pub public_line: &'static str,
    pub accounts: &'static str,
    pub accounts_line: &'static str,
    pub scores: &'static str,
    pub no_scores: &'static str,
    pub takebacks: &'static str,
    pub no_takebacks: &'static str,
    pub takebacks_line: &'static str,
    pub rated: &'static str,
    pub rated_line: &'static str,
    pub by_host: &'static str,
    pub by_host_line: &'static str,
    pub drawn: &'static str,
    pub contests: [&'static str; 2],
    pub match_line: &'static str,
    pub more: &'static str,
    pub open: &'static str,
    pub name: &'static str,
    pub name_line: &'static str,
    pub needs_account: &'static str,
}

/// A table.
#[derive(Debug)]
pub struct RoomWords {
    pub waiting: &'static str,
    pub invite: &'static str,
    pub invite_line: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub share: &'static str,
    pub qr: &'static str,
    pub free: &'static str,
    pub host: &'static str,
    pub sit: &'static str,
    pub get_up: &'static str,
    pub close: &'static str,
    pub start: &'static str,
    pub host_starts: &'static str,
    pub starts_when_full: &'static str,
    pub seat_computer: fn(usize) -> String,
    pub send_away: fn(&str) -> String,
    pub away: &'static str,
    pub accounts_only: &'static str,
    pub full: &'static str,
    pub missing: &'static str,
    pub missing_line: &'static str,
    /// By reason.
    pub aborted: [&'static str; 3],
    pub to_lobby: &'static str,
    pub invited_by: fn(&str) -> String,
    pub players: &'static str,
    pub watching: &'static str,
    pub watchers: fn(usize) -> String,
    pub sending: &'static str,
    pub chat: &'static str,
    pub nothing_said: &'static str,
    pub write: &'static str,
    pub send: &'static str,
    pub unread: fn(usize) -> String,
    pub mute: fn(&str) -> String,
    pub unmute: fn(&str) -> String,
    pub take_back: &'static str,
    pub asks_takeback: fn(&str) -> String,
    pub asked_takeback: &'static str,
    pub agree: &'static str,
    pub decline: &'static str,
    pub withdraw: &'static str,
    pub resign: &'static str,
    pub resign_sure: &'static str,
    pub play_on: &'static str,
    pub resigned: fn(&str) -> String,
    pub timed_out: fn(&str) -> String,
    pub you_resigned: &'static str,
    pub you_timed_out: &'static str,
    pub heir: fn(&str) -> String,
    pub again: &'static str,
    pub again_asked: &'static str,
    pub wants_again: fn(&str) -> String,
    pub next: &'static str,
    pub turn_against: fn(&str) -> String,
    pub left: fn(&str) -> String,
    pub back: fn(&str) -> String,
    pub tell_me: &'static str,
    pub told: &'static str,
    pub not_told: &'static str,
    pub days_hours: fn(u64, u64) -> String,
    pub hours_minutes: fn(u64, u64) -> String,
    pub clock_of: fn(&str) -> String,
}

/// Who one is to the server.
#[derive(Debug)]
pub struct MeWords {
    pub title: &'static str,
    pub guest: &'static str,
    pub account: &'static str,
    pub nobody: &'static str,
    pub make: &'static str,
    pub make_line: &'static str,
    pub name: &'static str,
    pub password: &'static str,
    pub password_line: &'static str,
    pub sign_in: &'static str,
    pub sign_out: &'static str,
    pub guest_out: &'static str,
    pub everywhere: &'static str,
    pub everywhere_line: &'static str,
    pub change_name: &'static str,
    pub change_password: &'static str,
    pub old: &'static str,
    pub new: &'static str,
    pub save: &'static str,
    pub saved: &'static str,
    pub tokens: &'static str,
    pub tokens_line: &'static str,
    pub label: &'static str,
    pub make_token: &'static str,
    pub token_once: &'static str,
    pub remove: &'static str,
    pub data: &'static str,
    pub download: &'static str,
    pub delete: &'static str,
    pub delete_line: &'static str,
    pub cancel: &'static str,
    pub profile: &'static str,
}

/// A player.
#[derive(Debug)]
pub struct ProfileWords {
    pub since: fn(&str) -> String,
    pub guest: &'static str,
    pub deleted: &'static str,
    pub ratings: &'static str,
    /// The rating and how far off it may be.
    pub rating: fn(i64, i64) -> String,
    pub provisional: &'static str,
    pub statistics: &'static str,
    pub games: &'static str,
    pub wins: &'static str,
    pub shared: &'static str,
    pub mean: &'static str,
    pub best: &'static str,
    pub history: &'static str,
    pub earlier: &'static str,
    pub none: &'static str,
    pub won: &'static str,
    pub lost: &'static str,
    pub drawn: &'static str,
    pub graph: fn(&str) -> String,
    pub missing: &'static str,
}

impl Online {
    /// Why something was not done.
    pub fn refusal(&self, code: Code) -> &'static str {
        let index = Code::ALL.iter().position(|&other| other == code);
        index.map_or(self.link.no_answer, |index| self.refusals[index])
    }
}

impl RoomWords {
    /// Why a table was closed.
    pub fn aborted(&self, reason: AbortReason) -> &'static str {
        match reason {
            AbortReason::Host => self.aborted[0],
            AbortReason::Expired => self.aborted[1],
            AbortReason::Deleted => self.aborted[2],
        }
    }
}

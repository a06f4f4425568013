//! The words of playing online.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

use polis_protocol::{AbortReason, Code};

/// The words of playing online.
#[derive(Debug)]
pub(crate) struct Online {
    pub(crate) title: &'static str,
    pub(crate) line: &'static str,
    pub(crate) link: LinkWords,
    pub(crate) lobby: LobbyWords,
    pub(crate) plan: PlanWords,
    pub(crate) room: RoomWords,
    pub(crate) me: MeWords,
    pub(crate) profile: ProfileWords,
    /// Why something was not done, by [`Code`].
    pub(crate) refusals: [&'static str; 16],
}

/// The connection.
#[derive(Debug)]
pub(crate) struct LinkWords {
    pub(crate) connecting: &'static str,
    pub(crate) reconnecting: &'static str,
    pub(crate) move_waits: &'static str,
    pub(crate) offline: &'static str,
    pub(crate) no_server: &'static str,
    pub(crate) no_server_line: &'static str,
    pub(crate) outdated: &'static str,
    pub(crate) reload: &'static str,
    pub(crate) try_now: &'static str,
    pub(crate) no_answer: &'static str,
}

/// The lobby.
#[derive(Debug)]
pub(crate) struct LobbyWords {
    pub(crate) friend: &'static str,
    pub(crate) mine: &'static str,
    pub(crate) open: &'static str,
    pub(crate) playing: &'static str,
    pub(crate) nobody: &'static str,
    pub(crate) nobody_line: &'static str,
    pub(crate) no_games: &'static str,
    pub(crate) sit: &'static str,
    pub(crate) watch: &'static str,
    pub(crate) to_table: &'static str,
    pub(crate) free: fn(usize) -> String,
    pub(crate) gathering: &'static str,
    pub(crate) not_your_turn: &'static str,
    pub(crate) turns: fn(usize) -> String,
    /// Minutes, and seconds a move.
    pub(crate) live: fn(u64, u64) -> String,
    pub(crate) daily: fn(usize) -> String,
    pub(crate) rated: &'static str,
    pub(crate) variants: fn(usize) -> String,
    pub(crate) contest: &'static str,
}

/// The page for a new table.
#[derive(Debug)]
pub(crate) struct PlanWords {
    pub(crate) title: &'static str,
    pub(crate) game: &'static str,
    pub(crate) anybody: &'static str,
    pub(crate) clock: &'static str,
    /// By pace.
    pub(crate) paces: [&'static str; 3],
    pub(crate) minutes: &'static str,
    pub(crate) seconds: &'static str,
    pub(crate) days: &'static str,
    pub(crate) time_out: &'static str,
    pub(crate) lost: &'static str,
    pub(crate) heir: &'static str,
    pub(crate) sees: &'static str,
    pub(crate) private: &'static str,
    pub(crate) private_line: &'static str,
    pub(crate) public: &'static str,
    pub(crate) public_line: &'static str,
    pub(crate) accounts: &'static str,
    pub(crate) accounts_line: &'static str,
    pub(crate) scores: &'static str,
    pub(crate) no_scores: &'static str,
    pub(crate) takebacks: &'static str,
    pub(crate) no_takebacks: &'static str,
    pub(crate) takebacks_line: &'static str,
    pub(crate) rated: &'static str,
    pub(crate) rated_line: &'static str,
    pub(crate) by_host: &'static str,
    pub(crate) by_host_line: &'static str,
    pub(crate) drawn: &'static str,
    pub(crate) contests: [&'static str; 2],
    pub(crate) match_line: &'static str,
    pub(crate) more: &'static str,
    pub(crate) open: &'static str,
    pub(crate) name: &'static str,
    pub(crate) name_line: &'static str,
    pub(crate) needs_account: &'static str,
}

/// A table.
#[derive(Debug)]
pub(crate) struct RoomWords {
    pub(crate) waiting: &'static str,
    pub(crate) invite: &'static str,
    pub(crate) invite_line: &'static str,
    pub(crate) copy: &'static str,
    pub(crate) copied: &'static str,
    pub(crate) share: &'static str,
    pub(crate) qr: &'static str,
    pub(crate) free: &'static str,
    pub(crate) host: &'static str,
    pub(crate) sit: &'static str,
    pub(crate) get_up: &'static str,
    pub(crate) close: &'static str,
    pub(crate) start: &'static str,
    pub(crate) host_starts: &'static str,
    pub(crate) starts_when_full: &'static str,
    pub(crate) seat_computer: fn(usize) -> String,
    pub(crate) send_away: fn(&str) -> String,
    pub(crate) away: &'static str,
    pub(crate) accounts_only: &'static str,
    pub(crate) full: &'static str,
    pub(crate) missing: &'static str,
    pub(crate) missing_line: &'static str,
    /// By reason.
    pub(crate) aborted: [&'static str; 3],
    pub(crate) to_lobby: &'static str,
    pub(crate) invited_by: fn(&str) -> String,
    pub(crate) players: &'static str,
    pub(crate) watching: &'static str,
    pub(crate) watchers: fn(usize) -> String,
    pub(crate) sending: &'static str,
    pub(crate) chat: &'static str,
    pub(crate) nothing_said: &'static str,
    pub(crate) write: &'static str,
    pub(crate) send: &'static str,
    pub(crate) unread: fn(usize) -> String,
    pub(crate) mute: fn(&str) -> String,
    pub(crate) unmute: fn(&str) -> String,
    pub(crate) take_back: &'static str,
    pub(crate) asks_takeback: fn(&str) -> String,
    pub(crate) asked_takeback: &'static str,
    pub(crate) agree: &'static str,
    pub(crate) decline: &'static str,
    pub(crate) withdraw: &'static str,
    pub(crate) resign: &'static str,
    pub(crate) resign_sure: &'static str,
    pub(crate) play_on: &'static str,
    pub(crate) resigned: fn(&str) -> String,
    pub(crate) timed_out: fn(&str) -> String,
    pub(crate) you_resigned: &'static str,
    pub(crate) you_timed_out: &'static str,
    pub(crate) heir: fn(&str) -> String,
    pub(crate) again: &'static str,
    pub(crate) again_asked: &'static str,
    pub(crate) wants_again: fn(&str) -> String,
    pub(crate) next: &'static str,
    pub(crate) turn_against: fn(&str) -> String,
    pub(crate) left: fn(&str) -> String,
    pub(crate) back: fn(&str) -> String,
    pub(crate) tell_me: &'static str,
    pub(crate) told: &'static str,
    pub(crate) not_told: &'static str,
    pub(crate) days_hours: fn(u64, u64) -> String,
    pub(crate) hours_minutes: fn(u64, u64) -> String,
    pub(crate) clock_of: fn(&str) -> String,
}

/// Who one is to the server.
#[derive(Debug)]
pub(crate) struct MeWords {
    pub(crate) title: &'static str,
    pub(crate) guest: &'static str,
    pub(crate) account: &'static str,
    pub(crate) nobody: &'static str,
    pub(crate) make: &'static str,
    pub(crate) make_line: &'static str,
    pub(crate) name: &'static str,
    pub(crate) password: &'static str,
    pub(crate) password_line: &'static str,
    pub(crate) sign_in: &'static str,
    pub(crate) sign_out: &'static str,
    pub(crate) guest_out: &'static str,
    pub(crate) everywhere: &'static str,
    pub(crate) everywhere_line: &'static str,
    pub(crate) change_name: &'static str,
    pub(crate) change_password: &'static str,
    pub(crate) old: &'static str,
    pub(crate) new: &'static str,
    pub(crate) save: &'static str,
    pub(crate) saved: &'static str,
    pub(crate) tokens: &'static str,
    pub(crate) tokens_line: &'static str,
    pub(crate) label: &'static str,
    pub(crate) make_token: &'static str,
    pub(crate) token_once: &'static str,
    pub(crate) remove: &'static str,
    pub(crate) data: &'static str,
    pub(crate) download: &'static str,
    pub(crate) delete: &'static str,
    pub(crate) delete_line: &'static str,
    pub(crate) cancel: &'static str,
    pub(crate) profile: &'static str,
}

/// A player.
#[derive(Debug)]
pub(crate) struct ProfileWords {
    pub(crate) since: fn(&str) -> String,
    pub(crate) guest: &'static str,
    pub(crate) deleted: &'static str,
    pub(crate) ratings: &'static str,
    /// The rating and how far off it may be.
    pub(crate) rating: fn(i64, i64) -> String,
    pub(crate) provisional: &'static str,
    pub(crate) statistics: &'static str,
    pub(crate) games: &'static str,
    pub(crate) wins: &'static str,
    pub(crate) shared: &'static str,
    pub(crate) mean: &'static str,
    pub(crate) best: &'static str,
    pub(crate) history: &'static str,
    pub(crate) earlier: &'static str,
    pub(crate) none: &'static str,
    pub(crate) won: &'static str,
    pub(crate) lost: &'static str,
    pub(crate) drawn: &'static str,
    pub(crate) graph: fn(&str) -> String,
    pub(crate) missing: &'static str,
}

impl Online {
    /// Why something was not done.
    pub(crate) fn refusal(&self, code: Code) -> &'static str {
        let index = Code::ALL.iter().position(|&other| other == code);
        index.map_or(self.link.no_answer, |index| self.refusals[index])
    }
}

impl RoomWords {
    /// Why a table was closed.
    pub(crate) fn aborted(&self, reason: AbortReason) -> &'static str {
        match reason {
            AbortReason::Host => self.aborted[0],
            AbortReason::Expired => self.aborted[1],
            AbortReason::Deleted => self.aborted[2],
        }
    }
}

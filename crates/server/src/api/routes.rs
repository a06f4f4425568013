//! The routes under `/api/v1`, with what the document of the interface says of each.

use std::sync::Arc;

use axum::Router;
use axum::routing::MethodRouter;

use crate::api::{
    Shared, accounts, archive, deals, engine_sign, friends, host_page, mail, me, openapi, passkeys,
    people, provider, push, recovery, reports, search, sessions, sign_in_ways, solo, studies,
    tables, tournaments, turn_plans, vacation,
};

/// Makes the routes under `/api/v1`, and describes them: what stands above a handler here stands in the
/// document of the interface.
macro_rules! routes {
    ($($path:literal { $($(#[doc = $text:literal])+ $method:ident: $handler:path),+ $(,)? })+) => {
        pub(super) fn api() -> Router<Arc<Shared>> {
            Router::new()
                $(.route($path, MethodRouter::new()$(.$method($handler))+))+
        }

        pub(super) fn describe(routes: &mut openapi::Routes) {
            $($(
                let text = concat!($($text, "\n"),+);
                routes.add(stringify!($method), $path, stringify!($handler), text, $handler);
            )+)+
        }
    };
}

routes! {
    "/guest" {
        /// Play at once.
        post: accounts::new_guest,
    }
    "/account" {
        /// Make an account of the guest who asks, or a new one.
        post: accounts::new_account,
    }
    "/session" {
        /// Sign in; the cookie that the browser had before is good no more.
        post: accounts::sign_in,
        /// Sign out.
        delete: sessions::sign_out,
    }
    "/sign-in" {
        /// What the site offers to who signs in.
        get: sign_in_ways::ways,
    }
    "/session/passkey" {
        /// Sign in with a passkey.
        post: passkeys::sign_in,
    }
    "/session/passkey/options" {
        /// What a browser signs in with by a passkey; a cookie keeps the challenge.
        post: passkeys::sign_in_options,
    }
    "/account/passkey" {
        /// Make an account of the guest who asks, or a new one, with a passkey.
        post: passkeys::new_account,
    }
    "/account/passkey/options" {
        /// What a browser makes the passkey of a new account with; a cookie keeps the challenge.
        post: passkeys::new_account_options,
    }
    "/me/sign-in" {
        /// The ways in which the caller can sign in.
        get: sign_in_ways::own,
    }
    "/me/passkeys" {
        /// Keep another passkey.
        post: passkeys::add,
    }
    "/me/passkeys/options" {
        /// What a browser makes another passkey with; a cookie keeps the challenge.
        post: passkeys::options,
    }
    "/me/passkeys/{passkey}" {
        /// Remove a passkey, unless it is the last way to sign in.
        delete: passkeys::remove,
    }
    "/provider/start" {
        /// Where to go to sign in at the host's provider (OpenID Connect), or to join the account with it;
        /// a cookie keeps what has to come back.
        post: provider::start,
    }
    "/provider/return" {
        /// Come back from the provider.
        ///
        /// Leads to `/#/me`, or to `/#/me/provider/OUTCOME` with one of newcomer, joined, cancelled,
        /// expired, refused, unavailable, not-allowed, taken.
        get: provider::come_back,
    }
    "/provider/newcomer" {
        /// Who came from the provider in this browser and has no account yet.
        get: provider::newcomer,
    }
    "/provider/account" {
        /// Make an account for who came from the provider, of the guest who asks or a new one.
        post: provider::new_account,
    }
    "/me/provider" {
        /// Part the account from the provider, unless that is the last way to sign in.
        delete: provider::part,
    }
    "/recovery" {
        /// Set a new password with the recovery code, or with one that was mailed, and sign in.
        ///
        /// All sessions end, all other ways to sign in are removed, and the next code is told.
        post: recovery::recover,
    }
    "/recovery/mail" {
        /// Send a code for a new password to the address of an account; the answer is the same where there
        /// is none, and comes at once.
        post: mail::forgotten,
    }
    "/sessions" {
        /// Where the caller is signed in.
        get: sessions::sessions,
        /// Sign out everywhere; tokens end, too.
        delete: sessions::sign_out_everywhere,
    }
    "/sessions/{session}" {
        /// End one session or token.
        delete: sessions::end_session,
    }
    "/me" {
        /// Who am I.
        get: me::me,
        /// Delete oneself; the games stay under “deleted player”.
        delete: me::delete_me,
    }
    "/me/name" {
        /// Take another name.
        put: me::rename,
    }
    "/me/password" {
        /// Take another password; all other sessions end.
        put: me::new_password,
    }
    "/me/recovery" {
        /// Whether the caller has a recovery code.
        get: recovery::state,
        /// Make a new recovery code; the one before is good no more.
        post: recovery::new_code,
    }
    "/me/settings" {
        /// Keep the client's own settings.
        put: me::keep_settings,
    }
    "/me/data" {
        /// All that is kept of the caller.
        get: me::data,
    }
    "/me/tables" {
        /// The unfinished tables of the caller, those that wait for them first.
        get: me::my_tables,
    }
    "/me/search" {
        /// Look for somebody to play with; what was looked for before is over.
        post: search::begin,
        /// Go on looking; who does not for 15 seconds is out.
        put: search::go_on,
        /// Look no more; who has been found already cannot, as the game has begun.
        delete: search::end,
    }
    "/me/friends" {
        /// Friends, who asks to be one, challenges, and people who are blocked.
        get: friends::friends,
    }
    "/me/friends/{person}" {
        /// Ask somebody to be friends, or accept that they have asked.
        put: friends::ask,
        /// Refuse, withdraw, or remove a friend.
        delete: friends::remove,
    }
    "/me/blocked/{person}" {
        /// Block somebody: no pairing, no challenges, no shared tables.
        put: friends::block,
        /// Block somebody no more.
        delete: friends::unblock,
    }
    "/me/vacation" {
        /// How it stands with one's vacation.
        get: vacation::state,
        /// Begin a vacation at once: the clocks of one's days-a-move games stand still.
        post: vacation::begin,
        /// Come back from vacation; nothing happens where there is none.
        delete: vacation::end,
    }
    "/me/games/{person}" {
        /// The finished games of the caller with somebody.
        get: friends::games_together,
    }
    "/reports" {
        /// Report somebody to the hosts.
        post: reports::report,
    }
    "/challenges" {
        /// Challenge somebody to a game for two.
        post: friends::challenge,
    }
    "/challenges/{challenge}" {
        /// Accept a challenge: the game begins.
        post: friends::accept,
        /// Decline a challenge, or take it back.
        delete: friends::decline,
    }
    "/me/tokens" {
        /// The API tokens of the caller.
        get: sessions::tokens,
        /// Make an API token.
        post: sessions::new_token,
    }
    "/me/tokens/{token}" {
        /// Delete an API token.
        delete: sessions::drop_token,
    }
    "/me/push" {
        /// Tell this browser when it is the caller's turn, until the session ends.
        put: push::subscribe,
        /// Tell this browser nothing any more.
        delete: push::unsubscribe,
    }
    "/push" {
        /// The key by which browsers know this server, for notifications.
        get: push::key,
    }
    "/me/mail" {
        /// What is known of the caller's mail address.
        get: mail::state,
        /// Send a code to an address; it is the caller's once it is confirmed.
        put: mail::give,
        /// Forget the caller's mail address.
        delete: mail::remove,
    }
    "/me/mail/confirm" {
        /// Confirm the address with the code that went there.
        post: mail::confirm,
    }
    "/me/mail/wishes" {
        /// Change what the caller wants mail for.
        put: mail::set_wishes,
    }
    "/mail/stop/{stop}" {
        /// Go to the page that stops mails; what only looks at links changes nothing.
        get: mail::stop_page,
        /// Stop mails about turns and challenges, by the link in one of them, as mail programs do with one
        /// press (RFC 8058).
        post: mail::stop,
    }
    "/lobby" {
        /// The public tables that are open or being played.
        get: tables::lobby,
    }
    "/tables" {
        /// Open a table.
        post: tables::open,
    }
    "/tables/{table}" {
        /// A whole table.
        get: tables::look,
    }
    "/tables/{table}/actions" {
        /// Do something at a table.
        post: tables::act,
    }
    "/tables/{table}/events" {
        /// Events after one of them; waits for one if asked to.
        get: tables::events,
    }
    "/tables/{table}/chat" {
        /// What the seated said, for them, and for everybody who may see the table after the end.
        get: tables::chat,
    }
    "/tables/{table}/spectator-chat" {
        /// What the spectators said, for those who do not sit there, and for everybody after the end.
        get: tables::spectator_chat,
    }
    "/tables/{table}/plan" {
        /// What the caller plans for their next turn; empty where there is nothing, and nobody else sees
        /// it.
        get: turn_plans::plan,
        /// Plan one's next turn, in a game with days for each move or without a clock.
        put: turn_plans::keep,
        /// Drop the plan.
        delete: turn_plans::drop_plan,
    }
    "/tables/{table}/record" {
        /// The record; tiles that have not been face up are `?`.
        get: tables::record,
    }
    "/tables/{table}/ratings" {
        /// How a rated game changed the ratings of its players; empty for any other.
        get: tables::ratings,
    }
    "/leaderboard/{game}/{seats}" {
        /// The best players.
        get: people::leaderboard,
    }
    "/leaderboard/solo/{architect}" {
        /// The best solo games against an Illustrious Architect, one of each account.
        get: solo::board,
    }
    "/people/{person}" {
        /// What is known of a player.
        get: people::profile,
    }
    "/people/{person}/games" {
        /// The finished games of a player, the latest first: the public ones, and to oneself the private
        /// ones, too.
        get: people::games,
    }
    "/people/{person}/ratings/{game}/{seats}" {
        /// The points of a player's rating graph.
        get: people::rating_points,
    }
    "/daily" {
        /// The deals of today, and how the caller fared at them.
        get: deals::daily,
    }
    "/daily/{contest}/months/{day}" {
        /// The board of the month of a day, of the days that are over.
        get: deals::month,
    }
    "/duels" {
        /// Make a duel: two people play one deal, apart in time.
        post: deals::new_duel,
    }
    "/deals/{deal}" {
        /// A deal, and what became of it as far as the caller may know.
        get: deals::page,
    }
    "/deals/{deal}/tries" {
        /// Begin one's only try at a deal; who has begun it gets its table again.
        post: deals::begin,
    }
    "/deals/{deal}/games" {
        /// The best games of a deal, for who has finished it or when it is over.
        get: deals::games,
    }
    "/tournaments" {
        /// Tournaments: one's own, those to come or to watch, and those that are over.
        get: tournaments::list,
        /// Hold a tournament, as an account.
        post: tournaments::new,
    }
    "/tournaments/{tournament}" {
        /// A whole tournament: standings, games, and one's own table; nothing where the caller knows it as
        /// it is, after waiting for a change.
        get: tournaments::page,
        /// Call a tournament off, as the organiser.
        delete: tournaments::cancel,
    }
    "/tournaments/{tournament}/start" {
        /// Start a tournament, as the organiser.
        post: tournaments::start,
    }
    "/tournaments/{tournament}/players" {
        /// Sign up, or come back.
        post: tournaments::join,
    }
    "/tournaments/{tournament}/players/{person}" {
        /// Leave a tournament, or send somebody away as the organiser.
        delete: tournaments::leave,
    }
    "/tournaments/{tournament}/rounds/{round}" {
        /// The games of a round.
        get: tournaments::round,
    }
    "/tournaments/{tournament}/records" {
        /// All finished games as one file, a line of JSON each.
        get: tournaments::records,
    }
    "/me/studies" {
        /// One's own studies, the latest change first.
        get: studies::mine,
    }
    "/studies" {
        /// Make a study of a record, which only those find who know its id.
        post: studies::new,
    }
    "/studies/{study}" {
        /// A study without the games of its chapters, and who is there, for whoever knows its id.
        get: studies::page,
        /// Delete a study, as its owner.
        delete: studies::delete,
    }
    "/studies/{study}/chapters/{chapter}" {
        /// A whole chapter: the game with its variations.
        get: studies::chapter,
    }
    "/studies/{study}/actions" {
        /// Show a place, offer moves, arrange chapters.
        post: studies::act,
    }
    "/site" {
        /// Who can come in, and what everybody is told.
        get: host_page::site,
    }
    "/host" {
        /// How the site is doing, for its hosts.
        get: host_page::report,
    }
    "/host/people" {
        /// People whose names hold a text, the newest first, for hosts.
        get: host_page::people,
    }
    "/host/people/{person}" {
        /// Do something about a person, as a host who signed in within the last half hour.
        post: host_page::order,
    }
    "/host/people/{person}/engine-sign" {
        /// How closely somebody plays to the engine: advice for hosts.
        ///
        /// It is worked out in the background from the latest games; who asks again is told how far it is.
        /// What was found is kept, and worked out anew when the person has finished another game.
        post: engine_sign::engine_sign,
    }
    "/host/tables" {
        /// Tables that are not over, the liveliest first, for hosts.
        get: host_page::tables,
    }
    "/host/tables/{table}/annul" {
        /// Take back what a game changed at ratings.
        post: reports::annul,
    }
    "/host/reports" {
        /// The reports of people that no host has closed.
        get: reports::reports,
    }
    "/host/reports/{report}" {
        /// Close a report.
        delete: reports::close,
    }
    "/host/sign-up" {
        /// Set who can come in, as a host who signed in within the last half hour.
        put: host_page::set_sign_up,
    }
    "/host/invitations" {
        /// Make an invitation, as a host who signed in within the last half hour.
        post: host_page::invite,
    }
    "/host/invitations/{code}" {
        /// Withdraw an invitation, as a host who signed in within the last half hour.
        delete: host_page::uninvite,
    }
    "/host/announcement" {
        /// Tell everybody something, as a host who signed in within the last half hour.
        put: host_page::announce,
        /// End what everybody is told, as a host who signed in within the last half hour.
        delete: host_page::end_announcement,
    }
    "/archive" {
        /// Every finished public game, a line of JSON each, as one stream.
        get: archive::archive,
    }
    "/socket" {
        /// Open a WebSocket; docs/bots.md says what goes over it.
        get: tables::socket,
    }
    "/openapi.json" {
        /// This document.
        get: openapi::serve,
    }
}

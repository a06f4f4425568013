//! The HTTP interface: the same actions as over a socket, people, and what a host wants to know.

mod accounts;
mod archive;
mod caller;
mod deals;
mod engine_sign;
mod friends;
mod headers;
mod host;
mod host_page;
mod mail;
mod me;
mod openapi;
mod passkeys;
mod password_check;
mod people;
mod provider;
mod push;
mod recovery;
mod reports;
mod search;
mod sessions;
mod shared;
mod sign_in_ways;
mod solo;
mod studies;
mod tables;
mod tournaments;
mod turn_plans;
mod vacation;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, get};
use polis_protocol::MAX_BODY_BYTES;

pub(crate) use shared::{PasskeySite, Shared, Sockets};

/// Makes the routes under `/api/v1`, and a list of them to check the document against.
macro_rules! routes {
    ($($path:literal { $($method:ident: $handler:path),+ $(,)? })+) => {
        /// The method and the path of every route under `/api/v1`.
        #[cfg(test)]
        pub(crate) const ROUTES: &[(&str, &str)] =
            &[$($((stringify!($method), $path)),+),+];

        fn api() -> Router<Arc<Shared>> {
            Router::new()
                $(.route($path, MethodRouter::new()$(.$method($handler))+))+
        }
    };
}

routes! {
    "/guest" { post: accounts::new_guest }
    "/account" { post: accounts::new_account }
    "/session" { post: accounts::sign_in, delete: sessions::sign_out }
    "/sign-in" { get: sign_in_ways::ways }
    "/session/passkey" { post: passkeys::sign_in }
    "/session/passkey/options" { post: passkeys::sign_in_options }
    "/account/passkey" { post: passkeys::new_account }
    "/account/passkey/options" { post: passkeys::new_account_options }
    "/me/sign-in" { get: sign_in_ways::own }
    "/me/passkeys" { post: passkeys::add }
    "/me/passkeys/options" { post: passkeys::options }
    "/me/passkeys/{passkey}" { delete: passkeys::remove }
    "/provider/start" { post: provider::start }
    "/provider/return" { get: provider::come_back }
    "/provider/newcomer" { get: provider::newcomer }
    "/provider/account" { post: provider::new_account }
    "/me/provider" { delete: provider::part }
    "/recovery" { post: recovery::recover }
    "/recovery/mail" { post: mail::forgotten }
    "/sessions" { get: sessions::sessions, delete: sessions::sign_out_everywhere }
    "/sessions/{session}" { delete: sessions::end_session }
    "/me" { get: me::me, delete: me::delete_me }
    "/me/name" { put: me::rename }
    "/me/password" { put: me::new_password }
    "/me/recovery" { get: recovery::state, post: recovery::new_code }
    "/me/settings" { put: me::keep_settings }
    "/me/data" { get: me::data }
    "/me/tables" { get: me::my_tables }
    "/me/search" { post: search::begin, put: search::go_on, delete: search::end }
    "/me/friends" { get: friends::friends }
    "/me/friends/{person}" { put: friends::ask, delete: friends::remove }
    "/me/blocked/{person}" { put: friends::block, delete: friends::unblock }
    "/me/vacation" { get: vacation::state, post: vacation::begin, delete: vacation::end }
    "/me/games/{person}" { get: friends::games_together }
    "/reports" { post: reports::report }
    "/challenges" { post: friends::challenge }
    "/challenges/{challenge}" { post: friends::accept, delete: friends::decline }
    "/me/tokens" { get: sessions::tokens, post: sessions::new_token }
    "/me/tokens/{token}" { delete: sessions::drop_token }
    "/me/push" { put: push::subscribe, delete: push::unsubscribe }
    "/push" { get: push::key }
    "/me/mail" { get: mail::state, put: mail::give, delete: mail::remove }
    "/me/mail/confirm" { post: mail::confirm }
    "/me/mail/wishes" { put: mail::set_wishes }
    "/mail/stop/{stop}" { get: mail::stop_page, post: mail::stop }
    "/lobby" { get: tables::lobby }
    "/tables" { post: tables::open }
    "/tables/{table}" { get: tables::look }
    "/tables/{table}/actions" { post: tables::act }
    "/tables/{table}/events" { get: tables::events }
    "/tables/{table}/chat" { get: tables::chat }
    "/tables/{table}/spectator-chat" { get: tables::spectator_chat }
    "/tables/{table}/plan" {
        get: turn_plans::plan, put: turn_plans::keep, delete: turn_plans::drop_plan,
    }
    "/tables/{table}/record" { get: tables::record }
    "/tables/{table}/ratings" { get: tables::ratings }
    "/leaderboard/{game}/{seats}" { get: people::leaderboard }
    "/leaderboard/solo/{architect}" { get: solo::board }
    "/people/{person}" { get: people::profile }
    "/people/{person}/games" { get: people::games }
    "/people/{person}/ratings/{game}/{seats}" { get: people::rating_points }
    "/daily" { get: deals::daily }
    "/daily/{contest}/months/{day}" { get: deals::month }
    "/duels" { post: deals::new_duel }
    "/deals/{deal}" { get: deals::page }
    "/deals/{deal}/tries" { post: deals::begin }
    "/deals/{deal}/games" { get: deals::games }
    "/tournaments" { get: tournaments::list, post: tournaments::new }
    "/tournaments/{tournament}" { get: tournaments::page, delete: tournaments::cancel }
    "/tournaments/{tournament}/start" { post: tournaments::start }
    "/tournaments/{tournament}/players" { post: tournaments::join }
    "/tournaments/{tournament}/players/{person}" { delete: tournaments::leave }
    "/tournaments/{tournament}/rounds/{round}" { get: tournaments::round }
    "/tournaments/{tournament}/records" { get: tournaments::records }
    "/me/studies" { get: studies::mine }
    "/studies" { post: studies::new }
    "/studies/{study}" { get: studies::page, delete: studies::delete }
    "/studies/{study}/chapters/{chapter}" { get: studies::chapter }
    "/studies/{study}/actions" { post: studies::act }
    "/site" { get: host_page::site }
    "/host" { get: host_page::report }
    "/host/people" { get: host_page::people }
    "/host/people/{person}" { post: host_page::order }
    "/host/people/{person}/engine-sign" { post: engine_sign::engine_sign }
    "/host/tables" { get: host_page::tables }
    "/host/tables/{table}/annul" { post: reports::annul }
    "/host/reports" { get: reports::reports }
    "/host/reports/{report}" { delete: reports::close }
    "/host/sign-up" { put: host_page::set_sign_up }
    "/host/invitations" { post: host_page::invite }
    "/host/invitations/{code}" { delete: host_page::uninvite }
    "/host/announcement" { put: host_page::announce, delete: host_page::end_announcement }
    "/archive" { get: archive::archive }
    "/socket" { get: tables::socket }
    "/openapi.json" { get: openapi::document }
}

/// All routes. What they do not know goes to `fallback`: the files of the browser game.
pub(crate) fn router(shared: &Arc<Shared>, fallback: Router) -> Router {
    let api = api()
        .fallback(headers::no_such_route)
        .method_not_allowed_fallback(headers::wrong_method);
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(host::healthz))
        .route("/readyz", get(host::readyz))
        .route("/metrics", get(host::metrics))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(shared),
            headers::guard,
        ))
        .with_state(Arc::clone(shared))
        .fallback_service(fallback)
        .layer(axum::middleware::from_fn(headers::protect))
}

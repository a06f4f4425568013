//! The HTTP interface: the same actions as over a socket, people, and what a host wants to know.

mod archive;
mod caller;
mod headers;
mod host;
mod me;
mod openapi;
mod people;
mod shared;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, get};
use polis_protocol::MAX_BODY_BYTES;

pub(crate) use shared::{Shared, Sockets};

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
    "/guest" { post: me::new_guest }
    "/account" { post: me::new_account }
    "/session" { post: me::sign_in, delete: me::sign_out }
    "/sessions" { delete: me::sign_out_everywhere }
    "/me" { get: me::me, delete: me::delete_me }
    "/me/name" { put: me::rename }
    "/me/password" { put: me::new_password }
    "/me/settings" { put: me::keep_settings }
    "/me/data" { get: me::data }
    "/me/tables" { get: me::my_tables }
    "/me/tokens" { get: me::tokens, post: me::new_token }
    "/me/tokens/{token}" { delete: me::drop_token }
    "/lobby" { get: tables::lobby }
    "/tables" { post: tables::open }
    "/tables/{table}" { get: tables::look }
    "/tables/{table}/actions" { post: tables::act }
    "/tables/{table}/events" { get: tables::events }
    "/tables/{table}/chat" { get: tables::chat }
    "/tables/{table}/record" { get: tables::record }
    "/people/{person}" { get: people::profile }
    "/people/{person}/games" { get: people::games }
    "/people/{person}/ratings/{game}/{seats}" { get: people::rating_points }
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

//! The HTTP interface: the same actions as over a socket, people, and what a host wants to know.

mod archive;
mod caller;
mod headers;
mod host;
mod me;
mod people;
mod shared;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post, put};
use polis_wire::{MAX_BODY_BYTES, SOCKET_PATH};

pub(crate) use shared::{Shared, Sockets};

/// All routes. What they do not know goes to `fallback`: the files of the browser game.
pub(crate) fn router(shared: &Arc<Shared>, fallback: Router) -> Router {
    let api = Router::new()
        .route("/guest", post(me::new_guest))
        .route("/account", post(me::new_account))
        .route("/session", post(me::sign_in).delete(me::sign_out))
        .route("/sessions", axum::routing::delete(me::sign_out_everywhere))
        .route("/me", get(me::me).delete(me::delete_me))
        .route("/me/name", put(me::rename))
        .route("/me/password", put(me::new_password))
        .route("/me/settings", put(me::keep_settings))
        .route("/me/data", get(me::data))
        .route("/me/tables", get(me::my_tables))
        .route("/me/tokens", get(me::tokens).post(me::new_token))
        .route("/me/tokens/{token}", axum::routing::delete(me::drop_token))
        .route("/lobby", get(tables::lobby))
        .route("/tables", post(tables::open))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/actions", post(tables::act))
        .route("/tables/{table}/events", get(tables::events))
        .route("/tables/{table}/chat", get(tables::chat))
        .route("/tables/{table}/record", get(tables::record))
        .route("/people/{person}", get(people::profile))
        .route("/people/{person}/games", get(people::games))
        .route(
            "/people/{person}/ratings/{game}/{seats}",
            get(people::rating_points),
        )
        .route("/archive", get(archive::archive))
        .fallback(headers::no_such_route)
        .method_not_allowed_fallback(headers::wrong_method);
    Router::new()
        .nest("/api/v1", api)
        .route(SOCKET_PATH, get(tables::socket))
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

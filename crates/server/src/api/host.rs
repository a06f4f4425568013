//! What a host wants to know.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::api::Shared;
use crate::health::Unready;

/// The process is there.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// The process is there, and its database is whole and takes what is written.
pub(crate) async fn readyz(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    let node = &shared.node;
    let unavailable = StatusCode::SERVICE_UNAVAILABLE;
    match node.health.check(&node.store, &node.metrics).await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(Unready::CannotWrite) => (unavailable, "the database does not take what is written\n"),
        Err(Unready::Damaged) => (unavailable, "the database is damaged\n"),
    }
}

/// Figures in the form of Prometheus.
pub(crate) async fn metrics(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], shared.node.metrics.text())
}

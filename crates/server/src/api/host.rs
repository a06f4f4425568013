//! What a host wants to know.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::api::Shared;

/// The process is there.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// The process is there and its database answers.
pub(crate) async fn readyz(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    match shared.node.store.now().await {
        Ok(_) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::warn!(%error, "the database does not answer");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the database does not answer\n",
            )
        }
    }
}

/// Figures in the form of Prometheus.
pub(crate) async fn metrics(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], shared.node.metrics.text())
}

//! Why a request failed, what the client learns of it, and how it is logged.

use std::sync::Arc;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use polis_protocol::{Code, Refusal};

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// It was refused, for a reason that the client learns.
    #[error("{}", .0.message)]
    Refused(Refusal),
    /// The database failed.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// It cannot be done now.
    #[error("the server is busy")]
    Unavailable,
    /// Something is broken that cannot be.
    #[error("{0}")]
    Broken(&'static str),
}

/// Goes with an answer for which the database failed.
#[derive(Clone, Debug)]
pub(crate) struct DatabaseFailed(pub(crate) Arc<sqlx::Error>);

impl Failure {
    /// The response. It says nothing of a failure of the server but that it failed.
    pub(crate) fn refusal(&self) -> Refusal {
        match self {
            Failure::Refused(refusal) => refusal.clone(),
            Failure::Database(_) | Failure::Unavailable => Refusal::new(
                Code::Unavailable,
                "the server cannot do this now; try again",
            ),
            Failure::Broken(_) => Refusal::new(Code::Internal, "the server failed"),
        }
    }

    /// Logs it, once, as loudly as it deserves.
    pub(crate) fn log(&self) {
        match self {
            Failure::Refused(refusal) => tracing::debug!(code = ?refusal.code, "refused"),
            Failure::Database(error) => tracing::error!(%error, "the database failed"),
            Failure::Unavailable => tracing::warn!("too busy"),
            Failure::Broken(what) => tracing::error!(what, "something is broken"),
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        self.log();
        let refusal = self.refusal();
        let status = StatusCode::from_u16(refusal.code.status())
            .unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let code = refusal.code;
        let mut response = (status, Json(refusal)).into_response();
        if let Failure::Database(error) = self {
            response
                .extensions_mut()
                .insert(DatabaseFailed(Arc::new(error)));
        }
        if matches!(code, Code::TooMany | Code::Unavailable) {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

//! What a tracing system sees: how long requests, actions, transactions and computer players take.
//!
//! Spans hold kinds and counts alone: no names, texts, ids or addresses, and nothing of a game. They are
//! made only where somebody listens to their target.

use axum::http::{Method, StatusCode};
use polis_protocol::Action;
use tracing::field::Empty;
use tracing::{Span, info_span};

/// The target of all spans. The log leaves it out.
pub const SPANS: &str = "polis_spans";

/// A request, by its route: a path may hold what is secret.
pub(crate) fn request(method: &Method, route: Option<&str>) -> Span {
    info_span!(
        target: SPANS,
        "request",
        otel.kind = "server",
        http.request.method = method.as_str(),
        http.route = route.unwrap_or("none"),
        http.response.status_code = Empty,
    )
}

/// Notes how a request was answered.
pub(crate) fn answered(span: &Span, status: StatusCode) {
    span.record("http.response.status_code", status.as_u16());
}

/// An action over a socket, from its arrival until it is acknowledged or refused.
pub(crate) fn action(action: &Action) -> Span {
    info_span!(
        target: SPANS,
        "action",
        otel.kind = "server",
        polis.action = kind(action),
        polis.refused = Empty,
    )
}

/// A transaction with what happened at many tables.
pub(crate) fn batch(appends: usize, openings: usize) -> Span {
    info_span!(
        target: SPANS,
        "write batch",
        otel.kind = "client",
        polis.appends = appends,
        polis.openings = openings,
    )
}

/// A move of a computer player.
pub(crate) fn engine_job(waited_ms: u64) -> Span {
    info_span!(target: SPANS, "engine job", polis.waited_ms = waited_ms)
}

const fn kind(action: &Action) -> &'static str {
    match action {
        Action::Join { .. } => "join",
        Action::Leave => "leave",
        Action::SeatComputer { .. } => "seat_computer",
        Action::Free { .. } => "free",
        Action::Start => "start",
        Action::Close => "close",
        Action::Play { .. } => "play",
        Action::AskTakeback { .. } => "ask_takeback",
        Action::AnswerTakeback { .. } => "answer_takeback",
        Action::Resign => "resign",
        Action::Claim => "claim",
        Action::Rematch => "rematch",
        Action::Say { .. } => "say",
    }
}

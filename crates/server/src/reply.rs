//! Where the result of an action goes.

use std::sync::Arc;

use polis_protocol::{Code, FromServer, Refusal, RequestId, Seq};
use tokio::sync::oneshot;

use crate::outbox::Outbox;

/// Where the result of an action goes.
#[derive(Debug)]
pub(crate) enum ReplyTo {
    /// Nobody: a computer player, or the clock.
    Nobody,
    /// A client over its socket.
    Socket {
        outbox: Arc<Outbox>,
        id: RequestId,
        received: std::time::Instant,
        /// Lasts until the result is sent.
        span: tracing::Span,
    },
    /// A task that waits.
    Once(oneshot::Sender<Result<Seq, Refusal>>),
}

impl ReplyTo {
    /// It is done; `seq` is the last event.
    pub(crate) fn done(self, seq: Seq) {
        match self {
            ReplyTo::Nobody => {}
            ReplyTo::Socket { outbox, id, .. } => {
                // Written by hand: it is the most frequent message but for the moves.
                outbox.send(format!(r#"{{"done":{{"id":{id},"seq":{seq}}}}}"#).into());
            }
            ReplyTo::Once(sender) => {
                // The receiver may be gone; the action stays done.
                let _ = sender.send(Ok(seq));
            }
        }
    }

    /// It is refused.
    pub(crate) fn refused(self, refusal: Refusal) {
        match self {
            ReplyTo::Nobody => {}
            ReplyTo::Socket {
                outbox, id, span, ..
            } => {
                span.record("polis.refused", true);
                outbox.say(&FromServer::Refused {
                    id: Some(id),
                    refusal,
                });
            }
            ReplyTo::Once(sender) => {
                let _ = sender.send(Err(refusal));
            }
        }
    }

    /// It cannot be done now.
    pub(crate) fn unavailable(self) {
        self.refused(Refusal::new(
            Code::Unavailable,
            "the server cannot keep this now; try again",
        ));
    }
}

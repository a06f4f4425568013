//! What waits to be sent over one socket. It is bounded: who reads too slowly is cut off.

use std::sync::atomic::{AtomicU8, Ordering};

use axum::extract::ws::Utf8Bytes;
use polis_wire::{Farewell, FromServer, PersonId};
use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// The most messages that wait for one socket.
const MOST: usize = 256;

/// Where messages for one socket are put.
#[derive(Debug)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    /// Who is at the other end.
    pub(crate) person: Option<PersonId>,
    /// Why the socket has to end; 0 while it has not.
    farewell: AtomicU8,
    cut: Notify,
}

/// The other end: what is to be sent.
pub(crate) type Inbox = mpsc::Receiver<Utf8Bytes>;

impl Outbox {
    pub(crate) fn new(person: Option<PersonId>) -> (Outbox, Inbox) {
        let (sender, receiver) = mpsc::channel(MOST);
        let outbox = Outbox {
            sender,
            person,
            farewell: AtomicU8::new(0),
            cut: Notify::new(),
        };
        (outbox, receiver)
    }

    /// Puts a message in. Where there is no room, the socket is cut off.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(message) {
            self.end(Farewell::TooSlow);
        }
    }

    /// Puts a message in.
    pub(crate) fn say(&self, message: &FromServer) {
        self.send(to_text(message));
    }

    /// Whether the socket is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    /// Tells the socket to end.
    pub(crate) fn end(&self, farewell: Farewell) {
        let number = match farewell {
            Farewell::Restart => 1,
            Farewell::TooSlow => 2,
            Farewell::Flood => 3,
            Farewell::SignedOut => 4,
            Farewell::Silent => 5,
        };
        // The first reason is the one that counts.
        let _ = self
            .farewell
            .compare_exchange(0, number, Ordering::AcqRel, Ordering::Acquire);
        self.cut.notify_one();
    }

    /// Waits until the socket has to end.
    pub(crate) async fn ended(&self) -> Farewell {
        loop {
            if let Some(farewell) = self.farewell() {
                return farewell;
            }
            self.cut.notified().await;
        }
    }

    fn farewell(&self) -> Option<Farewell> {
        match self.farewell.load(Ordering::Acquire) {
            0 => None,
            1 => Some(Farewell::Restart),
            2 => Some(Farewell::TooSlow),
            3 => Some(Farewell::Flood),
            4 => Some(Farewell::SignedOut),
            _ => Some(Farewell::Silent),
        }
    }
}

/// A message as text.
pub(crate) fn to_text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages are always JSON")
        .into()
}

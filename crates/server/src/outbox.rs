//! The outgoing messages of one socket. The queue is bounded: a client that reads too slowly is
//! disconnected.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use polis_protocol::{Farewell, FromServer, Person, PersonId};
use serde::Serialize;
use tokio::sync::Notify;

/// The most messages that wait for one socket.
const MOST: usize = 256;
/// A queue that was longer gives its memory back when it is empty: most sockets wait.
const USUAL: usize = 16;

/// Where messages for one socket are put.
#[derive(Debug)]
pub(crate) struct Outbox {
    /// Counts the sockets of this process.
    number: u64,
    queue: Mutex<Queue>,
    /// Something was put in, or the socket has to end.
    filled: Notify,
    /// The person at the other end.
    pub(crate) person: Option<PersonId>,
    /// How others see them.
    pub(crate) who: Option<Person>,
    /// Why the socket has to end; 0 while it has not.
    farewell: AtomicU8,
}

#[derive(Debug)]
struct Queue {
    messages: VecDeque<Utf8Bytes>,
    state: QueueState,
}

/// Whether somebody takes messages out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QueueState {
    Open,
    Closed,
}

/// The other end: what is to be sent. When it is dropped, the outbox is closed.
#[derive(Debug)]
pub(crate) struct Inbox(Arc<Outbox>);

impl Inbox {
    /// Waits for a message.
    ///
    /// # Errors
    /// Why the socket has to end, before any message that is left.
    pub(crate) async fn recv(&mut self) -> Result<Utf8Bytes, Farewell> {
        loop {
            if let Some(farewell) = self.0.farewell() {
                return Err(farewell);
            }
            if let Some(message) = self.try_recv() {
                return Ok(message);
            }
            self.0.filled.notified().await;
        }
    }

    /// A message that is there already.
    pub(crate) fn try_recv(&mut self) -> Option<Utf8Bytes> {
        let mut queue = self.0.lock();
        let message = queue.messages.pop_front();
        if queue.messages.is_empty() && queue.messages.capacity() > USUAL {
            queue.messages = VecDeque::new();
        }
        message
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        let mut queue = self.0.lock();
        queue.state = QueueState::Closed;
        queue.messages = VecDeque::new();
    }
}

impl Outbox {
    pub(crate) fn new(who: Option<Person>) -> (Arc<Outbox>, Inbox) {
        static OPENED: AtomicU64 = AtomicU64::new(0);
        let outbox = Arc::new(Outbox {
            number: OPENED.fetch_add(1, Ordering::Relaxed),
            queue: Mutex::new(Queue {
                messages: VecDeque::new(),
                state: QueueState::Open,
            }),
            filled: Notify::new(),
            person: who.as_ref().map(|who| who.id),
            who,
            farewell: AtomicU8::new(0),
        });
        let inbox = Inbox(Arc::clone(&outbox));
        (outbox, inbox)
    }

    /// Puts a message in. Where there is no room, the socket is cut off.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        self.put(message);
        self.wake();
    }

    /// Puts a message in that is sent with the next one, or after [`wake`](Outbox::wake): what is put in together
    /// goes out together.
    pub(crate) fn put(&self, message: Utf8Bytes) {
        let mut queue = self.lock();
        match queue.state {
            QueueState::Closed => {}
            QueueState::Open if queue.messages.len() < MOST => queue.messages.push_back(message),
            QueueState::Open => {
                drop(queue);
                self.end(Farewell::TooSlow);
            }
        }
    }

    /// Lets the socket send what was put in.
    pub(crate) fn wake(&self) {
        self.filled.notify_one();
    }

    /// Puts a message in.
    pub(crate) fn say(&self, message: &FromServer) {
        self.send(to_text(message));
    }

    /// What tells it from the other sockets of this process.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// Whether the socket is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.lock().state == QueueState::Closed
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
        self.filled.notify_one();
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
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

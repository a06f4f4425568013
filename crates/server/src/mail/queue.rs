//! Codes on their way to the mail server: a queue with an end, each tried several times.

use std::sync::Arc;

use futures_util::{StreamExt, stream};
use tokio::sync::{Semaphore, mpsc};

use crate::mail::Mail;
use crate::mail::letter::Letter;
use crate::mail::transport::MailOutcome;
use crate::node::Node;

/// How many letters wait at most to be tried for the first time.
const WAITING: usize = 100;
/// How many letters are tried again at most.
const TRIED_AGAIN: usize = 100;
/// How many are handed to the mail server at a time.
const AT_A_TIME: usize = 4;
/// How often a letter is tried.
const TRIES: u32 = 5;

pub(super) fn new() -> (mpsc::Sender<Letter>, mpsc::Receiver<Letter>) {
    mpsc::channel(WAITING)
}

/// Delivers letters, for as long as the node is there.
pub(crate) async fn deliver(node: Arc<Node>, mail: Arc<Mail>, letters: mpsc::Receiver<Letter>) {
    let places = Semaphore::new(AT_A_TIME);
    stream::unfold(letters, async |mut letters| {
        let letter = letters.recv().await?;
        Some((letter, letters))
    })
    .for_each_concurrent(TRIED_AGAIN, |letter| {
        deliver_one(&node, &mail, letter, &places)
    })
    .await;
}

async fn deliver_one(node: &Node, mail: &Mail, letter: Letter, places: &Semaphore) {
    let metrics = &node.metrics.mail;
    for tried in 0..TRIES {
        let sent = {
            // It is never closed.
            let _place = places.acquire().await;
            mail.transport.send(&letter).await
        };
        match sent {
            MailOutcome::Taken => {
                metrics.sent.inc();
                metrics.queue.dec();
                return;
            }
            MailOutcome::Refused => {
                metrics.failed.inc();
                break;
            }
            MailOutcome::Later | MailOutcome::Away => metrics.failed.inc(),
        };
        if tried + 1 < TRIES {
            tokio::time::sleep(mail.backoff(tried)).await;
        }
    }
    metrics.queue.dec();
    metrics.dropped.inc();
    tracing::warn!("a mail with a code is given up");
}

//! Looks whose turn it is and who is challenged, and tells them by mail, once each.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use polis_protocol::Millis;

use crate::mail::letter::{Letter, LetterKind};
use crate::mail::transport::MailOutcome;
use crate::mail::{Mail, read_address, read_language};
use crate::node::Node;
use crate::push::turn_notice;
use crate::store::{ChallengeMail, MailReader, TurnMail};

/// How many mails are on their way at a time.
const AT_A_TIME: usize = 4;
/// A challenge to a game in real time does not stand for long, so it is told after this many
/// milliseconds at the latest.
const CHALLENGE_MS: Millis = 60_000;
/// The longest pause after the mail server was away.
const LONGEST_PAUSE: Duration = Duration::from_mins(10);

/// One look at what is due.
struct Round<'a> {
    node: &'a Node,
    mail: &'a Mail,
    now: Millis,
    /// Whether the mail server was not reached: the rest of the round waits as well.
    is_away: AtomicBool,
}

/// Tells people, for as long as the node is there.
pub(crate) async fn notify(node: Arc<Node>, mail: Arc<Mail>) {
    let usual = Duration::from_millis(mail.config.look_ms.max(10));
    let mut rounds_away = 0;
    loop {
        let pause = match rounds_away {
            0 => usual,
            rounds => mail
                .backoff(rounds - 1)
                .clamp(usual, LONGEST_PAUSE.max(usual)),
        };
        tokio::time::sleep(pause).await;
        let round = Round {
            node: &node,
            mail: &mail,
            now: node.clock.now(),
            is_away: AtomicBool::new(false),
        };
        if let Err(error) = round.look().await {
            tracing::warn!(%error, "nobody can be told by mail whose turn it is");
        }
        rounds_away = if round.is_away.into_inner() {
            rounds_away + 1
        } else {
            0
        };
    }
}

impl Round<'_> {
    async fn look(&self) -> Result<(), sqlx::Error> {
        let store = &self.node.store;
        if !store.has_mail_wishes().await? {
            return Ok(());
        }
        store.forget_past_notices().await?;
        let delay = self.mail.config.delay_seconds * 1000;
        let before = self.now.saturating_sub(delay);
        let due = store.due_turn_mails(self.now, before).await?;
        let mut telling = stream::iter(due)
            .map(|due| self.tell_turn(due))
            .buffer_unordered(AT_A_TIME);
        while let Some(told) = telling.next().await {
            told?;
        }
        let before = self.now.saturating_sub(delay.min(CHALLENGE_MS));
        let due = store.due_challenge_mails(self.now, before).await?;
        let mut telling = stream::iter(due)
            .map(|due| self.tell_challenge(due))
            .buffer_unordered(AT_A_TIME);
        while let Some(told) = telling.next().await {
            told?;
        }
        Ok(())
    }

    async fn tell_turn(&self, due: TurnMail) -> Result<(), sqlx::Error> {
        let store = &self.node.store;
        let TurnMail {
            reader,
            table,
            seq,
            seat,
            listing,
        } = due;
        let subscription = reader.person.to_string();
        // Of several nodes, one tells it, and only while it is their turn.
        if self.waits(&reader).await? || !store.claim_notice(&subscription, table, seq).await? {
            return Ok(());
        }
        let Some(notice) = turn_notice(&listing, seat, reader.person) else {
            return Ok(());
        };
        let kind = LetterKind::Turn {
            table: notice.table,
            opponents: notice.opponents,
            stop: reader.stop,
        };
        match self.send(&reader, kind).await {
            MailOutcome::Taken => store.mail_worked(reader.person).await,
            MailOutcome::Refused | MailOutcome::Later | MailOutcome::Away => {
                // It is told later, if it is still their turn.
                let later = self.later(&reader);
                store.turn_mail_failed(reader.person, table, later).await
            }
        }
    }

    async fn tell_challenge(&self, due: ChallengeMail) -> Result<(), sqlx::Error> {
        let store = &self.node.store;
        let ChallengeMail {
            reader,
            challenge,
            challenger,
            game,
        } = due;
        if self.waits(&reader).await? || !store.claim_challenge_mail(challenge, self.now).await? {
            return Ok(());
        }
        let kind = LetterKind::Challenge {
            challenger,
            game,
            stop: reader.stop,
        };
        match self.send(&reader, kind).await {
            MailOutcome::Taken => store.mail_worked(reader.person).await,
            MailOutcome::Refused | MailOutcome::Later | MailOutcome::Away => {
                let (person, later) = (reader.person, self.later(&reader));
                store.challenge_mail_failed(person, challenge, later).await
            }
        }
    }

    /// Whether somebody is told later: they sleep, or the mail server is away.
    async fn waits(&self, reader: &MailReader) -> Result<bool, sqlx::Error> {
        if let Some(end) = reader.quiet.and_then(|quiet| quiet.end_after(self.now)) {
            // Who sleeps does not stand in the way of others.
            self.node.store.defer_mail(reader.person, end).await?;
            return Ok(true);
        }
        Ok(self.is_away.load(Ordering::Relaxed))
    }

    async fn send(&self, reader: &MailReader, kind: LetterKind) -> MailOutcome {
        let Some(to) = read_address(&reader.address) else {
            return MailOutcome::Refused;
        };
        let letter = Letter {
            to,
            name: reader.name.clone(),
            language: read_language(&reader.language),
            kind,
        };
        let sent = self.mail.transport.send(&letter).await;
        let metrics = &self.node.metrics.mail;
        match sent {
            MailOutcome::Taken => metrics.sent.inc(),
            MailOutcome::Refused | MailOutcome::Later => metrics.failed.inc(),
            MailOutcome::Away => {
                self.is_away.store(true, Ordering::Relaxed);
                metrics.failed.inc()
            }
        };
        sent
    }

    /// When somebody whose mail failed is told again.
    fn later(&self, reader: &MailReader) -> Millis {
        let failures = u32::try_from(reader.failures).unwrap_or(u32::MAX);
        self.now + self.mail.backoff(failures).as_millis() as Millis
    }
}

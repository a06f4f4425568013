//! The last warnings and errors of the log, for the host's page.

use std::collections::VecDeque;
use std::fmt::{self, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use polis_protocol::LogLine;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// The target of what the log tells of attacks.
const SECURITY: &str = "polis_server::security";
/// How many lines are remembered.
const MOST: usize = 50;
/// The most characters of a line.
const MAX_CHARS: usize = 300;

/// A process has one log, whoever of its servers writes to it.
static LINES: Mutex<VecDeque<LogLine>> = Mutex::new(VecDeque::new());

/// Remembers the last warnings and errors: a layer of the subscriber that writes the log.
#[derive(Clone, Copy, Debug, Default)]
pub struct LogTail;

impl<S: Subscriber> Layer<S> for LogTail {
    fn on_event(&self, event: &Event<'_>, _context: Context<'_, S>) {
        let level = *event.metadata().level();
        // Refused sign-ins and the like are many when somebody wants them to be, and would push out the
        // rest.
        if level > Level::WARN || event.metadata().target() == SECURITY {
            return;
        }
        let mut text = Text::default();
        event.record(&mut text);
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let line = LogLine {
            at: since.unwrap_or(Duration::ZERO).as_millis() as u64,
            level: level.to_string(),
            text: text.0.chars().take(MAX_CHARS).collect(),
        };
        let mut lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
        lines.truncate(MOST - 1);
        lines.push_front(line);
    }
}

/// The last warnings and errors, the newest first.
pub(crate) fn lines() -> Vec<LogLine> {
    let lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
    lines.iter().cloned().collect()
}

/// The message of an event, and its fields behind it.
#[derive(Default)]
struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing to a string does not fail.
        let _ = if field.name() == "message" {
            let before = std::mem::take(&mut self.0);
            write!(self.0, "{value:?}{before}")
        } else {
            write!(self.0, " {}={value:?}", field.name())
        };
    }
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::layer::SubscriberExt;

    use super::*;

    #[test]
    fn warnings_and_errors_are_remembered_and_nothing_else() {
        let subscriber = tracing_subscriber::registry().with(LogTail);
        tracing::subscriber::with_default(subscriber, || {
            tracing::info!("all is well");
            for number in 0..2 * MOST {
                tracing::warn!(number, "the disk is slow");
            }
            tracing::error!(path = "x", "the disk is full");
        });
        let lines = lines();
        assert_eq!(lines.len(), MOST);
        assert_eq!(lines[0].text, "the disk is full path=\"x\"");
        assert_eq!(lines[0].level, "ERROR");
        assert_eq!(
            lines[1].text,
            format!("the disk is slow number={}", 2 * MOST - 1)
        );
    }
}

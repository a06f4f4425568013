//! What the server logs, as loudly as it can.

use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

use polis_server::SPANS;
use tracing_subscriber::filter::{LevelFilter, dynamic_filter_fn};
use tracing_subscriber::fmt::format::FmtSpan;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// How many tests listen.
static LISTENING: AtomicUsize = AtomicUsize::new(0);
/// What was logged meanwhile, by all servers of this process.
static LOGGED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Hears everything that any crate logs, from the loudest to the most silent, while it is held.
pub(crate) struct Listening {
    logged: &'static Mutex<Vec<u8>>,
}

impl Listening {
    pub(crate) fn start() -> Listening {
        static INSTALLED: Once = Once::new();
        INSTALLED.call_once(|| {
            let listens = || LISTENING.load(Ordering::Relaxed) > 0;
            // Lines as the log has them, and what a tracing system is told in lines of its own.
            let lines = tracing_subscriber::fmt::layer()
                .with_ansi(false)
                .with_writer(|| Ear)
                .with_filter(dynamic_filter_fn(move |about, _| {
                    listens() && about.target() != SPANS
                }));
            let spans = tracing_subscriber::fmt::layer()
                .with_ansi(false)
                .with_writer(|| Ear)
                .with_span_events(FmtSpan::CLOSE)
                .with_filter(dynamic_filter_fn(move |about, _| {
                    listens() && about.target() == SPANS
                }));
            tracing_subscriber::registry()
                .with(LevelFilter::TRACE)
                .with(lines)
                .with(spans)
                .init();
        });
        LISTENING.fetch_add(1, Ordering::Relaxed);
        Listening { logged: &LOGGED }
    }

    /// All that was heard.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&lock(self.logged)).into_owned()
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        if LISTENING.fetch_sub(1, Ordering::Relaxed) == 1 {
            lock(self.logged).clear();
        }
    }
}

struct Ear;

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        lock(&LOGGED).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn lock(logged: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    logged.lock().unwrap_or_else(PoisonError::into_inner)
}

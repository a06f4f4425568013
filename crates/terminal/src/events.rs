//! What comes in while a game is on the screen: keys and the mouse, and signals to leave.

#[cfg(unix)]
use std::sync::Arc;
#[cfg(unix)]
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;
use std::{io, thread};

use ratatui::crossterm::event::{self, Event};

/// The events of the terminal.
///
/// They are read in a thread of their own: the reader never returns from a terminal that is gone,
/// and the game must be able to leave all the same.
pub(crate) struct Events {
    receiver: Receiver<io::Result<Event>>,
    signals: Signals,
}

/// What came in.
pub(crate) enum Incoming {
    /// A key, the mouse, another size.
    Event(Event),
    /// Nothing in the time given.
    Nothing,
    /// A signal asks to leave.
    Stop,
    /// A signal asks to pause: see [`pause`].
    Pause,
}

impl Events {
    /// Begins to listen.
    pub(crate) fn open() -> io::Result<Events> {
        let signals = Signals::open()?;
        let (sender, receiver) = mpsc::channel();
        thread::Builder::new()
            .name("events".into())
            .spawn(move || {
                loop {
                    let event = event::read();
                    let failed = event.is_err();
                    if sender.send(event).is_err() || failed {
                        return;
                    }
                }
            })?;
        Ok(Events { receiver, signals })
    }

    /// What comes in within some time.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(crate) fn next(&self, wait: Duration) -> io::Result<Incoming> {
        if self.signals.ask_to_leave() {
            return Ok(Incoming::Stop);
        }
        if self.signals.ask_to_pause() {
            return Ok(Incoming::Pause);
        }
        match self.receiver.recv_timeout(wait) {
            Ok(event) => event.map(Incoming::Event),
            Err(RecvTimeoutError::Timeout) if self.signals.ask_to_leave() => Ok(Incoming::Stop),
            Err(RecvTimeoutError::Timeout) => {
                check_terminal()?;
                Ok(Incoming::Nothing)
            }
            Err(RecvTimeoutError::Disconnected) => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }

    /// What has come in already.
    pub(crate) fn waiting(&self) -> Option<Event> {
        // An error comes again as a channel that is closed.
        self.receiver.try_recv().ok()?.ok()
    }
}

/// Whether the terminal is still there: then it has a size.
#[cfg(unix)]
fn check_terminal() -> io::Result<()> {
    ratatui::crossterm::terminal::window_size().map(|_| ())
}

/// Elsewhere the reader says so.
#[cfg(not(unix))]
fn check_terminal() -> io::Result<()> {
    Ok(())
}

/// Stops the program, as it was asked to, until it is told to go on.
#[cfg(unix)]
pub(crate) fn pause() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// Elsewhere nobody asks for it.
#[cfg(not(unix))]
pub(crate) fn pause() -> io::Result<()> {
    Ok(())
}

/// The signals that ask a program to leave or to pause.
#[cfg(unix)]
struct Signals {
    leave: Arc<AtomicBool>,
    pause: Arc<AtomicBool>,
}

#[cfg(unix)]
impl Signals {
    fn open() -> io::Result<Signals> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
        let signals = Signals {
            leave: Arc::default(),
            pause: Arc::default(),
        };
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&signals.leave))?;
        }
        signal_hook::flag::register(SIGTSTP, Arc::clone(&signals.pause))?;
        Ok(signals)
    }

    fn ask_to_leave(&self) -> bool {
        self.leave.load(Ordering::Relaxed)
    }

    /// Whether it was asked since the last time.
    fn ask_to_pause(&self) -> bool {
        self.pause.swap(false, Ordering::Relaxed)
    }
}

/// Elsewhere the terminal itself sees to that.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn open() -> io::Result<Signals> {
        Ok(Signals)
    }

    fn ask_to_leave(&self) -> bool {
        false
    }

    fn ask_to_pause(&self) -> bool {
        false
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};

    // One test for all: a signal reaches whatever listens in this program.
    #[test]
    fn a_signal_asks_to_leave_and_a_reader_that_is_gone_is_an_error() {
        let (sender, receiver) = mpsc::channel();
        let signals = Signals::open().unwrap();
        let events = Events { receiver, signals };
        sender.send(Ok(Event::FocusGained)).unwrap();
        assert!(matches!(
            events.next(Duration::ZERO),
            Ok(Incoming::Event(Event::FocusGained))
        ));
        sender.send(Err(io::ErrorKind::Other.into())).unwrap();
        assert!(events.next(Duration::ZERO).is_err());
        drop(sender);
        assert!(events.next(Duration::ZERO).is_err());
        signal_hook::low_level::raise(SIGTSTP).unwrap();
        assert!(matches!(events.next(Duration::ZERO), Ok(Incoming::Pause)));
        assert!(events.next(Duration::ZERO).is_err(), "once is enough");
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let signals = Signals::open().unwrap();
            assert!(!signals.ask_to_leave());
            signal_hook::low_level::raise(signal).unwrap();
            assert!(signals.ask_to_leave());
        }
        assert!(matches!(events.next(Duration::ZERO), Ok(Incoming::Stop)));
    }
}

//! Progress bars, shown on a terminal once something takes longer than two seconds.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How long nothing is shown.
const SILENCE: Duration = Duration::from_secs(2);

/// A bar that keeps silent for the first two seconds, and where nobody looks.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Dropped when the work is done.
    done: Option<Sender<()>>,
    watch: Option<JoinHandle<()>>,
}

impl Progress {
    /// Something of so many steps.
    pub(crate) fn new(what: &'static str, length: u64) -> Progress {
        let style =
            ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {elapsed}")
                .expect("the template is well formed");
        let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden())
            .with_style(style)
            .with_message(what);
        let (done, wait) = mpsc::channel::<()>();
        // A step may take long itself, so somebody else looks at the clock.
        let watch = std::thread::spawn({
            let bar = bar.clone();
            move || {
                if wait.recv_timeout(SILENCE) == Err(RecvTimeoutError::Timeout) {
                    // On standard error, and only if that is a terminal.
                    bar.set_draw_target(ProgressDrawTarget::stderr());
                    bar.enable_steady_tick(Duration::from_millis(250));
                }
            }
        });
        Progress {
            bar,
            done: Some(done),
            watch: Some(watch),
        }
    }

    /// Says how things stand.
    pub(crate) fn tell(&self, words: &str) {
        self.bar.set_message(words.to_owned());
    }

    /// Prints something without the bar getting in the way.
    pub(crate) fn suspend(&self, print: impl FnOnce()) {
        self.bar.suspend(print);
    }

    /// Some steps are done.
    pub(crate) fn advance(&self, steps: u64) {
        self.bar.inc(steps);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        drop(self.done.take());
        if let Some(watch) = self.watch.take() {
            // The watcher only shows the bar; if it failed, there is none to clear.
            let _ = watch.join();
        }
        self.bar.finish_and_clear();
    }
}

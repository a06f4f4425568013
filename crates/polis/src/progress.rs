//! Progress bars, shown on a terminal once something takes longer than two seconds.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that keeps silent for the first two seconds, and where nobody looks.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
    begun: Instant,
    what: &'static str,
    length: u64,
    done: u64,
}

impl Progress {
    /// Something of so many steps.
    pub(crate) fn new(what: &'static str, length: u64) -> Progress {
        Progress {
            bar: None,
            begun: Instant::now(),
            what,
            length,
            done: 0,
        }
    }

    /// Some steps are done.
    pub(crate) fn advance(&mut self, steps: u64) {
        self.done += steps;
        if self.bar.is_none() && self.begun.elapsed() > Duration::from_secs(2) {
            let style =
                ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {eta} left")
                    .expect("the template is well formed");
            // The bar draws on standard error, and only on a terminal.
            let bar = ProgressBar::new(self.length)
                .with_style(style)
                .with_message(self.what);
            self.bar = Some(bar.with_elapsed(self.begun.elapsed()));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

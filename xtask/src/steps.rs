//! The steps of a task: a line for each, with its time, and at the end which took longest.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;

use crate::tools::say;

/// How many of the slowest steps are named at the end.
const NAMED: usize = 8;

/// The steps of a task, which may also be taken side by side.
#[derive(Debug)]
pub(crate) struct Steps {
    all: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    begun: usize,
    taken: Vec<Taken>,
}

/// A step that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Taken {
    name: String,
    took: Duration,
}

impl Steps {
    /// A task of so many steps.
    pub(crate) fn new(all: usize) -> Steps {
        Steps {
            all,
            state: Mutex::default(),
        }
    }

    /// Takes the next step, and says so before and after it.
    pub(crate) fn take<T>(
        &self,
        name: &str,
        work: impl FnOnce() -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        let number = self.with(|state| {
            state.begun += 1;
            state.begun
        });
        let place = format!("[{number}/{}]", self.all);
        say(&format!("\n{place} {name} …"));
        let began = Instant::now();
        let result = work().with_context(|| name.to_owned())?;
        let took = began.elapsed();
        say(&format!("{place} {name}: {}", Seconds(took)));
        self.note(name, took);
        Ok(result)
    }

    /// Notes how long a part of a step took.
    pub(crate) fn note(&self, name: &str, took: Duration) {
        let name = name.to_owned();
        self.with(|state| state.taken.push(Taken { name, took }));
    }

    /// The slowest steps, for the end.
    pub(crate) fn slowest(&self) -> String {
        let mut taken = self.with(|state| state.taken.clone());
        taken.sort_by_key(|step| std::cmp::Reverse(step.took));
        let lines = taken
            .iter()
            .take(NAMED)
            .map(|step| format!("\n{:>9}  {}", Seconds(step.took).to_string(), step.name));
        lines.fold("The slowest:".to_owned(), |text, line| text + &line)
    }

    fn with<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        change(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A time as people read it.
pub(crate) struct Seconds(pub(crate) Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        match seconds {
            0..10 => write!(f, "{:.1} s", self.0.as_secs_f32()),
            10..60 => write!(f, "{seconds} s"),
            _ => write!(f, "{} min {:02} s", seconds / 60, seconds % 60),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_come_first() {
        let steps = Steps::new(3);
        steps.note("lints", Duration::from_secs(61));
        steps.note("format", Duration::from_millis(300));
        steps.note("tests", Duration::from_secs(700));
        let expected = "The slowest:\n11 min 40 s  tests\n1 min 01 s  lints\n    0.3 s  format";
        assert_eq!(steps.slowest(), expected);
    }

    #[test]
    fn a_step_that_fails_is_named() {
        let error = Steps::new(1)
            .take("lints", || -> anyhow::Result<()> { anyhow::bail!("no") })
            .unwrap_err();
        assert_eq!(format!("{error:#}"), "lints: no");
    }
}

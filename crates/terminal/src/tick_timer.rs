//! When the computer plays: a moment after its turn began.

use std::time::{Duration, Instant};

/// How long the computer waits before it plays: long enough to see what happened, short enough not
/// to be waited for.
pub(crate) const MOVE_DELAY: Duration = Duration::from_millis(350);
/// How often the engine is asked whether it has an answer.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(40);

/// Measures how long the computer has had the turn.
#[derive(Debug)]
pub(crate) struct TickTimer {
    waited_since: Option<Instant>,
}

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Let the computer play.
    Tick,
    /// Wait so long for an event.
    Wait(Duration),
}

impl TickTimer {
    /// The longest wait, as signals are noticed between waits.
    const LONGEST: Duration = Duration::from_millis(250);

    /// A timer that is not running.
    pub(crate) fn new() -> TickTimer {
        TickTimer { waited_since: None }
    }

    /// What to do now. The delay before the computer plays, where it has the turn, counts from the
    /// beginning of that turn, whatever the mouse does meanwhile.
    pub(crate) fn step(&mut self, tick_delay: Option<Duration>, now: Instant) -> Step {
        let Some(tick_delay) = tick_delay else {
            self.waited_since = None;
            return Step::Wait(TickTimer::LONGEST);
        };
        let since = *self.waited_since.get_or_insert(now);
        let left = tick_delay.saturating_sub(now.duration_since(since));
        if left.is_zero() {
            self.waited_since = None;
            Step::Tick
        } else {
            Step::Wait(left.min(TickTimer::LONGEST))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_computer_waits_from_the_beginning_of_its_turn() {
        let mut pace = TickTimer::new();
        let start = Instant::now();
        let at = |milliseconds| start + Duration::from_millis(milliseconds);
        let wait = |milliseconds| Step::Wait(Duration::from_millis(milliseconds));
        let tick_delay = Some(Duration::from_millis(350));
        // A person thinks for a minute; then the computer still takes its time.
        assert_eq!(pace.step(None, at(0)), wait(250));
        assert_eq!(pace.step(tick_delay, at(60_000)), wait(250));
        assert_eq!(pace.step(tick_delay, at(60_300)), wait(50));
        assert_eq!(pace.step(tick_delay, at(60_350)), Step::Tick);
        // The next computer takes its own.
        assert_eq!(pace.step(tick_delay, at(60_360)), wait(250));
        // A move taken back in between ends the waiting.
        assert_eq!(pace.step(None, at(60_400)), wait(250));
        assert_eq!(pace.step(tick_delay, at(90_000)), wait(250));
    }
}

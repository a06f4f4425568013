//! Undo and redo.

/// Something that is changed step by step, each of which can be taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct History<T> {
    now: T,
    before: Vec<T>,
    taken_back: Vec<T>,
}

impl<T: Clone + PartialEq> History<T> {
    /// The most steps that can be taken back.
    const MOST: usize = 400;

    /// Begins with something.
    pub fn new(now: T) -> History<T> {
        History {
            now,
            before: Vec::new(),
            taken_back: Vec::new(),
        }
    }

    /// What it is now.
    pub fn now(&self) -> &T {
        &self.now
    }

    /// Changes it. What is as it was is no step.
    pub fn change<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        self.change_when(change, |before, now| before != now)
    }

    /// Changes it, as a step of its own where `is_step` says so of what it was before and is now.
    pub fn change_when<R>(
        &mut self,
        change: impl FnOnce(&mut T) -> R,
        is_step: impl FnOnce(&T, &T) -> bool,
    ) -> R {
        let before = self.now.clone();
        let result = change(&mut self.now);
        if is_step(&before, &self.now) {
            self.taken_back.clear();
            if self.before.len() == Self::MOST {
                self.before.remove(0);
            }
            self.before.push(before);
        }
        result
    }

    /// Changes it within a step that goes on, until [`close`](History::close).
    pub fn amend<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        change(&mut self.now)
    }

    /// Ends a step that went on since it was `before`. What is as it was is no step.
    pub fn close(&mut self, before: T) {
        if before != self.now {
            let now = std::mem::replace(&mut self.now, before);
            self.change(|value| *value = now);
        }
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether a step was taken back.
    pub fn can_redo(&self) -> bool {
        !self.taken_back.is_empty()
    }

    /// Takes a step back.
    pub fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.taken_back
                .push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Takes again what was taken back.
    pub fn redo(&mut self) {
        if let Some(after) = self.taken_back.pop() {
            self.before.push(std::mem::replace(&mut self.now, after));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_taken_back_and_again() {
        let mut history = History::new(1);
        history.change(|now| *now = 1);
        assert!(!history.can_undo(), "nothing has changed");
        history.change(|now| *now = 2);
        history.change(|now| *now = 3);
        history.undo();
        assert_eq!((*history.now(), history.can_redo()), (2, true));
        history.redo();
        history.redo();
        assert_eq!(*history.now(), 3);
        history.undo();
        history.undo();
        history.undo();
        assert_eq!(*history.now(), 1);
        history.change(|now| *now = 7);
        assert!(!history.can_redo(), "another way was taken");
    }

    #[test]
    fn a_step_that_goes_on_is_one_step() {
        let mut history = History::new(1);
        for number in 2..5 {
            history.amend(|now| *now = number);
        }
        history.close(1);
        assert_eq!(*history.now(), 4);
        history.undo();
        assert_eq!((*history.now(), history.can_undo()), (1, false));
        history.close(1);
        assert!(history.can_redo(), "nothing has changed");
    }

    #[test]
    fn only_so_many_steps_are_kept() {
        let mut history = History::new(0);
        for step in 1..1000 {
            history.change(|now| *now = step);
        }
        while history.can_undo() {
            history.undo();
        }
        assert_eq!(*history.now(), 999 - History::<i32>::MOST as i32);
    }
}

//! Going through the legal ways to lay a tile, the best first.

/// The legal ways to lay a tile, the best first.
#[derive(Debug)]
pub(crate) struct Ranking<T> {
    best_first: Vec<T>,
    /// Whether the player is going through them: before that, the next one is the best.
    is_cycling: bool,
}

impl<T: Copy> Ranking<T> {
    pub(crate) fn new(best_first: Vec<T>) -> Ranking<T> {
        Ranking {
            best_first,
            is_cycling: false,
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = T> {
        self.best_first.iter().copied()
    }

    /// The one after the current one; the best at first, and after the last.
    pub(crate) fn next(&mut self, is_current: impl Fn(T) -> bool) -> Option<T> {
        self.step(is_current, 1)
    }

    /// The one before the current one; the best at first.
    pub(crate) fn previous(&mut self, is_current: impl Fn(T) -> bool) -> Option<T> {
        self.step(is_current, self.best_first.len().saturating_sub(1))
    }

    /// The next one is that after the current one from now on.
    pub(crate) fn start_cycling(&mut self) {
        self.is_cycling = true;
    }

    /// `Place 2 of 14, the best first (n).`, if the current one is among them.
    pub(crate) fn text(&self, is_current: impl Fn(T) -> bool) -> Option<String> {
        let rank = self.index(is_current)? + 1;
        let all = self.best_first.len();
        Some(format!("Place {rank} of {all}, the best first (n)."))
    }

    fn step(&mut self, is_current: impl Fn(T) -> bool, steps: usize) -> Option<T> {
        let index = match self.index(is_current) {
            Some(index) if self.is_cycling => index + steps,
            Some(_) | None => 0,
        };
        self.is_cycling = true;
        let all = self.best_first.len().max(1);
        self.best_first.get(index % all).copied()
    }

    fn index(&self, is_current: impl Fn(T) -> bool) -> Option<usize> {
        self.best_first
            .iter()
            .position(|&option| is_current(option))
    }
}

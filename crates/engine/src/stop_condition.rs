//! When a search ends.

/// Decides whether a search ends; asked before each playout.
pub trait StopCondition {
    /// Whether to end now, after `playouts` playouts.
    fn should_stop(&mut self, playouts: u32) -> bool;
}

/// Ends a search after a number of playouts, so that it gives the same answer on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoutLimit(pub u32);

impl StopCondition for PlayoutLimit {
    fn should_stop(&mut self, playouts: u32) -> bool {
        playouts >= self.0
    }
}

impl<F: FnMut(u32) -> bool> StopCondition for F {
    fn should_stop(&mut self, playouts: u32) -> bool {
        self(playouts)
    }
}

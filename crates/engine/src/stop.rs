//! When a search ends.

/// Says whether a search has to end. It is asked before each playout.
pub trait Stop {
    /// Whether to end now, after so many playouts.
    fn stop(&mut self, playouts: u32) -> bool;
}

/// After a number of playouts: the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts(pub u32);

impl Stop for Playouts {
    fn stop(&mut self, playouts: u32) -> bool {
        playouts >= self.0
    }
}

impl<F: FnMut(u32) -> bool> Stop for F {
    fn stop(&mut self, playouts: u32) -> bool {
        self(playouts)
    }
}

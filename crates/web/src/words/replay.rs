//! The words of the screen: a game move by move.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: a game move by move.
#[derive(Debug)]
pub(crate) struct Replay {
    pub(crate) title: &'static str,
}

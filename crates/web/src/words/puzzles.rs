//! The words of the screen: puzzles.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: puzzles.
#[derive(Debug)]
pub(crate) struct Puzzles {
    pub(crate) title: &'static str,
}

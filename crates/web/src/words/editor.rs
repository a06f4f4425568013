//! The words of the screen: a position that is set up by hand.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: a position that is set up by hand.
#[derive(Debug)]
pub(crate) struct Editor {
    pub(crate) title: &'static str,
}

//! The words of the screen: what one's games have in common.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: what one's games have in common.
#[derive(Debug)]
pub(crate) struct Statistics {
    pub(crate) title: &'static str,
}

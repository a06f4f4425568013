//! The words of the screen: counting at a real table.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: counting at a real table.
#[derive(Debug)]
pub(crate) struct Pad {
    pub(crate) title: &'static str,
}

//! The words of the screen: what there is to study.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: what there is to study.
#[derive(Debug)]
pub(crate) struct Study {
    pub(crate) title: &'static str,
}

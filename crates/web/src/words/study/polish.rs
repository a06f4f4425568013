//! Polish.

use super::Study;

pub(crate) const STUDY: Study = Study { title: "Nauka" };

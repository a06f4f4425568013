//! Spanish.

use super::Study;

pub(crate) const STUDY: Study = Study { title: "Estudio" };

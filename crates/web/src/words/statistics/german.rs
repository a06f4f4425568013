//! German.

use super::Statistics;

pub(crate) const STATISTICS: Statistics = Statistics { title: "Statistik" };

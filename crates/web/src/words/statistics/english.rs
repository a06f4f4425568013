//! English.

use super::Statistics;

pub(crate) const STATISTICS: Statistics = Statistics {
    title: "Statistics",
};

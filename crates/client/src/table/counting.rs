//! Points that have been won but not yet counted on the score sheet: they are on their way to it.

/// The figures of a score sheet as they stood before a tile was laid, until the points for it arrive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counting {
    /// Each row, from 0, with its old figure, in the order in which points set out.
    rows: Vec<(usize, i32)>,
    total: i32,
}

impl Counting {
    /// Points set out to these rows; none where there are none.
    pub fn new(rows: Vec<(usize, i32)>, total: i32) -> Option<Counting> {
        (!rows.is_empty()).then_some(Counting { rows, total })
    }

    /// The rows, in the order in which points set out to them.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = usize> {
        self.rows.iter().map(|&(row, _)| row)
    }

    /// The old figure of a row whose points have not arrived.
    pub fn of_row(&self, row: usize) -> Option<i32> {
        let mut rows = self.rows.iter();
        rows.find(|(awaited, _)| *awaited == row)
            .map(|&(_, figure)| figure)
    }

    /// The old total.
    pub fn total(&self) -> i32 {
        self.total
    }

    /// The points for a row arrive; none where these were the last, and all is counted.
    #[must_use]
    pub fn arrived(mut self, row: usize) -> Option<Counting> {
        self.rows.retain(|&(awaited, _)| awaited != row);
        Counting::new(self.rows, self.total)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn rows_keep_their_figures_until_points_arrive() {
        let counting = Counting::new(vec![(0, 4), (5, 2)], 6).unwrap();
        assert_eq!(
            (counting.of_row(0), counting.of_row(1), counting.total()),
            (Some(4), None, 6)
        );
        let counting = counting.arrived(0).unwrap();
        assert_eq!((counting.of_row(0), counting.of_row(5)), (None, Some(2)));
        assert_eq!(counting.arrived(5), None);
    }

    #[test]
    fn where_nothing_is_won_nothing_is_awaited() {
        assert_eq!(Counting::new(Vec::new(), 6), None);
    }
}

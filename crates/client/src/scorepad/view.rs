//! What is seen of a board that is rebuilt.

use polis_draw::Frame;

/// The least that is seen: a city of usual size has room in it.
const LEAST: (f64, f64) = (640.0, 620.0);
/// How much is seen round what is built, when the view has to change: more than a hex.
const AROUND: f64 = 80.0;

/// All of what is built, with the places beside it. The view stays where it is until something leaves
/// it, so that nobody taps on what has just moved.
pub fn seen(before: Option<Frame>, built: Frame) -> Frame {
    if let Some(before) = before.filter(|before| contains(*before, built)) {
        return before;
    }
    // At first there is room enough for what comes next.
    let around = if before.is_some() { AROUND } else { 0.0 };
    let width = (built.width + 2.0 * around).max(LEAST.0);
    let height = (built.height + 2.0 * around).max(LEAST.1);
    Frame::around(built.middle(), width, height)
}

fn contains(outer: Frame, inner: Frame) -> bool {
    outer.x <= inner.x
        && outer.y <= inner.y
        && outer.x + outer.width >= inner.x + inner.width
        && outer.y + outer.height >= inner.y + inner.height
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_view_stays_until_something_leaves_it() {
        let start = Frame::new(-160.0, -150.0, 320.0, 300.0);
        let first = seen(None, start);
        assert!(contains(first, start));
        let grown = Frame::new(-280.0, -200.0, 560.0, 400.0);
        assert_eq!(seen(Some(first), grown), first);
        let left = Frame::new(-400.0, -200.0, 600.0, 400.0);
        let second = seen(Some(first), left);
        assert!(second != first && contains(second, left));
        // What is taken away again moves nothing.
        assert_eq!(seen(Some(second), start), second);
    }
}

//! Why a move is better than another, in the words in which the browser game says it.

use polis_akropolis::{Akropolis, District};
use polis_architekton::Architekton;
use polis_engine::{Difference, MoveReason};

use super::words::count;

/// Part of the futures from which it is told that the next player would take a tile.
const OFTEN: f32 = 0.25;

/// A game whose parts of the points have names.
pub trait PartNames {
    /// What the parts of the points are called, in the order of [`polis_engine::Parts`].
    fn part_names() -> Vec<&'static str>;
}

impl PartNames for Akropolis {
    fn part_names() -> Vec<&'static str> {
        let districts = District::ALL.into_iter().map(District::name);
        districts.chain(["stones"]).collect()
    }
}

impl PartNames for Architekton {
    fn part_names() -> Vec<&'static str> {
        vec!["group", "chips"]
    }
}

/// Short sentences on what a better move leads to against another one, which is called `other`; `next`
/// is who decides next. None where nothing speaks for it beyond chance, or where the futures do not
/// bear out that it is better.
pub fn reason<G: PartNames>(
    reason: &MoveReason,
    other: &str,
    next: Option<&str>,
) -> Option<String> {
    let points = |difference: Difference| {
        let clear = difference.is_clear().then_some(difference.mean);
        clear.map_or(0, |mean| mean.round() as i32)
    };
    let mut parts: Vec<(i32, &str)> = (reason.parts.iter().zip(G::part_names()))
        .map(|(&part, name)| (points(part), name))
        .filter(|&(points, _)| points != 0)
        .collect();
    parts.sort_by_key(|&(points, _)| -points.abs());
    let whole = points(reason.points);
    // Where no part by itself speaks for the move, the whole may.
    if whole > 0 && parts.iter().all(|&(points, _)| points < 0) {
        parts.insert(0, (whole, "in all"));
    }
    let mut speaks_for = parts.iter().any(|&(points, _)| points > 0);
    let mut sentences = Vec::new();
    if !parts.is_empty() {
        let parts: Vec<String> = { parts.iter() }
            .map(|(points, name)| format!("{name} {points:+}").replace('-', "\u{2212}"))
            .collect();
        sentences.push(format!(
            "Against {other}, by the end: {}.",
            parts.join(", ")
        ));
    }
    if let Some(next) = next {
        if let Some(takes) = reason.next_takes.filter(|&takes| takes >= OFTEN) {
            let times = (10.0 * takes).round();
            sentences.push(format!(
                "Else {next} takes this tile in {times} of 10 futures."
            ));
            speaks_for = true;
        }
        let fewer = reason.next_points.map_or(0, |next| -points(next));
        if fewer > 0 {
            let fewer = count(fewer.unsigned_abs() as usize, "point");
            sentences.push(format!("{next} ends with {fewer} fewer."));
            speaks_for = true;
        }
    }
    (speaks_for && reason.utility.mean > 0.0).then(|| sentences.join(" "))
}

#[cfg(test)]
mod tests {
    use polis_game::Seat;

    use super::*;

    #[test]
    fn what_is_clear_and_speaks_for_a_move_is_told() {
        let clear = |mean: f32| Difference { mean, error: 0.1 };
        let mut found = MoveReason {
            futures: 60,
            points: clear(6.2),
            parts: [0.0, 0.3, -2.6, 0.0, 8.8, 0.0].map(clear).to_vec(),
            win: clear(0.4),
            utility: clear(0.4),
            next: Some(Seat::Second),
            next_points: Some(clear(-3.4)),
            next_takes: Some(0.68),
        };
        let say = |found: &MoveReason| reason::<Akropolis>(found, "tile 9", Some("Xenia"));
        assert_eq!(
            say(&found).as_deref(),
            Some(
                "Against tile 9, by the end: gardens +9, barracks \u{2212}3. \
                 Else Xenia takes this tile in 7 of 10 futures. Xenia ends with 3 points fewer."
            )
        );
        // What may be chance is not told.
        found.parts[4].error = 9.0;
        found.next_points = None;
        found.next_takes = None;
        let said = say(&found).unwrap_or_default();
        let whole = "Against tile 9, by the end: in all +6, barracks \u{2212}3.";
        assert_eq!(said, whole);
        found.points.error = 9.0;
        assert_eq!(say(&found), None, "that alone speaks against it");
    }
}

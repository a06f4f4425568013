//! Ratings as they are written, and why a game changed one.

use polis_game::Seat;
use polis_protocol::{Person, Rating, RatingChange, TableState};

/// A rating as it is written: with a question mark where it comes from few games.
pub fn written(rating: i32, is_provisional: bool) -> String {
    let mark = if is_provisional { "?" } else { "" };
    format!("{rating}{mark}")
}

/// The rating of a person as it is written beside their name; none where they have none.
pub fn of_person(person: &Person) -> Option<String> {
    Some(written(person.rating?, person.provisional))
}

/// Why a game changed somebody's rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The rating before the game, as it is written.
    pub before: String,
    /// The rating after it, as it is written.
    pub after: String,
    /// What the game brought or cost, with its sign.
    pub gain: String,
    /// What the ratings let expect against the others, in per cent of all points.
    pub expected: u8,
    /// What came of it, in per cent of all points: a win against each of the others is everything.
    pub scored: u8,
    /// Whether the rating comes from few games, and so moves in large steps.
    pub is_provisional: bool,
}

/// What a game brought or cost, with its sign.
pub fn signed_gain(change: &RatingChange) -> String {
    match rounded(change.after) - rounded(change.before) {
        0 => "\u{b1}0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("\u{2212}{}", loss.abs()),
    }
}

/// Why a game changed the rating of a seat; none where it did not, or is not over.
pub fn explain(state: &TableState, changes: &[RatingChange], seat: Seat) -> Option<Explained> {
    let outcome = state.outcome.as_ref()?;
    let own = changes.iter().find(|change| change.seat == seat)?;
    let others: Vec<&RatingChange> = changes
        .iter()
        .filter(|change| change.seat != seat)
        .collect();
    if others.is_empty() {
        return None;
    }
    let rank = state.rank(outcome, seat);
    let (mut expected, mut scored) = (0.0, 0.0);
    for other in &others {
        expected += Rating::expected_score(own.before, other.before);
        scored += match rank.cmp(&state.rank(outcome, other.seat)) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
    }
    let percent = |points: f64| (100.0 * points / others.len() as f64).round() as u8;
    let is_provisional = Rating::is_provisional(own.deviation);
    Some(Explained {
        before: rounded(own.before).to_string(),
        after: written(rounded(own.after), is_provisional),
        gain: signed_gain(own),
        expected: percent(expected),
        scored: percent(scored),
        is_provisional,
    })
}

fn rounded(rating: f64) -> i32 {
    rating.round() as i32
}

#[cfg(test)]
mod tests {
    use polis_protocol::{Event, ForfeitReason, Logged, Outcome, PersonId, PersonKind};

    use super::*;
    use crate::online::plan::NewTablePlan;

    fn change(seat: Seat, before: f64, after: f64, deviation: f64) -> RatingChange {
        RatingChange {
            seat,
            before,
            after,
            deviation,
        }
    }

    fn finished(seats: usize, winners: Vec<Seat>, points: Vec<i32>) -> TableState {
        let plan = NewTablePlan {
            seats,
            ..NewTablePlan::default()
        };
        let event = Event::Opened {
            host: Person {
                id: PersonId::from_bits(1),
                name: "Thalia".to_owned(),
                kind: PersonKind::Account,
                rating: Some(1500),
                provisional: true,
            },
            settings: Box::new(plan.settings()),
            previous: None,
            series: None,
            deal: None,
            tournament: None,
        };
        let opened = Logged {
            seq: 1,
            at: 0,
            event,
        };
        let mut state = TableState::open(&opened).unwrap();
        state.outcome = Some(Outcome {
            winners,
            points,
            forfeit: None,
            series: None,
        });
        state
    }

    #[test]
    fn a_rating_from_few_games_has_a_question_mark() {
        assert_eq!(written(1512, true), "1512?");
        assert_eq!(written(1512, false), "1512");
        let state = finished(2, vec![], vec![]);
        assert_eq!(of_person(&state.host).as_deref(), Some("1500?"));
    }

    #[test]
    fn a_change_is_explained_by_what_was_expected() {
        let state = finished(2, vec![Seat::Second], vec![80, 90]);
        let changes = [
            change(Seat::First, 1700.0, 1691.6, 60.0),
            change(Seat::Second, 1500.0, 1531.2, 130.0),
        ];
        let lost = explain(&state, &changes, Seat::First).unwrap();
        assert_eq!((lost.expected, lost.scored), (76, 0));
        assert_eq!(lost.gain, "\u{2212}8");
        assert_eq!(lost.after, "1692");
        let won = explain(&state, &changes, Seat::Second).unwrap();
        assert_eq!((won.expected, won.scored), (24, 100));
        assert_eq!((won.gain.as_str(), won.after.as_str()), ("+31", "1531?"));
        assert_eq!(explain(&state, &changes, Seat::Third), None);
        assert_eq!(explain(&state, &changes[..1], Seat::First), None);
    }

    #[test]
    fn among_several_every_other_counts() {
        let mut state = finished(4, vec![Seat::First], vec![90, 70, 80, 85]);
        state.forfeits = vec![(4, ForfeitReason::Resigned)];
        let changes: Vec<_> = Seat::ALL
            .into_iter()
            .map(|seat| change(seat, 1500.0, 1500.0, 60.0))
            .collect();
        let scored = |seat| explain(&state, &changes, seat).unwrap().scored;
        // Whoever gave up is last, whatever the points.
        assert_eq!(Seat::ALL.map(scored), [100, 33, 67, 0]);
        let own = explain(&state, &changes, Seat::Second).unwrap();
        assert_eq!((own.expected, own.gain.as_str()), (50, "\u{b1}0"));
    }
}

//! Why a move is better than another, in words.

use polis_engine_service::message::ReasonReport;
use polis_game::Seat;

use super::narration::{NarratedGame, Speech};
use super::sentence::signed;

/// Part of the futures from which it is told that the next player would take a tile.
const OFTEN: f32 = 0.25;

/// What a move is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against<'a> {
    /// Another move, by what it is called.
    Move(&'a str),
    /// The move that was played.
    Played,
    /// The best of all others.
    NextBest,
}

/// Short sentences on what a better move leads to against another one; none where nothing speaks for it
/// beyond chance, or where the futures do not bear out that it is better.
pub fn reason<G: NarratedGame>(
    report: &ReasonReport,
    against: Against<'_>,
    speech: Speech<'_>,
) -> Option<String> {
    let words = speech.words.table;
    let mut sentences = Vec::new();
    let mut parts: Vec<(i32, &str)> = { report.parts.iter().zip(0..) }
        .filter_map(|(points, part)| {
            let name = G::part_name(part, speech.words)?;
            Some((points.round() as i32, name))
        })
        .filter(|&(points, _)| points != 0)
        .collect();
    parts.sort_by_key(|&(points, _)| -points.abs());
    let whole = report.points.round() as i32;
    // Where no part by itself speaks for the move, the whole may.
    if whole > 0 && parts.iter().all(|&(points, _)| points < 0) {
        parts.insert(0, (whole, words.reason_in_all()));
    }
    let mut speaks_for = parts.iter().any(|&(points, _)| points > 0);
    if !parts.is_empty() {
        let parts = parts.iter();
        let parts: Vec<String> = parts
            .map(|&(points, name)| format!("{name} {}", signed(points)))
            .collect();
        let parts = parts.join(", ");
        sentences.push(match against {
            Against::Move(other) => words.reason_parts(other, &parts),
            Against::Played => words.reason_parts_played(&parts),
            Against::NextBest => words.reason_parts_next(&parts),
        });
    }
    let next = report.next.and_then(Seat::from_number);
    if let Some(next) = next {
        let times = (10.0 * report.next_takes.unwrap_or(0.0)).round() as usize;
        if report.next_takes.is_some_and(|takes| takes >= OFTEN) {
            sentences.push(words.reason_takes(&speech.name(next), times));
            speaks_for = true;
        }
        let fewer = (-report.next_points).round();
        if fewer >= 1.0 {
            sentences.push(words.reason_denies(&speech.name(next), fewer as usize));
            speaks_for = true;
        }
    }
    (speaks_for && report.is_better).then(|| sentences.join(" "))
}

#[cfg(test)]
mod tests {
    use polis_akropolis::Akropolis;
    use polis_game::PerSeat;
    use polis_i18n::Language;

    use super::*;
    use crate::naming::Participants;
    use crate::player::Player;

    #[test]
    fn what_is_clear_is_told_in_every_language_and_nothing_else() {
        let company = Participants {
            players: PerSeat::from_fn(2, |seat| match seat {
                Seat::First => Player::Person,
                _ => Player::Companion,
            }),
            names: PerSeat::from_fn(2, |_| None),
            architect: None,
            reader: Some(Seat::First),
        };
        let say = |report: &ReasonReport, language: Language| {
            let words = language.words();
            let company = &company;
            let against = Against::Move("Gardens");
            reason::<Akropolis>(report, against, Speech { words, company })
        };
        let mut report = ReasonReport {
            futures: 160,
            points: 6.2,
            points_error: 1.0,
            parts: vec![0.0, 0.3, -2.6, 0.0, 8.8, 0.0],
            win: 0.1,
            is_better: true,
            next: Some(2),
            next_points: -3.4,
            next_takes: Some(0.68),
            reply: None,
        };
        assert_eq!(
            say(&report, Language::English).as_deref(),
            Some(
                "Against Gardens, by the end: Gardens +9, Barracks \u{2212}3. \
                 Else Xenia takes this tile in 7 of 10 futures. Xenia ends with 3 points fewer."
            )
        );
        for language in Language::ALL {
            let said = say(&report, language).unwrap();
            assert!(said.contains("+9") && said.contains('7'), "{said}");
        }
        // Where no part is clear by itself, the whole may be.
        report.parts.fill(0.0);
        report.next_points = 2.0;
        report.next_takes = Some(0.1);
        for language in Language::ALL {
            let words = language.words();
            let company = &company;
            for against in [Against::Played, Against::NextBest] {
                let said = reason::<Akropolis>(&report, against, Speech { words, company });
                assert!(said.unwrap().ends_with(" +6."));
            }
        }
        // What does not come out ahead is no reason, and neither is what speaks against it alone.
        report.is_better = false;
        assert_eq!(say(&report, Language::English), None);
        report.is_better = true;
        report.points = -4.0;
        report.parts[2] = -4.0;
        assert_eq!(say(&report, Language::English), None);
        report.parts[2] = 0.0;
        report.points = 0.0;
        assert_eq!(say(&report, Language::English), None);
    }
}

//! What happens in Architekton, in words.

use polis_architekton::explain::{BuildingReport, FinalReport, Scoring, SideReport};
use polis_architekton::{Decider, Event, Illegal, Side, Verdict};

use super::words::{Names, count};

/// How a building stands: its sides, and what it brought or would bring.
pub fn sentence(report: &BuildingReport, names: &Names) -> String {
    let mut matching = Vec::new();
    let mut wrong = Vec::new();
    let mut open = Vec::new();
    for (side, report) in Side::ALL.into_iter().zip(report.sides) {
        match report {
            SideReport::Matching { .. } => matching.push(side.to_string()),
            SideReport::Wrong { shown, found } => {
                wrong.push(format!("{side} ({shown} beside {found})"));
            }
            SideReport::Open { shown } => open.push(format!("{side} ({shown})")),
        }
    }
    let parts: Vec<String> = [("matching", matching), ("wrong", wrong), ("open", open)]
        .into_iter()
        .filter(|(_, sides)| !sides.is_empty())
        .map(|(what, sides)| format!("{what} {}", sides.join(", ")))
        .collect();
    format!("{}. {}", parts.join("; "), result(report, names))
}

/// What a building brought or would bring.
fn result(report: &BuildingReport, names: &Names) -> String {
    let Some(owner) = report.owner else {
        return "No house on it: it is not scored.".to_owned();
    };
    let owner = &names[owner];
    match report.scoring() {
        Some(Scoring::Gain) => format!("It brought {owner} 1 chip."),
        Some(Scoring::Loss { wrong }) => {
            format!("It cost {owner} {}.", count(usize::from(wrong), "chip"))
        }
        None => match report.wrong_sides() {
            0 => "If every side matches, it brings 1 chip.".to_owned(),
            wrong => format!("Enclosed it costs at least {}.", count(wrong, "chip")),
        },
    }
}

/// What followed from a move.
pub fn event(event: Event, names: &Names) -> String {
    match event {
        Event::Gained { place, owner } => {
            format!("All sides match at {place}: {} gains 1 chip.", names[owner])
        }
        Event::Kept { place, owner, paid } => format!(
            "{} keeps the house at {place} and pays {}.",
            names[owner],
            count(usize::from(paid), "chip")
        ),
        Event::Removed {
            place,
            owner,
            paid,
            by,
        } => {
            let pays = match paid {
                0 => "pays nothing".to_owned(),
                _ => format!("pays {}", count(usize::from(paid), "chip")),
            };
            let why = match by {
                Decider::Owner => "",
                Decider::Rules => ", for lack of chips",
            };
            format!(
                "{} takes the house at {place} back{why} and {pays}.",
                names[owner]
            )
        }
        Event::Bankrupt { place, owner, loss } => format!(
            "{} cannot pay for the {} at {place}: the game ends.",
            names[owner],
            count(usize::from(loss), "wrong side")
        ),
        Event::Exchanged { times } => match times {
            1 => "No tile of the stock could be laid: it is exchanged.".to_owned(),
            _ => format!("No tile of the stock could be laid: it is exchanged {times} times."),
        },
        Event::Skipped { seat, lays } => match lays {
            2.. => format!(
                "Nothing can be laid: the turn of {} is skipped.",
                names[seat]
            ),
            _ => format!(
                "Nothing can be laid: the rest of the turn of {} is skipped.",
                names[seat]
            ),
        },
        Event::LastRound { turns } => format!(
            "The piles are used up: the last round begins, with {}.",
            count(usize::from(turns), "turn")
        ),
    }
}

/// Why a tile cannot lie somewhere.
pub fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::MustDecide { place } => format!("First decide about the house at {place}."),
        Illegal::NothingToDecide => "There is nothing to decide.".to_owned(),
        Illegal::OtherDecision { expected, .. } => {
            format!("The house at {expected} is to be decided about.")
        }
        Illegal::BuildingNotInStock { building } => {
            format!("Building {building} is not in the stock.")
        }
        Illegal::LandscapeNotInStock { scenery } => {
            format!("No {scenery} landscape is in the stock.")
        }
        Illegal::PlaceTaken { .. } => "A tile lies there.".to_owned(),
        Illegal::ForLandscapes { .. } => "This place is for a landscape.".to_owned(),
        Illegal::ForBuildings { .. } => "This place is for a building.".to_owned(),
        Illegal::TouchesNothing { .. } => "It touches nothing.".to_owned(),
        Illegal::NothingMatches { .. } => "No side matches.".to_owned(),
        Illegal::HouseInHand { .. } => "There is a house in hand: none is moved.".to_owned(),
        Illegal::NoHouseInHand { .. } => {
            "No house left in hand: choose one of yours to move (h).".to_owned()
        }
        Illegal::NoHouseThere { place, .. } => format!("None of your houses stands at {place}."),
    }
}

/// Who has won, and by what.
pub fn verdict(report: &FinalReport, names: &Names) -> String {
    let totals: Vec<u8> = report
        .seats
        .values()
        .iter()
        .map(|seat| seat.score.total())
        .collect();
    let houses: Vec<u8> = report
        .seats
        .values()
        .iter()
        .map(|seat| seat.score.houses)
        .collect();
    let ordered = |mut values: Vec<u8>| {
        values.sort_unstable_by(|a, b| b.cmp(a));
        let words: Vec<String> = values.iter().map(ToString::to_string).collect();
        words.join(" to ")
    };
    match report.verdict {
        Verdict::EarlyEnd { winner } => format!(
            "{} wins: {} could not pay",
            names[winner],
            names[winner.next(2)]
        ),
        Verdict::Points { winner } => format!("{} wins, {}", names[winner], ordered(totals)),
        Verdict::Houses { winner } => format!(
            "{} wins: {} points each, but more houses on the board, {}",
            names[winner],
            totals[0],
            ordered(houses)
        ),
        Verdict::Draw => format!(
            "A draw: {} points and {} each",
            totals[0],
            count(usize::from(houses[0]), "house")
        ),
    }
}

/// The final scoring step by step.
pub fn final_lines(report: &FinalReport, names: &Names) -> Vec<String> {
    let removed: Vec<String> = report
        .removed
        .iter()
        .map(|removed| removed.place.to_string())
        .collect();
    let mut lines = vec![if removed.is_empty() {
        "No building is removed: all adjoin 3 or 4 landscapes.".to_owned()
    } else {
        format!(
            "Removed, since they adjoin only 1 or 2 landscapes: {}",
            removed.join("  ")
        )
    }];
    for (seat, report) in report.seats.iter() {
        let group: Vec<String> = report.largest().iter().map(ToString::to_string).collect();
        let group = if group.is_empty() {
            "no group".to_owned()
        } else {
            format!(
                "largest group {} ({})",
                report.score.group,
                group.join("  ")
            )
        };
        lines.push(format!(
            "{}: {group}, {}: {} in all; {} on the board.",
            names[seat],
            count(usize::from(report.score.chips), "chip"),
            report.score.total(),
            count(usize::from(report.score.houses), "house"),
        ));
    }
    lines
}

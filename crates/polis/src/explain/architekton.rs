//! What a move of Architekton brings about, in words.

use polis_architekton::explain::{Scoring, SideReport};
use polis_architekton::gain::{Choice, ClosedSides, Gain};
use polis_architekton::{Architekton, Decider, Decision, Event, Illegal, Move, Side, Verdict};

use polis_notation::{GameRecord, architekton_facts};
use polis_terminal::picture::building_words::event;
use polis_terminal::picture::words::{Names, count, list, names};

use super::{ExplainMove, MoveExplanation};

impl ExplainMove for Architekton {
    fn names(record: &GameRecord<Architekton>) -> Names {
        names(record)
    }

    fn explain_move(
        position: &Architekton,
        chosen: Move,
        names: &Names,
    ) -> Result<MoveExplanation, Illegal> {
        let gain = position.gain(chosen)?;
        let mut words = vec![plays(position, chosen, &gain)];
        words.extend(gain.buildings.iter().map(|closed| building(closed, names)));
        words.extend(
            gain.events
                .iter()
                .filter(|&&happened| !is_the_move(happened))
                .map(|&happened| event(happened, names)),
        );
        words.extend(gain.forced.map(|choice| must_choose(choice, names)));
        words.extend(scores(&gain, names));
        words.extend(gain.end.map(|verdict| over(verdict, names)));
        Ok(MoveExplanation {
            sentences: words,
            facts: architekton_facts(&gain),
        })
    }
}

/// What is played, and where.
fn plays(position: &Architekton, chosen: Move, gain: &Gain) -> String {
    // Only a move that keeps or removes a house makes a choice.
    let [keep, remove] = match gain.made {
        Some(Choice { decision, .. }) => [decision.cost_to_keep, decision.cost_to_remove],
        None => [0, 0],
    }
    .map(chips);
    match chosen {
        Move::Building {
            building,
            place,
            rotation,
            from,
        } => {
            let shown = position.faces().rotated(building, rotation);
            let sides: Vec<String> = Side::ALL
                .into_iter()
                .filter_map(|side| Some(format!("{} {side}", shown.get(side)?)))
                .collect();
            let house =
                from.map_or_else(String::new, |from| format!(", with the house from {from}"));
            format!(
                "Lays building {building} at {place}{house}: {}.",
                list(&sides)
            )
        }
        Move::Landscape { scenery, place } => format!("Lays {scenery} at {place}."),
        Move::Keep { place } => format!(
            "Keeps the house at {place} and pays {keep}; taking it back would cost {remove}."
        ),
        Move::Remove { place } => format!(
            "Takes the house at {place} back and pays {remove}; keeping it would cost {keep}."
        ),
    }
}

/// Which sides of a building are closed, and what that makes of it.
fn building(closed: &ClosedSides, names: &Names) -> String {
    let report = &closed.report;
    let mut matching = Vec::new();
    let mut parts = Vec::new();
    for (side, found) in Side::ALL.into_iter().zip(report.sides) {
        if !closed.sides.contains(&side) {
            continue;
        }
        match found {
            SideReport::Matching { .. } => matching.push(side.to_string()),
            SideReport::Wrong { shown, found } => {
                parts.push(format!("{side} is wrong ({shown} beside {found})"));
            }
            SideReport::Open { .. } => {}
        }
    }
    match matching.len() {
        0 => {}
        1 => parts.insert(0, format!("{} matches", matching[0])),
        _ => parts.insert(0, format!("{} match", list(&matching))),
    }
    parts.extend(match (report.scoring(), report.owner) {
        (Some(_), None) => Some("enclosed, but not scored without a house".to_owned()),
        (Some(Scoring::Gain), Some(_)) => Some("enclosed".to_owned()),
        (Some(Scoring::Loss { wrong }), Some(_)) => Some(format!(
            "enclosed with {}",
            count(usize::from(wrong), "wrong side")
        )),
        (None, Some(_)) if report.wrong_sides() > 0 => Some(format!(
            "enclosed it costs at least {}",
            count(report.wrong_sides(), "chip")
        )),
        (None, _) => None,
    });
    if closed.stays_from_now_on() {
        parts.push(format!(
            "with {} landscapes it stays to the end",
            report.landscapes()
        ));
    }
    let owner = match report.owner {
        Some(owner) => names[owner].as_str(),
        None => "no house",
    };
    format!(
        "Building at {} ({owner}): {}.",
        report.place,
        parts.join("; ")
    )
}

/// Whether an event is what the move itself says.
fn is_the_move(event: Event) -> bool {
    match event {
        Event::Kept { .. }
        | Event::Removed {
            by: Decider::Owner, ..
        } => true,
        Event::Removed {
            by: Decider::Rules, ..
        }
        | Event::Gained { .. }
        | Event::Bankrupt { .. }
        | Event::Exchanged { .. }
        | Event::Skipped { .. }
        | Event::LastRound { .. } => false,
    }
}

fn must_choose(choice: Choice, names: &Names) -> String {
    let Decision {
        place,
        cost_to_keep,
        cost_to_remove,
        ..
    } = choice.decision;
    format!(
        "{} must choose at {place}: keep the house for {}, or take it back for {}.",
        names[choice.seat],
        chips(cost_to_keep),
        chips(cost_to_remove)
    )
}

/// How the final scoring changes, where it does.
fn scores(gain: &Gain, names: &Names) -> Vec<String> {
    let mut words = Vec::new();
    for (seat, change) in gain.scores.iter() {
        let [before, after] = [change.before.group, change.after.group];
        if before != after {
            words.push(format!(
                "The largest group of {}: {before} → {}.",
                names[seat],
                count(usize::from(after), "house")
            ));
        }
    }
    if gain
        .scores
        .values()
        .iter()
        .any(|change| change.points() != 0)
    {
        let totals: Vec<String> = gain
            .scores
            .iter()
            .map(|(seat, change)| {
                let [before, after] = [change.before.total(), change.after.total()];
                let name = &names[seat];
                if before == after {
                    format!("{name} {after}")
                } else {
                    format!("{name} {before} → {after}")
                }
            })
            .collect();
        words.push(format!("Points if it ended now: {}.", totals.join(", ")));
    }
    words
}

fn over(verdict: Verdict, names: &Names) -> String {
    match verdict.winner() {
        Some(winner) => format!("The game is over: {} wins.", names[winner]),
        None => "The game is over: a draw.".to_owned(),
    }
}

fn chips(number: u8) -> String {
    match number {
        0 => "nothing".to_owned(),
        _ => count(usize::from(number), "chip"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_architekton::{BuildingId, Faces, Scenery, Setup};
    use polis_game::{Game, PerSeat};

    /// Seat 1 has a building at 1,0 with its sides earth, meadow, water, forest, of which only the
    /// east is open, and seat 2 one at 2,1 that has forest in the north. What comes after the
    /// first refill is not known.
    fn facing() -> Architekton {
        let mut setup = Setup {
            faces: Faces::BUILT_IN,
            buildings: vec![None; 22],
            landscapes: vec![None; 24],
        };
        for (index, number) in [17, 16, 1, 2].into_iter().enumerate() {
            setup.buildings[4 + index] = BuildingId::from_number(number);
        }
        for (index, letter) in "emffwe".chars().enumerate() {
            setup.landscapes[4 + index] = Scenery::from_letter(letter);
        }
        let mut position = Architekton::new(&setup).unwrap();
        play(&mut position, &["B17 1,0 0", "Le 1,-1", "B16 2,1 1"]);
        position
    }

    fn play(position: &mut Architekton, moves: &[&str]) {
        for chosen in moves {
            position.play(chosen.parse().unwrap()).unwrap();
        }
    }

    fn check(position: &Architekton, chosen: &str, expected: &[&str]) {
        let names = PerSeat::from_fn(2, |seat| format!("Seat {seat}"));
        let told = Architekton::explain_move(position, chosen.parse().unwrap(), &names).unwrap();
        assert_eq!(told.sentences, expected);
        let buildings = told.facts["buildings"].as_array().unwrap();
        let lays = chosen.starts_with(['B', 'L']);
        assert_eq!(!buildings.is_empty(), lays, "{chosen}");
    }

    #[test]
    fn a_building_and_its_sides_are_told() {
        check(
            &facing(),
            "B1 0,-1 0",
            &[
                "Lays building 1 at 0,-1: earth north, earth east, earth south and earth west.",
                "Building at 0,-1 (Seat 2): east matches; south is wrong (earth beside forest); \
                 enclosed it costs at least 1 chip.",
            ],
        );
    }

    #[test]
    fn a_chip_for_the_other_player_is_told() {
        check(
            &facing(),
            "Lm 2,0",
            &[
                "Lays meadow at 2,0.",
                "Building at 2,1 (Seat 2): north is wrong (forest beside meadow); enclosed it \
                 costs at least 1 chip.",
                "Building at 1,0 (Seat 1): east matches; enclosed.",
                "All sides match at 1,0: Seat 1 gains 1 chip.",
                "Points if it ended now: Seat 1 2 → 3, Seat 2 1.",
            ],
        );
    }

    #[test]
    fn a_choice_that_is_forced_and_both_its_ways_are_told() {
        let mut position = facing();
        check(
            &position,
            "Lf 2,0",
            &[
                "Lays forest at 2,0.",
                "Building at 2,1 (Seat 2): north matches.",
                "Building at 1,0 (Seat 1): east is wrong (meadow beside forest); enclosed with 1 \
                 wrong side.",
                "Seat 1 must choose at 1,0: keep the house for 1 chip, or take it back for \
                 nothing.",
            ],
        );
        play(&mut position, &["Lf 2,0"]);
        check(
            &position,
            "keep 1,0",
            &[
                "Keeps the house at 1,0 and pays 1 chip; taking it back would cost nothing.",
                "Points if it ended now: Seat 1 2 → 1, Seat 2 1.",
            ],
        );
        check(
            &position,
            "remove 1,0",
            &[
                "Takes the house at 1,0 back and pays nothing; keeping it would cost 1 chip.",
                "The largest group of Seat 1: 1 → 0 houses.",
                "Points if it ended now: Seat 1 2 → 1, Seat 2 1.",
            ],
        );
    }
}

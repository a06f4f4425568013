//! What a move of Architekton brings about, as facts for programs.

use polis_architekton::explain::Scoring;
use polis_architekton::gain::{Choice, ClosedSides, Gain, ScoreChange};
use polis_architekton::{Decider, Event, Place, Score, Verdict};
use polis_game::Seat;
use serde_json::{Value, json};

/// What a move of Architekton brings about, as one JSON object for programs.
pub fn architekton_facts(gain: &Gain) -> Value {
    json!({
        "buildings": gain.buildings.iter().map(building).collect::<Vec<_>>(),
        "events": gain.events.iter().copied().map(event).collect::<Vec<_>>(),
        "made": gain.made.map(choice),
        "forced": gain.forced.map(choice),
        "scores": gain.scores.values().iter().copied().map(scores).collect::<Vec<_>>(),
        "end": gain.end.map(end),
    })
}

fn building(closed: &ClosedSides) -> Value {
    let report = &closed.report;
    let chips = report.scoring().map(|scoring| match scoring {
        Scoring::Gain => 1,
        Scoring::Loss { wrong } => -i32::from(wrong),
    });
    let sides: Vec<String> = closed.sides.iter().map(ToString::to_string).collect();
    json!({
        "building": report.building.number(),
        "place": report.place.to_string(),
        "owner": report.owner.map(Seat::number),
        "sides": sides,
        "landscapes": report.landscapes(),
        "wrong": report.wrong_sides(),
        "stays": closed.stays_from_now_on(),
        // What it brings its owner, if there is one (ruling T4).
        "chips": report.owner.and(chips),
    })
}

fn event(event: Event) -> Value {
    let at = |what, place: Place, owner: Seat, chips: i32| {
        json!({
            "event": what,
            "place": place.to_string(),
            "seat": owner.number(),
            "chips": chips,
        })
    };
    match event {
        Event::Gained { place, owner } => at("gained", place, owner, 1),
        Event::Kept { place, owner, paid } => at("kept", place, owner, -i32::from(paid)),
        Event::Removed {
            place,
            owner,
            paid,
            by,
        } => {
            let what = match by {
                Decider::Owner => "removed",
                Decider::Rules => "removed by the rules",
            };
            at(what, place, owner, -i32::from(paid))
        }
        // Nothing of a loss that cannot be paid is paid (rule 8).
        Event::Bankrupt { place, owner, .. } => at("bankrupt", place, owner, 0),
        Event::Exchanged { times } => json!({ "event": "exchanged", "times": times }),
        Event::Skipped { seat, lays } => {
            json!({ "event": "skipped", "seat": seat.number(), "lays": lays })
        }
        Event::LastRound { turns } => json!({ "event": "last round", "turns": turns }),
    }
}

fn choice(choice: Choice) -> Value {
    json!({
        "seat": choice.seat.number(),
        "place": choice.decision.place.to_string(),
        "keep": choice.decision.cost_to_keep,
        "remove": choice.decision.cost_to_remove,
    })
}

fn scores(change: ScoreChange) -> Value {
    json!({ "before": score(change.before), "after": score(change.after) })
}

fn score(score: Score) -> Value {
    json!({
        "group": score.group,
        "chips": score.chips,
        "houses": score.houses,
        "total": score.total(),
    })
}

fn end(verdict: Verdict) -> Value {
    let by = match verdict {
        Verdict::EarlyEnd { .. } => "early end",
        Verdict::Points { .. } => "points",
        Verdict::Houses { .. } => "houses",
        Verdict::Draw => "draw",
    };
    json!({ "winner": verdict.winner().map(Seat::number), "by": by })
}

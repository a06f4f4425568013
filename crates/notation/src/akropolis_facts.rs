//! What a move of Akropolis gains, as facts for programs.

use polis_akropolis::gain::{ChangedHex, Effect, Gain, LaidHex, value};
use polis_akropolis::{District, DistrictScore};
use serde_json::{Map, Value, json};

/// What a move of Akropolis gains, as one JSON object for programs.
pub fn akropolis_facts(gain: &Gain) -> Value {
    let districts: Map<String, Value> = District::ALL
        .into_iter()
        .map(|district| {
            let change = gain.districts[district];
            let scores = json!({ "before": score(change.before), "after": score(change.after) });
            (district.name().to_owned(), scores)
        })
        .collect();
    json!({
        "price": gain.price,
        "quarries": gain.quarries,
        "stones": gain.stones(),
        "level": gain.level,
        "points": gain.points(),
        "districts": districts,
        "laid": gain.laid.iter().map(laid).collect::<Vec<_>>(),
        "changed": gain.changed.iter().map(changed).collect::<Vec<_>>(),
    })
}

/// Value, stars and points, as in a trace.
fn score(score: DistrictScore) -> Value {
    json!([score.value, score.stars, score.points()])
}

fn laid(laid: &LaidHex) -> Value {
    let covers = laid.covers.as_ref().map(|covered| {
        json!({
            "construction": covered.construction.to_string(),
            "value": value(covered),
        })
    });
    json!({
        "hex": laid.hex.to_string(),
        "construction": laid.shows.construction.to_string(),
        "value": value(&laid.shows),
        "covers": covers,
    })
}

fn changed(changed: &ChangedHex) -> Value {
    let effect = match changed.effect() {
        Effect::Begins => "begins",
        Effect::Ceases => "ceases",
        Effect::Doubles => "doubles",
        Effect::CeasesToDouble => "ceases to double",
    };
    json!({
        "hex": changed.hex.to_string(),
        "district": changed.district.name(),
        "before": changed.before,
        "after": changed.after,
        "effect": effect,
    })
}

//! Scores and moves of Akropolis that explain themselves.

use polis_akropolis::explain::{Doubled, Explanation, HexScore, Part, Reason};
use polis_akropolis::{Action, Akropolis, Hex, Illegal, Move, Score};
use polis_draw::Reel;
use polis_notation::{GameRecord, Record, akropolis_facts};
use serde_json::{Map, Value, json};

use crate::playable::Playable;

impl Playable for Akropolis {
    fn into_record(record: GameRecord<Akropolis>) -> Record {
        record.into()
    }

    fn action_count(&self) -> usize {
        Action::count(self.options())
    }

    fn action(&self, chosen: Move) -> Option<usize> {
        Action::of(self, chosen).map(Action::number)
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        Action::from_number(action)?.to_move(self)
    }

    fn explain_scores(&self) -> Value {
        let variants = self.options().variants();
        let scores = self.scores();
        let seats = scores.iter().map(|(seat, score)| {
            let mut fields = sheet(score);
            if let Some(city) = self.cities().get(seat) {
                let explanation = city.explain(variants);
                fields.insert("hexes".to_owned(), hexes(&explanation));
                let lakes = explanation.lakes.iter();
                let lakes: Vec<Value> = lakes
                    .map(|lake| lake.iter().copied().map(hex).collect())
                    .collect();
                fields.insert("lakes".to_owned(), lakes.into());
            }
            Value::from(fields)
        });
        seats.collect()
    }

    fn explain_move(&self, chosen: Move) -> Result<Value, Illegal> {
        Ok(akropolis_facts(&self.gain(chosen)?))
    }

    fn reel(record: &GameRecord<Akropolis>) -> Option<Reel> {
        Reel::akropolis(record.positions().collect())
    }
}

/// A score sheet, with value, stars and points for each type of district as in a trace.
fn sheet(score: &Score) -> Map<String, Value> {
    let mut fields = Map::new();
    for (district, found) in score.districts.iter() {
        let found = json!([found.value, found.stars, found.points()]);
        fields.insert(district.name().to_owned(), found);
    }
    fields.insert("stones".to_owned(), score.stones.into());
    if let Some(quarries) = score.quarries {
        fields.insert("quarries".to_owned(), quarries.into());
    }
    fields.insert("total".to_owned(), score.total().into());
    fields
}

/// What each visible hex brings, and why it brings nothing.
fn hexes(explanation: &Explanation) -> Value {
    let all = explanation.hexes.iter();
    all.map(|(at, score)| {
        let HexScore {
            construction,
            height,
            part,
        } = score;
        let (value, doubled, stars, reason) = match part {
            Part::Quarry => (0, false, 0, None),
            Part::Plaza { stars } => (0, false, *stars, None),
            Part::Counts { value, doubled } => (*value, *doubled == Doubled::Yes, 0, None),
            Part::Fails(reason) => (0, false, 0, Some(words(reason))),
        };
        json!({
            "hex": hex(*at),
            "construction": construction.to_string(),
            "height": height,
            "value": value,
            "doubled": doubled,
            "stars": stars,
            "reason": reason,
        })
    })
    .collect()
}

/// Why a district does not count.
fn words(reason: &Reason) -> String {
    let list = |hexes: &[Hex]| {
        let texts: Vec<String> = hexes.iter().map(ToString::to_string).collect();
        texts.join(" ")
    };
    match reason {
        Reason::NotInLargestGroup => "not in the largest group".to_owned(),
        Reason::NextToMarket { markets } => format!("next to the market at {}", list(markets)),
        Reason::NotOnEdge { lakes } if lakes.is_empty() => "not on the edge".to_owned(),
        Reason::NotOnEdge { lakes } => format!("not on the edge but at a lake, {}", list(lakes)),
        Reason::NotSurrounded { missing } => format!("nothing is built at {}", list(missing)),
        Reason::NoPlaza { value } => format!("no plaza multiplies its value of {value}"),
    }
}

fn hex(at: Hex) -> Value {
    json!([at.q, at.r])
}

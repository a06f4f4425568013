//! What happens at the table, in words.

use polis_akropolis::explain::{Doubled, Explanation, HexScore, Part, Reason};
use polis_akropolis::gain::{ChangedHex, Effect, Gain};
use polis_akropolis::{
    Akropolis, Construction, District, Hex, Misfit, PerDistrict, Taking, TileId,
};
use polis_game::{Game, Outcome, Seat};

use super::ending::{Lead, ScoreRow, greatest_lead};
use super::hand::Hand;
use super::preview::Preview;
use crate::table::narrator::Narrator;
pub use crate::table::sentence::{Sentence, signed};
use polis_i18n::{AkropolisTable, Words};

/// Names, one after the other; what comes several times stands once, with its number.
fn list(names: impl IntoIterator<Item = &'static str>) -> String {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match counted.iter_mut().find(|(other, _)| *other == name) {
            Some((_, number)) => *number += 1,
            None => counted.push((name, 1)),
        }
    }
    let words: Vec<String> = counted
        .into_iter()
        .map(|(name, number)| match number {
            1 => name.to_owned(),
            _ => format!("{number} × {name}"),
        })
        .collect();
    words.join(", ")
}

/// What is on a tile.
pub fn tile(tile: TileId, words: &Words) -> String {
    list(
        tile.constructions()
            .map(|construction| words.construction(construction)),
    )
}

/// A message about districts.
type Says = fn(AkropolisTable, &str) -> String;

/// What the tile in hand would change.
pub fn of_preview(preview: &Preview, words: &Words) -> Sentence {
    match preview {
        Preview::Allowed(gain) => of_gain(gain, words),
        Preview::Refused(misfit) => Sentence {
            title: words.akropolis_table.refused().to_owned(),
            text: of_misfit(*misfit, words),
        },
    }
}

/// What a move brings.
pub fn of_gain(gain: &Gain, words: &Words) -> Sentence {
    let table = &words.akropolis_table;
    let shown = gain
        .laid
        .iter()
        .map(|laid| words.construction(laid.shows.construction));
    let mut text = vec![table.costs(gain.price, gain.quarries)];
    let covered = gain
        .laid
        .iter()
        .filter_map(|laid| laid.covers.as_ref())
        .filter(|score| score.construction != Construction::Quarry)
        .map(|score| words.construction(score.construction));
    let covered = list(covered);
    if !covered.is_empty() {
        text.push(table.covers(&covered));
    }
    let with = |effect: Effect| {
        let changed = gain.changed.iter().filter(|hex| hex.effect() == effect);
        list(changed.map(|&ChangedHex { district, .. }| words.akropolis.district(district)))
    };
    for (changed, said) in [
        (with(Effect::Begins), AkropolisTable::begins as Says),
        (with(Effect::Doubles), AkropolisTable::doubles),
        (with(Effect::Ceases), AkropolisTable::ceases),
    ] {
        if !changed.is_empty() {
            text.push(said(*table, &changed));
        }
    }
    Sentence {
        title: table.to_level(&list(shown), gain.level),
        text: text.join(" "),
    }
}

/// Why a tile cannot lie somewhere.
pub fn of_misfit(misfit: Misfit, words: &Words) -> String {
    let table = &words.akropolis_table;
    match misfit {
        Misfit::TouchesNothing => table.touches_nothing().to_owned(),
        Misfit::NotLevel { heights: [a, b, c] } => table.not_level(a, b, c),
        Misfit::OneTile => table.one_tile().to_owned(),
        Misfit::Full => table.full().to_owned(),
    }
}

/// What of a tile in hand lies where, by the coordinates of the record: it changes with every step and
/// every turn.
pub fn places(hand: Hand, words: &Words) -> String {
    let Some(placement) = hand.placement() else {
        return tile(hand.tile(), words);
    };
    let constructions = hand.tile().constructions().into_iter();
    let parts = constructions
        .zip(placement.hexes())
        .map(|(construction, hex)| {
            let place = format!("{},{}", hex.q, hex.r).replace('-', "\u{2212}");
            format!("{} {place}", words.construction(construction))
        });
    parts.collect::<Vec<String>>().join("; ")
}

/// The same for those who listen: level, whether it is allowed, and what changes.
pub fn spoken(preview: &Preview, words: &Words) -> String {
    let table = &words.akropolis_table;
    let gain = match preview {
        Preview::Refused(misfit) => {
            return format!("{} {}", table.refused(), of_misfit(*misfit, words));
        }
        Preview::Allowed(gain) => gain,
    };
    let mut changes: Vec<String> = gain
        .districts
        .iter()
        .filter(|(_, change)| change.points() != 0)
        .map(|(district, change)| {
            let name = words.akropolis.district(district);
            format!("{name} {}", signed(change.points()))
        })
        .collect();
    if gain.stones() != 0 {
        changes.push(format!("{} {}", table.stones_row(), signed(gain.stones())));
    }
    changes.push(format!("{} {}", table.total(), signed(gain.points())));
    let level = table.level(gain.level);
    format!("{level}, {}. {}.", table.allowed(), changes.join(", "))
}

/// The turn of the Illustrious Architect.
pub fn of_taking(name: &str, taking: Taking, words: &Words) -> String {
    let table = &words.akropolis_table;
    let what = tile(taking.tile, words);
    if taking.tile.has_plaza() {
        table.architect_plaza(name, &what, taking.price)
    } else {
        table.architect_first(name, &what)
    }
}

/// What the others did since one's own last turn.
pub fn news(narrator: &Narrator<'_, Akropolis>) -> String {
    let (position, words) = (narrator.position(), narrator.words);
    if let Some(estate) = position.estate() {
        let name = narrator.name(Seat::Second);
        let taking = estate.takings().next_back();
        return taking.map_or_else(String::new, |taking| of_taking(&name, taking, words));
    }
    let laid = narrator.others().into_iter().filter_map(|seat| {
        let last = position.cities()[seat].tiles().last()?;
        let what = tile(last, words);
        Some(words.akropolis_table.laid(&narrator.name(seat), &what))
    });
    laid.collect::<Vec<String>>().join(" ")
}

/// Who has won, with the points; empty before the end.
pub fn headline(narrator: &Narrator<'_, Akropolis>) -> String {
    let Some(outcome) = narrator.position().outcome() else {
        return String::new();
    };
    let words = &narrator.words.play;
    let mut winners = outcome.winners.iter();
    let who = match (winners.next(), winners.next()) {
        (Some(seat), None) if narrator.company.reader == Some(seat) => words.you_win().to_owned(),
        (Some(seat), None) => words.wins(&narrator.name(seat)),
        (None | Some(_), _) => words.nobody_wins().to_owned(),
    };
    let mut points = outcome.points.values().to_vec();
    points.sort_unstable_by(|one, other| other.cmp(one));
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    format!("{who}, {}", points.join(" : "))
}

/// What decided the game: where the winner was farthest ahead of who came next, and where that one was
/// ahead; or what decided between equal points.
pub fn decided(narrator: &Narrator<'_, Akropolis>) -> Option<String> {
    let tie = tie_break(narrator);
    if tie.is_some() {
        return tie;
    }
    let position = narrator.position();
    let Outcome { winners, points } = position.outcome()?;
    let words = narrator.words;
    let winner = winners.iter().next()?;
    let others = points.iter().filter(|&(seat, _)| seat != winner);
    let (next, _) = others.max_by_key(|&(_, points)| *points)?;
    let [winner, second] = [winner, next].map(|seat| position.score(seat));
    let what = |row: ScoreRow| match row {
        ScoreRow::District(district) => words.akropolis.district(district),
        ScoreRow::Stones => words.akropolis_table.stones_row(),
        ScoreRow::Quarries => words.akropolis_table.quarries_row(),
    };
    let Lead { row, more, less } = greatest_lead(&winner, &second)?;
    let table = &words.akropolis_table;
    let mut said = table.decided(what(row), more, less);
    if let Some(Lead { row, more, less }) = greatest_lead(&second, &winner) {
        said.push(' ');
        said.push_str(&table.had_more(&narrator.name(next), what(row), more, less));
    }
    Some(said)
}

/// What decided between equal points.
pub fn tie_break(narrator: &Narrator<'_, Akropolis>) -> Option<String> {
    let position = narrator.position();
    let Outcome { winners, points } = position.outcome()?;
    let words = &narrator.words.akropolis_table;
    let best = points.values().iter().max()?;
    let equal = points.iter().filter(|&(_, points)| points == best);
    let stones: Vec<u16> = equal.map(|(seat, _)| position.stones()[seat]).collect();
    if stones.len() < 2 {
        return None;
    }
    let most = stones.iter().max();
    let is_decided = stones.iter().filter(|&stones| Some(stones) == most).count() == 1;
    let reason = if winners.len() > 1 {
        words.shared()
    } else if is_decided {
        words.by_stones()
    } else {
        words.architect_ties()
    };
    Some(reason.to_owned())
}

/// Why a hex counts or does not. `seen` is where a direction of the board appears.
pub fn of_hex(hex: Hex, explained: &Explanation, turns: usize, words: &Words) -> Sentence {
    let Some(score) = explained.hexes.get(&hex) else {
        return Sentence::default();
    };
    let table = &words.akropolis_table;
    let name = words.construction(score.construction);
    let level = table.level(score.height);
    let points = points(score, &explained.districts);
    let title = match points {
        None => format!("{name}, {}", lower(&level)),
        Some(points) => format!("{name}, {}: {}", lower(&level), words.play.points(points)),
    };
    let text = match &score.part {
        Part::Quarry => table.gives_stone().to_owned(),
        Part::Plaza { stars } => table.multiplies(*stars),
        Part::Counts { value, doubled } => {
            let stars = district(score).map_or(0, |district| explained.districts[district].stars);
            let product = format!("{value} × {stars}★ = {}.", points.unwrap_or(0));
            match doubled {
                Doubled::No => product,
                Doubled::Yes => format!("{product} {}", table.doubled()),
            }
        }
        Part::Fails(reason) => of_reason(hex, reason, score, explained, turns, words),
    };
    Sentence { title, text }
}

/// How the points of a type come about in a city: what counts, and why the rest does not.
pub fn of_district(
    district: District,
    explained: &Explanation,
    turns: usize,
    words: &Words,
) -> Sentence {
    let score = explained.districts[district];
    let (value, stars) = (score.value, score.stars);
    let name = words.akropolis.district(district);
    let of_type = || {
        let hexes = explained.hexes.iter();
        hexes.filter(|(_, score)| score.construction == Construction::District(district))
    };
    let mut counted: Vec<u16> = of_type()
        .filter_map(|(_, score)| match score.part {
            Part::Counts { value, .. } => Some(value),
            Part::Fails(_) | Part::Quarry | Part::Plaza { .. } => None,
        })
        .collect();
    counted.sort_unstable_by(|one, other| other.cmp(one));
    let mut text = Vec::new();
    if counted.len() > 1 {
        let sum: Vec<String> = counted.iter().map(u16::to_string).collect();
        text.push(format!("{} = {value}.", sum.join(" + ")));
    }
    // Each reason once, with how many it holds for.
    let mut reasons: Vec<(String, usize)> = Vec::new();
    for (&hex, score) in of_type() {
        let Part::Fails(reason) = &score.part else {
            continue;
        };
        let said = of_reason(hex, reason, score, explained, turns, words);
        match reasons.iter_mut().find(|(known, _)| *known == said) {
            Some((_, number)) => *number += 1,
            None => reasons.push((said, 1)),
        }
    }
    text.extend(reasons.into_iter().map(|(said, number)| match number {
        1 => said,
        _ => format!("{number} × {said}"),
    }));
    Sentence {
        title: format!("{name}: {value} × {stars}★ = {}", score.points()),
        text: text.join(" "),
    }
}

fn of_reason(
    hex: Hex,
    reason: &Reason,
    score: &HexScore,
    explained: &Explanation,
    turns: usize,
    words: &Words,
) -> String {
    let table = &words.akropolis_table;
    match reason {
        Reason::NotInLargestGroup => {
            let group = &explained.largest_group;
            let heights = group.iter().filter_map(|hex| explained.hexes.get(hex));
            let value: usize = heights.map(|score| usize::from(score.height)).sum();
            table.not_in_group(group.len(), value)
        }
        Reason::NextToMarket { .. } => table.next_to_market().to_owned(),
        Reason::NotOnEdge { lakes } if lakes.is_empty() => table.walled_in().to_owned(),
        Reason::NotOnEdge { .. } => table.only_lake().to_owned(),
        Reason::NotSurrounded { missing } => {
            let sides: Vec<&str> = missing
                .iter()
                .filter_map(|&other| hex.direction_to(other))
                .map(|direction| table.direction(direction.turned(turns)))
                .collect();
            table.open_sides(missing.len(), &sides.join(", "))
        }
        Reason::NoPlaza { .. } => table.no_plaza(words.construction(score.construction)),
    }
}

/// The points of a district; none for what is no district.
fn points(
    score: &HexScore,
    districts: &PerDistrict<polis_akropolis::DistrictScore>,
) -> Option<i32> {
    let stars = i32::from(districts[district(score)?].stars);
    match score.part {
        Part::Counts { value, .. } => Some(i32::from(value) * stars),
        Part::Fails(_) => Some(0),
        Part::Quarry | Part::Plaza { .. } => None,
    }
}

fn district(score: &HexScore) -> Option<District> {
    match score.construction {
        Construction::District(district) => Some(district),
        Construction::Plaza(_) | Construction::Quarry => None,
    }
}

/// In the middle of a sentence. German words keep their capitals.
fn lower(text: &str) -> String {
    let is_german = text.starts_with("Ebene");
    if is_german {
        text.to_owned()
    } else {
        text.to_lowercase()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::BTreeSet;

    use polis_akropolis::{TileId, Variants};

    use super::*;
    use crate::example::city;
    use crate::table::hand::Turn;
    use polis_i18n::Language;

    fn check(hex: (i16, i16), expected: &str) {
        let explained = city().explain(Variants::NONE);
        let words = Language::English.words();
        let said = of_hex(Hex::new(hex.0, hex.1), &explained, 0, words);
        assert_eq!(format!("{} | {}", said.title, said.text), expected);
    }

    #[test]
    fn a_type_says_how_its_points_come_about() {
        let explained = city().explain(Variants::NONE);
        for district in District::ALL {
            let words = Language::English.words();
            let said = of_district(district, &explained, 0, words);
            let points = explained.districts[district].points();
            assert!(said.title.ends_with(&format!("= {points}")), "{said:?}");
        }
        let words = Language::English.words();
        let temples = of_district(District::Temples, &explained, 0, words);
        assert!(temples.text.contains("One side is open"), "{temples:?}");
    }

    #[test]
    fn every_place_and_turn_sounds_different() {
        let words = Language::English.words();
        let mut heard = BTreeSet::new();
        for triangle in city().triangles().take(12) {
            let mut hand = Hand::take(TileId::from_number(1).unwrap());
            hand.over.put(triangle);
            for _ in 0..3 {
                hand.turn(Turn::Right);
                assert!(heard.insert(places(hand, words)), "{hand:?}");
            }
        }
    }

    #[test]
    fn every_hex_says_why_it_counts() {
        check(
            (3, -1),
            "Temples, level 1: 0 points | One side is open: north-east.",
        );
        check(
            (0, 0),
            "Housing plaza, level 1 | Its 1 star multiplies the value of its districts.",
        );
        check((1, 0), "Markets, level 2: 8 points | 2 × 4★ = 8.");
        for language in Language::ALL {
            let (city, words) = (city(), language.words());
            let explained = city.explain(Variants::ALL);
            for &hex in explained.hexes.keys() {
                let said = of_hex(hex, &explained, 1, words);
                assert!(
                    !said.title.is_empty() && said.text.ends_with('.'),
                    "{said:?}"
                );
            }
        }
    }

    #[test]
    fn what_comes_twice_is_counted() {
        assert_eq!(list(["Quarry", "Houses", "Quarry"]), "2 × Quarry, Houses");
        assert_eq!([signed(8), signed(-6), signed(0)], ["+8", "−6", "0"]);
    }
}

//! What happens at the table, in words.

use polis_akropolis::explain::{Doubled, Explanation, HexScore, Part, Reason};
use polis_akropolis::gain::{ChangedHex, Effect, Gain};
use polis_akropolis::{
    Akropolis, Construction, District, Hex, Misfit, PerDistrict, Taking, TileId,
};
use polis_game::{Game, Outcome, Seat};

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
    use polis_akropolis::{City, Move, Variants};

    use super::*;
    use polis_i18n::Language;

    const CITY: [&str; 12] = [
        "11 -2,1 3",
        "14 -2,0 0",
        "28 2,-1 0",
        "34 0,2 5",
        "9 0,1 4",
        "19 -3,4 0",
        "26 -2,2 4",
        "24 -1,2 5",
        "4 1,1 1",
        "27 2,-1 3",
        "22 4,-1 4",
        "7 -3,1 5",
    ];

    fn city() -> City {
        let mut city = City::new();
        for text in CITY {
            let chosen: Move = text.parse().unwrap();
            city.lay(chosen.tile, chosen.placement()).unwrap();
        }
        city
    }

    fn check(hex: (i16, i16), expected: &str) {
        let explained = city().explain(Variants::NONE);
        let words = Language::English.words();
        let said = of_hex(Hex::new(hex.0, hex.1), &explained, 0, words);
        assert_eq!(format!("{} | {}", said.title, said.text), expected);
    }

    #[test]
    fn every_hex_says_why_it_counts() {
        check(
            (3, -1),
            "Temples, level 1: 0 points | One side is open: north-east.",
        );
        check(
            (0, 0),
            "Houses plaza, level 1 | Its 1 star multiplies the value of its districts.",
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

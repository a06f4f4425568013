//! Why a hex counts or not, in words.

use polis_akropolis::explain::{Doubled, Explanation, HexScore, Part, Reason};
use polis_akropolis::{City, Construction, District, Hex, Misfit, Placement};

use super::words::{count, direction, list};

/// What a hex is and what it brings, as a sentence without its coordinates.
pub(crate) fn sentence(hex: Hex, score: &HexScore, explanation: &Explanation) -> String {
    let HexScore {
        construction,
        height,
        part,
    } = score;
    let what = format!("{construction}, level {height}");
    match part {
        Part::Quarry => format!("{what}: no points; a stone for whoever builds over it"),
        Part::Plaza { stars } => format!("{what}: {}", count(usize::from(*stars), "star")),
        Part::Counts { value, doubled } => match doubled {
            Doubled::No => format!("{what}: counts {value}"),
            Doubled::Yes => format!(
                "{what}: counts {value}, doubled ({})",
                doubling(*construction)
            ),
        },
        Part::Fails(reason) => format!(
            "{what}: {}",
            why_not(hex, reason, *construction, explanation)
        ),
    }
}

/// Why a district does not count.
fn why_not(
    hex: Hex,
    reason: &Reason,
    construction: Construction,
    explanation: &Explanation,
) -> String {
    match reason {
        Reason::NotInLargestGroup => {
            let group = &explanation.largest_group;
            let value: u32 = group
                .iter()
                .filter_map(|hex| explanation.hexes.get(hex))
                .map(|score| u32::from(score.height))
                .sum();
            format!(
                "not in the largest group ({}, value {value})",
                number_of_houses(group.len())
            )
        }
        Reason::NextToMarket { markets } => {
            let where_to: Vec<String> = markets.iter().map(ToString::to_string).collect();
            let others = if markets.len() == 1 {
                "another market"
            } else {
                "other markets"
            };
            format!("touches {others} at {}", list(&where_to))
        }
        Reason::NotOnEdge { lakes } if lakes.is_empty() => "walled in".to_owned(),
        Reason::NotOnEdge { .. } => "only a lake beside it".to_owned(),
        Reason::NotSurrounded { missing } => {
            let sides: Vec<String> = missing
                .iter()
                .filter_map(|&other| hex.direction_to(other))
                .map(|side| direction(side).to_owned())
                .collect();
            match sides.as_slice() {
                [side] => format!("one side is open: {side}"),
                _ => format!("{} sides are open: {}", sides.len(), list(&sides)),
            }
        }
        Reason::NoPlaza { value } => {
            format!("no plaza of {construction}; with one it would count {value}")
        }
    }
}

/// Why a tile cannot lie somewhere, as a sentence.
pub(crate) fn misfit(misfit: Misfit, city: &City, placement: Placement) -> String {
    match misfit {
        Misfit::TouchesNothing => "It touches nothing.".to_owned(),
        Misfit::NotLevel { .. } => {
            // In the order of the screen it reads better than in that of the tile.
            let mut heights = placement.hexes().map(|hex| city.height(hex));
            heights.sort_unstable();
            let [a, b, c] = heights;
            format!("Not level: it would rest on heights {a}, {b} and {c}.")
        }
        Misfit::OneTile => "All three lie on one tile.".to_owned(),
        Misfit::Full => "The city is full.".to_owned(),
    }
}

/// What a variant asked for.
fn doubling(construction: Construction) -> &'static str {
    match construction {
        Construction::District(District::Houses) => "the group's value is 10 or more",
        Construction::District(District::Markets) => "beside a markets plaza",
        Construction::District(District::Barracks) => "3 or 4 sides open",
        Construction::District(District::Temples) => "on level 2 or higher",
        Construction::District(District::Gardens) => "beside a lake",
        Construction::Plaza(_) | Construction::Quarry => "",
    }
}

fn number_of_houses(number: usize) -> String {
    match number {
        1 => "1 house".to_owned(),
        _ => format!("{number} houses"),
    }
}

//! What comes with a tile in hand and after it, in words.

use polis_architekton::Architekton;
use polis_architekton::gain::Gain;

use super::hand::Hand;
use super::stock::StockTile;
use crate::table::narrator::Narrator;

/// What comes with the lay and after it, the most telling first.
pub fn outlook(narrator: &Narrator<'_, Architekton>, hand: Hand, gain: &Gain) -> String {
    let words = &narrator.words.architekton_table;
    let position = narrator.position();
    let mut parts: Vec<String> = Vec::new();
    if hand.turned_by_itself(position) {
        parts.push(words.turned_by_itself().to_owned());
    }
    if hand.moves_house(position) {
        parts.push(words.house_moves().to_owned());
    }
    let consequences = narrator.speech().consequences(gain);
    parts.extend(consequences.into_iter().map(|remark| remark.text));
    if gain.end.is_none() && parts.len() < 2 {
        if matches!(hand.tile(), StockTile::Building(_)) && !hand.moves_house(position) {
            parts.push(words.house_comes().to_owned());
        }
        parts.push(if position.lays_left() > 1 {
            words.then_second().to_owned()
        } else {
            words.then_other().to_owned()
        });
    }
    parts.join(" ")
}

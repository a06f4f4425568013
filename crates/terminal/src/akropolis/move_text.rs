//! What happened, in words.

use polis_akropolis::gain::Gain;
use polis_akropolis::{Akropolis, District, Move, Taking};
use polis_game::Seat;

use crate::picture::tile::tile_initials;
use crate::picture::words::{Names, change, count};

/// What a player's move did: `Thalia +5: tile 32 (Te★ Qu Ho) on level 2 for 1 stone.`
pub(crate) fn move_words(
    before: &Akropolis,
    after: &Akropolis,
    seat: Seat,
    chosen: Move,
    names: &Names,
) -> String {
    let level = after.cities()[seat].height(chosen.hex);
    let points = after.score(seat).total() - before.score(seat).total();
    let points = match points {
        0 => "±0".to_owned(),
        _ => change(points),
    };
    format!(
        "{} {points}: tile {} ({}) on level {level}{}.",
        names[seat],
        chosen.tile,
        tile_initials(chosen.tile),
        price_words(before.price(chosen.tile)),
    )
}

/// What the Illustrious Architect did in the last turn, in a solo game.
pub(crate) fn architect_words(
    before: &Akropolis,
    after: &Akropolis,
    names: &Names,
) -> Option<String> {
    let takings = |position: &Akropolis| position.estate().map_or(0, |it| it.takings().count());
    if takings(before) == takings(after) {
        return None;
    }
    let Taking { tile, price } = after.estate()?.takings().last()?;
    let which = if tile.has_plaza() {
        "the cheapest plaza"
    } else {
        "the first"
    };
    Some(format!(
        "{} takes {which}: tile {tile} ({}){}.",
        names[Seat::Second],
        tile_initials(tile),
        price_words(Some(price)),
    ))
}

fn price_words(price: Option<u16>) -> String {
    match price {
        None | Some(0) => String::new(),
        Some(price) => format!(" for {}", count(usize::from(price), "stone")),
    }
}

/// What a tile in hand would change, by district: `Markets +8, temples −6, total +6`.
pub(crate) fn change_words(gain: &Gain) -> String {
    let mut parts: Vec<String> = District::ALL
        .into_iter()
        .filter_map(|district| {
            let points = gain.districts[district].points();
            (points != 0).then(|| format!("{district} {}", change(points)))
        })
        .collect();
    if gain.stones() != 0 {
        parts.push(format!("stones {}", change(gain.stones())));
    }
    let total = gain.points();
    if parts.is_empty() {
        return "No points change.".to_owned();
    }
    let total = if total == 0 {
        "total unchanged".to_owned()
    } else {
        format!("total {}", change(total))
    };
    crate::picture::words::capital(&format!("{}; {total}.", parts.join(", ")))
}

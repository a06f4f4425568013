//! What happened, in words.

use polis_akropolis::{Akropolis, District, Move, Score, Taking};
use polis_table::Seat;

use crate::picture::tile::tile_words;
use crate::picture::words::{Names, change, count};

/// What a player's move did.
pub(crate) fn move_words(
    before: &Akropolis,
    after: &Akropolis,
    seat: Seat,
    chosen: Move,
    names: &Names,
) -> String {
    let price = before.price(chosen.tile).unwrap_or(0);
    let pays = match price {
        0 => String::new(),
        _ => format!(" for {}", count(usize::from(price), "stone")),
    };
    let level = before.cities()[seat].height(chosen.hex) + 1;
    let points = after.score(seat).total() - before.score(seat).total();
    let points = match points {
        0 => "no change".to_owned(),
        _ => change(points),
    };
    format!(
        "{}, {points}: tile {} ({}) to level {level}{pays}.",
        names[seat],
        chosen.tile,
        tile_words(chosen.tile)
    )
}

/// What the Illustrious Architect did in his last turn, in a solo game.
pub(crate) fn architect_words(after: &Akropolis) -> Option<String> {
    let Taking { tile, price } = after.estate()?.takings().last()?;
    let which = match (tile.has_plaza(), price) {
        (true, 0) => "the cheapest with a plaza, which is free".to_owned(),
        (true, _) => format!(
            "the cheapest with a plaza, for {}",
            count(usize::from(price), "stone")
        ),
        (false, _) => "the first".to_owned(),
    };
    Some(format!(
        "He takes tile {tile} ({}), {which}.",
        tile_words(tile)
    ))
}

/// What a tile in hand would change, by district: `Markets +8, temples −6, total +6`.
pub(crate) fn change_words(before: &Score, after: &Score) -> String {
    let mut parts: Vec<String> = District::ALL
        .into_iter()
        .filter_map(|district| {
            let points = after.districts[district].points() - before.districts[district].points();
            (points != 0).then(|| format!("{district} {}", change(points)))
        })
        .collect();
    let stones = i32::from(after.stones) - i32::from(before.stones);
    if stones != 0 {
        parts.push(format!("stones {}", change(stones)));
    }
    let total = after.total() - before.total();
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

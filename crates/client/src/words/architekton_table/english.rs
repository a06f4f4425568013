//! English: the words of the booklet.

use super::{ArchitektonTable, Who};
use crate::words::plural::one_other;

pub const TABLE: ArchitektonTable = ArchitektonTable {
    town: "The town",
    town_line: |tiles, enclosed| {
        let tiles = one_other(tiles, "tile", "tiles");
        let enclosed = one_other(enclosed, "building enclosed", "buildings enclosed");
        format!("{tiles}, {enclosed}")
    },
    match_line: |one, other| format!("match to two victory points, {one} : {other}"),
    tile_of_two: |number| format!("tile {number} of 2"),
    last_round: "last round",
    stock: "Stock",
    buildings: "Buildings",
    landscapes: "Landscapes",
    left: |pile, reserve| format!("{pile} in the pile + {reserve} in reserve"),
    building: |number| format!("building {number}"),
    landscape: |scenery| format!("landscape {scenery}"),
    sceneries: ["earth", "forest", "meadow", "water"],
    sides: ["north", "east", "south", "west"],
    chips,
    houses_in_hand: |houses| format!("{houses} in hand"),
    group_of: |houses| format!("group of {houses}"),
    score: "Score",
    largest_group: "Largest group",
    safe: "safe at the end",
    chips_row: "Chips",
    if_ended: "If it ended now",
    hidden: "Still hidden",
    last_tiles: "Last moves",
    tile_at: |tile, place| format!("{tile} at {place}"),
    house_kept: |place| format!("keeps the house at {place}"),
    house_removed: |place| format!("takes the house at {place} back"),
    choose: "Choose a tile.",
    choose_line: "Take any tile of the stock. You lay two in a turn.",
    find_place: "Choose a place.",
    find_place_line: "Full dots are sides that match, rings are sides that do not.",
    fits_nowhere: "This tile fits nowhere now. Take another one.",
    lay: "Lay tile",
    then_second: "Then lay a second tile.",
    then_other: "Then your turn is over.",
    house_comes: "One of your houses goes onto it.",
    house_moves: "No house is left in your hand: the faded one moves onto it.",
    another_house: "Another house",
    turned_by_itself: "Turned to fit.",
    what_it_does: "What this tile does",
    group_note: |before, after| format!("group {before}\u{a0}→\u{a0}{after}"),
    sides_match: |matching, touching| match (matching, touching) {
        (1, 1) => "Its one touching side matches".to_owned(),
        (2, 2) => "Both touching sides match".to_owned(),
        (matching, touching) if matching == touching => {
            format!("All {touching} touching sides match")
        }
        (matching, touching) => format!("{matching} of {touching} touching sides match"),
    },
    no_loss_yet: "No loss in sight.",
    will_cost: |who, number| match who {
        None => format!("Once enclosed it costs you at least {}.", chips(number)),
        Some(name) => format!("Once enclosed it costs {name} at least {}.", chips(number)),
    },
    is_safe: |landscapes| format!("{landscapes} landscapes beside it: it is safe at the end."),
    not_safe_yet: |landscapes| match landscapes {
        1 => "One landscape so far: it stays only with three.".to_owned(),
        _ => "Two landscapes so far: it stays only with a third.".to_owned(),
    },
    side_fits: |building, owner| format!("Building {building} ({owner}): this side matches."),
    side_is_wrong: |building, owner| {
        format!("Building {building} ({owner}): this side does not match.")
    },
    becomes_safe: |building, owner| {
        format!("Building {building} ({owner}) is now safe at the end.")
    },
    unowned_enclosed: |building| {
        format!("Building {building} has no house: it is enclosed without being scored.")
    },
    yours: "yours",
    of_nobody: "no house",
    group_changes: |who, before, after| match who {
        None => format!("Your safe group: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("{name}’s safe group: {before}\u{a0}→\u{a0}{after}."),
    },
    points_change: |who, before, after| match who {
        None => format!("Your points if it ended now: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("{name}’s points if it ended now: {before}\u{a0}→\u{a0}{after}."),
    },
    must_choose: |who, keep, remove| {
        let keep = chips(keep);
        let remove = match remove {
            0 => "for nothing".to_owned(),
            _ => format!("for {}", chips(remove)),
        };
        match who {
            None => {
                format!("You then choose: keep the house for {keep}, or take it back {remove}.")
            }
            Some(name) => {
                format!("{name} then chooses: keep the house for {keep}, or take it back {remove}.")
            }
        }
    },
    wins_with_it: |who| match who {
        None => "The game ends with it: you win.".to_owned(),
        Some(name) => format!("The game ends with it: {name} wins."),
    },
    draw_with_it: "The game ends with it: a draw.",
    gained: |who| {
        format!(
            "Enclosed, all sides match: {} 1 chip.",
            verb(who, "gain", "gains")
        )
    },
    kept: |who, paid| {
        format!(
            "{} the house and {} {}.",
            verb_first(who, "keep", "keeps"),
            form(who, "pay", "pays"),
            chips(paid)
        )
    },
    removed: |who, paid| {
        if paid == 0 {
            format!(
                "{} the house back and {} nothing.",
                verb_first(who, "take", "takes"),
                form(who, "pay", "pays")
            )
        } else {
            format!(
                "{} the house back and {} {}.",
                verb_first(who, "take", "takes"),
                form(who, "pay", "pays"),
                chips(paid)
            )
        }
    },
    had_to_remove: |who, paid| {
        if paid == 0 {
            format!(
                "{} take the house back: there are not enough chips to keep it.",
                verb_first(who, "must", "must")
            )
        } else {
            format!(
                "{} take the house back and {} {}: there are not enough chips to keep it.",
                verb_first(who, "must", "must"),
                "pay",
                chips(paid)
            )
        }
    },
    bankrupt: |who, loss| {
        let loss = one_other(loss, "side does", "sides do");
        format!(
            "Enclosed, {loss} not match, and {} pay: the game ends.",
            verb(who, "cannot", "cannot")
        )
    },
    exchanged: "No tile of the stock could be laid: it was exchanged.",
    skipped: |who| {
        format!(
            "No tile can be laid: {} the turn.",
            verb(who, "skip", "skips")
        )
    },
    last_round_begins: |turns| match turns {
        1 => "The last round begins: one more turn.".to_owned(),
        _ => "The last round begins: one more turn for both.".to_owned(),
    },
    is_taken: "A tile lies here already.",
    for_landscapes: "Only a landscape can lie here: buildings and landscapes alternate.",
    for_buildings: "Only a building can lie here: buildings and landscapes alternate.",
    touches_nothing: "It touches nothing. It must share a side with a tile.",
    nothing_matches: "No side matches here, whichever way it is turned.",
    not_now: "This cannot be played now.",
    enclosed_with: |building, wrong| {
        let wrong = one_other(wrong, "side does", "sides do");
        format!("Building {building} is enclosed, and {wrong} not match.")
    },
    decide_line: "Keep your house, or take it back into your hand for 1 chip less.",
    keep: "Keep the house",
    remove: "Take it back",
    pay: |number| match number {
        0 => "pay nothing".to_owned(),
        _ => format!("pay {}", chips(number)),
    },
    decides: |name| format!("{name} decides about the house"),
    owner: |name| format!("House: {name}"),
    matches: |side, scenery| format!("{side}: {scenery}, matches"),
    differs: |side, shown, found| format!("{side}: {shown} beside {found}"),
    open: |side, shown| format!("{side}: {shown}, still open"),
    brought: "Enclosed: it brought 1 chip.",
    cost: |number| format!("Enclosed: a loss of {}.", chips(number)),
    scored_nobody: "Enclosed: without a house it is not scored.",
    goes_at_the_end: |landscapes| match landscapes {
        1 => "One landscape beside it: it is removed at the end.".to_owned(),
        _ => "Two landscapes beside it: it is removed at the end.".to_owned(),
    },
    landscape_line: "Buildings beside it want a side like this.",
    final_scoring: "Final scoring",
    houses_row: "Houses on the board",
    total: "Points",
    are_removed: |buildings| match buildings {
        0 => "Every building adjoins three landscapes or more: none is removed.".to_owned(),
        1 => "1 building that adjoins only 1 or 2 landscapes is removed.".to_owned(),
        _ => format!("{buildings} buildings that adjoin only 1 or 2 landscapes are removed."),
    },
    by_points: |more, fewer| format!("{more} points to {fewer}."),
    by_houses: "Equal points: the most houses on the board decide.",
    drawn: "A draw",
    drawn_line: "Equal points, and equally many houses on the board.",
    early_end: |who| {
        format!(
            "{} pay: the game ends early, for 2 victory points.",
            verb_first(who, "cannot", "cannot")
        )
    },
    match_score: "Match to two victory points",
    wins_match: |who| match who {
        None => "You win the match.".to_owned(),
        Some(name) => format!("{name} wins the match."),
    },
    next_game: "Next game of the match",
    new_match: "New match",
    whole_town: "Whole town",
    marks: "Show what scores",
    details: "Score and details",
    board: "The town. Arrow keys move, Enter lays the tile, question mark lists the keys.",
    allowed: "allowed",
    tiles_laid: "Buildings and landscapes laid",
    sides_matching: "Sides that match",
    sides_wrong: "Sides that do not",
    chips_gained: "Chips gained",
    chips_paid: "Chips paid",
    houses_taken_back: "Houses taken back",
    key_lines: [
        "Take a tile of the stock",
        "Move the tile from place to place, or the cursor from tile to tile",
        "Go through the places, best first",
        "Turn the tile left or right",
        "Move another house",
        "Lay the tile",
        "Keep the house, take it back",
        "Put the tile back, close",
        "Undo, redo",
        "Hint",
        "Show what scores",
        "View from above",
        "Move the view",
        "Closer, farther, whole town",
        "These keys",
    ],
};

fn chips(number: usize) -> String {
    one_other(number, "chip", "chips")
}

/// The form of a verb.
fn form(who: Who, you: &'static str, other: &'static str) -> &'static str {
    match who {
        None => you,
        Some(_) => other,
    }
}

/// Somebody and a verb, within a sentence.
fn verb(who: Who, you: &str, other: &str) -> String {
    match who {
        None => format!("you {you}"),
        Some(name) => format!("{name} {other}"),
    }
}

/// Somebody and a verb, at the beginning of a sentence.
fn verb_first(who: Who, you: &str, other: &str) -> String {
    match who {
        None => format!("You {you}"),
        Some(name) => format!("{name} {other}"),
    }
}

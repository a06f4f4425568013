//! English.

use super::Pad;
use crate::words::plural::one_other;

pub const PAD: Pad = Pad {
    title: "Scorepad",
    lead: "Count the game on your own table: by numbers as on the paper scorepad, or by rebuilding \
        what lies there.",
    count: "Count a game",
    games: [
        "Value and stars for each type, or the whole city hex by hex. Variants and the solo \
            architects are counted too.",
        "Largest groups and chips, or the whole town square by square.",
    ],
    past: "Games counted",
    none_yet: "None yet. What you count is kept in this browser.",
    open: "Open",
    removed: "The sheet has been removed.",
    unreadable: "A kept sheet cannot be read by this version.",
    missing: "This sheet is not on this device.",
    not_kept: "The browser does not keep this sheet: its storage is full or switched off.",
    all_sheets: "All games counted",
    no_opponent: "Nobody",
    no_opponent_line: "Only count one city.",
    start: "Start counting",
    way: "How to count",
    quick: "Numbers",
    exact: "Rebuild it",
    value: "Value",
    stars: "Stars",
    less: |what| format!("{what}: less"),
    more: |what| format!("{what}: more"),
    with_doublings: "As on the paper pad: a district that a variant doubles counts twice in its \
        value.",
    step_of: |name, number, all| format!("{name}, {number} of {all}"),
    back_to: |name| format!("Back to {name}"),
    next: |name| format!("Next: {name}"),
    result: "Result",
    erase: "Remove",
    why: "Why?",
    form: "What it is",
    district: "District",
    plaza: "Plaza",
    lower: "Lower",
    higher: "Higher",
    clear: "Start again",
    empty: "Empty space",
    lake: "Lake: the city surrounds it.",
    tap: "Choose what to set, then tap its hexes.",
    city_board: "The city. Arrow keys move from hex to hex. H, M, B, T, G and Q set houses, \
        markets, barracks, temples, gardens and quarry, P turns a district into a plaza, 1 to 9 \
        set the level, Delete removes.",
    refused: "There is no room for it here.",
    doubt: "This cannot be quite right. It is counted as it stands.",
    apart: |hexes| match hexes {
        1 => "1 piece lies apart from the rest.".to_owned(),
        _ => format!("{hexes} pieces lie apart from the rest."),
    },
    ground: |hexes| {
        let hexes = one_other(hexes, "hex is", "hexes are");
        format!("{hexes} built; the starting tile and tiles of three make 4, 7, 10 and so on.")
    },
    level: |level, hexes| {
        let hexes = one_other(hexes, "hex reaches", "hexes reach");
        format!("{hexes} level {level}; tiles of three make 3, 6, 9 and so on.")
    },
    no_tiles: |level| format!("The hexes of level {level} cannot be parted into tiles of three."),
    too_many_tiles: |tiles| format!("This takes {tiles} tiles; nobody lays more than 30."),
    too_many_houses: |name, houses| format!("{name} has {houses} houses; there are 12."),
    too_often: |scenery, landscapes| {
        format!("{landscapes} landscapes show {scenery}; there are 6.")
    },
    twice: |building| format!("More than one tile is building {building}."),
    house_of: |name| format!("House: {name}"),
    no_house: "No house",
    which: "Which building",
    which_line: "It does not matter for the final scoring: only where it lies and whose house \
        stands on it.",
    next_by_number: "Any",
    town_board: "The town. Arrow keys move from square to square. E, F, M and W set earth, forest, \
        meadow and water; 1 and 2 set a building with the house of the first or second player, 0 \
        one without a house; Delete removes.",
    tap_town: "Choose a landscape or a building, then tap its squares. A second tap turns a \
        building.",
    bankrupt: "Who could not pay a loss?",
    nobody: "Nobody",
    share: "Share",
    picture: "Save as a picture",
    copy: "Copy as text",
    another: "Count another game",
};

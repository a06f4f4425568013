//! English.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Set up a position",
    #[cfg(feature = "full")]
    legal: "A legal position",
    #[cfg(feature = "full")]
    not_yet: "Not a position yet",
    #[cfg(feature = "full")]
    over: "The game is over in it.",
    #[cfg(feature = "full")]
    rule: |a| format!("Rule {a}"),
    #[cfg(feature = "full")]
    pool: "Unused tiles",
    #[cfg(feature = "full")]
    pool_line: "Take one and lay it.",
    #[cfg(feature = "full")]
    in_pool: |a| format!("left: {a}"),
    #[cfg(feature = "full")]
    tile: |a, b| format!("Tile {a}: {b}"),
    #[cfg(feature = "full")]
    to_site: "To the site",
    #[cfg(feature = "full")]
    to_stock: "To the stock",
    #[cfg(feature = "full")]
    give: |a| format!("To {a}"),
    #[cfg(feature = "full")]
    taken: |a| format!("Tiles of {a}"),
    #[cfg(feature = "full")]
    paid: |a| format!("Stones paid for tile {a}"),
    #[cfg(feature = "full")]
    fill: "Fill by lot",
    #[cfg(feature = "full")]
    clear: "Clear",
    #[cfg(feature = "full")]
    lift_line: "Tap a tile to lift it.",
    #[cfg(feature = "full")]
    starting_tile: "The starting tile stays.",
    #[cfg(feature = "full")]
    needed: "Other tiles need it: lift them first.",
    #[cfg(feature = "full")]
    start_stays: "The two landscapes of the start stay; another scenery can be chosen at the side.",
    #[cfg(feature = "full")]
    lifted: |a| format!("Lifted: {a}"),
    #[cfg(feature = "full")]
    stones: |a| format!("Stones: {a}"),
    #[cfg(feature = "full")]
    chips: |a| format!("Chips: {a}"),
    #[cfg(feature = "full")]
    fewer: "fewer",
    #[cfg(feature = "full")]
    more: "more",
    #[cfg(feature = "full")]
    play: "Play from here",
    #[cfg(feature = "full")]
    study: "Study from here",
    #[cfg(feature = "full")]
    text: "As text",
    #[cfg(feature = "full")]
    text_line: "Copy it to keep or send it, or paste a position or a record here.",
    #[cfg(feature = "full")]
    copy: "Copy",
    #[cfg(feature = "full")]
    take_over: "Use this text",
    #[cfg(feature = "full")]
    cannot_read: "This text cannot be read.",
    #[cfg(feature = "full")]
    other_game: |a| format!("This is a position of {a}."),
    #[cfg(feature = "full")]
    from_game: "From a game",
    #[cfg(feature = "full")]
    game: "Game",
    #[cfg(feature = "full")]
    ply: "After move",
    #[cfg(feature = "full")]
    edit_it: "Edit this position",
    #[cfg(feature = "full")]
    no_games: "No game of this kind is kept here.",
    #[cfg(feature = "full")]
    house_of: "House of",
    #[cfg(feature = "full")]
    no_house: "No house",
    #[cfg(feature = "full")]
    start: "The start",
    #[cfg(feature = "full")]
    start_at: |a| format!("Landscape at {a}"),
    #[cfg(feature = "full")]
    turn: "Turn",
    #[cfg(feature = "full")]
    lays: "Tiles still to lay",
    #[cfg(feature = "full")]
    losses: "Losses still to decide",
    #[cfg(feature = "full")]
    players: "Who plays on",
    #[cfg(feature = "full")]
    no_architect: "Nobody plays alone, so nobody plays the Illustrious Architect.",
    #[cfg(feature = "full")]
    not_used: |a| format!("Tile {a} is not in a game of so many players."),
    #[cfg(feature = "full")]
    twice: |a| format!("Tile {a} is there twice."),
    #[cfg(feature = "full")]
    misfit: |a, b| format!("{a}: {b}"),
    #[cfg(feature = "full")]
    too_many_turns: |a, b| format!("Tiles taken: {a}. The whole game has only {b} turns."),
    #[cfg(feature = "full")]
    turn_order: |a, b, c| format!("{a}: tiles taken {b}, but by the turn order {c}."),
    #[cfg(feature = "full")]
    site_size: |a, b| format!("Tiles in the site: {a}. At this moment there are {b}."),
    #[cfg(feature = "full")]
    stones_most: |a, b, c| format!("{a}: stones {b}, but with the quarries covered at most {c}."),
    #[cfg(feature = "full")]
    stones_least: |a, b, c| {
        format!("{a}: stones {b}, but so much cannot have been paid: at least {c}.")
    },
    #[cfg(feature = "full")]
    no_plaza: |a| {
        format!("The Illustrious Architect pays only for a plaza, and tile {a} has none.")
    },
    #[cfg(feature = "full")]
    paid_too_much: |a, b, c| {
        format!("Paid for tile {a}: {b}. At that moment it can be at most {c}.")
    },
    #[cfg(feature = "full")]
    architect_stones: |a, b| {
        format!("Stones of the Illustrious Architect: {a}. What the player paid makes {b}.")
    },
    #[cfg(feature = "full")]
    building_twice: |a| format!("Building {a} is there twice."),
    #[cfg(feature = "full")]
    too_many_landscapes: |a, b| format!("{a}: {b} landscapes, and there are only 6."),
    #[cfg(feature = "full")]
    too_many_houses: |a, b| format!("{a}: {b} houses, and everybody has only 12."),
    #[cfg(feature = "full")]
    houses_before_turns: |a, b, c| format!("{a}: {b} houses, but at most {c} tiles laid so far."),
    #[cfg(feature = "full")]
    houses_moved: "A building is without a house, but nobody had to move one: everybody still had some in hand.",
    #[cfg(feature = "full")]
    stock_size: |a, b| format!("Tiles missing in the stock: {a}. Laid in this turn: {b}."),
    #[cfg(feature = "full")]
    lays_left: "In a turn, one or two tiles are still to be laid, or a loss is to be decided.",
    #[cfg(feature = "full")]
    two_each: |a, b| format!("It cannot be this turn of {a} after {b} tiles: everybody lays two."),
    #[cfg(feature = "full")]
    chips_wrong: "The chips are not what the enclosed buildings gave and cost.",
    #[cfg(feature = "full")]
    no_loss: |a| format!("No loss can be waiting at {a}."),
    #[cfg(feature = "full")]
    no_choice: |a| format!("{a} cannot pay to keep the house, so there is nothing to decide."),
    #[cfg(feature = "full")]
    nothing_fits: "No tile of the stock can be laid: it would be exchanged.",
    #[cfg(feature = "full")]
    not_over: "The game cannot have ended like this.",
    #[cfg(feature = "full")]
    malformed: "Something is missing or too much.",
    #[cfg(feature = "full")]
    keys_line: "Keys: arrows move, Q and E turn, ↵ lays, Esc puts back, Delete lifts, S to the site or stock, Z and Y undo and redo.",
};

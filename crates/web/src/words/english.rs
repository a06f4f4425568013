//! English: the words of the booklets.

use super::plural::{one_other, signed};
use super::{Akropolis, Frame, Home, Learn, NewGame, Play, Players, Rules, Settings, Words};

pub(super) const WORDS: Words = Words {
    frame: Frame {
        tagline: "Tile-laying games of ancient Greece",
        skip: "Skip to the content",
        home: "Home",
        fan_project: "An unofficial fan project. Akropolis is a game by Jules Messaud (Gigamic), \
            Architekton one by Michael Schacht (Queen Games).",
        bad_link: "This link leads nowhere.",
        to_home: "To the first page",
    },
    home: Home {
        akropolis: "Stack a city of three-hex tiles. One to four players, half an hour.",
        architekton: "Lay a chequered town together, for yourself. Two players, half an hour.",
        play: "Play",
        waiting: |games| match games {
            1 => "One more game waits for you".to_owned(),
            _ => format!("{games} more games wait for you"),
        },
        resume: "Continue",
        remove: "Remove",
        unreadable: "A saved game cannot be read by this version.",
        moves: |moves| one_other(moves, "move", "moves"),
    },
    players: Players {
        you: "You",
        player: |number| format!("Player {number}"),
        your_turn: "Your turn",
        turn_of: |name| format!("{name}’s turn"),
        person: "Person",
        computer: |level| format!("Computer: {level}"),
        levels: ["Pupil", "Mason", "Foreman", "Master", "Daidalos"],
        level_lines: [
            "sees a few places, for a first game",
            "counts what a move brings at once",
            "has a feeling for what comes, overlooks much",
            "overlooks little",
            "looks ahead, and at what you want",
        ],
        architects: ["Hippodamos", "Metagenes", "Callicrates"],
        architect_lines: [
            "Easy: all his districts are on the first level.",
            "Medium: each of his quarries brings him 2 points more.",
            "Hard: all his districts are on the second level.",
        ],
    },
    new_game: NewGame {
        title: "New game",
        players: "Players",
        alone: "Alone",
        number: |players| one_other(players, "player", "players"),
        opponent: "The Illustrious Architect",
        at_the_table: "At the table",
        name: |number| format!("Name of player {number}"),
        who: |number| format!("Who is player {number}"),
        bad_name: "A name has at most 40 characters and no #.",
        starter: "Who begins",
        by_lot: "By lot",
        length: "Length",
        standard: "Standard",
        long: "Long",
        turns: |turns| one_other(turns, "turn", "turns"),
        start: "Start the game",
    },
    play: Play {
        thinking: |name| format!("{name} is thinking"),
        hurry: "Play now",
        undo: "Undo",
        redo: "Redo",
        points: |points| signed(points, |number| one_other(number, "point", "points")),
        you_win: "You win",
        wins: |name| format!("{name} wins"),
        nobody_wins: "Nobody wins alone",
        again: "Play again",
        missing: "This game is not on this device.",
        not_kept: "The browser does not keep this game: its storage is full or switched off.",
    },
    akropolis_table: super::akropolis_table::english::TABLE,
    architekton_table: super::architekton_table::english::TABLE,
    akropolis: Akropolis {
        districts: ["Houses", "Markets", "Barracks", "Temples", "Gardens"],
        variants: "Variants",
        variants_line: "A district that also meets this condition counts double.",
        doubles: [
            "The group is worth 10 or more.",
            "It touches a markets plaza.",
            "Three or four empty spaces of the outside are beside it.",
            "It stands on a higher level.",
            "It touches a lake.",
        ],
    },
    rules: Rules {
        title: "Rules",
        contents: "Contents",
        print: "Print",
        ruling: "Ruling",
        about_numbers: "The numbers serve to cite a rule. A ruling settles what the printed rules \
            leave open.",
        akropolis: super::rules_text::akropolis_english::RULES,
        architekton: super::rules_text::architekton_english::RULES,
    },
    learn: Learn {
        title: "Learn",
        akropolis: [
            "Take a tile. The first of the row is free; each tile before the one you want costs a \
             stone.",
            "Lay it beside your city, or on top of it: on three hexes of the same height, across \
             at least two tiles.",
            "Covered quarries give you stones, and height makes districts worth more.",
            "At the end each type counts: the value of its districts times the stars of its \
             plazas.",
        ],
        architekton: [
            "Take two of the six tiles of the stock, one after the other.",
            "Lay them so that buildings and landscapes alternate, and at least one side matches.",
            "Put a house on every building you lay. Once enclosed, it earns a chip if all sides \
             match, and costs chips if not.",
            "At the end your largest diagonal group of houses counts, and your chips.",
        ],
        first_game: "Play a first game",
    },
    settings: Settings {
        title: "Settings",
        language: "Language",
        theme: "Light and dark",
        as_the_device: "As the device",
        light: "Light",
        dark: "Dark",
    },
};

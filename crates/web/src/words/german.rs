//! German.

use super::plural::{one_other, signed};
use super::{Akropolis, Frame, Home, Learn, NewGame, Play, Players, Rules, Settings, Words};

pub(super) const WORDS: Words = Words {
    frame: Frame {
        tagline: "Legespiele aus dem alten Griechenland",
        skip: "Zum Inhalt",
        home: "Startseite",
        fan_project: "Ein inoffizielles Fanprojekt. Akropolis ist ein Spiel von Jules Messaud \
            (Gigamic), Architekton eines von Michael Schacht (Queen Games).",
        bad_link: "Dieser Link führt nirgendwohin.",
        to_home: "Zur Startseite",
    },
    home: Home {
        akropolis: "Türme eine Stadt aus Plättchen mit drei Feldern auf. Ein bis vier Spieler, \
            eine halbe Stunde.",
        architekton: "Legt gemeinsam eine Stadt im Schachbrettmuster, jeder für sich. Zwei \
            Spieler, eine halbe Stunde.",
        play: "Spielen",
        waiting: |games| match games {
            1 => "Eine weitere Partie wartet auf dich".to_owned(),
            _ => format!("{games} weitere Partien warten auf dich"),
        },
        resume: "Fortsetzen",
        remove: "Entfernen",
        unreadable: "Eine gespeicherte Partie ist für diese Version nicht lesbar.",
        moves: |moves| one_other(moves, "Zug", "Züge"),
    },
    players: Players {
        you: "Du",
        player: |number| format!("Spieler {number}"),
        your_turn: "Du bist am Zug",
        turn_of: |name| format!("{name} ist am Zug"),
        person: "Mensch",
        computer: |level| format!("Computer: {level}"),
        levels: ["Lehrling", "Maurer", "Polier", "Meister", "Daidalos"],
        level_lines: [
            "sieht ein paar Stellen, für die erste Partie",
            "zählt, was ein Zug sofort bringt",
            "ahnt, was kommt, übersieht aber vieles",
            "übersieht wenig",
            "denkt voraus, auch an deine Wünsche",
        ],
        architects: ["Hippodamos", "Metagenes", "Kallikrates"],
        architect_lines: [
            "Leicht: Alle seine Viertel liegen auf Ebene 1.",
            "Mittel: Jeder seiner Steinbrüche bringt ihm 2 Punkte mehr.",
            "Schwer: Alle seine Viertel liegen auf Ebene 2.",
        ],
    },
    new_game: NewGame {
        title: "Neue Partie",
        players: "Spieler",
        alone: "Allein",
        number: |players| one_other(players, "Spieler", "Spieler"),
        opponent: "Der Berühmte Architekt",
        at_the_table: "Am Tisch",
        name: |number| format!("Name von Spieler {number}"),
        who: |number| format!("Wer ist Spieler {number}"),
        bad_name: "Ein Name hat höchstens 40 Zeichen und kein #.",
        starter: "Wer beginnt",
        by_lot: "Auslosen",
        length: "Länge",
        standard: "Normal",
        long: "Lang",
        turns: |turns| one_other(turns, "Zug", "Züge"),
        start: "Partie beginnen",
    },
    play: Play {
        thinking: |name| format!("{name} überlegt"),
        hurry: "Jetzt ziehen",
        undo: "Zurück",
        redo: "Vor",
        points: |points| signed(points, |number| one_other(number, "Punkt", "Punkte")),
        you_win: "Du gewinnst",
        wins: |name| format!("{name} gewinnt"),
        nobody_wins: "Niemand gewinnt allein",
        again: "Noch einmal",
        missing: "Diese Partie ist nicht auf diesem Gerät.",
        not_kept: "Der Browser behält diese Partie nicht: Sein Speicher ist voll oder \
            abgeschaltet.",
        removed_elsewhere: "Diese Partie wurde in einem anderen Tab entfernt. Wer weiterspielt, behält sie.",
    },
    akropolis_table: super::akropolis_table::german::TABLE,
    architekton_table: super::architekton_table::german::TABLE,
    akropolis: Akropolis {
        districts: ["Häuser", "Märkte", "Kasernen", "Tempel", "Gärten"],
        variants: "Varianten",
        variants_line: "Ein Viertel, das auch diese Bedingung erfüllt, zählt doppelt.",
        doubles: [
            "Die Gruppe ist 10 oder mehr wert.",
            "Er berührt einen Marktplatz.",
            "Drei oder vier leere Felder außerhalb liegen daneben.",
            "Er steht auf einer höheren Ebene.",
            "Er berührt einen See.",
        ],
    },
    rules: Rules {
        title: "Regeln",
        contents: "Inhalt",
        print: "Drucken",
        ruling: "Klarstellung",
        about_numbers: "Die Nummern dienen dazu, eine Regel zu nennen. Eine Klarstellung entscheidet, \
            was die gedruckten Regeln offenlassen.",
        akropolis: super::rules_text::akropolis_german::RULES,
        architekton: super::rules_text::architekton_german::RULES,
    },
    learn: Learn {
        title: "Lernen",
        first_game: "Erste Partie spielen",
    },
    lesson: super::lesson_text::german::LESSON,
    settings: Settings {
        title: "Einstellungen",
        language: "Sprache",
        theme: "Hell und dunkel",
        as_the_device: "Wie das Gerät",
        light: "Hell",
        dark: "Dunkel",
    },
};

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
        bad_link_line: "Nichts ist verloren: Deine Partien sind, wo sie waren.",
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
        removed: "Die Partie wurde entfernt.",
        finished: |games| match games {
            1 => "1 beendete Partie".to_owned(),
            _ => format!("{games} beendete Partien"),
        },
        over: "Partie beendet",
        look: "Ansehen",
        open: "Partie öffnen",
        open_line: "Füge eine kopierte Partie ein oder wähle eine Datei: eine Partie oder alle, \
            wie die Einstellungen sie sichern. Verborgene Plättchen werden neu gemischt.",
        record: "Kopierte Partie",
        choose_file: "Datei wählen",
        open_now: "Öffnen",
        cannot_open: "Das lässt sich nicht öffnen. Nichts hat sich geändert.",
        opened: |games| match games {
            1 => "1 Partie wurde hinzugefügt.".to_owned(),
            _ => format!("{games} Partien wurden hinzugefügt."),
        },
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
            "spielt einfach und beständig",
            "ahnt, was kommt, übersieht aber vieles",
            "übersieht wenig",
            "denkt voraus und an das, was du willst",
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
        undo: "Rückgängig",
        redo: "Wiederholen",
        points: |points| signed(points, |number| one_other(number, "Punkt", "Punkte")),
        you_win: "Du gewinnst",
        wins: |name| format!("{name} gewinnt"),
        nobody_wins: "Geteilter Sieg",
        again: "Noch einmal",
        missing: "Diese Partie ist nicht auf diesem Gerät.",
        not_kept: "Der Browser behält diese Partie nicht: Sein Speicher ist voll oder \
            abgeschaltet.",
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
        link: |name| format!("Link zu {name}"),
        link_copied: "Link kopiert",
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
        sound: "Ton",
        volume: "Lautstärke",
        pace: "Tempo",
        paces: ["Langsam", "Normal", "Schnell", "Sofort"],
        pace_line: "Wie schnell der Computer zieht und sich alles bewegt.",
        thinking: "Bedenkzeit",
        thinking_line: "Wie lange Daidalos, der stärkste Computerspieler, über einen Zug \
            nachdenkt.",
        seconds: |seconds| match seconds {
            1 => "1 Sekunde".to_owned(),
            _ => format!("{seconds} Sekunden"),
        },
        kept: "Was dieser Browser behält",
        kept_line: "Partien, Namen und Einstellungen bleiben nur in diesem Browser. Wer dessen \
            Daten löscht, löscht auch sie.",
        save_games: "Alle Partien sichern",
        forget: "Alles vergessen",
        forget_line: "Alle Partien, Namen und Einstellungen verschwinden endgültig aus diesem \
            Browser. Sichere zuerst deine Partien, wenn du sie behalten willst.",
        forget_now: "Ja, alles vergessen",
        cancel: "Abbrechen",
        forgotten: "Alles ist vergessen.",
        about: "Über Polis",
        version: |version| format!("Version {version}"),
        licences: "Polis ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, nach Wahl. \
            Die Schriften Alegreya und Commissioner stehen unter der SIL Open Font License.",
    },
};

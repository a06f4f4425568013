//! German.

use super::Puzzles;
use crate::words::plural::{one_other, signed};

pub const PUZZLES: Puzzles = Puzzles {
    title: "Aufgaben",
    line: "Stellungen aus starken Partien: Finde den Zug.",
    day: "Aufgabe des Tages",
    day_line: "Für alle dieselbe, jeden Tag eine neue.",
    day_solved: "Heute gelöst",
    day_failed: "Heute nicht gelöst",
    days_in_a_row: |days| format!("{} in Folge", one_other(days, "Tag", "Tage")),
    weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    solve: "Lösen",
    next: "Nächste Aufgabe",
    all: "Alle Aufgaben",
    any: "Alles",
    themes: [
        "Bester Zug",
        "Meiste Punkte",
        "Zählen lassen",
        "Nicht bankrott gehen",
        "Gegner bankrott machen",
    ],
    rating: "Deine Wertung",
    graph: "Der Verlauf deiner Wertung",
    rated: |rating| format!("Wertung {rating}"),
    solved_of: |solved, all| format!("{solved} von {all} gelöst"),
    in_a_row: |number| format!("{number} in Folge"),
    number: |number| format!("Aufgabe {number}"),
    best: "Finde den besten Zug.",
    points: "Mach mit einem Zug die meisten Punkte.",
    count: [
        "Lass deine Häuser zählen.",
        "Lass deine Märkte zählen.",
        "Lass deine Kasernen zählen.",
        "Lass deine Tempel zählen.",
        "Lass deine Gärten zählen.",
    ],
    survive: "Lege so, dass dich der Gegner im nächsten Zug mit den offenen Plättchen nicht bankrott machen kann.",
    bankrupt: "Mach den Gegner in diesem Zug bankrott.",
    right: "Richtig!",
    wrong: "Der ist es nicht.",
    wins: |win, next| format!("Er gewinnt {win} % der Partien, der nächstbeste Zug {next} %."),
    ahead: |points| {
        format!(
            "Am Ende liegt er {} vor dem nächstbesten Zug.",
            one_other(points, "Punkt", "Punkte")
        )
    },
    brings: |brings, next| {
        format!(
            "Er bringt {}, der nächstbeste Zug {}.",
            signed(brings, |number| one_other(number, "Punkt", "Punkte")),
            signed(next, |number| number.to_string())
        )
    },
    counts: |brings| {
        format!(
            "Sie zählen von nun an: sofort {}.",
            signed(brings, |number| one_other(number, "Punkt", "Punkte"))
        )
    },
    survives: "Danach kann dich kein offenes Plättchen bankrott machen.",
    bankrupts: "Der Gegner kann den Verlust nicht zahlen, und du gewinnst sofort.",
    better: "Ein anderer Zug ist deutlich besser.",
    brings_less: |brings, most| {
        format!(
            "Er bringt {}. Ein anderer Zug bringt {}.",
            signed(brings, |number| one_other(number, "Punkt", "Punkte")),
            signed(most, |number| number.to_string())
        )
    },
    not_counting: "Sie zählen immer noch nichts.",
    threatened: "Der Gegner könnte dich noch immer bankrott machen.",
    can_pay: "Der Gegner könnte noch zahlen.",
    hint: "Tipp",
    hint_tile: |number| format!("Nimm Plättchen {number}."),
    hint_many: |number| format!("{number} Züge gelten als richtig."),
    show: "Lösung zeigen",
    shown: "Das ist eine Lösung.",
    unrated: "Deine Wertung bleibt: Diese Aufgabe hast du schon beantwortet.",
    study: "Diese Stellung studieren",
    share: "Teilen",
    shared: |date, solved| {
        format!(
            "Polis, Aufgabe vom {date}: {}",
            if solved {
                "gelöst ✔"
            } else {
                "nicht gelöst ✘"
            }
        )
    },
    copied: "Kopiert",
    not_copied: "Der Browser lässt das Kopieren nicht zu",
    none_left: "Du hast alle gelöst.",
    missing: "Diese Aufgabe gibt es nicht",
    not_loaded: "Die Aufgaben konnten nicht geladen werden.",
};

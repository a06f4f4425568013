//! German.

use super::{Statistics, StatisticsPage};
use crate::words::plural::one_other;

pub const STATISTICS: Statistics = Statistics { title: "Statistik" };

pub static PAGE: StatisticsPage = StatisticsPage {
    games: |games| one_other(games, "beendete Partie", "beendete Partien"),
    none: "Noch ist keine Partie zu Ende. Sobald eine endet, zählt sie hier.",
    none_fits: "So eine Partie gibt es nicht. Wähle oben etwas anderes.",
    from: "Partien von",
    here: "Dieses Gerät",
    account: "Mein Konto",
    fetching: |done, all| format!("{done} von {all} Partien geholt"),
    not_fetched: "Die Partien deines Kontos waren nicht zu holen. Versuche es später noch einmal.",
    whose: "Wessen",
    mine: "Meine",
    everybody: "Alle an einem Bildschirm",
    all: "Alle",
    mode: "Art",
    opponent: "Gegner",
    basic: "Grundspiel",
    variants: "Mit Varianten",
    long: "Lange Partie",
    lost: "Verloren",
    between: |low, high| format!("in Wahrheit {low} bis {high} %"),
    margin: "Vorsprung im Schnitt",
    stones_left: "Übrige Steine",
    houses: "Häuser auf dem Plan",
    length: "Züge je Partie",
    course: "Punkte, Partie für Partie",
    course_told: |games, low, high| {
        format!("Punkte von {games} Partien, die erste links: von {low} bis {high}")
    },
    course_line: "Jeder Punkt ist eine Partie, die letzte ganz rechts. Die Linie ist das Mittel einer Partie und der drei auf jeder Seite.",
    as_table: "Als Tabelle",
    game: "Partie",
    date: "Datum",
    points: "Punkte",
    parts: "Woher die Punkte kommen",
    share: "Anteil",
    value_stars: "Wert × Sterne",
    by_opponent: "Gegen wen",
    by_mode: "Spieler und Arten",
    beginning: "Was das Beginnen wert ist",
    beginning_line: "Der Punkt ist der Anteil gewonnener Partien, der Balken, wo er mit 95 % wirklich liegt. Wenige Partien, langer Balken.",
    first_wins: |players| format!("Wer beginnt, gewinnt, {players}"),
    when_first: "Du, wenn du beginnst",
    when_later: "Du, wenn nicht",
    fair: |percent| format!("wenn es gleich wäre: {percent} %"),
    losses: "Typische Verluste",
    losses_line: |games| {
        format!(
            "Gewinnchance, die ein Zug im Mittel verschenkt, aus {}.",
            one_other(games, "Partie", "Partien")
        )
    },
    no_losses: "Auf keine dieser Partien wurde bisher zurückgeblickt. Eine zu studieren zeigt, in welchem Teil du am meisten verschenkst.",
    study: "Eine Partie studieren",
    opening: "Anfang",
    middle: "Mitte",
    end: "Ende",
    list: "Die Partien",
    replay: "Nachspielen",
    film: "Film",
    leave_out: "Nicht zählen",
    left_out: "Die Partie zählt nicht mehr.",
    more: "Mehr zeigen",
    export: "Mitnehmen",
    csv: "Tabelle (CSV)",
    json: "JSON",
};

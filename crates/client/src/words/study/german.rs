//! German.

use super::Study;

pub const STUDY: Study = Study {
    title: "Studieren",
    line: "Geh deine Partien Zug für Zug durch und finde, was besser war.",
    this_game: "Diese Partie studieren",
    open: "Aufzeichnung öffnen",
    open_line: "Füge eine Aufzeichnung ein oder wähle eine Datei. Sie kommt zu deinen Partien.",
    open_now: "Öffnen und studieren",
    mine: "Meine Partien",
    no_games: "Hier ist noch keine Partie. Spiel eine, oder öffne eine Aufzeichnung.",
    puzzles_line: "Finde den besten Zug in Stellungen aus Partien.",
    editor_line: "Baue eine beliebige Stellung auf und betrachte sie.",
    pad_line: "Zähle die Punkte an einem echten Tisch.",
    statistics_line: "Was deine Partien gemeinsam haben.",
};

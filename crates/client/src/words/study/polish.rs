//! Polish.

use super::Study;

pub const STUDY: Study = Study {
    title: "Analiza",
    line: "Przejdź swoje gry ruch po ruchu i znajdź, co było lepsze.",
    this_game: "Analizuj tę grę",
    open: "Otwórz zapis",
    open_line: "Wklej zapis lub wybierz plik. Trafi do twoich gier.",
    open_now: "Otwórz i analizuj",
    mine: "Moje gry",
    no_games: "Nie ma tu jeszcze żadnej gry. Zagraj albo otwórz zapis.",
    puzzles_line: "Znajdź najlepszy ruch w pozycjach z gier.",
    editor_line: "Ustaw dowolną pozycję i przyjrzyj się jej.",
    pad_line: "Licz punkty przy prawdziwym stole.",
    statistics_line: "Co łączy twoje gry.",
};

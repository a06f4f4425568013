//! Polish.

use super::Puzzles;
use crate::words::plural::{polish, signed};

pub const PUZZLES: Puzzles = Puzzles {
    title: "Zadania",
    line: "Pozycje z mocnych partii: znajdź ruch.",
    day: "Zadanie dnia",
    day_line: "To samo dla wszystkich, codziennie nowe.",
    day_solved: "Dziś rozwiązane",
    day_failed: "Dziś nierozwiązane",
    days_in_a_row: |days| format!("{} z rzędu", polish(days, "dzień", "dni", "dni")),
    weekdays: ["Pn", "Wt", "Śr", "Cz", "Pt", "So", "Nd"],
    solve: "Rozwiąż",
    next: "Następne zadanie",
    all: "Wszystkie zadania",
    any: "Wszystko",
    themes: [
        "Najlepszy ruch",
        "Najwięcej punktów",
        "Niech się liczą",
        "Uniknij bankructwa",
        "Doprowadź do bankructwa",
    ],
    rating: "Twój ranking",
    graph: "Jak zmieniał się twój ranking",
    rated: |rating| format!("ranking {rating}"),
    solved_of: |solved, all| format!("rozwiązane: {solved} z {all}"),
    in_a_row: |number| format!("{number} z rzędu"),
    number: |number| format!("Zadanie {number}"),
    best: "Znajdź najlepszy ruch.",
    points: "Zdobądź jednym ruchem najwięcej punktów.",
    count: [
        "Spraw, by twoje domy się liczyły.",
        "Spraw, by twoje targowiska się liczyły.",
        "Spraw, by twoje koszary się liczyły.",
        "Spraw, by twoje świątynie się liczyły.",
        "Spraw, by twoje ogrody się liczyły.",
    ],
    survive: "Ułóż kafel tak, by przeciwnik w następnej turze nie mógł odkrytymi kaflami doprowadzić cię do bankructwa.",
    bankrupt: "Doprowadź przeciwnika do bankructwa w tej turze.",
    right: "Dobrze!",
    wrong: "To nie ten ruch.",
    wins: |win, next| format!("Wygrywa {win} % partii, a drugi najlepszy ruch {next} %."),
    ahead: |points| {
        format!(
            "Na koniec daje {} więcej niż drugi najlepszy ruch.",
            polish(points, "punkt", "punkty", "punktów")
        )
    },
    brings: |brings, next| {
        format!(
            "Daje {}, a drugi najlepszy ruch {}.",
            signed(brings, |number| polish(
                number, "punkt", "punkty", "punktów"
            )),
            signed(next, |number| number.to_string())
        )
    },
    counts: |brings| {
        format!(
            "Od teraz się liczą: od razu {}.",
            signed(brings, |number| polish(
                number, "punkt", "punkty", "punktów"
            ))
        )
    },
    survives: "Po nim żaden odkryty kafel nie doprowadzi cię do bankructwa.",
    bankrupts: "Przeciwnik nie może zapłacić straty i od razu wygrywasz.",
    better: "Inny ruch jest wyraźnie lepszy.",
    brings_less: |brings, most| {
        format!(
            "Daje {}. Inny ruch daje {}.",
            signed(brings, |number| polish(
                number, "punkt", "punkty", "punktów"
            )),
            signed(most, |number| number.to_string())
        )
    },
    not_counting: "Nadal się nie liczą.",
    threatened: "Przeciwnik nadal mógłby doprowadzić cię do bankructwa.",
    can_pay: "Przeciwnik nadal mógłby zapłacić.",
    hint: "Wskazówka",
    hint_tile: |number| format!("Weź kafel {number}."),
    hint_many: |number| format!("Uznawane ruchy: {number}."),
    show: "Pokaż rozwiązanie",
    shown: "To jest rozwiązanie.",
    unrated: "Ranking się nie zmienia: na to zadanie już była odpowiedź.",
    study: "Przeanalizuj tę pozycję",
    share: "Udostępnij",
    shared: |date, solved| {
        format!(
            "Polis, zadanie z {date}: {}",
            if solved {
                "rozwiązane ✔"
            } else {
                "nierozwiązane ✘"
            }
        )
    },
    copied: "Skopiowano",
    not_copied: "Przeglądarka nie pozwala kopiować",
    none_left: "Wszystkie są rozwiązane.",
    missing: "Nie ma takiego zadania",
    not_loaded: "Nie udało się wczytać zadań.",
};

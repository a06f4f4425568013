//! Polish: the words of the booklet.

use super::plural::{polish, signed};
use super::{Akropolis, Frame, Home, Learn, NewGame, Play, Players, Rules, Settings, Words};

pub(super) const WORDS: Words = Words {
    frame: Frame {
        tagline: "Gry kafelkowe starożytnej Grecji",
        skip: "Przejdź do treści",
        home: "Strona główna",
        fan_project: "Nieoficjalny projekt miłośników. Akropolis to gra Julesa Messauda (Gigamic), \
            Architekton – gra Michaela Schachta (Queen Games).",
        bad_link: "Ten odnośnik donikąd nie prowadzi.",
        to_home: "Na stronę główną",
    },
    home: Home {
        akropolis: "Wznoś miasto z kafli o trzech polach. Od jednego do czterech graczy, pół \
            godziny.",
        architekton: "Układajcie wspólnie miasto w szachownicę, każdy dla siebie. Dwóch graczy, \
            pół godziny.",
        play: "Graj",
        waiting: |games| match games {
            1 => "Czeka na ciebie jeszcze jedna gra".to_owned(),
            _ => format!(
                "Na ciebie czeka jeszcze {}",
                polish(games, "gra", "gry", "gier")
            ),
        },
        resume: "Kontynuuj",
        remove: "Usuń",
        unreadable: "Ta wersja nie potrafi odczytać zapisanej gry.",
        moves: |moves| polish(moves, "ruch", "ruchy", "ruchów"),
    },
    players: Players {
        you: "Ty",
        player: |number| format!("Gracz {number}"),
        your_turn: "Twoja tura",
        turn_of: |name| format!("Tura: {name}"),
        person: "Człowiek",
        computer: |level| format!("Komputer: {level}"),
        levels: ["Uczeń", "Murarz", "Brygadzista", "Mistrz", "Dedal"],
        level_lines: [
            "widzi kilka miejsc, na pierwszą grę",
            "liczy, co ruch daje od razu",
            "przeczuwa, co będzie, ale wiele przeocza",
            "niewiele przeocza",
            "patrzy naprzód i na to, czego chcesz",
        ],
        architects: ["Hippodamos", "Metagenes", "Kallikrates"],
        architect_lines: [
            "Łatwy: wszystkie jego dzielnice są na 1. poziomie.",
            "Średni: każdy jego kamieniołom daje mu 2 punkty więcej.",
            "Trudny: wszystkie jego dzielnice są na 2. poziomie.",
        ],
    },
    new_game: NewGame {
        title: "Nowa gra",
        players: "Gracze",
        alone: "Solo",
        number: |players| polish(players, "gracz", "graczy", "graczy"),
        opponent: "Znamienity Architekt",
        at_the_table: "Przy stole",
        name: |number| format!("Imię gracza {number}"),
        who: |number| format!("Kim jest gracz {number}"),
        bad_name: "Imię ma najwyżej 40 znaków i nie zawiera #.",
        starter: "Kto zaczyna",
        by_lot: "Losowo",
        length: "Długość",
        standard: "Zwykła",
        long: "Długa",
        turns: |turns| polish(turns, "tura", "tury", "tur"),
        start: "Rozpocznij grę",
    },
    play: Play {
        thinking: |name| format!("{name} myśli"),
        hurry: "Zagraj teraz",
        undo: "Cofnij",
        redo: "Ponów",
        points: |points| {
            signed(points, |number| {
                polish(number, "punkt", "punkty", "punktów")
            })
        },
        you_win: "Wygrywasz",
        wins: |name| format!("Wygrywa {name}"),
        nobody_wins: "Nikt nie wygrywa samodzielnie",
        again: "Zagraj ponownie",
        missing: "Tej gry nie ma na tym urządzeniu.",
        not_kept: "Przeglądarka nie zachowuje tej gry: jej pamięć jest pełna lub wyłączona.",
        removed_elsewhere: "Tę grę usunięto w innej karcie. Jeśli zagrasz dalej, znów zostanie zachowana.",
    },
    akropolis_table: super::akropolis_table::polish::TABLE,
    architekton_table: super::architekton_table::polish::TABLE,
    akropolis: Akropolis {
        districts: ["Domy", "Targowiska", "Koszary", "Świątynie", "Ogrody"],
        variants: "Warianty",
        variants_line: "Dzielnica, która spełnia także ten warunek, liczy się podwójnie.",
        doubles: [
            "Grupa ma wartość 10 albo większą.",
            "Sąsiaduje z placem targowym.",
            "Obok są trzy albo cztery puste miejsca na zewnątrz.",
            "Stoi na wyższym poziomie.",
            "Sąsiaduje z jeziorem.",
        ],
    },
    rules: Rules {
        title: "Zasady",
        contents: "Spis treści",
        print: "Drukuj",
        ruling: "Rozstrzygnięcie",
        about_numbers: "Numery służą do powoływania się na zasady. Rozstrzygnięcie ustala to, co \
            drukowana instrukcja zostawia otwarte.",
        akropolis: super::rules_text::akropolis_polish::RULES,
        architekton: super::rules_text::architekton_polish::RULES,
    },
    learn: Learn {
        title: "Nauka",
        first_game: "Zagraj pierwszą grę",
    },
    lesson: super::lesson_text::polish::LESSON,
    settings: Settings {
        title: "Ustawienia",
        language: "Język",
        theme: "Jasno i ciemno",
        as_the_device: "Jak urządzenie",
        light: "Jasny",
        dark: "Ciemny",
    },
};

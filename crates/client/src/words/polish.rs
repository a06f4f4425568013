//! Polish: the words of the booklet.

use super::plural::{is_few, polish, signed};
use super::{
    Akropolis, Frame, Home, Learn, Lesson, NewGame, Play, Players, Rules, Settings, Words,
};

pub const WORDS: Words = Words {
    frame: Frame {
        tagline: "Gry kafelkowe starożytnej Grecji",
        skip: "Przejdź do treści",
        home: "Strona główna",
        fan_project: "Nieoficjalny projekt miłośników. Akropolis to gra Julesa Messauda (Gigamic), \
            Architekton – gra Michaela Schachta (Queen Games).",
        bad_link: "Ten odnośnik donikąd nie prowadzi.",
        to_home: "Na stronę główną",
        bad_link_line: "Nic nie przepadło: twoje gry są tam, gdzie były.",
        loading: "Chwileczkę …",
        not_loaded: "Nie udało się wczytać tekstu.",
        load_again: "Spróbuj ponownie",
    },
    home: Home {
        akropolis: "Wznoś miasto z kafli o trzech polach. Od jednego do czterech graczy, pół \
            godziny.",
        architekton: "Układajcie wspólnie miasto w szachownicę, każdy dla siebie. Dwóch graczy, \
            pół godziny.",
        play: "Graj",
        waiting: |games| match games {
            1 => "Czeka na ciebie jeszcze jedna gra".to_owned(),
            // The verb goes with the noun: few wait, many waits.
            _ if is_few(games) => format!("Czekają na ciebie jeszcze {games} gry"),
            _ => format!("Czeka na ciebie jeszcze {games} gier"),
        },
        resume: "Kontynuuj",
        remove: "Usuń",
        unreadable: "Ta wersja nie potrafi odczytać zapisanej gry.",
        moves: |moves| polish(moves, "ruch", "ruchy", "ruchów"),
        removed: "Gra została usunięta.",
        finished: |games| {
            polish(
                games,
                "zakończona gra",
                "zakończone gry",
                "zakończonych gier",
            )
        },
        over: "Koniec gry",
        look: "Zobacz",
        open: "Otwórz grę",
        open_line: "Wklej zapis albo wybierz plik: z zapisem gry lub ze wszystkimi grami \
            zachowanymi w ustawieniach. Ukryte kafle są tasowane na nowo.",
        record: "Zapis",
        choose_file: "Wybierz plik",
        open_now: "Otwórz",
        cannot_open: "Nie można tego otworzyć. Nic się nie zmieniło.",
        opened: |games| format!("Dodano: {}.", polish(games, "gra", "gry", "gier")),
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
            "gra prosto i równo",
            "przeczuwa, co będzie, ale wiele przeocza",
            "niewiele przeocza",
            "patrzy naprzód, także na to, czego chcesz",
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
        nobody_wins: "Wspólne zwycięstwo",
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
        link: |name| format!("Odnośnik: {name}"),
        link_copied: "Skopiowano odnośnik",
    },
    learn: Learn {
        title: "Nauka",
        first_game: "Zagraj pierwszą grę",
    },
    lesson: Lesson {
        step_of: |step, steps| format!("Krok {step} z {steps}"),
        back: "Wstecz",
        next: "Dalej",
        show_me: "Pokaż mi",
        by_itself: "Odtwarzaj automatycznie",
        pause: "Zatrzymaj",
        computer: "Komputer",
        stage: "Strzałki przesuwają kafel, R go obraca, Enter kładzie.",
    },
    online: super::online::polish::ONLINE,
    editor: super::editor::polish::EDITOR,
    pad: super::pad::polish::PAD,
    puzzles: super::puzzles::polish::PUZZLES,
    replay: super::replay::polish::REPLAY,
    statistics: super::statistics::polish::STATISTICS,
    study: super::study::polish::STUDY,
    settings: Settings {
        title: "Ustawienia",
        language: "Język",
        theme: "Wygląd",
        as_the_device: "Jak urządzenie",
        light: "Jasny",
        dark: "Ciemny",
        sound: "Dźwięk",
        volume: "Głośność",
        pace: "Tempo",
        paces: ["Wolno", "Zwykłe", "Szybko", "Od razu"],
        pace_line: "Jak szybko gra komputer i jak szybko wszystko się porusza.",
        thinking: "Czas na namysł",
        thinking_line: "Jak długo Dedal, najsilniejszy gracz komputerowy, zastanawia się nad \
            ruchem.",
        seconds: |seconds| polish(seconds, "sekunda", "sekundy", "sekund"),
        kept: "Co przechowuje ta przeglądarka",
        kept_line: "Gry, imiona i ustawienia są przechowywane tylko w tej przeglądarce. Kto \
            wyczyści jej dane, usunie także je.",
        save_games: "Zachowaj wszystkie gry",
        forget: "Zapomnij wszystko",
        forget_line: "Wszystkie gry, imiona i ustawienia znikną z tej przeglądarki na zawsze. \
            Jeśli chcesz zatrzymać gry, najpierw je zachowaj.",
        forget_now: "Tak, zapomnij wszystko",
        cancel: "Anuluj",
        forgotten: "Wszystko zostało zapomniane.",
        about: "O Polis",
        version: |version| format!("Wersja {version}"),
        licences: "Polis to wolne oprogramowanie na licencji MIT albo Apache 2.0, do wyboru. \
            Kroje pisma Alegreya i Commissioner są na licencji SIL Open Font License.",
    },
};

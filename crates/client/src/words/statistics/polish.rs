//! Polish.

use super::{Statistics, StatisticsPage};
use crate::words::plural::polish;

pub const STATISTICS: Statistics = Statistics {
    title: "Statystyki",
};

pub static PAGE: StatisticsPage = StatisticsPage {
    games: |games| {
        polish(
            games,
            "zakończona gra",
            "zakończone gry",
            "zakończonych gier",
        )
    },
    none: "Żadna gra jeszcze się nie skończyła. Gdy się skończy, zostanie tu policzona.",
    none_fits: "Nie ma takiej gry. Wybierz powyżej coś innego.",
    from: "Gry z",
    here: "tego urządzenia",
    account: "mojego konta",
    fetching: |done, all| format!("Pobrano {done} z {all} gier"),
    not_fetched: "Nie udało się pobrać gier z twojego konta. Spróbuj później.",
    whose: "Czyje",
    mine: "Moje",
    everybody: "Wszystkich przy jednym ekranie",
    all: "Wszystkie",
    mode: "Tryb",
    opponent: "Przeciwnik",
    basic: "Gra podstawowa",
    variants: "Z wariantami",
    long: "Długa gra",
    lost: "Przegrane",
    between: |low, high| format!("naprawdę od {low} do {high} %"),
    margin: "Średnia przewaga",
    stones_left: "Zostało kamieni",
    houses: "Domy na planszy",
    length: "Ruchów w grze",
    course: "Punkty, gra po grze",
    course_told: |games, low, high| {
        format!(
            "Punkty, {}, pierwsza po lewej: od {low} do {high}",
            polish(games, "gra", "gry", "gier")
        )
    },
    course_line: "Każda kropka to jedna gra, ostatnia po prawej. Linia to średnia gry i trzech po każdej jej stronie.",
    as_table: "Jako tabela",
    game: "Gra",
    date: "Data",
    points: "Punkty",
    parts: "Skąd pochodzą punkty",
    share: "Udział",
    value_stars: "Wartość × gwiazdki",
    by_opponent: "Przeciw komu",
    by_mode: "Gracze i tryby",
    beginning: "Ile warte jest rozpoczynanie",
    beginning_line: "Kropka to część gier wygranych; pasek – gdzie naprawdę leży z pewnością 95 %. Mało gier, długi pasek.",
    first_wins: |players| format!("Wygrywa rozpoczynający, {players}"),
    when_first: "Ty, gdy zaczynasz",
    when_later: "Ty, gdy nie zaczynasz",
    fair: |percent| format!("gdyby to nie miało znaczenia: {percent} %"),
    losses: "Typowe straty",
    losses_line: |games| {
        format!(
            "Szansa na wygraną, którą ruch średnio oddaje ({}).",
            polish(games, "gra", "gry", "gier")
        )
    },
    no_losses: "Żadna z tych gier nie była jeszcze analizowana. Analiza pokazuje, w której części gry oddajesz najwięcej.",
    study: "Analizuj grę",
    opening: "Początek",
    middle: "Środek",
    end: "Koniec",
    list: "Gry",
    replay: "Odtwórz",
    film: "Film",
    leave_out: "Nie licz",
    left_out: "Gra nie jest już liczona.",
    more: "Pokaż więcej",
    export: "Zabierz je ze sobą",
    csv: "Tabela (CSV)",
    json: "JSON",
};

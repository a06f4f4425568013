//! Polish.

use super::Pad;

pub const PAD: Pad = Pad {
    title: "Notatnik punktacji",
    lead: "Policz grę na własnym stole: liczbami, jak w papierowym notatniku, albo odtwarzając to, \
        co na nim leży.",
    count: "Policz grę",
    games: [
        "Wartość i gwiazdki każdego rodzaju albo całe miasto obszar po obszarze. Liczone są też warianty \
            i architekci z trybu solo.",
        "Największe grupy i żetony albo całe miasto pole po polu.",
    ],
    past: "Policzone gry",
    none_yet: "Jeszcze żadnej. To, co policzysz, zostaje w tej przeglądarce.",
    open: "Otwórz",
    removed: "Arkusz został usunięty.",
    unreadable: "Tego arkusza nie da się odczytać w tej wersji.",
    missing: "Tego arkusza nie ma na tym urządzeniu.",
    not_kept: "Przeglądarka nie zachowuje tego arkusza: jej pamięć jest pełna albo wyłączona.",
    all_sheets: "Wszystkie policzone gry",
    no_opponent: "Nikt",
    no_opponent_line: "Tylko policz jedno miasto.",
    start: "Zacznij liczyć",
    way: "Jak liczyć",
    quick: "Liczby",
    exact: "Odtwórz",
    value: "Wartość",
    stars: "Gwiazdki",
    less: |what| format!("{what}: mniej"),
    more: |what| format!("{what}: więcej"),
    with_doublings: "Jak w papierowym notatniku: dzielnica podwojona przez wariant liczy się w \
        wartości dwa razy.",
    step_of: |name, number, all| format!("{name}, {number} z {all}"),
    back_to: |name| format!("Wróć: {name}"),
    next: |name| format!("Dalej: {name}"),
    result: "Wynik",
    erase: "Usuń",
    why: "Dlaczego?",
    form: "Co to jest",
    district: "Dzielnica",
    plaza: "Plac",
    lower: "Niżej",
    higher: "Wyżej",
    clear: "Od nowa",
    empty: "Puste miejsce",
    lake: "Jezioro: miasto je otacza.",
    tap: "Wybierz element, a potem dotykaj jego obszarów.",
    city_board: "Miasto. Strzałki przechodzą z pola na pole. H, M, B, T, G i Q stawiają domy, \
        targowiska, koszary, świątynie, ogrody i kamieniołom, P zmienia dzielnicę w plac, od 1 do \
        9 podają poziom, Delete usuwa.",
    refused: "Tu nie ma na to miejsca.",
    doubt: "Coś się tu nie zgadza. Liczone jest to, co wpisano.",
    apart: |hexes| format!("Części leżące osobno: {hexes}."),
    ground: |hexes| {
        format!(
            "Zabudowane obszary: {hexes}; kafel startowy i kafle po trzy dają 4, 7, 10 i tak dalej."
        )
    },
    level: |level, hexes| {
        format!("Obszary na poziomie {level}: {hexes}; kafle po trzy dają 3, 6, 9 i tak dalej.")
    },
    no_tiles: |level| format!("Obszarów poziomu {level} nie da się podzielić na kafle po trzy."),
    too_many_tiles: |tiles| format!("Potrzebne kafle: {tiles}; nikt nie układa więcej niż 30."),
    too_many_houses: |name, houses| format!("{name}: domki: {houses}; jest ich 12."),
    too_often: |scenery, landscapes| {
        format!("Krajobrazy pokazujące: {scenery}: {landscapes}; jest ich 6.")
    },
    twice: |building| format!("Budynek {building} leży więcej niż raz."),
    house_of: |name| format!("Domek: {name}"),
    no_house: "Bez domku",
    which: "Który budynek",
    which_line: "Dla punktacji końcowej to bez znaczenia: liczy się tylko, gdzie leży i czyj domek \
        na nim stoi.",
    next_by_number: "Dowolny",
    town_board: "Miasto. Strzałki przechodzą z pola na pole. E, F, M i W kładą ziemię, las, \
        łąkę i wodę; 1 i 2 kładą budynek z domkiem pierwszej lub drugiej osoby, 0 bez domku; \
        Delete usuwa.",
    tap_town: "Wybierz krajobraz albo budynek, a potem dotykaj jego pól. Drugie dotknięcie obraca \
        budynek.",
    bankrupt: "Kto nie mógł zapłacić straty?",
    nobody: "Nikt",
    share: "Udostępnij",
    picture: "Zapisz jako obraz",
    copy: "Kopiuj jako tekst",
    another: "Policz kolejną grę",
};

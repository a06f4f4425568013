//! Polish.

use super::{ArchitektonTable, Who};
use crate::words::plural::polish;

pub const TABLE: ArchitektonTable = ArchitektonTable {
    town: "Miasto",
    town_line: |tiles, enclosed| {
        let tiles = polish(tiles, "kafel", "kafle", "kafli");
        let enclosed = polish(
            enclosed,
            "otoczona budowla",
            "otoczone budowle",
            "otoczonych budowli",
        );
        format!("{tiles}, {enclosed}")
    },
    match_line: |one, other| format!("mecz do dwóch punktów zwycięstwa, {one} : {other}"),
    tile_of_two: |number| format!("kafel {number} z 2"),
    last_round: "ostatnia runda",
    stock: "Zasób",
    buildings: "Budowle",
    landscapes: "Krajobrazy",
    left: |pile, reserve| format!("{pile} w stosie + {reserve} w rezerwie"),
    building: |number| format!("budowla {number}"),
    landscape: |scenery| format!("krajobraz {scenery}"),
    sceneries: ["ziemia", "las", "łąka", "woda"],
    sides: ["północ", "wschód", "południe", "zachód"],
    chips,
    houses_in_hand: |houses| format!("{houses} w ręce"),
    group_of: |houses| format!("grupa: {houses}"),
    score: "Punktacja",
    largest_group: "Największa grupa",
    safe: "pewne na koniec",
    chips_row: "Żetony",
    if_ended: "Gdyby to był koniec",
    hidden: "Jeszcze zakryte",
    last_tiles: "Ostatnie ruchy",
    tile_at: |tile, place| format!("{tile} na {place}"),
    house_kept: |place| format!("zostawia domek na {place}"),
    house_removed: |place| format!("zabiera domek z {place}"),
    choose: "Wybierz kafel.",
    choose_line: "Weź dowolny kafel z zasobu. W turze kładziesz dwa.",
    find_place: "Wybierz miejsce.",
    find_place_line: "Pełna kropka: bok pasuje. Pierścień: nie pasuje.",
    fits_nowhere: "Ten kafel teraz nigdzie nie pasuje. Weź inny.",
    lay: "Połóż",
    then_second: "Potem połóż drugi kafel.",
    then_other: "Potem twoja tura się kończy.",
    house_comes: "Stanie na niej jeden z twoich domków.",
    house_moves: "Nie masz już domku w ręce: przeniesie się tu ten wyblakły.",
    another_house: "Inny domek",
    turned_by_itself: "Obrócony, aby pasował.",
    what_it_does: "Co daje ten kafel",
    group_note: |before, after| format!("grupa {before}\u{a0}→\u{a0}{after}"),
    sides_match: |matching, touching| match (matching, touching) {
        (1, 1) => "Jedyny stykający się bok pasuje".to_owned(),
        (2, 2) => "Oba stykające się boki pasują".to_owned(),
        (matching, touching) if matching == touching => {
            format!("Wszystkie stykające się boki ({touching}) pasują")
        }
        (matching, touching) => format!("Pasujące boki: {matching} z {touching}"),
    },
    no_loss_yet: "Strata nie grozi.",
    will_cost: |who, number| match who {
        None => format!(
            "Po otoczeniu będzie cię kosztować co najmniej {}.",
            chips(number)
        ),
        Some(name) => format!("Po otoczeniu koszt co najmniej {} ({name}).", chips(number)),
    },
    is_safe: |landscapes| format!("Krajobrazy obok: {landscapes}. Na koniec zostanie."),
    not_safe_yet: |landscapes| match landscapes {
        1 => "Dopiero jeden krajobraz obok: zostanie tylko przy trzech.".to_owned(),
        _ => "Dopiero dwa krajobrazy obok: zostanie tylko z trzecim.".to_owned(),
    },
    side_fits: |building, owner| format!("Budowla {building} ({owner}): ten bok pasuje."),
    side_is_wrong: |building, owner| format!("Budowla {building} ({owner}): ten bok nie pasuje."),
    becomes_safe: |building, owner| {
        format!("Budowla {building} ({owner}) na pewno zostanie na koniec.")
    },
    unowned_enclosed: |building| {
        format!("Budowla {building} nie ma domku: zostaje otoczona bez punktowania.")
    },
    yours: "twoja",
    of_nobody: "bez domku",
    group_changes: |who, before, after| match who {
        None => format!("Twoja pewna grupa: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("{name}, pewna grupa: {before}\u{a0}→\u{a0}{after}."),
    },
    points_change: |who, before, after| match who {
        None => format!("Twoje punkty, gdyby to był koniec: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("{name}, punkty, gdyby to był koniec: {before}\u{a0}→\u{a0}{after}."),
    },
    must_choose: |who, keep, remove| {
        let who = verb(who, "Wybierasz", "wybiera");
        let keep = chips(keep);
        let remove = match remove {
            0 => "bez opłaty".to_owned(),
            _ => format!("za {}", chips(remove)),
        };
        format!("{who} potem: zostawić domek za {keep} albo zabrać go {remove}.")
    },
    wins_with_it: |who| format!("Gra się tym kończy: {}.", verb(who, "wygrywasz", "wygrywa")),
    draw_with_it: "Gra się tym kończy: remis.",
    gained: |who| {
        let who = verb(who, "zyskujesz", "zyskuje");
        format!("Otoczona, wszystkie boki pasują: {who} 1 żeton.")
    },
    kept: |who, paid| {
        let keeps = verb(who, "Zostawiasz", "zostawia");
        format!(
            "{keeps} domek i {} {}.",
            form(who, "płacisz", "płaci"),
            chips(paid)
        )
    },
    removed: |who, paid| {
        if paid == 0 {
            format!(
                "{} domek i nic nie {}.",
                verb(who, "Zabierasz", "zabiera"),
                form(who, "płacisz", "płaci")
            )
        } else {
            let takes = verb(who, "Zabierasz", "zabiera");
            format!(
                "{takes} domek i {} {}.",
                form(who, "płacisz", "płaci"),
                chips(paid)
            )
        }
    },
    had_to_remove: |who, paid| {
        if paid == 0 {
            format!(
                "{} zabrać domek: na zostawienie go brakuje żetonów.",
                verb(who, "Musisz", "musi")
            )
        } else {
            let must = verb(who, "Musisz", "musi");
            let paid = chips(paid);
            format!("{must} zabrać domek i zapłacić {paid}: na zostawienie go brakuje żetonów.")
        }
    },
    bankrupt: |who, loss| {
        let loss = polish(
            loss,
            "bok nie pasuje",
            "boki nie pasują",
            "boków nie pasuje",
        );
        let who = verb(who, "nie możesz", "nie może");
        format!("Otoczona, {loss}, a {who} zapłacić: gra się kończy.")
    },
    exchanged: "Żadnego kafla z zasobu nie dało się położyć: wymieniono go.",
    skipped: |who| {
        let who = verb(who, "tracisz", "traci");
        format!("Żadnego kafla nie da się położyć: {who} turę.")
    },
    last_round_begins: |turns| match turns {
        1 => "Zaczyna się ostatnia runda: jeszcze jedna tura.".to_owned(),
        _ => "Zaczyna się ostatnia runda: jeszcze po jednej turze.".to_owned(),
    },
    is_taken: "Tu już leży kafel.",
    for_landscapes: "Tu może leżeć tylko krajobraz: budowle i krajobrazy leżą na przemian.",
    for_buildings: "Tu może leżeć tylko budowla: budowle i krajobrazy leżą na przemian.",
    touches_nothing: "Niczego nie dotyka. Musi stykać się bokiem z kaflem.",
    nothing_matches: "Żaden bok tu nie pasuje, jakkolwiek go obrócić.",
    not_now: "Tego nie można teraz zagrać.",
    enclosed_with: |building, wrong| {
        let wrong = polish(
            wrong,
            "bok nie pasuje",
            "boki nie pasują",
            "boków nie pasuje",
        );
        format!("Budowla {building} jest otoczona, a {wrong}.")
    },
    decide_line: "Zostaw domek albo zabierz go do ręki za 1 żeton mniej.",
    keep: "Zostaw domek",
    remove: "Zabierz go",
    pay: |number| match number {
        0 => "nie płacisz".to_owned(),
        _ => format!("płacisz {}", chips(number)),
    },
    decides: |name| format!("{name} decyduje o domku"),
    owner: |name| format!("Domek: {name}"),
    matches: |side, scenery| format!("{side}: {scenery}, pasuje"),
    differs: |side, shown, found| format!("{side}: {shown}, a obok {found}"),
    open: |side, shown| format!("{side}: {shown}, jeszcze wolne"),
    brought: "Otoczona: dała 1 żeton.",
    cost: |number| format!("Otoczona: strata {}.", loss(number)),
    scored_nobody: "Otoczona: bez domku nie punktuje.",
    goes_at_the_end: |landscapes| match landscapes {
        1 => "Jeden krajobraz obok: na koniec znika.".to_owned(),
        _ => "Dwa krajobrazy obok: na koniec znika.".to_owned(),
    },
    landscape_line: "Sąsiednie budowle chcą takiego boku.",
    final_scoring: "Końcowa punktacja",
    houses_row: "Domki na planszy",
    total: "Punkty",
    are_removed: |buildings| match buildings {
        0 => {
            "Każda budowla sąsiaduje z co najmniej trzema krajobrazami: żadna nie znika.".to_owned()
        }
        _ => format!(
            "{} przy 1 lub 2 krajobrazach.",
            polish(
                buildings,
                "budowla znika",
                "budowle znikają",
                "budowli znika"
            )
        ),
    },
    by_points: |more, fewer| format!("{more} do {fewer} w punktach."),
    by_houses: "Równe punkty: rozstrzyga liczba domków na planszy.",
    drawn: "Remis",
    drawn_line: "Równe punkty i tyle samo domków na planszy.",
    early_end: |who| {
        let who = verb(who, "Nie możesz", "nie może");
        format!("{who} zapłacić: gra kończy się wcześniej, za 2 punkty zwycięstwa.")
    },
    match_score: "Mecz do dwóch punktów zwycięstwa",
    wins_match: |who| format!("{} mecz.", verb(who, "Wygrywasz", "wygrywa")),
    next_game: "Następna gra",
    new_match: "Nowy mecz",
    whole_town: "Całe miasto",
    marks: "Pokaż, co punktuje",
    details: "Punktacja i szczegóły",
    board: "Miasto. Strzałki przesuwają, Enter kładzie kafel, znak zapytania wymienia klawisze.",
    allowed: "dozwolone",
    tiles_laid: "Położone budowle i krajobrazy",
    sides_matching: "Boki pasujące",
    sides_wrong: "Boki niepasujące",
    chips_gained: "Żetony zdobyte",
    chips_paid: "Żetony zapłacone",
    houses_taken_back: "Domki zabrane",
    key_lines: [
        "Weź kafel z zasobu",
        "Przesuń kafel z miejsca na miejsce albo kursor z kafla na kafel",
        "Przejdź po miejscach, od najlepszego",
        "Obróć kafel w lewo lub w prawo",
        "Przenieś inny domek",
        "Połóż kafel",
        "Zostaw domek, zabierz go",
        "Odłóż kafel, zamknij",
        "Cofnij, ponów",
        "Podpowiedź",
        "Pokaż, co punktuje",
        "Widok z góry",
        "Przesunięcie widoku",
        "Bliżej, dalej, całe miasto",
        "Te klawisze",
    ],
};

fn chips(number: usize) -> String {
    polish(number, "żeton", "żetony", "żetonów")
}

/// Chips that are lost.
fn loss(number: usize) -> String {
    polish(number, "żetonu", "żetonów", "żetonów")
}

/// The form of a verb.
fn form(who: Who, you: &'static str, other: &'static str) -> &'static str {
    match who {
        None => you,
        Some(_) => other,
    }
}

/// Somebody and a verb; who reads it needs no pronoun.
fn verb(who: Who, you: &str, other: &str) -> String {
    match who {
        None => you.to_owned(),
        Some(name) => format!("{name} {other}"),
    }
}

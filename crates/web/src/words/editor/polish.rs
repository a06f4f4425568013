//! Polish.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Ułóż pozycję",
    #[cfg(feature = "full")]
    legal: "Pozycja zgodna z zasadami",
    #[cfg(feature = "full")]
    not_yet: "To jeszcze nie pozycja",
    #[cfg(feature = "full")]
    over: "Gra jest w niej skończona.",
    #[cfg(feature = "full")]
    rule: |a| format!("Zasada {a}"),
    #[cfg(feature = "full")]
    pool: "Nieużyte płytki",
    #[cfg(feature = "full")]
    pool_line: "Weź jedną i połóż.",
    #[cfg(feature = "full")]
    in_pool: |a| format!("zostało: {a}"),
    #[cfg(feature = "full")]
    tile: |a, b| format!("Płytka {a}: {b}"),
    #[cfg(feature = "full")]
    to_site: "Na rynek",
    #[cfg(feature = "full")]
    to_stock: "Do zasobu",
    #[cfg(feature = "full")]
    give: |a| format!("Dla: {a}"),
    #[cfg(feature = "full")]
    taken: |a| format!("Płytki: {a}"),
    #[cfg(feature = "full")]
    paid: |a| format!("Kamienie zapłacone za płytkę {a}"),
    #[cfg(feature = "full")]
    fill: "Dobierz losowo",
    #[cfg(feature = "full")]
    clear: "Wyczyść",
    #[cfg(feature = "full")]
    lift_line: "Dotknij płytki, aby ją podnieść.",
    #[cfg(feature = "full")]
    starting_tile: "Płytka startowa zostaje.",
    #[cfg(feature = "full")]
    needed: "Inne płytki jej potrzebują: najpierw podnieś je.",
    #[cfg(feature = "full")]
    start_stays: "Dwa krajobrazy startowe zostają; inne można wybrać z boku.",
    #[cfg(feature = "full")]
    lifted: |a| format!("Podniesiono: {a}"),
    #[cfg(feature = "full")]
    stones: |a| format!("Kamienie: {a}"),
    #[cfg(feature = "full")]
    chips: |a| format!("Żetony: {a}"),
    #[cfg(feature = "full")]
    fewer: "mniej",
    #[cfg(feature = "full")]
    more: "więcej",
    #[cfg(feature = "full")]
    play: "Graj stąd",
    #[cfg(feature = "full")]
    study: "Analizuj stąd",
    #[cfg(feature = "full")]
    text: "Jako tekst",
    #[cfg(feature = "full")]
    text_line: "Skopiuj, aby zachować lub wysłać, albo wklej tu pozycję lub zapis partii.",
    #[cfg(feature = "full")]
    copy: "Kopiuj",
    #[cfg(feature = "full")]
    take_over: "Użyj tego tekstu",
    #[cfg(feature = "full")]
    cannot_read: "Tego tekstu nie da się odczytać.",
    #[cfg(feature = "full")]
    other_game: |a| format!("To pozycja z gry {a}."),
    #[cfg(feature = "full")]
    from_game: "Z partii",
    #[cfg(feature = "full")]
    game: "Partia",
    #[cfg(feature = "full")]
    ply: "Po ruchu",
    #[cfg(feature = "full")]
    edit_it: "Edytuj tę pozycję",
    #[cfg(feature = "full")]
    no_games: "Nie ma tu zapisanej partii tej gry.",
    #[cfg(feature = "full")]
    house_of: "Dom gracza",
    #[cfg(feature = "full")]
    no_house: "Bez domu",
    #[cfg(feature = "full")]
    start: "Start",
    #[cfg(feature = "full")]
    start_at: |a| format!("Krajobraz na {a}"),
    #[cfg(feature = "full")]
    turn: "Tura",
    #[cfg(feature = "full")]
    lays: "Płytki jeszcze do położenia",
    #[cfg(feature = "full")]
    losses: "Straty do rozstrzygnięcia",
    #[cfg(feature = "full")]
    players: "Kto gra dalej",
    #[cfg(feature = "full")]
    no_architect: "Nikt nie gra solo, więc nie ma Znamienitego Architekta.",
    #[cfg(feature = "full")]
    not_used: |a| format!("Płytki {a} nie ma w grze na tylu graczy."),
    #[cfg(feature = "full")]
    twice: |a| format!("Płytka {a} jest dwa razy."),
    #[cfg(feature = "full")]
    misfit: |a, b| format!("{a}: {b}"),
    #[cfg(feature = "full")]
    too_many_turns: |a, b| format!("Zabrane płytki: {a}. Cała gra ma tylko {b} tur."),
    #[cfg(feature = "full")]
    turn_order: |a, b, c| format!("{a}: zabrane płytki {b}, a według kolejności tur {c}."),
    #[cfg(feature = "full")]
    site_size: |a, b| format!("Płytki na rynku: {a}. W tym momencie jest ich {b}."),
    #[cfg(feature = "full")]
    stones_most: |a, b, c| {
        format!("{a}: kamienie {b}, a przy zakrytych kamieniołomach najwyżej {c}.")
    },
    #[cfg(feature = "full")]
    stones_least: |a, b, c| {
        format!("{a}: kamienie {b}, ale tyle nie można było zapłacić: co najmniej {c}.")
    },
    #[cfg(feature = "full")]
    no_plaza: |a| format!("Znamienity Architekt płaci tylko za plac, a płytka {a} go nie ma."),
    #[cfg(feature = "full")]
    paid_too_much: |a, b, c| format!("Zapłacono za płytkę {a}: {b}. W tamtej chwili najwyżej {c}."),
    #[cfg(feature = "full")]
    architect_stones: |a, b| {
        format!("Kamienie Znamienitego Architekta: {a}. Z zapłat gracza wynika {b}.")
    },
    #[cfg(feature = "full")]
    building_twice: |a| format!("Budowla {a} jest dwa razy."),
    #[cfg(feature = "full")]
    too_many_landscapes: |a, b| format!("{a}: {b} krajobrazów, a jest ich tylko 6."),
    #[cfg(feature = "full")]
    too_many_houses: |a, b| format!("{a}: {b} domów, a każdy ma tylko 12."),
    #[cfg(feature = "full")]
    houses_before_turns: |a, b, c| format!("{a}: domy {b}, a położonych płytek najwyżej {c}."),
    #[cfg(feature = "full")]
    houses_moved: "Budowla jest bez domu, a nikt nie musiał żadnego przenieść: każdy miał jeszcze domy w ręku.",
    #[cfg(feature = "full")]
    stock_size: |a, b| format!("Brakuje w zasobie: {a}. Położono w tej turze: {b}."),
    #[cfg(feature = "full")]
    lays_left: "W turze jest jeszcze jedna lub dwie płytki do położenia albo strata do rozstrzygnięcia.",
    #[cfg(feature = "full")]
    two_each: |a, b| format!("To nie może być ta tura ({a}) po {b} płytkach: każdy kładzie dwie."),
    #[cfg(feature = "full")]
    chips_wrong: "Żetony nie odpowiadają temu, co dały i kosztowały zamknięte budowle.",
    #[cfg(feature = "full")]
    no_loss: |a| format!("Na {a} nie może czekać żadna strata."),
    #[cfg(feature = "full")]
    no_choice: |a| {
        format!("{a} nie może zapłacić, aby zachować dom, więc nie ma czego rozstrzygać.")
    },
    #[cfg(feature = "full")]
    nothing_fits: "Żadnej płytki z zasobu nie da się położyć: zostałby wymieniony.",
    #[cfg(feature = "full")]
    not_over: "Gra nie mogła się tak skończyć.",
    #[cfg(feature = "full")]
    malformed: "Czegoś brakuje albo jest czegoś za dużo.",
    #[cfg(feature = "full")]
    keys_line: "Klawisze: strzałki przesuwają, Q i E obracają, ↵ kładzie, Esc odkłada, Delete podnosi, S na rynek lub do zasobu, Z i Y cofają i przywracają.",
};

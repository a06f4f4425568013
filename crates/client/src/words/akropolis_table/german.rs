//! German.

use super::AkropolisTable;
use crate::words::plural::one_other;

pub const TABLE: AkropolisTable = AkropolisTable {
    turn_of: |turn, turns| format!("Zug {turn} von {turns}"),
    cities: "Städte",
    your_city: "Deine Stadt",
    city_of: |name| format!("Stadt: {name}"),
    tiles: |tiles| one_other(tiles, "Plättchen", "Plättchen"),
    levels: |levels| one_other(levels, "Ebene", "Ebenen"),
    lakes: |lakes| one_other(lakes, "See", "Seen"),
    estate_line: "Er legt nichts: Alle seine Plättchen zählen.",
    site: "Baustelle",
    site_line: "das erste Plättchen ist umsonst, jedes weitere kostet einen Stein mehr",
    tile: |number| format!("Plättchen {number}"),
    free: "umsonst",
    in_hand: "in der Hand",
    short_by: |stones| format!("{stones} zu wenig"),
    stacks: |stacks| one_other(stacks, "Stapel übrig", "Stapel übrig"),
    stones: |stones| one_other(stones, "Stein", "Steine"),
    chief: "Chefarchitekt",
    sheet: "Wertung",
    with_hand: "mit dem Plättchen in der Hand",
    district: "Viertel",
    calculation: "Wert × Sterne",
    stones_row: "Steine",
    quarries_row: "Steinbrüche",
    total: "Summe",
    to_come: "Kommt noch",
    to_come_line: |tiles, stacks| {
        let stacks = one_other(stacks, "Stapel", "Stapeln");
        format!("{tiles} Plättchen in {stacks}, das letzte bleibt liegen")
    },
    districts: "Viertel",
    plazas: "Plätze",
    plaza: [
        "Häuserplatz",
        "Marktplatz",
        "Kasernenplatz",
        "Tempelplatz",
        "Gartenplatz",
    ],
    quarry: "Steinbruch",
    turn_left: "Nach links drehen",
    turn_right: "Nach rechts drehen",
    place: "Legen",
    put_back: "Zurücklegen",
    hint: "Tipp",
    hint_wait: "Ein guter Zug wird gesucht.",
    closer: "Näher",
    farther: "Weiter weg",
    whole_city: "Ganze Stadt",
    turn_view: "Ansicht drehen",
    above: "Von oben",
    marks: "Markieren, was nichts zählt",
    live_scores: "Punkte während der Partie zeigen",
    menu: "Menü",
    close: "Schließen",
    choose: "Wähle ein Plättchen.",
    choose_line: "Tippe ein Plättchen der Baustelle an, um es in die Hand zu nehmen.",
    find_place: "Wähle einen Ort.",
    find_place_line: "Ein grüner Punkt liegt in der Mitte jedes erlaubten Ortes.",
    to_level: |what, level| format!("{what}: auf Ebene {level}"),
    costs: |price, won| {
        let stones = |number| one_other(number, "Stein", "Steine");
        match (price, won) {
            (0, 0) => "Es ist umsonst.".to_owned(),
            (0, won) => format!(
                "Es ist umsonst und bringt {} aus Steinbrüchen.",
                stones(won)
            ),
            (price, 0) => format!("Zahle {}.", stones(price)),
            (price, won) => {
                format!(
                    "Zahle {}, bekomme {won} aus Steinbrüchen zurück.",
                    stones(price)
                )
            }
        }
    },
    covers: |what| format!("Überbaut: {what}."),
    begins: |what| format!("Zählt ab jetzt: {what}."),
    ceases: |what| format!("Zählt nicht mehr: {what}."),
    doubles: |what| format!("Ab jetzt doppelt: {what}."),
    suggested: "Tipp",
    level: |level| format!("Ebene {level}"),
    allowed: "erlaubt",
    refused: "Hier kann es nicht liegen.",
    touches_nothing: "Es berührt nichts. Es muss deine Stadt mit einer Kante berühren.",
    not_level: |[a, b, c]| format!("Nicht eben: Es läge auf den Höhen {a}, {b} und {c}."),
    one_tile: "Alle drei Felder gehören zu einem Plättchen. Es müssen mindestens zwei sein.",
    full: "Die Stadt ist voll.",
    last: |tile| format!("zuletzt: {tile}"),
    laid: |name, tile| format!("{name}: {tile}."),
    architect_plaza: |name, tile, price| match price {
        0 => format!("{name} nimmt {tile}: Das erste Plättchen hat einen Platz und ist umsonst."),
        _ => format!(
            "{name} zahlt {} und nimmt {tile}: das billigste Plättchen mit einem Platz.",
            one_other(price, "Stein", "Steine")
        ),
    },
    architect_first: |name, tile| {
        format!(
            "{name} nimmt {tile}, das erste Plättchen: Keines mit einem Platz kann er bezahlen."
        )
    },
    gives_stone: "Er bringt 1 Stein, wenn er überbaut wird.",
    multiplies: |stars| {
        format!(
            "{} den Wert seiner Viertel.",
            one_other(stars, "Stern vervielfacht", "Sterne vervielfachen")
        )
    },
    doubled: "Die Variante verdoppelt es.",
    not_in_group: |houses, value| {
        let houses = one_other(houses, "Feld", "Felder");
        format!("Nicht in der größten Gruppe ({houses}, Wert {value}).")
    },
    next_to_market: "Er berührt einen anderen Markt.",
    walled_in: "Eingebaut: Keine Seite liegt am Rand der Stadt.",
    only_lake: "Nur ein See liegt daneben, und der ist nicht der Rand der Stadt.",
    open_sides: |number, sides| match number {
        1 => format!("Eine Seite ist offen: {sides}."),
        _ => format!("{number} Seiten sind offen: {sides}."),
    },
    no_plaza: |district| format!("{district}: kein Platz dieser Art, also zählt nichts."),
    directions: [
        "Norden",
        "Nordosten",
        "Südosten",
        "Süden",
        "Südwesten",
        "Nordwesten",
    ],
    result: "Ergebnis",
    by_stones: "Gleich viele Punkte: Die meisten Steine entscheiden.",
    shared: "Gleich viele Punkte und Steine: Der Sieg wird geteilt.",
    architect_ties: "Gleich viele Punkte und Steine: Der Berühmte Architekt gewinnt.",
    statistics: "Was geschah",
    highest_level: "Höchste Ebene",
    stones_won: "Steine aus Steinbrüchen",
    stones_spent: "Gezahlte Steine",
    best_move: "Bester Zug",
    best_move_line: |turn, points| format!("{points} (Zug {turn})"),
    look: "Städte ansehen",
    copy: "Partie kopieren",
    copied: "Kopiert",
    not_copied: "Der Browser erlaubt kein Kopieren",
    save: "Partie speichern",
    picture_svg: "Bild (SVG)",
    picture_png: "Bild (PNG)",
    keys: "Tasten",
    key_lines: [
        "Ein Plättchen der Baustelle nehmen",
        "Das Plättchen von Ort zu Ort bewegen",
        "Durch die Orte gehen, den besten zuerst",
        "Das Plättchen nach links oder rechts drehen",
        "Das Plättchen legen",
        "Das Plättchen zurücklegen, schließen",
        "Zurück, vor",
        "Tipp",
        "Nächste Stadt",
        "Markieren, was nichts zählt",
        "Von oben",
        "Ansicht drehen",
        "Ansicht verschieben",
        "Näher, weiter weg, ganze Stadt",
        "Diese Tasten",
    ],
};

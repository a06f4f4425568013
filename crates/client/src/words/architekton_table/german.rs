//! German.

use super::{ArchitektonTable, Who};
use crate::words::plural::one_other;

pub const TABLE: ArchitektonTable = ArchitektonTable {
    town: "Die Stadt",
    town_line: |tiles, enclosed| {
        let enclosed = one_other(enclosed, "Gebäude umschlossen", "Gebäude umschlossen");
        format!("{tiles} Plättchen, {enclosed}")
    },
    match_line: |one, other| format!("Match bis zwei Siegpunkte, {one} : {other}"),
    tile_of_two: |number| format!("Plättchen {number} von 2"),
    last_round: "letzte Runde",
    stock: "Vorrat",
    buildings: "Gebäude",
    landscapes: "Landschaften",
    left: |pile, reserve| format!("{pile} im Stapel + {reserve} Reserve"),
    building: |number| format!("Gebäude {number}"),
    landscape: |scenery| format!("Landschaft {scenery}"),
    sceneries: ["Erde", "Wald", "Wiese", "Wasser"],
    sides: ["Norden", "Osten", "Süden", "Westen"],
    chips,
    houses_in_hand: |houses| format!("{houses} in der Hand"),
    group_of: |houses| format!("{houses}er-Gruppe"),
    score: "Wertung",
    largest_group: "Größte Gruppe",
    safe: "am Ende sicher",
    chips_row: "Chips",
    if_ended: "Wäre jetzt Schluss",
    hidden: "Noch verdeckt",
    last_tiles: "Letzte Züge",
    tile_at: |tile, place| format!("{tile} auf {place}"),
    house_kept: |place| format!("behält das Haus auf {place}"),
    house_removed: |place| format!("nimmt das Haus auf {place} zurück"),
    choose: "Wähle ein Plättchen.",
    choose_line: "Nimm ein beliebiges Plättchen aus dem Vorrat. Du legst zwei im Zug.",
    find_place: "Wähle einen Platz.",
    find_place_line: "Volle Punkte sind passende Seiten, Ringe sind falsche.",
    fits_nowhere: "Dieses Plättchen passt jetzt nirgends. Nimm ein anderes.",
    lay: "Legen",
    then_second: "Dann legst du ein zweites Plättchen.",
    then_other: "Dann ist dein Zug zu Ende.",
    house_comes: "Eines deiner Häuser kommt darauf.",
    house_moves: "Du hast kein Haus mehr in der Hand: Das verblasste zieht hierher um.",
    another_house: "Ein anderes Haus",
    turned_by_itself: "Passend gedreht.",
    what_it_does: "Was dieses Plättchen bewirkt",
    group_note: |before, after| format!("Gruppe {before}\u{a0}→\u{a0}{after}"),
    sides_match: |matching, touching| match (matching, touching) {
        (1, 1) => "Die eine anliegende Seite passt".to_owned(),
        (2, 2) => "Beide anliegenden Seiten passen".to_owned(),
        (matching, touching) if matching == touching => {
            format!("Alle {touching} anliegenden Seiten passen")
        }
        (1, touching) => format!("1 von {touching} anliegenden Seiten passt"),
        (matching, touching) => format!("{matching} von {touching} anliegenden Seiten passen"),
    },
    no_loss_yet: "Kein Verlust in Sicht.",
    will_cost: |who, number| {
        let who = who.unwrap_or("dich");
        format!("Umschlossen kostet es {who} mindestens {}.", chips(number))
    },
    is_safe: |landscapes| format!("{landscapes} Landschaften daneben: am Ende sicher."),
    not_safe_yet: |landscapes| match landscapes {
        1 => "Erst eine Landschaft daneben: Es bleibt nur mit dreien.".to_owned(),
        _ => "Erst zwei Landschaften daneben: Es bleibt nur mit einer dritten.".to_owned(),
    },
    side_fits: |building, owner| format!("Gebäude {building} ({owner}): Diese Seite passt."),
    side_is_wrong: |building, owner| {
        format!("Gebäude {building} ({owner}): Diese Seite passt nicht.")
    },
    becomes_safe: |building, owner| format!("Gebäude {building} ({owner}) ist nun am Ende sicher."),
    unowned_enclosed: |building| {
        format!("Gebäude {building} hat kein Haus: Es wird umschlossen, ohne zu zählen.")
    },
    yours: "deines",
    of_nobody: "kein Haus",
    group_changes: |who, before, after| match who {
        None => format!("Deine sichere Gruppe: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("Sichere Gruppe von {name}: {before}\u{a0}→\u{a0}{after}."),
    },
    points_change: |who, before, after| match who {
        None => format!("Deine Punkte, wäre jetzt Schluss: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => {
            format!("Punkte von {name}, wäre jetzt Schluss: {before}\u{a0}→\u{a0}{after}.")
        }
    },
    must_choose: |who, keep, remove| {
        let who = verb_first(who, "wählst", "wählt");
        let keep = chips(keep);
        let remove = match remove {
            0 => "umsonst".to_owned(),
            _ => format!("für {}", chips(remove)),
        };
        format!("{who} dann: das Haus für {keep} behalten oder {remove} zurücknehmen.")
    },
    wins_with_it: |who| match who {
        None => "Damit endet die Partie: Du gewinnst.".to_owned(),
        Some(name) => format!("Damit endet die Partie: {name} gewinnt."),
    },
    draw_with_it: "Damit endet die Partie: unentschieden.",
    gained: |who| {
        let who = verb_first(who, "bekommst", "bekommt");
        format!("Umschlossen, alle Seiten passen: {who} 1 Chip.")
    },
    kept: |who, paid| {
        let keeps = verb_first(who, "behältst", "behält");
        format!(
            "{keeps} das Haus und {} {}.",
            form(who, "zahlst", "zahlt"),
            chips(paid)
        )
    },
    removed: |who, paid| {
        if paid == 0 {
            format!(
                "{} das Haus zurück und {} nichts.",
                verb_first(who, "nimmst", "nimmt"),
                form(who, "zahlst", "zahlt")
            )
        } else {
            let takes = verb_first(who, "nimmst", "nimmt");
            format!(
                "{takes} das Haus zurück und {} {}.",
                form(who, "zahlst", "zahlt"),
                chips(paid)
            )
        }
    },
    had_to_remove: |who, paid| {
        if paid == 0 {
            format!(
                "{} das Haus zurücknehmen: Zum Behalten reichen die Chips nicht.",
                verb_first(who, "musst", "muss")
            )
        } else {
            let must = verb_first(who, "musst", "muss");
            let paid = chips(paid);
            format!(
                "{must} das Haus zurücknehmen und {paid} zahlen: Zum Behalten reichen die Chips nicht."
            )
        }
    },
    bankrupt: |who, loss| {
        let loss = one_other(loss, "Seite passt", "Seiten passen");
        let who = verb(who, "kannst", "kann");
        format!("Umschlossen, {loss} nicht, und {who} nicht zahlen: Die Partie ist aus.")
    },
    exchanged: "Kein Plättchen des Vorrats konnte gelegt werden: Er wurde ausgetauscht.",
    skipped: |who| {
        format!(
            "Nichts kann gelegt werden: {} aus.",
            verb_first(who, "setzt", "setzt")
        )
    },
    last_round_begins: |turns| match turns {
        1 => "Die letzte Runde beginnt: noch ein Zug.".to_owned(),
        _ => "Die letzte Runde beginnt: noch ein Zug für beide.".to_owned(),
    },
    is_taken: "Hier liegt schon ein Plättchen.",
    for_landscapes: "Hier kann nur eine Landschaft liegen: Gebäude und Landschaften wechseln sich ab.",
    for_buildings: "Hier kann nur ein Gebäude liegen: Gebäude und Landschaften wechseln sich ab.",
    touches_nothing: "Es berührt nichts. Es muss an ein Plättchen grenzen.",
    nothing_matches: "Hier passt keine Seite, wie man es auch dreht.",
    not_now: "Das kann jetzt nicht gespielt werden.",
    enclosed_with: |building, wrong| {
        let wrong = one_other(wrong, "Seite passt", "Seiten passen");
        format!("Gebäude {building} ist umschlossen, und {wrong} nicht.")
    },
    decide_line: "Behalte dein Haus, oder nimm es für 1 Chip weniger zurück in die Hand.",
    keep: "Haus behalten",
    remove: "Zurücknehmen",
    pay: |number| match number {
        0 => "nichts zahlen".to_owned(),
        _ => format!("{} zahlen", chips(number)),
    },
    decides: |name| format!("{name} entscheidet über das Haus"),
    owner: |name| format!("Haus: {name}"),
    matches: |side, scenery| format!("{side}: {scenery}, passt"),
    differs: |side, shown, found| format!("{side}: {shown} neben {found}"),
    open: |side, shown| format!("{side}: {shown}, noch offen"),
    brought: "Umschlossen: Es brachte 1 Chip.",
    cost: |number| format!("Umschlossen: ein Verlust von {}.", chips(number)),
    scored_nobody: "Umschlossen: Ohne Haus wird es nicht gewertet.",
    goes_at_the_end: |landscapes| match landscapes {
        1 => "Eine Landschaft daneben: Am Ende wird es entfernt.".to_owned(),
        _ => "Zwei Landschaften daneben: Am Ende wird es entfernt.".to_owned(),
    },
    landscape_line: "Gebäude daneben wollen eine Seite wie diese.",
    final_scoring: "Schlusswertung",
    houses_row: "Häuser auf dem Brett",
    total: "Punkte",
    are_removed: |buildings| match buildings {
        0 => {
            "Jedes Gebäude grenzt an drei Landschaften oder mehr: Keines wird entfernt.".to_owned()
        }
        1 => "1 Gebäude neben nur 1 oder 2 Landschaften wird entfernt.".to_owned(),
        _ => format!("{buildings} Gebäude neben nur 1 oder 2 Landschaften werden entfernt."),
    },
    by_points: |more, fewer| format!("{more} zu {fewer} Punkte."),
    by_houses: "Gleich viele Punkte: Die meisten Häuser auf dem Brett entscheiden.",
    drawn: "Unentschieden",
    drawn_line: "Gleich viele Punkte und gleich viele Häuser auf dem Brett.",
    early_end: |who| {
        let who = verb_first(who, "kannst", "kann");
        format!("{who} nicht zahlen: Die Partie endet vorzeitig, für 2 Siegpunkte.")
    },
    match_score: "Match bis zwei Siegpunkte",
    wins_match: |who| format!("{} das Match.", verb_first(who, "gewinnst", "gewinnt")),
    next_game: "Nächste Partie",
    new_match: "Neues Match",
    whole_town: "Ganze Stadt",
    marks: "Zeigen, was zählt",
    details: "Wertung und Einzelheiten",
    board: "Die Stadt. Pfeiltasten bewegen, Enter legt das Plättchen, das Fragezeichen nennt die Tasten.",
    allowed: "erlaubt",
    tiles_laid: "Gebäude und Landschaften gelegt",
    sides_matching: "Passende Seiten",
    sides_wrong: "Unpassende Seiten",
    chips_gained: "Chips gewonnen",
    chips_paid: "Chips bezahlt",
    houses_taken_back: "Häuser zurückgenommen",
    key_lines: [
        "Ein Plättchen aus dem Vorrat nehmen",
        "Das Plättchen von Platz zu Platz bewegen, oder den Zeiger von Plättchen zu Plättchen",
        "Die Plätze durchgehen, der beste zuerst",
        "Das Plättchen nach links oder rechts drehen",
        "Ein anderes Haus versetzen",
        "Das Plättchen legen",
        "Das Haus behalten, zurücknehmen",
        "Zurücklegen, schließen",
        "Rückgängig, wiederholen",
        "Tipp",
        "Zeigen, was zählt",
        "Blick von oben",
        "Ansicht verschieben",
        "Näher, weiter weg, ganze Stadt",
        "Diese Tasten",
    ],
};

fn chips(number: usize) -> String {
    one_other(number, "Chip", "Chips")
}

/// The form of a verb.
fn form(who: Who, you: &'static str, other: &'static str) -> &'static str {
    match who {
        None => you,
        Some(_) => other,
    }
}

/// Somebody and a verb, within a sentence.
fn verb(who: Who, you: &str, other: &str) -> String {
    match who {
        None => format!("du {you}"),
        Some(name) => format!("{name} {other}"),
    }
}

/// Somebody and a verb, at the beginning of a sentence.
fn verb_first(who: Who, you: &str, other: &str) -> String {
    match who {
        None => format!("Du {you}"),
        Some(name) => format!("{name} {other}"),
    }
}

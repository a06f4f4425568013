//! German.

use super::Editor;

pub const EDITOR: Editor = Editor {
    title: "Stellung aufbauen",
    legal: "Regelgerechte Stellung",
    not_yet: "Noch keine Stellung",
    over: "Die Partie ist darin zu Ende.",
    rule: |a| format!("Regel {a}"),
    pool: "Unbenutzte Plättchen",
    pool_line: "Eines nehmen und anlegen.",
    in_pool: |a| format!("übrig: {a}"),
    tile: |a, b| format!("Plättchen {a}: {b}"),
    to_site: "Auf die Baustelle",
    to_stock: "In den Vorrat",
    give: |a| format!("An {a}"),
    taken: |a| format!("Plättchen von {a}"),
    paid: |a| format!("Steine für Plättchen {a}"),
    fill: "Auslosen",
    clear: "Leeren",
    lift_line: "Ein Plättchen antippen, um es aufzuheben.",
    starting_tile: "Das Startplättchen bleibt liegen.",
    needed: "Andere brauchen es: erst diese aufheben.",
    start_stays: "Die beiden Startlandschaften bleiben; daneben lassen sich andere wählen.",
    lifted: |a| format!("Aufgehoben: {a}"),
    stones: |a| format!("Steine: {a}"),
    chips: |a| format!("Chips: {a}"),
    fewer: "weniger",
    more: "mehr",
    play: "Ab hier spielen",
    study: "Ab hier studieren",
    text: "Als Text",
    text_line: "Zum Aufheben oder Verschicken kopieren, oder hier eine Stellung oder Partie einfügen.",
    copy: "Kopieren",
    take_over: "Text übernehmen",
    cannot_read: "Dieser Text ist nicht lesbar.",
    other_game: |a| format!("Das ist eine Stellung von {a}."),
    from_game: "Aus einer Partie",
    game: "Partie",
    ply: "Nach Zug",
    edit_it: "Diese Stellung bearbeiten",
    no_games: "Hier ist keine Partie dieses Spiels aufgehoben.",
    house_of: "Haus von",
    no_house: "Kein Haus",
    start: "Start",
    start_at: |a| format!("Landschaft auf {a}"),
    turn: "Am Zug",
    lays: "Noch zu legende Plättchen",
    losses: "Verluste, die noch zu entscheiden sind",
    players: "Wer weiterspielt",
    no_architect: "Niemand spielt allein, also gibt es keinen Berühmten Architekten.",
    not_used: |a| format!("Plättchen {a} gehört nicht zu einer Partie mit so vielen Spielern."),
    twice: |a| format!("Plättchen {a} ist doppelt."),
    misfit: |a, b| format!("{a}: {b}"),
    too_many_turns: |a, b| format!("Genommene Plättchen: {a}. Die ganze Partie hat nur {b} Züge."),
    turn_order: |a, b, c| format!("{a}: genommene Plättchen {b}, nach der Zugfolge aber {c}."),
    site_size: |a, b| {
        format!("Plättchen auf der Baustelle: {a}. In diesem Augenblick sind es {b}.")
    },
    stones_most: |a, b, c| {
        format!("{a}: Steine {b}, mit den bedeckten Steinbrüchen aber höchstens {c}.")
    },
    stones_least: |a, b, c| {
        format!("{a}: Steine {b}, aber so viel kann nicht bezahlt worden sein: mindestens {c}.")
    },
    no_plaza: |a| {
        format!("Der Berühmte Architekt zahlt nur für einen Platz; Plättchen {a} hat keinen.")
    },
    paid_too_much: |a, b, c| {
        format!("Bezahlt für Plättchen {a}: {b}. In jenem Augenblick höchstens {c}.")
    },
    architect_stones: |a, b| {
        format!("Steine des Berühmten Architekten: {a}. Was der Spieler zahlte, ergibt {b}.")
    },
    building_twice: |a| format!("Gebäude {a} ist doppelt."),
    too_many_landscapes: |a, b| format!("{a}: {b} Landschaften, und es gibt nur 6."),
    too_many_houses: |a, b| format!("{a}: {b} Häuser, und jeder hat nur 12."),
    houses_before_turns: |a, b, c| {
        format!("{a}: {b} Häuser, aber bisher höchstens {c} gelegte Plättchen.")
    },
    houses_moved: "Ein Gebäude ist ohne Haus, doch niemand musste eines versetzen: alle hatten noch welche.",
    stock_size: |a, b| format!("Im Vorrat fehlen: {a}. In diesem Zug gelegt: {b}."),
    lays_left: "In einem Zug sind noch ein oder zwei Plättchen zu legen oder ein Verlust zu entscheiden.",
    two_each: |a, b| format!("Nach {b} Plättchen kann {a} nicht so am Zug sein: jeder legt zwei."),
    chips_wrong: "Die Chips sind nicht, was die umschlossenen Gebäude brachten und kosteten.",
    no_loss: |a| format!("Auf {a} kann kein Verlust offen sein."),
    no_choice: |a| {
        format!("{a} kann nicht zahlen, um das Haus zu behalten: es gibt nichts zu entscheiden.")
    },
    nothing_fits: "Kein Plättchen des Vorrats lässt sich legen: er würde ausgetauscht.",
    not_over: "So kann die Partie nicht geendet haben.",
    malformed: "Etwas fehlt oder ist zu viel.",
    keys_line: "Tasten: Pfeile bewegen, Q und E drehen, ↵ legt, Esc legt zurück, Entf hebt auf, S auf die Baustelle oder in den Vorrat, Z und Y machen rückgängig und wieder.",
};

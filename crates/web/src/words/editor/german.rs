//! German.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Stellung aufbauen",
    #[cfg(feature = "full")]
    legal: "Regelgerechte Stellung",
    #[cfg(feature = "full")]
    not_yet: "Noch keine Stellung",
    #[cfg(feature = "full")]
    over: "Die Partie ist darin zu Ende.",
    #[cfg(feature = "full")]
    rule: |a| format!("Regel {a}"),
    #[cfg(feature = "full")]
    pool: "Unbenutzte Plättchen",
    #[cfg(feature = "full")]
    pool_line: "Eines nehmen und anlegen.",
    #[cfg(feature = "full")]
    in_pool: |a| format!("übrig: {a}"),
    #[cfg(feature = "full")]
    tile: |a, b| format!("Plättchen {a}: {b}"),
    #[cfg(feature = "full")]
    to_site: "Auf die Baustelle",
    #[cfg(feature = "full")]
    to_stock: "In den Vorrat",
    #[cfg(feature = "full")]
    give: |a| format!("An {a}"),
    #[cfg(feature = "full")]
    taken: |a| format!("Plättchen von {a}"),
    #[cfg(feature = "full")]
    paid: |a| format!("Steine für Plättchen {a}"),
    #[cfg(feature = "full")]
    fill: "Auslosen",
    #[cfg(feature = "full")]
    clear: "Leeren",
    #[cfg(feature = "full")]
    lift_line: "Ein Plättchen antippen, um es aufzuheben.",
    #[cfg(feature = "full")]
    starting_tile: "Das Startplättchen bleibt liegen.",
    #[cfg(feature = "full")]
    needed: "Andere brauchen es: erst diese aufheben.",
    #[cfg(feature = "full")]
    start_stays: "Die beiden Startlandschaften bleiben; daneben lassen sich andere wählen.",
    #[cfg(feature = "full")]
    lifted: |a| format!("Aufgehoben: {a}"),
    #[cfg(feature = "full")]
    stones: |a| format!("Steine: {a}"),
    #[cfg(feature = "full")]
    chips: |a| format!("Chips: {a}"),
    #[cfg(feature = "full")]
    fewer: "weniger",
    #[cfg(feature = "full")]
    more: "mehr",
    #[cfg(feature = "full")]
    play: "Ab hier spielen",
    #[cfg(feature = "full")]
    study: "Ab hier studieren",
    #[cfg(feature = "full")]
    text: "Als Text",
    #[cfg(feature = "full")]
    text_line: "Zum Aufheben oder Verschicken kopieren, oder hier eine Stellung oder Partie einfügen.",
    #[cfg(feature = "full")]
    copy: "Kopieren",
    #[cfg(feature = "full")]
    take_over: "Text übernehmen",
    #[cfg(feature = "full")]
    cannot_read: "Dieser Text ist nicht lesbar.",
    #[cfg(feature = "full")]
    other_game: |a| format!("Das ist eine Stellung von {a}."),
    #[cfg(feature = "full")]
    from_game: "Aus einer Partie",
    #[cfg(feature = "full")]
    game: "Partie",
    #[cfg(feature = "full")]
    ply: "Nach Zug",
    #[cfg(feature = "full")]
    edit_it: "Diese Stellung bearbeiten",
    #[cfg(feature = "full")]
    no_games: "Hier ist keine Partie dieses Spiels aufgehoben.",
    #[cfg(feature = "full")]
    house_of: "Haus von",
    #[cfg(feature = "full")]
    no_house: "Kein Haus",
    #[cfg(feature = "full")]
    start: "Start",
    #[cfg(feature = "full")]
    start_at: |a| format!("Landschaft auf {a}"),
    #[cfg(feature = "full")]
    turn: "Am Zug",
    #[cfg(feature = "full")]
    lays: "Noch zu legende Plättchen",
    #[cfg(feature = "full")]
    losses: "Verluste, die noch zu entscheiden sind",
    #[cfg(feature = "full")]
    players: "Wer weiterspielt",
    #[cfg(feature = "full")]
    no_architect: "Niemand spielt allein, also gibt es keinen Berühmten Architekten.",
    #[cfg(feature = "full")]
    not_used: |a| format!("Plättchen {a} gehört nicht zu einer Partie mit so vielen Spielern."),
    #[cfg(feature = "full")]
    twice: |a| format!("Plättchen {a} ist doppelt."),
    #[cfg(feature = "full")]
    misfit: |a, b| format!("{a}: {b}"),
    #[cfg(feature = "full")]
    too_many_turns: |a, b| format!("Genommene Plättchen: {a}. Die ganze Partie hat nur {b} Züge."),
    #[cfg(feature = "full")]
    turn_order: |a, b, c| format!("{a}: genommene Plättchen {b}, nach der Zugfolge aber {c}."),
    #[cfg(feature = "full")]
    site_size: |a, b| {
        format!("Plättchen auf der Baustelle: {a}. In diesem Augenblick sind es {b}.")
    },
    #[cfg(feature = "full")]
    stones_most: |a, b, c| {
        format!("{a}: Steine {b}, mit den bedeckten Steinbrüchen aber höchstens {c}.")
    },
    #[cfg(feature = "full")]
    stones_least: |a, b, c| {
        format!("{a}: Steine {b}, aber so viel kann nicht bezahlt worden sein: mindestens {c}.")
    },
    #[cfg(feature = "full")]
    no_plaza: |a| {
        format!("Der Berühmte Architekt zahlt nur für einen Platz; Plättchen {a} hat keinen.")
    },
    #[cfg(feature = "full")]
    paid_too_much: |a, b, c| {
        format!("Bezahlt für Plättchen {a}: {b}. In jenem Augenblick höchstens {c}.")
    },
    #[cfg(feature = "full")]
    architect_stones: |a, b| {
        format!("Steine des Berühmten Architekten: {a}. Was der Spieler zahlte, ergibt {b}.")
    },
    #[cfg(feature = "full")]
    building_twice: |a| format!("Gebäude {a} ist doppelt."),
    #[cfg(feature = "full")]
    too_many_landscapes: |a, b| format!("{a}: {b} Landschaften, und es gibt nur 6."),
    #[cfg(feature = "full")]
    too_many_houses: |a, b| format!("{a}: {b} Häuser, und jeder hat nur 12."),
    #[cfg(feature = "full")]
    houses_before_turns: |a, b, c| {
        format!("{a}: {b} Häuser, aber bisher höchstens {c} gelegte Plättchen.")
    },
    #[cfg(feature = "full")]
    houses_moved: "Ein Gebäude ist ohne Haus, doch niemand musste eines versetzen: alle hatten noch welche.",
    #[cfg(feature = "full")]
    stock_size: |a, b| format!("Im Vorrat fehlen: {a}. In diesem Zug gelegt: {b}."),
    #[cfg(feature = "full")]
    lays_left: "In einem Zug sind noch ein oder zwei Plättchen zu legen oder ein Verlust zu entscheiden.",
    #[cfg(feature = "full")]
    two_each: |a, b| format!("Nach {b} Plättchen kann {a} nicht so am Zug sein: jeder legt zwei."),
    #[cfg(feature = "full")]
    chips_wrong: "Die Chips sind nicht, was die umschlossenen Gebäude brachten und kosteten.",
    #[cfg(feature = "full")]
    no_loss: |a| format!("Auf {a} kann kein Verlust offen sein."),
    #[cfg(feature = "full")]
    no_choice: |a| {
        format!("{a} kann nicht zahlen, um das Haus zu behalten: es gibt nichts zu entscheiden.")
    },
    #[cfg(feature = "full")]
    nothing_fits: "Kein Plättchen des Vorrats lässt sich legen: er würde ausgetauscht.",
    #[cfg(feature = "full")]
    not_over: "So kann die Partie nicht geendet haben.",
    #[cfg(feature = "full")]
    malformed: "Etwas fehlt oder ist zu viel.",
    #[cfg(feature = "full")]
    keys_line: "Tasten: Pfeile bewegen, Q und E drehen, ↵ legt, Esc legt zurück, Entf hebt auf, S auf die Baustelle oder in den Vorrat, Z und Y machen rückgängig und wieder.",
};

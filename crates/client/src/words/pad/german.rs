//! German.

use super::Pad;

pub const PAD: Pad = Pad {
    title: "Wertungsblock",
    lead: "Zählt die Partie auf eurem eigenen Tisch: mit Zahlen wie auf dem Papierblock, oder \
        indem ihr nachbaut, was dort liegt.",
    count: "Eine Partie zählen",
    games: [
        "Wert und Sterne jeder Art, oder die ganze Stadt Feld für Feld. Auch Varianten und die \
            Architekten des Solospiels werden gezählt.",
        "Größte Gruppen und Chips, oder die ganze Stadt Feld für Feld.",
    ],
    past: "Gezählte Partien",
    none_yet: "Noch keine. Was ihr zählt, bleibt in diesem Browser.",
    open: "Öffnen",
    removed: "Das Blatt wurde entfernt.",
    unreadable: "Ein Blatt kann von dieser Version nicht gelesen werden.",
    missing: "Dieses Blatt ist nicht auf diesem Gerät.",
    not_kept: "Der Browser behält dieses Blatt nicht: Sein Speicher ist voll oder ausgeschaltet.",
    all_sheets: "Alle gezählten Partien",
    no_opponent: "Niemand",
    no_opponent_line: "Nur eine Stadt zählen.",
    start: "Zählen",
    way: "Wie gezählt wird",
    quick: "Zahlen",
    exact: "Nachbauen",
    value: "Wert",
    stars: "Sterne",
    less: |what| format!("{what}: weniger"),
    more: |what| format!("{what}: mehr"),
    with_doublings: "Wie auf dem Papierblock: Ein Viertel, das eine Variante verdoppelt, zählt im \
        Wert zweimal.",
    step_of: |name, number, all| format!("{name}, {number} von {all}"),
    back_to: |name| format!("Zurück: {name}"),
    next: |name| format!("Weiter: {name}"),
    result: "Ergebnis",
    erase: "Entfernen",
    why: "Warum?",
    form: "Was es ist",
    district: "Viertel",
    plaza: "Platz",
    lower: "Niedriger",
    higher: "Höher",
    clear: "Neu beginnen",
    empty: "Leeres Feld",
    lake: "See: Die Stadt umschließt ihn.",
    tap: "Wählt aus, was ihr setzt, und tippt dann auf die Felder.",
    city_board: "Die Stadt. Pfeiltasten gehen von Feld zu Feld. H, M, B, T, G und Q setzen \
        Häuser, Märkte, Kasernen, Tempel, Gärten und Steinbruch, P macht aus einem Viertel \
        einen Platz, 1 bis 9 geben die Ebene an, Entf entfernt.",
    refused: "Hier ist kein Platz dafür.",
    doubt: "Das kann nicht ganz stimmen. Gezählt wird, was dasteht.",
    apart: |hexes| match hexes {
        1 => "1 Teil liegt abseits vom Rest.".to_owned(),
        _ => format!("{hexes} Teile liegen abseits vom Rest."),
    },
    ground: |hexes| {
        format!(
            "Bebaute Felder: {hexes}; das Startplättchen und Plättchen zu dritt ergeben 4, 7, 10 \
             und so weiter."
        )
    },
    level: |level, hexes| {
        format!(
            "Felder auf Ebene {level}: {hexes}; Plättchen zu dritt ergeben 3, 6, 9 und so weiter."
        )
    },
    no_tiles: |level| {
        format!("Die Felder der Ebene {level} lassen sich nicht in Plättchen zu dritt teilen.")
    },
    too_many_tiles: |tiles| {
        format!("Dafür braucht es {tiles} Plättchen; niemand legt mehr als 30.")
    },
    too_many_houses: |name, houses| format!("{name} hat {houses} Häuser; es gibt 12."),
    too_often: |scenery, landscapes| {
        format!("{landscapes} Landschaften zeigen {scenery}; es gibt 6.")
    },
    twice: |building| format!("Gebäude {building} liegt mehrmals."),
    house_of: |name| format!("Haus: {name}"),
    no_house: "Ohne Haus",
    which: "Welches Gebäude",
    which_line: "Für die Schlusswertung ist das gleich: Es zählt nur, wo es liegt und wessen Haus \
        darauf steht.",
    next_by_number: "Beliebig",
    town_board: "Die Stadt. Pfeiltasten gehen von Feld zu Feld. E, F, M und W setzen Erde, Wald, \
        Wiese und Wasser; 1 und 2 setzen ein Gebäude mit dem Haus der ersten oder zweiten Person, \
        0 eines ohne Haus; Entf entfernt.",
    tap_town: "Wählt eine Landschaft oder ein Gebäude und tippt dann auf die Felder. Ein zweites \
        Tippen dreht ein Gebäude.",
    bankrupt: "Wer konnte einen Verlust nicht bezahlen?",
    nobody: "Niemand",
    share: "Teilen",
    picture: "Als Bild speichern",
    copy: "Als Text kopieren",
    another: "Noch eine Partie zählen",
};

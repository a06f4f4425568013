//! Spanish.

use super::{ArchitektonTable, Who};
use crate::words::plural::one_other;

pub const TABLE: ArchitektonTable = ArchitektonTable {
    town: "La ciudad",
    town_line: |tiles, enclosed| {
        let tiles = one_other(tiles, "loseta", "losetas");
        let enclosed = one_other(enclosed, "edificio rodeado", "edificios rodeados");
        format!("{tiles}, {enclosed}")
    },
    match_line: |one, other| format!("duelo a dos puntos de victoria, {one} : {other}"),
    tile_of_two: |number| format!("loseta {number} de 2"),
    last_round: "última ronda",
    stock: "Surtido",
    buildings: "Edificios",
    landscapes: "Paisajes",
    left: |pile, reserve| format!("{pile} en la pila + {reserve} de reserva"),
    building: |number| format!("edificio {number}"),
    landscape: |scenery| format!("paisaje {scenery}"),
    sceneries: ["tierra", "bosque", "prado", "agua"],
    sides: ["norte", "este", "sur", "oeste"],
    chips,
    houses_in_hand: |houses| format!("{houses} en mano"),
    group_of: |houses| format!("grupo de {houses}"),
    score: "Puntuación",
    largest_group: "Mayor grupo",
    safe: "seguro al final",
    chips_row: "Fichas",
    if_ended: "Si acabara ya",
    hidden: "Aún ocultos",
    last_tiles: "Últimas jugadas",
    tile_at: |tile, place| format!("{tile} en {place}"),
    house_kept: |place| format!("mantiene la casa de {place}"),
    house_removed: |place| format!("retira la casa de {place}"),
    choose: "Elige una loseta.",
    choose_line: "Toma una loseta del surtido. Colocas dos por turno.",
    find_place: "Elige un lugar.",
    find_place_line: "Punto lleno: el lado coincide. Anillo: no coincide.",
    fits_nowhere: "Esta loseta no cabe ahora en ningún sitio. Toma otra.",
    lay: "Colocar",
    then_second: "Después coloca una segunda loseta.",
    then_other: "Después acaba tu turno.",
    house_comes: "Una de tus casas va encima.",
    house_moves: "No te quedan casas en mano: la que se ve pálida se mueve aquí.",
    another_house: "Otra casa",
    turned_by_itself: "Girada para encajar.",
    what_it_does: "Lo que hace esta loseta",
    group_note: |before, after| format!("grupo {before}\u{a0}→\u{a0}{after}"),
    sides_match: |matching, touching| match (matching, touching) {
        (1, 1) => "El único lado que toca coincide".to_owned(),
        (2, 2) => "Los dos lados que tocan coinciden".to_owned(),
        (matching, touching) if matching == touching => {
            format!("Los {touching} lados que tocan coinciden")
        }
        (1, touching) => format!("1 de {touching} lados coincide"),
        (matching, touching) => format!("{matching} de {touching} lados coinciden"),
    },
    no_loss_yet: "Ninguna pérdida a la vista.",
    will_cost: |who, number| match who {
        None => format!("Una vez rodeado te cuesta al menos {}.", chips(number)),
        Some(name) => format!(
            "Una vez rodeado le cuesta a {name} al menos {}.",
            chips(number)
        ),
    },
    is_safe: |landscapes| format!("{landscapes} paisajes al lado: está seguro al final."),
    not_safe_yet: |landscapes| match landscapes {
        1 => "Un paisaje al lado: solo se queda con tres.".to_owned(),
        _ => "Dos paisajes al lado: solo se queda con un tercero.".to_owned(),
    },
    side_fits: |building, owner| format!("Edificio {building} ({owner}): este lado coincide."),
    side_is_wrong: |building, owner| {
        format!("Edificio {building} ({owner}): este lado no coincide.")
    },
    becomes_safe: |building, owner| {
        format!("El edificio {building} ({owner}) ya está seguro al final.")
    },
    unowned_enclosed: |building| {
        format!("El edificio {building} no tiene casa: queda rodeado sin puntuar.")
    },
    yours: "tuyo",
    of_nobody: "sin casa",
    group_changes: |who, before, after| match who {
        None => format!("Tu grupo seguro: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("Grupo seguro de {name}: {before}\u{a0}→\u{a0}{after}."),
    },
    points_change: |who, before, after| match who {
        None => format!("Tus puntos si acabara ya: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("Puntos de {name} si acabara ya: {before}\u{a0}→\u{a0}{after}."),
    },
    must_choose: |who, keep, remove| {
        let keep = chips(keep);
        let remove = match remove {
            0 => "sin pagar".to_owned(),
            _ => format!("por {}", chips(remove)),
        };
        let choose = match who {
            None => "Después eliges".to_owned(),
            Some(name) => format!("Después elige {name}"),
        };
        format!("{choose}: mantener la casa por {keep} o retirarla {remove}.")
    },
    wins_with_it: |who| format!("La partida acaba así: {}.", verb(who, "ganas", "gana")),
    draw_with_it: "La partida acaba así: en tablas.",
    gained: |who| {
        format!(
            "Rodeado, todos los lados coinciden: {} 1 ficha.",
            verb(who, "ganas", "gana")
        )
    },
    kept: |who, paid| {
        let keeps = verb(who, "Mantienes", "mantiene");
        format!(
            "{keeps} la casa y {} {}.",
            form(who, "pagas", "paga"),
            chips(paid)
        )
    },
    removed: |who, paid| {
        if paid == 0 {
            format!(
                "{} la casa y no {} nada.",
                verb(who, "Retiras", "retira"),
                form(who, "pagas", "paga")
            )
        } else {
            let takes = verb(who, "Retiras", "retira");
            format!(
                "{takes} la casa y {} {}.",
                form(who, "pagas", "paga"),
                chips(paid)
            )
        }
    },
    had_to_remove: |who, paid| {
        if paid == 0 {
            format!(
                "{} que retirar la casa: no alcanzan las fichas para mantenerla.",
                verb(who, "Tienes", "tiene")
            )
        } else {
            let must = verb(who, "Tienes", "tiene");
            let paid = chips(paid);
            format!(
                "{must} que retirar la casa y pagar {paid}: no alcanzan las fichas para mantenerla."
            )
        }
    },
    bankrupt: |who, loss| {
        let loss = one_other(loss, "lado no coincide", "lados no coinciden");
        let who = verb(who, "no puedes", "no puede");
        format!("Rodeado, {loss}, y {who} pagar: la partida acaba.")
    },
    exchanged: "No se podía colocar ninguna loseta del surtido: se ha cambiado.",
    skipped: |who| {
        let who = verb(who, "pierdes", "pierde");
        format!("No se puede colocar ninguna loseta: {who} el turno.")
    },
    last_round_begins: |turns| match turns {
        1 => "Empieza la última ronda: un turno más.".to_owned(),
        _ => "Empieza la última ronda: un turno más para cada uno.".to_owned(),
    },
    is_taken: "Aquí ya hay una loseta.",
    for_landscapes: "Aquí solo cabe un paisaje: edificios y paisajes se alternan.",
    for_buildings: "Aquí solo cabe un edificio: edificios y paisajes se alternan.",
    touches_nothing: "No toca nada. Debe compartir un lado con una loseta.",
    nothing_matches: "Aquí no coincide ningún lado, se gire como se gire.",
    not_now: "Esto no se puede jugar ahora.",
    enclosed_with: |building, wrong| {
        let wrong = one_other(wrong, "lado no coincide", "lados no coinciden");
        format!("El edificio {building} está rodeado, y {wrong}.")
    },
    decide_line: "Mantén tu casa, o retírala a tu mano por 1 ficha menos.",
    keep: "Mantener la casa",
    remove: "Retirarla",
    pay: |number| match number {
        0 => "no pagar nada".to_owned(),
        _ => format!("pagar {}", chips(number)),
    },
    decides: |name| format!("{name} decide sobre la casa"),
    owner: |name| format!("Casa: {name}"),
    matches: |side, scenery| format!("{side}: {scenery}, coincide"),
    differs: |side, shown, found| format!("{side}: {shown} junto a {found}"),
    open: |side, shown| format!("{side}: {shown}, aún libre"),
    brought: "Rodeado: dio 1 ficha.",
    cost: |number| format!("Rodeado: una pérdida de {}.", chips(number)),
    scored_nobody: "Rodeado: sin casa no puntúa.",
    goes_at_the_end: |landscapes| match landscapes {
        1 => "Un paisaje al lado: se retira al final.".to_owned(),
        _ => "Dos paisajes al lado: se retira al final.".to_owned(),
    },
    landscape_line: "Los edificios vecinos quieren un lado como este.",
    final_scoring: "Puntuación final",
    houses_row: "Casas en el tablero",
    total: "Puntos",
    are_removed: |buildings| match buildings {
        0 => "Todos los edificios tocan tres paisajes o más: no se retira ninguno.".to_owned(),
        1 => "Se retira 1 edificio que solo toca 1 o 2 paisajes.".to_owned(),
        _ => format!("Se retiran {buildings} edificios que solo tocan 1 o 2 paisajes."),
    },
    by_points: |more, fewer| format!("{more} puntos a {fewer}."),
    by_houses: "Puntos iguales: deciden las casas en el tablero.",
    drawn: "Tablas",
    drawn_line: "Puntos iguales, e igual número de casas en el tablero.",
    early_end: |who| {
        let who = verb(who, "No puedes", "no puede");
        format!("{who} pagar: la partida acaba antes de tiempo, por 2 puntos de victoria.")
    },
    match_score: "Duelo a dos puntos de victoria",
    wins_match: |who| format!("{} el duelo.", verb(who, "Ganas", "gana")),
    next_game: "Siguiente partida",
    new_match: "Nuevo duelo",
    whole_town: "Toda la ciudad",
    marks: "Mostrar lo que puntúa",
    details: "Puntuación y detalles",
    board: "La ciudad. Las flechas mueven, Intro coloca la loseta, el signo de interrogación muestra las teclas.",
    allowed: "permitido",
    tiles_laid: "Edificios y paisajes colocados",
    sides_matching: "Lados que coinciden",
    sides_wrong: "Lados que no coinciden",
    chips_gained: "Fichas ganadas",
    chips_paid: "Fichas pagadas",
    houses_taken_back: "Casas retiradas",
    key_lines: [
        "Tomar una loseta del surtido",
        "Mover la loseta de lugar en lugar, o el cursor de loseta en loseta",
        "Recorrer los lugares, el mejor primero",
        "Girar la loseta a izquierda o derecha",
        "Mover otra casa",
        "Colocar la loseta",
        "Mantener la casa, retirarla",
        "Devolver la loseta, cerrar",
        "Deshacer, rehacer",
        "Pista",
        "Mostrar lo que puntúa",
        "Vista desde arriba",
        "Mover la vista",
        "Más cerca, más lejos, toda la ciudad",
        "Estas teclas",
    ],
};

fn chips(number: usize) -> String {
    one_other(number, "ficha", "fichas")
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

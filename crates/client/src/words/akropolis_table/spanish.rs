//! Spanish.

use super::AkropolisTable;
use crate::words::plural::one_other;

pub const TABLE: AkropolisTable = AkropolisTable {
    turn_of: |turn, turns| format!("turno {turn} de {turns}"),
    cities: "Ciudades",
    your_city: "Tu ciudad",
    city_of: |name| format!("Ciudad: {name}"),
    tiles: |tiles| one_other(tiles, "loseta", "losetas"),
    levels: |levels| one_other(levels, "nivel", "niveles"),
    lakes: |lakes| one_other(lakes, "lago", "lagos"),
    estate_line: "No coloca nada: todas sus losetas cuentan.",
    site: "Obra",
    site_line: "la primera loseta es gratis; cada siguiente cuesta una piedra más",
    tile: |number| format!("Loseta {number}"),
    free: "gratis",
    in_hand: "en la mano",
    short_by: |stones| match stones {
        1 => "falta 1".to_owned(),
        _ => format!("faltan {stones}"),
    },
    stacks: |stacks| one_other(stacks, "pila restante", "pilas restantes"),
    stones: |stones| one_other(stones, "piedra", "piedras"),
    chief: "Arquitecto Jefe",
    sheet: "Puntuación",
    with_hand: "con la loseta en la mano",
    district: "Barrio",
    calculation: "valor × estrellas",
    stones_row: "Piedras",
    quarries_row: "Canteras",
    total: "Total",
    to_come: "Por venir",
    to_come_line: |tiles, stacks| {
        let tiles = one_other(tiles, "loseta", "losetas");
        let stacks = one_other(stacks, "pila", "pilas");
        format!("{tiles} en {stacks}, la última no se juega")
    },
    districts: "barrios",
    plazas: "plazas",
    plaza: [
        "Plaza de viviendas",
        "Plaza de mercados",
        "Plaza de cuarteles",
        "Plaza de templos",
        "Plaza de jardines",
    ],
    quarry: "Cantera",
    turn_left: "Girar a la izquierda",
    turn_right: "Girar a la derecha",
    place: "Colocar",
    put_back: "Devolver",
    hint: "Pista",
    hint_wait: "Buscando una buena jugada.",
    closer: "Acercar",
    farther: "Alejar",
    whole_city: "Toda la ciudad",
    turn_view: "Girar la vista",
    above: "Vista desde arriba",
    marks: "Marcar lo que no puntúa",
    live_scores: "Mostrar los puntos durante la partida",
    menu: "Menú",
    close: "Cerrar",
    choose: "Elige una loseta.",
    choose_line: "Toca una loseta de la obra para tomarla en la mano.",
    find_place: "Elige un lugar.",
    find_place_line: "Un punto verde marca el centro de cada lugar permitido.",
    to_level: |what, level| format!("{what}: al nivel {level}"),
    costs: |price, won| {
        let stones = |number| one_other(number, "piedra", "piedras");
        match (price, won) {
            (0, 0) => "Es gratis.".to_owned(),
            (0, won) => format!("Es gratis y las canteras dan {}.", stones(won)),
            (price, 0) => format!("Pagas {}.", stones(price)),
            (price, won) => format!("Pagas {}, recuperas {won} de las canteras.", stones(price)),
        }
    },
    covers: |what| format!("Cubierto: {what}."),
    begins: |what| format!("Cuenta desde ahora: {what}."),
    ceases: |what| format!("Ya no cuenta: {what}."),
    doubles: |what| format!("Doble desde ahora: {what}."),
    suggested: "Pista",
    level: |level| format!("Nivel {level}"),
    allowed: "permitido",
    refused: "Aquí no puede ir.",
    touches_nothing: "No toca nada. Debe tocar tu ciudad por un borde.",
    not_level: |[a, b, c]| format!("No es llano: se apoyaría en las alturas {a}, {b} y {c}."),
    one_tile: "Los tres hexágonos son de una sola loseta. Deben ser al menos dos.",
    full: "La ciudad está llena.",
    last: |tile| format!("última: {tile}"),
    laid: |name, tile| format!("{name}: {tile}."),
    architect_plaza: |name, tile, price| match price {
        0 => format!("{name} toma {tile}: la primera loseta tiene una plaza y es gratis."),
        _ => format!(
            "{name} paga {} y toma {tile}: la loseta más barata con una plaza.",
            one_other(price, "piedra", "piedras")
        ),
    },
    architect_first: |name, tile| {
        format!("{name} toma {tile}, la primera loseta: no puede pagar ninguna con plaza.")
    },
    gives_stone: "Da 1 piedra cuando se cubre.",
    multiplies: |stars| {
        format!(
            "{} el valor de sus barrios.",
            one_other(stars, "estrella multiplica", "estrellas multiplican")
        )
    },
    doubled: "La variante lo duplica.",
    not_in_group: |houses, value| {
        let houses = one_other(houses, "hexágono", "hexágonos");
        format!("Fuera del grupo mayor ({houses}, valor {value}).")
    },
    next_to_market: "Toca otro mercado.",
    walled_in: "Encerrado: ningún lado está en el borde de la ciudad.",
    only_lake: "Solo tiene un lago al lado, que no es el borde de la ciudad.",
    open_sides: |number, sides| match number {
        1 => format!("Un lado está abierto: {sides}."),
        _ => format!("{number} lados están abiertos: {sides}."),
    },
    no_plaza: |district| format!("{district}: no hay plaza de este tipo, así que nada cuenta."),
    directions: ["norte", "noreste", "sureste", "sur", "suroeste", "noroeste"],
    result: "Resultado",
    by_stones: "Puntos iguales: deciden las piedras.",
    shared: "Puntos y piedras iguales: la victoria se comparte.",
    architect_ties: "Puntos y piedras iguales: gana el Ilustre Arquitecto.",
    statistics: "La partida",
    highest_level: "Nivel más alto",
    stones_won: "Piedras de canteras",
    stones_spent: "Piedras pagadas",
    best_move: "Mejor jugada",
    best_move_line: |turn, points| format!("{points} (turno {turn})"),
    look: "Ver las ciudades",
    copy: "Copiar la partida",
    copied: "Copiado",
    not_copied: "El navegador no deja copiar",
    save: "Guardar la partida",
    picture_svg: "Imagen (SVG)",
    picture_png: "Imagen (PNG)",
    keys: "Teclas",
    key_lines: [
        "Tomar una loseta de la obra",
        "Mover la loseta de un lugar a otro",
        "Recorrer los lugares, el mejor primero",
        "Girar la loseta a la izquierda o a la derecha",
        "Colocar la loseta",
        "Devolver la loseta, cerrar",
        "Deshacer, rehacer",
        "Pista",
        "Ciudad siguiente",
        "Marcar lo que no puntúa",
        "Vista desde arriba",
        "Girar la vista",
        "Mover la vista",
        "Acercar, alejar, toda la ciudad",
        "Estas teclas",
    ],
};

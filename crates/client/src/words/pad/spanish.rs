//! Spanish.

use super::Pad;

pub const PAD: Pad = Pad {
    title: "Bloc de puntuación",
    lead: "Cuenta la partida de tu propia mesa: con números, como en el bloc de papel, o \
        reconstruyendo lo que hay en ella.",
    count: "Contar una partida",
    games: [
        "Valor y estrellas de cada tipo, o toda la ciudad hexágono a hexágono. También cuentan las \
            variantes y los arquitectos del modo en solitario.",
        "Los grupos mayores y las fichas, o toda la ciudad casilla a casilla.",
    ],
    past: "Partidas contadas",
    none_yet: "Todavía ninguna. Lo que cuentes se guarda en este navegador.",
    open: "Abrir",
    removed: "La hoja se ha eliminado.",
    unreadable: "Esta versión no puede leer una hoja guardada.",
    missing: "Esta hoja no está en este dispositivo.",
    not_kept: "El navegador no guarda esta hoja: su almacenamiento está lleno o desactivado.",
    all_sheets: "Todas las partidas contadas",
    no_opponent: "Nadie",
    no_opponent_line: "Contar solo una ciudad.",
    start: "Empezar a contar",
    way: "Cómo contar",
    quick: "Números",
    exact: "Reconstruir",
    value: "Valor",
    stars: "Estrellas",
    less: |what| format!("{what}: menos"),
    more: |what| format!("{what}: más"),
    with_doublings: "Como en el bloc de papel: un barrio que una variante duplica cuenta dos \
        veces en el valor.",
    step_of: |name, number, all| format!("{name}, {number} de {all}"),
    back_to: |name| format!("Volver: {name}"),
    next: |name| format!("Siguiente: {name}"),
    result: "Resultado",
    erase: "Quitar",
    why: "¿Por qué?",
    form: "Qué es",
    district: "Barrio",
    plaza: "Plaza",
    lower: "Más bajo",
    higher: "Más alto",
    clear: "Empezar de nuevo",
    empty: "Espacio vacío",
    lake: "Lago: la ciudad lo rodea.",
    tap: "Elige qué poner y toca sus hexágonos.",
    city_board: "La ciudad. Las flechas van de hexágono en hexágono. H, M, B, T, G y Q ponen \
        viviendas, mercados, cuarteles, templos, jardines y cantera, P convierte un barrio en plaza, \
        de 1 a 9 dan el nivel, Supr quita.",
    refused: "Aquí no hay sitio para eso.",
    doubt: "Algo no puede ser así. Se cuenta lo que está escrito.",
    apart: |hexes| match hexes {
        1 => "1 pieza está separada del resto.".to_owned(),
        _ => format!("{hexes} piezas están separadas del resto."),
    },
    ground: |hexes| {
        format!(
            "Hexágonos construidos: {hexes}; la loseta inicial y losetas de tres dan 4, 7, 10, \
             etcétera."
        )
    },
    level: |level, hexes| {
        format!("Hexágonos en el nivel {level}: {hexes}; losetas de tres dan 3, 6, 9, etcétera.")
    },
    no_tiles: |level| {
        format!("Los hexágonos del nivel {level} no se pueden repartir en losetas de tres.")
    },
    too_many_tiles: |tiles| format!("Harían falta {tiles} losetas; nadie coloca más de 30."),
    too_many_houses: |name, houses| format!("{name} tiene {houses} casas; hay 12."),
    too_often: |scenery, landscapes| format!("{landscapes} paisajes muestran {scenery}; hay 6."),
    twice: |building| format!("El edificio {building} está más de una vez."),
    house_of: |name| format!("Casa: {name}"),
    no_house: "Sin casa",
    which: "Qué edificio",
    which_line: "No importa para la puntuación final: solo cuenta dónde está y de quién es la casa \
        que tiene.",
    next_by_number: "Cualquiera",
    town_board: "La ciudad. Las flechas van de casilla en casilla. E, F, M y W ponen tierra, \
        bosque, prado y agua; 1 y 2 ponen un edificio con la casa de la primera o la segunda \
        persona, 0 uno sin casa; Supr quita.",
    tap_town: "Elige un paisaje o un edificio y toca sus casillas. Otro toque gira un edificio.",
    bankrupt: "¿Quién no pudo pagar una pérdida?",
    nobody: "Nadie",
    share: "Compartir",
    picture: "Guardar como imagen",
    copy: "Copiar como texto",
    another: "Contar otra partida",
};

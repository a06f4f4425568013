//! Spanish.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Montar una posición",
    #[cfg(feature = "full")]
    legal: "Posición legal",
    #[cfg(feature = "full")]
    not_yet: "Todavía no es una posición",
    #[cfg(feature = "full")]
    over: "En ella la partida ha terminado.",
    #[cfg(feature = "full")]
    rule: |a| format!("Regla {a}"),
    #[cfg(feature = "full")]
    pool: "Losetas sin usar",
    #[cfg(feature = "full")]
    pool_line: "Toma una y colócala.",
    #[cfg(feature = "full")]
    in_pool: |a| format!("quedan: {a}"),
    #[cfg(feature = "full")]
    tile: |a, b| format!("Loseta {a}: {b}"),
    #[cfg(feature = "full")]
    to_site: "A la obra",
    #[cfg(feature = "full")]
    to_stock: "Al surtido",
    #[cfg(feature = "full")]
    give: |a| format!("A {a}"),
    #[cfg(feature = "full")]
    taken: |a| format!("Losetas de {a}"),
    #[cfg(feature = "full")]
    paid: |a| format!("Piedras pagadas por la loseta {a}"),
    #[cfg(feature = "full")]
    fill: "Completar al azar",
    #[cfg(feature = "full")]
    clear: "Vaciar",
    #[cfg(feature = "full")]
    lift_line: "Toca una loseta para levantarla.",
    #[cfg(feature = "full")]
    starting_tile: "La loseta inicial se queda.",
    #[cfg(feature = "full")]
    needed: "Otras losetas la necesitan: levántalas antes.",
    #[cfg(feature = "full")]
    start_stays: "Los dos paisajes iniciales se quedan; al lado se pueden elegir otros.",
    #[cfg(feature = "full")]
    lifted: |a| format!("Levantada: {a}"),
    #[cfg(feature = "full")]
    stones: |a| format!("Piedras: {a}"),
    #[cfg(feature = "full")]
    chips: |a| format!("Fichas: {a}"),
    #[cfg(feature = "full")]
    fewer: "menos",
    #[cfg(feature = "full")]
    more: "más",
    #[cfg(feature = "full")]
    play: "Jugar desde aquí",
    #[cfg(feature = "full")]
    study: "Estudiar desde aquí",
    #[cfg(feature = "full")]
    text: "Como texto",
    #[cfg(feature = "full")]
    text_line: "Cópialo para guardarlo o enviarlo, o pega aquí una posición o una partida.",
    #[cfg(feature = "full")]
    copy: "Copiar",
    #[cfg(feature = "full")]
    take_over: "Usar este texto",
    #[cfg(feature = "full")]
    cannot_read: "Este texto no se puede leer.",
    #[cfg(feature = "full")]
    other_game: |a| format!("Es una posición de {a}."),
    #[cfg(feature = "full")]
    from_game: "De una partida",
    #[cfg(feature = "full")]
    game: "Partida",
    #[cfg(feature = "full")]
    ply: "Tras la jugada",
    #[cfg(feature = "full")]
    edit_it: "Editar esta posición",
    #[cfg(feature = "full")]
    no_games: "Aquí no hay ninguna partida de este juego.",
    #[cfg(feature = "full")]
    house_of: "Casa de",
    #[cfg(feature = "full")]
    no_house: "Sin casa",
    #[cfg(feature = "full")]
    start: "Inicio",
    #[cfg(feature = "full")]
    start_at: |a| format!("Paisaje en {a}"),
    #[cfg(feature = "full")]
    turn: "Turno",
    #[cfg(feature = "full")]
    lays: "Losetas por colocar",
    #[cfg(feature = "full")]
    losses: "Pérdidas por decidir",
    #[cfg(feature = "full")]
    players: "Quién sigue jugando",
    #[cfg(feature = "full")]
    no_architect: "Nadie juega en solitario: no hay Ilustre Arquitecto.",
    #[cfg(feature = "full")]
    not_used: |a| format!("La loseta {a} no se usa con este número de jugadores."),
    #[cfg(feature = "full")]
    twice: |a| format!("La loseta {a} está dos veces."),
    #[cfg(feature = "full")]
    misfit: |a, b| format!("{a}: {b}"),
    #[cfg(feature = "full")]
    too_many_turns: |a, b| format!("Losetas tomadas: {a}. La partida solo tiene {b} turnos."),
    #[cfg(feature = "full")]
    turn_order: |a, b, c| format!("{a}: losetas tomadas {b}, pero según el orden de turno {c}."),
    #[cfg(feature = "full")]
    site_size: |a, b| format!("Losetas en la obra: {a}. En este momento hay {b}."),
    #[cfg(feature = "full")]
    stones_most: |a, b, c| {
        format!("{a}: piedras {b}, pero con las canteras cubiertas {c} como máximo.")
    },
    #[cfg(feature = "full")]
    stones_least: |a, b, c| format!("{a}: piedras {b}, pero no se pudo pagar tanto: al menos {c}."),
    #[cfg(feature = "full")]
    no_plaza: |a| {
        format!("El Ilustre Arquitecto solo paga por una plaza y la loseta {a} no tiene.")
    },
    #[cfg(feature = "full")]
    paid_too_much: |a, b, c| {
        format!("Pagado por la loseta {a}: {b}. En ese momento, {c} como máximo.")
    },
    #[cfg(feature = "full")]
    architect_stones: |a, b| {
        format!("Piedras del Ilustre Arquitecto: {a}. Lo pagado por el jugador da {b}.")
    },
    #[cfg(feature = "full")]
    building_twice: |a| format!("El edificio {a} está dos veces."),
    #[cfg(feature = "full")]
    too_many_landscapes: |a, b| format!("{a}: {b} paisajes, y solo hay 6."),
    #[cfg(feature = "full")]
    too_many_houses: |a, b| format!("{a}: {b} casas, y cada uno solo tiene 12."),
    #[cfg(feature = "full")]
    houses_before_turns: |a, b, c| {
        format!("{a}: {b} casas, pero como mucho {c} losetas colocadas.")
    },
    #[cfg(feature = "full")]
    houses_moved: "Un edificio no tiene casa, pero nadie tuvo que mover ninguna: a todos les quedaban.",
    #[cfg(feature = "full")]
    stock_size: |a, b| format!("Faltan en el surtido: {a}. Colocadas en este turno: {b}."),
    #[cfg(feature = "full")]
    lays_left: "En un turno quedan una o dos losetas por colocar, o una pérdida por decidir.",
    #[cfg(feature = "full")]
    two_each: |a, b| {
        format!("No puede ser este turno de {a} tras {b} losetas: cada uno coloca dos.")
    },
    #[cfg(feature = "full")]
    chips_wrong: "Las fichas no son lo que dieron y costaron los edificios rodeados.",
    #[cfg(feature = "full")]
    no_loss: |a| format!("En {a} no puede haber una pérdida pendiente."),
    #[cfg(feature = "full")]
    no_choice: |a| format!("{a} no puede pagar para conservar la casa: no hay nada que decidir."),
    #[cfg(feature = "full")]
    nothing_fits: "Ninguna loseta del surtido se puede colocar: se cambiaría.",
    #[cfg(feature = "full")]
    not_over: "La partida no pudo acabar así.",
    #[cfg(feature = "full")]
    malformed: "Falta o sobra algo.",
    #[cfg(feature = "full")]
    keys_line: "Teclas: las flechas mueven, Q y E giran, ↵ coloca, Esc devuelve, Supr levanta, S a la obra o al surtido, Z e Y deshacen y rehacen.",
};

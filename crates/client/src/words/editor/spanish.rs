//! Spanish.

use super::Editor;

pub const EDITOR: Editor = Editor {
    title: "Montar una posición",
    legal: "Posición legal",
    not_yet: "Todavía no es una posición",
    over: "En ella la partida ha terminado.",
    rule: |a| format!("Regla {a}"),
    pool: "Losetas sin usar",
    pool_line: "Toma una y colócala.",
    in_pool: |a| format!("quedan: {a}"),
    tile: |a, b| format!("Loseta {a}: {b}"),
    to_site: "A la obra",
    to_stock: "Al surtido",
    give: |a| format!("A {a}"),
    taken: |a| format!("Losetas de {a}"),
    paid: |a| format!("Piedras pagadas por la loseta {a}"),
    fill: "Completar al azar",
    clear: "Vaciar",
    lift_line: "Toca una loseta para levantarla.",
    starting_tile: "La loseta inicial se queda.",
    needed: "Otras losetas la necesitan: levántalas antes.",
    start_stays: "Los dos paisajes iniciales se quedan; al lado se pueden elegir otros.",
    lifted: |a| format!("Levantada: {a}"),
    stones: |a| format!("Piedras: {a}"),
    chips: |a| format!("Fichas: {a}"),
    fewer: "menos",
    more: "más",
    play: "Jugar desde aquí",
    study: "Estudiar desde aquí",
    text: "Como texto",
    text_line: "Cópialo para guardarlo o enviarlo, o pega aquí una posición o una partida.",
    copy: "Copiar",
    take_over: "Usar este texto",
    cannot_read: "Este texto no se puede leer.",
    other_game: |a| format!("Es una posición de {a}."),
    from_game: "De una partida",
    game: "Partida",
    ply: "Tras la jugada",
    edit_it: "Editar esta posición",
    no_games: "Aquí no hay ninguna partida de este juego.",
    house_of: "Casa de",
    no_house: "Sin casa",
    start: "Inicio",
    start_at: |a| format!("Paisaje en {a}"),
    turn: "Turno",
    lays: "Losetas por colocar",
    losses: "Pérdidas por decidir",
    players: "Quién sigue jugando",
    no_architect: "Nadie juega en solitario: no hay Ilustre Arquitecto.",
    not_used: |a| format!("La loseta {a} no se usa con este número de jugadores."),
    twice: |a| format!("La loseta {a} está dos veces."),
    misfit: |a, b| format!("{a}: {b}"),
    too_many_turns: |a, b| format!("Losetas tomadas: {a}. La partida solo tiene {b} turnos."),
    turn_order: |a, b, c| format!("{a}: losetas tomadas {b}, pero según el orden de turno {c}."),
    site_size: |a, b| format!("Losetas en la obra: {a}. En este momento hay {b}."),
    stones_most: |a, b, c| {
        format!("{a}: piedras {b}, pero con las canteras cubiertas {c} como máximo.")
    },
    stones_least: |a, b, c| format!("{a}: piedras {b}, pero no se pudo pagar tanto: al menos {c}."),
    no_plaza: |a| {
        format!("El Ilustre Arquitecto solo paga por una plaza y la loseta {a} no tiene.")
    },
    paid_too_much: |a, b, c| {
        format!("Pagado por la loseta {a}: {b}. En ese momento, {c} como máximo.")
    },
    architect_stones: |a, b| {
        format!("Piedras del Ilustre Arquitecto: {a}. Lo pagado por el jugador da {b}.")
    },
    building_twice: |a| format!("El edificio {a} está dos veces."),
    too_many_landscapes: |a, b| format!("{a}: {b} paisajes, y solo hay 6."),
    too_many_houses: |a, b| format!("{a}: {b} casas, y cada uno solo tiene 12."),
    houses_before_turns: |a, b, c| {
        format!("{a}: {b} casas, pero como mucho {c} losetas colocadas.")
    },
    houses_moved: "Un edificio no tiene casa, pero nadie tuvo que mover ninguna: a todos les quedaban.",
    stock_size: |a, b| format!("Faltan en el surtido: {a}. Colocadas en este turno: {b}."),
    lays_left: "En un turno quedan una o dos losetas por colocar, o una pérdida por decidir.",
    two_each: |a, b| {
        format!("No puede ser este turno de {a} tras {b} losetas: cada uno coloca dos.")
    },
    chips_wrong: "Las fichas no son lo que dieron y costaron los edificios rodeados.",
    no_loss: |a| format!("En {a} no puede haber una pérdida pendiente."),
    no_choice: |a| format!("{a} no puede pagar para conservar la casa: no hay nada que decidir."),
    nothing_fits: "Ninguna loseta del surtido se puede colocar: se cambiaría.",
    not_over: "La partida no pudo acabar así.",
    malformed: "Falta o sobra algo.",
    keys_line: "Teclas: las flechas mueven, Q y E giran, ↵ coloca, Esc devuelve, Supr levanta, S a la obra o al surtido, Z e Y deshacen y rehacen.",
};

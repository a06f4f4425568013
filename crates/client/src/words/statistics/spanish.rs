//! Spanish.

use super::{Statistics, StatisticsPage};
use crate::words::plural::one_other;

pub const STATISTICS: Statistics = Statistics {
    title: "Estadísticas",
};

pub static PAGE: StatisticsPage = StatisticsPage {
    games: |games| one_other(games, "partida terminada", "partidas terminadas"),
    none: "Aún no ha terminado ninguna partida. Cuando termine una, contará aquí.",
    none_fits: "No hay ninguna partida así. Elige otra cosa arriba.",
    from: "Partidas de",
    here: "Este dispositivo",
    account: "Mi cuenta",
    fetching: |done, all| format!("{done} de {all} partidas recibidas"),
    not_fetched: "No se pudieron recibir las partidas de tu cuenta. Inténtalo más tarde.",
    whose: "De quién",
    mine: "Mías",
    everybody: "Todos en una pantalla",
    all: "Todas",
    mode: "Modo",
    opponent: "Rival",
    basic: "Juego básico",
    variants: "Con variantes",
    long: "Partida larga",
    lost: "Perdidas",
    between: |low, high| format!("en verdad de {low} a {high} %"),
    margin: "Ventaja media",
    stones_left: "Piedras restantes",
    houses: "Casas en el tablero",
    length: "Jugadas por partida",
    course: "Puntos, partida a partida",
    course_told: |games, low, high| {
        format!("Puntos de {games} partidas, la primera a la izquierda: de {low} a {high}")
    },
    course_line: "Cada punto es una partida, la última a la derecha. La línea es la media de una partida y las tres de cada lado.",
    as_table: "Como tabla",
    game: "Partida",
    date: "Fecha",
    points: "Puntos",
    parts: "De dónde vienen los puntos",
    share: "Parte",
    value_stars: "Valor × estrellas",
    by_opponent: "Contra quién",
    by_mode: "Jugadores y modos",
    beginning: "Lo que vale empezar",
    beginning_line: "El punto es la parte de partidas ganadas; la barra, dónde está de verdad con un 95 %. Pocas partidas, barra larga.",
    first_wins: |players| format!("Gana quien empieza, {players}"),
    when_first: "Tú, cuando empiezas",
    when_later: "Tú, cuando no",
    fair: |percent| format!("si diera igual: {percent} %"),
    losses: "Pérdidas típicas",
    losses_line: |games| {
        format!(
            "Probabilidad de ganar que una jugada cede de media, en {}.",
            one_other(games, "partida", "partidas")
        )
    },
    no_losses: "Aún no se ha analizado ninguna de estas partidas. Estudiar una muestra en qué parte cedes más.",
    study: "Estudiar una partida",
    opening: "Comienzo",
    middle: "Medio",
    end: "Final",
    list: "Las partidas",
    replay: "Repasar",
    film: "Película",
    leave_out: "No contar",
    left_out: "La partida ya no cuenta.",
    more: "Mostrar más",
    export: "Llevárselas",
    csv: "Tabla (CSV)",
    json: "JSON",
};

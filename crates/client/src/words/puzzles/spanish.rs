//! Spanish.

use super::Puzzles;
use crate::words::plural::{one_other, signed};

pub const PUZZLES: Puzzles = Puzzles {
    title: "Problemas",
    line: "Posiciones de partidas fuertes: encuentra la jugada.",
    day: "Problema del día",
    day_line: "El mismo para todos, uno nuevo cada día.",
    day_solved: "Resuelto hoy",
    day_failed: "No resuelto hoy",
    days_in_a_row: |days| {
        let seguidos = if days == 1 { "seguido" } else { "seguidos" };
        format!("{} {seguidos}", one_other(days, "día", "días"))
    },
    weekdays: ["L", "M", "X", "J", "V", "S", "D"],
    solve: "Resolver",
    next: "Siguiente problema",
    all: "Todos los problemas",
    any: "Todo",
    themes: [
        "Mejor jugada",
        "Más puntos",
        "Hacer que puntúe",
        "Evitar la bancarrota",
        "Arruinar al rival",
    ],
    rating: "Tu clasificación",
    graph: "La evolución de tu clasificación",
    rated: |rating| format!("nivel {rating}"),
    solved_of: |solved, all| format!("{solved} de {all} resueltos"),
    in_a_row: |number| format!("{number} seguidos"),
    number: |number| format!("Problema {number}"),
    best: "Encuentra la mejor jugada.",
    points: "Consigue el máximo de puntos con una jugada.",
    count: [
        "Haz que puntúen tus viviendas.",
        "Haz que puntúen tus mercados.",
        "Haz que puntúen tus cuarteles.",
        "Haz que puntúen tus templos.",
        "Haz que puntúen tus jardines.",
    ],
    survive: "Coloca de modo que el rival no pueda llevarte a la bancarrota en su próximo turno con las losetas visibles.",
    bankrupt: "Lleva al rival a la bancarrota en este turno.",
    right: "¡Correcto!",
    wrong: "Esta no es.",
    wins: |win, next| {
        format!("Gana el {win} % de las partidas; la segunda mejor jugada, el {next} %.")
    },
    ahead: |points| {
        format!(
            "Al final saca {} a la segunda mejor jugada.",
            one_other(points, "punto", "puntos")
        )
    },
    brings: |brings, next| {
        format!(
            "Da {}; la segunda mejor jugada, {}.",
            signed(brings, |number| one_other(number, "punto", "puntos")),
            signed(next, |number| number.to_string())
        )
    },
    counts: |brings| {
        format!(
            "A partir de ahora puntúan: {} al momento.",
            signed(brings, |number| one_other(number, "punto", "puntos"))
        )
    },
    survives: "Después, ninguna loseta visible puede llevarte a la bancarrota.",
    bankrupts: "El rival no puede pagar la pérdida y ganas al momento.",
    better: "Otra jugada es claramente mejor.",
    brings_less: |brings, most| {
        format!(
            "Da {}. Otra jugada da {}.",
            signed(brings, |number| one_other(number, "punto", "puntos")),
            signed(most, |number| number.to_string())
        )
    },
    not_counting: "Siguen sin puntuar.",
    threatened: "El rival aún podría llevarte a la bancarrota.",
    can_pay: "El rival aún podría pagar.",
    hint: "Pista",
    hint_tile: |number| format!("Toma la loseta {number}."),
    hint_many: |number| format!("Se aceptan {number} jugadas."),
    show: "Mostrar la solución",
    shown: "Esta es una solución.",
    unrated: "Tu clasificación no cambia: ya habías respondido a este problema.",
    study: "Estudiar esta posición",
    share: "Compartir",
    shared: |date, solved| {
        format!(
            "Polis, problema del {date}: {}",
            if solved {
                "resuelto ✔"
            } else {
                "no resuelto ✘"
            }
        )
    },
    copied: "Copiado",
    not_copied: "El navegador no permite copiar",
    none_left: "Los has resuelto todos.",
    missing: "Ese problema no existe",
    not_loaded: "No se han podido cargar los problemas.",
};

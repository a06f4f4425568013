//! Spanish.

use super::Study;

pub const STUDY: Study = Study {
    title: "Estudiar",
    line: "Repasa tus partidas jugada a jugada y descubre qué era mejor.",
    this_game: "Estudiar esta partida",
    open: "Abrir un registro",
    open_line: "Pega un registro o elige un archivo. Se guarda entre tus partidas.",
    open_now: "Abrir y estudiar",
    mine: "Mis partidas",
    no_games: "Aún no hay ninguna partida aquí. Juega una o abre un registro.",
    puzzles_line: "Encuentra la mejor jugada en posiciones de partidas.",
    editor_line: "Prepara cualquier posición y mírala.",
    pad_line: "Cuenta los puntos en una mesa de verdad.",
    statistics_line: "Lo que tus partidas tienen en común.",
};

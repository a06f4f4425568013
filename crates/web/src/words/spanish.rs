//! Spanish.

use super::plural::{one_other, signed};
use super::{Akropolis, Frame, Home, Learn, NewGame, Play, Players, Rules, Settings, Words};

pub(super) const WORDS: Words = Words {
    frame: Frame {
        tagline: "Juegos de losetas de la antigua Grecia",
        skip: "Ir al contenido",
        home: "Inicio",
        fan_project: "Un proyecto de aficionados, no oficial. Akropolis es un juego de Jules \
            Messaud (Gigamic), Architekton uno de Michael Schacht (Queen Games).",
        bad_link: "Este enlace no lleva a ninguna parte.",
        to_home: "Ir al inicio",
    },
    home: Home {
        akropolis: "Levanta una ciudad con losetas de tres hexágonos. De uno a cuatro jugadores, \
            media hora.",
        architekton: "Construid juntos una ciudad ajedrezada, cada uno para sí. Dos jugadores, \
            media hora.",
        play: "Jugar",
        waiting: |games| match games {
            1 => "Otra partida te espera".to_owned(),
            _ => format!("Otras {games} partidas te esperan"),
        },
        resume: "Continuar",
        remove: "Quitar",
        unreadable: "Esta versión no puede leer una partida guardada.",
        moves: |moves| one_other(moves, "jugada", "jugadas"),
    },
    players: Players {
        you: "Tú",
        player: |number| format!("Jugador {number}"),
        your_turn: "Tu turno",
        turn_of: |name| format!("Turno de {name}"),
        person: "Persona",
        computer: |level| format!("Ordenador: {level}"),
        levels: ["Aprendiz", "Albañil", "Capataz", "Maestro", "Dédalo"],
        level_lines: [
            "ve unos pocos lugares, para la primera partida",
            "cuenta lo que una jugada da enseguida",
            "intuye lo que vendrá, pero pasa mucho por alto",
            "pasa poco por alto",
            "mira adelante, y a lo que tú quieres",
        ],
        architects: ["Hipódamo", "Metágenes", "Calícrates"],
        architect_lines: [
            "Fácil: todos sus barrios están en el nivel 1.",
            "Medio: cada una de sus canteras le da 2 puntos más.",
            "Difícil: todos sus barrios están en el nivel 2.",
        ],
    },
    new_game: NewGame {
        title: "Partida nueva",
        players: "Jugadores",
        alone: "En solitario",
        number: |players| one_other(players, "jugador", "jugadores"),
        opponent: "El Ilustre Arquitecto",
        at_the_table: "En la mesa",
        name: |number| format!("Nombre del jugador {number}"),
        who: |number| format!("Quién es el jugador {number}"),
        bad_name: "Un nombre tiene como mucho 40 caracteres y ningún #.",
        starter: "Quién empieza",
        by_lot: "Por sorteo",
        length: "Duración",
        standard: "Normal",
        long: "Larga",
        turns: |turns| one_other(turns, "turno", "turnos"),
        start: "Empezar la partida",
    },
    play: Play {
        thinking: |name| format!("{name} está pensando"),
        hurry: "Jugar ya",
        undo: "Deshacer",
        redo: "Rehacer",
        points: |points| signed(points, |number| one_other(number, "punto", "puntos")),
        you_win: "Ganas",
        wins: |name| format!("Gana {name}"),
        nobody_wins: "Nadie gana en solitario",
        again: "Jugar otra vez",
        missing: "Esta partida no está en este dispositivo.",
        not_kept: "El navegador no guarda esta partida: su almacenamiento está lleno o \
            desactivado.",
        removed_elsewhere: "Esta partida se eliminó en otra pestaña. Si sigues jugando, se guardará de nuevo.",
    },
    akropolis_table: super::akropolis_table::spanish::TABLE,
    architekton_table: super::architekton_table::spanish::TABLE,
    akropolis: Akropolis {
        districts: ["Viviendas", "Mercados", "Cuarteles", "Templos", "Jardines"],
        variants: "Variantes",
        variants_line: "Un barrio que cumple también esta condición cuenta el doble.",
        doubles: [
            "El grupo vale 10 o más.",
            "Toca una plaza de mercados.",
            "Tiene al lado tres o cuatro espacios vacíos del exterior.",
            "Está en un nivel superior.",
            "Toca un lago.",
        ],
    },
    rules: Rules {
        title: "Reglas",
        contents: "Contenido",
        print: "Imprimir",
        ruling: "Aclaración",
        about_numbers: "Los números sirven para citar una regla. Una aclaración resuelve lo que las \
            reglas impresas dejan abierto.",
        akropolis: super::rules_text::akropolis_spanish::RULES,
        architekton: super::rules_text::architekton_spanish::RULES,
    },
    learn: Learn {
        title: "Aprender",
        first_game: "Jugar una primera partida",
    },
    lesson: super::lesson_text::spanish::LESSON,
    settings: Settings {
        title: "Ajustes",
        language: "Idioma",
        theme: "Claro y oscuro",
        as_the_device: "Como el dispositivo",
        light: "Claro",
        dark: "Oscuro",
    },
};

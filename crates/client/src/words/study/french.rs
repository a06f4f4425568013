//! French.

use super::Study;

pub const STUDY: Study = Study {
    title: "Étudier",
    line: "Parcourez vos parties coup par coup et trouvez ce qui valait mieux.",
    this_game: "Étudier cette partie",
    open: "Ouvrir une partie notée",
    open_line: "Collez une partie notée ou choisissez un fichier. Elle rejoint vos parties.",
    open_now: "Ouvrir et étudier",
    mine: "Mes parties",
    no_games: "Aucune partie n’est encore gardée ici. Jouez-en une, ou ouvrez une partie notée.",
    puzzles_line: "Trouvez le meilleur coup dans des positions de parties.",
    editor_line: "Composez une position et examinez-la.",
    pad_line: "Comptez les points à une vraie table.",
    statistics_line: "Ce que vos parties ont en commun.",
};

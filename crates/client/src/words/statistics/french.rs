//! French.

use super::{Statistics, StatisticsPage};
use crate::words::plural::french;

pub const STATISTICS: Statistics = Statistics {
    title: "Statistiques",
};

pub static PAGE: StatisticsPage = StatisticsPage {
    games: |games| french(games, "partie terminée", "parties terminées"),
    none: "Aucune partie n’est encore terminée. Dès qu’il y en aura une, elle comptera ici.",
    none_fits: "Aucune partie ne correspond. Choisissez autre chose ci-dessus.",
    from: "Parties de",
    here: "Cet appareil",
    account: "Mon compte",
    fetching: |done, all| format!("{done} parties sur {all} reçues"),
    not_fetched: "Les parties de votre compte n’ont pas pu être reçues. Réessayez plus tard.",
    whose: "De qui",
    mine: "Les miennes",
    everybody: "Tous sur un même écran",
    all: "Toutes",
    mode: "Mode",
    opponent: "Adversaire",
    basic: "Jeu de base",
    variants: "Avec variantes",
    long: "Partie longue",
    lost: "Perdues",
    between: |low, high| format!("en vérité de {low} à {high} %"),
    margin: "Avance moyenne",
    stones_left: "Pierres restantes",
    houses: "Maisons sur le plateau",
    length: "Coups par partie",
    course: "Points, partie après partie",
    course_told: |games, low, high| {
        format!("Points de {games} parties, la première à gauche : de {low} à {high}")
    },
    course_line: "Chaque point est une partie, la dernière à droite. La ligne est la moyenne d’une partie et des trois de chaque côté.",
    as_table: "En tableau",
    game: "Partie",
    date: "Date",
    points: "Points",
    parts: "D’où viennent les points",
    share: "Part",
    value_stars: "Valeur × étoiles",
    by_opponent: "Contre qui",
    by_mode: "Joueurs et modes",
    beginning: "Ce que vaut de commencer",
    beginning_line: "Le point est la part des parties gagnées ; la barre, où elle se trouve vraiment, à 95 %. Peu de parties, longue barre.",
    first_wins: |players| format!("Qui commence gagne, {players}"),
    when_first: "Vous, en commençant",
    when_later: "Vous, sans commencer",
    fair: |percent| format!("si cela ne changeait rien : {percent} %"),
    losses: "Pertes typiques",
    losses_line: |games| {
        format!(
            "Chance de gagner qu’un coup cède en moyenne, sur {}.",
            french(games, "partie", "parties")
        )
    },
    no_losses: "Aucune de ces parties n’a encore été analysée. Étudier une partie montre à quel moment vous cédez le plus.",
    study: "Étudier une partie",
    opening: "Début",
    middle: "Milieu",
    end: "Fin",
    list: "Les parties",
    replay: "Revoir",
    film: "Film",
    leave_out: "Ne pas compter",
    left_out: "La partie ne compte plus.",
    more: "En montrer plus",
    export: "Les emporter",
    csv: "Tableau (CSV)",
    json: "JSON",
};

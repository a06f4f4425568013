//! French.

use super::Puzzles;
use crate::words::plural::{french, signed};

pub const PUZZLES: Puzzles = Puzzles {
    title: "Problèmes",
    line: "Des positions de parties fortes : trouvez le coup.",
    day: "Problème du jour",
    day_line: "Le même pour tout le monde, un nouveau chaque jour.",
    day_solved: "Résolu aujourd’hui",
    day_failed: "Pas résolu aujourd’hui",
    days_in_a_row: |days| format!("{} de suite", french(days, "jour", "jours")),
    weekdays: ["L", "M", "M", "J", "V", "S", "D"],
    solve: "Résoudre",
    next: "Problème suivant",
    all: "Tous les problèmes",
    any: "Tout",
    themes: [
        "Meilleur coup",
        "Le plus de points",
        "Faire compter",
        "Éviter la faillite",
        "Ruiner l’adversaire",
    ],
    rating: "Votre classement",
    graph: "L’évolution de votre classement",
    rated: |rating| format!("niveau {rating}"),
    solved_of: |solved, all| format!("{solved} sur {all} résolus"),
    in_a_row: |number| format!("{number} de suite"),
    number: |number| format!("Problème {number}"),
    best: "Trouvez le meilleur coup.",
    points: "Marquez le plus de points en un coup.",
    count: [
        "Faites compter vos habitations.",
        "Faites compter vos marchés.",
        "Faites compter vos casernes.",
        "Faites compter vos temples.",
        "Faites compter vos jardins.",
    ],
    survive: "Posez de sorte que l’adversaire ne puisse pas vous mettre en faillite au prochain tour avec les tuiles visibles.",
    bankrupt: "Mettez l’adversaire en faillite pendant ce tour.",
    right: "Exact !",
    wrong: "Ce n’est pas celui-là.",
    wins: |win, next| format!("Il gagne {win} % des parties, le deuxième meilleur coup {next} %."),
    ahead: |points| {
        format!(
            "À la fin, il a {} d’avance sur le deuxième meilleur coup.",
            french(points, "point", "points")
        )
    },
    brings: |brings, next| {
        format!(
            "Il rapporte {}, le deuxième meilleur coup {}.",
            signed(brings, |number| french(number, "point", "points")),
            signed(next, |number| number.to_string())
        )
    },
    counts: |brings| {
        format!(
            "Ils comptent désormais : {} tout de suite.",
            signed(brings, |number| french(number, "point", "points"))
        )
    },
    survives: "Ensuite, aucune tuile visible ne peut vous mettre en faillite.",
    bankrupts: "L’adversaire ne peut pas payer la perte : vous gagnez aussitôt.",
    better: "Un autre coup est nettement meilleur.",
    brings_less: |brings, most| {
        format!(
            "Il rapporte {}. Un autre coup en rapporte {}.",
            signed(brings, |number| french(number, "point", "points")),
            signed(most, |number| number.to_string())
        )
    },
    not_counting: "Ils ne comptent toujours pas.",
    threatened: "L’adversaire pourrait encore vous mettre en faillite.",
    can_pay: "L’adversaire pourrait encore payer.",
    hint: "Indice",
    hint_tile: |number| format!("Prenez la tuile {number}."),
    hint_many: |number| format!("{number} coups sont acceptés."),
    show: "Montrer la solution",
    shown: "Voici une solution.",
    unrated: "Votre classement ne change pas : vous aviez déjà répondu à ce problème.",
    study: "Étudier cette position",
    share: "Partager",
    shared: |date, solved| {
        format!(
            "Polis, problème du {date} : {}",
            if solved {
                "résolu ✔"
            } else {
                "pas résolu ✘"
            }
        )
    },
    copied: "Copié",
    not_copied: "Le navigateur ne permet pas de copier",
    none_left: "Vous les avez tous résolus.",
    missing: "Ce problème n’existe pas",
    not_loaded: "Les problèmes n’ont pas pu être chargés.",
};

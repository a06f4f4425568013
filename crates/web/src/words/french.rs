//! French: the words of the booklet.

use super::plural::{french, signed};
use super::{Akropolis, Frame, Home, Learn, NewGame, Play, Players, Rules, Settings, Words};

pub(super) const WORDS: Words = Words {
    frame: Frame {
        tagline: "Jeux de tuiles de la Grèce antique",
        skip: "Aller au contenu",
        home: "Accueil",
        fan_project: "Un projet d’amateurs, non officiel. Akropolis est un jeu de Jules Messaud \
            (Gigamic), Architekton un jeu de Michael Schacht (Queen Games).",
        bad_link: "Ce lien ne mène nulle part.",
        to_home: "Vers l’accueil",
    },
    home: Home {
        akropolis: "Élevez une cité de tuiles à trois hexagones. De un à quatre joueurs, une \
            demi-heure.",
        architekton: "Posez ensemble une ville en damier, chacun pour soi. Deux joueurs, une \
            demi-heure.",
        play: "Jouer",
        waiting: |games| match games {
            1 => "Une autre partie vous attend".to_owned(),
            _ => format!("{games} autres parties vous attendent"),
        },
        resume: "Continuer",
        remove: "Retirer",
        unreadable: "Une partie enregistrée ne peut pas être lue par cette version.",
        moves: |moves| french(moves, "coup", "coups"),
    },
    players: Players {
        you: "Vous",
        player: |number| format!("Joueur {number}"),
        your_turn: "À votre tour",
        turn_of: |name| format!("Au tour de {name}"),
        person: "Personne",
        computer: |level| format!("Ordinateur : {level}"),
        levels: ["Élève", "Maçon", "Contremaître", "Maître", "Dédale"],
        level_lines: [
            "voit quelques emplacements, pour une première partie",
            "compte ce qu’un coup rapporte aussitôt",
            "pressent la suite, mais oublie beaucoup",
            "oublie peu de chose",
            "anticipe, et pense à ce que vous voulez",
        ],
        architects: ["Hippodamos", "Métagénès", "Callicratès"],
        architect_lines: [
            "Facile : tous ses quartiers sont au 1er niveau.",
            "Moyen : chacune de ses carrières lui rapporte 2 points de plus.",
            "Difficile : tous ses quartiers sont au 2e niveau.",
        ],
    },
    new_game: NewGame {
        title: "Nouvelle partie",
        players: "Joueurs",
        alone: "Solo",
        number: |players| french(players, "joueur", "joueurs"),
        opponent: "L’Illustre Architecte",
        at_the_table: "À la table",
        name: |number| format!("Nom du joueur {number}"),
        who: |number| format!("Qui est le joueur {number}"),
        bad_name: "Un nom a 40 caractères au plus, sans #.",
        starter: "Qui commence",
        by_lot: "Au hasard",
        length: "Durée",
        standard: "Standard",
        long: "Longue",
        turns: |turns| french(turns, "tour", "tours"),
        start: "Commencer la partie",
    },
    play: Play {
        thinking: |name| format!("{name} réfléchit"),
        hurry: "Jouer maintenant",
        undo: "Annuler",
        redo: "Rétablir",
        points: |points| signed(points, |number| french(number, "point", "points")),
        you_win: "Vous gagnez",
        wins: |name| format!("{name} gagne"),
        nobody_wins: "Personne ne gagne seul",
        again: "Rejouer",
        missing: "Cette partie n’est pas sur cet appareil.",
        not_kept: "Le navigateur ne conserve pas cette partie : son espace est plein ou désactivé.",
        removed_elsewhere: "Cette partie a été supprimée dans un autre onglet. Elle sera de nouveau conservée si vous continuez.",
    },
    akropolis_table: super::akropolis_table::french::TABLE,
    architekton_table: super::architekton_table::french::TABLE,
    akropolis: Akropolis {
        districts: ["Habitations", "Marchés", "Casernes", "Temples", "Jardins"],
        variants: "Variantes",
        variants_line: "Un Quartier qui respecte aussi cette contrainte compte double.",
        doubles: [
            "Le groupe a une valeur de 10 ou plus.",
            "Il est adjacent à une Place Marché.",
            "Trois ou quatre espaces vides de l’extérieur lui sont adjacents.",
            "Il est sur un niveau supérieur.",
            "Il est adjacent à un lac.",
        ],
    },
    rules: Rules {
        title: "Règles",
        contents: "Sommaire",
        print: "Imprimer",
        ruling: "Précision",
        about_numbers: "Les numéros servent à citer une règle. Une précision tranche ce que les règles \
            imprimées laissent ouvert.",
        akropolis: super::rules_text::akropolis_french::RULES,
        architekton: super::rules_text::architekton_french::RULES,
    },
    learn: Learn {
        title: "Apprendre",
        first_game: "Jouer une première partie",
    },
    lesson: super::lesson_text::french::LESSON,
    settings: Settings {
        title: "Réglages",
        language: "Langue",
        theme: "Clair et sombre",
        as_the_device: "Comme l’appareil",
        light: "Clair",
        dark: "Sombre",
    },
};

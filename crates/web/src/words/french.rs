//! French: the words of the booklet.

use super::plural::{french, signed};
use super::{
    Akropolis, Frame, Home, Learn, Lesson, NewGame, Play, Players, Rules, Settings, Words,
};

pub(super) const WORDS: Words = Words {
    frame: Frame {
        tagline: "Jeux de tuiles de la Grèce antique",
        skip: "Aller au contenu",
        home: "Accueil",
        fan_project: "Un projet d’amateurs, non officiel. Akropolis est un jeu de Jules Messaud \
            (Gigamic), Architekton un jeu de Michael Schacht (Queen Games).",
        bad_link: "Ce lien ne mène nulle part.",
        to_home: "Retour à l’accueil",
        bad_link_line: "Rien n’est perdu : vos parties sont toujours là.",
        loading: "Un instant …",
        not_loaded: "Le texte n’a pas pu être chargé.",
        load_again: "Réessayer",
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
        removed: "La partie a été retirée.",
        finished: |games| match games {
            1 => "1 partie terminée".to_owned(),
            _ => format!("{games} parties terminées"),
        },
        over: "Partie terminée",
        look: "Regarder",
        open: "Ouvrir une partie",
        open_line: "Collez une partie copiée ou choisissez un fichier : une partie, ou toutes, \
            telles que les réglages les enregistrent. Les tuiles cachées sont mélangées de \
            nouveau.",
        record: "Partie copiée",
        choose_file: "Choisir un fichier",
        open_now: "Ouvrir",
        cannot_open: "Impossible d’ouvrir ceci. Rien n’a changé.",
        opened: |games| match games {
            1 => "1 partie a été ajoutée.".to_owned(),
            _ => format!("{games} parties ont été ajoutées."),
        },
    },
    players: Players {
        you: "Vous",
        player: |number| format!("Joueur {number}"),
        your_turn: "À vous de jouer",
        turn_of: |name| format!("À {name} de jouer"),
        person: "Personne",
        computer: |level| format!("Ordinateur : {level}"),
        levels: ["Élève", "Maçon", "Contremaître", "Maître", "Dédale"],
        level_lines: [
            "voit quelques emplacements, pour une première partie",
            "joue simplement, avec constance",
            "pressent la suite, mais laisse passer beaucoup",
            "laisse passer peu de chose",
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
        nobody_wins: "Victoire partagée",
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
            "Il est adjacent à une Place Marchés.",
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
        link: |name| format!("Lien vers {name}"),
        link_copied: "Lien copié",
    },
    learn: Learn {
        title: "Apprendre",
        first_game: "Jouer une première partie",
    },
    lesson: Lesson {
        step_of: |step, steps| format!("Étape {step} sur {steps}"),
        back: "Retour",
        next: "Suivant",
        show_me: "Montrez-moi",
        by_itself: "Lecture automatique",
        pause: "Pause",
        computer: "Ordinateur",
        stage: "Les flèches déplacent la tuile, R la tourne, Entrée la pose.",
    },
    online: super::online::french::ONLINE,
    settings: Settings {
        title: "Réglages",
        language: "Langue",
        theme: "Clair et sombre",
        as_the_device: "Comme l’appareil",
        light: "Clair",
        dark: "Sombre",
        sound: "Son",
        volume: "Volume",
        pace: "Vitesse",
        paces: ["Lente", "Normale", "Rapide", "Immédiate"],
        pace_line: "La vitesse à laquelle l’ordinateur joue et les choses bougent.",
        thinking: "Temps de réflexion",
        thinking_line: "Combien de temps Dédale, le plus fort des joueurs ordinateurs, réfléchit \
            à un coup.",
        seconds: |seconds| match seconds {
            1 => "1 seconde".to_owned(),
            _ => format!("{seconds} secondes"),
        },
        kept: "Ce que ce navigateur conserve",
        kept_line: "Les parties, les noms et les réglages ne sont conservés que dans ce \
            navigateur. Effacer ses données les efface aussi.",
        save_games: "Enregistrer toutes les parties",
        forget: "Tout oublier",
        forget_line: "Toutes les parties, tous les noms et tous les réglages disparaîtront \
            définitivement de ce navigateur. Enregistrez d’abord vos parties si vous voulez les \
            garder.",
        forget_now: "Oui, tout oublier",
        cancel: "Annuler",
        forgotten: "Tout a été oublié.",
        about: "À propos de Polis",
        version: |version| format!("Version {version}"),
        licences: "Polis est un logiciel libre, sous licence MIT ou Apache 2.0, au choix. Ses \
            polices, Alegreya et Commissioner, sont sous licence SIL Open Font License.",
    },
};

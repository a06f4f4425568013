//! French.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Composer une position",
    #[cfg(feature = "full")]
    legal: "Position légale",
    #[cfg(feature = "full")]
    not_yet: "Pas encore une position",
    #[cfg(feature = "full")]
    over: "La partie y est terminée.",
    #[cfg(feature = "full")]
    rule: |a| format!("Règle {a}"),
    #[cfg(feature = "full")]
    pool: "Tuiles non utilisées",
    #[cfg(feature = "full")]
    pool_line: "Prenez-en une et posez-la.",
    #[cfg(feature = "full")]
    in_pool: |a| format!("reste : {a}"),
    #[cfg(feature = "full")]
    tile: |a, b| format!("Tuile {a} : {b}"),
    #[cfg(feature = "full")]
    to_site: "Vers le chantier",
    #[cfg(feature = "full")]
    to_stock: "Vers l’étalage",
    #[cfg(feature = "full")]
    give: |a| format!("À {a}"),
    #[cfg(feature = "full")]
    taken: |a| format!("Tuiles de {a}"),
    #[cfg(feature = "full")]
    paid: |a| format!("Pierres payées pour la tuile {a}"),
    #[cfg(feature = "full")]
    fill: "Compléter au hasard",
    #[cfg(feature = "full")]
    clear: "Tout effacer",
    #[cfg(feature = "full")]
    lift_line: "Touchez une tuile pour la reprendre.",
    #[cfg(feature = "full")]
    starting_tile: "La tuile de départ reste.",
    #[cfg(feature = "full")]
    needed: "D’autres tuiles en dépendent : reprenez-les d’abord.",
    #[cfg(feature = "full")]
    start_stays: "Les deux paysages de départ restent ; on peut en choisir d’autres sur le côté.",
    #[cfg(feature = "full")]
    lifted: |a| format!("Reprise : {a}"),
    #[cfg(feature = "full")]
    stones: |a| format!("Pierres : {a}"),
    #[cfg(feature = "full")]
    chips: |a| format!("Jetons : {a}"),
    #[cfg(feature = "full")]
    fewer: "moins",
    #[cfg(feature = "full")]
    more: "plus",
    #[cfg(feature = "full")]
    play: "Jouer à partir d’ici",
    #[cfg(feature = "full")]
    study: "Étudier à partir d’ici",
    #[cfg(feature = "full")]
    text: "En texte",
    #[cfg(feature = "full")]
    text_line: "Copiez-le pour le garder ou l’envoyer, ou collez ici une position ou une partie.",
    #[cfg(feature = "full")]
    copy: "Copier",
    #[cfg(feature = "full")]
    take_over: "Utiliser ce texte",
    #[cfg(feature = "full")]
    cannot_read: "Ce texte est illisible.",
    #[cfg(feature = "full")]
    other_game: |a| format!("C’est une position de {a}."),
    #[cfg(feature = "full")]
    from_game: "À partir d’une partie",
    #[cfg(feature = "full")]
    game: "Partie",
    #[cfg(feature = "full")]
    ply: "Après le coup",
    #[cfg(feature = "full")]
    edit_it: "Modifier cette position",
    #[cfg(feature = "full")]
    no_games: "Aucune partie de ce jeu n’est conservée ici.",
    #[cfg(feature = "full")]
    house_of: "Maison de",
    #[cfg(feature = "full")]
    no_house: "Sans maison",
    #[cfg(feature = "full")]
    start: "Départ",
    #[cfg(feature = "full")]
    start_at: |a| format!("Paysage en {a}"),
    #[cfg(feature = "full")]
    turn: "Tour",
    #[cfg(feature = "full")]
    lays: "Tuiles encore à poser",
    #[cfg(feature = "full")]
    losses: "Pertes à décider",
    #[cfg(feature = "full")]
    players: "Qui continue",
    #[cfg(feature = "full")]
    no_architect: "Personne ne joue en solo : il n’y a pas d’Illustre Architecte.",
    #[cfg(feature = "full")]
    not_used: |a| format!("La tuile {a} ne sert pas avec ce nombre de joueurs."),
    #[cfg(feature = "full")]
    twice: |a| format!("La tuile {a} y est deux fois."),
    #[cfg(feature = "full")]
    misfit: |a, b| format!("{a} : {b}"),
    #[cfg(feature = "full")]
    too_many_turns: |a, b| format!("Tuiles prises : {a}. La partie ne compte que {b} tours."),
    #[cfg(feature = "full")]
    turn_order: |a, b, c| format!("{a} : tuiles prises {b}, mais {c} selon l’ordre du tour."),
    #[cfg(feature = "full")]
    site_size: |a, b| format!("Tuiles au chantier : {a}. À ce moment il y en a {b}."),
    #[cfg(feature = "full")]
    stones_most: |a, b, c| {
        format!("{a} : pierres {b}, mais {c} au plus avec les carrières recouvertes.")
    },
    #[cfg(feature = "full")]
    stones_least: |a, b, c| {
        format!("{a} : pierres {b}, mais on n’a pas pu payer autant : au moins {c}.")
    },
    #[cfg(feature = "full")]
    no_plaza: |a| {
        format!("L’Illustre Architecte ne paie que pour une place ; la tuile {a} n’en a pas.")
    },
    #[cfg(feature = "full")]
    paid_too_much: |a, b, c| format!("Payé pour la tuile {a} : {b}. À ce moment, {c} au plus."),
    #[cfg(feature = "full")]
    architect_stones: |a, b| {
        format!("Pierres de l’Illustre Architecte : {a}. Ce que le joueur a payé donne {b}.")
    },
    #[cfg(feature = "full")]
    building_twice: |a| format!("Le bâtiment {a} y est deux fois."),
    #[cfg(feature = "full")]
    too_many_landscapes: |a, b| format!("{a} : {b} paysages, et il n’y en a que 6."),
    #[cfg(feature = "full")]
    too_many_houses: |a, b| format!("{a} : {b} maisons, et chacun n’en a que 12."),
    #[cfg(feature = "full")]
    houses_before_turns: |a, b, c| format!("{a} : {b} maisons, mais au plus {c} tuiles posées."),
    #[cfg(feature = "full")]
    houses_moved: "Un bâtiment est sans maison, or personne n’a dû en déplacer : chacun en avait encore en main.",
    #[cfg(feature = "full")]
    stock_size: |a, b| format!("Tuiles manquantes à l’étalage : {a}. Posées ce tour : {b}."),
    #[cfg(feature = "full")]
    lays_left: "Dans un tour, il reste une ou deux tuiles à poser, ou une perte à décider.",
    #[cfg(feature = "full")]
    two_each: |a, b| {
        format!("Ce ne peut être ce tour de {a} après {b} tuiles : chacun en pose deux.")
    },
    #[cfg(feature = "full")]
    chips_wrong: "Les jetons ne correspondent pas à ce que les bâtiments entourés ont rapporté et coûté.",
    #[cfg(feature = "full")]
    no_loss: |a| format!("Aucune perte ne peut être en attente en {a}."),
    #[cfg(feature = "full")]
    no_choice: |a| format!("{a} ne peut payer pour garder la maison : il n’y a rien à décider."),
    #[cfg(feature = "full")]
    nothing_fits: "Aucune tuile de l’étalage ne peut être posée : il serait échangé.",
    #[cfg(feature = "full")]
    not_over: "La partie n’a pas pu finir ainsi.",
    #[cfg(feature = "full")]
    malformed: "Il manque quelque chose, ou il y en a trop.",
    #[cfg(feature = "full")]
    keys_line: "Touches : flèches pour déplacer, Q et E pour tourner, ↵ pose, Échap remet, Suppr reprend, S vers le chantier ou l’étalage, Z et Y annulent et rétablissent.",
};

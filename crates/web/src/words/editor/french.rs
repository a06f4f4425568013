//! French.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Composer une position",
    legal: "Position légale",
    not_yet: "Pas encore une position",
    over: "La partie y est terminée.",
    rule: |a| format!("Règle {a}"),
    pool: "Tuiles non utilisées",
    pool_line: "Prenez-en une et posez-la.",
    in_pool: |a| format!("reste : {a}"),
    tile: |a, b| format!("Tuile {a} : {b}"),
    to_site: "Vers le chantier",
    to_stock: "Vers la réserve visible",
    give: |a| format!("À {a}"),
    taken: |a| format!("Tuiles de {a}"),
    paid: |a| format!("Pierres payées pour la tuile {a}"),
    fill: "Compléter au hasard",
    clear: "Tout effacer",
    lift_line: "Touchez une tuile pour la reprendre.",
    starting_tile: "La tuile de départ reste.",
    needed: "D’autres tuiles en dépendent : reprenez-les d’abord.",
    start_stays: "Les deux paysages de départ restent ; on peut en choisir d’autres sur le côté.",
    lifted: |a| format!("Reprise : {a}"),
    stones: |a| format!("Pierres : {a}"),
    chips: |a| format!("Jetons : {a}"),
    fewer: "moins",
    more: "plus",
    play: "Jouer à partir d’ici",
    study: "Étudier à partir d’ici",
    text: "En texte",
    text_line: "Copiez-le pour le garder ou l’envoyer, ou collez ici une position ou une partie.",
    copy: "Copier",
    take_over: "Utiliser ce texte",
    cannot_read: "Ce texte est illisible.",
    other_game: |a| format!("C’est une position de {a}."),
    from_game: "À partir d’une partie",
    game: "Partie",
    ply: "Après le coup",
    edit_it: "Modifier cette position",
    no_games: "Aucune partie de ce jeu n’est conservée ici.",
    house_of: "Maison de",
    no_house: "Sans maison",
    start: "Départ",
    start_at: |a| format!("Paysage en {a}"),
    turn: "Tour",
    lays: "Tuiles encore à poser",
    losses: "Pertes à décider",
    players: "Qui continue",
    no_architect: "Personne ne joue en solo : il n’y a pas d’Architecte illustre.",
    not_used: |a| format!("La tuile {a} ne sert pas avec ce nombre de joueurs."),
    twice: |a| format!("La tuile {a} y est deux fois."),
    misfit: |a, b| format!("{a} : {b}"),
    too_many_turns: |a, b| format!("Tuiles prises : {a}. La partie ne compte que {b} tours."),
    turn_order: |a, b, c| format!("{a} : tuiles prises {b}, mais {c} selon l’ordre du tour."),
    site_size: |a, b| format!("Tuiles au chantier : {a}. À ce moment il y en a {b}."),
    stones_most: |a, b, c| {
        format!("{a} : pierres {b}, mais {c} au plus avec les carrières recouvertes.")
    },
    stones_least: |a, b, c| {
        format!("{a} : pierres {b}, mais on n’a pas pu payer autant : au moins {c}.")
    },
    no_plaza: |a| {
        format!("L’Architecte illustre ne paie que pour une place ; la tuile {a} n’en a pas.")
    },
    paid_too_much: |a, b, c| format!("Payé pour la tuile {a} : {b}. À ce moment, {c} au plus."),
    architect_stones: |a, b| {
        format!("Pierres de l’Architecte illustre : {a}. Ce que le joueur a payé donne {b}.")
    },
    building_twice: |a| format!("Le bâtiment {a} y est deux fois."),
    too_many_landscapes: |a, b| format!("{a} : {b} paysages, et il n’y en a que 6."),
    too_many_houses: |a, b| format!("{a} : {b} maisons, et chacun n’en a que 12."),
    houses_before_turns: |a, b, c| format!("{a} : {b} maisons, mais au plus {c} tuiles posées."),
    houses_moved: "Un bâtiment est sans maison, or personne n’a dû en déplacer : chacun en avait encore en main.",
    stock_size: |a, b| {
        format!("Tuiles manquantes dans la réserve visible : {a}. Posées ce tour : {b}.")
    },
    lays_left: "Dans un tour, il reste une ou deux tuiles à poser, ou une perte à décider.",
    two_each: |a, b| {
        format!("Ce ne peut être ce tour de {a} après {b} tuiles : chacun en pose deux.")
    },
    chips_wrong: "Les jetons ne correspondent pas à ce que les bâtiments entourés ont rapporté et coûté.",
    no_loss: |a| format!("Aucune perte ne peut être en attente en {a}."),
    no_choice: |a| format!("{a} ne peut payer pour garder la maison : il n’y a rien à décider."),
    nothing_fits: "Aucune tuile de la réserve visible ne peut être posée : elle serait échangée.",
    not_over: "La partie n’a pas pu finir ainsi.",
    malformed: "Il manque quelque chose, ou il y en a trop.",
    keys_line: "Touches : flèches pour déplacer, Q et E pour tourner, ↵ pose, Échap remet, Suppr reprend, S vers le chantier ou la réserve, Z et Y annulent et rétablissent.",
};

//! French: the words of the booklet.

use super::AkropolisTable;
use crate::words::plural::french;

pub const TABLE: AkropolisTable = AkropolisTable {
    turn_of: |turn, turns| format!("tour {turn} sur {turns}"),
    cities: "Cités",
    your_city: "Votre Cité",
    city_of: |name| format!("Cité : {name}"),
    tiles: |tiles| french(tiles, "tuile", "tuiles"),
    levels: |levels| french(levels, "niveau", "niveaux"),
    lakes: |lakes| french(lakes, "lac", "lacs"),
    estate_line: "Il ne pose rien : toutes ses tuiles comptent.",
    site: "Chantier",
    site_line: "la première tuile est gratuite, chaque suivante coûte une Pierre de plus",
    tile: |number| format!("Tuile {number}"),
    free: "gratuite",
    in_hand: "en main",
    short_by: |stones| format!("manque {stones}"),
    stacks: |stacks| french(stacks, "pile restante", "piles restantes"),
    stones: |stones| french(stones, "Pierre", "Pierres"),
    chief: "Architecte en Chef",
    sheet: "Feuille de score",
    with_hand: "avec la tuile en main",
    district: "Quartier",
    calculation: "valeur × étoiles",
    stones_row: "Pierres",
    quarries_row: "Carrières",
    total: "Total",
    to_come: "Encore à venir",
    to_come_line: |tiles, stacks| {
        let tiles = french(tiles, "tuile", "tuiles");
        let stacks = french(stacks, "pile", "piles");
        format!("{tiles} en {stacks}, dernière non jouée")
    },
    districts: "Quartiers",
    plazas: "Places",
    plaza: [
        "Place Habitations",
        "Place Marchés",
        "Place Casernes",
        "Place Temples",
        "Place Jardins",
    ],
    quarry: "Carrière",
    turn_left: "Tourner à gauche",
    turn_right: "Tourner à droite",
    place: "Poser",
    put_back: "Reposer",
    hint: "Conseil",
    hint_wait: "Recherche d’un bon coup.",
    closer: "Plus près",
    farther: "Plus loin",
    whole_city: "Toute la Cité",
    turn_view: "Tourner la vue",
    above: "Vue de dessus",
    marks: "Marquer ce qui ne rapporte rien",
    live_scores: "Afficher le score pendant la partie",
    menu: "Menu",
    close: "Fermer",
    choose: "Choisissez une tuile.",
    choose_line: "Touchez une tuile du Chantier pour la prendre en main.",
    find_place: "Choisissez un emplacement.",
    find_place_line: "Un point vert marque le milieu de chaque emplacement possible.",
    to_level: |what, level| format!("{what} : au niveau {level}"),
    costs: |price, won| {
        let stones = |number| french(number, "Pierre", "Pierres");
        match (price, won) {
            (0, 0) => "Elle est gratuite.".to_owned(),
            (0, won) => format!(
                "Elle est gratuite ; les Carrières rapportent {}.",
                stones(won)
            ),
            (price, 0) => format!("Payez {}.", stones(price)),
            (price, won) => format!("Payez {}, récupérez-en {won} des Carrières.", stones(price)),
        }
    },
    covers: |what| format!("Recouvert : {what}."),
    begins: |what| format!("Compte désormais : {what}."),
    ceases: |what| format!("Ne compte plus : {what}."),
    doubles: |what| format!("Doublé désormais : {what}."),
    suggested: "Conseil",
    level: |level| format!("Niveau {level}"),
    allowed: "permis",
    refused: "Elle ne peut pas être posée ici.",
    touches_nothing: "Elle ne touche rien. Elle doit toucher votre Cité par un bord.",
    not_level: |[a, b, c]| {
        format!("Pas de niveau : elle reposerait sur les hauteurs {a}, {b} et {c}.")
    },
    one_tile: "Les trois hexagones sont sur une seule tuile. Il en faut deux au moins.",
    full: "La Cité est pleine.",
    last: |tile| format!("dernier coup : {tile}"),
    laid: |name, tile| format!("{name} : {tile}."),
    architect_plaza: |name, tile, price| match price {
        0 => format!("{name} prend {tile} : la première tuile a une Place et elle est gratuite."),
        _ => format!(
            "{name} paie {} et prend {tile} : la moins chère des tuiles avec une Place.",
            french(price, "Pierre", "Pierres")
        ),
    },
    architect_first: |name, tile| {
        format!(
            "{name} prend {tile}, la première tuile : il ne peut en payer aucune avec une Place."
        )
    },
    gives_stone: "Elle donne 1 Pierre quand elle est recouverte.",
    multiplies: |stars| {
        format!(
            "{} la valeur de ses Quartiers.",
            french(stars, "étoile multiplie", "étoiles multiplient")
        )
    },
    doubled: "La variante double sa valeur.",
    not_in_group: |houses, value| {
        let houses = french(houses, "hexagone", "hexagones");
        format!("Pas dans le plus grand groupe ({houses}, valeur {value}).")
    },
    next_to_market: "Il est adjacent à un autre Marché.",
    walled_in: "Enfermé : aucun côté n’est en bordure de la Cité.",
    only_lake: "Seul un lac est adjacent, et ce n’est pas la bordure de la Cité.",
    open_sides: |number, sides| match number {
        1 => format!("Un côté est ouvert : {sides}."),
        _ => format!("{number} côtés sont ouverts : {sides}."),
    },
    no_plaza: |district| format!("{district} : aucune Place de ce type, rien ne compte."),
    directions: [
        "nord",
        "nord-est",
        "sud-est",
        "sud",
        "sud-ouest",
        "nord-ouest",
    ],
    result: "Résultat",
    by_stones: "Égalité de points : le plus de Pierres l’emporte.",
    shared: "Égalité de points et de Pierres : la victoire est partagée.",
    architect_ties: "Égalité de points et de Pierres : l’Illustre Architecte gagne.",
    statistics: "La partie",
    highest_level: "Niveau le plus haut",
    stones_won: "Pierres des Carrières",
    stones_spent: "Pierres payées",
    best_move: "Meilleur coup",
    best_move_line: |turn, points| format!("{points} (tour {turn})"),
    look: "Voir les Cités",
    copy: "Copier la partie",
    copied: "Copié",
    not_copied: "Le navigateur refuse la copie",
    save: "Enregistrer la partie",
    picture_svg: "Image (SVG)",
    picture_png: "Image (PNG)",
    keys: "Touches",
    key_lines: [
        "Prendre une tuile du Chantier",
        "Déplacer la tuile en main d’un emplacement à l’autre",
        "Parcourir les emplacements, le meilleur d’abord",
        "Tourner la tuile à gauche ou à droite",
        "Poser la tuile",
        "Reposer la tuile, fermer",
        "Annuler, rétablir",
        "Conseil",
        "Cité suivante",
        "Marquer ce qui ne rapporte rien",
        "Vue de dessus",
        "Tourner la vue",
        "Déplacer la vue",
        "Plus près, plus loin, toute la Cité",
        "Ces touches",
    ],
};

//! French.

use super::Pad;

pub const PAD: Pad = Pad {
    title: "Bloc de score",
    lead: "Comptez la partie jouée sur votre table : avec des nombres, comme sur le bloc de score, \
        ou en reconstruisant ce qui s’y trouve.",
    count: "Compter une partie",
    games: [
        "Valeur et étoiles de chaque type, ou toute la cité hexagone par hexagone. Les variantes \
            et les Illustres Architectes du mode solo comptent aussi.",
        "Les plus grands groupes et les jetons, ou toute la ville case par case.",
    ],
    past: "Parties comptées",
    none_yet: "Aucune pour l’instant. Ce que vous comptez est conservé dans ce navigateur.",
    open: "Ouvrir",
    removed: "La feuille a été supprimée.",
    unreadable: "Une feuille conservée ne peut pas être lue par cette version.",
    missing: "Cette feuille n’est pas sur cet appareil.",
    not_kept: "Le navigateur ne conserve pas cette feuille : son stockage est plein ou désactivé.",
    all_sheets: "Toutes les parties comptées",
    no_opponent: "Personne",
    no_opponent_line: "Compter seulement une cité.",
    start: "Commencer à compter",
    way: "Façon de compter",
    quick: "Nombres",
    exact: "Reconstruire",
    value: "Valeur",
    stars: "Étoiles",
    less: |what| format!("{what} : moins"),
    more: |what| format!("{what} : plus"),
    with_doublings: "Comme sur le bloc de score : un Quartier doublé par une variante compte deux \
        fois dans la valeur.",
    step_of: |name, number, all| format!("{name}, {number} sur {all}"),
    back_to: |name| format!("Retour à {name}"),
    next: |name| format!("Suite : {name}"),
    result: "Résultat",
    erase: "Retirer",
    why: "Pourquoi ?",
    form: "Nature",
    district: "Quartier",
    plaza: "Place",
    lower: "Plus bas",
    higher: "Plus haut",
    clear: "Recommencer",
    empty: "Espace vide",
    lake: "Lac : la cité l’entoure.",
    tap: "Choisissez un élément, puis touchez ses hexagones.",
    city_board: "La cité. Les flèches passent d’un hexagone à l’autre. H, M, B, T, G et Q posent \
        habitations, marchés, casernes, temples, jardins et carrière, P change un Quartier en \
        Place, 1 à 9 donnent le niveau, Suppr retire.",
    refused: "Il n’y a pas de place pour cela ici.",
    doubt: "Quelque chose ne va pas. La feuille compte ce qui est saisi.",
    apart: |hexes| match hexes {
        0 | 1 => format!("{hexes} élément est séparé du reste."),
        _ => format!("{hexes} éléments sont séparés du reste."),
    },
    ground: |hexes| {
        format!(
            "Hexagones construits : {hexes} ; la tuile de départ et des tuiles de trois en font 4, \
             7, 10, etc."
        )
    },
    level: |level, hexes| {
        format!("Hexagones au niveau {level} : {hexes} ; des tuiles de trois en font 3, 6, 9, etc.")
    },
    no_tiles: |level| {
        format!("Les hexagones du niveau {level} ne se partagent pas en tuiles de trois.")
    },
    too_many_tiles: |tiles| format!("Il faudrait {tiles} tuiles ; personne n’en pose plus de 30."),
    too_many_houses: |name, houses| format!("{name} a {houses} maisons ; il y en a 12."),
    too_often: |scenery, landscapes| {
        format!("{landscapes} paysages montrent : {scenery} ; il y en a 6.")
    },
    twice: |building| format!("Le bâtiment {building} est posé plusieurs fois."),
    house_of: |name| format!("Maison : {name}"),
    no_house: "Sans maison",
    which: "Quel bâtiment",
    which_line: "Cela ne change rien au décompte final : seuls comptent l’endroit et la maison qui \
        s’y trouve.",
    next_by_number: "Au choix",
    town_board: "La ville. Les flèches passent d’une case à l’autre. E, F, M et W posent terre, \
        forêt, prairie et eau ; 1 et 2 posent un bâtiment avec la maison du premier ou du second \
        joueur, 0 sans maison ; Suppr retire.",
    tap_town: "Choisissez un paysage ou un bâtiment, puis touchez ses cases. Toucher encore tourne \
        un bâtiment.",
    bankrupt: "Qui n’a pas pu payer une perte ?",
    nobody: "Personne",
    share: "Partager",
    picture: "Enregistrer comme image",
    copy: "Copier comme texte",
    another: "Compter une autre partie",
};

//! French.

use super::{ArchitektonTable, Who};
use crate::words::plural::french;

pub const TABLE: ArchitektonTable = ArchitektonTable {
    town: "La ville",
    town_line: |tiles, enclosed| {
        let tiles = french(tiles, "tuile", "tuiles");
        let enclosed = french(enclosed, "bâtiment entouré", "bâtiments entourés");
        format!("{tiles}, {enclosed}")
    },
    match_line: |one, other| format!("match en deux points de victoire, {one} : {other}"),
    tile_of_two: |number| format!("tuile {number} sur 2"),
    last_round: "dernier tour",
    stock: "Étalage",
    buildings: "Bâtiments",
    landscapes: "Paysages",
    left: |pile, reserve| format!("{pile} en pile + {reserve} en réserve"),
    building: |number| format!("bâtiment {number}"),
    landscape: |scenery| format!("paysage {scenery}"),
    sceneries: ["terre", "forêt", "prairie", "eau"],
    sides: ["nord", "est", "sud", "ouest"],
    chips,
    houses_in_hand: |houses| format!("{houses} en main"),
    group_of: |houses| format!("groupe de {houses}"),
    score: "Score",
    largest_group: "Plus grand groupe",
    safe: "sûr à la fin",
    chips_row: "Jetons",
    if_ended: "Si c’était fini",
    hidden: "Encore cachés",
    last_tiles: "Derniers coups",
    tile_at: |tile, place| format!("{tile} en {place}"),
    house_kept: |place| format!("garde la maison en {place}"),
    house_removed: |place| format!("reprend la maison en {place}"),
    choose: "Choisissez une tuile.",
    choose_line: "Prenez une tuile de l’étalage. Vous en posez deux par tour.",
    find_place: "Choisissez une place.",
    find_place_line: "Point plein : le côté correspond. Anneau : il ne correspond pas.",
    fits_nowhere: "Cette tuile ne va nulle part pour l’instant. Prenez-en une autre.",
    lay: "Poser",
    then_second: "Puis posez une seconde tuile.",
    then_other: "Puis votre tour est fini.",
    house_comes: "Une de vos maisons y est placée.",
    house_moves: "Vous n’avez plus de maison en main : celle qui pâlit y est déplacée.",
    another_house: "Une autre maison",
    turned_by_itself: "Tournée pour convenir.",
    what_it_does: "Ce que fait cette tuile",
    group_note: |before, after| format!("groupe {before}\u{a0}→\u{a0}{after}"),
    sides_match: |matching, touching| match (matching, touching) {
        (1, 1) => "Le seul côté qui touche correspond".to_owned(),
        (2, 2) => "Les deux côtés qui touchent correspondent".to_owned(),
        (matching, touching) if matching == touching => {
            format!("Les {touching} côtés qui touchent correspondent")
        }
        (1, touching) => format!("1 côté sur {touching} correspond"),
        (matching, touching) => format!("{matching} côtés sur {touching} correspondent"),
    },
    no_loss_yet: "Aucune perte en vue.",
    will_cost: |who, number| match who {
        None => format!(
            "Une fois entouré, il vous coûte au moins {}.",
            chips(number)
        ),
        Some(name) => format!(
            "Une fois entouré, il coûte au moins {} à {name}.",
            chips(number)
        ),
    },
    is_safe: |landscapes| format!("{landscapes} paysages à côté : il est sûr à la fin."),
    not_safe_yet: |landscapes| match landscapes {
        1 => "Un seul paysage à côté : il en faut trois pour qu’il reste.".to_owned(),
        _ => "Deux paysages à côté : il en faut un troisième pour qu’il reste.".to_owned(),
    },
    side_fits: |building, owner| format!("Bâtiment {building} ({owner}) : ce côté correspond."),
    side_is_wrong: |building, owner| {
        format!("Bâtiment {building} ({owner}) : ce côté ne correspond pas.")
    },
    becomes_safe: |building, owner| {
        format!("Le bâtiment {building} ({owner}) est désormais sûr à la fin.")
    },
    unowned_enclosed: |building| {
        format!("Le bâtiment {building} n’a pas de maison : il est entouré sans être compté.")
    },
    yours: "à vous",
    of_nobody: "sans maison",
    group_changes: |who, before, after| match who {
        None => format!("Votre groupe sûr : {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("Groupe sûr de {name} : {before}\u{a0}→\u{a0}{after}."),
    },
    points_change: |who, before, after| match who {
        None => format!("Vos points si c’était fini : {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("Points de {name} si c’était fini : {before}\u{a0}→\u{a0}{after}."),
    },
    must_choose: |who, keep, remove| {
        let who = verb_first(who, "choisissez", "choisit");
        let keep = chips(keep);
        let remove = match remove {
            0 => "gratuitement".to_owned(),
            _ => format!("pour {}", chips(remove)),
        };
        format!("{who} ensuite : garder la maison pour {keep} ou la reprendre {remove}.")
    },
    wins_with_it: |who| format!("La partie finit ainsi : {}.", verb(who, "gagnez", "gagne")),
    draw_with_it: "La partie finit ainsi : partie nulle.",
    gained: |who| {
        let who = verb(who, "gagnez", "gagne");
        format!("Entouré, tous les côtés correspondent : {who} 1 jeton.")
    },
    kept: |who, paid| {
        let keeps = verb_first(who, "gardez", "garde");
        format!(
            "{keeps} la maison et {} {}.",
            form(who, "payez", "paie"),
            chips(paid)
        )
    },
    removed: |who, paid| {
        if paid == 0 {
            format!(
                "{} la maison et ne {} rien.",
                verb_first(who, "reprenez", "reprend"),
                form(who, "payez", "paie")
            )
        } else {
            let takes = verb_first(who, "reprenez", "reprend");
            format!(
                "{takes} la maison et {} {}.",
                form(who, "payez", "paie"),
                chips(paid)
            )
        }
    },
    had_to_remove: |who, paid| {
        if paid == 0 {
            format!(
                "{} reprendre la maison : les jetons manquent pour la garder.",
                verb_first(who, "devez", "doit")
            )
        } else {
            let must = verb_first(who, "devez", "doit");
            let paid = chips(paid);
            format!(
                "{must} reprendre la maison et payer {paid} : les jetons manquent pour la garder."
            )
        }
    },
    bankrupt: |who, loss| {
        let loss = french(loss, "côté ne correspond", "côtés ne correspondent");
        let who = verb(who, "ne pouvez", "ne peut");
        format!("Entouré, {loss} pas, et {who} pas payer : la partie finit.")
    },
    exchanged: "Aucune tuile de l’étalage ne pouvait être posée : il a été échangé.",
    skipped: |who| {
        let who = verb(who, "passez votre", "passe son");
        format!("Aucune tuile ne peut être posée : {who} tour.")
    },
    last_round_begins: |turns| match turns {
        1 => "Le dernier tour commence : encore un tour.".to_owned(),
        _ => "Le dernier tour commence : encore un tour pour chacun.".to_owned(),
    },
    is_taken: "Une tuile est déjà ici.",
    for_landscapes: "Seul un paysage peut être ici : bâtiments et paysages alternent.",
    for_buildings: "Seul un bâtiment peut être ici : bâtiments et paysages alternent.",
    touches_nothing: "Elle ne touche rien. Elle doit avoir un côté commun avec une tuile.",
    nothing_matches: "Aucun côté ne correspond ici, de quelque façon qu’on la tourne.",
    not_now: "Cela ne peut pas être joué maintenant.",
    enclosed_with: |building, wrong| {
        let wrong = french(wrong, "côté ne correspond", "côtés ne correspondent");
        format!("Le bâtiment {building} est entouré, et {wrong} pas.")
    },
    decide_line: "Gardez votre maison, ou reprenez-la en main pour 1 jeton de moins.",
    keep: "Garder la maison",
    remove: "La reprendre",
    pay: |number| match number {
        0 => "ne rien payer".to_owned(),
        _ => format!("payer {}", chips(number)),
    },
    decides: |name| format!("{name} décide de la maison"),
    owner: |name| format!("Maison : {name}"),
    matches: |side, scenery| format!("{side} : {scenery}, correspond"),
    differs: |side, shown, found| format!("{side} : {shown} à côté de {found}"),
    open: |side, shown| format!("{side} : {shown}, encore libre"),
    brought: "Entouré : il a rapporté 1 jeton.",
    cost: |number| format!("Entouré : une perte de {}.", chips(number)),
    scored_nobody: "Entouré : sans maison, il n’est pas compté.",
    goes_at_the_end: |landscapes| match landscapes {
        1 => "Un seul paysage à côté : il est retiré à la fin.".to_owned(),
        _ => "Deux paysages à côté : il est retiré à la fin.".to_owned(),
    },
    landscape_line: "Les bâtiments voisins veulent un côté comme celui-ci.",
    final_scoring: "Décompte final",
    houses_row: "Maisons sur le plateau",
    total: "Points",
    are_removed: |buildings| match buildings {
        0 => "Chaque bâtiment touche au moins trois paysages : aucun n’est retiré.".to_owned(),
        1 => "1 bâtiment qui ne touche que 1 ou 2 paysages est retiré.".to_owned(),
        _ => format!("{buildings} bâtiments qui ne touchent que 1 ou 2 paysages sont retirés."),
    },
    by_points: |more, fewer| format!("{more} points à {fewer}."),
    by_houses: "Égalité de points : le plus de maisons sur le plateau l’emporte.",
    drawn: "Partie nulle",
    drawn_line: "Autant de points, et autant de maisons sur le plateau.",
    early_end: |who| {
        let who = verb_first(who, "ne pouvez", "ne peut");
        format!("{who} pas payer : la partie finit avant l’heure, pour 2 points de victoire.")
    },
    match_score: "Match en deux points de victoire",
    wins_match: |who| format!("{} le match.", verb_first(who, "gagnez", "gagne")),
    next_game: "Partie suivante",
    new_match: "Nouveau match",
    whole_town: "Toute la ville",
    marks: "Montrer ce qui compte",
    details: "Score et détails",
    board: "La ville. Les flèches déplacent, Entrée pose la tuile, le point d’interrogation liste les touches.",
    allowed: "permis",
    tiles_laid: "Bâtiments et paysages posés",
    sides_matching: "Côtés qui correspondent",
    sides_wrong: "Côtés qui ne correspondent pas",
    chips_gained: "Jetons gagnés",
    chips_paid: "Jetons payés",
    houses_taken_back: "Maisons reprises",
    key_lines: [
        "Prendre une tuile de l’étalage",
        "Déplacer la tuile de place en place, ou le curseur de tuile en tuile",
        "Parcourir les places, la meilleure d’abord",
        "Tourner la tuile à gauche ou à droite",
        "Déplacer une autre maison",
        "Poser la tuile",
        "Garder la maison, la reprendre",
        "Remettre la tuile, fermer",
        "Annuler, rétablir",
        "Conseil",
        "Montrer ce qui compte",
        "Vue de dessus",
        "Déplacer la vue",
        "Plus près, plus loin, toute la ville",
        "Ces touches",
    ],
};

fn chips(number: usize) -> String {
    french(number, "jeton", "jetons")
}

/// The form of a verb.
fn form(who: Who, you: &'static str, other: &'static str) -> &'static str {
    match who {
        None => you,
        Some(_) => other,
    }
}

/// Somebody and a verb, within a sentence.
fn verb(who: Who, you: &str, other: &str) -> String {
    match who {
        None => format!("vous {you}"),
        Some(name) => format!("{name} {other}"),
    }
}

/// Somebody and a verb, at the beginning of a sentence.
fn verb_first(who: Who, you: &str, other: &str) -> String {
    match who {
        None => format!("Vous {you}"),
        Some(name) => format!("{name} {other}"),
    }
}

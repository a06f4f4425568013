//! Greek.

use super::{ArchitektonTable, Who};
use crate::words::plural::one_other;

pub const TABLE: ArchitektonTable = ArchitektonTable {
    town: "Η πόλη",
    town_line: |tiles, enclosed| {
        let tiles = one_other(tiles, "πλακίδιο", "πλακίδια");
        let enclosed = one_other(enclosed, "κλεισμένο κτίριο", "κλεισμένα κτίρια");
        format!("{tiles}, {enclosed}")
    },
    match_line: |one, other| format!("αγώνας στους δύο βαθμούς νίκης, {one} : {other}"),
    tile_of_two: |number| format!("πλακίδιο {number} από 2"),
    last_round: "τελευταίος γύρος",
    stock: "Απόθεμα",
    buildings: "Κτίρια",
    landscapes: "Τοπία",
    left: |pile, reserve| format!("{pile} στη στοίβα + {reserve} εφεδρεία"),
    building: |number| format!("κτίριο {number}"),
    landscape: |scenery| format!("τοπίο {scenery}"),
    sceneries: ["γη", "δάσος", "λιβάδι", "νερό"],
    sides: ["βορράς", "ανατολή", "νότος", "δύση"],
    chips,
    houses_in_hand: |houses| format!("{houses} στο χέρι"),
    group_of: |houses| format!("ομάδα {houses}"),
    score: "Βαθμολογία",
    largest_group: "Μεγαλύτερη ομάδα",
    safe: "σίγουρα στο τέλος",
    chips_row: "Μάρκες",
    if_ended: "Αν τελείωνε τώρα",
    hidden: "Ακόμη κρυμμένα",
    last_tiles: "Τελευταίες κινήσεις",
    tile_at: |tile, place| format!("{tile} στο {place}"),
    house_kept: |place| format!("κρατά το σπίτι στο {place}"),
    house_removed: |place| format!("παίρνει πίσω το σπίτι από το {place}"),
    choose: "Διαλέξτε πλακίδιο.",
    choose_line: "Πάρτε ένα πλακίδιο από το απόθεμα. Τοποθετείτε δύο σε κάθε σειρά.",
    find_place: "Διαλέξτε θέση.",
    find_place_line: "Γεμάτη κουκκίδα: η πλευρά ταιριάζει. Δαχτυλίδι: δεν ταιριάζει.",
    fits_nowhere: "Αυτό το πλακίδιο δεν χωράει πουθενά τώρα. Πάρτε άλλο.",
    lay: "Τοποθέτηση",
    then_second: "Έπειτα τοποθετείτε δεύτερο πλακίδιο.",
    then_other: "Έπειτα τελειώνει η σειρά σας.",
    house_comes: "Ένα σπίτι σας μπαίνει πάνω του.",
    house_moves: "Δεν έχετε σπίτι στο χέρι: το ξεθωριασμένο μετακινείται εδώ.",
    another_house: "Άλλο σπίτι",
    turned_by_itself: "Στράφηκε για να ταιριάζει.",
    what_it_does: "Τι κάνει αυτό το πλακίδιο",
    group_note: |before, after| format!("ομάδα {before}\u{a0}→\u{a0}{after}"),
    sides_match: |matching, touching| match (matching, touching) {
        (1, 1) => "Η μόνη πλευρά που αγγίζει ταιριάζει".to_owned(),
        (2, 2) => "Και οι δύο πλευρές που αγγίζουν ταιριάζουν".to_owned(),
        (matching, touching) if matching == touching => {
            format!("Και οι {touching} πλευρές που αγγίζουν ταιριάζουν")
        }
        (1, touching) => format!("1 από {touching} πλευρές ταιριάζει"),
        (matching, touching) => format!("{matching} από {touching} πλευρές ταιριάζουν"),
    },
    no_loss_yet: "Καμία απώλεια στον ορίζοντα.",
    will_cost: |who, number| match who {
        None => format!("Όταν κλειστεί, σας κοστίζει τουλάχιστον {}.", chips(number)),
        Some(name) => format!(
            "Όταν κλειστεί, κοστίζει τουλάχιστον {} ({name}).",
            chips(number)
        ),
    },
    is_safe: |landscapes| format!("{landscapes} τοπία δίπλα: μένει σίγουρα στο τέλος."),
    not_safe_yet: |landscapes| match landscapes {
        1 => "Μόνο ένα τοπίο δίπλα: μένει μόνο με τρία.".to_owned(),
        _ => "Μόνο δύο τοπία δίπλα: μένει μόνο με τρίτο.".to_owned(),
    },
    side_fits: |building, owner| format!("Κτίριο {building} ({owner}): αυτή η πλευρά ταιριάζει."),
    side_is_wrong: |building, owner| {
        format!("Κτίριο {building} ({owner}): αυτή η πλευρά δεν ταιριάζει.")
    },
    becomes_safe: |building, owner| {
        format!("Το κτίριο {building} ({owner}) μένει πια σίγουρα στο τέλος.")
    },
    unowned_enclosed: |building| {
        format!("Το κτίριο {building} δεν έχει σπίτι: κλείνεται χωρίς βαθμολόγηση.")
    },
    yours: "δικό σας",
    of_nobody: "χωρίς σπίτι",
    group_changes: |who, before, after| match who {
        None => format!("Η σίγουρη ομάδα σας: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("Σίγουρη ομάδα ({name}): {before}\u{a0}→\u{a0}{after}."),
    },
    points_change: |who, before, after| match who {
        None => format!("Οι πόντοι σας αν τελείωνε τώρα: {before}\u{a0}→\u{a0}{after}."),
        Some(name) => format!("Πόντοι αν τελείωνε τώρα ({name}): {before}\u{a0}→\u{a0}{after}."),
    },
    must_choose: |who, keep, remove| {
        let keep = chips(keep);
        let remove = match remove {
            0 => "χωρίς πληρωμή".to_owned(),
            _ => format!("με {}", chips(remove)),
        };
        let choose = match who {
            None => "Έπειτα επιλέγετε".to_owned(),
            Some(name) => format!("Έπειτα επιλέγει: {name}"),
        };
        format!("{choose}, κρατώντας το σπίτι με {keep} ή παίρνοντάς το πίσω {remove}.")
    },
    wins_with_it: |who| match who {
        None => "Το παιχνίδι τελειώνει έτσι: κερδίζετε.".to_owned(),
        Some(name) => format!("Το παιχνίδι τελειώνει έτσι: νικητής {name}."),
    },
    draw_with_it: "Το παιχνίδι τελειώνει έτσι: ισοπαλία.",
    gained: |who| {
        let who = verb(who, "κερδίζετε", "κερδίζει");
        format!("Κλείστηκε, όλες οι πλευρές ταιριάζουν: {who} 1 μάρκα.")
    },
    kept: |who, paid| {
        let keeps = verb(who, "Κρατάτε", "κρατά");
        format!(
            "{keeps} το σπίτι και {} {}.",
            form(who, "πληρώνετε", "πληρώνει"),
            chips(paid)
        )
    },
    removed: |who, paid| {
        if paid == 0 {
            format!(
                "{} πίσω το σπίτι και δεν {} τίποτα.",
                verb(who, "Παίρνετε", "παίρνει"),
                form(who, "πληρώνετε", "πληρώνει")
            )
        } else {
            let takes = verb(who, "Παίρνετε", "παίρνει");
            let pays = form(who, "πληρώνετε", "πληρώνει");
            format!("{takes} πίσω το σπίτι και {pays} {}.", chips(paid))
        }
    },
    had_to_remove: |who, paid| {
        if paid == 0 {
            format!(
                "{} αναγκαστικά πίσω το σπίτι: οι μάρκες δεν φτάνουν για να μείνει.",
                verb(who, "Παίρνετε", "παίρνει")
            )
        } else {
            let must = verb(who, "Παίρνετε", "παίρνει");
            let pays = form(who, "πληρώνετε", "πληρώνει");
            let paid = chips(paid);
            format!(
                "{must} αναγκαστικά πίσω το σπίτι και {pays} {paid}: οι μάρκες δεν φτάνουν για να μείνει."
            )
        }
    },
    bankrupt: |who, loss| {
        let loss = one_other(loss, "πλευρά δεν ταιριάζει", "πλευρές δεν ταιριάζουν");
        let who = verb(who, "δεν μπορείτε να πληρώσετε", "δεν μπορεί να πληρώσει");
        format!("Κλείστηκε, {loss}, και {who}: το παιχνίδι τελειώνει.")
    },
    exchanged: "Κανένα πλακίδιο του αποθέματος δεν χωρούσε: ανταλλάχθηκε.",
    skipped: |who| {
        let who = verb(who, "χάνετε", "χάνει");
        format!("Κανένα πλακίδιο δεν χωράει: {who} τη σειρά.")
    },
    last_round_begins: |turns| match turns {
        1 => "Αρχίζει ο τελευταίος γύρος: μία σειρά ακόμη.".to_owned(),
        _ => "Αρχίζει ο τελευταίος γύρος: μία σειρά ακόμη για τον καθένα.".to_owned(),
    },
    is_taken: "Εδώ υπάρχει ήδη πλακίδιο.",
    for_landscapes: "Εδώ μπαίνει μόνο τοπίο: κτίρια και τοπία εναλλάσσονται.",
    for_buildings: "Εδώ μπαίνει μόνο κτίριο: κτίρια και τοπία εναλλάσσονται.",
    touches_nothing: "Δεν αγγίζει τίποτα. Πρέπει να έχει κοινή πλευρά με πλακίδιο.",
    nothing_matches: "Καμία πλευρά δεν ταιριάζει εδώ, όπως κι αν στραφεί.",
    not_now: "Αυτό δεν μπορεί να παιχτεί τώρα.",
    enclosed_with: |building, wrong| {
        let wrong = one_other(wrong, "πλευρά δεν ταιριάζει", "πλευρές δεν ταιριάζουν");
        format!("Το κτίριο {building} κλείστηκε, και {wrong}.")
    },
    decide_line: "Κρατήστε το σπίτι σας ή πάρτε το πίσω στο χέρι με 1 μάρκα λιγότερη.",
    keep: "Το σπίτι μένει",
    remove: "Το παίρνω πίσω",
    pay: |number| match number {
        0 => "χωρίς πληρωμή".to_owned(),
        _ => format!("πληρωμή: {}", chips(number)),
    },
    decides: |name| format!("Για το σπίτι αποφασίζει: {name}"),
    owner: |name| format!("Σπίτι: {name}"),
    matches: |side, scenery| format!("{side}: {scenery}, ταιριάζει"),
    differs: |side, shown, found| format!("{side}: {shown} δίπλα σε {found}"),
    open: |side, shown| format!("{side}: {shown}, ακόμη ελεύθερη"),
    brought: "Κλείστηκε: έδωσε 1 μάρκα.",
    cost: |number| format!("Κλείστηκε: απώλεια {}.", chips(number)),
    scored_nobody: "Κλείστηκε: χωρίς σπίτι δεν βαθμολογείται.",
    goes_at_the_end: |landscapes| match landscapes {
        1 => "Ένα τοπίο δίπλα: στο τέλος αφαιρείται.".to_owned(),
        _ => "Δύο τοπία δίπλα: στο τέλος αφαιρείται.".to_owned(),
    },
    landscape_line: "Τα διπλανά κτίρια θέλουν τέτοια πλευρά.",
    final_scoring: "Τελική βαθμολόγηση",
    houses_row: "Σπίτια στο ταμπλό",
    total: "Πόντοι",
    are_removed: |buildings| match buildings {
        0 => "Κάθε κτίριο αγγίζει τρία τοπία ή περισσότερα: κανένα δεν αφαιρείται.".to_owned(),
        1 => "Αφαιρείται 1 κτίριο που αγγίζει μόνο 1 ή 2 τοπία.".to_owned(),
        _ => format!("Αφαιρούνται {buildings} κτίρια που αγγίζουν μόνο 1 ή 2 τοπία."),
    },
    by_points: |more, fewer| format!("{more} πόντοι έναντι {fewer}."),
    by_houses: "Ίσοι πόντοι: αποφασίζουν τα σπίτια στο ταμπλό.",
    drawn: "Ισοπαλία",
    drawn_line: "Ίσοι πόντοι και ίσα σπίτια στο ταμπλό.",
    early_end: |who| match who {
        None => "Δεν μπορείτε να πληρώσετε: το παιχνίδι τελειώνει πρόωρα, για 2 βαθμούς νίκης."
            .to_owned(),
        Some(name) => {
            format!(
                "{name} δεν μπορεί να πληρώσει: το παιχνίδι τελειώνει πρόωρα, για 2 βαθμούς νίκης."
            )
        }
    },
    match_score: "Αγώνας στους δύο βαθμούς νίκης",
    wins_match: |who| match who {
        None => "Κερδίζετε τον αγώνα.".to_owned(),
        Some(name) => format!("Νικητής του αγώνα: {name}."),
    },
    next_game: "Επόμενο παιχνίδι",
    new_match: "Νέος αγώνας",
    whole_town: "Όλη η πόλη",
    marks: "Δείξε τι μετράει",
    details: "Βαθμολογία και λεπτομέρειες",
    board: "Η πόλη. Τα βέλη μετακινούν, το Enter τοποθετεί, το ερωτηματικό δείχνει τα πλήκτρα.",
    allowed: "επιτρέπεται",
    tiles_laid: "Κτίρια και τοπία που τοποθετήθηκαν",
    sides_matching: "Πλευρές που ταιριάζουν",
    sides_wrong: "Πλευρές που δεν ταιριάζουν",
    chips_gained: "Μάρκες που κερδήθηκαν",
    chips_paid: "Μάρκες που πληρώθηκαν",
    houses_taken_back: "Σπίτια που αποσύρθηκαν",
    key_lines: [
        "Πάρτε πλακίδιο από το απόθεμα",
        "Μετακινήστε το πλακίδιο από θέση σε θέση ή τον δείκτη από πλακίδιο σε πλακίδιο",
        "Περάστε από τις θέσεις, η καλύτερη πρώτη",
        "Στρίψτε το πλακίδιο αριστερά ή δεξιά",
        "Μετακινήστε άλλο σπίτι",
        "Τοποθετήστε το πλακίδιο",
        "Κρατήστε το σπίτι, πάρτε το πίσω",
        "Αφήστε το πλακίδιο, κλείσιμο",
        "Αναίρεση, επανάληψη",
        "Υπόδειξη",
        "Δείξε τι μετράει",
        "Άποψη από πάνω",
        "Μετακίνηση της όψης",
        "Πιο κοντά, πιο μακριά, όλη η πόλη",
        "Αυτά τα πλήκτρα",
    ],
};

fn chips(number: usize) -> String {
    one_other(number, "μάρκα", "μάρκες")
}

/// The form of a verb.
fn form(who: Who, you: &'static str, other: &'static str) -> &'static str {
    match who {
        None => you,
        Some(_) => other,
    }
}

/// Somebody and a verb; who reads it needs no pronoun.
fn verb(who: Who, you: &str, other: &str) -> String {
    match who {
        None => you.to_owned(),
        Some(name) => format!("{name} {other}"),
    }
}

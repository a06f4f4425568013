//! Greek.

use super::AkropolisTable;
use crate::words::plural::one_other;

pub const TABLE: AkropolisTable = AkropolisTable {
    turn_of: |turn, turns| format!("γύρος {turn} από {turns}"),
    cities: "Πόλεις",
    your_city: "Η πόλη σας",
    city_of: |name| format!("Πόλη: {name}"),
    tiles: |tiles| one_other(tiles, "πλακίδιο", "πλακίδια"),
    levels: |levels| one_other(levels, "επίπεδο", "επίπεδα"),
    lakes: |lakes| one_other(lakes, "λίμνη", "λίμνες"),
    estate_line: "Δεν τοποθετεί τίποτα: όλα τα πλακίδιά του μετρούν.",
    site: "Εργοτάξιο",
    site_line: "το πρώτο πλακίδιο είναι δωρεάν, κάθε επόμενο κοστίζει μία πέτρα παραπάνω",
    tile: |number| format!("Πλακίδιο {number}"),
    free: "δωρεάν",
    in_hand: "στο χέρι",
    short_by: |stones| match stones {
        1 => "λείπει 1".to_owned(),
        _ => format!("λείπουν {stones}"),
    },
    stacks: |stacks| one_other(stacks, "στοίβα μένει", "στοίβες μένουν"),
    stones: |stones| one_other(stones, "πέτρα", "πέτρες"),
    chief: "Επικεφαλής Αρχιτέκτονας",
    sheet: "Βαθμολογία",
    with_hand: "με το πλακίδιο στο χέρι",
    district: "Συνοικία",
    calculation: "αξία × αστέρια",
    stones_row: "Πέτρες",
    quarries_row: "Λατομεία",
    total: "Σύνολο",
    to_come: "Ακόμη να έρθουν",
    to_come_line: |tiles, stacks| {
        let tiles = one_other(tiles, "πλακίδιο", "πλακίδια");
        let stacks = one_other(stacks, "στοίβα", "στοίβες");
        format!("{tiles} σε {stacks}, το τελευταίο δεν παίζεται")
    },
    districts: "συνοικίες",
    plazas: "πλατείες",
    plaza: [
        "Πλατεία κατοικιών",
        "Πλατεία αγορών",
        "Πλατεία στρατώνων",
        "Πλατεία ναών",
        "Πλατεία κήπων",
    ],
    quarry: "Λατομείο",
    turn_left: "Στροφή αριστερά",
    turn_right: "Στροφή δεξιά",
    place: "Βάλτε",
    put_back: "Επιστροφή",
    hint: "Συμβουλή",
    hint_wait: "Αναζήτηση καλής κίνησης.",
    closer: "Πιο κοντά",
    farther: "Πιο μακριά",
    whole_city: "Όλη η πόλη",
    turn_view: "Στροφή της θέας",
    above: "Από ψηλά",
    marks: "Σήμανση όσων δεν μετρούν",
    live_scores: "Εμφάνιση πόντων στη διάρκεια του παιχνιδιού",
    menu: "Μενού",
    close: "Κλείσιμο",
    choose: "Διαλέξτε πλακίδιο.",
    choose_line: "Αγγίξτε ένα πλακίδιο του εργοταξίου για να το πάρετε στο χέρι.",
    find_place: "Διαλέξτε θέση.",
    find_place_line: "Μια πράσινη κουκκίδα δείχνει το κέντρο κάθε επιτρεπτής θέσης.",
    to_level: |what, level| format!("{what}: στο επίπεδο {level}"),
    costs: |price, won| {
        let stones = |number| one_other(number, "πέτρα", "πέτρες");
        match (price, won) {
            (0, 0) => "Είναι δωρεάν.".to_owned(),
            (0, won) => format!("Είναι δωρεάν και τα λατομεία δίνουν {}.", stones(won)),
            (price, 0) => format!("Πληρώνετε {}.", stones(price)),
            (price, won) => {
                format!(
                    "Πληρώνετε {}, παίρνετε πίσω {won} από λατομεία.",
                    stones(price)
                )
            }
        }
    },
    covers: |what| format!("Καλύπτεται: {what}."),
    begins: |what| format!("Μετρά από εδώ και πέρα: {what}."),
    ceases: |what| format!("Δεν μετρά πια: {what}."),
    doubles: |what| format!("Διπλά από εδώ και πέρα: {what}."),
    suggested: "Συμβουλή",
    level: |level| format!("Επίπεδο {level}"),
    allowed: "επιτρέπεται",
    refused: "Δεν μπορεί να μπει εδώ.",
    touches_nothing: "Δεν αγγίζει τίποτα. Πρέπει να αγγίζει την πόλη σας με μια πλευρά.",
    not_level: |[a, b, c]| format!("Όχι επίπεδο: θα στηριζόταν σε ύψη {a}, {b} και {c}."),
    one_tile: "Και τα τρία εξάγωνα είναι του ίδιου πλακιδίου. Χρειάζονται τουλάχιστον δύο.",
    full: "Η πόλη είναι γεμάτη.",
    last: |tile| format!("τελευταίο: {tile}"),
    laid: |name, tile| format!("{name}: {tile}."),
    architect_plaza: |name, tile, price| match price {
        0 => format!("{name} παίρνει {tile}: το πρώτο πλακίδιο έχει πλατεία και είναι δωρεάν."),
        _ => format!(
            "{name} πληρώνει {} και παίρνει {tile}: το φθηνότερο πλακίδιο με πλατεία.",
            one_other(price, "πέτρα", "πέτρες")
        ),
    },
    architect_first: |name, tile| {
        format!("{name} παίρνει {tile}, το πρώτο: δεν μπορεί να πληρώσει κανένα με πλατεία.")
    },
    gives_stone: "Δίνει 1 πέτρα όταν καλύπτεται.",
    multiplies: |stars| {
        format!(
            "{} την αξία των συνοικιών της.",
            one_other(stars, "αστέρι πολλαπλασιάζει", "αστέρια πολλαπλασιάζουν")
        )
    },
    doubled: "Η παραλλαγή το διπλασιάζει.",
    not_in_group: |houses, value| {
        let houses = one_other(houses, "εξάγωνο", "εξάγωνα");
        format!("Όχι στη μεγαλύτερη ομάδα ({houses}, αξία {value}).")
    },
    next_to_market: "Αγγίζει άλλη αγορά.",
    walled_in: "Περικλεισμένο: καμία πλευρά δεν είναι στην άκρη της πόλης.",
    only_lake: "Δίπλα υπάρχει μόνο λίμνη, που δεν είναι η άκρη της πόλης.",
    open_sides: |number, sides| match number {
        1 => format!("Μία πλευρά είναι ανοιχτή: {sides}."),
        _ => format!("{number} πλευρές είναι ανοιχτές: {sides}."),
    },
    no_plaza: |district| format!("{district}: καμία πλατεία αυτού του είδους, τίποτα δεν μετρά."),
    directions: [
        "βόρεια",
        "βορειοανατολικά",
        "νοτιοανατολικά",
        "νότια",
        "νοτιοδυτικά",
        "βορειοδυτικά",
    ],
    result: "Αποτέλεσμα",
    by_stones: "Ίσοι πόντοι: αποφασίζουν οι περισσότερες πέτρες.",
    shared: "Ίσοι πόντοι και πέτρες: η νίκη μοιράζεται.",
    architect_ties: "Ίσοι πόντοι και πέτρες: κερδίζει ο Ένδοξος Αρχιτέκτονας.",
    statistics: "Τι συνέβη",
    highest_level: "Ψηλότερο επίπεδο",
    stones_won: "Πέτρες από λατομεία",
    stones_spent: "Πέτρες που πληρώθηκαν",
    best_move: "Καλύτερη κίνηση",
    best_move_line: |turn, points| format!("{points} (γύρος {turn})"),
    look: "Δείτε τις πόλεις",
    copy: "Αντιγραφή παρτίδας",
    copied: "Αντιγράφηκε",
    not_copied: "Ο περιηγητής δεν αφήνει αντιγραφή",
    save: "Αποθήκευση παρτίδας",
    picture_svg: "Εικόνα (SVG)",
    picture_png: "Εικόνα (PNG)",
    keys: "Πλήκτρα",
    key_lines: [
        "Πάρτε πλακίδιο από το εργοτάξιο",
        "Μετακινήστε το πλακίδιο από θέση σε θέση",
        "Περάστε από τις θέσεις, η καλύτερη πρώτη",
        "Στρίψτε το πλακίδιο αριστερά ή δεξιά",
        "Τοποθετήστε το πλακίδιο",
        "Επιστρέψτε το πλακίδιο, κλείσιμο",
        "Αναίρεση, επανάληψη",
        "Συμβουλή",
        "Επόμενη πόλη",
        "Σήμανση όσων δεν μετρούν",
        "Από ψηλά",
        "Στροφή της θέας",
        "Μετακίνηση της όψης",
        "Πιο κοντά, πιο μακριά, όλη η πόλη",
        "Αυτά τα πλήκτρα",
    ],
};

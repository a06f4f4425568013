//! Greek.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Στήσιμο θέσης",
    #[cfg(feature = "full")]
    legal: "Νόμιμη θέση",
    #[cfg(feature = "full")]
    not_yet: "Δεν είναι ακόμη θέση",
    #[cfg(feature = "full")]
    over: "Σε αυτήν η παρτίδα έχει τελειώσει.",
    #[cfg(feature = "full")]
    rule: |a| format!("Κανόνας {a}"),
    #[cfg(feature = "full")]
    pool: "Αχρησιμοποίητα πλακίδια",
    #[cfg(feature = "full")]
    pool_line: "Πάρτε ένα και τοποθετήστε το.",
    #[cfg(feature = "full")]
    in_pool: |a| format!("απομένουν: {a}"),
    #[cfg(feature = "full")]
    tile: |a, b| format!("Πλακίδιο {a}: {b}"),
    #[cfg(feature = "full")]
    to_site: "Στο εργοτάξιο",
    #[cfg(feature = "full")]
    to_stock: "Στο απόθεμα",
    #[cfg(feature = "full")]
    give: |a| format!("Σε: {a}"),
    #[cfg(feature = "full")]
    taken: |a| format!("Πλακίδια: {a}"),
    #[cfg(feature = "full")]
    paid: |a| format!("Πέτρες για το πλακίδιο {a}"),
    #[cfg(feature = "full")]
    fill: "Συμπλήρωση με κλήρο",
    #[cfg(feature = "full")]
    clear: "Καθαρισμός",
    #[cfg(feature = "full")]
    lift_line: "Αγγίξτε ένα πλακίδιο για να το σηκώσετε.",
    #[cfg(feature = "full")]
    starting_tile: "Το αρχικό πλακίδιο μένει.",
    #[cfg(feature = "full")]
    needed: "Άλλα πλακίδια το χρειάζονται: σηκώστε πρώτα εκείνα.",
    #[cfg(feature = "full")]
    start_stays: "Τα δύο αρχικά τοπία μένουν· δίπλα επιλέγονται άλλα.",
    #[cfg(feature = "full")]
    lifted: |a| format!("Σηκώθηκε: {a}"),
    #[cfg(feature = "full")]
    stones: |a| format!("Πέτρες: {a}"),
    #[cfg(feature = "full")]
    chips: |a| format!("Μάρκες: {a}"),
    #[cfg(feature = "full")]
    fewer: "λιγότερες",
    #[cfg(feature = "full")]
    more: "περισσότερες",
    #[cfg(feature = "full")]
    play: "Παίξτε από εδώ",
    #[cfg(feature = "full")]
    study: "Μελέτη από εδώ",
    #[cfg(feature = "full")]
    text: "Ως κείμενο",
    #[cfg(feature = "full")]
    text_line: "Αντιγράψτε το για φύλαξη ή αποστολή, ή επικολλήστε εδώ θέση ή παρτίδα.",
    #[cfg(feature = "full")]
    copy: "Αντιγραφή",
    #[cfg(feature = "full")]
    take_over: "Χρήση του κειμένου",
    #[cfg(feature = "full")]
    cannot_read: "Το κείμενο δεν διαβάζεται.",
    #[cfg(feature = "full")]
    other_game: |a| format!("Είναι θέση του {a}."),
    #[cfg(feature = "full")]
    from_game: "Από παρτίδα",
    #[cfg(feature = "full")]
    game: "Παρτίδα",
    #[cfg(feature = "full")]
    ply: "Μετά την κίνηση",
    #[cfg(feature = "full")]
    edit_it: "Επεξεργασία αυτής της θέσης",
    #[cfg(feature = "full")]
    no_games: "Δεν φυλάσσεται εδώ παρτίδα αυτού του παιχνιδιού.",
    #[cfg(feature = "full")]
    house_of: "Σπίτι του",
    #[cfg(feature = "full")]
    no_house: "Χωρίς σπίτι",
    #[cfg(feature = "full")]
    start: "Αρχή",
    #[cfg(feature = "full")]
    start_at: |a| format!("Τοπίο στο {a}"),
    #[cfg(feature = "full")]
    turn: "Σειρά",
    #[cfg(feature = "full")]
    lays: "Πλακίδια που απομένουν",
    #[cfg(feature = "full")]
    losses: "Απώλειες προς απόφαση",
    #[cfg(feature = "full")]
    players: "Ποιος συνεχίζει",
    #[cfg(feature = "full")]
    no_architect: "Κανείς δεν παίζει μόνος: δεν υπάρχει Ένδοξος Αρχιτέκτονας.",
    #[cfg(feature = "full")]
    not_used: |a| format!("Το πλακίδιο {a} δεν ανήκει σε παρτίδα με τόσους παίκτες."),
    #[cfg(feature = "full")]
    twice: |a| format!("Το πλακίδιο {a} υπάρχει δύο φορές."),
    #[cfg(feature = "full")]
    misfit: |a, b| format!("{a}: {b}"),
    #[cfg(feature = "full")]
    too_many_turns: |a, b| format!("Πλακίδια: {a}. Όλη η παρτίδα έχει μόνο {b} σειρές."),
    #[cfg(feature = "full")]
    turn_order: |a, b, c| format!("{a}: πλακίδια {b}, ενώ κατά τη σειρά {c}."),
    #[cfg(feature = "full")]
    site_size: |a, b| format!("Πλακίδια στο εργοτάξιο: {a}. Τη στιγμή αυτή είναι {b}."),
    #[cfg(feature = "full")]
    stones_most: |a, b, c| {
        format!("{a}: πέτρες {b}, αλλά με τα λατομεία που καλύφθηκαν το πολύ {c}.")
    },
    #[cfg(feature = "full")]
    stones_least: |a, b, c| {
        format!("{a}: πέτρες {b}, αλλά δεν γινόταν να πληρωθούν τόσες: τουλάχιστον {c}.")
    },
    #[cfg(feature = "full")]
    no_plaza: |a| {
        format!("Ο Ένδοξος Αρχιτέκτονας πληρώνει μόνο για πλατεία· το πλακίδιο {a} δεν έχει.")
    },
    #[cfg(feature = "full")]
    paid_too_much: |a, b, c| {
        format!("Πληρώθηκαν για το πλακίδιο {a}: {b}. Τη στιγμή εκείνη το πολύ {c}.")
    },
    #[cfg(feature = "full")]
    architect_stones: |a, b| {
        format!("Πέτρες του Ένδοξου Αρχιτέκτονα: {a}. Από όσα πλήρωσε ο παίκτης προκύπτουν {b}.")
    },
    #[cfg(feature = "full")]
    building_twice: |a| format!("Το κτίριο {a} υπάρχει δύο φορές."),
    #[cfg(feature = "full")]
    too_many_landscapes: |a, b| format!("{a}: {b} τοπία, και υπάρχουν μόνο 6."),
    #[cfg(feature = "full")]
    too_many_houses: |a, b| format!("{a}: {b} σπίτια, και καθένας έχει μόνο 12."),
    #[cfg(feature = "full")]
    houses_before_turns: |a, b, c| format!("{a}: {b} σπίτια, αλλά το πολύ {c} πλακίδια ως τώρα."),
    #[cfg(feature = "full")]
    houses_moved: "Ένα κτίριο είναι χωρίς σπίτι, μα κανείς δεν χρειάστηκε να μετακινήσει: όλοι είχαν ακόμη.",
    #[cfg(feature = "full")]
    stock_size: |a, b| format!("Λείπουν από το απόθεμα: {a}. Τοποθετήθηκαν σε αυτή τη σειρά: {b}."),
    #[cfg(feature = "full")]
    lays_left: "Σε μια σειρά μένουν ένα ή δύο πλακίδια, ή μια απώλεια προς απόφαση.",
    #[cfg(feature = "full")]
    two_each: |a, b| {
        format!("Δεν μπορεί να είναι αυτή η σειρά ({a}) μετά από {b} πλακίδια: καθένας βάζει δύο.")
    },
    #[cfg(feature = "full")]
    chips_wrong: "Οι μάρκες δεν είναι όσα έδωσαν και στοίχισαν τα περικυκλωμένα κτίρια.",
    #[cfg(feature = "full")]
    no_loss: |a| format!("Στο {a} δεν μπορεί να εκκρεμεί απώλεια."),
    #[cfg(feature = "full")]
    no_choice: |a| {
        format!("{a}: δεν μπορεί να πληρώσει για να κρατήσει το σπίτι, άρα δεν υπάρχει απόφαση.")
    },
    #[cfg(feature = "full")]
    nothing_fits: "Κανένα πλακίδιο του αποθέματος δεν τοποθετείται: θα άλλαζε.",
    #[cfg(feature = "full")]
    not_over: "Η παρτίδα δεν μπορεί να τελείωσε έτσι.",
    #[cfg(feature = "full")]
    malformed: "Κάτι λείπει ή περισσεύει.",
    #[cfg(feature = "full")]
    keys_line: "Πλήκτρα: βέλη μετακίνηση, Q και E στροφή, ↵ τοποθέτηση, Esc επιστροφή, Delete σήκωμα, S στο εργοτάξιο ή απόθεμα, Z και Y αναίρεση και επανάληψη.",
};

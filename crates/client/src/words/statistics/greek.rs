//! Greek.

use super::{Statistics, StatisticsPage};
use crate::words::plural::one_other;

pub const STATISTICS: Statistics = Statistics {
    title: "Στατιστικά",
};

pub static PAGE: StatisticsPage = StatisticsPage {
    games: |games| one_other(games, "τελειωμένη παρτίδα", "τελειωμένες παρτίδες"),
    none: "Καμία παρτίδα δεν έχει τελειώσει ακόμη. Μόλις τελειώσει μία, θα μετρήσει εδώ.",
    none_fits: "Δεν υπάρχει τέτοια παρτίδα. Διάλεξε κάτι άλλο παραπάνω.",
    from: "Παρτίδες από",
    here: "Αυτή η συσκευή",
    account: "Ο λογαριασμός μου",
    fetching: |done, all| format!("Ήρθαν {done} από {all} παρτίδες"),
    not_fetched: "Οι παρτίδες του λογαριασμού σου δεν ήρθαν. Δοκίμασε αργότερα.",
    whose: "Τίνος",
    mine: "Δικές μου",
    everybody: "Όλων σε μία οθόνη",
    all: "Όλες",
    mode: "Τρόπος",
    opponent: "Αντίπαλος",
    basic: "Βασικό παιχνίδι",
    variants: "Με παραλλαγές",
    long: "Μεγάλη παρτίδα",
    lost: "Χαμένες",
    between: |low, high| format!("στην πραγματικότητα {low} έως {high} %"),
    margin: "Μέσο προβάδισμα",
    stones_left: "Πέτρες που έμειναν",
    houses: "Σπίτια στο ταμπλό",
    length: "Κινήσεις ανά παρτίδα",
    course: "Πόντοι, παρτίδα την παρτίδα",
    course_told: |games, low, high| {
        format!("Πόντοι από {games} παρτίδες, η πρώτη αριστερά: από {low} έως {high}")
    },
    course_line: "Κάθε κουκκίδα είναι μια παρτίδα, η τελευταία δεξιά. Η γραμμή είναι ο μέσος όρος μιας παρτίδας και των τριών σε κάθε πλευρά της.",
    as_table: "Ως πίνακας",
    game: "Παρτίδα",
    date: "Ημερομηνία",
    points: "Πόντοι",
    parts: "Από πού έρχονται οι πόντοι",
    share: "Μερίδιο",
    value_stars: "Αξία × αστέρια",
    by_opponent: "Εναντίον ποιου",
    by_mode: "Παίκτες και τρόποι",
    beginning: "Τι αξίζει να αρχίζεις",
    beginning_line: "Η κουκκίδα είναι το μερίδιο των κερδισμένων παρτίδων· η μπάρα, πού βρίσκεται πραγματικά με 95 %. Λίγες παρτίδες, μακριά μπάρα.",
    first_wins: |players| format!("Όποιος αρχίζει κερδίζει, {players}"),
    when_first: "Εσύ, όταν αρχίζεις",
    when_later: "Εσύ, όταν δεν αρχίζεις",
    fair: |percent| format!("αν δεν είχε σημασία: {percent} %"),
    losses: "Τυπικές απώλειες",
    losses_line: |games| {
        format!(
            "Πιθανότητα νίκης που χαρίζει κατά μέσο όρο μια κίνηση, από {}.",
            one_other(games, "παρτίδα", "παρτίδες")
        )
    },
    no_losses: "Καμία από αυτές τις παρτίδες δεν έχει αναλυθεί ακόμη. Η μελέτη δείχνει σε ποιο μέρος χαρίζεις τα περισσότερα.",
    study: "Μελέτησε μια παρτίδα",
    opening: "Αρχή",
    middle: "Μέση",
    end: "Τέλος",
    list: "Οι παρτίδες",
    replay: "Επανάληψη",
    film: "Ταινία",
    leave_out: "Να μη μετρά",
    left_out: "Η παρτίδα δεν μετρά πια.",
    more: "Δείξε περισσότερες",
    export: "Πάρ’ τες μαζί σου",
    csv: "Πίνακας (CSV)",
    json: "JSON",
};

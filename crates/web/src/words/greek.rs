//! Greek.

use super::plural::{one_other, signed};
use super::{Akropolis, Frame, Home, Learn, NewGame, Play, Players, Rules, Settings, Words};

pub(super) const WORDS: Words = Words {
    frame: Frame {
        tagline: "Παιχνίδια με πλακίδια από την αρχαία Ελλάδα",
        skip: "Μετάβαση στο περιεχόμενο",
        home: "Αρχική",
        fan_project: "Ένα ανεπίσημο έργο φίλων του παιχνιδιού. Το Akropolis είναι παιχνίδι του \
            Jules Messaud (Gigamic), το Architekton του Michael Schacht (Queen Games).",
        bad_link: "Αυτός ο σύνδεσμος δεν οδηγεί πουθενά.",
        to_home: "Στην αρχική σελίδα",
    },
    home: Home {
        akropolis: "Υψώστε μια πόλη από πλακίδια με τρία εξάγωνα. Ένας έως τέσσερις παίκτες, μισή \
            ώρα.",
        architekton: "Στρώστε μαζί μια πόλη σαν σκακιέρα, ο καθένας για τον εαυτό του. Δύο \
            παίκτες, μισή ώρα.",
        play: "Παιχνίδι",
        waiting: |games| match games {
            1 => "Ένα ακόμη παιχνίδι σας περιμένει".to_owned(),
            _ => format!("{games} ακόμη παιχνίδια σας περιμένουν"),
        },
        resume: "Συνέχεια",
        remove: "Αφαίρεση",
        unreadable: "Αυτή η έκδοση δεν μπορεί να διαβάσει ένα αποθηκευμένο παιχνίδι.",
        moves: |moves| one_other(moves, "κίνηση", "κινήσεις"),
    },
    players: Players {
        you: "Εσείς",
        player: |number| format!("Παίκτης {number}"),
        your_turn: "Η σειρά σας",
        turn_of: |name| format!("Σειρά: {name}"),
        person: "Άνθρωπος",
        computer: |level| format!("Υπολογιστής: {level}"),
        levels: ["Μαθητής", "Κτίστης", "Εργοδηγός", "Μάστορας", "Δαίδαλος"],
        level_lines: [
            "βλέπει λίγες θέσεις, για το πρώτο παιχνίδι",
            "μετρά τι αποφέρει αμέσως μια κίνηση",
            "διαισθάνεται τι έρχεται, του ξεφεύγουν πολλά",
            "του ξεφεύγουν λίγα",
            "κοιτά μπροστά, και τι θέλετε εσείς",
        ],
        architects: ["Ιππόδαμος", "Μεταγένης", "Καλλικράτης"],
        architect_lines: [
            "Εύκολος: όλες οι συνοικίες του είναι στο 1ο επίπεδο.",
            "Μέτριος: κάθε λατομείο του δίνει 2 πόντους επιπλέον.",
            "Δύσκολος: όλες οι συνοικίες του είναι στο 2ο επίπεδο.",
        ],
    },
    new_game: NewGame {
        title: "Νέο παιχνίδι",
        players: "Παίκτες",
        alone: "Μόνος",
        number: |players| one_other(players, "παίκτης", "παίκτες"),
        opponent: "Ο Ένδοξος Αρχιτέκτονας",
        at_the_table: "Στο τραπέζι",
        name: |number| format!("Όνομα του παίκτη {number}"),
        who: |number| format!("Ποιος είναι ο παίκτης {number}"),
        bad_name: "Ένα όνομα έχει έως 40 χαρακτήρες και κανένα #.",
        starter: "Ποιος αρχίζει",
        by_lot: "Με κλήρο",
        length: "Διάρκεια",
        standard: "Κανονική",
        long: "Μεγάλη",
        turns: |turns| one_other(turns, "κίνηση", "κινήσεις"),
        start: "Έναρξη παιχνιδιού",
    },
    play: Play {
        thinking: |name| format!("{name}: σκέφτεται"),
        hurry: "Παίξε τώρα",
        undo: "Αναίρεση",
        redo: "Επανάληψη",
        points: |points| signed(points, |number| one_other(number, "πόντος", "πόντοι")),
        you_win: "Κερδίζετε",
        wins: |name| format!("Νικητής: {name}"),
        nobody_wins: "Κανείς δεν κερδίζει μόνος",
        again: "Ξανά",
        missing: "Αυτό το παιχνίδι δεν υπάρχει σε αυτή τη συσκευή.",
        not_kept: "Ο περιηγητής δεν κρατά αυτό το παιχνίδι: ο χώρος του είναι γεμάτος ή \
            απενεργοποιημένος.",
        removed_elsewhere: "Αυτό το παιχνίδι αφαιρέθηκε σε άλλη καρτέλα. Αν συνεχίσετε, θα κρατηθεί ξανά.",
    },
    akropolis_table: super::akropolis_table::greek::TABLE,
    architekton_table: super::architekton_table::greek::TABLE,
    akropolis: Akropolis {
        districts: ["Κατοικίες", "Αγορές", "Στρατώνες", "Ναοί", "Κήποι"],
        variants: "Παραλλαγές",
        variants_line: "Μια συνοικία που πληροί και αυτόν τον όρο μετρά διπλά.",
        doubles: [
            "Η ομάδα αξίζει 10 ή περισσότερο.",
            "Αγγίζει πλατεία αγορών.",
            "Έχει δίπλα τρεις ή τέσσερις κενές θέσεις έξω από την πόλη.",
            "Βρίσκεται σε ανώτερο επίπεδο.",
            "Αγγίζει λίμνη.",
        ],
    },
    rules: Rules {
        title: "Κανόνες",
        contents: "Περιεχόμενα",
        print: "Εκτύπωση",
        ruling: "Διευκρίνιση",
        about_numbers: "Οι αριθμοί χρησιμεύουν για να αναφέρετε έναν κανόνα. Μια διευκρίνιση ορίζει \
            ό,τι αφήνουν ανοιχτό οι τυπωμένοι κανόνες.",
        akropolis: super::rules_text::akropolis_greek::RULES,
        architekton: super::rules_text::architekton_greek::RULES,
    },
    learn: Learn {
        title: "Μάθηση",
        first_game: "Παίξτε ένα πρώτο παιχνίδι",
    },
    lesson: super::lesson_text::greek::LESSON,
    settings: Settings {
        title: "Ρυθμίσεις",
        language: "Γλώσσα",
        theme: "Φωτεινό και σκούρο",
        as_the_device: "Όπως η συσκευή",
        light: "Φωτεινό",
        dark: "Σκούρο",
    },
};

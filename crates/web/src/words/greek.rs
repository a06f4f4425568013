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
        bad_link_line: "Δεν χάθηκε τίποτα: τα παιχνίδια σας είναι στη θέση τους.",
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
        removed: "Το παιχνίδι αφαιρέθηκε.",
        finished: |games| match games {
            1 => "1 τελειωμένο παιχνίδι".to_owned(),
            _ => format!("{games} τελειωμένα παιχνίδια"),
        },
        over: "Τέλος παιχνιδιού",
        look: "Προβολή",
        open: "Άνοιγμα παιχνιδιού",
        open_line: "Επικολλήστε μια παρτίδα που αντιγράψατε ή επιλέξτε αρχείο: μια παρτίδα ή \
            όλες, όπως τις αποθηκεύουν οι ρυθμίσεις. Τα κρυμμένα πλακίδια ανακατεύονται ξανά.",
        record: "Παρτίδα",
        choose_file: "Επιλογή αρχείου",
        open_now: "Άνοιγμα",
        cannot_open: "Αυτό δεν μπορεί να ανοίξει. Δεν άλλαξε τίποτα.",
        opened: |games| match games {
            1 => "Προστέθηκε 1 παιχνίδι.".to_owned(),
            _ => format!("Προστέθηκαν {games} παιχνίδια."),
        },
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
            "παίζει απλά και σταθερά",
            "διαισθάνεται τι έρχεται, αλλά του ξεφεύγουν πολλά",
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
        nobody_wins: "Κοινή νίκη",
        again: "Ξανά",
        missing: "Αυτό το παιχνίδι δεν υπάρχει σε αυτή τη συσκευή.",
        not_kept: "Ο περιηγητής δεν κρατά αυτό το παιχνίδι: ο χώρος του είναι γεμάτος ή \
            απενεργοποιημένος.",
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
        link: |name| format!("Σύνδεσμος: {name}"),
        link_copied: "Ο σύνδεσμος αντιγράφηκε",
    },
    learn: Learn {
        title: "Εκμάθηση",
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
        sound: "Ήχος",
        volume: "Ένταση",
        pace: "Ταχύτητα",
        paces: ["Αργά", "Κανονικά", "Γρήγορα", "Αμέσως"],
        pace_line: "Πόσο γρήγορα παίζει ο υπολογιστής και κινούνται τα πράγματα.",
        thinking: "Χρόνος σκέψης",
        thinking_line: "Πόση ώρα σκέφτεται κάθε κίνηση ο Δαίδαλος, ο ισχυρότερος παίκτης του \
            υπολογιστή.",
        seconds: |seconds| match seconds {
            1 => "1 δευτερόλεπτο".to_owned(),
            _ => format!("{seconds} δευτερόλεπτα"),
        },
        kept: "Τι κρατά αυτός ο περιηγητής",
        kept_line: "Τα παιχνίδια, τα ονόματα και οι ρυθμίσεις μένουν μόνο σε αυτόν τον περιηγητή. \
            Όποιος σβήσει τα δεδομένα του, σβήνει κι αυτά.",
        save_games: "Αποθήκευση όλων των παιχνιδιών",
        forget: "Διαγραφή όλων",
        forget_line: "Όλα τα παιχνίδια, τα ονόματα και οι ρυθμίσεις θα σβηστούν οριστικά από \
            αυτόν τον περιηγητή. Αποθηκεύστε πρώτα τα παιχνίδια σας, αν θέλετε να τα κρατήσετε.",
        forget_now: "Ναι, διαγραφή όλων",
        cancel: "Ακύρωση",
        forgotten: "Διαγράφηκαν όλα.",
        about: "Σχετικά με το Polis",
        version: |version| format!("Έκδοση {version}"),
        licences: "Το Polis είναι ελεύθερο λογισμικό με άδεια MIT ή Apache 2.0, κατ’ επιλογή. Οι \
            γραμματοσειρές του, Alegreya και Commissioner, έχουν την άδεια SIL Open Font License.",
    },
};

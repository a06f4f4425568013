## What every page has.

frame-tagline = Παιχνίδια με πλακίδια από την αρχαία Ελλάδα
frame-skip = Μετάβαση στο περιεχόμενο
frame-home = Αρχική
frame-fan_project =
    Ένα ανεπίσημο έργο φίλων του παιχνιδιού. Το Akropolis είναι παιχνίδι του Jules Messaud
    (Gigamic), το Architekton του Michael Schacht (Queen Games).
frame-bad_link = Αυτός ο σύνδεσμος δεν οδηγεί πουθενά.
frame-to_home = Στην αρχική σελίδα
frame-bad_link_line = Δεν χάθηκε τίποτα: οι παρτίδες σας είναι στη θέση τους.
frame-loading = Μια στιγμή…
frame-not_loaded = Το κείμενο δεν φορτώθηκε.
frame-load_again = Δοκιμάστε ξανά

## The first page.

home-akropolis = Υψώστε την πόλη σας, πλακίδιο με πλακίδιο. Ένας έως τέσσερις παίκτες, μισή ώρα.
home-architekton =
    Χτίστε μαζί μία πόλη, αλλά μετρήστε ο καθένας για τον εαυτό του. Δύο παίκτες, μισή ώρα.
home-play = Παιχνίδι
home-waiting =
    { $games ->
        [one] Μία ακόμη παρτίδα σας περιμένει
       *[other] { $games } ακόμη παρτίδες σας περιμένουν
    }
home-resume = Συνέχεια
home-remove = Αφαίρεση
home-unreadable = Αυτή η έκδοση δεν μπορεί να διαβάσει μια αποθηκευμένη παρτίδα.
home-moves =
    { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
home-removed = Η παρτίδα αφαιρέθηκε.
home-finished =
    { $games ->
        [one] 1 τελειωμένη παρτίδα
       *[other] { $games } τελειωμένες παρτίδες
    }
home-over = Τέλος παρτίδας
home-look = Προβολή
home-open = Άνοιγμα παρτίδας
home-open_line =
    Επικολλήστε μια παρτίδα που αντιγράψατε ή επιλέξτε αρχείο: μια παρτίδα ή όλες, όπως τις
    αποθηκεύουν οι ρυθμίσεις. Τα κρυμμένα πλακίδια ανακατεύονται ξανά.
home-record = Παρτίδα
home-choose_file = Επιλογή αρχείου
home-open_now = Άνοιγμα
home-cannot_open = Αυτό δεν μπορεί να ανοίξει. Δεν άλλαξε τίποτα.
home-opened =
    { $games ->
        [one] Προστέθηκε 1 παρτίδα.
       *[other] Προστέθηκαν { $games } παρτίδες.
    }

## Who plays.

players-you = Εσείς
players-player = Παίκτης { $number }
players-your_turn = Η σειρά σας
players-turn_of = Σειρά: { $name }
players-person = Άνθρωπος
players-computers = Υπολογιστής
players-computer = Υπολογιστής: { $level }
players-levels =
    .pupil = Μαθητής
    .mason = Κτίστης
    .foreman = Εργοδηγός
    .master = Μάστορας
    .daidalos = Δαίδαλος
players-level_lines =
    .pupil = βλέπει λίγες μόνο θέσεις: για την πρώτη παρτίδα
    .mason = παίζει απλά και σταθερά
    .foreman = διαισθάνεται τι έρχεται, αλλά του ξεφεύγουν πολλά
    .master = του ξεφεύγουν λίγα
    .daidalos = κοιτά μπροστά και βλέπει τι επιδιώκετε
players-architects =
    .hippodamos = Ιππόδαμος
    .metagenes = Μεταγένης
    .callicrates = Καλλικράτης
players-architect_lines =
    .hippodamos = Εύκολος: όλες οι συνοικίες του είναι στο 1ο επίπεδο.
    .metagenes = Μέτριος: κάθε λατομείο του δίνει 2 πόντους επιπλέον.
    .callicrates = Δύσκολος: όλες οι συνοικίες του είναι στο 2ο επίπεδο.
players-characters =
    .pupil = Ύλας
    .mason = Άλκη
    .foreman = Εργίας
    .master = Θεανώ
    .daidalos = Δαίδαλος
players-character_of_level = { $name }, { $level }
players-colleagues =
    .timon = Τίμων
    .melissa = Μέλισσα
    .nikias = Νικίας
players-companion = Συμπαίκτρια
players-companion_name = Ξένια
players-companion_line = βρίσκει το επίπεδό σας και μένει κοντά του
players-companion_now = τώρα παίζει περίπου όπως { $name }

## What the characters say, and the emblems of people.

company-level_start =
    .pupil = Διάβασα τους περισσότερους κανόνες.
    .mason = Καλή πέτρα, καλό φως. Ας αρχίσουμε.
    .foreman = Είστε στη λίστα μου, αμέσως μετά το φαγητό.
    .master = Με την ησυχία σας. Η πόλη περιμένει.
    .daidalos = Έχτισα σπίτι χωρίς έξοδο. Περάστε.
company-level_strong =
    .pupil = Α. Βγήκε καλύτερο απ’ όσο ήθελα.
    .mason = Αυτή δεν κουνιέται πια.
    .foreman = Πριν την ώρα του. Το σημειώνω δύο φορές.
    .master = Του είχα αφήσει χώρο από ώρα.
    .daidalos = Υπάρχει πάντα άλλη μία γωνία.
company-level_won =
    .pupil = Να μην το πούμε στον δάσκαλό μου;
    .mason = Σειρά τη σειρά. Δεν έχει άλλο μυστικό.
    .foreman = Τελείωσε, και μόνο λίγο αργά.
    .master = Ήταν οριακό. Μέτρησα δύο φορές.
    .daidalos = Ούτε πολύ ψηλά ούτε χαμηλά. Αυτή είναι η τέχνη.
company-level_lost =
    .pupil = Στο μυαλό μου φαινόταν ψηλότερο.
    .mason = Ο τοίχος σας αντέχει. Ακούμπησα πάνω του.
    .foreman = Κάποιος διέγραψε τη «νίκη».
    .master = Θα γυρίσω από τον μακρύ δρόμο, να σκεφτώ.
    .daidalos = Τώρα χρειάζομαι εγώ τον μίτο.
company-architect_start =
    .hippodamos = Οι δρόμοι είναι ίσιοι. Τα άλλα δικά σας.
    .metagenes = Αν είναι βαρύ, βάλτε του ρόδες.
    .callicrates = Θα κοιτάξω κάθε αρμό.
company-architect_strong =
    .hippodamos = Ένα τετράγωνο, στη θέση του.
    .metagenes = Αργά, κι έπειτα όλα μαζί.
    .callicrates = Στο πάχος του δαχτύλου.
company-architect_won =
    .hippodamos = Ταιριάζει στο σχέδιο. Στο δικό μου.
    .metagenes = Έφτανε να σηκωθεί μία φορά.
    .callicrates = Το έκρινε το πάχος ενός δαχτύλου.
company-architect_lost =
    .hippodamos = Αυτή τη γειτονιά θα την ξανασχεδιάσω.
    .metagenes = Τα κυλάτε πιο γρήγορα από μένα.
    .callicrates = Τίποτα να διορθώσω. Κοίταξα δύο φορές.
company-companion =
    .start = Ας δούμε πώς χτίζετε σήμερα.
    .strong = Αυτό το έμαθα κοιτώντας εσάς.
    .won = Σχεδόν ίσα. Αυτές είναι οι καλύτερες παρτίδες.
    .lost = Κατάλαβα. Θα σας προλαβαίνω.
company-emblems =
    .owl = Κουκουβάγια
    .olive = Κλαδί ελιάς
    .amphora = Αμφορέας
    .lyre = Λύρα
    .dolphin = Δελφίνι
    .lion_gate = Πύλη των Λεόντων
    .column = Κίονας
    .trireme = Τριήρης
    .labyrinth = Λαβύρινθος
    .sun = Ήλιος
    .laurel = Δάφνη
    .octopus = Χταπόδι
    .bull = Ταύρος
    .horse = Άλογο
    .anchor = Άγκυρα
    .mask = Μάσκα
company-emblem = Το έμβλημά σας
company-emblem_line = Φαίνεται δίπλα στο όνομά σας στο τραπέζι.
company-remarks = Σχόλια
company-remarks_line = Τι λένε πού και πού στο τραπέζι οι χαρακτήρες του υπολογιστή.

## The page for a new game.

new_game-title = Νέα παρτίδα
new_game-players = Παίκτες
new_game-alone = Σόλο
new_game-number =
    { $players ->
        [one] { $players } παίκτης
       *[other] { $players } παίκτες
    }
new_game-opponent = Ο Ένδοξος Αρχιτέκτονας
new_game-at_the_table = Στο τραπέζι
new_game-name = Όνομα του παίκτη { $number }
new_game-who = Ποιος είναι ο παίκτης { $number }
new_game-bad_name = Ένα όνομα έχει έως 40 χαρακτήρες και κανένα #.
new_game-starter = Ποιος αρχίζει
new_game-by_lot = Τυχαία
new_game-teacher = Δάσκαλος
new_game-teacher_line = Προτείνει να πάρετε πίσω μια κίνηση που χαρίζει πολλά και λέει τι ήταν καλύτερο.
new_game-length = Διάρκεια
new_game-standard = Κανονική
new_game-long = Μεγάλη
new_game-turns =
    { $turns ->
        [one] { $turns } κίνηση
       *[other] { $turns } κινήσεις
    }
new_game-start = Έναρξη παρτίδας

## The table.

play-thinking = { $name } σκέφτεται
play-hurry = Να παίξει τώρα
play-undo = Αναίρεση
play-redo = Επανάληψη
play-points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
play-you_win = Κερδίζετε
play-wins = Νικητής: { $name }
play-nobody_wins = Κοινή νίκη
play-again = Παίξτε ξανά
play-missing = Αυτή η παρτίδα δεν υπάρχει σε αυτή τη συσκευή.
play-not_kept =
    Ο περιηγητής δεν κρατά αυτή την παρτίδα: ο χώρος του είναι γεμάτος ή απενεργοποιημένος.
play-removed_elsewhere =
    Αυτή η παρτίδα αφαιρέθηκε σε άλλη καρτέλα. Αν συνεχίσετε, θα κρατηθεί ξανά.

## The words of Akropolis.

akropolis-districts =
    .houses = Κατοικίες
    .markets = Αγορές
    .barracks = Στρατώνες
    .temples = Ναοί
    .gardens = Κήποι
akropolis-variants = Παραλλαγές
akropolis-variants_line = Μια συνοικία που πληροί και αυτόν τον όρο μετρά διπλά.
akropolis-doubles =
    .houses = Η ομάδα αξίζει 10 ή περισσότερο.
    .markets = Αγγίζει πλατεία αγορών.
    .barracks = Αγγίζει τρεις ή τέσσερις κενές θέσεις έξω από την πόλη.
    .temples = Βρίσκεται σε ανώτερο επίπεδο.
    .gardens = Αγγίζει λίμνη.

## What the tables of both games say.

table-in_hand = στο χέρι
table-with_hand = με το πλακίδιο στο χέρι
table-turn_left = Στροφή αριστερά
table-turn_right = Στροφή δεξιά
table-put_back = Επιστροφή
table-hint = Υπόδειξη
table-hint_wait = Αναζήτηση καλής κίνησης.
table-closer = Μεγέθυνση
table-farther = Σμίκρυνση
table-turn_view = Περιστροφή προβολής
table-above = Κάτοψη
table-menu = Μενού
table-close = Κλείσιμο
table-suggested = Υπόδειξη
table-teacher_lost = Αυτή η κίνηση χάρισε { $win } της πιθανότητας νίκης και { $points } πόντους προβαδίσματος.
table-teacher_proven = Είναι υπολογισμένο ως το τέλος της παρτίδας.
table-teacher_better = Καλύτερο ήταν: { $what }.
table-teacher_take_back = Πάρτε την πίσω
table-teacher_leave = Αφήστε την
table-teacher_no_more = Όχι άλλο σε αυτή την παρτίδα
table-reason_parts = Έναντι: { $other }, ως το τέλος: { $parts }.
table-reason_parts_played = Έναντι της κίνησης που παίχτηκε, ως το τέλος: { $parts }.
table-reason_parts_next = Έναντι της επόμενης καλύτερης κίνησης, ως το τέλος: { $parts }.
table-reason_in_all = συνολικά
table-reason_takes = Αλλιώς { $name } παίρνει αυτό το πλακίδιο σε { $times } από 10 συνέχειες.
table-reason_denies =
    { $points ->
        [one] { $name } τελειώνει με { $points } πόντο λιγότερο.
       *[other] { $name } τελειώνει με { $points } πόντους λιγότερους.
    }
table-next_best =
    { $points ->
        [0] Σχεδόν το ίδιο καλό: { $what }.
        [one] Το επόμενο, { $points } πόντο πίσω: { $what }.
       *[other] Το επόμενο, { $points } πόντους πίσω: { $what }.
    }
table-statistics = Η παρτίδα σε αριθμούς
table-best_move = Καλύτερη κίνηση
table-best_move_line = { $points } (κίνηση { $turn })
table-copy = Αντιγραφή παρτίδας
table-copied = Αντιγράφηκε
table-not_copied = Ο περιηγητής δεν επιτρέπει αντιγραφή
table-save = Αποθήκευση παρτίδας
table-picture_svg = Εικόνα (SVG)
table-picture_png = Εικόνα (PNG)
table-keys = Πλήκτρα

## What the table of Akropolis says.

akropolis_table-turn_of = κίνηση { $turn } από { $turns }
akropolis_table-cities = Πόλεις
akropolis_table-your_city = Η πόλη σας
akropolis_table-city_of = Πόλη: { $name }
akropolis_table-tiles =
    { $tiles ->
        [one] { $tiles } πλακίδιο
       *[other] { $tiles } πλακίδια
    }
akropolis_table-levels =
    { $levels ->
        [one] { $levels } επίπεδο
       *[other] { $levels } επίπεδα
    }
akropolis_table-lakes =
    { $lakes ->
        [one] { $lakes } λίμνη
       *[other] { $lakes } λίμνες
    }
akropolis_table-estate_line = Δεν τοποθετεί τίποτα: όλα τα πλακίδιά του μετρούν.
akropolis_table-site = Εργοτάξιο
akropolis_table-site_line = το πρώτο πλακίδιο είναι δωρεάν, κάθε επόμενο κοστίζει 1 πέτρα παραπάνω
akropolis_table-tile = Πλακίδιο { $number }
akropolis_table-free = δωρεάν
akropolis_table-short_by =
    { $stones ->
        [one] λείπει 1
       *[other] λείπουν { $stones }
    }
akropolis_table-stacks =
    { $stacks ->
        [one] { $stacks } στοίβα μένει
       *[other] { $stacks } στοίβες μένουν
    }
akropolis_table-stones =
    { $stones ->
        [one] { $stones } πέτρα
       *[other] { $stones } πέτρες
    }
akropolis_table-chief = Επικεφαλής Αρχιτέκτονας
akropolis_table-sheet = Βαθμολογία
akropolis_table-district = Συνοικία
akropolis_table-calculation = αξία × αστέρια
akropolis_table-stones_row = Πέτρες
akropolis_table-quarries_row = Λατομεία
akropolis_table-total = Σύνολο
akropolis_table-to_come = Απομένουν
akropolis_table-to_come_line =
    { $tiles } { $tiles ->
        [one] πλακίδιο
       *[other] πλακίδια
    } σε { $stacks } { $stacks ->
        [one] στοίβα
       *[other] στοίβες
    }, το τελευταίο δεν παίζεται
akropolis_table-districts = συνοικίες
akropolis_table-plazas = πλατείες
akropolis_table-plaza =
    .houses = Πλατεία κατοικιών
    .markets = Πλατεία αγορών
    .barracks = Πλατεία στρατώνων
    .temples = Πλατεία ναών
    .gardens = Πλατεία κήπων
akropolis_table-quarry = Λατομείο
akropolis_table-place = Βάλτε
akropolis_table-whole_city = Όλη η πόλη
akropolis_table-marks = Σήμανση όσων δεν μετρούν
akropolis_table-live_scores = Εμφάνιση πόντων στη διάρκεια της παρτίδας
akropolis_table-choose = Διαλέξτε πλακίδιο.
akropolis_table-choose_line = Πάρτε από το εργοτάξιο ένα που μπορείτε να πληρώσετε.
akropolis_table-find_place = Διαλέξτε θέση.
akropolis_table-find_place_line = Οι πράσινες κουκκίδες δείχνουν πού μπαίνει.
akropolis_table-to_level = { $what }: επίπεδο { $level }
akropolis_table-costs =
    { $price ->
        [0] { $won ->
            [0] Δωρεάν.
            [one] Δωρεάν, και τα λατομεία δίνουν { $won } πέτρα.
           *[other] Δωρεάν, και τα λατομεία δίνουν { $won } πέτρες.
        }
        [one] { $won ->
            [0] Πληρώνετε { $price } πέτρα.
           *[other] Πληρώνετε { $price } πέτρα, παίρνετε πίσω { $won } από λατομεία.
        }
       *[other] { $won ->
            [0] Πληρώνετε { $price } πέτρες.
           *[other] Πληρώνετε { $price } πέτρες, παίρνετε πίσω { $won } από λατομεία.
        }
    }
akropolis_table-covers = Καλύπτει: { $what }.
akropolis_table-begins = Τώρα μετρά: { $what }.
akropolis_table-ceases = Δεν μετρά πια: { $what }.
akropolis_table-doubles = Τώρα μετρά διπλά: { $what }.
akropolis_table-level = Επίπεδο { $level }
akropolis_table-allowed = επιτρέπεται
akropolis_table-refused = Εδώ δεν μπαίνει.
akropolis_table-touches_nothing = Δεν αγγίζει τίποτα. Πρέπει να αγγίζει την πόλη σας με μια πλευρά.
akropolis_table-not_level = Ανισόπεδα: θα στηριζόταν σε ύψη { $a }, { $b } και { $c }.
akropolis_table-one_tile =
    Θα στηριζόταν σε ένα μόνο πλακίδιο. Χρειάζονται τουλάχιστον δύο.
akropolis_table-full = Η πόλη είναι γεμάτη.
akropolis_table-last = τελευταίο: { $tile }
akropolis_table-laid = { $name }: { $tile }.
akropolis_table-architect_plaza =
    { $price ->
        [0] { $name } παίρνει { $tile }: το πρώτο πλακίδιο έχει πλατεία και είναι δωρεάν.
        [one] { $name } πληρώνει { $price } πέτρα και παίρνει { $tile }: το φθηνότερο πλακίδιο με πλατεία.
       *[other] { $name } πληρώνει { $price } πέτρες και παίρνει { $tile }: το φθηνότερο πλακίδιο με πλατεία.
    }
akropolis_table-architect_first =
    { $name } παίρνει { $tile }, το πρώτο: δεν μπορεί να πληρώσει κανένα με πλατεία.
akropolis_table-gives_stone = Δίνει 1 πέτρα όταν καλύπτεται.
akropolis_table-multiplies =
    { $stars ->
        [one] { $stars } αστέρι πολλαπλασιάζει την αξία των συνοικιών της.
       *[other] { $stars } αστέρια πολλαπλασιάζουν την αξία των συνοικιών της.
    }
akropolis_table-doubled = Η παραλλαγή το διπλασιάζει.
akropolis_table-not_in_group =
    { $houses ->
        [one] Όχι στη μεγαλύτερη ομάδα ({ $houses } εξάγωνο, αξία { $value }).
       *[other] Όχι στη μεγαλύτερη ομάδα ({ $houses } εξάγωνα, αξία { $value }).
    }
akropolis_table-next_to_market = Αγγίζει άλλη αγορά.
akropolis_table-walled_in = Περίκλειστος: καμία πλευρά δεν είναι στην άκρη της πόλης.
akropolis_table-only_lake = Αγγίζει μόνο λίμνη, που δεν είναι η άκρη της πόλης.
akropolis_table-open_sides =
    { $number ->
        [one] Μία πλευρά είναι ανοιχτή: { $sides }.
       *[other] { $number } πλευρές είναι ανοιχτές: { $sides }.
    }
akropolis_table-no_plaza = { $district }: δεν υπάρχει πλατεία αυτού του είδους, άρα τίποτα δεν μετρά.
akropolis_table-directions =
    .north = βόρεια
    .north_east = βορειοανατολικά
    .south_east = νοτιοανατολικά
    .south = νότια
    .south_west = νοτιοδυτικά
    .north_west = βορειοδυτικά
akropolis_table-result = Αποτέλεσμα
akropolis_table-by_stones = Ίσοι πόντοι: κερδίζουν οι περισσότερες πέτρες.
akropolis_table-counting = Καταμέτρηση των πόλεων
akropolis_table-decided = Αυτό έκρινε την παρτίδα: { $what }, { $more } προς { $less }.
akropolis_table-had_more = { $name }: περισσότερα εδώ, { $what }, { $more } προς { $less }.
akropolis_table-more = Περισσότερα
akropolis_table-shared = Ίσοι πόντοι και πέτρες: η νίκη μοιράζεται.
akropolis_table-architect_ties = Ίσοι πόντοι και πέτρες: κερδίζει ο Ένδοξος Αρχιτέκτονας.
akropolis_table-highest_level = Ψηλότερο επίπεδο
akropolis_table-stones_won = Πέτρες από λατομεία
akropolis_table-stones_spent = Πέτρες που πληρώθηκαν
akropolis_table-look = Δείτε τις πόλεις
akropolis_table-key_lines =
    .take = Πάρτε πλακίδιο από το εργοτάξιο
    .move = Μετακινήστε το πλακίδιο από θέση σε θέση
    .places = Περάστε από τις θέσεις, η καλύτερη πρώτη
    .turn = Στρίψτε το πλακίδιο αριστερά ή δεξιά
    .place = Τοποθετήστε το πλακίδιο
    .put_back = Επιστρέψτε το πλακίδιο, κλείσιμο
    .undo = Αναίρεση, επανάληψη
    .hint = Υπόδειξη
    .city = Επόμενη πόλη
    .marks = Σήμανση όσων δεν μετρούν
    .above = Κάτοψη
    .turn_view = Περιστροφή προβολής
    .move_view = Μετακίνηση προβολής
    .zoom = Μεγέθυνση, σμίκρυνση, όλη η πόλη
    .keys = Αυτά τα πλήκτρα

## What the table of Architekton says.

architekton_table-town = Η πόλη
architekton_table-town_line =
    { $tiles } { $tiles ->
        [one] πλακίδιο
       *[other] πλακίδια
    }, { $enclosed } { $enclosed ->
        [one] κλεισμένο κτίριο
       *[other] κλεισμένα κτίρια
    }
architekton_table-match_line = αγώνας στους δύο βαθμούς νίκης, { $one } : { $other }
architekton_table-tile_of_two = πλακίδιο { $number } από 2
architekton_table-last_round = τελευταίος γύρος
architekton_table-stock = Απόθεμα
architekton_table-buildings = Κτίρια
architekton_table-landscapes = Τοπία
architekton_table-left = { $pile } στη στοίβα + { $reserve } εφεδρεία
architekton_table-building = κτίριο { $number }
architekton_table-landscape = τοπίο { $scenery }
architekton_table-sceneries =
    .earth = γη
    .forest = δάσος
    .meadow = λιβάδι
    .water = νερό
architekton_table-sides =
    .north = βορράς
    .east = ανατολή
    .south = νότος
    .west = δύση
architekton_table-chips =
    { $number ->
        [one] { $number } μάρκα
       *[other] { $number } μάρκες
    }
architekton_table-houses_in_hand = { $houses } στο χέρι
architekton_table-group_of =
    { $houses ->
        [0] καμία ομάδα
       *[other] ομάδα των { $houses }
    }
architekton_table-score = Βαθμολογία
architekton_table-largest_group = Μεγαλύτερη ομάδα
architekton_table-safe = Σίγουρη στο τέλος
architekton_table-chips_row = Μάρκες
architekton_table-if_ended = Αν τελείωνε τώρα
architekton_table-hidden = Ακόμη κρυμμένα
architekton_table-last_tiles = Τελευταίες κινήσεις
architekton_table-tile_at = { $tile } στο { $place }
architekton_table-house_kept = το σπίτι στο { $place } μένει
architekton_table-house_removed = το σπίτι στο { $place } αποσύρεται
architekton_table-choose = Διαλέξτε πλακίδιο.
architekton_table-choose_line = Πάρτε ένα πλακίδιο από το απόθεμα. Τοποθετείτε δύο σε κάθε σειρά.
architekton_table-find_place = Διαλέξτε θέση.
architekton_table-find_place_line = Γεμάτη κουκκίδα: η πλευρά ταιριάζει. Δακτύλιος: δεν ταιριάζει.
architekton_table-fits_nowhere = Αυτό το πλακίδιο δεν χωράει πουθενά τώρα. Πάρτε άλλο.
architekton_table-lay = Τοποθέτηση
architekton_table-then_second = Έπειτα τοποθετείτε δεύτερο πλακίδιο.
architekton_table-then_other = Έπειτα τελειώνει η σειρά σας.
architekton_table-house_comes = Ένα σπίτι σας μπαίνει πάνω του.
architekton_table-house_moves = Δεν έχετε σπίτι στο χέρι: το ξεθωριασμένο μετακινείται εδώ.
architekton_table-another_house = Άλλο σπίτι
architekton_table-turned_by_itself = Στράφηκε για να ταιριάζει.
architekton_table-what_it_does = Τι κάνει αυτό το πλακίδιο
architekton_table-group_note = ομάδα { $before } → { $after }
architekton_table-sides_match =
    { $matching ->
        [1] { $touching ->
            [1] Η μόνη πλευρά που αγγίζει ταιριάζει
           *[other] 1 από { $touching } πλευρές ταιριάζει
        }
        [2] { $touching ->
            [2] Και οι δύο πλευρές που αγγίζουν ταιριάζουν
           *[other] { $matching } από { $touching } πλευρές ταιριάζουν
        }
        [3] { $touching ->
            [3] Και οι { $touching } πλευρές που αγγίζουν ταιριάζουν
           *[other] { $matching } από { $touching } πλευρές ταιριάζουν
        }
        [4] Και οι { $touching } πλευρές που αγγίζουν ταιριάζουν
       *[other] { $matching } από { $touching } πλευρές ταιριάζουν
    }
architekton_table-no_loss_yet = Καμία απώλεια στον ορίζοντα.
architekton_table-will_cost =
    { $who ->
        [you] { $number ->
            [one] Όταν κλειστεί, σας κοστίζει τουλάχιστον { $number } μάρκα.
           *[other] Όταν κλειστεί, σας κοστίζει τουλάχιστον { $number } μάρκες.
        }
       *[other] { $number ->
            [one] Όταν κλειστεί, { $who } πληρώνει τουλάχιστον { $number } μάρκα.
           *[other] Όταν κλειστεί, { $who } πληρώνει τουλάχιστον { $number } μάρκες.
        }
    }
architekton_table-is_safe = { $landscapes } τοπία δίπλα: μένει σίγουρα στο τέλος.
architekton_table-not_safe_yet =
    { $landscapes ->
        [one] Μόνο ένα τοπίο δίπλα: μένει μόνο με τρία.
       *[other] Μόνο δύο τοπία δίπλα: μένει μόνο με ένα τρίτο.
    }
architekton_table-side_fits = Κτίριο { $building } ({ $owner }): αυτή η πλευρά ταιριάζει.
architekton_table-side_is_wrong = Κτίριο { $building } ({ $owner }): αυτή η πλευρά δεν ταιριάζει.
architekton_table-becomes_safe = Το κτίριο { $building } ({ $owner }) μένει πια σίγουρα στο τέλος.
architekton_table-unowned_enclosed =
    Το κτίριο { $building } δεν έχει σπίτι: κλείνεται χωρίς βαθμολόγηση.
architekton_table-yours = δικό σας
architekton_table-of_nobody = χωρίς σπίτι
architekton_table-group_changes =
    { $who ->
        [you] Η σίγουρη ομάδα σας: { $before } → { $after }.
       *[other] Σίγουρη ομάδα ({ $who }): { $before } → { $after }.
    }
architekton_table-points_change =
    { $who ->
        [you] Οι πόντοι σας αν τελείωνε τώρα: { $before } → { $after }.
       *[other] Πόντοι αν τελείωνε τώρα ({ $who }): { $before } → { $after }.
    }
architekton_table-must_choose =
    { $who ->
        [you] Έπειτα επιλέγετε: κρατάτε το σπίτι με { $keep } { $keep ->
            [one] μάρκα
           *[other] μάρκες
        } ή το παίρνετε πίσω { $remove ->
            [0] χωρίς πληρωμή
            [one] με { $remove } μάρκα
           *[other] με { $remove } μάρκες
        }.
       *[other] Έπειτα επιλέγει { $who }: κρατά το σπίτι με { $keep } { $keep ->
            [one] μάρκα
           *[other] μάρκες
        } ή το παίρνει πίσω { $remove ->
            [0] χωρίς πληρωμή
            [one] με { $remove } μάρκα
           *[other] με { $remove } μάρκες
        }.
    }
architekton_table-wins_with_it =
    { $who ->
        [you] Έτσι τελειώνει η παρτίδα: κερδίζετε.
       *[other] Έτσι τελειώνει η παρτίδα: κερδίζει { $who }.
    }
architekton_table-draw_with_it = Έτσι τελειώνει η παρτίδα: ισοπαλία.
architekton_table-gained =
    { $who ->
        [you] Κλείστηκε, όλες οι πλευρές ταιριάζουν: κερδίζετε 1 μάρκα.
       *[other] Κλείστηκε, όλες οι πλευρές ταιριάζουν: { $who } κερδίζει 1 μάρκα.
    }
architekton_table-kept =
    { $who ->
        [you] { $paid ->
            [one] Κρατάτε το σπίτι και πληρώνετε { $paid } μάρκα.
           *[other] Κρατάτε το σπίτι και πληρώνετε { $paid } μάρκες.
        }
       *[other] { $paid ->
            [one] { $who } κρατά το σπίτι και πληρώνει { $paid } μάρκα.
           *[other] { $who } κρατά το σπίτι και πληρώνει { $paid } μάρκες.
        }
    }
architekton_table-removed =
    { $who ->
        [you] { $paid ->
            [0] Παίρνετε πίσω το σπίτι και δεν πληρώνετε τίποτα.
            [one] Παίρνετε πίσω το σπίτι και πληρώνετε { $paid } μάρκα.
           *[other] Παίρνετε πίσω το σπίτι και πληρώνετε { $paid } μάρκες.
        }
       *[other] { $paid ->
            [0] { $who } παίρνει πίσω το σπίτι και δεν πληρώνει τίποτα.
            [one] { $who } παίρνει πίσω το σπίτι και πληρώνει { $paid } μάρκα.
           *[other] { $who } παίρνει πίσω το σπίτι και πληρώνει { $paid } μάρκες.
        }
    }
architekton_table-had_to_remove =
    { $who ->
        [you] { $paid ->
            [0] Παίρνετε αναγκαστικά πίσω το σπίτι: οι μάρκες δεν φτάνουν για να μείνει.
            [one] Παίρνετε αναγκαστικά πίσω το σπίτι και πληρώνετε { $paid } μάρκα: οι μάρκες δεν φτάνουν για να μείνει.
           *[other] Παίρνετε αναγκαστικά πίσω το σπίτι και πληρώνετε { $paid } μάρκες: οι μάρκες δεν φτάνουν για να μείνει.
        }
       *[other] { $paid ->
            [0] { $who } παίρνει αναγκαστικά πίσω το σπίτι: οι μάρκες δεν φτάνουν για να μείνει.
            [one] { $who } παίρνει αναγκαστικά πίσω το σπίτι και πληρώνει { $paid } μάρκα: οι μάρκες δεν φτάνουν για να μείνει.
           *[other] { $who } παίρνει αναγκαστικά πίσω το σπίτι και πληρώνει { $paid } μάρκες: οι μάρκες δεν φτάνουν για να μείνει.
        }
    }
architekton_table-bankrupt =
    { $who ->
        [you] { $loss ->
            [one] Κλείστηκε, { $loss } πλευρά δεν ταιριάζει, και δεν μπορείτε να πληρώσετε: η παρτίδα τελειώνει.
           *[other] Κλείστηκε, { $loss } πλευρές δεν ταιριάζουν, και δεν μπορείτε να πληρώσετε: η παρτίδα τελειώνει.
        }
       *[other] { $loss ->
            [one] Κλείστηκε, { $loss } πλευρά δεν ταιριάζει, και { $who } δεν μπορεί να πληρώσει: η παρτίδα τελειώνει.
           *[other] Κλείστηκε, { $loss } πλευρές δεν ταιριάζουν, και { $who } δεν μπορεί να πληρώσει: η παρτίδα τελειώνει.
        }
    }
architekton_table-exchanged = Κανένα πλακίδιο του αποθέματος δεν χωρούσε: το απόθεμα άλλαξε.
architekton_table-skipped =
    { $who ->
        [you] Κανένα πλακίδιο δεν χωράει: χάνετε τη σειρά.
       *[other] Κανένα πλακίδιο δεν χωράει: { $who } χάνει τη σειρά.
    }
architekton_table-last_round_begins =
    { $turns ->
        [one] Αρχίζει ο τελευταίος γύρος: μία σειρά ακόμη.
       *[other] Αρχίζει ο τελευταίος γύρος: μία σειρά ακόμη για τον καθένα.
    }
architekton_table-is_taken = Εδώ υπάρχει ήδη πλακίδιο.
architekton_table-for_landscapes = Εδώ μπαίνει μόνο τοπίο: κτίρια και τοπία εναλλάσσονται.
architekton_table-for_buildings = Εδώ μπαίνει μόνο κτίριο: κτίρια και τοπία εναλλάσσονται.
architekton_table-touches_nothing = Δεν αγγίζει τίποτα. Πρέπει να έχει κοινή πλευρά με πλακίδιο.
architekton_table-nothing_matches = Καμία πλευρά δεν ταιριάζει εδώ, όπως κι αν στραφεί.
architekton_table-not_now = Αυτό δεν μπορεί να παιχτεί τώρα.
architekton_table-enclosed_with =
    { $wrong ->
        [one] Το κτίριο { $building } κλείστηκε, και { $wrong } πλευρά δεν ταιριάζει.
       *[other] Το κτίριο { $building } κλείστηκε, και { $wrong } πλευρές δεν ταιριάζουν.
    }
architekton_table-decide_line = Κρατήστε το σπίτι σας ή πάρτε το πίσω στο χέρι με 1 μάρκα λιγότερη.
architekton_table-keep = Το σπίτι μένει
architekton_table-remove = Το παίρνω πίσω
architekton_table-pay =
    { $number ->
        [0] χωρίς πληρωμή
        [one] πληρωμή: { $number } μάρκα
       *[other] πληρωμή: { $number } μάρκες
    }
architekton_table-decides = Για το σπίτι αποφασίζει: { $name }
architekton_table-owner = Σπίτι: { $name }
architekton_table-matches = { $side }: { $scenery }, ταιριάζει
architekton_table-differs = { $side }: { $shown } δίπλα σε { $found }
architekton_table-open = { $side }: { $shown }, ακόμη ελεύθερη
architekton_table-brought = Κλείστηκε: έδωσε 1 μάρκα.
architekton_table-cost =
    { $number ->
        [one] Κλείστηκε: απώλεια { $number } μάρκας.
       *[other] Κλείστηκε: απώλεια { $number } μαρκών.
    }
architekton_table-scored_nobody = Κλείστηκε: χωρίς σπίτι δεν βαθμολογείται.
architekton_table-goes_at_the_end =
    { $landscapes ->
        [one] Ένα τοπίο δίπλα: στο τέλος αφαιρείται.
       *[other] Δύο τοπία δίπλα: στο τέλος αφαιρείται.
    }
architekton_table-landscape_line = Τα κτίρια ταιριάζουν εδώ με τέτοια πλευρά.
architekton_table-final_scoring = Τελική βαθμολόγηση
architekton_table-houses_row = Σπίτια στο ταμπλό
architekton_table-total = Πόντοι
architekton_table-are_removed =
    { $buildings ->
        [0] Κάθε κτίριο αγγίζει τρία τοπία ή περισσότερα: κανένα δεν αφαιρείται.
        [one] Αφαιρείται 1 κτίριο που αγγίζει μόνο 1 ή 2 τοπία.
       *[other] Αφαιρούνται { $buildings } κτίρια που αγγίζουν μόνο 1 ή 2 τοπία.
    }
architekton_table-by_points = { $more } πόντοι έναντι { $fewer }.
architekton_table-by_houses = Ίσοι πόντοι: αποφασίζουν τα σπίτια στο ταμπλό.
architekton_table-drawn = Ισοπαλία
architekton_table-drawn_line = Ίσοι πόντοι και ίσα σπίτια στο ταμπλό.
architekton_table-early_end =
    { $who ->
        [you] Δεν μπορείτε να πληρώσετε: η παρτίδα τελειώνει πρόωρα, για 2 βαθμούς νίκης.
       *[other] { $who } δεν μπορεί να πληρώσει: η παρτίδα τελειώνει πρόωρα, για 2 βαθμούς νίκης.
    }
architekton_table-match_score = Αγώνας στους δύο βαθμούς νίκης
architekton_table-wins_match =
    { $who ->
        [you] Κερδίζετε τον αγώνα.
       *[other] Νικητής του αγώνα: { $who }.
    }
architekton_table-next_game = Επόμενη παρτίδα
architekton_table-new_match = Νέος αγώνας
architekton_table-whole_town = Όλη η πόλη
architekton_table-marks = Εμφάνιση όσων μετρούν
architekton_table-details = Βαθμολογία και λεπτομέρειες
architekton_table-board =
    Η πόλη. Τα βέλη μετακινούν, το Enter τοποθετεί, το ερωτηματικό δείχνει τα πλήκτρα.
architekton_table-allowed = επιτρέπεται
architekton_table-tiles_laid = Κτίρια και τοπία που τοποθετήθηκαν
architekton_table-sides_matching = Πλευρές που ταιριάζουν
architekton_table-sides_wrong = Πλευρές που δεν ταιριάζουν
architekton_table-chips_gained = Μάρκες που κερδήθηκαν
architekton_table-chips_paid = Μάρκες που πληρώθηκαν
architekton_table-houses_taken_back = Σπίτια που αποσύρθηκαν
architekton_table-key_lines =
    .take = Πάρτε πλακίδιο από το απόθεμα
    .move = Μετακινήστε το πλακίδιο από θέση σε θέση ή τον δείκτη από πλακίδιο σε πλακίδιο
    .places = Περάστε από τις θέσεις, η καλύτερη πρώτη
    .turn = Στρίψτε το πλακίδιο αριστερά ή δεξιά
    .house = Μετακινήστε άλλο σπίτι
    .lay = Τοποθετήστε το πλακίδιο
    .keep = Κρατήστε το σπίτι, πάρτε το πίσω
    .put_back = Επιστρέψτε το πλακίδιο, κλείσιμο
    .undo = Αναίρεση, επανάληψη
    .hint = Υπόδειξη
    .marks = Εμφάνιση όσων μετρούν
    .above = Κάτοψη
    .move_view = Μετακίνηση προβολής
    .zoom = Μεγέθυνση, σμίκρυνση, όλη η πόλη
    .keys = Αυτά τα πλήκτρα

## The rules.

rules-title = Κανόνες
rules-contents = Περιεχόμενα
rules-print = Εκτύπωση
rules-ruling = Διευκρίνιση
rules-about_numbers =
    Οι αριθμοί χρησιμεύουν για να αναφέρετε έναν κανόνα. Μια διευκρίνιση ορίζει ό,τι αφήνουν ανοιχτό
    οι τυπωμένοι κανόνες.
rules-link = Σύνδεσμος: { $name }
rules-link_copied = Ο σύνδεσμος αντιγράφηκε

## How to play for the first time.

learn-title = Εκμάθηση
learn-first_game = Παίξτε μια πρώτη παρτίδα

## What a first game says beside its steps.

lesson-step_of = Βήμα { $step } από { $steps }
lesson-back = Πίσω
lesson-next = Επόμενο
lesson-show_me = Δείξτε μου
lesson-by_itself = Αυτόματη αναπαραγωγή
lesson-pause = Παύση
lesson-computer = Υπολογιστής
lesson-stage = Τα βέλη μετακινούν το πλακίδιο, το R το στρέφει, το Enter το τοποθετεί.

## What can be set.

settings-title = Ρυθμίσεις
settings-language = Γλώσσα
settings-theme = Φωτεινό ή σκούρο
settings-as_the_device = Όπως η συσκευή
settings-light = Φωτεινό
settings-dark = Σκούρο
settings-sound = Ήχος
settings-volume = Ένταση
settings-pace = Ταχύτητα
settings-paces =
    .slow = Αργά
    .normal = Κανονικά
    .fast = Γρήγορα
    .instant = Αμέσως
settings-pace_line = Πόσο γρήγορα παίζει ο υπολογιστής και κινούνται τα πλακίδια.
settings-thinking = Χρόνος σκέψης
settings-thinking_line =
    Πόση ώρα σκέφτεται κάθε κίνηση ο Δαίδαλος, ο ισχυρότερος παίκτης του υπολογιστή.
settings-seconds =
    { $seconds ->
        [one] 1 δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }
settings-kept = Τι κρατά αυτός ο περιηγητής
settings-kept_line =
    Οι παρτίδες, τα ονόματα και οι ρυθμίσεις μένουν μόνο σε αυτόν τον περιηγητή. Αν σβήσετε τα
    δεδομένα του, σβήνονται κι αυτά.
settings-save_games = Αποθήκευση όλων των παρτίδων
settings-forget = Διαγραφή όλων
settings-forget_line =
    Όλες οι παρτίδες, τα ονόματα και οι ρυθμίσεις θα σβηστούν οριστικά από αυτόν τον περιηγητή.
    Αποθηκεύστε πρώτα τις παρτίδες σας, αν θέλετε να τις κρατήσετε.
settings-forget_now = Ναι, διαγραφή όλων
settings-cancel = Ακύρωση
settings-forgotten = Διαγράφηκαν όλα.
settings-about = Σχετικά με το Polis
settings-version = Έκδοση { $version }
settings-licences =
    Το Polis είναι ελεύθερο λογισμικό με άδεια MIT ή Apache 2.0, κατ’ επιλογή. Οι γραμματοσειρές
    του, Alegreya και Commissioner, έχουν την άδεια SIL Open Font License.

## The words of playing online.

online-title = Παιχνίδι στο διαδίκτυο
online-line = Στείλτε έναν σύνδεσμο σε φίλους ή βρείτε ένα τραπέζι.
online-refusals =
    .malformed = Ο διακομιστής δεν το κατάλαβε.
    .too_large = Είναι πολύ μεγάλο.
    .not_signed_in = Δώστε πρώτα ένα όνομα.
    .not_allowed = Δεν μπορείτε να το κάνετε εδώ.
    .not_found = Δεν υπάρχει κάτι τέτοιο.
    .foreign_origin = Ο διακομιστής δεν γνωρίζει αυτή τη σελίδα.
    .not_your_turn = Είναι η σειρά άλλου παίκτη.
    .illegal = Οι κανόνες δεν το επιτρέπουν.
    .stale = Εν τω μεταξύ έγινε κάτι άλλο. Κοιτάξτε ξανά.
    .wrong_state = Τώρα δεν γίνεται.
    .taken = Αυτή η θέση είναι πιασμένη.
    .name_taken = Άλλος λογαριασμός έχει αυτό το όνομα.
    .wrong_password = Λάθος όνομα ή κωδικός.
    .not_invited = Μπαίνουν μόνο όσοι έχουν πρόσκληση. Γράψτε τον κωδικό σας στη σελίδα του λογαριασμού.
    .sign_in_again = Συνδεθείτε ξανά για να το κάνετε.
    .too_many = Πάρα πολλά μαζί. Περιμένετε λίγο.
    .unavailable = Ο διακομιστής είναι υπερφορτωμένος. Δοκιμάστε ξανά.
    .internal = Σφάλμα του διακομιστή. Δοκιμάστε ξανά.

## The connection.

online-link-connecting = Σύνδεση με τον διακομιστή
online-link-reconnecting = Η σύνδεση χάθηκε. Επανασύνδεση…
online-link-move_waits = Η σύνδεση χάθηκε. Η κίνησή σας θα σταλεί μόλις επανέλθει.
online-link-offline = Δεν υπάρχει δίκτυο. Η παρτίδα συνεχίζεται όταν επανέλθει.
online-link-moves_left =
    { $moves ->
        [one] Μια κίνηση που κάνατε χωρίς σύνδεση φυλάσσεται εδώ και θα σταλεί μόλις απαντήσει ο διακομιστής.
       *[other] { $moves } κινήσεις που κάνατε χωρίς σύνδεση φυλάσσονται εδώ και θα σταλούν μόλις απαντήσει ο διακομιστής.
    }
online-link-late_move_played = Η κίνηση που κάνατε χωρίς σύνδεση παίχτηκε.
online-link-late_move_refused = Η κίνηση που κάνατε χωρίς σύνδεση έφτασε πολύ αργά και δεν παίχτηκε: η παρτίδα προχώρησε ή τελείωσε.
online-link-no_server = Εδώ δεν απαντά διακομιστής παιχνιδιού
online-link-no_server_line =
    Για παιχνίδι στο διαδίκτυο ανοίξτε το Polis στη διεύθυνση ενός διακομιστή. Όλα τα άλλα
    λειτουργούν και χωρίς αυτόν.
online-link-outdated = Υπάρχει νεότερη έκδοση του Polis.
online-link-reload = Ενημέρωση
online-link-try_now = Δοκιμή τώρα
online-link-no_answer = Ο διακομιστής δεν απάντησε. Δοκιμάστε ξανά.
online-link-hide = Απόκρυψη

## The lobby.

online-lobby-friend = Παιχνίδι με φίλους
online-lobby-mine = Οι παρτίδες μου
online-lobby-open = Ανοιχτά τραπέζια
online-lobby-playing = Παρτίδες για θεατές
online-lobby-nobody = Αυτή τη στιγμή δεν υπάρχει ανοιχτό τραπέζι.
online-lobby-nobody_line = Ανοίξτε ένα για όλους: όποιος περνά θα το βλέπει εδώ.
online-lobby-no_games = Αυτή τη στιγμή δεν παίζεται δημόσια παρτίδα.
online-lobby-sit = Καθίστε
online-lobby-watch = Παρακολούθηση
online-lobby-to_table = Στο τραπέζι
online-lobby-free =
    { $chairs ->
        [one] { $chairs } ελεύθερη θέση
       *[other] { $chairs } ελεύθερες θέσεις
    }
online-lobby-gathering = Αναμονή παικτών
online-lobby-not_your_turn = Σειρά άλλου παίκτη
online-lobby-turns =
    { $games ->
        [one] Είναι η σειρά σας σε μία παρτίδα στο διαδίκτυο.
       *[other] Είναι η σειρά σας σε { $games } παρτίδες στο διαδίκτυο.
    }
online-lobby-live = { $minutes } λ. + { $seconds } δ. ανά κίνηση
online-lobby-daily =
    { $days ->
        [one] { $days } μέρα ανά κίνηση
       *[other] { $days } μέρες ανά κίνηση
    }
online-lobby-rated = Βαθμολογημένη
online-lobby-variants =
    { $number ->
        [one] { $number } παραλλαγή
       *[other] { $number } παραλλαγές
    }
online-lobby-contest = Αγώνας
online-lobby-best = Οι καλύτεροι παίκτες

## Finding people: playing now, friends and challenges.

online-find-play_now = Παίξτε τώρα
online-find-line = Με κάποιον περίπου της δύναμής σας, μόλις βρεθεί.
online-find-rated =
    .either = Βαθμολογημένη ή όχι
    .rated = Βαθμολογημένη
    .casual = Χωρίς βαθμολογία
online-find-looking = Αναζήτηση παικτών…
online-find-band = έως { $band } βαθμούς διαφορά
online-find-anybody = οποιασδήποτε δύναμης
online-find-nobody = Αυτή τη στιγμή δεν είναι κανείς εδώ.
online-find-meanwhile = Παίξτε με τον υπολογιστή όσο περιμένετε
online-find-instead = Παίξτε με τον υπολογιστή
online-find-lost = Η αναζήτηση τελείωσε, γιατί ο διακομιστής δεν απαντούσε.
online-find-friends = Φίλοι
online-find-no_friends = Ανοίξτε το προφίλ κάποιου για να του ζητήσετε φιλία.
online-find-online = σε σύνδεση
online-find-add = Αίτημα φιλίας
online-find-asked = Το αίτημα στάλθηκε
online-find-accept = Αποδοχή
online-find-refuse = Απόρριψη
online-find-remove = Αφαίρεση από τους φίλους
online-find-asks = { $name } θέλει να γίνετε φίλοι.
online-find-challenge = Πρόκληση
online-find-challenges = { $name } σας προκαλεί.
online-find-challenged = Προκαλείτε: { $name }.
online-find-declined = { $name } δεν παίζει τώρα.
online-find-block = Αποκλεισμός
online-find-unblock = Άρση αποκλεισμού
online-find-blocked = Αποκλεισμένοι
online-find-blocked_line = Όποιον αποκλείετε δεν τον διαβάζετε στη συζήτηση, δεν σας τυχαίνει για αντίπαλος, και δεν μπορεί να σας προκαλέσει ή να καθίσει μαζί σας.
online-find-together = Παρτίδες μαζί σας
online-find-score = Νίκες σας: { $wins }, ήττες: { $losses }, κοινές νίκες: { $shared }.
online-find-needs_account = Οι φίλοι και οι προκλήσεις θέλουν λογαριασμό.
online-find-filter = Φίλτρο
online-find-any = Οτιδήποτε
online-find-near = Κοντά στη βαθμολογία μου (±{ $band })
online-find-no_fit = Κανένα τραπέζι δεν ταιριάζει στο φίλτρο.
online-find-show_all = Εμφάνιση όλων
online-find-report = Αναφορά
online-find-report_text = Τι συνέβη
online-find-reported = Οι οικοδεσπότες θα το εξετάσουν.
online-find-reasons =
    .chat = Προσβολές στη συζήτηση
    .cheating = Αθέμιτη βοήθεια ή πολλοί λογαριασμοί
    .leaving = Εγκαταλείπει παρτίδες ή αφήνει να περιμένουν
    .name = Προσβλητικό όνομα
    .other = Κάτι άλλο

## The deals of a day, and duels.

online-deal-title = Παρτίδες της ημέρας
online-deal-line = Τα ίδια πλακίδια για όλους, μία προσπάθεια για τον καθένα.
online-deal-solo = Akropolis σόλο
online-deal-against = Αντίπαλος: { $name }
online-deal-ends = νέες παρτίδες σε { $time }
online-deal-players =
    { $number ->
        [0] Κανείς δεν έχει αρχίσει ακόμη
        [one] { $number } παίκτης ως τώρα
       *[other] { $number } παίκτες ως τώρα
    }
online-deal-result = { $own } προς { $other } πόντοι
online-deal-not_counted = δεν μετρά
online-deal-rules =
    Έχετε μία προσπάθεια: χωρίς αναίρεση, χωρίς υποδείξεις, και η παραίτηση μετρά ως προσπάθεια. Κανείς
    δεν παρακολουθεί πριν τελειώσει ο ίδιος.
online-deal-see = Αποτέλεσμα και παρτίδες
online-deal-boards = Κατατάξεις
online-deal-board = Κατάταξη
online-deal-today = Σήμερα
online-deal-yesterday = Χθες
online-deal-month = Αυτόν τον μήνα
online-deal-closed =
    Θα δείτε αποτελέσματα και παρτίδες των άλλων μόλις τελειώσετε, ή όταν όλα τελειώσουν.
online-deal-empty = Κανείς δεν τελείωσε αυτή την παρτίδα.
online-deal-month_empty = Δεν πέρασε ακόμη ημέρα του μήνα με τελειωμένη παρτίδα.
online-deal-place = Θέση
online-deal-player = Παίκτης
online-deal-points = Πόντοι
online-deal-opponent = Αντίπαλος
online-deal-margin = Διαφορά
online-deal-days = Ημέρες
online-deal-games = Τι έκαναν οι άλλοι
online-deal-first_moves = Πρώτες κινήσεις
online-deal-alike = Κινήσεις σαν τις δικές σας
online-deal-missing = Δεν υπάρχει τέτοια παρτίδα
online-deal-once = Παίχτηκε ήδη σε αυτόν τον περιηγητή, και ο καθένας την παίζει μία φορά.
online-deal-full = Δύο παίζουν ήδη αυτή τη μονομαχία.
online-deal-duel = Μονομαχία με σύνδεσμο
online-deal-duel_line =
    Δύο παίζουν τα ίδια πλακίδια με τον ίδιο αντίπαλο, ο καθένας στην ώρα του. Όταν τελειώσουν και οι
    δύο, ο σύνδεσμος δείχνει και τις δύο παρτίδες.
online-deal-challenge = Νέα μονομαχία

## Tournaments.

online-tournament-title = Τουρνουά
online-tournament-line = Αρκετοί γύροι και ένας πίνακας, για τη βραδιά ενός συλλόγου ή για όλους.
online-tournament-new = Νέο τουρνουά
online-tournament-none = Δεν έχει ανακοινωθεί τουρνουά. Διοργανώστε ένα!
online-tournament-mine = Τα δικά σας
online-tournament-open = Για συμμετοχή ή παρακολούθηση
online-tournament-over = Παλιά τουρνουά
online-tournament-see = Προβολή
online-tournament-to_tournament = Στο τουρνουά
online-tournament-missing = Δεν υπάρχει τέτοιο τουρνουά
online-tournament-name = Όνομα του τουρνουά
online-tournament-system = Σύστημα
online-tournament-swiss = Ελβετικό
online-tournament-swiss_of =
    { $rounds ->
        [one] Ελβετικό, { $rounds } γύρος
       *[other] Ελβετικό, { $rounds } γύροι
    }
online-tournament-swiss_line = Συναντιούνται όσοι έχουν ίσους βαθμούς, κανείς δύο φορές. Για όσους κι αν είναι.
online-tournament-round_robin = Όλοι με όλους
online-tournament-round_robin_line = Ο καθένας παίζει με τον καθένα. Για ως 32 παίκτες.
online-tournament-arena = Αρένα
online-tournament-arena_of = Αρένα, { $minutes } λεπτά
online-tournament-arena_line = Όποιος είναι ελεύθερος παίζει με όποιον είναι ελεύθερος, ώσπου να τελειώσει ο χρόνος.
online-tournament-rounds = Γύροι
online-tournament-table_size = Άτομα στο τραπέζι
online-tournament-table_line =
    Αν οι παίκτες δεν μοιράζονται ακριβώς, κάποια τραπέζια έχουν λιγότερους· με δύο στο τραπέζι,
    κάποιος έχει ρεπό.
online-tournament-rated_line = Οι παρτίδες αλλάζουν τις βαθμολογίες· μόνο με λογαριασμό.
online-tournament-private_line = Εκτός λίστας. Όποιος έχει τον σύνδεσμο ή τον κωδικό QR μπορεί να δηλώσει συμμετοχή.
online-tournament-public_line = Όλοι το βλέπουν στη λίστα και μπορούν να παρακολουθούν.
online-tournament-starts = Έναρξη
online-tournament-starts_line = Αφήστε το κενό για να αρχίσετε εσείς, όταν θα είναι όλοι εδώ.
online-tournament-hold = Ανακοίνωση
online-tournament-needs_account = Για να διοργανώσετε τουρνουά χρειάζεστε λογαριασμό.
online-tournament-organiser = από { $name }
online-tournament-players =
    { $number ->
        [0] κανείς ακόμη
        [one] { $number } συμμετοχή
       *[other] { $number } συμμετοχές
    }
online-tournament-begins = αρχίζει { $time }
online-tournament-by_hand = οι συμμετοχές είναι ανοιχτές
online-tournament-round_of = γύρος { $round } από { $rounds }
online-tournament-round = Γύρος { $round }
online-tournament-is_running = παίζεται
online-tournament-is_over = τελείωσε
online-tournament-is_cancelled = ακυρώθηκε
online-tournament-sign_up = Δήλωση συμμετοχής
online-tournament-back = Είμαι πάλι εδώ
online-tournament-leave = Αποχώρηση από το τουρνουά
online-tournament-waiting = Συμμετέχετε. Μείνετε σε αυτή τη σελίδα: θα σας οδηγήσει στο τραπέζι σας όταν έρθει η ώρα.
online-tournament-bye = Έχετε ρεπό σε αυτόν τον γύρο, που μετρά ως νίκη.
online-tournament-next_round = Ο επόμενος γύρος αρχίζει σε { $time }.
online-tournament-my_game = Στην παρτίδα σας
online-tournament-not_allowed = Δεν μπορείτε να συμμετάσχετε: χρειάζεται λογαριασμός ή ο διοργανωτής σάς απέκλεισε.
online-tournament-full = Το τουρνουά είναι πλήρες.
online-tournament-too_late = Είναι αργά για συμμετοχή.
online-tournament-start = Έναρξη τώρα
online-tournament-cancel = Ακύρωση του τουρνουά
online-tournament-remove = Αποκλεισμός: { $name }
online-tournament-has_left = έφυγε
online-tournament-absent = δεν ήρθε
online-tournament-removed = αποκλείστηκε
online-tournament-standings = Κατάταξη
online-tournament-buchholz = Buchholz
online-tournament-sonneborn = Sonneborn-Berger
online-tournament-games = Παρτίδες
online-tournament-replay = Επανάληψη
online-tournament-has_bye = ρεπό
online-tournament-records = Όλες οι παρτίδες σε αρχείο

## The page for a new table.

online-plan-title = Νέο τραπέζι
online-plan-game = Παιχνίδι
online-plan-anybody = Ανοιχτή σε όλους
online-plan-clock = Ρολόι
online-plan-paces =
    .none = Κανένα
    .live = Πραγματικός χρόνος
    .daily = Μέρες ανά κίνηση
online-plan-minutes = Λεπτά
online-plan-seconds = Δευτερόλεπτα ανά κίνηση
online-plan-days = Μέρες ανά κίνηση
online-plan-time_out = Όταν τελειώσει ο χρόνος κάποιου
online-plan-lost = χάνει και η παρτίδα τελειώνει
online-plan-heir = χάνει και την παρτίδα την τελειώνει υπολογιστής:
online-plan-sees = Ποιος βλέπει το τραπέζι
online-plan-private = Όποιος έχει τον σύνδεσμο
online-plan-private_line = Για φίλους.
online-plan-public = Όλοι
online-plan-public_line = Βρίσκεται στην αίθουσα και μπορεί να παρακολουθεί όποιος θέλει.
online-plan-accounts = Κάθονται μόνο όσοι έχουν λογαριασμό
online-plan-accounts_line = Αλλιώς κάθονται και επισκέπτες.
online-plan-scores = Εμφάνιση πόντων στη διάρκεια της παρτίδας
online-plan-no_scores = Οι πόντοι φαίνονται μόνο στο τέλος
online-plan-takebacks = Οι κινήσεις μπορούν να αναιρεθούν
online-plan-no_takebacks = Οι κινήσεις δεν αναιρούνται
online-plan-takebacks_line = Όταν συμφωνούν όλοι.
online-plan-rated = Βαθμολογημένη παρτίδα
online-plan-rated_line =
    Μετρά για τη βαθμολογία: μόνο με λογαριασμό, χωρίς υπολογιστές και χωρίς αναιρέσεις.
online-plan-by_host = Ξεκινώ εγώ την παρτίδα
online-plan-by_host_line = Αλλιώς αρχίζει μόλις πιαστεί η τελευταία θέση.
online-plan-drawn = Κλήρωση των θέσεων
online-plan-contests =
    .game = Μία παρτίδα
    .match = Αγώνας
online-plan-match_line = Ο αγώνας διαρκεί ώσπου κάποιος να έχει δύο βαθμούς νίκης.
online-plan-pause_line =
    Η επόμενη παρτίδα αρχίζει όταν είναι έτοιμοι και οι δύο· το αργότερο σε ένα λεπτό, ή σε μία
    ημέρα όταν μετρούν ημέρες ανά κίνηση.
online-plan-abandoned_line = Όποιος δεν παίξει για τρεις ημέρες μπορεί να χάσει την παρτίδα.
online-plan-more = Περισσότερες επιλογές
online-plan-open = Άνοιγμα τραπεζιού
online-plan-name = Το όνομά σας
online-plan-name_line = Το βλέπουν οι άλλοι. Δεν χρειάζεστε λογαριασμό.
online-plan-needs_account = Η βαθμολογημένη παρτίδα χρειάζεται λογαριασμό.

## A table.

online-room-waiting = Αναμονή παικτών
online-room-invite = Πρόσκληση
online-room-invite_line =
    Στείλτε τον σύνδεσμο ή δώστε τον για σάρωση. Όποιος τον ανοίξει μπορεί αμέσως να συμμετάσχει.
online-room-copy = Αντιγραφή συνδέσμου
online-room-copied = Αντιγράφηκε
online-room-share = Κοινοποίηση
online-room-qr = Κωδικός QR του συνδέσμου
online-room-free = Ελεύθερη
online-room-host = Οικοδεσπότης
online-room-sit = Καθίστε
online-room-get_up = Σηκωθείτε
online-room-close = Κλείσιμο τραπεζιού
online-room-start = Έναρξη παρτίδας
online-room-host_starts = Την παρτίδα την ξεκινά ο οικοδεσπότης.
online-room-starts_when_full = Η παρτίδα αρχίζει μόλις πιαστεί η τελευταία θέση.
online-room-seat_computer = Υπολογιστής στη θέση { $seat }
online-room-send_away = Απομάκρυνση: { $name }
online-room-away = χωρίς σύνδεση
online-room-accounts_only = Εδώ κάθονται μόνο όσοι έχουν λογαριασμό.
online-room-full = Όλες οι θέσεις είναι πιασμένες. Μπορείτε να παρακολουθήσετε.
online-room-missing = Δεν υπάρχει τέτοιο τραπέζι
online-room-missing_line = Ίσως ο σύνδεσμος είναι ελλιπής ή το τραπέζι έκλεισε.
online-room-aborted =
    .host = Ο οικοδεσπότης έκλεισε αυτό το τραπέζι.
    .expired = Δεν ήρθαν εγκαίρως αρκετοί παίκτες: το τραπέζι έκλεισε.
    .deleted = Ένας παίκτης διέγραψε τον λογαριασμό του: το τραπέζι έκλεισε.
online-room-to_lobby = Στην αίθουσα
online-room-invited_by = Πρόσκληση από: { $name }
online-room-about_akropolis =
    Ο καθένας χτίζει με πλακίδια την πόλη του: σπίτια, ναοί και κήποι μετρούν όταν είναι σωστά
    βαλμένα. Όσο ψηλότερα, τόσο περισσότερο.
online-room-about_architekton =
    Δύο χτίζουν μαζί μία πόλη: δύο πλακίδια τη φορά, και τα κυκλωμένα κτίρια δίνουν ή κοστίζουν
    μάρκες. Στο τέλος μετρά η μεγαλύτερη ομάδα των σπιτιών σας.
online-room-players = Παίκτες
online-room-watching = Παρακολουθείτε
online-room-watchers =
    { $number ->
        [one] { $number } θεατής
       *[other] { $number } θεατές
    }
online-room-sending = Αποστολή
online-room-chat = Συζήτηση
online-room-spectator_chat = Συζήτηση θεατών
online-room-players_read_later = Οι παίκτες θα το διαβάσουν μετά την παρτίδα.
online-room-spectators_read_later = Οι θεατές θα το διαβάσουν μετά την παρτίδα.
online-room-spectator = Θεατής
online-room-more_spectators = και { $number } ακόμη
online-room-nothing_said = Κανείς δεν έχει πει κάτι ακόμη.
online-room-write = Γράψτε στους άλλους
online-room-send = Αποστολή
online-room-unread =
    { $lines ->
        [one] { $lines } νέο μήνυμα
       *[other] { $lines } νέα μηνύματα
    }
online-room-mute = Σίγαση: { $name }
online-room-unmute = Τέλος σίγασης: { $name }
online-room-take_back = Αίτημα αναίρεσης
online-room-asks_takeback = Αίτημα αναίρεσης κίνησης: { $name }.
online-room-asked_takeback = Ζητήσατε αναίρεση κίνησης. Πρέπει να συμφωνήσουν όλοι.
online-room-agree = Συμφωνώ
online-room-decline = Διαφωνώ
online-room-withdraw = Ακύρωση
online-room-resign = Παραίτηση
online-room-resign_sure = Παραίτηση από αυτή την παρτίδα;
online-room-play_on = Συνέχεια
online-room-resigned = Παραίτηση: { $name }.
online-room-timed_out = Τέλος χρόνου: { $name }.
online-room-you_resigned = Παραιτηθήκατε.
online-room-you_timed_out = Ο χρόνος σας τελείωσε.
online-room-abandoned = Εγκατάλειψη: { $name }.
online-room-you_abandoned = Δεν παίξατε για τρεις ημέρες.
online-room-claim_line = { $name }: τρεις ημέρες χωρίς κίνηση.
online-room-claim = Διεκδίκηση της νίκης
online-room-heir = Συνεχίζει ο υπολογιστής ({ $level })
online-room-again = Παίξτε ξανά
online-room-again_asked = Αναμονή των άλλων
online-room-wants_again = { $name } θέλει να ξαναπαίξει.
online-room-ready = Πάμε στην επόμενη παρτίδα
online-room-is_ready = { $name } περιμένει την επόμενη παρτίδα.
online-room-next_in = Η επόμενη παρτίδα αρχίζει σε { $time } ή όταν είναι έτοιμοι και οι δύο.
online-room-match_score = Αγώνας: { $score }
online-room-next = Στην επόμενη παρτίδα
online-room-turn_against = Η σειρά σας εναντίον: { $names }
online-room-left = Χωρίς σύνδεση: { $name }.
online-room-back = { $name } επέστρεψε.
online-room-plan_turn = Σχεδιασμός της επόμενης σειράς σας
online-room-planning_line = Επιλέξτε τι θα παίξετε, σαν να ήταν η σειρά σας.
online-room-plan_keep = Αρκεί
online-room-plan_line = Όταν έρθει η σειρά σας, παίζεται αμέσως το πρώτο από αυτά που θα είναι δυνατό:
online-room-plan_new_tiles = Και όταν έχουν έρθει νέα πλακίδια
online-room-plan_remove = Αφαίρεση: { $turn }
online-room-try_out = Δοκιμάστε κινήσεις
online-room-try_line = Ιδιωτικό ταμπλό: το βλέπετε μόνο εσείς.
online-room-try_unknown = Τα επόμενα πλακίδια δεν τα έχει δει κανείς: η βαριάντα τελειώνει εδώ.
online-room-try_number = Βαριάντα { $line } από { $lines }
online-room-try_drop = Διαγραφή βαριάντας
online-room-try_end = Πίσω στην παρτίδα
online-room-offer = Να σας ειδοποιήσει αυτή η συσκευή όταν θα είναι πάλι η σειρά σας;
online-room-offer_yes = Ναι, παρακαλώ
online-room-offer_no = Όχι, ευχαριστώ
online-room-tell_me = Ειδοποίηση όταν είναι η σειρά μου
online-room-told = Ο περιηγητής σάς ειδοποιεί όταν είναι η σειρά σας.
online-room-not_told = Ο περιηγητής δεν επιτρέπει ειδοποιήσεις εδώ.
online-room-days_hours = { $days } μ. { $hours } ω.
online-room-hours_minutes = { $hours } ω. { $minutes } λ.
online-room-clock_of = Χρόνος που απομένει: { $name }

## Who one is to the server.

online-shuffle-title = Αποδείξιμο ανακάτεμα
online-shuffle-fixed =
    Η σειρά των πλακιδίων ορίστηκε πριν από την πρώτη κίνηση. Αυτό το αποτύπωμα την εγγυάται· μετά την παρτίδα όλοι μπορούν να ελέγξουν ότι τίποτα δεν άλλαξε.
online-shuffle-proven =
    Αποδείχθηκε: τα πλακίδια ήρθαν με τη σειρά που ορίστηκε πριν από την πρώτη κίνηση.
online-shuffle-broken = Δεν αποδείχθηκε: τα πλακίδια δεν ταιριάζουν με τη σειρά που ορίστηκε.
online-shuffle-from_move = Από την κίνηση { $number }:
online-shuffle-check = Για δικό σας έλεγχο: polis verify με την αποθηκευμένη καταγραφή.

online-me-title = Λογαριασμός
online-me-guest = Παίζετε ως επισκέπτης. Σας γνωρίζει μόνο αυτός ο περιηγητής.
online-me-account = Έχετε συνδεθεί.
online-me-nobody =
    Δεν έχετε ακόμη όνομα σε αυτόν τον διακομιστή. Διαλέξτε ένα όταν καθίσετε ή φτιάξτε αμέσως
    λογαριασμό.
online-me-make = Νέος λογαριασμός
online-me-make_line =
    Κρατά τις παρτίδες και τη βαθμολογία σας σε όλες τις συσκευές. Τίποτα δεν χάνεται.
online-me-name = Όνομα
online-me-password = Κωδικός
online-me-password_line = Τουλάχιστον 8 χαρακτήρες.
online-me-sign_in = Σύνδεση
online-me-sign_out = Αποσύνδεση
online-me-guest_out = Ο επισκέπτης που αποσυνδέεται δεν μπορεί να επιστρέψει.
online-me-everywhere = Αποσύνδεση παντού
online-me-everywhere_line = Παντού: σε όλες τις συσκευές· παύουν να ισχύουν και τα διακριτικά των bot.
online-me-change_name = Αλλαγή ονόματος
online-me-change_password = Αλλαγή κωδικού
online-me-old = Τρέχων κωδικός
online-me-new = Νέος κωδικός
online-me-save = Αποθήκευση
online-me-saved = Αποθηκεύτηκε.
online-me-wrong_old = Ο τρέχων κωδικός είναι λάθος.
online-me-password_changed = Ο κωδικός άλλαξε. Οι άλλες συσκευές αποσυνδέθηκαν.
online-me-password_ends = Ένας νέος κωδικός αποσυνδέει όλες τις άλλες συσκευές και καταργεί τα διακριτικά των bot.
online-me-passkeys_stay = Τα κλειδιά πρόσβασης ισχύουν ακόμη. Αφαιρέστε όσα δεν εμπιστεύεστε πια.
online-me-recovery = Κωδικός ανάκτησης
online-me-recovery_line =
    Με αυτόν ορίζετε νέο κωδικό, αν ξεχάσετε τον δικό σας. Φυλάξτε τον εκεί όπου μόνο εσείς θα τον βρείτε.
online-me-recovery_once = Σημειώστε ή αντιγράψτε τον τώρα. Εμφανίζεται μόνο μία φορά.
online-me-recovery_kept = Τον έχω φυλάξει
online-me-recovery_none = Δεν έχετε ακόμη κωδικό ανάκτησης.
online-me-recovery_made = Ο κωδικός σας είναι από τις { $day }. Ένας νέος τον αντικαθιστά.
online-me-make_code = Νέος κωδικός ανάκτησης
online-me-forgot = Ξεχάσατε τον κωδικό;
online-me-recover = Ορισμός νέου κωδικού
online-me-recover_line = Αποσυνδέεστε από παντού αλλού και λαμβάνετε νέο κωδικό ανάκτησης.
online-me-wrong_code = Το όνομα ή ο κωδικός ανάκτησης είναι λάθος.
online-me-passkeys = Κλειδιά πρόσβασης
online-me-passkeys_line = Η συσκευή σας σας συνδέει με το δάχτυλο, το πρόσωπο ή το PIN της. Χωρίς όνομα και κωδικό.
online-me-passkey_name = Αυτή η συσκευή
online-me-passkey_label = Πώς να ονομάζεται
online-me-passkey_add = Νέο κλειδί πρόσβασης
online-me-passkey_use = Σύνδεση με κλειδί πρόσβασης
online-me-passkey_make = Δημιουργία με κλειδί πρόσβασης
online-me-passkey_failed = Το κλειδί πρόσβασης δεν λειτούργησε. Δοκιμάστε ξανά ή συνδεθείτε με άλλον τρόπο.
online-me-passkey_used = τελευταία χρήση { $day }
online-me-only_way = Είναι ο μόνος τρόπος σύνδεσής σας. Προσθέστε πρώτα έναν άλλον.
online-me-set_password = Ορισμός κωδικού
online-me-provider_use = Συνέχεια με { $provider }
online-me-provider_join = Σύνδεση του { $provider }
online-me-provider_line = Έπειτα θα μπορείτε να συνδέεστε και με { $provider }.
online-me-provider_since = Συνδεδεμένο από { $day }.
online-me-provider_name = Επιλέξτε το όνομα με το οποίο παίζετε εδώ.
online-me-provider_joined = Ο λογαριασμός σας συνδέθηκε.
online-me-provider_cancelled = Επιστρέψατε χωρίς να συνδεθείτε.
online-me-provider_expired = Άργησε πολύ. Δοκιμάστε ξανά.
online-me-provider_refused = Η απάντηση της υπηρεσίας σύνδεσης δεν είναι αξιόπιστη. Δοκιμάστε ξανά.
online-me-provider_unavailable = Η υπηρεσία σύνδεσης δεν απαντά. Δοκιμάστε αργότερα.
online-me-provider_not_allowed = Ο οικοδεσπότης αυτού του ιστοτόπου δεν σας επιτρέπει την είσοδο.
online-me-provider_taken = Συνδέεται ήδη με αυτό άλλος λογαριασμός.
online-me-copy = Αντιγραφή
online-me-tokens = Διακριτικά για bot
online-me-tokens_line = Ένα πρόγραμμα με διακριτικό παίζει στο όνομά σας.
online-me-label = Σε τι χρησιμεύει
online-me-make_token = Νέο διακριτικό
online-me-token_once = Αντιγράψτε το τώρα. Εμφανίζεται μόνο μία φορά.
online-me-remove = Αφαίρεση
online-me-notify = Ειδοποιήσεις
online-me-notify_line =
    Η συσκευή σας ειδοποιεί όταν είναι η σειρά σας σε παρτίδα με ημέρες ανά κίνηση, μία φορά σε κάθε σειρά, ακόμη κι αν το Polis είναι κλειστό.
online-me-notify_on = Ενεργοποίηση
online-me-notify_off = Απενεργοποίηση
online-me-quiet = Ώρες ησυχίας
online-me-quiet_from = Ησυχία από
online-me-quiet_to = Ησυχία έως
online-me-mail = E-mail
online-me-mail_line =
    Για κωδικό που ξεχάστηκε, και για να σας βρούμε όταν δεν είναι ανοιχτή καμία σελίδα. Κανείς άλλος δεν βλέπει τη διεύθυνση.
online-me-mail_address = Διεύθυνση
online-me-mail_send = Αποστολή κωδικού
online-me-mail_sent = Ένας κωδικός στάλθηκε στο { $address }. Ισχύει για μία ημέρα.
online-me-mail_code = Κωδικός από το μήνυμα
online-me-mail_confirm = Επιβεβαίωση
online-me-mail_turns = Μήνυμα όταν είναι η σειρά μου
online-me-mail_challenges = Μήνυμα όταν με προκαλούν
online-me-mail_wrong = Ο κωδικός είναι λάθος ή πολύ παλιός.
online-me-mail_stopped =
    Δεν θα λαμβάνετε άλλα μηνύματα για σειρές και προκλήσεις. Μπορείτε να τα ενεργοποιήσετε ξανά στον λογαριασμό σας.
online-me-mail_no_link = Αυτός ο σύνδεσμος δεν ισχύει πια.
online-me-mail_forgot = Αποστολή κωδικού με e-mail
online-me-mail_forgot_sent =
    Αν ο λογαριασμός έχει διεύθυνση, στάλθηκε εκεί ένας κωδικός. Ισχύει για μία ώρα.
online-me-data = Τα δεδομένα μου
online-me-download = Λήψη των δεδομένων μου
online-me-delete = Διαγραφή μου
online-me-delete_line =
    Το όνομα, η βαθμολογία και οι ρυθμίσεις σας διαγράφονται αμέσως και για πάντα. Οι τελειωμένες
    παρτίδες μένουν, ως «διαγραμμένος παίκτης».
online-me-cancel = Ακύρωση
online-me-profile = Οι παρτίδες και η βαθμολογία μου
online-me-invitation = Κωδικός πρόσκλησης
online-me-invitation_line = Αυτός ο ιστότοπος είναι μόνο με πρόσκληση.
online-me-host = Σελίδα του οικοδεσπότη

## A player.

online-profile-since = Εδώ από { $date }
online-profile-guest = Επισκέπτης
online-profile-deleted = Διαγραμμένος παίκτης
online-profile-ratings = Βαθμολογία
online-profile-rating = { $rating } ± { $deviation }
online-profile-provisional = ακόμη αβέβαιη
online-profile-statistics = Στατιστικά
online-profile-games = Παρτίδες
online-profile-wins = Νίκες
online-profile-shared = Κοινές νίκες
online-profile-mean = Μέσος όρος πόντων
online-profile-best = Περισσότεροι πόντοι
online-profile-history = Τελειωμένες παρτίδες
online-profile-earlier = Παλαιότερες παρτίδες
online-profile-none = Δεν υπάρχει ακόμη τελειωμένη δημόσια παρτίδα.
online-profile-won = νίκη
online-profile-lost = ήττα
online-profile-drawn = κοινή νίκη
online-profile-graph = Βαθμολογία στον χρόνο: { $pool }
online-profile-missing = Δεν υπάρχει τέτοιος παίκτης

## Ratings.

online-rating-line =
    Βαθμολογία από βαθμολογημένες παρτίδες. Το ερωτηματικό σημαίνει: λίγες παρτίδες ως τώρα.
online-rating-none = Κανείς δεν έχει παίξει ακόμη τέτοια βαθμολογημένη παρτίδα.
online-rating-player = Παίκτης
online-rating-rating = Βαθμολογία
online-rating-unsure = λίγες παρτίδες ως τώρα
online-rating-change = Βαθμολογία: { $before } → { $after } ({ $gain })
online-rating-why = Αναμενόμενο με αυτούς τους παίκτες: { $expected } %, επίτευξη: { $scored } %.
online-rating-large_steps = Μετά από λίγες παρτίδες η βαθμολογία αλλάζει ακόμη με μεγάλα βήματα.
online-rating-unchanged = Η παρτίδα δεν άλλαξε καμία βαθμολογία. Ανάμεσα στα ίδια άτομα μετρούν έξι παρτίδες την ημέρα.

## Boards of the best solo games.

online-solo-board = Σόλο: { $architect }
online-solo-line =
    Η καλύτερη παρτίδα κάθε λογαριασμού απέναντι σε αυτόν τον αρχιτέκτονα. Μετρούν δημόσιες παρτίδες
    κανονικής διάρκειας χωρίς παραλλαγές, παιγμένες ως το τέλος χωρίς να παρθεί κίνηση πίσω και
    χωρίς υποδείξεις.
online-solo-none = Κανείς δεν έχει τελειώσει ακόμη τέτοια σόλο παρτίδα.
online-solo-points = Πόντοι
online-solo-opponent = Αρχιτέκτονας
online-solo-date = Ημερομηνία
online-solo-play = Παίξτε: { $architect }
online-solo-more = Περισσότερα

## Vacation from games with days for each move.

online-vacation-title = Διακοπές
online-vacation-line =
    Στις διακοπές ο χρόνος σας σταματά στις παρτίδες με ημέρες ανά κίνηση. Έχετε { $days } ημέρες
    τον χρόνο. Αρχίζουν αμέσως, μετρά κάθε ημέρα που ξεκινά, και οι άλλοι βλέπουν πότε επιστρέφετε.
online-vacation-left =
    { $days ->
        [one] Απομένει { $days } ημέρα
       *[other] Απομένουν { $days } ημέρες
    }
online-vacation-days = Ημέρες
online-vacation-begin = Έναρξη διακοπών
online-vacation-until = Σε διακοπές έως { $date }
online-vacation-end = Επέστρεψα

## A position that is set up by hand. Where a number is told, it stands apart from what is counted, so
## that no language has to bend it.

editor-title = Στήσιμο θέσης
editor-legal = Έγκυρη θέση
editor-not_yet = Δεν είναι ακόμη θέση
editor-over = Σε αυτήν η παρτίδα έχει τελειώσει.
editor-rule = Κανόνας { $number }
editor-pool = Αχρησιμοποίητα πλακίδια
editor-pool_line = Πάρτε ένα και τοποθετήστε το.
editor-in_pool = απομένουν: { $tiles }
editor-tile = Πλακίδιο { $number }: { $what }
editor-to_site = Στο εργοτάξιο
editor-to_stock = Στο απόθεμα
editor-give = Σε: { $name }
editor-taken = Πλακίδια: { $name }
editor-paid = Πέτρες για το πλακίδιο { $tile }
editor-fill = Τυχαία συμπλήρωση
editor-clear = Καθαρισμός
editor-lift_line = Διαλέξτε ένα πλακίδιο για να το σηκώσετε.
editor-starting_tile = Το αρχικό πλακίδιο μένει.
editor-needed = Άλλα πλακίδια το χρειάζονται: σηκώστε πρώτα εκείνα.
editor-start_stays = Τα δύο αρχικά τοπία μένουν· το έδαφός τους αλλάζει δίπλα.
editor-lifted = Σηκώθηκε: { $what }
editor-stones = Πέτρες: { $name }
editor-chips = Μάρκες: { $name }
editor-fewer = λιγότερες
editor-more = περισσότερες
editor-play = Παιχνίδι από εδώ
editor-study = Μελέτη από εδώ
editor-text = Ως κείμενο
editor-text_line = Αντιγράψτε το για φύλαξη ή αποστολή, ή επικολλήστε εδώ θέση ή παρτίδα.
editor-copy = Αντιγραφή
editor-take_over = Χρήση του κειμένου
editor-cannot_read = Το κείμενο δεν διαβάζεται.
editor-other_game = Είναι θέση του { $game }.
editor-from_game = Από παρτίδα
editor-game = Παρτίδα
editor-ply = Μετά την κίνηση
editor-edit_it = Επεξεργασία αυτής της θέσης
editor-no_games = Δεν υπάρχει εδώ παρτίδα αυτού του παιχνιδιού.
editor-house_of = Σπίτι παίκτη
editor-no_house = Χωρίς σπίτι
editor-start = Αρχικά τοπία
editor-start_at = Τοπίο στο { $place }
editor-turn = Σειρά
editor-lays = Πλακίδια που απομένουν
editor-losses = Απώλειες προς απόφαση
editor-players = Ποιος συνεχίζει
editor-no_architect = Κανείς δεν παίζει σόλο: δεν υπάρχει Ένδοξος Αρχιτέκτονας.
editor-not_used = Το πλακίδιο { $tile } δεν ανήκει σε παρτίδα με τόσους παίκτες.
editor-twice = Το πλακίδιο { $tile } υπάρχει δύο φορές.
editor-misfit = { $what }: { $reason }
editor-too_many_turns = Πλακίδια που πάρθηκαν: { $taken }. Όλη η παρτίδα έχει μόνο { $turns } κινήσεις.
editor-turn_order = { $name }: πλακίδια: { $taken }, σύμφωνα με τη σειρά: { $due }.
editor-site_size = Πλακίδια στο εργοτάξιο: { $found }. Θα έπρεπε να είναι { $due }.
editor-stones_most =
    { $name }: πέτρες: { $stones }. Τα λατομεία που καλύφθηκαν επιτρέπουν το πολύ { $most }.
editor-stones_least =
    { $name }: πέτρες: { $stones }. Δεν γινόταν να πληρωθούν τόσες: τουλάχιστον { $least }.
editor-no_plaza = Ο Ένδοξος Αρχιτέκτονας πληρώνει μόνο για πλατεία· το πλακίδιο { $tile } δεν έχει.
editor-paid_too_much =
    Πληρώθηκαν για το πλακίδιο { $tile }: { $paid }. Κόστιζε το πολύ { $most }.
editor-architect_stones =
    Πέτρες του Ένδοξου Αρχιτέκτονα: { $found }. Από όσα πλήρωσε ο παίκτης προκύπτουν { $due }.
editor-building_twice = Το κτίριο { $building } υπάρχει δύο φορές.
editor-too_many_landscapes = { $scenery }: { $landscapes } τοπία, και υπάρχουν μόνο 6.
editor-too_many_houses = { $name }: { $houses } σπίτια, και καθένας έχει μόνο 12.
editor-houses_before_turns = { $name }: { $houses } σπίτια, αλλά το πολύ { $laid } πλακίδια ως τώρα.
editor-houses_moved =
    Ένα κτίριο είναι χωρίς σπίτι, μα κανείς δεν χρειάστηκε να μετακινήσει: όλοι είχαν ακόμη.
editor-stock_size = Λείπουν από το απόθεμα: { $missing }. Τοποθετήθηκαν σε αυτή τη σειρά: { $laid }.
editor-lays_left = Σε μια σειρά μένουν ένα ή δύο πλακίδια, ή μια απώλεια προς απόφαση.
editor-two_each =
    { $name }: δεν μπορεί να είναι έτσι η σειρά μετά από { $laid } πλακίδια: καθένας βάζει δύο.
editor-chips_wrong = Οι μάρκες δεν είναι όσες έδωσαν και κόστισαν τα κλεισμένα κτίρια.
editor-no_loss = Στο { $place } δεν μπορεί να εκκρεμεί απώλεια.
editor-no_choice =
    { $name }: δεν μπορεί να πληρώσει για να κρατήσει το σπίτι, άρα δεν υπάρχει απόφαση.
editor-nothing_fits = Κανένα πλακίδιο του αποθέματος δεν τοποθετείται: το απόθεμα θα άλλαζε.
editor-not_over = Η παρτίδα δεν μπορεί να τελείωσε έτσι.
editor-malformed = Κάτι λείπει ή περισσεύει.
editor-keys_line =
    Πλήκτρα: βέλη μετακίνηση, Q και E στροφή, ↵ τοποθέτηση, Esc επιστροφή, Delete σήκωμα, S στο
    εργοτάξιο ή απόθεμα, Z και Y αναίρεση και επανάληψη.

## Counting at a real table.

pad-title = Φύλλο βαθμολογίας
pad-lead =
    Μετρήστε την παρτίδα στο δικό σας τραπέζι: με αριθμούς, όπως στο χάρτινο μπλοκ, ή ξαναχτίζοντας
    ό,τι βρίσκεται εκεί.
pad-count = Μέτρηση παρτίδας
pad-games =
    .akropolis =
        Αξία και αστέρια κάθε είδους, ή όλη η πόλη εξάγωνο προς εξάγωνο. Μετρούν και οι παραλλαγές
        και οι αρχιτέκτονες του σόλο παιχνιδιού.
    .architekton = Μεγαλύτερες ομάδες και μάρκες, ή όλη η πόλη τετράγωνο προς τετράγωνο.
pad-past = Παρτίδες που μετρήθηκαν
pad-none_yet = Καμία ακόμη. Ό,τι μετράτε μένει σε αυτόν τον περιηγητή.
pad-open = Άνοιγμα
pad-removed = Το φύλλο αφαιρέθηκε.
pad-unreadable = Ένα φύλλο δεν μπορεί να διαβαστεί από αυτή την έκδοση.
pad-missing = Αυτό το φύλλο δεν είναι σε αυτή τη συσκευή.
pad-not_kept = Ο περιηγητής δεν κρατά αυτό το φύλλο: ο χώρος του είναι γεμάτος ή απενεργοποιημένος.
pad-all_sheets = Όλες οι παρτίδες που μετρήθηκαν
pad-no_opponent = Κανείς
pad-no_opponent_line = Μόνο μέτρηση μιας πόλης.
pad-start = Έναρξη μέτρησης
pad-way = Πώς μετράμε
pad-quick = Αριθμοί
pad-exact = Ξαναχτίσιμο
pad-value = Αξία
pad-stars = Αστέρια
pad-less = { $what }: λιγότερο
pad-more = { $what }: περισσότερο
pad-with_doublings =
    Όπως στο χάρτινο μπλοκ: μια συνοικία που διπλασιάζει μια παραλλαγή μετρά δύο φορές στην αξία.
pad-step_of = { $name }, { $number } από { $all }
pad-back_to = Πίσω: { $name }
pad-next = Επόμενο: { $name }
pad-result = Αποτέλεσμα
pad-erase = Αφαίρεση
pad-why = Γιατί;
pad-levels = Επίπεδα
pad-whole_tile = Όλο το πλακίδιο
pad-whole_tile_line = Διαλέξτε τα τρία μέρη ενός πλακιδίου και σύρετε πάνω στα εξάγωνά του.
pad-clear = Από την αρχή
pad-empty = Κενή θέση
pad-lake = Λίμνη: την περικλείει η πόλη.
pad-tap = Διαλέξτε τι θα βάλετε και έπειτα τα εξάγωνά του, ένα ένα ή σύροντας.
pad-city_board =
    Η πόλη. Τα βέλη πάνε από εξάγωνο σε εξάγωνο. H, M, B, T, G και Q βάζουν κατοικίες, αγορές,
    στρατώνες, ναούς, κήπους και λατομείο, P κάνει μια συνοικία πλατεία, 1 ως 9 δίνουν το επίπεδο,
    Delete αφαιρεί.
pad-refused = Δεν υπάρχει χώρος γι’ αυτό εδώ.
pad-doubt = Κάτι δεν στέκει. Μετρά ό,τι έχει μπει.
pad-apart =
    { $hexes ->
        [one] 1 κομμάτι είναι χωριστά από τα άλλα.
       *[other] { $hexes } κομμάτια είναι χωριστά από τα άλλα.
    }
pad-ground =
    Χτισμένα εξάγωνα: { $hexes }· το αρχικό πλακίδιο και πλακίδια των τριών κάνουν 4, 7, 10 και ούτω
    καθεξής.
pad-level =
    Εξάγωνα στο επίπεδο { $level }: { $hexes }· πλακίδια των τριών κάνουν 3, 6, 9 και ούτω καθεξής.
pad-no_tiles = Τα εξάγωνα του επιπέδου { $level } δεν χωρίζονται σε πλακίδια των τριών.
pad-too_many_tiles = Χρειάζονται { $tiles } πλακίδια· κανείς δεν βάζει πάνω από 30.
pad-too_many_houses = { $name }: σπίτια { $houses }· υπάρχουν 12.
pad-too_often = { $landscapes } τοπία δείχνουν { $scenery }· υπάρχουν 6.
pad-twice = Το κτίριο { $building } υπάρχει πάνω από μία φορά.
pad-house_of = Σπίτι: { $name }
pad-no_house = Χωρίς σπίτι
pad-which = Ποιο κτίριο
pad-which_line =
    Δεν έχει σημασία για την τελική βαθμολογία: μετρά μόνο πού βρίσκεται και ποιανού σπίτι έχει.
pad-next_by_number = Οποιοδήποτε
pad-town_board =
    Η πόλη. Τα βέλη πάνε από τετράγωνο σε τετράγωνο. E, F, M και W βάζουν γη, δάσος, λιβάδι και
    νερό· 1 και 2 βάζουν κτίριο με σπίτι του πρώτου ή του δεύτερου παίκτη, 0 χωρίς σπίτι· Delete
    αφαιρεί.
pad-tap_town =
    Διαλέξτε τοπίο ή κτίριο και έπειτα τα τετράγωνά του. Διαλέξτε ξανά ένα κτίριο για να στραφεί.
pad-bankrupt = Ποιος δεν μπόρεσε να πληρώσει μια απώλεια;
pad-nobody = Κανείς
pad-share = Κοινοποίηση
pad-picture = Αποθήκευση ως εικόνα
pad-copy = Αντιγραφή ως κείμενο
pad-another = Μέτρηση άλλης παρτίδας

## Puzzles.

puzzles-title = Προβλήματα
puzzles-line = Θέσεις από δυνατές παρτίδες: βρείτε την κίνηση.
puzzles-day = Πρόβλημα της ημέρας
puzzles-day_line = Το ίδιο για όλους, κάθε μέρα καινούριο.
puzzles-day_solved = Λύθηκε σήμερα
puzzles-day_failed = Δεν λύθηκε σήμερα
puzzles-days_in_a_row =
    { $days ->
        [one] { $days } μέρα στη σειρά
       *[other] { $days } μέρες στη σειρά
    }
puzzles-weekdays =
    .monday = Δε
    .tuesday = Τρ
    .wednesday = Τε
    .thursday = Πε
    .friday = Πα
    .saturday = Σα
    .sunday = Κυ
puzzles-solve = Λύστε
puzzles-next = Επόμενο πρόβλημα
puzzles-all = Όλα τα προβλήματα
puzzles-any = Όλα
puzzles-themes =
    .best = Καλύτερη κίνηση
    .points = Περισσότεροι πόντοι
    .count = Να μετρήσουν
    .survive = Αποφυγή χρεοκοπίας
    .bankrupt = Χρεοκοπία του αντιπάλου
puzzles-rating = Η βαθμολογία σας
puzzles-graph = Η πορεία της βαθμολογίας σας
puzzles-rated = βαθμολογία { $rating }
puzzles-solved_of = λύθηκαν { $solved } από { $all }
puzzles-in_a_row = { $number } στη σειρά
puzzles-number = Πρόβλημα { $number }
puzzles-best = Βρείτε την καλύτερη κίνηση.
puzzles-points = Κερδίστε τους περισσότερους πόντους με μία κίνηση.
puzzles-count =
    .houses = Κάντε τις κατοικίες σας να μετρήσουν.
    .markets = Κάντε τις αγορές σας να μετρήσουν.
    .barracks = Κάντε τους στρατώνες σας να μετρήσουν.
    .temples = Κάντε τους ναούς σας να μετρήσουν.
    .gardens = Κάντε τους κήπους σας να μετρήσουν.
puzzles-survive =
    Τοποθετήστε έτσι ώστε ο αντίπαλος να μην μπορεί να σας οδηγήσει σε χρεοκοπία στην επόμενη σειρά
    του με τα ανοιχτά πλακίδια.
puzzles-bankrupt = Οδηγήστε τον αντίπαλο σε χρεοκοπία σε αυτή τη σειρά.
puzzles-right = Σωστά!
puzzles-begun = Τώρα ολοκληρώστε το.
puzzles-wrong = Όχι αυτή.
puzzles-wins = Κερδίζει το { $win } % των παρτίδων, η επόμενη καλύτερη το { $next } %.
puzzles-ahead =
    { $points ->
        [one] Στο τέλος είναι { $points } πόντο μπροστά από την επόμενη καλύτερη κίνηση.
       *[other] Στο τέλος είναι { $points } πόντους μπροστά από την επόμενη καλύτερη κίνηση.
    }
puzzles-brings =
    { $brings ->
        [one] Φέρνει { $brings } πόντο, η επόμενη καλύτερη κίνηση { $next }.
       *[other] Φέρνει { $brings } πόντους, η επόμενη καλύτερη κίνηση { $next }.
    }
puzzles-counts =
    { $brings ->
        [one] Από εδώ και πέρα μετρούν: αμέσως { $brings } πόντος.
       *[other] Από εδώ και πέρα μετρούν: αμέσως { $brings } πόντοι.
    }
puzzles-survives = Μετά από αυτήν κανένα ανοιχτό πλακίδιο δεν σας οδηγεί σε χρεοκοπία.
puzzles-bankrupts = Ο αντίπαλος χρεοκοπεί σε αυτή τη σειρά και κερδίζετε.
puzzles-better = Μια άλλη κίνηση είναι σαφώς καλύτερη.
puzzles-better_wins = Κερδίζει το { $win } % των παρτίδων, καμία άλλη πάνω από { $next } %.
puzzles-brings_less =
    { $brings ->
        [one] Φέρνει { $brings } πόντο. Μια άλλη κίνηση φέρνει { $most }.
       *[other] Φέρνει { $brings } πόντους. Μια άλλη κίνηση φέρνει { $most }.
    }
puzzles-not_counting = Ακόμη δεν μετρούν.
puzzles-threatened = Ο αντίπαλος θα μπορούσε ακόμη να σας οδηγήσει σε χρεοκοπία: { $line }.
puzzles-can_pay = Ο αντίπαλος θα μπορούσε ακόμη να πληρώσει.
puzzles-see_why = Δείτε γιατί
puzzles-try_again = Δοκιμάστε ξανά
puzzles-ends_ahead =
    Παιγμένες { $futures } φορές η καθεμία ως το τέλος, η λύση δίνει { $points } πόντους περισσότερους από τη δική σας (με βεβαιότητα 95 %: { $least } έως { $most }).
puzzles-likely = Σε { $times } από 10 συνέχειες ακολουθεί αυτό.
puzzles-example = Τα πλακίδια που εμφανίζονται είναι παράδειγμα.
puzzles-hint = Υπόδειξη
puzzles-hint_tile = Πάρτε το πλακίδιο { $number }.
puzzles-hint_many = Γίνονται δεκτές { $number } κινήσεις.
puzzles-show = Δείτε τη λύση
puzzles-shown = Αυτή είναι μια λύση.
puzzles-unrated = Η βαθμολογία σας μένει: έχετε ξαναπαντήσει σε αυτό το πρόβλημα.
puzzles-study = Μελέτη της θέσης
puzzles-share = Κοινοποίηση
puzzles-shared =
    { $solved ->
        [yes] Polis, πρόβλημα της { $date }: λύθηκε ✔
       *[no] Polis, πρόβλημα της { $date }: δεν λύθηκε ✘
    }
puzzles-copied = Αντιγράφηκε
puzzles-not_copied = Ο περιηγητής δεν επιτρέπει αντιγραφή
puzzles-none_left = Τα έχετε λύσει όλα.
puzzles-missing = Δεν υπάρχει τέτοιο πρόβλημα
puzzles-not_loaded = Τα προβλήματα δεν φορτώθηκαν.

## A game move by move.

replay-title = Επανάληψη
replay-moves = Κινήσεις
replay-start = Στην αρχή
replay-back = Πίσω
replay-forward = Εμπρός
replay-end = Στο τέλος
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-flip = Άλλη πόλη
replay-at = Κίνηση { $ply } από { $plies }
replay-how = Πώς μετριέται
replay-points = Πόντοι
replay-result = Αποτέλεσμα
replay-points_line = Πόντοι ως τώρα· με τελείες: οι αναμενόμενοι στο τέλος
replay-result_line = Αναμενόμενο αποτέλεσμα: πιθανότητα νίκης
replay-analyse = Ανάλυση της παρτίδας
replay-go_on = Συνέχεια της ανάλυσης
replay-analyse_line = Ανάλυση αυτής της βαριάντας
replay-analysing = Εξετάζεται κάθε κίνηση: { $percent } %
replay-stop = Διακοπή
replay-analysed = Κάθε κίνηση εξετάστηκε.
replay-this_move = Αυτή η κίνηση
replay-not_yet = Δεν έχει εξεταστεί ακόμη.
replay-marks =
    .strong = Δυνατή
    .good = Καλή
    .weak = Αδύναμη
    .missed = Αστοχία
replay-gave_away = Χάρισε { $win } της πιθανότητας νίκης και { $points } πόντους προβαδίσματος.
replay-nothing_lost = Δεν χάρισε τίποτα.
replay-no_choice = Δεν υπήρχε επιλογή.
replay-better_was = Καλύτερη ήταν
replay-also_good = Εξετάστηκαν επίσης
replay-why_wait = Αναζήτηση του λόγου…
replay-why_unclear = Παιγμένες ως το τέλος, οι κινήσεις δεν διαφέρουν καθαρά σε κανένα μέρος της βαθμολογίας.
replay-to_win = { $percent } % για νίκη
replay-expects = αναμένονται { $points } πόντοι
replay-more = { $percent } παραπάνω
replay-known_then =
    Μετρά μόνο ό,τι μπορούσε να γνωρίζει κανείς εκείνη τη στιγμή: τα κρυφά πλακίδια μένουν κρυφά.
replay-turning = Σημεία καμπής
replay-no_turning = Καμία κίνηση μόνη της δεν άλλαξε την παρτίδα.
replay-accuracy = Ακρίβεια
replay-formula =
    Ο μέσος όρος του 100 · exp(−4,5 · απώλεια) σε όλες τις κινήσεις με επιλογή. Η απώλεια είναι το
    μέρος της πιθανότητας νίκης που χάρισε η κίνηση· 200 πόντοι προβαδίσματος μετρούν όσο μια
    ολόκληρη νίκη.
replay-explore = Δοκιμή
replay-explore_line =
    Πάρτε ένα πλακίδιο για να δοκιμάσετε άλλη κίνηση από εδώ. Ό,τι δοκιμάζετε μένει ως βαριάντα.
replay-answer = Να απαντήσει ο υπολογιστής
replay-thinking = Ο υπολογιστής σκέφτεται
replay-move_up = Η βαριάντα πιο πάνω
replay-remove = Αφαίρεση της βαριάντας
replay-to_game = Πίσω στην παρτίδα
replay-in_variation = Βαριάντα
replay-cannot_try =
    Αυτή η κίνηση δεν μπορεί να δοκιμαστεί εδώ: θα αποκαλυπτόταν ένα πλακίδιο που δεν έχει δει
    κανείς.
replay-share = Κοινοποίηση
replay-link = Αντιγραφή συνδέσμου για αυτή τη θέση
replay-link_with_game = Αντιγραφή συνδέσμου που περιέχει την παρτίδα
replay-copy_tree = Αντιγραφή με βαριάντες
replay-save_tree = Αποθήκευση με βαριάντες
replay-print = Εκτύπωση φύλλου παρτίδας
replay-unfinished = δεν τελείωσε
replay-bad_record = Αυτός ο σύνδεσμος δεν περιέχει έγκυρη παρτίδα
replay-still_played = Αυτή η παρτίδα παίζεται ακόμη
replay-still_played_line = Θα μπορεί να μελετηθεί όταν τελειώσει.
replay-keys = Πλήκτρα
replay-key_lines =
    .step = μία κίνηση πίσω ή εμπρός
    .ends = στην αρχή ή στο τέλος
    .variations = άλλες βαριάντες αυτής της κίνησης
    .play = αναπαραγωγή
    .city = άλλη πόλη
    .answer = να απαντήσει ο υπολογιστής
    .analyse = ανάλυση ή διακοπή

## The statistics of one's games.

statistics-title = Στατιστικά
statistics-games =
    { $games ->
        [one] { $games } τελειωμένη παρτίδα
       *[other] { $games } τελειωμένες παρτίδες
    }
statistics-none = Καμία παρτίδα δεν έχει τελειώσει ακόμη. Μόλις τελειώσει μία, θα μετρήσει εδώ.
statistics-none_fits = Καμία παρτίδα δεν ταιριάζει. Διαλέξτε κάτι άλλο παραπάνω.
statistics-from = Παρτίδες από
statistics-here = Αυτή η συσκευή
statistics-account = Ο λογαριασμός μου
statistics-fetching = Φορτώθηκαν { $done } από { $all } παρτίδες
statistics-not_fetched = Οι παρτίδες του λογαριασμού σας δεν φορτώθηκαν. Δοκιμάστε αργότερα.
statistics-whose = Τίνος
statistics-mine = Δικές μου
statistics-everybody = Όλων σε αυτή την οθόνη
statistics-all = Όλες
statistics-mode = Τρόπος
statistics-opponent = Αντίπαλος
statistics-basic = Βασικό παιχνίδι
statistics-variants = Με παραλλαγές
statistics-long = Μεγάλη παρτίδα
statistics-lost = Χαμένες
statistics-between = μάλλον { $low } έως { $high } %
statistics-margin = Μέσο προβάδισμα
statistics-stones_left = Πέτρες που έμειναν
statistics-houses = Σπίτια στο ταμπλό
statistics-length = Κινήσεις ανά παρτίδα
statistics-course = Πόντοι, παρτίδα την παρτίδα
statistics-course_told =
    Πόντοι από { $games } παρτίδες, η πρώτη αριστερά: από { $low } έως { $high }
statistics-course_line =
    Κάθε κουκκίδα είναι μια παρτίδα, η τελευταία δεξιά. Η γραμμή είναι ο μέσος όρος μιας παρτίδας
    και των τριών σε κάθε πλευρά της.
statistics-as_table = Ως πίνακας
statistics-game = Παρτίδα
statistics-date = Ημερομηνία
statistics-points = Πόντοι
statistics-parts = Από πού έρχονται οι πόντοι
statistics-share = Μερίδιο
statistics-value_stars = Αξία × αστέρια
statistics-by_opponent = Ανά αντίπαλο
statistics-by_mode = Παίκτες και τρόποι
statistics-beginning = Ποιος αρχίζει
statistics-beginning_line =
    Η κουκκίδα είναι το μερίδιο των κερδισμένων παρτίδων· η μπάρα περιέχει το πραγματικό με
    βεβαιότητα 95 %. Λιγότερες παρτίδες, μακρύτερη μπάρα.
statistics-first_wins = Όποιος αρχίζει κερδίζει, { $players }
statistics-when_first = Εσείς, όταν αρχίζετε
statistics-when_later = Εσείς, όταν δεν αρχίζετε
statistics-fair = αν δεν είχε σημασία: { $percent } %
statistics-losses = Τυπικές απώλειες
statistics-losses_line =
    { $games ->
        [one] Πιθανότητα νίκης που χαρίζει κατά μέσο όρο μια κίνηση, από { $games } παρτίδα.
       *[other] Πιθανότητα νίκης που χαρίζει κατά μέσο όρο μια κίνηση, από { $games } παρτίδες.
    }
statistics-no_losses =
    Καμία από αυτές τις παρτίδες δεν έχει αναλυθεί ακόμη. Η ανάλυση δείχνει σε ποιο μέρος χαρίζετε
    τα περισσότερα.
statistics-study = Μελέτη μιας παρτίδας
statistics-opening = Αρχή
statistics-middle = Μέση
statistics-end = Τέλος
statistics-list = Οι παρτίδες
statistics-replay = Επανάληψη
statistics-film = Ταινία
statistics-leave_out = Να μη μετρά
statistics-left_out = Η παρτίδα δεν μετρά πια.
statistics-more = Περισσότερες
statistics-export = Εξαγωγή
statistics-csv = Πίνακας (CSV)
statistics-json = JSON

## What there is to study.

study-title = Μελέτη
study-line = Δείτε τις παρτίδες σας κίνηση προς κίνηση και βρείτε τι ήταν καλύτερο.
study-this_game = Μελέτη αυτής της παρτίδας
study-open = Άνοιγμα παρτίδας
study-open_line =
    Επικολλήστε μια παρτίδα που αντιγράψατε ή επιλέξτε αρχείο. Προστίθεται στις παρτίδες σας.
study-open_now = Άνοιγμα και μελέτη
study-mine = Οι παρτίδες μου
study-no_games = Δεν υπάρχει ακόμη παρτίδα εδώ. Παίξτε μία ή ανοίξτε μια που αντιγράψατε.
study-online = Παρτίδες στο διαδίκτυο
study-puzzles_line = Βρείτε την καλύτερη κίνηση σε θέσεις από παρτίδες.
study-editor_line = Στήστε οποιαδήποτε θέση και εξετάστε την.
study-pad_line = Μετρήστε τους πόντους σε αληθινό τραπέζι.
study-statistics_line = Τι κοινό έχουν οι παρτίδες σας.

## Studying together online.

together-title = Μελετήστε μαζί
together-line = Πολλοί βλέπουν συγχρόνως την ίδια παρτίδα: ένας οδηγεί, οι άλλοι ακολουθούν. Τη βρίσκει μόνο όποιος έχει τον σύνδεσμο.
together-name = Τίτλος
together-create = Δημιουργία μελέτης
together-mine = Οι μελέτες μου
# $chapters (Number)
together-count =
    { $chapters ->
        [one] 1 κεφάλαιο
       *[other] { $chapters } κεφάλαια
    }
together-chapters = Κεφάλαια
together-people = Τώρα εδώ
# $people (Number)
together-unnamed =
    { $people ->
        [one] και ένας ακόμη χωρίς όνομα
       *[other] και { $people } ακόμη χωρίς όνομα
    }
together-leads = οδηγεί
together-owner = κάτοχος
together-you_lead = Οδηγείτε: όλοι βλέπουν πού είστε.
# $name (String)
together-follows = Ακολουθείτε: { $name }.
together-away = Εξερευνάτε μόνοι σας.
together-away_line = Ό,τι δοκιμάζετε μένει δικό σας ώσπου να το προτείνετε.
together-follow = Ακολουθήστε ξανά
together-offer = Πρόταση της βαριάντας μου
together-offered = Προτάθηκε. Αποφασίζει όποιος οδηγεί.
together-own = δική σας
together-offers = Προτεινόμενες βαριάντες
# $name (String)
# $moves (String)
together-offer_by = { $name }: { $moves }
together-look = Προβολή
together-accept = Προσθήκη στη μελέτη
together-dismiss = Παράλειψη
together-withdraw = Ανάκληση
# $name (String)
together-hand_over = Να οδηγήσει: { $name }
together-lead_again = Οδηγήστε ξανά
together-give_back = Επιστροφή της οδήγησης
together-may_try = Οι άλλοι μπορούν να δοκιμάζουν κινήσεις
together-closed = Σε αυτή τη μελέτη δοκιμάζει κινήσεις μόνο όποιος οδηγεί.
together-add = Προσθήκη κεφαλαίου
together-add_line = Επικολλήστε μια καταγραφή, με ή χωρίς βαριάντες. Σε παρτίδα που συνεχίζεται παραλείπονται τα πλακίδια που δεν φάνηκαν.
together-chapter_name = Όνομα
together-rename = Μετονομασία
# $name (String)
together-up = Πιο πάνω: { $name }
# $name (String)
together-remove = Αφαίρεση: { $name }
together-manage = Διαχείριση μελέτης
together-delete = Διαγραφή μελέτης
together-delete_sure = Διαγραφή για όλους
together-missing = Αυτή η μελέτη δεν υπάρχει ή διαγράφηκε.
together-invite = Πρόσκληση στη μελέτη
together-entering = Άνοιγμα της μελέτης…
together-begin = Έναρξη μελέτης με άλλους
together-bad_record = Δεν είναι καταγραφή που διαβάζεται, ή είναι πολύ μεγάλη.

## The words about films of games.

film-title = Ταινία της παρτίδας
film-line = Όλη η παρτίδα ως κινούμενη εικόνα (GIF), για αποθήκευση ή αποστολή.
film-make = Δημιουργία ταινίας
film-size = Μέγεθος
film-small = Μικρή
film-large = Μεγάλη
film-pace = Χρόνος ανά κίνηση
film-seconds = { $seconds } δ.
film-picture_of = Εικόνα { $picture } από { $all }
film-ready = Η ταινία είναι έτοιμη: { $size } KB.
film-save = Αποθήκευση
film-share = Κοινοποίηση
film-again = Άλλη μία
film-close = Κλείσιμο
film-failed = Η ταινία δεν μπόρεσε να γίνει σε αυτόν τον περιηγητή.
film-before = πριν από την πρώτη κίνηση
film-after =
    { $moves ->
        [one] μετά από { $moves } κίνηση
       *[other] μετά από { $moves } κινήσεις
    }
film-so_far = αν τελείωνε τώρα
film-drawn = ισοπαλία

## The long texts: the rules of Akropolis.

book-akropolis-introduction =
    Χτίζετε μια πόλη από πλακίδια, το ένα δίπλα και πάνω στο άλλο, και θέλετε τους περισσότερους
    πόντους. Κάθε είδος συνοικίας δίνει την αξία του επί τα αστέρια των πλατειών του. Για 1 έως 4
    παίκτες.
book-akropolis-titles =
    .parts = Περιεχόμενα του κουτιού
    .setup = Προετοιμασία
    .turn = Η σειρά σας
    .round = Ο γύρος
    .scoring = Βαθμολογία
    .variants = Παραλλαγές
    .solo = Σόλο: ο Ένδοξος Αρχιτέκτονας
book-akropolis-lines =
    .tiles =
        Υπάρχουν 61 πλακίδια πόλης με τρία εξάγωνα το καθένα. Ένα εξάγωνο είναι λατομείο, πλατεία ή
        συνοικία. Πλατείες και συνοικίες είναι πέντε ειδών: κατοικίες (μπλε), αγορές (κίτρινο),
        στρατώνες (κόκκινο), ναοί (μοβ) και κήποι (πράσινο).
    .stars =
        Μια πλατεία κατοικιών έχει 1 αστέρι· οι πλατείες αγορών, στρατώνων και ναών έχουν 2· μια
        πλατεία κήπων έχει 3.
    .start =
        Κάθε παίκτης έχει ένα αρχικό πλακίδιο: μια πλατεία κατοικιών με τρία λατομεία γύρω της.
        Είναι ένα μόνο πλακίδιο.
    .variants =
        Κάθε παραλλαγή έχει τον δικό της διακόπτη και όλες συνδυάζονται. Μια συνοικία που πληροί τον
        όρο της και επιπλέον αυτόν εδώ μετρά διπλά.
book-akropolis-rules =
    .rule_1 =
        Ανακατέψτε τα πλακίδια για τον αριθμό των παικτών: 37 για 2, 49 για 3, 61 για 4. Φτιάξτε 11
        στοίβες με ένα πλακίδιο περισσότερο από τους παίκτες. Όσα μένουν, δύο περισσότερα από τους
        παίκτες, μπαίνουν ανοιχτά σε σειρά: το εργοτάξιο.
    .rule_2 =
        Η μεγάλη παρτίδα, για 2 ή 3 παίκτες, έχει και τα 61 πλακίδια: 19 στοίβες των 3 και εργοτάξιο
        με 4 για δύο παίκτες· 15 στοίβες των 4 και 1 πλακίδιο επιπλέον για τρεις.
    .rule_3 =
        Ο πρώτος παίκτης είναι Επικεφαλής Αρχιτέκτονας. Με τη σειρά τους οι παίκτες παίρνουν 1, 2, 3
        και 4 πέτρες.
    .rule_4 =
        Πάρτε ένα πλακίδιο από το εργοτάξιο. Το πρώτο είναι δωρεάν· κάθε άλλο κοστίζει 1 πέτρα για
        κάθε πλακίδιο πριν από αυτό. Οι πέτρες πάνε στο απόθεμα. Ό,τι δεν μπορείτε να πληρώσετε, δεν
        μπορείτε να το πάρετε.
    .rule_5 =
        Προσθέστε το πλακίδιο στην πόλη σας, στραμμένο όπως θέλετε. Στο πρώτο επίπεδο όλα τα εξάγωνά
        του μπαίνουν σε κενές θέσεις και τουλάχιστον ένα αγγίζει την πόλη με μια πλευρά. Σε ανώτερο
        επίπεδο και τα τρία στηρίζονται σε εξάγωνα του ίδιου ύψους που ανήκουν σε τουλάχιστον δύο
        διαφορετικά πλακίδια. Μια πόλη μπορεί να μεγαλώνει χωρίς όριο.
    .rule_6 = Κάθε λατομείο που καλύπτετε σας δίνει αμέσως 1 πέτρα. Ό,τι καλύπτεται δεν μετρά πια.
    .rule_7 =
        Όταν μετά από μια κίνηση μείνει ένα μόνο πλακίδιο στο εργοτάξιο, γίνεται το πρώτο, μια
        στοίβα ανοίγεται μετά από αυτό και ο δείκτης του Επικεφαλής Αρχιτέκτονα περνά αριστερά. Ένας
        γύρος έχει μία κίνηση περισσότερη από τους παίκτες, άρα ο επόμενος παίκτης είναι πάντα ο
        νέος Επικεφαλής Αρχιτέκτονας. Χωρίς στοίβα η παρτίδα τελειώνει. Το τελευταίο πλακίδιο δεν
        παίζεται ποτέ: η παρτίδα έχει 36, 48 ή 60 κινήσεις με 2, 3 ή 4 παίκτες, και 60 αν είναι
        μεγάλη.
    .rule_8 =
        Μετρά ό,τι φαίνεται από ψηλά: το επάνω εξάγωνο κάθε στήλης. Δύο εξάγωνα είναι γειτονικά όταν
        είναι οι στήλες τους, όποιο κι αν είναι το ύψος τους. Μια συνοικία αξίζει όσο το επίπεδό
        της: 1 στο πρώτο, 2 στο δεύτερο, και ούτω καθεξής.
    .rule_9 =
        Κάθε είδος δίνει το άθροισμα των αξιών των συνοικιών του που πληρούν τον όρο τους, επί τα
        αστέρια των ορατών πλατειών του είδους. Χωρίς τέτοια πλατεία δεν δίνει τίποτα.
    .rule_10 =
        Κάθε πέτρα είναι 1 ακόμη πόντος. Κερδίζει όποιος έχει τους περισσότερους πόντους· σε
        ισοπαλία, όποιος έχει τις περισσότερες πέτρες.
    .rule_11 =
        Προετοιμασία όπως για δύο παίκτες. Αρχίζετε εσείς, με 1 πέτρα. Ο Ένδοξος Αρχιτέκτονας έχει
        ένα αρχικό πλακίδιο και 2 πέτρες. Οι πέτρες που πληρώνετε πάνε σε αυτόν· όσες πληρώνει
        αυτός, στο απόθεμα. Ο δείκτης και οι γύροι είναι όπως για δύο.
    .rule_12 =
        Στη σειρά του θέλει το φθηνότερο πλακίδιο με πλατεία. Αν μπορεί να το πληρώσει, το παίρνει
        και πληρώνει· αν όχι, ή αν δεν υπάρχει, παίρνει το πρώτο. Κρατά τα πλακίδιά του στην άκρη:
        τίποτα δεν τοποθετείται ούτε καλύπτεται, και μετρούν όλα, μαζί με το αρχικό του.
    .rule_13 =
        Για κάθε είδος μετρά τον αριθμό των συνοικιών του επί το επίπεδό τους, επί τα αστέρια των
        πλατειών του. Όλες οι συνοικίες του πληρούν τον όρο τους. Προστίθενται οι πέτρες του.
        Ιππόδαμος (εύκολος): επίπεδο 1. Μεταγένης (μέτριος): επίπεδο 1, και 2 πόντοι για κάθε
        λατομείο του, και του αρχικού πλακιδίου. Καλλικράτης (δύσκολος): επίπεδο 2.
    .rule_14 = Κερδίζετε με περισσότερους πόντους και, σε ισοπαλία, με περισσότερες πέτρες.
book-akropolis-rulings =
    .ruling_A1 = Οι πέτρες του κουτιού είναι υλικό, όχι όριο: το απόθεμα δεν τελειώνει ποτέ.
    .ruling_A2 =
        Κάθε γύρος αρχίζει με δύο πλακίδια περισσότερα στο εργοτάξιο από τους παίκτες. Γι’ αυτό στη
        μεγάλη παρτίδα για τρεις η πρώτη στοίβα ανοίγεται αμέσως δίπλα στο μοναδικό πλακίδιο: η
        παρτίδα αρχίζει με εργοτάξιο 5 και 14 στοίβες, και έχει 60 κινήσεις.
    .ruling_A3 =
        Η μεγαλύτερη ομάδα είναι εκείνη με τις περισσότερες κατοικίες· ανάμεσα σε ίσες, εκείνη με τη
        μεγαλύτερη αξία. Οι πλατείες δεν ανήκουν σε ομάδα.
    .ruling_A4 =
        Λίμνη είναι μια κενή θέση, ή περισσότερες ενωμένες, που η πόλη περικυκλώνει εντελώς. Δεν
        είναι έξω από την πόλη: στρατώνες που αγγίζουν μόνο λίμνες δεν μετρούν.
    .ruling_A5 = Ισοπαλία σε πόντους και πέτρες: η νίκη μοιράζεται.
    .ruling_A6 =
        Με παραλλαγές, οι κατοικίες του διπλασιάζονται αν αξίζουν 10 ή περισσότερο, και οι ναοί του
        μόνο με τον Καλλικράτη. Στρατώνες και κήποι διπλασιάζονται πάντα. Από τις αγορές του
        διπλασιάζονται το πολύ 3 για κάθε πλατεία αγορών του.
    .ruling_A7 = Ισοπαλία σε πόντους και πέτρες: κερδίζει αυτός.
    .ruling_A8 = Και σόλο μπορείτε να παίξετε μεγάλη παρτίδα: τότε όπως η μεγάλη για δύο.
book-akropolis-conditions =
    .houses = Μετρούν μόνο όσες ανήκουν στη μεγαλύτερη ομάδα γειτονικών κατοικιών σας.
    .markets = Μια αγορά μετρά αν δεν είναι δίπλα σε άλλη αγορά. Μια πλατεία αγορών δεν την εμποδίζει.
    .barracks =
        Οι στρατώνες μετρούν στην άκρη της πόλης: τουλάχιστον μία γειτονική θέση είναι κενή και
        έξω από την πόλη.
    .temples = Ένας ναός μετρά αν και οι έξι γειτονικές θέσεις είναι χτισμένες, σε οποιοδήποτε ύψος.
    .gardens = Οι κήποι μετρούν πάντα.
book-akropolis-doubles =
    .houses = Η ομάδα αξίζει 10 ή περισσότερο. (Επιλέγεται πριν από κάθε διπλασιασμό.)
    .markets = Η αγορά είναι δίπλα σε ορατή πλατεία αγορών.
    .barracks = Δίπλα στον στρατώνα 3 ή 4 θέσεις είναι κενές και έξω από την πόλη.
    .temples = Ο ναός είναι στο δεύτερο επίπεδο ή ψηλότερα.
    .gardens = Ο κήπος είναι δίπλα σε λίμνη.
book-akropolis-figures =
    .start = Το αρχικό πλακίδιο: μια πλατεία με 1 αστέρι και τρία λατομεία.
    .site = Ένα εργοτάξιο για δύο παίκτες. Το τρίτο πλακίδιο κοστίζει 2 πέτρες.
    .beside = Πρώτο επίπεδο: το πλακίδιο είναι δίπλα στην πόλη και την αγγίζει.
    .on_top = Δεύτερο επίπεδο: το πλακίδιο στηρίζεται σε τρία εξάγωνα ύψους 1 από δύο πλακίδια.
    .one_tile = Δεν επιτρέπεται: και τα τρία εξάγωνα από κάτω είναι του ίδιου πλακιδίου.
    .not_level = Δεν επιτρέπεται: τα εξάγωνα από κάτω έχουν διαφορετικά ύψη.
    .quarries = Το πλακίδιο καλύπτει λατομεία: κάθε ένα σας δίνει μια πέτρα.
    .houses = Οι κατοικίες με δακτύλιο είναι η μεγαλύτερη ομάδα και μετρούν. Η μοναχική κατοικία όχι.
    .markets = Η αγορά με δακτύλιο είναι μόνη και μετρά. Οι άλλες δύο αγγίζονται: καμία δεν μετρά.
    .barracks = Ο στρατώνας με δακτύλιο είναι στην άκρη. Ο σημειωμένος είναι κλεισμένος και δεν μετρά.
    .lake = Ο σημειωμένος στρατώνας αγγίζει μόνο λίμνη: δεν μετρά.
    .temples =
        Ο ναός με δακτύλιο είναι περικυκλωμένος. Ο σημειωμένος έχει μια πλευρά ανοιχτή: δεν μετρά.
    .gardens = Ένας κήπος στο επίπεδο 1 και ένας στο επίπεδο 2, επί 3 αστέρια: 9 πόντοι.
    .no_plaza = Ένας κήπος, αλλά καμία πλατεία κήπων: δεν δίνει τίποτα.
    .double_houses = Η ομάδα αξίζει 10 ή περισσότερο: όλες οι κατοικίες της μετρούν διπλά.
    .double_markets = Η αγορά με δακτύλιο αγγίζει την πλατεία της και μετρά διπλά.
    .double_barracks = Ο στρατώνας με δακτύλιο έχει 3 ή 4 ανοιχτές πλευρές και μετρά διπλά.
    .double_temples = Ο ναός με δακτύλιο είναι σε ανώτερο επίπεδο και μετρά διπλά.
    .double_gardens = Ο κήπος με δακτύλιο αγγίζει λίμνη και μετρά διπλά.

## The long texts: the rules of Architekton.

book-architekton-introduction =
    Δύο παίκτες χτίζουν μαζί μία πόλη από κτίρια και τοπία, ο καθένας για τον εαυτό του. Στο τέλος
    μετρούν η μεγαλύτερη ομάδα σπιτιών σας και οι μάρκες σας.
book-architekton-titles =
    .parts = Περιεχόμενα του κουτιού
    .setup = Προετοιμασία
    .turn = Η σειρά σας
    .enclosed = Κλεισμένα κτίρια
    .end = Το τέλος
    .match = Ο αγώνας
book-architekton-lines =
    .buildings =
        Υπάρχουν 22 κτίρια. Κάθε πλευρά τους δείχνει ένα από τέσσερα είδη εδάφους: γη, λιβάδι, νερό
        ή δάσος.
    .landscapes = Υπάρχουν 24 τοπία, 6 από κάθε είδος.
    .houses = Κάθε παίκτης έχει 12 σπίτια. Στην αρχή ο καθένας έχει 1 μάρκα πόντων.
book-architekton-rules =
    .rule_1 =
        Ανακατέψτε τα κτίρια: τα 4 πρώτα είναι η εφεδρεία, κλειστά· τα επόμενα 3 ανοίγονται. Το ίδιο
        με τα τοπία: 4 στην εφεδρεία, 3 ανοιχτά. Τα 6 ανοιχτά πλακίδια είναι το απόθεμα.
    .rule_2 = Τα επόμενα 2 τοπία είναι η αρχή της πόλης. Αγγίζονται σε μία γωνία.
    .rule_3 = Αρχίζει ο μεγαλύτερος σε ηλικία. Εδώ διαλέγετε ποιος αρχίζει ή αποφασίζει ο κλήρος.
    .rule_4 =
        Πάρτε δύο πλακίδια από το απόθεμα, το ένα μετά το άλλο, και τοποθετήστε το καθένα: δύο ίδιου
        είδους ή ένα από κάθε είδος, με όποια σειρά θέλετε. Έπειτα το απόθεμα συμπληρώνεται σε 3
        κτίρια και 3 τοπία.
    .rule_5 =
        Κτίρια και τοπία εναλλάσσονται σαν σε σκακιέρα: δίπλα σε κτίριο μόνο τοπία, δίπλα σε τοπίο
        μόνο κτίρια. Ένα πλακίδιο πρέπει να έχει τουλάχιστον μία κοινή πλευρά με κάποιο που ήδη
        υπάρχει, και τουλάχιστον μία κοινή πλευρά πρέπει να ταιριάζει: το κτίριο δείχνει εκεί το
        έδαφος του τοπίου. Τα κτίρια στρέφονται· τα τοπία είναι ίδια από όλες τις πλευρές.
    .rule_6 =
        Όποιος τοποθετεί κτίριο βάζει αμέσως ένα σπίτι του επάνω. Αν δεν έχετε άλλο στο χέρι, πρέπει
        να μετακινήσετε εκεί ένα δικό σας από άλλο κτίριο. Το κτίριο που έχασε το σπίτι του δεν έχει
        ιδιοκτήτη.
    .rule_7 =
        Όταν τοποθετηθεί ένα πλακίδιο, κάθε κτίριο που έχει τώρα τοπία και στις τέσσερις πλευρές
        βαθμολογείται αμέσως για τον ιδιοκτήτη του: τον παίκτη που έχει σπίτι επάνω, είτε είναι η
        σειρά του είτε όχι. Αν ταιριάζουν όλες οι πλευρές, κερδίζει 1 μάρκα. Αν 1, 2 ή 3 πλευρές δεν
        ταιριάζουν, χάνει 1, 2 ή 3 μάρκες, αλλά μπορεί πρώτα να πάρει το σπίτι πίσω στο χέρι: η
        απώλεια είναι τότε κατά 1 μικρότερη.
    .rule_8 =
        Όποιος δεν μπορεί να πληρώσει μια απώλεια, ούτε παίρνοντας πίσω το σπίτι, χάνει αμέσως: η
        παρτίδα τελειώνει πρόωρα και κερδίζει ο αντίπαλος.
    .rule_9 =
        Όταν μετά από μια σειρά οι στοίβες δεν γεμίζουν πια το απόθεμα, χρησιμοποιούνται οι
        εφεδρείες και αρχίζει ο τελευταίος γύρος. Αν παίζει μετά ο παίκτης που άρχισε, έχουν και οι
        δύο άλλη μία σειρά· αν παίζει ο άλλος, μόνο αυτός. Έτσι είχαν και οι δύο ίσες σειρές.
    .rule_10 =
        Στο τέλος αφαιρείται κάθε κτίριο δίπλα σε 1 ή 2 μόνο τοπία, μαζί με το σπίτι του. Έπειτα
        κάθε σπίτι της μεγαλύτερης ομάδας σας που ενώνεται διαγώνια είναι 1 πόντος, και κάθε μάρκα 1
        πόντος.
    .rule_11 =
        Κερδίζει όποιος έχει τους περισσότερους πόντους· έπειτα όποιος έχει τα περισσότερα σπίτια
        στο ταμπλό μετά την αφαίρεση· αλλιώς η παρτίδα λήγει ισόπαλη.
    .rule_12 =
        Αγώνας είναι μια σειρά από παρτίδες. Η νίκη με πρόωρο τέλος δίνει 2 βαθμούς νίκης, κάθε άλλη
        νίκη 1, η ισοπαλία κανέναν. Οι παίκτες αρχίζουν εναλλάξ. Ο πρώτος με 2 βαθμούς νίκης
        κερδίζει τον αγώνα.
book-architekton-rulings =
    .ruling_T1 =
        Το φυλλάδιο δεν δείχνει τα κτίρια. Τα δικά μας είναι όλοι οι συνδυασμοί όπου τα είδη που
        υπάρχουν εμφανίζονται εξίσου συχνά: 4 με ένα είδος, 12 με δύο, 6 και με τα τέσσερα. Είναι 22
        πλακίδια, και κάθε είδος βρίσκεται σε 22 πλευρές.
    .ruling_T2 =
        Οι 8 μάρκες του κουτιού είναι υλικό, όχι όριο: τη μάρκα που κερδίζετε την παίρνετε πάντα.
    .ruling_T3 =
        Ένα πλακίδιο μπορεί να κλείσει πολλά κτίρια. Πρώτα έρχονται όλα τα κέρδη. Έπειτα οι
        απώλειες, πρώτα εκείνου που έπαιξε και μετά του αντιπάλου, με τη σειρά βορράς, ανατολή,
        νότος, δύση του πλακιδίου. Καθεμία αποφασίζεται και πληρώνεται πριν από την επόμενη.
    .ruling_T4 =
        Ένα κτίριο χωρίς σπίτι δεν βαθμολογείται, ούτε τώρα ούτε αργότερα. Ένα σπίτι που
        μετακινείται σε κτίριο δεν το βαθμολογεί ξανά: ένα κτίριο βαθμολογείται μόνο τη στιγμή που
        κλείνεται.
    .ruling_T5 =
        Η απόφαση ανήκει στον ιδιοκτήτη, ακόμη και στη σειρά του αντιπάλου. Αν μπορεί να πληρώσει
        μόνο τη μία από τις δύο επιλογές, γίνεται αυτή.
    .ruling_T6 = Αν πρέπει να μετακινηθεί σπίτι, μετακινείται πριν από τη βαθμολόγηση.
    .ruling_T7 =
        Αν κανένα πλακίδιο του αποθέματος δεν μπορεί να τοποθετηθεί, πριν από το πρώτο ή το δεύτερό
        σας, το απόθεμα αλλάζει: τα πλακίδιά του μπαίνουν κάτω από τις στοίβες τους και τραβιούνται
        άλλα τόσα από επάνω, ξανά και ξανά ώσπου κάποιο να μπορεί να τοποθετηθεί. Αν κανένα από
        απόθεμα και στοίβες δεν μπορεί, το απόθεμα μένει όπως ήταν και η υπόλοιπη σειρά χάνεται. Αν
        και οι δύο παίκτες χάσουν ολόκληρη σειρά ο ένας μετά τον άλλον, η παρτίδα τελειώνει με την
        τελική βαθμολόγηση.
    .ruling_T8 =
        Στον τελευταίο γύρο οι εφεδρείες συνεχίζουν να γεμίζουν το απόθεμα όσο διαρκούν. Απόθεμα που
        δεν γεμίζει πια μένει μικρότερο.
    .ruling_T9 =
        Σπίτια ενώνονται όταν τα κτίριά τους αγγίζονται σε γωνία και έχουν και τα δύο σπίτι του
        ίδιου παίκτη.
book-architekton-figures =
    .start = Τα δύο τοπία της αρχής. Κτίρια μπορούν να μπουν στις σημειωμένες θέσεις.
    .lay = Επιτρέπεται: ταιριάζουν και οι δύο πλευρές που αγγίζουν.
    .no_match = Δεν επιτρέπεται: στραμμένο έτσι, δεν ταιριάζει καμία πλευρά.
    .gain = Κλεισμένο, και ταιριάζουν και οι τέσσερις πλευρές: ο ιδιοκτήτης κέρδισε 1 μάρκα.
    .choice =
        Κλεισμένο, και μία πλευρά δεν ταιριάζει: ο ιδιοκτήτης κρατά το σπίτι και πληρώνει 1 μάρκα, ή
        το παίρνει πίσω και δεν πληρώνει τίποτα.
    .last_round =
        Ο τελευταίος γύρος αρχίζει στη γραμμή. Επάνω παίζει ο παίκτης που άρχισε: άλλη μία σειρά και
        για τους δύο. Κάτω παίζει ο άλλος: άλλη μία σειρά γι’ αυτόν.
    .removed = Τα κτίρια με δακτύλιο είναι δίπλα σε 1 ή 2 μόνο τοπία: αφαιρούνται στο τέλος.
    .group =
        Νήματα ενώνουν τη μεγαλύτερη ομάδα κάθε παίκτη: σπίτια που τα κτίριά τους αγγίζονται σε
        γωνία.

## The long texts: what the steps of the first games say.

book-lessons-akropolis =
    .step_1 = Η πόλη σας
    .step_1_text =
        Κάθε πόλη αρχίζει με αυτό το πλακίδιο: μια πλατεία με ένα αστέρι και τρία λατομεία. Θα
        χτίσετε για λίγες κινήσεις, δίπλα του και επάνω του. Ο υπολογιστής χτίζει τη δική του πόλη.
    .step_2 = Το εργοτάξιο
    .step_2_text =
        Εδώ είναι τα πλακίδια. Το πρώτο είναι δωρεάν· κάθε επόμενο κοστίζει μία πέτρα περισσότερο.
        Έχετε 1 πέτρα. Κάθε πέτρα που μένει στο τέλος είναι ένας πόντος.
    .step_3 = Το πρώτο σας πλακίδιο
    .step_3_text =
        Πάρτε το πρώτο πλακίδιο: δύο κατοικίες και ένα λατομείο. Βάλτε το δίπλα στην πόλη ώστε να
        αγγίζουν τουλάχιστον δύο πλευρές. Διαλέξτε μια θέση, και ξανά την ίδια για να το
        στρέψετε.
    .step_4 = Κατοικίες
    .step_4_text =
        Οι δύο κατοικίες σας είναι δίπλα δίπλα: μια ομάδα αξίας 2. Η πλατεία την πολλαπλασιάζει με
        το αστέρι της: 2 × 1 = 2 πόντοι. Από τις κατοικίες μετρά μόνο η μεγαλύτερη ομάδα.
    .step_5 = Ο υπολογιστής χτίζει
    .step_5_text =
        Ο υπολογιστής πήρε δωρεάν το πρώτο πλακίδιο που έμενε. Αυτή είναι η πόλη του· ο δακτύλιος
        δείχνει το τελευταίο του πλακίδιο.
    .step_6 = Μια πλατεία
    .step_6_text =
        Το τελευταίο πλακίδιο έχει μια πλατεία αγορών, μια κατοικία και έναν κήπο. Κοστίζει 1 πέτρα.
        Πάρτε το και βάλτε το ώστε η κατοικία του να ενωθεί με την ομάδα σας.
    .step_7 = Νέος γύρος
    .step_7_text =
        Έμεινε ένα πλακίδιο. Έγινε το πρώτο, μια στοίβα ανοίχτηκε μετά από αυτό και ο δείκτης του
        Επικεφαλής Αρχιτέκτονα πέρασε στον υπολογιστή, που άρχισε τον γύρο.
    .step_8 = Επάνω
    .step_8_text =
        Τώρα χτίστε προς τα πάνω. Πάρτε το πρώτο πλακίδιο και βάλτε το σε τρία εξάγωνα του ίδιου
        ύψους, από δύο πλακίδια. Καλύψτε τουλάχιστον ένα λατομείο, αλλά καμία πλατεία.
    .step_9 = Επίπεδα και πέτρες
    .step_9_text =
        Κάθε λατομείο που καλύψατε σας έδωσε μια πέτρα. Στο επίπεδο 2 μια συνοικία αξίζει 2, και
        ό,τι είναι από κάτω δεν μετρά πια. Η αγορά σας μετρά επί τα 2 αστέρια της πλατείας της.
    .step_10 = Ο υπολογιστής χτίζει
    .step_10_text = Ο υπολογιστής πήρε ένα πλακίδιο. Έμεινε πάλι ένα: αρχίζει ο τρίτος γύρος, με εσάς.
    .step_11 = Αγορές
    .step_11_text =
        Μια αγορά μετρά μόνο αν δεν αγγίζει άλλη αγορά. Πάρτε το πρώτο πλακίδιο και βάλτε το ώστε οι
        αγορές σας να αξίζουν περισσότερο από πριν.
    .step_12 = Οι άλλες συνοικίες
    .step_12_text =
        Οι στρατώνες μετρούν στην άκρη της πόλης, οι ναοί όταν είναι χτισμένες και οι έξι πλευρές,
        οι κήποι πάντα. Όμως κάθε είδος χρειάζεται την πλατεία του: χωρίς αστέρι δεν υπάρχουν
        πόντοι.
    .step_13 = Ο υπολογιστής χτίζει
    .step_13_text = Σας μένουν δύο πλακίδια. Το πρώτο είναι δωρεάν, το δεύτερο κοστίζει μια πέτρα.
    .step_14 = Η επιλογή σας
    .step_14_text =
        Πάρτε ένα από τα δύο και βρείτε μια θέση που δίνει 4 πόντους ή περισσότερους. Τα σήματα πάνω
        από το πλακίδιο δείχνουν τι αλλάζει.
    .step_15 = Πώς τελειώνει
    .step_15_text =
        Μια παρτίδα για δύο έχει 36 κινήσεις. Έπειτα κάθε είδος δίνει την αξία του επί τα αστέρια
        του, και κάθε πέτρα έναν πόντο. Το φύλλο δείχνει τι έχετε τώρα.
    .step_16 = Τώρα μια αληθινή παρτίδα
    .step_16_text =
        Ξέρετε όλα όσα χρειάζεστε. Οι κανόνες εξηγούν τις λίμνες, τις παραλλαγές και τη σόλο παρτίδα
        απέναντι στον Ένδοξο Αρχιτέκτονα.
book-lessons-architekton =
    .step_1 = Η πόλη
    .step_1_text =
        Και οι δύο παίκτες χτίζουν μία πόλη. Αρχίζει με δύο τοπία που αγγίζονται σε μια γωνία, εδώ
        γη και λιβάδι. Κτίρια και τοπία εναλλάσσονται σαν σε σκακιέρα.
    .step_2 = Το απόθεμα
    .step_2_text =
        Τρία κτίρια και τρία τοπία είναι ανοιχτά. Στη σειρά σας παίρνετε δύο πλακίδια, το ένα μετά
        το άλλο, και τοποθετείτε το καθένα. Τουλάχιστον μία πλευρά πρέπει να ταιριάζει με ό,τι
        αγγίζει.
    .step_3 = Το πρώτο σας κτίριο
    .step_3_text =
        Πάρτε το πρώτο κτίριο, με γη και λιβάδι εναλλάξ. Βάλτε το ανάμεσα στα δύο τοπία ώστε να
        ταιριάζουν και οι δύο πλευρές. Διαλέξτε ξανά τη θέση για να το στρέψετε. Επάνω του μπαίνει
        ένα σπίτι σας.
    .step_4 = Ένα τοπίο
    .step_4_text =
        Το δεύτερο πλακίδιό σας: πάρτε γη ή λιβάδι και βάλτε το σε μια ανοιχτή πλευρά του κτιρίου
        σας, εκεί που ταιριάζει.
    .step_5 = Ο υπολογιστής χτίζει
    .step_5_text =
        Ο υπολογιστής έβαλε ένα κτίριο στην άλλη γωνία ανάμεσα στα τοπία. Το σπίτι του έχει θόλο, τα
        δικά σας αέτωμα.
    .step_6 = Το δεύτερο πλακίδιό του
    .step_6_text =
        Το τοπίο του υπολογιστή ταιριάζει στο δικό του κτίριο. Μετά από κάθε σειρά το απόθεμα
        συμπληρώνεται.
    .step_7 = Κλεισμένο
    .step_7_text =
        Μία πλευρά του κτιρίου σας είναι ακόμη ανοιχτή. Βάλτε εκεί το τοπίο που ταιριάζει:
        ταιριάζουν και οι τέσσερις πλευρές και κερδίζετε μια μάρκα.
    .step_8 = Μια ομάδα
    .step_8_text =
        Σπίτια που τα κτίριά τους αγγίζονται σε γωνία είναι ομάδα. Βάλτε το κτίριο που δείχνει
        παντού γη σε μια γωνία του δικού σας. Μία πλευρά του δεν θα ταιριάζει.
    .step_9 = Ο υπολογιστής απαντά
    .step_9_text =
        Ο υπολογιστής έβαλε γη δίπλα στο νέο σας κτίριο. Τρεις πλευρές είναι κλειστές, και μία από
        αυτές δεν ταιριάζει.
    .step_10 = Μια απώλεια
    .step_10_text =
        Με το δεύτερο πλακίδιο έκλεισε το κτίριό σας. Μία πλευρά δεν ταιριάζει: σας κοστίζει μια
        μάρκα ή το σπίτι.
    .step_11 = Η απόφασή σας
    .step_11_text =
        Κρατήστε το σπίτι και πληρώστε 1 μάρκα: η ομάδα σας μένει ενωμένη. Ή πάρτε το πίσω και μην
        πληρώσετε τίποτα. Εσείς αποφασίζετε.
    .step_12 = Μάρκες
    .step_12_text =
        Όποιος δεν μπορεί να πληρώσει μια απώλεια χάνει αμέσως την παρτίδα. Προσέχετε λοιπόν τις
        πλευρές που δεν ταιριάζουν, ιδίως με λίγες μάρκες.
    .step_13 = Η ομάδα μεγαλώνει
    .step_13_text =
        Βάλτε όποιο κτίριο θέλετε σε μια γωνία κτιρίου που έχει σπίτι σας. Δείτε πόσες πλευρές του
        ταιριάζουν.
    .step_14 = Το δεύτερο πλακίδιό σας
    .step_14_text = Βάλτε ό,τι θέλετε, όπου ταιριάζει.
    .step_15 = Πώς τελειώνει
    .step_15_text =
        Όταν τελειώσουν οι στοίβες, αρχίζει ο τελευταίος γύρος. Έπειτα αφαιρούνται τα κτίρια δίπλα
        σε ένα ή δύο μόνο τοπία. Κάθε σπίτι της μεγαλύτερης ομάδας σας είναι ένας πόντος, και κάθε
        μάρκα επίσης.
    .step_16 = Τώρα μια αληθινή παρτίδα
    .step_16_text =
        Ξέρετε όλα όσα χρειάζεστε. Οι κανόνες εξηγούν τις σπάνιες περιπτώσεις και τον αγώνα.
book-lessons-answers =
    .not_allowed = Εκεί δεν μπαίνει.
    .other_tile = Αυτό είναι άλλο πλακίδιο. Πάρτε εκείνο που ζητείται.
    .too_loose = Επιτρέπεται, αλλά αγγίζει μόνο μία πλευρά. Φέρτε το πιο κοντά: τουλάχιστον δύο πλευρές.
    .not_on_ground = Επιτρέπεται, αλλά αυτή τη φορά μείνετε στο έδαφος: βάλτε το δίπλα στην πόλη σας.
    .houses_elsewhere =
        Επιτρέπεται, αλλά η κατοικία του δεν ενώνεται με την ομάδα σας. Στρέψτε το ή βάλτε το δίπλα
        στις κατοικίες σας.
    .no_quarry = Επιτρέπεται, αλλά δεν καλύπτει λατομείο. Βάλτε το επάνω σε τουλάχιστον ένα.
    .covers_plaza =
        Επιτρέπεται, αλλά καλύπτει πλατεία και τα αστέρια της θα χάνονταν. Διαλέξτε άλλη θέση.
    .markets_touch =
        Επιτρέπεται, αλλά οι αγορές σας δεν θα άξιζαν περισσότερο. Κρατήστε τις χωριστά και μην
        καλύπτετε καμία.
    .few_points =
        Επιτρέπεται, αλλά δίνει λιγότερους από 4 πόντους. Δείτε τα σήματα πάνω από το πλακίδιο.
    .sides_differ =
        Όχι ακόμη: πρέπει να ταιριάζουν και οι δύο πλευρές που αγγίζουν. Βάλτε το ανάμεσα στα δύο
        τοπία και στρέψτε το.
    .no_chip = Επιτρέπεται, αλλά δεν κλείνει το κτίριό σας με τέσσερις πλευρές που ταιριάζουν.
    .no_corner = Επιτρέπεται, αλλά δεν αγγίζει γωνία κτιρίου με σπίτι σας.

## The host's page, which is loaded when it is opened.

book-host-title = Σελίδα του οικοδεσπότη
book-host-no_host = Αυτή τη σελίδα τη βλέπουν μόνο οι οικοδεσπότες.
book-host-sign_in_again = Συνδεθήκατε πριν από ώρα. Για να αλλάξετε κάτι, γράψτε ξανά τον κωδικό σας.
book-host-people = Άτομα
book-host-accounts = Λογαριασμοί
book-host-guests = Επισκέπτες
book-host-suspended = Αποκλεισμένοι
book-host-tables = Τραπέζια
book-host-gathering = Περιμένουν παίκτες
book-host-playing = Παίζουν
book-host-finished = Τελειωμένα
book-host-load = Φόρτος
book-host-sockets = Συνδεδεμένοι
book-host-p99 = 99 στις 100 κινήσεις μέσα σε
book-host-queue = Εγγραφές σε αναμονή
book-host-memory = Μνήμη
book-host-servers = Διακομιστές
book-host-engine = Περιμένουν τον υπολογιστή
book-host-storage = Αποθήκευση
book-host-damaged = Η βάση δεδομένων είναι κατεστραμμένη. Επαναφέρετε ένα αντίγραφο.
book-host-errors = Σφάλματα από την εκκίνηση
book-host-failures = Αποτυχημένα αιτήματα
book-host-database_errors = Σφάλματα της βάσης
book-host-wrong_passwords = Λάθος κωδικοί
book-host-limited = Πολύ γρήγορα
book-host-log = Τελευταίες προειδοποιήσεις
book-host-no_log = Καμία προειδοποίηση.
book-host-backups = Αντίγραφα ασφαλείας
book-host-no_backups = Δεν υπάρχει γνωστό αντίγραφο. Εδώ φαίνονται όσα κάνει το «polis backup».
book-host-verified = δοκιμασμένο
book-host-unverified = αδοκίμαστο
book-host-sign_up = Ποιος μπορεί να μπει
book-host-open = Οποιοσδήποτε
book-host-invited = Μόνο προσκεκλημένοι
book-host-invitations = Προσκλήσεις
book-host-invite = Νέα πρόσκληση
book-host-note = Για ποιον
book-host-days = Μέρες
book-host-uses = Χρήσεις
book-host-withdraw = Ανάκληση
book-host-announcement = Ανακοίνωση
book-host-announcement_line = Όλες οι σελίδες δείχνουν αυτή τη γραμμή ώσπου να λήξει.
book-host-text = Κείμενο
book-host-hours = Ώρες
book-host-announce = Ανακοίνωση
book-host-end = Τερματισμός
book-host-search = Όνομα
book-host-suspend = Αποκλεισμός
book-host-allow = Άρση αποκλεισμού
book-host-sign_out = Αποσύνδεση
book-host-new_password = Νέος κωδικός
book-host-password_once = Παραδώστε αυτόν τον κωδικό. Φαίνεται μόνο μία φορά.
book-host-host = Οικοδεσπότης
book-host-deeds_title = Τι έκαναν οι οικοδεσπότες
book-host-command = polis admin
book-host-used = { $used } από { $most } χρήσεις
book-host-until = ως { $date }
book-host-reports = Αναφορές
book-host-no_reports = Δεν υπάρχουν ανοιχτές αναφορές.
book-host-engine_sign = Ένδειξη μηχανής
book-host-engine_working = Παρτίδες που εξετάστηκαν: { $done } από { $games }
book-host-engine_none = Δεν υπάρχει ολόκληρη παρτίδα για εξέταση.
book-host-engine_found =
    { $game }: κινήσεις: { $moves }, απώλεια ανά κίνηση { $loss } % μιας νίκης (95 %:
    { $interval }), Μάστορας { $reference } %· δείκτης { $score }.
book-host-engine_notable = Πολύ πιο κοντά στη μηχανή από τον Μάστορα.
book-host-engine_line =
    Αφορμή να δείτε τις παρτίδες, ποτέ απόδειξη: και οι δυνατοί παίκτες έχουν υψηλό δείκτη, και
    λίγες παρτίδες λένε λίγα. Τίποτα δεν ακολουθεί από μόνο του.
book-host-suspend_week = Αποκλεισμός για μια εβδομάδα
book-host-rename = Μετονομασία
book-host-annul = Ακύρωση βαθμολογίας
book-host-close_report = Κλείσιμο
book-host-reported_by = αναφορά από { $name }
book-host-deeds =
    .suspended = Αποκλείστηκε
    .allowed = Μπαίνει ξανά
    .signed_out = Αποσυνδέθηκε
    .new_password = Νέος κωδικός
    .host_named = Έγινε οικοδεσπότης
    .host_dismissed = Δεν είναι πια οικοδεσπότης
    .sign_up_opened = Άνοιξε για όλους
    .sign_up_closed = Μόνο με πρόσκληση
    .invited = Νέα πρόσκληση
    .uninvited = Ανακλήθηκε πρόσκληση
    .announced = Ανακοινώθηκε
    .announcement_ended = Έληξε η ανακοίνωση
    .renamed = Μετονομάστηκε
    .rating_annulled = Ακυρώθηκε η βαθμολογία
    .report_closed = Έκλεισε η αναφορά

## What mails say. The server writes them; no page loads them.

book-mail-hello = Γεια σας { $name },
book-mail-confirm_subject = Επιβεβαιώστε τη διεύθυνσή σας
book-mail-confirm =
    κάποιος, πιθανώς εσείς, έδωσε αυτή τη διεύθυνση για έναν λογαριασμό στο { $site }. Για να την
    επιβεβαιώσετε, γράψτε εκεί στον λογαριασμό αυτόν τον κωδικό μέσα σε μία ημέρα:
book-mail-recover_subject = Ένας κωδικός για νέο συνθηματικό
book-mail-recover =
    κάποιος, πιθανώς εσείς, ξέχασε το συνθηματικό αυτού του λογαριασμού στο { $site }. Με αυτόν τον κωδικό
    ορίζετε νέο. Ισχύει για μία ώρα, και μόνο μία φορά:
book-mail-not_asked = Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.
book-mail-turn = Η σειρά σας εναντίον: { $names }
book-mail-turn_alone = Είναι η σειρά σας
book-mail-challenge = { $name } σας προκαλεί σε { $game }
book-mail-stop = Για να μη λαμβάνετε άλλα τέτοια μηνύματα, ανοίξτε αυτό:

## What every page has.

frame-tagline = Legespiele aus dem alten Griechenland
frame-skip = Zum Inhalt
frame-home = Startseite
frame-fan_project =
    Ein inoffizielles Fanprojekt. Akropolis ist ein Spiel von Jules Messaud (Gigamic), Architekton
    eines von Michael Schacht (Queen Games).
frame-bad_link = Dieser Link führt nirgendwohin.
frame-to_home = Zur Startseite
frame-bad_link_line = Nichts ist verloren: Deine Partien sind, wo sie waren.
frame-loading = Einen Moment …
frame-not_loaded = Der Text konnte nicht geladen werden.
frame-load_again = Noch einmal versuchen

## The first page.

home-akropolis =
    Baue deine Stadt in die Höhe, Plättchen für Plättchen. Ein bis vier Spieler, eine halbe Stunde.
home-architekton =
    Baut gemeinsam eine Stadt, doch jeder zählt für sich. Zwei Spieler, eine halbe Stunde.
home-play = Spielen
home-waiting =
    { $games ->
        [one] Eine weitere Partie wartet auf dich
       *[other] { $games } weitere Partien warten auf dich
    }
home-resume = Fortsetzen
home-remove = Entfernen
home-unreadable = Eine gespeicherte Partie ist für diese Version nicht lesbar.
home-moves =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
home-removed = Die Partie wurde entfernt.
home-finished =
    { $games ->
        [one] 1 beendete Partie
       *[other] { $games } beendete Partien
    }
home-over = Partie beendet
home-look = Ansehen
home-open = Partie öffnen
home-open_line =
    Füge eine Aufzeichnung ein oder wähle eine Datei: eine Partie oder alle, wie in den
    Einstellungen gesichert. Verborgene Plättchen werden neu gemischt.
home-record = Aufzeichnung
home-choose_file = Datei wählen
home-open_now = Öffnen
home-cannot_open = Das lässt sich nicht öffnen. Nichts hat sich geändert.
home-opened =
    { $games ->
        [one] 1 Partie wurde hinzugefügt.
       *[other] { $games } Partien wurden hinzugefügt.
    }

## Who plays.

players-you = Du
players-player = Spieler { $number }
players-your_turn = Du bist am Zug
players-turn_of = { $name } ist am Zug
players-person = Mensch
players-computers = Computer
players-computer = Computer: { $level }
players-levels =
    .pupil = Lehrling
    .mason = Maurer
    .foreman = Polier
    .master = Meister
    .daidalos = Daidalos
players-level_lines =
    .pupil = sieht nur wenige Stellen: für die erste Partie
    .mason = spielt einfach und beständig
    .foreman = ahnt, was kommt, übersieht aber vieles
    .master = übersieht wenig
    .daidalos = denkt voraus und sieht, was du willst
players-architects =
    .hippodamos = Hippodamos
    .metagenes = Metagenes
    .callicrates = Kallikrates
players-architect_lines =
    .hippodamos = Leicht: Alle seine Viertel liegen auf Ebene 1.
    .metagenes = Mittel: Jeder seiner Steinbrüche bringt ihm 2 Punkte mehr.
    .callicrates = Schwer: Alle seine Viertel liegen auf Ebene 2.
players-characters =
    .pupil = Hylas
    .mason = Alke
    .foreman = Ergias
    .master = Theano
    .daidalos = Daidalos
players-character_of_level = { $name }, { $level }
players-colleagues =
    .timon = Timon
    .melissa = Melissa
    .nikias = Nikias
players-companion = Gefährtin
players-companion_name = Xenia
players-companion_line = findet deine Spielstärke und bleibt in ihrer Nähe
players-companion_now = spielt jetzt etwa wie { $name }

## What the characters say, and the emblems of people.

company-level_start =
    .pupil = Die meisten Regeln habe ich gelesen.
    .mason = Guter Stein, gutes Licht. Fangen wir an.
    .foreman = Du stehst auf meiner Liste, gleich nach dem Essen.
    .master = Lass dir Zeit. Die Stadt wartet.
    .daidalos = Ich baute ein Haus ohne Ausweg. Komm herein.
company-level_strong =
    .pupil = Oh. Das war besser als gedacht.
    .mason = Der rührt sich nicht mehr.
    .foreman = Vor dem Plan. Das notiere ich doppelt.
    .master = Dafür hatte ich schon länger Platz gelassen.
    .daidalos = Es gibt immer noch eine Ecke.
company-level_won =
    .pupil = Wollen wir das meinem Lehrer verschweigen?
    .mason = Lage für Lage. Mehr ist nicht dabei.
    .foreman = Fertig, und nur ein wenig zu spät.
    .master = Es war knapp. Ich habe zweimal gemessen.
    .daidalos = Nicht zu hoch, nicht zu tief: die ganze Kunst.
company-level_lost =
    .pupil = In meinem Kopf war es höher.
    .mason = Deine Mauer steht. Ich lehne daran.
    .foreman = Jemand hat „gewinnen“ durchgestrichen.
    .master = Ich gehe den langen Weg heim und denke nach.
    .daidalos = Jetzt bräuchte ich selbst den Faden.
company-architect_start =
    .hippodamos = Die Straßen sind gerade. Der Rest gehört dir.
    .metagenes = Ist es zu schwer, dann mach Räder daran.
    .callicrates = Ich sehe mir jede Fuge an.
company-architect_strong =
    .hippodamos = Ein Block, und er steht an seinem Platz.
    .metagenes = Langsam, und dann alles auf einmal.
    .callicrates = Auf einen Fingerbreit genau.
company-architect_won =
    .hippodamos = Es entspricht dem Plan. Meinem, meine ich.
    .metagenes = Man musste es nur einmal heben.
    .callicrates = Ein Fingerbreit gab den Ausschlag.
company-architect_lost =
    .hippodamos = Dieses Viertel zeichne ich neu.
    .metagenes = Du rollst sie schneller als ich.
    .callicrates = Nichts zu bemängeln. Ich sah zweimal hin.
company-companion =
    .start = Mal sehen, wie du heute baust.
    .strong = Das habe ich dir abgeschaut.
    .won = Fast gleichauf. So spielt es sich am besten.
    .lost = Verstehe. Ich halte mit.
company-emblems =
    .owl = Eule
    .olive = Olivenzweig
    .amphora = Amphore
    .lyre = Leier
    .dolphin = Delfin
    .lion_gate = Löwentor
    .column = Säule
    .trireme = Triere
    .labyrinth = Labyrinth
    .sun = Sonne
    .laurel = Lorbeer
    .octopus = Krake
    .bull = Stier
    .horse = Pferd
    .anchor = Anker
    .mask = Maske
company-emblem = Dein Zeichen
company-emblem_line = Es steht am Tisch neben deinem Namen.
company-remarks = Bemerkungen
company-remarks_line = Was die Figuren des Computers am Tisch ab und zu sagen.

## The page for a new game.

new_game-title = Neue Partie
new_game-players = Spieler
new_game-alone = Allein
new_game-number =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
new_game-opponent = Der Berühmte Architekt
new_game-at_the_table = Am Tisch
new_game-name = Name von Spieler { $number }
new_game-who = Wer ist Spieler { $number }
new_game-bad_name = Ein Name hat höchstens 40 Zeichen und kein #.
new_game-starter = Wer beginnt
new_game-by_lot = Auslosen
new_game-teacher = Lehrer
new_game-teacher_line = Bietet an, einen Zug zurückzunehmen, der viel verschenkt, und sagt, was besser war.
new_game-length = Länge
new_game-standard = Normal
new_game-long = Lang
new_game-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
new_game-start = Partie beginnen

## The table.

play-thinking = { $name } überlegt
play-hurry = Jetzt ziehen
play-undo = Rückgängig
play-redo = Wiederholen
play-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
play-you_win = Du gewinnst
play-wins = { $name } gewinnt
play-nobody_wins = Geteilter Sieg
play-again = Noch einmal
play-missing = Diese Partie ist nicht auf diesem Gerät.
play-not_kept = Der Browser behält diese Partie nicht: Sein Speicher ist voll oder abgeschaltet.
play-removed_elsewhere =
    Diese Partie wurde in einem anderen Tab entfernt. Wer weiterspielt, behält sie.

## The words of Akropolis.

akropolis-districts =
    .houses = Häuser
    .markets = Märkte
    .barracks = Kasernen
    .temples = Tempel
    .gardens = Gärten
akropolis-variants = Varianten
akropolis-variants_line = Ein Viertel, das auch diese Bedingung erfüllt, zählt doppelt.
akropolis-doubles =
    .houses = Die Gruppe ist 10 oder mehr wert.
    .markets = Der Markt berührt einen Marktplatz.
    .barracks = Die Kaserne berührt drei oder vier leere Felder außerhalb der Stadt.
    .temples = Der Tempel steht auf einer höheren Ebene.
    .gardens = Der Garten berührt einen See.

## What the tables of both games say.

table-in_hand = in der Hand
table-with_hand = mit dem Plättchen in der Hand
table-turn_left = Nach links drehen
table-turn_right = Nach rechts drehen
table-put_back = Zurücklegen
table-hint = Tipp
table-hint_wait = Ein guter Zug wird gesucht.
table-closer = Vergrößern
table-farther = Verkleinern
table-turn_view = Ansicht drehen
table-above = Von oben
table-menu = Menü
table-close = Schließen
table-suggested = Tipp
table-teacher_lost = Dieser Zug hat { $win } Gewinnchance und { $points } Punkte Vorsprung verschenkt.
table-teacher_proven = Das ist bis zum Spielende berechnet.
table-teacher_better = Besser war: { $what }.
table-teacher_take_back = Zurücknehmen
table-teacher_leave = So lassen
table-teacher_no_more = In dieser Partie nicht mehr
table-reason_parts = Gegenüber { $other } bis zum Ende: { $parts }.
table-reason_parts_played = Gegenüber dem gespielten Zug bis zum Ende: { $parts }.
table-reason_parts_next = Gegenüber dem nächstbesten Zug bis zum Ende: { $parts }.
table-reason_in_all = insgesamt
table-reason_takes = Sonst nimmt { $name } dieses Plättchen in { $times } von 10 Verläufen.
table-reason_denies =
    { $points ->
        [one] { $name } endet mit { $points } Punkt weniger.
       *[other] { $name } endet mit { $points } Punkten weniger.
    }
table-next_best =
    { $points ->
        [0] Fast gleich gut: { $what }.
        [one] Nächstbester Zug, { $points } Punkt dahinter: { $what }.
       *[other] Nächstbester Zug, { $points } Punkte dahinter: { $what }.
    }
table-statistics = Die Partie in Zahlen
table-best_move = Bester Zug
table-best_move_line = { $points } (Zug { $turn })
table-copy = Partie kopieren
table-copied = Kopiert
table-not_copied = Der Browser erlaubt kein Kopieren
table-save = Partie speichern
table-picture_svg = Bild (SVG)
table-picture_png = Bild (PNG)
table-keys = Tasten

## What the table of Akropolis says.

akropolis_table-turn_of = Zug { $turn } von { $turns }
akropolis_table-cities = Städte
akropolis_table-your_city = Deine Stadt
akropolis_table-city_of = Stadt von { $name }
akropolis_table-tiles =
    { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }
akropolis_table-levels =
    { $levels ->
        [one] { $levels } Ebene
       *[other] { $levels } Ebenen
    }
akropolis_table-lakes =
    { $lakes ->
        [one] { $lakes } See
       *[other] { $lakes } Seen
    }
akropolis_table-estate_line = Er legt nichts: Alle seine Plättchen zählen.
akropolis_table-site = Baustelle
akropolis_table-site_line = das erste Plättchen ist gratis, jedes weitere kostet 1 Stein mehr
akropolis_table-tile = Plättchen { $number }
akropolis_table-free = gratis
akropolis_table-short_by = { $stones } zu wenig
akropolis_table-stacks =
    { $stacks ->
        [one] { $stacks } Stapel übrig
       *[other] { $stacks } Stapel übrig
    }
akropolis_table-stones =
    { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }
akropolis_table-chief = Chefarchitekt
akropolis_table-sheet = Wertung
akropolis_table-district = Viertel
akropolis_table-calculation = Wert × Sterne
akropolis_table-stones_row = Steine
akropolis_table-quarries_row = Steinbrüche
akropolis_table-total = Summe
akropolis_table-to_come = Kommt noch
akropolis_table-to_come_line =
    { $stacks ->
        [one] { $tiles } Plättchen in { $stacks } Stapel, das letzte bleibt liegen
       *[other] { $tiles } Plättchen in { $stacks } Stapeln, das letzte bleibt liegen
    }
akropolis_table-districts = Viertel
akropolis_table-plazas = Plätze
akropolis_table-plaza =
    .houses = Häuserplatz
    .markets = Marktplatz
    .barracks = Kasernenplatz
    .temples = Tempelplatz
    .gardens = Gartenplatz
akropolis_table-quarry = Steinbruch
akropolis_table-place = Legen
akropolis_table-whole_city = Ganze Stadt
akropolis_table-marks = Markieren, was nichts zählt
akropolis_table-live_scores = Punkte während der Partie zeigen
akropolis_table-choose = Wähle ein Plättchen.
akropolis_table-choose_line = Nimm eines von der Baustelle, das du bezahlen kannst.
akropolis_table-find_place = Wähle eine Stelle.
akropolis_table-find_place_line = Grüne Punkte zeigen, wo es hinpasst.
akropolis_table-to_level = { $what }: Ebene { $level }
akropolis_table-costs =
    { $price ->
        [0] { $won ->
            [0] Gratis.
            [one] Gratis, und bringt { $won } Stein aus Steinbrüchen.
           *[other] Gratis, und bringt { $won } Steine aus Steinbrüchen.
        }
        [one] { $won ->
            [0] Zahle { $price } Stein.
           *[other] Zahle { $price } Stein, bekomme { $won } aus Steinbrüchen zurück.
        }
       *[other] { $won ->
            [0] Zahle { $price } Steine.
           *[other] Zahle { $price } Steine, bekomme { $won } aus Steinbrüchen zurück.
        }
    }
akropolis_table-covers = Überbaut: { $what }.
akropolis_table-begins = Zählt ab jetzt: { $what }.
akropolis_table-ceases = Zählt nicht mehr: { $what }.
akropolis_table-doubles = Ab jetzt doppelt: { $what }.
akropolis_table-level = Ebene { $level }
akropolis_table-allowed = erlaubt
akropolis_table-refused = Hier passt es nicht.
akropolis_table-touches_nothing = Es berührt nichts. Es muss deine Stadt mit einer Kante berühren.
akropolis_table-not_level = Nicht eben: Es läge auf den Höhen { $a }, { $b } und { $c }.
akropolis_table-one_tile =
    Es läge auf nur einem Plättchen. Es müssen mindestens zwei sein.
akropolis_table-full = Die Stadt ist voll.
akropolis_table-last = zuletzt: { $tile }
akropolis_table-laid = { $name }: { $tile }.
akropolis_table-architect_plaza =
    { $price ->
        [0] { $name } nimmt { $tile }: Das erste Plättchen hat einen Platz und ist gratis.
        [one] { $name } zahlt { $price } Stein und nimmt { $tile }: das billigste Plättchen mit einem Platz.
       *[other] { $name } zahlt { $price } Steine und nimmt { $tile }: das billigste Plättchen mit einem Platz.
    }
akropolis_table-architect_first =
    { $name } nimmt { $tile }, das erste Plättchen: Keines mit einem Platz kann er bezahlen.
akropolis_table-gives_stone = Er bringt 1 Stein, wenn er überbaut wird.
akropolis_table-multiplies =
    { $stars ->
        [one] { $stars } Stern vervielfacht den Wert seiner Viertel.
       *[other] { $stars } Sterne vervielfachen den Wert seiner Viertel.
    }
akropolis_table-doubled = Die Variante verdoppelt das.
akropolis_table-not_in_group =
    { $houses ->
        [one] Nicht in der größten Gruppe ({ $houses } Feld, Wert { $value }).
       *[other] Nicht in der größten Gruppe ({ $houses } Felder, Wert { $value }).
    }
akropolis_table-next_to_market = Er berührt einen anderen Markt.
akropolis_table-walled_in = Eingebaut: Keine Seite liegt am Rand der Stadt.
akropolis_table-only_lake = Nur ein See liegt daneben, und der ist nicht der Rand der Stadt.
akropolis_table-open_sides =
    { $number ->
        [one] Eine Seite ist offen: { $sides }.
       *[other] { $number } Seiten sind offen: { $sides }.
    }
akropolis_table-no_plaza = { $district }: kein Platz dieser Art, also zählt nichts.
akropolis_table-directions =
    .north = Norden
    .north_east = Nordosten
    .south_east = Südosten
    .south = Süden
    .south_west = Südwesten
    .north_west = Nordwesten
akropolis_table-result = Ergebnis
akropolis_table-by_stones = Gleich viele Punkte: Die meisten Steine entscheiden.
akropolis_table-counting = Die Städte werden gezählt
akropolis_table-decided = Den Ausschlag gab: { $what }, { $more } zu { $less }.
akropolis_table-had_more = { $name } hat hier mehr: { $what }, { $more } zu { $less }.
akropolis_table-more = Mehr
akropolis_table-shared = Gleich viele Punkte und Steine: Der Sieg wird geteilt.
akropolis_table-architect_ties = Gleich viele Punkte und Steine: Der Berühmte Architekt gewinnt.
akropolis_table-highest_level = Höchste Ebene
akropolis_table-stones_won = Steine aus Steinbrüchen
akropolis_table-stones_spent = Gezahlte Steine
akropolis_table-look = Städte ansehen
akropolis_table-key_lines =
    .take = Ein Plättchen der Baustelle nehmen
    .move = Das Plättchen von Stelle zu Stelle bewegen
    .places = Die Stellen durchgehen, die beste zuerst
    .turn = Das Plättchen nach links oder rechts drehen
    .place = Das Plättchen legen
    .put_back = Das Plättchen zurücklegen, schließen
    .undo = Rückgängig, wiederholen
    .hint = Tipp
    .city = Nächste Stadt
    .marks = Markieren, was nichts zählt
    .above = Von oben
    .turn_view = Ansicht drehen
    .move_view = Ansicht verschieben
    .zoom = Vergrößern, verkleinern, ganze Stadt
    .keys = Diese Tasten

## What the table of Architekton says.

architekton_table-town = Die Stadt
architekton_table-town_line =
    { $enclosed ->
        [one] { $tiles } Plättchen, { $enclosed } Gebäude umschlossen
       *[other] { $tiles } Plättchen, { $enclosed } Gebäude umschlossen
    }
architekton_table-match_line = Match bis zwei Siegpunkte, { $one } : { $other }
architekton_table-tile_of_two = Plättchen { $number } von 2
architekton_table-last_round = letzte Runde
architekton_table-stock = Vorrat
architekton_table-buildings = Gebäude
architekton_table-landscapes = Landschaften
architekton_table-left = { $pile } im Stapel + { $reserve } Reserve
architekton_table-building = Gebäude { $number }
architekton_table-landscape = Landschaft { $scenery }
architekton_table-sceneries =
    .earth = Erde
    .forest = Wald
    .meadow = Wiese
    .water = Wasser
architekton_table-sides =
    .north = Norden
    .east = Osten
    .south = Süden
    .west = Westen
architekton_table-chips =
    { $number ->
        [one] { $number } Chip
       *[other] { $number } Chips
    }
architekton_table-houses_in_hand = { $houses } in der Hand
architekton_table-group_of =
    { $houses ->
        [0] keine Gruppe
       *[other] { $houses }er-Gruppe
    }
architekton_table-score = Wertung
architekton_table-largest_group = Größte Gruppe
architekton_table-safe = Am Ende sicher
architekton_table-chips_row = Chips
architekton_table-if_ended = Wäre jetzt Schluss
architekton_table-hidden = Noch verdeckt
architekton_table-last_tiles = Letzte Züge
architekton_table-tile_at = { $tile } auf { $place }
architekton_table-house_kept = Haus auf { $place } behalten
architekton_table-house_removed = Haus auf { $place } zurückgenommen
architekton_table-choose = Wähle ein Plättchen.
architekton_table-choose_line = Nimm ein beliebiges aus dem Vorrat. Du legst zwei pro Zug.
architekton_table-find_place = Wähle eine Stelle.
architekton_table-find_place_line = Volle Punkte sind passende Seiten, Ringe unpassende.
architekton_table-fits_nowhere = Dieses Plättchen passt jetzt nirgends. Nimm ein anderes.
architekton_table-lay = Legen
architekton_table-then_second = Dann legst du ein zweites Plättchen.
architekton_table-then_other = Dann ist dein Zug zu Ende.
architekton_table-house_comes = Eines deiner Häuser kommt darauf.
architekton_table-house_moves = Du hast kein Haus mehr in der Hand: Das blasse zieht hierher um.
architekton_table-another_house = Ein anderes Haus
architekton_table-turned_by_itself = Passend gedreht.
architekton_table-what_it_does = Was dieses Plättchen bewirkt
architekton_table-group_note = Gruppe { $before } → { $after }
architekton_table-sides_match =
    { $matching ->
        [1] { $touching ->
            [1] Die eine anliegende Seite passt
           *[other] { $matching } von { $touching } anliegenden Seiten passt
        }
        [2] { $touching ->
            [2] Beide anliegenden Seiten passen
           *[other] { $matching } von { $touching } anliegenden Seiten passen
        }
        [3] { $touching ->
            [3] Alle { $touching } anliegenden Seiten passen
           *[other] { $matching } von { $touching } anliegenden Seiten passen
        }
        [4] Alle { $touching } anliegenden Seiten passen
       *[other] { $matching } von { $touching } anliegenden Seiten passen
    }
architekton_table-no_loss_yet = Kein Verlust in Sicht.
architekton_table-will_cost =
    { $who ->
        [you] { $number ->
            [one] Umschlossen kostet es dich mindestens { $number } Chip.
           *[other] Umschlossen kostet es dich mindestens { $number } Chips.
        }
       *[other] { $number ->
            [one] Umschlossen kostet es { $who } mindestens { $number } Chip.
           *[other] Umschlossen kostet es { $who } mindestens { $number } Chips.
        }
    }
architekton_table-is_safe = { $landscapes } Landschaften daneben: am Ende sicher.
architekton_table-not_safe_yet =
    { $landscapes ->
        [one] Erst eine Landschaft daneben: Es bleibt nur mit dreien.
       *[other] Erst zwei Landschaften daneben: Es bleibt nur mit einer dritten.
    }
architekton_table-side_fits = Gebäude { $building } ({ $owner }): Diese Seite passt.
architekton_table-side_is_wrong = Gebäude { $building } ({ $owner }): Diese Seite passt nicht.
architekton_table-becomes_safe = Gebäude { $building } ({ $owner }) ist nun am Ende sicher.
architekton_table-unowned_enclosed =
    Gebäude { $building } hat kein Haus: Es wird umschlossen, ohne zu zählen.
architekton_table-yours = deines
architekton_table-of_nobody = kein Haus
architekton_table-group_changes =
    { $who ->
        [you] Deine sichere Gruppe: { $before } → { $after }.
       *[other] Sichere Gruppe von { $who }: { $before } → { $after }.
    }
architekton_table-points_change =
    { $who ->
        [you] Deine Punkte, wäre jetzt Schluss: { $before } → { $after }.
       *[other] Punkte von { $who }, wäre jetzt Schluss: { $before } → { $after }.
    }
architekton_table-must_choose =
    { $who ->
        [you] Du wählst dann: das Haus für { $keep } { $keep ->
            [one] Chip
           *[other] Chips
        } behalten oder { $remove ->
            [0] gratis
            [one] für { $remove } Chip
           *[other] für { $remove } Chips
        } zurücknehmen.
       *[other] { $who } wählt dann: das Haus für { $keep } { $keep ->
            [one] Chip
           *[other] Chips
        } behalten oder { $remove ->
            [0] gratis
            [one] für { $remove } Chip
           *[other] für { $remove } Chips
        } zurücknehmen.
    }
architekton_table-wins_with_it =
    { $who ->
        [you] Damit endet die Partie: Du gewinnst.
       *[other] Damit endet die Partie: { $who } gewinnt.
    }
architekton_table-draw_with_it = Damit endet die Partie: unentschieden.
architekton_table-gained =
    { $who ->
        [you] Umschlossen, alle Seiten passen: Du bekommst 1 Chip.
       *[other] Umschlossen, alle Seiten passen: { $who } bekommt 1 Chip.
    }
architekton_table-kept =
    { $who ->
        [you] { $paid ->
            [one] Du behältst das Haus und zahlst { $paid } Chip.
           *[other] Du behältst das Haus und zahlst { $paid } Chips.
        }
       *[other] { $paid ->
            [one] { $who } behält das Haus und zahlt { $paid } Chip.
           *[other] { $who } behält das Haus und zahlt { $paid } Chips.
        }
    }
architekton_table-removed =
    { $who ->
        [you] { $paid ->
            [0] Du nimmst das Haus zurück und zahlst nichts.
            [one] Du nimmst das Haus zurück und zahlst { $paid } Chip.
           *[other] Du nimmst das Haus zurück und zahlst { $paid } Chips.
        }
       *[other] { $paid ->
            [0] { $who } nimmt das Haus zurück und zahlt nichts.
            [one] { $who } nimmt das Haus zurück und zahlt { $paid } Chip.
           *[other] { $who } nimmt das Haus zurück und zahlt { $paid } Chips.
        }
    }
architekton_table-had_to_remove =
    { $who ->
        [you] { $paid ->
            [0] Du musst das Haus zurücknehmen: Zum Behalten reichen die Chips nicht.
            [one] Du musst das Haus zurücknehmen und { $paid } Chip zahlen: Zum Behalten reichen die Chips nicht.
           *[other] Du musst das Haus zurücknehmen und { $paid } Chips zahlen: Zum Behalten reichen die Chips nicht.
        }
       *[other] { $paid ->
            [0] { $who } muss das Haus zurücknehmen: Zum Behalten reichen die Chips nicht.
            [one] { $who } muss das Haus zurücknehmen und { $paid } Chip zahlen: Zum Behalten reichen die Chips nicht.
           *[other] { $who } muss das Haus zurücknehmen und { $paid } Chips zahlen: Zum Behalten reichen die Chips nicht.
        }
    }
architekton_table-bankrupt =
    { $who ->
        [you] { $loss ->
            [one] Umschlossen, { $loss } Seite passt nicht, und du kannst nicht zahlen: Die Partie ist aus.
           *[other] Umschlossen, { $loss } Seiten passen nicht, und du kannst nicht zahlen: Die Partie ist aus.
        }
       *[other] { $loss ->
            [one] Umschlossen, { $loss } Seite passt nicht, und { $who } kann nicht zahlen: Die Partie ist aus.
           *[other] Umschlossen, { $loss } Seiten passen nicht, und { $who } kann nicht zahlen: Die Partie ist aus.
        }
    }
architekton_table-exchanged =
    Kein Plättchen des Vorrats konnte gelegt werden: Er wurde ausgetauscht.
architekton_table-skipped =
    { $who ->
        [you] Nichts kann gelegt werden: Du setzt aus.
       *[other] Nichts kann gelegt werden: { $who } setzt aus.
    }
architekton_table-last_round_begins =
    { $turns ->
        [one] Die letzte Runde beginnt: noch ein Zug.
       *[other] Die letzte Runde beginnt: noch ein Zug für beide.
    }
architekton_table-is_taken = Hier liegt schon ein Plättchen.
architekton_table-for_landscapes =
    Hier kann nur eine Landschaft liegen: Gebäude und Landschaften wechseln sich ab.
architekton_table-for_buildings =
    Hier kann nur ein Gebäude liegen: Gebäude und Landschaften wechseln sich ab.
architekton_table-touches_nothing = Es berührt nichts. Es muss an ein Plättchen grenzen.
architekton_table-nothing_matches = Hier passt keine Seite, wie man es auch dreht.
architekton_table-not_now = Das kann jetzt nicht gespielt werden.
architekton_table-enclosed_with =
    { $wrong ->
        [one] Gebäude { $building } ist umschlossen, und { $wrong } Seite passt nicht.
       *[other] Gebäude { $building } ist umschlossen, und { $wrong } Seiten passen nicht.
    }
architekton_table-decide_line =
    Behalte dein Haus, oder nimm es für 1 Chip weniger zurück in die Hand.
architekton_table-keep = Haus behalten
architekton_table-remove = Zurücknehmen
architekton_table-pay =
    { $number ->
        [0] nichts zahlen
        [one] { $number } Chip zahlen
       *[other] { $number } Chips zahlen
    }
architekton_table-decides = { $name } entscheidet über das Haus
architekton_table-owner = Haus: { $name }
architekton_table-matches = { $side }: { $scenery }, passt
architekton_table-differs = { $side }: { $shown } neben { $found }
architekton_table-open = { $side }: { $shown }, noch offen
architekton_table-brought = Umschlossen: Es brachte 1 Chip.
architekton_table-cost =
    { $number ->
        [one] Umschlossen: ein Verlust von { $number } Chip.
       *[other] Umschlossen: ein Verlust von { $number } Chips.
    }
architekton_table-scored_nobody = Umschlossen: Ohne Haus wird es nicht gewertet.
architekton_table-goes_at_the_end =
    { $landscapes ->
        [one] Eine Landschaft daneben: Am Ende wird es entfernt.
       *[other] Zwei Landschaften daneben: Am Ende wird es entfernt.
    }
architekton_table-landscape_line = Gebäude passen hier mit einer solchen Seite.
architekton_table-final_scoring = Schlusswertung
architekton_table-houses_row = Häuser auf dem Brett
architekton_table-total = Punkte
architekton_table-are_removed =
    { $buildings ->
        [0] Jedes Gebäude grenzt an drei Landschaften oder mehr: Keines wird entfernt.
        [one] 1 Gebäude neben nur 1 oder 2 Landschaften wird entfernt.
       *[other] { $buildings } Gebäude neben nur 1 oder 2 Landschaften werden entfernt.
    }
architekton_table-by_points = { $more } zu { $fewer } Punkten.
architekton_table-by_houses = Gleich viele Punkte: Die meisten Häuser auf dem Brett entscheiden.
architekton_table-drawn = Unentschieden
architekton_table-drawn_line = Gleich viele Punkte und gleich viele Häuser auf dem Brett.
architekton_table-early_end =
    { $who ->
        [you] Du kannst nicht zahlen: Die Partie endet vorzeitig, für 2 Siegpunkte.
       *[other] { $who } kann nicht zahlen: Die Partie endet vorzeitig, für 2 Siegpunkte.
    }
architekton_table-match_score = Match bis zwei Siegpunkte
architekton_table-wins_match =
    { $who ->
        [you] Du gewinnst das Match.
       *[other] { $who } gewinnt das Match.
    }
architekton_table-next_game = Nächste Partie
architekton_table-new_match = Neues Match
architekton_table-whole_town = Ganze Stadt
architekton_table-marks = Zeigen, was zählt
architekton_table-details = Wertung und Einzelheiten
architekton_table-board =
    Die Stadt. Pfeiltasten bewegen, Enter legt das Plättchen, das Fragezeichen nennt die Tasten.
architekton_table-allowed = erlaubt
architekton_table-tiles_laid = Gebäude und Landschaften gelegt
architekton_table-sides_matching = Passende Seiten
architekton_table-sides_wrong = Unpassende Seiten
architekton_table-chips_gained = Chips gewonnen
architekton_table-chips_paid = Chips bezahlt
architekton_table-houses_taken_back = Häuser zurückgenommen
architekton_table-key_lines =
    .take = Ein Plättchen aus dem Vorrat nehmen
    .move = Das Plättchen von Stelle zu Stelle bewegen, oder den Zeiger von Plättchen zu Plättchen
    .places = Die Stellen durchgehen, die beste zuerst
    .turn = Das Plättchen nach links oder rechts drehen
    .house = Ein anderes Haus versetzen
    .lay = Das Plättchen legen
    .keep = Das Haus behalten, zurücknehmen
    .put_back = Zurücklegen, schließen
    .undo = Rückgängig, wiederholen
    .hint = Tipp
    .marks = Zeigen, was zählt
    .above = Von oben
    .move_view = Ansicht verschieben
    .zoom = Vergrößern, verkleinern, ganze Stadt
    .keys = Diese Tasten

## The rules.

rules-title = Regeln
rules-contents = Inhalt
rules-print = Drucken
rules-ruling = Klarstellung
rules-about_numbers =
    Die Nummern dienen dazu, eine Regel zu nennen. Eine Klarstellung entscheidet, was die gedruckten
    Regeln offenlassen.
rules-link = Link zu { $name }
rules-link_copied = Link kopiert

## How to play for the first time.

learn-title = Lernen
learn-first_game = Erste Partie spielen

## What a first game says beside its steps.

lesson-step_of = Schritt { $step } von { $steps }
lesson-back = Zurück
lesson-next = Weiter
lesson-show_me = Zeig es mir
lesson-by_itself = Automatisch abspielen
lesson-pause = Anhalten
lesson-computer = Computer
lesson-stage = Pfeiltasten bewegen das Plättchen, R dreht es, Enter legt es.

## What can be set.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-as_the_device = Wie das Gerät
settings-light = Hell
settings-dark = Dunkel
settings-sound = Ton
settings-volume = Lautstärke
settings-pace = Tempo
settings-paces =
    .slow = Langsam
    .normal = Normal
    .fast = Schnell
    .instant = Sofort
settings-pace_line = Wie schnell der Computer zieht und die Plättchen sich bewegen.
settings-thinking = Bedenkzeit
settings-thinking_line = Wie lange Daidalos, der stärkste Computerspieler, über einen Zug nachdenkt.
settings-seconds =
    { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
settings-kept = Was dieser Browser behält
settings-kept_line =
    Partien, Namen und Einstellungen bleiben nur in diesem Browser. Wer dessen Daten löscht, löscht
    auch sie.
settings-save_games = Alle Partien sichern
settings-forget = Alles vergessen
settings-forget_line =
    Alle Partien, Namen und Einstellungen verschwinden endgültig aus diesem Browser. Sichere zuerst
    deine Partien, wenn du sie behalten willst.
settings-forget_now = Ja, alles vergessen
settings-cancel = Abbrechen
settings-forgotten = Alles ist vergessen.
settings-about = Über Polis
settings-version = Version { $version }
settings-licences =
    Polis ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, nach Wahl. Die Schriften
    Alegreya und Commissioner stehen unter der SIL Open Font License.

## The words of playing online.

online-title = Online spielen
online-line = Schick einen Link an Freunde oder such dir einen Tisch.
online-refusals =
    .malformed = Das hat der Server nicht verstanden.
    .too_large = Das ist zu lang.
    .not_signed_in = Gib zuerst einen Namen an.
    .not_allowed = Das darfst du hier nicht.
    .not_found = Das gibt es nicht.
    .foreign_origin = Der Server kennt diese Seite nicht.
    .not_your_turn = Jemand anderes ist am Zug.
    .illegal = Das erlauben die Regeln nicht.
    .stale = Etwas anderes kam zuvor. Schau noch einmal.
    .wrong_state = Das geht jetzt nicht.
    .taken = Dieser Platz ist besetzt.
    .name_taken = Ein anderes Konto hat diesen Namen.
    .wrong_password = Name oder Passwort stimmt nicht.
    .not_invited = Hier kommen nur Eingeladene herein. Gib deinen Code auf der Kontoseite ein.
    .sign_in_again = Melde dich dafür noch einmal an.
    .too_many = Zu viel auf einmal. Warte einen Augenblick.
    .unavailable = Der Server ist überlastet. Versuch es noch einmal.
    .internal = Fehler im Server. Versuch es noch einmal.

## The connection.

online-link-connecting = Verbindung zum Server wird aufgebaut
online-link-reconnecting = Verbindung verloren. Sie wird wiederhergestellt …
online-link-move_waits =
    Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder da ist.
online-link-offline = Kein Netz. Die Partie geht weiter, sobald es wieder da ist.
online-link-moves_left =
    { $moves ->
        [one] Ein Zug, den du ohne Verbindung gemacht hast, ist hier aufgehoben und wird gesendet, sobald der Server antwortet.
       *[other] { $moves } Züge, die du ohne Verbindung gemacht hast, sind hier aufgehoben und werden gesendet, sobald der Server antwortet.
    }
online-link-late_move_played = Der Zug, den du ohne Verbindung gemacht hast, ist gespielt.
online-link-late_move_refused = Der Zug, den du ohne Verbindung gemacht hast, kam zu spät und wurde nicht gespielt: Die Partie ist weitergegangen oder vorbei.
online-link-no_server = Hier antwortet kein Spielserver
online-link-no_server_line =
    Um online zu spielen, öffne Polis unter der Adresse eines Servers. Alles andere geht auch ohne.
online-link-outdated = Es gibt eine neuere Version von Polis.
online-link-reload = Aktualisieren
online-link-try_now = Jetzt versuchen
online-link-no_answer = Der Server hat nicht geantwortet. Versuch es noch einmal.
online-link-hide = Ausblenden

## The lobby.

online-lobby-friend = Mit Freunden spielen
online-lobby-mine = Meine Partien
online-lobby-open = Offene Tische
online-lobby-playing = Partien zum Zuschauen
online-lobby-nobody = Gerade ist kein Tisch offen.
online-lobby-nobody_line = Eröffne einen für alle: Wer vorbeikommt, sieht ihn hier.
online-lobby-no_games = Gerade läuft keine öffentliche Partie.
online-lobby-sit = Hinsetzen
online-lobby-watch = Zuschauen
online-lobby-to_table = Zum Tisch
online-lobby-free =
    { $chairs ->
        [one] { $chairs } freier Platz
       *[other] { $chairs } freie Plätze
    }
online-lobby-gathering = Wartet auf Mitspieler
online-lobby-not_your_turn = Jemand anderes ist am Zug
online-lobby-turns =
    { $games ->
        [one] In einer Online-Partie bist du am Zug.
       *[other] In { $games } Online-Partien bist du am Zug.
    }
online-lobby-live = { $minutes } min + { $seconds } s je Zug
online-lobby-daily =
    { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
online-lobby-rated = Gewertet
online-lobby-variants =
    { $number ->
        [one] { $number } Variante
       *[other] { $number } Varianten
    }
online-lobby-contest = Match
online-lobby-best = Bestenliste

## Finding people: playing now, friends and challenges.

online-find-play_now = Jetzt spielen
online-find-line = Mit jemandem von etwa deiner Stärke, sobald jemand da ist.
online-find-rated =
    .either = Gewertet oder nicht
    .rated = Gewertet
    .casual = Nicht gewertet
online-find-looking = Mitspieler werden gesucht …
online-find-band = bis { $band } Wertungspunkte entfernt
online-find-anybody = von beliebiger Stärke
online-find-nobody = Gerade ist niemand da.
online-find-meanwhile = Solange gegen den Computer spielen
online-find-instead = Stattdessen gegen den Computer
online-find-lost = Die Suche ist beendet, denn der Server war nicht erreichbar.
online-find-friends = Freunde
online-find-no_friends = Öffne das Profil von jemandem, um eine Freundschaft anzufragen.
online-find-online = online
online-find-add = Als Freund anfragen
online-find-asked = Anfrage gesendet
online-find-accept = Annehmen
online-find-refuse = Ablehnen
online-find-remove = Freundschaft beenden
online-find-asks = { $name } möchte mit dir befreundet sein.
online-find-challenge = Herausfordern
online-find-challenges = { $name } fordert dich heraus.
online-find-challenged = Du forderst { $name } heraus.
online-find-declined = { $name } spielt jetzt nicht.
online-find-block = Blockieren
online-find-unblock = Nicht mehr blockieren
online-find-blocked = Blockiert
online-find-blocked_line = Wen du blockierst, den hörst du nicht im Chat, mit dem wirst du nicht zusammengelost, und er kann dich weder herausfordern noch sich zu dir setzen.
online-find-together = Partien mit dir
online-find-score = Du hast { $wins } gewonnen, { $losses } verloren, { $shared } geteilt.
online-find-needs_account = Freunde und Herausforderungen brauchen ein Konto.
online-find-filter = Filter
online-find-any = Beliebig
online-find-near = Nahe meiner Wertung (±{ $band })
online-find-no_fit = Kein Tisch passt zum Filter.
online-find-show_all = Alle zeigen
online-find-report = Melden
online-find-report_text = Was ist passiert?
online-find-reported = Die Gastgeber sehen es sich an.
online-find-reasons =
    .chat = Beleidigungen im Chat
    .cheating = Unfaire Hilfe oder mehrere Konten
    .leaving = Verlässt Partien oder lässt warten
    .name = Anstößiger Name
    .other = Etwas anderes

## The deals of a day, and duels.

online-deal-title = Partien des Tages
online-deal-line = Dieselben Plättchen für alle, ein Versuch für jeden.
online-deal-solo = Akropolis allein
online-deal-against = Gegen { $name }
online-deal-ends = neue Partien in { $time }
online-deal-players =
    { $number ->
        [0] Noch hat niemand begonnen
        [one] Bisher { $number } Spieler
       *[other] Bisher { $number } Spieler
    }
online-deal-result = { $own } zu { $other } Punkten
online-deal-not_counted = zählt nicht
online-deal-rules =
    Du hast einen Versuch: nichts wird zurückgenommen, es gibt keine Tipps, und Aufgeben zählt als
    Versuch. Zusehen kann nur, wer selbst fertig ist.
online-deal-see = Ergebnis und Partien
online-deal-boards = Ranglisten
online-deal-board = Rangliste
online-deal-today = Heute
online-deal-yesterday = Gestern
online-deal-month = Dieser Monat
online-deal-closed =
    Ergebnisse und Partien der anderen siehst du, sobald du selbst fertig bist oder alles vorbei ist.
online-deal-empty = Niemand hat diese Partie beendet.
online-deal-month_empty = Noch ist kein Tag dieses Monats vorbei, an dem jemand fertig wurde.
online-deal-place = Platz
online-deal-player = Spieler
online-deal-points = Punkte
online-deal-opponent = Gegner
online-deal-margin = Vorsprung
online-deal-days = Tage
online-deal-games = Was andere daraus gemacht haben
online-deal-first_moves = Erste Züge
online-deal-alike = Züge wie deine
online-deal-missing = Diese Partie gibt es nicht
online-deal-once = In diesem Browser wurde sie schon gespielt, und jeder spielt sie einmal.
online-deal-full = Dieses Duell spielen schon zwei.
online-deal-duel = Duell per Link
online-deal-duel_line =
    Zwei spielen dieselben Plättchen gegen denselben Gegner, jeder zu seiner Zeit. Sind beide fertig,
    zeigt der Link beide Partien.
online-deal-challenge = Duell anlegen

## Tournaments.

online-tournament-title = Turniere
online-tournament-line = Mehrere Runden und eine Tabelle, für den Vereinsabend oder für alle.
online-tournament-new = Turnier veranstalten
online-tournament-none = Kein Turnier ist angekündigt. Veranstalte selbst eines!
online-tournament-mine = Deine
online-tournament-open = Zum Mitspielen und Zuschauen
online-tournament-over = Vergangene Turniere
online-tournament-see = Ansehen
online-tournament-to_tournament = Zum Turnier
online-tournament-missing = Dieses Turnier gibt es nicht
online-tournament-name = Name des Turniers
online-tournament-system = System
online-tournament-swiss = Schweizer System
online-tournament-swiss_of =
    { $rounds ->
        [one] Schweizer System, { $rounds } Runde
       *[other] Schweizer System, { $rounds } Runden
    }
online-tournament-swiss_line = Wer gleich viele Punkte hat, trifft aufeinander, und niemand zweimal. Für beliebig viele.
online-tournament-round_robin = Jeder gegen jeden
online-tournament-round_robin_line = Alle spielen gegen alle. Für bis zu 32 Teilnehmer.
online-tournament-arena = Arena
online-tournament-arena_of = Arena, { $minutes } min
online-tournament-arena_line = Wer frei ist, spielt gegen andere, die frei sind, bis die Zeit um ist.
online-tournament-rounds = Runden
online-tournament-table_size = Personen an einem Tisch
online-tournament-table_line =
    Geht die Zahl der Teilnehmer nicht auf, sitzen an manchen Tischen weniger; bei zweien am Tisch hat
    eine Person ein Freilos.
online-tournament-rated_line = Die Partien ändern Wertungen; nur mit Konto.
online-tournament-private_line = Nicht in der Liste. Wer den Link oder den QR-Code hat, kann sich anmelden.
online-tournament-public_line = Alle sehen es in der Liste und können zuschauen.
online-tournament-starts = Beginn
online-tournament-starts_line = Leer lassen, um von Hand zu beginnen, wenn alle da sind.
online-tournament-hold = Ankündigen
online-tournament-needs_account = Um ein Turnier zu veranstalten, brauchst du ein Konto.
online-tournament-organiser = veranstaltet von { $name }
online-tournament-players =
    { $number ->
        [0] noch niemand
        [one] { $number } Teilnehmer
       *[other] { $number } Teilnehmer
    }
online-tournament-begins = beginnt { $time }
online-tournament-by_hand = Anmeldung offen
online-tournament-round_of = Runde { $round } von { $rounds }
online-tournament-round = Runde { $round }
online-tournament-is_running = läuft
online-tournament-is_over = beendet
online-tournament-is_cancelled = abgesagt
online-tournament-sign_up = Anmelden
online-tournament-back = Ich bin wieder da
online-tournament-leave = Turnier verlassen
online-tournament-waiting = Du bist dabei. Bleib auf dieser Seite: Sie führt dich an deinen Tisch, sobald du spielst.
online-tournament-bye = Du hast in dieser Runde ein Freilos; es zählt als Sieg.
online-tournament-next_round = Die nächste Runde beginnt in { $time }.
online-tournament-my_game = Zu deiner Partie
online-tournament-not_allowed = Du kannst nicht teilnehmen: Dafür ist ein Konto nötig, oder die Turnierleitung hat dich ausgeschlossen.
online-tournament-full = Das Turnier ist voll.
online-tournament-too_late = Zum Anmelden ist es zu spät.
online-tournament-start = Jetzt beginnen
online-tournament-cancel = Turnier absagen
online-tournament-remove = { $name } ausschließen
online-tournament-has_left = ausgestiegen
online-tournament-absent = nicht erschienen
online-tournament-removed = ausgeschlossen
online-tournament-standings = Tabelle
online-tournament-buchholz = Buchholz
online-tournament-sonneborn = Sonneborn-Berger
online-tournament-games = Partien
online-tournament-replay = Nachspielen
online-tournament-has_bye = Freilos
online-tournament-records = Alle Partien als Datei

## The page for a new table.

online-plan-title = Tisch eröffnen
online-plan-game = Spiel
online-plan-anybody = Offen für alle
online-plan-clock = Uhr
online-plan-paces =
    .none = Keine
    .live = Echtzeit
    .daily = Tage je Zug
online-plan-minutes = Minuten
online-plan-seconds = Sekunden je Zug
online-plan-days = Tage je Zug
online-plan-time_out = Wenn jemandem die Zeit ausgeht
online-plan-lost = verliert diese Seite, und die Partie endet
online-plan-heir = verliert diese Seite, und ein Computer spielt zu Ende:
online-plan-sees = Wer den Tisch sieht
online-plan-private = Wer den Link hat
online-plan-private_line = Für Freunde.
online-plan-public = Alle
online-plan-public_line = Er steht in der Lobby, und alle können zuschauen.
online-plan-accounts = Nur wer ein Konto hat, darf sich setzen
online-plan-accounts_line = Sonst dürfen auch Gäste.
online-plan-scores = Punkte während der Partie zeigen
online-plan-no_scores = Die Punkte sind erst am Ende zu sehen
online-plan-takebacks = Züge können zurückgenommen werden
online-plan-no_takebacks = Züge können nicht zurückgenommen werden
online-plan-takebacks_line = Wenn alle zustimmen.
online-plan-rated = Gewertete Partie
online-plan-rated_line =
    Sie zählt für die Wertungen: nur mit Konto, ohne Computerspieler und ohne Zurücknehmen.
online-plan-by_host = Ich starte die Partie selbst
online-plan-by_host_line = Sonst beginnt sie, sobald der letzte Platz besetzt ist.
online-plan-drawn = Plätze auslosen
online-plan-contests =
    .game = Eine Partie
    .match = Ein Match
online-plan-match_line = Ein Match dauert, bis jemand zwei Siegpunkte hat.
online-plan-pause_line =
    Die nächste Partie beginnt, wenn beide bereit sind, spätestens nach einer Minute, bei Tagen je
    Zug nach einem Tag.
online-plan-abandoned_line = Wer drei Tage lang nicht zieht, kann die Partie verlieren.
online-plan-more = Weitere Optionen
online-plan-open = Tisch eröffnen
online-plan-name = Dein Name
online-plan-name_line = Die anderen sehen ihn. Du brauchst kein Konto.
online-plan-needs_account = Eine gewertete Partie braucht ein Konto.

## A table.

online-room-waiting = Warten auf Mitspieler
online-room-invite = Einladen
online-room-invite_line =
    Schick den Link oder lass ihn scannen. Wer ihn öffnet, kann gleich mitmachen.
online-room-copy = Link kopieren
online-room-copied = Kopiert
online-room-share = Teilen
online-room-qr = QR-Code des Links
online-room-free = Frei
online-room-host = Gastgeber
online-room-sit = Hinsetzen
online-room-get_up = Aufstehen
online-room-close = Tisch schließen
online-room-start = Partie starten
online-room-host_starts = Der Gastgeber startet die Partie.
online-room-starts_when_full = Die Partie beginnt, sobald der letzte Platz besetzt ist.
online-room-seat_computer = Computerspieler auf Platz { $seat }
online-room-send_away = { $name } entfernen
online-room-away = nicht verbunden
online-room-accounts_only = Nur wer ein Konto hat, darf sich hier setzen.
online-room-full = Alle Plätze sind besetzt. Du kannst zuschauen.
online-room-missing = Diesen Tisch gibt es nicht
online-room-missing_line = Vielleicht ist der Link unvollständig, oder der Tisch wurde geschlossen.
online-room-aborted =
    .host = Der Gastgeber hat diesen Tisch geschlossen.
    .expired = Es kamen nicht rechtzeitig genug Mitspieler: Der Tisch ist geschlossen.
    .deleted = Ein Mitspieler hat sein Konto gelöscht: Der Tisch ist geschlossen.
online-room-to_lobby = Zur Lobby
online-room-invited_by = { $name } lädt dich ein
online-room-about_akropolis =
    Alle bauen aus Plättchen eine Stadt; Häuser, Tempel und Gärten zählen, wenn sie richtig liegen.
    Was höher liegt, zählt doppelt und mehr.
online-room-about_architekton =
    Zwei bauen gemeinsam eine Stadt: zwei Plättchen je Zug, und umschlossene Gebäude bringen oder
    kosten Chips. Am Ende zählt die größte Gruppe eigener Häuser.
online-room-players = Mitspieler
online-room-watching = Du schaust zu
online-room-watchers =
    { $number ->
        [one] { $number } Zuschauer
       *[other] { $number } Zuschauer
    }
online-room-sending = Wird gesendet
online-room-chat = Chat
online-room-spectator_chat = Chat der Zuschauer
online-room-players_read_later = Die Spieler lesen das nach der Partie.
online-room-spectators_read_later = Zuschauer lesen das nach der Partie.
online-room-spectator = Zuschauer
online-room-more_spectators =
    { $number ->
        [one] und { $number } weiterer
       *[other] und { $number } weitere
    }
online-room-nothing_said = Noch hat niemand etwas gesagt.
online-room-write = Schreib den anderen
online-room-send = Senden
online-room-unread =
    { $lines ->
        [one] { $lines } neue Nachricht
       *[other] { $lines } neue Nachrichten
    }
online-room-mute = { $name } stummschalten
online-room-unmute = { $name } wieder hören
online-room-take_back = Um Rücknahme bitten
online-room-asks_takeback = { $name } möchte einen Zug zurücknehmen.
online-room-asked_takeback = Du hast um Rücknahme gebeten. Alle müssen zustimmen.
online-room-agree = Zustimmen
online-room-decline = Ablehnen
online-room-withdraw = Abbrechen
online-room-resign = Aufgeben
online-room-resign_sure = Diese Partie aufgeben?
online-room-play_on = Weiterspielen
online-room-resigned = { $name } hat aufgegeben.
online-room-timed_out = Die Zeit von { $name } ist abgelaufen.
online-room-you_resigned = Du hast aufgegeben.
online-room-you_timed_out = Deine Zeit ist abgelaufen.
online-room-abandoned = { $name } hat die Partie verlassen.
online-room-you_abandoned = Du hast drei Tage lang nicht gezogen.
online-room-claim_line = { $name } hat seit drei Tagen nicht gezogen.
online-room-claim = Den Sieg beanspruchen
online-room-heir = Computer ({ $level }) spielt weiter
online-room-again = Noch einmal
online-room-again_asked = Warten auf die anderen
online-room-wants_again = { $name } möchte noch einmal spielen.
online-room-ready = Bereit für die nächste Partie
online-room-is_ready = { $name } ist bereit.
online-room-next_in = Die nächste Partie beginnt in { $time }, oder wenn beide bereit sind.
online-room-match_score = Match: { $score }
online-room-next = Zur nächsten Partie
online-room-turn_against = Du bist am Zug gegen { $names }
online-room-left = { $name } ist nicht verbunden.
online-room-back = { $name } ist wieder da.
online-room-plan_turn = Nächsten Zug planen
online-room-planning_line = Wähle, was du spielen wirst, als wärst du am Zug.
online-room-plan_keep = Das reicht
online-room-plan_line = Sobald du am Zug bist, wird das Erste davon gespielt, das dann möglich ist:
online-room-plan_new_tiles = Auch wenn neue Plättchen gekommen sind
online-room-plan_remove = Entfernen: { $turn }
online-room-try_out = Züge ausprobieren
online-room-try_line = Eigenes Brett: Das siehst nur du.
online-room-try_unknown = Die nächsten Plättchen hat noch niemand gesehen: Hier endet die Variante.
online-room-try_number = Variante { $line } von { $lines }
online-room-try_drop = Variante verwerfen
online-room-try_end = Zurück zur Partie
online-room-offer = Soll dir dieses Gerät sagen, wenn du wieder am Zug bist?
online-room-offer_yes = Ja, bitte
online-room-offer_no = Nein, danke
online-room-tell_me = Benachrichtigen, wenn ich am Zug bin
online-room-told = Der Browser benachrichtigt dich, wenn du am Zug bist.
online-room-not_told = Der Browser erlaubt hier keine Benachrichtigungen.
online-room-days_hours = { $days } T { $hours } h
online-room-hours_minutes = { $hours } h { $minutes } min
online-room-clock_of = Restzeit von { $name }

## Who one is to the server.

online-shuffle-title = Beweisbar gemischt
online-shuffle-fixed =
    Die Reihenfolge der Plättchen stand vor dem ersten Zug fest. Dieser Hash steht dafür; nach der Partie kann jeder prüfen, dass nichts geändert wurde.
online-shuffle-proven =
    Bewiesen: Die Plättchen kamen in der Reihenfolge, die vor dem ersten Zug feststand.
online-shuffle-broken = Nicht bewiesen: Die Plättchen passen nicht zur festgelegten Reihenfolge.
online-shuffle-from_move = Ab Zug { $number }:
online-shuffle-check = Selbst prüfen: polis verify mit der heruntergeladenen Aufzeichnung.

online-me-title = Konto
online-me-guest = Du spielst als Gast. Nur dieser Browser kennt dich.
online-me-account = Du bist angemeldet.
online-me-nobody =
    Auf diesem Server hast du noch keinen Namen. Wähle einen, wenn du dich setzt, oder lege gleich
    ein Konto an.
online-me-make = Konto anlegen
online-me-make_line = Es behält deine Partien und Wertungen auf allen Geräten. Nichts geht verloren.
online-me-name = Name
online-me-password = Passwort
online-me-password_line = Mindestens 8 Zeichen.
online-me-sign_in = Anmelden
online-me-sign_out = Abmelden
online-me-guest_out = Wer sich als Gast abmeldet, kann nicht zurückkommen.
online-me-everywhere = Überall abmelden
online-me-everywhere_line = Überall heißt auf allen Geräten; auch Bot-Tokens gelten dann nicht mehr.
online-me-change_name = Namen ändern
online-me-change_password = Passwort ändern
online-me-old = Bisheriges Passwort
online-me-new = Neues Passwort
online-me-save = Speichern
online-me-saved = Gespeichert.
online-me-wrong_old = Das bisherige Passwort ist falsch.
online-me-password_changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
online-me-password_ends = Ein neues Passwort meldet alle anderen Geräte ab und beendet die Tokens von Bots.
online-me-passkeys_stay = Deine Passkeys gelten weiter. Entferne die, denen du nicht mehr traust.
online-me-recovery = Wiederherstellungscode
online-me-recovery_line =
    Damit setzt du ein neues Passwort, wenn du deines vergisst. Bewahre ihn so auf, dass nur du ihn findest.
online-me-recovery_once = Schreib ihn auf oder kopier ihn jetzt. Er wird nur einmal gezeigt.
online-me-recovery_kept = Ich habe ihn notiert
online-me-recovery_none = Du hast noch keinen Wiederherstellungscode.
online-me-recovery_made = Dein Code ist vom { $day }. Ein neuer ersetzt ihn.
online-me-make_code = Neuen Code erzeugen
online-me-forgot = Passwort vergessen?
online-me-recover = Neues Passwort setzen
online-me-recover_line =
    Du wirst überall sonst abgemeldet und bekommst einen neuen Wiederherstellungscode.
online-me-wrong_code = Der Name oder der Wiederherstellungscode ist falsch.
online-me-passkeys = Passkeys
online-me-passkeys_line = Dein Gerät meldet dich an, mit Finger, Gesicht oder PIN. Ohne Namen und ohne Passwort.
online-me-passkey_name = Dieses Gerät
online-me-passkey_label = Wie er heißen soll
online-me-passkey_add = Passkey hinzufügen
online-me-passkey_use = Mit Passkey anmelden
online-me-passkey_make = Mit Passkey anlegen
online-me-passkey_failed = Der Passkey hat nicht funktioniert. Versuch es noch einmal oder melde dich anders an.
online-me-passkey_used = zuletzt benutzt am { $day }
online-me-only_way = Anders kannst du dich nicht anmelden. Füge erst einen zweiten Weg hinzu.
online-me-set_password = Passwort festlegen
online-me-provider_use = Weiter mit { $provider }
online-me-provider_join = { $provider } verbinden
online-me-provider_line = Danach kannst du dich auch mit { $provider } anmelden.
online-me-provider_since = Verbunden seit { $day }.
online-me-provider_name = Wähle den Namen, unter dem du hier spielst.
online-me-provider_joined = Dein Konto ist verbunden.
online-me-provider_cancelled = Du bist ohne Anmeldung zurückgekommen.
online-me-provider_expired = Das hat zu lange gedauert. Versuch es noch einmal.
online-me-provider_refused = Der Antwort des Anmeldedienstes ist nicht zu trauen. Versuch es noch einmal.
online-me-provider_unavailable = Der Anmeldedienst antwortet nicht. Versuch es später noch einmal.
online-me-provider_not_allowed = Der Gastgeber dieser Seite lässt dich nicht herein.
online-me-provider_taken = Damit ist schon ein anderes Konto verbunden.
online-me-copy = Kopieren
online-me-tokens = Tokens für Bots
online-me-tokens_line = Ein Programm mit einem Token spielt in deinem Namen.
online-me-label = Wofür es ist
online-me-make_token = Token erzeugen
online-me-token_once = Kopier es jetzt. Es wird nur einmal gezeigt.
online-me-remove = Entfernen
online-me-notify = Benachrichtigungen
online-me-notify_line =
    Dieses Gerät sagt dir, wenn du in einer Partie mit Tagen je Zug am Zug bist, einmal je Zug, auch wenn Polis geschlossen ist.
online-me-notify_on = Einschalten
online-me-notify_off = Ausschalten
online-me-quiet = Ruhezeit
online-me-quiet_from = Ruhe ab
online-me-quiet_to = Ruhe bis
online-me-mail = E-Mail
online-me-mail_line =
    Für ein vergessenes Passwort, und um dich zu erreichen, wenn keine Seite offen ist. Sonst sieht die Adresse niemand.
online-me-mail_address = Adresse
online-me-mail_send = Code senden
online-me-mail_sent = Ein Code ist unterwegs an { $address }. Er gilt einen Tag.
online-me-mail_code = Code aus der Mail
online-me-mail_confirm = Bestätigen
online-me-mail_turns = Schreiben, wenn ich am Zug bin
online-me-mail_challenges = Schreiben, wenn mich jemand herausfordert
online-me-mail_wrong = Der Code ist falsch oder zu alt.
online-me-mail_stopped =
    Du bekommst keine Mails mehr über Züge und Herausforderungen. In deinem Konto kannst du sie wieder einschalten.
online-me-mail_no_link = Dieser Link gilt nicht mehr.
online-me-mail_forgot = Code per E-Mail senden
online-me-mail_forgot_sent =
    Wenn das Konto eine Adresse hat, ist ein Code dorthin unterwegs. Er gilt eine Stunde.
online-me-data = Meine Daten
online-me-download = Meine Daten herunterladen
online-me-delete = Mich löschen
online-me-delete_line =
    Name, Wertungen und Einstellungen werden sofort und für immer gelöscht. Beendete Partien
    bleiben, unter „gelöschter Spieler“.
online-me-cancel = Abbrechen
online-me-profile = Meine Partien und Wertungen
online-me-invitation = Einladungscode
online-me-invitation_line = Diese Seite ist nur für Eingeladene.
online-me-host = Seite des Gastgebers

## A player.

online-profile-since = Dabei seit { $date }
online-profile-guest = Gast
online-profile-deleted = Gelöschter Spieler
online-profile-ratings = Wertungen
online-profile-rating = { $rating } ± { $deviation }
online-profile-provisional = noch unsicher
online-profile-statistics = Statistik
online-profile-games = Partien
online-profile-wins = Gewonnen
online-profile-shared = Geteilt
online-profile-mean = Punkte im Schnitt
online-profile-best = Meiste Punkte
online-profile-history = Beendete Partien
online-profile-earlier = Frühere Partien
online-profile-none = Noch keine beendete öffentliche Partie.
online-profile-won = gewonnen
online-profile-lost = verloren
online-profile-drawn = geteilt
online-profile-graph = Wertung im Lauf der Zeit: { $pool }
online-profile-missing = Diesen Spieler gibt es nicht

## Ratings.

online-rating-line =
    Wertungen aus gewerteten Partien. Ein Fragezeichen heißt: bisher aus wenigen Partien.
online-rating-none = Eine solche gewertete Partie hat noch niemand gespielt.
online-rating-player = Spieler
online-rating-rating = Wertung
online-rating-unsure = bisher aus wenigen Partien
online-rating-change = Wertung: { $before } → { $after } ({ $gain })
online-rating-why = Erwartet gegen diese Runde: { $expected } %, erzielt: { $scored } %.
online-rating-large_steps = Nach wenigen Partien ändert sich eine Wertung noch in großen Schritten.
online-rating-unchanged = Diese Partie hat keine Wertung geändert. Von den Partien, die dieselben Leute miteinander spielen, zählen sechs am Tag.

## Boards of the best solo games.

online-solo-board = Solo: { $architect }
online-solo-line =
    Die beste Partie jedes Kontos gegen diesen Architekten. Es zählen öffentliche Online-Partien in
    Standardlänge ohne Varianten, zu Ende gespielt, ohne Rücknahme und ohne Tipps.
online-solo-none = Eine solche Solopartie hat noch niemand beendet.
online-solo-points = Punkte
online-solo-opponent = Architekt
online-solo-date = Datum
online-solo-play = Gegen { $architect } spielen
online-solo-more = Mehr

## Vacation from games with days for each move.

online-vacation-title = Urlaub
online-vacation-line =
    Im Urlaub steht deine Zeit in Partien mit Tagen pro Zug still. Du hast { $days } Tage im Jahr.
    Ein Urlaub beginnt sofort, jeder angefangene Tag zählt, und andere sehen, wann du zurück bist.
online-vacation-left =
    { $days ->
        [one] Noch { $days } Tag
       *[other] Noch { $days } Tage
    }
online-vacation-days = Tage
online-vacation-begin = Urlaub beginnen
online-vacation-until = Im Urlaub bis { $date }
online-vacation-end = Ich bin zurück

## A position that is set up by hand. Where a number is told, it stands apart from what is counted, so
## that no language has to bend it.

editor-title = Stellung aufbauen
editor-legal = Gültige Stellung
editor-not_yet = Noch keine Stellung
editor-over = Die Partie ist darin zu Ende.
editor-rule = Regel { $number }
editor-pool = Unbenutzte Plättchen
editor-pool_line = Eines nehmen und anlegen.
editor-in_pool = übrig: { $tiles }
editor-tile = Plättchen { $number }: { $what }
editor-to_site = Auf die Baustelle
editor-to_stock = In den Vorrat
editor-give = An { $name }
editor-taken = Plättchen von { $name }
editor-paid = Steine für Plättchen { $tile }
editor-fill = Zufällig füllen
editor-clear = Leeren
editor-lift_line = Wähle ein Plättchen, um es aufzuheben.
editor-starting_tile = Das Startplättchen bleibt liegen.
editor-needed = Andere brauchen es: Heb zuerst diese auf.
editor-start_stays = Die beiden Startlandschaften bleiben; daneben lassen sich andere wählen.
editor-lifted = Aufgehoben: { $what }
editor-stones = Steine: { $name }
editor-chips = Chips: { $name }
editor-fewer = weniger
editor-more = mehr
editor-play = Ab hier spielen
editor-study = Ab hier analysieren
editor-text = Als Text
editor-text_line =
    Zum Aufheben oder Verschicken kopieren, oder hier eine Stellung oder Partie einfügen.
editor-copy = Kopieren
editor-take_over = Text übernehmen
editor-cannot_read = Dieser Text ist nicht lesbar.
editor-other_game = Das ist eine Stellung von { $game }.
editor-from_game = Aus einer Partie
editor-game = Partie
editor-ply = Nach Zug
editor-edit_it = Diese Stellung bearbeiten
editor-no_games = Hier ist keine Partie dieses Spiels gespeichert.
editor-house_of = Haus von
editor-no_house = Kein Haus
editor-start = Startlandschaften
editor-start_at = Landschaft auf { $place }
editor-turn = Am Zug
editor-lays = Noch zu legende Plättchen
editor-losses = Verluste, die noch zu entscheiden sind
editor-players = Wer weiterspielt
editor-no_architect = Niemand spielt allein, also gibt es keinen Berühmten Architekten.
editor-not_used = Plättchen { $tile } gehört nicht zu einer Partie mit so vielen Spielern.
editor-twice = Plättchen { $tile } ist doppelt.
editor-misfit = { $what }: { $reason }
editor-too_many_turns = Genommene Plättchen: { $taken }. Die ganze Partie hat nur { $turns } Züge.
editor-turn_order = { $name }: genommene Plättchen: { $taken }, nach der Zugfolge: { $due }.
editor-site_size = Plättchen auf der Baustelle: { $found }. Es müssten { $due } sein.
editor-stones_most =
    Steine von { $name }: { $stones }. Die überbauten Steinbrüche erlauben höchstens { $most }.
editor-stones_least =
    Steine von { $name }: { $stones }. So viel kann nicht bezahlt worden sein: mindestens { $least }.
editor-no_plaza = Der Berühmte Architekt zahlt nur für einen Platz; Plättchen { $tile } hat keinen.
editor-paid_too_much =
    Bezahlt für Plättchen { $tile }: { $paid }. Es kostete höchstens { $most }.
editor-architect_stones =
    Steine des Berühmten Architekten: { $found }. Was der Spieler zahlte, ergibt { $due }.
editor-building_twice = Gebäude { $building } ist doppelt.
editor-too_many_landscapes = { $scenery }: { $landscapes } Landschaften, und es gibt nur 6.
editor-too_many_houses = { $name }: { $houses } Häuser, und jeder hat nur 12.
editor-houses_before_turns =
    { $name }: { $houses } Häuser, aber bisher höchstens { $laid } gelegte Plättchen.
editor-houses_moved =
    Ein Gebäude ist ohne Haus, doch niemand musste eines versetzen: Alle hatten noch welche.
editor-stock_size = Im Vorrat fehlen: { $missing }. In diesem Zug gelegt: { $laid }.
editor-lays_left =
    In einem Zug sind noch ein oder zwei Plättchen zu legen oder ein Verlust zu entscheiden.
editor-two_each = Nach { $laid } Plättchen kann { $name } nicht so am Zug sein: Jeder legt zwei.
editor-chips_wrong = Die Chips sind nicht, was die umschlossenen Gebäude brachten und kosteten.
editor-no_loss = Auf { $place } kann kein Verlust offen sein.
editor-no_choice =
    { $name } kann nicht zahlen, um das Haus zu behalten: Es gibt nichts zu entscheiden.
editor-nothing_fits = Kein Plättchen des Vorrats lässt sich legen: Er würde ausgetauscht.
editor-not_over = So kann die Partie nicht geendet haben.
editor-malformed = Etwas fehlt oder ist zu viel.
editor-keys_line =
    Tasten: Pfeile bewegen, Q und E drehen, ↵ legt, Esc legt zurück, Entf hebt auf, S auf die
    Baustelle oder in den Vorrat, Z und Y machen rückgängig und wiederholen.

## Counting at a real table.

pad-title = Wertungsblock
pad-lead =
    Zähle die Partie auf deinem Tisch: mit Zahlen wie auf dem Papierblock, oder indem du nachbaust,
    was dort liegt.
pad-count = Eine Partie zählen
pad-games =
    .akropolis =
        Wert und Sterne jeder Art, oder die ganze Stadt Feld für Feld. Auch Varianten und die
        Architekten des Solospiels werden gezählt.
    .architekton = Größte Gruppen und Chips, oder die ganze Stadt Feld für Feld.
pad-past = Gezählte Partien
pad-none_yet = Noch keine. Was du zählst, bleibt in diesem Browser.
pad-open = Öffnen
pad-removed = Das Blatt wurde entfernt.
pad-unreadable = Ein Blatt kann von dieser Version nicht gelesen werden.
pad-missing = Dieses Blatt ist nicht auf diesem Gerät.
pad-not_kept = Der Browser behält dieses Blatt nicht: Sein Speicher ist voll oder abgeschaltet.
pad-all_sheets = Alle gezählten Partien
pad-no_opponent = Niemand
pad-no_opponent_line = Nur eine Stadt zählen.
pad-start = Zählen
pad-way = Wie gezählt wird
pad-quick = Zahlen
pad-exact = Nachbauen
pad-value = Wert
pad-stars = Sterne
pad-less = { $what }: weniger
pad-more = { $what }: mehr
pad-with_doublings =
    Wie auf dem Papierblock: Ein Viertel, das eine Variante verdoppelt, zählt im Wert zweimal.
pad-step_of = { $name }, { $number } von { $all }
pad-back_to = Zurück: { $name }
pad-next = Weiter: { $name }
pad-result = Ergebnis
pad-erase = Entfernen
pad-why = Warum?
pad-levels = Ebenen
pad-whole_tile = Plättchen
pad-whole_tile_line = Wähle die drei Teile eines Plättchens, dann streiche über seine Felder.
pad-clear = Neu beginnen
pad-empty = Leeres Feld
pad-lake = See: Die Stadt umschließt ihn.
pad-tap = Wähle aus, was du setzt, dann die Felder, einzeln oder in einem Zug.
pad-city_board =
    Die Stadt. Pfeiltasten gehen von Feld zu Feld. H, M, B, T, G und Q setzen Häuser, Märkte,
    Kasernen, Tempel, Gärten und Steinbruch, P macht aus einem Viertel einen Platz, 1 bis 9 geben
    die Ebene an, Entf entfernt.
pad-refused = Hier ist kein Platz dafür.
pad-doubt = Das kann nicht ganz stimmen. Gezählt wird, was dasteht.
pad-apart =
    { $hexes ->
        [one] 1 Teil liegt abseits vom Rest.
       *[other] { $hexes } Teile liegen abseits vom Rest.
    }
pad-ground =
    Bebaute Felder: { $hexes }; das Startplättchen und Dreierplättchen ergeben 4, 7, 10 und so weiter.
pad-level =
    Felder auf Ebene { $level }: { $hexes }; Dreierplättchen ergeben 3, 6, 9 und so weiter.
pad-no_tiles = Die Felder der Ebene { $level } lassen sich nicht in Dreierplättchen teilen.
pad-too_many_tiles = Dafür braucht es { $tiles } Plättchen; niemand legt mehr als 30.
pad-too_many_houses = { $name } hat { $houses } Häuser; es gibt 12.
pad-too_often = { $landscapes } Landschaften zeigen { $scenery }; es gibt 6.
pad-twice = Gebäude { $building } liegt mehrmals.
pad-house_of = Haus: { $name }
pad-no_house = Ohne Haus
pad-which = Welches Gebäude
pad-which_line =
    Für die Schlusswertung ist das gleich: Es zählt nur, wo es liegt und wessen Haus darauf steht.
pad-next_by_number = Beliebig
pad-town_board =
    Die Stadt. Pfeiltasten gehen von Feld zu Feld. E, F, M und W setzen Erde, Wald, Wiese und
    Wasser; 1 und 2 setzen ein Gebäude mit dem Haus der ersten oder zweiten Person, 0 eines ohne
    Haus; Entf entfernt.
pad-tap_town =
    Wähle eine Landschaft oder ein Gebäude, dann die Felder. Wähle ein Gebäude noch einmal, um es zu
    drehen.
pad-bankrupt = Wer konnte einen Verlust nicht bezahlen?
pad-nobody = Niemand
pad-share = Teilen
pad-picture = Als Bild speichern
pad-copy = Als Text kopieren
pad-another = Noch eine Partie zählen

## Puzzles.

puzzles-title = Aufgaben
puzzles-line = Stellungen aus starken Partien: Finde den Zug.
puzzles-day = Aufgabe des Tages
puzzles-day_line = Für alle dieselbe, jeden Tag eine neue.
puzzles-day_solved = Heute gelöst
puzzles-day_failed = Heute nicht gelöst
puzzles-days_in_a_row =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzles-weekdays =
    .monday = Mo
    .tuesday = Di
    .wednesday = Mi
    .thursday = Do
    .friday = Fr
    .saturday = Sa
    .sunday = So
puzzles-solve = Lösen
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-any = Alle
puzzles-themes =
    .best = Bester Zug
    .points = Meiste Punkte
    .count = Zählen lassen
    .survive = Nicht bankrott gehen
    .bankrupt = Gegner bankrott machen
puzzles-rating = Deine Wertung
puzzles-graph = Verlauf deiner Wertung
puzzles-rated = Wertung { $rating }
puzzles-solved_of = { $solved } von { $all } gelöst
puzzles-in_a_row = { $number } in Folge
puzzles-number = Aufgabe { $number }
puzzles-best = Finde den besten Zug.
puzzles-points = Mach mit einem Zug die meisten Punkte.
puzzles-count =
    .houses = Lass deine Häuser zählen.
    .markets = Lass deine Märkte zählen.
    .barracks = Lass deine Kasernen zählen.
    .temples = Lass deine Tempel zählen.
    .gardens = Lass deine Gärten zählen.
puzzles-survive =
    Lege so, dass dich der Gegner im nächsten Zug mit den offenen Plättchen nicht bankrott machen
    kann.
puzzles-bankrupt = Mach den Gegner in diesem Zug bankrott.
puzzles-right = Richtig!
puzzles-begun = Jetzt zu Ende bringen.
puzzles-wrong = Der ist es nicht.
puzzles-wins = Er gewinnt { $win } % der Partien, der nächstbeste Zug { $next } %.
puzzles-ahead =
    { $points ->
        [one] Am Ende liegt er { $points } Punkt vor dem nächstbesten Zug.
       *[other] Am Ende liegt er { $points } Punkte vor dem nächstbesten Zug.
    }
puzzles-brings =
    { $brings ->
        [one] Er bringt { $brings } Punkt, der nächstbeste Zug { $next }.
       *[other] Er bringt { $brings } Punkte, der nächstbeste Zug { $next }.
    }
puzzles-counts =
    { $brings ->
        [one] Sie zählen von nun an: sofort { $brings } Punkt.
       *[other] Sie zählen von nun an: sofort { $brings } Punkte.
    }
puzzles-survives = Danach kann dich kein offenes Plättchen bankrott machen.
puzzles-bankrupts = Der Gegner geht in diesem Zug bankrott, und du gewinnst.
puzzles-better = Ein anderer Zug ist deutlich besser.
puzzles-better_wins = Er gewinnt { $win } % der Partien, kein anderer mehr als { $next } %.
puzzles-brings_less =
    { $brings ->
        [one] Er bringt { $brings } Punkt. Ein anderer Zug bringt { $most }.
       *[other] Er bringt { $brings } Punkte. Ein anderer Zug bringt { $most }.
    }
puzzles-not_counting = Sie zählen immer noch nichts.
puzzles-threatened = Der Gegner könnte dich noch immer bankrott machen: { $line }.
puzzles-can_pay = Der Gegner könnte noch zahlen.
puzzles-see_why = Warum nicht?
puzzles-try_again = Noch einmal versuchen
puzzles-ends_ahead =
    Je { $futures }-mal zu Ende gespielt, bringt die Lösung { $points } Punkte mehr als dein Zug (zu 95 % sicher: { $least } bis { $most }).
puzzles-likely = In { $times } von 10 Verläufen kommt das als Nächstes.
puzzles-example = Die aufgedeckten Plättchen sind ein Beispiel.
puzzles-hint = Tipp
puzzles-hint_tile = Nimm Plättchen { $number }.
puzzles-hint_many = { $number } Züge gelten als richtig.
puzzles-show = Lösung zeigen
puzzles-shown = Das ist eine Lösung.
puzzles-unrated = Deine Wertung bleibt: Diese Aufgabe hast du schon beantwortet.
puzzles-study = Diese Stellung analysieren
puzzles-share = Teilen
puzzles-shared =
    { $solved ->
        [yes] Polis, Aufgabe vom { $date }: gelöst ✔
       *[no] Polis, Aufgabe vom { $date }: nicht gelöst ✘
    }
puzzles-copied = Kopiert
puzzles-not_copied = Der Browser erlaubt kein Kopieren
puzzles-none_left = Du hast alle gelöst.
puzzles-missing = Diese Aufgabe gibt es nicht
puzzles-not_loaded = Die Aufgaben konnten nicht geladen werden.

## A game move by move.

replay-title = Nachspielen
replay-moves = Züge
replay-start = Zum Anfang
replay-back = Zurück
replay-forward = Weiter
replay-end = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-flip = Andere Stadt
replay-at = Zug { $ply } von { $plies }
replay-how = Wie gezählt wird
replay-points = Punkte
replay-result = Ergebnis
replay-points_line = Punkte bisher; gepunktet: am Ende zu erwarten
replay-result_line = Erwartetes Ergebnis: die Gewinnchance
replay-analyse = Partie analysieren
replay-go_on = Weiter analysieren
replay-analyse_line = Diese Variante analysieren
replay-analysing = Alle Züge werden geprüft: { $percent } %
replay-stop = Anhalten
replay-analysed = Alle Züge sind geprüft.
replay-this_move = Dieser Zug
replay-not_yet = Noch nicht geprüft.
replay-marks =
    .strong = Stark
    .good = Gut
    .weak = Schwach
    .missed = Verpasst
replay-gave_away =
    Er hat { $win } Gewinnchance und { $points } Punkte Vorsprung verschenkt.
replay-nothing_lost = Er hat nichts verschenkt.
replay-no_choice = Es gab keine Wahl.
replay-better_was = Besser war
replay-also_good = Auch erwogen
replay-why_wait = Der Grund wird gesucht …
replay-why_unclear = Zu Ende gespielt unterscheidet sich kein Teil der Wertung deutlich.
replay-to_win = { $percent } % Gewinnchance
replay-expects = { $points } Punkte zu erwarten
replay-more = { $percent } mehr
replay-known_then =
    Es zählt nur, was man in diesem Moment wissen konnte: Verdeckte Plättchen bleiben verdeckt.
replay-turning = Wendepunkte
replay-no_turning = Kein einzelner Zug hat die Partie gewendet.
replay-accuracy = Genauigkeit
replay-formula =
    Der Mittelwert von 100 · exp(−4,5 · Verlust) über alle Züge mit einer Wahl. Der Verlust ist der
    Teil der Gewinnchance, den ein Zug verschenkt hat; 200 Punkte Vorsprung zählen so viel wie ein
    ganzer Sieg.
replay-explore = Ausprobieren
replay-explore_line =
    Nimm ein Plättchen, um von hier aus einen anderen Zug zu versuchen. Was du versuchst, bleibt als
    Variante stehen.
replay-answer = Computer antworten lassen
replay-thinking = Der Computer denkt nach
replay-move_up = Variante nach oben
replay-remove = Variante entfernen
replay-to_game = Zurück zur Partie
replay-in_variation = Variante
replay-cannot_try =
    Dieser Zug lässt sich hier nicht versuchen: Ein Plättchen, das niemand gesehen hat, würde
    aufgedeckt.
replay-share = Teilen
replay-link = Link zu dieser Stellung kopieren
replay-link_with_game = Link mit der ganzen Partie kopieren
replay-copy_tree = Mit Varianten kopieren
replay-save_tree = Mit Varianten speichern
replay-print = Partieblatt drucken
replay-unfinished = nicht beendet
replay-bad_record = Dieser Link enthält keine lesbare Partie
replay-still_played = Diese Partie läuft noch
replay-still_played_line = Sie kann analysiert werden, wenn sie zu Ende ist.
replay-keys = Tasten
replay-key_lines =
    .step = einen Zug zurück oder weiter
    .ends = zum Anfang oder zum Ende
    .variations = andere Varianten dieses Zugs
    .play = abspielen
    .city = andere Stadt
    .answer = Computer antworten lassen
    .analyse = analysieren oder anhalten

## The statistics of one's games.

statistics-title = Statistik
statistics-games =
    { $games ->
        [one] { $games } beendete Partie
       *[other] { $games } beendete Partien
    }
statistics-none = Noch ist keine Partie zu Ende. Sobald eine endet, zählt sie hier.
statistics-none_fits = Keine Partie passt dazu. Wähle oben etwas anderes.
statistics-from = Partien von
statistics-here = Dieses Gerät
statistics-account = Mein Konto
statistics-fetching = { $done } von { $all } Partien geladen
statistics-not_fetched =
    Die Partien deines Kontos konnten nicht geladen werden. Versuch es später noch einmal.
statistics-whose = Wessen
statistics-mine = Meine
statistics-everybody = Alle an diesem Bildschirm
statistics-all = Alle
statistics-mode = Modus
statistics-opponent = Gegner
statistics-basic = Grundspiel
statistics-variants = Mit Varianten
statistics-long = Lange Partie
statistics-lost = Verloren
statistics-between = wohl { $low } bis { $high } %
statistics-margin = Vorsprung im Schnitt
statistics-stones_left = Übrige Steine
statistics-houses = Häuser auf dem Brett
statistics-length = Züge je Partie
statistics-course = Punkte, Partie für Partie
statistics-course_told = Punkte von { $games } Partien, die erste links: von { $low } bis { $high }
statistics-course_line =
    Jeder Punkt ist eine Partie, die letzte ganz rechts. Die Linie ist das Mittel einer Partie und
    der drei auf jeder Seite.
statistics-as_table = Als Tabelle
statistics-game = Partie
statistics-date = Datum
statistics-points = Punkte
statistics-parts = Woher die Punkte kommen
statistics-share = Anteil
statistics-value_stars = Wert × Sterne
statistics-by_opponent = Nach Gegner
statistics-by_mode = Spieler und Modi
statistics-beginning = Wer beginnt
statistics-beginning_line =
    Der Punkt ist der Anteil gewonnener Partien; der Balken enthält den wahren Anteil mit 95 %
    Sicherheit. Weniger Partien, längerer Balken.
statistics-first_wins = Startspieler gewinnt, { $players }
statistics-when_first = Du, wenn du beginnst
statistics-when_later = Du, wenn du nicht beginnst
statistics-fair = wenn es egal wäre: { $percent } %
statistics-losses = Typische Verluste
statistics-losses_line =
    { $games ->
        [one] Gewinnchance, die ein Zug im Schnitt verschenkt, aus { $games } Partie.
       *[other] Gewinnchance, die ein Zug im Schnitt verschenkt, aus { $games } Partien.
    }
statistics-no_losses =
    Noch keine dieser Partien wurde analysiert. Eine Analyse zeigt, in welchem Teil du am meisten
    verschenkst.
statistics-study = Eine Partie analysieren
statistics-opening = Anfang
statistics-middle = Mitte
statistics-end = Ende
statistics-list = Die Partien
statistics-replay = Nachspielen
statistics-film = Film
statistics-leave_out = Nicht zählen
statistics-left_out = Die Partie zählt nicht mehr.
statistics-more = Mehr zeigen
statistics-export = Exportieren
statistics-csv = Tabelle (CSV)
statistics-json = JSON

## What there is to study.

study-title = Analyse
study-line = Geh deine Partien Zug für Zug durch und finde, was besser war.
study-this_game = Diese Partie analysieren
study-open = Aufzeichnung öffnen
study-open_line = Füge eine Aufzeichnung ein oder wähle eine Datei. Sie kommt zu deinen Partien.
study-open_now = Öffnen und analysieren
study-mine = Meine Partien
study-no_games = Hier ist noch keine Partie. Spiel eine, oder öffne eine Aufzeichnung.
study-online = Online-Partien
study-puzzles_line = Finde den besten Zug in Stellungen aus Partien.
study-editor_line = Baue eine beliebige Stellung auf und betrachte sie.
study-pad_line = Zähle die Punkte an einem echten Tisch.
study-statistics_line = Was deine Partien gemeinsam haben.

## Studying together online.

together-title = Gemeinsam studieren
together-line = Mehrere sehen dieselbe Partie gleichzeitig: Eine Person führt, die anderen folgen. Nur wer den Link hat, findet die Studie.
together-name = Titel
together-create = Studie anlegen
together-mine = Meine Studien
# $chapters (Number)
together-count =
    { $chapters ->
        [one] 1 Kapitel
       *[other] { $chapters } Kapitel
    }
together-chapters = Kapitel
together-people = Jetzt hier
# $people (Number)
together-unnamed =
    { $people ->
        [one] und eine Person ohne Namen
       *[other] und { $people } weitere ohne Namen
    }
together-leads = führt
together-owner = Besitzer
together-you_lead = Du führst: Alle sehen, wo du bist.
# $name (String)
together-follows = Du folgst { $name }.
together-away = Du bist allein unterwegs.
together-away_line = Was du versuchst, bleibt deins, bis du es anbietest.
together-follow = Wieder folgen
together-offer = Meine Variante anbieten
together-offered = Angeboten. Wer führt, entscheidet.
together-own = deine
together-offers = Angebotene Varianten
# $name (String)
# $moves (String)
together-offer_by = { $name }: { $moves }
together-look = Ansehen
together-accept = In die Studie aufnehmen
together-dismiss = Weglassen
together-withdraw = Zurückziehen
# $name (String)
together-hand_over = { $name } führen lassen
together-lead_again = Wieder führen
together-give_back = Führung zurückgeben
together-may_try = Andere dürfen Züge versuchen
together-closed = In dieser Studie versucht nur Züge, wer führt.
together-add = Kapitel hinzufügen
together-add_line = Füge eine Aufzeichnung ein, mit oder ohne Varianten. Bei einer laufenden Partie bleiben ungesehene Plättchen weg.
together-chapter_name = Name
together-rename = Umbenennen
# $name (String)
together-up = { $name } nach oben
# $name (String)
together-remove = { $name } entfernen
together-manage = Studie verwalten
together-delete = Studie löschen
together-delete_sure = Für alle löschen
together-missing = Diese Studie gibt es nicht, oder sie wurde gelöscht.
together-invite = Zur Studie einladen
together-entering = Die Studie wird geöffnet …
together-begin = Studie mit anderen beginnen
together-bad_record = Das ist keine lesbare Aufzeichnung, oder sie ist zu lang.

## The words about films of games.

film-title = Film der Partie
film-line = Die ganze Partie als animiertes Bild (GIF), zum Speichern oder Verschicken.
film-make = Film machen
film-size = Größe
film-small = Klein
film-large = Groß
film-pace = Zeit je Zug
film-seconds = { $seconds } s
film-picture_of = Bild { $picture } von { $all }
film-ready = Der Film ist fertig: { $size } KB.
film-save = Speichern
film-share = Teilen
film-again = Noch einer
film-close = Schließen
film-failed = In diesem Browser ließ sich der Film nicht machen.
film-before = vor dem ersten Zug
film-after =
    { $moves ->
        [one] nach { $moves } Zug
       *[other] nach { $moves } Zügen
    }
film-so_far = wenn jetzt Schluss wäre
film-drawn = unentschieden

## The long texts: the rules of Akropolis.

book-akropolis-introduction =
    Du baust eine Stadt aus Plättchen, nebeneinander und übereinander, und willst mit ihr die
    meisten Punkte holen. Jede Art von Vierteln bringt ihren Wert mal die Sterne ihrer Plätze. Für 1
    bis 4 Spieler.
book-akropolis-titles =
    .parts = Material
    .setup = Aufbau
    .turn = Dein Zug
    .round = Die Runde
    .scoring = Die Wertung
    .variants = Varianten
    .solo = Allein: der Berühmte Architekt
book-akropolis-lines =
    .tiles =
        Es gibt 61 Stadtplättchen mit je drei Feldern. Ein Feld ist ein Steinbruch, ein Platz oder
        ein Viertel. Plätze und Viertel gibt es in fünf Arten: Häuser (blau), Märkte (gelb),
        Kasernen (rot), Tempel (violett) und Gärten (grün).
    .stars =
        Ein Häuserplatz hat 1 Stern; Markt-, Kasernen- und Tempelplätze haben 2; ein Gartenplatz hat
        3.
    .start =
        Jeder Spieler hat ein Startplättchen: einen Häuserplatz mit drei Steinbrüchen darum. Es ist
        ein einziges Plättchen.
    .variants =
        Jede Variante hat ihren eigenen Schalter, und alle lassen sich verbinden. Ein Viertel, das
        seine Bedingung und auch diese erfüllt, zählt doppelt.
book-akropolis-rules =
    .rule_1 =
        Mische die Plättchen für die Zahl der Spieler: 37 bei 2, 49 bei 3, 61 bei 4. Bilde 11 Stapel
        mit einem Plättchen mehr, als es Spieler gibt. Die übrigen, zwei mehr als Spieler, liegen
        offen in einer Reihe: die Baustelle.
    .rule_2 =
        Die lange Partie für 2 oder 3 Spieler braucht alle 61 Plättchen: 19 Stapel zu 3 und eine
        Baustelle mit 4 für zwei Spieler; 15 Stapel zu 4 und 1 Plättchen übrig für drei.
    .rule_3 =
        Der erste Spieler ist Chefarchitekt. In Zugreihenfolge bekommen die Spieler 1, 2, 3 und 4
        Steine.
    .rule_4 =
        Nimm ein Plättchen von der Baustelle. Das erste ist gratis; jedes andere kostet 1 Stein für
        jedes Plättchen davor. Die Steine kommen in den Vorrat. Was du nicht bezahlen kannst, kannst
        du nicht nehmen.
    .rule_5 =
        Füge das Plättchen deiner Stadt hinzu, beliebig gedreht. Auf der ersten Ebene liegen alle
        seine Felder auf leerem Grund, und mindestens eines berührt deine Stadt mit einer Kante. Auf
        einer höheren Ebene liegen alle drei auf gleich hohen Feldern, die zu mindestens zwei
        verschiedenen Plättchen gehören. Eine Stadt darf beliebig groß werden.
    .rule_6 =
        Jeder Steinbruch, den du überbaust, bringt dir sofort 1 Stein. Was überbaut ist, zählt nicht
        mehr.
    .rule_7 =
        Liegt nach einem Zug nur noch ein Plättchen auf der Baustelle, wird es das erste, ein Stapel
        wird dahinter ausgelegt, und der Marker des Chefarchitekten geht nach links. Eine Runde hat
        einen Zug mehr, als es Spieler gibt; der nächste Spieler ist also immer der neue
        Chefarchitekt. Ohne Stapel endet die Partie. Das letzte Plättchen wird nie gespielt: Die
        Partie hat 36, 48 oder 60 Züge mit 2, 3 oder 4 Spielern, und 60 als lange Partie.
    .rule_8 =
        Es zählt, was von oben zu sehen ist: das oberste Feld jeder Säule. Zwei Felder sind
        benachbart, wenn ihre Säulen es sind, wie hoch sie auch sind. Ein Viertel ist so viel wert
        wie seine Ebene: 1 auf der ersten, 2 auf der zweiten und so weiter.
    .rule_9 =
        Jede Art bringt die Summe der Werte ihrer Viertel, die ihre Bedingung erfüllen, mal die
        Sterne auf den sichtbaren Plätzen der Art. Ohne einen solchen Platz bringt sie nichts.
    .rule_10 =
        Jeder Stein ist 1 weiterer Punkt. Wer die meisten Punkte hat, gewinnt, bei Gleichstand wer
        die meisten Steine hat.
    .rule_11 =
        Aufbau wie zu zweit. Du beginnst, mit 1 Stein. Der Berühmte Architekt hat ein Startplättchen
        und 2 Steine. Steine, die du zahlst, bekommt er; Steine, die er zahlt, kommen in den Vorrat.
        Für den Marker des Chefarchitekten und die Runden gilt dasselbe wie zu zweit.
    .rule_12 =
        In seinem Zug will er das billigste Plättchen mit einem Platz. Kann er es bezahlen, nimmt er
        es und zahlt; wenn nicht, oder wenn es keines gibt, nimmt er das erste. Er legt seine
        Plättchen beiseite: Nichts wird angelegt oder überbaut, und alle zählen, auch sein
        Startplättchen.
    .rule_13 =
        Er zählt für jede Art: die Zahl seiner Viertel mal ihre Ebene, mal die Sterne auf seinen
        Plätzen. Alle seine Viertel erfüllen ihre Bedingung. Seine Steine kommen dazu. Hippodamos
        (leicht): Ebene 1. Metagenes (mittel): Ebene 1, und 2 Punkte für jeden seiner Steinbrüche,
        auch die des Startplättchens. Kallikrates (schwer): Ebene 2.
    .rule_14 = Du gewinnst mit mehr Punkten, bei Gleichstand mit mehr Steinen.
book-akropolis-rulings =
    .ruling_A1 = Die Steine der Schachtel sind Material, keine Grenze: Der Vorrat geht nie aus.
    .ruling_A2 =
        Jede Runde beginnt mit zwei Plättchen mehr auf der Baustelle, als es Spieler gibt. In der
        langen Partie zu dritt wird darum der erste Stapel gleich neben das einzelne Plättchen
        gelegt: Die Partie beginnt mit einer Baustelle von 5 und 14 Stapeln und hat 60 Züge.
    .ruling_A3 =
        Die größte Gruppe ist die mit den meisten Häusern, unter gleich großen die mit dem höchsten
        Wert. Plätze gehören zu keiner Gruppe.
    .ruling_A4 =
        Ein See besteht aus einem leeren Feld oder mehreren zusammenhängenden, die die Stadt ganz
        umgibt. Er liegt nicht außerhalb der Stadt: Kasernen, die nur Seen berühren, zählen nicht.
    .ruling_A5 = Gleichstand an Punkten und Steinen: Der Sieg wird geteilt.
    .ruling_A6 =
        Mit Varianten verdoppeln sich seine Häuser, wenn sie 10 oder mehr wert sind, seine Tempel
        nur bei Kallikrates. Seine Kasernen und Gärten verdoppeln sich immer. Von seinen Märkten
        verdoppeln sich höchstens 3 für jeden seiner Marktplätze.
    .ruling_A7 = Gleichstand an Punkten und Steinen: Er gewinnt.
    .ruling_A8 = Auch allein geht die lange Partie: dann wie die lange Partie zu zweit.
book-akropolis-conditions =
    .houses = Nur die deiner größten Gruppe benachbarter Häuser zählen.
    .markets =
        Ein Markt zählt, wenn er neben keinem anderen Markt liegt. Ein Marktplatz stört ihn
        nicht.
    .barracks =
        Kasernen zählen am Rand der Stadt: Mindestens ein Feld daneben ist leer und liegt außerhalb
        der Stadt.
    .temples = Ein Tempel zählt, wenn alle sechs Felder daneben bebaut sind, gleich wie hoch.
    .gardens = Gärten zählen immer.
book-akropolis-doubles =
    .houses = Die Gruppe ist 10 oder mehr wert. (Sie wird vor jeder Verdopplung bestimmt.)
    .markets = Der Markt liegt neben einem sichtbaren Marktplatz.
    .barracks = Neben der Kaserne liegen 3 oder 4 leere Felder außerhalb der Stadt.
    .temples = Der Tempel steht auf der zweiten Ebene oder höher.
    .gardens = Der Garten liegt an einem See.
book-akropolis-figures =
    .start = Das Startplättchen: ein Platz mit 1 Stern und drei Steinbrüche.
    .site = Eine Baustelle für zwei Spieler. Das dritte Plättchen kostet 2 Steine.
    .beside = Erste Ebene: Das Plättchen liegt neben der Stadt und berührt sie.
    .on_top = Zweite Ebene: Das Plättchen liegt auf drei Feldern der Höhe 1 von zwei Plättchen.
    .one_tile = Nicht erlaubt: Alle drei Felder darunter gehören zu einem Plättchen.
    .not_level = Nicht erlaubt: Die Felder darunter sind verschieden hoch.
    .quarries = Das Plättchen überbaut Steinbrüche: Jeder bringt dir einen Stein.
    .houses = Die eingekreisten Häuser sind die größte Gruppe und zählen. Das einzelne Haus zählt nicht.
    .markets =
        Der eingekreiste Markt steht allein und zählt. Die beiden anderen berühren sich: Keiner zählt.
    .barracks = Die eingekreiste Kaserne steht am Rand. Die markierte ist eingebaut und zählt nicht.
    .lake = Die markierte Kaserne berührt nur einen See: Sie zählt nicht.
    .temples = Der eingekreiste Tempel ist umbaut. Beim markierten ist eine Seite offen: Er zählt nicht.
    .gardens = Ein Garten auf Ebene 1 und einer auf Ebene 2, mal 3 Sterne: 9 Punkte.
    .no_plaza = Ein Garten, aber kein Gartenplatz: Er bringt nichts.
    .double_houses = Die Gruppe ist 10 oder mehr wert: Alle ihre Häuser zählen doppelt.
    .double_markets = Der eingekreiste Markt berührt seinen Platz und zählt doppelt.
    .double_barracks = Die eingekreiste Kaserne hat 3 oder 4 offene Seiten und zählt doppelt.
    .double_temples = Der eingekreiste Tempel steht auf einer höheren Ebene und zählt doppelt.
    .double_gardens = Der eingekreiste Garten berührt einen See und zählt doppelt.

## The long texts: the rules of Architekton.

book-architekton-introduction =
    Zwei Spieler legen gemeinsam eine Stadt aus Gebäuden und Landschaften, jeder für sich. Am Ende
    zählen deine größte Gruppe von Häusern und deine Chips.
book-architekton-titles =
    .parts = Material
    .setup = Aufbau
    .turn = Dein Zug
    .enclosed = Umschlossene Gebäude
    .end = Das Ende
    .match = Das Match
book-architekton-lines =
    .buildings =
        Es gibt 22 Gebäude. Jede ihrer Seiten zeigt eine von vier Landschaftsarten: Erde, Wiese,
        Wasser oder Wald.
    .landscapes = Es gibt 24 Landschaften, 6 von jeder Art.
    .houses = Jeder Spieler hat 12 Häuser. Am Anfang hat jeder 1 Punktechip.
book-architekton-rules =
    .rule_1 =
        Mische die Gebäude: Die obersten 4 sind die verdeckte Reserve, die nächsten 3 werden offen
        ausgelegt. Ebenso die Landschaften: 4 in die Reserve, 3 offen. Die 6 offenen Plättchen sind
        der Vorrat.
    .rule_2 = Die nächsten 2 Landschaften sind der Anfang der Stadt. Sie berühren sich an einer Ecke.
    .rule_3 = Der ältere Spieler beginnt. Hier wählst du, wer beginnt, oder lässt das Los entscheiden.
    .rule_4 =
        Nimm zwei Plättchen des Vorrats, eines nach dem anderen, und lege jedes: zwei der gleichen
        Sorte oder eines von jeder, in beliebiger Reihenfolge. Dann wird der Vorrat auf 3 Gebäude
        und 3 Landschaften ergänzt.
    .rule_5 =
        Gebäude und Landschaften wechseln sich ab wie auf einem Schachbrett: Neben einem Gebäude
        liegen nur Landschaften, neben einer Landschaft nur Gebäude. Ein Plättchen muss mit
        mindestens einer Seite an ein liegendes grenzen, und mindestens eine gemeinsame Seite muss
        passen: Das Gebäude zeigt dort die Art der Landschaft. Gebäude dürfen gedreht werden;
        Landschaften sehen von allen Seiten gleich aus.
    .rule_6 =
        Wer ein Gebäude legt, setzt sofort eines seiner Häuser darauf. Hast du keines mehr in der
        Hand, musst du eines von einem anderen Gebäude dorthin versetzen. Das Gebäude, das sein Haus
        verloren hat, hat keinen Besitzer.
    .rule_7 =
        Sobald ein Plättchen liegt, wird jedes Gebäude, das nun an allen vier Seiten Landschaften
        hat, für seinen Besitzer gewertet: den Spieler, dessen Haus darauf steht, ob er am Zug ist
        oder nicht. Passen alle Seiten, bekommt er 1 Chip. Passen 1, 2 oder 3 Seiten nicht, verliert
        er 1, 2 oder 3 Chips, darf aber vorher das Haus in die Hand zurücknehmen: Der Verlust ist
        dann um 1 kleiner.
    .rule_8 =
        Wer einen Verlust nicht zahlen kann, auch wenn er das Haus zurücknimmt, verliert sofort: Die
        Partie endet vorzeitig, und der Gegner hat gewonnen.
    .rule_9 =
        Füllen die Stapel den Vorrat nach einem Zug nicht mehr auf, werden die Reserven angebrochen,
        und die letzte Runde beginnt. Ist der Startspieler an der Reihe, haben beide noch einen Zug;
        ist es der andere, hat nur er noch einen. So hatten beide gleich viele Züge.
    .rule_10 =
        Am Ende wird jedes Gebäude, das an nur 1 oder 2 Landschaften grenzt, mit seinem Haus
        entfernt. Dann ist jedes Haus deiner größten Gruppe diagonal verbundener Häuser 1 Punkt, und
        jeder Chip 1 Punkt.
    .rule_11 =
        Wer die meisten Punkte hat, gewinnt; dann, wer nach dem Entfernen die meisten Häuser auf dem
        Brett hat; sonst endet die Partie unentschieden.
    .rule_12 =
        Ein Match ist eine Reihe von Partien. Ein Sieg durch vorzeitiges Ende bringt 2 Siegpunkte,
        jeder andere Sieg 1, ein Unentschieden keinen. Die Spieler beginnen abwechselnd. Wer zuerst
        2 Siegpunkte hat, gewinnt das Match.
book-architekton-rulings =
    .ruling_T1 =
        Das Heft zeigt die Gebäude nicht. Unsere sind alle Kombinationen, in denen die vorhandenen
        Arten gleich oft vorkommen: 4 mit einer Art, 12 mit zwei, 6 mit allen vier. Das sind 22
        Plättchen, und jede Art ist auf 22 Seiten.
    .ruling_T2 =
        Die 8 Chips der Schachtel sind Material, keine Grenze: Einen verdienten Chip bekommst du
        immer.
    .ruling_T3 =
        Ein Plättchen kann mehrere Gebäude umschließen. Zuerst kommen alle Gewinne. Dann die
        Verluste, die dessen, der gelegt hat, vor denen des Gegners, in der Reihenfolge Norden,
        Osten, Süden, Westen des Plättchens. Jeder wird entschieden und bezahlt, bevor der nächste
        kommt.
    .ruling_T4 =
        Ein Gebäude ohne Haus wird nicht gewertet, weder jetzt noch später. Ein Haus, das auf ein
        Gebäude versetzt wird, wertet es nicht noch einmal: Ein Gebäude zählt nur in dem Augenblick,
        in dem es umschlossen wird.
    .ruling_T5 =
        Die Entscheidung hat der Besitzer, auch im Zug des Gegners. Kann er nur eine der beiden
        Möglichkeiten bezahlen, gilt diese.
    .ruling_T6 = Muss ein Haus versetzt werden, geschieht es vor der Wertung.
    .ruling_T7 =
        Kann kein Plättchen des Vorrats gelegt werden, vor deinem ersten oder zweiten Plättchen,
        wird der Vorrat getauscht: Seine Plättchen kommen unter ihre Stapel, und ebenso viele werden
        von oben gezogen, wieder und wieder, bis eines gelegt werden kann. Kann keines aus Vorrat
        und Stapeln gelegt werden, bleibt der Vorrat, wie er war, und der Rest des Zugs entfällt.
        Setzen beide nacheinander einen ganzen Zug aus, endet die Partie mit der Schlusswertung.
    .ruling_T8 =
        In der letzten Runde füllen die Reserven den Vorrat weiter auf, solange sie reichen. Ein
        Vorrat, der sich nicht mehr füllen lässt, bleibt kleiner.
    .ruling_T9 =
        Häuser sind verbunden, wenn ihre Gebäude sich an einer Ecke berühren und beide ein Haus
        desselben Spielers tragen.
book-architekton-figures =
    .start = Die beiden Landschaften des Anfangs. Gebäude können auf die markierten Felder.
    .lay = Erlaubt: Beide anliegenden Seiten passen.
    .no_match = Nicht erlaubt: So gedreht passt keine Seite.
    .gain = Umschlossen, und alle vier Seiten passen: Der Besitzer hat 1 Chip bekommen.
    .choice =
        Umschlossen, und eine Seite passt nicht: Der Besitzer behält das Haus und zahlt 1 Chip, oder
        er nimmt es zurück und zahlt nichts.
    .last_round =
        Die letzte Runde beginnt am Strich. Oben ist der Startspieler an der Reihe: noch ein Zug für
        beide. Unten ist es der andere: noch ein Zug für ihn.
    .removed = Die eingekreisten Gebäude grenzen an nur 1 oder 2 Landschaften: Sie werden am Ende entfernt.
    .group =
        Fäden verbinden die größte Gruppe jedes Spielers: Häuser, deren Gebäude sich an einer Ecke
        berühren.

## The long texts: what the steps of the first games say.

book-lessons-akropolis =
    .step_1 = Deine Stadt
    .step_1_text =
        Jede Stadt beginnt mit diesem Plättchen: einem Platz mit einem Stern und drei Steinbrüchen.
        Du baust ein paar Züge lang, daneben und darauf. Der Computer baut seine eigene Stadt.
    .step_2 = Die Baustelle
    .step_2_text =
        Hier liegen die Plättchen. Das erste ist gratis, jedes weitere kostet einen Stein mehr. Du
        hast 1 Stein. Jeder Stein, der am Ende übrig ist, ist ein Punkt.
    .step_3 = Dein erstes Plättchen
    .step_3_text =
        Nimm das erste Plättchen: zwei Häuser und ein Steinbruch. Lege es so an deine Stadt, dass
        mindestens zwei Kanten sie berühren. Wähle eine Stelle, und dieselbe noch einmal,
        um es zu drehen.
    .step_4 = Häuser
    .step_4_text =
        Deine zwei Häuser liegen nebeneinander: eine Gruppe vom Wert 2. Der Platz multipliziert sie
        mit seinem Stern: 2 × 1 = 2 Punkte. Von den Häusern zählt nur die größte Gruppe.
    .step_5 = Der Computer baut
    .step_5_text =
        Der Computer hat das erste übrige Plättchen genommen, gratis. Das ist seine Stadt; der Ring
        zeigt sein letztes Plättchen.
    .step_6 = Ein Platz
    .step_6_text =
        Das letzte Plättchen hat einen Marktplatz, ein Haus und einen Garten. Es kostet 1 Stein.
        Nimm es, und lege es so, dass sein Haus zu deiner Gruppe kommt.
    .step_7 = Eine neue Runde
    .step_7_text =
        Ein Plättchen war übrig. Es wurde das erste, ein Stapel wurde dahinter ausgelegt, und der
        Marker des Chefarchitekten ging an den Computer, der die Runde begonnen hat.
    .step_8 = In die Höhe
    .step_8_text =
        Baue nun nach oben. Nimm das erste Plättchen und lege es auf drei gleich hohe Felder von
        zwei Plättchen. Überbaue mindestens einen Steinbruch, aber keinen Platz.
    .step_9 = Ebenen und Steine
    .step_9_text =
        Jeder überbaute Steinbruch hat dir einen Stein gebracht. Auf Ebene 2 ist ein Viertel 2 wert,
        und was darunter liegt, zählt nicht mehr. Dein Markt zählt mal die 2 Sterne seines Platzes.
    .step_10 = Der Computer baut
    .step_10_text =
        Der Computer hat ein Plättchen genommen. Wieder war eines übrig: Die dritte Runde beginnt,
        und du bist am Zug.
    .step_11 = Märkte
    .step_11_text =
        Ein Markt zählt nur, wenn er keinen anderen Markt berührt. Nimm das erste Plättchen, und
        lege es so, dass deine Märkte mehr wert sind als zuvor.
    .step_12 = Die anderen Viertel
    .step_12_text =
        Kasernen zählen am Rand der Stadt, Tempel, wenn alle sechs Seiten bebaut sind, Gärten immer.
        Aber jede Art braucht ihren Platz: kein Stern, keine Punkte.
    .step_13 = Der Computer baut
    .step_13_text =
        Zwei Plättchen sind dir geblieben. Das erste ist gratis, das zweite kostet einen Stein.
    .step_14 = Deine Wahl
    .step_14_text =
        Nimm eines von beiden und finde eine Stelle, die 4 Punkte oder mehr bringt. Die Marken über
        dem Plättchen zeigen, was sich ändert.
    .step_15 = Wie es endet
    .step_15_text =
        Eine Partie zu zweit hat 36 Züge. Dann bringt jede Art ihren Wert mal ihre Sterne, und jeder
        Stein ist ein Punkt. Die Wertung zeigt, was du jetzt hast.
    .step_16 = Nun eine echte Partie
    .step_16_text =
        Du weißt alles, was du brauchst. Die Regeln erklären Seen, Varianten und die Solopartie
        gegen den Berühmten Architekten.
book-lessons-architekton =
    .step_1 = Die Stadt
    .step_1_text =
        Beide Spieler bauen eine Stadt. Sie beginnt mit zwei Landschaften, die sich an einer Ecke
        berühren, hier Erde und Wiese. Gebäude und Landschaften wechseln sich ab wie auf einem
        Schachbrett.
    .step_2 = Der Vorrat
    .step_2_text =
        Drei Gebäude und drei Landschaften liegen offen. In deinem Zug nimmst du zwei Plättchen,
        eines nach dem anderen, und legst sie. Mindestens eine Seite muss zu dem passen, was sie
        berührt.
    .step_3 = Dein erstes Gebäude
    .step_3_text =
        Nimm das erste Gebäude, mit Erde und Wiese im Wechsel. Lege es zwischen die beiden
        Landschaften, so dass beide Seiten passen. Wähle die Stelle noch einmal, um es zu drehen. Eines
        deiner Häuser kommt darauf.
    .step_4 = Eine Landschaft
    .step_4_text =
        Dein zweites Plättchen: Nimm Erde oder Wiese, und lege sie an eine offene Seite deines
        Gebäudes, wo sie passt.
    .step_5 = Der Computer baut
    .step_5_text =
        Der Computer hat ein Gebäude in die andere Ecke zwischen den Landschaften gelegt. Sein Haus
        ist eine Kuppel, deine haben Giebel.
    .step_6 = Sein zweites Plättchen
    .step_6_text =
        Die Landschaft des Computers passt zu seinem eigenen Gebäude. Nach einem Zug wird der Vorrat
        ergänzt.
    .step_7 = Umschlossen
    .step_7_text =
        Eine Seite deines Gebäudes ist noch offen. Lege dort die Landschaft an, die passt: Alle vier
        Seiten passen, und du bekommst einen Chip.
    .step_8 = Eine Gruppe
    .step_8_text =
        Häuser, deren Gebäude sich an einer Ecke berühren, sind eine Gruppe. Lege das Gebäude, das
        ringsum Erde zeigt, an eine Ecke von deinem. Eine seiner Seiten wird nicht passen.
    .step_9 = Der Computer antwortet
    .step_9_text =
        Der Computer hat Erde neben dein neues Gebäude gelegt. Drei Seiten sind belegt, und eine
        davon passt nicht.
    .step_10 = Ein Verlust
    .step_10_text =
        Mit seinem zweiten Plättchen hat er dein Gebäude umschlossen. Eine Seite passt nicht: Das
        kostet dich einen Chip oder das Haus.
    .step_11 = Deine Entscheidung
    .step_11_text =
        Behalte das Haus und zahle 1 Chip: Deine Gruppe bleibt zusammen. Oder nimm es zurück und
        zahle nichts. Du entscheidest.
    .step_12 = Chips
    .step_12_text =
        Wer einen Verlust nicht zahlen kann, verliert die Partie sofort. Gib also acht auf Seiten,
        die nicht passen, vor allem mit wenigen Chips.
    .step_13 = Die Gruppe wächst
    .step_13_text =
        Lege irgendein Gebäude an eine Ecke eines Gebäudes, auf dem dein Haus steht. Sieh nach, wie
        viele seiner Seiten passen.
    .step_14 = Dein zweites Plättchen
    .step_14_text = Lege, was du magst, wo es passt.
    .step_15 = Wie es endet
    .step_15_text =
        Gehen die Stapel aus, beginnt die letzte Runde. Dann werden Gebäude neben nur einer oder
        zwei Landschaften entfernt. Jedes Haus deiner größten Gruppe ist ein Punkt, ebenso jeder
        Chip.
    .step_16 = Nun eine echte Partie
    .step_16_text =
        Du weißt alles, was du brauchst. Die Regeln erklären seltene Fälle und das Match.
book-lessons-answers =
    .not_allowed = Dort passt es nicht.
    .other_tile = Das ist ein anderes Plättchen. Nimm das verlangte.
    .too_loose =
        Das ist erlaubt, aber nur eine Kante berührt die Stadt. Rücke es näher: mindestens zwei
        Kanten.
    .not_on_ground = Das ist erlaubt, aber bleib diesmal am Boden: Lege es neben deine Stadt.
    .houses_elsewhere =
        Das ist erlaubt, aber sein Haus kommt nicht zu deiner Gruppe. Drehe es, oder lege es neben
        deine Häuser.
    .no_quarry = Das ist erlaubt, aber es überbaut keinen Steinbruch. Lege es auf mindestens einen.
    .covers_plaza =
        Das ist erlaubt, aber es überbaut einen Platz, und seine Sterne wären fort. Wähle eine
        andere Stelle.
    .markets_touch =
        Das ist erlaubt, aber deine Märkte würden nicht wertvoller. Halte sie auseinander, und
        überbaue keinen.
    .few_points =
        Das ist erlaubt, bringt aber weniger als 4 Punkte. Achte auf die Marken über dem Plättchen.
    .sides_differ =
        Noch nicht: Beide anliegenden Seiten müssen passen. Lege es zwischen die beiden
        Landschaften, und drehe es.
    .no_chip = Das ist erlaubt, umschließt dein Gebäude aber nicht mit vier passenden Seiten.
    .no_corner = Das ist erlaubt, berührt aber keine Ecke eines Gebäudes mit deinem Haus.

## The host's page, which is loaded when it is opened.

book-host-title = Seite des Gastgebers
book-host-no_host = Diese Seite sehen nur die Gastgeber.
book-host-sign_in_again = Du hast dich vor einer Weile angemeldet. Gib dein Passwort noch einmal ein, um etwas zu ändern.
book-host-people = Personen
book-host-accounts = Konten
book-host-guests = Gäste
book-host-suspended = Ausgesperrt
book-host-tables = Tische
book-host-gathering = Warten auf Spieler
book-host-playing = Im Spiel
book-host-finished = Beendet
book-host-load = Last
book-host-sockets = Verbunden
book-host-p99 = 99 von 100 Zügen binnen
book-host-queue = Wartende Schreibvorgänge
book-host-memory = Arbeitsspeicher
book-host-servers = Server
book-host-engine = Warten auf den Computer
book-host-storage = Speicher
book-host-damaged = Die Datenbank ist beschädigt. Spiele eine Sicherung ein.
book-host-errors = Fehler seit dem Start
book-host-failures = Fehlgeschlagene Anfragen
book-host-database_errors = Datenbankfehler
book-host-wrong_passwords = Falsche Passwörter
book-host-limited = Zu schnell
book-host-log = Letzte Warnungen
book-host-no_log = Keine Warnungen.
book-host-backups = Sicherungen
book-host-no_backups = Hier ist keine Sicherung bekannt. Die von „polis backup“ stehen hier.
book-host-verified = erprobt
book-host-unverified = nicht erprobt
book-host-sign_up = Wer hereinkommt
book-host-open = Alle
book-host-invited = Nur Eingeladene
book-host-invitations = Einladungen
book-host-invite = Einladung erstellen
book-host-note = Für wen
book-host-days = Tage
book-host-uses = Verwendungen
book-host-withdraw = Zurückziehen
book-host-announcement = Ankündigung
book-host-announcement_line = Alle Seiten zeigen diese Zeile, bis sie endet.
book-host-text = Text
book-host-hours = Stunden
book-host-announce = Ankündigen
book-host-end = Beenden
book-host-search = Name
book-host-suspend = Aussperren
book-host-allow = Wieder einlassen
book-host-sign_out = Abmelden
book-host-new_password = Neues Passwort
book-host-password_once = Gib dieses Passwort weiter. Es wird nur einmal gezeigt.
book-host-host = Gastgeber
book-host-deeds_title = Was Gastgeber getan haben
book-host-command = polis admin
book-host-used = { $used } von { $most } verwendet
book-host-until = bis { $date }
book-host-reports = Meldungen
book-host-no_reports = Keine offenen Meldungen.
book-host-engine_sign = Engine-Zeichen
book-host-engine_working = Partien angesehen: { $done } von { $games }
book-host-engine_none = Es gibt keine ganze Partie zum Ansehen.
book-host-engine_found =
    { $game }: { $moves } Züge, { $loss } % eines Sieges pro Zug verschenkt (95 %:
    { $interval }), Meister { $reference } %; Wert { $score }.
book-host-engine_notable = Viel näher an der Engine als Meister.
book-host-engine_line =
    Ein Anlass, sich die Partien anzusehen, nie ein Beweis: Auch starke Menschen haben hohe
    Werte, und wenige Partien sagen wenig. Von selbst folgt daraus nichts.
book-host-suspend_week = Eine Woche aussperren
book-host-rename = Umbenennen
book-host-annul = Wertung annullieren
book-host-close_report = Schließen
book-host-reported_by = gemeldet von { $name }
book-host-deeds =
    .suspended = Ausgesperrt
    .allowed = Wieder eingelassen
    .signed_out = Abgemeldet
    .new_password = Neues Passwort
    .host_named = Zum Gastgeber ernannt
    .host_dismissed = Nicht mehr Gastgeber
    .sign_up_opened = Für alle geöffnet
    .sign_up_closed = Nur noch für Eingeladene
    .invited = Einladung erstellt
    .uninvited = Einladung zurückgezogen
    .announced = Angekündigt
    .announcement_ended = Ankündigung beendet
    .renamed = Umbenannt
    .rating_annulled = Wertung annulliert
    .report_closed = Meldung geschlossen

## What mails say. The server writes them; no page loads them.

book-mail-hello = Hallo { $name },
book-mail-confirm_subject = Bestätige deine Adresse
book-mail-confirm =
    jemand, wahrscheinlich du, hat diese Adresse für ein Konto bei { $site } angegeben. Um sie zu
    bestätigen, gib diesen Code innerhalb eines Tages dort im Konto ein:
book-mail-recover_subject = Ein Code für ein neues Passwort
book-mail-recover =
    jemand, wahrscheinlich du, hat das Passwort dieses Kontos bei { $site } vergessen. Mit diesem Code
    setzt du ein neues. Er gilt eine Stunde und nur einmal:
book-mail-not_asked = Wenn du es nicht warst, brauchst du nichts zu tun.
book-mail-turn = Du bist am Zug gegen { $names }
book-mail-turn_alone = Du bist am Zug
book-mail-challenge = { $name } fordert dich zu { $game } heraus
book-mail-stop = Um keine solchen Mails mehr zu bekommen, öffne dies:

## What every page has.

frame-tagline = Gry kafelkowe starożytnej Grecji
frame-skip = Przejdź do treści
frame-home = Strona główna
frame-fan_project =
    Nieoficjalny projekt miłośników. Akropolis to gra Julesa Messauda (Gigamic), Architekton – gra
    Michaela Schachta (Queen Games).
frame-bad_link = Ten link donikąd nie prowadzi.
frame-to_home = Na stronę główną
frame-bad_link_line = Nic nie przepadło: twoje gry są tam, gdzie były.
frame-loading = Chwileczkę…
frame-not_loaded = Nie udało się wczytać tekstu.
frame-load_again = Spróbuj ponownie

## The first page.

home-akropolis = Wznoś swoje miasto, kafel po kaflu. Od jednego do czterech graczy, pół godziny.
home-architekton =
    Budujcie razem jedno miasto, ale każdy liczy dla siebie. Dwóch graczy, pół godziny.
home-play = Graj
home-waiting =
    { $games ->
        [one] Czeka na ciebie jeszcze jedna gra
        [few] Czekają na ciebie jeszcze { $games } gry
       *[other] Czeka na ciebie jeszcze { $games } gier
    }
home-resume = Kontynuuj
home-remove = Usuń
home-unreadable = Ta wersja nie potrafi odczytać zapisanej gry.
home-moves =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
home-removed = Gra została usunięta.
home-finished =
    { $games ->
        [one] { $games } zakończona gra
        [few] { $games } zakończone gry
       *[many] { $games } zakończonych gier
    }
home-over = Koniec gry
home-look = Zobacz
home-open = Otwórz grę
home-open_line =
    Wklej zapis albo wybierz plik: z zapisem gry lub ze wszystkimi grami zachowanymi w ustawieniach.
    Ukryte kafle są tasowane na nowo.
home-record = Zapis
home-choose_file = Wybierz plik
home-open_now = Otwórz
home-cannot_open = Nie można tego otworzyć. Nic się nie zmieniło.
home-opened =
    { $games ->
        [one] Dodano: { $games } gra.
        [few] Dodano: { $games } gry.
       *[many] Dodano: { $games } gier.
    }

## Who plays.

players-you = Ty
players-player = Gracz { $number }
players-your_turn = Twoja tura
players-turn_of = Tura: { $name }
players-person = Człowiek
players-computers = Komputer
players-computer = Komputer: { $level }
players-levels =
    .pupil = Uczeń
    .mason = Murarz
    .foreman = Brygadzista
    .master = Mistrz
    .daidalos = Dedal
players-level_lines =
    .pupil = widzi tylko kilka miejsc: na pierwszą grę
    .mason = gra prosto i równo
    .foreman = przeczuwa, co będzie, ale wiele przeocza
    .master = niewiele przeocza
    .daidalos = patrzy naprzód i widzi, do czego dążysz
players-architects =
    .hippodamos = Hippodamos
    .metagenes = Metagenes
    .callicrates = Kallikrates
players-architect_lines =
    .hippodamos = Łatwy: wszystkie jego dzielnice są na 1. poziomie.
    .metagenes = Średni: każdy jego kamieniołom daje mu 2 punkty więcej.
    .callicrates = Trudny: wszystkie jego dzielnice są na 2. poziomie.
players-characters =
    .pupil = Hylas
    .mason = Alke
    .foreman = Ergias
    .master = Teano
    .daidalos = Dedal
players-character_of_level = { $name }, { $level }
players-colleagues =
    .timon = Tymon
    .melissa = Melissa
    .nikias = Nikiasz
players-companion = Towarzyszka
players-companion_name = Ksenia
players-companion_line = odnajduje twój poziom i trzyma się blisko niego
players-companion_now = gra teraz mniej więcej jak { $name }

## What the characters say, and the emblems of people.

company-level_start =
    .pupil = Większość zasad mam przeczytaną.
    .mason = Dobry kamień, dobre światło. Zaczynajmy.
    .foreman = Mam cię na liście, zaraz po obiedzie.
    .master = Spokojnie. Miasto poczeka.
    .daidalos = Zbudowałem dom bez wyjścia. Wejdź, proszę.
company-level_strong =
    .pupil = O. Wyszło lepiej, niż chciałem.
    .mason = Ten już się nie ruszy.
    .foreman = Przed terminem. Zapiszę to dwa razy.
    .master = Zostawiłam na to miejsce już dawno.
    .daidalos = Zawsze jest jeszcze jeden zakręt.
company-level_won =
    .pupil = Może nie mówmy o tym mojemu nauczycielowi?
    .mason = Warstwa po warstwie. To cała sztuka.
    .foreman = Skończone, i tylko trochę po czasie.
    .master = Było blisko. Mierzyłam dwa razy.
    .daidalos = Nie za wysoko, nie za nisko. Oto cała sztuka.
company-level_lost =
    .pupil = W głowie wyglądało to na wyższe.
    .mason = Twój mur stoi. Opierałam się o niego.
    .foreman = Ktoś skreślił „wygrać”.
    .master = Wrócę dłuższą drogą i pomyślę.
    .daidalos = Teraz to mnie przydałaby się nić.
company-architect_start =
    .hippodamos = Ulice są proste. Reszta należy do ciebie.
    .metagenes = Jeśli za ciężkie, dodaj koła.
    .callicrates = Obejrzę każdą spoinę.
company-architect_strong =
    .hippodamos = To kwartał, i jest na swoim miejscu.
    .metagenes = Powoli, a potem wszystko naraz.
    .callicrates = Co do grubości palca.
company-architect_won =
    .hippodamos = Zgadza się z planem. To znaczy z moim.
    .metagenes = Wystarczyło podnieść to raz.
    .callicrates = Zdecydowała grubość palca.
company-architect_lost =
    .hippodamos = Tę część narysuję od nowa.
    .metagenes = Toczysz je szybciej niż ja.
    .callicrates = Nie ma czego poprawiać. Sprawdziłem dwa razy.
company-companion =
    .start = Zobaczmy, jak dziś budujesz.
    .strong = To podpatrzyłam u ciebie.
    .won = Prawie równo. Tak gra się najlepiej.
    .lost = Rozumiem. Dotrzymam ci kroku.
company-emblems =
    .owl = Sowa
    .olive = Gałązka oliwna
    .amphora = Amfora
    .lyre = Lira
    .dolphin = Delfin
    .lion_gate = Lwia Brama
    .column = Kolumna
    .trireme = Triera
    .labyrinth = Labirynt
    .sun = Słońce
    .laurel = Wawrzyn
    .octopus = Ośmiornica
    .bull = Byk
    .horse = Koń
    .anchor = Kotwica
    .mask = Maska
company-emblem = Twój znak
company-emblem_line = Widnieje przy stole obok twojego imienia.
company-remarks = Uwagi postaci
company-remarks_line = Co postacie komputera mówią czasem przy stole.

## The page for a new game.

new_game-title = Nowa gra
new_game-players = Gracze
new_game-alone = Solo
new_game-number =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
new_game-opponent = Znamienity Architekt
new_game-at_the_table = Przy stole
new_game-name = Imię gracza { $number }
new_game-who = Kim jest gracz { $number }
new_game-bad_name = Imię ma najwyżej 40 znaków i nie zawiera #.
new_game-starter = Kto zaczyna
new_game-by_lot = Losowo
new_game-teacher = Nauczyciel
new_game-teacher_line = Proponuje cofnąć ruch, który wiele oddaje, i mówi, co było lepsze.
new_game-length = Długość
new_game-standard = Zwykła
new_game-long = Długa
new_game-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
new_game-start = Rozpocznij grę

## The table.

play-thinking = { $name } myśli
play-hurry = Zagraj teraz
play-undo = Cofnij
play-redo = Ponów
play-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
play-you_win = Wygrywasz
play-wins = Wygrywa { $name }
play-nobody_wins = Wspólne zwycięstwo
play-again = Zagraj ponownie
play-missing = Tej gry nie ma na tym urządzeniu.
play-not_kept = Przeglądarka nie zachowuje tej gry: jej pamięć jest pełna lub wyłączona.
play-removed_elsewhere =
    Tę grę usunięto w innej karcie. Jeśli zagrasz dalej, znów zostanie zachowana.

## The words of Akropolis.

akropolis-districts =
    .houses = Domy
    .markets = Targowiska
    .barracks = Koszary
    .temples = Świątynie
    .gardens = Ogrody
akropolis-variants = Warianty
akropolis-variants_line = Dzielnica, która spełnia także ten warunek, liczy się podwójnie.
akropolis-doubles =
    .houses = Grupa ma wartość 10 albo większą.
    .markets = Sąsiaduje z placem targowym.
    .barracks = Sąsiadują z trzema albo czterema pustymi miejscami poza miastem.
    .temples = Stoi na wyższym poziomie.
    .gardens = Sąsiadują z jeziorem.

## What the tables of both games say.

table-in_hand = w ręce
table-with_hand = z kaflem w ręce
table-turn_left = Obróć w lewo
table-turn_right = Obróć w prawo
table-put_back = Odłóż
table-hint = Podpowiedź
table-hint_wait = Szukanie dobrego ruchu.
table-closer = Przybliż
table-farther = Oddal
table-turn_view = Obróć widok
table-above = Widok z góry
table-menu = Menu
table-close = Zamknij
table-suggested = Podpowiedź
table-teacher_lost = Ten ruch oddał { $win } szans na wygraną i { $points } punktów przewagi.
table-teacher_proven = To obliczone do końca gry.
table-teacher_better = Lepsze było: { $what }.
table-teacher_take_back = Cofnij
table-teacher_leave = Zostaw
table-teacher_no_more = Już nie w tej grze
table-reason_parts = W porównaniu z: { $other }, na koniec: { $parts }.
table-reason_parts_played = W porównaniu z zagranym ruchem, na koniec: { $parts }.
table-reason_parts_next = W porównaniu z drugim najlepszym ruchem, na koniec: { $parts }.
table-reason_in_all = razem
table-reason_takes = Inaczej { $name } bierze ten kafel w { $times } na 10 przebiegów.
table-reason_denies =
    { $points ->
        [one] { $name } kończy z { $points } punktem mniej.
        [few] { $name } kończy z { $points } punktami mniej.
       *[many] { $name } kończy z { $points } punktami mniej.
    }
table-next_best =
    { $points ->
        [0] Niemal równie dobre: { $what }.
        [one] Następne, { $points } punkt mniej: { $what }.
        [few] Następne, { $points } punkty mniej: { $what }.
       *[many] Następne, { $points } punktów mniej: { $what }.
    }
table-statistics = Gra w liczbach
table-best_move = Najlepszy ruch
table-best_move_line = { $points } (tura { $turn })
table-copy = Kopiuj zapis
table-copied = Skopiowano
table-not_copied = Przeglądarka nie pozwala kopiować
table-save = Zachowaj zapis
table-picture_svg = Obraz (SVG)
table-picture_png = Obraz (PNG)
table-keys = Klawisze

## What the table of Akropolis says.

akropolis_table-turn_of = tura { $turn } z { $turns }
akropolis_table-cities = Miasta
akropolis_table-your_city = Twoje miasto
akropolis_table-city_of = Miasto: { $name }
akropolis_table-tiles =
    { $tiles ->
        [one] { $tiles } kafel
        [few] { $tiles } kafle
       *[many] { $tiles } kafli
    }
akropolis_table-levels =
    { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[many] { $levels } poziomów
    }
akropolis_table-lakes =
    { $lakes ->
        [one] { $lakes } jezioro
        [few] { $lakes } jeziora
       *[many] { $lakes } jezior
    }
akropolis_table-estate_line = Niczego nie układa: liczą się wszystkie jego kafle.
akropolis_table-site = Rynek
akropolis_table-site_line = pierwszy kafel jest darmowy, każdy następny kosztuje o 1 kamień więcej
akropolis_table-tile = Kafel { $number }
akropolis_table-free = darmowy
akropolis_table-short_by = brakuje { $stones }
akropolis_table-stacks =
    { $stacks ->
        [one] { $stacks } stos został
        [few] { $stacks } stosy zostały
       *[many] { $stacks } stosów zostało
    }
akropolis_table-stones =
    { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }
akropolis_table-chief = Główny architekt
akropolis_table-sheet = Punktacja
akropolis_table-district = Dzielnica
akropolis_table-calculation = wartość × gwiazdki
akropolis_table-stones_row = Kamienie
akropolis_table-quarries_row = Kamieniołomy
akropolis_table-total = Razem
akropolis_table-to_come = Pozostałe kafle
akropolis_table-to_come_line =
    { $tiles } { $tiles ->
        [one] kafel
        [few] kafle
       *[many] kafli
    }, { $stacks } { $stacks ->
        [one] stos
        [few] stosy
       *[many] stosów
    }, ostatni nie jest zagrywany
akropolis_table-districts = dzielnice
akropolis_table-plazas = place
akropolis_table-plaza =
    .houses = Plac przydomowy
    .markets = Plac targowy
    .barracks = Plac koszarowy
    .temples = Plac świątynny
    .gardens = Plac ogrodowy
akropolis_table-quarry = Kamieniołom
akropolis_table-place = Połóż
akropolis_table-whole_city = Całe miasto
akropolis_table-marks = Oznacz to, co nie punktuje
akropolis_table-live_scores = Pokazuj punkty w trakcie gry
akropolis_table-choose = Wybierz kafel.
akropolis_table-choose_line = Weź z rynku kafel, na który cię stać.
akropolis_table-find_place = Wybierz miejsce.
akropolis_table-find_place_line = Zielone kropki pokazują, gdzie można go położyć.
akropolis_table-to_level = { $what }: poziom { $level }
akropolis_table-costs =
    { $price ->
        [0] { $won ->
            [0] Darmowy.
            [one] Darmowy i daje { $won } kamień z kamieniołomów.
            [few] Darmowy i daje { $won } kamienie z kamieniołomów.
           *[many] Darmowy i daje { $won } kamieni z kamieniołomów.
        }
        [one] { $won ->
            [0] Zapłać { $price } kamień.
           *[other] Zapłać { $price } kamień, odzyskaj { $won } z kamieniołomów.
        }
        [few] { $won ->
            [0] Zapłać { $price } kamienie.
           *[other] Zapłać { $price } kamienie, odzyskaj { $won } z kamieniołomów.
        }
       *[many] { $won ->
            [0] Zapłać { $price } kamieni.
           *[other] Zapłać { $price } kamieni, odzyskaj { $won } z kamieniołomów.
        }
    }
akropolis_table-covers = Przykrywa: { $what }.
akropolis_table-begins = Odtąd się liczy: { $what }.
akropolis_table-ceases = Już się nie liczy: { $what }.
akropolis_table-doubles = Odtąd podwójnie: { $what }.
akropolis_table-level = Poziom { $level }
akropolis_table-allowed = dozwolone
akropolis_table-refused = Tutaj nie pasuje.
akropolis_table-touches_nothing = Niczego nie dotyka. Musi łączyć się bokiem z twoim miastem.
akropolis_table-not_level = Nierówno: leżałby na wysokościach { $a }, { $b } i { $c }.
akropolis_table-one_tile =
    Leżałby tylko na jednym kaflu. Potrzebne są co najmniej dwa.
akropolis_table-full = Miasto jest pełne.
akropolis_table-last = ostatnio: { $tile }
akropolis_table-laid = { $name }: { $tile }.
akropolis_table-architect_plaza =
    { $price ->
        [0] { $name } bierze { $tile }: pierwszy kafel ma plac i jest darmowy.
        [one] { $name } płaci { $price } kamień i bierze { $tile }: najtańszy kafel z placem.
        [few] { $name } płaci { $price } kamienie i bierze { $tile }: najtańszy kafel z placem.
       *[many] { $name } płaci { $price } kamieni i bierze { $tile }: najtańszy kafel z placem.
    }
akropolis_table-architect_first =
    { $name } bierze { $tile }, pierwszy kafel: na żaden z placem go nie stać.
akropolis_table-gives_stone = Daje 1 kamień, gdy zostanie przykryty.
akropolis_table-multiplies =
    { $stars ->
        [one] { $stars } gwiazdka mnoży wartość jego dzielnic.
        [few] { $stars } gwiazdki mnożą wartość jego dzielnic.
       *[many] { $stars } gwiazdek mnoży wartość jego dzielnic.
    }
akropolis_table-doubled = Wariant ją podwaja.
akropolis_table-not_in_group =
    { $houses ->
        [one] Poza największą grupą ({ $houses } obszar, wartość { $value }).
        [few] Poza największą grupą ({ $houses } obszary, wartość { $value }).
       *[many] Poza największą grupą ({ $houses } obszarów, wartość { $value }).
    }
akropolis_table-next_to_market = Sąsiaduje z innym targowiskiem.
akropolis_table-walled_in = Obudowane: żaden bok nie leży na krawędzi miasta.
akropolis_table-only_lake = Obok jest tylko jezioro, a to nie krawędź miasta.
akropolis_table-open_sides =
    { $number ->
        [one] Jeden bok jest otwarty: { $sides }.
       *[other] Otwarte boki ({ $number }): { $sides }.
    }
akropolis_table-no_plaza = { $district }: nie ma pasującego placu, więc nic się nie liczy.
akropolis_table-directions =
    .north = północ
    .north_east = północny wschód
    .south_east = południowy wschód
    .south = południe
    .south_west = południowy zachód
    .north_west = północny zachód
akropolis_table-result = Wynik
akropolis_table-by_stones = Remis w punktach: decyduje liczba kamieni.
akropolis_table-counting = Liczenie miast
akropolis_table-decided = Rozstrzygnęło to: { $what }, { $more } do { $less }.
akropolis_table-had_more = { $name } ma więcej tutaj: { $what }, { $more } do { $less }.
akropolis_table-more = Więcej
akropolis_table-shared = Remis w punktach i kamieniach: wspólne zwycięstwo.
akropolis_table-architect_ties = Remis w punktach i kamieniach: wygrywa Znamienity Architekt.
akropolis_table-highest_level = Najwyższy poziom
akropolis_table-stones_won = Kamienie z kamieniołomów
akropolis_table-stones_spent = Zapłacone kamienie
akropolis_table-look = Obejrzyj miasta
akropolis_table-key_lines =
    .take = Weź kafel z rynku
    .move = Przesuń kafel w ręce z miejsca na miejsce
    .places = Przejdź przez miejsca, od najlepszego
    .turn = Obróć kafel w lewo lub w prawo
    .place = Połóż kafel
    .put_back = Odłóż kafel, zamknij
    .undo = Cofnij, ponów
    .hint = Podpowiedź
    .city = Następne miasto
    .marks = Oznacz to, co nie punktuje
    .above = Widok z góry
    .turn_view = Obróć widok
    .move_view = Przesuń widok
    .zoom = Przybliż, oddal, całe miasto
    .keys = Te klawisze

## What the table of Architekton says.

architekton_table-town = Miasto
architekton_table-town_line =
    { $tiles } { $tiles ->
        [one] kafel
        [few] kafle
       *[many] kafli
    }, { $enclosed } { $enclosed ->
        [one] otoczona budowla
        [few] otoczone budowle
       *[many] otoczonych budowli
    }
architekton_table-match_line = mecz do dwóch punktów zwycięstwa, { $one } : { $other }
architekton_table-tile_of_two = kafel { $number } z 2
architekton_table-last_round = ostatnia runda
architekton_table-stock = Zasób
architekton_table-buildings = Budowle
architekton_table-landscapes = Krajobrazy
architekton_table-left = { $pile } w stosie + { $reserve } w rezerwie
architekton_table-building = budowla { $number }
architekton_table-landscape = krajobraz { $scenery }
architekton_table-sceneries =
    .earth = ziemia
    .forest = las
    .meadow = łąka
    .water = woda
architekton_table-sides =
    .north = północ
    .east = wschód
    .south = południe
    .west = zachód
architekton_table-chips =
    { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    }
architekton_table-houses_in_hand = { $houses } w ręce
architekton_table-group_of =
    { $houses ->
        [0] brak grupy
       *[other] grupa: { $houses }
    }
architekton_table-score = Punktacja
architekton_table-largest_group = Największa grupa
architekton_table-safe = Pewne na koniec
architekton_table-chips_row = Żetony
architekton_table-if_ended = Gdyby to był koniec
architekton_table-hidden = Jeszcze zakryte
architekton_table-last_tiles = Ostatnie ruchy
architekton_table-tile_at = { $tile } na { $place }
architekton_table-house_kept = domek na { $place } zostaje
architekton_table-house_removed = domek z { $place } zabrany
architekton_table-choose = Wybierz kafel.
architekton_table-choose_line = Weź dowolny kafel z zasobu. W turze kładziesz dwa.
architekton_table-find_place = Wybierz miejsce.
architekton_table-find_place_line = Pełna kropka: bok pasuje. Pierścień: nie pasuje.
architekton_table-fits_nowhere = Ten kafel teraz nigdzie nie pasuje. Weź inny.
architekton_table-lay = Połóż
architekton_table-then_second = Potem połóż drugi kafel.
architekton_table-then_other = Potem twoja tura się kończy.
architekton_table-house_comes = Stanie na niej jeden z twoich domków.
architekton_table-house_moves = Nie masz już domku w ręce: przeniesie się tu ten wyblakły.
architekton_table-another_house = Inny domek
architekton_table-turned_by_itself = Obrócony, aby pasował.
architekton_table-what_it_does = Co daje ten kafel
architekton_table-group_note = grupa { $before } → { $after }
architekton_table-sides_match =
    { $matching ->
        [1] { $touching ->
            [1] Jedyny stykający się bok pasuje
           *[other] Pasujące boki: { $matching } z { $touching }
        }
        [2] { $touching ->
            [2] Oba stykające się boki pasują
           *[other] Pasujące boki: { $matching } z { $touching }
        }
        [3] { $touching ->
            [3] Wszystkie stykające się boki ({ $touching }) pasują
           *[other] Pasujące boki: { $matching } z { $touching }
        }
        [4] Wszystkie stykające się boki ({ $touching }) pasują
       *[other] Pasujące boki: { $matching } z { $touching }
    }
architekton_table-no_loss_yet = Strata nie grozi.
architekton_table-will_cost =
    { $who ->
        [you] { $number ->
            [one] Po otoczeniu zapłacisz co najmniej { $number } żeton.
            [few] Po otoczeniu zapłacisz co najmniej { $number } żetony.
           *[many] Po otoczeniu zapłacisz co najmniej { $number } żetonów.
        }
       *[other] { $number ->
            [one] Po otoczeniu { $who } zapłaci co najmniej { $number } żeton.
            [few] Po otoczeniu { $who } zapłaci co najmniej { $number } żetony.
           *[many] Po otoczeniu { $who } zapłaci co najmniej { $number } żetonów.
        }
    }
architekton_table-is_safe = Krajobrazy obok: { $landscapes }. Na koniec zostanie.
architekton_table-not_safe_yet =
    { $landscapes ->
        [one] Dopiero jeden krajobraz obok: zostanie tylko przy trzech.
       *[other] Dopiero dwa krajobrazy obok: zostanie tylko z trzecim.
    }
architekton_table-side_fits = Budowla { $building } ({ $owner }): ten bok pasuje.
architekton_table-side_is_wrong = Budowla { $building } ({ $owner }): ten bok nie pasuje.
architekton_table-becomes_safe = Budowla { $building } ({ $owner }) na pewno zostanie na koniec.
architekton_table-unowned_enclosed =
    Budowla { $building } nie ma domku: zostaje otoczona bez punktowania.
architekton_table-yours = twoja
architekton_table-of_nobody = bez domku
architekton_table-group_changes =
    { $who ->
        [you] Twoja pewna grupa: { $before } → { $after }.
       *[other] { $who }, pewna grupa: { $before } → { $after }.
    }
architekton_table-points_change =
    { $who ->
        [you] Twoje punkty, gdyby to był koniec: { $before } → { $after }.
       *[other] { $who }, punkty, gdyby to był koniec: { $before } → { $after }.
    }
architekton_table-must_choose =
    { $who ->
        [you] Wybierasz potem: zostawić domek za { $keep } { $keep ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } albo zabrać go { $remove ->
            [0] bez opłaty
            [one] za { $remove } żeton
            [few] za { $remove } żetony
           *[many] za { $remove } żetonów
        }.
       *[other] { $who } wybiera potem: zostawić domek za { $keep } { $keep ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        } albo zabrać go { $remove ->
            [0] bez opłaty
            [one] za { $remove } żeton
            [few] za { $remove } żetony
           *[many] za { $remove } żetonów
        }.
    }
architekton_table-wins_with_it =
    { $who ->
        [you] To kończy grę: wygrywasz.
       *[other] To kończy grę: wygrywa { $who }.
    }
architekton_table-draw_with_it = To kończy grę: remis.
architekton_table-gained =
    { $who ->
        [you] Otoczona, wszystkie boki pasują: zyskujesz 1 żeton.
       *[other] Otoczona, wszystkie boki pasują: { $who } zyskuje 1 żeton.
    }
architekton_table-kept =
    { $who ->
        [you] { $paid ->
            [one] Zostawiasz domek i płacisz { $paid } żeton.
            [few] Zostawiasz domek i płacisz { $paid } żetony.
           *[many] Zostawiasz domek i płacisz { $paid } żetonów.
        }
       *[other] { $paid ->
            [one] { $who } zostawia domek i płaci { $paid } żeton.
            [few] { $who } zostawia domek i płaci { $paid } żetony.
           *[many] { $who } zostawia domek i płaci { $paid } żetonów.
        }
    }
architekton_table-removed =
    { $who ->
        [you] { $paid ->
            [0] Zabierasz domek i nic nie płacisz.
            [one] Zabierasz domek i płacisz { $paid } żeton.
            [few] Zabierasz domek i płacisz { $paid } żetony.
           *[many] Zabierasz domek i płacisz { $paid } żetonów.
        }
       *[other] { $paid ->
            [0] { $who } zabiera domek i nic nie płaci.
            [one] { $who } zabiera domek i płaci { $paid } żeton.
            [few] { $who } zabiera domek i płaci { $paid } żetony.
           *[many] { $who } zabiera domek i płaci { $paid } żetonów.
        }
    }
architekton_table-had_to_remove =
    { $who ->
        [you] { $paid ->
            [0] Musisz zabrać domek: na zostawienie go brakuje żetonów.
            [one] Musisz zabrać domek i zapłacić { $paid } żeton: na zostawienie go brakuje żetonów.
            [few] Musisz zabrać domek i zapłacić { $paid } żetony: na zostawienie go brakuje żetonów.
           *[many] Musisz zabrać domek i zapłacić { $paid } żetonów: na zostawienie go brakuje żetonów.
        }
       *[other] { $paid ->
            [0] { $who } musi zabrać domek: na zostawienie go brakuje żetonów.
            [one] { $who } musi zabrać domek i zapłacić { $paid } żeton: na zostawienie go brakuje żetonów.
            [few] { $who } musi zabrać domek i zapłacić { $paid } żetony: na zostawienie go brakuje żetonów.
           *[many] { $who } musi zabrać domek i zapłacić { $paid } żetonów: na zostawienie go brakuje żetonów.
        }
    }
architekton_table-bankrupt =
    { $who ->
        [you] { $loss ->
            [one] Otoczona, { $loss } bok nie pasuje, a nie możesz zapłacić: gra się kończy.
            [few] Otoczona, { $loss } boki nie pasują, a nie możesz zapłacić: gra się kończy.
           *[many] Otoczona, { $loss } boków nie pasuje, a nie możesz zapłacić: gra się kończy.
        }
       *[other] { $loss ->
            [one] Otoczona, { $loss } bok nie pasuje, a { $who } nie może zapłacić: gra się kończy.
            [few] Otoczona, { $loss } boki nie pasują, a { $who } nie może zapłacić: gra się kończy.
           *[many] Otoczona, { $loss } boków nie pasuje, a { $who } nie może zapłacić: gra się kończy.
        }
    }
architekton_table-exchanged = Żadnego kafla z zasobu nie dało się położyć: zasób wymieniono.
architekton_table-skipped =
    { $who ->
        [you] Żadnego kafla nie da się położyć: tracisz turę.
       *[other] Żadnego kafla nie da się położyć: { $who } traci turę.
    }
architekton_table-last_round_begins =
    { $turns ->
        [one] Zaczyna się ostatnia runda: jeszcze jedna tura.
       *[other] Zaczyna się ostatnia runda: jeszcze po jednej turze.
    }
architekton_table-is_taken = Tu już leży kafel.
architekton_table-for_landscapes =
    Tu pasuje tylko krajobraz: budowle i krajobrazy leżą na przemian.
architekton_table-for_buildings =
    Tu pasuje tylko budowla: budowle i krajobrazy leżą na przemian.
architekton_table-touches_nothing = Niczego nie dotyka. Musi stykać się bokiem z kaflem.
architekton_table-nothing_matches = Żaden bok tu nie pasuje, jakkolwiek go obrócić.
architekton_table-not_now = Tego nie można teraz zagrać.
architekton_table-enclosed_with =
    { $wrong ->
        [one] Budowla { $building } jest otoczona, a { $wrong } bok nie pasuje.
        [few] Budowla { $building } jest otoczona, a { $wrong } boki nie pasują.
       *[many] Budowla { $building } jest otoczona, a { $wrong } boków nie pasuje.
    }
architekton_table-decide_line = Zostaw domek albo zabierz go do ręki za 1 żeton mniej.
architekton_table-keep = Zostaw domek
architekton_table-remove = Zabierz go
architekton_table-pay =
    { $number ->
        [0] nie płacisz
        [one] płacisz { $number } żeton
        [few] płacisz { $number } żetony
       *[many] płacisz { $number } żetonów
    }
architekton_table-decides = { $name } decyduje o domku
architekton_table-owner = Domek: { $name }
architekton_table-matches = { $side }: { $scenery }, pasuje
architekton_table-differs = { $side }: { $shown }, a obok { $found }
architekton_table-open = { $side }: { $shown }, jeszcze wolne
architekton_table-brought = Otoczona: dała 1 żeton.
architekton_table-cost =
    { $number ->
        [one] Otoczona: strata { $number } żetonu.
       *[other] Otoczona: strata { $number } żetonów.
    }
architekton_table-scored_nobody = Otoczona: bez domku nie punktuje.
architekton_table-goes_at_the_end =
    { $landscapes ->
        [one] Jeden krajobraz obok: na koniec jest usuwana.
       *[other] Dwa krajobrazy obok: na koniec jest usuwana.
    }
architekton_table-landscape_line = Budowle pasują tu takim bokiem.
architekton_table-final_scoring = Końcowa punktacja
architekton_table-houses_row = Domki na planszy
architekton_table-total = Punkty
architekton_table-are_removed =
    { $buildings ->
        [0] Każda budowla sąsiaduje z co najmniej trzema krajobrazami: żadna nie jest usuwana.
        [one] Usuwa się { $buildings } budowlę, która sąsiaduje tylko z 1 lub 2 krajobrazami.
        [few] Usuwa się { $buildings } budowle, które sąsiadują tylko z 1 lub 2 krajobrazami.
       *[many] Usuwa się { $buildings } budowli, które sąsiadują tylko z 1 lub 2 krajobrazami.
    }
architekton_table-by_points = Punkty: { $more } do { $fewer }.
architekton_table-by_houses = Remis w punktach: decyduje liczba domków na planszy.
architekton_table-drawn = Remis
architekton_table-drawn_line = Tyle samo punktów i tyle samo domków na planszy.
architekton_table-early_end =
    { $who ->
        [you] Nie możesz zapłacić: gra kończy się wcześniej, za 2 punkty zwycięstwa.
       *[other] { $who } nie może zapłacić: gra kończy się wcześniej, za 2 punkty zwycięstwa.
    }
architekton_table-match_score = Mecz do dwóch punktów zwycięstwa
architekton_table-wins_match =
    { $who ->
        [you] Wygrywasz mecz.
       *[other] { $who } wygrywa mecz.
    }
architekton_table-next_game = Następna gra
architekton_table-new_match = Nowy mecz
architekton_table-whole_town = Całe miasto
architekton_table-marks = Pokaż, co punktuje
architekton_table-details = Punktacja i szczegóły
architekton_table-board =
    Miasto. Strzałki przesuwają, Enter kładzie kafel, znak zapytania wymienia klawisze.
architekton_table-allowed = dozwolone
architekton_table-tiles_laid = Położone budowle i krajobrazy
architekton_table-sides_matching = Boki pasujące
architekton_table-sides_wrong = Boki niepasujące
architekton_table-chips_gained = Żetony zdobyte
architekton_table-chips_paid = Żetony zapłacone
architekton_table-houses_taken_back = Domki zabrane
architekton_table-key_lines =
    .take = Weź kafel z zasobu
    .move = Przesuń kafel z miejsca na miejsce albo kursor z kafla na kafel
    .places = Przejdź przez miejsca, od najlepszego
    .turn = Obróć kafel w lewo lub w prawo
    .house = Przenieś inny domek
    .lay = Połóż kafel
    .keep = Zostaw domek, zabierz go
    .put_back = Odłóż kafel, zamknij
    .undo = Cofnij, ponów
    .hint = Podpowiedź
    .marks = Pokaż, co punktuje
    .above = Widok z góry
    .move_view = Przesuń widok
    .zoom = Przybliż, oddal, całe miasto
    .keys = Te klawisze

## The rules.

rules-title = Zasady
rules-contents = Spis treści
rules-print = Drukuj
rules-ruling = Rozstrzygnięcie
rules-about_numbers =
    Numery służą do powoływania się na zasady. Rozstrzygnięcie ustala to, co drukowana instrukcja
    zostawia otwarte.
rules-link = Link: { $name }
rules-link_copied = Skopiowano link

## How to play for the first time.

learn-title = Nauka
learn-first_game = Zagraj pierwszą grę

## What a first game says beside its steps.

lesson-step_of = Krok { $step } z { $steps }
lesson-back = Wstecz
lesson-next = Dalej
lesson-show_me = Pokaż mi
lesson-by_itself = Odtwarzaj automatycznie
lesson-pause = Zatrzymaj
lesson-computer = Komputer
lesson-stage = Strzałki przesuwają kafel, R go obraca, Enter kładzie.

## What can be set.

settings-title = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-as_the_device = Jak urządzenie
settings-light = Jasny
settings-dark = Ciemny
settings-sound = Dźwięk
settings-volume = Głośność
settings-pace = Tempo
settings-paces =
    .slow = Wolne
    .normal = Zwykłe
    .fast = Szybkie
    .instant = Natychmiast
settings-pace_line = Jak szybko gra komputer i poruszają się kafle.
settings-thinking = Czas na namysł
settings-thinking_line =
    Jak długo Dedal, najsilniejszy gracz komputerowy, zastanawia się nad ruchem.
settings-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
settings-kept = Co przechowuje ta przeglądarka
settings-kept_line =
    Gry, imiona i ustawienia są przechowywane tylko w tej przeglądarce. Kto wyczyści jej dane,
    usunie także je.
settings-save_games = Zachowaj wszystkie gry
settings-forget = Zapomnij wszystko
settings-forget_line =
    Wszystkie gry, imiona i ustawienia znikną z tej przeglądarki na zawsze. Jeśli chcesz zatrzymać
    gry, najpierw je zachowaj.
settings-forget_now = Tak, zapomnij wszystko
settings-cancel = Anuluj
settings-forgotten = Wszystko zostało zapomniane.
settings-about = O Polis
settings-version = Wersja { $version }
settings-licences =
    Polis to wolne oprogramowanie na licencji MIT albo Apache 2.0, do wyboru. Kroje pisma Alegreya i
    Commissioner są na licencji SIL Open Font License.

## The words of playing online.

online-title = Graj online
online-line = Wyślij link znajomym albo znajdź stół.
online-refusals =
    .malformed = Serwer tego nie zrozumiał.
    .too_large = To za długie.
    .not_signed_in = Podaj najpierw nazwę.
    .not_allowed = Tego nie możesz tu zrobić.
    .not_found = Nie znaleziono.
    .foreign_origin = Serwer nie zna tej strony.
    .not_your_turn = Jest tura kogoś innego.
    .illegal = Zasady na to nie pozwalają.
    .stale = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
    .wrong_state = Teraz to niemożliwe.
    .taken = To miejsce jest zajęte.
    .name_taken = Inne konto ma tę nazwę.
    .wrong_password = Nazwa lub hasło się nie zgadza.
    .not_invited = Wejść mogą tylko zaproszeni. Wpisz swój kod na stronie konta.
    .sign_in_again = Aby to zrobić, zaloguj się ponownie.
    .too_many = Za dużo naraz. Poczekaj chwilę.
    .unavailable = Serwer jest przeciążony. Spróbuj ponownie.
    .internal = Błąd serwera. Spróbuj ponownie.

## The connection.

online-link-connecting = Łączenie z serwerem
online-link-reconnecting = Utracono połączenie. Trwa ponowne łączenie…
online-link-move_waits = Utracono połączenie. Twój ruch zostanie wysłany, gdy wróci.
online-link-offline = Brak sieci. Gra potoczy się dalej, gdy sieć wróci.
online-link-moves_left =
    { $moves ->
        [one] Ruch wykonany bez połączenia jest tu zachowany i zostanie wysłany, gdy tylko serwer odpowie.
        [few] { $moves } ruchy wykonane bez połączenia są tu zachowane i zostaną wysłane, gdy tylko serwer odpowie.
       *[other] { $moves } ruchów wykonanych bez połączenia jest tu zachowanych i zostanie wysłanych, gdy tylko serwer odpowie.
    }
online-link-late_move_played = Ruch wykonany bez połączenia został zagrany.
online-link-late_move_refused = Ruch wykonany bez połączenia dotarł za późno i nie został zagrany: gra potoczyła się dalej albo już się skończyła.
online-link-no_server = Nie odpowiada tu żaden serwer gry
online-link-no_server_line =
    Aby grać online, otwórz Polis pod adresem serwera. Cała reszta działa bez niego.
online-link-outdated = Jest nowsza wersja Polis.
online-link-reload = Zaktualizuj
online-link-try_now = Spróbuj teraz
online-link-no_answer = Serwer nie odpowiedział. Spróbuj ponownie.
online-link-hide = Ukryj

## The lobby.

online-lobby-friend = Graj ze znajomymi
online-lobby-mine = Moje gry
online-lobby-open = Otwarte stoły
online-lobby-playing = Gry do oglądania
online-lobby-nobody = Nie ma teraz otwartego stołu.
online-lobby-nobody_line = Otwórz stół dla wszystkich, a zobaczy go tu każdy, kto zajrzy.
online-lobby-no_games = Nie toczy się teraz żadna publiczna gra.
online-lobby-sit = Usiądź
online-lobby-watch = Oglądaj
online-lobby-to_table = Do stołu
online-lobby-free =
    { $chairs ->
        [one] { $chairs } wolne miejsce
        [few] { $chairs } wolne miejsca
       *[many] { $chairs } wolnych miejsc
    }
online-lobby-gathering = Czeka na graczy
online-lobby-not_your_turn = Tura kogoś innego
online-lobby-turns =
    { $games ->
        [one] Twoja tura w jednej grze online.
       *[other] Twoja tura w { $games } grach online.
    }
online-lobby-live = { $minutes } min + { $seconds } s na ruch
online-lobby-daily =
    { $days ->
        [one] { $days } dzień na ruch
       *[other] { $days } dni na ruch
    }
online-lobby-rated = Rankingowa
online-lobby-variants =
    { $number ->
        [one] { $number } wariant
        [few] { $number } warianty
       *[many] { $number } wariantów
    }
online-lobby-contest = Mecz
online-lobby-best = Najlepsi gracze

## Finding people: playing now, friends and challenges.

online-find-play_now = Graj teraz
online-find-line = Z kimś o podobnej sile, gdy tylko ktoś się pojawi.
online-find-rated =
    .either = Rankingowa lub nie
    .rated = Rankingowa
    .casual = Bez rankingu
online-find-looking = Szukamy graczy…
online-find-band = różnica rankingu do { $band }
online-find-anybody = o dowolnej sile
online-find-nobody = Teraz nikogo tu nie ma.
online-find-meanwhile = Graj z komputerem w oczekiwaniu
online-find-instead = Zagraj zamiast tego z komputerem
online-find-lost = Szukanie zakończone, bo serwer nie odpowiadał.
online-find-friends = Znajomi
online-find-no_friends = Otwórz czyjś profil, aby zaprosić go do znajomych.
online-find-online = online
online-find-add = Zaproś do znajomych
online-find-asked = Zaproszenie wysłane
online-find-accept = Przyjmij
online-find-refuse = Odrzuć
online-find-remove = Usuń ze znajomych
online-find-asks = { $name } chce być wśród twoich znajomych.
online-find-challenge = Wyzwij
online-find-challenges = { $name } rzuca ci wyzwanie.
online-find-challenged = Twoje wyzwanie: { $name }.
online-find-declined = { $name } teraz nie gra.
online-find-block = Zablokuj
online-find-unblock = Odblokuj
online-find-blocked = Zablokowani
online-find-blocked_line = Nie widzisz na czacie osób, które blokujesz, nie trafiasz na nie w losowaniu, a one nie mogą cię wyzwać ani usiąść z tobą przy stole.
online-find-together = Partie z tobą
online-find-score = Twoje wygrane: { $wins }, przegrane: { $losses }, remisy: { $shared }.
online-find-needs_account = Znajomi i wyzwania wymagają konta.
online-find-filter = Filtr
online-find-any = Dowolnie
online-find-near = Blisko mojego rankingu (±{ $band })
online-find-no_fit = Żaden stół nie pasuje do filtra.
online-find-show_all = Pokaż wszystkie
online-find-report = Zgłoś
online-find-report_text = Co się stało
online-find-reported = Gospodarze się temu przyjrzą.
online-find-reasons =
    .chat = Obelgi na czacie
    .cheating = Nieuczciwa pomoc lub kilka kont
    .leaving = Porzuca gry lub każe czekać
    .name = Obraźliwa nazwa
    .other = Coś innego

## The deals of a day, and duels.

online-deal-title = Rozdania dnia
online-deal-line = Te same kafle dla wszystkich, każdy ma jedną próbę.
online-deal-solo = Akropolis solo
online-deal-against = Przeciwnik: { $name }
online-deal-ends = nowe rozdania za { $time }
online-deal-players =
    { $number ->
        [0] Nikt jeszcze nie zaczął
        [one] Jak dotąd { $number } gracz
        [few] Jak dotąd { $number } graczy
       *[many] Jak dotąd { $number } graczy
    }
online-deal-result = { $own } do { $other } pkt
online-deal-not_counted = nie liczy się
online-deal-rules =
    Masz jedną próbę: bez cofania, bez podpowiedzi, a poddanie się liczy się jako próba. Nikt nie
    ogląda, zanim sam nie skończy.
online-deal-see = Wynik i gry
online-deal-boards = Rankingi
online-deal-board = Ranking
online-deal-today = Dzisiaj
online-deal-yesterday = Wczoraj
online-deal-month = Ten miesiąc
online-deal-closed = Wyniki i gry innych zobaczysz, gdy skończysz, albo gdy wszystko się zakończy.
online-deal-empty = Nikt nie ukończył tego rozdania.
online-deal-month_empty = W tym miesiącu nie minął jeszcze dzień z ukończoną grą.
online-deal-place = Miejsce
online-deal-player = Gracz
online-deal-points = Punkty
online-deal-opponent = Przeciwnik
online-deal-margin = Przewaga
online-deal-days = Dni
online-deal-games = Co zrobili inni
online-deal-first_moves = Pierwsze ruchy
online-deal-alike = Ruchy jak twoje
online-deal-missing = Nie ma takiego rozdania
online-deal-once = To rozdanie rozegrano już w tej przeglądarce, a każdy gra je raz.
online-deal-full = W tym pojedynku grają już dwie osoby.
online-deal-duel = Pojedynek przez link
online-deal-duel_line =
    Dwie osoby grają tym samym rozdaniem z tym samym przeciwnikiem, każda w swoim czasie. Gdy obie
    skończą, link pokazuje obie gry.
online-deal-challenge = Utwórz pojedynek

## Tournaments.

online-tournament-title = Turnieje
online-tournament-line = Kilka rund i jedna tabela, na klubowy wieczór albo dla wszystkich.
online-tournament-new = Zorganizuj turniej
online-tournament-none = Nie ma zapowiedzianych turniejów. Zorganizuj własny!
online-tournament-mine = Twoje
online-tournament-open = Do gry i oglądania
online-tournament-over = Minione turnieje
online-tournament-see = Zobacz
online-tournament-to_tournament = Do turnieju
online-tournament-missing = Nie ma takiego turnieju
online-tournament-name = Nazwa turnieju
online-tournament-system = System
online-tournament-swiss = Szwajcarski
online-tournament-swiss_of =
    { $rounds ->
        [one] Szwajcarski, { $rounds } runda
        [few] Szwajcarski, { $rounds } rundy
       *[many] Szwajcarski, { $rounds } rund
    }
online-tournament-swiss_line = Spotykają się gracze o równej liczbie punktów, nikt dwa razy. Dla dowolnej liczby graczy.
online-tournament-round_robin = Każdy z każdym
online-tournament-round_robin_line = Wszyscy grają ze wszystkimi. Do 32 graczy.
online-tournament-arena = Arena
online-tournament-arena_of = Arena, { $minutes } min
online-tournament-arena_line = Kto jest wolny, gra z kimś wolnym, aż skończy się czas.
online-tournament-rounds = Rundy
online-tournament-table_size = Osób przy stole
online-tournament-table_line =
    Jeśli graczy nie da się podzielić równo, przy niektórych stołach siedzi mniej osób; przy dwóch osobach
    ktoś pauzuje.
online-tournament-rated_line = Partie zmieniają rankingi; tylko dla kont.
online-tournament-private_line = Poza listą. Zapisać się może każdy, kto ma link lub kod QR.
online-tournament-public_line = Wszyscy widzą go na liście i mogą oglądać partie.
online-tournament-starts = Początek
online-tournament-starts_line = Zostaw puste, aby zacząć ręcznie, gdy wszyscy będą.
online-tournament-hold = Ogłoś
online-tournament-needs_account = Aby zorganizować turniej, potrzebujesz konta.
online-tournament-organiser = organizuje { $name }
online-tournament-players =
    { $number ->
        [0] jeszcze nikogo
        [one] { $number } uczestnik
        [few] { $number } uczestników
       *[many] { $number } uczestników
    }
online-tournament-begins = początek { $time }
online-tournament-by_hand = zapisy otwarte
online-tournament-round_of = runda { $round } z { $rounds }
online-tournament-round = Runda { $round }
online-tournament-is_running = trwa
online-tournament-is_over = zakończony
online-tournament-is_cancelled = odwołany
online-tournament-sign_up = Zapisz się
online-tournament-back = Jestem z powrotem
online-tournament-leave = Opuść turniej
online-tournament-waiting = Grasz w turnieju. Zostań na tej stronie: zaprowadzi cię do stołu, gdy przyjdzie pora.
online-tournament-bye = W tej rundzie pauzujesz; liczy się to jako zwycięstwo.
online-tournament-next_round = Następna runda zacznie się za { $time }.
online-tournament-my_game = Do twojej partii
online-tournament-not_allowed = Nie możesz wziąć udziału: turniej jest dla kont albo organizator cię wykluczył.
online-tournament-full = Turniej jest pełny.
online-tournament-too_late = Na zapisy jest za późno.
online-tournament-start = Zacznij teraz
online-tournament-cancel = Odwołaj turniej
online-tournament-remove = Wyklucz gracza { $name }
online-tournament-has_left = rezygnacja
online-tournament-absent = nieobecność
online-tournament-removed = wykluczenie
online-tournament-standings = Tabela
online-tournament-buchholz = Buchholz
online-tournament-sonneborn = Sonneborn-Berger
online-tournament-games = Partie
online-tournament-replay = Odtwórz
online-tournament-has_bye = pauza
online-tournament-records = Wszystkie partie w pliku

## The page for a new table.

online-plan-title = Otwórz stół
online-plan-game = Gra
online-plan-anybody = Dla każdego
online-plan-clock = Zegar
online-plan-paces =
    .none = Brak
    .live = Czas rzeczywisty
    .daily = Dni na ruch
online-plan-minutes = Minuty
online-plan-seconds = Sekundy na ruch
online-plan-days = Dni na ruch
online-plan-time_out = Gdy komuś skończy się czas
online-plan-lost = przegrywa i gra się kończy
online-plan-heir = przegrywa, a grę dokończy komputer:
online-plan-sees = Kto widzi stół
online-plan-private = Każdy, kto ma link
online-plan-private_line = Dla znajomych.
online-plan-public = Wszyscy
online-plan-public_line = Stół jest na liście i każdy może oglądać.
online-plan-accounts = Usiąść mogą tylko osoby z kontem
online-plan-accounts_line = W przeciwnym razie także goście.
online-plan-scores = Pokazuj punkty podczas gry
online-plan-no_scores = Punkty widać dopiero na końcu
online-plan-takebacks = Ruchy można cofać
online-plan-no_takebacks = Ruchów nie można cofać
online-plan-takebacks_line = Za zgodą wszystkich.
online-plan-rated = Gra rankingowa
online-plan-rated_line = Liczy się do rankingu: tylko z kontem, bez komputerów i bez cofania.
online-plan-by_host = Grę rozpoczynam ja
online-plan-by_host_line = W przeciwnym razie zaczyna się, gdy zajęte jest ostatnie miejsce.
online-plan-drawn = Losuj miejsca
online-plan-contests =
    .game = Jedna gra
    .match = Mecz
online-plan-match_line = Mecz trwa, aż ktoś zdobędzie dwa punkty zwycięstwa.
online-plan-pause_line =
    Następna gra zaczyna się, gdy oboje są gotowi; najpóźniej po minucie, a przy dniach na ruch po
    jednym dniu.
online-plan-abandoned_line = Kto nie wykona ruchu przez trzy dni, może przegrać grę.
online-plan-more = Więcej opcji
online-plan-open = Otwórz stół
online-plan-name = Twoja nazwa
online-plan-name_line = Widzą ją inni. Konto nie jest potrzebne.
online-plan-needs_account = Gra rankingowa wymaga konta.

## A table.

online-room-waiting = Czekamy na graczy
online-room-invite = Zaproś
online-room-invite_line = Wyślij link albo daj go zeskanować. Kto go otworzy, może od razu dołączyć.
online-room-copy = Kopiuj link
online-room-copied = Skopiowano
online-room-share = Udostępnij
online-room-qr = Kod QR linku
online-room-free = Wolne
online-room-host = Gospodarz
online-room-sit = Usiądź
online-room-get_up = Wstań
online-room-close = Zamknij stół
online-room-start = Rozpocznij grę
online-room-host_starts = Grę rozpoczyna gospodarz.
online-room-starts_when_full = Gra zaczyna się, gdy zajęte jest ostatnie miejsce.
online-room-seat_computer = Komputer na miejscu { $seat }
online-room-send_away = Usuń: { $name }
online-room-away = bez połączenia
online-room-accounts_only = Usiąść mogą tu tylko osoby z kontem.
online-room-full = Wszystkie miejsca są zajęte. Możesz oglądać.
online-room-missing = Nie ma takiego stołu
online-room-missing_line = Link może być niepełny albo stół został zamknięty.
online-room-aborted =
    .host = Gospodarz zamknął ten stół.
    .expired = Zbyt mało graczy przyszło na czas: stół jest zamknięty.
    .deleted = Ktoś z graczy usunął konto: stół jest zamknięty.
online-room-to_lobby = Do listy stołów
online-room-invited_by = Zaprasza cię { $name }
online-room-about_akropolis =
    Każdy buduje z kafli swoje miasto: domy, świątynie i ogrody punktują, gdy dobrze leżą. Im
    wyżej, tym więcej.
online-room-about_architekton =
    Dwoje buduje jedno miasto: dwa kafle na turę, a otoczone budynki dają lub kosztują żetony. Na
    końcu liczy się największa grupa własnych domów.
online-room-players = Gracze
online-room-watching = Oglądasz
online-room-watchers =
    { $number ->
        [one] { $number } widz
       *[other] { $number } widzów
    }
online-room-sending = Wysyłanie
online-room-chat = Czat
online-room-spectator_chat = Czat widzów
online-room-players_read_later = Gracze przeczytają to po partii.
online-room-spectators_read_later = Widzowie przeczytają to po partii.
online-room-spectator = Widz
online-room-more_spectators = i jeszcze { $number }
online-room-nothing_said = Nikt jeszcze nic nie powiedział.
online-room-write = Napisz do innych
online-room-send = Wyślij
online-room-unread =
    { $lines ->
        [one] { $lines } nowa wiadomość
        [few] { $lines } nowe wiadomości
       *[many] { $lines } nowych wiadomości
    }
online-room-mute = Wycisz: { $name }
online-room-unmute = Nie wyciszaj: { $name }
online-room-take_back = Poproś o cofnięcie
online-room-asks_takeback = { $name } prosi o cofnięcie ruchu.
online-room-asked_takeback = Prosisz o cofnięcie ruchu. Wszyscy muszą się zgodzić.
online-room-agree = Zgoda
online-room-decline = Odmów
online-room-withdraw = Anuluj
online-room-resign = Poddaj się
online-room-resign_sure = Poddać tę grę?
online-room-play_on = Graj dalej
online-room-resigned = { $name } poddaje grę.
online-room-timed_out = { $name }: czas się skończył.
online-room-you_resigned = Gra poddana.
online-room-you_timed_out = Twój czas się skończył.
online-room-abandoned = { $name }: gra porzucona.
online-room-you_abandoned = Przez trzy dni nie było twojego ruchu.
online-room-claim_line = { $name }: trzy dni bez ruchu.
online-room-claim = Odbierz zwycięstwo
online-room-heir = Dalej gra komputer ({ $level })
online-room-again = Zagraj ponownie
online-room-again_asked = Czekamy na innych
online-room-wants_again = { $name } chce zagrać ponownie.
online-room-ready = Gotowość do następnej gry
online-room-is_ready = { $name } czeka na następną grę.
online-room-next_in = Następna gra zacznie się za { $time } albo gdy oboje będą gotowi.
online-room-match_score = Mecz: { $score }
online-room-next = Do następnej gry
online-room-turn_against = Twoja tura, przeciwnicy: { $names }
online-room-left = { $name }: brak połączenia.
online-room-back = { $name }: połączenie wróciło.
online-room-plan_turn = Zaplanuj następną turę
online-room-planning_line = Wybierz, co zagrasz, jakby była twoja tura.
online-room-plan_keep = Wystarczy
online-room-plan_line = Gdy przyjdzie twoja tura, od razu zostanie zagrane pierwsze z tych, które będzie możliwe:
online-room-plan_new_tiles = Także gdy pojawią się nowe kafle
online-room-plan_remove = Usuń: { $turn }
online-room-try_out = Wypróbuj ruchy
online-room-try_line = Prywatna plansza: widzisz to tylko ty.
online-room-try_unknown = Następnych kafli nikt jeszcze nie widział: wariant kończy się tutaj.
online-room-try_number = Wariant { $line } z { $lines }
online-room-try_drop = Usuń wariant
online-room-try_end = Wróć do gry
online-room-offer = Czy to urządzenie ma dać znać, gdy znów będzie twoja kolej?
online-room-offer_yes = Tak, proszę
online-room-offer_no = Nie, dziękuję
online-room-tell_me = Powiadom mnie o mojej turze
online-room-told = Przeglądarka powiadomi cię o twojej turze.
online-room-not_told = Przeglądarka nie pozwala tu na powiadomienia.
online-room-days_hours = { $days } d { $hours } godz.
online-room-hours_minutes = { $hours } godz. { $minutes } min
online-room-clock_of = Pozostały czas: { $name }

## Who one is to the server.

online-shuffle-title = Sprawdzalne tasowanie
online-shuffle-fixed =
    Kolejność kafli ustalono przed pierwszym ruchem. Ten skrót ją reprezentuje; po grze każdy może sprawdzić, że nic nie zmieniono.
online-shuffle-proven =
    Potwierdzone: kafle przychodziły w kolejności ustalonej przed pierwszym ruchem.
online-shuffle-broken = Niepotwierdzone: kafle nie pasują do ustalonej kolejności.
online-shuffle-from_move = Od ruchu { $number }:
online-shuffle-check = Aby sprawdzić samemu: polis verify z pobranym zapisem.

online-me-title = Konto
online-me-guest = Grasz jako gość. Zna cię tylko ta przeglądarka.
online-me-account = Jesteś na swoim koncie.
online-me-nobody =
    Nie masz jeszcze nazwy na tym serwerze. Podasz ją, gdy usiądziesz, albo od razu załóż konto.
online-me-make = Załóż konto
online-me-make_line = Zachowuje gry i ranking na wszystkich urządzeniach. Nic nie ginie.
online-me-name = Nazwa
online-me-password = Hasło
online-me-password_line = Co najmniej 8 znaków.
online-me-sign_in = Zaloguj się
online-me-sign_out = Wyloguj się
online-me-guest_out = Gość, który się wyloguje, nie może wrócić.
online-me-everywhere = Wyloguj się wszędzie
online-me-everywhere_line = Wszędzie: na wszystkich urządzeniach; tokeny botów też przestają działać.
online-me-change_name = Zmień nazwę
online-me-change_password = Zmień hasło
online-me-old = Dotychczasowe hasło
online-me-new = Nowe hasło
online-me-save = Zapisz
online-me-saved = Zapisano.
online-me-wrong_old = Dotychczasowe hasło jest błędne.
online-me-password_changed = Hasło zmienione. Pozostałe urządzenia są wylogowane.
online-me-password_ends = Nowe hasło wylogowuje wszystkie inne urządzenia i unieważnia tokeny botów.
online-me-passkeys_stay = Twoje klucze dostępu działają nadal. Usuń te, którym już nie ufasz.
online-me-recovery = Kod odzyskiwania
online-me-recovery_line =
    Z tym kodem ustawisz nowe hasło, jeśli zapomnisz swojego. Trzymaj go tam, gdzie tylko ty go znajdziesz.
online-me-recovery_once = Zapisz go lub skopiuj teraz. Zobaczysz go tylko raz.
online-me-recovery_kept = Mam go zapisany
online-me-recovery_none = Nie masz jeszcze kodu odzyskiwania.
online-me-recovery_made = Twój kod jest z dnia { $day }. Nowy go zastąpi.
online-me-make_code = Utwórz nowy kod
online-me-forgot = Nie pamiętasz hasła?
online-me-recover = Ustaw nowe hasło
online-me-recover_line =
    Nastąpi wylogowanie na wszystkich urządzeniach i dostaniesz nowy kod odzyskiwania.
online-me-wrong_code = Nazwa lub kod odzyskiwania są nieprawidłowe.
online-me-passkeys = Klucze dostępu
online-me-passkeys_line = Loguje cię twoje urządzenie: palcem, twarzą lub kodem PIN. Bez nazwy i bez hasła.
online-me-passkey_name = To urządzenie
online-me-passkey_label = Jak go nazwać
online-me-passkey_add = Dodaj klucz dostępu
online-me-passkey_use = Zaloguj się kluczem dostępu
online-me-passkey_make = Załóż z kluczem dostępu
online-me-passkey_failed = Klucz dostępu nie zadziałał. Spróbuj ponownie albo zaloguj się inaczej.
online-me-passkey_used = ostatnio użyty { $day }
online-me-only_way = To twój jedyny sposób logowania. Najpierw dodaj inny.
online-me-set_password = Ustaw hasło
online-me-provider_use = Kontynuuj przez { $provider }
online-me-provider_join = Połącz z { $provider }
online-me-provider_line = Potem możesz logować się także przez { $provider }.
online-me-provider_since = Połączono { $day }.
online-me-provider_name = Wybierz nazwę, pod którą tu grasz.
online-me-provider_joined = Twoje konto jest połączone.
online-me-provider_cancelled = Powrót bez zalogowania.
online-me-provider_expired = Trwało to zbyt długo. Spróbuj ponownie.
online-me-provider_refused = Odpowiedź usługi logowania jest niewiarygodna. Spróbuj ponownie.
online-me-provider_unavailable = Usługa logowania nie odpowiada. Spróbuj później.
online-me-provider_not_allowed = Gospodarz tej strony cię nie wpuszcza.
online-me-provider_taken = Z tym jest już połączone inne konto.
online-me-copy = Kopiuj
online-me-tokens = Tokeny dla botów
online-me-tokens_line = Program z tokenem gra w twoim imieniu.
online-me-label = Do czego służy
online-me-make_token = Utwórz token
online-me-token_once = Skopiuj go teraz. Zobaczysz go tylko raz.
online-me-remove = Usuń
online-me-notify = Powiadomienia
online-me-notify_line =
    To urządzenie daje znać, gdy jest twoja kolej w grze z dniami na ruch, raz na turę, także gdy Polis jest zamknięty.
online-me-notify_on = Włącz
online-me-notify_off = Wyłącz
online-me-quiet = Cisza
online-me-quiet_from = Cisza od
online-me-quiet_to = Cisza do
online-me-mail = E-mail
online-me-mail_line =
    Na wypadek zapomnianego hasła i by dać ci znać, gdy żadna strona nie jest otwarta. Nikt inny nie widzi adresu.
online-me-mail_address = Adres
online-me-mail_send = Wyślij kod
online-me-mail_sent = Kod jest w drodze na { $address }. Jest ważny jeden dzień.
online-me-mail_code = Kod z wiadomości
online-me-mail_confirm = Potwierdź
online-me-mail_turns = Pisz, gdy jest moja kolej
online-me-mail_challenges = Pisz, gdy ktoś rzuca mi wyzwanie
online-me-mail_wrong = Kod jest nieprawidłowy lub zbyt stary.
online-me-mail_stopped =
    Nie będzie więcej wiadomości o turach i wyzwaniach. Możesz je znów włączyć na swoim koncie.
online-me-mail_no_link = Ten link nie jest już ważny.
online-me-mail_forgot = Wyślij kod e-mailem
online-me-mail_forgot_sent =
    Jeśli konto ma adres, kod jest w drodze. Jest ważny godzinę.
online-me-data = Moje dane
online-me-download = Pobierz moje dane
online-me-delete = Usuń mnie
online-me-delete_line =
    Nazwa, ranking i ustawienia zostaną usunięte od razu i na zawsze. Zakończone gry pozostaną pod
    nazwą „usunięty gracz”.
online-me-cancel = Anuluj
online-me-profile = Moje gry i ranking
online-me-invitation = Kod zaproszenia
online-me-invitation_line = Ta strona jest tylko dla zaproszonych.
online-me-host = Strona gospodarza

## A player.

online-profile-since = Tutaj od { $date }
online-profile-guest = Gość
online-profile-deleted = Usunięty gracz
online-profile-ratings = Ranking
online-profile-rating = { $rating } ± { $deviation }
online-profile-provisional = jeszcze niepewny
online-profile-statistics = Statystyki
online-profile-games = Gry
online-profile-wins = Wygrane
online-profile-shared = Remisy
online-profile-mean = Średnio punktów
online-profile-best = Najwięcej punktów
online-profile-history = Zakończone gry
online-profile-earlier = Wcześniejsze gry
online-profile-none = Nie ma jeszcze zakończonej publicznej gry.
online-profile-won = wygrana
online-profile-lost = przegrana
online-profile-drawn = remis
online-profile-graph = Ranking w czasie: { $pool }
online-profile-missing = Nie ma takiego gracza

## Ratings.

online-rating-line = Ranking z gier rankingowych. Znak zapytania oznacza, że gier było jeszcze mało.
online-rating-none = Nikt jeszcze nie zagrał takiej gry rankingowej.
online-rating-player = Gracz
online-rating-rating = Ranking
online-rating-unsure = jeszcze mało gier
online-rating-change = Ranking: { $before } → { $after } ({ $gain })
online-rating-why = Oczekiwane przy tych graczach: { $expected } %, zdobyte: { $scored } %.
online-rating-large_steps = Po niewielu grach ranking zmienia się jeszcze dużymi krokami.
online-rating-unchanged = Ta gra nie zmieniła żadnego rankingu. Z gier tych samych osób liczy się sześć dziennie.

## Boards of the best solo games.

online-solo-board = Solo: { $architect }
online-solo-line =
    Najlepsza gra każdego konta przeciwko temu architektowi. Liczą się publiczne gry online o
    standardowej długości, bez wariantów, rozegrane do końca bez cofania ruchów i bez podpowiedzi.
online-solo-none = Nikt jeszcze nie ukończył takiej gry solo.
online-solo-points = Punkty
online-solo-opponent = Architekt
online-solo-date = Data
online-solo-play = Zagraj: { $architect }
online-solo-more = Więcej

## Vacation from games with days for each move.

online-vacation-title = Urlop
online-vacation-line =
    Podczas urlopu twój czas w grach z dniami na ruch stoi w miejscu. Masz { $days } dni w roku.
    Urlop zaczyna się od razu, liczy się każdy rozpoczęty dzień, a inni widzą, kiedy wracasz.
online-vacation-left =
    { $days ->
        [one] Został { $days } dzień
        [few] Zostały { $days } dni
       *[many] Zostało { $days } dni
    }
online-vacation-days = Dni
online-vacation-begin = Zacznij urlop
online-vacation-until = Na urlopie do { $date }
online-vacation-end = Już jestem

## A position that is set up by hand. Where a number is told, it stands apart from what is counted, so
## that no language has to bend it.

editor-title = Ułóż pozycję
editor-legal = Pozycja zgodna z zasadami
editor-not_yet = To jeszcze nie pozycja
editor-over = Gra jest w niej skończona.
editor-rule = Zasada { $number }
editor-pool = Nieużyte kafle
editor-pool_line = Weź jeden i połóż.
editor-in_pool = zostało: { $tiles }
editor-tile = Kafel { $number }: { $what }
editor-to_site = Na rynek
editor-to_stock = Do zasobu
editor-give = Dla: { $name }
editor-taken = Kafle: { $name }
editor-paid = Kamienie zapłacone za kafel { $tile }
editor-fill = Dobierz losowo
editor-clear = Wyczyść
editor-lift_line = Wybierz kafel, aby go podnieść.
editor-starting_tile = Kafel startowy zostaje.
editor-needed = Inne kafle go potrzebują: najpierw podnieś je.
editor-start_stays = Dwa krajobrazy startowe zostają; ich scenerię można zmienić z boku.
editor-lifted = Podniesiono: { $what }
editor-stones = Kamienie: { $name }
editor-chips = Żetony: { $name }
editor-fewer = mniej
editor-more = więcej
editor-play = Graj stąd
editor-study = Analizuj stąd
editor-text = Jako tekst
editor-text_line = Skopiuj, aby zachować lub wysłać, albo wklej tu pozycję lub zapis gry.
editor-copy = Kopiuj
editor-take_over = Użyj tego tekstu
editor-cannot_read = Tego tekstu nie da się odczytać.
editor-other_game = To pozycja z gry { $game }.
editor-from_game = Z gry
editor-game = Gra
editor-ply = Po ruchu
editor-edit_it = Edytuj tę pozycję
editor-no_games = Nie ma tu żadnej zapisanej rozgrywki.
editor-house_of = Domek gracza
editor-no_house = Bez domku
editor-start = Krajobrazy startowe
editor-start_at = Krajobraz na { $place }
editor-turn = Tura
editor-lays = Kafle jeszcze do położenia
editor-losses = Straty do rozstrzygnięcia
editor-players = Kto gra dalej
editor-no_architect = Nikt nie gra solo, więc nie ma Znamienitego Architekta.
editor-not_used = Kafla { $tile } nie ma w grze na tylu graczy.
editor-twice = Kafel { $tile } jest dwa razy.
editor-misfit = { $what }: { $reason }
editor-too_many_turns = Wzięte kafle: { $taken }. Liczba tur całej gry: tylko { $turns }.
editor-turn_order = { $name }: wzięte kafle: { $taken }, według kolejności tur: { $due }.
editor-site_size = Kafle na rynku: { $found }. Powinno ich być { $due }.
editor-stones_most =
    { $name }: kamienie: { $stones }. Przykryte kamieniołomy pozwalają najwyżej na { $most }.
editor-stones_least =
    { $name }: kamienie: { $stones }. Tyle nie można było zapłacić: co najmniej { $least }.
editor-no_plaza = Znamienity Architekt płaci tylko za plac, a kafel { $tile } go nie ma.
editor-paid_too_much = Zapłacono za kafel { $tile }: { $paid }. Kosztował najwyżej { $most }.
editor-architect_stones =
    Kamienie Znamienitego Architekta: { $found }. Z zapłat gracza wynika { $due }.
editor-building_twice = Budowla { $building } jest dwa razy.
editor-too_many_landscapes = { $scenery }: krajobrazy: { $landscapes }, a jest ich tylko 6.
editor-too_many_houses = { $name }: domki: { $houses }, a każdy ma tylko 12.
editor-houses_before_turns = { $name }: domki: { $houses }, a położone kafle: najwyżej { $laid }.
editor-houses_moved =
    Budowla jest bez domku, a nikt nie musiał żadnego przenosić: każdy miał jeszcze domki w ręce.
editor-stock_size = Brakuje w zasobie: { $missing }. Położono w tej turze: { $laid }.
editor-lays_left =
    W turze jest jeszcze jeden lub dwa kafle do położenia albo strata do rozstrzygnięcia.
editor-two_each = { $name }: to nie może być ta tura (położone kafle: { $laid }): każdy kładzie dwa.
editor-chips_wrong = Żetony nie odpowiadają temu, co dały i kosztowały otoczone budowle.
editor-no_loss = Na { $place } nie może czekać żadna strata.
editor-no_choice = { $name } nie może zapłacić, aby zostawić domek, więc nie ma czego rozstrzygać.
editor-nothing_fits = Żadnego kafla z zasobu nie da się położyć: zasób zostałby wymieniony.
editor-not_over = Gra nie mogła się tak skończyć.
editor-malformed = Czegoś brakuje albo jest czegoś za dużo.
editor-keys_line =
    Klawisze: strzałki przesuwają, Q i E obracają, ↵ kładzie, Esc odkłada, Delete podnosi, S na
    rynek lub do zasobu, Z i Y cofają i ponawiają.

## Counting at a real table.

pad-title = Notatnik punktacji
pad-lead =
    Policz grę na własnym stole: liczbami, jak w papierowym notatniku, albo odtwarzając to, co na
    nim leży.
pad-count = Policz grę
pad-games =
    .akropolis =
        Wartość i gwiazdki każdego rodzaju albo całe miasto obszar po obszarze. Liczone są też
        warianty i architekci z trybu solo.
    .architekton = Największe grupy i żetony albo całe miasto pole po polu.
pad-past = Policzone gry
pad-none_yet = Jeszcze żadnej. To, co policzysz, zostaje w tej przeglądarce.
pad-open = Otwórz
pad-removed = Arkusz został usunięty.
pad-unreadable = Tego arkusza nie da się odczytać w tej wersji.
pad-missing = Tego arkusza nie ma na tym urządzeniu.
pad-not_kept = Przeglądarka nie zachowuje tego arkusza: jej pamięć jest pełna albo wyłączona.
pad-all_sheets = Wszystkie policzone gry
pad-no_opponent = Nikt
pad-no_opponent_line = Tylko policz jedno miasto.
pad-start = Zacznij liczyć
pad-way = Jak liczyć
pad-quick = Liczby
pad-exact = Odtwórz
pad-value = Wartość
pad-stars = Gwiazdki
pad-less = { $what }: mniej
pad-more = { $what }: więcej
pad-with_doublings =
    Jak w papierowym notatniku: dzielnica podwojona przez wariant liczy się w wartości dwa razy.
pad-step_of = { $name }, { $number } z { $all }
pad-back_to = Wróć: { $name }
pad-next = Dalej: { $name }
pad-result = Wynik
pad-erase = Usuń
pad-why = Dlaczego?
pad-levels = Poziomy
pad-whole_tile = Cały kafel
pad-whole_tile_line = Wybierz trzy części kafla, a potem przeciągnij po jego obszarach.
pad-clear = Od nowa
pad-empty = Puste miejsce
pad-lake = Jezioro: miasto je otacza.
pad-tap = Wybierz element, a potem wskaż jego obszary lub przeciągnij po nich.
pad-city_board =
    Miasto. Strzałki przechodzą z obszaru na obszar. H, M, B, T, G i Q stawiają domy, targowiska,
    koszary, świątynie, ogrody i kamieniołom, P zmienia dzielnicę w plac, od 1 do 9 podają poziom,
    Delete usuwa.
pad-refused = Tu nie ma na to miejsca.
pad-doubt = Coś się tu nie zgadza. Liczone jest to, co wpisano.
pad-apart = Części leżące osobno: { $hexes }.
pad-ground =
    Zabudowane obszary: { $hexes }; kafel startowy i kafle po trzy obszary dają 4, 7, 10 i tak dalej.
pad-level = Obszary na poziomie { $level }: { $hexes }; kafle po trzy obszary dają 3, 6, 9 i tak dalej.
pad-no_tiles = Obszarów poziomu { $level } nie da się podzielić na kafle po trzy obszary.
pad-too_many_tiles = Potrzebne kafle: { $tiles }; nikt nie układa więcej niż 30.
pad-too_many_houses = Domki ({ $name }): { $houses }; jest ich 12.
pad-too_often = Krajobrazy ({ $scenery }): { $landscapes }; jest ich 6.
pad-twice = Budowla { $building } leży więcej niż raz.
pad-house_of = Domek: { $name }
pad-no_house = Bez domku
pad-which = Która budowla
pad-which_line =
    Dla punktacji końcowej to bez znaczenia: liczy się tylko, gdzie leży i czyj domek na niej stoi.
pad-next_by_number = Dowolna
pad-town_board =
    Miasto. Strzałki przechodzą z pola na pole. E, F, M i W kładą ziemię, las, łąkę i wodę; 1 i 2
    kładą budowlę z domkiem pierwszej lub drugiej osoby, 0 bez domku; Delete usuwa.
pad-tap_town =
    Wybierz krajobraz albo budowlę, a potem pola. Wybierz budowlę jeszcze raz, aby ją obrócić.
pad-bankrupt = Kto nie mógł zapłacić straty?
pad-nobody = Nikt
pad-share = Udostępnij
pad-picture = Zapisz jako obraz
pad-copy = Kopiuj jako tekst
pad-another = Policz kolejną grę

## Puzzles.

puzzles-title = Zadania
puzzles-line = Pozycje z mocnych gier: znajdź ruch.
puzzles-day = Zadanie dnia
puzzles-day_line = To samo dla wszystkich, codziennie nowe.
puzzles-day_solved = Dziś rozwiązane
puzzles-day_failed = Dziś nierozwiązane
puzzles-days_in_a_row =
    { $days ->
        [one] { $days } dzień z rzędu
       *[other] { $days } dni z rzędu
    }
puzzles-weekdays =
    .monday = Pn
    .tuesday = Wt
    .wednesday = Śr
    .thursday = Cz
    .friday = Pt
    .saturday = So
    .sunday = Nd
puzzles-solve = Rozwiąż
puzzles-next = Następne zadanie
puzzles-all = Wszystkie zadania
puzzles-any = Wszystkie
puzzles-themes =
    .best = Najlepszy ruch
    .points = Najwięcej punktów
    .count = Niech się liczą
    .survive = Uniknij bankructwa
    .bankrupt = Doprowadź do bankructwa
puzzles-rating = Twój ranking
puzzles-graph = Twój ranking w czasie
puzzles-rated = ranking { $rating }
puzzles-solved_of = rozwiązane: { $solved } z { $all }
puzzles-in_a_row = { $number } z rzędu
puzzles-number = Zadanie { $number }
puzzles-best = Znajdź najlepszy ruch.
puzzles-points = Zdobądź jednym ruchem najwięcej punktów.
puzzles-count =
    .houses = Spraw, by twoje domy się liczyły.
    .markets = Spraw, by twoje targowiska się liczyły.
    .barracks = Spraw, by twoje koszary się liczyły.
    .temples = Spraw, by twoje świątynie się liczyły.
    .gardens = Spraw, by twoje ogrody się liczyły.
puzzles-survive =
    Ułóż kafel tak, by przeciwnik w następnej turze nie mógł odkrytymi kaflami doprowadzić cię do
    bankructwa.
puzzles-bankrupt = Doprowadź przeciwnika do bankructwa w tej turze.
puzzles-right = Dobrze!
puzzles-begun = Teraz dokończ.
puzzles-wrong = To nie ten ruch.
puzzles-wins = Wygrywa { $win } % gier, a drugi najlepszy ruch { $next } %.
puzzles-ahead =
    { $points ->
        [one] Na koniec daje { $points } punkt więcej niż drugi najlepszy ruch.
        [few] Na koniec daje { $points } punkty więcej niż drugi najlepszy ruch.
       *[many] Na koniec daje { $points } punktów więcej niż drugi najlepszy ruch.
    }
puzzles-brings =
    { $brings ->
        [one] Daje { $brings } punkt, a drugi najlepszy ruch { $next }.
        [few] Daje { $brings } punkty, a drugi najlepszy ruch { $next }.
       *[many] Daje { $brings } punktów, a drugi najlepszy ruch { $next }.
    }
puzzles-counts =
    { $brings ->
        [one] Od teraz się liczą: od razu { $brings } punkt.
        [few] Od teraz się liczą: od razu { $brings } punkty.
       *[many] Od teraz się liczą: od razu { $brings } punktów.
    }
puzzles-survives = Po nim żaden odkryty kafel nie doprowadzi cię do bankructwa.
puzzles-bankrupts = Przeciwnik bankrutuje w tej turze i wygrywasz.
puzzles-better = Inny ruch jest wyraźnie lepszy.
puzzles-better_wins = Wygrywa { $win } % gier, żaden inny więcej niż { $next } %.
puzzles-brings_less =
    { $brings ->
        [one] Daje { $brings } punkt. Inny ruch daje { $most }.
        [few] Daje { $brings } punkty. Inny ruch daje { $most }.
       *[many] Daje { $brings } punktów. Inny ruch daje { $most }.
    }
puzzles-not_counting = Nadal się nie liczą.
puzzles-threatened = Przeciwnik nadal mógłby doprowadzić cię do bankructwa: { $line }.
puzzles-can_pay = Przeciwnik nadal mógłby zapłacić.
puzzles-see_why = Zobacz dlaczego
puzzles-try_again = Spróbuj ponownie
puzzles-ends_ahead =
    Po rozegraniu do końca po { $futures } razy rozwiązanie daje o { $points } pkt więcej niż twój ruch (z pewnością 95 %: od { $least } do { $most }).
puzzles-likely = W { $times } na 10 przebiegów dzieje się to jako następne.
puzzles-example = Odkryte kafle są przykładem.
puzzles-hint = Podpowiedź
puzzles-hint_tile = Weź kafel { $number }.
puzzles-hint_many = Uznawane ruchy: { $number }.
puzzles-show = Pokaż rozwiązanie
puzzles-shown = Oto rozwiązanie.
puzzles-unrated = Ranking się nie zmienia: na to zadanie już była odpowiedź.
puzzles-study = Analizuj tę pozycję
puzzles-share = Udostępnij
puzzles-shared =
    { $solved ->
        [yes] Polis, zadanie z { $date }: rozwiązane ✔
       *[no] Polis, zadanie z { $date }: nierozwiązane ✘
    }
puzzles-copied = Skopiowano
puzzles-not_copied = Przeglądarka nie pozwala kopiować
puzzles-none_left = Wszystkie są rozwiązane.
puzzles-missing = Nie ma takiego zadania
puzzles-not_loaded = Nie udało się wczytać zadań.

## A game move by move.

replay-title = Powtórka
replay-moves = Ruchy
replay-start = Na początek
replay-back = Wstecz
replay-forward = Dalej
replay-end = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-flip = Inne miasto
replay-at = Ruch { $ply } z { $plies }
replay-how = Jak to się liczy
replay-points = Punkty
replay-result = Wynik
replay-points_line = Punkty do tej pory; kropkami: spodziewane na końcu
replay-result_line = Spodziewany wynik: szansa na wygraną
replay-analyse = Analizuj grę
replay-go_on = Analizuj dalej
replay-analyse_line = Analizuj ten wariant
replay-analysing = Sprawdzanie każdego ruchu: { $percent } %
replay-stop = Zatrzymaj
replay-analysed = Każdy ruch został sprawdzony.
replay-this_move = Ten ruch
replay-not_yet = Jeszcze niesprawdzony.
replay-marks =
    .strong = Mocny
    .good = Dobry
    .weak = Słaby
    .missed = Przeoczenie
replay-gave_away = Oddał { $win } szansy na wygraną i { $points } pkt przewagi.
replay-nothing_lost = Niczego nie oddał.
replay-no_choice = Nie było wyboru.
replay-better_was = Lepiej było
replay-also_good = Rozważano też
replay-why_wait = Szukanie powodu…
replay-why_unclear = Po rozegraniu do końca żadna część wyniku nie różni się wyraźnie.
replay-to_win = { $percent } % na wygraną
replay-expects = spodziewane punkty: { $points }
replay-more = { $percent } więcej
replay-known_then =
    Liczy się tylko to, co można było wiedzieć w tej chwili: zakryte kafle pozostają zakryte.
replay-turning = Punkty zwrotne
replay-no_turning = Żaden pojedynczy ruch nie odwrócił losów gry.
replay-accuracy = Dokładność
replay-formula =
    Średnia wartość 100 · exp(−4,5 · strata) ze wszystkich ruchów, w których był wybór. Strata to
    część szansy na wygraną, którą ruch oddał; 200 punktów przewagi liczy się jak cała wygrana.
replay-explore = Wypróbuj
replay-explore_line =
    Weź kafel, aby spróbować stąd innego ruchu. To, co wypróbujesz, zostaje jako wariant.
replay-answer = Niech komputer odpowie
replay-thinking = Komputer myśli
replay-move_up = Przesuń wariant wyżej
replay-remove = Usuń wariant
replay-to_game = Wróć do gry
replay-in_variation = Wariant
replay-cannot_try = Tego ruchu nie można tu wypróbować: odsłoniłby kafel, którego nikt nie widział.
replay-share = Udostępnij
replay-link = Kopiuj link do tej pozycji
replay-link_with_game = Kopiuj link zawierający grę
replay-copy_tree = Kopiuj z wariantami
replay-save_tree = Zapisz z wariantami
replay-print = Drukuj arkusz gry
replay-unfinished = niedokończona
replay-bad_record = Ten link nie zawiera czytelnej gry
replay-still_played = Ta gra jeszcze trwa
replay-still_played_line = Będzie można ją analizować, gdy się skończy.
replay-keys = Klawisze
replay-key_lines =
    .step = jeden ruch wstecz lub dalej
    .ends = na początek lub koniec
    .variations = inne warianty tego ruchu
    .play = odtwarzanie
    .city = inne miasto
    .answer = niech komputer odpowie
    .analyse = analizuj lub zatrzymaj

## The statistics of one's games.

statistics-title = Statystyki
statistics-games =
    { $games ->
        [one] { $games } zakończona gra
        [few] { $games } zakończone gry
       *[many] { $games } zakończonych gier
    }
statistics-none = Żadna gra jeszcze się nie skończyła. Gdy się skończy, zostanie tu policzona.
statistics-none_fits = Żadna gra nie pasuje. Wybierz powyżej coś innego.
statistics-from = Gry z
statistics-here = tego urządzenia
statistics-account = mojego konta
statistics-fetching = Pobrano { $done } z { $all } gier
statistics-not_fetched = Nie udało się pobrać gier z twojego konta. Spróbuj później.
statistics-whose = Czyje
statistics-mine = Moje
statistics-everybody = Wszystkich przy tym ekranie
statistics-all = Wszystkie
statistics-mode = Tryb
statistics-opponent = Przeciwnik
statistics-basic = Gra podstawowa
statistics-variants = Z wariantami
statistics-long = Długa gra
statistics-lost = Przegrane
statistics-between = zapewne od { $low } do { $high } %
statistics-margin = Średnia przewaga
statistics-stones_left = Zostało kamieni
statistics-houses = Domki na planszy
statistics-length = Ruchów w grze
statistics-course = Punkty, gra po grze
statistics-course_told =
    { $games ->
        [one] Punkty, { $games } gra, pierwsza po lewej: od { $low } do { $high }
        [few] Punkty, { $games } gry, pierwsza po lewej: od { $low } do { $high }
       *[many] Punkty, { $games } gier, pierwsza po lewej: od { $low } do { $high }
    }
statistics-course_line =
    Każda kropka to jedna gra, ostatnia po prawej. Linia to średnia gry i trzech po każdej jej
    stronie.
statistics-as_table = Jako tabela
statistics-game = Gra
statistics-date = Data
statistics-points = Punkty
statistics-parts = Skąd pochodzą punkty
statistics-share = Udział
statistics-value_stars = Wartość × gwiazdki
statistics-by_opponent = Według przeciwnika
statistics-by_mode = Gracze i tryby
statistics-beginning = Kto zaczyna
statistics-beginning_line =
    Kropka to odsetek wygranych gier; prawdziwy odsetek leży na pasku z pewnością 95 %. Im mniej
    gier, tym dłuższy pasek.
statistics-first_wins = Wygrywa rozpoczynający, { $players }
statistics-when_first = Ty, gdy zaczynasz
statistics-when_later = Ty, gdy nie zaczynasz
statistics-fair = gdyby to nie miało znaczenia: { $percent } %
statistics-losses = Typowe straty
statistics-losses_line =
    { $games ->
        [one] Szansa na wygraną, którą ruch średnio oddaje ({ $games } gra).
        [few] Szansa na wygraną, którą ruch średnio oddaje ({ $games } gry).
       *[many] Szansa na wygraną, którą ruch średnio oddaje ({ $games } gier).
    }
statistics-no_losses =
    Żadna z tych gier nie była jeszcze analizowana. Analiza pokazuje, w której części gry oddajesz
    najwięcej.
statistics-study = Analizuj grę
statistics-opening = Początek
statistics-middle = Środek
statistics-end = Koniec
statistics-list = Gry
statistics-replay = Odtwórz
statistics-film = Film
statistics-leave_out = Nie licz
statistics-left_out = Gra nie jest już liczona.
statistics-more = Pokaż więcej
statistics-export = Eksportuj
statistics-csv = Tabela (CSV)
statistics-json = JSON

## What there is to study.

study-title = Analiza
study-line = Przejdź swoje gry ruch po ruchu i znajdź, co było lepsze.
study-this_game = Analizuj tę grę
study-open = Otwórz zapis
study-open_line = Wklej zapis lub wybierz plik. Trafi do twoich gier.
study-open_now = Otwórz i analizuj
study-mine = Moje gry
study-no_games = Nie ma tu jeszcze żadnej gry. Zagraj albo otwórz zapis.
study-online = Gry online
study-puzzles_line = Znajdź najlepszy ruch w pozycjach z gier.
study-editor_line = Ustaw dowolną pozycję i przyjrzyj się jej.
study-pad_line = Licz punkty przy prawdziwym stole.
study-statistics_line = Co łączy twoje gry.

## Studying together online.

together-title = Analizujcie razem
together-line = Kilka osób ogląda jednocześnie tę samą partię: jedna prowadzi, inne podążają. Znajdzie ją tylko ten, kto ma link.
together-name = Tytuł
together-create = Utwórz analizę
together-mine = Moje wspólne analizy
# $chapters (Number)
together-count =
    { $chapters ->
        [one] { $chapters } rozdział
        [few] { $chapters } rozdziały
        [many] { $chapters } rozdziałów
       *[other] { $chapters } rozdziału
    }
together-chapters = Rozdziały
together-people = Teraz tutaj
# $people (Number)
together-unnamed =
    { $people ->
        [one] i jeszcze { $people } osoba bez nazwy
        [few] i jeszcze { $people } osoby bez nazwy
        [many] i jeszcze { $people } osób bez nazwy
       *[other] i jeszcze { $people } osoby bez nazwy
    }
together-leads = prowadzi
together-owner = właściciel
together-you_lead = Prowadzisz: wszyscy widzą, gdzie jesteś.
# $name (String)
together-follows = Prowadzi: { $name }. Podążasz.
together-away = Oglądasz na własną rękę.
together-away_line = To, co wypróbujesz, zostaje twoje, póki tego nie zaproponujesz.
together-follow = Podążaj znowu
together-offer = Zaproponuj mój wariant
together-offered = Zaproponowano. Decyduje prowadzący.
together-own = twój
together-offers = Zaproponowane warianty
# $name (String)
# $moves (String)
together-offer_by = { $name }: { $moves }
together-look = Zobacz
together-accept = Dodaj do analizy
together-dismiss = Pomiń
together-withdraw = Wycofaj
# $name (String)
together-hand_over = Niech prowadzi { $name }
together-lead_again = Prowadź znowu
together-give_back = Oddaj prowadzenie
together-may_try = Inni mogą próbować ruchów
together-closed = W tej analizie ruchów próbuje tylko prowadzący.
together-add = Dodaj rozdział
together-add_line = Wklej zapis, z wariantami lub bez. W nieskończonej partii pomija się niewidziane kafle.
together-chapter_name = Nazwa
together-rename = Zmień nazwę
# $name (String)
together-up = Przesuń { $name } wyżej
# $name (String)
together-remove = Usuń { $name }
together-manage = Zarządzaj analizą
together-delete = Usuń analizę
together-delete_sure = Usuń dla wszystkich
together-missing = Tej analizy nie ma albo została usunięta.
together-invite = Zaproś do analizy
together-entering = Otwieranie analizy…
together-begin = Zacznij analizę z innymi
together-bad_record = Tego zapisu nie można odczytać albo jest za długi.

## The words about films of games.

film-title = Film z gry
film-line = Cała gra jako animacja (GIF), do zapisania lub wysłania.
film-make = Zrób film
film-size = Rozmiar
film-small = Mały
film-large = Duży
film-pace = Czas na ruch
film-seconds = { $seconds } s
film-picture_of = Obraz { $picture } z { $all }
film-ready = Film jest gotowy: { $size } KB.
film-save = Zapisz
film-share = Udostępnij
film-again = Inny
film-close = Zamknij
film-failed = W tej przeglądarce nie udało się zrobić filmu.
film-before = przed pierwszym ruchem
film-after =
    { $moves ->
        [one] po { $moves } ruchu
       *[other] po { $moves } ruchach
    }
film-so_far = gdyby gra skończyła się teraz
film-drawn = remis

## The long texts: the rules of Akropolis.

book-akropolis-introduction =
    Budujesz miasto z kafli, obok siebie i jeden na drugim, i chcesz zdobyć za nie najwięcej
    punktów. Każdy rodzaj dzielnic przynosi swoją wartość pomnożoną przez gwiazdki swoich placów.
    Dla 1–4 graczy.
book-akropolis-titles =
    .parts = Elementy gry
    .setup = Przygotowanie
    .turn = Twoja tura
    .round = Runda
    .scoring = Punktacja
    .variants = Warianty
    .solo = Solo: Znamienity Architekt
book-akropolis-lines =
    .tiles =
        W grze jest 61 kafli miasta, każdy o trzech obszarach. Obszar to kamieniołom, plac albo
        dzielnica. Place i dzielnice są pięciu rodzajów: domy (niebieskie), targowiska (żółte),
        koszary (czerwone), świątynie (fioletowe) i ogrody (zielone).
    .stars = Plac przydomowy ma 1 gwiazdkę; place targowe, koszarowe i świątynne 2; plac ogrodowy 3.
    .start =
        Każdy gracz ma kafel startowy: plac przydomowy z trzema kamieniołomami wokół. Jest to jeden
        kafel.
    .variants =
        Każdy wariant włącza się osobno, można je dowolnie łączyć. Dzielnica, która spełnia swój
        warunek i także ten, liczy się podwójnie.
book-akropolis-rules =
    .rule_1 =
        Potasuj kafle przewidziane dla liczby graczy: 37 dla 2, 49 dla 3, 61 dla 4. Utwórz 11
        stosów, w każdym o jeden kafel więcej, niż jest graczy. Pozostałe kafle, o dwa więcej niż
        graczy, leżą odkryte w rzędzie: to rynek.
    .rule_2 =
        W długiej grze, dla 2 lub 3 graczy, używa się wszystkich 61 kafli: 19 stosów po 3 i rynek z
        4 kafli dla dwóch graczy; 15 stosów po 4 i 1 kafel ponad to dla trzech.
    .rule_3 =
        Pierwszy gracz jest głównym architektem. W kolejności tur gracze biorą 1, 2, 3 i 4 kamienie.
    .rule_4 =
        Weź kafel z rynku. Pierwszy jest darmowy; każdy inny kosztuje 1 kamień za każdy kafel przed
        nim. Kamienie trafiają do rezerwy. Kafla, za który nie możesz zapłacić, nie możesz
        wziąć.
    .rule_5 =
        Dołóż kafel do miasta, dowolnie obrócony. Na pierwszym poziomie wszystkie jego obszary leżą
        na pustych miejscach i co najmniej jeden styka się bokiem z miastem. Na wyższym poziomie
        wszystkie trzy leżą na obszarach tej samej wysokości, należących do co najmniej dwóch
        różnych kafli. Miasto może rosnąć bez granic.
    .rule_6 = Każdy przykryty kamieniołom daje ci od razu 1 kamień. To, co przykryte, już się nie liczy.
    .rule_7 =
        Gdy po turze na rynku zostaje tylko jeden kafel, staje się on pierwszym, za nim wykłada się
        stos, a znacznik głównego architekta przechodzi w lewo. Runda ma o jedną turę więcej, niż
        jest graczy, więc następny gracz jest zawsze nowym głównym architektem. Gdy nie ma już
        stosów, gra się kończy. Ostatniego kafla nigdy się nie zagrywa: gra ma 36, 48 albo 60 tur
        przy 2, 3 albo 4 graczach, a długa gra 60.
    .rule_8 =
        Liczy się to, co widać z góry: najwyższy obszar każdej kolumny. Dwa obszary sąsiadują, gdy
        sąsiadują ich kolumny, bez względu na wysokość. Dzielnica jest warta tyle, ile jej poziom: 1
        na pierwszym, 2 na drugim i tak dalej.
    .rule_9 =
        Każdy rodzaj przynosi sumę wartości swoich dzielnic, które spełniają warunek, pomnożoną
        przez gwiazdki na widocznych placach tego rodzaju. Bez takiego placu nie przynosi nic.
    .rule_10 =
        Każdy kamień to jeszcze 1 punkt. Wygrywa gracz z największą liczbą punktów, przy remisie
        ten, kto ma więcej kamieni.
    .rule_11 =
        Przygotowanie jak dla dwóch graczy. Zaczynasz ty, z 1 kamieniem. Znamienity Architekt ma
        kafel startowy i 2 kamienie. Kamienie, które płacisz, trafiają do niego; te, które płaci on,
        do rezerwy. Znacznik głównego architekta i rundy są jak dla dwóch graczy.
    .rule_12 =
        W swojej turze chce najtańszego kafla z placem. Jeśli może za niego zapłacić, bierze go i
        płaci; jeśli nie albo jeśli takiego nie ma, bierze pierwszy kafel. Swoje kafle odkłada na
        bok: nic nie jest układane ani przykrywane i wszystkie się liczą, z kaflem startowym.
    .rule_13 =
        Za każdy rodzaj liczy się mu liczbę dzielnic razy ich poziom, razy gwiazdki na jego placach.
        Wszystkie jego dzielnice spełniają warunek. Do tego dochodzą jego kamienie. Hippodamos
        (łatwy): poziom 1. Metagenes (średni): poziom 1 i 2 punkty za każdy jego kamieniołom, także
        te z kafla startowego. Kallikrates (trudny): poziom 2.
    .rule_14 = Wygrywasz, mając więcej punktów, a przy remisie – więcej kamieni.
book-akropolis-rulings =
    .ruling_A1 = Kamienie z pudełka to materiał, nie ograniczenie: rezerwa nigdy się nie kończy.
    .ruling_A2 =
        Każda runda zaczyna się z dwoma kaflami więcej na rynku, niż jest graczy. Dlatego w długiej
        grze dla trzech pierwszy stos wykłada się od razu obok pojedynczego kafla: gra zaczyna się z
        rynkiem z 5 kafli i 14 stosami i ma 60 tur.
    .ruling_A3 =
        Największa grupa to ta, w której jest najwięcej domów; z równie dużych – ta o największej
        wartości. Place nie należą do grupy.
    .ruling_A4 =
        Jezioro to puste miejsce albo kilka połączonych, całkowicie otoczone przez miasto. Nie leży
        ono poza miastem: koszary, które stykają się tylko z jeziorami, nie liczą się.
    .ruling_A5 = Remis w punktach i kamieniach: zwycięstwo jest wspólne.
    .ruling_A6 =
        Z wariantami jego domy liczą się podwójnie, jeśli są warte 10 lub więcej, a świątynie tylko
        u Kallikratesa. Koszary i ogrody liczą się podwójnie zawsze. Z targowisk podwójnie liczą się
        najwyżej 3 na każdy jego plac targowy.
    .ruling_A7 = Remis w punktach i kamieniach: wygrywa on.
    .ruling_A8 = Solo można też grać w długą grę: wtedy jak w długą grę dla dwóch.
book-akropolis-conditions =
    .houses = Liczą się tylko domy z twojej największej grupy sąsiadujących domów.
    .markets =
        Targowisko liczy się, jeśli nie sąsiaduje z innym targowiskiem. Plac targowy mu nie
        przeszkadza.
    .barracks =
        Koszary liczą się na krawędzi miasta: co najmniej jedno miejsce obok jest puste i leży poza
        miastem.
    .temples =
        Świątynia liczy się, jeśli wszystkie sześć miejsc obok jest zabudowanych, na dowolnej
        wysokości.
    .gardens = Ogrody liczą się zawsze.
book-akropolis-doubles =
    .houses = Grupa jest warta 10 lub więcej. (Wybiera się ją przed podwojeniem.)
    .markets = Targowisko sąsiaduje z widocznym placem targowym.
    .barracks = Obok koszar 3 albo 4 miejsca są puste i leżą poza miastem.
    .temples = Świątynia stoi na drugim poziomie albo wyżej.
    .gardens = Ogród sąsiaduje z jeziorem.
book-akropolis-figures =
    .start = Kafel startowy: plac z 1 gwiazdką i trzy kamieniołomy.
    .site = Rynek dla dwóch graczy. Trzeci kafel kosztuje 2 kamienie.
    .beside = Pierwszy poziom: kafel leży obok miasta i styka się z nim.
    .on_top = Drugi poziom: kafel leży na trzech obszarach o wysokości 1, należących do dwóch kafli.
    .one_tile = Niedozwolone: wszystkie trzy obszary pod spodem należą do jednego kafla.
    .not_level = Niedozwolone: obszary pod spodem mają różną wysokość.
    .quarries = Kafel przykrywa kamieniołomy: za każdy dostajesz kamień.
    .houses = Domy w pierścieniach to największa grupa i liczą się. Pojedynczy dom się nie liczy.
    .markets =
        Targowisko w pierścieniu stoi samo i liczy się. Dwa pozostałe stykają się: żadne się nie
        liczy.
    .barracks = Koszary w pierścieniu stoją na krawędzi. Oznaczone są obudowane i nie liczą się.
    .lake = Oznaczone koszary stykają się tylko z jeziorem: nie liczą się.
    .temples =
        Świątynia w pierścieniu jest otoczona. Przy oznaczonej jeden bok jest otwarty: nie liczy
        się.
    .gardens = Jeden ogród na poziomie 1 i jeden na poziomie 2, razy 3 gwiazdki: 9 punktów.
    .no_plaza = Jest ogród, ale nie ma placu ogrodowego: nie przynosi nic.
    .double_houses = Grupa jest warta 10 lub więcej: wszystkie jej domy liczą się podwójnie.
    .double_markets = Targowisko w pierścieniu styka się ze swoim placem i liczy się podwójnie.
    .double_barracks = Koszary w pierścieniu mają 3 albo 4 otwarte boki i liczą się podwójnie.
    .double_temples = Świątynia w pierścieniu stoi na wyższym poziomie i liczy się podwójnie.
    .double_gardens = Ogród w pierścieniu styka się z jeziorem i liczy się podwójnie.

## The long texts: the rules of Architekton.

book-architekton-introduction =
    Dwóch graczy układa wspólnie jedno miasto z budowli i krajobrazów, ale każdy gra dla siebie. Na
    końcu liczą się twoja największa grupa domków i twoje żetony.
book-architekton-titles =
    .parts = Elementy gry
    .setup = Przygotowanie
    .turn = Twoja tura
    .enclosed = Otoczone budowle
    .end = Koniec gry
    .match = Mecz
book-architekton-lines =
    .buildings =
        W grze są 22 budowle. Każdy ich bok pokazuje jedną z czterech scenerii: ziemię, łąkę, wodę
        albo las.
    .landscapes = Są 24 krajobrazy, po 6 każdej scenerii.
    .houses = Każdy gracz ma 12 domków. Na początku każdy ma 1 żeton punktów.
book-architekton-rules =
    .rule_1 =
        Potasuj budowle: 4 z wierzchu to zakryta rezerwa, następne 3 wykłada się odkryte. Tak samo z
        krajobrazami: 4 do rezerwy, 3 odkryte. 6 odkrytych kafli to zasób.
    .rule_2 = Następne 2 krajobrazy to początek miasta. Stykają się jednym rogiem.
    .rule_3 = Zaczyna starszy gracz. Tutaj wybierasz, kto zaczyna, albo decyduje los.
    .rule_4 =
        Weź dwa kafle z zasobu, jeden po drugim, i połóż każdy z nich: dwa tego samego rodzaju albo
        po jednym z każdego, w dowolnej kolejności. Potem zasób uzupełnia się do 3 budowli i 3
        krajobrazów.
    .rule_5 =
        Budowle i krajobrazy leżą na przemian jak na szachownicy: obok budowli tylko krajobrazy,
        obok krajobrazu tylko budowle. Kafel musi mieć co najmniej jeden wspólny bok z kaflem, który
        już leży, i co najmniej jeden wspólny bok musi pasować: budowla pokazuje tam scenerię
        krajobrazu. Budowle można obracać; krajobrazy wyglądają tak samo z każdej strony.
    .rule_6 =
        Kto kładzie budowlę, od razu stawia na niej swój domek. Jeśli nie masz już domku w ręce,
        musisz przenieść tam jeden ze swoich z innej budowli. Budowla, która straciła domek, nie ma
        właściciela.
    .rule_7 =
        Gdy kafel zostaje położony, każda budowla, która ma teraz krajobrazy po wszystkich czterech
        stronach, jest od razu punktowana dla właściciela: gracza, którego domek na niej stoi, w
        jego turze lub nie. Jeśli pasują wszystkie boki, zyskuje 1 żeton. Jeśli 1, 2 albo 3 boki nie
        pasują, traci 1, 2 albo 3 żetony, ale może przedtem zabrać domek z powrotem do ręki: strata
        jest wtedy o 1 mniejsza.
    .rule_8 =
        Kto nie może pokryć straty, nawet zabierając domek, od razu przegrywa: gra kończy się przed
        czasem i wygrywa przeciwnik.
    .rule_9 =
        Gdy po turze stosy nie uzupełniają już zasobu, sięga się do rezerw i zaczyna się ostatnia
        runda. Jeśli następny jest gracz rozpoczynający, obaj mają jeszcze po jednej turze; jeśli
        drugi, ma ją tylko on. Dzięki temu obaj mają tyle samo tur.
    .rule_10 =
        Na końcu usuwa się każdą budowlę, która sąsiaduje tylko z 1 lub 2 krajobrazami, razem z
        domkiem. Potem każdy domek twojej największej grupy połączonej po przekątnej to 1 punkt i
        każdy żeton to 1 punkt.
    .rule_11 =
        Wygrywa gracz z największą liczbą punktów; potem ten, komu po usunięciu zostało na planszy
        więcej domków; w przeciwnym razie gra kończy się remisem.
    .rule_12 =
        Mecz to seria gier. Wygrana przed czasem daje 2 punkty zwycięstwa, każda inna 1, remis
        żadnego. Gracze zaczynają na zmianę. Mecz wygrywa, kto pierwszy ma 2 punkty zwycięstwa.
book-architekton-rulings =
    .ruling_T1 =
        Instrukcja nie pokazuje budowli. Nasze to wszystkie zestawienia, w których obecne scenerie
        występują równie często: 4 z jedną scenerią, 12 z dwiema, 6 z wszystkimi czterema. Razem to
        22 kafle, a każda sceneria jest na 22 bokach.
    .ruling_T2 = 8 żetonów z pudełka to materiał, nie ograniczenie: zdobyty żeton zawsze dostajesz.
    .ruling_T3 =
        Kafel może otoczyć kilka budowli. Najpierw są wszystkie zyski. Potem straty, najpierw tego,
        kto położył kafel, potem przeciwnika, w kolejności północ, wschód, południe, zachód od
        kafla. O każdej decyduje się i płaci przed następną.
    .ruling_T4 =
        Budowla bez domku nie jest punktowana ani teraz, ani później. Domek przeniesiony na budowlę
        nie punktuje jej ponownie: budowla punktuje tylko w chwili, gdy zostaje otoczona.
    .ruling_T5 =
        Decyzja należy do właściciela, także w turze przeciwnika. Jeśli może zapłacić tylko za jedną
        z dwóch możliwości, wybiera się tę.
    .ruling_T6 = Jeśli trzeba przenieść domek, przenosi się go przed punktowaniem.
    .ruling_T7 =
        Jeśli przed pierwszym lub drugim kaflem nie można położyć żadnego kafla z zasobu, zasób się
        wymienia: jego kafle trafiają pod swoje stosy i tyle samo dobiera się z wierzchu, aż któryś
        da się położyć. Jeśli nie da się położyć żadnego kafla z zasobu i stosów, zasób zostaje,
        jaki był, a reszta tury przepada. Jeśli obaj gracze stracą całą turę jeden po drugim, gra
        kończy się końcową punktacją.
    .ruling_T8 =
        W ostatniej rundzie rezerwy nadal uzupełniają zasób, dopóki wystarczą. Zasób, którego nie da
        się uzupełnić, pozostaje mniejszy.
    .ruling_T9 =
        Domki są połączone, gdy ich budowle stykają się rogiem i na obu stoją domki tego samego
        gracza.
book-architekton-figures =
    .start = Dwa krajobrazy z początku. Budowle mogą leżeć na oznaczonych miejscach.
    .lay = Dozwolone: oba stykające się boki pasują.
    .no_match = Niedozwolone: tak obrócona budowla nie pasuje żadnym bokiem.
    .gain = Otoczona i wszystkie cztery boki pasują: właściciel zyskał 1 żeton.
    .choice =
        Otoczona i jeden bok nie pasuje: właściciel zostawia domek i płaci 1 żeton albo zabiera go i
        nie płaci nic.
    .last_round =
        Ostatnia runda zaczyna się przy kresce. U góry następny jest gracz rozpoczynający: jeszcze
        jedna tura dla obu. U dołu następny jest drugi gracz: jeszcze jedna tura dla niego.
    .removed = Budowle w pierścieniach sąsiadują tylko z 1 lub 2 krajobrazami: na końcu się je usuwa.
    .group = Nici łączą największą grupę każdego gracza: domki, których budowle stykają się rogiem.

## The long texts: what the steps of the first games say.

book-lessons-akropolis =
    .step_1 = Twoje miasto
    .step_1_text =
        Każde miasto zaczyna się od tego kafla: plac z jedną gwiazdką i trzy kamieniołomy. Przez
        kilka tur będziesz budować obok niego i na nim. Komputer buduje własne miasto.
    .step_2 = Rynek
    .step_2_text =
        Tu leżą kafle. Pierwszy jest darmowy, każdy następny kosztuje o jeden kamień więcej. Masz 1
        kamień. Każdy kamień, który zostanie na końcu, to punkt.
    .step_3 = Twój pierwszy kafel
    .step_3_text =
        Weź pierwszy kafel: dwa domy i kamieniołom. Połóż go obok miasta tak, żeby stykały się co
        najmniej dwa boki. Wybierz miejsce, a potem to samo jeszcze raz, żeby obrócić
        kafel.
    .step_4 = Domy
    .step_4_text =
        Twoje dwa domy leżą obok siebie: grupa o wartości 2. Plac mnoży ją przez swoją gwiazdkę: 2 ×
        1 = 2 punkty. Z domów liczy się tylko największa grupa.
    .step_5 = Komputer buduje
    .step_5_text =
        Komputer wziął za darmo pierwszy z pozostałych kafli. To jego miasto; pierścień pokazuje
        jego ostatni kafel.
    .step_6 = Plac
    .step_6_text =
        Ostatni kafel ma plac targowy, dom i ogród. Kosztuje 1 kamień. Weź go i połóż tak, żeby jego
        dom dołączył do twojej grupy.
    .step_7 = Nowa runda
    .step_7_text =
        Został jeden kafel. Stał się pierwszym, za nim wyłożono stos, a znacznik głównego architekta
        przeszedł do komputera, który rozpoczął rundę.
    .step_8 = Wyżej
    .step_8_text =
        Teraz buduj w górę. Weź pierwszy kafel i połóż go na trzech obszarach tej samej wysokości,
        należących do dwóch kafli. Przykryj co najmniej jeden kamieniołom, ale żadnego placu.
    .step_9 = Poziomy i kamienie
    .step_9_text =
        Każdy przykryty kamieniołom dał ci kamień. Na poziomie 2 dzielnica jest warta 2, a to, co
        pod nią, już się nie liczy. Twoje targowisko liczy się razy 2 gwiazdki swojego placu.
    .step_10 = Komputer buduje
    .step_10_text = Komputer wziął kafel. Znów został jeden: zaczyna się trzecia runda i to twoja tura.
    .step_11 = Targowiska
    .step_11_text =
        Targowisko liczy się tylko wtedy, gdy nie styka się z innym targowiskiem. Weź pierwszy kafel
        i połóż go tak, żeby twoje targowiska były warte więcej niż przedtem.
    .step_12 = Pozostałe dzielnice
    .step_12_text =
        Koszary liczą się na krawędzi miasta, świątynie, gdy wszystkie sześć boków jest
        zabudowanych, ogrody zawsze. Ale każdy rodzaj potrzebuje swojego placu: bez gwiazdki nie ma
        punktów.
    .step_13 = Komputer buduje
    .step_13_text = Zostały dla ciebie dwa kafle. Pierwszy jest darmowy, drugi kosztuje kamień.
    .step_14 = Twój wybór
    .step_14_text =
        Weź jeden z nich i znajdź miejsce, które da co najmniej 4 punkty. Znaczki nad kaflem
        pokazują, co się zmienia.
    .step_15 = Jak to się kończy
    .step_15_text =
        Gra dla dwóch osób ma 36 tur. Potem każdy rodzaj przynosi swoją wartość razy gwiazdki, a
        każdy kamień to punkt. Punktacja pokazuje, co masz teraz.
    .step_16 = Teraz prawdziwa gra
    .step_16_text =
        Wiesz już wszystko, czego trzeba. Zasady opisują jeziora, warianty i grę solo ze
        Znamienitym Architektem.
book-lessons-architekton =
    .step_1 = Miasto
    .step_1_text =
        Obaj gracze budują jedno miasto. Zaczyna się od dwóch krajobrazów, które stykają się rogiem,
        tu ziemi i łąki. Budowle i krajobrazy leżą na przemian jak na szachownicy.
    .step_2 = Zasób
    .step_2_text =
        Trzy budowle i trzy krajobrazy leżą odkryte. W swojej turze bierzesz dwa kafle, jeden po
        drugim, i kładziesz każdy. Co najmniej jeden bok musi pasować do tego, czego dotyka.
    .step_3 = Twoja pierwsza budowla
    .step_3_text =
        Weź pierwszą budowlę, z ziemią i łąką na przemian. Połóż ją między dwoma krajobrazami tak,
        żeby oba boki pasowały. Wybierz miejsce jeszcze raz, żeby ją obrócić. Stanie na niej
        twój domek.
    .step_4 = Krajobraz
    .step_4_text =
        Twój drugi kafel: weź ziemię albo łąkę i połóż ją przy wolnym boku swojej budowli, tam gdzie
        pasuje.
    .step_5 = Komputer buduje
    .step_5_text =
        Komputer położył budowlę w drugim kącie między krajobrazami. Jego domek ma kopułę, twoje
        mają szczyty.
    .step_6 = Jego drugi kafel
    .step_6_text = Krajobraz komputera pasuje do jego własnej budowli. Po turze zasób jest uzupełniany.
    .step_7 = Otoczona
    .step_7_text =
        Jeden bok twojej budowli jest jeszcze wolny. Połóż tam krajobraz, który pasuje: pasują
        wszystkie cztery boki i zyskujesz żeton.
    .step_8 = Grupa
    .step_8_text =
        Domki, których budowle stykają się rogiem, tworzą grupę. Połóż budowlę z ziemią na
        wszystkich bokach przy rogu swojej. Jeden z jej boków nie będzie pasował.
    .step_9 = Komputer odpowiada
    .step_9_text =
        Komputer położył ziemię obok twojej nowej budowli. Trzy boki są zajęte i jeden z nich nie
        pasuje.
    .step_10 = Strata
    .step_10_text =
        Drugim kaflem otoczył twoją budowlę. Jeden bok nie pasuje: to kosztuje cię żeton albo domek.
    .step_11 = Twoja decyzja
    .step_11_text =
        Zostaw domek i zapłać 1 żeton: grupa pozostanie cała. Albo zabierz go i nic nie płać.
        Decyzja należy do ciebie.
    .step_12 = Żetony
    .step_12_text =
        Kto nie może pokryć straty, od razu przegrywa grę. Uważaj więc na boki, które nie pasują,
        zwłaszcza gdy masz mało żetonów.
    .step_13 = Grupa rośnie
    .step_13_text =
        Połóż dowolną budowlę przy rogu budowli, na której stoi twój domek. Zobacz, ile jej boków
        pasuje.
    .step_14 = Twój drugi kafel
    .step_14_text = Połóż, co chcesz, tam gdzie pasuje.
    .step_15 = Jak to się kończy
    .step_15_text =
        Gdy skończą się stosy, zaczyna się ostatnia runda. Potem usuwa się budowle przy jednym lub
        dwóch krajobrazach. Każdy domek twojej największej grupy to punkt i każdy żeton to punkt.
    .step_16 = Teraz prawdziwa gra
    .step_16_text =
        Wiesz już wszystko, czego trzeba. Zasady opisują rzadkie przypadki i mecz.
book-lessons-answers =
    .not_allowed = Tam nie pasuje.
    .other_tile = To inny kafel. Weź ten, o który chodzi.
    .too_loose = To dozwolone, ale styka się tylko jeden bok. Przysuń go: co najmniej dwa boki.
    .not_on_ground = To dozwolone, ale tym razem zostań na ziemi: połóż go obok swojego miasta.
    .houses_elsewhere =
        To dozwolone, ale jego dom nie dołącza do twojej grupy. Obróć go albo połóż obok swoich
        domów.
    .no_quarry = To dozwolone, ale nie przykrywa żadnego kamieniołomu. Połóż go na co najmniej jednym.
    .covers_plaza = To dozwolone, ale przykrywa plac i jego gwiazdki by przepadły. Wybierz inne miejsce.
    .markets_touch =
        To dozwolone, ale targowiska nie byłyby warte więcej. Trzymaj je osobno i żadnego nie
        przykrywaj.
    .few_points = To dozwolone, ale daje mniej niż 4 punkty. Spójrz na znaczki nad kaflem.
    .sides_differ =
        Jeszcze nie: muszą pasować oba stykające się boki. Połóż ją między dwoma krajobrazami i
        obróć.
    .no_chip = To dozwolone, ale nie otacza twojej budowli czterema pasującymi bokami.
    .no_corner = To dozwolone, ale nie dotyka rogu budowli z twoim domkiem.

## The host's page, which is loaded when it is opened.

book-host-title = Strona gospodarza
book-host-no_host = Tę stronę widzą tylko gospodarze.
book-host-sign_in_again = Zalogowano się jakiś czas temu. Aby coś zmienić, wpisz hasło jeszcze raz.
book-host-people = Osoby
book-host-accounts = Konta
book-host-guests = Goście
book-host-suspended = Wykluczeni
book-host-tables = Stoły
book-host-gathering = Czekają na graczy
book-host-playing = W grze
book-host-finished = Zakończone
book-host-load = Obciążenie
book-host-sockets = Połączeni
book-host-p99 = 99 na 100 ruchów w czasie
book-host-queue = Oczekujące zapisy
book-host-memory = Pamięć
book-host-servers = Serwery
book-host-engine = Czekają na komputer
book-host-storage = Dane
book-host-damaged = Baza danych jest uszkodzona. Przywróć kopię zapasową.
book-host-errors = Błędy od uruchomienia
book-host-failures = Nieudane żądania
book-host-database_errors = Błędy bazy danych
book-host-wrong_passwords = Błędne hasła
book-host-limited = Za szybko
book-host-log = Ostatnie ostrzeżenia
book-host-no_log = Brak ostrzeżeń.
book-host-backups = Kopie zapasowe
book-host-no_backups = Nie ma tu żadnej znanej kopii. Widać tu kopie z „polis backup”.
book-host-verified = sprawdzona
book-host-unverified = niesprawdzona
book-host-sign_up = Kto może wejść
book-host-open = Każdy
book-host-invited = Tylko zaproszeni
book-host-invitations = Zaproszenia
book-host-invite = Utwórz zaproszenie
book-host-note = Dla kogo
book-host-days = Dni
book-host-uses = Użycia
book-host-withdraw = Wycofaj
book-host-announcement = Ogłoszenie
book-host-announcement_line = Wszystkie strony pokazują ten wiersz, aż się skończy.
book-host-text = Tekst
book-host-hours = Godziny
book-host-announce = Ogłoś
book-host-end = Zakończ
book-host-search = Nazwa
book-host-suspend = Wyklucz
book-host-allow = Wpuść znowu
book-host-sign_out = Wyloguj
book-host-new_password = Nowe hasło
book-host-password_once = Przekaż to hasło. Widać je tylko raz.
book-host-host = Gospodarz
book-host-deeds_title = Co zrobili gospodarze
book-host-command = polis admin
book-host-used = użyto { $used } z { $most }
book-host-until = do { $date }
book-host-reports = Zgłoszenia
book-host-no_reports = Brak otwartych zgłoszeń.
book-host-engine_sign = Ślad silnika
book-host-engine_working = Obejrzane gry: { $done } z { $games }
book-host-engine_none = Nie ma całej gry do obejrzenia.
book-host-engine_found =
    { $game }: ruchy: { $moves }, oddane na ruch: { $loss } % wygranej (95 %: { $interval }),
    Mistrz { $reference } %; wynik { $score }.
book-host-engine_notable = Znacznie bliżej silnika niż Mistrz.
book-host-engine_line =
    Powód, by obejrzeć gry, nigdy dowód: silni gracze też mają wysoki wynik, a kilka gier mówi
    niewiele. Samo z siebie nic z tego nie wynika.
book-host-suspend_week = Wyklucz na tydzień
book-host-rename = Zmień nazwę
book-host-annul = Anuluj ranking
book-host-close_report = Zamknij
book-host-reported_by = zgłasza { $name }
book-host-deeds =
    .suspended = Wykluczono
    .allowed = Wpuszczono znowu
    .signed_out = Wylogowano
    .new_password = Nowe hasło
    .host_named = Mianowano gospodarzem
    .host_dismissed = Już nie gospodarz
    .sign_up_opened = Otwarto dla każdego
    .sign_up_closed = Tylko dla zaproszonych
    .invited = Utworzono zaproszenie
    .uninvited = Wycofano zaproszenie
    .announced = Ogłoszono
    .announcement_ended = Zakończono ogłoszenie
    .renamed = Zmieniono nazwę
    .rating_annulled = Anulowano ranking
    .report_closed = Zamknięto zgłoszenie

## What mails say. The server writes them; no page loads them.

book-mail-hello = Cześć { $name },
book-mail-confirm_subject = Potwierdź swój adres
book-mail-confirm =
    ktoś, pewnie ty, podał ten adres dla konta na { $site }. Aby go potwierdzić, wpisz tam na koncie ten
    kod w ciągu jednego dnia:
book-mail-recover_subject = Kod do nowego hasła
book-mail-recover =
    ktoś, pewnie ty, nie pamięta hasła do tego konta na { $site }. Tym kodem ustawisz nowe. Jest ważny
    godzinę i działa tylko raz:
book-mail-not_asked = Jeśli to nie ty, nie musisz nic robić.
book-mail-turn = Twoja tura, przeciwnicy: { $names }
book-mail-turn_alone = Twoja kolej
book-mail-challenge = { $name } rzuca ci wyzwanie: { $game }
book-mail-stop = Aby nie dostawać więcej takich wiadomości, otwórz to:

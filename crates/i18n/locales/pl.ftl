## What every page has.

frame-tagline = Gry kafelkowe starożytnej Grecji
frame-skip = Przejdź do treści
frame-home = Strona główna
frame-fan_project =
    Nieoficjalny projekt miłośników. Akropolis to gra Julesa Messauda (Gigamic), Architekton – gra
    Michaela Schachta (Queen Games).
frame-bad_link = Ten odnośnik donikąd nie prowadzi.
frame-to_home = Na stronę główną
frame-bad_link_line = Nic nie przepadło: twoje gry są tam, gdzie były.
frame-loading = Chwileczkę …
frame-not_loaded = Nie udało się wczytać tekstu.
frame-load_again = Spróbuj ponownie

## The first page.

home-akropolis = Wznoś miasto z kafli o trzech polach. Od jednego do czterech graczy, pół godziny.
home-architekton =
    Układajcie wspólnie miasto w szachownicę, każdy dla siebie. Dwóch graczy, pół godziny.
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
players-computer = Komputer: { $level }
players-levels =
    .pupil = Uczeń
    .mason = Murarz
    .foreman = Brygadzista
    .master = Mistrz
    .daidalos = Dedal
players-level_lines =
    .pupil = widzi kilka miejsc, na pierwszą grę
    .mason = gra prosto i równo
    .foreman = przeczuwa, co będzie, ale wiele przeocza
    .master = niewiele przeocza
    .daidalos = patrzy naprzód, także na to, czego chcesz
players-architects =
    .hippodamos = Hippodamos
    .metagenes = Metagenes
    .callicrates = Kallikrates
players-architect_lines =
    .hippodamos = Łatwy: wszystkie jego dzielnice są na 1. poziomie.
    .metagenes = Średni: każdy jego kamieniołom daje mu 2 punkty więcej.
    .callicrates = Trudny: wszystkie jego dzielnice są na 2. poziomie.

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
    .barracks = Obok są trzy albo cztery puste miejsca na zewnątrz.
    .temples = Stoi na wyższym poziomie.
    .gardens = Sąsiaduje z jeziorem.

## What the tables of both games say.

table-in_hand = w ręce
table-with_hand = z kaflem w ręce
table-turn_left = Obróć w lewo
table-turn_right = Obróć w prawo
table-put_back = Odłóż
table-hint = Podpowiedź
table-hint_wait = Szukanie dobrego ruchu.
table-closer = Bliżej
table-farther = Dalej
table-turn_view = Obróć widok
table-above = Widok z góry
table-menu = Menu
table-close = Zamknij
table-suggested = Podpowiedź
table-statistics = Przebieg gry
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
akropolis_table-site_line = pierwszy kafel jest darmowy, każdy następny kosztuje o kamień więcej
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
akropolis_table-to_come = Jeszcze nadejdzie
akropolis_table-to_come_line =
    { $tiles } { $tiles ->
        [one] kafel
        [few] kafle
       *[many] kafli
    }, { $stacks } { $stacks ->
        [one] stos
        [few] stosy
       *[many] stosów
    }, ostatni niezagrany
akropolis_table-districts = dzielnice
akropolis_table-plazas = place
akropolis_table-plaza =
    .houses = Plac domów
    .markets = Plac targowy
    .barracks = Plac koszar
    .temples = Plac świątyń
    .gardens = Plac ogrodów
akropolis_table-quarry = Kamieniołom
akropolis_table-place = Połóż
akropolis_table-whole_city = Całe miasto
akropolis_table-marks = Oznacz to, co nie punktuje
akropolis_table-live_scores = Pokazuj punkty w trakcie gry
akropolis_table-choose = Wybierz kafel.
akropolis_table-choose_line = Dotknij kafla na rynku, aby wziąć go do ręki.
akropolis_table-find_place = Wybierz miejsce.
akropolis_table-find_place_line = Zielona kropka leży pośrodku każdego dozwolonego miejsca.
akropolis_table-to_level = { $what }: na poziom { $level }
akropolis_table-costs =
    { $price ->
        [0] { $won ->
            [0] Jest darmowy.
            [one] Jest darmowy i daje { $won } kamień z kamieniołomów.
            [few] Jest darmowy i daje { $won } kamienie z kamieniołomów.
           *[many] Jest darmowy i daje { $won } kamieni z kamieniołomów.
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
akropolis_table-covers = Przykryte: { $what }.
akropolis_table-begins = Odtąd się liczy: { $what }.
akropolis_table-ceases = Już się nie liczy: { $what }.
akropolis_table-doubles = Odtąd podwójnie: { $what }.
akropolis_table-level = Poziom { $level }
akropolis_table-allowed = dozwolone
akropolis_table-refused = Tutaj nie może leżeć.
akropolis_table-touches_nothing = Niczego nie dotyka. Musi łączyć się bokiem z twoim miastem.
akropolis_table-not_level = Nierówno: leżałby na wysokościach { $a }, { $b } i { $c }.
akropolis_table-one_tile =
    Wszystkie trzy obszary należą do jednego kafla. Potrzebne są co najmniej dwa.
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
akropolis_table-walled_in = Zamknięte: żaden bok nie leży na krawędzi miasta.
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
    .move_view = Przesunięcie widoku
    .zoom = Bliżej, dalej, całe miasto
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
architekton_table-match_line = mecz do dwóch punktów zwycięstwa, { $one } : { $other }
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
architekton_table-group_of = grupa: { $houses }
architekton_table-score = Punktacja
architekton_table-largest_group = Największa grupa
architekton_table-safe = pewne na koniec
architekton_table-chips_row = Żetony
architekton_table-if_ended = Gdyby to był koniec
architekton_table-hidden = Jeszcze zakryte
architekton_table-last_tiles = Ostatnie ruchy
architekton_table-tile_at = { $tile } na { $place }
architekton_table-house_kept = zostawia domek na { $place }
architekton_table-house_removed = zabiera domek z { $place }
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
            [one] Po otoczeniu będzie cię kosztować co najmniej { $number } żeton.
            [few] Po otoczeniu będzie cię kosztować co najmniej { $number } żetony.
           *[many] Po otoczeniu będzie cię kosztować co najmniej { $number } żetonów.
        }
       *[other] { $number ->
            [one] Po otoczeniu koszt co najmniej { $number } żeton ({ $who }).
            [few] Po otoczeniu koszt co najmniej { $number } żetony ({ $who }).
           *[many] Po otoczeniu koszt co najmniej { $number } żetonów ({ $who }).
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
        [you] Gra się tym kończy: wygrywasz.
       *[other] Gra się tym kończy: { $who } wygrywa.
    }
architekton_table-draw_with_it = Gra się tym kończy: remis.
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
architekton_table-exchanged = Żadnego kafla z zasobu nie dało się położyć: wymieniono go.
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
    Tu może leżeć tylko krajobraz: budowle i krajobrazy leżą na przemian.
architekton_table-for_buildings =
    Tu może leżeć tylko budowla: budowle i krajobrazy leżą na przemian.
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
        [one] Jeden krajobraz obok: na koniec znika.
       *[other] Dwa krajobrazy obok: na koniec znika.
    }
architekton_table-landscape_line = Sąsiednie budowle chcą takiego boku.
architekton_table-final_scoring = Końcowa punktacja
architekton_table-houses_row = Domki na planszy
architekton_table-total = Punkty
architekton_table-are_removed =
    { $buildings ->
        [0] Każda budowla sąsiaduje z co najmniej trzema krajobrazami: żadna nie znika.
        [one] { $buildings } budowla znika przy 1 lub 2 krajobrazach.
        [few] { $buildings } budowle znikają przy 1 lub 2 krajobrazach.
       *[many] { $buildings } budowli znika przy 1 lub 2 krajobrazach.
    }
architekton_table-by_points = { $more } do { $fewer } w punktach.
architekton_table-by_houses = Równe punkty: rozstrzyga liczba domków na planszy.
architekton_table-drawn = Remis
architekton_table-drawn_line = Równe punkty i tyle samo domków na planszy.
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
    .places = Przejdź po miejscach, od najlepszego
    .turn = Obróć kafel w lewo lub w prawo
    .house = Przenieś inny domek
    .lay = Połóż kafel
    .keep = Zostaw domek, zabierz go
    .put_back = Odłóż kafel, zamknij
    .undo = Cofnij, ponów
    .hint = Podpowiedź
    .marks = Pokaż, co punktuje
    .above = Widok z góry
    .move_view = Przesunięcie widoku
    .zoom = Bliżej, dalej, całe miasto
    .keys = Te klawisze

## The rules.

rules-title = Zasady
rules-contents = Spis treści
rules-print = Drukuj
rules-ruling = Rozstrzygnięcie
rules-about_numbers =
    Numery służą do powoływania się na zasady. Rozstrzygnięcie ustala to, co drukowana instrukcja
    zostawia otwarte.
rules-link = Odnośnik: { $name }
rules-link_copied = Skopiowano odnośnik

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
    .slow = Wolno
    .normal = Zwykłe
    .fast = Szybko
    .instant = Od razu
settings-pace_line = Jak szybko gra komputer i jak szybko wszystko się porusza.
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
    .not_signed_in = Podaj najpierw imię.
    .not_allowed = Tego nie możesz tu zrobić.
    .not_found = Czegoś takiego nie ma.
    .foreign_origin = Serwer nie zna tej strony.
    .not_your_turn = Jest tura kogoś innego.
    .illegal = Zasady na to nie pozwalają.
    .stale = Coś innego było szybsze. Spójrz jeszcze raz.
    .wrong_state = Teraz się nie da.
    .taken = To miejsce jest zajęte.
    .name_taken = Inne konto ma to imię.
    .wrong_password = Imię lub hasło się nie zgadza.
    .too_many = Za dużo naraz. Poczekaj chwilę.
    .unavailable = Serwer jest zajęty. Spróbuj ponownie.
    .internal = Serwer zawiódł. Spróbuj ponownie.

## The connection.

online-link-connecting = Łączenie z serwerem
online-link-reconnecting = Połączenie jest przerwane. Wróci samo.
online-link-move_waits = Połączenie jest przerwane. Twój ruch zostanie wysłany, gdy tylko wróci.
online-link-offline = Brak sieci. Gra pójdzie dalej sama, gdy sieć wróci.
online-link-no_server = Nie odpowiada tu żaden serwer gry
online-link-no_server_line =
    Aby grać online, otwórz Polis pod adresem serwera. Cała reszta działa bez niego.
online-link-outdated = Jest nowsza wersja Polis.
online-link-reload = Wczytaj
online-link-try_now = Spróbuj teraz
online-link-no_answer = Serwer nie odpowiedział. Spróbuj ponownie.

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
        [one] W jednej grze online jest twoja tura.
       *[other] W { $games } grach online jest twoja tura.
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

## The page for a new table.

online-plan-title = Otwórz stół
online-plan-game = Gra
online-plan-anybody = Kto przyjdzie
online-plan-clock = Zegar
online-plan-paces =
    .none = Brak
    .live = Czas rzeczywisty
    .daily = Dni na ruch
online-plan-minutes = Minuty
online-plan-seconds = Sekundy na ruch
online-plan-days = Dni na ruch
online-plan-time_out = Gdy komuś skończy się czas
online-plan-lost = to miejsce przegrywa i gra się kończy
online-plan-heir = to miejsce przegrywa, a grę kończy komputer:
online-plan-sees = Kto widzi stół
online-plan-private = Kto ma link
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
online-plan-match_line = Mecz trwa, aż ktoś ma dwa punkty zwycięstwa.
online-plan-more = Więcej możliwości
online-plan-open = Otwórz stół
online-plan-name = Twoje imię
online-plan-name_line = Widzą je inni. Konto nie jest potrzebne.
online-plan-needs_account = Gra rankingowa wymaga konta.

## A table.

online-room-waiting = Czekamy na graczy
online-room-invite = Zaproś
online-room-invite_line = Wyślij link albo daj go zeskanować. Kto go otworzy, może od razu usiąść.
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
online-room-send_away = Odeślij: { $name }
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
online-room-players = Gracze
online-room-watching = Oglądasz
online-room-watchers =
    { $number ->
        [one] { $number } widz
       *[other] { $number } widzów
    }
online-room-sending = Wysyłanie
online-room-chat = Czat
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
online-room-unmute = Słuchaj znów: { $name }
online-room-take_back = Poproś o cofnięcie
online-room-asks_takeback = { $name } prosi o cofnięcie ruchu.
online-room-asked_takeback = Prosisz o cofnięcie ruchu. Wszyscy muszą się zgodzić.
online-room-agree = Zgoda
online-room-decline = Odmów
online-room-withdraw = Graj dalej
online-room-resign = Poddaj się
online-room-resign_sure = Poddać tę grę?
online-room-play_on = Graj dalej
online-room-resigned = { $name } poddaje grę.
online-room-timed_out = { $name }: czas się skończył.
online-room-you_resigned = Gra poddana.
online-room-you_timed_out = Twój czas się skończył.
online-room-heir = Dalej gra komputer ({ $level })
online-room-again = Zagraj ponownie
online-room-again_asked = Czekamy na innych
online-room-wants_again = { $name } chce zagrać ponownie.
online-room-next = Do następnej gry
online-room-turn_against = Twoja tura, przeciwnicy: { $names }
online-room-left = { $name }: brak połączenia.
online-room-back = { $name }: połączenie wróciło.
online-room-tell_me = Powiadom mnie o mojej turze
online-room-told = Przeglądarka powiadomi cię o twojej turze.
online-room-not_told = Przeglądarka nie pozwala tu na powiadomienia.
online-room-days_hours = { $days } d { $hours } godz.
online-room-hours_minutes = { $hours } godz. { $minutes } min
online-room-clock_of = Pozostały czas: { $name }

## Who one is to the server.

online-me-title = Konto
online-me-guest = Grasz jako gość. Zna cię tylko ta przeglądarka.
online-me-account = Jesteś na swoim koncie.
online-me-nobody =
    Nie masz jeszcze imienia na tym serwerze. Podasz je, gdy usiądziesz, albo od razu załóż konto.
online-me-make = Załóż konto
online-me-make_line = Zachowuje gry i ranking na wszystkich urządzeniach. Nic nie ginie.
online-me-name = Imię
online-me-password = Hasło
online-me-password_line = Co najmniej 8 znaków.
online-me-sign_in = Zaloguj się
online-me-sign_out = Wyloguj się
online-me-guest_out = Gość, który się wyloguje, nie może wrócić.
online-me-everywhere = Wyloguj się wszędzie
online-me-everywhere_line = Na wszystkich urządzeniach; kończą się też tokeny botów.
online-me-change_name = Zmień imię
online-me-change_password = Zmień hasło
online-me-old = Dotychczasowe hasło
online-me-new = Nowe hasło
online-me-save = Zapisz
online-me-saved = Zapisano.
online-me-tokens = Tokeny dla botów
online-me-tokens_line = Program z tokenem gra w twoim imieniu.
online-me-label = Do czego służy
online-me-make_token = Utwórz token
online-me-token_once = Skopiuj go teraz. Jest pokazany tylko ten jeden raz.
online-me-remove = Usuń
online-me-data = Moje dane
online-me-download = Pobierz moje dane
online-me-delete = Usuń mnie
online-me-delete_line =
    Imię, ranking i ustawienia zostaną usunięte od razu i na zawsze. Ukończone gry pozostaną pod
    nazwą „usunięty gracz”.
online-me-cancel = Anuluj
online-me-profile = Moje gry i ranking

## A player.

online-profile-since = Tutaj od { $date }
online-profile-guest = Gość
online-profile-deleted = Usunięty gracz
online-profile-ratings = Ranking
online-profile-rating = { $rating } ± { $deviation }
online-profile-provisional = jeszcze niepewny
online-profile-statistics = Statystyka
online-profile-games = Gry
online-profile-wins = Wygrane
online-profile-shared = Dzielone
online-profile-mean = Średnio punktów
online-profile-best = Najwięcej punktów
online-profile-history = Ukończone gry
online-profile-earlier = Wcześniejsze gry
online-profile-none = Nie ma jeszcze ukończonej publicznej gry.
online-profile-won = wygrana
online-profile-lost = przegrana
online-profile-drawn = dzielona
online-profile-graph = Ranking w czasie: { $pool }
online-profile-missing = Nie ma takiego gracza

## A position that is set up by hand. Where a number is told, it stands apart from what is counted, so
## that no language has to bend it.

editor-title = Ułóż pozycję
editor-legal = Pozycja zgodna z zasadami
editor-not_yet = To jeszcze nie pozycja
editor-over = Gra jest w niej skończona.
editor-rule = Zasada { $number }
editor-pool = Nieużyte płytki
editor-pool_line = Weź jedną i połóż.
editor-in_pool = zostało: { $tiles }
editor-tile = Płytka { $number }: { $what }
editor-to_site = Na rynek
editor-to_stock = Do zasobu
editor-give = Dla: { $name }
editor-taken = Płytki: { $name }
editor-paid = Kamienie zapłacone za płytkę { $tile }
editor-fill = Dobierz losowo
editor-clear = Wyczyść
editor-lift_line = Dotknij płytki, aby ją podnieść.
editor-starting_tile = Płytka startowa zostaje.
editor-needed = Inne płytki jej potrzebują: najpierw podnieś je.
editor-start_stays = Dwa krajobrazy startowe zostają; inne można wybrać z boku.
editor-lifted = Podniesiono: { $what }
editor-stones = Kamienie: { $name }
editor-chips = Żetony: { $name }
editor-fewer = mniej
editor-more = więcej
editor-play = Graj stąd
editor-study = Analizuj stąd
editor-text = Jako tekst
editor-text_line = Skopiuj, aby zachować lub wysłać, albo wklej tu pozycję lub zapis partii.
editor-copy = Kopiuj
editor-take_over = Użyj tego tekstu
editor-cannot_read = Tego tekstu nie da się odczytać.
editor-other_game = To pozycja z gry { $game }.
editor-from_game = Z partii
editor-game = Partia
editor-ply = Po ruchu
editor-edit_it = Edytuj tę pozycję
editor-no_games = Nie ma tu zapisanej partii tej gry.
editor-house_of = Dom gracza
editor-no_house = Bez domu
editor-start = Start
editor-start_at = Krajobraz na { $place }
editor-turn = Tura
editor-lays = Płytki jeszcze do położenia
editor-losses = Straty do rozstrzygnięcia
editor-players = Kto gra dalej
editor-no_architect = Nikt nie gra solo, więc nie ma Znamienitego Architekta.
editor-not_used = Płytki { $tile } nie ma w grze na tylu graczy.
editor-twice = Płytka { $tile } jest dwa razy.
editor-misfit = { $what }: { $reason }
editor-too_many_turns = Zabrane płytki: { $taken }. Cała gra ma tylko { $turns } tur.
editor-turn_order = { $name }: zabrane płytki { $taken }, a według kolejności tur { $due }.
editor-site_size = Płytki na rynku: { $found }. W tym momencie jest ich { $due }.
editor-stones_most =
    { $name }: kamienie { $stones }, a przy zakrytych kamieniołomach najwyżej { $most }.
editor-stones_least =
    { $name }: kamienie { $stones }, ale tyle nie można było zapłacić: co najmniej { $least }.
editor-no_plaza = Znamienity Architekt płaci tylko za plac, a płytka { $tile } go nie ma.
editor-paid_too_much = Zapłacono za płytkę { $tile }: { $paid }. W tamtej chwili najwyżej { $most }.
editor-architect_stones =
    Kamienie Znamienitego Architekta: { $found }. Z zapłat gracza wynika { $due }.
editor-building_twice = Budowla { $building } jest dwa razy.
editor-too_many_landscapes = { $scenery }: { $landscapes } krajobrazów, a jest ich tylko 6.
editor-too_many_houses = { $name }: { $houses } domów, a każdy ma tylko 12.
editor-houses_before_turns = { $name }: domy { $houses }, a położonych płytek najwyżej { $laid }.
editor-houses_moved =
    Budowla jest bez domu, a nikt nie musiał żadnego przenieść: każdy miał jeszcze domy w ręku.
editor-stock_size = Brakuje w zasobie: { $missing }. Położono w tej turze: { $laid }.
editor-lays_left =
    W turze jest jeszcze jedna lub dwie płytki do położenia albo strata do rozstrzygnięcia.
editor-two_each = To nie może być ta tura ({ $name }) po { $laid } płytkach: każdy kładzie dwie.
editor-chips_wrong = Żetony nie odpowiadają temu, co dały i kosztowały zamknięte budowle.
editor-no_loss = Na { $place } nie może czekać żadna strata.
editor-no_choice = { $name } nie może zapłacić, aby zachować dom, więc nie ma czego rozstrzygać.
editor-nothing_fits = Żadnej płytki z zasobu nie da się położyć: zostałby wymieniony.
editor-not_over = Gra nie mogła się tak skończyć.
editor-malformed = Czegoś brakuje albo jest czegoś za dużo.
editor-keys_line =
    Klawisze: strzałki przesuwają, Q i E obracają, ↵ kładzie, Esc odkłada, Delete podnosi, S na
    rynek lub do zasobu, Z i Y cofają i przywracają.

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
pad-form = Co to jest
pad-district = Dzielnica
pad-plaza = Plac
pad-lower = Niżej
pad-higher = Wyżej
pad-clear = Od nowa
pad-empty = Puste miejsce
pad-lake = Jezioro: miasto je otacza.
pad-tap = Wybierz element, a potem dotykaj jego obszarów.
pad-city_board =
    Miasto. Strzałki przechodzą z pola na pole. H, M, B, T, G i Q stawiają domy, targowiska,
    koszary, świątynie, ogrody i kamieniołom, P zmienia dzielnicę w plac, od 1 do 9 podają poziom,
    Delete usuwa.
pad-refused = Tu nie ma na to miejsca.
pad-doubt = Coś się tu nie zgadza. Liczone jest to, co wpisano.
pad-apart = Części leżące osobno: { $hexes }.
pad-ground =
    Zabudowane obszary: { $hexes }; kafel startowy i kafle po trzy dają 4, 7, 10 i tak dalej.
pad-level = Obszary na poziomie { $level }: { $hexes }; kafle po trzy dają 3, 6, 9 i tak dalej.
pad-no_tiles = Obszarów poziomu { $level } nie da się podzielić na kafle po trzy.
pad-too_many_tiles = Potrzebne kafle: { $tiles }; nikt nie układa więcej niż 30.
pad-too_many_houses = { $name }: domki: { $houses }; jest ich 12.
pad-too_often = Krajobrazy pokazujące: { $scenery }: { $landscapes }; jest ich 6.
pad-twice = Budynek { $building } leży więcej niż raz.
pad-house_of = Domek: { $name }
pad-no_house = Bez domku
pad-which = Który budynek
pad-which_line =
    Dla punktacji końcowej to bez znaczenia: liczy się tylko, gdzie leży i czyj domek na nim stoi.
pad-next_by_number = Dowolny
pad-town_board =
    Miasto. Strzałki przechodzą z pola na pole. E, F, M i W kładą ziemię, las, łąkę i wodę; 1 i 2
    kładą budynek z domkiem pierwszej lub drugiej osoby, 0 bez domku; Delete usuwa.
pad-tap_town =
    Wybierz krajobraz albo budynek, a potem dotykaj jego pól. Drugie dotknięcie obraca budynek.
pad-bankrupt = Kto nie mógł zapłacić straty?
pad-nobody = Nikt
pad-share = Udostępnij
pad-picture = Zapisz jako obraz
pad-copy = Kopiuj jako tekst
pad-another = Policz kolejną grę

## Puzzles.

puzzles-title = Zadania
puzzles-line = Pozycje z mocnych partii: znajdź ruch.
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
puzzles-any = Wszystko
puzzles-themes =
    .best = Najlepszy ruch
    .points = Najwięcej punktów
    .count = Niech się liczą
    .survive = Uniknij bankructwa
    .bankrupt = Doprowadź do bankructwa
puzzles-rating = Twój ranking
puzzles-graph = Jak zmieniał się twój ranking
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
puzzles-wrong = To nie ten ruch.
puzzles-wins = Wygrywa { $win } % partii, a drugi najlepszy ruch { $next } %.
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
puzzles-bankrupts = Przeciwnik nie może zapłacić straty i od razu wygrywasz.
puzzles-better = Inny ruch jest wyraźnie lepszy.
puzzles-brings_less =
    { $brings ->
        [one] Daje { $brings } punkt. Inny ruch daje { $most }.
        [few] Daje { $brings } punkty. Inny ruch daje { $most }.
       *[many] Daje { $brings } punktów. Inny ruch daje { $most }.
    }
puzzles-not_counting = Nadal się nie liczą.
puzzles-threatened = Przeciwnik nadal mógłby doprowadzić cię do bankructwa.
puzzles-can_pay = Przeciwnik nadal mógłby zapłacić.
puzzles-hint = Wskazówka
puzzles-hint_tile = Weź kafel { $number }.
puzzles-hint_many = Uznawane ruchy: { $number }.
puzzles-show = Pokaż rozwiązanie
puzzles-shown = To jest rozwiązanie.
puzzles-unrated = Ranking się nie zmienia: na to zadanie już była odpowiedź.
puzzles-study = Przeanalizuj tę pozycję
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
replay-analysing = Sprawdzanie każdego ruchu: { $percent }%
replay-stop = Zatrzymaj
replay-analysed = Każdy ruch został sprawdzony.
replay-this_move = Ten ruch
replay-not_yet = Jeszcze nie sprawdzony.
replay-marks =
    .strong = Mocny
    .good = Dobry
    .weak = Słaby
    .missed = Przeoczenie
replay-gave_away = Oddał { $win } szansy na wygraną; strata przewagi w punktach: { $points }.
replay-nothing_lost = Niczego nie oddał.
replay-no_choice = Nie było wyboru.
replay-better_was = Lepiej było
replay-also_good = Rozważano też
replay-to_win = { $percent }% na wygraną
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
replay-explore = Próbuj
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
replay-bad_record = Ten link nie zawiera gry, którą można odczytać
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
statistics-none_fits = Nie ma takiej gry. Wybierz powyżej coś innego.
statistics-from = Gry z
statistics-here = tego urządzenia
statistics-account = mojego konta
statistics-fetching = Pobrano { $done } z { $all } gier
statistics-not_fetched = Nie udało się pobrać gier z twojego konta. Spróbuj później.
statistics-whose = Czyje
statistics-mine = Moje
statistics-everybody = Wszystkich przy jednym ekranie
statistics-all = Wszystkie
statistics-mode = Tryb
statistics-opponent = Przeciwnik
statistics-basic = Gra podstawowa
statistics-variants = Z wariantami
statistics-long = Długa gra
statistics-lost = Przegrane
statistics-between = naprawdę od { $low } do { $high } %
statistics-margin = Średnia przewaga
statistics-stones_left = Zostało kamieni
statistics-houses = Domy na planszy
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
statistics-by_opponent = Przeciw komu
statistics-by_mode = Gracze i tryby
statistics-beginning = Ile warte jest rozpoczynanie
statistics-beginning_line =
    Kropka to część gier wygranych; pasek – gdzie naprawdę leży z pewnością 95 %. Mało gier, długi
    pasek.
statistics-first_wins = Wygrywa rozpoczynający, { $players }
statistics-when_first = Ty, gdy zaczynasz
statistics-when_later = Ty, gdy nie zaczynasz
statistics-fair = gdyby to nie miało znaczenia: { $percent } %
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
statistics-export = Zabierz je ze sobą
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
study-puzzles_line = Znajdź najlepszy ruch w pozycjach z gier.
study-editor_line = Ustaw dowolną pozycję i przyjrzyj się jej.
study-pad_line = Licz punkty przy prawdziwym stole.
study-statistics_line = Co łączy twoje gry.

## The words about films of games.

film-title = Film z gry
film-line = Cała gra jako ruchomy obraz (GIF), do zapisania lub wysłania.
film-make = Zrób film
film-size = Rozmiar
film-small = Mały
film-large = Duży
film-pace = Ruch widać przez
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
    punktów. Każdy rodzaj dzielnic liczy swoją wartość pomnożoną przez gwiazdki swoich placów. Dla 1
    do 4 graczy.
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
    .stars = Plac domów ma 1 gwiazdkę; place targowe, koszar i świątyń mają 2; plac ogrodów ma 3.
    .start =
        Każdy gracz ma kafel startowy: plac domów z trzema kamieniołomami wokół. Jest to jeden
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
        nim. Kamienie trafiają do zasobów ogólnych. Kafla, za który nie możesz zapłacić, nie możesz
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
        Każdy kamień to jeszcze 1 punkt. Wygrywa największa liczba punktów, przy remisie –
        największa liczba kamieni.
    .rule_11 =
        Przygotowanie jak dla dwóch graczy. Zaczynasz ty, z 1 kamieniem. Znamienity Architekt ma
        kafel startowy i 2 kamienie. Kamienie, które płacisz, trafiają do niego; te, które płaci on,
        do zasobów ogólnych. Znacznik głównego architekta i rundy są jak dla dwóch graczy.
    .rule_12 =
        W swojej turze chce najtańszego kafla z placem. Jeśli może za niego zapłacić, bierze go i
        płaci; jeśli nie albo jeśli takiego nie ma, bierze pierwszy kafel. Swoje kafle odkłada na
        bok: nic nie jest układane ani przykrywane i wszystkie się liczą, z kaflem startowym.
    .rule_13 =
        Za każdy rodzaj liczy: liczba jego dzielnic razy ich poziom, razy gwiazdki na jego placach.
        Wszystkie jego dzielnice spełniają warunek. Do tego dochodzą jego kamienie. Hippodamos
        (łatwy): poziom 1. Metagenes (średni): poziom 1 i 2 punkty za każdy jego kamieniołom, także
        te z kafla startowego. Kallikrates (trudny): poziom 2.
    .rule_14 = Wygrywasz, mając więcej punktów, a przy remisie – więcej kamieni.
book-akropolis-rulings =
    .ruling_A1 = Kamienie z pudełka to materiał, nie ograniczenie: zasoby nigdy się nie kończą.
    .ruling_A2 =
        Każda runda zaczyna się z dwoma kaflami więcej na rynku, niż jest graczy. Dlatego w długiej
        grze dla trzech pierwszy stos wykłada się od razu obok pojedynczego kafla: gra zaczyna się z
        rynkiem z 5 kafli i 14 stosami i ma 60 tur.
    .ruling_A3 =
        Największa grupa to ta, w której jest najwięcej domów; z równie dużych – ta o największej
        wartości. Place nie należą do grupy.
    .ruling_A4 =
        Jezioro to puste miejsce albo kilka połączonych, całkowicie otoczone przez miasto. Nie jest
        ono zewnętrzem: koszary, które stykają się tylko z jeziorami, nie liczą się.
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
        Koszary liczą się na krawędzi miasta: co najmniej jedno miejsce obok jest puste i należy do
        zewnętrza.
    .temples =
        Świątynia liczy się, jeśli wszystkie sześć miejsc obok jest zabudowanych, na dowolnej
        wysokości.
    .gardens = Ogrody liczą się zawsze.
book-akropolis-doubles =
    .houses = Grupa jest warta 10 lub więcej. (Wybiera się ją przed podwojeniem.)
    .markets = Targowisko sąsiaduje z widocznym placem targowym.
    .barracks = Obok koszar 3 albo 4 miejsca są puste i należą do zewnętrza.
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
    .no_plaza = Jest ogród, ale nie ma placu ogrodów: nie przynosi nic.
    .double_houses = Grupa jest warta 10 lub więcej: wszystkie jej domy liczą się podwójnie.
    .double_markets = Targowisko w pierścieniu styka się ze swoim placem i liczy się podwójnie.
    .double_barracks = Koszary w pierścieniu mają 3 albo 4 otwarte boki i liczą się podwójnie.
    .double_temples = Świątynia w pierścieniu stoi na wyższym poziomie i liczy się podwójnie.
    .double_gardens = Ogród w pierścieniu styka się z jeziorem i liczy się podwójnie.

## The long texts: the rules of Architekton.

book-architekton-introduction =
    Dwóch graczy układa wspólnie jedno miasto z budowli i krajobrazów, każdy dla siebie. Na końcu
    liczy się twoja największa grupa domków i twoje żetony.
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
        po jednym, w dowolnej kolejności. Potem zasób uzupełnia się do 3 budowli i 3 krajobrazów.
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
        Kto nie może zapłacić straty, nawet zabierając domek, od razu przegrywa: gra kończy się
        przed czasem i wygrywa przeciwnik.
    .rule_9 =
        Gdy po turze stosy nie uzupełniają już zasobu, sięga się do rezerw i zaczyna się ostatnia
        runda. Jeśli następny jest gracz rozpoczynający, obaj mają jeszcze po jednej turze; jeśli
        drugi, ma ją tylko on. Tak obaj mieli tyle samo tur.
    .rule_10 =
        Na końcu usuwa się każdą budowlę, która sąsiaduje tylko z 1 lub 2 krajobrazami, razem z
        domkiem. Potem każdy domek twojej największej grupy połączonej po przekątnej to 1 punkt i
        każdy żeton to 1 punkt.
    .rule_11 =
        Wygrywa największa liczba punktów; potem największa liczba domków, które zostały na planszy;
        inaczej gra kończy się remisem.
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
        najmniej dwa boki. Dotknij miejsca, a potem jeszcze raz, żeby obrócić kafel.
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
    .step_10_text = Komputer wziął kafel. Znów został jeden: zaczyna się trzecia runda, od ciebie.
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
        Gra dla dwóch osób ma 36 tur. Potem każdy rodzaj liczy swoją wartość razy gwiazdki, a każdy
        kamień to punkt. Arkusz punktów pokazuje, co masz teraz.
    .step_16 = Teraz prawdziwa gra
    .step_16_text =
        Wiesz już wszystko, czego trzeba. Zasady mówią o jeziorach, wariantach i grze solo ze
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
        żeby oba boki pasowały. Dotknij jeszcze raz, żeby ją obrócić. Stanie na niej twój domek.
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
        Kto nie może zapłacić straty, od razu przegrywa grę. Uważaj więc na boki, które nie pasują,
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
        Wiesz już wszystko, czego trzeba. Zasady mówią, co dzieje się w rzadkich przypadkach, i o
        meczu.
book-lessons-answers =
    .not_allowed = Tam nie może leżeć.
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

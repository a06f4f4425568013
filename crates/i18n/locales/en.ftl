### The words of Polis. English is the pattern: every other language has the same messages with the
### same arguments. `docs/translating.md` says how to correct them and how to add a language.
###
### The kind of each argument stands above its message: a Number (chosen by plural form or exactly),
### a String, a Who (`you` is the reader, otherwise a name) or a Flag (`yes` or `no`).
### Line breaks inside a text are spaces.

## What every page has.

frame-tagline = Tile-laying games of ancient Greece
frame-skip = Skip to the content
frame-home = Home
frame-fan_project =
    An unofficial fan project. Akropolis is a game by Jules Messaud (Gigamic), Architekton a game by
    Michael Schacht (Queen Games).
frame-bad_link = This link leads nowhere.
frame-to_home = To the home page
frame-bad_link_line = Nothing is lost: your games are where they were.
frame-loading = One moment…
frame-not_loaded = The text could not be loaded.
frame-load_again = Try again

## The first page.

home-akropolis = Stack three-hex tiles into a city. One to four players, half an hour.
home-architekton = Build one chequered town together, but score for yourself. Two players, half an hour.
home-play = Play
# $games (Number)
home-waiting =
    { $games ->
        [one] One more game is waiting
       *[other] { $games } more games are waiting
    }
home-resume = Continue
home-remove = Remove
home-unreadable = A saved game cannot be read by this version.
# $moves (Number)
home-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
home-removed = The game has been removed.
# $games (Number)
home-finished =
    { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    }
home-over = Game over
home-look = View
home-open = Open a game
home-open_line =
    Paste a record or choose a file: one record, or all games as saved in the settings. Tiles that a
    record hides are shuffled anew.
home-record = Record
home-choose_file = Choose a file
home-open_now = Open
home-cannot_open = This cannot be opened. Nothing has changed.
# $games (Number)
home-opened =
    { $games ->
        [one] 1 game has been added.
       *[other] { $games } games have been added.
    }

## Who plays.

players-you = You
# $number (Number)
players-player = Player { $number }
players-your_turn = Your turn
# $name (String)
players-turn_of = { $name }’s turn
players-person = Person
players-computers = Computer
# $level (String)
players-computer = Computer: { $level }
# By level.
players-levels =
    .pupil = Pupil
    .mason = Mason
    .foreman = Foreman
    .master = Master
    .daidalos = Daidalos
# By level.
players-level_lines =
    .pupil = sees only a few places: for a first game
    .mason = plays simply and steadily
    .foreman = senses what is coming, but misses a lot
    .master = misses little
    .daidalos = looks ahead, and sees what you are after
# By architect.
players-architects =
    .hippodamos = Hippodamos
    .metagenes = Metagenes
    .callicrates = Callicrates
# By architect.
players-architect_lines =
    .hippodamos = Easy: all his districts are on the first level.
    .metagenes = Medium: each of his quarries brings him 2 points more.
    .callicrates = Hard: all his districts are on the second level.
# What a character is called, by level.
players-characters =
    .pupil = Hylas
    .mason = Alke
    .foreman = Ergias
    .master = Theano
    .daidalos = Daidalos
# $name (String)
# $level (String)
players-character_of_level = { $name }, { $level }
# What further players of the computer are called where several play alike.
players-colleagues =
    .timon = Timon
    .melissa = Melissa
    .nikias = Nikias
players-companion = Companion
players-companion_name = Xenia
players-companion_line = finds your strength, and stays near it
# $name (String)
players-companion_now = plays about like { $name } now

## What the characters say, and the emblems of people.

# By level.
company-level_start =
    .pupil = I have read most of the rules.
    .mason = Good stone, good light. Let us begin.
    .foreman = You are on my list, right after lunch.
    .master = Take your time. The city will wait.
    .daidalos = I once built a house nobody could leave. Come in.
# By level.
company-level_strong =
    .pupil = Oh. That was better than I meant.
    .mason = That one will not move again.
    .foreman = Ahead of plan. I shall note that twice.
    .master = I left room for that some while ago.
    .daidalos = There is always one more corner.
# By level.
company-level_won =
    .pupil = Shall we keep this from my teacher?
    .mason = Course by course. There is no more to it.
    .foreman = Finished, and only a little late.
    .master = It was close. I measured twice.
    .daidalos = Not too high, not too low. That is the whole art.
# By level.
company-level_lost =
    .pupil = It looked taller in my head.
    .mason = Your wall stands. I leaned on it.
    .foreman = Somebody has crossed out “win”.
    .master = I will take the long way home, and think.
    .daidalos = Now I am the one who needs the thread.
# By architect.
company-architect_start =
    .hippodamos = The streets are straight. The rest is yours.
    .metagenes = If it is too heavy, put wheels on it.
    .callicrates = I will look at every joint.
# By architect.
company-architect_strong =
    .hippodamos = It is a block, and it is in its place.
    .metagenes = Slowly, and then all at once.
    .callicrates = To the finger’s width.
# By architect.
company-architect_won =
    .hippodamos = It fits the plan. Mine, I mean.
    .metagenes = It only had to be lifted once.
    .callicrates = A finger’s width made the difference.
# By architect.
company-architect_lost =
    .hippodamos = I shall redraw this quarter.
    .metagenes = You roll them faster than I do.
    .callicrates = I found nothing to correct. I looked twice.
# What the companion says: at the start, after a strong move, when she has won and when she has lost.
company-companion =
    .start = Let us see how you build today.
    .strong = I had that one from watching you.
    .won = Nearly even. That is the best kind of game.
    .lost = I see. I shall keep up with you.
# By emblem.
company-emblems =
    .owl = Owl
    .olive = Olive branch
    .amphora = Amphora
    .lyre = Lyre
    .dolphin = Dolphin
    .lion_gate = Lion gate
    .column = Column
    .trireme = Trireme
    .labyrinth = Labyrinth
    .sun = Sun
    .laurel = Laurel
    .octopus = Octopus
    .bull = Bull
    .horse = Horse
    .anchor = Anchor
    .mask = Mask
company-emblem = Your emblem
company-emblem_line = It stands beside your name at the table.
company-remarks = Remarks
company-remarks_line = What the computer’s characters say at the table, now and then.

## The page for a new game.

new_game-title = New game
new_game-players = Players
new_game-alone = Alone
# $players (Number)
new_game-number =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
new_game-opponent = The Illustrious Architect
new_game-at_the_table = At the table
# $number (Number)
new_game-name = Name of player { $number }
# $number (Number)
new_game-who = Who is player { $number }
new_game-bad_name = A name has at most 40 characters and no #.
new_game-starter = Who begins
new_game-by_lot = At random
new_game-teacher = Teacher
new_game-teacher_line = Offers to take back a move that gives much away, and says what was better.
new_game-length = Length
new_game-standard = Standard
new_game-long = Long
# $turns (Number)
new_game-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
new_game-start = Start the game

## The table.

# $name (String)
play-thinking = { $name } is thinking
play-hurry = Play now
play-undo = Undo
play-redo = Redo
# $points (Number)
play-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-you_win = You win
# $name (String)
play-wins = { $name } wins
play-nobody_wins = Shared victory
play-again = Play again
play-missing = This game is not on this device.
play-not_kept = The browser does not keep this game: its storage is full or switched off.
play-removed_elsewhere = This game was removed in another tab. It is kept again when you play on.

## The words of Akropolis.

# By district.
akropolis-districts =
    .houses = Houses
    .markets = Markets
    .barracks = Barracks
    .temples = Temples
    .gardens = Gardens
akropolis-variants = Variants
akropolis-variants_line = A district that also meets this condition counts double.
# When a district counts double, by district.
akropolis-doubles =
    .houses = The group is worth 10 or more.
    .markets = It touches a market plaza.
    .barracks = It touches three or four empty spaces outside the city.
    .temples = It stands on a higher level.
    .gardens = It touches a lake.

## What the tables of both games say.

table-in_hand = in hand
table-with_hand = with the tile in hand
table-turn_left = Turn left
table-turn_right = Turn right
table-put_back = Put back
table-hint = Hint
table-hint_wait = Looking for a good move.
table-closer = Zoom in
table-farther = Zoom out
table-turn_view = Turn the view
table-above = View from above
table-menu = Menu
table-close = Close
table-suggested = Suggestion
# What the teacher says of a move, and what can be answered.
# $win (String)
# $points (String)
table-teacher_lost = That move gave away { $win } of the chance to win and { $points } points of the lead.
table-teacher_proven = This is calculated to the end of the game.
# $what (String)
table-teacher_better = Better was: { $what }.
table-teacher_take_back = Take it back
table-teacher_leave = Leave it
table-teacher_no_more = No more in this game
# What a move leads to against another one, by part of the points.
# $other (String)
# $parts (String)
table-reason_parts = Against { $other }, by the end: { $parts }.
# $parts (String)
table-reason_parts_played = Against the move played, by the end: { $parts }.
# $parts (String)
table-reason_parts_next = Against the next best move, by the end: { $parts }.
# Stands before points with their sign, where no single part is clear.
table-reason_in_all = in all
# $name (String)
# $times (Number)
table-reason_takes = Else { $name } takes this tile in { $times } of 10 futures.
# $name (String)
# $points (Number)
table-reason_denies =
    { $points ->
        [one] { $name } ends with { $points } point fewer.
       *[other] { $name } ends with { $points } points fewer.
    }
# How far the next best move is behind the suggested one, and what it is.
# $points (Number)
# $what (String)
table-next_best =
    { $points ->
        [0] Nearly as good: { $what }.
        [one] Next best, { $points } point behind: { $what }.
       *[other] Next best, { $points } points behind: { $what }.
    }
table-statistics = The game in numbers
table-best_move = Best move
# Which turn, and its points with their sign.
# $turn (Number)
# $points (String)
table-best_move_line = { $points } (turn { $turn })
table-copy = Copy the record
table-copied = Copied
table-not_copied = The browser does not allow copying
table-save = Save the record
table-picture_svg = Picture (SVG)
table-picture_png = Picture (PNG)
table-keys = Keys

## What the table of Akropolis says.

# Which turn it is, of how many.
# $turn (Number)
# $turns (Number)
akropolis_table-turn_of = turn { $turn } of { $turns }
akropolis_table-cities = Cities
akropolis_table-your_city = Your city
# $name (String)
akropolis_table-city_of = { $name }’s city
# $tiles (Number)
akropolis_table-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
# $levels (Number)
akropolis_table-levels =
    { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
# $lakes (Number)
akropolis_table-lakes =
    { $lakes ->
        [one] { $lakes } lake
       *[other] { $lakes } lakes
    }
akropolis_table-estate_line = He lays nothing: all his tiles count.
akropolis_table-site = Construction site
akropolis_table-site_line = the first tile is free, each one after it costs 1 stone more
# $number (Number)
akropolis_table-tile = Tile { $number }
akropolis_table-free = free
# $stones (Number)
akropolis_table-short_by = { $stones } short
# $stacks (Number)
akropolis_table-stacks =
    { $stacks ->
        [one] { $stacks } stack left
       *[other] { $stacks } stacks left
    }
# $stones (Number)
akropolis_table-stones =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
akropolis_table-chief = Chief Architect
akropolis_table-sheet = Score sheet
akropolis_table-district = District
akropolis_table-calculation = value × stars
akropolis_table-stones_row = Stones
akropolis_table-quarries_row = Quarries
akropolis_table-total = Total
akropolis_table-to_come = Still to come
# Tiles, stacks.
# $tiles (Number)
# $stacks (Number)
akropolis_table-to_come_line =
    { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    } in { $stacks } { $stacks ->
        [one] stack
       *[other] stacks
    }, the last is not played
akropolis_table-districts = districts
akropolis_table-plazas = plazas
# By district.
akropolis_table-plaza =
    .houses = Housing plaza
    .markets = Market plaza
    .barracks = Barracks plaza
    .temples = Temple plaza
    .gardens = Garden plaza
akropolis_table-quarry = Quarry
akropolis_table-place = Place
akropolis_table-whole_city = Whole city
akropolis_table-marks = Mark what scores nothing
akropolis_table-live_scores = Show the score during the game
akropolis_table-choose = Pick a tile.
akropolis_table-choose_line = Take any tile of the construction site that you can pay for.
akropolis_table-find_place = Choose a place.
akropolis_table-find_place_line = Green dots mark where it can go.
# What is laid, on which level.
# $what (String)
# $level (Number)
akropolis_table-to_level = { $what }: level { $level }
# The price, and the stones that covered quarries give.
# $price (Number)
# $won (Number)
akropolis_table-costs =
    { $price ->
        [0] { $won ->
            [0] Free.
            [one] Free, and brings { $won } stone from quarries.
           *[other] Free, and brings { $won } stones from quarries.
        }
        [one] { $won ->
            [0] Pay { $price } stone.
           *[other] Pay { $price } stone, get { $won } back from quarries.
        }
       *[other] { $won ->
            [0] Pay { $price } stones.
           *[other] Pay { $price } stones, get { $won } back from quarries.
        }
    }
# $what (String)
akropolis_table-covers = Covers: { $what }.
# $what (String)
akropolis_table-begins = Now counts: { $what }.
# $what (String)
akropolis_table-ceases = No longer counts: { $what }.
# $what (String)
akropolis_table-doubles = Now doubled: { $what }.
# $level (Number)
akropolis_table-level = Level { $level }
akropolis_table-allowed = allowed
akropolis_table-refused = It does not fit here.
akropolis_table-touches_nothing = It touches nothing. It must share an edge with your city.
# $a (Number)
# $b (Number)
# $c (Number)
akropolis_table-not_level = Not level: it would rest on heights { $a }, { $b } and { $c }.
akropolis_table-one_tile = It would rest on one tile only. It must rest on at least two.
akropolis_table-full = The city is full.
# The tile of the last move.
# $tile (String)
akropolis_table-last = last: { $tile }
# Who laid which tile.
# $name (String)
# $tile (String)
akropolis_table-laid = { $name }: { $tile }.
# Who, which tile, for how many stones.
# $name (String)
# $tile (String)
# $price (Number)
akropolis_table-architect_plaza =
    { $price ->
        [0] { $name } takes { $tile }: the first tile has a plaza and is free.
        [one] { $name } pays { $price } stone and takes { $tile }: the cheapest tile with a plaza.
       *[other] { $name } pays { $price } stones and takes { $tile }: the cheapest tile with a plaza.
    }
# Who, which tile.
# $name (String)
# $tile (String)
akropolis_table-architect_first =
    { $name } takes { $tile }, the first tile: he can afford none with a plaza.
akropolis_table-gives_stone = It gives 1 stone when covered.
# $stars (Number)
akropolis_table-multiplies =
    { $stars ->
        [one] Its { $stars } star multiplies the value of its districts.
       *[other] Its { $stars } stars multiply the value of its districts.
    }
akropolis_table-doubled = The variant doubles it.
# The houses of the largest group, and their value.
# $houses (Number)
# $value (Number)
akropolis_table-not_in_group =
    { $houses ->
        [one] Not in the largest group ({ $houses } hex, value { $value }).
       *[other] Not in the largest group ({ $houses } hexes, value { $value }).
    }
akropolis_table-next_to_market = It touches another market.
akropolis_table-walled_in = Walled in: no side is at the edge of the city.
akropolis_table-only_lake = It touches only a lake, which is not the edge of the city.
# How many sides, and which.
# $number (Number)
# $sides (String)
akropolis_table-open_sides =
    { $number ->
        [one] One side is open: { $sides }.
       *[other] { $number } sides are open: { $sides }.
    }
# $district (String)
akropolis_table-no_plaza = { $district }: no plaza of this type, so nothing counts.
akropolis_table-directions =
    .north = north
    .north_east = north-east
    .south_east = south-east
    .south = south
    .south_west = south-west
    .north_west = north-west
akropolis_table-result = Result
akropolis_table-by_stones = Equal points: the most stones win.
akropolis_table-counting = Counting the cities
# $what (String)
# $more (Number)
# $less (Number)
akropolis_table-decided = { $what } decided it: { $more } to { $less }.
# $name (String)
# $what (String)
# $more (Number)
# $less (Number)
akropolis_table-had_more = { $name } had more from { $what }: { $more } to { $less }.
akropolis_table-more = More
akropolis_table-shared = Equal points and equal stones: the victory is shared.
akropolis_table-architect_ties = Equal points and equal stones: the Illustrious Architect wins.
akropolis_table-highest_level = Highest level
akropolis_table-stones_won = Stones from quarries
akropolis_table-stones_spent = Stones paid
akropolis_table-look = View the cities
# What each key does.
akropolis_table-key_lines =
    .take = Take a tile from the construction site
    .move = Move the tile in hand from place to place
    .places = Go through the places, best first
    .turn = Turn the tile left or right
    .place = Place the tile
    .put_back = Put the tile back, close
    .undo = Undo, redo
    .hint = Hint
    .city = Next city
    .marks = Mark what scores nothing
    .above = View from above
    .turn_view = Turn the view
    .move_view = Move the view
    .zoom = Zoom in, zoom out, whole city
    .keys = These keys

## What the table of Architekton says.

architekton_table-town = The town
# Tiles, and enclosed buildings.
# $tiles (Number)
# $enclosed (Number)
architekton_table-town_line =
    { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }, { $enclosed } { $enclosed ->
        [one] building enclosed
       *[other] buildings enclosed
    }
# The victory points of both.
# $one (Number)
# $other (Number)
architekton_table-match_line = match to two victory points, { $one } : { $other }
# The first or the second tile of the turn.
# $number (Number)
architekton_table-tile_of_two = tile { $number } of 2
architekton_table-last_round = last round
architekton_table-stock = Stock
architekton_table-buildings = Buildings
architekton_table-landscapes = Landscapes
# How many are in the pile and in the reserve.
# $pile (Number)
# $reserve (Number)
architekton_table-left = { $pile } in the pile + { $reserve } in reserve
# $number (Number)
architekton_table-building = building { $number }
# $scenery (String)
architekton_table-landscape = landscape { $scenery }
# By scenery.
architekton_table-sceneries =
    .earth = earth
    .forest = forest
    .meadow = meadow
    .water = water
# By side.
architekton_table-sides =
    .north = north
    .east = east
    .south = south
    .west = west
# $number (Number)
architekton_table-chips =
    { $number ->
        [one] { $number } chip
       *[other] { $number } chips
    }
# $houses (Number)
architekton_table-houses_in_hand = { $houses } in hand
# $houses (Number)
architekton_table-group_of =
    { $houses ->
        [0] no group
       *[other] group of { $houses }
    }
architekton_table-score = Score
architekton_table-largest_group = Largest group
architekton_table-safe = Safe at the end
architekton_table-chips_row = Chips
architekton_table-if_ended = If it ended now
architekton_table-hidden = Still hidden
architekton_table-last_tiles = Last moves
# A tile, and where it lies.
# $tile (String)
# $place (String)
architekton_table-tile_at = { $tile } at { $place }
# $place (String)
architekton_table-house_kept = house at { $place } kept
# $place (String)
architekton_table-house_removed = house at { $place } taken back
architekton_table-choose = Pick a tile.
architekton_table-choose_line = Take any tile from the stock. You lay two a turn.
architekton_table-find_place = Choose a place.
architekton_table-find_place_line = Solid dots are sides that match, rings are sides that do not.
architekton_table-fits_nowhere = This tile fits nowhere now. Take another.
architekton_table-lay = Lay tile
architekton_table-then_second = Then lay a second tile.
architekton_table-then_other = Then your turn is over.
architekton_table-house_comes = One of your houses goes on it.
architekton_table-house_moves = You have no house left in hand: the faded one moves here.
architekton_table-another_house = Another house
architekton_table-turned_by_itself = Turned to fit.
architekton_table-what_it_does = What this tile does
# A note on the board: a group grows or shrinks.
# $before (Number)
# $after (Number)
architekton_table-group_note = group { $before } → { $after }
# How many sides match, of how many that touch.
# $matching (Number)
# $touching (Number)
architekton_table-sides_match =
    { $matching ->
        [1] { $touching ->
            [1] Its one touching side matches
           *[other] { $matching } of { $touching } touching sides matches
        }
        [2] { $touching ->
            [2] Both touching sides match
           *[other] { $matching } of { $touching } touching sides match
        }
        [3] { $touching ->
            [3] All { $touching } touching sides match
           *[other] { $matching } of { $touching } touching sides match
        }
        [4] All { $touching } touching sides match
       *[other] { $matching } of { $touching } touching sides match
    }
architekton_table-no_loss_yet = No loss in sight.
# Who pays how much at least.
# $who (Who)
# $number (Number)
architekton_table-will_cost =
    { $who ->
        [you] { $number ->
            [one] Once enclosed, it costs you at least { $number } chip.
           *[other] Once enclosed, it costs you at least { $number } chips.
        }
       *[other] { $number ->
            [one] Once enclosed, it costs { $who } at least { $number } chip.
           *[other] Once enclosed, it costs { $who } at least { $number } chips.
        }
    }
# So many landscapes: it stays at the end.
# $landscapes (Number)
architekton_table-is_safe = { $landscapes } landscapes beside it: it is safe at the end.
# $landscapes (Number)
architekton_table-not_safe_yet =
    { $landscapes ->
        [one] One landscape so far: it stays only with three.
       *[other] Two landscapes so far: it stays only with a third.
    }
# A building and whose it is: the new side matches, or not.
# $building (Number)
# $owner (String)
architekton_table-side_fits = Building { $building } ({ $owner }): this side matches.
# $building (Number)
# $owner (String)
architekton_table-side_is_wrong = Building { $building } ({ $owner }): this side does not match.
# $building (Number)
# $owner (String)
architekton_table-becomes_safe = Building { $building } ({ $owner }) is now safe at the end.
# $building (Number)
architekton_table-unowned_enclosed =
    Building { $building } has no house: it is enclosed without being scored.
architekton_table-yours = yours
architekton_table-of_nobody = no house
# $who (Who)
# $before (Number)
# $after (Number)
architekton_table-group_changes =
    { $who ->
        [you] Your safe group: { $before } → { $after }.
       *[other] { $who }’s safe group: { $before } → { $after }.
    }
# $who (Who)
# $before (Number)
# $after (Number)
architekton_table-points_change =
    { $who ->
        [you] Your points if it ended now: { $before } → { $after }.
       *[other] { $who }’s points if it ended now: { $before } → { $after }.
    }
# Who must choose, what keeping and removing costs.
# $who (Who)
# $keep (Number)
# $remove (Number)
architekton_table-must_choose =
    { $who ->
        [you] You then choose: keep the house for { $keep } { $keep ->
            [one] chip
           *[other] chips
        }, or take it back { $remove ->
            [0] for nothing
            [one] for { $remove } chip
           *[other] for { $remove } chips
        }.
       *[other] { $who } then chooses: keep the house for { $keep } { $keep ->
            [one] chip
           *[other] chips
        }, or take it back { $remove ->
            [0] for nothing
            [one] for { $remove } chip
           *[other] for { $remove } chips
        }.
    }
# $who (Who)
architekton_table-wins_with_it =
    { $who ->
        [you] The game ends with it: you win.
       *[other] The game ends with it: { $who } wins.
    }
architekton_table-draw_with_it = The game ends with it: a draw.
# $who (Who)
architekton_table-gained =
    { $who ->
        [you] Enclosed, all sides match: you gain 1 chip.
       *[other] Enclosed, all sides match: { $who } gains 1 chip.
    }
# $who (Who)
# $paid (Number)
architekton_table-kept =
    { $who ->
        [you] { $paid ->
            [one] You keep the house and pay { $paid } chip.
           *[other] You keep the house and pay { $paid } chips.
        }
       *[other] { $paid ->
            [one] { $who } keeps the house and pays { $paid } chip.
           *[other] { $who } keeps the house and pays { $paid } chips.
        }
    }
# $who (Who)
# $paid (Number)
architekton_table-removed =
    { $who ->
        [you] { $paid ->
            [0] You take the house back and pay nothing.
            [one] You take the house back and pay { $paid } chip.
           *[other] You take the house back and pay { $paid } chips.
        }
       *[other] { $paid ->
            [0] { $who } takes the house back and pays nothing.
            [one] { $who } takes the house back and pays { $paid } chip.
           *[other] { $who } takes the house back and pays { $paid } chips.
        }
    }
# $who (Who)
# $paid (Number)
architekton_table-had_to_remove =
    { $who ->
        [you] { $paid ->
            [0] You must take the house back: there are not enough chips to keep it.
            [one] You must take the house back and pay { $paid } chip: there are not enough chips to keep it.
           *[other] You must take the house back and pay { $paid } chips: there are not enough chips to keep it.
        }
       *[other] { $paid ->
            [0] { $who } must take the house back: there are not enough chips to keep it.
            [one] { $who } must take the house back and pay { $paid } chip: there are not enough chips to keep it.
           *[other] { $who } must take the house back and pay { $paid } chips: there are not enough chips to keep it.
        }
    }
# $who (Who)
# $loss (Number)
architekton_table-bankrupt =
    { $who ->
        [you] { $loss ->
            [one] Enclosed, { $loss } side does not match, and you cannot pay: the game ends.
           *[other] Enclosed, { $loss } sides do not match, and you cannot pay: the game ends.
        }
       *[other] { $loss ->
            [one] Enclosed, { $loss } side does not match, and { $who } cannot pay: the game ends.
           *[other] Enclosed, { $loss } sides do not match, and { $who } cannot pay: the game ends.
        }
    }
architekton_table-exchanged = No tile in the stock could be laid, so the stock was exchanged.
# $who (Who)
architekton_table-skipped =
    { $who ->
        [you] No tile can be laid: you skip the turn.
       *[other] No tile can be laid: { $who } skips the turn.
    }
# $turns (Number)
architekton_table-last_round_begins =
    { $turns ->
        [one] The last round begins: one more turn.
       *[other] The last round begins: one more turn for both.
    }
architekton_table-is_taken = A tile lies here already.
architekton_table-for_landscapes =
    Only a landscape fits here: buildings and landscapes alternate.
architekton_table-for_buildings = Only a building fits here: buildings and landscapes alternate.
architekton_table-touches_nothing = It touches nothing. It must share a side with a tile.
architekton_table-nothing_matches = No side matches here, whichever way it is turned.
architekton_table-not_now = This cannot be played now.
# A building, and how many sides do not match.
# $building (Number)
# $wrong (Number)
architekton_table-enclosed_with =
    { $wrong ->
        [one] Building { $building } is enclosed, and { $wrong } side does not match.
       *[other] Building { $building } is enclosed, and { $wrong } sides do not match.
    }
architekton_table-decide_line = Keep your house, or take it back in hand for 1 chip less.
architekton_table-keep = Keep the house
architekton_table-remove = Take it back
# $number (Number)
architekton_table-pay =
    { $number ->
        [0] pay nothing
        [one] pay { $number } chip
       *[other] pay { $number } chips
    }
# $name (String)
architekton_table-decides = { $name } decides about the house
# $name (String)
architekton_table-owner = House: { $name }
# A side, and what it shows.
# $side (String)
# $scenery (String)
architekton_table-matches = { $side }: { $scenery }, matches
# A side, what it shows, and beside what.
# $side (String)
# $shown (String)
# $found (String)
architekton_table-differs = { $side }: { $shown } beside { $found }
# $side (String)
# $shown (String)
architekton_table-open = { $side }: { $shown }, still open
architekton_table-brought = Enclosed: it brought 1 chip.
# $number (Number)
architekton_table-cost =
    { $number ->
        [one] Enclosed: a loss of { $number } chip.
       *[other] Enclosed: a loss of { $number } chips.
    }
architekton_table-scored_nobody = Enclosed: without a house it is not scored.
# $landscapes (Number)
architekton_table-goes_at_the_end =
    { $landscapes ->
        [one] One landscape beside it: it is removed at the end.
       *[other] Two landscapes beside it: it is removed at the end.
    }
architekton_table-landscape_line = Buildings match it with a side like this.
architekton_table-final_scoring = Final scoring
architekton_table-houses_row = Houses on the board
architekton_table-total = Points
# $buildings (Number)
architekton_table-are_removed =
    { $buildings ->
        [0] Every building adjoins three landscapes or more: none is removed.
        [one] 1 building that adjoins only 1 or 2 landscapes is removed.
       *[other] { $buildings } buildings that adjoin only 1 or 2 landscapes are removed.
    }
# $more (Number)
# $fewer (Number)
architekton_table-by_points = { $more } points to { $fewer }.
architekton_table-by_houses = Equal points: the most houses on the board win.
architekton_table-drawn = A draw
architekton_table-drawn_line = Equal points, and equal houses on the board.
# $who (Who)
architekton_table-early_end =
    { $who ->
        [you] You cannot pay: the game ends early, for 2 victory points.
       *[other] { $who } cannot pay: the game ends early, for 2 victory points.
    }
architekton_table-match_score = Match to two victory points
# $who (Who)
architekton_table-wins_match =
    { $who ->
        [you] You win the match.
       *[other] { $who } wins the match.
    }
architekton_table-next_game = Next game of the match
architekton_table-new_match = New match
architekton_table-whole_town = Whole town
architekton_table-marks = Show what scores
architekton_table-details = Score and details
architekton_table-board =
    The town. Arrow keys move, Enter lays the tile, question mark lists the keys.
architekton_table-allowed = allowed
architekton_table-tiles_laid = Buildings and landscapes laid
architekton_table-sides_matching = Sides that match
architekton_table-sides_wrong = Sides that do not match
architekton_table-chips_gained = Chips gained
architekton_table-chips_paid = Chips paid
architekton_table-houses_taken_back = Houses taken back
# What each key does.
architekton_table-key_lines =
    .take = Take a tile from the stock
    .move = Move the tile from place to place, or the cursor from tile to tile
    .places = Go through the places, best first
    .turn = Turn the tile left or right
    .house = Move another house
    .lay = Lay the tile
    .keep = Keep the house, take it back
    .put_back = Put the tile back, close
    .undo = Undo, redo
    .hint = Hint
    .marks = Show what scores
    .above = View from above
    .move_view = Move the view
    .zoom = Zoom in, zoom out, whole town
    .keys = These keys

## The rules.

rules-title = Rules
rules-contents = Contents
rules-print = Print
rules-ruling = Ruling
rules-about_numbers =
    The numbers serve to cite a rule. A ruling settles what the printed rules leave open.
# $name (String)
rules-link = Link to { $name }
rules-link_copied = Link copied

## How to play for the first time.

learn-title = Learn
learn-first_game = Play a first game

## What a first game says beside its steps.

# $step (Number)
# $steps (Number)
lesson-step_of = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-show_me = Show me
lesson-by_itself = Watch it play
lesson-pause = Pause
lesson-computer = Computer
# What keys do on the stage.
lesson-stage = Arrow keys move the tile, R turns it, Enter lays it.

## What can be set.

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-as_the_device = Same as device
settings-light = Light
settings-dark = Dark
settings-sound = Sound
settings-volume = Volume
settings-pace = Speed
# By pace.
settings-paces =
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .instant = Instant
settings-pace_line = How fast the computer plays and tiles move.
settings-thinking = Thinking time
settings-thinking_line = How long Daidalos, the strongest computer player, thinks about a move.
# $seconds (Number)
settings-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
settings-kept = What this browser keeps
settings-kept_line =
    Games, names and settings are kept in this browser only. Clearing its data removes them too.
settings-save_games = Save all games
settings-forget = Forget everything
settings-forget_line =
    All games, names and settings will be gone from this browser for good. Save your games first if
    you want to keep them.
settings-forget_now = Forget it all
settings-cancel = Cancel
settings-forgotten = Everything has been forgotten.
settings-about = About Polis
# $version (String)
settings-version = Version { $version }
settings-licences =
    Polis is free software under the MIT or Apache 2.0 licence, as you prefer. Its fonts, Alegreya
    and Commissioner, are under the SIL Open Font License.

## The words of playing online.

online-title = Play online
online-line = Send a friend a link, or find a table.
# Why something was not done.
online-refusals =
    .malformed = The server did not understand that.
    .too_large = That is too long.
    .not_signed_in = Enter a name first.
    .not_allowed = You may not do that here.
    .not_found = That was not found.
    .foreign_origin = The server does not know this page.
    .not_your_turn = It is another player’s turn.
    .illegal = The rules do not allow that.
    .stale = Something else happened first. Look again.
    .wrong_state = That cannot be done now.
    .taken = This chair is taken.
    .name_taken = Another account has this name.
    .wrong_password = The name or the password is wrong.
    .not_invited = Only invited people can come in. Enter your code on the account page.
    .sign_in_again = Sign in again to do this.
    .too_many = Too much at once. Wait a moment.
    .unavailable = The server is busy. Try again.
    .internal = The server failed. Try again.

## The connection.

online-link-connecting = Connecting to the server
online-link-reconnecting = Connection lost. Reconnecting…
online-link-move_waits = Connection lost. Your move is sent as soon as it is back.
online-link-offline = No network. The game goes on when it is back.
# $moves (Number)
online-link-moves_left =
    { $moves ->
        [one] A move that you made without a connection is kept here, and is sent as soon as the server answers.
       *[other] { $moves } moves that you made without a connection are kept here, and are sent as soon as the server answers.
    }
online-link-late_move_played = The move that you made without a connection has been played.
online-link-late_move_refused = The move that you made without a connection came too late and was not played: the game has gone on or is over.
online-link-no_server = No game server answers here
online-link-no_server_line =
    To play online, open Polis at the address of a server. Everything else works without one.
online-link-outdated = There is a newer version of Polis.
online-link-reload = Update
online-link-try_now = Try now
online-link-no_answer = The server did not answer. Try again.
online-link-hide = Hide

## The lobby.

online-lobby-friend = Play with a friend
online-lobby-mine = My games
online-lobby-open = Open tables
online-lobby-playing = Games to watch
online-lobby-nobody = No table is open right now.
online-lobby-nobody_line = Open one for everybody, and whoever comes by sees it here.
online-lobby-no_games = No public game is being played right now.
online-lobby-sit = Sit down
online-lobby-watch = Watch
online-lobby-to_table = To the table
# $chairs (Number)
online-lobby-free =
    { $chairs ->
        [one] { $chairs } free chair
       *[other] { $chairs } free chairs
    }
online-lobby-gathering = Waiting for players
online-lobby-not_your_turn = Another player’s turn
# $games (Number)
online-lobby-turns =
    { $games ->
        [one] It is your turn in an online game.
       *[other] It is your turn in { $games } online games.
    }
# Minutes, and seconds a move.
# $minutes (Number)
# $seconds (Number)
online-lobby-live = { $minutes } min + { $seconds } s per move
# $days (Number)
online-lobby-daily =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
online-lobby-rated = Rated
# $number (Number)
online-lobby-variants =
    { $number ->
        [one] { $number } variant
       *[other] { $number } variants
    }
online-lobby-contest = Match
online-lobby-best = Best players

## Finding people: playing now, friends and challenges.

online-find-play_now = Play now
online-find-line = With somebody of about your strength, as soon as one is there.
# Whether the game counts.
online-find-rated =
    .either = Rated or not
    .rated = Rated
    .casual = Not rated
online-find-looking = Looking for players…
# $band (Number)
online-find-band = up to { $band } rating points away
online-find-anybody = of any strength
online-find-nobody = Nobody is here just now.
online-find-meanwhile = Play the computer while you wait
online-find-instead = Play the computer instead
online-find-lost = The search has ended, as the server was not reached.
online-find-friends = Friends
online-find-no_friends = Open somebody’s profile to ask them to be friends.
online-find-online = online
online-find-add = Add friend
online-find-asked = Friend request sent
online-find-accept = Accept
online-find-refuse = Decline
online-find-remove = Remove friend
# $name (String)
online-find-asks = { $name } wants to be friends.
online-find-challenge = Challenge
# $name (String)
online-find-challenges = { $name } challenges you.
# $name (String)
online-find-challenged = You challenge { $name }.
# $name (String)
online-find-declined = { $name } does not play now.
online-find-block = Block
online-find-unblock = Unblock
online-find-blocked = Blocked
online-find-blocked_line = Whom you block you do not hear in the chat, are not paired with, and cannot be challenged or joined by.
online-find-together = Games with you
# $wins (Number)
# $losses (Number)
# $shared (Number)
online-find-score = You won { $wins }, lost { $losses }, shared { $shared }.
online-find-needs_account = Friends and challenges need an account.
online-find-filter = Filter
online-find-any = Any
# $band (Number)
online-find-near = Near my rating (±{ $band })
online-find-no_fit = No table fits your filter.
online-find-show_all = Show all
online-find-report = Report
online-find-report_text = What happened
online-find-reported = The hosts will look at it.
# What somebody is reported for.
online-find-reasons =
    .chat = Insults in the chat
    .cheating = Unfair help or several accounts
    .leaving = Leaves games or lets others wait
    .name = Offensive name
    .other = Something else

## The deals of a day, and duels.

online-deal-title = Deals of the day
online-deal-line = The same tiles for everybody, one try each.
online-deal-solo = Akropolis solo
# $name (String)
online-deal-against = Against { $name }
# $time (String)
online-deal-ends = new deals in { $time }
# $number (Number)
online-deal-players =
    { $number ->
        [0] Nobody has begun it yet
        [one] { $number } player so far
       *[other] { $number } players so far
    }
# One’s own points, and those of the opponent.
# $own (String)
# $other (String)
online-deal-result = { $own } to { $other } points
online-deal-not_counted = does not count
online-deal-rules =
    You have one try: no takebacks, no hints, and giving up counts as your try. Nobody can watch before
    they have finished themselves.
online-deal-see = Result and games
online-deal-boards = Boards
online-deal-board = Board
online-deal-today = Today
online-deal-yesterday = Yesterday
online-deal-month = This month
online-deal-closed =
    You see results and games of the others as soon as you have finished yourself, or when it is over.
online-deal-empty = Nobody has finished this deal.
online-deal-month_empty = No day of this month is over on which somebody finished.
online-deal-place = Place
online-deal-player = Player
online-deal-points = Points
online-deal-opponent = Opponent
online-deal-margin = Ahead by
online-deal-days = Days
online-deal-games = What others did with this deal
online-deal-first_moves = First moves
online-deal-alike = Moves like yours
online-deal-missing = There is no such deal
online-deal-once = This deal has been played in this browser already, and everybody plays it once.
online-deal-full = Two people play this duel already.
online-deal-duel = Duel by link
online-deal-duel_line =
    Two people play the same deal against the same opponent, each in their own time. When both are done,
    the link shows both games.
online-deal-challenge = Make a duel

## Tournaments.

online-tournament-title = Tournaments
online-tournament-line = Several rounds and one table of standings, for a club’s evening or for everybody.
online-tournament-new = Hold a tournament
online-tournament-none = No tournament is announced. Hold one yourself!
online-tournament-mine = Yours
online-tournament-open = To join or to watch
online-tournament-over = Past tournaments
online-tournament-see = Look
online-tournament-to_tournament = To the tournament
online-tournament-missing = There is no such tournament
online-tournament-name = Name of the tournament
online-tournament-system = System
online-tournament-swiss = Swiss
# $rounds (Number)
online-tournament-swiss_of =
    { $rounds ->
        [one] Swiss, { $rounds } round
       *[other] Swiss, { $rounds } rounds
    }
online-tournament-swiss_line = Those with equal points meet, and nobody meets twice. For any number of players.
online-tournament-round_robin = Round robin
online-tournament-round_robin_line = Everybody plays everybody. For up to 32 players.
online-tournament-arena = Arena
# $minutes (Number)
online-tournament-arena_of = Arena, { $minutes } min
online-tournament-arena_line = Whoever is free plays whoever is free, until the time is over.
online-tournament-rounds = Rounds
online-tournament-table_size = People at a table
online-tournament-table_line =
    If the number of players does not divide, some tables have fewer people; with two at a table, one
    has a bye.
online-tournament-rated_line = The games change ratings; only accounts can take part.
online-tournament-private_line = Not listed. Whoever has the link or the QR code can sign up.
online-tournament-public_line = Everybody sees it in the list and can watch the games.
online-tournament-starts = Start
online-tournament-starts_line = Leave it empty to start by hand, when all are there.
online-tournament-hold = Announce it
online-tournament-needs_account = To hold a tournament you need an account.
# $name (String)
online-tournament-organiser = organised by { $name }
# $number (Number)
online-tournament-players =
    { $number ->
        [0] nobody yet
        [one] { $number } signed up
       *[other] { $number } signed up
    }
# $time (String)
online-tournament-begins = starts { $time }
online-tournament-by_hand = sign-up is open
# $round (Number)
# $rounds (Number)
online-tournament-round_of = round { $round } of { $rounds }
# $round (Number)
online-tournament-round = Round { $round }
online-tournament-is_running = being played
online-tournament-is_over = over
online-tournament-is_cancelled = called off
online-tournament-sign_up = Sign up
online-tournament-back = I am here again
online-tournament-leave = Leave the tournament
online-tournament-waiting = You are in. Stay on this page: it leads you to your table when you play.
online-tournament-bye = You have a bye in this round, which counts as a victory.
# $time (String)
online-tournament-next_round = The next round begins in { $time }.
online-tournament-my_game = To your game
online-tournament-not_allowed = You cannot take part here: it is for accounts, or the organiser has sent you away.
online-tournament-full = The tournament is full.
online-tournament-too_late = It is too late to sign up.
online-tournament-start = Start now
online-tournament-cancel = Call the tournament off
# $name (String)
online-tournament-remove = Send { $name } away
online-tournament-has_left = has left
online-tournament-absent = did not come
online-tournament-removed = sent away
online-tournament-standings = Standings
online-tournament-buchholz = Buchholz
online-tournament-sonneborn = Sonneborn-Berger
online-tournament-games = Games
online-tournament-replay = Replay
online-tournament-has_bye = bye
online-tournament-records = All games as a file

## The page for a new table.

online-plan-title = Open a table
online-plan-game = Game
online-plan-anybody = Whoever comes
online-plan-clock = Clock
# By pace.
online-plan-paces =
    .none = None
    .live = Real time
    .daily = Days per move
online-plan-minutes = Minutes
online-plan-seconds = Seconds per move
online-plan-days = Days per move
online-plan-time_out = When somebody’s time runs out
online-plan-lost = they lose, and the game ends
online-plan-heir = they lose, and a computer player finishes the game:
online-plan-sees = Who sees the table
online-plan-private = Anybody with the link
online-plan-private_line = For friends.
online-plan-public = Everybody
online-plan-public_line = It is listed in the lobby, and anybody can watch.
online-plan-accounts = Only people with an account may sit down
online-plan-accounts_line = Otherwise guests may too.
online-plan-scores = Show the score during the game
online-plan-no_scores = The score is shown at the end only
online-plan-takebacks = Moves can be taken back
online-plan-no_takebacks = Moves cannot be taken back
online-plan-takebacks_line = When everybody agrees.
online-plan-rated = Rated game
online-plan-rated_line =
    It counts for the ratings: only with accounts, without computer players, without taking moves back.
online-plan-by_host = I start the game myself
online-plan-by_host_line = Otherwise it starts when the last chair is taken.
online-plan-drawn = Draw lots for the seats
online-plan-contests =
    .game = One game
    .match = A match
online-plan-match_line = A match goes on until somebody has two victory points.
online-plan-pause_line =
    The next game begins when both are ready; at the latest after a minute, with days per move
    after a day.
online-plan-abandoned_line = Whoever does not move for three days can lose the game.
online-plan-more = More choices
online-plan-open = Open the table
online-plan-name = Your name
online-plan-name_line = The others see it. You need no account.
online-plan-needs_account = A rated game needs an account.

## A table.

online-room-waiting = Waiting for players
online-room-invite = Invite
online-room-invite_line = Send the link, or let somebody scan it. Whoever opens it can join at once.
online-room-copy = Copy the link
online-room-copied = Copied
online-room-share = Share
online-room-qr = QR code of the link
online-room-free = Free
online-room-host = Host
online-room-sit = Sit down
online-room-get_up = Stand up
online-room-close = Close the table
online-room-start = Start the game
online-room-host_starts = The host starts the game.
online-room-starts_when_full = The game starts when the last chair is taken.
# $seat (Number)
online-room-seat_computer = Computer player on chair { $seat }
# $name (String)
online-room-send_away = Remove { $name }
online-room-away = not connected
online-room-accounts_only = Only people with an account may sit down here.
online-room-full = All chairs are taken. You can watch.
online-room-missing = There is no such table
online-room-missing_line = The link may be incomplete, or the table was closed.
# By reason.
online-room-aborted =
    .host = The host has closed this table.
    .expired = Not enough players came in time: the table is closed.
    .deleted = A player has deleted their account: the table is closed.
online-room-to_lobby = To the lobby
# $name (String)
online-room-invited_by = { $name } invites you
online-room-about_akropolis =
    Each builds a city of tiles, and houses, temples and gardens count when they lie well. Tiles on
    top of others count double and more.
online-room-about_architekton =
    Two build one town together: lay two tiles a turn, and enclosed buildings bring or cost chips.
    In the end the largest group of one’s own houses counts.
online-room-players = Players
online-room-watching = You are watching
# $number (Number)
online-room-watchers =
    { $number ->
        [one] { $number } spectator
       *[other] { $number } spectators
    }
online-room-sending = Sending
online-room-chat = Chat
online-room-spectator_chat = Spectators’ chat
online-room-players_read_later = The players read this after the game.
online-room-spectators_read_later = Spectators read this after the game.
online-room-spectator = Spectator
# $number (Number)
online-room-more_spectators = and { $number } more
online-room-nothing_said = Nobody has said anything yet.
online-room-write = Write to the others
online-room-send = Send
# $lines (Number)
online-room-unread =
    { $lines ->
        [one] { $lines } new message
       *[other] { $lines } new messages
    }
# $name (String)
online-room-mute = Mute { $name }
# $name (String)
online-room-unmute = Unmute { $name }
online-room-take_back = Ask to take back
# $name (String)
online-room-asks_takeback = { $name } asks to take a move back.
online-room-asked_takeback = You asked to take a move back. Everybody must agree.
online-room-agree = Agree
online-room-decline = Decline
online-room-withdraw = Cancel
online-room-resign = Resign
online-room-resign_sure = Resign this game?
online-room-play_on = Keep playing
# $name (String)
online-room-resigned = { $name } has resigned.
# $name (String)
online-room-timed_out = { $name } has run out of time.
online-room-you_resigned = You have resigned.
online-room-you_timed_out = Your time has run out.
# $name (String)
online-room-abandoned = { $name } has abandoned the game.
online-room-you_abandoned = You did not move for three days.
# $name (String)
online-room-claim_line = { $name } has not moved for three days.
online-room-claim = Claim the win
# $level (String)
online-room-heir = Computer player ({ $level }) plays on
online-room-again = Play again
online-room-again_asked = Waiting for the others
# $name (String)
online-room-wants_again = { $name } wants to play again.
online-room-ready = Ready for the next game
# $name (String)
online-room-is_ready = { $name } is ready.
# $time (String)
online-room-next_in = The next game begins in { $time }, or when both are ready.
# $score (String)
online-room-match_score = Match: { $score }
online-room-next = To the next game
# $names (String)
online-room-turn_against = Your turn against { $names }
# $name (String)
online-room-left = { $name } is not connected.
# $name (String)
online-room-back = { $name } is back.
online-room-plan_turn = Plan your next turn
online-room-planning_line = Choose what you will play, as if it were your turn.
online-room-plan_keep = Enough
online-room-plan_line = When it is your turn, the first of these that is possible is played at once:
online-room-plan_new_tiles = Also when new tiles have come
# $turn (String)
online-room-plan_remove = Remove: { $turn }
online-room-try_out = Try out moves
online-room-try_line = Private board: only you see this.
online-room-try_unknown = Nobody has seen the tiles that come next: the line ends here.
# $line (Number)
# $lines (Number)
online-room-try_number = Line { $line } of { $lines }
online-room-try_drop = Drop this line
online-room-try_end = Back to the game
online-room-offer = Shall this device tell you when it is your turn again?
online-room-offer_yes = Yes, tell me
online-room-offer_no = No, thanks
online-room-tell_me = Tell me when it is my turn
online-room-told = The browser tells you when it is your turn.
online-room-not_told = The browser does not allow notifications here.
# $days (Number)
# $hours (Number)
online-room-days_hours = { $days } d { $hours } h
# $hours (Number)
# $minutes (Number)
online-room-hours_minutes = { $hours } h { $minutes } min
# $name (String)
online-room-clock_of = Time left for { $name }

## Proving that the tiles were shuffled before the game.

online-shuffle-title = Provable shuffle
online-shuffle-fixed =
    The order of the tiles was fixed before the first move. This hash stands for it; after the game everybody can check that nothing was changed.
online-shuffle-proven = Proven: the tiles came in the order that was fixed before the first move.
online-shuffle-broken = Not proven: the tiles do not fit the order that was fixed.
# $number (Number)
online-shuffle-from_move = From move { $number } on:
online-shuffle-check = To check it yourself: polis verify with the downloaded record.

## Who one is to the server.

online-me-title = Account
online-me-guest = You play as a guest. Only this browser knows you.
online-me-account = You are signed in.
online-me-nobody =
    You have no name on this server yet. Choose one when you sit down, or create an account now.
online-me-make = Create an account
online-me-make_line = It keeps your games and ratings on all your devices. Nothing you have is lost.
online-me-name = Name
online-me-password = Password
online-me-password_line = At least 8 characters.
online-me-sign_in = Sign in
online-me-sign_out = Sign out
online-me-guest_out = A guest who signs out cannot come back.
online-me-everywhere = Sign out everywhere
online-me-everywhere_line = Everywhere: on all devices; bot tokens stop working too.
online-me-change_name = Change the name
online-me-change_password = Change the password
online-me-old = Current password
online-me-new = New password
online-me-save = Save
online-me-saved = Saved.
online-me-wrong_old = The current password is wrong.
online-me-password_changed = The password is changed. All other devices are signed out.
online-me-password_ends = A new password signs out all other devices and ends the tokens of bots.
online-me-passkeys_stay = Your passkeys still sign you in. Remove those that you no longer trust.
online-me-recovery = Recovery code
online-me-recovery_line =
    With this code you set a new password if you forget yours. Keep it where only you find it.
online-me-recovery_once = Write it down or copy it now. It is shown only once.
online-me-recovery_kept = I have kept it
online-me-recovery_none = You have no recovery code yet.
# $day (String)
online-me-recovery_made = Your code was created on { $day }. A new one replaces it.
online-me-make_code = Create a new code
online-me-forgot = Forgot your password?
online-me-recover = Set a new password
online-me-recover_line = You are signed out everywhere else, and you get a new recovery code.
online-me-wrong_code = The name or the recovery code is wrong.
online-me-passkeys = Passkeys
online-me-passkeys_line = Your device signs you in, with your finger, your face or its PIN. No name and no password needed.
online-me-passkey_name = This device
online-me-passkey_label = What to call it
online-me-passkey_add = Add a passkey
online-me-passkey_use = Sign in with a passkey
online-me-passkey_make = Create with a passkey
online-me-passkey_failed = The passkey did not work. Try again, or sign in another way.
# $day (String)
online-me-passkey_used = last used on { $day }
online-me-only_way = This is your only way to sign in. Add another one first.
online-me-set_password = Set a password
# $provider (String)
online-me-provider_use = Continue with { $provider }
# $provider (String)
online-me-provider_join = Connect { $provider }
# $provider (String)
online-me-provider_line = Once connected, you can also sign in with { $provider }.
# $day (String)
online-me-provider_since = Connected since { $day }.
online-me-provider_name = Choose the name you play under here.
online-me-provider_joined = Your account is connected.
online-me-provider_cancelled = You came back without signing in.
online-me-provider_expired = That took too long. Try again.
online-me-provider_refused = The answer of the sign-in service could not be trusted. Try again.
online-me-provider_unavailable = The sign-in service does not answer. Try again later.
online-me-provider_not_allowed = The host of this site does not let you in.
online-me-provider_taken = Another account is already connected with it.
online-me-copy = Copy
online-me-tokens = Tokens for bots
online-me-tokens_line = A program that has a token plays in your name.
online-me-label = What it is for
online-me-make_token = Create a token
online-me-token_once = Copy it now. It is shown only once.
online-me-remove = Remove
online-me-notify = Notifications
online-me-notify_line =
    This device tells you when it is your turn in a game with days per move, once a turn, also while Polis is closed.
online-me-notify_on = Turn on
online-me-notify_off = Turn off
online-me-quiet = Quiet hours
online-me-quiet_from = Quiet from
online-me-quiet_to = Quiet until
online-me-mail = E-mail
online-me-mail_line =
    For a forgotten password, and to reach you when no page is open. Nobody else sees it.
online-me-mail_address = Address
online-me-mail_send = Send a code
# $address (String)
online-me-mail_sent = A code is on its way to { $address }. It is valid for one day.
online-me-mail_code = Code from the mail
online-me-mail_confirm = Confirm
online-me-mail_turns = Write when it is my turn
online-me-mail_challenges = Write when I am challenged
online-me-mail_wrong = The code is wrong or too old.
online-me-mail_stopped =
    You get no more mails about turns and challenges. You can turn them on again in your account.
online-me-mail_no_link = This link is no longer valid.
online-me-mail_forgot = Send a code by e-mail
online-me-mail_forgot_sent =
    If the account has an address, a code is on its way there. It is valid for one hour.
online-me-data = My data
online-me-download = Download my data
online-me-delete = Delete me
online-me-delete_line =
    Your name, ratings and settings are deleted at once and for good. Finished games stay, under
    “deleted player”.
online-me-cancel = Cancel
online-me-profile = My games and ratings
online-me-invitation = Invitation code
online-me-invitation_line = This site is by invitation only.
online-me-host = Host’s page

## A player.

# $date (String)
online-profile-since = Here since { $date }
online-profile-guest = Guest
online-profile-deleted = Deleted player
online-profile-ratings = Ratings
# The rating and how far off it may be.
# $rating (String)
# $deviation (Number)
online-profile-rating = { $rating } ± { $deviation }
online-profile-provisional = still uncertain
online-profile-statistics = Statistics
online-profile-games = Games
online-profile-wins = Won
online-profile-shared = Shared
online-profile-mean = Average points
online-profile-best = Most points
online-profile-history = Finished games
online-profile-earlier = Earlier games
online-profile-none = No finished public game yet.
online-profile-won = won
online-profile-lost = lost
online-profile-drawn = shared
# $pool (String)
online-profile-graph = Rating over time: { $pool }
online-profile-missing = There is no such player

## Ratings.

online-rating-line =
    Ratings from rated games. A question mark says that it comes from few games so far.
online-rating-none = Nobody has played a rated game of this kind yet.
online-rating-player = Player
online-rating-rating = Rating
online-rating-unsure = from few games so far
# $before (String)
# $after (String)
# $gain (String)
online-rating-change = Rating: { $before } → { $after } ({ $gain })
# $expected (Number)
# $scored (Number)
online-rating-why = Expected against this company: { $expected } %, scored: { $scored } %.
online-rating-large_steps = After few games a rating still moves in large steps.
online-rating-unchanged = This game changed no rating. Of the games that the same people play with each other, six a day count.

## Boards of the best solo games.

# $architect (String)
online-solo-board = Solo: { $architect }
online-solo-line =
    The best game of each account against this architect. What counts: public online games of the
    standard length without variants, played to the end with nothing taken back and no hints.
online-solo-none = Nobody has finished such a solo game yet.
online-solo-points = Points
online-solo-opponent = Architect
online-solo-date = Date
# $architect (String)
online-solo-play = Play against { $architect }
online-solo-more = More

## Vacation from games with days for each move.

online-vacation-title = Vacation
# $days (Number)
online-vacation-line =
    On vacation, your time stands still in games with days for each move. You have { $days } days a
    year. A vacation begins at once, every day begun counts, and others see when you are back.
# $days (Number)
online-vacation-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
online-vacation-days = Days
online-vacation-begin = Go on vacation
# $date (String)
online-vacation-until = On vacation until { $date }
online-vacation-end = I am back

## A position that is set up by hand. Where a number is told, it stands apart from what is counted, so
## that no language has to bend it.

editor-title = Set up a position
editor-legal = A legal position
editor-not_yet = Not a position yet
editor-over = The game is over in it.
# $number (Number)
editor-rule = Rule { $number }
editor-pool = Unused tiles
editor-pool_line = Take one and lay it.
# $tiles (Number)
editor-in_pool = left: { $tiles }
# $number (Number)
# $what (String)
editor-tile = Tile { $number }: { $what }
editor-to_site = To the site
editor-to_stock = To the stock
# $name (String)
editor-give = To { $name }
# $name (String)
editor-taken = Tiles of { $name }
# $tile (Number)
editor-paid = Stones paid for tile { $tile }
editor-fill = Fill at random
editor-clear = Clear
editor-lift_line = Pick a tile to lift it.
editor-starting_tile = The starting tile stays.
editor-needed = Other tiles need it: lift them first.
editor-start_stays =
    The two starting landscapes stay; their scenery can be changed at the side.
# $what (String)
editor-lifted = Lifted: { $what }
# $name (String)
editor-stones = Stones: { $name }
# $name (String)
editor-chips = Chips: { $name }
editor-fewer = fewer
editor-more = more
editor-play = Play from here
editor-study = Study from here
editor-text = As text
editor-text_line = Copy it to keep or send it, or paste a position or a record here.
editor-copy = Copy
editor-take_over = Use this text
editor-cannot_read = This text cannot be read.
# $game (String)
editor-other_game = This is a position of { $game }.
editor-from_game = From a game
editor-game = Game
editor-ply = After move
editor-edit_it = Edit this position
editor-no_games = No game of this kind is kept here.
editor-house_of = House of
editor-no_house = No house
editor-start = Starting landscapes
# $place (String)
editor-start_at = Landscape at { $place }
editor-turn = Turn
editor-lays = Tiles still to lay
editor-losses = Losses still to decide
editor-players = Who plays on
editor-no_architect = Nobody plays alone, so nobody plays the Illustrious Architect.
# $tile (Number)
editor-not_used = Tile { $tile } is not used with this number of players.
# $tile (Number)
editor-twice = Tile { $tile } appears twice.
# $what (String)
# $reason (String)
editor-misfit = { $what }: { $reason }
# $taken (Number)
# $turns (Number)
editor-too_many_turns = Tiles taken: { $taken }. The whole game has only { $turns } turns.
# $name (String)
# $taken (Number)
# $due (Number)
editor-turn_order = { $name }: tiles taken: { $taken }, by turn order: { $due }.
# $found (Number)
# $due (Number)
editor-site_size = Tiles in the site: { $found }. There should be { $due }.
# $name (String)
# $stones (Number)
# $most (Number)
editor-stones_most = Stones of { $name }: { $stones }. The covered quarries allow at most { $most }.
# $name (String)
# $stones (Number)
# $least (Number)
editor-stones_least =
    Stones of { $name }: { $stones }. So much cannot have been paid: at least { $least } are left.
# $tile (Number)
editor-no_plaza = The Illustrious Architect pays only for a plaza, and tile { $tile } has none.
# $tile (Number)
# $paid (Number)
# $most (Number)
editor-paid_too_much =
    Paid for tile { $tile }: { $paid }. At that moment it cost at most { $most }.
# $found (Number)
# $due (Number)
editor-architect_stones =
    Stones of the Illustrious Architect: { $found }. What the player paid makes { $due }.
# $building (Number)
editor-building_twice = Building { $building } appears twice.
# $scenery (String)
# $landscapes (Number)
editor-too_many_landscapes = { $scenery }: { $landscapes } landscapes, and there are only 6.
# $name (String)
# $houses (Number)
editor-too_many_houses = { $name }: { $houses } houses, and everybody has only 12.
# $name (String)
# $houses (Number)
# $laid (Number)
editor-houses_before_turns = { $name }: { $houses } houses, but at most { $laid } tiles laid so far.
editor-houses_moved =
    A building is without a house, but nobody had to move one: everybody still had some in hand.
# $missing (Number)
# $laid (Number)
editor-stock_size = Tiles missing in the stock: { $missing }. Laid in this turn: { $laid }.
editor-lays_left = In a turn, one or two tiles are still to be laid, or a loss is to be decided.
# $name (String)
# $laid (Number)
editor-two_each = After { $laid } tiles it cannot be { $name }’s turn like this: everybody lays two.
editor-chips_wrong = The chips are not what the enclosed buildings gave and cost.
# $place (String)
editor-no_loss = No loss can be waiting at { $place }.
# $name (String)
editor-no_choice = { $name } cannot pay to keep the house, so there is nothing to decide.
editor-nothing_fits = No tile of the stock can be laid: it would be exchanged.
editor-not_over = The game cannot have ended like this.
editor-malformed = Something is missing, or there is too much.
editor-keys_line =
    Keys: arrows move, Q and E turn, ↵ lays, Esc puts back, Delete lifts, S to the site or stock, Z
    and Y undo and redo.

## Counting at a real table.

pad-title = Scorepad
pad-lead =
    Count the game on your own table: by numbers as on the paper scorepad, or by rebuilding what
    lies there.
pad-count = Count a game
# What is told of each game: Akropolis, Architekton.
pad-games =
    .akropolis =
        Value and stars for each type, or the whole city hex by hex. Variants and the solo
        architects are counted too.
    .architekton = Largest groups and chips, or the whole town square by square.
pad-past = Games counted
pad-none_yet = None yet. What you count is kept in this browser.
pad-open = Open
pad-removed = The sheet has been removed.
pad-unreadable = A kept sheet cannot be read by this version.
pad-missing = This sheet is not on this device.
pad-not_kept = The browser does not keep this sheet: its storage is full or switched off.
pad-all_sheets = All games counted
pad-no_opponent = Nobody
pad-no_opponent_line = Only count one city.
pad-start = Start counting
pad-way = How to count
pad-quick = Numbers
pad-exact = Rebuild it
pad-value = Value
pad-stars = Stars
# What a stepper is about.
# $what (String)
pad-less = { $what }: less
# $what (String)
pad-more = { $what }: more
pad-with_doublings =
    As on the paper pad: a district that a variant doubles counts twice in its value.
# Who is counted: the name, the number, of how many.
# $name (String)
# $number (Number)
# $all (Number)
pad-step_of = { $name }, { $number } of { $all }
# $name (String)
pad-back_to = Back to { $name }
# $name (String)
pad-next = Next: { $name }
pad-result = Result
pad-erase = Remove
pad-why = Why?
pad-levels = Levels
pad-whole_tile = Whole tile
pad-whole_tile_line = Choose the three parts of a tile, then draw over its hexes.
pad-clear = Start again
pad-empty = Empty space
pad-lake = Lake: the city surrounds it.
pad-tap = Choose what to set, then pick its hexes or draw over them.
pad-city_board =
    The city. Arrow keys move from hex to hex. H, M, B, T, G and Q set houses, markets, barracks,
    temples, gardens and quarry, P turns a district into a plaza, 1 to 9 set the level, Delete
    removes.
pad-refused = There is no room for it here.
pad-doubt = This cannot be quite right. It is counted as it stands.
# How many hexes or tiles lie apart.
# $hexes (Number)
pad-apart =
    { $hexes ->
        [one] 1 piece lies apart from the rest.
       *[other] { $hexes } pieces lie apart from the rest.
    }
# How many hexes the ground has.
# $hexes (Number)
pad-ground =
    { $hexes ->
        [one] { $hexes } hex is built; the starting tile and tiles of three make 4, 7, 10 and so on.
       *[other] { $hexes } hexes are built; the starting tile and tiles of three make 4, 7, 10 and so on.
    }
# A level, and how many hexes reach it.
# $level (Number)
# $hexes (Number)
pad-level =
    { $hexes ->
        [one] { $hexes } hex reaches level { $level }; tiles of three make 3, 6, 9 and so on.
       *[other] { $hexes } hexes reach level { $level }; tiles of three make 3, 6, 9 and so on.
    }
# $level (Number)
pad-no_tiles = The hexes of level { $level } cannot be split into tiles of three.
# $tiles (Number)
pad-too_many_tiles = This takes { $tiles } tiles; nobody lays more than 30.
# Whose houses, and how many.
# $name (String)
# $houses (Number)
pad-too_many_houses = { $name } has { $houses } houses; there are 12.
# A scenery, and how many landscapes.
# $scenery (String)
# $landscapes (Number)
pad-too_often = { $landscapes } landscapes show { $scenery }; there are 6.
# $building (Number)
pad-twice = More than one tile is building { $building }.
# $name (String)
pad-house_of = House: { $name }
pad-no_house = No house
pad-which = Which building
pad-which_line =
    It does not matter for the final scoring: only where it lies and whose house stands on it.
pad-next_by_number = Any
pad-town_board =
    The town. Arrow keys move from square to square. E, F, M and W set earth, forest, meadow and
    water; 1 and 2 set a building with the house of the first or second player, 0 one without a
    house; Delete removes.
pad-tap_town =
    Choose a landscape or a building, then pick its squares. Pick a building again to turn it.
pad-bankrupt = Who could not pay a loss?
pad-nobody = Nobody
pad-share = Share
pad-picture = Save as a picture
pad-copy = Copy as text
pad-another = Count another game

## Puzzles.

puzzles-title = Puzzles
puzzles-line = Positions from strong games: find the move.
puzzles-day = Puzzle of the day
puzzles-day_line = The same for everybody, a new one every day.
puzzles-day_solved = Solved today
puzzles-day_failed = Not solved today
# $days (Number)
puzzles-days_in_a_row =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
# The days of the week, from Monday, as one letter or two.
puzzles-weekdays =
    .monday = M
    .tuesday = T
    .wednesday = W
    .thursday = T
    .friday = F
    .saturday = S
    .sunday = S
puzzles-solve = Solve
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-any = All
# The kinds of tasks: best, points, count, survive, bankrupt.
puzzles-themes =
    .best = Best move
    .points = Most points
    .count = Make it count
    .survive = Do not go bankrupt
    .bankrupt = Bankrupt the opponent
puzzles-rating = Your rating
puzzles-graph = Your rating over time
# $rating (Number)
puzzles-rated = rated { $rating }
# $solved (Number)
# $all (Number)
puzzles-solved_of = { $solved } of { $all } solved
# $number (Number)
puzzles-in_a_row = { $number } in a row
# $number (Number)
puzzles-number = Puzzle { $number }
puzzles-best = Find the best move.
puzzles-points = Score the most points with one move.
# Make a type count, by district.
puzzles-count =
    .houses = Make your houses count.
    .markets = Make your markets count.
    .barracks = Make your barracks count.
    .temples = Make your temples count.
    .gardens = Make your gardens count.
puzzles-survive =
    Lay so that your opponent cannot bankrupt you next turn with the face-up tiles.
puzzles-bankrupt = Bankrupt your opponent this turn.
puzzles-right = Right!
puzzles-begun = Now finish it.
puzzles-wrong = Not this one.
# $win (Number)
# $next (Number)
puzzles-wins = It wins { $win } % of the games, the next best move { $next } %.
# $points (Number)
puzzles-ahead =
    { $points ->
        [one] In the end it is { $points } point ahead of the next best move.
       *[other] In the end it is { $points } points ahead of the next best move.
    }
# $brings (Number)
# $next (Number)
puzzles-brings =
    { $brings ->
        [one] It brings { $brings } point, the next best move { $next }.
       *[other] It brings { $brings } points, the next best move { $next }.
    }
# $brings (Number)
puzzles-counts =
    { $brings ->
        [one] They count from now on: { $brings } point at once.
       *[other] They count from now on: { $brings } points at once.
    }
puzzles-survives = After it, no face-up tile can bankrupt you.
puzzles-bankrupts = Your opponent goes bankrupt this turn, and you win.
puzzles-better = Another move is clearly better.
# $win (Number)
# $next (Number)
puzzles-better_wins = It wins { $win } % of the games, no other more than { $next } %.
# $brings (Number)
# $most (Number)
puzzles-brings_less =
    { $brings ->
        [one] It brings { $brings } point. Another move brings { $most }.
       *[other] It brings { $brings } points. Another move brings { $most }.
    }
puzzles-not_counting = They still count for nothing.
# $line (String)
puzzles-threatened = Your opponent could still bankrupt you: { $line }.
puzzles-can_pay = Your opponent could still pay.
# Shows on the board what is wrong with an answer.
puzzles-see_why = See why
puzzles-try_again = Try again
# What the solution ends with against a wrong answer, and the interval of that.
# $futures (Number)
# $points (String)
# $least (String)
# $most (String)
puzzles-ends_ahead =
    Played to the end { $futures } times each, the solution comes to { $points } points more than yours (95 % sure: { $least } to { $most }).
# $times (Number)
puzzles-likely = In { $times } of 10 futures this comes next.
puzzles-example = The tiles that turn up are an example.
puzzles-hint = Hint
# $number (Number)
puzzles-hint_tile = Take tile { $number }.
# $number (Number)
puzzles-hint_many = { $number } moves are accepted.
puzzles-show = Show the solution
puzzles-shown = This is a solution.
puzzles-unrated = Your rating stays: this puzzle was answered before.
puzzles-study = Study this position
puzzles-share = Share
# $date (String)
# $solved (Flag)
puzzles-shared =
    { $solved ->
        [yes] Polis, puzzle of { $date }: solved ✔
       *[no] Polis, puzzle of { $date }: not solved ✘
    }
puzzles-copied = Copied
puzzles-not_copied = The browser does not allow copying
puzzles-none_left = You have solved them all.
puzzles-missing = There is no such puzzle
puzzles-not_loaded = The puzzles could not be loaded.

## A game move by move.

replay-title = Replay
replay-moves = Moves
replay-start = To the start
replay-back = Back
replay-forward = Forward
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-flip = Other city
# $ply (Number)
# $plies (Number)
replay-at = Move { $ply } of { $plies }
replay-how = How it is counted
replay-points = Points
replay-result = Result
replay-points_line = Points so far; dotted: expected at the end
replay-result_line = Expected result: chance of winning
replay-analyse = Analyse the game
replay-go_on = Continue analysing
replay-analyse_line = Analyse this line
# $percent (Number)
replay-analysing = Looking at every move: { $percent } %
replay-stop = Stop
replay-analysed = Every move was looked at.
replay-this_move = This move
replay-not_yet = Not looked at yet.
# By mark, from strong to missed.
replay-marks =
    .strong = Strong
    .good = Good
    .weak = Weak
    .missed = Missed
# $win (String)
# $points (String)
replay-gave_away = It gave away { $win } of the chance to win and { $points } points of the lead.
replay-nothing_lost = It gave nothing away.
replay-no_choice = There was no choice.
replay-better_was = Better was
replay-also_good = Also considered
# Why a move has its mark.
replay-why_wait = Working out why…
replay-why_unclear = Played to the end, no part of the score differs clearly.
# $percent (Number)
replay-to_win = { $percent } % to win
# $points (String)
replay-expects = { $points } points expected
# $percent (String)
replay-more = { $percent } more
replay-known_then = Only what could be known at that moment counts: unseen tiles stay unseen.
replay-turning = Turning points
replay-no_turning = No single move turned the game.
replay-accuracy = Accuracy
replay-formula =
    The mean over all moves with a choice of 100 · exp(−4.5 · loss). The loss is the part of the
    chance to win that a move gave away; 200 points of the lead count as much as a whole win.
replay-explore = Explore
replay-explore_line = Take a tile to try another move from here. What you try stays as a variation.
replay-answer = Let the computer answer
replay-thinking = The computer is thinking
replay-move_up = Move the variation up
replay-remove = Remove the variation
replay-to_game = Back to the game
replay-in_variation = Variation
replay-cannot_try = That move cannot be tried here: a tile that nobody has seen would turn up.
replay-share = Share
replay-link = Copy the link to this position
replay-link_with_game = Copy a link that holds the game
replay-copy_tree = Copy with variations
replay-save_tree = Save with variations
replay-print = Print the game sheet
replay-unfinished = not finished
replay-bad_record = This link holds no readable game
replay-still_played = This game is still being played
replay-still_played_line = It can be studied when it is over.
replay-keys = Keys
replay-key_lines =
    .step = one move back or forward
    .ends = to the start or the end
    .variations = other variations of this move
    .play = play
    .city = other city
    .answer = let the computer answer
    .analyse = analyse or stop

## The statistics of one's games.

statistics-title = Statistics
# $games (Number)
statistics-games =
    { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    }
# Where there is no game at all.
statistics-none = No game has ended yet. When one does, it is counted here.
# Where no game is as was asked.
statistics-none_fits = No game matches. Choose something else above.
statistics-from = Games from
statistics-here = This device
statistics-account = My account
# So many of so many games were fetched.
# $done (Number)
# $all (Number)
statistics-fetching = { $done } of { $all } games fetched
statistics-not_fetched = The games of your account could not be fetched. Try again later.
statistics-whose = Whose
statistics-mine = Mine
statistics-everybody = Everybody at this screen
statistics-all = All
statistics-mode = Mode
statistics-opponent = Opponent
statistics-basic = Basic game
statistics-variants = With variants
statistics-long = Long game
statistics-lost = Lost
# Where a share truly is, in percent.
# $low (Number)
# $high (Number)
statistics-between = probably { $low } to { $high } %
statistics-margin = Average lead
statistics-stones_left = Stones left
statistics-houses = Houses on the board
statistics-length = Moves per game
statistics-course = Points, game by game
# So many games, with points from so many to so many.
# $games (Number)
# $low (Number)
# $high (Number)
statistics-course_told =
    Points of { $games } games, the first on the left: from { $low } to { $high }
statistics-course_line =
    Each dot is a game, the latest on the right. The line is the mean of a game and the three on
    each side of it.
statistics-as_table = As a table
statistics-game = Game
statistics-date = Date
statistics-points = Points
statistics-parts = Where the points come from
statistics-share = Share
statistics-value_stars = Value × stars
statistics-by_opponent = By opponent
statistics-by_mode = Players and modes
statistics-beginning = Who goes first
statistics-beginning_line =
    The dot is the share of games won; the bar holds the true share with 95 % certainty. Fewer games,
    longer bar.
# With how many players.
# $players (String)
statistics-first_wins = First player wins, { $players }
statistics-when_first = You, going first
statistics-when_later = You, going later
# In percent.
# $percent (Number)
statistics-fair = if it made no difference: { $percent } %
statistics-losses = Typical losses
# From so many games.
# $games (Number)
statistics-losses_line =
    { $games ->
        [one] Chance to win that a move gives away on average, from { $games } game.
       *[other] Chance to win that a move gives away on average, from { $games } games.
    }
statistics-no_losses =
    None of these games has been analysed yet. Analysing one shows in which part of a game you give
    most away.
statistics-study = Study a game
statistics-opening = Opening
statistics-middle = Middle
statistics-end = End
statistics-list = The games
statistics-replay = Replay
statistics-film = Film
statistics-leave_out = Do not count
statistics-left_out = The game is no longer counted.
statistics-more = Show more
statistics-export = Export
statistics-csv = Table (CSV)
statistics-json = JSON

## What there is to study.

study-title = Study
study-line = Go through your games move by move, and find what was better.
# The link from a game to its study.
study-this_game = Study this game
study-open = Open a record
study-open_line = Paste a record or choose a file. It is added to your games.
study-open_now = Open and study
study-mine = My games
study-no_games = No game is kept here yet. Play one, or open a record.
study-online = Online games
study-puzzles_line = Find the best move in positions from games.
study-editor_line = Set up any position and look at it.
study-pad_line = Count the points at a real table.
study-statistics_line = What your games have in common.

## Studying together online.

together-title = Study together
together-line = Several people look at the same game at once: one leads, the others follow. Only those who have the link find it.
together-name = Title
together-create = Create the study
together-mine = My studies
# $chapters (Number)
together-count =
    { $chapters ->
        [one] 1 chapter
       *[other] { $chapters } chapters
    }
together-chapters = Chapters
together-people = Here now
# $people (Number)
together-unnamed =
    { $people ->
        [one] and one more without a name
       *[other] and { $people } more without a name
    }
together-leads = leads
together-owner = owner
together-you_lead = You lead: everybody sees where you are.
# $name (String)
together-follows = You follow { $name }.
together-away = You are on your own.
together-away_line = What you try stays yours until you offer it.
together-follow = Follow again
together-offer = Offer my variation
together-offered = Offered. The leader decides.
together-own = yours
together-offers = Offered variations
# $name (String)
# $moves (String)
together-offer_by = { $name }: { $moves }
together-look = Look
together-accept = Add to the study
together-dismiss = Leave out
together-withdraw = Take back
# $name (String)
together-hand_over = Let { $name } lead
together-lead_again = Lead again
together-give_back = Give the lead back
together-may_try = Others may try moves
together-closed = Only the leader tries moves in this study.
together-add = Add a chapter
together-add_line = Paste a record, with or without variations. Of a game that is not over, unseen tiles are left out.
together-chapter_name = Name
together-rename = Rename
# $name (String)
together-up = Move { $name } up
# $name (String)
together-remove = Remove { $name }
together-manage = Manage the study
together-delete = Delete the study
together-delete_sure = Delete it for everybody
together-missing = This study does not exist or was deleted.
together-invite = Invite to the study
together-entering = Opening the study…
together-begin = Begin a study with others
together-bad_record = This is no record that can be read, or it is too long.

## The words about films of games.

film-title = Film of the game
film-line = The whole game as an animated picture (GIF), to save or to send.
film-make = Make the film
film-size = Size
film-small = Small
film-large = Large
film-pace = Time per move
# Seconds a move, as written.
# $seconds (String)
film-seconds = { $seconds } s
# $picture (Number)
# $all (Number)
film-picture_of = Picture { $picture } of { $all }
# So many kilobytes.
# $size (Number)
film-ready = The film is ready: { $size } KB.
film-save = Save
film-share = Share
film-again = Another one
film-close = Close
film-failed = The film could not be made in this browser.
film-before = before the first move
# $moves (Number)
film-after =
    { $moves ->
        [one] after { $moves } move
       *[other] after { $moves } moves
    }
film-so_far = if it ended now
film-drawn = a draw

## The long texts: the rules of Akropolis.

book-akropolis-introduction =
    You build a city of tiles, beside and on top of each other, and want the most points for it.
    Every type of district counts its value times the stars of its plazas. For 1 to 4 players.
# By section of the layout.
book-akropolis-titles =
    .parts = Parts
    .setup = Setup
    .turn = Your turn
    .round = The round
    .scoring = Scoring
    .variants = Variants
    .solo = Solo: the Illustrious Architect
book-akropolis-lines =
    .tiles =
        There are 61 city tiles of three hexes each. A hex is a quarry, a plaza or a district.
        Plazas and districts are of five types: houses (blue), markets (yellow), barracks (red),
        temples (purple) and gardens (green).
    .stars =
        A housing plaza has 1 star; market, barracks and temple plazas have 2; a garden plaza has 3.
    .start =
        Every player has a starting tile: a housing plaza with three quarries around it. It is one
        tile.
    .variants =
        Each variant has its own switch, and any of them can be combined. A district that meets its
        condition and also the one here counts double.
# Rule 1 is the first.
book-akropolis-rules =
    .rule_1 =
        Shuffle the tiles that belong to the number of players: 37 for 2, 49 for 3, 61 for 4. Make
        11 stacks with one tile more than there are players. The tiles left over, two more than
        players, lie face up in a row: the construction site.
    .rule_2 =
        The long game, for 2 or 3 players, uses all 61 tiles: 19 stacks of 3 and a construction site
        of 4 for two players; 15 stacks of 4 and 1 tile over for three.
    .rule_3 = The first player is Chief Architect. In turn order the players take 1, 2, 3 and 4 stones.
    .rule_4 =
        Take a tile from the construction site. The first is free; every other costs 1 stone for
        each tile before it. The stones go to the reserve. A tile that you cannot pay for you cannot
        take.
    .rule_5 =
        Add the tile to your city, turned as you like. On the first level all its hexes lie on empty
        spaces, and at least one touches your city edge to edge. On a higher level all three lie on
        hexes of the same height that belong to at least two different tiles. A city can grow
        without limit.
    .rule_6 =
        Each quarry that you cover gives you 1 stone at once. What is covered counts for nothing any
        more.
    .rule_7 =
        When only one tile is left in the construction site after a turn, it becomes the first, a
        stack is laid out after it, and the Chief Architect’s marker passes to the left. Each round
        has one turn more than there are players, so the next player is always the new Chief
        Architect. Without a stack the game ends. The last tile is never played: the game has 36, 48
        or 60 turns with 2, 3 or 4 players, and 60 in a long game.
    .rule_8 =
        What is visible from above counts: the top hex of each column. Two hexes are adjacent when
        their columns are, whatever their heights. A district is worth its level: 1 on the first, 2
        on the second, and so on.
    .rule_9 =
        Each type brings the values of its districts that meet their condition, added up, times the
        stars on the visible plazas of the type. Without such a plaza the type brings nothing.
    .rule_10 = Each stone is 1 more point. The most points win; among equals the most stones.
    .rule_11 =
        Set up as for two players. You begin, with 1 stone. The Illustrious Architect has a starting
        tile and 2 stones. Stones that you pay go to him; stones that he pays go to the reserve. The
        Chief Architect’s marker and the rounds go as for two players.
    .rule_12 =
        In his turn he wants the cheapest tile that has a plaza. If he can pay for it, he takes it
        and pays; if not, or if there is none, he takes the first tile. He keeps his tiles aside:
        nothing is laid or covered, and all of them count, with his starting tile.
    .rule_13 =
        He scores each type: the number of his districts times their level, times the stars on his
        plazas. All his districts meet their condition. His stones are added. Hippodamos (easy):
        level 1. Metagenes (medium): level 1, and 2 points for each of his quarries, those of the
        starting tile too. Callicrates (hard): level 2.
    .rule_14 = You win with more points, on equal points with more stones.
# Ruling A1 is the first.
book-akropolis-rulings =
    .ruling_A1 = The stones of the box are material, not a limit: the reserve never runs out.
    .ruling_A2 =
        Every round starts with two tiles more in the construction site than there are players. So
        in the long game for three the first stack is laid out at once beside the single tile: the
        game begins with a site of 5 and 14 stacks, and has 60 turns.
    .ruling_A3 =
        The largest group is the one with the most houses; among equally large ones, the one of the
        highest value. Plazas are not part of a group.
    .ruling_A4 =
        A lake is an empty space, or several connected ones, that the city surrounds completely. It
        is not the outside: barracks that touch only lakes do not count.
    .ruling_A5 = Equal in points and stones: the victory is shared.
    .ruling_A6 =
        With variants his houses double if they are worth 10 or more, and his temples only with
        Callicrates. His barracks and gardens always double. Of his markets, at most 3 for each of
        his market plazas double.
    .ruling_A7 = Equal in points and stones: he wins.
    .ruling_A8 = You can play solo as a long game, too: then as the long game for two.
# By district.
book-akropolis-conditions =
    .houses = Only those of your largest group of adjacent houses count.
    .markets =
        A market counts if it is not adjacent to another market. A market plaza does not disturb it.
    .barracks =
        Barracks count at the edge of the city: at least one adjacent space is empty and part of the
        outside.
    .temples = A temple counts if all six adjacent spaces are built, at whatever height.
    .gardens = Gardens always count.
# By district.
book-akropolis-doubles =
    .houses = The group is worth 10 or more. (It is chosen before any doubling.)
    .markets = The market is adjacent to a visible market plaza.
    .barracks = At the barracks 3 or 4 adjacent spaces are empty and part of the outside.
    .temples = The temple is on the second level or higher.
    .gardens = The garden is adjacent to a lake.
# By figure. It is also what is said to those who cannot see the figure.
book-akropolis-figures =
    .start = The starting tile: a plaza with 1 star and three quarries.
    .site = A construction site for two players. The third tile costs 2 stones.
    .beside = First level: the tile lies beside the city and touches it.
    .on_top = Second level: the tile rests on three hexes of height 1 that belong to two tiles.
    .one_tile = Not allowed: all three hexes below belong to one tile.
    .not_level = Not allowed: the hexes below have different heights.
    .quarries = The tile covers quarries: you win a stone for each.
    .houses = The ringed houses are the largest group and count. The single house does not.
    .markets =
        The ringed market stands alone and counts. The other two touch each other: neither counts.
    .barracks = The ringed barracks are at the edge. The marked ones are walled in and do not count.
    .lake = The marked barracks touch only a lake: they do not count.
    .temples = The ringed temple is surrounded. At the marked one a side is open: it does not count.
    .gardens = One garden on level 1 and one on level 2, times 3 stars: 9 points.
    .no_plaza = A garden, but no garden plaza: it brings nothing.
    .double_houses = The group is worth 10 or more: all its houses count double.
    .double_markets = The ringed market touches its plaza and counts double.
    .double_barracks = The ringed barracks have 3 or 4 open sides and count double.
    .double_temples = The ringed temple is on a higher level and counts double.
    .double_gardens = The ringed garden touches a lake and counts double.

## The long texts: the rules of Architekton.

book-architekton-introduction =
    Two players lay one town of buildings and landscapes together, each for themselves. In the end
    your largest group of houses and your chips count.
# By section of the layout.
book-architekton-titles =
    .parts = Parts
    .setup = Setup
    .turn = Your turn
    .enclosed = Enclosed buildings
    .end = The end
    .match = The match
book-architekton-lines =
    .buildings =
        There are 22 buildings. Each of their sides shows one of four sceneries: earth, meadow,
        water or forest.
    .landscapes = There are 24 landscapes, 6 of each scenery.
    .houses = Each player has 12 houses. At the start each has 1 points chip.
# Rule 1 is the first.
book-architekton-rules =
    .rule_1 =
        Shuffle the buildings: the top 4 are the reserve, face down; the next 3 are laid out face
        up. Do the same with the landscapes: 4 into the reserve, 3 face up. The 6 face-up tiles are
        the stock.
    .rule_2 = The next 2 landscapes are the start of the town. They touch at one corner.
    .rule_3 = The older player begins. Here you choose who begins, or leave it to chance.
    .rule_4 =
        Take any two tiles of the stock, one after the other, and lay each: two of a kind or one of
        each, in any order. Then the stock is refilled to 3 buildings and 3 landscapes.
    .rule_5 =
        Buildings and landscapes alternate as on a chessboard: beside a building lie only
        landscapes, beside a landscape only buildings. A tile must share at least one side with a
        tile that lies already, and at least one shared side must match: the building shows there
        the scenery of the landscape. Buildings may be turned; landscapes look the same from all
        sides.
    .rule_6 =
        Whoever lays a building puts one of their houses on it at once. With no house left in hand
        you must move one of yours there from another building. The building that lost its house has
        no owner.
    .rule_7 =
        Whenever a tile is laid, each building that now has landscapes on all four sides is scored
        at once, for its owner: the player whose house stands on it, be it their turn or not. If all
        sides match, the owner gains 1 chip. If 1, 2 or 3 sides do not match, the owner loses 1, 2
        or 3 chips, but may first take the house back into the hand: the loss is then 1 smaller.
    .rule_8 =
        Whoever cannot pay a loss, even after taking the house back, loses at once: the game ends
        early, and the opponent has won.
    .rule_9 =
        When the piles no longer fill the stock after a turn, the reserves are used, and the last
        round begins. If the starting player is next, both have one more turn; if the other player
        is next, only that one has. So both have had equally many turns.
    .rule_10 =
        At the end every building that adjoins only 1 or 2 landscapes is removed, with its house.
        Then each house of your largest group of diagonally connected houses is 1 point, and each
        chip is 1 point.
    .rule_11 =
        The most points win; then the most houses on the board after the removal; else the game is a
        draw.
    .rule_12 =
        A match is a series of games. A win by early end brings 2 victory points, any other win 1, a
        draw none. Players take turns to begin. The first with 2 victory points wins the match.
# Ruling T1 is the first.
book-architekton-rulings =
    .ruling_T1 =
        The booklet does not print the buildings. Ours are all combinations in which the sceneries
        that are present appear equally often: 4 of one scenery, 12 of two, 6 of all four. That
        makes 22 tiles, and each scenery is on 22 sides.
    .ruling_T2 =
        The 8 chips of the box are material, not a limit: you always receive a chip that you earn.
    .ruling_T3 =
        A tile can enclose several buildings. All gains come first. Then come the losses, those of
        the player who laid the tile before those of the opponent, in the order north, east, south,
        west of the tile. Each is decided and paid before the next.
    .ruling_T4 =
        A building without a house is not scored, now or later. A house moved onto a building does
        not score it again: a building scores only at the moment it becomes enclosed.
    .ruling_T5 =
        The decision belongs to the owner, also in the opponent’s turn. If only one of the two
        choices can be paid, that one is taken.
    .ruling_T6 = If a house has to be moved, it is moved before the scoring.
    .ruling_T7 =
        If no tile of the stock can be laid, before your first or your second lay, the stock is
        exchanged: its tiles go under their piles, and as many are drawn from the tops, again and
        again until a tile can be laid. If no tile of stock and piles can be laid, the stock stays
        as it was and the rest of the turn is skipped. If both players skip a whole turn one after
        the other, the game ends with the final scoring.
    .ruling_T8 =
        In the last round the reserves go on refilling the stock as long as they last. A stock that
        cannot be filled any more stays short.
    .ruling_T9 =
        Houses are connected when their buildings touch at a corner and both carry a house of the
        same player.
# By figure. It is also what is said to those who cannot see the figure.
book-architekton-figures =
    .start = The two landscapes of the start. Buildings can lie on the marked places.
    .lay = Allowed: both touching sides match.
    .no_match = Not allowed: turned like this, no side matches.
    .gain = Enclosed, and all four sides match: the owner has gained 1 chip.
    .choice =
        Enclosed, and one side does not match: the owner keeps the house and pays 1 chip, or takes
        it back and pays nothing.
    .last_round =
        The last round begins at the line. Above, the starting player is next: one more turn for
        both. Below, the other player is next: one more turn for that one.
    .removed = The ringed buildings adjoin only 1 or 2 landscapes: they are removed at the end.
    .group = Threads join the largest group of each player: houses whose buildings touch at a corner.

## The long texts: what the steps of the first games say.

book-lessons-akropolis =
    .step_1 = Your city
    .step_1_text =
        Every city begins with this tile: a plaza with one star and three quarries. You will build
        for a few turns, beside it and on top of it. The computer builds a city of its own.
    .step_2 = The construction site
    .step_2_text =
        Here lie the tiles. The first is free; each next one costs one stone more. You have 1 stone.
        Every stone that is left at the end is a point.
    .step_3 = Your first tile
    .step_3_text =
        Take the first tile: two houses and a quarry. Lay it beside your city so that at least two
        edges touch. Choose a place; choose it again to turn the tile.
    .step_4 = Houses
    .step_4_text =
        Your two houses lie side by side: a group of value 2. The plaza multiplies it by its star: 2
        × 1 = 2 points. Of houses only the largest group counts.
    .step_5 = The computer builds
    .step_5_text =
        The computer has taken the first tile that was left, for nothing. This is its city; the ring
        shows its last tile.
    .step_6 = A plaza
    .step_6_text =
        The last tile has a market plaza, a house and a garden. It costs 1 stone. Take it, and lay
        it so that its house joins your group.
    .step_7 = A new round
    .step_7_text =
        One tile was left. It became the first, a stack was laid out after it, and the Chief
        Architect’s marker passed to the computer, which has begun the round.
    .step_8 = On top
    .step_8_text =
        Now build upwards. Take the first tile and lay it on three hexes of the same height that
        belong to two tiles. Cover at least one quarry, but no plaza.
    .step_9 = Levels and stones
    .step_9_text =
        Each quarry that you covered gave you a stone. On level 2 a district is worth 2, and what
        lies below it no longer counts. Your market counts times the 2 stars of its plaza.
    .step_10 = The computer builds
    .step_10_text =
        The computer has taken a tile. Again one was left, and the third round begins, with you.
    .step_11 = Markets
    .step_11_text =
        A market counts only if it touches no other market. Take the first tile, and lay it so that
        your markets are worth more than before.
    .step_12 = The other districts
    .step_12_text =
        Barracks count at the edge of the city, temples where all six sides are built up, gardens
        always. But every type needs its plaza: no star, no points.
    .step_13 = The computer builds
    .step_13_text = Two tiles are left for you. The first is free, the second costs a stone.
    .step_14 = Your choice
    .step_14_text =
        Take either tile and find a place that brings 4 points or more. The chips over the tile show
        what changes.
    .step_15 = How it ends
    .step_15_text =
        A game for two has 36 turns. Then each type counts its value times its stars, and each stone
        is a point. The score sheet shows what you have now.
    .step_16 = Now a real game
    .step_16_text =
        You know all you need. The rules cover lakes, variants, and the solo game against the
        Illustrious Architect.
book-lessons-architekton =
    .step_1 = The town
    .step_1_text =
        Both players build one town. It begins with two landscapes that touch at a corner, here
        earth and meadow. Buildings and landscapes alternate as on a chessboard.
    .step_2 = The stock
    .step_2_text =
        Three buildings and three landscapes lie open. In your turn you take two tiles, one after
        the other, and lay each. At least one side must match what it touches.
    .step_3 = Your first building
    .step_3_text =
        Take the first building, with earth and meadow in turn. Lay it between the two landscapes so
        that both sides match. Choose the place again to turn it. One
        of your houses goes on it.
    .step_4 = A landscape
    .step_4_text =
        Your second tile: take earth or meadow, and lay it on an open side of your building where it
        matches.
    .step_5 = The computer builds
    .step_5_text =
        The computer has laid a building in the other corner between the landscapes. Its house is a
        dome, yours have gables.
    .step_6 = Its second tile
    .step_6_text =
        The computer’s landscape matches its own building. After a turn the stock is refilled.
    .step_7 = Enclosed
    .step_7_text =
        One side of your building is still open. Lay the landscape that matches there: all four
        sides match, and you gain a chip.
    .step_8 = A group
    .step_8_text =
        Houses whose buildings touch at a corner are a group. Lay the building that shows earth on
        all sides at a corner of yours. One of its sides will not match.
    .step_9 = The computer replies
    .step_9_text =
        The computer has laid earth beside your new building. Three sides are closed, and one of
        them does not match.
    .step_10 = A loss
    .step_10_text =
        With its second tile it has enclosed your building. One side does not match: that costs you
        a chip, or the house.
    .step_11 = Your decision
    .step_11_text =
        Keep the house and pay 1 chip: your group stays together. Or take it back and pay nothing.
        It is for you to decide.
    .step_12 = Chips
    .step_12_text =
        Whoever cannot pay a loss loses the game at once. So take care with sides that do not match,
        above all with few chips.
    .step_13 = The group grows
    .step_13_text =
        Lay any building at a corner of a building that carries your house. Look at how many of its
        sides match.
    .step_14 = Your second tile
    .step_14_text = Lay what you like, where it fits.
    .step_15 = How it ends
    .step_15_text =
        When the piles run out, the last round begins. Then buildings beside only one or two
        landscapes are removed. Each house of your largest group is a point, and so is each chip.
    .step_16 = Now a real game
    .step_16_text =
        You know all you need. The rules cover rare cases, and the match.
# By answer.
book-lessons-answers =
    .not_allowed = It does not fit there.
    .other_tile = That is another tile. Take the one that is asked for.
    .too_loose = That is allowed, but only one edge touches. Move it closer: two edges at least.
    .not_on_ground = That is allowed, but stay on the ground this time: lay it beside your city.
    .houses_elsewhere =
        That is allowed, but its house does not join your group. Turn it, or lay it beside your
        houses.
    .no_quarry = That is allowed, but it covers no quarry. Lay it on top of at least one.
    .covers_plaza =
        That is allowed, but it covers a plaza, and its stars would be gone. Choose another place.
    .markets_touch =
        That is allowed, but your markets would not be worth more. Keep them apart, and cover none.
    .few_points = That is allowed, but it brings fewer than 4 points. Look at the chips over the tile.
    .sides_differ =
        Not yet: both sides that touch must match. Lay it between the two landscapes, and turn it.
    .no_chip = That is allowed, but it does not enclose your building with four matching sides.
    .no_corner = That is allowed, but it touches no corner of a building with your house.

## The host's page, which is loaded when it is opened.

book-host-title = Host’s page
book-host-no_host = Only the hosts of this site see this page.
book-host-sign_in_again = You signed in a while ago. To change something, enter your password again.
book-host-people = People
book-host-accounts = Accounts
book-host-guests = Guests
book-host-suspended = Kept out
book-host-tables = Tables
book-host-gathering = Waiting for players
book-host-playing = Playing
book-host-finished = Finished
book-host-load = Load
book-host-sockets = Connected
book-host-p99 = 99 of 100 moves within
book-host-queue = Waiting writes
book-host-memory = Memory
book-host-servers = Servers
book-host-engine = Waiting for the computer
book-host-storage = Storage
book-host-damaged = The database is damaged. Restore a backup.
book-host-errors = Errors since the start
book-host-failures = Failed requests
book-host-database_errors = Database errors
book-host-wrong_passwords = Wrong passwords
book-host-limited = Too fast
book-host-log = Latest warnings
book-host-no_log = No warnings.
book-host-backups = Backups
book-host-no_backups = No backup is known here. Those of “polis backup” are listed.
book-host-verified = tried out
book-host-unverified = not tried out
book-host-sign_up = Who can come in
book-host-open = Anybody
book-host-invited = Only invited people
book-host-invitations = Invitations
book-host-invite = Create an invitation
book-host-note = For whom
book-host-days = Days
book-host-uses = Uses
book-host-withdraw = Withdraw
book-host-announcement = Announcement
book-host-announcement_line = All pages show this line until it ends.
book-host-text = Text
book-host-hours = Hours
book-host-announce = Announce
book-host-end = End it
book-host-search = Name
book-host-suspend = Keep out
book-host-allow = Let in again
book-host-sign_out = Sign out
book-host-new_password = New password
book-host-password_once = Tell them this password. It is shown only once.
book-host-host = Host
book-host-deeds_title = What hosts did
book-host-command = polis admin
# $used (Number)
# $most (Number)
book-host-used = { $used } of { $most } used
# $date (String)
book-host-until = until { $date }
book-host-reports = Reports
book-host-no_reports = No open reports.
book-host-engine_sign = Engine sign
# $done (Number)
# $games (Number)
book-host-engine_working = Looking at games: { $done } of { $games }
book-host-engine_none = There is no whole game to look at.
# $game (String)
# $moves (Number)
# $loss (String)
# $interval (String)
# $reference (String)
# $score (String)
book-host-engine_found =
    { $game }: { $moves } moves, { $loss } % of a win given away per move (95 %: { $interval }),
    Master { $reference } %; score { $score }.
book-host-engine_notable = Far closer to the engine than Master.
book-host-engine_line =
    A reason to look at the games, never a proof: strong people score high, too, and few games
    say little. Nothing follows from it by itself.
book-host-suspend_week = Keep out for a week
book-host-rename = Rename
book-host-annul = Annul the rating
book-host-close_report = Close
# $name (String)
book-host-reported_by = reported by { $name }
book-host-deeds =
    .suspended = Kept out
    .allowed = Let in again
    .signed_out = Signed out
    .new_password = New password
    .host_named = Named host
    .host_dismissed = No longer host
    .sign_up_opened = Opened to anybody
    .sign_up_closed = By invitation only
    .invited = Invitation created
    .uninvited = Invitation withdrawn
    .announced = Announced
    .announcement_ended = Announcement ended
    .renamed = Renamed
    .rating_annulled = Rating annulled
    .report_closed = Report closed

## What mails say. The server writes them; no page loads them.

# $name (String)
book-mail-hello = Hello { $name },
book-mail-confirm_subject = Confirm your address
# $site (String)
book-mail-confirm =
    somebody, probably you, gave this address for an account at { $site }. To confirm it, enter this
    code in the account there within a day:
book-mail-recover_subject = A code for a new password
# $site (String)
book-mail-recover =
    somebody, probably you, forgot the password of this account at { $site }. With this code you set a
    new one. It is valid for one hour, and once:
book-mail-not_asked = If it was not you, you need not do anything.
# $names (String)
book-mail-turn = Your turn against { $names }
book-mail-turn_alone = It is your turn
# $name (String)
# $game (String)
book-mail-challenge = { $name } challenges you to { $game }
book-mail-stop = To get no more such mails, open this:

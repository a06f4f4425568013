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
frame-loading = One moment …
frame-not_loaded = The text could not be loaded.
frame-load_again = Try again

## The first page.

home-akropolis = Stack a city of three-hex tiles. One to four players, half an hour.
home-architekton = Lay a chequered town together, each for yourself. Two players, half an hour.
home-play = Play
# $games (Number)
home-waiting =
    { $games ->
        [one] One more game waits for you
       *[other] { $games } more games wait for you
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
home-look = Look at it
home-open = Open a game
home-open_line =
    Paste a record, or choose a file: a record, or all games as the settings save them. Tiles that a
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
    .daidalos = looks ahead, and minds what you want
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
play-nobody_wins = A shared victory
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
    .markets = It touches a markets plaza.
    .barracks = Three or four empty spaces of the outside are beside it.
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
table-closer = Closer
table-farther = Farther
table-turn_view = Turn the view
table-above = View from above
table-menu = Menu
table-close = Close
table-suggested = Suggestion
table-statistics = What happened
table-best_move = Best move
# Which turn, and its points with their sign.
# $turn (Number)
# $points (String)
table-best_move_line = { $points } (turn { $turn })
table-copy = Copy the record
table-copied = Copied
table-not_copied = The browser does not let it copy
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
akropolis_table-site_line = the first tile is free, each next costs one stone more
# $number (Number)
akropolis_table-tile = Tile { $number }
akropolis_table-free = free
# $stones (Number)
akropolis_table-short_by = short by { $stones }
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
    }, last one unplayed
akropolis_table-districts = districts
akropolis_table-plazas = plazas
# By district.
akropolis_table-plaza =
    .houses = Houses plaza
    .markets = Markets plaza
    .barracks = Barracks plaza
    .temples = Temples plaza
    .gardens = Gardens plaza
akropolis_table-quarry = Quarry
akropolis_table-place = Place
akropolis_table-whole_city = Whole city
akropolis_table-marks = Mark what scores nothing
akropolis_table-live_scores = Show the score during the game
akropolis_table-choose = Choose a tile.
akropolis_table-choose_line = A tap on a tile of the construction site takes it in hand.
akropolis_table-find_place = Choose a place.
akropolis_table-find_place_line = A green dot lies in the middle of every place where it can go.
# What is laid, on which level.
# $what (String)
# $level (Number)
akropolis_table-to_level = { $what }: to level { $level }
# The price, and the stones that covered quarries give.
# $price (Number)
# $won (Number)
akropolis_table-costs =
    { $price ->
        [0] { $won ->
            [0] It is free.
            [one] It is free, and wins { $won } stone from quarries.
           *[other] It is free, and wins { $won } stones from quarries.
        }
        [one] { $won ->
            [0] Pay { $price } stone.
           *[other] Pay { $price } stone, win { $won } back from quarries.
        }
       *[other] { $won ->
            [0] Pay { $price } stones.
           *[other] Pay { $price } stones, win { $won } back from quarries.
        }
    }
# $what (String)
akropolis_table-covers = Covered: { $what }.
# $what (String)
akropolis_table-begins = Counts from now on: { $what }.
# $what (String)
akropolis_table-ceases = Counts no longer: { $what }.
# $what (String)
akropolis_table-doubles = Doubled from now on: { $what }.
# $level (Number)
akropolis_table-level = Level { $level }
akropolis_table-allowed = allowed
akropolis_table-refused = It cannot lie here.
akropolis_table-touches_nothing = It touches nothing. It must lie edge to edge with your city.
# $a (Number)
# $b (Number)
# $c (Number)
akropolis_table-not_level = Not level: it would rest on heights { $a }, { $b } and { $c }.
akropolis_table-one_tile = All three hexes lie on one tile. It must rest on two tiles at least.
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
    { $name } takes { $tile }, the first tile: he can pay for none with a plaza.
akropolis_table-gives_stone = It gives 1 stone when it is covered.
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
akropolis_table-only_lake = Only a lake is beside it, which is not the edge of the city.
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
akropolis_table-by_stones = Equal points: the most stones decide.
akropolis_table-shared = Equal points and equal stones: the victory is shared.
akropolis_table-architect_ties = Equal points and equal stones: the Illustrious Architect wins.
akropolis_table-highest_level = Highest level
akropolis_table-stones_won = Stones from quarries
akropolis_table-stones_spent = Stones paid
akropolis_table-look = Look at the cities
# What each key does.
akropolis_table-key_lines =
    .take = Take a tile of the construction site
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
    .zoom = Closer, farther, whole city
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
architekton_table-match_line = match to two victory points, { $one } : { $other }
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
architekton_table-group_of = group of { $houses }
architekton_table-score = Score
architekton_table-largest_group = Largest group
architekton_table-safe = safe at the end
architekton_table-chips_row = Chips
architekton_table-if_ended = If it ended now
architekton_table-hidden = Still hidden
architekton_table-last_tiles = Last moves
# A tile, and where it lies.
# $tile (String)
# $place (String)
architekton_table-tile_at = { $tile } at { $place }
# $place (String)
architekton_table-house_kept = keeps the house at { $place }
# $place (String)
architekton_table-house_removed = takes the house at { $place } back
architekton_table-choose = Choose a tile.
architekton_table-choose_line = Take any tile of the stock. You lay two in a turn.
architekton_table-find_place = Choose a place.
architekton_table-find_place_line = Full dots are sides that match, rings are sides that do not.
architekton_table-fits_nowhere = This tile fits nowhere now. Take another one.
architekton_table-lay = Lay tile
architekton_table-then_second = Then lay a second tile.
architekton_table-then_other = Then your turn is over.
architekton_table-house_comes = One of your houses goes onto it.
architekton_table-house_moves = No house is left in your hand: the faded one moves onto it.
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
           *[other] { $matching } of { $touching } touching sides match
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
            [one] Once enclosed it costs you at least { $number } chip.
           *[other] Once enclosed it costs you at least { $number } chips.
        }
       *[other] { $number ->
            [one] Once enclosed it costs { $who } at least { $number } chip.
           *[other] Once enclosed it costs { $who } at least { $number } chips.
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
architekton_table-exchanged = No tile of the stock could be laid: it was exchanged.
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
    Only a landscape can lie here: buildings and landscapes alternate.
architekton_table-for_buildings = Only a building can lie here: buildings and landscapes alternate.
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
architekton_table-decide_line = Keep your house, or take it back into your hand for 1 chip less.
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
architekton_table-landscape_line = Buildings beside it want a side like this.
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
architekton_table-by_houses = Equal points: the most houses on the board decide.
architekton_table-drawn = A draw
architekton_table-drawn_line = Equal points, and equally many houses on the board.
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
architekton_table-sides_wrong = Sides that do not
architekton_table-chips_gained = Chips gained
architekton_table-chips_paid = Chips paid
architekton_table-houses_taken_back = Houses taken back
# What each key does.
architekton_table-key_lines =
    .take = Take a tile of the stock
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
    .zoom = Closer, farther, whole town
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
settings-theme = Light and dark
settings-as_the_device = As the device
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
settings-pace_line = How fast the computer plays and things move.
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
    Polis is free software under the MIT or the Apache 2.0 licence, as you like. Its fonts, Alegreya
    and Commissioner, are under the SIL Open Font License.

## The words of playing online.

online-title = Play online
online-line = Send a friend a link, or find a table.
# Why something was not done.
online-refusals =
    .malformed = The server did not understand that.
    .too_large = That is too long.
    .not_signed_in = Give a name first.
    .not_allowed = You may not do that here.
    .not_found = There is no such thing.
    .foreign_origin = The server does not know this page.
    .not_your_turn = It is another player’s turn.
    .illegal = The rules do not allow that.
    .stale = Something else happened first. Look again.
    .wrong_state = That cannot be done now.
    .taken = This chair is taken.
    .name_taken = Another account has this name.
    .wrong_password = Name or password are wrong.
    .too_many = That was too much at once. Wait a moment.
    .unavailable = The server is busy. Try again.
    .internal = The server failed. Try again.

## The connection.

online-link-connecting = Connecting to the server
online-link-reconnecting = The connection is interrupted. It comes back by itself.
online-link-move_waits = The connection is interrupted. Your move is sent as soon as it is back.
online-link-offline = No network. The game goes on by itself when it is back.
online-link-no_server = No game server answers here
online-link-no_server_line =
    To play online, open Polis at the address of a server. Everything else works without one.
online-link-outdated = There is a newer version of Polis.
online-link-reload = Load it
online-link-try_now = Try now
online-link-no_answer = The server did not answer. Try again.

## The lobby.

online-lobby-friend = Play with a friend
online-lobby-mine = My games
online-lobby-open = Open tables
online-lobby-playing = Games to watch
online-lobby-nobody = No table is open just now.
online-lobby-nobody_line = Open one for everybody, and whoever comes by sees it here.
online-lobby-no_games = No public game is being played just now.
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
online-lobby-live = { $minutes } min + { $seconds } s a move
# $days (Number)
online-lobby-daily =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
online-lobby-rated = Rated
# $number (Number)
online-lobby-variants =
    { $number ->
        [one] { $number } variant
       *[other] { $number } variants
    }
online-lobby-contest = Match

## The page for a new table.

online-plan-title = Open a table
online-plan-game = Game
online-plan-anybody = Whoever comes
online-plan-clock = Clock
# By pace.
online-plan-paces =
    .none = None
    .live = Real time
    .daily = Days a move
online-plan-minutes = Minutes
online-plan-seconds = Seconds a move
online-plan-days = Days a move
online-plan-time_out = When somebody’s time runs out
online-plan-lost = that seat has lost, and the game ends
online-plan-heir = that seat has lost, and a computer player finishes the game:
online-plan-sees = Who sees the table
online-plan-private = Who has the link
online-plan-private_line = For friends.
online-plan-public = Everybody
online-plan-public_line = It stands in the lobby, and anybody can watch.
online-plan-accounts = Only people with an account may sit down
online-plan-accounts_line = Otherwise guests may, too.
online-plan-scores = Show the score during the game
online-plan-no_scores = The score is shown at the end only
online-plan-takebacks = Moves can be taken back
online-plan-no_takebacks = Moves cannot be taken back
online-plan-takebacks_line = When everybody agrees.
online-plan-rated = Rated game
online-plan-rated_line =
    It counts for the ratings: only with accounts, without computer players and without taking back.
online-plan-by_host = I start the game myself
online-plan-by_host_line = Otherwise it starts when the last chair is taken.
online-plan-drawn = Draw lots for the seats
online-plan-contests =
    .game = One game
    .match = A match
online-plan-match_line = A match goes on until somebody has two victory points.
online-plan-more = More choices
online-plan-open = Open the table
online-plan-name = Your name
online-plan-name_line = The others see it. You need no account.
online-plan-needs_account = A rated game needs an account.

## A table.

online-room-waiting = Waiting for players
online-room-invite = Invite
online-room-invite_line = Send the link, or let somebody scan it. Who opens it can sit down at once.
online-room-copy = Copy the link
online-room-copied = Copied
online-room-share = Share
online-room-qr = QR code of the link
online-room-free = Free
online-room-host = Host
online-room-sit = Sit down
online-room-get_up = Get up
online-room-close = Close the table
online-room-start = Start the game
online-room-host_starts = The host starts the game.
online-room-starts_when_full = The game starts when the last chair is taken.
# $seat (Number)
online-room-seat_computer = Computer player on chair { $seat }
# $name (String)
online-room-send_away = Send { $name } away
online-room-away = not connected
online-room-accounts_only = Only people with an account may sit down here.
online-room-full = All chairs are taken. You can watch.
online-room-missing = There is no such table
online-room-missing_line = The link may be incomplete, or the table was closed.
# By reason.
online-room-aborted =
    .host = The host has closed this table.
    .expired = Not enough players came in time: the table is closed.
    .deleted = A player has deleted the account: the table is closed.
online-room-to_lobby = To the lobby
# $name (String)
online-room-invited_by = { $name } invites you
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
online-room-unmute = Hear { $name } again
online-room-take_back = Ask to take back
# $name (String)
online-room-asks_takeback = { $name } asks to take a move back.
online-room-asked_takeback = You ask to take a move back. Everybody must agree.
online-room-agree = Agree
online-room-decline = Decline
online-room-withdraw = Play on
online-room-resign = Resign
online-room-resign_sure = Give this game up?
online-room-play_on = Play on
# $name (String)
online-room-resigned = { $name } has resigned.
# $name (String)
online-room-timed_out = { $name } has run out of time.
online-room-you_resigned = You have resigned.
online-room-you_timed_out = Your time has run out.
# $level (String)
online-room-heir = Computer player ({ $level }) plays on
online-room-again = Play again
online-room-again_asked = Waiting for the others
# $name (String)
online-room-wants_again = { $name } wants to play again.
online-room-next = To the next game
# $names (String)
online-room-turn_against = Your turn against { $names }
# $name (String)
online-room-left = { $name } is not connected.
# $name (String)
online-room-back = { $name } is back.
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

## Who one is to the server.

online-me-title = Account
online-me-guest = You play as a guest. Only this browser knows you.
online-me-account = You are signed in.
online-me-nobody =
    You have no name on this server yet. It is asked for when you sit down, or make an account right
    away.
online-me-make = Make an account
online-me-make_line = It keeps your games and ratings on all your devices. Nothing you have is lost.
online-me-name = Name
online-me-password = Password
online-me-password_line = At least 8 characters.
online-me-sign_in = Sign in
online-me-sign_out = Sign out
online-me-guest_out = A guest who signs out cannot come back.
online-me-everywhere = Sign out everywhere
online-me-everywhere_line = On all devices; tokens of bots end, too.
online-me-change_name = Change the name
online-me-change_password = Change the password
online-me-old = Password so far
online-me-new = New password
online-me-save = Save
online-me-saved = Saved.
online-me-tokens = Tokens for bots
online-me-tokens_line = A program that has a token plays in your name.
online-me-label = What it is for
online-me-make_token = Make a token
online-me-token_once = Copy it now. It is shown this once.
online-me-remove = Remove
online-me-data = My data
online-me-download = Download my data
online-me-delete = Delete me
online-me-delete_line =
    Your name, ratings and settings are deleted at once and for ever. Finished games stay, under
    “deleted player”.
online-me-cancel = Cancel
online-me-profile = My games and ratings

## A player.

# $date (String)
online-profile-since = Here since { $date }
online-profile-guest = Guest
online-profile-deleted = Deleted player
online-profile-ratings = Ratings
# The rating and how far off it may be.
# $rating (Number)
# $deviation (Number)
online-profile-rating = { $rating } ± { $deviation }
online-profile-provisional = still uncertain
online-profile-statistics = Statistics
online-profile-games = Games
online-profile-wins = Won
online-profile-shared = Shared
online-profile-mean = Points on average
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
editor-fill = Fill by lot
editor-clear = Clear
editor-lift_line = Tap a tile to lift it.
editor-starting_tile = The starting tile stays.
editor-needed = Other tiles need it: lift them first.
editor-start_stays =
    The two landscapes of the start stay; another scenery can be chosen at the side.
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
editor-start = The start
# $place (String)
editor-start_at = Landscape at { $place }
editor-turn = Turn
editor-lays = Tiles still to lay
editor-losses = Losses still to decide
editor-players = Who plays on
editor-no_architect = Nobody plays alone, so nobody plays the Illustrious Architect.
# $tile (Number)
editor-not_used = Tile { $tile } is not in a game of so many players.
# $tile (Number)
editor-twice = Tile { $tile } is there twice.
# $what (String)
# $reason (String)
editor-misfit = { $what }: { $reason }
# $taken (Number)
# $turns (Number)
editor-too_many_turns = Tiles taken: { $taken }. The whole game has only { $turns } turns.
# $name (String)
# $taken (Number)
# $due (Number)
editor-turn_order = { $name }: tiles taken { $taken }, but by the turn order { $due }.
# $found (Number)
# $due (Number)
editor-site_size = Tiles in the site: { $found }. At this moment there are { $due }.
# $name (String)
# $stones (Number)
# $most (Number)
editor-stones_most = { $name }: stones { $stones }, but with the quarries covered at most { $most }.
# $name (String)
# $stones (Number)
# $least (Number)
editor-stones_least =
    { $name }: stones { $stones }, but so much cannot have been paid: at least { $least }.
# $tile (Number)
editor-no_plaza = The Illustrious Architect pays only for a plaza, and tile { $tile } has none.
# $tile (Number)
# $paid (Number)
# $most (Number)
editor-paid_too_much =
    Paid for tile { $tile }: { $paid }. At that moment it can be at most { $most }.
# $found (Number)
# $due (Number)
editor-architect_stones =
    Stones of the Illustrious Architect: { $found }. What the player paid makes { $due }.
# $building (Number)
editor-building_twice = Building { $building } is there twice.
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
editor-two_each = It cannot be this turn of { $name } after { $laid } tiles: everybody lays two.
editor-chips_wrong = The chips are not what the enclosed buildings gave and cost.
# $place (String)
editor-no_loss = No loss can be waiting at { $place }.
# $name (String)
editor-no_choice = { $name } cannot pay to keep the house, so there is nothing to decide.
editor-nothing_fits = No tile of the stock can be laid: it would be exchanged.
editor-not_over = The game cannot have ended like this.
editor-malformed = Something is missing or too much.
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
pad-form = What it is
pad-district = District
pad-plaza = Plaza
pad-lower = Lower
pad-higher = Higher
pad-clear = Start again
pad-empty = Empty space
pad-lake = Lake: the city surrounds it.
pad-tap = Choose what to set, then tap its hexes.
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
pad-no_tiles = The hexes of level { $level } cannot be parted into tiles of three.
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
    Choose a landscape or a building, then tap its squares. A second tap turns a building.
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
puzzles-any = Everything
# The kinds of tasks: best, points, count, survive, bankrupt.
puzzles-themes =
    .best = Best move
    .points = Most points
    .count = Make it count
    .survive = Do not go bankrupt
    .bankrupt = Bankrupt the opponent
puzzles-rating = Your rating
puzzles-graph = How your rating went
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
    Lay so that your opponent cannot make you bankrupt next turn with the tiles that are face up.
puzzles-bankrupt = Make your opponent bankrupt this turn.
puzzles-right = Right!
puzzles-wrong = Not this one.
# $win (Number)
# $next (Number)
puzzles-wins = It wins { $win } % of the games, the next best move { $next } %.
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
puzzles-survives = After it, no tile that is face up can make you bankrupt.
puzzles-bankrupts = Your opponent cannot pay the loss, and you win at once.
puzzles-better = Another move is clearly better.
# $brings (Number)
# $most (Number)
puzzles-brings_less =
    { $brings ->
        [one] It brings { $brings } point. Another move brings { $most }.
       *[other] It brings { $brings } points. Another move brings { $most }.
    }
puzzles-not_counting = They still count nothing.
puzzles-threatened = Your opponent could still make you bankrupt.
puzzles-can_pay = Your opponent could still pay.
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
puzzles-not_copied = The browser does not let it copy
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
replay-result_line = Expected result: the chance to win
replay-analyse = Analyse the game
replay-go_on = Go on analysing
replay-analyse_line = Analyse this line
# $percent (Number)
replay-analysing = Looking at every move: { $percent } %
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
# $percent (Number)
replay-to_win = { $percent } % to win
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
replay-thinking = The computer thinks
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
replay-bad_record = This link holds no game that can be read
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
statistics-none_fits = No game is like that. Choose something else above.
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
statistics-everybody = Everybody at one screen
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
statistics-between = truly { $low } to { $high } %
statistics-margin = Ahead on average
statistics-stones_left = Stones left
statistics-houses = Houses on the board
statistics-length = Moves in a game
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
statistics-by_opponent = Against whom
statistics-by_mode = Players and modes
statistics-beginning = What beginning is worth
statistics-beginning_line =
    The dot is the share of games won; the bar, where it truly is with 95 %. Few games, a long bar.
# With how many players.
# $players (String)
statistics-first_wins = Who begins wins, { $players }
statistics-when_first = You, when you begin
statistics-when_later = You, when you do not
# In percent.
# $percent (Number)
statistics-fair = if it made no difference: { $percent } %
statistics-losses = Typical losses
# From so many games.
# $games (Number)
statistics-losses_line =
    { $games ->
        [one] Chance to win that a move gives away on average, from { $games } game.
       *[other] Chance to win that a move gives away on average, from { $games } games.
    }
statistics-no_losses =
    None of these games has been looked back at yet. Studying one shows in which part of a game you
    give most away.
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
statistics-export = Take them along
statistics-csv = Table (CSV)
statistics-json = JSON

## What there is to study.

study-title = Study
study-line = Go through your games move by move, and find what was better.
# The link from a game to its study.
study-this_game = Study this game
study-open = Open a record
study-open_line = Paste a record or choose a file. It is put among your games.
study-open_now = Open and study
study-mine = My games
study-no_games = No game is kept here yet. Play one, or open a record.
study-puzzles_line = Find the best move in positions from games.
study-editor_line = Set up any position and look at it.
study-pad_line = Count the points at a real table.
study-statistics_line = What your games have in common.

## The words about films of games.

film-title = Film of the game
film-line = The whole game as an animated picture (GIF), to save or to send.
film-make = Make the film
film-size = Size
film-small = Small
film-large = Large
film-pace = A move stays
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
        A houses plaza has 1 star; markets, barracks and temples plazas have 2; a gardens plaza has
        3.
    .start =
        Every player has a starting tile: a houses plaza with three quarries around it. It is one
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
        his markets plazas double.
    .ruling_A7 = Equal in points and stones: he wins.
    .ruling_A8 = You can play solo as a long game, too: then as the long game for two.
# By district.
book-akropolis-conditions =
    .houses = Only those of your largest group of adjacent houses count.
    .markets =
        A market counts if it is not adjacent to another market. A markets plaza does not disturb
        it.
    .barracks =
        Barracks count at the edge of the city: at least one adjacent space is empty and part of the
        outside.
    .temples = A temple counts if all six adjacent spaces are built, at whatever height.
    .gardens = Gardens always count.
# By district.
book-akropolis-doubles =
    .houses = The group is worth 10 or more. (It is chosen before any doubling.)
    .markets = The market is adjacent to a visible markets plaza.
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
    .no_plaza = A garden, but no gardens plaza: it brings nothing.
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
    .rule_3 = The older player begins. Here you choose who begins, or let the lot decide.
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
        edges touch. Tap a place, and tap again to turn the tile.
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
        The last tile has a markets plaza, a house and a garden. It costs 1 stone. Take it, and lay
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
        lies below it counts no more. Your market counts times the 2 stars of its plaza.
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
        You know all that you need. The rules tell about lakes, variants, and the game alone against
        the Illustrious Architect.
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
        that both sides match. Tap again to turn it. One of your houses goes onto it.
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
        You know all that you need. The rules tell what happens in rare cases, and about the match.
# By answer.
book-lessons-answers =
    .not_allowed = It cannot lie there.
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
    .few_points = That is allowed, but it brings less than 4 points. Look at the chips over the tile.
    .sides_differ =
        Not yet: both sides that touch must match. Lay it between the two landscapes, and turn it.
    .no_chip = That is allowed, but it does not enclose your building with four matching sides.
    .no_corner = That is allowed, but it touches no corner of a building with your house.

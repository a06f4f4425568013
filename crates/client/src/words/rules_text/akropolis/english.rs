//! English: the words of the booklet.

use super::AkropolisRules;

pub const RULES: AkropolisRules = AkropolisRules {
    introduction: "You build a city of tiles, beside and on top of each other, and want the most \
        points for it. Every type of district counts its value times the stars of its plazas. For \
        1 to 4 players.",
    titles: [
        "Parts",
        "Setup",
        "Your turn",
        "The round",
        "Scoring",
        "Variants",
        "Solo: the Illustrious Architect",
    ],
    lines: [
        "There are 61 city tiles of three hexes each. A hex is a quarry, a plaza or a district. \
         Plazas and districts are of five types: houses (blue), markets (yellow), barracks (red), \
         temples (purple) and gardens (green).",
        "A houses plaza has 1 star; markets, barracks and temples plazas have 2; a gardens plaza \
         has 3.",
        "Every player has a starting tile: a houses plaza with three quarries around it. It is one \
         tile.",
        "Each variant has its own switch, and any of them can be combined. A district that meets \
         its condition and also the one here counts double.",
    ],
    rules: [
        "Shuffle the tiles that belong to the number of players: 37 for 2, 49 for 3, 61 for 4. \
         Make 11 stacks with one tile more than there are players. The tiles left over, two more \
         than players, lie face up in a row: the construction site.",
        "The long game, for 2 or 3 players, uses all 61 tiles: 19 stacks of 3 and a construction \
         site of 4 for two players; 15 stacks of 4 and 1 tile over for three.",
        "The first player is Chief Architect. In turn order the players take 1, 2, 3 and 4 stones.",
        "Take a tile from the construction site. The first is free; every other costs 1 stone for \
         each tile before it. The stones go to the reserve. A tile that you cannot pay for you \
         cannot take.",
        "Add the tile to your city, turned as you like. On the first level all its hexes lie on \
         empty spaces, and at least one touches your city edge to edge. On a higher level all \
         three lie on hexes of the same height that belong to at least two different tiles. A \
         city can grow without limit.",
        "Each quarry that you cover gives you 1 stone at once. What is covered counts for nothing \
         any more.",
        "When only one tile is left in the construction site after a turn, it becomes the first, \
         a stack is laid out after it, and the Chief Architect’s marker passes to the left. Each \
         round has one turn more than there are players, so the next player is always the new \
         Chief Architect. Without a stack the game ends. The last tile is never played: the game \
         has 36, 48 or 60 turns with 2, 3 or 4 players, and 60 in a long game.",
        "What is visible from above counts: the top hex of each column. Two hexes are adjacent \
         when their columns are, whatever their heights. A district is worth its level: 1 on the \
         first, 2 on the second, and so on.",
        "Each type brings the values of its districts that meet their condition, added up, times \
         the stars on the visible plazas of the type. Without such a plaza the type brings \
         nothing.",
        "Each stone is 1 more point. The most points win; among equals the most stones.",
        "Set up as for two players. You begin, with 1 stone. The Illustrious Architect has a \
         starting tile and 2 stones. Stones that you pay go to him; stones that he pays go to the \
         reserve. The Chief Architect’s marker and the rounds go as for two players.",
        "In his turn he wants the cheapest tile that has a plaza. If he can pay for it, he takes \
         it and pays; if not, or if there is none, he takes the first tile. He keeps his tiles \
         aside: nothing is laid or covered, and all of them count, with his starting tile.",
        "He scores each type: the number of his districts times their level, times the stars on \
         his plazas. All his districts meet their condition. His stones are added. Hippodamos \
         (easy): level 1. Metagenes (medium): level 1, and 2 points for each of his quarries, \
         those of the starting tile too. Callicrates (hard): level 2.",
        "You win with more points, on equal points with more stones.",
    ],
    rulings: [
        "The stones of the box are material, not a limit: the reserve never runs out.",
        "Every round starts with two tiles more in the construction site than there are players. \
         So in the long game for three the first stack is laid out at once beside the single tile: \
         the game begins with a site of 5 and 14 stacks, and has 60 turns.",
        "The largest group is the one with the most houses; among equally large ones, the one of \
         the highest value. Plazas are not part of a group.",
        "A lake is an empty space, or several connected ones, that the city surrounds completely. \
         It is not the outside: barracks that touch only lakes do not count.",
        "Equal in points and stones: the victory is shared.",
        "With variants his houses double if they are worth 10 or more, and his temples only with \
         Callicrates. His barracks and gardens always double. Of his markets, at most 3 for each \
         of his markets plazas double.",
        "Equal in points and stones: he wins.",
        "You can play solo as a long game, too: then as the long game for two.",
    ],
    conditions: [
        "Only those of your largest group of adjacent houses count.",
        "A market counts if it is not adjacent to another market. A markets plaza does not \
         disturb it.",
        "Barracks count at the edge of the city: at least one adjacent space is empty and part of \
         the outside.",
        "A temple counts if all six adjacent spaces are built, at whatever height.",
        "Gardens always count.",
    ],
    doubles: [
        "The group is worth 10 or more. (It is chosen before any doubling.)",
        "The market is adjacent to a visible markets plaza.",
        "At the barracks 3 or 4 adjacent spaces are empty and part of the outside.",
        "The temple is on the second level or higher.",
        "The garden is adjacent to a lake.",
    ],
    figures: [
        "The starting tile: a plaza with 1 star and three quarries.",
        "A construction site for two players. The third tile costs 2 stones.",
        "First level: the tile lies beside the city and touches it.",
        "Second level: the tile rests on three hexes of height 1 that belong to two tiles.",
        "Not allowed: all three hexes below belong to one tile.",
        "Not allowed: the hexes below have different heights.",
        "The tile covers quarries: you win a stone for each.",
        "The ringed houses are the largest group and count. The single house does not.",
        "The ringed market stands alone and counts. The other two touch each other: neither counts.",
        "The ringed barracks are at the edge. The marked ones are walled in and do not count.",
        "The marked barracks touch only a lake: they do not count.",
        "The ringed temple is surrounded. At the marked one a side is open: it does not count.",
        "One garden on level 1 and one on level 2, times 3 stars: 9 points.",
        "A garden, but no gardens plaza: it brings nothing.",
        "The group is worth 10 or more: all its houses count double.",
        "The ringed market touches its plaza and counts double.",
        "The ringed barracks have 3 or 4 open sides and count double.",
        "The ringed temple is on a higher level and counts double.",
        "The ringed garden touches a lake and counts double.",
    ],
};

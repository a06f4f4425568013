"""Moves of Akropolis as numbers, for all games of a batch at once, with NumPy alone.

A move is described by what it does to the city of the seat to move: what each district gains and loses in
value and stars, the stones, how high and how close to the rest the tile lies. All of it follows from the
observation. Two things are left out to keep it short: lakes count as outside, and a group of houses does
not fall apart when one of them is covered.
"""

import numpy as np

import polis

SIDE = 64
CELLS = SIDE * SIDE
TRIANGLES = 2 * CELLS
QUARRY, HOUSES, MARKETS, BARRACKS, TEMPLES, GARDENS = range(1, 7)
DISTRICTS = range(HOUSES, GARDENS + 1)
STARS = np.array([1, 2, 2, 2, 3])

_NAMES = ["quarry", "houses", "markets", "barracks", "temples", "gardens"]
_NAMES += [f"{name} plaza" for name in _NAMES[1:]]
# What the hexes a, b and c of each tile show.
_TILES = np.zeros((62, 3), np.int64)
for _number, _, _shown in polis.Akropolis.tiles():
    _TILES[_number] = [_NAMES.index(name) + 1 for name in _shown]

_AROUND = np.array([[0, 1], [0, -1], [1, 0], [-1, 0], [1, -1], [-1, 1]])
# The hexes of a triangle that points east or west from its corner, in the order of the three ways.
_CORNERS = np.array([[[0, 0], [0, 1], [1, 0]], [[0, 1], [1, 1], [1, 0]]])


def _number(places):
    places = places % SIDE
    return places[..., 0] * SIDE + places[..., 1]


def _ring(corners):
    """The nine hexes around a triangle, and which of its hexes each of them touches."""
    beside = {tuple(one) for one in (corners[:, None] + _AROUND).reshape(-1, 2)}
    ring = np.array(sorted(beside - {tuple(one) for one in corners}))
    away = ring[:, None] - corners
    return ring, (np.abs(away).max(2) <= 1) & (np.abs(away.sum(2)) <= 1)


_PLACES = np.stack(np.divmod(np.arange(CELLS), SIDE), 1)
_NEIGHBOURS = _number(_PLACES[:, None] + _AROUND)
_RINGS = [_ring(corners) for corners in _CORNERS]
# By triangle: its three hexes and the nine around it; by the way it points: which of them touch.
_INSIDE = _number(_PLACES[:, None, None] + _CORNERS).reshape(TRIANGLES, 3)
_OUTSIDE = _number(_PLACES[:, None, None] + np.stack([ring for ring, _ in _RINGS]))
_OUTSIDE = _OUTSIDE.reshape(TRIANGLES, 9)
_TOUCHES = np.stack([touches for _, touches in _RINGS]).astype(np.int64)


class Cities:
    """The cities of the seats to move, surveyed."""

    def __init__(self, batch):
        seen, games = batch.observations, np.arange(batch.num_games)
        seat = batch.to_move.astype(np.int64)
        city = seen["cities"][games, seat].reshape(batch.num_games, -1, CELLS)
        self.kind = city[:, 0].astype(np.int8)
        self.height = city[:, 1].astype(np.int8)
        self.site = seen["site"].astype(np.int64)
        self.stones = seen["stones"][games, seat].astype(np.float32)
        # How far the game has gone, from 0 to 1: there are 12 turns for each tile that a round takes.
        players = seen["cities"].shape[1]
        self.progress = seen["turn"][:, 1].astype(np.float32) / (12 * (players + 1))
        self.empty = 6 - self._beside(self.height > 0)
        self.markets = self._beside(self.kind == MARKETS)
        self._find_groups()
        self._count()

    def _beside(self, chosen):
        """How many of the hexes beside each one are chosen."""
        game, cell = np.nonzero(chosen)
        count = np.zeros(chosen.shape, np.int8)
        for around in _NEIGHBOURS[cell].T:
            count[game, around] += 1
        return count

    def _find_groups(self):
        """The groups of houses: their numbers by hex (0 for none), sizes and values."""
        game, cell = np.nonzero(self.kind == HOUSES)
        number = np.zeros(self.kind.shape, np.int64)
        number[game, cell] = np.arange(1, len(cell) + 1)
        beside = number[game[:, None], _NEIGHBOURS[cell]]
        label = np.arange(len(cell) + 1)
        while True:
            # The highest number of a group spreads over it.
            spread = np.maximum(label[1:], label[beside].max(1, initial=0))
            if (spread == label[1:]).all():
                break
            label[1:] = spread
        self.group = label[number]
        self.group_size = np.bincount(label, minlength=len(label)).astype(np.float32)
        self.group_size[0] = 0
        heights = np.concatenate([[0], self.height[game, cell]])
        self.group_value = np.bincount(label, heights, len(label)).astype(np.float32)
        self.largest = np.zeros(len(self.kind), np.int64)
        order = np.argsort(self.group_size[label[1:]] * 100 + self.group_value[label[1:]])
        self.largest[game[order]] = label[1:][order]

    def _count(self):
        """The value and the stars of each district."""
        kind, height = self.kind, self.height
        counts = [
            (kind == HOUSES) & (self.group == self.largest[:, None]),
            (kind == MARKETS) & (self.markets == 0),
            (kind == BARRACKS) & (self.empty > 0),
            (kind == TEMPLES) & (self.empty == 0),
            kind == GARDENS,
        ]
        value = [np.where(one, height, 0).sum(1) for one in counts]
        stars = [(kind == district + 5).sum(1) for district in DISTRICTS]
        self.value = np.stack(value, 1).astype(np.float32)
        self.stars = (np.stack(stars, 1) * STARS).astype(np.float32)

    def state(self):
        """Each city as numbers, for the value of a position."""
        value, stars = self.value / 10, self.stars / 6
        parts = [value, stars, value * stars, self.stones[:, None] / 5, self.progress[:, None]]
        return np.concatenate(parts, 1)


def legal_actions(batch, chooser=None, count=None):
    """Games and numbers of all legal actions, or of ``count`` random ones a game."""
    tiles, triangles = batch.masks["tiles"], batch.masks["triangles"]
    if count is None:
        game, triangle = np.nonzero(triangles)
        at, slot = np.nonzero(tiles[game])
        actions = ((slot * TRIANGLES + triangle[at]) * 3)[:, None] + np.arange(3)
        return np.repeat(game[at], 3), actions.ravel()
    game = np.repeat(np.arange(batch.num_games), count)
    at, triangle = np.nonzero(triangles)
    first = np.searchsorted(at, np.arange(batch.num_games + 1))
    share = chooser.random((3, len(game)))
    drawn = first[game] + (share[0] * np.diff(first)[game]).astype(np.int64)
    # Tiles of the site cost the more the later they lie, so that those that can be paid are the first.
    slot = (share[1] * tiles.sum(1)[game]).astype(np.int64)
    way = (share[2] * 3).astype(np.int64)
    return game, (slot * TRIANGLES + triangle[drawn]) * 3 + way


def features(cities, game, actions):
    """The numbers that describe actions; ``game`` says of which game each is."""
    rest, way = np.divmod(actions, 3)
    slot, triangle = np.divmod(rest, TRIANGLES)
    inside, outside, touches = _INSIDE[triangle], _OUTSIDE[triangle], _TOUCHES[triangle % 2]
    at = game[:, None]
    tile = _TILES[cities.site[game, slot]]
    new = np.take_along_axis(tile, (np.arange(3) - way[:, None]) % 3, 1)
    old, below = cities.kind[at, inside], cities.height[game, inside[:, 0]].astype(np.float32)
    height, ground = below + 1, (below == 0).astype(np.int64)
    new_markets, old_markets = (new == MARKETS).astype(np.int64), (old == MARKETS).astype(np.int64)

    # The hexes of the tile, before and after.
    beside = cities.markets[at, inside]
    beside_after = beside + (new_markets - old_markets).sum(1)[:, None] - new_markets + old_markets
    empty = cities.empty[at, inside]
    empty_after = empty - 2 * ground[:, None]
    value = np.zeros((len(game), 5), np.float32)
    value[:, 1] = (new_markets * (beside_after == 0)).sum(1) * height
    value[:, 1] -= (old_markets * (beside == 0)).sum(1) * below
    value[:, 2] = ((new == BARRACKS) & (empty_after > 0)).sum(1) * height
    value[:, 2] -= ((old == BARRACKS) & (empty > 0)).sum(1) * below
    value[:, 3] = ((new == TEMPLES) & (empty_after == 0)).sum(1) * height
    value[:, 3] -= ((old == TEMPLES) & (empty == 0)).sum(1) * below
    value[:, 4] = (new == GARDENS).sum(1) * height - (old == GARDENS).sum(1) * below

    # The hexes around it.
    kind, high = cities.kind[at, outside], cities.height[at, outside]
    beside, empty = cities.markets[at, outside], cities.empty[at, outside]
    changed = (touches * (new_markets - old_markets)[:, None]).sum(2)
    is_market = kind == MARKETS
    value[:, 1] += (high * (is_market & (beside + changed == 0))).sum(1)
    value[:, 1] -= (high * (is_market & (beside == 0))).sum(1)
    empty_after = empty - ground[:, None] * touches.sum(2)
    was_edge, is_edge = empty > 0, empty_after > 0
    closed = high * (was_edge & ~is_edge)
    value[:, 2] -= (closed * (kind == BARRACKS)).sum(1)
    value[:, 3] += (closed * (kind == TEMPLES)).sum(1)
    value[:, 0] = _houses(cities, game, inside, outside, touches, new, old, height, below)

    new_stars = np.stack([(new == district + 5).sum(1) for district in DISTRICTS], 1)
    old_stars = np.stack([(old == district + 5).sum(1) for district in DISTRICTS], 1)
    stars = (new_stars - old_stars) * STARS.astype(np.float32)
    points = (cities.value[game] + value) * (cities.stars[game] + stars)
    points -= cities.value[game] * cities.stars[game]
    quarries = (old == QUARRY).sum(1).astype(np.float32)
    laid = np.stack([(new == district).sum(1) for district in DISTRICTS], 1) * height[:, None]
    single = [
        (points.sum(1) + quarries - slot) / 10,
        quarries,
        slot.astype(np.float32),
        np.minimum(cities.stones[game] + quarries - slot, 8) / 4,
        ground.astype(np.float32),
        height / 3,
        (high > 0).sum(1) / 9,
        (new == QUARRY).sum(1),
        cities.progress[game],
    ]
    parts = [
        points / 10,
        value / 4,
        stars / 3,
        laid / 4,
        value * cities.stars[game] / 10,
        stars * (1 - cities.progress[game])[:, None],
        value * (1 - cities.progress[game])[:, None],
        np.stack(single, 1),
    ]
    return np.concatenate(parts, 1).astype(np.float32)


def _houses(cities, game, inside, outside, touches, new, old, height, below):
    """What the value of the largest group of houses gains."""
    at = game[:, None]
    is_new = new == HOUSES
    # The groups that the new houses join, each once.
    joins = (touches * is_new[:, None]).any(2)
    groups = np.sort(np.where(joins, cities.group[at, outside], 0), 1)
    groups[:, 1:][groups[:, 1:] == groups[:, :-1]] = 0
    covered = np.where(old == HOUSES, cities.group[at, inside], 0)
    lost = (covered[:, :, None] == groups[:, None]) & (groups[:, None] > 0)
    lost = lost.any(2).sum(1)
    size = cities.group_size[groups].sum(1) + is_new.sum(1) - lost
    value = cities.group_value[groups].sum(1) + is_new.sum(1) * height - lost * below
    main = cities.largest[game]
    main_lost = ((covered == main[:, None]) & (main[:, None] > 0)).sum(1)
    main_size = cities.group_size[main] - main_lost
    main_value = cities.group_value[main] - main_lost * below
    is_larger = is_new.any(1) & ((size > main_size) | ((size == main_size) & (value > main_value)))
    return np.where(is_larger, value, main_value) - cities.group_value[main]


FEATURES = 5 * 7 + 9
STATE = 5 * 3 + 2

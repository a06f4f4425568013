"""Learns a linear policy for Akropolis from the batch, by the cross-entropy method.

    python linear_policy.py [ROUNDS [GAMES]]

A move is described by a few numbers that follow from the observation: which construction each of its
hexes shows, what it covers, how high it lies. The policy is a softmax over a sample of the legal moves; each
round tries 16 weights in solo games, and goes on around the best four. It is small on purpose: an example
of the interface, not of learning.
"""

import sys

import numpy as np

import polis

TILES = {number: constructions for number, _, constructions in polis.Akropolis.tiles()}
KINDS = ["quarry", "houses", "markets", "barracks", "temples", "gardens"]
KINDS += [f"{kind} plaza" for kind in KINDS[1:]]
SIDE = 64


def features(batch, index, actions):
    """The numbers that describe actions in one game."""
    seen = {name: array[index] for name, array in batch.observations.items()}
    city = seen["cities"][batch.to_move[index]]
    rest, way = np.divmod(actions, 3)
    slot, triangle = np.divmod(rest, 2 * SIDE * SIDE)
    cell, pointing = np.divmod(triangle, 2)
    row, column = np.divmod(cell, SIDE)
    # The hexes of both kinds of triangles from their corner, in the order of the ways.
    east, west = np.array([[0, 0], [0, 1], [1, 0]]), np.array([[0, 1], [1, 1], [1, 0]])
    corners = np.where(pointing[:, None, None] == 0, east, west)
    rows = (row[:, None] + corners[:, :, 0]) % SIDE
    columns = (column[:, None] + corners[:, :, 1]) % SIDE
    covered = city[0, rows, columns]
    height = city[1, rows[:, 0], columns[:, 0]]
    shown = np.array([[KINDS.index(kind) for kind in TILES[tile]] for tile in seen["site"][slot]])
    gained = np.stack([(shown == kind).sum(1) for kind in range(len(KINDS))], 1)
    lost = np.stack([(covered == kind + 1).sum(1) for kind in range(len(KINDS))], 1)
    return np.concatenate(
        [gained, gained * height[:, None], lost, height[:, None], slot[:, None]], 1
    ).astype(np.float64)


SIZE = 3 * len(KINDS) + 2


def choose(batch, weights, chooser, sharpness):
    """An action for each game, of a sample of the legal ones."""
    actions = np.empty(batch.num_games, np.int64)
    for index in range(batch.num_games):
        tiles = np.flatnonzero(batch.masks["tiles"][index])
        triangles = np.flatnonzero(batch.masks["triangles"][index])
        sample = chooser.choice(tiles, 40) * 2 * SIDE * SIDE + chooser.choice(triangles, 40)
        legal = sample * 3 + chooser.integers(0, 3, 40)
        worth = features(batch, index, legal) @ weights * sharpness
        worth += chooser.gumbel(size=len(legal))
        actions[index] = legal[worth.argmax()]
    return actions


def points_of(weights, games, chooser, seed, sharpness=4.0):
    """The mean points of a policy in solo games, which all end after as many moves."""
    batch = polis.AkropolisBatch(games, solo="hippodamos", seed=seed)
    while not batch.dones.any():
        batch.step(choose(batch, weights, chooser, sharpness))
    return batch.points[:, 0].mean()


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 8
    chooser = np.random.default_rng(1)
    mean, deviation = np.zeros(SIZE), np.ones(SIZE)
    print(f"at random: {points_of(mean, 8 * games, chooser, 10_000):.1f} points")
    for number in range(rounds):
        tried = mean + deviation * chooser.normal(size=(16, SIZE))
        points = np.array([points_of(one, games, chooser, number * games) for one in tried])
        best = tried[points.argsort()[-4:]]
        mean, deviation = best.mean(0), best.std(0) + 0.05
        print(f"round {number + 1}: {points_of(mean, 8 * games, chooser, 10_000):.1f} points")


if __name__ == "__main__":
    main()

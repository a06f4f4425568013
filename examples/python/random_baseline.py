"""What random play scores in every mode, and what the first seat wins with it.

    python random_baseline.py [GAMES]
"""

import sys

import numpy as np

import polis

MODES = {
    "2 players": {"players": 2},
    "2 players, long": {"players": 2, "length": "long"},
    "2 players, all variants": {"players": 2, "variants": "all"},
    "3 players": {"players": 3},
    "3 players, long": {"players": 3, "length": "long"},
    "4 players": {"players": 4},
    "solo, Hippodamos": {"solo": "hippodamos"},
    "solo, Metagenes": {"solo": "metagenes"},
    "solo, Callicrates": {"solo": "callicrates"},
}


def baseline(batch, games):
    """The points and the share in the victory of each seat, of at least so many games."""
    points, wins = [], []
    while sum(map(len, points)) < games:
        batch.step(batch.sample_actions())
        if batch.dones.any():
            points.append(batch.points[batch.dones].copy())
            wins.append((batch.rewards[batch.dones] + 1) / 2)
    return np.concatenate(points), np.concatenate(wins)


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    together = min(games, 512)
    batches = {
        f"Akropolis, {name}": polis.AkropolisBatch(together, seed=1, **options)
        for name, options in MODES.items()
    }
    batches["Architekton"] = polis.ArchitektonBatch(together, seed=1)
    print(f"{'':<36} {'points of each seat':<24} wins of each seat")
    for name, batch in batches.items():
        points, wins = baseline(batch, games)
        scores = " ".join(f"{one:5.1f}" for one in points.mean(0))
        shares = " ".join(f"{one:6.1%}" for one in wins.mean(0))
        print(f"{name:<36} {scores:<24} {shares}")


if __name__ == "__main__":
    main()

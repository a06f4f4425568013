"""Steps a second of a batch of random games, and of a plain PettingZoo loop.

    python batch_speed.py [SECONDS]

One core does all of it: choosing legal actions at random, playing them, and writing observations, masks
and rewards. The processor time of this process counts, so that other programs on the machine disturb
little.
"""

import sys
import time

import numpy as np

import polis


def rate(step, steps_each, seconds):
    """How many steps a second of processor time, after a little warming up."""
    step()
    begun, steps = time.process_time(), 0
    while time.process_time() - begun < seconds:
        step()
        steps += steps_each
    return steps / (time.process_time() - begun)


def batch_step(batch):
    def step():
        batch.step(batch.sample_actions())

    return step


def pettingzoo_step():
    from polis.pettingzoo import akropolis_v0

    env = akropolis_v0(players=2)
    env.reset(seed=1)
    chooser = np.random.default_rng(1)

    def step():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.reset()
        else:
            env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))

    return step


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for games in (1, 64, 256, 1024):
        akropolis = polis.AkropolisBatch(games, players=2, seed=1)
        found = rate(batch_step(akropolis), games, seconds)
        print(f"Akropolis, 2 players, {games:>4} games at once: {found:>12,.0f} steps/s")
    architekton = polis.ArchitektonBatch(256, seed=1)
    found = rate(batch_step(architekton), 256, seconds)
    print(f"Architekton,            256 games at once: {found:>12,.0f} steps/s")
    gains = polis.AkropolisBatch(256, players=2, seed=1, reward="gain")
    found = rate(batch_step(gains), 256, seconds)
    print(f"Akropolis with gains,   256 games at once: {found:>12,.0f} steps/s")
    try:
        step = pettingzoo_step()
    except ImportError:
        return
    print(f"Akropolis, a loop over PettingZoo's env: {rate(step, 1, seconds):>14,.0f} steps/s")


if __name__ == "__main__":
    main()

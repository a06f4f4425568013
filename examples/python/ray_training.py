"""Learns Akropolis by self-play over Ray, on one machine or on many, and measures what was learned.

    pip install ray
    python ray_training.py --seconds 240 --workers 2

Workers play batches of games against themselves with the newest policy that there is; this process learns
from what they send (PPO), and an evaluator plays against one of the engine's players meanwhile. Without
further arguments everything runs here. With ``RAY_ADDRESS=HOST:6379`` in the environment it runs on that
cluster instead: nothing else changes but the number of workers that is worth asking for. The machines of a
cluster need this package, NumPy and Ray; the modules of this folder are sent to them.
"""

import argparse
import logging
import os
import time

# Both must be said before the imports: nothing outside is told that Ray is used here, and the process that
# learns leaves the other cores to those that play.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import ray
from ray import cloudpickle

import placement_features
import ppo
import self_play

# Other machines do not have these files; they get them with the actors.
for _module in (placement_features, ppo, self_play):
    cloudpickle.register_pickle_by_value(_module)
SelfPlay = ray.remote(num_cpus=1)(self_play.SelfPlay)
Evaluation = ray.remote(num_cpus=1)(self_play.Evaluation)

# How far a step of learning goes at first; it ends at a tenth of that.
RATE = 3e-3


def interval(shares):
    """The share of victories with its interval of 95 % (Wilson)."""
    count, share, z = len(shares), float(np.mean(shares)), 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * np.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return share, middle - half, middle + half


def start(workers):
    """Joins the cluster that the environment names, or starts one of this machine alone."""
    if "RAY_ADDRESS" in os.environ:
        ray.init(logging_level=logging.ERROR)
    else:
        # A place for each actor, however few cores there are.
        ray.init(
            "local",
            num_cpus=workers + 1,
            object_store_memory=1 << 28,
            include_dashboard=False,
            logging_level=logging.ERROR,
        )


def train(given):
    """Learns for some time, and says what came of it."""
    chooser = np.random.default_rng(given.seed)
    policy, value = self_play.networks(chooser)
    workers = [
        SelfPlay.remote(given.seed * 1000 + number, given.games, given.players)
        for number in range(1, given.workers + 1)
    ]
    evaluation = Evaluation.remote(given.opponent)

    def newest():
        return ray.put(policy.weights), ray.put(value.weights)

    playing = {worker.play.remote(*newest()): worker for worker in workers}
    measuring = []
    begun, told, games, points = time.monotonic(), 0.0, 0, []
    while (passed := time.monotonic() - begun) < given.seconds:
        # Whoever is ready first is learned from first, and goes on with what was learned.
        (ready,), _ = ray.wait(list(playing))
        worker = playing.pop(ready)
        decisions, mean = ray.get(ready)
        playing[worker.play.remote(*newest())] = worker
        rate = RATE * max(0.1, 1 - passed / given.seconds)
        ppo.improve(policy, value, decisions, chooser, rate=rate)
        games, points = games + given.games, [*points[-9:], mean]
        if passed - told >= given.tell:
            told = passed
            print(f"{passed:.0f} s, {games} games: {np.mean(points):.1f} points in self-play", flush=True)
            if not measuring:
                measuring = [evaluation.play.remote(ray.put(policy.weights), 20, 1)]
        ready, measuring = ray.wait(measuring, timeout=0) if measuring else ([], [])
        for found in ray.get(ready):
            tell(given, found)
    for worker in workers:
        ray.kill(worker)
    print(f"{games} games in {time.monotonic() - begun:.0f} s")
    # Deals that no measurement before has seen.
    tell(given, ray.get(evaluation.play.remote(policy.weights, given.deals, 1 << 20)))
    if given.save:
        np.savez(given.save, *policy.weights)


def tell(given, found):
    shares, own, other = found
    share, low, high = interval(shares)
    print(
        f"against {given.opponent}: {share:.1%} of {len(shares)} games ({low:.1%} to {high:.1%}), "
        f"{own:.1f} to {other:.1f} points",
        flush=True,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=240, help="how long to learn")
    parser.add_argument("--workers", type=int, default=2, help="actors that play")
    parser.add_argument("--games", type=int, default=64, help="games that an actor plays at once")
    parser.add_argument("--players", type=int, default=2, help="players of the games in self-play")
    parser.add_argument("--opponent", default="greedy", help="player of the engine to measure against")
    parser.add_argument("--deals", type=int, default=100, help="deals of the last measurement, two games each")
    parser.add_argument("--tell", type=float, default=10, help="seconds between lines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="file for the weights of the policy")
    given = parser.parse_args()
    start(given.workers)
    try:
        train(given)
    finally:
        ray.shutdown()


if __name__ == "__main__":
    main()

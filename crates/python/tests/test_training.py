"""The example that learns by self-play over Ray, and the modules that it is made of."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pytest

import polis

EXAMPLES = Path(__file__).parents[3] / "examples" / "python"


@pytest.fixture(autouse=True)
def examples(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_tell_what_a_move_gains(players):
    from placement_features import Cities, features, legal_actions

    batch = polis.AkropolisBatch(4, players, seed=3)
    chooser = np.random.default_rng(1)
    wrong = tried = 0
    while not batch.dones.any():
        cities = Cities(batch)
        game, actions = legal_actions(batch)
        gains = features(cities, game, actions)[:, 35] * 10
        drawn_game, drawn = legal_actions(batch, chooser, 5)
        for index in range(batch.num_games):
            before = batch.game(index)
            seat = before.to_move
            own = np.flatnonzero(game == index)
            assert sorted(actions[own]) == before.legal_actions().tolist()
            assert set(drawn[drawn_game == index]) <= set(actions[own])
            one = chooser.choice(own)
            after = before.copy()
            after.play_action(int(actions[one]))
            tried += 1
            wrong += abs(after.points(seat) - before.points(seat) - gains[one]) > 0.01
        batch.step(batch.sample_actions())
    # Lakes and houses that fall apart are left out on purpose.
    assert wrong < tried / 20


def test_a_policy_learns_from_its_own_games():
    import ppo
    import self_play

    chooser = np.random.default_rng(1)
    policy, value = self_play.networks(chooser)
    worker, evaluation = self_play.SelfPlay(1, 16, 2), self_play.Evaluation("random")
    _, untrained, _ = evaluation.play(policy.weights, 4, 1)
    for _ in range(10):
        decisions, _ = worker.play(policy.weights, value.weights)
        assert len(decisions) == 16 * 36
        ppo.improve(policy, value, decisions, chooser)
    _, trained, _ = evaluation.play(policy.weights, 4, 1)
    # It is about 58 before, and 110 to 120 afterwards.
    assert trained > untrained + 20


@pytest.fixture
def ray_folder():
    """A folder for what Ray leaves behind, with a short name: sockets are in it."""
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        yield folder


def test_actors_play_learn_and_measure_over_ray(tmp_path, ray_folder):
    pytest.importorskip("ray")
    weights = tmp_path / "policy.npz"
    arguments = ["--seconds", "3", "--workers", "2", "--games", "4", "--tell", "1", "--deals", "2"]
    # Ray keeps a token of its own in the home folder.
    environment = {name: text for name, text in os.environ.items() if name != "RAY_ADDRESS"}
    environment |= {"HOME": str(tmp_path), "RAY_TMPDIR": ray_folder, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "ray_training.py"), *arguments, "--save", str(weights)],
        capture_output=True,
        text=True,
        timeout=300,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    *_, played, measured = done.stdout.splitlines()
    assert int(played.split()[0]) >= 4 and " games in " in played
    assert measured.startswith("against greedy: ") and "of 4 games" in measured
    # Zeros were the last layer before anything was learned.
    assert np.load(weights)["arr_2"].any()

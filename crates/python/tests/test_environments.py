"""The environments pass the tests of the libraries that define them."""

import warnings

import pytest

import polis

VARIANTS = [
    {"players": 2},
    {"players": 2, "length": "long"},
    {"players": 3, "variants": ["markets", "temples"]},
    {"players": 4, "variants": "all"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_akropolis_is_an_aec_environment(options):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from polis.pettingzoo import akropolis_v0

    api_test(akropolis_v0(**options), num_cycles=50)
    seed_test(lambda: akropolis_v0(**options), num_cycles=8)


def test_architekton_is_an_aec_environment():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from polis.pettingzoo import architekton_v0

    api_test(architekton_v0(), num_cycles=50)
    seed_test(architekton_v0, num_cycles=8)


def test_agents_are_rewarded_at_the_end():
    pytest.importorskip("pettingzoo")
    from polis.pettingzoo import akropolis_v0

    env = akropolis_v0(players=3, render_mode="svg")
    env.reset(seed=4)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(int(observation["action_mask"].argmax()))
    game = env.unwrapped.game
    assert env.render().startswith("<svg")
    won = {f"seat_{seat}" for seat in game.outcome["winners"]}
    assert {agent for agent, reward in rewards.items() if reward > -1} == won


@pytest.mark.parametrize("solo", ["hippodamos", "metagenes", "callicrates"])
def test_solo_is_a_gymnasium_environment(solo):
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    import polis.gymnasium

    with warnings.catch_warnings():
        # It is about the names of render modes and the range of rewards.
        warnings.simplefilter("ignore")
        check_env(polis.gymnasium.AkropolisSolo(solo), skip_render_check=True)
    env = gymnasium.make("polis/AkropolisSolo-v0", solo=solo)
    _, info = env.reset(seed=1)
    total, is_over = 1.0, False
    while not is_over:
        _, reward, is_over, _, info = env.step(int(info["action_mask"].argmax()))
        total += reward
    assert total == info["outcome"]["points"][0]
    _, info = env.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    _, reward, is_over, _, info = env.step(illegal)
    assert reward == -1.0 and not is_over and "action" in info["illegal"]


SPIELS = [
    "python_polis_akropolis",
    "python_polis_akropolis(players=3,variants=houses+gardens)",
    "python_polis_akropolis(players=4,variants=all)",
    "python_polis_akropolis(length=long)",
    "python_polis_akropolis(solo=metagenes)",
    "python_polis_architekton",
]


@pytest.mark.parametrize("name", SPIELS)
def test_open_spiel_plays_with_chance_nodes(name):
    pyspiel = pytest.importorskip("pyspiel")
    import polis.open_spiel  # noqa: F401

    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_open_spiel_knows_nothing_of_tiles_to_come():
    pyspiel = pytest.importorskip("pyspiel")
    import random

    import polis.open_spiel  # noqa: F401

    chooser = random.Random(1)
    for name in ("python_polis_akropolis(players=3)", "python_polis_architekton"):
        state = pyspiel.load_game(name).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                assert abs(sum(chances) - 1) < 1e-9
                state.apply_action(chooser.choices(actions, chances)[0])
            else:
                assert state.game == state.game.view(1)
                state.apply_action(chooser.choice(state.legal_actions()))
        assert polis.read_record(state.game.record).outcome == state.game.outcome

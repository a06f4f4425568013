"""Numbers for moves, and the batches that use them."""

import random

import numpy as np
import pytest

import polis

AKROPOLIS = [
    {"players": 2},
    {"players": 3, "variants": "all"},
    {"players": 4},
    {"players": 3, "length": "long"},
    {"solo": "callicrates"},
]


def flat_mask(batch, index):
    """The numbers that the masks of a batch allow, as the documentation multiplies them out."""
    masks = {name: mask[index] for name, mask in batch.masks.items()}
    if "tiles" in masks:
        allowed = masks["tiles"][:, None, None] & masks["triangles"][None, :, None]
        return np.repeat(allowed, 3, axis=2).ravel()
    buildings = masks["lays"][:13_824]
    others = [buildings & house for house in masks["houses"][1:]]
    return np.concatenate([masks["lays"], *others])


def batches():
    for options in AKROPOLIS:
        yield polis.AkropolisBatch(3, seed=5, **options), lambda seed, o=options: polis.Akropolis(seed=seed, **o)
    yield polis.ArchitektonBatch(3, seed=5), lambda seed: polis.Architekton(seed=seed)


@pytest.fixture(params=range(len(AKROPOLIS) + 1))
def batch(request):
    return list(batches())[request.param]


def check(batch, index, game):
    """A game of a batch is that of the rules, with its masks and observations."""
    assert batch.to_move[index] == game.to_move - 1
    allowed = flat_mask(batch, index)
    assert len(allowed) == game.action_count == batch.action_count
    assert (np.flatnonzero(allowed) == game.legal_actions()).all()
    assert (game.action_mask() == allowed).all()
    for name, array in game.observation(1).items():
        assert (batch.observations[name][index] == array).all(), name


def test_numbers_are_one_to_one_with_the_moves(batch):
    _, deal = batch
    game = deal(1)
    chooser = random.Random(1)
    while not game.is_over:
        moves = game.legal_moves()
        numbers = game.legal_actions().tolist()
        assert sorted(game.action(move) for move in moves) == numbers
        assert {game.move_of(number) for number in numbers} == set(moves)
        game.play_action(chooser.choice(numbers))


def test_a_batch_plays_the_games_of_its_seeds(batch):
    batch, deal = batch
    games = [deal(int(seed)) for seed in batch.seeds]
    ended = 0
    while ended < 5:
        for index, game in enumerate(games):
            check(batch, index, game)
        assert batch.game(0) == games[0]
        actions = batch.sample_actions().copy()
        batch.step(actions)
        for index, game in enumerate(games):
            game.play_action(int(actions[index]))
            assert batch.dones[index] == game.is_over
            if game.is_over:
                ended += 1
                assert batch.points[index].tolist() == game.outcome["points"]
                winners = game.outcome["winners"]
                won = [seat in winners for seat in range(1, game.seats + 1)]
                share = 2 / len(winners) - 1
                assert batch.rewards[index].tolist() == [share if one else -1 for one in won]
                games[index] = deal(int(batch.seeds[index]))
            else:
                assert not batch.rewards[index].any()


def test_a_batch_begins_anew(batch):
    batch, _ = batch
    first = {name: array.copy() for name, array in (batch.observations | batch.masks).items()}
    arrays = batch.observations | batch.masks
    for _ in range(50):
        batch.step(batch.sample_actions())
    batch.reset(seed=5)
    for name, array in first.items():
        assert (arrays[name] == array).all(), name


def test_gains_add_up_to_the_points():
    batch = polis.AkropolisBatch(4, seed=1, reward="gain")
    total = np.zeros((4, 2))
    started = np.array([1, 2])
    for _ in range(36):
        batch.step(batch.sample_actions())
        total += batch.rewards
    assert batch.dones.all() and (total + started == batch.points).all()


def test_a_wrong_action_plays_nothing():
    batch = polis.AkropolisBatch(2, seed=1)
    before = {name: array.copy() for name, array in batch.observations.items()}
    actions = batch.sample_actions().copy()
    for wrong in (-1, batch.action_count, 0):
        actions[1] = wrong
        with pytest.raises(polis.IllegalMoveError, match="game 1: .*action"):
            batch.step(actions)
    with pytest.raises(ValueError, match="found 1 actions; expected 2"):
        batch.step(actions[:1])
    with pytest.raises(TypeError):
        batch.step([0, 0])
    for name, array in batch.observations.items():
        assert (array == before[name]).all(), name
    with pytest.raises(ValueError, match="found 0 games; expected 1 to"):
        polis.AkropolisBatch(0)
    with pytest.raises(ValueError, match="found reward `money`; expected win"):
        polis.ArchitektonBatch(1, reward="money")


def test_observations_of_a_batch_do_not_depend_on_unseen_tiles():
    batch = polis.AkropolisBatch(1, players=3, seed=3)
    for _ in range(20):
        batch.step(batch.sample_actions())
    game = batch.game(0)
    for seed in range(5):
        other = game.view(1).fill(seed)
        for name, array in other.observation(1).items():
            assert (batch.observations[name][0] == array).all(), name

"""Games of a policy against itself, to learn from, and against the engine's players, to measure it.

Plain classes; ``ray_training.py`` makes actors of them.
"""

import numpy as np

import polis
from placement_features import FEATURES, STATE, Cities, features, legal_actions
from ppo import Decisions, Network, advantages, log_softmax

HIDDEN = 32
# Legal moves drawn at random among which the policy chooses while it learns; measured, it has them all.
CANDIDATES = 48
# Points for which a reward is 1.
POINTS = 10.0


def networks(chooser):
    """A policy that knows nothing yet, and a value of positions."""
    return Network(FEATURES, HIDDEN, chooser), Network(STATE, HIDDEN, chooser)


class SelfPlay:
    """Plays games of a policy against itself."""

    def __init__(self, number, games, players):
        self.chooser = np.random.default_rng(number)
        self.batch = polis.AkropolisBatch(games, players, seed=number << 32, reward="gain")
        self.players = players
        self.policy, self.value = networks(self.chooser)

    def play(self, policy, value):
        """A game in each place of the batch: its decisions and the mean of the points."""
        self.policy.weights, self.value.weights = policy, value
        games, turns = self.batch.num_games, []
        # Games with as many players are equally long, so that all of them end in the same step.
        while True:
            cities = Cities(self.batch)
            game, actions = legal_actions(self.batch, self.chooser, CANDIDATES)
            rows = features(cities, game, actions)
            logarithm = log_softmax(self.policy.forward(rows).reshape(games, -1))
            chosen = (logarithm + self.chooser.gumbel(size=logarithm.shape)).argmax(1)
            each = np.arange(games)
            state = cities.state()
            seat = self.batch.to_move.astype(np.int64)
            self.batch.step(actions.reshape(games, -1)[each, chosen])
            gained = self.batch.rewards[each, seat] / POINTS
            rows = rows.reshape(games, CANDIDATES, -1)
            turns.append((rows, chosen, logarithm[each, chosen], state, gained))
            if self.batch.dones.any():
                break
        rows, chosen, logarithm, state, gained = (np.stack(one) for one in zip(*turns))
        # Seats take turns: the decisions of one seat are every second, third or fourth.
        by_seat = (len(turns) // self.players, self.players * games)
        values = self.value.forward(state.reshape(-1, STATE)).reshape(by_seat)
        advantage, gained = advantages(gained.reshape(by_seat), values)
        flat = len(turns) * games
        decisions = Decisions(
            rows.reshape(flat, CANDIDATES, -1),
            chosen.reshape(flat),
            logarithm.reshape(flat),
            state.reshape(flat, -1),
            advantage.reshape(flat),
            gained.reshape(flat),
        )
        return decisions, float(self.batch.points.mean())


class Evaluation:
    """Plays games of a policy against a player of the engine."""

    def __init__(self, opponent):
        self.opponent = opponent
        self.policy, _ = networks(np.random.default_rng(0))

    def play(self, policy, deals, seed):
        """Shares in the victory of two games a deal, the policy once on each seat, and the points of both."""
        self.policy.weights = policy
        won, own, other = [], [], []
        for seat in (0, 1):
            batch = polis.AkropolisBatch(deals, 2, seed=seed)
            while not batch.dones.any():
                if batch.to_move[0] == seat:
                    batch.step(self.best(batch))
                else:
                    batch.step(self.answers(batch, seed))
            won.extend((batch.rewards[:, seat] + 1) / 2)
            own.extend(batch.points[:, seat])
            other.extend(batch.points[:, 1 - seat])
        return np.array(won), float(np.mean(own)), float(np.mean(other))

    def best(self, batch):
        """The best of all legal moves in each game."""
        game, actions = legal_actions(batch)
        worth = self.policy.forward(features(Cities(batch), game, actions))
        ordered = np.lexsort((worth, game))
        last = np.searchsorted(game, np.arange(batch.num_games), side="right") - 1
        return actions[ordered[last]]

    def answers(self, batch, seed):
        """The opponent's move in each game."""
        actions = np.empty(batch.num_games, np.int64)
        for index in range(batch.num_games):
            # The engine looks at a view, whatever the game knows.
            game = batch.game(index)
            actions[index] = game.action(game.choose(self.opponent, seed=seed + index, playouts=200))
        return actions

"""Proximal policy optimisation of a small network, with NumPy alone.

A decision is a choice among candidates, each described by a row of numbers; the network gives every row a
logit, and a second one expects from the state what is still to be gained.
"""

from dataclasses import dataclass

import numpy as np


class Network:
    """Numbers to one number, over one hidden layer."""

    def __init__(self, inputs, hidden, chooser):
        scale = 1 / np.sqrt(inputs)
        self.weights = [
            (chooser.normal(size=(inputs, hidden)) * scale).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(1, np.float32),
        ]
        self._first = [np.zeros_like(one) for one in self.weights]
        self._second = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def forward(self, rows):
        """The number of each row."""
        return self._hidden(rows) @ self.weights[2] + self.weights[3]

    def step(self, rows, gradient, rate):
        """One step of Adam against the gradient of a loss by the numbers of the rows."""
        hidden = self._hidden(rows)
        back = gradient[:, None] * self.weights[2] * (1 - hidden * hidden)
        gradients = [rows.T @ back, back.sum(0), hidden.T @ gradient, gradient.sum(keepdims=True)]
        self._steps += 1
        for index, one in enumerate(gradients):
            self._first[index] += 0.1 * (one - self._first[index])
            self._second[index] += 0.01 * (one * one - self._second[index])
            mean = self._first[index] / (1 - 0.9**self._steps)
            square = self._second[index] / (1 - 0.99**self._steps)
            self.weights[index] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def _hidden(self, rows):
        return np.tanh(rows @ self.weights[0] + self.weights[1])


@dataclass
class Decisions:
    """Decisions that were made, and what came of them."""

    candidates: np.ndarray  # decision, candidate, feature
    chosen: np.ndarray
    log_probability: np.ndarray
    state: np.ndarray
    advantage: np.ndarray
    gained: np.ndarray

    def __len__(self):
        return len(self.chosen)

    def __getitem__(self, index):
        return Decisions(*(getattr(self, name)[index] for name in self.__dataclass_fields__))


def advantages(rewards, values, discount=0.98, trace=0.9):
    """Generalised advantage estimates and returns; the first axis is time, and the end is worth nothing."""
    advantage, carried = np.zeros_like(rewards), np.zeros_like(rewards[0])
    for time in reversed(range(len(rewards))):
        after = values[time + 1] if time + 1 < len(values) else 0
        error = rewards[time] + discount * after - values[time]
        carried = error + discount * trace * carried
        advantage[time] = carried
    return advantage, advantage + values


def log_softmax(logits):
    """Logarithms of the probabilities that belong to logits."""
    logits = logits - logits.max(-1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(-1, keepdims=True))


def improve(policy, value, decisions, chooser, *, epochs=4, size=256, rate=3e-3, clip=0.2, entropy=0.003):
    """Improves policy and value by decisions that an earlier policy made."""
    mean_advantage, spread = decisions.advantage.mean(), decisions.advantage.std() + 1e-6
    for _ in range(epochs):
        order = chooser.permutation(len(decisions))
        for start in range(0, len(order), size):
            part = decisions[order[start : start + size]]
            value.step(part.state, (value.forward(part.state) - part.gained) / len(part), rate)
            rows = part.candidates.reshape(-1, part.candidates.shape[-1])
            logarithm = log_softmax(policy.forward(rows).reshape(len(part), -1))
            probability = np.exp(logarithm)
            chosen = np.zeros_like(probability)
            chosen[np.arange(len(part)), part.chosen] = 1
            ratio = np.exp((logarithm * chosen).sum(1) - part.log_probability)
            advantage = (part.advantage - mean_advantage) / spread
            # Beyond the clip there is nothing more to be gained, and no gradient.
            inside = np.where(advantage > 0, ratio < 1 + clip, ratio > 1 - clip)
            gradient = -(advantage * ratio * inside)[:, None] * (chosen - probability)
            mean = (probability * logarithm).sum(1, keepdims=True)
            gradient += entropy * probability * (logarithm - mean)
            policy.step(rows, (gradient / len(part)).astype(np.float32).ravel(), rate)

"""Both games behind PettingZoo's AEC interface.

    from polis.pettingzoo import akropolis_v0, architekton_v0

    env = akropolis_v0(players=3, variants="all")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

An observation is a dict of ``"observation"``, what the agent's seat sees with itself first, and
``"action_mask"``. Rewards come at the end: 1 for a victory, -1 for a defeat, between them when the
victory is shared. An action that the mask does not allow raises ``polis.IllegalMoveError``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import polis
from polis.rendering import pixels
from polis.spaces import arrays_of, observation_space


def akropolis_v0(
    players: int = 2,
    *,
    variants: Any = None,
    length: str = "standard",
    render_mode: str | None = None,
) -> AECEnv:
    """Akropolis for two to four agents."""

    def deal(seed: int) -> polis.Game:
        return polis.Akropolis(players, variants=variants, length=length, seed=seed)

    return OrderEnforcingWrapper(PolisEnv(deal, "akropolis_v0", render_mode))


def architekton_v0(
    *, buildings: str | None = None, render_mode: str | None = None
) -> AECEnv:
    """Architekton, for two agents."""

    def deal(seed: int) -> polis.Game:
        return polis.Architekton(buildings=buildings, seed=seed)

    return OrderEnforcingWrapper(PolisEnv(deal, "architekton_v0", render_mode))


class PolisEnv(AECEnv):
    """A game of Polis with an agent for each seat."""

    def __init__(
        self, deal: Callable[[int], polis.Game], name: str, render_mode: str | None = None
    ) -> None:
        super().__init__()
        modes = ["svg", "rgb_array"]
        self.metadata = {"name": name, "render_modes": modes, "is_parallelizable": False}
        self.render_mode = render_mode
        self._deal = deal
        self._random = np.random.default_rng()
        self.game = deal(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.game.seats + 1)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        seen = observation_space(self.game)
        mask = gymnasium.spaces.Box(0, 1, (self.game.action_count,), np.int8)
        space = gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})
        self._observation_space = space
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.action_count)
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.Space:
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.Space:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        while True:
            # A deal of Architekton with which nobody can begin is no game.
            self.game = self._deal(int(self._random.integers(2**63)))
            if not self.game.is_over:
                break
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        if self.game.to_move == seat:
            mask = self.game.action_mask()
        else:
            mask = np.zeros(self.game.action_count, np.int8)
        return {"observation": arrays_of(self.game, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            winners = self.game.outcome["winners"]
            for other in self.agents:
                won = self._seats[other] in winners
                self.rewards[other] = 2.0 / len(winners) - 1.0 if won else -1.0
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._mover()
        self._accumulate_rewards()

    def render(self) -> Any:
        if self.render_mode == "svg":
            return self.game.svg()
        if self.render_mode == "rgb_array":
            return pixels(self.game)
        gymnasium.logger.warn('found no render mode; expected render_mode="svg" or "rgb_array"')
        return None

    def close(self) -> None:
        pass

    def _mover(self) -> str:
        return self.possible_agents[self.game.to_move - 1]


"""Solo Akropolis, one person against the Illustrious Architect, as a Gymnasium environment.

    import gymnasium
    import polis.gymnasium

    env = gymnasium.make("polis/AkropolisSolo-v0", solo="callicrates")

The mask of legal actions is ``info["action_mask"]``. The reward is the points that a move gains
(``reward="gain"``, they add up to the final points less the first stone), or at the end 1 for a victory and -1
for a defeat (``reward="win"``). An action that the mask does not allow plays nothing and costs
``illegal_reward``; ``info["illegal"]`` says why.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

import polis
from polis.rendering import pixels
from polis.spaces import arrays_of, observation_space

_OWN_SEAT = 1


class AkropolisSolo(gymnasium.Env):
    """One person against the Illustrious Architect."""

    metadata = {"render_modes": ["svg", "rgb_array"]}

    def __init__(
        self,
        solo: str = "hippodamos",
        *,
        variants: Any = None,
        length: str = "standard",
        reward: str = "gain",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if reward not in ("gain", "win"):
            raise ValueError(f"found reward `{reward}`; expected gain or win")
        self._options = {"solo": solo, "variants": variants, "length": length}
        self._reward = reward
        self._illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.game = polis.Akropolis(seed=0, **self._options)
        self.observation_space = observation_space(self.game)
        self.action_space = gymnasium.spaces.Discrete(self.game.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        self.game = polis.Akropolis(seed=deal, **self._options)
        return arrays_of(self.game, _OWN_SEAT), self._info()

    def step(
        self, action: int
    ) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        before = self.game.points(_OWN_SEAT)
        illegal = None
        try:
            self.game.play_action(int(action))
        except polis.IllegalMoveError as error:
            illegal = str(error)
        is_over = self.game.is_over
        info = self._info()
        if illegal is not None:
            info["illegal"] = illegal
            reward = self._illegal_reward
        elif self._reward == "gain":
            reward = float(self.game.points(_OWN_SEAT) - before)
        elif is_over:
            reward = 1.0 if _OWN_SEAT in self.game.outcome["winners"] else -1.0
        else:
            reward = 0.0
        if is_over:
            info["outcome"] = self.game.outcome
        return arrays_of(self.game, _OWN_SEAT), reward, is_over, False, info

    def render(self) -> Any:
        if self.render_mode == "svg":
            return self.game.svg()
        if self.render_mode == "rgb_array":
            return pixels(self.game)
        return None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.action_mask()}


gymnasium.register("polis/AkropolisSolo-v0", entry_point="polis.gymnasium:AkropolisSolo")

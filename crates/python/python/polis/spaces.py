"""The bounds of observations, for environments that declare their spaces."""

from __future__ import annotations

import gymnasium
import numpy as np

import polis

# The largest entry of each array; arrays of 16 bits also hold -1, for what is not there.
_HIGHEST = {"cities": 61, "site": 61, "town": 5, "stock_buildings": 22, "stock_sides": 4}


def observation_space(game: polis.Game) -> gymnasium.spaces.Dict:
    """The space of ``game.observation(seat)``."""

    def space(name: str, array: np.ndarray) -> gymnasium.Space:
        if array.dtype == np.bool_:
            return gymnasium.spaces.MultiBinary(array.shape)
        high = _HIGHEST.get(name, np.iinfo(array.dtype).max)
        low = -1 if array.dtype == np.int16 else 0
        return gymnasium.spaces.Box(low, high, array.shape, array.dtype)

    arrays = arrays_of(game, 1)
    return gymnasium.spaces.Dict({name: space(name, array) for name, array in arrays.items()})


def arrays_of(game: polis.Game, seat: int) -> dict[str, np.ndarray]:
    """What a seat sees, with flags as the 8-bit integers that ``MultiBinary`` holds."""
    seen = game.observation(seat)
    return {
        name: array.view(np.int8) if array.dtype == np.bool_ else array
        for name, array in seen.items()
    }

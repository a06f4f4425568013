"""Pictures of games as arrays."""

from __future__ import annotations

from io import BytesIO

import numpy as np

import polis


def pixels(game: polis.Game) -> np.ndarray:
    """The table as an array of rows, columns and red, green, blue."""
    try:
        from PIL import Image
    except ImportError as error:
        raise ImportError('render_mode="rgb_array" needs Pillow: pip install pillow') from error
    return np.asarray(Image.open(BytesIO(game.png())).convert("RGB"))

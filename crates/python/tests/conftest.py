"""What the tests share."""

import os
from pathlib import Path

# Threads for small matrices wait for each other on a busy machine. It must be said before NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest  # noqa: E402

GAMES = Path(__file__).parents[2] / "notation" / "tests" / "data" / "games"


@pytest.fixture(params=sorted(GAMES.glob("*.polis")), ids=lambda path: path.stem)
def golden(request):
    """A recorded game and its trace, the same that the rules in Rust are tested with."""
    return request.param

"""What the tests share."""

from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "notation" / "tests" / "data" / "games"


@pytest.fixture(params=sorted(GAMES.glob("*.polis")), ids=lambda path: path.stem)
def golden(request):
    """A recorded game and its trace, the same that the rules in Rust are tested with."""
    return request.param

"""The compiled part of the package ``polis``."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

class IllegalMoveError(ValueError):
    """A move that is malformed or that the rules do not allow."""

class RecordError(ValueError):
    """A text that is no record, or a record with an illegal move; the message names the line."""

def read_record(text: str) -> Akropolis | Architekton:
    """Reads a record of either game."""

class Evaluation:
    """What a seat can expect from a position."""

    @property
    def win(self) -> float:
        """Probability to win, from 0 to 1; a shared victory counts in part."""
    @property
    def margin(self) -> float:
        """Expected points ahead of the best other seat."""
    @property
    def points(self) -> float:
        """Expected final points in Akropolis; the points of the position in Architekton."""

class Candidate:
    """A move that a search has tried."""

    @property
    def move(self) -> str:
        """The move in its text form."""
    @property
    def evaluation(self) -> Evaluation:
        """What to expect after it."""
    @property
    def playouts(self) -> int:
        """Number of playouts of this move."""
    @property
    def behind(self) -> float:
        """How far it is behind the best move on the same futures."""
    @property
    def error(self) -> float:
        """The standard error of that."""
    @property
    def is_proven(self) -> bool:
        """Whether the evaluation is calculated to the end of the game, not estimated."""

class SearchResult:
    """What a search has found."""

    @property
    def candidates(self) -> list[Candidate]:
        """The moves that were compared closely, the best first."""
    @property
    def playouts(self) -> int:
        """Number of playouts of all threads."""
    @property
    def seconds(self) -> float:
        """How long it took."""
    @property
    def best(self) -> str | None:
        """The best move."""

class Game:
    """A game in progress: an ``Akropolis`` or an ``Architekton``.

    Moves are texts in the notation of Polis; seats are numbered from 1.
    """

    @property
    def kind(self) -> str:
        """The name of the game in records: ``akropolis`` or ``architekton``."""
    @property
    def seats(self) -> int:
        """Number of seats, with the Illustrious Architect's."""
    @property
    def players(self) -> int:
        """Number of people."""
    @property
    def to_move(self) -> int | None:
        """The seat that must decide now; None when the game is over."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def is_redacted(self) -> bool:
        """Whether tiles are missing that play can still reveal."""
    @property
    def ply(self) -> int:
        """Number of moves played."""
    @property
    def moves(self) -> list[str]:
        """The moves played."""
    @property
    def record(self) -> str:
        """The whole game as text, with the order of all tiles that are known here."""
    @property
    def outcome(self) -> dict[str, list[int]] | None:
        """``winners`` and ``points``; None while the game goes on."""
    def standing(self) -> dict[str, list[int]]:
        """The outcome if the game ended now."""
    def points(self, seat: int) -> int:
        """The points of a seat if the game ended now."""
    def name(self, seat: int) -> str | None:
        """The name of a seat in the record."""
    def set_name(self, seat: int, name: str | None) -> None:
        """Names a seat, or removes its name."""
    def legal_moves(self) -> list[str]:
        """Every legal move, sorted as the notation lists them."""
    def count_legal_moves(self) -> int:
        """Number of legal moves, without listing them."""
    def is_legal(self, move: str) -> bool:
        """Whether the seat to move may play this move."""
    def play(self, move: str) -> None:
        """Plays a move; raises ``IllegalMoveError`` when it cannot be played."""
    def undo(self, plies: int = 1) -> None:
        """Takes back the last moves."""
    def copy(self) -> Akropolis | Architekton:
        """A copy that is played on its own."""
    def view(self, seat: int) -> Akropolis | Architekton:
        """The game as a seat may know it: tiles that have not been face up are gone from it."""
    def fill(self, seed: int | None = None) -> Akropolis | Architekton:
        """The game with unknown tiles in a random order; every order has the same probability."""
    def reveal(self, tiles: str) -> None:
        """Learns unknown tiles by their places in the order: ``6:17`` is tile 17 at place 6."""
    def would_reveal(self, move: str) -> bool:
        """Whether a legal move turns up a tile that is not known here."""
    def state(self) -> dict[str, Any]:
        """The position as a line of a trace."""
    def trace(self) -> list[dict[str, Any]]:
        """Every position of the game, as ``polis trace`` prints them."""
    def explain_scores(self) -> Any:
        """Why each seat has the points that it has: what every hex or building counts, and why not."""
    def explain_move(self, move: str) -> dict[str, Any]:
        """What a legal move changes at once."""
    @property
    def action_count(self) -> int:
        """Number of actions, legal or not: one number for every move that a game like this can have."""
    def action(self, move: str) -> int:
        """The number of a legal move."""
    def move_of(self, action: int) -> str:
        """The legal move with this number."""
    def play_action(self, action: int) -> None:
        """Plays the move with this number; raises ``IllegalMoveError`` when it cannot be played."""
    def legal_actions(self) -> NDArray[np.int64]:
        """The numbers of all legal moves, sorted."""
    def action_mask(self) -> NDArray[np.int8]:
        """1 for each legal action, 0 for all others."""
    def observation(self, seat: int | None = None) -> dict[str, np.ndarray]:
        """What a seat sees as arrays, with itself first; without a seat, who is to move."""
    def evaluate(self, seat: int | None = None) -> Evaluation:
        """Evaluates the position for a seat with the network alone; without a seat, who is to move."""
    def search(
        self,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        seed: int = 0,
    ) -> SearchResult:
        """Searches for the best move within a budget; without one, for a second.

        The playouts are those of each thread. Other threads of Python run meanwhile.
        """
    def choose(
        self,
        level: str = "daidalos",
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> str:
        """The move of a computer player: random, greedy, pupil, mason, foreman, master or daidalos.

        Only the last one searches and needs a budget; without one it takes a second.
        """
    def svg(self, *, theme: str = "light", scale: float = 1.0) -> str:
        """The table as an SVG file, ``light`` or ``dark``."""
    def png(self, *, theme: str = "light", scale: float = 1.0) -> bytes:
        """The table as a PNG file, ``light`` or ``dark``."""

class Akropolis(Game):
    """A game of Akropolis.

    ``variants`` are names of districts or ``"all"``, ``length`` is ``"standard"`` or ``"long"``, and
    ``solo`` names the Illustrious Architect of a game for one. Equal seeds give equal deals.
    """

    def __init__(
        self,
        players: int | None = None,
        *,
        variants: str | Iterable[str] | None = None,
        length: str = "standard",
        solo: str | None = None,
        seed: int | None = None,
    ) -> None: ...
    @property
    def variants(self) -> list[str]:
        """The variants in play."""
    @property
    def length(self) -> str:
        """``standard`` or ``long``."""
    @property
    def solo(self) -> str | None:
        """The Illustrious Architect of a game for one."""
    @property
    def site(self) -> list[int]:
        """The tiles of the construction site; each costs as many stones as tiles lie before it."""
    @property
    def stacks(self) -> int:
        """Number of stacks that are still to come."""
    @property
    def stones(self) -> list[int]:
        """The stones of each seat."""
    @property
    def chief(self) -> int:
        """The seat of the Chief Architect."""
    @property
    def to_come(self) -> list[int]:
        """The tiles that have not been face up, never in which order."""
    def district_points(self, seat: int) -> dict[str, int]:
        """The points of a seat by district if the game ended now."""
    @staticmethod
    def tiles() -> list[tuple[int, int, list[str]]]:
        """All tiles: number, least number of players, and what is on the hexes a, b and c."""
    def city(self, seat: int) -> dict[tuple[int, int], tuple[str, int, int]]:
        """What is visible of a city by hex ``(q, r)``: construction, height, tile in order of laying."""

class Architekton(Game):
    """A game of Architekton.

    ``buildings`` is the text of a CSV file with other faces than the built-in ones. Equal seeds give
    equal deals.
    """

    def __init__(self, *, buildings: str | None = None, seed: int | None = None) -> None: ...
    @property
    def stock_buildings(self) -> list[int]:
        """The face-up buildings."""
    @property
    def stock_landscapes(self) -> list[str]:
        """The face-up landscapes by letter: e, f, m, w."""
    @property
    def chips(self) -> list[int]:
        """The chips of each player."""
    @property
    def hands(self) -> list[int]:
        """The houses that each player has in hand."""
    @property
    def lays_left(self) -> int:
        """Number of tiles still to be laid in this turn."""
    @property
    def is_last_round(self) -> bool:
        """Whether the last round has begun."""
    def town(self) -> dict[tuple[int, int], tuple[str, int, int | None]]:
        """The tiles by place ``(x, y)``: ``B7`` or ``Lw``, rotation, and whose house stands there."""

_Game = TypeVar("_Game", Akropolis, Architekton)

class Batch(Generic[_Game]):
    """Many games at once: an ``AkropolisBatch`` or an ``ArchitektonBatch``."""

    @property
    def num_games(self) -> int:
        """Number of games."""
    @property
    def action_count(self) -> int:
        """Number of actions of a game, legal or not."""
    @property
    def observations(self) -> dict[str, np.ndarray]:
        """What lies on the table of each game, with the seats in turn order."""
    @property
    def masks(self) -> dict[str, NDArray[np.bool_]]:
        """Which parts of actions are legal in each game, by the names that the class tells."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """What each seat got for the last step."""
    @property
    def dones(self) -> NDArray[np.bool_]:
        """Where a game ended in the last step; there the next one has begun."""
    @property
    def points(self) -> NDArray[np.int32]:
        """The final points of the last game that ended in each place."""
    @property
    def to_move(self) -> NDArray[np.int8]:
        """The seat to move, counted from 0."""
    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed from which each game was dealt."""
    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew; with a seed, with the first ones of that seed."""
    def step(self, actions: NDArray[np.int64]) -> None:
        """Plays an action in each game; when one is illegal, raises and plays none."""
    def sample_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, each with the same probability."""
    def game(self, index: int) -> _Game:
        """A copy of a game, with its moves and the order of all of its tiles."""

class AkropolisBatch(Batch[Akropolis]):
    """Many games of Akropolis at once, in arrays that change in place.

    ``reward`` is ``"win"``, ``"margin"`` or ``"points"`` (at the end) or ``"gain"`` (after every move).
    The masks are ``tiles`` of the site and ``triangles``: an action is legal when both of its parts are.
    """

    def __init__(
        self,
        num_games: int,
        players: int | None = None,
        *,
        variants: str | Iterable[str] | None = None,
        length: str = "standard",
        solo: str | None = None,
        seed: int | None = None,
        reward: str = "win",
    ) -> None: ...

class ArchitektonBatch(Batch[Architekton]):
    """Many games of Architekton at once, in arrays that change in place.

    ``reward`` is ``"win"``, ``"margin"`` or ``"points"`` (at the end) or ``"gain"`` (after every move).
    The masks are ``houses``, which house can move, and ``lays``, the actions without another house.
    """

    def __init__(
        self,
        num_games: int,
        *,
        buildings: str | None = None,
        seed: int | None = None,
        reward: str = "win",
    ) -> None: ...

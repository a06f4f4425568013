"""Both games in OpenSpiel, with chance nodes for the tiles that come up.

    import pyspiel
    import polis.open_spiel

    game = pyspiel.load_game("python_polis_akropolis(players=3)")

Importing this module registers ``python_polis_akropolis`` (parameters ``players``, ``variants`` as names
with ``+`` between them or ``all``, ``length``, and ``solo``) and ``python_polis_architekton``. Tiles are drawn one
at a time when they come up, never before: a state knows nothing of the order of those to come. All that
is known is known to all, so the games have perfect information. Actions are those of ``polis.Game``;
outcomes of chance are tile numbers less 1, in Architekton buildings from 0 and landscapes e, f, m, w from 22.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import polis

_BUILDINGS = 22
_LETTERS = "efmw"


def _game_type(
    name: str, long_name: str, parameters: dict[str, Any], least: int, most: int
) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=parameters,
    )


class _PolisGame(pyspiel.Game):
    def make_py_observer(self, iig_obs_type=None, params=None):
        return _Observer()


class AkropolisGame(_PolisGame):
    """Akropolis in OpenSpiel."""

    TYPE = _game_type(
        "python_polis_akropolis",
        "Python Akropolis",
        {"players": 2, "variants": "", "length": "standard", "solo": ""},
        1,
        4,
    )

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        solo = params.get("solo") or None
        players = 1 if solo else int(params.get("players", 2))
        variants = str(params.get("variants", ""))
        self.options = {
            "players": players,
            "variants": variants if variants == "all" else [v for v in variants.split("+") if v],
            "length": str(params.get("length", "standard")),
            "solo": solo,
        }
        example = polis.Akropolis(seed=0, **self.options)
        self.header = example.record.split("deck ")[0]
        self.tiles = sorted(example.to_come + example.site)
        self.site_size = len(example.site)
        info = pyspiel.GameInfo(
            num_distinct_actions=example.action_count,
            max_chance_outcomes=len(polis.Akropolis.tiles()),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=len(self.tiles),
        )
        super().__init__(self.TYPE, info, params)

    def new_initial_state(self) -> AkropolisState:
        return AkropolisState(self)


class ArchitektonGame(_PolisGame):
    """Architekton in OpenSpiel."""

    TYPE = _game_type("python_polis_architekton", "Python Architekton", {}, 2, 2)

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        example = polis.Architekton(seed=0)
        info = pyspiel.GameInfo(
            num_distinct_actions=example.action_count,
            max_chance_outcomes=_BUILDINGS + len(_LETTERS),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            # 44 tiles, and a decision for each of the houses that can be lost, over and over.
            max_game_length=300,
        )
        super().__init__(self.TYPE, info, params or {})

    def new_initial_state(self) -> ArchitektonState:
        return ArchitektonState(self)


class _PolisState(pyspiel.State):
    """A game of which only the tiles are known that have come up."""

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.game: polis.Game | None = None
        # The move that waits for tiles to come up.
        self._pending: str | None = None

    def current_player(self) -> int:
        if self.game is None or self._pending is not None:
            return pyspiel.PlayerId.CHANCE
        if self.game.is_over:
            return pyspiel.PlayerId.TERMINAL
        return self.game.to_move - 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions().tolist()

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._draw(action)
            return
        move = self.game.move_of(action)
        if self.game.would_reveal(move):
            self._pending = move
        else:
            self.game.play(move)

    def _play_pending(self) -> None:
        if not self.game.would_reveal(self._pending):
            self.game.play(self._pending)
            self._pending = None

    def _draw(self, outcome: int) -> None:
        raise NotImplementedError

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._outcome_text(action)
        return self.game.move_of(action)

    def _outcome_text(self, outcome: int) -> str:
        raise NotImplementedError

    def is_terminal(self) -> bool:
        return self.game is not None and self._pending is None and self.game.is_over

    def returns(self) -> list[float]:
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        winners = self.game.outcome["winners"]
        share = 2.0 / len(winners) - 1.0
        return [share if seat in winners else -1.0 for seat in range(1, players + 1)]

    def __str__(self) -> str:
        game = "tiles are drawn" if self.game is None else self.game.record
        return f"{game}{self._pending or ''}"


class AkropolisState(_PolisState):
    """A state of Akropolis in OpenSpiel."""

    def __init__(self, game: AkropolisGame) -> None:
        super().__init__(game)
        self._tiles = game.tiles
        self._header = game.header
        self._site_size = game.site_size
        # Every tile that has come up, in order.
        self._drawn: list[int] = []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = [tile for tile in self._tiles if tile not in self._drawn]
        return [(tile - 1, 1.0 / len(left)) for tile in left]

    def _draw(self, outcome: int) -> None:
        self._drawn.append(outcome + 1)
        if self.game is not None:
            self.game.reveal(f"{len(self._drawn)}:{outcome + 1}")
            self._play_pending()
        elif len(self._drawn) == self._site_size:
            unknown = ["?"] * (len(self._tiles) - len(self._drawn))
            deck = " ".join([*map(str, self._drawn), *unknown])
            self.game = polis.read_record(f"{self._header}deck {deck}\nmoves\n")

    def _outcome_text(self, outcome: int) -> str:
        return f"tile {outcome + 1}"


class ArchitektonState(_PolisState):
    """A state of Architekton in OpenSpiel."""

    # Where tiles come from, in order: the stock, in the case of landscapes the start, the pile, and
    # then the reserve.
    _BUILDING_PLACES = [*range(5, 23), *range(1, 5)]
    _LANDSCAPE_PLACES = [*range(5, 25), *range(1, 5)]

    def __init__(self, game: ArchitektonGame) -> None:
        super().__init__(game)
        self._buildings: list[int] = []
        self._landscapes: list[str] = []
        # How many of each must be known before play goes on.
        self._wanted = (3, 5)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if len(self._buildings) < self._wanted[0]:
            left = [number for number in range(1, _BUILDINGS + 1) if number not in self._buildings]
            return [(number - 1, 1.0 / len(left)) for number in left]
        counts = [6 - self._landscapes.count(letter) for letter in _LETTERS]
        total = sum(counts)
        return [(_BUILDINGS + i, count / total) for i, count in enumerate(counts) if count]

    def _draw(self, outcome: int) -> None:
        if outcome < _BUILDINGS:
            self._buildings.append(outcome + 1)
        else:
            self._landscapes.append(_LETTERS[outcome - _BUILDINGS])
        if (len(self._buildings), len(self._landscapes)) != self._wanted:
            return
        if self.game is None:
            self._begin()
        else:
            self._know()
            self._play_pending()
            if self._pending is not None:
                self._want()

    def _apply_action(self, action: int) -> None:
        was_chance = self.is_chance_node()
        super()._apply_action(action)
        if not was_chance and self._pending is not None:
            self._want()

    def _begin(self) -> None:
        """Begins the game; where nothing of the stock can be laid, more tiles must come up first."""
        buildings, landscapes = ["?"] * _BUILDINGS, ["?"] * 24
        for place, number in zip(self._BUILDING_PLACES, self._buildings):
            buildings[place - 1] = str(number)
        for place, letter in zip(self._LANDSCAPE_PLACES, self._landscapes):
            landscapes[place - 1] = letter
        header = f"buildings {' '.join(buildings)}\nlandscapes {' '.join(landscapes)}\n"
        try:
            self.game = polis.read_record(f"game architekton\n{header}moves\n")
        except polis.RecordError:
            most = (_BUILDINGS - 4, 20)
            self._wanted = tuple(min(has + 3, limit) for has, limit in zip(self._wanted, most))

    def _know(self) -> None:
        """Tells the game all tiles that have come up."""
        buildings = zip(self._BUILDING_PLACES, self._buildings)
        landscapes = zip(self._LANDSCAPE_PLACES, self._landscapes)
        words = [f"B{place}:{number}" for place, number in buildings]
        words += [f"L{place}:{letter}" for place, letter in landscapes]
        self.game.reveal(" ".join(words))

    def _want(self) -> None:
        """Finds how many tiles the pending move turns up next, which does not depend on what they are."""
        after = self.game.fill(0)
        after.play(self._pending)
        lines = after.view(1).record.split("\n")
        known = {
            line.split()[0]: sum(word != "?" for word in line.split()[1:])
            for line in lines
            if line.startswith(("buildings ", "landscapes "))
        }
        needs = (known["buildings"], known["landscapes"])
        # What is exchanged after a refill depends on what the refill brings, so that comes first.
        has = (len(self._buildings), len(self._landscapes))
        short = (
            3 - len(self.game.stock_buildings) + self._pending.startswith("B"),
            3 - len(self.game.stock_landscapes) + self._pending.startswith("L"),
        )
        wanted = tuple(min(need, own + more) for need, own, more in zip(needs, has, short))
        self._wanted = needs if wanted == has else wanted

    def _outcome_text(self, outcome: int) -> str:
        if outcome < _BUILDINGS:
            return f"building {outcome + 1}"
        return f"landscape {_LETTERS[outcome - _BUILDINGS]}"


class _Observer:
    """What everybody sees, as text; there is no tensor, ``polis.Game.observation`` has arrays."""

    def __init__(self) -> None:
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, np.ndarray] = {}

    def set_from(self, state: _PolisState, player: int) -> None:
        pass

    def string_from(self, state: _PolisState, player: int) -> str:
        return str(state)


pyspiel.register_game(AkropolisGame.TYPE, AkropolisGame)
pyspiel.register_game(ArchitektonGame.TYPE, ArchitektonGame)

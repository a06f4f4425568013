"""Archives of games: Parquet files with games and positions, made by self-play and read by any tool.

    python -m polis.archive make games --game akropolis --players 2 --games 10000 --level master
    python -m polis.archive card games

``make`` writes ``games.parquet`` (one row a game, with its record) and ``positions.parquet`` (one row a
move: the position before it as the seat to move knows it, what the network expects, and the move) into a
folder, with a data card. Equal arguments give equal games. It needs pyarrow.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polis

# Games whose rows are written together.
_CHUNK = 200

_DISTRICTS = ("houses", "markets", "barracks", "temples", "gardens")

# What the columns mean, for the data card.
COLUMNS = {
    "games": {
        "seed": "the seed from which the game was dealt",
        "game": "akropolis or architekton",
        "players": "number of people",
        "variants": "variants of Akropolis in play, by district",
        "length": "standard or long",
        "solo": "the Illustrious Architect of a game for one",
        "level": "the player on every seat",
        "plies": "number of moves",
        "winners": "seats that won, from 1; several share the victory",
        "points": "final points of each seat",
        "record": "the whole game in the notation of Polis, with the order of the tiles",
        "stones": "Akropolis: stones of each seat at the end",
        **{name: f"Akropolis: final points of each player for {name}" for name in _DISTRICTS},
    },
    "positions": {
        "seed": "the game",
        "ply": "number of moves played before",
        "seat": "the seat to move, from 1",
        "move": "the move that it played",
        "legal": "number of legal moves",
        "points": "points of each seat if the game ended now",
        "win": "what the network expects for the seat to move: the probability to win",
        "margin": "the points ahead of the best other seat that it expects",
        "expected_points": "the final points that it expects (Architekton: those of the position)",
        "won": "what became of it: 1 for a victory, a part for a shared one, 0 for none",
        "stones": "Akropolis: stones of each seat",
        "site": "Akropolis: tiles of the construction site in order",
        "price": "Akropolis: stones that the move paid",
        **{name: f"Akropolis: points of the seat to move for {name}" for name in _DISTRICTS},
        "chips": "Architekton: chips of each seat",
        "hands": "Architekton: houses that each seat has in hand",
    },
}


def play(options: dict[str, Any], level: str, explore: float, seed: int) -> polis.Game:
    """A game of a level against itself; a share of the moves is chosen at random, for variety."""
    import random

    chooser = random.Random(seed)
    options = dict(options)
    kind = options.pop("game")
    game = polis.Akropolis(seed=seed, **options) if kind == "akropolis" else polis.Architekton(seed=seed)
    while not game.is_over:
        player = "random" if chooser.random() < explore else level
        game.play(game.choose(player, seed=chooser.getrandbits(63), playouts=200))
    return game


def game_row(game: polis.Game, seed: int, level: str) -> dict[str, Any]:
    """What ``games.parquet`` tells of a game."""
    outcome = game.outcome
    row = {
        "seed": seed,
        "game": game.kind,
        "players": game.players,
        "variants": getattr(game, "variants", []),
        "length": getattr(game, "length", "standard"),
        "solo": getattr(game, "solo", None),
        "level": level,
        "plies": game.ply,
        "winners": outcome["winners"],
        "points": outcome["points"],
        "record": game.record,
    }
    if isinstance(game, polis.Akropolis):
        row["stones"] = game.stones
        scores = [game.district_points(seat) for seat in range(1, game.players + 1)]
        for district in _DISTRICTS:
            row[district] = [score[district] for score in scores]
    return row


def position_rows(game: polis.Game, seed: int) -> Iterator[dict[str, Any]]:
    """What ``positions.parquet`` tells of the moves of a game, which is replayed."""
    outcome = game.outcome
    replayed = game.copy()
    replayed.undo(game.ply)
    for ply, move in enumerate(game.moves):
        seat = replayed.to_move
        expected = replayed.evaluate(seat)
        row = {
            "seed": seed,
            "ply": ply,
            "seat": seat,
            "move": move,
            "legal": replayed.count_legal_moves(),
            "points": [replayed.points(one) for one in range(1, replayed.seats + 1)],
            "win": expected.win,
            "margin": expected.margin,
            "expected_points": expected.points,
            "won": 1.0 / len(outcome["winners"]) if seat in outcome["winners"] else 0.0,
        }
        if isinstance(replayed, polis.Akropolis):
            row["stones"] = replayed.stones
            row["site"] = replayed.site
            row["price"] = replayed.site.index(int(move.split()[0]))
            row |= replayed.district_points(seat)
        else:
            row["chips"] = replayed.chips
            row["hands"] = replayed.hands
        yield row
        replayed.play(move)


def _chunk(task: tuple[dict[str, Any], str, float, range]) -> tuple[list[dict], list[dict]]:
    options, level, explore, seeds = task
    games, positions = [], []
    for seed in seeds:
        game = play(options, level, explore, seed)
        if game.ply == 0:
            continue
        games.append(game_row(game, seed, level))
        positions.extend(position_rows(game, seed))
    return games, positions


def make(
    folder: Path,
    options: dict[str, Any],
    *,
    games: int,
    level: str = "master",
    explore: float = 0.0,
    seed: int = 1,
    workers: int = 1,
) -> dict[str, Any]:
    """Makes an archive and returns its data card."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    folder.mkdir(parents=True, exist_ok=True)
    begun, spent = time.monotonic(), _processor_seconds()
    starts = range(seed, seed + games, _CHUNK)
    tasks = [
        (options, level, explore, range(start, min(start + _CHUNK, seed + games))) for start in starts
    ]
    writers: dict[str, pq.ParquetWriter] = {}
    schemas: dict[str, pa.Schema] = {}
    counts = {"games": 0, "positions": 0}
    pool = multiprocessing.get_context("spawn").Pool(workers) if workers > 1 else None
    try:
        for tables in pool.imap(_chunk, tasks) if pool else map(_chunk, tasks):
            for name, rows in zip(counts, tables):
                counts[name] += len(rows)
                if not rows:
                    continue
                table = pa.Table.from_pylist(rows, schema=_schema(rows[0]))
                if name not in writers:
                    path = folder / f"{name}.parquet"
                    schemas[name] = table.schema
                    writers[name] = pq.ParquetWriter(path, table.schema, compression="zstd")
                writers[name].write_table(table)
    finally:
        for writer in writers.values():
            writer.close()
        if pool:
            pool.terminate()
            pool.join()
    card = {
        "made_by": f"polis {polis.__version__}, python -m polis.archive",
        "options": options,
        "level": level,
        "explore": explore,
        "first_seed": seed,
        **counts,
        "bytes": {one.stem: one.stat().st_size for one in sorted(folder.glob("*.parquet"))},
        "seconds": round(time.monotonic() - begun, 1),
        "processor_seconds": round(_processor_seconds() - spent, 1),
        "licence": "CC0-1.0: games made by a program, given to the public domain",
        "columns": {
            name: {field.name: COLUMNS[name][field.name] for field in schema}
            for name, schema in schemas.items()
        },
    }
    (folder / "card.json").write_text(json.dumps(card, indent=2) + "\n")
    return card


def _processor_seconds() -> float:
    """Processor time of this process and of those that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _schema(row: dict[str, Any]) -> Any:
    import pyarrow as pa

    numbers, texts = pa.list_(pa.int32()), pa.list_(pa.string())
    kinds = {bool: pa.bool_(), int: pa.int64(), float: pa.float32(), str: pa.string()}
    named = {"variants": texts, "solo": pa.string()}

    def kind(name: str, value: Any) -> Any:
        return named.get(name) or (numbers if isinstance(value, list) else kinds[type(value)])

    return pa.schema([(name, kind(name, value)) for name, value in row.items()])


def main(arguments: list[str] | None = None) -> int:
    """The command: ``python -m polis.archive``."""
    parser = argparse.ArgumentParser(prog="python -m polis.archive", description=__doc__.split("\n")[0])
    tasks = parser.add_subparsers(dest="task", required=True)
    making = tasks.add_parser("make", help="play games and write them into a folder")
    making.add_argument("folder", type=Path)
    making.add_argument("--game", choices=["akropolis", "architekton"], default="akropolis")
    making.add_argument("--players", type=int)
    making.add_argument("--variants", default="", help="names with commas between them, or all")
    making.add_argument("--length", default="standard")
    making.add_argument("--solo")
    making.add_argument("--games", type=int, default=1000)
    making.add_argument("--level", default="master")
    making.add_argument("--explore", type=float, default=0.0, help="share of random moves")
    making.add_argument("--seed", type=int, default=1)
    making.add_argument("--workers", type=int, default=1)
    telling = tasks.add_parser("card", help="print the data card of a folder")
    telling.add_argument("folder", type=Path)
    given = parser.parse_args(arguments)
    if given.task == "card":
        print((given.folder / "card.json").read_text(), end="")
        return 0
    options: dict[str, Any] = {"game": given.game}
    if given.game == "akropolis":
        names = [name for name in given.variants.split(",") if name]
        variants = "all" if names == ["all"] else names
        options |= {"players": given.players, "variants": variants, "length": given.length}
        options |= {"solo": given.solo}
    try:
        card = make(
            given.folder,
            options,
            games=given.games,
            level=given.level,
            explore=given.explore,
            seed=given.seed,
            workers=given.workers,
        )
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(f"{card['games']} games, {card['positions']} positions in {card['seconds']} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Archives of games: made, read, asked and plotted."""

import json
import runpy
import sys
from pathlib import Path

import pytest

import polis
from polis.archive import main

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples" / "python"


@pytest.fixture(scope="module")
def archives(tmp_path_factory):
    """A sample of 10,000 games for two, and a few for more."""
    pytest.importorskip("pyarrow")
    folder = tmp_path_factory.mktemp("archives")
    for players, games in ((2, 10_000), (3, 50), (4, 50)):
        arguments = ["--players", str(players), "--games", str(games), "--level", "pupil", "--workers", "2"]
        assert main(["make", str(folder / str(players)), *arguments]) == 0
    return folder


def test_a_sample_of_ten_thousand_games_is_as_its_card_says(archives):
    pq = pytest.importorskip("pyarrow.parquet")
    card = json.loads((archives / "2" / "card.json").read_text())
    assert card["games"] == 10_000 and card["positions"] == 360_000
    for name in ("games", "positions"):
        schema = pq.read_schema(archives / "2" / f"{name}.parquet")
        assert list(card["columns"][name]) == schema.names
    games = pq.read_table(archives / "2" / "games.parquet").to_pylist()
    assert [game["seed"] for game in games] == list(range(1, 10_001))
    for row in games[::500]:
        game = polis.read_record(row["record"])
        assert game.outcome == {"winners": row["winners"], "points": row["points"]}
        for seat in (1, 2):
            sheet = game.explain_scores()[seat - 1]
            for district in ("houses", "markets", "barracks", "temples", "gardens"):
                assert row[district][seat - 1] == sheet[district][2]
    positions = pq.read_table(archives / "2" / "positions.parquet", filters=[("seed", "==", 7)])
    game = polis.read_record(games[6]["record"])
    game.undo(game.ply)
    for row in positions.to_pylist():
        assert row["legal"] == len(game.legal_moves()) and row["stones"] == game.stones
        game.play(row["move"])
    assert game.is_over


def test_the_queries_of_the_docs_are_those_of_the_plots():
    text = (EXAMPLES / "archive_queries.sql").read_text()
    assert f"```sql\n{text}```" in (ROOT / "docs" / "research.md").read_text()


def test_the_queries_run_and_are_plotted(archives, tmp_path, monkeypatch, capsys):
    pytest.importorskip("duckdb")
    pytest.importorskip("matplotlib")
    monkeypatch.chdir(archives)
    monkeypatch.setattr(sys, "argv", ["archive_plots.py", ".", str(tmp_path)])
    names = runpy.run_path(str(EXAMPLES / "archive_plots.py"), run_name="__main__")
    printed = capsys.readouterr().out
    rows = {name: names["ask"](name) for name in ("seats", "stones", "districts")}
    for name, found in rows.items():
        assert f"{name} 2 " in printed and f"{name} 4 " in printed
        assert {row["players"] for row in found} == {2, 3, 4}
        assert (tmp_path / f"akropolis-{name}.svg").read_text().startswith("<?xml")
    for players in (2, 3, 4):
        assert sum(row["won"] for row in rows["seats"] if row["players"] == players) == pytest.approx(1)
    assert all(row["games"] == 10_000 for row in rows["seats"] if row["players"] == 2)


def test_an_archive_is_made_and_read(tmp_path, capsys):
    pq = pytest.importorskip("pyarrow.parquet")
    for game, more in (("akropolis", ["--players", "3"]), ("architekton", [])):
        folder = tmp_path / game
        arguments = ["make", str(folder), "--game", game, "--games", "3", "--level", "pupil", *more]
        assert main(arguments) == 0
        assert "3 games" in capsys.readouterr().out
        games = pq.read_table(folder / "games.parquet").to_pylist()
        positions = pq.read_table(folder / "positions.parquet").to_pylist()
        assert sum(game["plies"] for game in games) == len(positions)
        for row in games:
            record = polis.read_record(row["record"])
            assert record.outcome == {"winners": row["winners"], "points": row["points"]}
        again = tmp_path / f"{game}-again"
        assert main(["make", str(again), *arguments[2:]]) == 0
        assert pq.read_table(again / "games.parquet").to_pylist() == games
    assert main(["make", str(tmp_path / "x"), "--players", "9", "--games", "1"]) == 1
    assert "expected 2 to 4" in capsys.readouterr().err

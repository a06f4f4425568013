"""Archives that the command made: read, asked and plotted from Python."""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import polis

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples" / "python"


def make(folder, *arguments):
    """An archive of quick games, made by the command that ``cargo xtask python test`` names."""
    command = [os.environ["POLIS"], "archive", "make", "--level", "pupil", "--out", str(folder), *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def archives(tmp_path_factory):
    """A folder for each number of players."""
    folder = tmp_path_factory.mktemp("archives")
    for players, games in ((2, 1_000), (3, 50), (4, 50)):
        make(folder / str(players), "--game", "akropolis", "--players", str(players), "--games", str(games))
    return folder


def read(path):
    """The rows of a file, by another reader than the one that comes with its writer."""
    return pytest.importorskip("pyarrow.parquet").read_table(path).to_pylist()


def test_the_rows_of_an_archive_are_those_of_its_games(archives):
    card = json.loads((archives / "2" / "card.json").read_text())
    assert card["games_made"] == 1_000 and card["positions"] == 36_000
    games = read(archives / "2" / "games-00001.parquet")
    positions = read(archives / "2" / "positions-00001.parquet")
    for name, rows in (("games", games), ("positions", positions)):
        assert [column["name"] for column in card["columns"][name]] == list(rows[0])
    assert [game["seed"] for game in games] == list(range(1, 1_001))
    for row in games[::50]:
        game = polis.read_record(row["record"])
        assert game.outcome == {"winners": row["winners"], "points": row["points"]}
        assert row["stones"] == game.stones and row["variants"] == [] and row["solo"] is None
        for seat in (1, 2):
            for district, points in game.district_points(seat).items():
                assert row[district][seat - 1] == points
    game = polis.read_record(games[6]["record"])
    outcome = game.outcome
    game.undo(game.ply)
    for row in positions[6 * 36 : 7 * 36]:
        expected = game.evaluate()
        assert row["seed"] == 7 and row["ply"] == game.ply and row["seat"] == game.to_move
        assert row["legal"] == game.count_legal_moves() and row["stones"] == game.stones
        assert row["site"] == game.site and row["price"] == game.site.index(int(row["move"].split()[0]))
        assert row["points"] == [game.points(1), game.points(2)]
        assert {name: row[name] for name in game.district_points(1)} == game.district_points(row["seat"])
        found = (row["win"], row["margin"], row["expected_points"])
        assert found == (expected.win, expected.margin, expected.points)
        assert row["won"] == (row["seat"] in outcome["winners"]) / len(outcome["winners"])
        game.play(row["move"])
    assert game.is_over


def test_the_deals_are_those_of_the_package(archives):
    for row in read(archives / "3" / "games-00001.parquet"):
        game = polis.read_record(row["record"])
        game.undo(game.ply)
        assert game.record == polis.Akropolis(players=3, seed=row["seed"]).record


def test_architekton_has_archives_too(tmp_path):
    make(tmp_path, "--game", "architekton", "--games", "3")
    games, positions = read(tmp_path / "games-00001.parquet"), read(tmp_path / "positions-00001.parquet")
    assert sum(game["plies"] for game in games) == len(positions)
    for row in games:
        game = polis.read_record(row["record"])
        assert game.outcome == {"winners": row["winners"], "points": row["points"]}
        assert row["chips"] == game.chips and row["hands"] == game.hands


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
    assert all(row["games"] == 1_000 for row in rows["seats"] if row["players"] == 2)

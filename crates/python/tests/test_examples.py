"""The examples run, and so does the notebook."""

import json
import runpy
import sys
from pathlib import Path

import pytest

import polis

EXAMPLES = Path(__file__).parents[3] / "examples" / "python"


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("play_and_explain.py", ["8"], "Seat 2: "),
        ("linear_policy.py", ["1", "1"], "round 1: "),
        ("random_baseline.py", ["50"], "Architekton "),
        ("batch_speed.py", ["0.02"], "Akropolis, 2 players, 1024 games at once: "),
    ],
)
def test_examples_run(name, arguments, expected, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert expected in capsys.readouterr().out


def test_the_notebook_runs():
    notebook = json.loads((EXAMPLES / "polis.ipynb").read_text())
    names = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102
    assert names["town"].is_over


def test_an_archive_is_made_and_read(tmp_path, capsys):
    pytest.importorskip("pyarrow")
    import pyarrow.parquet as pq

    from polis.archive import main

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

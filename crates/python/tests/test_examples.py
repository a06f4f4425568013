"""The examples run, and so does the notebook."""

import json
import runpy
import sys
from pathlib import Path

import pytest

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

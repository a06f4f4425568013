"""Plots of what archives of Akropolis tell: seats, stones and districts.

    pip install duckdb matplotlib
    python archive_plots.py ARCHIVES OUT

``ARCHIVES`` holds archives of Akropolis that ``polis archive make`` wrote, a folder each. Every plot is one
of the queries in ``archive_queries.sql`` and nothing else; the numbers are printed, with intervals of 95 %.
"""

import os
import sys
from pathlib import Path

import duckdb
import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402

# Letters stay letters, and equal numbers give equal files.
plt.rcParams |= {"svg.fonttype": "none", "svg.hashsalt": "polis", "font.family": "sans-serif", "font.size": 9}
COLOURS = {2: "#2f6690", 3: "#c0752f", 4: "#4f7d4a"}


def queries():
    """The queries by name: the first word of the comment before each."""
    text = (Path(__file__).parent / "archive_queries.sql").read_text()
    blocks = [block for block in text.split("\n\n") if block.strip()]
    return {block.removeprefix("-- ").split(":")[0]: block for block in blocks}


def ask(name):
    """The rows that a query gives, as dictionaries; files are looked for from the working folder on."""
    found = duckdb.sql(queries()[name])
    return [dict(zip(found.columns, row)) for row in found.fetchall()]


def seats(axes):
    rows = ask("seats")
    places = []
    for place, row in enumerate(rows):
        place += row["players"]
        places.append(place)
        axes.bar(place, 100 * row["won"], yerr=100 * row["error"], color=COLOURS[row["players"]], capsize=3)
        axes.hlines(100 / row["players"], place - 0.5, place + 0.5, colors="#444444", linestyles="dashed", lw=1)
    axes.set_xticks(places, [f"{row['seat']}\nof {row['players']}" for row in rows])
    axes.set_xlabel("seat")
    axes.set_ylabel("victories in %; dashed: an equal share")
    return rows


def stones(axes):
    rows = ask("stones")
    for players, colour in COLOURS.items():
        own = [row for row in rows if row["players"] == players]
        turns = [row["turn"] + (players - 3) * 0.15 for row in own]
        worth = [100 * row["worth"] for row in own]
        error = [100 * row["error"] for row in own]
        if own:
            label = f"{players} players"
            axes.errorbar(turns, worth, error, color=colour, capsize=2, marker="o", ms=3, lw=1, label=label)
    axes.axhline(0, color="#444444", lw=0.8)
    axes.set_xticks(range(2, 19, 2))
    axes.set_xlabel("turn")
    axes.set_ylabel("victories for a stone more, in points of %")
    axes.legend(frameon=False)
    return rows


def districts(axes):
    rows = ask("districts")
    names = ["houses", "markets", "barracks", "temples", "gardens", "stones"]
    for row in rows:
        place = names.index(row["district"]) + (row["players"] - 3) * 0.27
        colour = COLOURS[row["players"]]
        axes.bar(place, row["mean"], 0.25, yerr=row["error"], color=colour, capsize=2)
    for players in sorted({row["players"] for row in rows}):
        axes.bar(0, 0, color=COLOURS[players], label=f"{players} players")
    axes.set_xticks(range(len(names)), names)
    axes.set_ylabel("points at the end")
    axes.legend(frameon=False)
    return rows


def main():
    archives, out = Path(sys.argv[1]), Path(sys.argv[2]).resolve()
    out.mkdir(parents=True, exist_ok=True)
    os.chdir(archives)
    for plot in (seats, stones, districts):
        figure, axes = plt.subplots(figsize=(6.4, 3.4), layout="constrained")
        axes.spines[["top", "right"]].set_visible(False)
        for row in plot(axes):
            print(plot.__name__, *(f"{value:.4g}" if isinstance(value, float) else value for value in row.values()))
        figure.savefig(out / f"akropolis-{plot.__name__}.svg", metadata={"Date": None})
        plt.close(figure)


if __name__ == "__main__":
    main()

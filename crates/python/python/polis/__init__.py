"""Akropolis and Architekton: exact rules, a strong engine, and environments for learning programs.

``Akropolis`` and ``Architekton`` are games in progress, ``AkropolisBatch`` and ``ArchitektonBatch``
many games at once in NumPy arrays. ``polis.pettingzoo``, ``polis.gymnasium`` and ``polis.open_spiel``
hold environments for these libraries, which are imported only with them.
"""

from importlib.metadata import PackageNotFoundError, version

from polis._polis import (
    Akropolis,
    AkropolisBatch,
    Architekton,
    ArchitektonBatch,
    Batch,
    Candidate,
    Evaluation,
    Game,
    IllegalMoveError,
    RecordError,
    SearchResult,
    read_record,
)

try:
    __version__ = version("polis-games")
except PackageNotFoundError:  # Imported from a folder, as the tests do.
    __version__ = "0"

__all__ = [
    "Akropolis",
    "AkropolisBatch",
    "Architekton",
    "ArchitektonBatch",
    "Batch",
    "Candidate",
    "Evaluation",
    "Game",
    "IllegalMoveError",
    "RecordError",
    "SearchResult",
    "read_record",
]

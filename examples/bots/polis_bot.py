"""The bot protocol of Polis in one page; `docs/bots.md` has it in words.

    from polis_bot import play

    def choose(question):
        return question.legal[0]

    play(choose)
"""

import json
import sys
from dataclasses import dataclass

PROTOCOL = 1


@dataclass(frozen=True)
class Question:
    """A position in which this bot must decide."""

    record: str  # The game so far; tiles that have not been face up are `?`.
    seat: int  # The seat that must decide, from 1.
    time_ms: int  # How long to think at most.
    legal: list[str]  # Every legal move.
    game: int  # Another number than before: a new game.

    @property
    def kind(self):
        """`akropolis` or `architekton`."""
        return self.header("game")

    @property
    def moves(self):
        """The moves played so far."""
        lines = [line.split("#")[0].strip() for line in self.record.splitlines()]
        return [line for line in lines[lines.index("moves") + 1 :] if line]

    def header(self, key):
        """What stands after a word in the header of the record; None where it is not there."""
        for line in self.record.splitlines():
            if line.strip() == "moves":
                return None
            words = line.split("#")[0].split(maxsplit=1)
            if len(words) == 2 and words[0] == key:
                return words[1].strip()
        return None


def play(choose):
    """Answers every question with the move that `choose` returns for it, until there are no more."""
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(_answer(choose, line)), flush=True)


def _answer(choose, line):
    try:
        fields = json.loads(line)
        if fields["protocol"] != PROTOCOL:
            return {"error": f"found protocol {fields['protocol']}; expected {PROTOCOL}"}
        question = Question(
            fields["record"], fields["seat"], fields["time_ms"], fields["legal"], fields.get("game", 0)
        )
    except (KeyError, TypeError, ValueError) as error:
        return {"error": f"this is no question: {error!r}"}
    return {"move": choose(question)}

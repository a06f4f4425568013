"""A bot that takes the cheapest tile, or the first landscape, and lays it anywhere.

    polis arena --game akropolis --bots 'cmd:python3 examples/bots/frugal_bot.py,random'
"""

import random

from polis_bot import play


def choose(question):
    if question.kind == "akropolis":
        # Moves name their tile first, and the tiles of the first site come in the order of their price.
        by_price = [tile for tile in question.header("deck").split() if tile != "?"]
        cheapest = min(question.legal, key=lambda move: by_price.index(move.split()[0]))
        tile = cheapest.split()[0]
        return random.choice([move for move in question.legal if move.split()[0] == tile])
    landscapes = [move for move in question.legal if move.startswith("L")]
    return random.choice(landscapes or question.legal)


play(choose)

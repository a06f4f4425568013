"""Plays a game with the engine on both seats, and says why each hex counts.

    python play_and_explain.py [PLAYOUTS]
"""

import sys

import polis


def main():
    playouts = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    game = polis.Akropolis(players=2, variants=["gardens"], seed=1)
    while not game.is_over:
        found = game.search(playouts=playouts, seed=game.ply)
        best = found.candidates[0]
        facts = game.explain_move(best.move)
        print(f"{best.move:<12} {facts['points']:>+4} points at once, {best.evaluation.win:.0%} to win")
        game.play(best.move)
    for seat, sheet in enumerate(game.explain_scores(), 1):
        print(f"\nSeat {seat}: {sheet['total']} points")
        for hex in sheet["hexes"]:
            if hex["reason"]:
                print(f"  {hex['construction']} at {tuple(hex['hex'])}: {hex['reason']}")


if __name__ == "__main__":
    main()

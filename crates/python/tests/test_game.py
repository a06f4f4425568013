"""The games themselves: same deals, same rules, same messages as everywhere else."""

import copy
import json
import pickle
import random
import threading
import time

import pytest

import polis


def deals():
    yield polis.Akropolis(2, seed=1)
    yield polis.Akropolis(3, variants=["houses", "gardens"], length="long", seed=2)
    yield polis.Akropolis(4, variants="all", seed=3)
    yield polis.Akropolis(solo="metagenes", seed=4)
    yield polis.Architekton(seed=5)


@pytest.fixture(params=range(5))
def game(request):
    return list(deals())[request.param]


def play_randomly(game, seed, plies=1000):
    chooser = random.Random(seed)
    while not game.is_over and plies > 0:
        game.play(chooser.choice(game.legal_moves()))
        plies -= 1


def test_recorded_games_give_the_traces_of_the_rules(golden):
    game = polis.read_record(golden.read_text())
    trace = golden.with_suffix(".trace.jsonl").read_text().splitlines()
    assert game.trace() == [json.loads(line) for line in trace]
    again = polis.read_record(game.record)
    assert again == game and again.record == game.record


def test_equal_seeds_give_equal_games(game):
    play_randomly(game, 1)
    other = next(one for one in deals() if one.record.split("moves")[0] == game.record.split("moves")[0])
    play_randomly(other, 1)
    assert game == other
    assert game.outcome["points"] == [game.points(seat) for seat in range(1, game.seats + 1)]


def test_moves_are_taken_back_and_copies_are_their_own(game):
    before = game.record
    twin = game.copy()
    play_randomly(game, 2, 9)
    assert len(game.moves) == game.ply == 9 and twin.record == before
    for clone in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert clone == game and type(clone) is type(game)
    game.undo(9)
    assert game == twin
    with pytest.raises(ValueError, match="found 1 moves to take back; expected at most 0"):
        game.undo()


def test_illegal_moves_raise_with_the_message_of_the_rules(game):
    before = game.copy()
    for text in ("", "nonsense", "62 0,0 0", "B99 0,0 0", "1 30000,-30000 5", "Lw 99,99", "\0", "é" * 9000):
        assert not game.is_legal(text)
        with pytest.raises(polis.IllegalMoveError, match="expected"):
            game.play(text)
    assert game == before
    play_randomly(game, 3)
    with pytest.raises(polis.IllegalMoveError, match="the game is over"):
        game.play(before.legal_moves()[0])


def test_wrong_arguments_raise(game):
    for wrong in (0, 5, 99):
        with pytest.raises(ValueError, match="expected 1 to"):
            game.view(wrong)
    for action in (-1, game.action_count, 2**62):
        with pytest.raises(polis.IllegalMoveError, match="expected 0 to"):
            game.play_action(action)
    for arguments in ({"theme": "blue"}, {"scale": 0.0}, {"scale": float("nan")}, {"scale": 1e9}):
        with pytest.raises(ValueError, match="expected"):
            game.svg(**arguments)
    for arguments in ({"seconds": -1.0}, {"seconds": float("nan")}, {"threads": 0}):
        with pytest.raises(ValueError, match="expected"):
            game.search(**arguments)
    with pytest.raises(ValueError, match="expected pupil"):
        game.choose("nobody")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 5}, "the number of players is 5; expected 2 to 4"),
        ({"players": 4, "length": "long"}, "there is no long game for 4 players"),
        ({"solo": "nobody"}, "found solo `nobody`; expected hippodamos"),
        ({"variants": ["towers"]}, "found variant `towers`; expected houses"),
        ({"length": "short"}, "found length `short`; expected standard or long"),
    ],
)
def test_games_that_there_are_not_raise(arguments, message):
    with pytest.raises(ValueError, match=message):
        polis.Akropolis(**arguments)


def test_texts_that_are_no_records_raise_with_the_line():
    with pytest.raises(polis.RecordError, match="line 1"):
        polis.read_record("game chess\nmoves\n")
    with pytest.raises(polis.RecordError):
        polis.read_record("x" * 300_000)


def test_a_view_knows_nothing_of_the_order_of_unseen_tiles(game):
    play_randomly(game, 4, 7)
    seat = game.to_move
    view = game.view(seat)
    assert view.is_redacted and "?" in view.record and view.legal_moves() == game.legal_moves()
    with pytest.raises(polis.IllegalMoveError, match="not known here"):
        play_randomly(view.copy(), 1)
    # Whatever the order is, the view is the same, and so is all that a program can ask of it.
    for seed in range(5):
        other = view.fill(seed)
        assert not other.is_redacted and other.view(seat) == view
        assert other.evaluate(seat).win == view.evaluate(seat).win
        for name, array in other.observation(seat).items():
            assert (array == view.observation(seat)[name]).all(), name
            assert (array == game.observation(seat)[name]).all(), name


def test_scores_explain_themselves():
    game = polis.Akropolis(2, variants="all", seed=1)
    while not game.is_over:
        game.play(game.choose("greedy", seed=game.ply))
    for seat, sheet in enumerate(game.explain_scores(), 1):
        assert sheet["total"] == game.points(seat)
        houses = [hex for hex in sheet["hexes"] if hex["construction"] == "houses"]
        assert sum(hex["value"] for hex in houses) in (0, sheet["houses"][0])
        assert all(hex["reason"] for hex in houses if not hex["value"])
        assert {tuple(hex["hex"]) for hex in sheet["hexes"]} == set(game.city(seat))
    game = polis.Architekton(seed=1)
    play_randomly(game, 1)
    report = game.explain_scores()
    assert [seat["total"] for seat in report["seats"]] == game.outcome["points"]
    buildings = {tuple(one["place"]) for one in report["buildings"]}
    assert buildings == {place for place, tile in game.town().items() if tile[0].startswith("B")}


def test_moves_explain_themselves(game):
    move = game.choose("greedy", seed=1)
    before = game.points(1)
    facts = game.explain_move(move)
    game.play(move)
    if game.kind == "akropolis":
        assert facts["points"] == game.points(1) - before
    else:
        assert facts["scores"][0]["after"]["total"] == game.points(1)


def test_the_engine_searches_within_its_budget(game):
    found = game.search(playouts=60, seed=1)
    assert found.playouts <= 60 and found.best == found.candidates[0].move
    assert game.is_legal(found.best)
    again = game.search(playouts=60, seed=1)
    assert [one.move for one in again.candidates] == [one.move for one in found.candidates]
    assert 0.0 <= found.candidates[0].evaluation.win <= 1.0
    assert game.search(seconds=0.05).seconds < 5
    assert game.is_legal(game.choose("mason", seed=1))


def test_other_threads_run_while_the_engine_thinks():
    game = polis.Akropolis(seed=1)
    thinking = threading.Thread(target=game.search, kwargs={"seconds": 1.0})
    thinking.start()
    steps = 0
    while thinking.is_alive():
        steps += 1
        game.copy().play(game.legal_moves()[0])
        time.sleep(0.001)
    assert steps > 5


def test_games_are_drawn(game):
    assert game._repr_svg_().startswith("<svg") and game.svg(theme="dark") != game.svg()
    assert game.png(scale=0.5).startswith(b"\x89PNG")


def test_names_stand_in_the_record(game):
    game.set_name(1, "Thalia")
    assert game.name(1) == "Thalia" and "name 1 Thalia" in game.record
    with pytest.raises(ValueError, match="expected"):
        game.set_name(1, "#")

"""The types in the wheel tell of the compiled module what there is, in the same words."""

import ast
import inspect
from pathlib import Path

import pytest

import polis
from polis import _polis

STUBS = ast.parse((Path(polis.__file__).parent / "_polis.pyi").read_text())
CLASSES = [one for one in STUBS.body if isinstance(one, ast.ClassDef)]


def test_everything_public_has_types():
    named = {one.name for one in STUBS.body if isinstance(one, (ast.ClassDef, ast.FunctionDef))}
    assert named == {name for name in dir(_polis) if not name.startswith("_")} == set(polis.__all__)


@pytest.mark.parametrize("stub", CLASSES, ids=lambda one: one.name)
def test_types_and_docs_are_those_of_the_class(stub):
    found = getattr(_polis, stub.name)
    assert inspect.getdoc(found) == ast.get_docstring(stub)
    if issubclass(found, Exception):
        return
    methods = {one.name: one for one in stub.body if isinstance(one, ast.FunctionDef)}
    own = {name for name in vars(found) if not name.startswith("_")}
    fields = {one.target.id for one in stub.body if isinstance(one, ast.AnnAssign)}
    assert own == {name for name in methods if not name.startswith("_")} | fields
    for name, method in methods.items():
        if name == "__init__":
            continue
        assert inspect.getdoc(getattr(found, name)) == ast.get_docstring(method), name
        if any(ast.unparse(one) == "property" for one in method.decorator_list):
            continue
        given = [*method.args.args, *method.args.kwonlyargs]
        given = [one.arg for one in given if one.arg != "self"]
        signature = inspect.signature(getattr(found, name))
        assert given == [one for one in signature.parameters if one != "self"], name

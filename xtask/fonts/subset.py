"""Cuts the fonts of the browser game down to the letters and weights that it shows.

    pip install fonttools brotli
    python3 xtask/fonts/subset.py FOLDER crates/web/assets/fonts

FOLDER holds the files that Google Fonts serves for Alegreya and Commissioner (both under the Open
Font License), named FAMILY-latin.woff2, FAMILY-latin-ext.woff2 and FAMILY-greek.woff2. The Polish
letters get a file of their own, so that nobody loads the rest of Latin Extended for them.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

POLISH = set(map(ord, "ĄąĆćĘęŁłŃńŚśŹźŻż"))
LATIN = (
    set(range(0x20, 0x7F))
    | set(range(0xA0, 0x100))
    | set(map(ord, "ıŒœ–—‘’‚“”„†•…‹›€™↑↓−∕\u2009\u200a\u2011\u202f"))
)
FEATURES = "kern liga lnum tnum pnum ccmp locl mark mkmk calt rvrn".split()
# The letters of today; nobody sees the others.
GREEK = set(range(0x384, 0x3CF)) | {0x37E}
# The lightest and the boldest that the style sheets ask for.
WEIGHTS = {"alegreya": (400, 800), "commissioner": (400, 700)}


def cut(source, target, weights, keep):
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = [1, 2, 13, 14]
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if keep(code)])
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weights}, updateFontNames=False)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target}: {target.stat().st_size} bytes, was {source.stat().st_size}")


source, target = map(Path, sys.argv[1:])
for family, weights in WEIGHTS.items():
    for made, of, keep in [
        ("latin", "latin", LATIN.__contains__),
        ("polish", "latin-ext", POLISH.__contains__),
        ("latin-ext", "latin-ext", lambda code: code not in POLISH),
        ("greek", "greek", GREEK.__contains__),
    ]:
        name = f"{family}-{{}}.woff2".format
        cut(source / name(of), target / name(made), weights, keep)

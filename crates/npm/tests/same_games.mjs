// What must be the same in Node and in a browser: whole games, what the engine thinks of them, and pictures.

/** The trace of a recorded game, as `polis trace` prints it. */
export function traceOf(polis, record) {
  return polis.readRecord(record).trace();
}

/** Games that are dealt and played by seeds alone, with what the engine finds in the middle of them. */
export function playedGames({ Akropolis, Architekton }) {
  const deals = [
    () => new Akropolis({ seed: 1 }),
    () => new Akropolis({ players: 4, variants: "all", seed: 2n ** 63n }),
    () => new Akropolis({ solo: "metagenes", seed: 3 }),
    () => new Architekton({ seed: 4 }),
  ];
  return deals.map((deal) => {
    const game = deal();
    while (!game.isOver) game.play(game.choose("greedy", { seed: game.ply }));
    const middle = game.copy().undo(Math.floor(game.ply / 2));
    const { best, playouts } = middle.search({ playouts: 40, seed: 5 });
    return { record: game.record, outcome: game.outcome, best, playouts, svg: middle.svg() };
  });
}

// Tests of the npm package, as `cargo xtask npm test` runs them: `POLIS_NPM` is its folder, `POLIS_BINARY` the
// command, and `CHROME` a browser.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { inBrowser } from "./in_browser.mjs";
import { playedGames, traceOf } from "./same_games.mjs";

const PACKAGE = process.env.POLIS_NPM;
const polis = await import(pathToFileURL(join(PACKAGE, "node.js")));
const { guarded } = await import(pathToFileURL(join(PACKAGE, "errors.js")));
const { Akropolis, Architekton, Game, IllegalMoveError, PolisError, RecordError, readRecord } = polis;

const GAMES = new URL("../../notation/tests/data/games/", import.meta.url);
const GOLDENS = readdirSync(GAMES)
  .filter((name) => name.endsWith(".polis"))
  .map((name) => ({
    name,
    record: readFileSync(new URL(name, GAMES), "utf8"),
    trace: readFileSync(new URL(name.replace(".polis", ".trace.jsonl"), GAMES), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  }));

const deals = () => [
  new Akropolis({ seed: 1 }),
  new Akropolis({ players: 3, variants: ["houses", "gardens"], length: "long", seed: 2 }),
  new Akropolis({ players: 4, variants: "all", seed: 3 }),
  new Akropolis({ solo: "metagenes", seed: 4 }),
  new Architekton({ seed: 5 }),
];

function playRandomly(game, seed, plies = 1000) {
  for (let ply = 0; ply < plies && !game.isOver; ply += 1) {
    game.play(game.choose("random", { seed: seed + ply }));
  }
  return game;
}

test("recorded games give the traces of the rules", () => {
  assert.ok(GOLDENS.length > 5);
  for (const { name, record, trace } of GOLDENS) {
    const game = readRecord(record);
    assert.deepEqual(game.trace(), trace, name);
    assert.ok(readRecord(game.record).equals(game), name);
  }
});

test("equal seeds give the deals of the command", () => {
  const deck = (record) => record.split("moves")[0];
  const modes = [
    [["--game", "akropolis"], (seed) => new Akropolis({ seed })],
    [["--game", "akropolis", "--players", "4"], (seed) => new Akropolis({ players: 4, seed })],
    [["--game", "architekton"], (seed) => new Architekton({ seed })],
  ];
  for (const [options, deal] of modes) {
    for (const seed of [7, 18446744073709551615n]) {
      const command = ["random", ...options, "--seed", String(seed)];
      const record = execFileSync(process.env.POLIS_BINARY, command, { encoding: "utf8" });
      assert.equal(deck(deal(seed).record), deck(record), command.join(" "));
      assert.deepEqual(traceOf(polis, record).length, readRecord(record).ply + 1);
    }
  }
});

test("moves are taken back and copies are their own", () => {
  for (const game of deals()) {
    const before = game.copy();
    playRandomly(game, 2, 9);
    assert.equal(game.moves.length, 9);
    assert.equal(game.ply, 9);
    assert.ok(game.copy() instanceof game.constructor && game instanceof Game);
    assert.ok(game.undo(9).equals(before));
    assert.throws(() => game.undo(), new PolisError("found 1 moves to take back; expected at most 0"));
    game.free();
    assert.throws(() => game.ply, new PolisError("this game has been freed"));
  }
});

test("illegal moves throw the message of the rules", () => {
  const wrong = ["", "nonsense", "62 0,0 0", "B99 0,0 0", "1 30000,-30000 5", "Lw 99,99", "\0", "é".repeat(9000)];
  for (const game of deals()) {
    const before = game.copy();
    for (const move of wrong) {
      assert.equal(game.isLegal(move), false);
      assert.throws(
        () => game.play(move),
        (error) => error instanceof IllegalMoveError && /expected/.test(error.message),
      );
    }
    for (const action of [-1, game.actionCount, 2 ** 52, 0.5, NaN, "1"]) {
      assert.throws(() => game.playAction(action), /found action .*; expected 0 to/);
    }
    assert.ok(game.equals(before));
    playRandomly(game, 3);
    assert.throws(() => game.play(before.legalMoves()[0]), /the game is over/);
    assert.throws(() => game.search({ playouts: 1 }), /the game is over/);
  }
});

test("wrong arguments throw", () => {
  const game = new Akropolis({ seed: 1 });
  for (const seat of [0, 3, 99, -1, 1.5, NaN, "1", null, undefined]) {
    assert.throws(() => game.view(seat), new PolisError(`found seat ${seat}; expected 1 to 2`));
  }
  for (const options of [{ theme: "blue" }, { scale: 0 }, { scale: NaN }, { scale: 1e9 }]) {
    assert.throws(() => game.svg(options), /expected/);
  }
  for (const options of [{ seconds: -1 }, { seconds: NaN }, { playouts: -1 }, { playouts: 2 ** 32 }]) {
    assert.throws(() => game.search(options), /expected 0 to/);
  }
  for (const seed of [-1, 0.5, 2n ** 64n, "1", 2 ** 60]) {
    assert.throws(() => new Akropolis({ seed }), /expected a whole number from 0/);
  }
  const names = `expected ${polis.levels.join(", ")} or top`;
  assert.throws(() => game.choose("nobody"), (error) => error.message.includes(names));
  assert.throws(() => game.play(17), TypeError);
  assert.throws(() => new Game(), TypeError);
  const cases = [
    [{ players: 5 }, "the number of players is 5; expected 2 to 4"],
    [{ players: 0 }, "the number of players is 0; expected 2 to 4"],
    [{ players: 2.5 }, "the number of players is 2.5; expected 2 to 4"],
    [{ players: 4, length: "long" }, "there is no long game for 4 players"],
    [{ solo: "nobody" }, "found solo `nobody`; expected hippodamos"],
    [{ variants: ["towers"] }, "found variant `towers`; expected houses"],
    [{ length: "short" }, "found length `short`; expected standard or long"],
  ];
  for (const [options, message] of cases) {
    const tells = (error) => error instanceof PolisError && error.message.startsWith(message);
    assert.throws(() => new Akropolis(options), tells, message);
  }
  assert.throws(() => readRecord("game chess\nmoves\n"), (error) => error instanceof RecordError && /line 1/.test(error.message));
  assert.throws(() => readRecord("x".repeat(3_000_000)), RecordError);
});

test("a panic becomes an error that can be caught", () => {
  const trap = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  assert.throws(() => guarded(trap), /^PolisError: a flaw of Polis, please report it: unreachable/);
});

test("a view knows nothing of the order of unseen tiles", () => {
  for (const game of deals()) {
    playRandomly(game, 4, 7);
    const seat = game.toMove;
    const view = game.view(seat);
    assert.ok(view.isRedacted && view.record.includes("?"));
    assert.deepEqual(view.legalMoves(), game.legalMoves());
    assert.throws(() => playRandomly(view.copy(), 1), /not known here/);
    // Whatever the order is, the view is the same, and so is all that can be asked of it.
    for (let seed = 0; seed < 5; seed += 1) {
      const other = view.fill({ seed });
      assert.ok(!other.isRedacted && other.view(seat).equals(view));
      assert.deepEqual(other.evaluate(seat), view.evaluate(seat));
      assert.deepEqual(other.view(seat).state(), view.state());
      assert.equal(other.view(seat).svg(), view.svg());
    }
  }
});

test("scores and moves explain themselves", () => {
  const game = new Akropolis({ variants: "all", seed: 1 });
  const facts = game.explainMove(game.choose("greedy", { seed: 0 }));
  while (!game.isOver) {
    const before = game.points(1);
    const first = game.ply === 0;
    game.play(game.choose("greedy", { seed: game.ply }));
    if (first) assert.equal(facts.points, game.points(1) - before);
  }
  game.explainScores().forEach((sheet, index) => {
    assert.equal(sheet.total, game.points(index + 1));
    assert.ok(sheet.hexes.every(({ construction, value, reason }) => construction !== "houses" || value || reason));
    assert.equal(sheet.hexes.length, game.city(index + 1).length);
  });
  const town = playRandomly(new Architekton({ seed: 1 }), 1);
  const report = town.explainScores();
  assert.deepEqual(report.seats.map(({ total }) => total), town.outcome.points);
  assert.equal(report.buildings.length, town.town().filter(({ tile }) => tile.startsWith("B")).length);
});

test("the engine keeps its budget", () => {
  for (const game of deals()) {
    const found = game.search({ playouts: 60, seed: 1 });
    assert.ok(found.playouts <= 60 && game.isLegal(found.best));
    assert.equal(found.best, found.candidates[0].move);
    assert.deepEqual(game.search({ playouts: 60, seed: 1 }).candidates, found.candidates);
    assert.ok(game.isLegal(game.choose("daidalos", { seconds: 0 })));
    for (const level of polis.levels) assert.ok(game.isLegal(game.choose(level, { playouts: 2, seed: 1 })));
  }
});

test("games tell what lies on the table, and their names", () => {
  for (const game of deals()) {
    assert.ok(game.svg().startsWith("<svg") && game.svg({ theme: "dark" }) !== game.svg());
    game.setName(1, "Thalia");
    assert.equal(game.name(1), "Thalia");
    assert.throws(() => game.setName(1, "#"), /expected/);
    game.setName(1, null);
    assert.equal(game.name(1), null);
    const action = game.legalActions()[0];
    assert.equal(game.action(game.moveOf(action)), action);
    assert.match(String(game), /after 0 moves, seat 1 to move/);
    const state = game.state();
    if (game instanceof Akropolis) assert.deepEqual(game.site, state.site);
    else assert.equal(game.stockBuildings.length, 3);
  }
  assert.equal(Akropolis.tiles().length, 61);
});

test("everything public has types", () => {
  const types = readFileSync(join(PACKAGE, "index.d.ts"), "utf8");
  const exported = [...types.matchAll(/^export (?:abstract )?(?:class|const|function) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(exported.sort(), Object.keys(polis).sort());
  for (const Class of [Game, Akropolis, Architekton]) {
    const body = types.match(new RegExp(`class ${Class.name} [^{]*\\{(.*?)^\\}`, "ms"))[1];
    const typed = [...body.matchAll(/^ {2}(?:static |readonly )*(\w+)[(?:]/gm)].map(([, name]) => name);
    const own = [...Object.getOwnPropertyNames(Class.prototype), ...(Class === Akropolis ? ["tiles"] : [])];
    const inherited = Class === Game ? ["explainScores"] : [];
    const expected = own.filter((name) => name !== "constructor" && !inherited.includes(name));
    const added = Class === Game ? [] : ["explainScores"];
    assert.deepEqual(typed.filter((name) => name !== "constructor").sort(), [...expected, ...added].sort(), Class.name);
  }
});

test("the example plays a game", () => {
  const printed = execFileSync(process.execPath, [join(PACKAGE, "example/play.mjs"), "3"], { encoding: "utf8" });
  assert.match(printed, /^(greedy|mason)( and mason)? wins \d+ : \d+\n/);
});

/** A bot behind `polis bot-serve`, and the address that it says. */
async function serveBot() {
  const command = `cmd:'${process.env.POLIS_BINARY}' bot --level pupil`;
  const bot = spawn(process.env.POLIS_BINARY, ["bot-serve", command, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: bot.stdout })) {
    const address = line.match(/ws:\S+/)?.[0];
    if (address) return { address, end: () => bot.kill() };
  }
  throw new Error("polis bot-serve ended");
}

/** The status that a page of some site gets at this address. */
function statusFor(address, origin) {
  const { port } = new URL(address);
  const headers = {
    origin,
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  };
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, headers });
    asked.on("response", (response) => resolve(response.resume().statusCode));
    asked.on("upgrade", (response, socket) => resolve(response.statusCode, socket.destroy()));
    asked.on("error", reject);
    asked.end();
  });
}

test("only pages of this machine reach a bot", async () => {
  const bot = await serveBot();
  try {
    assert.equal(await statusFor(bot.address, "http://localhost:8080"), 101);
    assert.equal(await statusFor(bot.address, "https://example.org"), 403);
  } finally {
    bot.end();
  }
});

test("a browser plays the same games, and the pages of the package theirs", async (context) => {
  if (!process.env.CHROME) return context.skip("no browser was found");
  const bot = await serveBot();
  try {
    const records = GOLDENS.map(({ record }) => record);
    const found = await inBrowser(process.env.CHROME, PACKAGE, { records, bot: bot.address });
    assert.deepEqual(found.traces, GOLDENS.map(({ trace }) => trace));
    assert.deepEqual(found.games, JSON.parse(JSON.stringify(playedGames(polis))));
    assert.match(found.example, /^(random|pupil)( and \w+)? wins/);
    assert.match(found.arena, /^The bot won \d of 2 games, \d draws, 0 forfeits/);
    assert.match(found.person, /^The bot won \d of 1 games, \d draws, 0 forfeits/);
    assert.match(found.nobody, /^no bot answers at ws:/);
  } finally {
    bot.end();
  }
});

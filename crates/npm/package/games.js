// The classes of the package; `index.d.ts` has their types and docs.

import { budget, isCount, optionalText, seed, text, variants } from "./arguments.js";
import { guarded, IllegalMoveError, PolisError, RecordError } from "./errors.js";
import { Handle } from "./polis.js";

export { IllegalMoveError, PolisError, RecordError };

/** The names of the levels, the weakest first. */
export const levels = Object.freeze(["pupil", "mason", "foreman", "master", "daidalos"]);

/** What makes an object of a handle, which only this file has. */
const OURS = Symbol("handle");

/** Reads a record of either game. */
export function readRecord(record) {
  return wrapped(guarded(() => Handle.read(text(record, "a record"))));
}

/** A handle as an object of its own class. */
function wrapped(handle) {
  const Class = handle.kind() === "akropolis" ? Akropolis : Architekton;
  return new Class({ [OURS]: handle });
}

/** What other classes of this file may do to a `Game`, which sets it. */
let ask;
let seatOf;

/** What lies on the table. */
function table(game) {
  return JSON.parse(ask(game, (handle) => handle.table()));
}

export class Game {
  #handle;

  constructor(options) {
    const handle = options?.[OURS];
    if (handle === undefined) {
      throw new TypeError("expected `new Akropolis` or `new Architekton`");
    }
    this.#handle = handle;
  }

  /** Asks the module about this game. */
  #ask(ask) {
    if (this.#handle === null) throw new PolisError("this game has been freed");
    return guarded(() => ask(this.#handle));
  }

  static {
    // The classes of both games ask as this one does.
    ask = (game, question) => game.#ask(question);
    seatOf = (game, seat) => game.#seat(seat);
  }

  /** A seat that is there. */
  #seat(seat) {
    const { seats } = this;
    if (isCount(seat) && seat >= 1 && seat <= seats) return seat;
    throw new PolisError(`found seat ${seat}; expected 1 to ${seats}`);
  }

  get kind() {
    return this.#ask((handle) => handle.kind());
  }

  get seats() {
    return this.#ask((handle) => handle.seats());
  }

  get players() {
    return this.#ask((handle) => handle.players());
  }

  get toMove() {
    return this.#ask((handle) => handle.to_move()) || null;
  }

  get isOver() {
    return this.toMove === null;
  }

  get isRedacted() {
    return this.#ask((handle) => handle.is_redacted());
  }

  get ply() {
    return this.#ask((handle) => handle.ply());
  }

  get moves() {
    return this.#ask((handle) => handle.moves());
  }

  get record() {
    return this.#ask((handle) => handle.record());
  }

  get outcome() {
    return this.isOver ? this.standing() : null;
  }

  standing() {
    return JSON.parse(this.#ask((handle) => handle.standing()));
  }

  points(seat) {
    return this.#ask((handle) => handle.points(this.#seat(seat)));
  }

  name(seat) {
    return this.#ask((handle) => handle.name(this.#seat(seat))) ?? null;
  }

  setName(seat, name) {
    const given = optionalText(name, "a name");
    this.#ask((handle) => handle.set_name(this.#seat(seat), given));
  }

  legalMoves() {
    return this.#ask((handle) => handle.legal_moves());
  }

  isLegal(move) {
    return this.#ask((handle) => handle.is_legal(text(move, "a move")));
  }

  play(move) {
    this.#ask((handle) => handle.play(text(move, "a move")));
    return this;
  }

  undo(plies = 1) {
    if (!isCount(plies)) {
      const message = `found ${plies} moves to take back; expected at most ${this.ply}`;
      throw new PolisError(message);
    }
    this.#ask((handle) => handle.undo(plies));
    return this;
  }

  copy() {
    return wrapped(this.#ask((handle) => handle.copy()));
  }

  equals(other) {
    if (!(other instanceof Game)) return false;
    return this.#ask((handle) => other.#ask((another) => handle.equals(another)));
  }

  view(seat) {
    return wrapped(this.#ask((handle) => handle.view(this.#seat(seat))));
  }

  fill(options = {}) {
    return wrapped(this.#ask((handle) => handle.fill(seed(options.seed))));
  }

  reveal(tiles) {
    this.#ask((handle) => handle.reveal(text(tiles, "tiles")));
    return this;
  }

  wouldReveal(move) {
    return this.#ask((handle) => handle.would_reveal(text(move, "a move")));
  }

  state() {
    return JSON.parse(this.#ask((handle) => handle.state()));
  }

  trace() {
    return this.#ask((handle) => handle.trace()).map((line) => JSON.parse(line));
  }

  explainScores() {
    return JSON.parse(this.#ask((handle) => handle.explain_scores()));
  }

  explainMove(move) {
    return JSON.parse(this.#ask((handle) => handle.explain_move(text(move, "a move"))));
  }

  get actionCount() {
    return this.#ask((handle) => handle.action_count());
  }

  action(move) {
    return this.#ask((handle) => handle.action(text(move, "a move")));
  }

  moveOf(action) {
    return this.#ask((handle) => handle.move_of(this.#action(action)));
  }

  playAction(action) {
    this.#ask((handle) => handle.play_action(this.#action(action)));
    return this;
  }

  /** A number of an action, legal or not, as the module takes it. */
  #action(action) {
    if (Number.isSafeInteger(action)) return BigInt(action);
    throw new IllegalMoveError(`found action ${action}; expected 0 to ${this.actionCount - 1}`);
  }

  legalActions() {
    return this.#ask((handle) => handle.legal_actions());
  }

  evaluate(seat) {
    const chosen = seat === undefined || seat === null ? undefined : this.#seat(seat);
    return JSON.parse(this.#ask((handle) => handle.evaluate(chosen)));
  }

  search(options = {}) {
    const [playouts, milliseconds] = budget(options);
    const chance = seed(options.seed ?? 0);
    return JSON.parse(this.#ask((handle) => handle.search(playouts, milliseconds, chance)));
  }

  choose(player = "daidalos", options = {}) {
    const [playouts, milliseconds] = budget(options);
    const name = text(player, "a player");
    const chance = seed(options.seed);
    return this.#ask((handle) => handle.choose(name, playouts, milliseconds, chance));
  }

  svg({ theme = "light", scale = 1 } = {}) {
    return this.#ask((handle) => handle.svg(text(theme, "a theme"), Number(scale)));
  }

  toString() {
    const turn = this.isOver ? "over" : `seat ${this.toMove} to move`;
    return `<${this.constructor.name} after ${this.ply} moves, ${turn}>`;
  }

  free() {
    this.#handle?.free();
    this.#handle = null;
  }
}

export class Akropolis extends Game {
  constructor(options = {}) {
    super(options?.[OURS] === undefined ? { [OURS]: dealtAkropolis(options) } : options);
  }

  static tiles() {
    return JSON.parse(Handle.tiles());
  }

  get variants() {
    return table(this).variants;
  }

  get length() {
    return table(this).length;
  }

  get solo() {
    return table(this).solo;
  }

  get site() {
    return table(this).site;
  }

  get stacks() {
    return table(this).stacks;
  }

  get stones() {
    return table(this).stones;
  }

  get chief() {
    return table(this).chief;
  }

  get toCome() {
    return table(this).toCome;
  }

  city(seat) {
    return JSON.parse(ask(this, (handle) => handle.city(seatOf(this, seat))));
  }
}

function dealtAkropolis(options) {
  const { players, length = "standard" } = options;
  if (players !== undefined && !isCount(players)) {
    throw new PolisError(`the number of players is ${players}; expected 2 to 4`);
  }
  const names = variants(options.variants);
  const solo = optionalText(options.solo, "a solo opponent");
  const chance = seed(options.seed);
  return guarded(() => Handle.akropolis(players, names, text(length, "a length"), solo, chance));
}

export class Architekton extends Game {
  constructor(options = {}) {
    super(options?.[OURS] === undefined ? { [OURS]: dealtArchitekton(options) } : options);
  }

  get stockBuildings() {
    return table(this).stockBuildings;
  }

  get stockLandscapes() {
    return table(this).stockLandscapes;
  }

  get chips() {
    return table(this).chips;
  }

  get hands() {
    return table(this).hands;
  }

  get laysLeft() {
    return table(this).laysLeft;
  }

  get isLastRound() {
    return table(this).isLastRound;
  }

  town() {
    return JSON.parse(ask(this, (handle) => handle.town()));
  }
}

function dealtArchitekton(options) {
  const buildings = optionalText(options.buildings, "buildings");
  const chance = seed(options.seed);
  return guarded(() => Handle.architekton(buildings, chance));
}

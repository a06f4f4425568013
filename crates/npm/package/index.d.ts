/** A wrong argument, or a flaw of Polis. */
export class PolisError extends Error {}

/** A move that is malformed or that the rules do not allow. */
export class IllegalMoveError extends PolisError {}

/** A text that is no record, or a record with an illegal move; the message names the line. */
export class RecordError extends PolisError {}

/** The names of the levels, the weakest first. */
export const levels: readonly Level[];

/** Reads a record of either game. */
export function readRecord(record: string): Akropolis | Architekton;

export type Level = "pupil" | "mason" | "foreman" | "master" | "daidalos";
export type District = "houses" | "markets" | "barracks" | "temples" | "gardens";
export type IllustriousArchitect = "hippodamos" | "metagenes" | "callicrates";

/** A whole number from 0 to 2⁶⁴ − 1; above 2⁵³ as a bigint. */
export type Seed = number | bigint;

/** How long a search may take; without either, a second. */
export interface Budget {
  /** Number of playouts; equal ones give equal answers everywhere. */
  playouts?: number;
  /** Seconds; the thread is busy meanwhile. */
  seconds?: number;
  /** Chance of the search. */
  seed?: Seed;
}

/** Who won, and the points of each seat. */
export interface Outcome {
  /** The seats that won, counted from 1. */
  winners: number[];
  points: number[];
}

/** What a seat can expect from a position. */
export interface Evaluation {
  /** Probability to win, from 0 to 1; a shared victory counts in part. */
  win: number;
  /** Expected points ahead of the best other seat. */
  margin: number;
  /** Expected final points in Akropolis; the points of the position in Architekton. */
  points: number;
}

/** A move that a search has tried. */
export interface Candidate {
  move: string;
  /** What to expect after it. */
  evaluation: Evaluation;
  /** Number of playouts of this move. */
  playouts: number;
  /** How far it is behind the best move on the same futures. */
  behind: number;
  /** The standard error of that. */
  error: number;
  /** Whether the evaluation is calculated to the end of the game, not estimated. */
  isProven: boolean;
}

/** What a search has found. */
export interface SearchResult {
  best: string;
  /** The moves that were compared closely, the best first. */
  candidates: Candidate[];
  playouts: number;
  seconds: number;
}

/** A game in progress: an `Akropolis` or an `Architekton`. Moves are texts in the notation of Polis; seats
 * are numbered from 1. */
export abstract class Game {
  /** The name of the game in records. */
  readonly kind: "akropolis" | "architekton";
  /** Number of seats, with the Illustrious Architect's. */
  readonly seats: number;
  /** Number of people. */
  readonly players: number;
  /** The seat that must decide now; null when the game is over. */
  readonly toMove: number | null;
  /** Whether the game is over. */
  readonly isOver: boolean;
  /** Whether tiles are missing that play can still reveal. */
  readonly isRedacted: boolean;
  /** Number of moves played. */
  readonly ply: number;
  /** The moves played. */
  readonly moves: string[];
  /** The whole game as text, with the order of all tiles that are known here. */
  readonly record: string;
  /** Null while the game goes on. */
  readonly outcome: Outcome | null;
  /** The outcome if the game ended now. */
  standing(): Outcome;
  /** The points of a seat if the game ended now. */
  points(seat: number): number;
  /** The name of a seat in the record. */
  name(seat: number): string | null;
  /** Names a seat, or removes its name. */
  setName(seat: number, name: string | null): void;
  /** Every legal move, sorted as the notation lists them. */
  legalMoves(): string[];
  /** Whether the seat to move may play this move. */
  isLegal(move: string): boolean;
  /** Plays a move; throws `IllegalMoveError` when it cannot be played. */
  play(move: string): this;
  /** Takes back the last moves. */
  undo(plies?: number): this;
  /** A copy that is played on its own. */
  copy(): this;
  /** Whether the other is the same game with the same moves. */
  equals(other: unknown): boolean;
  /** The game as a seat may know it: tiles that have not been face up are gone from it. */
  view(seat: number): this;
  /** The game with unknown tiles in a random order; every order has the same probability. */
  fill(options?: { seed?: Seed }): this;
  /** Learns unknown tiles by their places in the order: `6:17` is tile 17 at place 6. */
  reveal(tiles: string): this;
  /** Whether a legal move turns up a tile that is not known here. */
  wouldReveal(move: string): boolean;
  /** The position as a line of a trace. */
  state(): Record<string, unknown>;
  /** Every position of the game, as `polis trace` prints them. */
  trace(): Record<string, unknown>[];
  /** What a legal move changes at once. */
  explainMove(move: string): Record<string, unknown>;
  /** Number of actions, legal or not: one number for every move that a game like this can have. */
  readonly actionCount: number;
  /** The number of a legal move. */
  action(move: string): number;
  /** The legal move with this number. */
  moveOf(action: number): string;
  /** Plays the move with this number; throws `IllegalMoveError` when it cannot be played. */
  playAction(action: number): this;
  /** The numbers of all legal moves, sorted. */
  legalActions(): Uint32Array;
  /** Evaluates the position for a seat with the network alone; without a seat, for who is to move. */
  evaluate(seat?: number): Evaluation;
  /** Searches for the best move within a budget; without one, for a second. */
  search(options?: Budget): SearchResult;
  /** The move of a computer player. Only `daidalos` searches and needs a budget. */
  choose(player?: "random" | "greedy" | Level, options?: Budget): string;
  /** The table as an SVG file. */
  svg(options?: { theme?: "light" | "dark"; scale?: number }): string;
  /** The game in a few words. */
  toString(): string;
  /** Gives its memory back at once. Otherwise that happens some time after nobody has the game any more. */
  free(): void;
}

/** What a hex brings, and why it brings nothing. */
export interface HexScore {
  /** `q` and `r`. */
  hex: [number, number];
  construction: string;
  height: number;
  value: number;
  doubled: boolean;
  stars: number;
  reason: string | null;
}

/** The score of a seat. Districts are value, stars and points. */
export interface AkropolisScore extends Record<District, [number, number, number]> {
  stones: number;
  /** Only of the Illustrious Architect. */
  quarries?: number;
  total: number;
  /** Not of the Illustrious Architect, who has no city. */
  hexes?: HexScore[];
  lakes?: [number, number][][];
}

/** What is visible on a hex. */
export interface Top {
  /** `q` and `r`. */
  hex: [number, number];
  construction: string;
  height: number;
  /** The tile in order of laying, from 0 for the starting tile. */
  tile: number;
}

/** A game of Akropolis. Equal seeds give equal deals. */
export class Akropolis extends Game {
  constructor(options?: {
    /** 2 to 4, or 1 in a solo game. */
    players?: number;
    /** Names of districts, or `all`. */
    variants?: "all" | District | Iterable<District>;
    length?: "standard" | "long";
    /** The Illustrious Architect of a game for one. */
    solo?: IllustriousArchitect | null;
    seed?: Seed;
  });
  /** All tiles, with what is on the hexes a, b and c. */
  static tiles(): { number: number; minPlayers: number; constructions: string[] }[];
  /** The variants in play. */
  readonly variants: District[];
  readonly length: "standard" | "long";
  /** The Illustrious Architect of a game for one. */
  readonly solo: IllustriousArchitect | null;
  /** The tiles of the construction site; each costs as many stones as tiles lie before it. */
  readonly site: number[];
  /** Number of stacks that are still to come. */
  readonly stacks: number;
  /** The stones of each seat. */
  readonly stones: number[];
  /** The seat of the Chief Architect. */
  readonly chief: number;
  /** The tiles that have not been face up, never in which order. */
  readonly toCome: number[];
  /** What is visible of a city. */
  city(seat: number): Top[];
  /** Why each seat has the points that it has: what every hex counts, and why not. */
  explainScores(): AkropolisScore[];
}

/** Why each seat of Architekton has the points that it has. */
export interface ArchitektonScores {
  seats: {
    group: number;
    chips: number;
    houses: number;
    total: number;
    groups: [number, number][][];
  }[];
  buildings: {
    building: number;
    place: [number, number];
    owner: number | null;
    sides: ("matching" | "wrong" | "open")[];
    chips: number | null;
    removed_at_the_end: boolean;
  }[];
}

/** A game of Architekton. Equal seeds give equal deals. */
export class Architekton extends Game {
  constructor(options?: {
    /** The text of a CSV file with other faces than the built-in ones. */
    buildings?: string;
    seed?: Seed;
  });
  /** The face-up buildings. */
  readonly stockBuildings: number[];
  /** The face-up landscapes by letter. */
  readonly stockLandscapes: ("e" | "f" | "m" | "w")[];
  /** The chips of each player. */
  readonly chips: number[];
  /** The houses that each player has in hand. */
  readonly hands: number[];
  /** Number of tiles still to be laid in this turn. */
  readonly laysLeft: number;
  /** Whether the last round has begun. */
  readonly isLastRound: boolean;
  /** The tiles: `B7` or `Lw`, quarter turns, and whose house stands there. */
  town(): { place: [number, number]; tile: string; rotation: number; owner: number | null }[];
  /** Why each seat has the points that it has: the groups of houses, and how each building stands. */
  explainScores(): ArchitektonScores;
}

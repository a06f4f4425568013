// The bot protocol of Polis in one page; `docs/bots.md` has it in words.
//
//     import { play } from "./polis_bot.mjs";
//     play((question) => question.legal[0]);

import { createInterface } from "node:readline";

const PROTOCOL = 1;

/** A position in which this bot must decide. */
export class Question {
  constructor({ record, seat, time_ms, legal, game = 0 }) {
    this.record = record; // The game so far; tiles that have not been face up are `?`.
    this.seat = seat; // The seat that must decide, from 1.
    this.timeMs = time_ms; // How long to think at most.
    this.legal = legal; // Every legal move.
    this.game = game; // Another number than before: a new game.
  }

  /** `akropolis` or `architekton`. */
  get kind() {
    return this.header("game");
  }

  /** The moves played so far. */
  get moves() {
    const lines = this.record.split("\n").map((line) => line.split("#")[0].trim());
    return lines.slice(lines.indexOf("moves") + 1).filter((line) => line !== "");
  }

  /** What stands after a word in the header of the record; null where it is not there. */
  header(key) {
    for (const line of this.record.split("\n")) {
      const words = line.split("#")[0].trim();
      if (words === "moves") return null;
      if (words.startsWith(key + " ")) return words.slice(key.length + 1).trim();
    }
    return null;
  }
}

/** Answers every question with the move that `choose` returns, or promises, until there are no more. */
export async function play(choose) {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    process.stdout.write(JSON.stringify(await answer(choose, line)) + "\n");
  }
}

async function answer(choose, line) {
  let fields;
  try {
    fields = JSON.parse(line);
  } catch (error) {
    return { error: `this is no question: ${error.message}` };
  }
  if (fields?.protocol !== PROTOCOL || !Array.isArray(fields.legal)) {
    return { error: `expected a question of protocol ${PROTOCOL}` };
  }
  return { move: await choose(new Question(fields)) };
}

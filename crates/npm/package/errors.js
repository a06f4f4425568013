// What is thrown, with the messages of the rules.

import { last_panic } from "./polis.js";

/** A wrong argument, or a flaw of Polis. */
export class PolisError extends Error {
  name = "PolisError";
}

/** A move that is malformed or that the rules do not allow. */
export class IllegalMoveError extends PolisError {
  name = "IllegalMoveError";
}

/** A text that is no record, or a record with an illegal move; the message names the line. */
export class RecordError extends PolisError {
  name = "RecordError";
}

const CLASSES = { PolisError, IllegalMoveError, RecordError };

/** Asks the module, and throws what it throws as errors of this package. */
export function guarded(ask) {
  try {
    return ask();
  } catch (error) {
    // A panic traps, and leaves its message behind.
    if (error instanceof WebAssembly.RuntimeError) {
      const message = last_panic() || error.message;
      throw new PolisError(`a flaw of Polis, please report it: ${message}`, { cause: error });
    }
    const Class = CLASSES[error?.name];
    throw Class === undefined || error instanceof Class ? error : new Class(error.message);
  }
}

// Arguments as the module takes them. It would make something else of what is none, without a word.

import { PolisError } from "./errors.js";

const LARGEST_U32 = 2 ** 32 - 1;
const LARGEST_U64 = 2n ** 64n - 1n;
/** The longest search, in seconds: a day. */
const LONGEST = 86400;
/** More than the longest text that is read; it is refused by the module. */
const LONGEST_TEXT = 2 ** 20;

/** A text; what is far too long is cut, as it is refused anyway. */
export function text(value, what) {
  if (typeof value !== "string") {
    throw new TypeError(`found ${what} of type ${typeof value}; expected a text`);
  }
  return value.length > LONGEST_TEXT ? value.slice(0, LONGEST_TEXT) : value;
}

/** A text, or undefined where there is none. */
export function optionalText(value, what) {
  return value === undefined || value === null ? undefined : text(value, what);
}

/** Whether this is a whole number that the module can count to. */
export function isCount(value) {
  return Number.isInteger(value) && value >= 0 && value <= LARGEST_U32;
}

/** The seed that somebody gave, or one that nobody can foresee. */
export function seed(value) {
  if (value === undefined || value === null) {
    return crypto.getRandomValues(new BigUint64Array(1))[0];
  }
  const given = Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof given !== "bigint" || given < 0n || given > LARGEST_U64) {
    throw new PolisError(`found seed ${value}; expected a whole number from 0 to ${LARGEST_U64}`);
  }
  return given;
}

/** How long a search may take: playouts, milliseconds, or both; without either, a second. */
export function budget({ playouts, seconds }) {
  if (playouts !== undefined && !isCount(playouts)) {
    throw new PolisError(`found ${playouts} playouts; expected 0 to ${LARGEST_U32}`);
  }
  if (seconds !== undefined && !(seconds >= 0 && seconds <= LONGEST)) {
    throw new PolisError(`found ${seconds} seconds; expected 0 to ${LONGEST}`);
  }
  const usual = playouts === undefined ? 1 : LONGEST;
  return [playouts ?? LARGEST_U32, (seconds ?? usual) * 1000];
}

/** The variants as a list of names. */
export function variants(value) {
  if (value === undefined || value === null) return [];
  if (typeof value === "string") return [value];
  return Array.from(value, (name) => text(name, "a variant"));
}

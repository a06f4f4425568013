// The computer player, beside the page.
import init, { begin } from "./mind.js";

// How long it thinks before it listens again.
const SLICE_MS = 40;

await init({ module_or_path: new URL("mind_bg.wasm", import.meta.url) });
const hear = begin((line) => postMessage(line), SLICE_MS);
addEventListener("message", (event) => hear(event.data));

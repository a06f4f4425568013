// The computer player, beside the page.
import init, { start_worker } from "./polis.js";

await init({ module_or_path: new URL("polis_bg.wasm", import.meta.url) });
start_worker();

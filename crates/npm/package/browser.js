// The package in a page or a worker: the module is fetched from beside this file.

import init from "./polis.js";

await init({ module_or_path: new URL("./polis_bg.wasm", import.meta.url) });

export * from "./games.js";

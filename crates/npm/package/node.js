// The package in Node: the module is read from its file.

import { readFileSync } from "node:fs";
import { initSync } from "./polis.js";

initSync({ module: readFileSync(new URL("./polis_bg.wasm", import.meta.url)) });

export * from "./games.js";

// The package in a real browser: a page of its own loads it, and sends what it found to this server.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };

/** Only a page that hangs takes as long. */
const PATIENCE_MS = 240_000;

/** The page: tests the package, then plays in the example page, which is in a frame. */
const PAGE = `<!doctype html>
<script type="module">
  const found = {};

  /** Plays in a page of the package with these settings, until it says so, and what it says then. */
  async function playedIn(page, pattern, settings) {
    const frame = document.body.appendChild(document.createElement("iframe"));
    frame.src = "/package/example/" + page;
    await new Promise((resolve) => frame.addEventListener("load", resolve));
    const inside = frame.contentDocument;
    const log = inside.querySelector("#log");
    const says = (pattern) => new Promise((resolve) => {
      const look = () => {
        // Whoever is asked for a move plays the one that is offered.
        const play = inside.querySelector("#choice:not([hidden]) #play");
        if (play) play.click();
        if (pattern.test(log.textContent)) resolve(log.textContent);
      };
      const options = { attributes: true, childList: true, subtree: true };
      new frame.contentWindow.MutationObserver(look).observe(inside.body, options);
      look();
    });
    await says(/Ready/);
    const form = inside.querySelector("form");
    for (const [name, value] of Object.entries(settings)) form.elements[name].value = value;
    form.requestSubmit();
    const said = await says(pattern);
    frame.remove();
    return said;
  }

  try {
    const polis = await import("/package/browser.js");
    const { playedGames, traceOf } = await import("/same_games.mjs");
    const { records, bot } = await (await fetch("/task")).json();
    found.traces = records.map((record) => traceOf(polis, record));
    found.games = playedGames(polis);
    found.example = await playedIn("index.html", / wins /, {
      kind: "Architekton",
      first: "random",
      second: "pupil",
    });
    // Both seats against a bot of this machine, and a game that a person plays with their own hands.
    const match = { address: bot, kind: "Architekton", games: "2", time: "60000" };
    found.arena = await playedIn("arena.html", /won \\d of/, { ...match, opponent: "random" });
    found.person = await playedIn("arena.html", /won \\d of/, { ...match, games: "1", opponent: "you" });
    found.nobody = await playedIn("arena.html", /no bot/, { ...match, address: "ws://127.0.0.1:9/" });
  } catch (error) {
    found.error = String(error.stack ?? error);
  }
  await fetch("/found", { method: "POST", body: JSON.stringify(found) });
</script>`;

/** What a browser finds with these records and the bot at this address. */
export async function inBrowser(browser, folder, task) {
  const profile = mkdtempSync(join(tmpdir(), "polis-npm-"));
  let chromium = null;
  let server = null;
  let limit = null;
  try {
    return await new Promise((resolve, reject) => {
      limit = setTimeout(() => reject(new Error("the page hangs")), PATIENCE_MS);
      server = createServer((request, response) => {
        if (request.method === "POST") {
          let body = "";
          request.on("data", (part) => (body += part));
          request.on("end", () => {
            response.end();
            const found = JSON.parse(body);
            if (found.error) reject(new Error(`in the browser: ${found.error}`));
            else resolve(found);
          });
          return;
        }
        const [type, content] = answer(new URL(request.url, "http://localhost").pathname, folder, task);
        response.writeHead(content === null ? 404 : 200, { "content-type": type });
        response.end(content);
      });
      server.listen(0, "127.0.0.1", () => {
        const address = `http://127.0.0.1:${server.address().port}/`;
        const options = ["--headless=new", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`, address];
        chromium = spawn(browser, options, { stdio: "ignore" });
        chromium.on("error", reject);
        chromium.on("exit", (code) => reject(new Error(`the browser ended with ${code}`)));
      });
    });
  } finally {
    clearTimeout(limit);
    const ended = new Promise((resolve) => (chromium?.pid ? chromium.once("exit", resolve) : resolve()));
    chromium?.kill();
    await ended;
    server?.closeAllConnections();
    server?.close();
    await remove(profile);
  }
}

/**
 * Removes a folder into which helpers of a browser that has ended may still write for a moment. What
 * cannot be removed is left to the system: it is no fault of the package.
 */
async function remove(folder) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The type and the content of a file; null where there is none. */
function answer(path, folder, task) {
  if (path === "/") return ["text/html", PAGE];
  if (path === "/task") return ["application/json", JSON.stringify(task)];
  if (path === "/same_games.mjs") return ["text/javascript", readFileSync(new URL("./same_games.mjs", import.meta.url))];
  const inside = normalize(path).replace(/^\/package\//, "");
  try {
    return [TYPES[extname(inside)] ?? "text/plain", readFileSync(join(folder, inside))];
  } catch {
    return ["text/plain", null];
  }
}

// Loads the game and shows its first page.
const FAILED = {
  en: "Polis could not start. It needs a current browser and one reload at times.",
  fr: "Polis n’a pas pu démarrer. Il lui faut un navigateur récent, et parfois un rechargement.",
  pl: "Nie udało się uruchomić Polis. Potrzebna jest aktualna przeglądarka, czasem też odświeżenie.",
  de: "Polis konnte nicht starten. Es braucht einen aktuellen Browser und manchmal ein Neuladen.",
  es: "Polis no pudo iniciarse. Necesita un navegador actual y a veces recargar la página.",
  el: "Το Polis δεν μπόρεσε να ξεκινήσει. Θέλει έναν σύγχρονο περιηγητή και ίσως επαναφόρτωση.",
};

// The computer player on the page itself, where there are no workers.
async function think_here(say, slice_ms) {
  const mind = await import("./mind.js");
  await mind.default({ module_or_path: new URL("mind_bg.wasm", import.meta.url) });
  return mind.begin(say, slice_ms);
}

// The text of a file that stands beside the code.
async function read(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) {
    throw new Error(`${name}: ${answer.status}`);
  }
  return answer.text();
}

// Promises that the first page was painted, where it stands in the document: what is loaded now does
// not keep people from seeing it. A page that nobody sees is not painted.
function painted() {
  return new Promise((resolve) => {
    if (document.documentElement.dataset.first === "other" || document.hidden) {
      resolve();
    }
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1000);
  });
}

async function load() {
  const page = await import("./polis.js");
  await page.default({ module_or_path: new URL("polis_bg.wasm", import.meta.url) });
  return page.start_page;
}

// Style sheets that are there or coming.
const sheets = new Map();

// Promises that a style sheet is there. One that did not come can be asked for again.
function style(name) {
  if (!sheets.has(name)) {
    const link = document.createElement("link");
    const loaded = new Promise((resolve, reject) => {
      Object.assign(link, { rel: "stylesheet", onload: resolve, onerror: reject });
      link.href = new URL(name, import.meta.url);
    });
    loaded.catch(() => {
      sheets.delete(name);
      link.remove();
    });
    sheets.set(name, loaded);
    document.head.append(link);
  }
  return sheets.get(name);
}

try {
  await painted();
  // Nothing of the page is shown without its styles. Its words are asked for beside the code, and
  // kept by the cache of the browser.
  read(`words-${document.documentElement.lang}.json`).catch(() => {});
  const [start_page] = await Promise.all([load(), style("rest.css")]);
  const worker = new URL("worker.js", import.meta.url).href;
  await start_page(worker, think_here, read, () => style("later.css"));
} catch (error) {
  const place = document.getElementById("loading") ?? document.body;
  place.textContent = FAILED[document.documentElement.lang] ?? FAILED.en;
  document.documentElement.dataset.first = "other";
  throw error;
}

// Only what came over the network can be kept for later.
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("sw.js").catch(() => {
    // The game works without it, but only online.
  });
}

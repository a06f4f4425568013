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

async function load() {
  const page = await import("./polis.js");
  await page.default({ module_or_path: new URL("polis_bg.wasm", import.meta.url) });
  return page.start_page;
}

let styles;

// Promises the styles of the screens that are loaded later. Where they did not come, they can be
// asked for again.
function load_styles() {
  styles ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: new URL("later.css", import.meta.url) });
    link.onload = resolve;
    link.onerror = (error) => {
      link.remove();
      styles = undefined;
      reject(error);
    };
    document.head.append(link);
  });
  return styles;
}

try {
  const start_page = await load();
  await start_page(new URL("worker.js", import.meta.url).href, think_here, read, load_styles);
} catch (error) {
  const language = navigator.language.slice(0, 2);
  const place = document.getElementById("loading") ?? document.body;
  place.textContent = FAILED[language] ?? FAILED.en;
  throw error;
}

// Only what came over the network can be kept for later.
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("sw.js").catch(() => {
    // The game works without it, but only online.
  });
}

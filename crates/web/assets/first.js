// Before the first paint: the theme and the language that were chosen last, and what the address
// needs. The page itself follows later.
{
  // What the first page says, by language.
  const WORDS = {words};
  // The files of the parts of the module that are loaded later; none in a page that was soon compiled.
  const FILES = {files};
  // The screens of the further part, by their names in the address: all but the first and those that
  // somebody needs to play at this screen (`later.rs`).
  const LATER = [
    "daily",
    "deal",
    "editor",
    "host",
    "invited",
    "me",
    "online",
    "pad",
    "person",
    "puzzles",
    "replay",
    "statistics",
    "study",
    "table",
    "tournament",
  ];
  // Those of the part for learning, which has the settings, too.
  const LEARN = ["learn", "rules", "settings"];
  const root = document.documentElement;
  let chosen = {};
  let is_new = true;
  try {
    chosen = JSON.parse(localStorage.getItem("polis.settings")) ?? {};
    is_new = !Object.keys(localStorage).some((key) => key.startsWith("polis.game."));
  } catch {
    // What cannot be read is as if it were not there.
  }
  if (chosen.theme === "light" || chosen.theme === "dark") {
    root.dataset.theme = chosen.theme;
  }
  const codes = [chosen.language, ...navigator.languages].map((code) =>
    String(code).split(/[-_]/)[0].toLowerCase(),
  );
  const language = codes.find((code) => Object.hasOwn(WORDS, code)) ?? "en";
  root.lang = language;

  // The first page stands in the document, in English and for whoever keeps no game.
  const [, screen = ""] = location.hash.split("/");
  const is_home = screen === "" && is_new;
  // For any other, asks at once for what it will need. The cache of the browser keeps it until then.
  const code = ["polis.js", "polis_bg.wasm", "rest.css", `words-${language}.json`];
  const soon = is_home ? [] : [...code, ...part()];
  for (const name of soon) {
    fetch(new URL(name, document.currentScript.src)).catch(() => {});
  }
  root.dataset.first = is_home ? "home" : "other";
  if (is_home && language !== "en") {
    root.dataset.first = "translated";
    document.addEventListener("readystatechange", translate, { once: true });
  }
  // The files of the part of the module that the screen is in, beside what the first page needs.
  function part() {
    const name = LATER.includes(screen) ? "later" : LEARN.includes(screen) ? "learn" : "play";
    const files = screen === "" ? [] : (FILES[name] ?? []);
    return name === "play" ? files : [...files, "later.css"];
  }
  function translate() {
    const said = new Map(WORDS.en.map((text, place) => [text, WORDS[language][place]]));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      text.data = said.get(text.data) ?? text.data;
    }
    for (const name of ["aria-label", "title"]) {
      for (const one of document.querySelectorAll(`body [${name}]`)) {
        const text = one.getAttribute(name);
        one.setAttribute(name, said.get(text) ?? text);
      }
    }
    for (const option of document.querySelectorAll(".language option")) {
      option.selected = option.value === language;
    }
    root.dataset.first = "home";
  }
}

// The screens that a browser loads when they are first asked for, by their names in the address: all
// but those that somebody needs to play at this screen.
const SCREENS = [
  "editor",
  "me",
  "online",
  "pad",
  "person",
  "puzzles",
  "replay",
  "statistics",
  "study",
  "table",
];

// A page that is opened at one of them asks for what they need at once. The cache of the browser
// keeps what comes until the page asks for it.
if (SCREENS.includes(location.hash.split("/")[1])) {
  for (const name of {files}) {
    fetch(new URL(name, document.currentScript.src)).catch(() => {});
  }
}

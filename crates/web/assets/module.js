// Chooses the module by the address, so that it is loaded with the page: who plays at this screen
// needs nothing of the other screens.
{
  const FULL =
    /^#\/(online|table|me|person|study|replay|editor|pad|puzzles|statistics)(\/|$)/;
  const name = FULL.test(location.hash) ? "full" : "polis";
  document.documentElement.dataset.module = name;
  const beside = (file) => new URL(file, document.currentScript.src).href;
  const code = document.createElement("link");
  Object.assign(code, { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "" });
  code.href = beside(`${name}_bg.wasm`);
  const script = document.createElement("link");
  script.rel = "modulepreload";
  script.href = beside(`${name}.js`);
  document.head.append(code, script);
  if (name === "full") {
    const style = document.createElement("link");
    Object.assign(style, { rel: "stylesheet", href: beside("full.css") });
    style.setAttribute("blocking", "render");
    document.head.append(style);
  }
}

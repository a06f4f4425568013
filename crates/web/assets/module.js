// Chooses the module by the address, so that it is loaded with the page: who plays at this screen
// needs nothing of the online screens.
{
  const isOnline = /^#\/(online|table|me|person)(\/|$)/.test(location.hash);
  const name = isOnline ? "online" : "polis";
  document.documentElement.dataset.module = name;
  const beside = (file) => new URL(file, document.currentScript.src).href;
  const code = document.createElement("link");
  Object.assign(code, { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "" });
  code.href = beside(`${name}_bg.wasm`);
  const script = document.createElement("link");
  script.rel = "modulepreload";
  script.href = beside(`${name}.js`);
  document.head.append(code, script);
}

// Keeps the game for when there is no network. The names of the files change with what is in them,
// so what is kept is never stale; only the page itself is asked for anew each time.
const CACHE = "polis-{app}";
const FILES = {files};
// How long the network may take to answer before the kept page is shown.
const PATIENCE_MS = 3000;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // A page of the last version may still be open: its files stay until the next one.
      const ours = (await caches.keys()).filter((name) => name.startsWith("polis-"));
      const old = ours.filter((name) => name !== CACHE).slice(0, -1);
      await Promise.all(old.map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  // What the server itself answers is never kept: links in mails and ways back from a sign-in lead there.
  const isKept = !request.url.startsWith(new URL("api/", registration.scope).href);
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin || !isKept) {
    return;
  }
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

async function page(request) {
  const kept = async () => (await caches.match("./", { cacheName: CACHE })) ?? Response.error();
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(kept);
  const fresh = fetch(request).then((answer) => (answer.ok ? answer : kept()), kept);
  return Promise.race([fresh, late]);
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// It is somebody's turn. The message names a table and people; the words are those that the page has
// put aside in the language that is read here.
addEventListener("push", (event) => {
  event.waitUntil(tellTurn(event.data));
});

async function tellTurn(data) {
  let notice = {};
  try {
    notice = data.json();
  } catch {
    // Whatever came, a turn is told.
  }
  const table = /^[0-9a-zA-Z]{1,40}$/.test(notice.table) ? notice.table : "";
  const address = table ? `#/table/${table}` : "#/online";
  const open = await clients.matchAll({ type: "window" });
  if (open.some((page) => page.visibilityState === "visible" && page.url.endsWith(address))) {
    return;
  }
  const names = Array.isArray(notice.opponents) ? notice.opponents.filter(String) : [];
  const kept = await caches.match("push-words", { cacheName: "words" });
  const [turn, against] = kept ? await kept.json() : ["Your turn", "Your turn against {names}"];
  const body = names.length ? against.replace("{names}", () => names.join(", ")) : turn;
  const icon = "icons/polis-192.png";
  await registration.showNotification("Polis", { body, tag: table, data: address, icon });
}

// A notification leads to its table, in a tab that is open or in a new one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { data } = event.notification;
  const hash = typeof data === "string" && data.startsWith("#/table/") ? data : "#/online";
  event.waitUntil(
    (async () => {
      const address = new URL(hash, registration.scope).href;
      const [open] = await clients.matchAll({ type: "window" });
      if (open) {
        await open.focus();
        await open.navigate(address);
      } else {
        await clients.openWindow(address);
      }
    })(),
  );
});

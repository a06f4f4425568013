// In place of the service worker that keeps the game for when there is no network: whoever works on
// the game wants nothing to be kept. Only `cargo xtask dev` puts it there.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
      await registration.unregister();
    })(),
  );
});

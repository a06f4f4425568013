// Loads the page again when the folder that it came from was written anew. Only `cargo xtask dev` adds
// this to the page.
const version = async () => {
  const answer = await fetch("dev-version", { cache: "no-store" });
  return answer.ok ? answer.text() : undefined;
};
// While the server starts anew there is no answer; then the first one loads the page again.
const loaded = await version().catch(() => undefined);
setInterval(async () => {
  const now = await version().catch(() => undefined);
  if (now !== undefined && now !== loaded) {
    location.reload();
  }
}, 300);

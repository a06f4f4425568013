// Before the first paint: the theme that was chosen last. The page itself follows later.
try {
  const { theme } = JSON.parse(localStorage.getItem("polis.settings") ?? "{}");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // What cannot be read is as if it were not there.
}

// Asks at once for the screens that are loaded later, where the address leads to one of them.
if ({names}.includes(location.hash.split("/")[1])) {
  for (const [name, as] of {files}) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as, href: new URL(name, document.currentScript.src) });
    if (as === "fetch") {
      link.crossOrigin = "";
    }
    document.head.append(link);
  }
}

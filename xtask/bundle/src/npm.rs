//! The npm package: the compiled module with its script, the classes over it, and its examples.

use std::path::Path;

use crate::{add_folder, code, read, text, write};

/// What stands in the root of the repository and of the package.
const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// Writes the package of the repository at `root` into a folder.
pub(crate) fn package(wasm: &Path, root: &Path, out: &Path) -> anyhow::Result<()> {
    let source = root.join("crates/npm");
    let mut files = code::whole(wasm, "polis")?;
    for name in [
        "node.js",
        "browser.js",
        "games.js",
        "arguments.js",
        "errors.js",
        "index.d.ts",
    ] {
        files.insert(name.to_owned(), read(&source.join("package").join(name))?);
    }
    let manifest = text(&source.join("package/package.json"))?;
    let manifest = manifest.replace("{version}", env!("CARGO_PKG_VERSION"));
    files.insert("package.json".to_owned(), manifest.into_bytes());
    files.insert("README.md".to_owned(), read(&source.join("README.md"))?);
    for name in LICENCES {
        files.insert(name.to_owned(), read(&root.join(name))?);
    }
    add_folder(&mut files, &root.join("examples/npm"), "example")?;
    write(&files, out, ["package.json", "polis_bg.wasm"])
}

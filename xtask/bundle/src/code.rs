//! The compiled code as a browser loads it: a script and modules.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::{Files, order, read};

/// The script through which a module loads its further parts.
const LINKS: &str = "parts.js";

/// How that script starts a part, which fails where a host does not say that it is a module.
const STREAMING: &str = "WebAssembly.instantiateStreaming(src, imports)";
/// How it is started from any host, as the script of a module does it.
const STARTED: &str = "
async function started(src, imports) {
    const answer = await src;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    if (answer.headers.get(\"Content-Type\") === \"application/wasm\") {
        return WebAssembly.instantiateStreaming(answer, imports);
    }
    return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}
";

/// A module in one piece, with its script.
pub(crate) fn whole(wasm: &Path, name: &str) -> anyhow::Result<Files> {
    let folder = Scratch::new(name)?;
    bind(wasm, name, &folder.0, false)?;
    files(&folder.0)
}

/// A module of which only the first part is loaded with its script. What it reaches through the
/// functions that are marked for it is in further parts: `split_NAME.wasm` for each name, and what
/// several of them share.
pub(crate) fn split(wasm: &Path, name: &str) -> anyhow::Result<Files> {
    let folder = Scratch::new(name)?;
    let first = folder.0.join("first.wasm");
    let code = read(wasm)?;
    let script = format!("./{name}.js");
    let links = format!("./{LINKS}");
    let mut options = wasm_split_cli_support::Options::new(&code);
    options.output_dir = &folder.0;
    options.main_out_path = &first;
    options.link_name = &links;
    options.main_module = &script;
    wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("{}: the module cannot be split: {error:#}", wasm.display()))?;
    let links = folder.0.join(LINKS);
    let script = fs::read_to_string(&links).with_context(|| links.display().to_string())?;
    if !script.contains(STREAMING) {
        bail!("found no `{STREAMING}` in the script that loads parts");
    }
    let script = script.replace(STREAMING, "started(src, imports)") + STARTED;
    fs::write(&links, script).with_context(|| links.display().to_string())?;
    bind(&first, name, &folder.0, true)?;
    fs::remove_file(&first).with_context(|| first.display().to_string())?;
    files(&folder.0)
}

/// Whether a file is a part of a module that is loaded later.
pub(crate) fn is_part(name: &str) -> bool {
    let is_code = Path::new(name)
        .extension()
        .is_some_and(|ending| ending == "wasm");
    is_code && !name.ends_with("_bg.wasm")
}

/// Writes the script of a module, and the module as the script needs it. A module that is split
/// keeps what its parts take from it.
fn bind(wasm: &Path, name: &str, folder: &Path, is_split: bool) -> anyhow::Result<()> {
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .keep_lld_exports(is_split)
        .demangle(!is_split)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name(name)
        .generate(folder)
        .with_context(|| wasm.display().to_string())
}

/// The files of a folder, the modules in an order that packs well.
fn files(folder: &Path) -> anyhow::Result<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let content = read(&path)?;
        let content = if name.ends_with(".wasm") {
            order::order(&content).with_context(|| name.clone().into_owned())?
        } else {
            content
        };
        files.insert(name.into_owned(), content);
    }
    Ok(files)
}

/// A folder that is gone when it is no longer needed.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> anyhow::Result<Scratch> {
        let folder =
            std::env::temp_dir().join(format!("polis-bundle-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left behind in the folder for such things harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

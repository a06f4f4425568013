//! Splits a module, so that what few need is loaded later.

use std::fs;
use std::path::Path;

use anyhow::{Context, anyhow, bail};

use crate::code::{Scratch, bind, files};
use crate::{Files, Parts, read};

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

/// A module of which only the first part is loaded with its script. What it reaches through the
/// functions that are marked for it is in further parts: `split_NAME.wasm` for each name, and what
/// several of them share. Says, too, which files each of these names needs.
pub(crate) fn split(wasm: &Path, name: &str) -> anyhow::Result<(Files, Parts)> {
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
    let split = wasm_split_cli_support::transform(options)
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
    let parts = split.prefetch_map.into_iter().map(|(part, stems)| {
        let files = stems.into_iter().map(|stem| stem + ".wasm").collect();
        (part, files)
    });
    Ok((files(&folder.0)?, parts.collect()))
}

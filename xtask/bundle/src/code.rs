//! The compiled code as a browser loads it: a script and modules.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

use crate::{Files, read};

/// A module in one piece, with its script.
pub(crate) fn whole(wasm: &Path, name: &str) -> anyhow::Result<Files> {
    let folder = Scratch::new(name)?;
    bind(wasm, name, &folder.0, false)?;
    files(&folder.0)
}

/// Writes the script of a module, and the module as the script needs it. A module that is split
/// keeps what its parts take from it.
pub(crate) fn bind(wasm: &Path, name: &str, folder: &Path, is_split: bool) -> anyhow::Result<()> {
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

/// The files of a folder.
pub(crate) fn files(folder: &Path) -> anyhow::Result<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        files.insert(name.into_owned(), read(&path)?);
    }
    Ok(files)
}

/// A folder that is gone when it is no longer needed.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> anyhow::Result<Scratch> {
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

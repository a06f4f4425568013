//! The folder as people get it: the page in parts, and every file in packed forms beside it.

mod order;
mod packing;
mod short_names;
mod split;

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context, bail};

use crate::{Files, extension};
use packing::{Packing, is_worth_packing};
pub(crate) use short_names::shorten;
pub(crate) use split::split;

/// Puts the functions of modules into an order that packs well.
pub(crate) fn order(files: &mut Files) -> anyhow::Result<()> {
    for (name, content) in files {
        if extension(name) == "wasm" {
            *content = order::order(content).with_context(|| name.clone())?;
        }
    }
    Ok(())
}

/// Writes the packed forms of files beside them.
pub(crate) fn pack(files: &Files, out: &Path) -> anyhow::Result<()> {
    // Packing takes long: each file in each form is a piece of work, the largest first.
    let mut work: Vec<(&String, &Vec<u8>, Packing)> = files
        .iter()
        .filter(|(name, _)| is_worth_packing(extension(name)))
        .flat_map(|(name, content)| Packing::ALL.map(|packing| (name, content, packing)))
        .collect();
    work.sort_by_key(|(_, content, packing)| (*packing == Packing::Brotli, content.len()));
    let work = Mutex::new(work);
    let pack = || -> anyhow::Result<()> {
        loop {
            let piece = work.lock().ok().and_then(|mut work| work.pop());
            let Some((name, content, packing)) = piece else {
                return Ok(());
            };
            let path = out.join(format!("{name}.{}", packing.extension()));
            fs::write(&path, packing.pack(content)?).with_context(|| path.display().to_string())?;
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let packing: Vec<_> = (1..threads).map(|_| scope.spawn(pack)).collect();
        pack()?;
        packing
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|_| bail!("a packer panicked")))
    })
}

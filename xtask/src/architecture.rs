//! Keeps `ARCHITECTURE.md` true about which crates there are.

use std::collections::BTreeSet;

use anyhow::{Context, bail};

use crate::tools::{root, say};

pub(crate) fn check() -> anyhow::Result<()> {
    say("=== ARCHITECTURE.md names the crates that there are");
    let page = std::fs::read_to_string(root().join("ARCHITECTURE.md"))
        .context("ARCHITECTURE.md cannot be read")?;
    let mut crates = BTreeSet::new();
    for entry in std::fs::read_dir(root().join("crates"))? {
        crates.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    let named = named_crates(&page);
    if let Some(gone) = named.difference(&crates).next() {
        bail!("ARCHITECTURE.md names `crates/{gone}`, which is not there; mend the page");
    }
    if let Some(new) = crates.difference(&named).next() {
        bail!("ARCHITECTURE.md does not name `crates/{new}`; say there what it holds");
    }
    Ok(())
}

/// The crates that a page names as `crates/…`.
fn named_crates(page: &str) -> BTreeSet<String> {
    let mut parts = page.split("`crates/");
    parts.next();
    parts
        .filter_map(|part| part.split(['`', '/']).next())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_found_by_their_folders() {
        let named = named_crates("see `crates/game` and `crates/akropolis/src/city.rs`.");
        assert!(named.iter().eq(["akropolis", "game"]));
    }
}

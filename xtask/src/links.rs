//! Checks that what the documents link to is there.

use std::path::{Path, PathBuf};

use anyhow::bail;

use crate::tools::{root, say};

pub(crate) fn check() -> anyhow::Result<()> {
    say("=== the documents link to files that there are");
    let mut pages = Vec::new();
    for folder in ["", "docs", "docs/rules"] {
        for entry in std::fs::read_dir(root().join(folder))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "md") {
                pages.push(path);
            }
        }
    }
    for page in pages {
        let text = std::fs::read_to_string(&page)?;
        for target in relative_links(&text) {
            if !resolve(&page, target).exists() {
                bail!("{} links to `{target}`, which is not there", page.display());
            }
        }
    }
    Ok(())
}

/// The targets of the links in a page that are neither addresses nor places in the page itself.
fn relative_links(page: &str) -> impl Iterator<Item = &str> {
    page.split("](")
        .skip(1)
        .filter_map(|part| part.split(')').next())
        .map(|link| link.split('#').next().unwrap_or(link))
        .filter(|link| !link.is_empty() && !link.contains("://"))
}

fn resolve(page: &Path, target: &str) -> PathBuf {
    page.parent().unwrap_or(Path::new("")).join(target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found() {
        let page = "See [a](docs/a.md#part), [b](https://example.org) and [c](#here).";
        assert!(relative_links(page).eq(["docs/a.md"]));
    }
}

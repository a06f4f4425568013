//! The packages of the workspace, and what changed in them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde::Deserialize;

use crate::tools::{self, root};

/// A package of the workspace.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Package {
    /// As cargo knows it.
    pub(crate) name: String,
    /// Its folder, from the root of the repository.
    pub(crate) folder: PathBuf,
    /// Whether it has a library.
    pub(crate) has_library: bool,
}

/// What `cargo metadata` tells, as far as it is needed.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Described>,
}

#[derive(Deserialize)]
struct Described {
    name: String,
    manifest_path: PathBuf,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

impl Package {
    /// All packages of the workspace.
    pub(crate) fn all() -> anyhow::Result<Vec<Package>> {
        let arguments = ["metadata", "--no-deps", "--offline", "--format-version=1"];
        let text =
            tools::run_quietly(tools::cargo(&arguments).stderr(std::process::Stdio::null()))?;
        let metadata: Metadata =
            serde_json::from_str(&text).context("cargo metadata cannot be read")?;
        let package = |one: Described| {
            let folder = one.manifest_path.parent().unwrap_or(Path::new(""));
            let folder = folder.strip_prefix(root()).unwrap_or(folder).to_owned();
            let has_library = one.targets.iter().any(|target| {
                let kinds = &target.kind;
                kinds.iter().any(|kind| kind == "lib" || kind == "rlib")
            });
            Package {
                name: one.name,
                folder,
                has_library,
            }
        };
        Ok(metadata.packages.into_iter().map(package).collect())
    }

    /// The package that somebody means by its name, with or without `polis-`, or by its folder.
    pub(crate) fn named<'a>(all: &'a [Package], name: &str) -> anyhow::Result<&'a Package> {
        let folder = Path::new(name.trim_end_matches('/'));
        let is_meant = |one: &&Package| {
            one.name == name || one.name == format!("polis-{name}") || one.folder == folder
        };
        let names = || {
            let names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
            names.join(", ")
        };
        let found = all.iter().find(is_meant);
        found.with_context(|| format!("found no crate `{name}`; expected one of {}", names()))
    }

    /// Those in which one of these files lies.
    pub(crate) fn with_files<'a>(all: &'a [Package], files: &[PathBuf]) -> BTreeSet<&'a Package> {
        let of = |file: &PathBuf| {
            let around = all.iter().filter(|one| file.starts_with(&one.folder));
            around.max_by_key(|one| one.folder.components().count())
        };
        files.iter().filter_map(of).collect()
    }
}

/// The files that are not as in the last commit, from the root of the repository.
pub(crate) fn changed_files() -> anyhow::Result<Vec<PathBuf>> {
    let arguments = ["status", "--porcelain", "-z", "--untracked-files=all"];
    match tools::output("git", &arguments) {
        Some(status) => Ok(files_of(&status)),
        None => bail!("git cannot tell what has changed; name a crate: `cargo xtask check CRATE`"),
    }
}

/// The files in what `git status --porcelain -z` prints. A file that was renamed has its old name in
/// an entry of its own.
fn files_of(status: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut entries = status.split('\0').filter(|entry| !entry.is_empty());
    while let Some(entry) = entries.next() {
        let Some((state, path)) = entry.split_at_checked(3) else {
            continue;
        };
        files.push(PathBuf::from(path));
        if state.contains(['R', 'C']) {
            files.extend(entries.next().map(PathBuf::from));
        }
    }
    files
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn package(name: &str, folder: &str) -> Package {
        Package {
            name: name.to_owned(),
            folder: PathBuf::from(folder),
            has_library: true,
        }
    }

    #[test]
    fn changed_files_are_read() {
        let status = " M crates/game/src/a.rs\0R  new.rs\0old.rs\0?? docs/a b.md\0";
        let expected = ["crates/game/src/a.rs", "new.rs", "old.rs", "docs/a b.md"];
        assert_eq!(files_of(status), expected.map(PathBuf::from));
        assert!(files_of("").is_empty());
    }

    #[test]
    fn files_belong_to_the_innermost_package() {
        let all = [
            package("xtask", "xtask"),
            package("xtask-bundle", "xtask/bundle"),
            package("polis-engine", "crates/engine"),
            package("polis-engine-worker", "crates/engine-worker"),
        ];
        let check = |file: &str, expected: &[&str]| {
            let found = Package::with_files(&all, &[PathBuf::from(file)]);
            assert!(found.iter().map(|one| &one.name).eq(expected), "{file}");
        };
        check("xtask/src/main.rs", &["xtask"]);
        check("xtask/bundle/src/main.rs", &["xtask-bundle"]);
        check("crates/engine-worker/src/lib.rs", &["polis-engine-worker"]);
        check("README.md", &[]);
    }

    #[test]
    fn packages_are_found_by_name_and_folder() {
        let all = [
            package("xtask", "xtask"),
            package("polis-game", "crates/game"),
        ];
        for name in ["game", "polis-game", "crates/game", "crates/game/"] {
            assert_eq!(Package::named(&all, name).unwrap().name, "polis-game");
        }
        let error = Package::named(&all, "gam").unwrap_err().to_string();
        assert_eq!(
            error,
            "found no crate `gam`; expected one of xtask, polis-game"
        );
    }
}

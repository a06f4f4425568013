//! The files from which the game is made, and when they changed.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folders with what the game is made of.
const FOLDERS: [&str; 2] = ["crates", "xtask/bundle"];
/// What lies in them without being part of the game.
const NOT_OURS: [&str; 4] = ["benches", "examples", "target", "tests"];

/// When each file was last changed.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Sources(BTreeMap<PathBuf, SystemTime>);

impl Sources {
    /// The files as they are.
    pub(super) fn read(root: &Path) -> io::Result<Sources> {
        let mut files = BTreeMap::new();
        for folder in FOLDERS {
            let folder = root.join(folder);
            if folder.exists() {
                add(&mut files, root, &folder)?;
            }
        }
        Ok(Sources(files))
    }

    /// Reads the files again; those that are new, changed or gone, from the root.
    pub(super) fn changed(&mut self, root: &Path) -> io::Result<Vec<PathBuf>> {
        let now = Sources::read(root)?;
        let differs = |path: &&PathBuf| self.0.get(*path) != now.0.get(*path);
        let gone = self.0.keys().filter(|path| !now.0.contains_key(*path));
        let changed = now.0.keys().filter(differs).chain(gone).cloned().collect();
        *self = now;
        Ok(changed)
    }
}

fn add(files: &mut BTreeMap<PathBuf, SystemTime>, root: &Path, folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        // Editors put files beside others for a moment, with such names.
        if name.starts_with('.') || name.ends_with('~') {
            continue;
        }
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            if !NOT_OURS.contains(&name.as_ref()) {
                add(files, root, &path)?;
            }
            continue;
        }
        // A file that is gone by now will be seen to be gone.
        if let Ok(changed) = entry.metadata().and_then(|data| data.modified()) {
            let path = path.strip_prefix(root).unwrap_or(&path).to_owned();
            files.insert(path, changed);
        }
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn changes_are_seen() {
        let root = std::env::temp_dir().join(format!("polis-sources-{}", std::process::id()));
        let source = root.join("crates/web/src");
        fs::create_dir_all(source.join("tests")).unwrap();
        let write = |name: &str, age: u64| {
            let path = source.join(name);
            fs::write(&path, "").unwrap();
            let file = fs::File::options().write(true).open(&path).unwrap();
            let changed = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(age);
            file.set_modified(changed).unwrap();
        };
        write("a.rs", 1);
        write("b.rs", 1);
        let mut sources = Sources::read(&root).unwrap();
        let mut check = |expected: &[&str]| {
            let changed = sources.changed(&root).unwrap();
            let expected = expected
                .iter()
                .map(|name| Path::new("crates/web/src").join(name));
            assert!(changed.iter().cloned().eq(expected), "{changed:?}");
        };
        check(&[]);
        write("a.rs", 2);
        check(&["a.rs"]);
        write("c.rs", 2);
        fs::remove_file(source.join("b.rs")).unwrap();
        check(&["c.rs", "b.rs"]);
        write(".c.rs.swp", 3);
        write("tests/d.rs", 3);
        check(&[]);
        fs::remove_dir_all(&root).unwrap();
    }
}

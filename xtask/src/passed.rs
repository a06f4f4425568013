//! Remembers which tests passed and on which files, so that nobody waits for them while these are the same.
//!
//! Programs are known by their path, size and time, as cargo and make know files. Tests may also read any
//! file of the repository that is not Rust, so all of these count for every test; the few that read Rust
//! are not remembered.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Context;

use crate::tools::{self, root};

/// Tests that read the code itself.
const READS_CODE: &str = "i18n: units";

/// Which tests a task runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// All of them.
    All,
    /// Those that did not pass yet on the files that are there now.
    Changed,
}

/// What passed before.
#[derive(Debug)]
pub(crate) struct Passed {
    choice: Choice,
    file: PathBuf,
    /// All that tests may read; none where that cannot be told, and then nothing is remembered.
    data: Option<u64>,
    known: Mutex<BTreeMap<String, u64>>,
}

impl Passed {
    /// What passed in the folder that cargo builds in.
    pub(crate) fn read(choice: Choice) -> Passed {
        let file = tools::target_folder().join("passed-tests.json");
        let known = fs::read(&file).ok();
        let known = known.and_then(|text| serde_json::from_slice(&text).ok());
        Passed {
            choice,
            file,
            data: data(),
            known: Mutex::new(known.unwrap_or_default()),
        }
    }

    /// Does a step that passes or fails, unless it has passed already as it is.
    ///
    /// # Errors
    /// When the step fails.
    pub(crate) fn once(
        &self,
        name: &str,
        made_of: &[PathBuf],
        step: impl FnOnce() -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        if self.covers(name, made_of) {
            tools::say("    unchanged since it passed");
            return Ok(());
        }
        step()?;
        self.remember(name, made_of)
    }

    /// Whether something passed already with the programs and files that it is made of.
    pub(crate) fn covers(&self, name: &str, made_of: &[PathBuf]) -> bool {
        let key = self.key(name, made_of);
        self.choice == Choice::Changed && key.is_some() && self.known().get(name).copied() == key
    }

    /// Remembers that something passed.
    ///
    /// # Errors
    /// When that cannot be written.
    pub(crate) fn remember(&self, name: &str, made_of: &[PathBuf]) -> anyhow::Result<()> {
        let Some(key) = self.key(name, made_of) else {
            return Ok(());
        };
        let mut known = self.known();
        known.insert(name.to_owned(), key);
        let text = serde_json::to_vec_pretty(&*known)?;
        fs::write(&self.file, text).with_context(|| self.file.display().to_string())
    }

    fn key(&self, name: &str, made_of: &[PathBuf]) -> Option<u64> {
        if name == READS_CODE {
            return None;
        }
        let mut hasher = DefaultHasher::new();
        self.data?.hash(&mut hasher);
        for path in made_of {
            look_at(path, &mut hasher)?;
        }
        Some(hasher.finish())
    }

    fn known(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, u64>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All files of the repository but those in Rust.
fn data() -> Option<u64> {
    let files = tools::output("git", &["ls-files", "-co", "--exclude-standard"])?;
    let mut hasher = DefaultHasher::new();
    let files = files.lines().map(Path::new);
    for file in files.filter(|file| file.extension().is_none_or(|ending| ending != "rs")) {
        // One that was removed is looked at as one that is not there.
        let _ = look_at(&root().join(file), &mut hasher);
        file.hash(&mut hasher);
    }
    Some(hasher.finish())
}

/// Adds what a file is known by; none where it is not there.
fn look_at(path: &Path, hasher: &mut DefaultHasher) -> Option<()> {
    let about = fs::metadata(path).ok()?;
    (path, about.len(), about.modified().ok()?).hash(hasher);
    Some(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn passed(choice: Choice, folder: &Path) -> Passed {
        Passed {
            choice,
            file: folder.join("passed-tests.json"),
            data: Some(7),
            known: Mutex::default(),
        }
    }

    #[test]
    fn what_passed_runs_again_when_it_changes() {
        let folder = std::env::temp_dir().join(format!("polis-passed-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let program = folder.join("program");
        fs::write(&program, "1").unwrap();
        let passed = passed(Choice::Changed, &folder);
        assert!(!passed.covers("game: laws", std::slice::from_ref(&program)));
        passed
            .remember("game: laws", std::slice::from_ref(&program))
            .unwrap();
        assert!(passed.covers("game: laws", std::slice::from_ref(&program)));
        assert!(!passed.covers("game: units", std::slice::from_ref(&program)));
        // Another size is another program, and one that is gone has not passed.
        fs::write(&program, "12").unwrap();
        assert!(!passed.covers("game: laws", std::slice::from_ref(&program)));
        assert!(!passed.covers("game: laws", &[folder.join("nowhere")]));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn tests_that_read_code_and_whoever_wants_all_run_everything() {
        let folder = std::env::temp_dir().join(format!("polis-passed-all-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let changed = passed(Choice::Changed, &folder);
        changed.remember(READS_CODE, &[]).unwrap();
        assert!(!changed.covers(READS_CODE, &[]));
        let all = passed(Choice::All, &folder);
        all.remember("game: laws", &[]).unwrap();
        assert!(!all.covers("game: laws", &[]));
        fs::remove_dir_all(folder).unwrap();
    }
}

//! Archives that are the same whenever and by whomever they are made.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Context;

use crate::tools;

/// Makes archives whose files are all of one time and of nobody.
pub(super) struct Archive {
    /// Seconds since 1970.
    pub(super) time: u64,
}

impl Archive {
    /// With the time of the last commit, or what `SOURCE_DATE_EPOCH` says.
    pub(super) fn of_commit() -> Archive {
        let of_commit = || tools::output("git", &["log", "-1", "--format=%ct"]);
        let time = std::env::var("SOURCE_DATE_EPOCH").ok().or_else(of_commit);
        let time = time.and_then(|time| time.trim().parse().ok());
        Archive {
            time: time.unwrap_or(0),
        }
    }

    /// Packs a folder under its own name, compressed.
    pub(super) fn gzip(&self, folder: &Path, out: &Path) -> anyhow::Result<()> {
        let above = folder.parent().context("a folder lies in another")?;
        let name = folder.file_name().context("a folder has a name")?;
        let plain = out.with_added_extension("plain");
        self.tar(above, &[name.as_ref()], &plain)?;
        let compressed = Command::new("gzip")
            .args(["--no-name", "--best", "--stdout"])
            .arg(&plain)
            .stdout(fs::File::create(out).with_context(|| out.display().to_string())?)
            .status()
            .context("gzip")?;
        anyhow::ensure!(compressed.success(), "gzip failed");
        fs::remove_file(&plain).with_context(|| plain.display().to_string())
    }

    /// Packs some entries of a folder.
    pub(super) fn tar(&self, folder: &Path, names: &[&Path], out: &Path) -> anyhow::Result<()> {
        let mut command = Command::new("tar");
        command
            .args([
                "--create",
                "--format=ustar",
                "--sort=name",
                "--owner=0",
                "--group=0",
            ])
            .args(["--numeric-owner", "--mode=u+rwX,go+rX,go-w"])
            .arg(format!("--mtime=@{}", self.time))
            .arg("--file")
            .arg(out)
            .arg("--directory")
            .arg(folder)
            .args(names);
        tools::run_quietly(&mut command)?;
        Ok(())
    }
}

/// Copies a folder with all that is in it.
pub(super) fn copy_folder(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let there = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &there)?;
        } else {
            super::put(&entry.path(), &there)?;
        }
    }
    Ok(())
}

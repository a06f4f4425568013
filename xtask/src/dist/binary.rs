//! The static binary, and what it tells about itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use super::Release;
use crate::tools::{self, cargo, root, say};

/// A Linux without anything else on it.
pub(super) const TARGET: &str = "x86_64-unknown-linux-musl";
/// The shells for which there are completions, and how the file of each is called.
pub(super) const SHELLS: [(&str, &str); 3] = [
    ("bash", "polis.bash"),
    ("zsh", "_polis"),
    ("fish", "polis.fish"),
];

/// Compiles the command with a page in it.
pub(super) fn build(page: &Path, target_folder: &Path) -> anyhow::Result<PathBuf> {
    if tools::output("musl-gcc", &["--version"]).is_none() {
        bail!("found no musl-gcc; install it (Debian: apt install musl-tools)");
    }
    add_target()?;
    // No path of this machine stands in the binary, so that it is the same everywhere.
    let home = std::env::var_os("HOME")
        .map(PathBuf::from)
        .unwrap_or_default();
    let cargo_home = std::env::var_os("CARGO_HOME").map_or(home.join(".cargo"), PathBuf::from);
    let flags = [
        (root(), "/polis"),
        (target_folder.to_owned(), "/target"),
        (cargo_home, "/cargo"),
    ]
    .map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display()));
    let mut command = cargo(&["build", "--release", "--locked", "--package", "polis"]);
    command
        .args(["--target", TARGET])
        .env("CARGO_TARGET_DIR", target_folder)
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
        .env("POLIS_WEB", page);
    tools::run(&mut command)?;
    Ok(target_folder.join(TARGET).join("release/polis"))
}

/// Writes the manual pages and the completions of the shells.
pub(super) fn describe(release: &Release) -> anyhow::Result<()> {
    let polis = || Command::new(&release.binary);
    tools::run_quietly(polis().arg("manual").arg(&release.manual))?;
    fs::create_dir_all(&release.completions)?;
    for (shell, name) in SHELLS {
        let script = tools::run_quietly(polis().args(["completions", shell]))?;
        fs::write(release.completions.join(name), script).context(name)?;
    }
    Ok(())
}

/// Installs the standard library for it, where rustup has not done so already.
fn add_target() -> anyhow::Result<()> {
    let sysroot = tools::output("rustc", &["--print", "sysroot"]).context("rustc was not found")?;
    let library = Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET);
    if library.exists() {
        return Ok(());
    }
    say(&format!("=== rustup target add {TARGET}"));
    if tools::output("rustup", &["target", "add", TARGET]).is_none() {
        bail!("`rustup target add {TARGET}` failed; it needs rustup and the network once");
    }
    Ok(())
}

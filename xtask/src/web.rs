//! `cargo xtask web`: compiles the browser game into a folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::bail;

use crate::first_load::FirstLoad;
use crate::lints;
use crate::tools::{self, cargo, root, say};

/// What the browser runs.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// What makes a folder of the compiled modules.
pub(crate) const BUNDLER: &str = "xtask-bundle";
/// What it needs to make the folder as people get it.
pub(crate) const PACKED: &str = "xtask-bundle/packed";

/// How what thinks is compiled: nobody waits for it to be loaded, but for its moves.
pub(crate) const FAST: [&str; 2] = ["--config", "profile.web.opt-level=3"];

/// How carefully the browser game is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// Small and fast.
    Release,
    /// Soon there, for those who work on it.
    Quick,
}

pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let mut out = None;
    let mut build = Build::Release;
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match (argument.as_str(), arguments.len()) {
            ("--out", 1..) => out = arguments.next().map(PathBuf::from),
            ("--quick", _) => build = Build::Quick,
            _ => bail!("found `{argument}`; expected `cargo xtask web --out DIR [--quick]`"),
        }
    }
    let Some(out) = out else {
        bail!("found no folder; expected `cargo xtask web --out DIR [--quick]`");
    };
    write(&std::path::absolute(out)?, build)?;
    say("\nAny static host can serve this folder, from any path.");
    Ok(())
}

/// The folder in which the tasks keep the browser game.
pub(crate) fn folder() -> PathBuf {
    tools::target_folder().join("web-client")
}

/// Compiles the browser game and writes its folder.
pub(crate) fn write(out: &Path, build: Build) -> anyhow::Result<()> {
    let mut command = cargo(&["build", "--package", BUNDLER]);
    if build == Build::Release {
        command.args(["--features", PACKED]);
    }
    tools::run(&mut command)?;
    bundle(out, build)
}

/// Compiles the browser game and writes its folder, by a bundler that has been compiled already.
///
/// Whoever compiles other packages as well does so together with the bundler: cargo chooses the
/// features of dependencies for all packages of a call, and compiles them again for other features.
pub(crate) fn bundle(out: &Path, build: Build) -> anyhow::Result<()> {
    compile_modules(build, &[], |_| {})?;
    bundle_compiled(out, build)
}

/// Compiles the modules of the browser game as people get it, linted on the way. Beside the computer
/// player more packages are compiled, which share much with it.
pub(crate) fn compile_linted(more: &[&str]) -> anyhow::Result<()> {
    compile_modules(Build::Release, more, |command| {
        lints::while_compiling(command);
    })
}

/// What a build is compiled with, and the folder that the modules are in then.
pub(crate) fn compiled(build: Build) -> (&'static str, PathBuf) {
    let (profile, folder) = match build {
        Build::Release => ("web", "web"),
        Build::Quick => ("dev", "debug"),
    };
    (profile, tools::target_folder().join(TARGET).join(folder))
}

/// Compiles the modules of the browser game by calls of cargo that are prepared by `prepare`.
fn compile_modules(build: Build, more: &[&str], prepare: fn(&mut Command)) -> anyhow::Result<()> {
    add_target()?;
    let (profile, _) = compiled(build);
    match build {
        Build::Release => {
            compile(&["polis-web"], profile, &[], prepare)?;
            let packages = [&["polis-engine-worker"], more].concat();
            compile(&packages, profile, &FAST, prepare)
        }
        Build::Quick => compile(&["polis-web", "polis-engine-worker"], profile, &[], prepare),
    }
}

/// Writes the folder of the browser game from modules that have been compiled.
pub(crate) fn bundle_compiled(out: &Path, build: Build) -> anyhow::Result<()> {
    let (_, compiled) = compiled(build);
    tools::run(
        Command::new(tools::compiled(BUNDLER))
            .arg(compiled.join("polis_web.wasm"))
            .arg(compiled.join("polis_engine_worker.wasm"))
            .arg(root().join("crates/web/assets"))
            .arg(out)
            .arg(match build {
                Build::Release => "packed",
                Build::Quick => "plain",
            }),
    )?;
    say(&FirstLoad::of(out)?.to_string());
    Ok(())
}

/// Compiles packages for the browser.
pub(crate) fn compile(
    packages: &[&str],
    profile: &str,
    more: &[&str],
    prepare: fn(&mut Command),
) -> anyhow::Result<()> {
    let mut command = cargo(&["build", "--lib", "--target", TARGET, "--profile", profile]);
    for package in packages {
        command.args(["--package", package]);
    }
    prepare(&mut command);
    tools::run(command.args(more))
}

/// Installs what compiles for the browser, where rustup has not done so already.
pub(crate) fn add_target() -> anyhow::Result<()> {
    let Some(sysroot) = tools::output("rustc", &["--print", "sysroot"]) else {
        bail!("rustc was not found; install it with https://rustup.rs");
    };
    let library = Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET);
    if library.exists() {
        return Ok(());
    }
    say(&format!("=== rustup target add {TARGET}"));
    if tools::output("rustup", &["target", "add", TARGET]).is_none() {
        bail!(
            "the Rust compiler has no {TARGET}, and `rustup target add {TARGET}` failed; it needs \
             rustup and the network once"
        );
    }
    Ok(())
}

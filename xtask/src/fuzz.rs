//! `cargo xtask fuzz`: a short run of each fuzz target, where nightly and a C++ compiler are at hand.
//!
//! The flags are those that `cargo fuzz` sets, so that it need not be installed; who has it can
//! fuzz for longer with `cargo +nightly fuzz run TARGET`. The code is safe Rust, so no sanitizer
//! runs beside the fuzzer.

use std::process::Command;

use anyhow::{Context, bail};

use crate::tools::{output, root, run, say};

/// How long each target runs.
const SECONDS: u32 = 10;
/// How many run at a time.
const SIDE_BY_SIDE: usize = 2;

const TARGETS: [&str; 4] = ["record", "faces", "akropolis", "architekton"];

const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

pub(crate) fn run_each() -> anyhow::Result<()> {
    let Some(version) = output("rustup", &["run", "nightly", "rustc", "-vV"]) else {
        say("\n=== fuzzing is left out: it needs `rustup toolchain install nightly`");
        return Ok(());
    };
    if output("c++", &["--version"]).is_none() {
        say("\n=== fuzzing is left out: it needs a C++ compiler (Debian: `apt install g++`)");
        return Ok(());
    }
    let host = version
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .context("nightly's rustc names no host")?;
    let folder = root().join("fuzz");
    let target_folder = root().join("target/fuzz");
    run(Command::new("rustup")
        .args([
            "run",
            "nightly",
            "cargo",
            "build",
            "--release",
            "--target",
            host,
        ])
        .arg("--target-dir")
        .arg(&target_folder)
        .env("RUSTFLAGS", FLAGS)
        // The toolchain of the task that runs now must not stand in for nightly.
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .env_remove("RUSTC")
        .current_dir(&folder))?;
    let run_one = |target| -> anyhow::Result<()> {
        let corpus = target_folder.join("corpus").join(target);
        std::fs::create_dir_all(&corpus).with_context(|| corpus.display().to_string())?;
        let mut command = Command::new(target_folder.join(host).join("release").join(target));
        command
            .arg(&corpus)
            .args([&format!("-max_total_time={SECONDS}"), "-timeout=10"])
            .current_dir(&target_folder);
        if target == "record" {
            // The goldens are where the reader's fuzzing starts from.
            command.arg(root().join("crates/notation/tests/data/games"));
            command.arg(root().join("crates/notation/tests/data/malformed"));
        }
        run_target(target, &mut command)
    };
    for targets in TARGETS.chunks(SIDE_BY_SIDE) {
        std::thread::scope(|scope| {
            let running: Vec<_> = targets
                .iter()
                .map(|target| scope.spawn(|| run_one(target)))
                .collect();
            running
                .into_iter()
                .try_for_each(|one| one.join().unwrap_or_else(|_| bail!("a fuzzer panicked")))
        })?;
    }
    Ok(())
}

/// Runs a target and tells in one line how far it came, or all that it printed when it failed.
fn run_target(target: &str, command: &mut Command) -> anyhow::Result<()> {
    let output = command.output().with_context(|| target.to_owned())?;
    let printed = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        say(&printed);
        bail!("fuzzing {target} failed; the input that did it is named above");
    }
    let runs = printed
        .lines()
        .find(|line| line.starts_with("Done "))
        .unwrap_or("done");
    say(&format!("fuzzing {target}: {runs}"));
    Ok(())
}

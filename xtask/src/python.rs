//! `cargo xtask python`: the Python package as a wheel, and its tests, in a folder of its own.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::tools::{self, cargo, root, say, target_folder};

/// The oldest Python that the package supports.
const OLDEST: (u32, u32) = (3, 10);
/// What builds wheels.
const MATURIN: &str = "maturin>=1.9,<2";
/// The file that says what a virtual environment has.
const INSTALLED: &str = "installed.txt";

pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => wheel(),
        ["test"] => {
            let packages = ["--package", "polis-python", "--package", "polis"];
            tools::run(cargo(&["build"]).args(packages))?;
            test()
        }
        _ => bail!(
            "found `{}`; expected `cargo xtask python` or `cargo xtask python test`",
            arguments.join(" ")
        ),
    }
}

/// Whether a Python is there that can run the tests.
fn is_at_hand() -> bool {
    let ask = "import sys, venv, ensurepip; print(*sys.version_info[:2])";
    let Some(answer) = tools::output("python3", &["-c", ask]) else {
        return false;
    };
    let mut numbers = answer.split_whitespace().map(str::parse);
    matches!((numbers.next(), numbers.next()), (Some(Ok(major)), Some(Ok(minor)))
        if (major, minor) >= OLDEST)
}

/// Builds the wheel and says where it is.
fn wheel() -> anyhow::Result<()> {
    let environment = Environment::prepare("build", MATURIN)?;
    let wheels = folder().join("wheels");
    let mut command = Command::new(environment.program("maturin"));
    command.args(["build", "--release", "--manifest-path"]);
    command.arg(crate_folder().join("Cargo.toml"));
    command.arg("--out").arg(&wheels);
    tools::run(command.current_dir(root()))?;
    say(&format!("\nThe wheel is in {}.", wheels.display()));
    Ok(())
}

/// Runs the tests with what cargo has compiled, where Python and the packages that they need can be
/// had.
pub(crate) fn test() -> anyhow::Result<()> {
    if !is_at_hand() {
        say("No Python 3.10 or later with venv was found: its tests are left out.");
        return Ok(());
    }
    let requirements = std::fs::read_to_string(crate_folder().join("tests/requirements.txt"))
        .context("the requirements of the Python tests cannot be read")?;
    let environment = match Environment::prepare("test", &requirements) {
        Ok(environment) => environment,
        Err(error) => {
            say(&format!("The tests in Python are left out: {error:#}"));
            return Ok(());
        }
    };
    let package = assemble()?;
    let mut command = Command::new(environment.program("python"));
    command.args([
        "-m",
        "pytest",
        "-q",
        "-rs",
        "-p",
        "no:cacheprovider",
        "--rootdir",
    ]);
    command
        .arg(crate_folder())
        .arg(crate_folder().join("tests"));
    command.env("PYTHONPATH", package);
    // The command makes the archives that they ask.
    let polis = format!("debug/polis{}", std::env::consts::EXE_SUFFIX);
    command.env("POLIS", target_folder().join(polis));
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    tools::run(&mut command)
}

/// What the result of the tests depends on beside the data in the repository. Where the packages that they
/// need could not be had, it is not there.
pub(crate) fn made_of() -> [PathBuf; 2] {
    [module(), folder().join("test").join(INSTALLED)]
}

/// The module that cargo has compiled.
fn module() -> PathBuf {
    use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
    target_folder().join(format!("debug/{DLL_PREFIX}polis_python{DLL_SUFFIX}"))
}

/// Puts the compiled module beside the Python files, as a wheel does, and returns the folder.
fn assemble() -> anyhow::Result<PathBuf> {
    let package = folder().join("package");
    let inside = package.join("polis");
    std::fs::create_dir_all(&inside)?;
    for entry in std::fs::read_dir(crate_folder().join("python/polis"))? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            std::fs::copy(entry.path(), inside.join(entry.file_name()))?;
        }
    }
    let compiled = module();
    let ending = if cfg!(windows) { "pyd" } else { "abi3.so" };
    std::fs::copy(&compiled, inside.join(format!("_polis.{ending}")))
        .with_context(|| format!("{} cannot be copied", compiled.display()))?;
    Ok(package)
}

/// A virtual environment.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// Makes a virtual environment with some packages; one that has them already stays as it is.
    fn prepare(name: &str, requirements: &str) -> anyhow::Result<Environment> {
        let environment = Environment {
            folder: folder().join(name),
        };
        let done = environment.folder.join(INSTALLED);
        if std::fs::read_to_string(&done).is_ok_and(|installed| installed == requirements) {
            return Ok(environment);
        }
        std::fs::create_dir_all(&environment.folder)?;
        let mut command = Command::new("python3");
        tools::run(command.args(["-m", "venv"]).arg(&environment.folder))?;
        let list = environment.folder.join("requirements.txt");
        std::fs::write(&list, requirements)?;
        let mut command = Command::new(environment.program("python"));
        command.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "-r",
        ]);
        tools::run(command.arg(list)).context("pip needs its package index for this")?;
        std::fs::write(done, requirements)?;
        Ok(environment)
    }

    fn program(&self, name: &str) -> PathBuf {
        let programs = if cfg!(windows) { "Scripts" } else { "bin" };
        let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        self.folder.join(programs).join(name)
    }
}

/// Everything of this task.
fn folder() -> PathBuf {
    target_folder().join("python")
}

fn crate_folder() -> PathBuf {
    root().join(Path::new("crates/python"))
}

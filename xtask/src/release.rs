//! `cargo xtask release`: checks that version, changelog and tag agree, and writes what a release
//! needs: the command with the browser game in it, the folder for static hosts, the notes, and the
//! checksums of all of it.

mod version;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use sha2::{Digest, Sha256};

use crate::first_load::FirstLoad;
use crate::steps::Steps;
use crate::tools::{self, cargo, root, say};
use crate::web::{self, Build};

const EXPECTED: &str = "expected `cargo xtask release [--out DIR] [--draft]`";
/// The names of what is written beside the command.
const WEB: &str = "web";
const NOTES: &str = "NOTES.md";
const CHECKSUMS: &str = "SHA256SUMS";

/// Whether a release is made for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// For others: everything must agree.
    Release,
    /// To try it out: what does not agree is only said.
    Draft,
}

pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let (out, purpose) = read(arguments)?;
    let steps = Steps::new(4);
    let (version, notes) = steps.take("version, changelog and tag", || agree(purpose))?;
    let out = out.unwrap_or_else(|| tools::target_folder().join(format!("release-{version}")));
    if fs::read_dir(&out).is_ok_and(|mut files| files.next().is_some()) {
        bail!(
            "{} is not empty; remove it, or name another with --out",
            out.display()
        );
    }
    let web = out.join(WEB);
    steps.take("the browser game", || {
        web::write(&web, Build::Release)?;
        FirstLoad::of(&web)?.check()
    })?;
    steps.take("the command", || {
        let mut command = cargo(&["build", "--release", "--package", "polis"]);
        tools::run(command.env("POLIS_WEB", &web))?;
        let suffix = std::env::consts::EXE_SUFFIX;
        let built = tools::target_folder().join(format!("release/polis{suffix}"));
        let name = format!("polis-{version}-{}{suffix}", machine()?);
        copy(&built, &out.join(name))
    })?;
    steps.take("notes and checksums", || {
        write(&out.join(NOTES), &notes)?;
        let sums = checksums(&out)?;
        write(&out.join(CHECKSUMS), &sums)
    })?;
    say(&format!("\nThe release is in {}.", out.display()));
    Ok(())
}

fn read(arguments: &[String]) -> anyhow::Result<(Option<PathBuf>, Purpose)> {
    let mut out = None;
    let mut purpose = Purpose::Release;
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match (argument.as_str(), arguments.len()) {
            ("--out", 1..) => out = arguments.next().map(std::path::absolute).transpose()?,
            ("--draft", _) => purpose = Purpose::Draft,
            _ => bail!("found `{argument}`; {EXPECTED}"),
        }
    }
    Ok((out, purpose))
}

/// The version and what is new in it, if everything agrees about it.
fn agree(purpose: Purpose) -> anyhow::Result<(String, String)> {
    let read = |name: &str| fs::read_to_string(root().join(name)).context(name.to_owned());
    let version = version_of_manifest()?;
    let notes = version::notes(&read("CHANGELOG.md")?, &version);
    let changes = tools::output("git", &["status", "--porcelain"]).unwrap_or_default();
    let tags = tools::output("git", &["tag", "--points-at", "HEAD"]).unwrap_or_default();
    let tags: Vec<&str> = tags.lines().collect();
    let mut wrong = version::disagreements(&version, notes.as_deref(), &tags);
    if !changes.is_empty() {
        wrong.push("some files are not as in the last commit; commit them first".to_owned());
    }
    if purpose == Purpose::Release && !wrong.is_empty() {
        bail!(
            "{}\n(--draft makes one to try out all the same)",
            wrong.join("\n")
        );
    }
    for sentence in wrong {
        say(&format!("    draft: {sentence}"));
    }
    Ok((version, notes.unwrap_or_default()))
}

/// The kind of machine for which the command is compiled.
fn machine() -> anyhow::Result<String> {
    let about = tools::output("rustc", &["-vV"]).context("rustc was not found")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names no host")?.to_owned())
}

/// The checksums of all files in a folder, as `sha256sum --check` reads them.
pub(crate) fn checksums(folder: &Path) -> anyhow::Result<String> {
    let mut files = Vec::new();
    list(folder, &mut files)?;
    files.sort();
    let mut text = String::new();
    for file in files {
        let content = fs::read(&file).with_context(|| file.display().to_string())?;
        let hex = hex_sum(&content);
        let name = file.strip_prefix(folder).unwrap_or(&file).display();
        let _ = writeln!(text, "{hex}  {name}");
    }
    Ok(text)
}

/// The SHA-256 of some bytes, in hexadecimal.
pub(crate) fn hex_sum(content: &[u8]) -> String {
    let hex = |hex: String, byte: &u8| hex + &format!("{byte:02x}");
    Sha256::digest(content).iter().fold(String::new(), hex)
}

/// The version that the manifest of the workspace names.
pub(crate) fn version_of_manifest() -> anyhow::Result<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).context("Cargo.toml")?;
    version::of_manifest(&manifest).context("Cargo.toml names no version in [workspace.package]")
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::copy(from, to).with_context(|| format!("{} to {}", from.display(), to.display()))?;
    Ok(())
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| path.display().to_string())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read() {
        let read = |words: &[&str]| {
            read(
                &words
                    .iter()
                    .map(|word| (*word).to_owned())
                    .collect::<Vec<_>>(),
            )
        };
        assert_eq!(read(&[]).unwrap(), (None, Purpose::Release));
        let (out, purpose) = read(&["--draft", "--out", "/tmp/it"]).unwrap();
        assert_eq!(
            (out.unwrap(), purpose),
            (PathBuf::from("/tmp/it"), Purpose::Draft)
        );
        for wrong in [&["--out"][..], &["0.2.0"]] {
            let error = read(wrong).unwrap_err().to_string();
            assert!(error.contains(EXPECTED), "{error}");
        }
    }

    #[test]
    fn checksums_are_those_of_sha256sum() {
        let folder = std::env::temp_dir().join(format!("polis-sums-{}", std::process::id()));
        fs::create_dir_all(folder.join("web")).unwrap();
        fs::write(folder.join("web/a"), "abc").unwrap();
        fs::write(folder.join("b"), "").unwrap();
        let sums = checksums(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            sums,
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n\
             ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  web/a\n"
        );
    }
}

//! `cargo xtask dist`: the packages for those who host it on Linux: a static binary, a Debian package,
//! a container image, a compose file, a Helm chart, a bill of materials, and the checksums of all.
//!
//! Everything is made by programs that every Linux has (`tar`, `gzip`; `dpkg-deb` for the Debian
//! package) and is the same for the same commit: times are that of the commit, owners are nobody,
//! files are in order, and no path of the machine is in the binary.

mod archive;
mod bill_of_materials;
mod binary;
mod debian_package;
mod image;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::release::{checksums, version_of_manifest};
use crate::steps::Steps;
use crate::tools::{self, root, say};
use crate::web::{self, Build};
use archive::{Archive, copy_folder};

const EXPECTED: &str = "expected `cargo xtask dist [--out DIR] [--web DIR | --binary FILE] [--twice] \
    [--try]`";

/// What was asked for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    out: Option<PathBuf>,
    /// The browser game, where it was made before.
    web: Option<PathBuf>,
    /// The static binary, where it was made before.
    binary: Option<PathBuf>,
    /// Whether the binary is built a second time elsewhere, to see that it is the same.
    twice: bool,
    /// Whether what was made is started and played on.
    is_tried: bool,
}

/// Where the binary comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    BuiltHere,
    /// Somebody built it before, perhaps without the browser game.
    Given,
}

/// What all packages are made from.
struct Release {
    version: String,
    /// The binary, the manual pages, the completions and the files of `deploy`.
    binary: PathBuf,
    origin: Origin,
    manual: PathBuf,
    completions: PathBuf,
    out: PathBuf,
    /// A folder for what is on the way.
    scratch: PathBuf,
    archive: Archive,
}

pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let asked = read(arguments)?;
    if !cfg!(target_os = "linux") {
        bail!(
            "packages are made on Linux; `cargo xtask release` makes the command for this system"
        );
    }
    let version = version_of_manifest()?;
    let out = match asked.out {
        Some(out) => out,
        None => tools::target_folder().join(format!("dist-{version}")),
    };
    if fs::read_dir(&out).is_ok_and(|mut files| files.next().is_some()) {
        bail!(
            "{} is not empty; remove it, or name another with --out",
            out.display()
        );
    }
    let scratch = tools::target_folder().join("dist-scratch");
    if scratch.exists() {
        fs::remove_dir_all(&scratch).with_context(|| scratch.display().to_string())?;
    }
    for folder in [&out, &scratch] {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let steps = Steps::new(6 + usize::from(asked.twice) + usize::from(asked.is_tried));
    let page = match asked.web {
        Some(folder) => folder,
        None => web::folder(),
    };
    steps.take("the browser game", || {
        if page == web::folder() && asked.binary.is_none() {
            web::write(&page, Build::Release)?;
        }
        Ok(())
    })?;
    let binary = steps.take("the static binary", || match &asked.binary {
        Some(binary) => Ok(binary.clone()),
        None => binary::build(&page, &tools::target_folder()),
    })?;
    let mut release = Release {
        manual: scratch.join("man1"),
        completions: scratch.join("completions"),
        archive: Archive::of_commit(),
        origin: match asked.binary {
            Some(_) => Origin::Given,
            None => Origin::BuiltHere,
        },
        version,
        binary,
        out,
        scratch,
    };
    if asked.twice {
        steps.take("the same binary once more", || {
            let elsewhere = tools::target_folder().join("dist-again");
            let again = binary::build(&page, &elsewhere)?;
            if fs::read(&again)? != fs::read(&release.binary)? {
                bail!(
                    "{} and {} differ",
                    again.display(),
                    release.binary.display()
                );
            }
            say("    both are the same, byte for byte");
            Ok(())
        })?;
    }
    steps.take("manual pages and completions", || {
        binary::describe(&release)
    })?;
    let package = steps.take("the Debian package", || debian_package::write(&release))?;
    let image = steps.take("the container image", || image::write(&release))?;
    steps.take("archives, bill of materials, checksums", || {
        archives(&mut release)?;
        bill_of_materials::write(&release)?;
        let sums = checksums(&release.out)?;
        fs::write(release.out.join("SHA256SUMS"), sums).context("SHA256SUMS")
    })?;
    if asked.is_tried {
        steps.take("a game on each of them", || {
            trial::of_package(&release, package.as_deref())?;
            trial::of_image(&release, &image)
        })?;
    }
    fs::remove_dir_all(&release.scratch).context("dist-scratch")?;
    say(&format!("\nThe packages are in {}.", release.out.display()));
    Ok(())
}

fn read(arguments: &[String]) -> anyhow::Result<Asked> {
    let mut asked = Asked::default();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match (argument.as_str(), arguments.len()) {
            ("--out", 1..) => asked.out = arguments.next().map(std::path::absolute).transpose()?,
            ("--web", 1..) => asked.web = arguments.next().map(std::path::absolute).transpose()?,
            ("--binary", 1..) => {
                asked.binary = arguments.next().map(std::path::absolute).transpose()?;
            }
            ("--twice", _) => asked.twice = true,
            ("--try", _) => asked.is_tried = true,
            _ => bail!("found `{argument}`; {EXPECTED}"),
        }
    }
    Ok(asked)
}

/// The binary for everybody, the compose file and the chart.
fn archives(release: &mut Release) -> anyhow::Result<()> {
    let deploy = root().join("deploy");
    let version = release.version.clone();
    let folder = release.scratch.join(format!("polis-{version}"));
    put(&release.binary, &folder.join("polis"))?;
    copy_folder(&release.manual, &folder.join("man/man1"))?;
    copy_folder(&release.completions, &folder.join("completions"))?;
    for name in ["proxy", "grafana"] {
        copy_folder(&deploy.join(name), &folder.join(name))?;
    }
    for name in [
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "docs/hosting.md",
        "docs/security.md",
    ] {
        put(
            &root().join(name),
            &folder.join(Path::new(name).file_name().unwrap_or_default()),
        )?;
    }
    let name = format!("polis-{version}-{}.tar.gz", binary::TARGET);
    release.archive.gzip(&folder, &release.out.join(name))?;

    let folder = release.scratch.join(format!("polis-{version}-compose"));
    copy_folder(&deploy.join("compose"), &folder)?;
    put(&deploy.join("proxy/Caddyfile"), &folder.join("Caddyfile"))?;
    let compose = fs::read_to_string(folder.join("compose.yaml"))?;
    let compose = compose.replace("polis:latest", &format!("polis:{version}"));
    fs::write(folder.join("compose.yaml"), compose)?;
    let name = format!("polis-{version}-compose.tar.gz");
    release.archive.gzip(&folder, &release.out.join(name))?;

    let folder = release.scratch.join("chart/polis");
    copy_folder(&deploy.join("helm/polis"), &folder)?;
    let manifest = fs::read_to_string(folder.join("Chart.yaml"))?.replace("0.1.0", &version);
    fs::write(folder.join("Chart.yaml"), manifest)?;
    let name = format!("polis-{version}-chart.tgz");
    release.archive.gzip(&folder, &release.out.join(name))
}

/// Copies a file, and makes the folder for it.
fn put(from: &Path, to: &Path) -> anyhow::Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::copy(from, to).with_context(|| format!("{} to {}", from.display(), to.display()))?;
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read() {
        let words = |words: &[&str]| {
            words
                .iter()
                .map(|word| (*word).to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(read(&[]).unwrap(), Asked::default());
        let asked = read(&words(&["--web", "/w", "--try", "--out", "/o"])).unwrap();
        assert_eq!(
            (asked.web, asked.out),
            (Some("/w".into()), Some("/o".into()))
        );
        assert!(asked.is_tried && !asked.twice);
        for wrong in [&["--out"][..], &["0.2.0"]] {
            let error = read(&words(wrong)).unwrap_err().to_string();
            assert!(error.contains(EXPECTED), "{error}");
        }
    }
}

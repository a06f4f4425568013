//! The Debian package: the command, a hardened service with a user and a folder of its own, a nightly
//! backup, manual pages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use super::archive::copy_folder;
use super::{Release, put};
use crate::tools::{self, root, say};

/// The name of the machine to Debian.
const ARCHITECTURE: &str = "amd64";

/// Writes it, where there is what writes it; its path.
pub(super) fn write(release: &Release) -> anyhow::Result<Option<PathBuf>> {
    if tools::output("dpkg-deb", &["--version"]).is_none() {
        say("    left out: found no dpkg-deb (Debian: apt install dpkg)");
        return Ok(None);
    }
    let (deploy, tree) = (root().join("deploy"), release.scratch.join("deb"));
    let debian = deploy.join("debian");
    put(&release.binary, &tree.join("usr/bin/polis"))?;
    for name in [
        "polis.service",
        "polis-backup.service",
        "polis-backup.timer",
    ] {
        put(
            &debian.join(name),
            &tree.join("usr/lib/systemd/system").join(name),
        )?;
    }
    put(
        &debian.join("polis.toml"),
        &tree.join("etc/polis/polis.toml"),
    )?;
    copy_folder(&release.manual, &tree.join("usr/share/man/man1"))?;
    for page in fs::read_dir(tree.join("usr/share/man/man1"))? {
        tools::run_quietly(
            Command::new("gzip")
                .args(["--no-name", "--best"])
                .arg(page?.path()),
        )?;
    }
    for (name, folder) in [
        ("polis.bash", "bash-completion/completions/polis"),
        ("_polis", "zsh/vendor-completions/_polis"),
        ("polis.fish", "fish/vendor_completions.d/polis.fish"),
    ] {
        put(
            &release.completions.join(name),
            &tree.join("usr/share").join(folder),
        )?;
    }
    let documents = tree.join("usr/share/doc/polis");
    for name in ["proxy", "grafana"] {
        copy_folder(&deploy.join(name), &documents.join(name))?;
    }
    for (name, there) in [
        ("LICENSE-MIT", "copyright"),
        ("docs/hosting.md", "hosting.md"),
        ("docs/security.md", "security.md"),
    ] {
        put(&root().join(name), &documents.join(there))?;
    }
    control(release, &debian, &tree)?;
    let out = release
        .out
        .join(format!("polis_{}_{ARCHITECTURE}.deb", release.version));
    let mut command = Command::new("dpkg-deb");
    command
        .args(["--build", "--root-owner-group", "-Zgzip"])
        .arg(&tree)
        .arg(&out)
        .env("SOURCE_DATE_EPOCH", release.archive.time.to_string());
    tools::run_quietly(&mut command)?;
    Ok(Some(out))
}

/// What dpkg has to know, and does before and after.
fn control(release: &Release, debian: &Path, tree: &Path) -> anyhow::Result<()> {
    let folder = tree.join("DEBIAN");
    let template = fs::read_to_string(debian.join("control")).context("control")?;
    let size = fs::metadata(&release.binary)?.len() / 1024;
    let control = template
        .replace("@VERSION@", &release.version)
        .replace("@ARCHITECTURE@", ARCHITECTURE)
        .replace("@SIZE@", &size.to_string());
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("control"), control)?;
    for name in ["conffiles", "postinst", "prerm", "postrm"] {
        put(&debian.join(name), &folder.join(name))?;
    }
    // Files as everybody has them, whatever the umask here is.
    tools::run_quietly(Command::new("chmod").args(["-R", "u=rwX,go=rX"]).arg(tree))?;
    let scripts = ["postinst", "prerm", "postrm"].map(|name| folder.join(name));
    tools::run_quietly(Command::new("chmod").arg("0755").args(scripts))?;
    Ok(())
}

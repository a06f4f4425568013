//! A container image with nothing but the binary in it, as an OCI archive, made without a daemon.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde_json::{Value, json};

use super::{Release, put};
use crate::release::hex_sum;

/// The user in the image: nobody else on the machine has this number.
const USER: u32 = 65_532;
const CONFIG: &str = "application/vnd.oci.image.config.v1+json";
const LAYER: &str = "application/vnd.oci.image.layer.v1.tar";
const MANIFEST: &str = "application/vnd.oci.image.manifest.v1+json";

/// Writes it; its path.
pub(super) fn write(release: &Release) -> anyhow::Result<PathBuf> {
    let tree = release.scratch.join("image-files");
    put(&release.binary, &tree.join("polis"))?;
    fs::create_dir_all(tree.join("var/lib/polis"))?;
    fs::create_dir_all(tree.join("tmp"))?;
    let layer = release.scratch.join("layer.tar");
    release.archive.tar(&tree, &["polis".as_ref()], &layer)?;
    let folders = release.scratch.join("folders.tar");
    own_folders(release, &tree, &folders)?;

    let layout = release.scratch.join("image");
    fs::create_dir_all(layout.join("blobs/sha256"))?;
    let layers = [
        blob(&layout, &fs::read(&layer)?)?,
        blob(&layout, &fs::read(&folders)?)?,
    ];
    let created = rfc3339(release.archive.time);
    let config = json!({
        "architecture": "amd64",
        "os": "linux",
        "created": created,
        "config": {
            "User": format!("{USER}:{USER}"),
            "Env": ["POLIS_LISTEN=0.0.0.0:8080", "POLIS_DATA=/var/lib/polis", "POLIS_LOG_FORM=json"],
            "Entrypoint": ["/polis"],
            "Cmd": ["serve"],
            "ExposedPorts": { "8080/tcp": {} },
            "Volumes": { "/var/lib/polis": {} },
            "WorkingDir": "/var/lib/polis",
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "polis",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        // The layers are not compressed, so these are their sums, too.
        "rootfs": { "type": "layers", "diff_ids": layers.each_ref().map(|layer| &layer["digest"]) },
    });
    let typed = |mut blob: Value, kind: &str| {
        blob["mediaType"] = json!(kind);
        blob
    };
    let config = typed(blob(&layout, &bytes(&config)?)?, CONFIG);
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": MANIFEST,
        "config": config,
        "layers": layers.map(|layer| typed(layer, LAYER)),
    });
    let mut manifest = typed(blob(&layout, &bytes(&manifest)?)?, MANIFEST);
    let name = format!("polis:{}", release.version);
    manifest["annotations"] = json!({
        "org.opencontainers.image.ref.name": release.version,
        "io.containerd.image.name": format!("docker.io/library/{name}"),
    });
    let index = json!({ "schemaVersion": 2, "manifests": [manifest] });
    fs::write(layout.join("index.json"), bytes(&index)?)?;
    fs::write(
        layout.join("oci-layout"),
        r#"{"imageLayoutVersion":"1.0.0"}"#,
    )?;
    // `docker load` of older versions reads this instead.
    let digest = |blob: &Value| {
        blob["digest"]
            .as_str()
            .unwrap_or_default()
            .replace(':', "/")
    };
    let read: Value = serde_json::from_slice(&fs::read(layout.join("index.json"))?)?;
    let stored = layout.join("blobs").join(digest(&read["manifests"][0]));
    let stored: Value = serde_json::from_slice(&fs::read(stored)?)?;
    let paths: Vec<String> = stored["layers"]
        .as_array()
        .context("a manifest has layers")?
        .iter()
        .map(|layer| format!("blobs/{}", digest(layer)))
        .collect();
    let docker = json!([{
        "Config": format!("blobs/{}", digest(&stored["config"])),
        "RepoTags": [name],
        "Layers": paths,
    }]);
    fs::write(layout.join("manifest.json"), bytes(&docker)?)?;
    let out = release
        .out
        .join(format!("polis-{}.oci.tar", release.version));
    let names = ["blobs", "index.json", "manifest.json", "oci-layout"].map(Path::new);
    release.archive.tar(&layout, &names, &out)?;
    Ok(out)
}

/// The folders that the user of the image writes, as a layer of its own.
fn own_folders(release: &Release, tree: &Path, out: &Path) -> anyhow::Result<()> {
    let mut command = std::process::Command::new("tar");
    command
        .args([
            "--create",
            "--format=ustar",
            "--sort=name",
            "--numeric-owner",
            "--mode=0700",
        ])
        .arg(format!("--owner={USER}"))
        .arg(format!("--group={USER}"))
        .arg(format!("--mtime=@{}", release.archive.time))
        .arg("--file")
        .arg(out)
        .arg("--directory")
        .arg(tree)
        .args(["tmp", "var/lib/polis"]);
    crate::tools::run_quietly(&mut command)?;
    Ok(())
}

/// Puts a blob into the layout; how others refer to it.
fn blob(layout: &Path, content: &[u8]) -> anyhow::Result<Value> {
    let sum = hex_sum(content);
    let path = layout.join("blobs/sha256").join(&sum);
    fs::write(&path, content).with_context(|| path.display().to_string())?;
    Ok(json!({ "digest": format!("sha256:{sum}"), "size": content.len() }))
}

fn bytes(value: &Value) -> anyhow::Result<Vec<u8>> {
    Ok(serde_json::to_vec(value)?)
}

/// A time as JSON has it.
pub(super) fn rfc3339(seconds: u64) -> String {
    // Days since 1 March of the year 0, in which leap days come last (Howard Hinnant's algorithm).
    let days = seconds / 86_400 + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_json_has_them() {
        assert_eq!(rfc3339(0), "1970-01-01T00:00:00Z");
        assert_eq!(rfc3339(1_709_164_799), "2024-02-28T23:59:59Z");
        assert_eq!(rfc3339(1_709_164_800), "2024-02-29T00:00:00Z");
        assert_eq!(rfc3339(1_794_848_461), "2026-11-16T17:01:01Z");
    }
}

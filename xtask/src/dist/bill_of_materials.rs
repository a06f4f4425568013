//! What the binary is made of, as `CycloneDX`: every crate with its version, licence and checksum.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::Context;
use serde::Deserialize;
use serde_json::{Value, json};

use super::image::rfc3339;
use super::{Release, binary};
use crate::tools::{self, root};

/// What `cargo metadata` tells, as far as it is needed.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// `None`: it is in the binary; else `dev` or `build`.
    kind: Option<String>,
}

pub(super) fn write(release: &Release) -> anyhow::Result<()> {
    let arguments = [
        "metadata",
        "--locked",
        "--format-version=1",
        "--filter-platform",
        binary::TARGET,
    ];
    let text = tools::run_quietly(tools::cargo(&arguments).stderr(std::process::Stdio::null()))?;
    let metadata: Metadata =
        serde_json::from_str(&text).context("cargo metadata cannot be read")?;
    let lock = fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock")?;
    let bill = bill(
        &metadata,
        &checksums(&lock),
        &release.version,
        release.archive.time,
    )?;
    let path = release
        .out
        .join(format!("polis-{}.cdx.json", release.version));
    fs::write(&path, serde_json::to_string_pretty(&bill)?)
        .with_context(|| path.display().to_string())
}

fn bill(
    metadata: &Metadata,
    checksums: &BTreeMap<(String, String), String>,
    version: &str,
    time: u64,
) -> anyhow::Result<Value> {
    let nodes: BTreeMap<&str, &Node> = metadata
        .resolve
        .nodes
        .iter()
        .map(|node| (node.id.as_str(), node))
        .collect();
    let is_root = |package: &&Package| package.name == "polis" && package.source.is_none();
    let root = metadata
        .packages
        .iter()
        .find(is_root)
        .context("the workspace has no polis")?;
    // All that is reached by what goes into the binary.
    let mut reached = BTreeSet::from([root.id.as_str()]);
    let mut waiting = vec![root.id.as_str()];
    while let Some(node) = waiting.pop().and_then(|id| nodes.get(id)) {
        for dependency in &node.deps {
            let is_in = dependency.dep_kinds.iter().any(|kind| kind.kind.is_none());
            if is_in && reached.insert(&dependency.pkg) {
                waiting.push(&dependency.pkg);
            }
        }
    }
    let mut parts: Vec<&Package> = metadata
        .packages
        .iter()
        .filter(|package| reached.contains(package.id.as_str()))
        .collect();
    parts.sort_by_key(|package| (&package.name, &package.version));
    let purl = |package: &Package| format!("pkg:cargo/{}@{}", package.name, package.version);
    let component = |package: &&Package| {
        let mut component = json!({
            "type": "library",
            "bom-ref": purl(package),
            "name": package.name,
            "version": package.version,
            "purl": purl(package),
        });
        if let Some(license) = &package.license {
            // Some write `/` for `OR`, as was usual once.
            component["licenses"] = json!([{ "expression": license.replace('/', " OR ") }]);
        }
        let key = (package.name.clone(), package.version.clone());
        if let Some(sum) = checksums.get(&key) {
            component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
        }
        component
    };
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": rfc3339(time),
            "component": {
                "type": "application",
                "bom-ref": "polis",
                "name": "polis",
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": parts.iter().filter(|part| part.id != root.id).map(component).collect::<Vec<_>>(),
    }))
}

/// The checksums of crates in `Cargo.lock`, by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let mut sums = BTreeMap::new();
    for package in lock.split("[[package]]").skip(1) {
        let value = |name: &str| {
            let line = package
                .lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
            line.map(|line| line.trim_matches('"').to_owned())
        };
        if let (Some(name), Some(version), Some(sum)) =
            (value("name"), value("version"), value("checksum"))
        {
            sums.insert((name, version), sum);
        }
    }
    sums
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn what_is_only_for_tests_is_left_out() {
        let package = |name: &str, source: Option<&str>| {
            json!({ "id": name, "name": name, "version": "1.0.0", "license": "MIT/Apache-2.0",
                    "source": source })
        };
        let metadata = json!({
            "packages": [package("polis", None), package("used", Some("x")), package("dev", Some("x"))],
            "resolve": { "nodes": [
                { "id": "polis", "deps": [
                    { "pkg": "used", "dep_kinds": [{ "kind": null }] },
                    { "pkg": "dev", "dep_kinds": [{ "kind": "dev" }] },
                ] },
                { "id": "used", "deps": [] },
                { "id": "dev", "deps": [] },
            ] },
        });
        let metadata: Metadata = serde_json::from_value(metadata).unwrap();
        let lock = "[[package]]\nname = \"used\"\nversion = \"1.0.0\"\nchecksum = \"abc\"\n";
        let bill = bill(&metadata, &checksums(lock), "0.1.0", 0).unwrap();
        let parts = bill["components"].as_array().unwrap();
        assert_eq!(parts.len(), 1);
        assert_eq!(parts[0]["purl"], "pkg:cargo/used@1.0.0");
        assert_eq!(parts[0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(parts[0]["hashes"][0]["content"], "abc");
    }
}

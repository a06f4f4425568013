//! Puts the browser game into the command, where `POLIS_WEB` names its folder (as
//! `cargo xtask web --out` writes it).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// How the names of packed files end, the smallest first.
const PACKED: [&str; 2] = [".br", ".gz"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=POLIS_WEB");
    let mut files = BTreeMap::new();
    if let Some(folder) = env::var_os("POLIS_WEB").filter(|folder| !folder.is_empty()) {
        let folder = PathBuf::from(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        add(&mut files, &folder, "")?;
    }
    let mut table = String::from("&[\n");
    for (name, path) in &files {
        let is_packed = PACKED.iter().any(|ending| {
            let plain = name.strip_suffix(ending);
            plain.is_some_and(|name| files.contains_key(name))
        });
        if is_packed {
            continue;
        }
        let packed = PACKED.map(|ending| match files.get(&format!("{name}{ending}")) {
            Some(path) => format!("Some({})", include(path)),
            None => "None".to_owned(),
        });
        let (content, packed) = (include(path), packed.join(", "));
        let _ = writeln!(
            table,
            "    Embedded {{ path: {name:?}, content: {content}, packed: [{packed}] }},"
        );
    }
    table += "]\n";
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    fs::write(out.join("embedded.rs"), table)
}

/// The content of a file, in Rust.
fn include(path: &Path) -> String {
    format!("include_bytes!({:?})", path.display().to_string())
}

/// Adds the files of a folder, by the paths that a browser asks for.
fn add(files: &mut BTreeMap<String, PathBuf>, folder: &Path, prefix: &str) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            add(files, &entry.path(), &format!("{name}/"))?;
        } else {
            files.insert(name, entry.path());
        }
    }
    Ok(())
}

//! Makes a folder of the compiled browser game that any static host can serve, from any path.
//!
//! It is a package of its own because `wasm-bindgen-cli-support` takes a while to compile, and
//! only those who build the browser game shall wait for it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "Usage: xtask-bundle WASM ASSETS OUT";

/// What stands beside the code in the folder that is named after its contents.
const BESIDE_THE_CODE: [&str; 8] = [
    "akropolis.css",
    "architekton.css",
    "boot.js",
    "pages.css",
    "polis.css",
    "table.css",
    "theme.js",
    "worker.js",
];
/// What keeps its name, so that a change of the code does not load it again.
const FOLDERS: [&str; 2] = ["fonts", "icons"];
/// What is worth compressing; the rest is compressed already.
const COMPRESSED: [&str; 6] = ["css", "html", "js", "svg", "wasm", "webmanifest"];

#[expect(clippy::print_stderr, reason = "this is a program for people")]
fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [wasm, assets, out] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match bundle(wasm, assets, out) {
        Ok(report) => {
            eprintln!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The files of the folder by their paths in it.
type Files = BTreeMap<String, Vec<u8>>;

fn bundle(wasm: &Path, assets: &Path, out: &Path) -> anyhow::Result<String> {
    // 1. The code, and what is loaded with it.
    let mut code = bind(wasm)?;
    for name in BESIDE_THE_CODE {
        code.insert(name.to_owned(), read(&assets.join(name))?);
    }
    // 2. Its folder is named after what is in it: it can be kept for ever.
    let app = format!("app-{:016x}", hash(&code));
    let mut files: Files = code
        .into_iter()
        .map(|(name, content)| (format!("{app}/{name}"), content))
        .collect();
    // 3. What keeps its name.
    for folder in FOLDERS {
        add_folder(&mut files, &assets.join(folder), folder)?;
    }
    let manifest = "manifest.webmanifest";
    files.insert(manifest.to_owned(), read(&assets.join(manifest))?);
    // 4. The page, and the service worker that keeps all of it.
    let page = template(&assets.join("index.html"), &[("{app}", &app)])?;
    files.insert("index.html".to_owned(), page);
    let kept = kept_files(&files);
    let worker = assets.join("sw.js");
    let worker = template(&worker, &[("{app}", &app), ("{files}", &kept)])?;
    files.insert("sw.js".to_owned(), worker);
    // 5. The folder.
    write(&files, out)
}

/// The code for the browser: a script and what it loads.
fn bind(wasm: &Path) -> anyhow::Result<Files> {
    let folder = std::env::temp_dir().join(format!("polis-bundle-{}", std::process::id()));
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name("polis")
        .generate(&folder)
        .with_context(|| wasm.display().to_string())?;
    let path = folder.join("polis_bg.wasm");
    let wasm = optimise(read(&path)?, &path)?;
    let code = Files::from([
        ("polis.js".to_owned(), read(&folder.join("polis.js"))?),
        ("polis_bg.wasm".to_owned(), wasm),
    ]);
    fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(code)
}

/// Makes the code smaller where `wasm-opt` is at hand and does. It is not needed: what it saves,
/// compression saves as well.
fn optimise(code: Vec<u8>, wasm: &Path) -> anyhow::Result<Vec<u8>> {
    let out = wasm.with_extension("smaller");
    let mut command = Command::new("wasm-opt");
    command.args(["-Os", "--enable-simd", "--enable-bulk-memory"]);
    command.args(["--enable-nontrapping-float-to-int", "--enable-sign-ext"]);
    command.args(["--enable-mutable-globals", "--enable-reference-types"]);
    command
        .args(["--enable-multivalue", "--output"])
        .args([&out, wasm]);
    let is_done = command.status().is_ok_and(|status| status.success());
    if !is_done {
        return Ok(code);
    }
    let smaller = read(&out)?;
    Ok(if compress(&smaller)?.len() < compress(&code)?.len() {
        smaller
    } else {
        code
    })
}

fn hash(files: &Files) -> u64 {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    hasher.finish()
}

fn add_folder(files: &mut Files, folder: &Path, name: &str) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        files.insert(format!("{name}/{file}"), read(&path)?);
    }
    Ok(())
}

fn template(path: &Path, values: &[(&str, &str)]) -> anyhow::Result<Vec<u8>> {
    let mut text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    for (key, value) in values {
        text = text.replace(key, value);
    }
    Ok(text.into_bytes())
}

/// What the service worker keeps, as a list in JavaScript. `./` is the page.
fn kept_files(files: &Files) -> String {
    let kept = files
        .keys()
        .filter(|path| *path != "index.html" && extension(path) != "txt");
    let lines = kept.fold(String::from("[\n  \"./\","), |list, path| {
        list + "\n  \"" + path + "\","
    });
    lines + "\n]"
}

/// Replaces the folder by these files.
fn write(files: &Files, out: &Path) -> anyhow::Result<String> {
    if out.exists() {
        let is_ours = out.join("index.html").exists() && out.join("sw.js").exists();
        let is_empty = fs::read_dir(out)
            .with_context(|| out.display().to_string())?
            .next()
            .is_none();
        if !is_ours && !is_empty {
            bail!(
                "{} holds something else; expected a folder that is new, empty or was made by this \
                 command",
                out.display()
            );
        }
        fs::remove_dir_all(out).with_context(|| out.display().to_string())?;
    }
    let mut report = String::from("\n   bytes     gzip\n");
    let (mut all, mut all_packed) = (0, 0);
    for (name, content) in files {
        let path = out.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        fs::write(&path, content).with_context(|| path.display().to_string())?;
        let mut packed = content.len();
        if COMPRESSED.contains(&extension(name)) {
            let gzip = compress(content)?;
            packed = gzip.len();
            fs::write(out.join(format!("{name}.gz")), gzip).context("gzip")?;
        }
        all += content.len();
        all_packed += packed;
        writeln!(report, "{:>8} {packed:>8}  {name}", content.len())?;
    }
    write!(report, "{all:>8} {all_packed:>8}  in {}", out.display())?;
    Ok(report)
}

fn extension(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

fn compress(content: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

//! Makes a folder of the compiled browser game that any static host can serve, from any path.
//!
//! It is a package of its own because `wasm-bindgen-cli-support` takes a while to compile, and
//! only those who build the browser game shall wait for it.

mod code;
#[cfg(feature = "packed")]
mod packed;

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};

const USAGE: &str = "Usage: xtask-bundle PAGE_WASM MIND_WASM ASSETS OUT packed|plain";

/// What stands beside the code in the folder that is named after its contents.
const BESIDE_THE_CODE: [&str; 9] = [
    "akropolis.css",
    "architekton.css",
    "boot.js",
    "online.css",
    "pages.css",
    "polis.css",
    "table.css",
    "theme.js",
    "worker.js",
];
/// The styles of the screens that are loaded later, in one file.
const LATER_STYLES: [&str; 6] = [
    "study.css",
    "replay.css",
    "editor.css",
    "pad.css",
    "puzzles.css",
    "statistics.css",
];
/// What keeps its name, so that a change of the code does not load it again.
const FOLDERS: [&str; 2] = ["fonts", "icons"];

#[expect(clippy::print_stderr, reason = "this is a program for people")]
fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [page, mind, assets, out, form] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let form = match form.to_str() {
        #[cfg(feature = "packed")]
        Some("packed") => Form::Packed,
        Some("plain") => Form::Plain,
        Some(_) | None => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match bundle([page, mind], assets, out, form) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// What is made of the compiled code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// As it is: whoever works on the game does not wait for more.
    Plain,
    /// As people get it: the page in parts, and all of it packed.
    #[cfg(feature = "packed")]
    Packed,
}

/// The files of the folder by their paths in it.
type Files = BTreeMap<String, Vec<u8>>;

fn bundle(
    [page, mind]: [&PathBuf; 2],
    assets: &Path,
    out: &Path,
    form: Form,
) -> anyhow::Result<()> {
    // 1. The code of the pages and of the computer player, and what is loaded with it.
    let mut code = match form {
        Form::Plain => code::whole(page, "polis")?,
        #[cfg(feature = "packed")]
        Form::Packed => packed::split(page, "polis")?,
    };
    code.append(&mut code::whole(mind, "mind")?);
    #[cfg(feature = "packed")]
    if form == Form::Packed {
        packed::order(&mut code)?;
    }
    for name in BESIDE_THE_CODE {
        code.insert(name.to_owned(), read(&assets.join(name))?);
    }
    let mut style = Vec::new();
    for name in LATER_STYLES {
        style.append(&mut read(&assets.join(name))?);
    }
    code.insert("later.css".to_owned(), style);
    let script = later_script(&assets.join("later.js"), &code)?;
    code.insert("later.js".to_owned(), script);
    code.extend(polis_i18n::files().map(|(name, text)| (name, text.as_bytes().to_vec())));
    code.extend(polis_puzzles::files().map(|(name, text)| (name, text.into_bytes())));
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
    write(&files, out)?;
    match form {
        Form::Plain => Ok(()),
        #[cfg(feature = "packed")]
        Form::Packed => packed::pack(&files, out),
    }
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

/// The script that asks for what is loaded later.
fn later_script(path: &Path, code: &Files) -> anyhow::Result<Vec<u8>> {
    let is_part = |name: &&String| extension(name) == "wasm" && !name.ends_with("_bg.wasm");
    let mut files: Vec<&str> = code.keys().filter(is_part).map(String::as_str).collect();
    files.push("later.css");
    template(path, &[("{files}", &format!("{files:?}"))])
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
fn write(files: &Files, out: &Path) -> anyhow::Result<()> {
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
    for (name, content) in files {
        let path = out.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        fs::write(&path, content).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

fn extension(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

//! Makes a folder of the compiled browser game that any static host can serve, from any path.
//!
//! It is a package of its own because `wasm-bindgen-cli-support` takes a while to compile, and
//! only those who build the browser game shall wait for it.

mod code;
mod first_screen;
mod npm;
#[cfg(feature = "packed")]
mod packed;
mod style;

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};

const USAGE: &str = "\
Usage: xtask-bundle PAGE_WASM MIND_WASM ASSETS OUT packed|plain
       xtask-bundle npm WASM ROOT OUT";

/// The scripts that stand beside the code in the folder that is named after its contents.
const SCRIPTS: [&str; 2] = ["boot.js", "worker.js"];
/// The style sheet of the first screen, which stands in the page itself.
const FIRST_STYLE: &str = "polis.css";
/// The style sheets that are loaded with the module, and with its parts for learning and for all else.
const STYLES: [(&str, &[&str]); 2] = [
    (
        "rest.css",
        &[
            "table.css",
            "akropolis.css",
            "architekton.css",
            "ending.css",
            "pages.css",
            "online.css",
            "online-narrow.css",
        ],
    ),
    (
        "later.css",
        &[
            "rules.css",
            "waiting-room.css",
            "online-table.css",
            "account.css",
            "community.css",
            "study.css",
            "replay.css",
            "editor.css",
            "pad.css",
            "puzzles.css",
            "statistics.css",
        ],
    ),
];
/// What keeps its name, so that a change of the code does not load it again.
const FOLDERS: [&str; 3] = ["company", "fonts", "icons"];

#[expect(clippy::print_stderr, reason = "this is a program for people")]
fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if let [task, wasm, root, out] = arguments.as_slice()
        && task.as_os_str() == "npm"
    {
        return finished(npm::package(wasm, root, out));
    }
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
    finished(bundle([page, mind], assets, out, form))
}

/// What the program says and returns in the end.
#[expect(clippy::print_stderr, reason = "this is a program for people")]
fn finished(result: anyhow::Result<()>) -> ExitCode {
    match result {
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
/// The files of the parts of the module that are loaded later, by their names.
type Parts = BTreeMap<String, Vec<String>>;

fn bundle(
    [page, mind]: [&PathBuf; 2],
    assets: &Path,
    out: &Path,
    form: Form,
) -> anyhow::Result<()> {
    // 1. The code of the pages and of the computer player, and what is loaded with it.
    let (mut code, parts) = match form {
        Form::Plain => (code::whole(page, "polis")?, Parts::new()),
        #[cfg(feature = "packed")]
        Form::Packed => packed::split(page, "polis")?,
    };
    code.append(&mut code::whole(mind, "mind")?);
    #[cfg(feature = "packed")]
    if form == Form::Packed {
        packed::shorten(&mut code)?;
        packed::order(&mut code)?;
    }
    for name in SCRIPTS {
        code.insert(name.to_owned(), read(&assets.join(name))?);
    }
    for (name, parts) in STYLES {
        let mut style = String::new();
        for part in parts {
            style += &style::minified(&text(&assets.join(part))?);
        }
        code.insert(name.to_owned(), style.into_bytes());
    }
    let script = first_script(&text(&assets.join("first.js"))?, &parts)?;
    code.insert("first.js".to_owned(), script.into_bytes());
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
    let home = first_screen::html(&text(&assets.join("home.html"))?)?;
    // Addresses in a page are those of the page.
    let style = style::minified(&text(&assets.join(FIRST_STYLE))?).replace("../fonts/", "fonts/");
    let page = text(&assets.join("index.html"))?
        .replace("{app}", &app)
        .replace("{style}", &style)
        .replace("{home}", &home);
    files.insert("index.html".to_owned(), page.into_bytes());
    let kept = kept_files(&files);
    let worker = text(&assets.join("sw.js"))?
        .replace("{app}", &app)
        .replace("{files}", &kept);
    files.insert("sw.js".to_owned(), worker.into_bytes());
    // 5. The folder.
    write(&files, out, ["index.html", "sw.js"])?;
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

/// The script that runs before the first paint.
fn first_script(script: &str, parts: &Parts) -> anyhow::Result<String> {
    let lists = parts
        .iter()
        .map(|(part, files)| format!("{part:?}:{files:?}"));
    let files = format!("{{{}}}", lists.collect::<Vec<String>>().join(","));
    Ok(script
        .replace("{words}", &first_screen::words()?)
        .replace("{files}", &files))
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

/// Replaces the folder by these files. A folder that this program wrote holds two files of the kind that
/// it writes.
fn write(files: &Files, out: &Path, signs: [&str; 2]) -> anyhow::Result<()> {
    if out.exists() {
        let is_ours = signs.iter().all(|sign| out.join(sign).exists());
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

fn text(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

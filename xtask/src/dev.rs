//! `cargo xtask dev`: serves the browser game, builds it anew when a file changes, and has the browser
//! load it again.

mod sources;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::play;
use crate::steps::{Seconds, Steps};
use crate::tools::{self, say};
use crate::web::{self, Build};
use sources::Sources;

/// Where the game is served unless `--listen` says otherwise. The server is started anew after each
/// change, at the same address.
const ADDRESS: &str = "127.0.0.1:8080";
/// How often we look at the files.
const LOOK: Duration = Duration::from_millis(200);
/// What the page asks for to see whether it is still the newest.
const VERSION: &str = "dev-version";
/// The script that asks.
const RELOAD: &str = "dev-reload.js";

/// Serves the game until somebody ends it; the arguments go to `polis serve`.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let folder = tools::target_folder().join("web-dev");
    let mut sources = Sources::read(&tools::root())?;
    let steps = Steps::new(2);
    steps.take("compiling the server", play::build_server)?;
    steps.take("compiling the pages", || build(&folder, 0))?;
    let mut server = Server::start(&folder, arguments, Opening::Browser)?;
    say("\nEvery change of a file is shown in the browser; Ctrl+C ends it.");
    for version in 1.. {
        let changed = loop {
            std::thread::sleep(LOOK);
            server.check()?;
            let changed = sources.changed(&tools::root())?;
            if !changed.is_empty() {
                break changed;
            }
        };
        let began = Instant::now();
        say(&format!("\n{} changed", list(&changed)));
        if let Err(error) = rebuild(&folder, version, &changed) {
            // What was there is still served; the next change may mend it.
            say(&format!("error: {error:#}"));
            continue;
        }
        server.stop();
        server = Server::start(&folder, arguments, Opening::Nothing)?;
        say(&format!("shown after {}", Seconds(began.elapsed())));
    }
    Ok(())
}

fn rebuild(folder: &Path, version: u32, changed: &[PathBuf]) -> anyhow::Result<()> {
    if changed.iter().any(|path| is_native(path)) {
        play::build_server()?;
    }
    build(folder, version)
}

/// Whether a file can belong to the server: all but those of the pages.
fn is_native(path: &Path) -> bool {
    let pages = [
        "crates/web",
        "crates/client",
        "crates/engine-worker",
        "xtask",
    ];
    !pages.iter().any(|folder| path.starts_with(folder))
}

/// Builds the pages and adds to them what loads them again.
fn build(folder: &Path, version: u32) -> anyhow::Result<()> {
    web::bundle(folder, Build::Quick)?;
    let page = folder.join("index.html");
    let text = fs::read_to_string(&page).with_context(|| page.display().to_string())?;
    let Some(text) = with_reload(&text) else {
        bail!("{} has no </head>", page.display());
    };
    for (name, content) in [
        ("index.html", text.as_str()),
        ("sw.js", include_str!("dev/sw.js")),
        (RELOAD, include_str!("dev/reload.js")),
        (VERSION, &format!("{}-{version}", std::process::id())),
    ] {
        let path = folder.join(name);
        fs::write(&path, content).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// A page with the script that loads it again. It comes from the same place as the page, as the
/// page's Content-Security-Policy asks.
fn with_reload(page: &str) -> Option<String> {
    let (head, rest) = page.split_once("</head>")?;
    let script = format!("<script type=\"module\" src=\"{RELOAD}\"></script>");
    Some(format!("{head}{script}</head>{rest}"))
}

fn list(files: &[PathBuf]) -> String {
    let first = files.first().map(|path| path.display().to_string());
    match (first, files.len()) {
        (Some(first), 1) => first,
        (Some(first), all) => format!("{first} and {} more", all - 1),
        (None, _) => String::new(),
    }
}

/// What a server does when it starts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    Browser,
    Nothing,
}

/// The server that runs; it ends with this value.
struct Server(Child);

impl Server {
    fn start(folder: &Path, arguments: &[String], opening: Opening) -> anyhow::Result<Server> {
        let mut command: Command = play::server();
        command.args(["serve", "--web"]).arg(folder);
        let names = |option: &str| arguments.iter().any(|word| word.starts_with(option));
        if !names("--listen") {
            command.args(["--listen", ADDRESS]);
        }
        if !names("--data") && !names("--database") {
            command.arg("--data");
            command.arg(tools::target_folder().join("dev-data"));
        }
        if opening == Opening::Browser {
            command.arg("--open");
        }
        let child = command.args(arguments).spawn();
        Ok(Server(child.context("polis serve")?))
    }

    /// Fails when the server has ended by itself.
    fn check(&mut self) -> anyhow::Result<()> {
        match self.0.try_wait()? {
            None => Ok(()),
            Some(_) => bail!("the server ended; it says above why"),
        }
    }

    fn stop(&mut self) {
        // It may have ended already, which is what we want.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn the_page_loads_what_reloads_it() {
        let page = with_reload("<head><title>Polis</title></head><body></body>").unwrap();
        let script = "<script type=\"module\" src=\"dev-reload.js\"></script>";
        assert_eq!(
            page,
            format!("<head><title>Polis</title>{script}</head><body></body>")
        );
        assert_eq!(with_reload("no page"), None);
    }

    #[test]
    fn a_change_of_a_page_leaves_the_server_alone() {
        assert!(!is_native(Path::new("crates/web/src/page/home.rs")));
        assert!(!is_native(Path::new("crates/web/assets/table.css")));
        assert!(is_native(Path::new("crates/server/src/socket.rs")));
        assert!(is_native(Path::new("crates/akropolis/src/city.rs")));
    }

    #[test]
    fn changes_are_listed_shortly() {
        let files = ["a.rs", "b.rs", "c.rs"].map(PathBuf::from);
        assert_eq!(list(&files[..1]), "a.rs");
        assert_eq!(list(&files), "a.rs and 2 more");
    }
}

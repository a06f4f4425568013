//! What was made is tried: from the package or the image to moves of an online game, with the time.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use super::{Origin, Release};
use crate::tools::{self, say};

/// How long it may take from the package to the first game.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that ends with the trial.
struct Running {
    process: Child,
    address: SocketAddr,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Unpacks the Debian package and plays on the server in it.
pub(super) fn of_package(release: &Release, package: Option<&Path>) -> anyhow::Result<()> {
    let Some(package) = package else {
        return Ok(());
    };
    let began = Instant::now();
    let tree = release.scratch.join("installed");
    tools::run_quietly(
        Command::new("dpkg-deb")
            .arg("--extract")
            .arg(package)
            .arg(&tree),
    )?;
    let binary = tree.join("usr/bin/polis");
    let mut command = Command::new(&binary);
    command
        .args(["serve", "--config"])
        .arg(tree.join("etc/polis/polis.toml"))
        .arg("--data")
        .arg(tree.join("var/lib/polis"));
    play(command, release, began, "the Debian package")
}

/// Unpacks the image and plays on the server in it, which sees nothing but its own files.
pub(super) fn of_image(release: &Release, image: &Path) -> anyhow::Result<()> {
    if tools::output("id", &["-u"]).is_none_or(|id| id.trim() != "0") {
        say("    the image was not started: only root can give it a root folder of its own");
        return Ok(());
    }
    let began = Instant::now();
    let layout = release.scratch.join("loaded");
    let tree = release.scratch.join("loaded-files");
    for folder in [&layout, &tree] {
        fs::create_dir_all(folder)?;
    }
    let unpack = |archive: &Path, to: &Path| {
        let mut tar = Command::new("tar");
        tools::run_quietly(
            tar.arg("--extract")
                .arg("--file")
                .arg(archive)
                .arg("--directory")
                .arg(to),
        )
    };
    unpack(image, &layout)?;
    let manifest: serde_json::Value =
        serde_json::from_slice(&fs::read(layout.join("manifest.json"))?)?;
    let layers = manifest[0]["Layers"]
        .as_array()
        .context("an image has layers")?;
    for layer in layers {
        unpack(&layout.join(layer.as_str().unwrap_or_default()), &tree)?;
    }
    let mut command = Command::new("chroot");
    command.arg("--userspec=65532:65532").arg(&tree).args([
        "/polis",
        "serve",
        "--data",
        "/var/lib/polis",
    ]);
    play(command, release, began, "the image")
}

/// Starts a server and plays on it.
fn play(mut server: Command, release: &Release, began: Instant, what: &str) -> anyhow::Result<()> {
    // A port that is free now.
    let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    server
        .args(["--listen", &address.to_string()])
        .stdout(Stdio::null());
    let mut running = Running {
        process: server.spawn().context("the server")?,
        address,
    };
    while !running.is_ready() {
        if let Some(status) = running.process.try_wait()? {
            bail!("{what}: the server ended with {status}");
        }
        if began.elapsed() > PATIENCE {
            bail!(
                "{what}: the server was not ready in {} s",
                PATIENCE.as_secs()
            );
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let ready = began.elapsed();
    let mut players = Command::new(&release.binary);
    let url = format!("http://{address}");
    players.args([
        "load",
        "--url",
        &url,
        "--tables",
        "1",
        "--rate",
        "50",
        "--seconds",
        "2",
    ]);
    tools::run_quietly(&mut players)?;
    let page = running.get("/").unwrap_or_default();
    if !page.contains("200 OK") {
        match release.origin {
            Origin::BuiltHere => bail!("{what}: there is no page at {url}"),
            Origin::Given => say(&format!(
                "    {what}: the binary was built without the page"
            )),
        }
    }
    let took = began.elapsed();
    say(&format!(
        "    {what}: ready after {:.1} s, two players have played for 2 s after {:.1} s",
        ready.as_secs_f32(),
        took.as_secs_f32()
    ));
    if took > PATIENCE {
        bail!(
            "{what}: the first game took longer than {} s",
            PATIENCE.as_secs()
        );
    }
    Ok(())
}

impl Running {
    fn is_ready(&self) -> bool {
        self.get("/readyz")
            .is_some_and(|answer| answer.contains("200 OK"))
    }

    fn get(&self, path: &str) -> Option<String> {
        let mut stream = TcpStream::connect(self.address).ok()?;
        let host = self.address;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )
        .ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).ok()?;
        Some(String::from_utf8_lossy(&answer).into_owned())
    }
}

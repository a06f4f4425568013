//! `polis soak`: a server is killed in mid-play again and again, and nothing may be lost.

mod chaos;
mod postgres_pair;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use polis_game::chance;
use polis_loadtest::{Bystanders, LoadTest, Report, run_until};
use rand::RngExt;
use serde::Serialize;

use crate::cli::SoakArguments;

/// How long a server may take until it answers.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked whether it does.
const LOOK: Duration = Duration::from_millis(5);

/// What is printed as JSON.
#[derive(Serialize)]
struct Soaked {
    kills: u32,
    /// From a kill until the server answered again, in milliseconds.
    longest_outage_ms: u64,
    #[serde(flatten)]
    report: Report,
}

/// The server, which is killed at the latest when this is dropped.
struct Server {
    child: Child,
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn run(arguments: &SoakArguments) -> anyhow::Result<()> {
    let folder = arguments.data.as_ref().or(arguments.chaos.as_ref());
    if let Some(folder) = folder
        && std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    {
        bail!(
            "{} is not empty; expected an empty folder, or none",
            folder.display()
        );
    }
    if let Some(folder) = &arguments.chaos {
        let chaos = chaos::run(arguments, folder)?;
        let mut out = std::io::stdout().lock();
        if arguments.json {
            serde_json::to_writer(&mut out, &chaos)?;
            writeln!(out)?;
        } else {
            write!(out, "{}", chaos.text())?;
        }
        return none_lost(chaos.lost());
    }
    // A port that is free now.
    let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    let first = start(arguments, address)?;
    let time = Duration::from_secs(arguments.seconds.into());
    let plan = LoadTest {
        url: format!("http://{address}"),
        tables: arguments.tables as usize,
        rate: f64::from(arguments.rate),
        time,
        seed: arguments.seed,
        bystanders: Bystanders::default(),
    };
    let (begun, over) = (AtomicBool::new(false), AtomicBool::new(false));
    let enough = Arc::new(AtomicBool::new(false));
    let (kills, report) = std::thread::scope(|scope| {
        let killer =
            scope.spawn(|| kill_again_and_again(arguments, address, first, &begun, &over, &enough));
        let runtime = tokio::runtime::Runtime::new()?;
        let begin = || begun.store(true, Ordering::Relaxed);
        let report = runtime.block_on(run_until(&plan, begin, enough.clone()));
        over.store(true, Ordering::Relaxed);
        let kills = killer
            .join()
            .map_err(|_| anyhow::anyhow!("the killing stopped"))??;
        anyhow::Ok((kills, report?))
    })?;
    let soaked = Soaked {
        kills: kills.0,
        longest_outage_ms: kills.1.as_millis() as u64,
        report,
    };
    let report = &soaked.report;
    let mut out = std::io::stdout().lock();
    if arguments.json {
        serde_json::to_writer(&mut out, &soaked)?;
        writeln!(out)?;
    } else {
        writeln!(
            out,
            "{} kills, {} moves acknowledged in {} games that ended, {} lost",
            soaked.kills, report.moves, report.games, report.lost
        )?;
        writeln!(
            out,
            "longest outage {} ms, {} sockets opened again, {} other errors",
            soaked.longest_outage_ms, report.reconnects, report.errors
        )?;
        if let Some(error) = &report.first_error {
            writeln!(out, "the first: {error}")?;
        }
    }
    none_lost(report.lost)
}

fn none_lost(lost: usize) -> anyhow::Result<()> {
    if lost > 0 {
        bail!("{lost} moves that were acknowledged are lost");
    }
    Ok(())
}

/// Kills the server at random moments and starts it again, until the time or the number of kills is
/// over; then it stays until the records have been read. The number of kills and the longest outage.
fn kill_again_and_again(
    arguments: &SoakArguments,
    address: SocketAddr,
    mut server: Server,
    begun: &AtomicBool,
    over: &AtomicBool,
    enough: &AtomicBool,
) -> anyhow::Result<(u32, Duration)> {
    while !begun.load(Ordering::Relaxed) && !over.load(Ordering::Relaxed) {
        std::thread::sleep(LOOK);
    }
    let mut rng = chance(arguments.seed);
    let end = Instant::now() + Duration::from_secs(arguments.seconds.into());
    let (mut kills, mut longest) = (0, Duration::ZERO);
    loop {
        let life = f64::from(arguments.every) * rng.random_range(0.1..1.9);
        let until = Instant::now() + Duration::from_secs_f64(life);
        while Instant::now() < until && !over.load(Ordering::Relaxed) {
            std::thread::sleep(LOOK);
        }
        if over.load(Ordering::Relaxed) {
            return Ok((kills, longest));
        }
        if Instant::now() >= end || kills >= arguments.kills {
            enough.store(true, Ordering::Relaxed);
            continue;
        }
        let killed = Instant::now();
        drop(server);
        server = start(arguments, address)?;
        kills += 1;
        longest = longest.max(killed.elapsed());
    }
}

/// Whether the server answers a request. It takes connections before it has opened its database.
fn answers(address: SocketAddr, path: &str) -> bool {
    let ask = || -> std::io::Result<bool> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer.starts_with("HTTP/1.1 200"))
    };
    ask().unwrap_or(false)
}

/// Starts the server and waits until it answers.
fn start(arguments: &SoakArguments, address: SocketAddr) -> anyhow::Result<Server> {
    let mut command = Command::new(std::env::current_exe()?);
    match (&arguments.data, &arguments.database) {
        (Some(folder), _) => command.env("POLIS_DATA", folder),
        // Others on the machine can see arguments, but not the environment.
        (None, Some(url)) => command.env("POLIS_DATABASE", url),
        (None, None) => bail!("found no place for the server; expected --data or --database"),
    };
    launch(command, address)
}

/// Lets a command serve at an address, and waits until it answers.
fn launch(mut command: Command, address: SocketAddr) -> anyhow::Result<Server> {
    command
        .args(["serve", "--log", "error", "--listen", &address.to_string()])
        .stdout(Stdio::null());
    let mut server = Server {
        child: command.spawn().context("the server cannot be started")?,
    };
    let began = Instant::now();
    while !answers(address, "/healthz") {
        if let Some(status) = server.child.try_wait()? {
            bail!("the server ended with {status}");
        }
        if began.elapsed() > PATIENCE {
            bail!("the server does not answer after {} s", PATIENCE.as_secs());
        }
        std::thread::sleep(LOOK);
    }
    Ok(server)
}

//! `polis soak --chaos`: several servers, PostgreSQL with a standby, and NATS, killed at random.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use polis_game::{Chance, chance};
use polis_loadtest::{Bystanders, LoadTest, Report, run_until};
use rand::RngExt;
use serde::Serialize;

use super::postgres_pair::PostgresPair;
use super::{LOOK, PATIENCE, Server, answers, launch};
use crate::cli::SoakArguments;

/// How long a server tells again that it can write, though that has changed meanwhile.
const FRESH: Duration = Duration::from_millis(1050);

/// What happened, as it is printed.
#[derive(Serialize)]
pub(super) struct Chaos {
    kills: Kills,
    /// Longest time from a kill until all servers could write again, in milliseconds, for each of them. It is never
    /// less than the second for which a server tells again what it knows.
    longest_outage_ms: Kills,
    /// Longest that a table waited for a move that was sent to be acknowledged.
    longest_wait_ms: f64,
    seconds: f64,
    moves: usize,
    games: usize,
    reconnects: usize,
    retries: usize,
    errors: usize,
    lost: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_error: Option<String>,
}

/// A number for each that can be killed.
#[derive(Clone, Copy, Default, Serialize)]
struct Kills {
    servers: u32,
    primaries: u32,
    standbys: u32,
    nats: u32,
}

/// What is killed.
#[derive(Clone, Copy)]
enum Victim {
    Server(usize),
    Primary,
    Standby,
    Nats,
}

/// Everything that runs.
struct Site {
    addresses: Vec<SocketAddr>,
    servers: Vec<Option<Server>>,
    database: PostgresPair,
    nats: Nats,
}

struct Nats {
    port: u16,
    process: Option<Child>,
}

pub(super) fn run(arguments: &SoakArguments, folder: &Path) -> anyhow::Result<Chaos> {
    let mut site = Site::start(arguments, folder)?;
    let addresses = site.addresses.clone();
    let seated = AtomicUsize::new(0);
    let over = AtomicBool::new(false);
    let enough = Arc::new(AtomicBool::new(false));
    let (kills, reports) = std::thread::scope(|scope| {
        let players: Vec<_> = addresses
            .iter()
            .enumerate()
            .map(|(number, address)| {
                let plan = plan(arguments, number, *address, addresses.len());
                let (seated, enough) = (&seated, enough.clone());
                scope.spawn(move || -> anyhow::Result<Report> {
                    let runtime = tokio::runtime::Runtime::new()?;
                    let begin = || {
                        seated.fetch_add(1, Ordering::Relaxed);
                    };
                    Ok(runtime.block_on(run_until(&plan, begin, enough))?)
                })
            })
            .collect();
        let killer = scope.spawn(|| site.kill_at_random(arguments, &seated, &over, &enough));
        let reports: Vec<anyhow::Result<Report>> = players
            .into_iter()
            .map(|player| player.join().unwrap_or_else(|_| bail!("a player stopped")))
            .collect();
        over.store(true, Ordering::Relaxed);
        let kills = killer
            .join()
            .map_err(|_| anyhow::anyhow!("the killing stopped"))??;
        let reports = reports
            .into_iter()
            .collect::<anyhow::Result<Vec<Report>>>()?;
        anyhow::Ok((kills, reports))
    })?;
    let sum = |count: fn(&Report) -> usize| reports.iter().map(count).sum();
    let longest = |time: fn(&Report) -> f64| reports.iter().map(time).fold(0.0, f64::max);
    Ok(Chaos {
        kills: kills.0,
        longest_outage_ms: kills.1,
        longest_wait_ms: longest(|report| report.served_max_ms),
        seconds: longest(|report| report.seconds),
        moves: sum(|report| report.moves),
        games: sum(|report| report.games),
        reconnects: sum(|report| report.reconnects),
        retries: sum(|report| report.retries),
        errors: sum(|report| report.errors),
        lost: sum(|report| report.lost),
        first_error: reports.into_iter().find_map(|report| report.first_error),
    })
}

impl Chaos {
    pub(super) const fn lost(&self) -> usize {
        self.lost
    }

    /// For people.
    pub(super) fn text(&self) -> String {
        let (kills, outages) = (self.kills, self.longest_outage_ms);
        let mut text = format!(
            "{} servers, {} primaries, {} standbys and {} NATS killed in {:.0} s\n\
             {} moves acknowledged in {} games that ended, {} lost\n\
             longest outages {}, {}, {} and {} ms, longest wait of a table {:.0} ms\n\
             {} sockets opened again, {} moves sent again, {} other errors\n",
            kills.servers,
            kills.primaries,
            kills.standbys,
            kills.nats,
            self.seconds,
            self.moves,
            self.games,
            self.lost,
            outages.servers,
            outages.primaries,
            outages.standbys,
            outages.nats,
            self.longest_wait_ms,
            self.reconnects,
            self.retries,
            self.errors
        );
        if let Some(error) = &self.first_error {
            text.push_str("the first: ");
            text.push_str(error);
            text.push('\n');
        }
        text
    }
}

/// The part of the load that goes to one server.
fn plan(arguments: &SoakArguments, number: usize, address: SocketAddr, of: usize) -> LoadTest {
    LoadTest {
        url: format!("http://{address}"),
        tables: (arguments.tables as usize).div_ceil(of),
        rate: f64::from(arguments.rate) / of as f64,
        time: Duration::from_secs(arguments.seconds.into()),
        seed: arguments.seed.wrapping_add(1_000 * number as u64),
        bystanders: Bystanders::default(),
    }
}

impl Site {
    fn start(arguments: &SoakArguments, folder: &Path) -> anyhow::Result<Site> {
        let free = || TcpListener::bind("127.0.0.1:0")?.local_addr();
        let addresses = (0..arguments.nodes)
            .map(|_| free())
            .collect::<std::io::Result<Vec<_>>>()?;
        let mut nats = Nats {
            port: free()?.port(),
            process: None,
        };
        nats.start()?;
        let mut site = Site {
            servers: addresses.iter().map(|_| None).collect(),
            addresses,
            database: PostgresPair::start(folder)?,
            nats,
        };
        for index in 0..site.addresses.len() {
            site.start_server(index)?;
        }
        Ok(site)
    }

    fn start_server(&mut self, index: usize) -> anyhow::Result<()> {
        let mut command = Command::new(std::env::current_exe()?);
        command
            .env("POLIS_DATABASE", self.database.url())
            .env("POLIS_NATS", format!("nats://127.0.0.1:{}", self.nats.port));
        self.servers[index] = Some(launch(command, self.addresses[index])?);
        Ok(())
    }

    /// Kills one thing after the other, until the time is over.
    fn kill_at_random(
        &mut self,
        arguments: &SoakArguments,
        seated: &AtomicUsize,
        over: &AtomicBool,
        enough: &AtomicBool,
    ) -> anyhow::Result<(Kills, Kills)> {
        let all = self.addresses.len();
        while seated.load(Ordering::Relaxed) < all && !over.load(Ordering::Relaxed) {
            std::thread::sleep(LOOK);
        }
        let mut rng = chance(arguments.seed);
        let end = Instant::now() + Duration::from_secs(arguments.seconds.into());
        let (mut kills, mut longest) = (Kills::default(), Kills::default());
        loop {
            let pause = f64::from(arguments.every) * rng.random_range(0.1..1.9);
            let until = Instant::now() + Duration::from_secs_f64(pause);
            while Instant::now() < until && !over.load(Ordering::Relaxed) {
                std::thread::sleep(LOOK);
            }
            if over.load(Ordering::Relaxed) {
                return Ok((kills, longest));
            }
            if Instant::now() >= end || kills.all() >= arguments.kills {
                enough.store(true, Ordering::Relaxed);
                continue;
            }
            let victim = self.choose(&mut rng);
            let killed = Instant::now();
            *kills.of(victim) += 1;
            self.kill(victim)?;
            let outage = self.wait_until_all_write(killed)?.as_millis() as u32;
            let longest = longest.of(victim);
            *longest = outage.max(*longest);
            match victim {
                // The next standby copies everything; players go on meanwhile.
                Victim::Primary | Victim::Standby => self.database.add_standby()?,
                Victim::Nats => self.nats.start()?,
                Victim::Server(_) => {}
            }
        }
    }

    fn choose(&self, rng: &mut Chance) -> Victim {
        match rng.random_range(0..10) {
            0..=4 => Victim::Server(rng.random_range(0..self.servers.len())),
            5..=6 => Victim::Primary,
            7 => Victim::Standby,
            _ => Victim::Nats,
        }
    }

    fn kill(&mut self, victim: Victim) -> anyhow::Result<()> {
        match victim {
            Victim::Server(index) => {
                self.servers[index] = None;
                self.start_server(index)
            }
            Victim::Primary => self.database.kill_primary(),
            Victim::Standby => self.database.kill_standby(),
            Victim::Nats => {
                self.nats.kill();
                Ok(())
            }
        }
    }

    /// Waits until all servers can write; how long that was after the kill.
    fn wait_until_all_write(&self, killed: Instant) -> anyhow::Result<Duration> {
        std::thread::sleep(FRESH.saturating_sub(killed.elapsed()));
        while !self
            .addresses
            .iter()
            .all(|&address| answers(address, "/readyz"))
        {
            if killed.elapsed() > PATIENCE {
                bail!("a server cannot write after {} s", PATIENCE.as_secs());
            }
            std::thread::sleep(LOOK);
        }
        Ok(killed.elapsed())
    }
}

impl Kills {
    const fn of(&mut self, victim: Victim) -> &mut u32 {
        match victim {
            Victim::Server(_) => &mut self.servers,
            Victim::Primary => &mut self.primaries,
            Victim::Standby => &mut self.standbys,
            Victim::Nats => &mut self.nats,
        }
    }

    const fn all(self) -> u32 {
        self.servers + self.primaries + self.standbys + self.nats
    }
}

impl Nats {
    fn start(&mut self) -> anyhow::Result<()> {
        let process = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("nats-server cannot be started; is it installed?")?;
        self.process = Some(process);
        Ok(())
    }

    fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

//! A PostgreSQL with a standby in a folder: each can be killed, and the other goes on.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

/// How long anything of PostgreSQL may take.
const PATIENCE: Duration = Duration::from_mins(1);
const LOOK: Duration = Duration::from_millis(20);

/// Two hosts of PostgreSQL, of which one is the primary.
pub(super) struct PostgresPair {
    folder: PathBuf,
    binaries: PathBuf,
    /// The user and group that run it: it refuses to run as root.
    user: Option<(u32, u32)>,
    ports: [u16; 2],
    processes: [Option<Child>; 2],
    hosts: [Option<PathBuf>; 2],
    primary: usize,
    /// Counts the folders of data that were made.
    made: u32,
}

impl PostgresPair {
    /// Makes a primary and a standby that has everything before it is acknowledged.
    pub(super) fn start(folder: &Path) -> anyhow::Result<PostgresPair> {
        let port = || anyhow::Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port());
        let mut pair = PostgresPair {
            folder: std::path::absolute(folder)?,
            binaries: binaries().context("PostgreSQL is not installed")?,
            user: user()?,
            ports: [port()?, port()?],
            processes: [None, None],
            hosts: [None, None],
            primary: 0,
            made: 0,
        };
        let data = pair.new_data()?;
        finish(
            pair.command("initdb")
                .args(["--auth=trust", "--username=polis", "-D"])
                .arg(&data),
        )?;
        pair.run(0, &data)?;
        pair.psql("postgres", "CREATE DATABASE polis")?;
        pair.add_standby()?;
        Ok(pair)
    }

    /// The URL that names both hosts.
    pub(super) fn url(&self) -> String {
        let [one, other] = self.ports;
        format!("postgres://polis@127.0.0.1:{one},127.0.0.1:{other}/polis")
    }

    /// Kills the primary, and lets the standby take over.
    pub(super) fn kill_primary(&mut self) -> anyhow::Result<()> {
        self.kill(self.primary);
        self.primary = 1 - self.primary;
        self.psql("postgres", "SELECT pg_promote()")?;
        Ok(())
    }

    /// Kills the standby. The primary does not wait for it any more.
    pub(super) fn kill_standby(&mut self) -> anyhow::Result<()> {
        self.kill(1 - self.primary);
        self.wait_for_standbys("")
    }

    /// Makes a new standby of the primary, and waits until it has everything.
    pub(super) fn add_standby(&mut self) -> anyhow::Result<()> {
        let data = self.new_data()?;
        let port = self.ports[self.primary].to_string();
        finish(
            self.command("pg_basebackup")
                .args(["-h", "127.0.0.1", "-U", "polis", "-p", &port])
                .args(["-R", "-X", "stream", "-c", "fast", "-D"])
                .arg(&data),
        )?;
        self.run(1 - self.primary, &data)?;
        self.wait_for_standbys("*")?;
        let began = Instant::now();
        let query = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        while self.psql("postgres", query)? != "1" {
            if began.elapsed() > PATIENCE {
                bail!("the standby does not follow");
            }
            std::thread::sleep(LOOK);
        }
        Ok(())
    }

    /// Sets for which standbys the primary waits.
    fn wait_for_standbys(&self, names: &str) -> anyhow::Result<()> {
        let set = format!("ALTER SYSTEM SET synchronous_standby_names = '{names}'");
        self.psql("postgres", &set)?;
        self.psql("postgres", "SELECT pg_reload_conf()")?;
        Ok(())
    }

    /// Starts one of both on its data, and waits until it answers.
    fn run(&mut self, index: usize, data: &Path) -> anyhow::Result<()> {
        let log = fs::File::create(data.with_extension("log"))?;
        let process = self
            .command("postgres")
            .arg("-D")
            .arg(data)
            .args(["-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "max_connections=200"])
            .args(["-c", &format!("port={}", self.ports[index])])
            .args(["-c", "unix_socket_directories="])
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()?;
        self.processes[index] = Some(process);
        let host = data.parent().map(Path::to_owned);
        if let Some(former) = std::mem::replace(&mut self.hosts[index], host) {
            // Its processes are gone by now, or write where nobody reads.
            let _ = fs::remove_dir_all(former);
        }
        let port = self.ports[index].to_string();
        let began = Instant::now();
        loop {
            let ready = self
                .command("pg_isready")
                .args(["-q", "-h", "127.0.0.1", "-p", &port])
                .status()?;
            if ready.success() {
                return Ok(());
            }
            if began.elapsed() > PATIENCE {
                bail!(
                    "PostgreSQL does not start; see {}",
                    data.with_extension("log").display()
                );
            }
            std::thread::sleep(LOOK);
        }
    }

    fn kill(&mut self, index: usize) {
        if let Some(mut process) = self.processes[index].take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Runs a statement on the primary, trying again while it is just starting.
    fn psql(&self, database: &str, query: &str) -> anyhow::Result<String> {
        let port = self.ports[self.primary].to_string();
        let began = Instant::now();
        loop {
            let output = self
                .command("psql")
                .args([
                    "-h",
                    "127.0.0.1",
                    "-U",
                    "polis",
                    "-p",
                    &port,
                    "-XAt",
                    "-c",
                    query,
                ])
                .arg(database)
                .output()?;
            if output.status.success() {
                return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
            }
            if began.elapsed() > PATIENCE {
                bail!("psql: {}", String::from_utf8_lossy(&output.stderr));
            }
            std::thread::sleep(LOOK);
        }
    }

    /// A name for new data.
    fn new_data(&mut self) -> anyhow::Result<PathBuf> {
        self.made += 1;
        let host = self.folder.join(format!("postgres-{}", self.made));
        fs::create_dir_all(&host)?;
        #[cfg(unix)]
        if let Some((user, group)) = self.user {
            std::os::unix::fs::chown(&host, Some(user), Some(group))?;
        }
        Ok(host.join("data"))
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.binaries.join(program));
        command.current_dir("/");
        #[cfg(unix)]
        if let Some((user, group)) = self.user {
            use std::os::unix::process::CommandExt;
            command.uid(user).gid(group);
        }
        command
    }
}

fn finish(command: &mut Command) -> anyhow::Result<()> {
    let output = command.output()?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}

impl Drop for PostgresPair {
    fn drop(&mut self) {
        self.kill(0);
        self.kill(1);
    }
}

/// The folder of the newest PostgreSQL on this machine.
fn binaries() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let newest = versions
        .flatten()
        .filter_map(|entry| {
            Some((
                entry.file_name().to_str()?.parse::<u32>().ok()?,
                entry.path(),
            ))
        })
        .max();
    let installed = newest.map(|(_, path)| path.join("bin"));
    installed.or_else(|| {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|folder| folder.join("initdb").exists())
    })
}

/// The user `postgres`, where this is root.
fn user() -> anyhow::Result<Option<(u32, u32)>> {
    let id = |arguments: &[&str]| -> anyhow::Result<u32> {
        let output = Command::new("id").args(arguments).output()?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().parse()?)
    };
    if id(&["-u"])? != 0 {
        return Ok(None);
    }
    let missing = "PostgreSQL does not run as root, and there is no user `postgres`";
    let user = id(&["-u", "postgres"]).context(missing)?;
    Ok(Some((user, id(&["-g", "postgres"])?)))
}

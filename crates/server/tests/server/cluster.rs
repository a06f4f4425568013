//! A throw-away PostgreSQL, started once for all tests of this process.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A running PostgreSQL in a temporary folder. It ends with the process that started it, however
/// that ends: a shell holds the other end of a pipe.
pub(crate) struct Cluster {
    pub(crate) port: u16,
    pub(crate) folder: PathBuf,
    binaries: PathBuf,
    user: Option<&'static str>,
    /// The shell; its input is the lifeline.
    shell: std::process::Child,
}

static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();

/// The cluster; none, with a loud message, where PostgreSQL is not installed.
pub(crate) fn cluster() -> Option<&'static Cluster> {
    CLUSTER
        .get_or_init(|| {
            let cluster = Cluster::start();
            if cluster.is_none() {
                let message = "\n*** PostgreSQL is not installed: ITS TESTS ARE SKIPPED. ***\n\
                    *** On Debian: apt-get install postgresql              ***\n";
                // Past the harness, which hides the output of tests that pass.
                let _ = std::io::stderr().write_all(message.as_bytes());
            }
            cluster
        })
        .as_ref()
}

impl Cluster {
    /// Starts a cluster of its own, for tests that break it.
    pub(crate) fn start() -> Option<Cluster> {
        let binaries = binaries()?;
        let folder = tempfile::Builder::new()
            .prefix("polis-postgres-")
            .tempdir()
            .unwrap()
            .keep();
        // The server refuses to run as root.
        let is_root = Command::new("id")
            .arg("-u")
            .output()
            .is_ok_and(|output| output.stdout.trim_ascii() == b"0");
        let user = is_root.then_some("postgres");
        if let Some(user) = user {
            run(Command::new("chown").arg(user).arg(&folder));
        }
        let data = folder.join("data");
        run(as_user(user, &binaries.join("initdb"))
            .args(["--auth=trust", "--username=polis", "--no-sync", "-D"])
            .arg(&data)
            .stdout(Stdio::null()));
        Some(Cluster::run(folder, binaries, user, free_port()))
    }

    /// A standby that follows this one, in a folder of its own.
    pub(crate) fn standby(&self) -> Cluster {
        let folder = tempfile::Builder::new()
            .prefix("polis-standby-")
            .tempdir()
            .unwrap()
            .keep();
        if let Some(user) = self.user {
            run(Command::new("chown").arg(user).arg(&folder));
        }
        let port = self.port.to_string();
        run(as_user(self.user, &self.binaries.join("pg_basebackup"))
            .args(["-h", "127.0.0.1", "-U", "polis", "-p", &port])
            .args(["-R", "-X", "stream", "--no-sync", "-c", "fast", "-D"])
            .arg(folder.join("data")));
        Cluster::run(folder, self.binaries.clone(), self.user, free_port())
    }

    /// Runs something in a database of this cluster.
    pub(crate) fn psql(&self, database: &str, query: &str) -> String {
        let port = self.port.to_string();
        let output = Command::new(self.binaries.join("psql"))
            .args([
                "-h",
                "127.0.0.1",
                "-U",
                "polis",
                "-p",
                &port,
                "-At",
                "-c",
                query,
            ])
            .arg(database)
            .output()
            .unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    }

    /// Runs the cluster in a folder that has its files.
    fn run(folder: PathBuf, binaries: PathBuf, user: Option<&'static str>, port: u16) -> Cluster {
        let data = folder.join("data");
        let options = options(port, &folder);
        let pg_ctl = binaries.join("pg_ctl");
        let as_user_words = user.map_or(String::new(), |user| format!("runuser -u {user} -- "));
        let control = format!(
            "{as_user_words}{} -s -D {}",
            pg_ctl.display(),
            data.display()
        );
        // It starts the server, waits until the tests are gone, and cleans up.
        let script = format!(
            "cd /; {control} -w -l {log} -o '{options}' start >/dev/null; echo up; \
             read _; {control} -m immediate stop >/dev/null 2>&1; rm -rf {folder}",
            log = folder.join("log").display(),
            folder = folder.display(),
        );
        let mut shell = Command::new("sh")
            .args(["-c", &script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut up = [0; 3];
        std::io::Read::read_exact(shell.stdout.as_mut().unwrap(), &mut up).unwrap();
        let cluster = Cluster {
            port,
            folder,
            binaries,
            user,
            shell,
        };
        cluster.wait_until_ready();
        cluster
    }

    /// A fresh database and its URL.
    pub(crate) fn database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let port = self.port.to_string();
        run(Command::new(self.binaries.join("createdb")).args([
            "-h",
            "127.0.0.1",
            "-U",
            "polis",
            "-p",
            &port,
            &name,
        ]));
        format!("postgres://polis@127.0.0.1:{port}/{name}")
    }

    /// Stops the server as if somebody pulled the plug, and starts it again.
    pub(crate) fn restart(&self) {
        let options = options(self.port, &self.folder);
        run(as_user(self.user, &self.binaries.join("pg_ctl"))
            .args(["-s", "-w", "-m", "immediate", "-o", &options, "-l"])
            .arg(self.folder.join("log"))
            .arg("-D")
            .arg(self.folder.join("data"))
            .arg("restart")
            .current_dir("/")
            .stdout(Stdio::null()));
        self.wait_until_ready();
    }

    /// Stops the server as if somebody pulled the plug.
    pub(crate) fn stop(&self) {
        run(as_user(self.user, &self.binaries.join("pg_ctl"))
            .args(["-s", "-w", "-m", "immediate", "-D"])
            .arg(self.folder.join("data"))
            .arg("stop"));
    }

    fn wait_until_ready(&self) {
        let started = Instant::now();
        let port = self.port.to_string();
        let ready = || {
            Command::new(self.binaries.join("pg_isready"))
                .args(["-q", "-h", "127.0.0.1", "-p", &port])
                .status()
                .is_ok_and(|status| status.success())
        };
        while !ready() {
            assert!(
                started.elapsed() < Duration::from_secs(30),
                "PostgreSQL does not start"
            );
            std::thread::yield_now();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

/// How a cluster is run.
fn options(port: u16, folder: &Path) -> String {
    format!(
        "-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={} \
         -c max_connections=200 -c fsync=off",
        folder.display()
    )
}

/// A port that nobody listens at.
pub(crate) fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// The folder of the newest PostgreSQL on this machine.
fn binaries() -> Option<PathBuf> {
    let mut found: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .filter(|(_, path)| path.join("initdb").exists())
        .collect();
    found.sort();
    let installed = found.pop().map(|(_, path)| path);
    installed.or_else(|| {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|folder| folder.join("initdb").exists())
    })
}

fn as_user(user: Option<&str>, program: &Path) -> Command {
    let mut command = match user {
        Some(user) => {
            let mut command = Command::new("runuser");
            command.args(["-u", user, "--"]).arg(program);
            command
        }
        None => Command::new(program),
    };
    command.current_dir("/");
    command
}

fn run(command: &mut Command) {
    let output = command.stderr(Stdio::piped()).output().unwrap();
    assert!(
        output.status.success(),
        "{command:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
}

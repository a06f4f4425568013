//! `polis load` against a real `polis serve`.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

/// A server that is killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    url: String,
}

impl Server {
    pub(crate) fn start(data: &Path, listen: &str) -> Server {
        // Any page will do: nobody asks for it.
        std::fs::create_dir_all(data).unwrap();
        let web = data.join("web");
        std::fs::create_dir_all(&web).unwrap();
        std::fs::write(web.join("index.html"), "Polis").unwrap();
        let log = std::fs::File::create(data.join("log")).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_polis"))
            .args(["serve", "--listen", listen, "--log", "info", "--web"])
            .arg(&web)
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let url = lines
            .map_while(Result::ok)
            .find_map(|line| {
                let rest = &line[line.find("http://")?..];
                Some(rest.split_whitespace().next()?.to_owned())
            })
            .expect("the server says where it is");
        Server { child, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn load(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_polis"))
        .arg("load")
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn games_are_played_checked_and_counted() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("load-data");
    let _ = std::fs::remove_dir_all(&data);
    let server = Server::start(&data, "127.0.0.1:0");
    let output = load(&[
        "--url",
        &server.url,
        "--tables",
        "4",
        "--rate",
        "200",
        "--seconds",
        "2",
        "--watchers",
        "12",
        "--chats",
        "5",
        "--reads",
        "10",
        "--arrivals",
        "2",
        "--json",
    ]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{error}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["errors"], 0, "{report}");
    assert_eq!(report["lost"], 0, "{report}");
    assert!(report["moves"].as_u64().unwrap() > 50, "{report}");
    for figure in [
        "moves_per_second",
        "ack_p50_ms",
        "ack_p99_ms",
        "screen_p99_ms",
        "served_p99_ms",
        "asked_per_second",
    ] {
        assert!(report[figure].as_f64().unwrap() > 0.0, "{figure}: {report}");
    }
    let bystanders = &report["bystanders"];
    assert_eq!(bystanders["watchers"], 12, "{report}");
    for figure in ["shown", "requests"] {
        assert!(
            bystanders[figure].as_u64().unwrap() > 10,
            "{figure}: {report}"
        );
    }
}

#[test]
fn a_soak_ends_after_so_many_kills() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("soak-data");
    let _ = std::fs::remove_dir_all(&data);
    let output = Command::new(env!("CARGO_BIN_EXE_polis"))
        .args(["soak", "--kills", "2", "--seconds", "3600", "--every", "1"])
        .args(["--tables", "2", "--rate", "20", "--json", "--data"])
        .arg(&data)
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{error}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["kills"], 2, "{report}");
    assert_eq!(report["lost"], 0, "{report}");
    assert!(report["seconds"].as_f64().unwrap() < 1800.0, "{report}");
}

#[test]
fn a_standby_takes_over_in_chaos() {
    let is_installed = |program: &str| {
        let paths = std::env::var_os("PATH").unwrap_or_default();
        let found = std::env::split_paths(&paths).any(|folder| folder.join(program).exists());
        found || Path::new("/usr/sbin").join(program).exists()
    };
    if !is_installed("nats-server") || !Path::new("/usr/lib/postgresql").exists() {
        eprintln!("*** PostgreSQL or NATS is not installed: THIS TEST IS SKIPPED. ***");
        return;
    }
    // PostgreSQL does not run as root, and its user must be able to go there.
    let folder = std::env::temp_dir().join(format!("polis-chaos-{}", std::process::id()));
    // By this chance a server, the primary and NATS are among the first to be killed.
    let output = Command::new(env!("CARGO_BIN_EXE_polis"))
        .args(["soak", "--kills", "5", "--seconds", "3600", "--every", "1"])
        .args(["--tables", "4", "--rate", "40", "--nodes", "2", "--json"])
        .args(["--seed", "1", "--chaos"])
        .arg(&folder)
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    let _ = std::fs::remove_dir_all(&folder);
    assert!(output.status.success(), "{error}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(report["kills"]["primaries"].as_u64() > Some(0), "{report}");
    assert!(report["moves"].as_u64() > Some(0), "{report}");
    assert_eq!(report["lost"], 0, "{report}");
}

#[test]
fn what_cannot_be_loaded_is_said() {
    let check = |url: &str, message: &str| {
        let output = load(&["--url", url, "--tables", "1", "--seconds", "1"]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(message), "{error}");
    };
    check(
        "ftp://example",
        "expected an address as in http://127.0.0.1:8080",
    );
    // Nobody listens at the discard port.
    check("http://127.0.0.1:9", "cannot be reached");
}

#[test]
fn the_knee_is_found() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("knee-data");
    let _ = std::fs::remove_dir_all(&data);
    let server = Server::start(&data, "127.0.0.1:0");
    let process = server.child.id().to_string();
    let plain = load(&[
        "--url",
        &server.url,
        "--tables",
        "2",
        "--rate",
        "20",
        "--seconds",
        "1",
        "--json",
        "--server-pid",
        &process,
    ]);
    let report: Value = serde_json::from_slice(&plain.stdout).unwrap();
    assert!(
        report["server"]["memory_bytes"].as_u64() > Some(0),
        "{report}"
    );
    // Nobody answers within a tenth of a millisecond, so that the search ends soon.
    let output = load(&[
        "--url",
        &server.url,
        "--tables",
        "2",
        "--rate",
        "20",
        "--seconds",
        "1",
        "--find-knee",
        "--p99",
        "0.1",
        "--json",
    ]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{error}");
    let knee: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(knee["moves_per_second"].is_null(), "{knee}");
    assert_eq!(knee["steps"].as_array().unwrap().len(), 5, "{knee}");
}

/// Eight clients sign in 160 times together; the memory for that is used again.
#[cfg(target_os = "linux")]
#[test]
fn sign_ins_do_not_inflate_memory() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sign-in-data");
    let _ = std::fs::remove_dir_all(&data);
    let server = Server::start(&data, "127.0.0.1:0");
    let address = server.url["http://".len()..]
        .trim_end_matches('/')
        .to_owned();
    let ask = |address: &str, path: &str, body: &str| {
        let mut stream = std::net::TcpStream::connect(address).unwrap();
        let length = body.len();
        write!(
            stream,
            "POST /api/v1/{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let body = r#"{"name":"Thalia","password":"correct horse","credential":"token"}"#;
    assert!(ask(&address, "account", body).starts_with("HTTP/1.1 200"));
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..20 {
                    let answer = ask(&address, "session", body);
                    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
                }
            });
        }
    });
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.child.id())).unwrap();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .unwrap();
    let kilobytes: u64 = line.split_whitespace().next().unwrap().parse().unwrap();
    assert!(kilobytes < 100 * 1024, "{kilobytes} KiB");
    // The log has told of every sign-in, without colours.
    let log = std::fs::read_to_string(data.join("log")).unwrap();
    assert_eq!(log.matches("signed in").count(), 160, "{log}");
    assert!(!log.contains('\u{1b}'), "{log}");
    // And a backup is for its owner alone.
    let backup = data.join("polis.backup");
    let status = Command::new(env!("CARGO_BIN_EXE_polis"))
        .arg("backup")
        .arg("--data")
        .arg(&data)
        .arg("--out")
        .arg(&backup)
        .status()
        .unwrap();
    assert!(status.success());
    let mode = std::os::unix::fs::PermissionsExt::mode(&backup.metadata().unwrap().permissions());
    assert_eq!(mode & 0o777, 0o600);
}

//! `polis load` against a real `polis serve`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

/// A server that is killed when it is dropped.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(data: &Path, listen: &str) -> Server {
        // Any page will do: nobody asks for it.
        std::fs::create_dir_all(data).unwrap();
        let web = data.join("web");
        std::fs::create_dir_all(&web).unwrap();
        std::fs::write(web.join("index.html"), "Polis").unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_polis"))
            .args(["serve", "--listen", listen, "--web"])
            .arg(&web)
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
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
    ] {
        assert!(report[figure].as_f64().unwrap() > 0.0, "{figure}: {report}");
    }
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

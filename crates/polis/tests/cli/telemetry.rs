//! A server that tells a collector of OpenTelemetry how long things take.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// A collector that takes everything: the address, and what comes there.
fn collector() -> (String, mpsc::Receiver<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (sender, received) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let sender = sender.clone();
            std::thread::spawn(move || take(stream.unwrap(), &sender));
        }
    });
    (address, received)
}

fn take(stream: TcpStream, sender: &mpsc::Sender<(String, Vec<u8>)>) {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut stream = stream;
    loop {
        let (mut head, mut length) = (String::new(), 0);
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).unwrap_or(0) == 0 {
                return;
            }
            if let Some(found) = line.to_lowercase().strip_prefix("content-length:") {
                length = found.trim().parse().unwrap();
            }
            if line == "\r\n" {
                break;
            }
            head += &line;
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).unwrap();
        let _ = sender.send((head, body));
        stream
            .write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            .unwrap();
    }
}

/// Sends a request as somebody, and gives the whole answer.
fn post(place: &str, path: &str, token: Option<&str>, body: &str) -> String {
    let token = token.map_or(String::new(), |token| {
        format!("Authorization: Bearer {token}\r\n")
    });
    let mut stream = TcpStream::connect(place).unwrap();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {place}\r\nContent-Type: application/json\r\n{token}\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_collector_hears_of_requests_actions_batches_and_computers() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("telemetry-data");
    let _ = std::fs::remove_dir_all(&data);
    let (collector, received) = collector();
    let mut server = Command::new(env!("CARGO_BIN_EXE_polis"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--log",
            "info",
            "--data",
        ])
        .arg(&data)
        .env("POLIS_TELEMETRY", &collector)
        .env("OTEL_BSP_SCHEDULE_DELAY", "200")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(server.stdout.take().unwrap()).lines();
    let line = said.next().unwrap().unwrap();
    let url = line
        .split_whitespace()
        .find(|word| word.starts_with("http"));
    let url = url.unwrap().trim_end_matches('/').to_owned();
    // People play over sockets, and somebody opens a table with a computer player.
    let load = Command::new(env!("CARGO_BIN_EXE_polis"))
        .args([
            "load",
            "--tables",
            "1",
            "--rate",
            "20",
            "--seconds",
            "1",
            "--url",
            &url,
        ])
        .output()
        .unwrap();
    assert!(
        load.status.success(),
        "{}",
        String::from_utf8_lossy(&load.stderr)
    );
    let place = url.trim_start_matches("http://");
    let guest = post(
        place,
        "/api/v1/guest",
        None,
        r#"{"name":"Melpomene","credential":"token"}"#,
    );
    let token = guest.split("\"token\":\"").nth(1).unwrap();
    let token = token.split('"').next().unwrap().to_owned();
    let table =
        r#"{"game":{"akropolis":{}},"chairs":[{"computer":"pupil"},"host"],"seating":"as_seated"}"#;
    let opened = post(place, "/api/v1/tables", Some(&token), table);
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    let mut heard = Vec::new();
    let wanted: [&[u8]; 6] = [
        b"/api/v1/tables",
        b"http.response.status_code",
        b"write batch",
        b"engine job",
        b"polis.action",
        b"service.name",
    ];
    let holds = |heard: &[u8], text: &[u8]| heard.windows(text.len()).any(|part| part == text);
    while let Some(missing) = wanted.iter().find(|text| !holds(&heard, text)) {
        let (head, body) = received.recv_timeout(PATIENCE).unwrap_or_else(|_| {
            panic!("nothing of {:?}", String::from_utf8_lossy(missing));
        });
        assert!(head.starts_with("POST /v1/traces "), "{head}");
        heard.extend(body);
    }
    // Nothing in it is of a person, a secret or a game.
    for secret in ["Melpomene", &token, "deck", "127.0.0.1"] {
        assert!(!holds(&heard, secret.as_bytes()), "{secret}");
    }
    server.kill().unwrap();
    let mut log = String::new();
    server
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut log)
        .unwrap();
    let _ = server.wait();
    assert!(
        !log.contains("write batch"),
        "spans are not for the log: {log}"
    );
}

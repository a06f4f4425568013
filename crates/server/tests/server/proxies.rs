//! The settings for proxies in `deploy/proxy`, as they stand there, started for real. Only ports, the
//! certificate and folders are those of the test.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use tempfile::TempDir;

use crate::client::PATIENCE;
use crate::cluster::free_port;
use crate::logs::Listening;
use crate::world::World;

/// A proxy that ends with its test.
struct Proxy {
    process: Child,
    http: u16,
    https: u16,
    _folder: TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // It takes its workers along.
        let id = self.process.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &id]).status();
        let _ = self.process.wait();
    }
}

/// Whether a program is here; else the test says that it is skipped.
fn is_here(program: &str) -> bool {
    let found = Command::new(program)
        .arg(if program == "nginx" { "-v" } else { "version" })
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok();
    if !found {
        let message = format!("\n*** {program} is not installed: ITS TEST IS SKIPPED. ***\n");
        let _ = std::io::stderr().write_all(message.as_bytes());
    }
    found
}

fn deploy(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/proxy");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Puts one text for another, which must stand there.
fn put(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "found no {from:?}");
    text.replace(from, to)
}

/// A certificate for polis.example that nobody has signed, and its key.
fn certificate(folder: &Path) -> (PathBuf, PathBuf) {
    let (certificate, key) = (folder.join("certificate.pem"), folder.join("key.pem"));
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
        ])
        .args(["-nodes", "-days", "2", "-subj", "/CN=polis.example"])
        .args(["-addext", "subjectAltName=DNS:polis.example", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .stderr(Stdio::null())
        .status();
    assert!(made.unwrap().success());
    (certificate, key)
}

fn nginx(upstream: &str) -> Proxy {
    let folder = tempfile::tempdir().unwrap();
    let (http, https) = (free_port(), free_port());
    let (certificate, key) = certificate(folder.path());
    let live = "/etc/letsencrypt/live/polis.example";
    let mut site = deploy("nginx.conf");
    for (from, to) in [
        ("    listen [::]:80;\n", String::new()),
        ("    listen [::]:443 ssl http2;\n", String::new()),
        ("listen 80;", format!("listen 127.0.0.1:{http};")),
        ("listen 443 ", format!("listen 127.0.0.1:{https} ")),
        ("127.0.0.1:8080", upstream.to_owned()),
        (
            &format!("{live}/fullchain.pem"),
            certificate.display().to_string(),
        ),
        (&format!("{live}/privkey.pem"), key.display().to_string()),
    ] {
        site = put(&site, from, &to);
    }
    let main = format!(
        "daemon off; pid nginx.pid; error_log stderr crit;\nevents {{}}\nhttp {{\naccess_log off;\n\
         client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;\n\
         uwsgi_temp_path uwsgi; scgi_temp_path scgi;\n{site}\n}}\n"
    );
    let file = folder.path().join("nginx.conf");
    fs::write(&file, main).unwrap();
    let process = Command::new("nginx")
        .arg("-p")
        .arg(folder.path())
        .arg("-c")
        .arg(&file)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    Proxy {
        process,
        http,
        https,
        _folder: folder,
    }
}

fn caddy(upstream: &str) -> Proxy {
    let folder = tempfile::tempdir().unwrap();
    let (http, https) = (free_port(), free_port());
    let (certificate, key) = certificate(folder.path());
    let own = format!(
        "\ttls {} {}\n\theader Strict-Transport-Security",
        certificate.display(),
        key.display()
    );
    let site = put(
        &deploy("Caddyfile"),
        "\theader Strict-Transport-Security",
        &own,
    );
    let file = folder.path().join("Caddyfile");
    let options = format!("{{\n\tadmin off\n\thttp_port {http}\n\thttps_port {https}\n}}\n");
    fs::write(&file, options + &site).unwrap();
    let process = Command::new("caddy")
        .args(["run", "--adapter", "caddyfile", "--config"])
        .arg(&file)
        .env("POLIS_UPSTREAM", upstream)
        .env_remove("POLIS_SITE")
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    Proxy {
        process,
        http,
        https,
        _folder: folder,
    }
}

impl Proxy {
    /// What comes back over TLS, until `enough` stands in it or the proxy closes. As the certificate is
    /// nobody's, `openssl` is the client: it does not mind.
    fn ask(&self, request: &str, enough: Option<&str>) -> String {
        let mut client = Command::new("openssl")
            .args([
                "s_client",
                "-quiet",
                "-servername",
                "polis.example",
                "-connect",
            ])
            .arg(format!("127.0.0.1:{}", self.https))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut input = client.stdin.take().unwrap();
        // Who cannot connect has closed it.
        let _ = input.write_all(request.as_bytes());
        let mut output = client.stdout.take().unwrap();
        let (mut answer, mut part) = (Vec::new(), [0; 4096]);
        while let Ok(read @ 1..) = output.read(&mut part) {
            answer.extend_from_slice(&part[..read]);
            let text = String::from_utf8_lossy(&answer);
            if enough.is_some_and(|enough| text.contains(enough)) {
                break;
            }
        }
        drop(input);
        let _ = client.kill();
        let _ = client.wait();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, path: &str) -> String {
        let host = self.host();
        self.ask(
            &format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"),
            None,
        )
    }

    /// A new guest, as a page of an origin asks for one; `headers` are those of somebody who lies.
    fn new_guest(&self, origin: &str, headers: &str) -> String {
        let (host, body) = (self.host(), r#"{"name":"Thalia"}"#);
        let length = body.len();
        self.ask(
            &format!(
                "POST /api/v1/guest HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n{headers}\
                 Content-Type: application/json\r\nContent-Length: {length}\r\n\
                 Connection: close\r\n\r\n{body}"
            ),
            None,
        )
    }

    /// As a browser names it: another port than usual.
    fn host(&self) -> String {
        format!("polis.example:{}", self.https)
    }

    /// Waits until the proxy is there.
    fn wait(&self) {
        let began = Instant::now();
        while !self.get("/api/v1/lobby").contains(" 200") {
            assert!(began.elapsed() < PATIENCE, "the proxy does not answer");
        }
    }
}

/// What the page about hosting promises of a proxy.
async fn holds(proxy: fn(&str) -> Proxy) {
    let mut world = World::sqlite();
    // The test itself is at the other side of the proxy.
    world.limits.exempt.clear();
    world.limits.sign_ins_per_minute = 6;
    world.limits.requests_per_second = 1000;
    let server = world.start().await;
    let upstream = server.address.to_string();
    let task = tokio::task::spawn_blocking(move || {
        let log = Listening::start();
        let proxy = proxy(&upstream);
        proxy.wait();
        let status = |answer: &str| answer.split(' ').nth(1).unwrap_or_default().to_owned();
        // Plain http leads to https.
        let plain = ureq::Agent::config_builder()
            .max_redirects(0)
            .http_status_as_error(false);
        let plain: ureq::Agent = plain.build().into();
        let url = format!("http://127.0.0.1:{}/x", proxy.http);
        let answer = plain
            .get(&url)
            .header("host", "polis.example")
            .call()
            .unwrap();
        assert!(answer.status().is_redirection(), "{}", answer.status());
        let location = answer.headers().get("location").unwrap().to_str().unwrap();
        assert!(location.starts_with("https://polis.example"), "{location}");
        // Browsers come back over https; what is for the inside stays there.
        let lobby = proxy.get("/api/v1/lobby").to_lowercase();
        assert!(
            lobby.contains("strict-transport-security: max-age="),
            "{lobby}"
        );
        for path in ["/metrics", "/healthz", "/readyz"] {
            assert_eq!(status(&proxy.get(path)), "404", "{path}");
        }
        // Writing works from the page itself, on a port of its own, and from no other page.
        let origin = format!("https://{}", proxy.host());
        let made = proxy.new_guest(&origin, "").to_lowercase();
        assert_eq!(status(&made), "200", "{made}");
        assert!(made.contains("; secure"), "{made}");
        let told = || log.text().contains(&format!("host=\"{}\"", proxy.host()));
        assert!(!told(), "nothing is wrong yet");
        assert_eq!(
            status(&proxy.new_guest("https://polis.example:1", "")),
            "403"
        );
        assert!(told(), "the log says what may be wrong");
        // Whoever lies about where they come from is known all the same.
        let lie = |guess: u32| format!("X-Forwarded-For: 203.0.113.{guess}\r\n");
        let limited = (0..20).any(|guess| status(&proxy.new_guest(&origin, &lie(guess))) == "429");
        assert!(limited, "a made-up address gets round the limits");
        // Sockets go through.
        let host = proxy.host();
        let socket = proxy.ask(
            &format!(
                "GET /api/v1/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n\
                 Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ),
            Some("welcome"),
        );
        assert_eq!(status(&socket), "101", "{socket}");
        assert!(socket.contains("welcome"), "{socket}");
    });
    task.await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nginx_as_it_stands_in_the_repository() {
    if is_here("openssl") && is_here("nginx") {
        Box::pin(holds(nginx)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn caddy_as_it_stands_in_the_repository() {
    if is_here("openssl") && is_here("caddy") {
        Box::pin(holds(caddy)).await;
    }
}

//! A real browser, driven through chromedriver.
//!
//! The protocol is JSON over HTTP with a handful of addresses, so this speaks it by itself: the
//! libraries for it bring a hundred crates along.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long anything may take to appear. Only a page that hangs takes as long, however busy the
/// machine is.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long work may take that shows how far it is.
const LONG_PATIENCE: Duration = Duration::from_mins(10);

const ARGUMENTS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--lang=en",
];

/// The server of the game, with a folder for its data.
pub(crate) struct Server {
    process: Process,
    data: PathBuf,
    /// Where the game is.
    pub(crate) url: String,
}

impl Server {
    /// Starts the game; none, with a word about it, where the task that builds it was not used.
    pub(crate) fn start(name: &str) -> Option<Server> {
        let Some(polis) = std::env::var_os("POLIS_BINARY") else {
            eprintln!("left out: `cargo xtask browser` builds what this test needs and runs it");
            return None;
        };
        let data = std::env::temp_dir().join(format!("polis-data-{}-{name}", std::process::id()));
        let folder = data.display().to_string();
        let mut arguments = vec!["serve", "--listen", "127.0.0.1:0", "--data", &folder];
        // Without a folder, the game that is part of the program is served.
        let site = std::env::var("POLIS_SITE").ok();
        if let Some(site) = &site {
            arguments.extend(["--web", site]);
        }
        let (process, line) = Process::start(Path::new(&polis), &arguments, "http://");
        let url = line
            .split(' ')
            .find(|word| word.starts_with("http://"))
            .unwrap()
            .to_owned();
        Some(Server { process, data, url })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It must end before its data go.
        let _ = self.process.0.kill();
        let _ = self.process.0.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// The browser, and the server of the game where it has one of its own.
pub(crate) struct Browser {
    session: String,
    profile: PathBuf,
    driver: Process,
    server: Option<Server>,
    vendor: Vendor,
    /// Where the game is.
    pub(crate) url: String,
}

/// Whose driver it is: what is no standard has their name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Vendor {
    Google,
    Microsoft,
}

impl Vendor {
    fn of(driver: &Path) -> Vendor {
        let name = driver.file_stem().unwrap_or_default();
        if name == "msedgedriver" {
            Vendor::Microsoft
        } else {
            Vendor::Google
        }
    }

    const fn options(self) -> &'static str {
        match self {
            Vendor::Google => "goog:chromeOptions",
            Vendor::Microsoft => "ms:edgeOptions",
        }
    }

    const fn logging(self) -> &'static str {
        match self {
            Vendor::Google => "goog:loggingPrefs",
            Vendor::Microsoft => "ms:loggingPrefs",
        }
    }

    const fn devtools(self) -> &'static str {
        match self {
            Vendor::Google => "goog/cdp/execute",
            Vendor::Microsoft => "ms/cdp/execute",
        }
    }
}

/// A process that ends with this value.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    /// Starts a program and waits for the line on which it tells where it listens. Where somebody
    /// takes the port that it found before it does, it ends and is started again.
    fn start(program: &Path, arguments: &[&str], tells: &str) -> (Process, String) {
        (0..5)
            .find_map(|_| Process::try_start(program, arguments, tells))
            .unwrap_or_else(|| panic!("{} says where it listens", program.display()))
    }

    fn try_start(program: &Path, arguments: &[&str], tells: &str) -> Option<(Process, String)> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let process = Process(child);
        let line = lines
            .by_ref()
            .map(Result::unwrap)
            .find(|line| line.contains(tells))?;
        // Somebody must read on, or the program would wait for it.
        std::thread::spawn(move || lines.for_each(drop));
        Some((process, line))
    }
}

impl Browser {
    /// Starts the game and a browser at its first page; none, with a word about it, where the task
    /// that builds both was not used.
    pub(crate) fn start(name: &str) -> Option<Browser> {
        let browser = Browser::start_empty(name)?;
        browser.visit("");
        Some(browser)
    }

    /// The same without a page.
    pub(crate) fn start_empty(name: &str) -> Option<Browser> {
        let server = Server::start(name)?;
        let mut browser = Browser::open_for(&server.url, name);
        browser.server = Some(server);
        Some(browser)
    }

    /// Starts a browser at the first page of a game that is served already.
    pub(crate) fn at(url: &str, name: &str) -> Browser {
        let browser = Browser::open_for(url, name);
        browser.visit("");
        browser
    }

    fn open_for(url: &str, name: &str) -> Browser {
        let program = std::env::var_os("CHROMEDRIVER").unwrap_or("chromedriver".into());
        let vendor = Vendor::of(Path::new(&program));
        let (driver, line) = Process::start(
            Path::new(&program),
            &["--port=0"],
            "started successfully on port",
        );
        let port: String = line.chars().filter(char::is_ascii_digit).collect();
        let profile =
            std::env::temp_dir().join(format!("polis-browser-{}-{name}", std::process::id()));
        let mut browser = Browser {
            session: format!("http://127.0.0.1:{port}/session"),
            profile,
            driver,
            server: None,
            vendor,
            url: url.to_owned(),
        };
        browser.open();
        browser
    }

    /// Opens the browser with an empty profile.
    fn open(&mut self) {
        let mut arguments: Vec<String> = ARGUMENTS.map(str::to_owned).into();
        arguments.push(format!("--user-data-dir={}", self.profile.display()));
        let mut options = json!({"args": arguments});
        if let Ok(browser) = std::env::var("CHROME") {
            options["binary"] = json!(browser);
        }
        let wanted = json!({"capabilities": {"alwaysMatch": {
            self.vendor.options(): options,
            self.vendor.logging(): {"browser": "ALL"},
        }}});
        let answer = request("POST", &self.session, Some(&wanted)).unwrap();
        let id = answer["sessionId"].as_str().unwrap();
        self.session = format!("{}/{id}", self.session);
    }

    /// Goes to a screen, by its hash.
    pub(crate) fn visit(&self, hash: &str) {
        let url = format!("{}{hash}", self.url);
        self.post("url", &json!({"url": url}));
        self.wait_for_page();
    }

    /// Loads the page again.
    pub(crate) fn reload(&self) {
        self.post("refresh", &json!({}));
        self.wait_for_page();
    }

    /// Waits until a page and the texts that it loads are there.
    fn wait_for_page(&self) {
        self.wait(
            "the page",
            "return !document.documentElement.hasAttribute('data-first')
                 && document.querySelector('main') != null
                 && document.querySelector('p.awaited') == null",
        );
    }

    /// Ends the server: from now on there is no network.
    pub(crate) fn cut_the_network(&mut self) {
        self.server = None;
    }

    /// What a script returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.post("execute/sync", &json!({"script": script, "args": []}))
    }

    /// What the promise of a script comes to.
    pub(crate) fn run_async(&self, script: &str) -> Value {
        let script = format!("const done = arguments[0]; ({script}).then(done);");
        self.post("execute/async", &json!({"script": script, "args": []}))
    }

    /// Waits until a script returns true.
    pub(crate) fn wait(&self, what: &str, script: &str) {
        let end = Instant::now() + PATIENCE;
        while self.run(script) != json!(true) {
            let page = || self.run("return document.body.innerText");
            assert!(
                Instant::now() < end,
                "no {what} after {PATIENCE:?}: {}",
                page()
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a script no longer returns true, for work that goes on visibly however slow the
    /// machine is.
    pub(crate) fn wait_while(&self, what: &str, script: &str) {
        let end = Instant::now() + LONG_PATIENCE;
        while self.run(script) == json!(true) {
            assert!(Instant::now() < end, "no {what} after {LONG_PATIENCE:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until an element is there and can be pressed, and presses it where it is.
    pub(crate) fn click(&self, selector: &str) {
        let quoted = json!(selector);
        self.wait(
            selector,
            &format!("const one = document.querySelector({quoted}); return !!one && !one.disabled"),
        );
        let by = json!({"using": "css selector", "value": selector});
        let element = self.post("element", &by);
        let id = element.as_object().unwrap().values().next().unwrap();
        self.post(
            &format!("element/{}/click", id.as_str().unwrap()),
            &json!({}),
        );
    }

    /// Presses a key, wherever the focus is.
    pub(crate) fn press(&self, key: &str) {
        let actions = json!({"actions": [{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key},
        ]}]});
        self.post("actions", &actions);
    }

    /// Taps the middle of an element with the mouse or a finger, once it is there and can be
    /// pressed.
    pub(crate) fn tap_on(&self, pointer: &str, selector: &str) {
        let quoted = json!(selector);
        self.wait(
            selector,
            &format!("const one = document.querySelector({quoted}); return !!one && !one.disabled"),
        );
        let middle = self.run(&format!(
            "const one = document.querySelector({quoted});
             one.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
             const box = one.getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2]"
        ));
        self.tap(pointer, serde_json::from_value(middle).unwrap());
    }

    /// Taps a point of the page with the mouse or a finger.
    pub(crate) fn tap(&self, pointer: &str, [x, y]: [f64; 2]) {
        let to = json!({"type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64});
        let actions = json!({"actions": [{
            "type": "pointer",
            "id": pointer,
            "parameters": {"pointerType": pointer},
            "actions": [
                to,
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }]});
        self.post("actions", &actions);
    }

    /// Types into a field.
    pub(crate) fn fill(&self, selector: &str, text: &str) {
        let quoted = json!(selector);
        self.wait(
            selector,
            &format!("return document.querySelector({quoted}) != null"),
        );
        let text = json!(text);
        self.run(&format!(
            "const field = document.querySelector({quoted}); field.value = {text};
             field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
    }

    /// Waits until an element is there.
    pub(crate) fn await_element(&self, selector: &str) {
        let quoted = json!(selector);
        self.wait(
            selector,
            &format!("return document.querySelector({quoted}) != null"),
        );
    }

    /// Whether an element is there.
    pub(crate) fn has(&self, selector: &str) -> bool {
        let quoted = json!(selector);
        self.run(&format!("return document.querySelector({quoted}) != null")) == json!(true)
    }

    /// The text of an element.
    pub(crate) fn text(&self, selector: &str) -> String {
        let selector = json!(selector);
        let text = self.run(&format!(
            "return document.querySelector({selector})?.innerText ?? ''"
        ));
        text.as_str().unwrap().to_owned()
    }

    /// Sets the size of the page, as on a phone where it is narrow.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 760,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Lets nothing move, so that what is shown does not depend on when one looks.
    pub(crate) fn hold_still(&self) {
        let still = json!({"name": "prefers-reduced-motion", "value": "reduce"});
        self.devtools("Emulation.setEmulatedMedia", &json!({"features": [still]}));
    }

    /// A picture of the page, as a PNG.
    pub(crate) fn picture(&self) -> Vec<u8> {
        let picture = self.devtools("Page.captureScreenshot", &json!({"format": "png"}));
        decode(picture["data"].as_str().unwrap())
    }

    /// Every error and warning on the console since the last call.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.post("se/log", &json!({"type": "browser"}));
        log.as_array()
            .unwrap()
            .iter()
            .filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING")
            // Without a server, what is not kept cannot be loaded.
            .filter(|entry| {
                self.server.is_some() || !entry["message"].to_string().contains("net::")
            })
            .map(|entry| entry["message"].to_string())
            .collect()
    }

    /// Speaks to the browser itself.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({"cmd": command, "params": parameters});
        self.post(self.vendor.devtools(), &body)
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        request("POST", &format!("{}/{path}", self.session), Some(body))
            .unwrap_or_else(|error| panic!("{path} {body}: {error}"))
    }
}

impl Drop for Browser {
    /// No test ends with a complaint on the console.
    fn drop(&mut self) {
        let complaints = if std::thread::panicking() {
            Vec::new()
        } else {
            self.complaints()
        };
        // The browser must go before its driver, or it would stay.
        let _ = request("DELETE", &self.session, None);
        let _ = self.driver.0.kill();
        let _ = std::fs::remove_dir_all(&self.profile);
        assert_eq!(complaints, Vec::<String>::new());
    }
}

/// Asks the driver, and returns what it answers or complains about.
fn request(method: &str, url: &str, body: Option<&Value>) -> Result<Value, String> {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_mins(1)))
        .build()
        .into();
    let answer = match (method, body) {
        ("POST", Some(body)) => agent.post(url).send(body.to_string()),
        _ => agent.delete(url).call(),
    };
    let text = answer
        .and_then(|mut answer| answer.body_mut().read_to_string())
        .map_err(|error| error.to_string())?;
    let mut answer: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    match answer["value"]["error"].as_str() {
        Some(error) => Err(format!("{error}: {}", answer["value"]["message"])),
        None => Ok(answer["value"].take()),
    }
}

/// Decodes base64.
fn decode(text: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for letter in text.bytes() {
        let Some(value) = LETTERS.iter().position(|&one| one == letter) else {
            continue;
        };
        bits = bits << 6 | value as u32;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    bytes
}

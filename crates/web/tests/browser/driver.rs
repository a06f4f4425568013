//! A real browser, driven through chromedriver.
//!
//! The protocol is JSON over HTTP with a handful of addresses, so this speaks it by itself: the
//! libraries for it bring a hundred crates along.

use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::session::{Process, Session};

/// How long anything may take to appear. Only a page that hangs takes as long, however busy the
/// machine is.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long work may take that shows how far it is.
const LONG_PATIENCE: Duration = Duration::from_mins(10);

/// How long the page looks for something before it is asked again, in milliseconds.
const LOOK_MS: u32 = 3000;

/// Why a script has no answer.
#[derive(Debug)]
enum NoAnswer {
    /// The page went before it had one.
    Gone,
    /// It failed, and says how.
    Threw(String),
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::Gone => write!(f, "the page is gone"),
            NoAnswer::Threw(error) => write!(f, "{error}"),
        }
    }
}

/// The server of the game, with a folder for its data.
pub(crate) struct Server {
    process: Option<Process>,
    data: PathBuf,
    /// Where the game is.
    pub(crate) url: String,
}

impl Server {
    /// Starts the game; none, with a word about it, where the task that builds it was not used.
    pub(crate) fn start(name: &str) -> Option<Server> {
        Server::start_with(name, "")
    }

    /// Starts the game with a file of settings.
    pub(crate) fn start_with(name: &str, settings: &str) -> Option<Server> {
        let Some(polis) = std::env::var_os("POLIS_BINARY") else {
            eprintln!("left out: `cargo xtask browser` builds what this test needs and runs it");
            return None;
        };
        let data = std::env::temp_dir().join(format!("polis-data-{}-{name}", std::process::id()));
        let folder = data.display().to_string();
        let mut arguments = vec!["serve", "--listen", "127.0.0.1:0", "--data", &folder];
        let file = data.with_extension("toml");
        let config = file.display().to_string();
        if !settings.is_empty() {
            std::fs::write(&file, settings).unwrap();
            arguments.extend(["--config", &config]);
        }
        // Without a folder, the game that is part of the program is served.
        let site = std::env::var("POLIS_WEB_FOLDER").ok();
        if let Some(site) = &site {
            arguments.extend(["--web", site]);
        }
        let (process, line) = Process::start(&polis, &arguments, "", "http://");
        let url = line
            .split(' ')
            .find(|word| word.starts_with("http://"))
            .unwrap()
            .to_owned();
        Some(Server {
            process: Some(process),
            data,
            url,
        })
    }

    /// Does something as its host does, beside it.
    pub(crate) fn admin(&self, arguments: &[&str]) {
        let polis = std::env::var_os("POLIS_BINARY").unwrap();
        let mut command = std::process::Command::new(polis);
        command.arg("admin").arg("--data").arg(&self.data);
        let output = command.args(arguments).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {said}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It must end before its data go.
        self.process = None;
        let _ = std::fs::remove_dir_all(&self.data);
        let _ = std::fs::remove_file(self.data.with_extension("toml"));
    }
}

/// The browser, and the server of the game where it has one of its own.
pub(crate) struct Browser {
    /// There until the end of the test.
    session: Option<Session>,
    server: Option<Server>,
    /// Where the game is.
    pub(crate) url: String,
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
        Browser {
            session: Some(Session::take(name)),
            server: None,
            url: url.to_owned(),
        }
    }

    /// Goes to a screen, by its hash.
    pub(crate) fn visit(&self, hash: &str) {
        let url = format!("{}{hash}", self.url);
        self.post("url", &json!({"url": url}));
        self.wait_for_page();
    }

    /// Loads a screen anew for somebody of whom nothing but this is kept, by key.
    pub(crate) fn visit_with(&self, hash: &str, kept: &[(String, String)]) {
        // A picture of the same site keeps nothing by itself.
        let url = format!("{}icons/polis.svg", self.url);
        self.post("url", &json!({"url": url}));
        let kept = json!(kept);
        self.run(&format!(
            "localStorage.clear();
             for (const [key, text] of {kept}) localStorage.setItem(key, text)"
        ));
        self.visit(hash);
    }

    /// Loads the page again.
    pub(crate) fn reload(&self) {
        self.post("refresh", &json!({}));
        self.wait_for_page();
    }

    /// Waits until a page and the texts that it loads are there.
    pub(crate) fn wait_for_page(&self) {
        self.wait(
            "the page",
            "return !document.documentElement.hasAttribute('data-first')
                 && document.querySelector('main') != null
                 && document.querySelector('p.awaited') == null",
        );
    }

    /// Sets how large letters are in the browser, in pixels; 16 is usual.
    pub(crate) fn set_letters(&self, pixels: u32) {
        let sizes = json!({"fontSizes": {"standard": pixels, "fixed": pixels}});
        self.devtools("Page.setFontSizes", &sizes);
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
        self.evaluate(script)
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script returns true.
    pub(crate) fn wait(&self, what: &str, script: &str) {
        let end = Instant::now() + PATIENCE;
        while !self.comes_soon(script, true) {
            if Instant::now() >= end {
                let page = self.run("return document.body.innerText");
                let picture = std::env::temp_dir().join("polis-browser-test.png");
                let _ = std::fs::write(&picture, self.picture());
                panic!(
                    "no {what} after {PATIENCE:?} (picture: {}): {page}\n{}",
                    picture.display(),
                    self.complaints().join("\n")
                );
            }
        }
    }

    /// Waits until a script no longer returns true, for work that goes on visibly however slow the
    /// machine is.
    pub(crate) fn wait_while(&self, what: &str, script: &str) {
        let end = Instant::now() + LONG_PATIENCE;
        while !self.comes_soon(script, false) {
            assert!(Instant::now() < end, "no {what} after {LONG_PATIENCE:?}");
        }
    }

    /// Whether a script returns this within a few seconds. The page looks by itself: to be asked as often from
    /// here would keep half a core busy.
    fn comes_soon(&self, script: &str, wanted: bool) -> bool {
        let answer = self.evaluate(&format!(
            "new Promise((done, fail) => {{
                 const check = () => {{ {script}
                 }};
                 const end = performance.now() + {LOOK_MS};
                 const look = () => {{
                     try {{
                         const isThere = (check() === true) === {wanted};
                         if (isThere || performance.now() > end) done(isThere);
                         else setTimeout(look, 20);
                     }} catch (error) {{ fail(error) }}
                 }};
                 look();
             }})"
        ));
        match answer {
            Ok(answer) => answer == json!(true),
            // The page went while it looked; the next one may have it.
            Err(NoAnswer::Gone) => {
                std::thread::sleep(Duration::from_millis(20));
                false
            }
            Err(error) => panic!("{script}: {error}"),
        }
    }

    /// What a promise of the page comes to.
    fn evaluate(&self, promise: &str) -> Result<Value, NoAnswer> {
        let question = json!({
            "expression": promise, "awaitPromise": true, "returnByValue": true,
        });
        let answer = self.session().try_devtools("Runtime.evaluate", &question);
        let mut answer = answer.map_err(|_| NoAnswer::Gone)?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(NoAnswer::Threw(details.to_string())),
            None => Ok(answer["result"]["value"].take()),
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
    pub(crate) fn tap(&self, pointer: &str, point: [f64; 2]) {
        self.tap_each(pointer, &[point]);
    }

    /// Taps some points of the page with the mouse or a finger, one after the other.
    pub(crate) fn tap_each(&self, pointer: &str, points: &[[f64; 2]]) {
        let taps = points.iter().flat_map(|&[x, y]| {
            [
                json!({"type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64}),
                json!({"type": "pointerDown", "button": 0}),
                json!({"type": "pointerUp", "button": 0}),
            ]
        });
        let actions = json!({"actions": [{
            "type": "pointer",
            "id": pointer,
            "parameters": {"pointerType": pointer},
            "actions": taps.collect::<Vec<_>>(),
        }]});
        self.post("actions", &actions);
    }

    /// Where the middle of each of these elements is, which are all in view.
    pub(crate) fn middles(&self, selectors: &[String]) -> Vec<[f64; 2]> {
        let middles = self.run(&format!(
            "return {}.map(selector => {{
                 const box = document.querySelector(selector).getBoundingClientRect();
                 return [box.x + box.width / 2, box.y + box.height / 2];
             }})",
            json!(selectors)
        ));
        serde_json::from_value(middles).unwrap()
    }

    /// Draws over some points of the page with the mouse or a finger.
    pub(crate) fn draw_over(&self, pointer: &str, points: &[[f64; 2]]) {
        let to = |[x, y]: [f64; 2]| json!({"type": "pointerMove", "duration": 30, "x": x as i64, "y": y as i64});
        let mut actions: Vec<Value> = points.iter().copied().map(to).collect();
        actions.insert(1, json!({"type": "pointerDown", "button": 0}));
        actions.push(json!({"type": "pointerUp", "button": 0}));
        let actions = json!({"actions": [{
            "type": "pointer",
            "id": pointer,
            "parameters": {"pointerType": pointer},
            "actions": actions,
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
            // A picture that is opened by itself (`visit_with`) names no icon, so one is guessed.
            .filter(|message| !message.contains("/favicon.ico"))
            .collect()
    }

    /// Speaks to the browser itself.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.session().devtools(command, parameters)
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.session().post(path, body)
    }

    fn session(&self) -> &Session {
        self.session.as_ref().unwrap()
    }
}

impl Drop for Browser {
    /// No test ends with a complaint on the console.
    fn drop(&mut self) {
        if std::thread::panicking() {
            if let Some(session) = self.session.take() {
                session.end();
            }
            return;
        }
        let complaints = self.complaints();
        if let Some(session) = self.session.take() {
            session.leave(&self.url);
        }
        assert_eq!(complaints, Vec::<String>::new());
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

//! Browsers that run, each with its driver. Starting one takes longer than most tests, so the next test
//! takes one that the last has left.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

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

/// Starts a program, and ends it when its own input ends: so with the test program, however that ends.
/// What the program has started itself is known by a text, if any.
const UNTIL_INPUT_ENDS: &str =
    r#""$@" & cat > /dev/null; kill -9 $!; test -z "$0" || pkill -9 -f -- "$0""#;

/// Those that no test uses now.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// A browser with its driver.
pub(crate) struct Session {
    url: String,
    profile: PathBuf,
    driver: Process,
    vendor: Vendor,
}

impl Session {
    /// A browser that knows nothing: one that runs, or a new one with an empty profile.
    pub(crate) fn take(name: &str) -> Session {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(|| Session::start(name))
    }

    fn start(name: &str) -> Session {
        let program = std::env::var_os("CHROMEDRIVER").unwrap_or("chromedriver".into());
        let vendor = Vendor::of(Path::new(&program));
        let profile =
            std::env::temp_dir().join(format!("polis-browser-{}-{name}", std::process::id()));
        let (driver, line) = Process::start(
            &program,
            &["--port=0"],
            &format!("user-data-dir={}", profile.display()),
            "started successfully on port",
        );
        let port: String = line.chars().filter(char::is_ascii_digit).collect();
        let mut session = Session {
            url: format!("http://127.0.0.1:{port}/session"),
            profile,
            driver,
            vendor,
        };
        session.open();
        session
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
        let answer = request("POST", &self.url, Some(&wanted)).unwrap();
        let id = answer["sessionId"].as_str().unwrap();
        self.url = format!("{}/{id}", self.url);
    }

    /// Leaves the browser to the next test, which finds an empty page and nothing kept of this one.
    pub(crate) fn leave(self, origin: &str) {
        let forgotten = self.forget(origin);
        match forgotten {
            Ok(()) if cfg!(unix) => IDLE
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(self),
            _ => self.end(),
        }
    }

    /// Forgets a site and closes the page, with all that was set for it.
    fn forget(&self, origin: &str) -> Result<(), String> {
        let page = self.try_post("window/new", &json!({"type": "tab"}))?;
        request("DELETE", &format!("{}/window", self.url), None)?;
        self.try_post("window", &json!({"handle": page["handle"]}))?;
        for (command, parameters) in [
            ("Network.clearBrowserCookies", json!({})),
            ("Browser.resetPermissions", json!({})),
            (
                "Storage.clearDataForOrigin",
                json!({"origin": origin, "storageTypes": "all"}),
            ),
        ] {
            self.try_devtools(command, &parameters)?;
        }
        self.try_post("se/log", &json!({"type": "browser"}))?;
        Ok(())
    }

    /// Ends the browser, and its driver after it, or the browser would stay.
    pub(crate) fn end(self) {
        let _ = request("DELETE", &self.url, None);
        drop(self.driver);
        let _ = std::fs::remove_dir_all(&self.profile);
    }

    /// Speaks to the browser itself.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.try_devtools(command, parameters)
            .unwrap_or_else(|error| panic!("{command} {parameters}: {error}"))
    }

    /// The same, or what it complains about.
    pub(crate) fn try_devtools(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        let body = json!({"cmd": command, "params": parameters});
        self.try_post(self.vendor.devtools(), &body)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Value {
        self.try_post(path, body)
            .unwrap_or_else(|error| panic!("{path} {body}: {error}"))
    }

    fn try_post(&self, path: &str, body: &Value) -> Result<Value, String> {
        request("POST", &format!("{}/{path}", self.url), Some(body))
    }
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
pub(crate) struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        if !cfg!(unix) {
            let _ = self.0.kill();
        }
        let _ = self.0.wait();
    }
}

impl Process {
    /// Starts a program and waits for the line on which it tells where it listens. Where somebody
    /// takes the port that it found before it does, it ends and is started again. What it starts itself
    /// and may leave behind has `children` in its command line.
    pub(crate) fn start(
        program: &OsStr,
        arguments: &[&str],
        children: &str,
        tells: &str,
    ) -> (Process, String) {
        let mut command = if cfg!(unix) {
            let mut command = Command::new("sh");
            command
                .args(["-c", UNTIL_INPUT_ENDS, children])
                .arg(program);
            command
        } else {
            Command::new(program)
        };
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::null());
        (0..5)
            .find_map(|_| Process::try_start(&mut command, tells))
            .unwrap_or_else(|| panic!("{command:?} says where it listens"))
    }

    fn try_start(command: &mut Command, tells: &str) -> Option<(Process, String)> {
        let mut child = command
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?}: {error}"));
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

/// Asks the driver, and returns what it answers or complains about.
fn request(method: &str, url: &str, body: Option<&Value>) -> Result<Value, String> {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_mins(4)))
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

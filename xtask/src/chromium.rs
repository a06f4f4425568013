//! Finds a browser that can be driven, and its driver; where that is easy, installs both.

use std::path::PathBuf;
use std::process::Command;

use anyhow::bail;

use crate::debian;

/// A browser of the Chromium family and the program that drives it.
#[derive(Debug)]
pub(crate) struct Chromium {
    driver: PathBuf,
    /// None where the driver shall look for it.
    browser: Option<PathBuf>,
}

const DRIVERS: [&str; 3] = ["chromedriver", "chromium.chromedriver", "msedgedriver"];
const BROWSERS: [&str; 8] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "brave-browser",
    "microsoft-edge",
    "msedge",
];
/// Where such programs lie beside the search path.
const PLACES: [&str; 10] = [
    "/usr/bin",
    "/usr/local/bin",
    "/usr/lib/chromium",
    "/usr/lib/chromium-browser",
    "/snap/bin",
    "/opt/google/chrome",
    "/opt/homebrew/bin",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application",
];

impl Chromium {
    /// One that is there, or that can be installed at once.
    pub(crate) fn find_or_install() -> anyhow::Result<Chromium> {
        let can_install = debian::can_install();
        if let Some(chromium) = Chromium::find()
            && (chromium.browser.is_some() || !can_install)
        {
            return Ok(chromium);
        }
        if can_install {
            debian::install(&["chromium", "chromium-driver"])?;
            if let Some(chromium) = Chromium::find() {
                return Ok(chromium);
            }
        }
        bail!("no browser that can be driven was found: {}", advice());
    }

    fn find() -> Option<Chromium> {
        let named = |variable: &str| std::env::var_os(variable).map(PathBuf::from);
        let driver = named("CHROMEDRIVER").or_else(|| program(&DRIVERS))?;
        let browser = named("CHROME").or_else(|| program(&BROWSERS));
        // A driver that cannot even tell its version is none.
        let runs = Command::new(&driver).arg("--version").output();
        runs.is_ok_and(|output| output.status.success())
            .then_some(Chromium { driver, browser })
    }

    /// The variables by which tests know what to drive.
    pub(crate) fn variables(self) -> Vec<(&'static str, PathBuf)> {
        let driver = [("CHROMEDRIVER", self.driver)].into_iter();
        let browser = self.browser.map(|browser| ("CHROME", browser));
        driver.chain(browser).collect()
    }
}

/// The first of these programs that is somewhere.
fn program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(PLACES.map(PathBuf::from));
    let folders: Vec<PathBuf> = folders.collect();
    names.iter().find_map(|name| {
        folders.iter().find_map(|folder| {
            let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
            // On a Mac the place is the program itself.
            let is_itself = folder.is_file() && folder.ends_with("Google Chrome");
            let path = if is_itself && names.contains(&"chrome") {
                folder.clone()
            } else {
                folder.join(file)
            };
            path.is_file().then_some(path)
        })
    })
}

/// What to do about it.
fn advice() -> &'static str {
    if debian::is_here() {
        "run `sudo apt-get install chromium chromium-driver`"
    } else if cfg!(target_os = "macos") {
        "install Google Chrome, and run `brew install chromedriver`"
    } else if cfg!(windows) {
        "install Google Chrome or Edge, and the driver of the same version (chromedriver or \
         msedgedriver) into the search path"
    } else {
        "install Chromium or Chrome and chromedriver of the same version, with the package manager \
         (Fedora: `dnf install chromium chromedriver`; Arch: `pacman -S chromium`)"
    }
}

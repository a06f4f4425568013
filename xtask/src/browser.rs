//! `cargo xtask browser`: drives the browser game in Chromium.

use std::process::Command;

use anyhow::bail;

use crate::tools::{self, cargo, say};
use crate::web::{self, Build};

/// Builds the game with the client in it and runs the browser test on it; pictures of every screen
/// go into a folder, if one is named.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let pictures = match arguments {
        [] => None,
        [folder] => Some(std::path::absolute(folder)?),
        _ => bail!("found several folders; expected at most one for pictures"),
    };
    let folder = web::folder();
    web::write(&folder, Build::Release)?;
    tools::run(cargo(&["build", "--package", "polis"]).env("POLIS_WEB", &folder))?;
    let mut test = cargo(&["test", "--package", "polis-web", "--test", "browser"]);
    prepare(&mut test);
    if let Some(pictures) = pictures {
        test.env("POLIS_PICTURES", pictures);
    }
    tools::run(&mut test)
}

/// Lets the tests that a command runs drive a browser, where there is one.
pub(crate) fn prepare(tests: &mut Command) {
    if tools::output("chromedriver", &["--version"]).is_some() {
        tests.env("POLIS_BINARY", tools::target_folder().join("debug/polis"));
    } else {
        say(
            "\n=== the browser tests are left out: they need Chromium and its driver (Debian: \
             `apt install chromium chromium-driver`)",
        );
    }
}

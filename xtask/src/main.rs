//! Builds, starts and checks the project: `cargo xtask play`, `cargo xtask test` and others.

mod architecture;
mod browser;
mod check;
mod chromium;
mod debian;
mod dependencies;
mod dev;
mod dist;
mod docs;
mod first_load;
mod fuzz;
mod links;
mod lints;
mod nats;
mod npm;
mod openapi;
mod packages;
mod passed;
mod play;
mod postgres;
mod python;
mod release;
mod steps;
mod suite;
mod test;
mod tools;
mod web;

use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask <TASK>

To play:
  play [ARGUMENTS]      build the game and open it in the browser; arguments go to `polis serve`
  terminal [ARGUMENTS]  build the game and start it in the terminal; arguments go to `polis play`

To work on it:
  dev [ARGUMENTS]       serve the game, and show every change of a file in the browser at once;
                        arguments go to `polis serve`
  check [CRATE]         format, lints and tests of the crates that have changed, or of one
  test                  everything that must hold: format, lints, tests, docs, browser, fuzzing; what
                        is unchanged since it passed here is left out, with --all it is not
  browser [TEST]        drive the browser game in Chromium; with --measure, take its times
  screenshots [DIR]     put pictures of every screen into a folder
  fuzz                  a short run of each fuzz target
  openapi               write crates/server/openapi.json anew from the routes and their types

To give it to others:
  web --out DIR         write the browser game into a folder for any static host; with --quick
                        sooner, but larger and slower
  python                build the Python package as a wheel in target/python/wheels; with `test`,
                        run its tests
  npm --out DIR         write the npm package into a folder, with --quick sooner, but larger and
                        slower; with `test` alone, run its tests
  release               check that version, changelog and tag agree, and write what a release
                        needs; with --out DIR there, with --draft although they do not agree
  dist                  make the packages for hosts (Linux): static binary, .deb, container image,
                        compose file, Helm chart, bill of materials; with --try play on them, with
                        --twice see that the build is the same again
";

fn main() -> ExitCode {
    if let Some(code) = docs::stand_in() {
        return code;
    }
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((task, rest)) = arguments.split_first() else {
        tools::say(USAGE);
        return ExitCode::from(2);
    };
    let result = match (task.as_str(), rest) {
        ("play", rest) => play::in_browser(rest),
        ("terminal", rest) => play::in_terminal(rest),
        ("dev", rest) => dev::run(rest),
        ("check", rest) => check::run(rest),
        ("test", rest) => test::run(rest),
        ("browser", rest) => browser::run(rest),
        ("screenshots", rest) => browser::screenshots(rest),
        ("fuzz", []) => fuzz::run_each(),
        ("openapi", []) => openapi::write(),
        ("web", rest) => web::run(rest),
        ("python", rest) => python::run(rest),
        ("npm", rest) => npm::run(rest),
        ("release", rest) => release::run(rest),
        ("dist", rest) => dist::run(rest),
        ("help" | "--help" | "-h", []) => {
            tools::say(USAGE);
            Ok(())
        }
        ("fuzz" | "openapi" | "help", [more, ..]) => {
            tools::say(&format!(
                "error: found `{more}`; expected `cargo xtask {task}` alone"
            ));
            return ExitCode::from(2);
        }
        (other, _) => {
            tools::say(&format!("error: found no task `{other}`\n\n{USAGE}"));
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tools::say(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

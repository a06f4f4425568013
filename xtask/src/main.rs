//! Builds, starts and checks the project: `cargo xtask play`, `cargo xtask test` and others.

mod architecture;
mod browser;
mod chromium;
mod debian;
mod first_load;
mod fuzz;
mod links;
mod play;
mod postgres;
mod test;
mod tools;
mod web;

use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask <TASK>

Tasks:
  play [ARGUMENTS]      build the game and open it in the browser; arguments go to `polis serve`
  terminal [ARGUMENTS]  build the game and start it in the terminal; arguments go to `polis play`
  web --out DIR         write the browser game into a folder for any static host; with --quick
                        sooner, but larger and slower
  browser [TEST]        drive the browser game in Chromium; with --measure, take its times
  screenshots [DIR]     put pictures of every screen into a folder
  test                  everything that must hold: format, lints, tests, docs, browser, fuzzing
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.split_first() {
        Some((task, rest)) if task == "play" => play::in_browser(rest),
        Some((task, rest)) if task == "terminal" => play::in_terminal(rest),
        Some((task, rest)) if task == "web" => web::run(rest),
        Some((task, rest)) if task == "browser" => browser::run(rest),
        Some((task, rest)) if task == "screenshots" => browser::screenshots(rest),
        Some((task, [])) if task == "test" => test::run(),
        Some((task, [])) if task == "help" || task == "--help" || task == "-h" => {
            tools::say(USAGE);
            Ok(())
        }
        _ => {
            tools::say(USAGE);
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

//! Builds, starts and checks the project: `cargo xtask play`, `cargo xtask test`.

mod architecture;
mod fuzz;
mod links;
mod play;
mod test;
mod tools;

use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask <TASK>

Tasks:
  play [ARGUMENTS]   build the game and start it; arguments go to `polis play`
  test               everything that must hold: format, lints, tests, docs, wasm32, fuzzing
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.split_first() {
        Some((task, rest)) if task == "play" => play::run(rest),
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

//! Runs the examples in the documentation, and checks the documentation itself, in one go.
//!
//! `cargo doc` would read all dependencies again, in another way than tests are compiled. So cargo
//! calls this program in the place of rustdoc for every library whose examples it runs, and rustdoc
//! writes the pages of the library first, by the same arguments.

use std::process::{Command, ExitCode};

use crate::tools::{self, cargo, say, target_folder};
use crate::{lints, web};

/// Set where this program stands in for rustdoc.
const STANDS_IN: &str = "POLIS_XTASK_IS_RUSTDOC";

/// Options that are only for examples, each with whether a value follows.
const OF_EXAMPLES: [(&str, bool); 3] = [
    ("--test", false),
    ("--test-run-directory", true),
    ("--test-args", true),
];

pub(crate) fn check() -> anyhow::Result<()> {
    let mut command = cargo(&["test", "--workspace", "--doc", "--quiet"]);
    command.args(["--features", web::PACKED]);
    lints::while_compiling(&mut command);
    command.env("RUSTDOC", std::env::current_exe()?);
    tools::run(command.env(STANDS_IN, "1"))
}

/// Does the work of rustdoc, where cargo has called this program for it.
pub(crate) fn stand_in() -> Option<ExitCode> {
    std::env::var_os(STANDS_IN)?;
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has_passed = |arguments: &[String]| {
        let mut command = Command::new("rustdoc");
        match command.args(arguments).env_remove(STANDS_IN).status() {
            Ok(status) => status.success(),
            Err(error) => {
                say(&format!("error: rustdoc cannot be started: {error}"));
                false
            }
        }
    };
    let pages = pages(
        &arguments,
        &target_folder().join("doc").display().to_string(),
    );
    let passed = pages.is_none_or(|pages| has_passed(&pages)) && has_passed(&arguments);
    Some(ExitCode::from(u8::from(!passed)))
}

/// The arguments that write the pages of a library into a folder, by those that run its examples; none
/// where rustdoc is asked for something else.
fn pages(arguments: &[String], folder: &str) -> Option<Vec<String>> {
    if !arguments.iter().any(|argument| argument == "--test") {
        return None;
    }
    let mut pages: Vec<String> = ["--deny", "warnings", "-o", folder]
        .map(str::to_owned)
        .into();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match OF_EXAMPLES.iter().find(|(name, _)| name == argument) {
            Some((_, true)) => drop(arguments.next()),
            Some((_, false)) => {}
            None => pages.push(argument.clone()),
        }
    }
    Some(pages)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn pages_are_written_by_the_arguments_of_the_examples() {
        let examples = words("--crate-name a --test src/lib.rs --test-run-directory /a -L deps");
        let expected = words("--deny warnings -o out --crate-name a src/lib.rs -L deps");
        assert_eq!(pages(&examples, "out").unwrap(), expected);
    }

    #[test]
    fn other_questions_are_left_to_rustdoc() {
        assert_eq!(pages(&words("--version"), "out"), None);
    }
}

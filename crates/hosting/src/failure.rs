//! Telling people that a command failed.

use std::io::ErrorKind;
use std::process::ExitCode;

/// Says what went wrong on standard error, and gives the status for it: 1 when the answer is no or the input
/// is bad. A reader that went away (`polis trace … | head`) is no failure.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    anstream::eprintln!(
        "{}error:{} {error:#}",
        anstyle::AnsiColor::Red.on_default().bold().render(),
        anstyle::Reset.render()
    );
    ExitCode::FAILURE
}

//! `polis play`: either game in a full-screen terminal.

use crate::cli::PlayArguments;
use crate::play;

pub(crate) fn run(arguments: &PlayArguments) -> anyhow::Result<()> {
    play::run(arguments)
}

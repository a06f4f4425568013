//! `polis manual`: the manual pages, made from what `--help` says.

use anyhow::Context;
use clap::CommandFactory;

use crate::cli::{Cli, ManualArguments};

pub(crate) fn run(arguments: &ManualArguments) -> anyhow::Result<()> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    clap_mangen::generate_to(Cli::command(), folder)
        .with_context(|| folder.display().to_string())?;
    Ok(())
}

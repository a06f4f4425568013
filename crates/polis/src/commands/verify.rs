//! `polis verify`: whether the tiles of a game came in the order to which its server committed itself.

use std::io::Write;

use anyhow::Context;

use crate::cli::VerifyArguments;
use crate::input;

pub(crate) fn run(arguments: &VerifyArguments) -> anyhow::Result<()> {
    let record = input::record(&arguments.record, None)?;
    let mut out = std::io::stdout().lock();
    for (shuffle, number) in record.shuffles().iter().zip(1..) {
        let (ply, hash) = (shuffle.ply() + 1, shuffle.hash());
        writeln!(out, "shuffle {number}, before move {ply}: {hash}")?;
    }
    record
        .verify_shuffles()
        .with_context(|| input::display(&arguments.record))?;
    writeln!(
        out,
        "proven: the tiles came in the order of these hashes\n\
         This holds for you if they are the hashes that you were shown before the moves."
    )?;
    Ok(())
}

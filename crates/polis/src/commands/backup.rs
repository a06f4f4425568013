//! `polis backup` and `polis restore`: everything that a server keeps, as one file.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter};
use std::path::Path;

use anyhow::Context;
use polis_server::Database;

use crate::cli::{BackupArguments, RestoreArguments, StorageArguments};
use crate::commands::serve::database;

pub(crate) fn backup(arguments: &BackupArguments) -> anyhow::Result<()> {
    let kept = kept(&arguments.storage)?;
    let runtime = runtime()?;
    let path = &arguments.out;
    if path == Path::new("-") {
        let out = std::io::stdout().lock();
        runtime.block_on(polis_server::backup(&kept, out))?;
        return Ok(());
    }
    // A backup that breaks off does not take the place of the last one.
    let unfinished = path.with_added_extension("unfinished");
    let file = File::create(&unfinished).with_context(|| unfinished.display().to_string())?;
    let written = runtime.block_on(polis_server::backup(&kept, BufWriter::new(&file)));
    let rows = match written {
        Ok(rows) => rows,
        Err(error) => {
            let _ = fs::remove_file(&unfinished);
            return Err(error).context("no backup was written");
        }
    };
    file.sync_all()?;
    fs::rename(&unfinished, path).with_context(|| path.display().to_string())?;
    anstream::println!("{rows} rows are in {}.", path.display());
    Ok(())
}

pub(crate) fn restore(arguments: &RestoreArguments) -> anyhow::Result<()> {
    let kept = kept(&arguments.storage)?;
    let runtime = runtime()?;
    let rows = if arguments.file == Path::new("-") {
        let input = std::io::stdin().lock();
        runtime.block_on(polis_server::restore(&kept, input))
    } else {
        let file =
            File::open(&arguments.file).with_context(|| arguments.file.display().to_string())?;
        runtime.block_on(polis_server::restore(&kept, BufReader::new(file)))
    };
    let rows = rows.context("nothing was put back")?;
    anstream::println!(
        "{rows} rows were put back. A server that runs on this database already must be started \
         anew: it has another key for its cookies and tokens, and knows nobody of the backup."
    );
    Ok(())
}

fn kept(arguments: &StorageArguments) -> anyhow::Result<Database> {
    database(arguments.database.as_ref(), arguments.data.as_ref())
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    Ok(runtime)
}

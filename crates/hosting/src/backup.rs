//! `polis backup` and `polis restore`: everything that a server keeps, as one file.

use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use polis_protocol::BackupReport;
use polis_server::{Admin, AdminError, Database, Drill, FileConfig};
use tokio::runtime::Runtime;

use crate::arguments::{BackupArguments, RestoreArguments, StorageArguments};
use crate::serve::database;

/// How the names of backups in a folder begin and end; between stand the seconds since 1970, so that
/// the order of names is that of time.
const NAME: (&str, &str) = ("polis-", ".backup");

pub(crate) fn backup(arguments: &BackupArguments) -> anyhow::Result<()> {
    let (kept, archive) = kept_with_archive(&arguments.storage)?;
    let archive = archive.as_deref();
    let runtime = runtime()?;
    // Players come first.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 19);
    let path = match (&arguments.out, &arguments.folder) {
        (_, Some(folder)) => {
            make_folder(folder)?;
            let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
            folder.join(format!("{}{now:012}{}", NAME.0, NAME.1))
        }
        (Some(path), None) => path.clone(),
        (None, None) => bail!("found no place for the backup; expected --out or --folder"),
    };
    if path == Path::new("-") {
        if arguments.verify {
            bail!("what goes to standard output cannot be tried out; expected a file");
        }
        let out = std::io::stdout().lock();
        runtime.block_on(polis_server::backup(&kept, archive, out))?;
        return Ok(());
    }
    // A backup that breaks off, or does not hold what it must, does not take the place of the last one.
    let unfinished = path.with_added_extension("unfinished");
    let written = write(&runtime, &kept, archive, &unfinished).and_then(|rows| {
        if arguments.verify {
            let drill = try_out(&runtime, &unfinished)?;
            anstream::println!("{} tables of it were replayed.", drill.tables);
        }
        Ok(rows)
    });
    let rows = match written {
        Ok(rows) => rows,
        Err(error) => {
            let _ = fs::remove_file(&unfinished);
            return Err(error).context("no backup was written");
        }
    };
    fs::rename(&unfinished, &path).with_context(|| path.display().to_string())?;
    let report = BackupReport {
        at: SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64,
        bytes: fs::metadata(&path)?.len(),
        is_verified: arguments.verify,
    };
    // The backup is there all the same; only the host's page does not tell of it.
    if let Err(error) = runtime.block_on(note(&kept, &report)) {
        anstream::eprintln!("The database does not remember that this backup was made: {error}");
    }
    anstream::println!("{rows} rows are in {}.", path.display());
    match (&arguments.folder, arguments.keep) {
        (Some(folder), Some(keep)) => remove_old(folder, keep as usize),
        (None, _) | (_, None) => Ok(()),
    }
}

pub(crate) fn restore(arguments: &RestoreArguments) -> anyhow::Result<()> {
    let runtime = runtime()?;
    if arguments.dry_run {
        if arguments.file == Path::new("-") {
            bail!("standard input cannot be tried out; expected a file");
        }
        let drill = try_out(&runtime, &arguments.file)?;
        anstream::println!(
            "{} rows could be put back; {} tables were replayed.",
            drill.rows,
            drill.tables
        );
        return Ok(());
    }
    let kept = kept(&arguments.storage)?;
    let rows = if arguments.file == Path::new("-") {
        let input = std::io::stdin().lock();
        runtime.block_on(polis_server::restore(&kept, input))
    } else {
        runtime.block_on(polis_server::restore(&kept, open(&arguments.file)?))
    };
    let rows = rows.context("nothing was put back")?;
    anstream::println!(
        "{rows} rows were put back. A server that runs on this database already must be started \
         anew: it has another key for its cookies and tokens, and knows nobody of the backup."
    );
    Ok(())
}

/// Lets the database remember that a backup was made.
async fn note(kept: &Database, report: &BackupReport) -> Result<(), AdminError> {
    let admin = Admin::open(kept).await?;
    let noted = admin.note_backup(report).await;
    admin.close().await;
    noted
}

/// Writes a backup for its owner alone, and waits until it is on the disk.
fn write(
    runtime: &Runtime,
    kept: &Database,
    archive: Option<&Path>,
    path: &Path,
) -> anyhow::Result<u64> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let file = options
        .open(path)
        .with_context(|| path.display().to_string())?;
    let rows = runtime.block_on(polis_server::backup(kept, archive, BufWriter::new(&file)))?;
    file.sync_all()?;
    Ok(rows)
}

/// Puts a backup back into a folder beside it.
fn try_out(runtime: &Runtime, path: &Path) -> anyhow::Result<Drill> {
    let folder = path.with_added_extension("trial");
    if folder.exists() {
        bail!("{} is in the way; remove it", folder.display());
    }
    let drilled = runtime.block_on(polis_server::try_backup(open(path)?, &folder));
    drilled.with_context(|| format!("{} cannot be put back", path.display()))
}

fn open(path: &Path) -> anyhow::Result<BufReader<File>> {
    let file = File::open(path).with_context(|| path.display().to_string())?;
    Ok(BufReader::new(file))
}

/// Makes a folder that nobody else can look into.
fn make_folder(folder: &Path) -> anyhow::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder
        .create(folder)
        .with_context(|| folder.display().to_string())
}

/// Removes all but the newest backups of a folder.
fn remove_old(folder: &Path, keep: usize) -> anyhow::Result<()> {
    let mut backups: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with(NAME.0) && name.ends_with(NAME.1) {
            backups.push(path);
        }
    }
    backups.sort();
    backups.reverse();
    for path in backups.iter().skip(keep) {
        fs::remove_file(path).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// Where a server keeps everything.
pub(crate) fn kept(arguments: &StorageArguments) -> anyhow::Result<Database> {
    Ok(kept_with_archive(arguments)?.0)
}

/// Where a server keeps everything, and the folder with the logs of old games if there is one.
fn kept_with_archive(arguments: &StorageArguments) -> anyhow::Result<(Database, Option<PathBuf>)> {
    let file = match &arguments.config {
        Some(path) => {
            let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
            FileConfig::read(&text).with_context(|| path.display().to_string())?
        }
        None => FileConfig::default(),
    };
    let url = arguments.database.as_ref().or(file.database.as_ref());
    let database = database(url, arguments.data.as_ref().or(file.data.as_ref()))?;
    Ok((database, file.archive.map(|archive| archive.folder)))
}

pub(crate) fn runtime() -> anyhow::Result<Runtime> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    Ok(runtime)
}

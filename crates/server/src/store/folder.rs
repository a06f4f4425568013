//! The data folder: for nobody but its owner, and for one server at a time.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::store::connect::OpenError;

/// The file in the data folder.
const FILE: &str = "polis.db";
/// What SQLite keeps beside it.
const BESIDE: [&str; 2] = ["polis.db-wal", "polis.db-shm"];
/// The file that a server locks.
const LOCK: &str = "polis.lock";

/// The file of the database in a folder.
pub(crate) fn database_file(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Makes the folder and the file, and keeps others on this machine from reading them.
pub(super) fn prepare(folder: &Path) -> Result<(), OpenError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
        builder.mode(0o700);
        options.mode(0o600);
    }
    builder.create(folder).map_err(OpenError::Folder)?;
    options
        .open(database_file(folder))
        .map_err(OpenError::Folder)?;
    for file in [FILE].into_iter().chain(BESIDE) {
        keep_from_others(&folder.join(file)).map_err(OpenError::Folder)?;
    }
    Ok(())
}

/// Locks a folder for as long as the file is open.
pub(super) fn lock(folder: &Path) -> Result<File, OpenError> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let file = options.open(folder.join(LOCK)).map_err(OpenError::Folder)?;
    let mut locked = file.try_lock();
    // A lock lasts a moment longer than its server where that one was just starting a program, which
    // has its files until it runs.
    for _ in 0..25 {
        if !matches!(locked, Err(TryLockError::WouldBlock)) {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
        locked = file.try_lock();
    }
    match locked {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
            folder: folder.to_owned(),
        }),
        // On a file system that knows no locks, the host has to take care.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "the data folder cannot be locked");
            Ok(file)
        }
    }
}

/// Removes a database that was made for nothing.
pub(crate) fn remove(folder: &Path) {
    for file in [FILE].into_iter().chain(BESIDE).chain([LOCK]) {
        // What is not there need not be removed.
        let _ = fs::remove_file(folder.join(file));
    }
    // Where there is anything else, the folder stays.
    let _ = fs::remove_dir(folder);
}

#[cfg(unix)]
fn keep_from_others(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let permissions = match fs::metadata(file) {
        Ok(metadata) => metadata.permissions(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if permissions.mode() & 0o077 != 0 {
        fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_from_others(_file: &Path) -> io::Result<()> {
    Ok(())
}

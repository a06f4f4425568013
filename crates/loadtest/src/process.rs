//! What a process on this machine uses, as Linux counts it.

use std::fs;
use std::path::PathBuf;

use serde::Serialize;

/// A process that is watched during a test.
#[derive(Clone, Debug)]
pub struct Watched {
    folder: PathBuf,
}

/// What a process has used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct ProcessUse {
    /// Seconds of CPU.
    pub cpu_seconds: f64,
    /// Bytes of memory that it has now.
    pub memory_bytes: u64,
    /// Bytes that it wrote to disks.
    pub written_bytes: u64,
}

impl Watched {
    /// A process by its id; none where there is no such, or this is not Linux.
    pub fn new(process: u32) -> Option<Watched> {
        let folder = PathBuf::from(format!("/proc/{process}"));
        folder.join("status").exists().then_some(Watched { folder })
    }

    /// What it has used until now.
    pub fn used(&self) -> ProcessUse {
        let nanoseconds: u64 = fs::read_dir(self.folder.join("task"))
            .into_iter()
            .flatten()
            .filter_map(|task| {
                let schedule = fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
                schedule.split_whitespace().next()?.parse::<u64>().ok()
            })
            .sum();
        ProcessUse {
            cpu_seconds: nanoseconds as f64 / 1e9,
            memory_bytes: self.number("status", "VmRSS:").unwrap_or(0) * 1024,
            written_bytes: self.number("io", "write_bytes:").unwrap_or(0),
        }
    }

    fn number(&self, file: &str, name: &str) -> Option<u64> {
        let text = fs::read_to_string(self.folder.join(file)).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    }
}

impl ProcessUse {
    /// What was used since an earlier moment; memory is what there is now.
    pub fn since(self, before: ProcessUse) -> ProcessUse {
        ProcessUse {
            cpu_seconds: self.cpu_seconds - before.cpu_seconds,
            memory_bytes: self.memory_bytes,
            written_bytes: self.written_bytes.saturating_sub(before.written_bytes),
        }
    }
}

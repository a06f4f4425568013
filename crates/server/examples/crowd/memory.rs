//! The memory of another process.

use crate::Fallible;

/// How much of a process is in memory, in KiB.
pub(crate) fn resident_kib(pid: u32) -> Fallible<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    Ok(number
        .ok_or("found a process without VmRSS; expected one that runs")?
        .parse()?)
}

/// Prints what each of `count` things costs, by the memory before and after.
pub(crate) fn tell(what: &str, count: usize, before: u64, after: u64) {
    let each = after.saturating_sub(before) as f64 / count.max(1) as f64;
    println!("{count} {what}: {before} KiB before, {after} KiB after, {each:.1} KiB each");
}

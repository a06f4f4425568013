//! Many tables in memory at once: unfinished games of a filled database.

use crate::Fallible;
use crate::door::Door;
use crate::fill::unfinished_game;
use crate::memory::{resident_kib, tell};
use crate::sockets::{self, guests};

/// Who watches the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Watching {
    /// Two sockets each.
    ByBoth,
    /// Somebody looks once.
    ByNobody,
}

/// Looks at tables, or watches them, and tells what they cost.
pub(crate) async fn hold(url: &str, count: usize, pid: u32, watching: Watching) -> Fallible<()> {
    let door = Door::new(url);
    match watching {
        Watching::ByNobody => {
            let before = resident_kib(pid)?;
            let looking = door.clone();
            let in_memory = tokio::task::spawn_blocking(move || {
                for number in 0..count {
                    looking.get(&format!("/api/v1/tables/{}", unfinished_game(number)))?;
                }
                in_memory(&looking)
            })
            .await??;
            tell("tables", in_memory, before, resident_kib(pid)?);
        }
        Watching::ByBoth => {
            let guests = guests(&door, 2 * count).await?;
            let before = resident_kib(pid)?;
            let held =
                sockets::hold(&door, &guests, |number| Some(unfinished_game(number / 2))).await?;
            let after = resident_kib(pid)?;
            let in_memory = tokio::task::spawn_blocking(move || in_memory(&door)).await??;
            tell("tables with two sockets each", in_memory, before, after);
            drop(held);
        }
    }
    Ok(())
}

/// How many tables the server has in memory.
fn in_memory(door: &Door) -> Fallible<usize> {
    let metrics = door.get("/metrics")?;
    let line = metrics
        .lines()
        .find_map(|line| line.strip_prefix("polis_tables_in_memory "));
    Ok(line
        .ok_or("found no figure of tables; expected one")?
        .trim()
        .parse()?)
}

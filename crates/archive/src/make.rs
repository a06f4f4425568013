//! Making archives, on many threads and in several runs.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Instant;

use polis_game::{Chance, View};

use crate::archived::Archived;
use crate::card::{ColumnNote, DataCard};
use crate::column::Column;
use crate::error::ArchiveError;
use crate::part_writer::PartWriter;
use crate::plan::Plan;
use crate::self_play::{Choice, Rows};
use crate::table::Table;
use crate::{game_row, position_row};

/// Number of games that a thread plays at a time, which become a group of rows.
const GROUP_GAMES: u64 = 500;

/// The games of a group of rows, and their part.
struct Group {
    part: usize,
    seeds: RangeInclusive<u64>,
}

/// Plays the games of a plan and writes them into a folder; parts that are there from a run before
/// stay. Calls `played` with the number of games of each group that is written.
///
/// # Errors
/// When the folder has another archive or cannot be written to, or the player gives up.
pub fn make<G: Archived>(
    folder: &Path,
    plan: &Plan,
    options: &G::Options,
    threads: usize,
    choose: &(impl Fn(&View<G>, &mut Chance) -> Option<Choice<G::Move>> + Sync),
    played: &dyn Fn(u64),
) -> Result<DataCard, ArchiveError> {
    let begun = Instant::now();
    std::fs::create_dir_all(folder).map_err(ArchiveError::file(folder))?;
    let mut card = match DataCard::read(folder)? {
        Some(card) if card.plan == *plan => card,
        Some(_) => {
            let path = folder.to_owned();
            return Err(ArchiveError::OtherPlan { path });
        }
        None => DataCard::new(plan, notes::<G>(plan)),
    };
    let before = card.seconds;
    card.threads = threads;
    played(card.games_made);
    card.write(folder)?;
    let groups = groups(plan, card.parts.len());
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (send, receive) = sync_channel(threads);
        for _ in 0..threads.max(1) {
            let send = send.clone();
            let (groups, next) = (&groups, &next);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(group) = groups.get(index) else {
                        break;
                    };
                    let rows = play_group::<G>(plan, options, group, choose);
                    // Nobody listens any more once something has gone wrong.
                    if send.send((index, rows)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut ordered = InOrder {
            receive,
            early: BTreeMap::new(),
        };
        let mut writer: Option<PartWriter<G>> = None;
        for (index, group) in groups.iter().enumerate() {
            let rows = ordered.wait_for(index)??;
            let mut part = match writer.take() {
                Some(part) => part,
                None => PartWriter::new(folder, plan, group.part)?,
            };
            part.write(&rows)?;
            let is_last = groups.get(index + 1).map(|next| next.part) != Some(group.part);
            if is_last {
                card.add(part.finish()?);
                card.seconds = before + begun.elapsed().as_secs_f64();
                card.write(folder)?;
            } else {
                writer = Some(part);
            }
            played(rows.games.len() as u64);
        }
        Ok(card)
    })
}

/// The groups of all parts that are still to be made.
fn groups(plan: &Plan, done: usize) -> Vec<Group> {
    let mut groups = Vec::new();
    for part in done + 1..=plan.parts() {
        let Some(seeds) = plan.seeds_of(part) else {
            continue;
        };
        let (mut first, last) = seeds.into_inner();
        loop {
            let end = first.saturating_add(GROUP_GAMES - 1).min(last);
            groups.push(Group {
                part,
                seeds: first..=end,
            });
            if end == last {
                break;
            }
            first = end + 1;
        }
    }
    groups
}

fn play_group<G: Archived>(
    plan: &Plan,
    options: &G::Options,
    group: &Group,
    choose: &impl Fn(&View<G>, &mut Chance) -> Option<Choice<G::Move>>,
) -> Result<Rows<G>, ArchiveError> {
    let mut rows = Rows::new();
    for seed in group.seeds.clone() {
        rows.play(plan, options, seed, choose)?;
    }
    Ok(rows)
}

/// What threads have made, in the order of the groups, whichever was faster.
struct InOrder<T> {
    receive: Receiver<(usize, T)>,
    early: BTreeMap<usize, T>,
}

impl<T> InOrder<T> {
    fn wait_for(&mut self, index: usize) -> Result<T, ArchiveError> {
        loop {
            if let Some(found) = self.early.remove(&index) {
                return Ok(found);
            }
            let (found, made) = self.receive.recv().map_err(|_| ArchiveError::Thread)?;
            self.early.insert(found, made);
        }
    }
}

/// The columns of both tables for the data card.
fn notes<G: Archived>(plan: &Plan) -> BTreeMap<String, Vec<ColumnNote>> {
    fn of<R>(columns: &[Column<R>]) -> Vec<ColumnNote> {
        let note = |column: &Column<R>| ColumnNote {
            name: column.name.to_owned(),
            meaning: column.meaning.to_owned(),
        };
        columns.iter().map(note).collect()
    }
    let positions = position_row::columns::<G>(plan.features);
    BTreeMap::from([
        (
            Table::Games.name().to_owned(),
            of(&game_row::columns::<G>()),
        ),
        (Table::Positions.name().to_owned(), of(&positions)),
    ])
}

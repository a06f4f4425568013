//! Tables of three and four: neighbours in the order sit together, if they have not met.

use std::collections::BTreeMap;

use crate::field::{Field, PairedPlayer};

/// How many tables away somebody is looked for to exchange places with.
const REACH: usize = 64;
/// How often all tables are looked at again after an exchange.
const PASSES: usize = 4;
/// Up to this number of players exchanges are looked for that do not help at once.
const MOST_FOR_DETOURS: usize = 500;
/// How many such exchanges are tried.
const DETOURS: usize = 1000;

/// A table, and a chair there.
type Place = (usize, usize);

/// How many people sit at each table, the largest first: as few tables as possible, of sizes that
/// differ by one at most. A table of one is a bye; there is none for three and four seats unless
/// somebody is all alone.
pub fn table_sizes(players: usize, seats: usize) -> Vec<usize> {
    if players == 0 || seats == 0 {
        return Vec::new();
    }
    let tables = players.div_ceil(seats);
    let (small, larger) = (players / tables, players % tables);
    (0..tables)
        .map(|table| small + usize::from(table < larger))
        .collect()
}

/// Players who are in order at tables of these sizes, so that as few as can be found meet again.
pub(crate) fn grouped(
    field: &Field,
    order: &[PairedPlayer],
    sizes: &[usize],
) -> Vec<Vec<PairedPlayer>> {
    let mut left: Vec<PairedPlayer> = order.to_vec();
    let mut tables: Vec<Vec<PairedPlayer>> = Vec::with_capacity(sizes.len());
    for &size in sizes {
        let mut table: Vec<PairedPlayer> = Vec::with_capacity(size);
        while table.len() < size && !left.is_empty() {
            let met = |player: PairedPlayer| meetings(field, &table, player);
            let new = left.iter().position(|&player| met(player) == 0);
            let index = new.unwrap_or_else(|| {
                let fewest = (0..left.len()).min_by_key(|&index| met(left[index]));
                fewest.unwrap_or(0)
            });
            table.push(left.remove(index));
        }
        tables.push(table);
    }
    for _ in 0..PASSES {
        if !improve(field, &mut tables) {
            break;
        }
    }
    if order.len() <= MOST_FOR_DETOURS {
        detour(field, &mut tables);
    }
    tables
}

/// How often somebody has met those of a table.
fn meetings(field: &Field, table: &[PairedPlayer], player: PairedPlayer) -> u32 {
    let others = table.iter().filter(|&&other| other != player);
    others.map(|&other| field.meetings(player, other)).sum()
}

/// Where no exchange helps at once, makes the least bad one for somebody who meets others again, and goes
/// on from there (tabu search): nobody goes back soon to a table that they left. The best of all that was
/// seen stays.
fn detour(field: &Field, tables: &mut [Vec<PairedPlayer>]) {
    let mut again = second_meetings(field, tables);
    let (mut fewest, mut best) = (again, tables.to_vec());
    // Until when a player does not go to a table.
    let mut barred: BTreeMap<(PairedPlayer, usize), usize> = BTreeMap::new();
    for step in 0..DETOURS {
        if fewest == 0 {
            break;
        }
        let is_barred = |player, table| barred.get(&(player, table)).is_some_and(|&end| step < end);
        let mut least: Option<(i64, Place, Place)> = None;
        for here in 0..tables.len() {
            for index in 0..tables[here].len() {
                let one = tables[here][index];
                if meetings(field, &tables[here], one) == 0 {
                    continue;
                }
                for there in (0..tables.len()).filter(|&there| there != here) {
                    for place in 0..tables[there].len() {
                        let change = change(field, tables, (here, index), (there, place));
                        let is_best = again + change < fewest;
                        let other = tables[there][place];
                        if !is_best && (is_barred(one, there) || is_barred(other, here)) {
                            continue;
                        }
                        if least.is_none_or(|(found, ..)| change < found) {
                            least = Some((change, (here, index), (there, place)));
                        }
                    }
                }
            }
        }
        let Some((change, (here, index), (there, place))) = least else {
            break;
        };
        // Of different lengths, so that it does not go round in circles.
        let end = step + 5 + step % 7;
        barred.insert((tables[here][index], here), end);
        barred.insert((tables[there][place], there), end);
        let one = tables[here][index];
        tables[here][index] = std::mem::replace(&mut tables[there][place], one);
        again += change;
        if again < fewest {
            (fewest, best) = (again, tables.to_vec());
        }
    }
    tables.clone_from_slice(&best);
}

/// How often people at these tables have met before, in all.
fn second_meetings(field: &Field, tables: &[Vec<PairedPlayer>]) -> i64 {
    let of_each = |table: &Vec<PairedPlayer>| -> u32 {
        let each = table.iter().map(|&player| meetings(field, table, player));
        each.sum()
    };
    // Of every two, both were counted.
    i64::from(tables.iter().map(of_each).sum::<u32>() / 2)
}

/// How many more meet again when two exchange their places.
fn change(
    field: &Field,
    tables: &[Vec<PairedPlayer>],
    (here, index): Place,
    (there, place): Place,
) -> i64 {
    let (one, other) = (tables[here][index], tables[there][place]);
    let without = |table: &[PairedPlayer], away: PairedPlayer, player: PairedPlayer| -> u32 {
        let others = table.iter().filter(|&&other| other != away);
        others.map(|&other| field.meetings(player, other)).sum()
    };
    let before = without(&tables[here], one, one) + without(&tables[there], other, other);
    let after = without(&tables[here], one, other) + without(&tables[there], other, one);
    i64::from(after) - i64::from(before)
}

/// Exchanges players of tables where some meet again, the nearest first; whether anything changed.
fn improve(field: &Field, tables: &mut [Vec<PairedPlayer>]) -> bool {
    let mut has_changed = false;
    for here in 0..tables.len() {
        for index in 0..tables[here].len() {
            if meetings(field, &tables[here], tables[here][index]) == 0 {
                continue;
            }
            has_changed |= exchange(field, tables, here, index);
        }
    }
    has_changed
}

/// Exchanges one player with the nearest with whom fewer meet again; whether there is one.
fn exchange(field: &Field, tables: &mut [Vec<PairedPlayer>], here: usize, index: usize) -> bool {
    for distance in 1..=REACH.min(tables.len()) {
        for there in [here.checked_sub(distance), Some(here + distance)] {
            let Some(there) = there.filter(|&there| there < tables.len()) else {
                continue;
            };
            for place in 0..tables[there].len() {
                if change(field, tables, (here, index), (there, place)) < 0 {
                    let one = tables[here][index];
                    tables[here][index] = std::mem::replace(&mut tables[there][place], one);
                    return true;
                }
            }
        }
    }
    false
}

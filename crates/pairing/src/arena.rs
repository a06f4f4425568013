//! The arena: whoever is free plays whoever is free and near in points.

use crate::field::{Field, PairedPlayer};
use crate::seating::seated;
use crate::tables::{grouped, table_sizes};

/// Whether who finds nobody suitable can wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// Others will be free soon: nobody plays the same opponent twice in a row, and tables are full.
    Wait,
    /// Nobody else will come: a smaller table, or the same opponent, is better than none.
    PlayNow,
}

/// Tables among those who are free; who is at none of them waits.
pub fn arena(
    field: &Field,
    free: &[PairedPlayer],
    seats: usize,
    patience: Patience,
) -> Vec<Vec<PairedPlayer>> {
    let mut left = field.in_order(free);
    let mut tables: Vec<Vec<PairedPlayer>> = Vec::new();
    let mut waiting: Vec<PairedPlayer> = Vec::new();
    while !left.is_empty() {
        let mut table = vec![left.remove(0)];
        while table.len() < seats {
            let suits =
                |&player: &PairedPlayer| table.iter().all(|&other| !field.met_last(player, other));
            match left.iter().position(suits) {
                Some(index) => table.push(left.remove(index)),
                None => break,
            }
        }
        if table.len() == seats {
            tables.push(table);
        } else {
            // The first finds nobody; the others may without them.
            let mut others = table.split_off(1);
            waiting.extend(table);
            others.append(&mut left);
            left = field.in_order(&others);
        }
    }
    if patience == Patience::PlayNow && waiting.len() > 1 {
        let waiting = field.in_order(&waiting);
        let sizes = table_sizes(waiting.len(), seats);
        let more = grouped(field, &waiting, &sizes);
        tables.extend(more.into_iter().filter(|table| table.len() > 1));
    }
    tables.iter().map(|table| seated(field, table)).collect()
}

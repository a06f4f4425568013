//! Who begins: everybody sits on every seat about as often.

use crate::field::{Field, PairedPlayer};

/// The players of a table in turn order: as few as possible sit where they sat often, or last time.
pub(crate) fn seated(field: &Field, table: &[PairedPlayer]) -> Vec<PairedPlayer> {
    let cost = |order: &[PairedPlayer]| -> u32 {
        order
            .iter()
            .enumerate()
            .map(|(seat, &player)| {
                let times = field.times_on_seat(player, seat);
                // The square keeps one player from carrying it all.
                4 * times * times + u32::from(field.sat_there_last(player, seat))
            })
            .sum()
    };
    let mut best = table.to_vec();
    let mut lowest = cost(&best);
    permute(&mut table.to_vec(), 0, &mut |order| {
        let cost = cost(order);
        if cost < lowest {
            lowest = cost;
            best = order.to_vec();
        }
    });
    best
}

/// Visits all orders of a short list; there are 24 of four.
fn permute(order: &mut Vec<PairedPlayer>, from: usize, visit: &mut impl FnMut(&[PairedPlayer])) {
    if from + 1 >= order.len() {
        return visit(order);
    }
    for index in from..order.len() {
        order.swap(from, index);
        permute(order, from + 1, visit);
        order.swap(from, index);
    }
}

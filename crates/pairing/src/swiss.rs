//! The Swiss system: equals meet equals, and nobody meets twice.
//!
//! For tables of two:
//!
//! 1. Everybody is put in order by points, then by the lot.
//! 2. With an odd number the last of those who had the fewest byes has a bye.
//! 3. Within a group of equal points the upper half plays the lower half: the first of one against
//!    the first of the other, or the nearest whom they have not met. Who finds nobody goes down to
//!    the next group and chooses there first, from the top.
//! 4. Who is left at the end exchanges opponents with the lowest pair with which nobody meets twice;
//!    where one exchange is not enough, pairs are changed along a whole chain.
//! 5. Two who both began twice more often than they sat second, or both the other way round, are not
//!    paired, so that nobody is ever three apart; unless a second meeting would follow from that.
//! 6. Only where no pairing without a second meeting exists, as few as possible meet again.

use crate::field::{Field, PairedPlayer};
use crate::matching::augment;
use crate::seating::seated;
use crate::tables::{grouped, table_sizes};

/// Up to this number a chain of changes is looked for, which takes time in its third power.
const MOST_FOR_CHAINS: usize = 500;
/// How much more often somebody begins than they sit second, or less, at the most.
const MOST_LEAD: i32 = 2;

/// The tables of the next round among those who are present.
pub fn swiss(field: &Field, present: &[PairedPlayer], seats: usize) -> Vec<Vec<PairedPlayer>> {
    let order = field.in_order(present);
    if seats > 2 {
        let sizes = table_sizes(order.len(), seats);
        let tables = grouped(field, &order, &sizes);
        return tables.iter().map(|table| seated(field, table)).collect();
    }
    let (mut tables, bye) = with_bye(field, &order);
    for table in &mut tables {
        *table = seated(field, table);
    }
    tables.extend(bye.map(|bye| vec![bye]));
    tables
}

/// The pairs, and who has a bye.
fn with_bye(
    field: &Field,
    order: &[PairedPlayer],
) -> (Vec<Vec<PairedPlayer>>, Option<PairedPlayer>) {
    if order.len().is_multiple_of(2) {
        return (pairs(field, order).0, None);
    }
    let fewest = order.iter().map(|&player| field.byes(player)).min();
    let candidates = order
        .iter()
        .rev()
        .filter(|&&player| Some(field.byes(player)) == fewest);
    let mut best: Option<(Vec<Vec<PairedPlayer>>, PairedPlayer, usize)> = None;
    for &bye in candidates {
        let rest: Vec<PairedPlayer> = order
            .iter()
            .copied()
            .filter(|&other| other != bye)
            .collect();
        let (tables, again) = pairs(field, &rest);
        if best.as_ref().is_none_or(|(_, _, fewest)| again < *fewest) {
            best = Some((tables, bye, again));
        }
        if again == 0 || order.len() > MOST_FOR_CHAINS {
            break;
        }
    }
    best.map_or((Vec::new(), None), |(tables, bye, _)| (tables, Some(bye)))
}

/// Pairs of an even number of players who are in order, and how many of them meet again.
fn pairs(field: &Field, order: &[PairedPlayer]) -> (Vec<Vec<PairedPlayer>>, usize) {
    let is_new = |one: usize, other: usize| field.meetings(order[one], order[other]) == 0;
    let is_even = |one: usize, other: usize| {
        let (one, other) = (field.lead(order[one]), field.lead(order[other]));
        one.signum() != other.signum() || one.abs().min(other.abs()) < MOST_LEAD
    };
    let balanced = pairs_of(field, order, |one, other| {
        is_new(one, other) && is_even(one, other)
    });
    if balanced.1 == 0 {
        return balanced;
    }
    pairs_of(field, order, is_new)
}

/// Pairs of which each is allowed, and how many are not.
fn pairs_of(
    field: &Field,
    order: &[PairedPlayer],
    is_new: impl Fn(usize, usize) -> bool,
) -> (Vec<Vec<PairedPlayer>>, usize) {
    let mut partner: Vec<Option<usize>> = vec![None; order.len()];
    let mut floating: Vec<usize> = Vec::new();
    let mut begin = 0;
    while begin < order.len() {
        let score = field.score(order[begin]);
        let same = |&&player: &&PairedPlayer| field.score(player) == score;
        let end = begin + order[begin..].iter().take_while(same).count();
        let mut group: Vec<usize> = (begin..end).collect();
        for high in std::mem::take(&mut floating) {
            match group.iter().position(|&low| is_new(high, low)) {
                Some(index) => join(&mut partner, high, group.remove(index)),
                None => floating.push(high),
            }
        }
        floating.extend(pair_group(&group, &mut partner, &is_new));
        begin = end;
    }
    exchange(&mut floating, &mut partner, &is_new);
    if !floating.is_empty() && order.len() <= MOST_FOR_CHAINS {
        augment(&mut partner, &is_new);
        floating = (0..order.len())
            .filter(|&index| partner[index].is_none())
            .collect();
    }
    let again = floating.len() / 2;
    for two in floating.chunks_exact(2) {
        join(&mut partner, two[0], two[1]);
    }
    let tables = partner
        .iter()
        .enumerate()
        .filter_map(|(one, &other)| Some((one, other.filter(|&other| one < other)?)))
        .map(|(one, other)| vec![order[one], order[other]])
        .collect();
    (tables, again)
}

/// Pairs the upper with the lower half of a group; who is left, in order.
fn pair_group(
    group: &[usize],
    partner: &mut [Option<usize>],
    is_new: impl Fn(usize, usize) -> bool,
) -> Vec<usize> {
    let (upper, lower) = group.split_at(group.len() / 2);
    for (index, &high) in upper.iter().enumerate() {
        let nearest = (index..lower.len()).chain((0..index).rev());
        let found = nearest
            .map(|index| lower[index])
            .find(|&low| partner[low].is_none() && is_new(high, low));
        if let Some(low) = found {
            join(partner, high, low);
        }
    }
    let mut left: Vec<usize> = Vec::new();
    for &one in group {
        if partner[one].is_some() {
            continue;
        }
        match left.iter().position(|&other| is_new(one, other)) {
            Some(index) => join(partner, one, left.remove(index)),
            None => left.push(one),
        }
    }
    left
}

/// Gives two who are left the partners of another pair, from the bottom up.
fn exchange(
    floating: &mut Vec<usize>,
    partner: &mut [Option<usize>],
    is_new: impl Fn(usize, usize) -> bool,
) {
    let mut index = 0;
    while index + 1 < floating.len() {
        let (one, other) = (floating[index], floating[index + 1]);
        let found = (0..partner.len()).rev().find_map(|low| {
            let high = partner[low]?;
            (is_new(one, low) && is_new(other, high)).then_some((low, high))
        });
        match found {
            Some((low, high)) => {
                join(partner, one, low);
                join(partner, other, high);
                floating.drain(index..index + 2);
            }
            None => index += 2,
        }
    }
}

fn join(partner: &mut [Option<usize>], one: usize, other: usize) {
    partner[one] = Some(other);
    partner[other] = Some(one);
}

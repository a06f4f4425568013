//! Everybody against everybody: the circle method, with the seats of the Berger tables.

use crate::field::PairedPlayer;

/// Number of rounds until everybody has met everybody, at tables of this many seats.
///
/// For more than two seats it is the smallest number that could do; whether nobody meets twice then
/// depends on the number of players.
pub fn round_robin_rounds(players: usize, seats: usize) -> usize {
    match (players, seats) {
        (0 | 1, _) | (_, 0 | 1) => 0,
        (players, 2) => players - 1 + players % 2,
        (players, seats) => (players - 1).div_ceil(seats - 1),
    }
}

/// The pairs of a round, from 0, among this many players; with an odd number, one of them has a bye.
///
/// ```text
/// round 0 of 6:  0  1  2        everybody but the last goes round the circle,
///                5  4  3        who stand above each other play
/// ```
///
/// Nobody begins more than once more often than they sit second.
pub fn round_robin(players: usize, round: usize) -> Vec<Vec<PairedPlayer>> {
    if players < 2 {
        return (0..players).map(|only| vec![player(only)]).collect();
    }
    let even = players + players % 2;
    let (last, circle) = (even - 1, even - 1);
    let round = round % circle;
    let mut tables = Vec::with_capacity(even / 2);
    let mut bye = None;
    for one in 0..circle {
        let other = (round + circle - one) % circle;
        if one == other {
            if last == players {
                bye = Some(one);
            } else if one < even / 2 {
                tables.push(vec![player(one), player(last)]);
            } else {
                tables.push(vec![player(last), player(one)]);
            }
        } else if one < other {
            // Of two neighbours in the list the first begins, of two with one between the second.
            let lower_begins = (one + other) % 2 == 1;
            let (first, second) = if lower_begins {
                (one, other)
            } else {
                (other, one)
            };
            tables.push(vec![player(first), player(second)]);
        }
    }
    tables.extend(bye.map(|bye| vec![player(bye)]));
    tables
}

fn player(index: usize) -> PairedPlayer {
    PairedPlayer(index as u32)
}

//! Who sits where in which game: every deal is played once for each way to seat the players.

/// A game of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    /// Which deal, from 0.
    pub(crate) deal: u64,
    /// Which way to seat the players, from 0.
    pub(crate) seating: usize,
}

impl Pairing {
    /// The game with this number, from 0.
    pub(crate) fn new(number: u64, seats: usize) -> Pairing {
        let ways = seatings(seats);
        Pairing {
            deal: number / ways,
            seating: (number % ways) as usize,
        }
    }

    /// Whether all games of its deal but this one come before it.
    pub(crate) fn is_last_of_deal(self, seats: usize) -> bool {
        self.seating as u64 + 1 == seatings(seats)
    }

    /// Which player sits on a seat, both counted from 0.
    pub(crate) fn player_at(self, seat: usize, seats: usize) -> usize {
        // The digits of the number in the factorial system choose among who is left.
        let mut left: Vec<usize> = (0..seats).collect();
        let mut rest = self.seating;
        for _ in 0..seat {
            let chosen = rest % left.len();
            rest /= left.len();
            left.remove(chosen);
        }
        left[rest % left.len()]
    }
}

/// Number of ways to seat so many players.
pub(crate) fn seatings(seats: usize) -> u64 {
    (1..=seats as u64).product()
}

/// The games of whole deals, at least so many.
pub(crate) fn whole_deals(games: u64, seats: usize) -> u64 {
    let ways = seatings(seats);
    games.div_ceil(ways).saturating_mul(ways)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_deal_is_played_once_in_every_order_of_the_players() {
        for seats in 1..=4 {
            let orders: BTreeSet<Vec<usize>> = (0..seatings(seats))
                .map(|number| {
                    let pairing = Pairing::new(number, seats);
                    assert_eq!(pairing.deal, 0);
                    let order: Vec<usize> = (0..seats)
                        .map(|seat| pairing.player_at(seat, seats))
                        .collect();
                    let everybody: BTreeSet<usize> = order.iter().copied().collect();
                    assert_eq!(everybody.len(), seats);
                    order
                })
                .collect();
            assert_eq!(orders.len() as u64, seatings(seats));
            // So everybody sits everywhere equally often, and behind everybody else.
            for seat in 0..seats {
                for player in 0..seats {
                    let times = orders.iter().filter(|order| order[seat] == player).count();
                    assert_eq!((times * seats) as u64, seatings(seats));
                }
            }
        }
        assert_eq!(whole_deals(40, 3), 42);
        assert_eq!(whole_deals(40, 2), 40);
        assert_eq!(whole_deals(1, 4), 24);
        assert!(Pairing::new(5, 3).is_last_of_deal(3));
    }
}

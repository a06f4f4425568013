//! Who sits where in which game: every deal is played once for each rotation of the seats.

/// A game of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    /// Which deal, from 0.
    pub(crate) deal: u64,
    /// By how many seats the players have moved on.
    pub(crate) rotation: usize,
}

impl Pairing {
    /// The game with this number, from 0.
    pub(crate) fn new(number: u64, seats: usize) -> Pairing {
        let seats = seats as u64;
        Pairing {
            deal: number / seats,
            rotation: (number % seats) as usize,
        }
    }

    /// Which player sits on a seat, both counted from 0.
    pub(crate) fn player_at(self, seat: usize, seats: usize) -> usize {
        (seat + self.rotation) % seats
    }
}

/// The games of whole deals, at least so many.
pub(crate) fn whole_deals(games: u64, seats: usize) -> u64 {
    games.div_ceil(seats as u64).saturating_mul(seats as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_once_a_deal() {
        for seats in 1..=4 {
            for player in 0..seats {
                let mut at: Vec<usize> = (0..seats as u64)
                    .map(|number| {
                        let pairing = Pairing::new(number, seats);
                        assert_eq!(pairing.deal, 0);
                        (0..seats)
                            .find(|&seat| pairing.player_at(seat, seats) == player)
                            .unwrap()
                    })
                    .collect();
                at.sort_unstable();
                assert!(at.into_iter().eq(0..seats));
            }
        }
        assert_eq!(whole_deals(40, 3), 42);
        assert_eq!(whole_deals(40, 2), 40);
    }
}

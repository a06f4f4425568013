//! The final scoring and who has won.

use std::cmp::Ordering;

use polis_game::{PerSeat, Seat, SeatSet};

use crate::Architekton;
use crate::town::{Laid, Town};

/// A building with fewer landscapes beside it is removed before the final scoring (rule 10).
pub(crate) const LANDSCAPES_TO_STAY: u32 = 3;

/// What a player has at the end (rule 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// The houses in the largest group of diagonally connected ones: 1 point each.
    pub group: u8,
    /// The chips: 1 point each.
    pub chips: u8,
    /// The houses on the board after the removal: they decide between equal points (rule 11).
    pub houses: u8,
}

impl Score {
    /// The points.
    pub const fn total(self) -> u8 {
        self.group + self.chips
    }
}

/// Who has won, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The opponent could not pay a loss (rule 8).
    EarlyEnd {
        /// The winner.
        winner: Seat,
    },
    /// More points (rule 11).
    Points {
        /// The winner.
        winner: Seat,
    },
    /// Equal points, but more houses on the board (rule 11).
    Houses {
        /// The winner.
        winner: Seat,
    },
    /// Equal in both (rule 11).
    Draw,
}

impl Verdict {
    /// The winner; `None` when the game is drawn.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Verdict::EarlyEnd { winner }
            | Verdict::Points { winner }
            | Verdict::Houses { winner } => Some(winner),
            Verdict::Draw => None,
        }
    }

    /// Who has won with these scores: the most points, then the most houses on the board
    /// (rule 11).
    pub fn on(first: Score, second: Score) -> Verdict {
        let winner_of = |ordering| match ordering {
            Ordering::Greater => Some(Seat::First),
            Ordering::Less => Some(Seat::Second),
            Ordering::Equal => None,
        };
        if let Some(winner) = winner_of(first.total().cmp(&second.total())) {
            Verdict::Points { winner }
        } else if let Some(winner) = winner_of(first.houses.cmp(&second.houses)) {
            Verdict::Houses { winner }
        } else {
            Verdict::Draw
        }
    }

    /// Who has won; both when the game is drawn.
    pub fn winners(self) -> SeatSet {
        match self.winner() {
            Some(winner) => [winner].into_iter().collect(),
            None => [Seat::First, Seat::Second].into_iter().collect(),
        }
    }

    /// What the winner gets in a series (rule 12).
    pub const fn victory_points(self) -> u8 {
        match self {
            Verdict::EarlyEnd { .. } => 2,
            Verdict::Points { .. } | Verdict::Houses { .. } => 1,
            Verdict::Draw => 0,
        }
    }
}

impl Architekton {
    /// What the final scoring gives each player, or would give if the game ended now (rule 10).
    ///
    /// After an early end it is what lay on the table; it does not decide the game.
    pub fn final_score(&self) -> PerSeat<Score> {
        PerSeat::from_fn(2, |seat| self.score_of(seat))
    }

    /// Who has won, or would have if the game ended now with the final scoring (rule 11).
    pub fn verdict(&self) -> Verdict {
        self.verdict_on(&self.final_score())
    }

    /// Who has won, once the game is over; what a [`Series`](crate::Series) takes.
    pub fn result(&self) -> Option<Verdict> {
        self.end.is_some().then(|| self.verdict())
    }

    /// Who has won with these scores.
    pub(crate) fn verdict_on(&self, scores: &PerSeat<Score>) -> Verdict {
        if let Some(loser) = self.early_end() {
            let winner = loser.next(2);
            return Verdict::EarlyEnd { winner };
        }
        Verdict::on(scores[Seat::First], scores[Seat::Second])
    }

    fn score_of(&self, seat: Seat) -> Score {
        let houses = self.town.standing_houses(seat);
        let largest = self.town.groups(houses).map(u32::count_ones).max();
        Score {
            group: largest.unwrap_or(0) as u8,
            chips: self.chips[seat],
            houses: houses.count_ones() as u8,
        }
    }
}

impl Town {
    /// The buildings with a house of this player that the final scoring does not remove, a bit
    /// for each building in the order in which they were laid (rule 10).
    pub(crate) fn standing_houses(&self, seat: Seat) -> u32 {
        let mut houses = 0;
        for (index, building) in self.buildings().iter().enumerate() {
            let stands = building.around.count() >= LANDSCAPES_TO_STAY;
            houses |= u32::from(stands && building.owner == Some(seat)) << index;
        }
        houses
    }

    /// Parts a set of buildings into groups of those connected at their corners (ruling T9).
    pub(crate) fn groups(&self, mut left: u32) -> impl Iterator<Item = u32> {
        std::iter::from_fn(move || {
            let mut group = 0;
            let mut reached = left & left.wrapping_neg();
            if reached == 0 {
                return None;
            }
            while reached != 0 {
                let laid = reached.trailing_zeros();
                group |= 1 << laid;
                left &= !(1 << laid);
                reached |= self.at_corners(laid as Laid, left);
                reached &= left;
            }
            Some(group)
        })
    }

    /// Which of the buildings in `among` touch this one at a corner.
    fn at_corners(&self, laid: Laid, among: u32) -> u32 {
        let place = self.building(laid).place;
        let mut found = 0;
        let mut rest = among;
        while rest != 0 {
            let other = rest.trailing_zeros();
            rest &= rest - 1;
            let touches = place.touches_at_corner(self.building(other as Laid).place);
            found |= u32::from(touches) << other;
        }
        found
    }
}

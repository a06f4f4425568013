//! What happened in a game of Akropolis, in figures.

use polis_akropolis::Akropolis;
use polis_game::{Game, PerSeat, Seat};
use polis_notation::GameRecord;

/// What somebody did in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The highest level on which a tile lies.
    pub highest_level: u8,
    /// The stones from covered quarries.
    pub stones_won: u16,
    /// The stones paid for tiles.
    pub stones_spent: u16,
    /// The turn with the largest gain of points at once, and the gain.
    pub best: Option<(usize, i32)>,
}

/// What everybody did in a game, without the Illustrious Architect.
pub fn statistics(record: &GameRecord<Akropolis>) -> PerSeat<Statistics> {
    let people = record.position().cities().seats();
    let mut all: Vec<Statistics> = vec![Statistics::default(); people];
    for (position, &chosen) in record.positions().zip(record.moves()) {
        let (Some(seat), Ok(gain)) = (position.to_move(), position.gain(chosen)) else {
            continue;
        };
        let mine = &mut all[seat as usize];
        mine.stones_won += u16::from(gain.quarries);
        mine.stones_spent += gain.price;
        mine.highest_level = mine.highest_level.max(gain.level);
        let points = gain.points();
        if mine.best.is_none_or(|(_, best)| points > best) {
            mine.best = Some((position.turns() + 1, points));
        }
    }
    PerSeat::from_fn(people, |seat: Seat| all[seat as usize])
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::Players;

    use super::*;
    use crate::testing::{akropolis, finished};

    #[test]
    fn stones_are_neither_lost_nor_found() {
        let record = finished(&akropolis(Players::Three), 5);
        for (seat, found) in statistics(&record).iter() {
            let stones = record.position().stones()[seat];
            let at_first = seat.number() as u16;
            assert_eq!(at_first + found.stones_won - found.stones_spent, stones);
            let city = &record.position().cities()[seat];
            let highest = city.tops().map(|(_, top)| top.height).max().unwrap();
            assert_eq!(found.highest_level, highest);
            assert!(found.best.unwrap().1 > 0);
        }
    }
}

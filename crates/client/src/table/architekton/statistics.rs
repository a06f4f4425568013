//! What happened in a game of Architekton, in figures.

use polis_architekton::{Architekton, Event, Move};
use polis_game::{Game, PerSeat, Seat};
use polis_notation::GameRecord;

use super::places::Fit;
use super::stock::StockTile;

/// What somebody did in a game, and what it brought or cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    pub buildings: u16,
    pub landscapes: u16,
    /// The sides that matched as tiles were laid.
    pub matching: u16,
    /// The sides that did not.
    pub wrong: u16,
    /// The chips for buildings that matched on all sides.
    pub chips_gained: u16,
    /// The chips for buildings that did not.
    pub chips_paid: u16,
    /// The houses that had to be taken back, or were.
    pub houses_taken_back: u16,
    /// The move with the largest gain of points at once, counted from 1, and the gain.
    pub best: Option<(usize, i32)>,
}

/// What both did in a game.
pub fn statistics(record: &GameRecord<Architekton>) -> PerSeat<Statistics> {
    let mut both = [Statistics::default(); 2];
    let positions: Vec<Architekton> = record.positions().collect();
    for (index, (pair, &chosen)) in positions.windows(2).zip(record.moves()).enumerate() {
        let [before, after] = pair else { continue };
        if let Some(seat) = before.to_move() {
            let mine = &mut both[seat as usize];
            mine.lay(before, chosen);
            let points = |position: &Architekton| i32::from(position.final_score()[seat].total());
            let gain = points(after) - points(before);
            if gain > mine.best.map_or(0, |(_, best)| best) {
                mine.best = Some((index + 1, gain));
            }
        }
        for &event in after.events() {
            take_event(&mut both, event);
        }
    }
    PerSeat::from_fn(2, |seat: Seat| both[seat as usize])
}

impl Statistics {
    fn lay(&mut self, before: &Architekton, chosen: Move) {
        let fit = match chosen {
            Move::Building {
                building,
                place,
                rotation,
                ..
            } => {
                self.buildings += 1;
                Fit::new(before, StockTile::Building(building), place, rotation)
            }
            Move::Landscape { scenery, place } => {
                self.landscapes += 1;
                let rotation = polis_architekton::Rotation::None;
                Fit::new(before, StockTile::Landscape(scenery), place, rotation)
            }
            Move::Keep { .. } | Move::Remove { .. } => return,
        };
        self.matching += u16::from(fit.matching);
        self.wrong += u16::from(fit.wrong);
    }
}

/// Whoever owns the house gains and pays, whoever's turn it is.
fn take_event(both: &mut [Statistics; 2], event: Event) {
    match event {
        Event::Gained { owner, .. } => both[owner as usize].chips_gained += 1,
        Event::Kept { owner, paid, .. } => both[owner as usize].chips_paid += u16::from(paid),
        Event::Removed { owner, paid, .. } => {
            both[owner as usize].chips_paid += u16::from(paid);
            both[owner as usize].houses_taken_back += 1;
        }
        // Nothing is paid: the game is over.
        Event::Bankrupt { .. }
        | Event::Exchanged { .. }
        | Event::Skipped { .. }
        | Event::LastRound { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use polis_architekton::Options;

    use super::*;
    use crate::testing::finished;

    #[test]
    fn chips_and_tiles_are_neither_lost_nor_found() {
        for seed in 0..40 {
            let record = finished(&Options::default(), seed);
            let at_first = record.start();
            let found = statistics(&record);
            let laid: u16 = found
                .values()
                .iter()
                .map(|one| one.buildings + one.landscapes)
                .sum();
            let tiles = record.position().tiles().count() - at_first.tiles().count();
            assert_eq!(usize::from(laid), tiles);
            for (seat, one) in found.iter() {
                let chips = u16::from(at_first.chips()[seat]) + one.chips_gained - one.chips_paid;
                assert_eq!(chips, u16::from(record.position().chips()[seat]));
                // Every tile touches another one.
                assert!(one.matching + one.wrong >= one.buildings + one.landscapes);
            }
        }
    }
}

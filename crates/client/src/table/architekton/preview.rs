//! What the tile in hand would bring about where it is.

use polis_architekton::gain::Gain;
use polis_architekton::{Architekton, Illegal, Move, Place};
use polis_game::{Game, PerSeat};

use super::hand::Hand;
use super::places::{self, Fit};
use super::standing::TownStanding;
use super::stock::StockTile;

/// What the tile in hand would bring about where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    pub chosen: Move,
    pub fit: Fit,
    /// What follows, or why it may not lie there.
    pub gain: Result<Gain, Illegal>,
    /// How both would stand.
    pub after: Option<PerSeat<TownStanding>>,
}

impl Preview {
    /// That of a hand; none while the tile is over no place.
    pub fn new(position: &Architekton, hand: Hand) -> Option<Preview> {
        let (chosen, fit) = (hand.chosen(position)?, hand.fit(position)?);
        let mut after = position.clone();
        let after = after
            .play(chosen)
            .is_ok()
            .then(|| PerSeat::from_fn(2, |seat| TownStanding::new(&after, seat)));
        Some(Preview {
            chosen,
            fit,
            gain: position.gain(chosen),
            after,
        })
    }
}

/// The places for a tile, those first that are worth most at once.
pub fn best_places(position: &Architekton, hand: Hand, tile: StockTile) -> Vec<Place> {
    let seat = position.turn();
    let mut ranked: Vec<(i32, Place)> = places::places(position, tile)
        .into_iter()
        .map(|place| {
            let mut there = hand;
            there.over.put(place);
            let fit = there.fit_at(position, place);
            let gain = there
                .chosen(position)
                .and_then(|chosen| position.gain(chosen).ok());
            let points = gain.map_or(0, |gain| {
                gain.scores[seat].points() - gain.scores[seat.next(2)].points()
            });
            let worth = 8 * points + i32::from(fit.matching) - 2 * i32::from(fit.wrong);
            (-worth, place)
        })
        .collect();
    ranked.sort_unstable();
    ranked.into_iter().map(|(_, place)| place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::architekton::stock::Slot;
    use crate::table::architekton::tests::position;

    #[test]
    fn every_place_has_a_preview_and_a_rank() {
        let position = position();
        let mut hand = Hand::take(&position, Slot::Building(0)).unwrap();
        assert_eq!(Preview::new(&position, hand), None);
        let best = best_places(&position, hand, hand.tile());
        let mut sorted = best.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, places::places(&position, hand.tile()));
        hand.over.put(best[0]);
        let preview = Preview::new(&position, hand).unwrap();
        assert!(preview.gain.is_ok());
        assert_eq!(preview.after.unwrap()[position.turn()].group, 1);
        hand.over.put(Place::new(30, 31));
        let preview = Preview::new(&position, hand).unwrap();
        let place = Place::new(30, 31);
        assert_eq!(preview.gain, Err(Illegal::TouchesNothing { place }));
    }
}

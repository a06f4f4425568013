//! Every way in which the tiles that a move turns up can come.

use polis_game::{Game, PlayError, Seat};

use crate::{Architekton, BuildingId, Move, Scenery};

/// A position after a move, and how likely it is that the move leads to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refilled {
    /// The probability, as far as a seat can know.
    pub probability: f32,
    /// The position. What has not been face up is not known in it.
    pub position: Architekton,
}

impl Architekton {
    /// Every stock that a legal move can lead to, whatever this position knows of the unseen tiles: one position
    /// for each, or a single one where the move turns nothing up. `None` where more than a refill is turned up
    /// (ruling T7), and for a move that is not legal.
    pub fn refills(&self, chosen: Move) -> Option<Vec<Refilled>> {
        let mut known = self.clone();
        // Both seats know the same.
        known.redact(Seat::First);
        let mut after = known.clone();
        match after.play(chosen) {
            Ok(()) => {
                let position = after;
                let probability = 1.0;
                return Some(vec![Refilled {
                    probability,
                    position,
                }]);
            }
            Err(PlayError::Illegal(_)) => return None,
            Err(PlayError::Unknown) => {}
        }
        // 1. Which places in the order of the tiles are turned up.
        let (mut buildings, mut landscapes) = (known.buildings, known.landscapes);
        match chosen {
            Move::Building { building, .. } => buildings.take(building),
            Move::Landscape { scenery, .. } => landscapes.take(scenery),
            Move::Keep { .. } | Move::Remove { .. } => {}
        }
        let building_slots: Vec<usize> = buildings.unknown_in_refill().collect();
        let landscape_slots: Vec<usize> = landscapes.unknown_in_refill().collect();
        // 2. What may lie there. In which order equal stocks come does not matter.
        let unseen: Vec<BuildingId> = BuildingId::ALL
            .into_iter()
            .filter(|building| !known.buildings.order().contains(&Some(*building)))
            .collect();
        let mut left = [Scenery::LANDSCAPES_OF_EACH; 4];
        for scenery in known.landscapes.order().iter().flatten() {
            left[*scenery as usize] -= 1;
        }
        let building_draws = draws_of_buildings(&unseen, building_slots.len());
        let landscape_draws = draws_of_landscapes(left, landscape_slots.len());
        // 3. Each with each.
        let mut refilled = Vec::new();
        for drawn in &building_draws {
            for (sceneries, probability) in &landscape_draws {
                let mut position = known.clone();
                position.buildings.put(&building_slots, drawn);
                position.landscapes.put(&landscape_slots, sceneries);
                position.play(chosen).ok()?;
                let probability = probability / building_draws.len() as f32;
                refilled.push(Refilled {
                    probability,
                    position,
                });
            }
        }
        Some(refilled)
    }

    /// Whether the last move of a game changes what the final scoring counts (rules 7 and 10): it brings a
    /// building its third or fourth landscape, moves a house, or settles a loss.
    pub fn changes_final_score(&self, chosen: Move) -> bool {
        const THIRD: u32 = 3;
        match chosen {
            Move::Keep { .. } | Move::Remove { .. } | Move::Building { from: Some(_), .. } => true,
            Move::Building { place, .. } => {
                let around = self.town.for_buildings().around(place);
                around.is_some_and(|around| around.count() >= THIRD)
            }
            Move::Landscape { place, .. } => crate::Side::ALL.into_iter().any(|side| {
                let beside = self.town.find_building(place.neighbour(side));
                beside.is_some_and(|laid| self.town.building(laid).around.count() + 1 >= THIRD)
            }),
        }
    }
}

/// All sets of so many of these buildings. At most two are turned up in a turn.
fn draws_of_buildings(unseen: &[BuildingId], number: usize) -> Vec<Vec<BuildingId>> {
    let Some(rest) = number.checked_sub(1) else {
        return vec![Vec::new()];
    };
    let mut draws = Vec::new();
    for (index, &first) in unseen.iter().enumerate() {
        for mut others in draws_of_buildings(&unseen[index + 1..], rest) {
            others.push(first);
            draws.push(others);
        }
    }
    draws
}

/// All multisets of so many landscapes of which some are left of each scenery, with their probabilities.
fn draws_of_landscapes(left: [usize; 4], number: usize) -> Vec<(Vec<Scenery>, f32)> {
    let mut draws: Vec<(Vec<Scenery>, f32)> = vec![(Vec::new(), 1.0)];
    for _ in 0..number {
        let mut longer: Vec<(Vec<Scenery>, f32)> = Vec::new();
        for (drawn, probability) in draws {
            let rest = Scenery::ALL.map(|scenery| {
                let gone = drawn.iter().filter(|&&other| other == scenery).count();
                left[scenery as usize].saturating_sub(gone)
            });
            let all: usize = rest.iter().sum();
            for scenery in Scenery::ALL {
                if rest[scenery as usize] == 0 {
                    continue;
                }
                let probability = probability * rest[scenery as usize] as f32 / all as f32;
                let mut drawn = drawn.clone();
                drawn.push(scenery);
                drawn.sort_unstable();
                match longer.iter_mut().find(|(other, _)| *other == drawn) {
                    Some((_, sum)) => *sum += probability,
                    None => longer.push((drawn, probability)),
                }
            }
        }
        draws = longer;
    }
    draws
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::HashMap;

    use polis_game::{View, chance};

    use super::*;
    use crate::{Event, Options};

    /// The face-up tiles, in the order of their names.
    fn stock(position: &Architekton) -> (Vec<BuildingId>, Vec<Scenery>) {
        let mut buildings: Vec<_> = position.stock_buildings().collect();
        let mut landscapes: Vec<_> = position.stock_landscapes().collect();
        buildings.sort_unstable();
        landscapes.sort_unstable();
        (buildings, landscapes)
    }

    /// Looks at every position of random games until the end.
    fn check(games: u64, mut look: impl FnMut(&Architekton, Move)) {
        for seed in 0..games {
            let mut rng = chance(seed);
            let setup = Architekton::deal(&Options::default(), &mut rng).unwrap();
            let mut game = Architekton::new(&setup).unwrap();
            while let Some(chosen) = game.random_move(&mut rng) {
                look(&game, chosen);
                game.play(chosen).unwrap();
            }
        }
    }

    const ORDERS: usize = 400;

    #[test]
    fn every_stock_comes_as_often_as_in_random_orders() {
        let mut rng = chance(5);
        let mut turned_up = 0;
        check(6, |game, chosen| {
            let Some(refills) = game.refills(chosen) else {
                return;
            };
            let sum: f32 = refills.iter().map(|refilled| refilled.probability).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
            let mut expected = HashMap::new();
            for refilled in &refills {
                let before = expected.insert(stock(&refilled.position), refilled.probability);
                assert_eq!(before, None, "each stock once");
            }
            turned_up += u32::from(refills.len() > 1);
            let view = View::new(game, Seat::First);
            let mut found: HashMap<_, usize> = HashMap::new();
            for _ in 0..ORDERS {
                let mut filled = view.fill(&mut rng);
                filled.play(chosen).unwrap();
                *found.entry(stock(&filled)).or_default() += 1;
            }
            for (stock, number) in found {
                let share = expected[&stock] * ORDERS as f32;
                let off = (number as f32 - share).abs();
                assert!(off < 6.0 * share.sqrt() + 6.0, "{number} for {share}");
            }
        });
        assert!(turned_up > 60, "{turned_up}");
    }

    /// What this position knows of the unseen tiles does not matter.
    #[test]
    fn nothing_unseen_is_used() {
        let mut rng = chance(9);
        check(20, |game, chosen| {
            let other = View::new(game, Seat::First).fill(&mut rng);
            assert_eq!(game.refills(chosen), other.refills(chosen));
        });
    }

    #[test]
    fn an_idle_last_move_leaves_the_scores_as_they_are() {
        let mut idle = 0;
        check(60, |game, _| {
            if game.turns_left() != Some(1) || game.lays_left() != 1 {
                return;
            }
            for chosen in game.legal_moves() {
                let mut after = game.clone();
                after.play(chosen).unwrap();
                let is_exchanged = |event: &Event| matches!(event, Event::Exchanged { .. });
                if after.events().iter().any(is_exchanged) {
                    continue;
                }
                if !game.changes_final_score(chosen) {
                    assert_eq!(after.final_score(), game.final_score(), "{chosen}");
                    assert_eq!(after.early_end(), None);
                    idle += 1;
                }
            }
        });
        assert!(idle > 100, "{idle}");
    }
}

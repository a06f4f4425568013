use polis_game::{Game, chance};
use rand::RngExt;

use super::*;
use crate::akropolis::Akropolis;
use crate::options::{Length, Options, Players};

/// Cities of random games and of games in which every tile goes where it brings most.
fn cities(seed: u64) -> Vec<City> {
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
    let mut rng = chance(seed);
    let mut game = Akropolis::new(&Akropolis::deal(&options, &mut rng).unwrap()).unwrap();
    let mut cities = Vec::new();
    while let Some(seat) = game.to_move() {
        let moves: Vec<_> = (0..30).filter_map(|_| game.random_move(&mut rng)).collect();
        let gain = |chosen: &crate::Move| game.gain(*chosen).unwrap().points();
        let chosen = match seed % 2 {
            0 => moves[0],
            _ => moves.into_iter().max_by_key(gain).unwrap(),
        };
        game.play(chosen).unwrap();
        cities.push(game.cities()[seat]);
    }
    cities
}

/// The score of every laying is right, and nothing that can follow it brings more than the bound.
#[test]
fn nothing_brings_more_than_its_bound() {
    let tiles: Vec<TileId> = TileId::all().collect();
    let (mut sum, mut number) = (0, 0);
    for seed in 0..40 {
        let mut rng = chance(1000 + seed);
        for city in cities(seed).iter().rev().step_by(3).take(8) {
            let bounds = LayingBounds::new(city);
            let mut one = || tiles[rng.random_range(0..tiles.len() as u32) as usize];
            let (first, next) = (one(), [one(), one(), one()]);
            let mut layings = Vec::new();
            bounds.for_each_laying(&[first], |laid| layings.push(laid));
            assert_eq!(layings.len(), 3 * city.triangle_count());
            for laid in layings.iter().step_by(7) {
                let mut after = *city;
                after.lay(first, laid.placement).unwrap();
                let (points, quarries) = city.score_with(first, laid.placement, Variants::NONE);
                assert_eq!((laid.points, laid.quarries), (points, quarries));
                let best = after.best_layings(&next, Variants::NONE);
                for (tile, best) in next.into_iter().zip(best) {
                    let (found, bound) = (best.unwrap().0, bounds.bound(laid, tile));
                    assert!(found <= bound, "{seed} {tile}: {found} > {bound}");
                    assert!(bound <= bounds.rough_bound(laid, tile));
                    sum += bound - found;
                    number += 1;
                }
            }
        }
    }
    // Not so generous that it says nothing.
    assert!(sum / number < 12, "{}", sum / number);
}

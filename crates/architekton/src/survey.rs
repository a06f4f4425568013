//! What lies on the table, counted in one go: the facts from which a player judges a position.
//!
//! [`Architekton::final_score`] answers what the town is worth now. A survey also says which
//! buildings are still open and how they stand, what a landscape of the stock would bring to whom,
//! and where groups can grow. Of the face-down tiles it uses only the number of landscapes of each
//! scenery that are not laid yet, which everybody can count.

mod closing;
mod groups;
mod map;

use polis_game::Seat;

use crate::deck::STOCK;
use crate::duo::Duo;
use crate::score::LANDSCAPES_TO_STAY;
use crate::{Architekton, BuildingId, Rotation, Scenery, Sides};

use closing::Closing;
use groups::{each, group_at, largest_of};
use map::{Map, NUMBERS, OpenSide};

/// The facts of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Survey {
    seats: Duo<SeatSurvey>,
    /// The empty places that touch a building.
    pub landscape_places: u8,
    /// The ways to lay a landscape of the stock; those with the same scenery are the same.
    pub landscape_lays: u8,
    /// The empty places that touch a landscape.
    pub building_places: u8,
    /// The places on which some building of the stock can be turned so that every landscape
    /// beside it matches, by the number of these landscapes, from 1 to 4.
    pub fits: [u8; 4],
    /// The empty places at a corner of the largest groups of both players.
    pub contested: u8,
    /// The buildings without a house.
    pub deserted: u8,
    /// The landscapes that are not laid yet, by scenery.
    pub landscapes_left: [u8; 4],
}

/// The facts of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatSurvey {
    /// The chips, before the pending losses are paid.
    pub chips: u8,
    /// The houses in hand.
    pub hand: u8,
    /// The losses that are not paid yet (ruling T3).
    pub pending: Toll,
    /// Number of these losses.
    pub pending_losses: u8,
    /// The buildings with 1, 2 and 3 open sides, and of these the ones with 0, 1 and 2 wrong sides.
    pub open: [[u8; 3]; 3],
    /// The houses on enclosed buildings.
    pub settled: u8,
    /// The open sides on which a landscape that is left can be laid that does not match.
    pub exposed: u8,
    /// The open sides for which no matching landscape is left.
    pub doomed: u8,
    /// The matching landscapes that are left, for each open side once more.
    pub supply: u16,
    /// What the final scoring would count as the largest group (rule 10).
    pub group: u8,
    /// The houses that the final scoring would leave (rule 10).
    pub standing: u8,
    /// The largest and the next largest group of all houses, as if none were removed.
    pub reach: [u8; 2],
    /// The largest group of all houses when those with a pending loss are taken off.
    pub reach_without_pending: u8,
    /// The houses of the largest group of all that the final scoring would leave.
    pub reach_standing: u8,
    /// The houses of this group whose buildings are open and have a wrong side.
    pub reach_at_risk: u8,
    /// The empty places at a corner of this group.
    pub growth: u8,
    /// Size of the largest group of all houses after laying one more building of the stock:
    /// anywhere, and where all landscapes beside it match. Unchanged where none can be laid.
    pub reach_after: [u8; 2],
    /// What one landscape of the stock can do to the player.
    pub stock: Lays,
    /// About the most that two landscapes of the stock can cost: it is not checked whether both
    /// need the same landscape, or whether one opens the way for the other.
    pub two_lays: u8,
    /// The ways in which a landscape that is left but not in the stock drives the player, and not
    /// the opponent, to an early end.
    pub fatal_unseen: u8,
}

/// What losses cost (rule 7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// The chips to pay when every house stays.
    pub keep: u8,
    /// The chips to pay when every house is removed.
    pub remove: u8,
}

/// What one landscape of the stock can do to a player, over all places where it can be laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lays {
    /// Number of ways that gain a chip.
    pub gains: u8,
    /// Number of ways that cost a loss.
    pub losses: u8,
    /// Number of ways that drive the player, and not the opponent, to an early end (rule 8).
    pub fatal: u8,
    /// The most that can be lost.
    pub worst: Toll,
    /// The most chips by which the player can come ahead of the opponent, when nobody removes a
    /// house.
    pub swing: u8,
}

impl Survey {
    /// The facts of one player.
    pub fn of(&self, seat: Seat) -> &SeatSurvey {
        &self.seats[seat]
    }
}

impl Architekton {
    /// Counts all there is.
    pub fn survey(&self) -> Survey {
        // 1. What lies where, and what the tiles show towards the empty places.
        let map = Map::new(self);

        let mut survey = Survey {
            seats: Duo([Seat::First, Seat::Second].map(|seat| SeatSurvey {
                chips: self.chips[seat],
                hand: self.hands[seat],
                ..SeatSurvey::default()
            })),
            landscape_places: self.town.for_landscapes().len() as u8,
            landscape_lays: 0,
            building_places: map.for_buildings.len() as u8,
            fits: [0; 4],
            contested: 0,
            deserted: 0,
            landscapes_left: map.left,
        };
        for &laid in self.losses.iter() {
            let decision = self.decision(laid);
            let of_owner = &mut survey.seats[self.owner(laid)];
            of_owner.pending_losses += 1;
            of_owner.pending.keep += decision.cost_to_keep;
            of_owner.pending.remove += decision.cost_to_remove;
        }
        // 2. The rest, each on its own.
        let mut closing = Closing::new();
        survey.count_buildings(self, &map, &mut closing);
        survey.count_landscape_lays(&map, &closing);
        survey.count_groups(self, &map);
        survey
    }
}

impl Survey {
    /// How the buildings stand. Notes those that one more landscape encloses.
    fn count_buildings(&mut self, game: &Architekton, map: &Map, closing: &mut Closing) {
        let buildings = game.town.buildings();
        for (building, sides) in buildings.iter().zip(&map.open_sides) {
            let Some(owner) = building.owner else {
                self.deserted += 1;
                continue;
            };
            let seat = &mut self.seats[owner];
            let wrong = building.wrong_sides();
            let Some(open) = sides.len().checked_sub(1) else {
                seat.settled += 1;
                continue;
            };
            seat.open[open][usize::from(wrong)] += 1;
            // How many sides two landscapes of the stock can make wrong.
            let mut spoiled = wrong;
            let mut can_be_filled = true;
            for &OpenSide { shown, spot } in sides.iter() {
                let others = map.for_landscapes[usize::from(spot)] & !(1 << shown as u8);
                let left = map.left[shown as usize];
                seat.exposed += u8::from(others & map.sceneries_left != 0);
                seat.doomed += u8::from(left == 0);
                seat.supply += u16::from(left);
                let can_be_wrong = others & map.in_stock != 0;
                spoiled += u8::from(can_be_wrong);
                can_be_filled &= can_be_wrong || map.in_stock & (1 << shown as u8) != 0;
                if sides.len() == 1 {
                    closing.add(spot, owner, shown, wrong);
                }
            }
            if sides.len() == 2 && can_be_filled {
                seat.two_lays = seat.two_lays.max(spoiled.saturating_sub(1));
            }
        }
    }

    /// What each landscape brings on each place.
    fn count_landscape_lays(&mut self, map: &Map, closing: &Closing) {
        for sceneries in map.for_landscapes {
            self.landscape_lays += count(sceneries & map.in_stock);
        }
        // The most that has to be paid at two different places.
        let mut tolls = Duo([[0; 2]; 2]);
        for (effects, &spot) in closing.effects.iter().zip(closing.spots.iter()) {
            let sceneries = map.for_landscapes[usize::from(spot)];
            let mut at_spot = Duo([0; 2]);
            for scenery in Scenery::ALL {
                let bit = 1 << scenery as u8;
                if sceneries & map.sceneries_left & bit == 0 {
                    continue;
                }
                let effects = effects[scenery as usize];
                let broke = [Seat::First, Seat::Second].map(|seat| {
                    let (of_seat, effect) = (&self.seats[seat], effects[seat as usize]);
                    effect.toll.remove + of_seat.pending.remove > of_seat.chips + effect.gain
                });
                for seat in [Seat::First, Seat::Second] {
                    let effect = effects[seat as usize];
                    let other = effects[1 - seat as usize];
                    let of_seat = &mut self.seats[seat];
                    let fatal = u8::from(broke[seat as usize] && !broke[1 - seat as usize]);
                    if map.in_stock & bit == 0 {
                        of_seat.fatal_unseen += fatal;
                        continue;
                    }
                    let lays = &mut of_seat.stock;
                    lays.fatal += fatal;
                    lays.gains += u8::from(effect.gain > 0);
                    lays.losses += u8::from(effect.toll.keep > 0);
                    lays.worst.keep = lays.worst.keep.max(effect.toll.keep);
                    lays.worst.remove = lays.worst.remove.max(effect.toll.remove);
                    let ahead = (effect.gain + other.toll.keep)
                        .saturating_sub(other.gain + effect.toll.keep);
                    lays.swing = lays.swing.max(ahead);
                    at_spot[seat] = at_spot[seat].max(effect.toll.remove);
                }
            }
            for seat in [Seat::First, Seat::Second] {
                let [most, next] = tolls[seat];
                tolls[seat] = [most.max(at_spot[seat]), next.max(most.min(at_spot[seat]))];
            }
        }
        for seat in [Seat::First, Seat::Second] {
            let [most, next] = tolls[seat];
            let of_seat = &mut self.seats[seat];
            of_seat.two_lays = of_seat.two_lays.max(most + next);
        }
    }

    /// The groups of houses and where they can grow.
    fn count_groups(&mut self, game: &Architekton, map: &Map) {
        let buildings = game.town.buildings();
        let mut bits = [0; NUMBERS];
        for index in 0..BuildingId::COUNT {
            bits[index + 1] = 1 << index;
        }
        let mut corners = [0; BuildingId::COUNT];
        let mut houses = [0_u32; 2];
        let (mut stands, mut at_risk) = (0_u32, 0_u32);
        for (index, building) in buildings.iter().enumerate() {
            corners[index] = map.at_corners(building.place, |number| bits[number]);
            let open = map.open_sides[index].len();
            stands |= u32::from(open + LANDSCAPES_TO_STAY as usize <= 4) << index;
            at_risk |= u32::from(open > 0 && building.wrong_sides() > 0) << index;
            if let Some(owner) = building.owner {
                houses[owner as usize] |= 1 << index;
            }
        }
        // For each number in the cell of a building the group of houses of its owner.
        let mut group_of = [0; NUMBERS];
        let mut largest = [0_u32; 2];
        for seat in [Seat::First, Seat::Second] {
            let of_seat = &mut self.seats[seat];
            let houses = houses[seat as usize];
            let mut left = houses;
            while left != 0 {
                let group = group_at(&corners, left);
                left &= !group;
                let size = group.count_ones() as u8;
                if size > of_seat.reach[0] {
                    of_seat.reach = [size, of_seat.reach[0]];
                    largest[seat as usize] = group;
                } else if size > of_seat.reach[1] {
                    of_seat.reach[1] = size;
                }
                each(group, |building| group_of[building + 1] = group);
            }
            of_seat.reach_without_pending = of_seat.reach[0];
            if of_seat.pending_losses > 0 {
                let pending = game.losses.iter().fold(0, |set, &laid| set | 1 << laid);
                of_seat.reach_without_pending = largest_of(&corners, houses & !pending);
            }
            of_seat.group = largest_of(&corners, houses & stands);
            of_seat.standing = (houses & stands).count_ones() as u8;
            let largest = largest[seat as usize];
            of_seat.reach_standing = (largest & stands).count_ones() as u8;
            of_seat.reach_at_risk = (largest & at_risk).count_ones() as u8;
            of_seat.reach_after = [of_seat.reach[0]; 2];
        }

        let (patterns, shown) = patterns_in_stock(game);
        let border = map.for_buildings;
        for (place, &around) in border.places().zip(border.around_all()) {
            let fits = patterns.iter().fold(false, |fits, &pattern| {
                fits | (pattern.or(around) == pattern)
            });
            let landscapes = around.count() as usize;
            self.fits[landscapes - 1] += u8::from(fits);
            let can_be_laid = around.sceneries() & shown != 0;

            let joined = map.at_corners(place, |number| group_of[number]);
            let mut touched = 0;
            for seat in [Seat::First, Seat::Second] {
                let joined = joined & houses[seat as usize];
                let of_seat = &mut self.seats[seat];
                let touches = joined & largest[seat as usize] != 0;
                of_seat.growth += u8::from(touches);
                touched += u8::from(touches);
                let size = 1 + joined.count_ones() as u8;
                let [anywhere, fitting] = &mut of_seat.reach_after;
                *anywhere = (*anywhere).max(if can_be_laid { size } else { 0 });
                *fitting = (*fitting).max(if fits { size } else { 0 });
            }
            self.contested += u8::from(touched == 2);
        }
    }
}

/// What the buildings of the stock show in each rotation, and the sceneries among it.
fn patterns_in_stock(game: &Architekton) -> ([Sides; 4 * STOCK], u16) {
    let mut patterns = [Sides::NONE; 4 * STOCK];
    let mut sceneries = 0;
    for (building, patterns) in game.stock_buildings().zip(patterns.as_chunks_mut::<4>().0) {
        *patterns = Rotation::ALL.map(|rotation| game.faces.rotated(building, rotation));
        sceneries |= patterns[0].sceneries();
    }
    (patterns, sceneries)
}

/// Number of sceneries in a set of bits.
#[inline]
fn count(sceneries: u8) -> u8 {
    const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
    COUNTS[usize::from(sceneries & 0xF)]
}

#[cfg(test)]
mod tests;

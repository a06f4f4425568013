//! What lies on the table, counted in one go: the facts from which a player judges a position.
//!
//! [`Architekton::final_score`] answers what the table is worth now. A survey also tells which
//! buildings are still open and how they stand, what a landscape of the stock would bring to whom,
//! and where groups can grow. It looks at nothing that is face down but how many landscapes of
//! each scenery are not laid yet, which everybody can count.

use polis_table::Seat;

use crate::deck::STOCK;
use crate::duo::Duo;
use crate::list::List;
use crate::score::LANDSCAPES_TO_STAY;
use crate::{Architekton, BuildingId, Place, Rotation, Scenery, Side, Sides, Tile};

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
    /// His chips, before the pending losses are paid.
    pub chips: u8,
    /// His houses in hand.
    pub hand: u8,
    /// His losses that are not paid yet (ruling T3).
    pub pending: Toll,
    /// How many losses these are.
    pub pending_losses: u8,
    /// His buildings with 1, 2 and 3 open sides, and of these the ones with 0, 1 and 2 wrong sides.
    pub open: [[u8; 3]; 3],
    /// His houses on enclosed buildings.
    pub settled: u8,
    /// The open sides on which a landscape that is left can be laid that does not match.
    pub exposed: u8,
    /// The open sides for which no matching landscape is left.
    pub doomed: u8,
    /// The matching landscapes that are left, for each open side once more.
    pub supply: u16,
    /// What the final scoring would count as his largest group (rule 10).
    pub group: u8,
    /// His houses that the final scoring would leave (rule 10).
    pub standing: u8,
    /// The largest and the next largest group of all his houses, as if none were removed.
    pub reach: [u8; 2],
    /// The largest group of all his houses when those with a pending loss are taken off.
    pub reach_without_pending: u8,
    /// The houses of the largest group of all that the final scoring would leave.
    pub reach_standing: u8,
    /// The houses of this group whose buildings are open and have a wrong side.
    pub reach_at_risk: u8,
    /// The empty places at a corner of this group.
    pub growth: u8,
    /// How large the largest group of all his houses is when he lays one more building of the
    /// stock: anywhere, and where all landscapes beside it match. As it is where none can be laid.
    pub reach_after: [u8; 2],
    /// What one landscape of the stock can do to him.
    pub stock: Lays,
    /// The most that two landscapes of the stock can make him pay, about: it is not looked whether
    /// both need the same landscape, or whether one opens the way for the other.
    pub two_lays: u8,
    /// The ways in which a landscape that is left but not in the stock drives him, and not the
    /// opponent, to an early end.
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
    /// How many ways bring him a chip.
    pub gains: u8,
    /// How many bring him a loss.
    pub losses: u8,
    /// How many drive him, and not the opponent, to an early end (rule 8).
    pub fatal: u8,
    /// The most that he can lose.
    pub worst: Toll,
    /// The most chips by which he can come ahead of the opponent, when nobody removes a house.
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
        let mut map = Map::new();
        map.add_buildings(self);
        map.add_landscapes(self);

        let mut survey = Survey {
            seats: Duo([Seat::First, Seat::Second].map(|seat| SeatSurvey {
                chips: self.chips[seat],
                hand: self.hands[seat],
                ..SeatSurvey::default()
            })),
            landscape_places: map.for_landscapes.len() as u8,
            landscape_lays: 0,
            building_places: map.for_buildings().len() as u8,
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
                let others = map.for_landscapes[usize::from(spot)].sceneries & !(1 << shown as u8);
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
        for spot in map.for_landscapes.iter() {
            self.landscape_lays += count(spot.sceneries & map.in_stock);
        }
        // The most that has to be paid at two different places.
        let mut tolls = Duo([[0; 2]; 2]);
        for (effects, &spot) in closing.effects.iter().zip(closing.spots.iter()) {
            let sceneries = map.for_landscapes[usize::from(spot)].sceneries;
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
        for spot in map.for_buildings() {
            let fits = patterns.iter().fold(false, |fits, &pattern| {
                fits | (pattern.or(spot.around) == pattern)
            });
            let landscapes = spot.around.count() as usize;
            self.fits[landscapes - 1] += u8::from(fits);
            let can_be_laid = spot.sceneries & shown != 0;

            let joined = map.at_corners(spot.place, |number| group_of[number]);
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

/// More than the empty places of either colour that a town can touch.
const PLACES: usize = 52;

/// The table as a grid that is rolled up.
///
/// The 46 tiles hang together, so that two of them or of their neighbours are at most 48 apart;
/// modulo 64 each has a cell of its own.
struct Map {
    /// In a cell for a building: its number in the order of laying, counted from 1, or [`SPOTS`]
    /// and more for an empty place. In a cell for a landscape: the empty place, counted from 1.
    cells: [u8; 64 * 64],
    for_landscapes: List<Spot, PLACES>,
    /// By the number in the cell; what stands before [`SPOTS`] means nothing.
    by_number: [Spot; NUMBERS],
    /// The first number that is free.
    numbers: usize,
    /// The open sides of each building.
    open_sides: [List<OpenSide, 4>; BuildingId::COUNT],
    /// The landscapes that are not laid, by scenery.
    left: [u8; 4],
    /// Which sceneries are left at all, a bit each.
    sceneries_left: u8,
    /// Which sceneries the landscapes of the stock show, a bit each.
    in_stock: u8,
}

/// The first number in a cell for a building that is an empty place.
const SPOTS: usize = 1 + BuildingId::COUNT;
/// More than the numbers of all buildings and all empty places.
const NUMBERS: usize = 128;
const _: () = assert!(SPOTS + PLACES <= NUMBERS);

/// An empty place that touches the town.
#[derive(Clone, Copy)]
struct Spot {
    place: Place,
    /// What the tiles beside it show.
    around: Sides,
    /// The sceneries among these, a bit each.
    sceneries: u8,
}

/// A side of a building without a landscape.
#[derive(Clone, Copy)]
struct OpenSide {
    /// What it shows.
    shown: Scenery,
    /// The empty place beside it.
    spot: u8,
}

impl Map {
    #[inline]
    fn new() -> Map {
        let nowhere = Spot {
            place: Place::new(0, 0),
            around: Sides::NONE,
            sceneries: 0,
        };
        let no_side = OpenSide {
            shown: Scenery::Earth,
            spot: 0,
        };
        Map {
            cells: [0; 64 * 64],
            for_landscapes: List::new(nowhere),
            by_number: [nowhere; NUMBERS],
            numbers: SPOTS,
            open_sides: [List::new(no_side); BuildingId::COUNT],
            left: [Scenery::LANDSCAPES_OF_EACH as u8; 4],
            sceneries_left: 0,
            in_stock: 0,
        }
    }

    /// Puts the buildings on the map, and finds the places for landscapes.
    fn add_buildings(&mut self, game: &Architekton) {
        for (index, building) in game.town.buildings().iter().enumerate() {
            self.cells[cell(building.place)] = 1 + index as u8;
            let open = Side::ALL.into_iter().fold(0, |open, side| {
                open | u32::from(!building.around.shows(side)) << side as u32
            });
            each(open, |side| {
                let side = Side::ALL[side];
                let Some(shown) = building.shown.get(side) else {
                    return;
                };
                let place = building.place.neighbour(side);
                let known = &mut self.cells[cell(place)];
                if *known == 0 {
                    self.for_landscapes.push(Spot {
                        place,
                        around: Sides::NONE,
                        sceneries: 0,
                    });
                    *known = self.for_landscapes.len() as u8;
                }
                let spot = *known - 1;
                self.for_landscapes[usize::from(spot)].sceneries |= 1 << shown as u8;
                self.open_sides[index].push(OpenSide { shown, spot });
            });
        }
    }

    /// Counts the landscapes, and finds the places for buildings.
    fn add_landscapes(&mut self, game: &Architekton) {
        for laid in game.town.tiles() {
            // The landscapes come first.
            let Tile::Landscape { scenery } = laid.tile else {
                break;
            };
            self.left[scenery as usize] -= 1;
            for side in Side::ALL {
                let place = laid.place.neighbour(side);
                // Without a branch, which nobody could foresee: it is written for buildings, too.
                let known = &mut self.cells[cell(place)];
                let number = match *known {
                    0 => self.numbers,
                    number => usize::from(number),
                };
                self.numbers += usize::from(*known == 0);
                *known = number as u8;
                let spot = &mut self.by_number[number % NUMBERS];
                spot.place = place;
                spot.around.face(side, Sides::all(scenery));
                spot.sceneries |= 1 << scenery as u8;
            }
        }
        for scenery in Scenery::ALL {
            self.sceneries_left |= u8::from(self.left[scenery as usize] > 0) << scenery as u8;
        }
        for scenery in game.stock_landscapes() {
            self.in_stock |= 1 << scenery as u8;
        }
    }

    /// The empty places for buildings.
    fn for_buildings(&self) -> &[Spot] {
        &self.by_number[SPOTS..self.numbers]
    }

    /// What the cells at the corners of a place for buildings stand for, all together.
    #[inline]
    fn at_corners(&self, place: Place, of: impl Fn(usize) -> u32) -> u32 {
        let Place { x, y } = place;
        let corners = [
            (x.wrapping_sub(1), y.wrapping_sub(1)),
            (x.wrapping_add(1), y.wrapping_sub(1)),
            (x.wrapping_sub(1), y.wrapping_add(1)),
            (x.wrapping_add(1), y.wrapping_add(1)),
        ];
        corners.into_iter().fold(0, |found, (x, y)| {
            let number = self.cells[cell(Place::new(x, y))];
            found | of(usize::from(number) % NUMBERS)
        })
    }
}

#[inline]
fn cell(place: Place) -> usize {
    usize::from(place.y as u8 & 63) << 6 | usize::from(place.x as u8 & 63)
}

/// The places where a landscape encloses a building with a house.
struct Closing {
    /// Which empty places these are.
    spots: List<u8, { BuildingId::COUNT }>,
    /// What each scenery brings to each seat.
    effects: List<[[Effect; 2]; 4], { BuildingId::COUNT }>,
}

/// What a landscape brings to a player.
#[derive(Clone, Copy, Default)]
struct Effect {
    gain: u8,
    toll: Toll,
}

impl Closing {
    #[inline]
    fn new() -> Closing {
        Closing {
            spots: List::new(0),
            effects: List::new([[Effect::default(); 2]; 4]),
        }
    }

    /// Adds a building that a landscape on this place encloses.
    fn add(&mut self, spot: u8, owner: Seat, shown: Scenery, wrong: u8) {
        let known = self.spots.iter().position(|&other| other == spot);
        let index = known.unwrap_or_else(|| {
            self.spots.push(spot);
            self.effects.push([[Effect::default(); 2]; 4]);
            self.spots.len() - 1
        });
        for scenery in Scenery::ALL {
            let effect = &mut self.effects[index][scenery as usize][owner as usize];
            let loss = wrong + u8::from(scenery != shown);
            effect.gain += u8::from(loss == 0);
            effect.toll.keep += loss;
            effect.toll.remove += loss.saturating_sub(1);
        }
    }
}

/// The group of the first of these buildings (ruling T9).
#[inline]
fn group_at(corners: &[u32; BuildingId::COUNT], among: u32) -> u32 {
    let mut group = among & among.wrapping_neg();
    let mut new = group;
    while new != 0 {
        let mut reached = 0;
        each(new, |building| reached |= corners[building]);
        new = reached & among & !group;
        group |= new;
    }
    group
}

/// How many buildings the largest group among these has.
fn largest_of(corners: &[u32; BuildingId::COUNT], mut among: u32) -> u8 {
    let mut largest = 0;
    while among != 0 {
        let group = group_at(corners, among);
        among &= !group;
        largest = largest.max(group.count_ones() as u8);
    }
    largest
}

#[inline]
fn each(mut bits: u32, mut look: impl FnMut(usize)) {
    while bits != 0 {
        look(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

/// What the buildings of the stock show in each rotation, and the sceneries among it.
fn patterns_in_stock(game: &Architekton) -> ([Sides; 4 * STOCK], u8) {
    let mut patterns = [Sides::NONE; 4 * STOCK];
    let mut sceneries = 0;
    for (building, patterns) in game.stock_buildings().zip(patterns.as_chunks_mut::<4>().0) {
        *patterns = Rotation::ALL.map(|rotation| game.faces.rotated(building, rotation));
        sceneries |= patterns[0].sceneries() as u8;
    }
    (patterns, sceneries)
}

/// How many sceneries a set of bits holds.
#[inline]
fn count(sceneries: u8) -> u8 {
    const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
    COUNTS[usize::from(sceneries & 0xF)]
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use polis_table::{Game, chance};

    use super::*;
    use crate::explain::{BuildingReport, SideReport};
    use crate::{Event, Move, Options, Phase};

    const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

    /// Looks at every position of some random games.
    fn check(look: impl Fn(&Architekton, &Survey)) {
        for seed in 0..150 {
            let mut rng = chance(seed);
            let setup = Architekton::deal(&Options::default(), &mut rng).unwrap();
            let mut game = Architekton::new(&setup).unwrap();
            loop {
                look(&game, &game.survey());
                let Some(chosen) = game.random_move(&mut rng) else {
                    break;
                };
                game.play(chosen).unwrap();
            }
        }
    }

    fn owned(game: &Architekton, seat: Seat) -> impl Iterator<Item = BuildingReport> {
        let reports = game.explain_buildings();
        reports.filter(move |report| report.owner == Some(seat))
    }

    /// The groups of houses, the largest first.
    fn groups(mut houses: BTreeSet<Place>) -> Vec<BTreeSet<Place>> {
        let mut groups = Vec::new();
        while let Some(first) = houses.pop_first() {
            let mut group = BTreeSet::from([first]);
            while let Some(&next) = houses
                .iter()
                .find(|house| group.iter().any(|place| place.touches_at_corner(**house)))
            {
                houses.remove(&next);
                group.insert(next);
            }
            groups.push(group);
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        groups
    }

    /// The houses of a group that stand, those at risk, and the empty places at its corners.
    fn facts_of(game: &Architekton, group: &BTreeSet<Place>) -> (u8, u8, u8) {
        let reports = || {
            let reports = game.explain_buildings();
            reports.filter(|report| group.contains(&report.place))
        };
        let stand = reports().filter(|report| !report.would_be_removed());
        let at_risk = reports().filter(|report| !report.is_enclosed() && report.wrong_sides() > 0);
        let growth: BTreeSet<Place> = game
            .tiles()
            .filter(|laid| matches!(laid.tile, Tile::Landscape { .. }))
            .flat_map(|laid| Side::ALL.map(|side| laid.place.neighbour(side)))
            .filter(|&place| game.tile_at(place).is_none())
            .filter(|place| group.iter().any(|house| house.touches_at_corner(*place)))
            .collect();
        (
            stand.count() as u8,
            at_risk.count() as u8,
            growth.len() as u8,
        )
    }

    /// For each empty place beside a building what the buildings beside it show.
    fn places(game: &Architekton) -> BTreeMap<Place, Vec<Scenery>> {
        let mut places = BTreeMap::new();
        for report in game.explain_buildings() {
            for (side, found) in Side::ALL.into_iter().zip(report.sides) {
                if let SideReport::Open { shown } = found {
                    let place = report.place.neighbour(side);
                    places.entry(place).or_insert_with(Vec::new).push(shown);
                }
            }
        }
        places
    }

    #[test]
    fn buildings_are_counted_as_explained() {
        check(|game, survey| {
            let places = places(game);
            let left = Scenery::ALL.map(|scenery| {
                let tile = Tile::Landscape { scenery };
                6 - game.tiles().filter(|laid| laid.tile == tile).count() as u8
            });
            assert_eq!(survey.landscapes_left, left);
            assert_eq!(usize::from(survey.landscape_places), places.len());
            let deserted = game
                .explain_buildings()
                .filter(|report| report.owner.is_none());
            assert_eq!(usize::from(survey.deserted), deserted.count());
            for seat in SEATS {
                let found = survey.of(seat);
                let mut open = [[0; 3]; 3];
                let (mut settled, mut exposed, mut doomed, mut supply) = (0, 0, 0, 0);
                for report in owned(game, seat) {
                    if report.is_enclosed() {
                        settled += 1;
                        continue;
                    }
                    open[3 - report.landscapes()][report.wrong_sides()] += 1;
                    for (side, found) in Side::ALL.into_iter().zip(report.sides) {
                        let SideReport::Open { shown } = found else {
                            continue;
                        };
                        let beside = &places[&report.place.neighbour(side)];
                        let spoils =
                            |other: &&Scenery| **other != shown && left[**other as usize] > 0;
                        exposed += u8::from(beside.iter().any(|other| spoils(&other)));
                        doomed += u8::from(left[shown as usize] == 0);
                        supply += u16::from(left[shown as usize]);
                    }
                }
                assert_eq!(found.open, open);
                assert_eq!(
                    (found.settled, found.exposed, found.doomed, found.supply),
                    (settled, exposed, doomed, supply)
                );
                assert_eq!(found.chips, game.chips()[seat]);
                assert_eq!(found.hand, game.hands()[seat]);
            }
        });
    }

    #[test]
    fn groups_are_those_of_the_final_scoring_and_of_plain_search() {
        check(|game, survey| {
            let scores = game.final_score();
            let laid = |&laid| game.town.building(laid).place;
            let pending: Vec<Place> = game.losses.iter().map(laid).collect();
            for seat in SEATS {
                let found = survey.of(seat);
                assert_eq!(found.group, scores[seat].group);
                assert_eq!(found.standing, scores[seat].houses);
                let houses: BTreeSet<Place> = game.houses(seat).collect();
                let sizes: Vec<u8> = groups(houses.clone())
                    .into_iter()
                    .map(|group| group.len() as u8)
                    .collect();
                let size = |index| sizes.get(index).copied().unwrap_or(0);
                assert_eq!(found.reach, [size(0), size(1)]);
                let kept: BTreeSet<Place> = houses
                    .iter()
                    .copied()
                    .filter(|&place| !pending.contains(&place))
                    .collect();
                let kept = groups(kept).first().map_or(0, BTreeSet::len);
                assert_eq!(usize::from(found.reach_without_pending), kept);
                // Of equal groups any may be the one that is looked at.
                let facts = (found.reach_standing, found.reach_at_risk, found.growth);
                let empty = BTreeSet::new();
                assert!(
                    groups(houses.clone())
                        .iter()
                        .chain([&empty])
                        .filter(|group| group.len() == usize::from(found.reach[0]))
                        .any(|group| facts_of(game, group) == facts)
                );

                if game.phase() != Phase::Lay {
                    continue;
                }
                let mut after = [size(0); 2];
                for lay in game.legal_moves() {
                    let Move::Building {
                        building,
                        place,
                        rotation,
                        ..
                    } = lay
                    else {
                        continue;
                    };
                    let mut houses = houses.clone();
                    houses.insert(place);
                    let size = groups(houses)[0].len() as u8;
                    after[0] = after[0].max(size);
                    let fits = Side::ALL.into_iter().all(|side| {
                        let shown = game.faces.rotated(building, rotation).get(side);
                        match game.tile_at(place.neighbour(side)) {
                            Some(Tile::Landscape { scenery }) => shown == Some(scenery),
                            Some(Tile::Building { .. }) | None => true,
                        }
                    });
                    if fits {
                        after[1] = after[1].max(size);
                    }
                }
                assert_eq!(found.reach_after, after);
            }
        });
    }

    #[test]
    fn places_are_those_of_the_legal_moves() {
        check(|game, survey| {
            if game.phase() != Phase::Lay {
                return;
            }
            let moves = game.legal_moves();
            let landscape = |lay: &&Move| matches!(lay, Move::Landscape { .. });
            let lays = moves.iter().filter(landscape).count();
            assert_eq!(usize::from(survey.landscape_lays), lays);

            let mut fits = [
                BTreeSet::new(),
                BTreeSet::new(),
                BTreeSet::new(),
                BTreeSet::new(),
            ];
            for lay in moves {
                if let Move::Building { place, .. } = lay {
                    let mut after = game.clone();
                    after.play(lay).unwrap();
                    let report = after.explain_building(place).unwrap();
                    if report.wrong_sides() == 0 {
                        fits[report.landscapes() - 1].insert(place);
                    }
                }
            }
            assert_eq!(survey.fits, fits.map(|places| places.len() as u8));
        });
    }

    /// Plays each landscape of the stock and looks what it brought to the opponent, who takes off
    /// all houses that he can.
    #[test]
    fn lays_bring_what_playing_them_brings() {
        check(|game, survey| {
            if game.phase() != Phase::Lay {
                return;
            }
            let victim = game.turn().next(2);
            let mut expected = Lays::default();
            for lay in game.legal_moves() {
                let Move::Landscape { place, .. } = lay else {
                    continue;
                };
                let mut after = game.clone();
                after.play(lay).unwrap();
                // The buildings as they were: a house may be gone by now.
                let mut toll = Toll::default();
                let mut gain = 0;
                for side in Side::ALL {
                    let beside = place.neighbour(side);
                    let before = game.explain_building(beside);
                    if before.is_none_or(|report| report.owner != Some(victim)) {
                        continue;
                    }
                    let report = after.explain_building(beside).unwrap();
                    if report.is_enclosed() {
                        let wrong = report.wrong_sides() as u8;
                        gain += u8::from(wrong == 0);
                        toll.keep += wrong;
                        toll.remove += wrong.saturating_sub(1);
                    }
                }
                expected.gains += u8::from(gain > 0);
                expected.losses += u8::from(toll.keep > 0);
                expected.worst.keep = expected.worst.keep.max(toll.keep);
                expected.worst.remove = expected.worst.remove.max(toll.remove);
                while let Phase::Decide(decision) = after.phase() {
                    let place = decision.place;
                    after.play(Move::Remove { place }).unwrap();
                }
                expected.fatal += u8::from(after.early_end() == Some(victim));
            }
            let found = survey.of(victim).stock;
            assert_eq!(
                (found.gains, found.losses, found.fatal, found.worst),
                (
                    expected.gains,
                    expected.losses,
                    expected.fatal,
                    expected.worst
                )
            );
        });
    }

    #[test]
    fn pending_losses_are_those_of_the_decisions() {
        check(|game, survey| {
            let mut expected = [(0, Toll::default()); 2];
            let mut after = game.clone();
            // No tile is laid in between, so that no other losses come.
            for _ in 0..game.losses.len() {
                let Phase::Decide(decision) = after.phase() else {
                    break;
                };
                let owner = after.to_move().unwrap();
                let place = decision.place;
                after.play(Move::Remove { place }).unwrap();
                for event in after.events() {
                    if let Event::Removed { place, owner, .. } = *event {
                        let wrong = game.explain_building(place).unwrap().wrong_sides() as u8;
                        let (count, toll) = &mut expected[owner as usize];
                        *count += 1;
                        toll.keep += wrong;
                        toll.remove += wrong - 1;
                    }
                }
                assert_eq!(game.explain_building(place).unwrap().owner, Some(owner));
            }
            if after.early_end().is_some() && game.early_end().is_none() {
                return;
            }
            for seat in SEATS {
                let found = survey.of(seat);
                assert_eq!(
                    (found.pending_losses, found.pending),
                    expected[seat as usize]
                );
            }
        });
    }
}

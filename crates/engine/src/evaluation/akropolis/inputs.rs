//! A position of Akropolis as numbers, in three parts: the table, the stones and the city of a seat.
//!
//! The parts are apart because they change apart: while the moves of one turn are ranked, the table
//! depends on the tile that is taken alone, and only the city on where it is laid.

use std::sync::LazyLock;

use polis_akropolis::survey::{LEVELS, Survey};
use polis_akropolis::{
    Akropolis, Architect, City, Construction, District, Estate, TileId, Variants,
};
use polis_game::{Game, Seat};

use crate::evaluation::features::Features;

/// Number of features of the table.
pub(super) const OF_TABLE: usize = 1 + 3 + 3 + 5 + 3 + 1 + KINDS + 4 + 1 + 3 * KINDS;
/// Number of features of the stones of a seat.
pub(super) const OF_STONES: usize = 4;
/// Number of features of the city of a seat.
pub(super) const OF_CITY: usize = 5 * 13 + LEVELS + 5 * LEVELS + 2;
/// Number of all features.
pub(super) const INPUTS: usize = OF_TABLE + OF_STONES + OF_CITY;

/// Where the features of the stones and of the city begin.
pub(super) const STONES: usize = OF_TABLE;
pub(super) const CITY: usize = OF_TABLE + OF_STONES;

/// Number of kinds of constructions: districts, plazas and the quarry.
const KINDS: usize = 11;

/// Writes what a seat finds on the table: what is left of the game, what is on the tiles that nobody
/// has taken, and the site as it is when the next seat chooses from it.
pub(super) fn write_table(game: &Akropolis, untaken: Untaken, seat: Seat, inputs: &mut [f32]) {
    let mut features = Features::new(inputs);
    // In training, the share of the moves to come that a search chooses; what counts is how the game
    // goes on when all are chosen well.
    features.push(1.0);
    let turns = turns_left(game, seat) as f32;
    features.push(turns / 15.0);
    features.push(turns.min(3.0) / 3.0);
    features.push(turns.min(8.0) / 8.0);
    features.push_if(game.seats() == 3);
    features.push_if(game.seats() == 4);
    features.push_if(game.estate().is_some());
    for district in District::ALL {
        features.push_if(game.options().variants().contains(district));
    }
    // Which Illustrious Architect, where it is their estate that is described.
    let architect = game.options().players().architect();
    let architect = architect.filter(|_| game.cities().get(seat).is_none());
    for one in Architect::ALL {
        features.push_if(architect == Some(one));
    }
    // What is on the tiles that nobody has taken, for each of them.
    features.push(f32::from(untaken.tiles) / 40.0);
    let share = 4.0 / f32::from(untaken.tiles.max(1));
    for count in untaken.counts.by_kind() {
        features.push(share * f32::from(count));
    }
    // Who chooses next, and from what.
    let before = turns_before(game, seat);
    for number in 0..4 {
        features.push_if(before == Some(number));
    }
    features.push(game.site().len() as f32 / 6.0);
    let mut slots = [Counts::default(); 3];
    for (price, &tile) in game.site().iter().enumerate() {
        slots[price.min(2)].add(tile);
    }
    for slot in slots {
        for count in slot.by_kind() {
            features.push(f32::from(count) / 2.0);
        }
    }
    debug_assert_eq!(
        features.len(),
        OF_TABLE,
        "every feature of the table is written"
    );
}

/// Writes the stones of a seat.
pub(super) fn write_stones(stones: u16, inputs: &mut [f32]) {
    let mut features = Features::new(inputs);
    features.push(f32::from(stones) / 6.0);
    for least in [1, 2, 4] {
        features.push(f32::from(stones.min(least)) / f32::from(least));
    }
    debug_assert_eq!(
        features.len(),
        OF_STONES,
        "every feature of the stones is written"
    );
}

/// Writes what lies in a city.
pub(super) fn write_city(survey: &Survey, inputs: &mut [f32]) {
    let mut features = Features::new(inputs);
    for (_, kind) in survey.types.iter() {
        let score = kind.score;
        features.push(f32::from(score.value) / 10.0);
        features.push(f32::from(score.stars) / 4.0);
        features.push(score.points() as f32 / 30.0);
        for count in kind.plazas.into_iter().chain(kind.districts) {
            features.push(f32::from(count) / 3.0);
        }
        features.push(f32::from(kind.idle) / 6.0);
        for near in kind.near {
            features.push(f32::from(near) / 6.0);
        }
    }
    for count in survey.quarries {
        features.push(f32::from(count) / 4.0);
    }
    for platforms in survey.platforms {
        features.push(f32::from(platforms.count) / 20.0);
        features.push(f32::from(platforms.free.min(8)) / 4.0);
        features.push(f32::from(platforms.cheap.min(8)) / 4.0);
        let cost = platforms
            .cost
            .map_or(2.0, |cost| f32::from(cost.min(24)) / 12.0);
        features.push(cost);
        features.push(f32::from(platforms.quarries) / 2.0);
    }
    features.push(f32::from(survey.ground) / 40.0);
    features.push(f32::from(survey.area) / 30.0);
    debug_assert_eq!(
        features.len(),
        OF_CITY,
        "every feature of the city is written"
    );
}

/// What the city of a seat has, or the Illustrious Architect's estate as if it were one.
pub(super) fn survey(game: &Akropolis, seat: Seat) -> Survey {
    let variants = game.options().variants();
    match (game.cities().get(seat), game.estate()) {
        (Some(city), _) => city.survey(variants),
        (None, Some(estate)) => survey_of_estate(estate, variants),
        (None, None) => Survey::default(),
    }
}

/// The points of the districts of a city.
pub(super) fn points(survey: &Survey) -> i32 {
    let scores = survey.types.iter().map(|(_, kind)| kind.score.points());
    scores.sum()
}

/// Number of turns that a seat still has.
pub(super) fn turns_left(game: &Akropolis, seat: Seat) -> usize {
    let seats = game.seats();
    let left = game.turns_in_all() - game.turns();
    let Some(before) = turns_before(game, seat) else {
        return 0;
    };
    (left + seats - 1 - before.min(left + seats - 1)) / seats
}

/// Number of turns that others take before the next one of a seat; none after the end.
fn turns_before(game: &Akropolis, seat: Seat) -> Option<usize> {
    let (next, seats) = (game.to_move()?, game.seats());
    Some((seat.number() + seats - next.number()) % seats)
}

/// The Illustrious Architect's tiles as if they were a city in which everything counts.
fn survey_of_estate(estate: &Estate, variants: Variants) -> Survey {
    let score = estate.score(variants, 0);
    let (districts, plazas) = (estate.districts(), estate.plazas());
    let mut survey = Survey::default();
    for (district, &of_type) in score.districts.iter() {
        let kind = &mut survey.types[district];
        kind.score = of_type;
        kind.districts[0] = districts[district] as u8;
        kind.plazas[0] = plazas[district] as u8;
    }
    survey.quarries[0] = estate.quarries() as u8;
    survey
}

/// What is on the tiles that nobody has taken.
#[derive(Clone, Copy)]
pub(super) struct Untaken {
    tiles: u16,
    counts: Counts,
}

impl Untaken {
    /// Counts the tiles of the game less those of all cities and of the estate.
    pub(super) fn of(game: &Akropolis) -> Untaken {
        let mut untaken = Untaken {
            tiles: 0,
            counts: Counts::default(),
        };
        for tile in game.options().tiles() {
            untaken.tiles += 1;
            untaken.counts.add(tile);
        }
        for city in game.cities().values() {
            for tile in City::tiles(city) {
                untaken = untaken.without(tile);
            }
        }
        for taking in game.estate().into_iter().flat_map(Estate::takings) {
            untaken = untaken.without(taking.tile);
        }
        untaken
    }

    /// What is left when one more tile is taken.
    pub(super) fn without(mut self, tile: TileId) -> Untaken {
        self.tiles -= 1;
        self.counts.remove(tile);
        self
    }
}

/// Number of constructions of each kind on some tiles. The 61 tiles have less than 256 hexes, so a
/// byte for each kind is enough, and all are added at once.
#[derive(Clone, Copy, Default)]
struct Counts(u128);

impl Counts {
    fn add(&mut self, tile: TileId) {
        self.0 = self.0.wrapping_add(COUNTS[tile.number() - 1]);
    }

    fn remove(&mut self, tile: TileId) {
        self.0 = self.0.wrapping_sub(COUNTS[tile.number() - 1]);
    }

    fn by_kind(self) -> [u16; KINDS] {
        let bytes = self.0.to_le_bytes();
        std::array::from_fn(|kind| u16::from(bytes[kind]))
    }
}

/// The constructions on each tile, a byte for each kind.
static COUNTS: LazyLock<[u128; TileId::COUNT]> = LazyLock::new(|| {
    let mut counts = [0; TileId::COUNT];
    for tile in TileId::all() {
        for construction in tile.constructions() {
            let kind = match construction {
                Construction::District(district) => district as usize,
                Construction::Plaza(district) => 5 + district as usize,
                Construction::Quarry => 10,
            };
            counts[tile.number() - 1] += 1 << (8 * kind);
        }
    }
    counts
});

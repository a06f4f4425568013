//! Setting up a position of Architekton.

use polis_architekton::explain::Scoring;
use polis_architekton::{
    Architekton, BuildingId, Description, Faces, Illegal, Impossible, LaidTile, Place, Rotation,
    Scenery, Tile,
};
use polis_game::Seat;
use rand::Rng;
use rand::seq::SliceRandom;

/// What is told of a position of Architekton, and how it is changed. The tiles of the town always
/// lie as they may; everything else can be wrong until it is right.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrangement {
    told: Description,
}

/// A tile that is not in the town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A building.
    Building(BuildingId),
    /// A landscape; those with the same scenery are the same.
    Landscape(Scenery),
}

/// Why a tile stays where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fixed {
    /// Nothing lies there.
    Nothing,
    /// The two landscapes of the start are always there (rule 2).
    Start,
    /// Without it, others could not have been laid (rule 5).
    Needed,
}

/// The tiles of a kind that are face up at most (rule 1).
const STOCK: usize = 3;

impl Arrangement {
    /// The beginning of a game, with two landscapes and nothing else.
    pub fn new(faces: Faces) -> Arrangement {
        Arrangement {
            told: Description::new(faces, [Scenery::Earth, Scenery::Water]),
        }
    }

    /// Takes over what somebody tells. Tiles that cannot lie where they are told to are left out.
    pub fn of(told: Description) -> Arrangement {
        let mut arrangement = Arrangement::new(told.faces);
        let start = |place: Place| {
            told.town.iter().find_map(|laid| match laid.tile {
                Tile::Landscape { scenery } if laid.place == place => Some(scenery),
                Tile::Landscape { .. } | Tile::Building { .. } => None,
            })
        };
        for (index, place) in Place::START.into_iter().enumerate() {
            if let Some(scenery) = start(place) {
                arrangement.told.town[index].tile = Tile::Landscape { scenery };
            }
        }
        let mut left: Vec<LaidTile> = told
            .town
            .iter()
            .copied()
            .filter(|laid| !Place::START.contains(&laid.place))
            .collect();
        // As many as can be laid, in the order in which they are told where that is possible.
        while let Some(next) = left.iter().position(|&laid| arrangement.add(laid).is_ok()) {
            left.remove(next);
        }
        for &building in told.buildings.iter().take(STOCK) {
            arrangement.to_stock(Piece::Building(building));
        }
        for &scenery in told.landscapes.iter().take(STOCK) {
            arrangement.to_stock(Piece::Landscape(scenery));
        }
        let own = &mut arrangement.told;
        own.chips = told.chips;
        own.lays_left = told.lays_left.min(Architekton::LAYS);
        if told.turn <= Seat::Second {
            own.turn = told.turn;
        }
        own.losses = told.losses;
        own.end = told.end;
        own.hidden_buildings = told.hidden_buildings;
        own.hidden_landscapes = told.hidden_landscapes;
        arrangement.forget_hidden();
        arrangement
    }

    /// What is told.
    pub fn told(&self) -> &Description {
        &self.told
    }

    /// The town as it lies, to be looked at.
    pub fn sketch(&self) -> Architekton {
        self.told.sketch()
    }

    /// The position, or why it is none.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn position(&self) -> Result<Architekton, Impossible> {
        self.told.check()
    }

    /// The buildings that are nowhere yet, by number.
    pub fn pool_of_buildings(&self) -> Vec<BuildingId> {
        BuildingId::ALL
            .into_iter()
            .filter(|&building| {
                let in_town = self.told.town.iter().any(|laid| match laid.tile {
                    Tile::Building {
                        building: other, ..
                    } => other == building,
                    Tile::Landscape { .. } => false,
                });
                !in_town && !self.told.buildings.contains(&building)
            })
            .collect()
    }

    /// How many landscapes of a scenery are nowhere yet.
    pub fn pool_of(&self, scenery: Scenery) -> usize {
        let in_town = self
            .told
            .town
            .iter()
            .filter(|laid| laid.tile == Tile::Landscape { scenery });
        let face_up = self.told.landscapes.iter().filter(|&&tile| tile == scenery);
        Scenery::LANDSCAPES_OF_EACH.saturating_sub(in_town.count() + face_up.count())
    }

    /// Whether a tile is in the pool.
    pub fn has(&self, piece: Piece) -> bool {
        match piece {
            Piece::Building(building) => self.pool_of_buildings().contains(&building),
            Piece::Landscape(scenery) => self.pool_of(scenery) > 0,
        }
    }

    /// Why a tile could not lie there; none where it can.
    pub fn refusal(&self, laid: LaidTile) -> Option<Illegal> {
        let mut town = self.told.town.clone();
        town.push(laid);
        let told = Description {
            town,
            ..self.told.clone()
        };
        match told.check() {
            Err(Impossible::Lay { reason, .. }) => Some(reason),
            Ok(_) | Err(_) => None,
        }
    }

    /// Lays a tile that is in the pool.
    ///
    /// # Errors
    /// Why it cannot lie there.
    pub fn lay(&mut self, laid: LaidTile) -> Result<(), Illegal> {
        self.add(laid)?;
        self.follow();
        Ok(())
    }

    fn add(&mut self, laid: LaidTile) -> Result<(), Illegal> {
        let (piece, owner) = match laid.tile {
            Tile::Building {
                building, owner, ..
            } => (Piece::Building(building), owner),
            Tile::Landscape { scenery } => (Piece::Landscape(scenery), None),
        };
        let place = laid.place;
        if let Some(reason) = self.refusal(laid) {
            return Err(reason);
        }
        if !self.has(piece) || owner > Some(Seat::Second) {
            return Err(Illegal::PlaceTaken { place });
        }
        self.told.town.push(laid);
        Ok(())
    }

    /// Lifts a tile back into the pool.
    ///
    /// # Errors
    /// Why it must stay.
    pub fn lift(&mut self, place: Place) -> Result<LaidTile, Fixed> {
        if Place::START.contains(&place) {
            return Err(Fixed::Start);
        }
        let index = self.find(place).ok_or(Fixed::Nothing)?;
        let mut town = self.told.town.clone();
        let lifted = town.remove(index);
        self.told.town = Description::rearranged(&self.told.faces, &town).ok_or(Fixed::Needed)?;
        self.follow();
        Ok(lifted)
    }

    /// Puts another landscape at one of the two places of the start.
    ///
    /// # Errors
    /// When tiles lie there that need the one that is there.
    pub fn set_start(&mut self, place: Place, scenery: Scenery) -> Result<(), Fixed> {
        let index = Place::START
            .into_iter()
            .position(|start| start == place)
            .ok_or(Fixed::Nothing)?;
        let mut town = self.told.town.clone();
        town[index].tile = Tile::Landscape { scenery };
        self.told.town = Description::rearranged(&self.told.faces, &town).ok_or(Fixed::Needed)?;
        self.follow();
        Ok(())
    }

    /// Says whose house stands on a building.
    pub fn set_owner(&mut self, place: Place, whose: Option<Seat>) {
        if let Some(index) = self.find(place)
            && let Tile::Building { owner, .. } = &mut self.told.town[index].tile
        {
            *owner = whose;
            self.follow();
        }
    }

    /// Puts a tile of the pool into the stock, where there is room.
    pub fn to_stock(&mut self, piece: Piece) {
        if !self.has(piece) {
            return;
        }
        match piece {
            Piece::Building(building) if self.told.buildings.len() < STOCK => {
                self.told.buildings.push(building);
            }
            Piece::Landscape(scenery) if self.told.landscapes.len() < STOCK => {
                self.told.landscapes.push(scenery);
            }
            Piece::Building(_) | Piece::Landscape(_) => {}
        }
        self.forget_hidden();
    }

    /// Takes a building out of the stock, by its place from 0.
    pub fn building_from_stock(&mut self, place: usize) -> Option<Piece> {
        let tiles = &mut self.told.buildings;
        let taken = (place < tiles.len()).then(|| Piece::Building(tiles.remove(place)));
        self.forget_hidden();
        taken
    }

    /// Takes a landscape out of the stock, by its place from 0.
    pub fn landscape_from_stock(&mut self, place: usize) -> Option<Piece> {
        let tiles = &mut self.told.landscapes;
        let taken = (place < tiles.len()).then(|| Piece::Landscape(tiles.remove(place)));
        self.forget_hidden();
        taken
    }

    /// Draws what the stock lacks from the pool, and puts those back that it has too many. A stock
    /// of which nothing can be laid is drawn again.
    pub fn fill_stock(&mut self, rng: &mut (impl Rng + ?Sized)) {
        const TRIES: usize = 40;
        let before = self.clone();
        for _ in 0..TRIES {
            *self = before.clone();
            self.draw_stock(rng);
            if self.position() != Err(Impossible::NothingFits) {
                return;
            }
        }
    }

    fn draw_stock(&mut self, rng: &mut (impl Rng + ?Sized)) {
        let laid_in_turn = usize::from(Architekton::LAYS - self.told.lays_left);
        // Those that were laid last in this turn are missing in the stock (rule 4).
        let mut room = [STOCK; 2];
        for laid in self.told.town.iter().rev().take(laid_in_turn) {
            match laid.tile {
                Tile::Building { .. } => room[0] -= 1,
                Tile::Landscape { .. } => room[1] -= 1,
            }
        }
        self.told.buildings.truncate(room[0]);
        self.told.landscapes.truncate(room[1]);
        let mut buildings = self.pool_of_buildings();
        buildings.shuffle(rng);
        let lacking = room[0] - self.told.buildings.len();
        self.told
            .buildings
            .extend(buildings.into_iter().take(lacking));
        let mut landscapes: Vec<Scenery> = Scenery::ALL
            .into_iter()
            .flat_map(|scenery| vec![scenery; self.pool_of(scenery)])
            .collect();
        landscapes.shuffle(rng);
        let lacking = room[1] - self.told.landscapes.len();
        self.told
            .landscapes
            .extend(landscapes.into_iter().take(lacking));
        self.forget_hidden();
    }

    /// Says how many chips somebody has.
    pub fn set_chips(&mut self, seat: Seat, chips: u8) {
        if let Some(own) = self.told.chips.get_mut(seat as usize) {
            *own = chips;
        }
    }

    /// Says whose turn it is.
    pub fn set_turn(&mut self, seat: Seat) {
        self.told.turn = seat;
    }

    /// Says how many tiles are still to be laid in this turn.
    pub fn set_lays_left(&mut self, lays: u8) {
        self.told.lays_left = lays.min(Architekton::LAYS);
    }

    /// The buildings whose loss could be waiting for a decision.
    pub fn possible_losses(&self) -> Vec<Place> {
        let sketch = self.sketch();
        let reports = sketch.explain_buildings();
        reports
            .filter(|report| {
                report.owner.is_some() && matches!(report.scoring(), Some(Scoring::Loss { .. }))
            })
            .map(|report| report.place)
            .collect()
    }

    /// Says that a loss waits for a decision, or that it does not.
    pub fn toggle_loss(&mut self, place: Place) {
        match self.told.losses.iter().position(|&other| other == place) {
            Some(index) => {
                self.told.losses.remove(index);
            }
            None => self.told.losses.push(place),
        }
        self.follow_chips();
    }

    fn find(&self, place: Place) -> Option<usize> {
        self.told.town.iter().position(|laid| laid.place == place)
    }

    /// After a change in the town: the turn and the chips that follow from it.
    fn follow(&mut self) {
        (self.told.turn, self.told.lays_left) = self.told.turn_by_tiles();
        self.told.end = None;
        let possible = self.possible_losses();
        self.told.losses.retain(|place| possible.contains(place));
        self.follow_chips();
        self.forget_hidden();
    }

    /// The chips that the enclosed buildings gave and cost those whose houses stand on them
    /// (rule 7).
    fn follow_chips(&mut self) {
        let mut chips = [i16::from(Architekton::CHIPS); 2];
        let sketch = self.sketch();
        for report in sketch.explain_buildings() {
            let Some(own) = report.owner.and_then(|seat| chips.get_mut(seat as usize)) else {
                continue;
            };
            match report.scoring() {
                Some(Scoring::Gain) => *own += 1,
                Some(Scoring::Loss { wrong }) if !self.told.losses.contains(&report.place) => {
                    *own -= i16::from(wrong);
                }
                Some(Scoring::Loss { .. }) | None => {}
            }
        }
        self.told.chips = chips.map(|chips| u8::try_from(chips).unwrap_or(0));
    }

    /// What was known of tiles that are face down belongs to another position.
    fn forget_hidden(&mut self) {
        let told = &mut self.told;
        let left = told.face_down();
        if told.hidden_buildings.len() != left[0] || told.hidden_landscapes.len() != left[1] {
            told.hidden_buildings.clear();
            told.hidden_landscapes.clear();
        }
    }
}

/// A tile of the pool as it would lie.
pub fn laid(piece: Piece, place: Place, rotation: Rotation, owner: Option<Seat>) -> LaidTile {
    let tile = match piece {
        Piece::Building(building) => Tile::Building {
            building,
            rotation,
            owner,
        },
        Piece::Landscape(scenery) => Tile::Landscape { scenery },
    };
    LaidTile { place, tile }
}

#[cfg(test)]
mod tests {
    use polis_architekton::{Options, Setup};
    use polis_game::{Game, chance};

    use super::*;

    fn building(number: usize) -> Piece {
        Piece::Building(BuildingId::from_number(number).unwrap())
    }

    fn lay(arrangement: &mut Arrangement, piece: Piece, x: i8, y: i8, owner: Option<Seat>) {
        arrangement
            .lay(laid(piece, Place::new(x, y), Rotation::None, owner))
            .unwrap();
    }

    #[test]
    fn a_position_is_set_up_by_hand() {
        let mut arrangement = Arrangement::new(Faces::BUILT_IN);
        assert_eq!(arrangement.pool_of_buildings().len(), 22);
        assert_eq!(arrangement.pool_of(Scenery::Earth), 5);
        arrangement.fill_stock(&mut chance(1));
        assert!(arrangement.position().is_ok());
        let earth = Piece::Landscape(Scenery::Earth);
        arrangement
            .set_start(Place::new(1, 1), Scenery::Earth)
            .unwrap();
        let free = arrangement.told().buildings.clone();
        let plain = building(1);
        if free.contains(&BuildingId::ALL[0]) {
            let place = free.iter().position(|&id| id == BuildingId::ALL[0]);
            arrangement.building_from_stock(place.unwrap());
        }
        lay(&mut arrangement, plain, 1, 0, Some(Seat::First));
        assert_eq!(arrangement.told().lays_left, 1);
        lay(&mut arrangement, earth, 2, 0, None);
        assert_eq!(arrangement.told().turn, Seat::Second);
        lay(&mut arrangement, earth, 1, -1, None);
        assert_eq!(
            arrangement.told().chips,
            [2, 1],
            "enclosed, and all sides match"
        );
        while arrangement.building_from_stock(0).is_some() {}
        arrangement.fill_stock(&mut chance(2));
        let position = arrangement.position().unwrap();
        assert_eq!(position.chips().values(), [2, 1]);
        assert_eq!(position.to_move(), Some(Seat::Second));
        arrangement.set_chips(Seat::First, 5);
        assert!(matches!(
            arrangement.position(),
            Err(Impossible::Chips { .. })
        ));
        arrangement.set_owner(Place::new(1, 0), None);
        assert!(matches!(
            arrangement.position(),
            Err(Impossible::HousesMoved { .. })
        ));
    }

    #[test]
    fn a_tile_is_lifted_where_no_other_needs_it() {
        let mut arrangement = Arrangement::new(Faces::BUILT_IN);
        assert_eq!(arrangement.lift(Place::new(0, 0)), Err(Fixed::Start));
        assert_eq!(arrangement.lift(Place::new(5, 0)), Err(Fixed::Nothing));
        lay(&mut arrangement, building(1), 1, 0, Some(Seat::First));
        lay(
            &mut arrangement,
            Piece::Landscape(Scenery::Earth),
            2,
            0,
            None,
        );
        assert_eq!(arrangement.lift(Place::new(1, 0)), Err(Fixed::Needed));
        assert_eq!(
            arrangement.set_start(Place::new(0, 0), Scenery::Water),
            Err(Fixed::Needed)
        );
        assert!(arrangement.lift(Place::new(2, 0)).is_ok());
        assert!(arrangement.lift(Place::new(1, 0)).is_ok());
        assert_eq!(arrangement, Arrangement::new(Faces::BUILT_IN));
    }

    #[test]
    fn what_cannot_lie_there_is_refused() {
        let arrangement = Arrangement::new(Faces::BUILT_IN);
        let tile = laid(building(4), Place::new(1, 0), Rotation::None, None);
        assert!(matches!(
            arrangement.refusal(tile),
            Some(Illegal::NothingMatches { .. })
        ));
        let tile = laid(building(1), Place::new(0, 0), Rotation::None, None);
        assert!(matches!(
            arrangement.refusal(tile),
            Some(Illegal::PlaceTaken { .. })
        ));
    }

    #[test]
    fn every_position_of_play_is_taken_over() {
        for seed in 0..12 {
            let mut rng = chance(seed);
            let setup = Setup::shuffled(&Options::default(), &mut rng);
            let mut position = Architekton::new(&setup).unwrap();
            loop {
                let mut told = position.clone();
                told.redact(Seat::First);
                let arrangement = Arrangement::of(Description::of(&told));
                let again = match arrangement.position() {
                    Ok(again) => again,
                    Err(reason) => panic!("{reason}"),
                };
                assert_eq!(again.legal_moves(), position.legal_moves());
                assert_eq!(again.standing(), position.standing());
                let Some(chosen) = position.random_move(&mut rng) else {
                    break;
                };
                position.play(chosen).unwrap();
            }
        }
    }
}

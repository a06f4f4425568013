//! Setting up a position of Architekton.

use polis_architekton::explain::Scoring;
use polis_architekton::{
    Architekton, BuildingId, Description, Faces, Illegal, Impossible, LaidTile, Place, Rotation,
    Scenery, Tile,
};
use polis_game::Seat;
use polis_notation::Draft;
use rand::Rng;
use rand::seq::SliceRandom;

use super::{Editor, LiftError, PositionEditor};
use crate::table::architekton::places::{self, Fit};
use crate::table::architekton::stock::StockTile;
use crate::table::hand::{Over, Turn};
use polis_i18n::Words;
use polis_notation::GameKind;

/// A position of Architekton that is set up by hand.
pub type ArchitektonEditor = Editor<Description>;

/// The tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditorHand {
    pub tile: StockTile,
    pub over: Over<Place>,
    pub rotation: Rotation,
}

impl EditorHand {
    /// Takes a tile that lies nowhere yet.
    pub fn take(tile: StockTile) -> EditorHand {
        EditorHand {
            tile,
            over: Over::NOWHERE,
            rotation: Rotation::None,
        }
    }

    /// The hand over a tile that was lifted, and whose house stood on it.
    pub fn lifted(laid: LaidTile) -> (EditorHand, Option<Seat>) {
        let (tile, rotation, owner) = match laid.tile {
            Tile::Building {
                building,
                rotation,
                owner,
            } => (StockTile::Building(building), rotation, owner),
            Tile::Landscape { scenery } => (StockTile::Landscape(scenery), Rotation::None, None),
        };
        let over = Over::resting(laid.place);
        let hand = EditorHand {
            tile,
            over,
            rotation,
        };
        (hand, owner)
    }

    /// How it would lie on a place: in the allowed turn that is nearest clockwise, if there is one.
    pub fn fit_at(self, town: &Architekton, place: Place) -> Fit {
        places::ways(town, self.tile, place)
            .into_iter()
            .min_by_key(|way| (4 + way.rotation.quarters() - self.rotation.quarters()) % 4)
            .unwrap_or_else(|| Fit::new(town, self.tile, place, self.rotation))
    }

    /// Turns it by a quarter, and on to the next turn that its place allows, if there is one.
    pub fn turn(&mut self, town: &Architekton, turn: Turn) {
        let quarters = match turn {
            Turn::Left => 3,
            Turn::Right => 1,
        };
        let turned = |rotation: Rotation| {
            Rotation::from_quarters((rotation.quarters() + quarters) % 4).unwrap_or(rotation)
        };
        let Some(place) = self.over.place() else {
            self.rotation = turned(self.rotation);
            return;
        };
        self.rotation = turned(self.fit_at(town, place).rotation);
        let ways = places::ways(town, self.tile, place);
        let is_allowed = |rotation: Rotation| ways.iter().any(|way| way.rotation == rotation);
        for _ in 0..4 {
            if ways.is_empty() || is_allowed(self.rotation) {
                break;
            }
            self.rotation = turned(self.rotation);
        }
    }

    /// The pointer is over a place. A tile that was put somewhere stays, and one that follows goes
    /// only where it may lie.
    pub fn follow(&mut self, town: &Architekton, place: Place) {
        if !places::ways(town, self.tile, place).is_empty() {
            self.over.follow(Some(place));
        }
    }
}

/// The tiles of a kind that are face up at most (rule 1).
const STOCK: usize = 3;

impl ArchitektonEditor {
    /// The beginning of a game, with two landscapes and nothing else.
    pub fn new(faces: Faces) -> ArchitektonEditor {
        Editor {
            description: Description::new(faces, [Scenery::Earth, Scenery::Water]),
        }
    }

    /// Starts from a description. Tiles that cannot lie where it says are left out.
    pub fn of(told: Description) -> ArchitektonEditor {
        let mut editor = ArchitektonEditor::new(told.faces);
        let start = |place: Place| {
            told.town.iter().find_map(|laid| match laid.tile {
                Tile::Landscape { scenery } if laid.place == place => Some(scenery),
                Tile::Landscape { .. } | Tile::Building { .. } => None,
            })
        };
        for (index, place) in Place::START.into_iter().enumerate() {
            if let Some(scenery) = start(place) {
                editor.description.town[index].tile = Tile::Landscape { scenery };
            }
        }
        let mut left: Vec<LaidTile> = told
            .town
            .iter()
            .copied()
            .filter(|laid| !Place::START.contains(&laid.place))
            .collect();
        // As many as can be laid, in the order in which they are told where that is possible.
        while let Some(next) = left.iter().position(|&laid| editor.add(laid).is_ok()) {
            left.remove(next);
        }
        for &building in told.buildings.iter().take(STOCK) {
            editor.add_to_supply(StockTile::Building(building));
        }
        for &scenery in told.landscapes.iter().take(STOCK) {
            editor.add_to_supply(StockTile::Landscape(scenery));
        }
        let own = &mut editor.description;
        own.chips = told.chips;
        own.lays_left = told.lays_left.min(Architekton::LAYS);
        if told.turn <= Seat::Second {
            own.turn = told.turn;
        }
        own.losses = told.losses;
        own.end = told.end;
        own.hidden_buildings = told.hidden_buildings;
        own.hidden_landscapes = told.hidden_landscapes;
        editor.forget_hidden();
        editor
    }

    /// The town as it lies, to be looked at.
    pub fn sketch(&self) -> Architekton {
        self.description.sketch()
    }

    /// The buildings that are nowhere yet, by number.
    pub fn pool_of_buildings(&self) -> Vec<BuildingId> {
        BuildingId::ALL
            .into_iter()
            .filter(|&building| {
                let in_town = self.description.town.iter().any(|laid| match laid.tile {
                    Tile::Building {
                        building: other, ..
                    } => other == building,
                    Tile::Landscape { .. } => false,
                });
                !in_town && !self.description.buildings.contains(&building)
            })
            .collect()
    }

    /// How many landscapes of a scenery are nowhere yet.
    pub fn pool_of(&self, scenery: Scenery) -> usize {
        let in_town = self
            .description
            .town
            .iter()
            .filter(|laid| laid.tile == Tile::Landscape { scenery });
        let face_up = self
            .description
            .landscapes
            .iter()
            .filter(|&&tile| tile == scenery);
        Scenery::LANDSCAPES_OF_EACH.saturating_sub(in_town.count() + face_up.count())
    }

    /// Why a tile could not lie there; none where it can.
    pub fn refusal(&self, laid: LaidTile) -> Option<Illegal> {
        let mut town = self.description.town.clone();
        town.push(laid);
        let told = Description {
            town,
            ..self.description.clone()
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
            } => (StockTile::Building(building), owner),
            Tile::Landscape { scenery } => (StockTile::Landscape(scenery), None),
        };
        let place = laid.place;
        if let Some(reason) = self.refusal(laid) {
            return Err(reason);
        }
        if !self.has(piece) || owner > Some(Seat::Second) {
            return Err(Illegal::PlaceTaken { place });
        }
        self.description.town.push(laid);
        Ok(())
    }

    /// Lifts a tile back into the pool.
    ///
    /// # Errors
    /// Why it must stay.
    pub fn lift(&mut self, place: Place) -> Result<LaidTile, LiftError> {
        if Place::START.contains(&place) {
            return Err(LiftError::Start);
        }
        let index = self.find(place).ok_or(LiftError::Nothing)?;
        let mut town = self.description.town.clone();
        let lifted = town.remove(index);
        self.description.town =
            Description::rearranged(&self.description.faces, &town).ok_or(LiftError::Needed)?;
        self.follow();
        Ok(lifted)
    }

    /// Puts another landscape at one of the two places of the start.
    ///
    /// # Errors
    /// When tiles lie there that need the one that is there.
    pub fn set_start(&mut self, place: Place, scenery: Scenery) -> Result<(), LiftError> {
        let index = Place::START
            .into_iter()
            .position(|start| start == place)
            .ok_or(LiftError::Nothing)?;
        let mut town = self.description.town.clone();
        town[index].tile = Tile::Landscape { scenery };
        self.description.town =
            Description::rearranged(&self.description.faces, &town).ok_or(LiftError::Needed)?;
        self.follow();
        Ok(())
    }

    /// Says whose house stands on a building.
    pub fn set_owner(&mut self, place: Place, whose: Option<Seat>) {
        if let Some(index) = self.find(place)
            && let Tile::Building { owner, .. } = &mut self.description.town[index].tile
        {
            *owner = whose;
            self.follow();
        }
    }

    /// Takes a building out of the stock, by its place from 0.
    pub fn building_from_stock(&mut self, place: usize) -> Option<StockTile> {
        let tiles = &mut self.description.buildings;
        let taken = (place < tiles.len()).then(|| StockTile::Building(tiles.remove(place)));
        self.forget_hidden();
        taken
    }

    /// Takes a landscape out of the stock, by its place from 0.
    pub fn landscape_from_stock(&mut self, place: usize) -> Option<StockTile> {
        let tiles = &mut self.description.landscapes;
        let taken = (place < tiles.len()).then(|| StockTile::Landscape(tiles.remove(place)));
        self.forget_hidden();
        taken
    }

    fn draw_stock(&mut self, rng: &mut (impl Rng + ?Sized)) {
        let laid_in_turn = usize::from(Architekton::LAYS - self.description.lays_left);
        // Those that were laid last in this turn are missing in the stock (rule 4).
        let mut room = [STOCK; 2];
        for laid in self.description.town.iter().rev().take(laid_in_turn) {
            match laid.tile {
                Tile::Building { .. } => room[0] -= 1,
                Tile::Landscape { .. } => room[1] -= 1,
            }
        }
        self.description.buildings.truncate(room[0]);
        self.description.landscapes.truncate(room[1]);
        let mut buildings = self.pool_of_buildings();
        buildings.shuffle(rng);
        let lacking = room[0] - self.description.buildings.len();
        self.description
            .buildings
            .extend(buildings.into_iter().take(lacking));
        let mut landscapes: Vec<Scenery> = Scenery::ALL
            .into_iter()
            .flat_map(|scenery| vec![scenery; self.pool_of(scenery)])
            .collect();
        landscapes.shuffle(rng);
        let lacking = room[1] - self.description.landscapes.len();
        self.description
            .landscapes
            .extend(landscapes.into_iter().take(lacking));
        self.forget_hidden();
    }

    /// Says how many chips somebody has.
    pub fn set_chips(&mut self, seat: Seat, chips: u8) {
        if let Some(own) = self.description.chips.get_mut(seat as usize) {
            *own = chips;
        }
    }

    /// Says whose turn it is.
    pub fn set_turn(&mut self, seat: Seat) {
        self.description.turn = seat;
    }

    /// Says how many tiles are still to be laid in this turn.
    pub fn set_lays_left(&mut self, lays: u8) {
        self.description.lays_left = lays.min(Architekton::LAYS);
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
        match self
            .description
            .losses
            .iter()
            .position(|&other| other == place)
        {
            Some(index) => {
                self.description.losses.remove(index);
            }
            None => self.description.losses.push(place),
        }
        self.follow_chips();
    }

    fn find(&self, place: Place) -> Option<usize> {
        self.description
            .town
            .iter()
            .position(|laid| laid.place == place)
    }

    /// After a change in the town: the turn and the chips that follow from it.
    fn follow(&mut self) {
        (self.description.turn, self.description.lays_left) = self.description.turn_by_tiles();
        self.description.end = None;
        let possible = self.possible_losses();
        self.description
            .losses
            .retain(|place| possible.contains(place));
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
                Some(Scoring::Loss { wrong })
                    if !self.description.losses.contains(&report.place) =>
                {
                    *own -= i16::from(wrong);
                }
                Some(Scoring::Loss { .. }) | None => {}
            }
        }
        self.description.chips = chips.map(|chips| u8::try_from(chips).unwrap_or(0));
    }

    /// What was known of tiles that are face down belongs to another position.
    fn forget_hidden(&mut self) {
        let told = &mut self.description;
        let left = told.face_down();
        if told.hidden_buildings.len() != left[0] || told.hidden_landscapes.len() != left[1] {
            told.hidden_buildings.clear();
            told.hidden_landscapes.clear();
        }
    }
}

impl PositionEditor for ArchitektonEditor {
    const GAME: GameKind = GameKind::Architekton;
    type Tile = StockTile;
    type Place = Place;
    type Hand = EditorHand;

    fn empty() -> ArchitektonEditor {
        ArchitektonEditor::new(Faces::BUILT_IN)
    }

    fn from_draft(draft: Draft) -> Option<ArchitektonEditor> {
        match draft {
            Draft::Architekton(description) => Some(ArchitektonEditor::of(description)),
            Draft::Akropolis(_) => None,
        }
    }

    fn draft(&self) -> Draft {
        Draft::Architekton(self.description.clone())
    }

    fn has(&self, tile: StockTile) -> bool {
        match tile {
            StockTile::Building(building) => self.pool_of_buildings().contains(&building),
            StockTile::Landscape(scenery) => self.pool_of(scenery) > 0,
        }
    }

    fn add_to_supply(&mut self, tile: StockTile) {
        if !self.has(tile) {
            return;
        }
        match tile {
            StockTile::Building(building) if self.description.buildings.len() < STOCK => {
                self.description.buildings.push(building);
            }
            StockTile::Landscape(scenery) if self.description.landscapes.len() < STOCK => {
                self.description.landscapes.push(scenery);
            }
            StockTile::Building(_) | StockTile::Landscape(_) => {}
        }
        self.forget_hidden();
    }

    fn fill_supply(&mut self, rng: &mut (impl Rng + ?Sized)) {
        // A stock of which nothing can be laid is drawn again.
        const TRIES: usize = 40;
        let before = self.clone();
        for _ in 0..TRIES {
            *self = before.clone();
            self.draw_stock(rng);
            if self.description.check() != Err(Impossible::NothingFits) {
                return;
            }
        }
    }

    fn take(_: Option<EditorHand>, tile: StockTile) -> EditorHand {
        EditorHand::take(tile)
    }

    fn tile(hand: EditorHand) -> StockTile {
        hand.tile
    }

    fn is_placed(hand: EditorHand) -> bool {
        hand.over.place().is_some()
    }

    fn tile_name(tile: StockTile, words: &Words) -> String {
        let words = &words.architekton_table;
        match tile {
            StockTile::Building(building) => words.building(building.number()),
            StockTile::Landscape(scenery) => words.landscape(words.scenery(scenery)),
        }
    }
}

/// A tile of the pool as it would lie.
pub fn laid(piece: StockTile, place: Place, rotation: Rotation, owner: Option<Seat>) -> LaidTile {
    let tile = match piece {
        StockTile::Building(building) => Tile::Building {
            building,
            rotation,
            owner,
        },
        StockTile::Landscape(scenery) => Tile::Landscape { scenery },
    };
    LaidTile { place, tile }
}

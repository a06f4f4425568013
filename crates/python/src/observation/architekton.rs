//! What a seat sees of Architekton.

use numpy::{PyArrayDyn, PyArrayMethods};
use polis_architekton::{
    Action, Architekton, BuildingId, LaidTile, Move, Phase, Rotation, Scenery, Side, Tile,
};
use polis_game::{Game, Seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{fill_row, relative, row, zeros};

/// Planes of the town: what lies there, the four sides of a building, and whose house it has.
const PLANES: usize = 6;
const CELLS: usize = Action::SIDE * Action::SIDE;
/// Number of face-up buildings.
const STOCK: usize = 3;
/// What the first plane says of a building; landscapes are 1 to 4.
const BUILDING: u8 = 5;
/// Number of entries about the turn.
const TURN: usize = 11;

/// The arrays of one game.
pub(crate) struct Frame<'a> {
    /// Plane, row, column.
    town: &'a mut [u8],
    stock_buildings: &'a mut [u8],
    /// Building, side.
    stock_sides: &'a mut [u8],
    stock_landscapes: &'a mut [u8],
    buildings_to_come: &'a mut [bool],
    landscapes_to_come: &'a mut [u8],
    chips: &'a mut [i16],
    hands: &'a mut [i16],
    turn: &'a mut [i16],
}

/// The arrays of one game or of many.
pub(crate) struct Arrays {
    town: Py<PyArrayDyn<u8>>,
    stock_buildings: Py<PyArrayDyn<u8>>,
    stock_sides: Py<PyArrayDyn<u8>>,
    stock_landscapes: Py<PyArrayDyn<u8>>,
    buildings_to_come: Py<PyArrayDyn<bool>>,
    landscapes_to_come: Py<PyArrayDyn<u8>>,
    chips: Py<PyArrayDyn<i16>>,
    hands: Py<PyArrayDyn<i16>>,
    turn: Py<PyArrayDyn<i16>>,
}

impl Arrays {
    /// Arrays of zeros, which begin with these dimensions.
    pub(crate) fn new(py: Python<'_>, first: &[usize]) -> Arrays {
        Arrays {
            town: zeros(py, first, &[PLANES, Action::SIDE, Action::SIDE]),
            stock_buildings: zeros(py, first, &[STOCK]),
            stock_sides: zeros(py, first, &[STOCK, 4]),
            stock_landscapes: zeros(py, first, &[4]),
            buildings_to_come: zeros(py, first, &[BuildingId::COUNT]),
            landscapes_to_come: zeros(py, first, &[4]),
            chips: zeros(py, first, &[2]),
            hands: zeros(py, first, &[2]),
            turn: zeros(py, first, &[TURN]),
        }
    }

    /// The arrays by name.
    pub(crate) fn dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("town", &self.town)?;
        dict.set_item("stock_buildings", &self.stock_buildings)?;
        dict.set_item("stock_sides", &self.stock_sides)?;
        dict.set_item("stock_landscapes", &self.stock_landscapes)?;
        dict.set_item("buildings_to_come", &self.buildings_to_come)?;
        dict.set_item("landscapes_to_come", &self.landscapes_to_come)?;
        dict.set_item("chips", &self.chips)?;
        dict.set_item("hands", &self.hands)?;
        dict.set_item("turn", &self.turn)?;
        Ok(dict)
    }

    /// Lends out the arrays of all games.
    pub(crate) fn with<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Frames<'_>) -> T,
    ) -> PyResult<T> {
        Ok(work(Frames(Frame {
            town: self.town.bind(py).try_readwrite()?.as_slice_mut()?,
            stock_buildings: self
                .stock_buildings
                .bind(py)
                .try_readwrite()?
                .as_slice_mut()?,
            stock_sides: self.stock_sides.bind(py).try_readwrite()?.as_slice_mut()?,
            stock_landscapes: self
                .stock_landscapes
                .bind(py)
                .try_readwrite()?
                .as_slice_mut()?,
            buildings_to_come: self
                .buildings_to_come
                .bind(py)
                .try_readwrite()?
                .as_slice_mut()?,
            landscapes_to_come: self
                .landscapes_to_come
                .bind(py)
                .try_readwrite()?
                .as_slice_mut()?,
            chips: self.chips.bind(py).try_readwrite()?.as_slice_mut()?,
            hands: self.hands.bind(py).try_readwrite()?.as_slice_mut()?,
            turn: self.turn.bind(py).try_readwrite()?.as_slice_mut()?,
        })))
    }
}

/// The arrays of many games, one after the other.
pub(crate) struct Frames<'a>(Frame<'a>);

impl Frames<'_> {
    /// The arrays of one game.
    pub(crate) fn at(&mut self, index: usize) -> Frame<'_> {
        let all = &mut self.0;
        Frame {
            town: row(all.town, index, PLANES * CELLS),
            stock_buildings: row(all.stock_buildings, index, STOCK),
            stock_sides: row(all.stock_sides, index, 4 * STOCK),
            stock_landscapes: row(all.stock_landscapes, index, 4),
            buildings_to_come: row(all.buildings_to_come, index, BuildingId::COUNT),
            landscapes_to_come: row(all.landscapes_to_come, index, 4),
            chips: row(all.chips, index, 2),
            hands: row(all.hands, index, 2),
            turn: row(all.turn, index, TURN),
        }
    }
}

impl Frame<'_> {
    /// Writes a position into arrays whose town is empty, with the seats counted from `first` on.
    pub(crate) fn write(&mut self, position: &Architekton, first: Seat) {
        for laid in position.tiles() {
            self.show(position, laid);
        }
        self.write_table(position, first);
    }

    /// Writes what a move has changed, with the seats counted from the first on.
    pub(crate) fn update(&mut self, position: &Architekton, chosen: Move) {
        match chosen {
            Move::Building { place, .. } | Move::Landscape { place, .. } => {
                if let Some(tile) = position.tile_at(place) {
                    self.show(position, LaidTile { place, tile });
                }
            }
            Move::Keep { .. } | Move::Remove { .. } => {}
        }
        self.write_table(position, Seat::First);
    }

    /// Takes the town of a position out of the arrays.
    pub(crate) fn clear(&mut self, position: &Architekton) {
        for laid in position.tiles() {
            let cell = cell(laid);
            for plane in 0..PLANES {
                self.town[plane * CELLS + cell] = 0;
            }
        }
    }

    /// Writes a tile, without its house.
    fn show(&mut self, position: &Architekton, laid: LaidTile) {
        let cell = cell(laid);
        match laid.tile {
            Tile::Landscape { scenery } => self.town[cell] = code(scenery),
            Tile::Building {
                building, rotation, ..
            } => {
                self.town[cell] = BUILDING;
                for (side, shown) in sides(position, building, rotation).into_iter().enumerate() {
                    self.town[(1 + side) * CELLS + cell] = shown;
                }
            }
        }
    }

    /// Writes the houses and what is beside the town.
    fn write_table(&mut self, position: &Architekton, first: Seat) {
        let of = |seat: Seat| relative(seat, first, 2) as i16;
        // 1. The houses, and what is neither laid nor in the stock.
        let mut landscapes = [Scenery::LANDSCAPES_OF_EACH as u8; 4];
        self.buildings_to_come.fill(true);
        for laid in position.tiles() {
            match laid.tile {
                Tile::Building {
                    building, owner, ..
                } => {
                    let house = owner.map_or(0, |owner| of(owner) as u8 + 1);
                    self.town[5 * CELLS + cell(laid)] = house;
                    self.buildings_to_come[building.index()] = false;
                }
                Tile::Landscape { scenery } => landscapes[scenery as usize] -= 1,
            }
        }
        // 2. The stock.
        self.stock_landscapes.fill(0);
        for scenery in position.stock_landscapes() {
            self.stock_landscapes[scenery as usize] += 1;
            landscapes[scenery as usize] -= 1;
        }
        self.landscapes_to_come.copy_from_slice(&landscapes);
        let numbers = position.stock_buildings().map(|one| one.number() as u8);
        fill_row(self.stock_buildings, numbers);
        self.stock_sides.fill(0);
        for (index, building) in position.stock_buildings().enumerate() {
            self.buildings_to_come[building.index()] = false;
            let shown = sides(position, building, Rotation::None);
            self.stock_sides[4 * index..4 * index + 4].copy_from_slice(&shown);
        }
        // 3. The players.
        for (seat, &chips) in position.chips().iter() {
            self.chips[of(seat) as usize] = chips.into();
        }
        for (seat, &houses) in position.hands().iter() {
            self.hands[of(seat) as usize] = houses.into();
        }
        // 4. The turn.
        let (loss, row, column) = match position.phase() {
            Phase::Decide(decision) => {
                let (row, column) = Action::cell(decision.place);
                (decision.loss.into(), row as i16, column as i16)
            }
            Phase::Lay | Phase::Over => (0, -1, -1),
        };
        self.turn.copy_from_slice(&[
            position.lays_left().into(),
            position.turns_left().map_or(-1, i16::from),
            position.pile_of_buildings() as i16,
            position.pile_of_landscapes() as i16,
            position.reserve_of_buildings() as i16,
            position.reserve_of_landscapes() as i16,
            loss,
            row,
            column,
            of(position.turn()),
            position.to_move().map_or(-1, of),
        ]);
    }
}

/// What a seat sees, with itself as the first of the seats.
pub(crate) fn observation<'py>(
    py: Python<'py>,
    position: &Architekton,
    seat: Seat,
) -> PyResult<Bound<'py, PyDict>> {
    let arrays = Arrays::new(py, &[]);
    arrays.with(py, |mut frames| frames.at(0).write(position, seat))?;
    arrays.dict(py)
}

fn cell(laid: LaidTile) -> usize {
    let (row, column) = Action::cell(laid.place);
    row * Action::SIDE + column
}

/// What the sides of a building show, clockwise from north.
fn sides(position: &Architekton, building: BuildingId, rotation: Rotation) -> [u8; 4] {
    let shown = position.faces().rotated(building, rotation);
    Side::ALL.map(|side| shown.get(side).map_or(0, code))
}

/// 1 to 4 in the order of the letters.
fn code(scenery: Scenery) -> u8 {
    scenery as u8 + 1
}

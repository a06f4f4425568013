//! What a seat sees of Akropolis.

use numpy::{PyArrayDyn, PyArrayMethods};
use polis_akropolis::{
    Action, Akropolis, City, Construction, District, Hex, Move, Options, TileId,
};
use polis_game::{Game, Seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{fill_row, relative, row, zeros};

/// Planes of a city: what is visible, its height, and the number of its tile.
const PLANES: usize = 3;
/// Number of cells of a plane.
const CELLS: usize = Action::SIDE * Action::SIDE;
/// Number of constructions: quarry, districts, plazas.
const KINDS: usize = 11;
/// Number of entries about the turn.
const TURN: usize = 4;

/// The arrays of one game.
pub(crate) struct Frame<'a> {
    /// City, plane, row, column.
    cities: &'a mut [u8],
    stones: &'a mut [i16],
    site: &'a mut [u8],
    to_come: &'a mut [bool],
    estate: &'a mut [i16],
    /// Stacks, turns taken, Chief Architect, seat to move (−1 at the end).
    turn: &'a mut [i16],
}

/// The arrays of one game or of many.
pub(crate) struct Arrays {
    cities: Py<PyArrayDyn<u8>>,
    stones: Py<PyArrayDyn<i16>>,
    site: Py<PyArrayDyn<u8>>,
    to_come: Py<PyArrayDyn<bool>>,
    estate: Py<PyArrayDyn<i16>>,
    turn: Py<PyArrayDyn<i16>>,
    cities_of_each: usize,
    seats: usize,
    site_size: usize,
}

impl Arrays {
    /// Arrays of zeros, which begin with these dimensions.
    pub(crate) fn new(py: Python<'_>, first: &[usize], options: Options) -> Arrays {
        let (cities_of_each, seats) = (options.players().number(), options.seats());
        let planes = [cities_of_each, PLANES, Action::SIDE, Action::SIDE];
        Arrays {
            cities: zeros(py, first, &planes),
            stones: zeros(py, first, &[seats]),
            site: zeros(py, first, &[options.site_size()]),
            to_come: zeros(py, first, &[TileId::COUNT]),
            estate: zeros(py, first, &[KINDS]),
            turn: zeros(py, first, &[TURN]),
            cities_of_each,
            seats,
            site_size: options.site_size(),
        }
    }

    /// The arrays by name.
    pub(crate) fn dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("cities", &self.cities)?;
        dict.set_item("stones", &self.stones)?;
        dict.set_item("site", &self.site)?;
        dict.set_item("to_come", &self.to_come)?;
        dict.set_item("estate", &self.estate)?;
        dict.set_item("turn", &self.turn)?;
        Ok(dict)
    }

    /// Lends out the arrays of all games.
    pub(crate) fn with<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Frames<'_>) -> T,
    ) -> PyResult<T> {
        Ok(work(Frames {
            all: Frame {
                cities: self.cities.bind(py).try_readwrite()?.as_slice_mut()?,
                stones: self.stones.bind(py).try_readwrite()?.as_slice_mut()?,
                site: self.site.bind(py).try_readwrite()?.as_slice_mut()?,
                to_come: self.to_come.bind(py).try_readwrite()?.as_slice_mut()?,
                estate: self.estate.bind(py).try_readwrite()?.as_slice_mut()?,
                turn: self.turn.bind(py).try_readwrite()?.as_slice_mut()?,
            },
            cities_of_each: self.cities_of_each,
            seats: self.seats,
            site_size: self.site_size,
        }))
    }
}

/// The arrays of many games, one after the other.
pub(crate) struct Frames<'a> {
    all: Frame<'a>,
    cities_of_each: usize,
    seats: usize,
    site_size: usize,
}

impl Frames<'_> {
    /// The arrays of one game.
    pub(crate) fn at(&mut self, index: usize) -> Frame<'_> {
        let all = &mut self.all;
        Frame {
            cities: row(all.cities, index, self.cities_of_each * PLANES * CELLS),
            stones: row(all.stones, index, self.seats),
            site: row(all.site, index, self.site_size),
            to_come: row(all.to_come, index, TileId::COUNT),
            estate: row(all.estate, index, KINDS),
            turn: row(all.turn, index, TURN),
        }
    }
}

impl Frame<'_> {
    /// Writes a position into arrays of zeros, with the seats counted from `first` on.
    pub(crate) fn write(&mut self, position: &Akropolis, first: Seat) {
        let players = position.cities().seats();
        for (seat, city) in position.cities().iter() {
            let own = plane_of(self.cities, relative(seat, first, players.max(1)) % players);
            for (hex, _) in city.tops() {
                show(own, city, hex);
            }
        }
        for tile in position.still_to_come() {
            self.to_come[tile.number() - 1] = true;
        }
        self.write_table(position, first);
    }

    /// Writes what a move of a seat has changed, with the seats counted from the first on.
    pub(crate) fn update(&mut self, position: &Akropolis, mover: Seat, chosen: Move) {
        let city = &position.cities()[mover];
        let own = plane_of(self.cities, mover as usize);
        for hex in chosen.placement().hexes() {
            show(own, city, hex);
        }
        for tile in position.site() {
            self.to_come[tile.number() - 1] = false;
        }
        if let Some(estate) = position.estate()
            && let Some(taken) = estate.takings().next_back()
        {
            self.to_come[taken.tile.number() - 1] = false;
        }
        self.write_table(position, Seat::First);
    }

    /// Takes a position out of the arrays, so that they are zeros.
    pub(crate) fn clear(&mut self, position: &Akropolis) {
        for (seat, city) in position.cities().iter() {
            let own = plane_of(self.cities, seat as usize);
            for (hex, _) in city.tops() {
                let cell = cell(hex);
                for plane in 0..PLANES {
                    own[plane * CELLS + cell] = 0;
                }
            }
        }
        self.to_come.fill(false);
    }

    /// Writes what is beside the cities.
    fn write_table(&mut self, position: &Akropolis, first: Seat) {
        let seats = position.seats();
        for (seat, &stones) in position.stones().iter() {
            self.stones[relative(seat, first, seats)] = stones as i16;
        }
        fill_row(
            self.site,
            position.site().iter().map(|tile| tile.number() as u8),
        );
        if let Some(estate) = position.estate() {
            self.estate[0] = estate.quarries() as i16;
            let (districts, plazas) = (estate.districts(), estate.plazas());
            for district in District::ALL {
                self.estate[1 + district as usize] = districts[district] as i16;
                self.estate[6 + district as usize] = plazas[district] as i16;
            }
        }
        let of = |seat: Seat| relative(seat, first, seats) as i16;
        self.turn[0] = position.stacks() as i16;
        self.turn[1] = position.turns() as i16;
        self.turn[2] = of(position.chief());
        self.turn[3] = position.to_move().map_or(-1, of);
    }
}

/// What a seat sees, with itself as the first of the seats.
pub(crate) fn observation<'py>(
    py: Python<'py>,
    position: &Akropolis,
    seat: Seat,
) -> PyResult<Bound<'py, PyDict>> {
    let arrays = Arrays::new(py, &[], position.options());
    arrays.with(py, |mut frames| frames.at(0).write(position, seat))?;
    arrays.dict(py)
}

/// The planes of one city.
fn plane_of(cities: &mut [u8], index: usize) -> &mut [u8] {
    row(cities, index, PLANES * CELLS)
}

fn cell(hex: Hex) -> usize {
    let (row, column) = Action::cell(hex);
    row * Action::SIDE + column
}

/// Writes what is visible at a hex.
fn show(planes: &mut [u8], city: &City, hex: Hex) {
    let Some(top) = city.top(hex) else { return };
    let cell = cell(hex);
    planes[cell] = code(top.construction);
    planes[CELLS + cell] = top.height;
    planes[2 * CELLS + cell] = top.layer.number() as u8 + 1;
}

/// 1 for a quarry, 2 to 6 for districts, 7 to 11 for plazas.
fn code(construction: Construction) -> u8 {
    match construction {
        Construction::Quarry => 1,
        Construction::District(district) => 2 + district as u8,
        Construction::Plaza(district) => 7 + district as u8,
    }
}

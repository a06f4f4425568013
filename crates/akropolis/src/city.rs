//! A city: tiles that lie beside and on top of each other.

use std::fmt;
use std::sync::LazyLock;

use thiserror::Error;

use crate::columns::{Column, Columns};
use crate::hex::{Direction, Hex};
use crate::options::Variants;
use crate::placement::{Placement, Triangle};
use crate::rows::{Cell, Rows, bits, roll};
use crate::spots::{Spot, Spots};
use crate::tile::{Construction, District, TileId};

/// The tiles that one player lays at most: 30, in a long game for two and in solo.
pub const MAX_TILES: usize = 30;

/// The starting tile: a houses plaza with quarries to its north, south-east and south-west.
pub const STARTING_TILE: [(Hex, Construction); 4] = [
    (Hex::ORIGIN, Construction::Plaza(District::Houses)),
    (Direction::North.offset(), Construction::Quarry),
    (Direction::SouthEast.offset(), Construction::Quarry),
    (Direction::SouthWest.offset(), Construction::Quarry),
];

/// One player's city.
///
/// It has no bound but the number of tiles. The triangles on which a tile can be laid are kept as
/// tiles land.
///
/// ```
/// use polis_akropolis::{City, TileId, Variants};
///
/// let mut city = City::new();
/// let placement = city.triangles().next().expect("a new city has room").placements()[0];
/// city.lay(TileId::from_number(17).expect("there are 61 tiles"), placement)?;
/// assert_eq!(city.area(), 7);
/// assert_eq!(city.explain(Variants::NONE).districts, city.score(Variants::NONE));
/// # Ok::<(), polis_akropolis::Misfit>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct City {
    pub(crate) built: Rows,
    pub(crate) columns: Columns,
    pub(crate) spots: Spots,
    pub(crate) bounds: Bounds,
    tiles: [Option<TileId>; MAX_TILES],
    tile_count: u8,
}

/// What is visible of a built hex from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Top {
    /// What is on it.
    pub construction: Construction,
    /// Its level; the first is 1.
    pub height: u8,
    /// The tile that it belongs to.
    pub layer: Layer,
}

/// A tile of a city, by the order in which they were laid: 0 is the starting tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Layer(pub(crate) u8);

impl Layer {
    /// The starting tile.
    pub const STARTING_TILE: Layer = Layer(0);

    /// 0 for the starting tile, then the number of the tile in the order of laying.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }
}

/// Why a tile cannot lie somewhere (rule 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Misfit {
    /// It would lie on the ground, apart from the city.
    #[error("it touches nothing; expected a place edge to edge with the city")]
    TouchesNothing,
    /// It would rest on different heights, in the order of its hexes a, b and c.
    #[error(
        "it would rest on heights {}, {} and {}; expected three equal heights",
        heights[0], heights[1], heights[2]
    )]
    NotLevel {
        /// The heights below a, b and c; 0 is an empty space.
        heights: [u8; 3],
    },
    /// It would rest on a single tile.
    #[error("it would rest on one tile alone; expected at least two different tiles below it")]
    OneTile,
    /// The city has as many tiles as a game can have.
    #[error("the city is full; expected at most {MAX_TILES} tiles")]
    Full,
}

/// What laying a tile brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The level that the tile lies on; the first is 1.
    pub level: u8,
    /// The quarries that it covers: a stone for each (rule 6).
    pub quarries: u8,
}

impl City {
    /// A city of the starting tile alone.
    pub fn new() -> City {
        *STARTING_CITY
    }

    /// What is visible at a hex, or nothing where nothing is built.
    pub fn top(&self, hex: Hex) -> Option<Top> {
        self.column(hex).map(Column::top)
    }

    /// The height at a hex: 0 where nothing is built.
    pub fn height(&self, hex: Hex) -> u8 {
        self.column(hex).map_or(0, |column| column.height)
    }

    /// Every built hex with what is visible there, in the order in which they were first built on.
    pub fn tops(&self) -> impl Iterator<Item = (Hex, Top)> {
        self.columns
            .iter()
            .map(|column| (self.bounds.hex(column.cell), column.top()))
    }

    /// Number of hexes that are built.
    pub fn area(&self) -> usize {
        self.columns.len()
    }

    /// The tiles in the order in which they were laid, without the starting tile.
    pub fn tiles(&self) -> impl Iterator<Item = TileId> {
        self.tiles.into_iter().flatten()
    }

    /// The number of a tile of this city; none for the starting tile.
    pub fn tile(&self, layer: Layer) -> Option<TileId> {
        self.tiles
            .get(layer.number().checked_sub(1)?)
            .copied()
            .flatten()
    }

    /// Whether the city has as many tiles as a game can have; then no tile can be laid.
    pub fn is_full(&self) -> bool {
        usize::from(self.tile_count) == MAX_TILES
    }

    /// The triangles on which a tile can be laid, each once.
    pub fn triangles(&self) -> impl Iterator<Item = Triangle> {
        self.legal_spots().map(|spot| self.triangle(spot))
    }

    /// The triangles above the ground, and those on the ground that touch the city with at least
    /// `sides` sides.
    pub fn snug_triangles(&self, sides: u32) -> impl Iterator<Item = Triangle> {
        self.legal_spots()
            .filter(move |spot| {
                let cells = spot.cells();
                let is_raised = self.built.contains(cells[0]);
                let touches = |cell| self.built.around(cell).count_ones();
                is_raised || cells.into_iter().map(touches).sum::<u32>() >= sides
            })
            .map(|spot| self.triangle(spot))
    }

    pub(crate) fn legal_spots(&self) -> impl Iterator<Item = Spot> {
        let (first, last) = (self.bounds.min_r - 2, self.bounds.max_r + 1);
        // A full city may be so wide that rows would come twice; it has no triangle anyway.
        let (rows, raised) = if self.is_full() {
            (first..first, [].as_slice())
        } else {
            (first..last + 1, self.spots.raised())
        };
        let ground = rows.flat_map(|r| {
            let r = roll(r);
            Spots::ground_row(&self.built, r)
                .into_iter()
                .flat_map(move |(pointing, row)| {
                    bits(row).map(move |q| Spot::new(Cell::at(q, r), pointing))
                })
        });
        ground.chain(raised.iter().copied())
    }

    /// Number of triangles on which a tile can be laid.
    pub fn triangle_count(&self) -> usize {
        if self.is_full() {
            0
        } else {
            self.spots.count()
        }
    }

    /// Whether a tile can lie like this, and on which level.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check(&self, placement: Placement) -> Result<u8, Misfit> {
        if self.is_full() {
            return Err(Misfit::Full);
        }
        let hexes = placement.hexes();
        let below = hexes.map(|hex| self.column(hex));
        let heights = below.map(|column| column.map_or(0, |column| column.height));
        if heights != [heights[0]; 3] {
            return Err(Misfit::NotLevel { heights });
        }
        if let [Some(a), Some(b), Some(c)] = below {
            if a.tile == b.tile && b.tile == c.tile {
                return Err(Misfit::OneTile);
            }
        } else if !hexes
            .iter()
            .any(|hex| hex.neighbours().iter().any(|&hex| self.is_built(hex)))
        {
            return Err(Misfit::TouchesNothing);
        }
        Ok(heights[0] + 1)
    }

    /// Lays a tile.
    ///
    /// # Errors
    /// Why it cannot lie like this. The city is then unchanged.
    pub fn lay(&mut self, tile: TileId, placement: Placement) -> Result<Laid, Misfit> {
        self.check(placement)?;
        Ok(self.lay_unchecked(tile, placement))
    }

    /// Lays a tile that is known to fit. Where it does not, the city is not that of a game any
    /// more, or the call panics.
    pub fn lay_unchecked(&mut self, tile: TileId, placement: Placement) -> Laid {
        let triangle = placement.triangle();
        let spot = Spot::new(Cell::of(triangle.corner), triangle.pointing);
        let laid = self.put(tile, placement);
        if laid.level == 1 {
            self.spots.ground_built(&self.built, spot);
        } else {
            self.spots.forget(spot);
        }
        self.spots
            .learn(&self.built, &self.columns, spot, laid.level);
        laid
    }

    /// The points of the districts if a tile that is known to fit were laid, and the quarries that it
    /// would cover. Faster than laying it on a copy.
    pub fn score_with(&self, tile: TileId, placement: Placement, variants: Variants) -> (i32, u8) {
        let mut city = *self;
        let laid = city.put(tile, placement);
        let districts = city.score(variants);
        let points = districts.iter().map(|(_, score)| score.points()).sum();
        (points, laid.quarries)
    }

    /// Puts a tile on top of what is there, without counting where the next one can lie.
    pub(crate) fn put(&mut self, tile: TileId, placement: Placement) -> Laid {
        let hexes = placement.hexes();
        let level = self.columns.height(Cell::of(hexes[0])) + 1;
        self.tiles[usize::from(self.tile_count)] = Some(tile);
        self.tile_count += 1;
        let mut quarries = 0;
        for (hex, construction) in hexes.into_iter().zip(tile.constructions()) {
            let cell = Cell::of(hex);
            let top = Column {
                cell,
                height: level,
                tile: self.tile_count,
                construction,
            };
            if self.columns.put(top) == Some(Construction::Quarry) {
                quarries += 1;
            }
        }
        if level == 1 {
            for hex in hexes {
                self.built.insert(Cell::of(hex));
                self.bounds.include(hex);
            }
        }
        Laid { level, quarries }
    }

    /// Number of triangles above the ground. They come last in the count.
    pub fn raised_count(&self) -> usize {
        if self.is_full() {
            0
        } else {
            self.spots.raised().len()
        }
    }

    /// Number of sides of the triangle with this number that touch a built hex: 1 to 9 on the
    /// ground.
    pub fn contacts(&self, number: usize) -> u32 {
        let first_row = roll(self.bounds.min_r - 2);
        let spot = self.spots.nth(&self.built, first_row, number);
        let touches = |cell| self.built.around(cell).count_ones();
        spot.cells().into_iter().map(touches).sum()
    }

    /// The triangle with this number below [`triangle_count`](City::triangle_count).
    ///
    /// Where there is none, it may be any, or the call panics.
    pub fn nth_triangle(&self, number: usize) -> Triangle {
        let first_row = roll(self.bounds.min_r - 2);
        self.triangle(self.spots.nth(&self.built, first_row, number))
    }

    pub(crate) fn triangle(&self, spot: Spot) -> Triangle {
        Triangle {
            corner: self.bounds.corner(spot.corner()),
            pointing: spot.pointing(),
        }
    }

    fn column(&self, hex: Hex) -> Option<Column> {
        if self.bounds.contains(hex) {
            self.columns.get(Cell::of(hex))
        } else {
            None
        }
    }

    fn is_built(&self, hex: Hex) -> bool {
        self.bounds.contains(hex) && self.built.contains(Cell::of(hex))
    }
}

impl Default for City {
    fn default() -> City {
        City::new()
    }
}

impl fmt::Debug for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.tops()).finish()
    }
}

impl Column {
    fn top(self) -> Top {
        Top {
            construction: self.construction,
            height: self.height,
            layer: Layer(self.tile),
        }
    }
}

/// The rectangle that a city takes up, which tells where a cell of the rolled-up plane lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) min_q: i16,
    pub(crate) max_q: i16,
    pub(crate) min_r: i16,
    pub(crate) max_r: i16,
}

impl Bounds {
    fn contains(self, hex: Hex) -> bool {
        (self.min_q..=self.max_q).contains(&hex.q) && (self.min_r..=self.max_r).contains(&hex.r)
    }

    fn include(&mut self, hex: Hex) {
        self.min_q = self.min_q.min(hex.q);
        self.max_q = self.max_q.max(hex.q);
        self.min_r = self.min_r.min(hex.r);
        self.max_r = self.max_r.max(hex.r);
    }

    /// The bounds with another hex in them.
    pub(crate) fn with(mut self, hex: Hex) -> Bounds {
        self.include(hex);
        self
    }

    /// The built hex at a cell.
    pub(crate) fn hex(self, cell: Cell) -> Hex {
        Hex::new(unroll(cell.q(), self.min_q), unroll(cell.r(), self.min_r))
    }

    /// The corner at a cell of a triangle that is or touches the city: at most two hexes before
    /// it, at most one behind.
    pub(crate) fn corner(self, cell: Cell) -> Hex {
        Hex::new(
            unroll(cell.q(), self.min_q - 2),
            unroll(cell.r(), self.min_r - 2),
        )
    }
}

/// The coordinate that is `rolled` modulo 64 and one of the 64 from `first` on.
fn unroll(rolled: usize, first: i16) -> i16 {
    first + ((rolled as i16 - first) & 63)
}

static STARTING_CITY: LazyLock<City> = LazyLock::new(|| {
    let mut city = City {
        built: Rows::EMPTY,
        columns: Columns::EMPTY,
        spots: Spots::EMPTY,
        bounds: Bounds {
            min_q: 0,
            max_q: 0,
            min_r: 0,
            max_r: 0,
        },
        tiles: [None; MAX_TILES],
        tile_count: 0,
    };
    for (hex, construction) in STARTING_TILE {
        let cell = Cell::of(hex);
        city.columns.put(Column {
            cell,
            height: 1,
            tile: 0,
            construction,
        });
        city.built.insert(cell);
        city.bounds.include(hex);
    }
    for r in 0..64 {
        city.spots.count_row(&city.built, r);
    }
    city
});

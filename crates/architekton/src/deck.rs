//! The tiles of one kind that are not laid yet: reserve, stock and pile.

use crate::description::Hidden;
use crate::list::List;

/// Tiles in the reserve at the start (rule 1).
pub(crate) const RESERVE: usize = 4;
/// Face-up tiles of each kind in a full stock (rule 1).
pub(crate) const STOCK: usize = 3;
/// Both piles hold 15 tiles at the start, and up to 3 more during an exchange.
const PILE: usize = 18;

/// The tiles of one kind in the order in which they were dealt, and where they are now.
///
/// ```text
/// position in the deck   0 1 2 3   4 5 6   7 ...
///                        reserve   stock   start (landscapes only), then the pile
/// ```
///
/// A tile that has ever been face up is *seen*: everybody knows which position it was dealt to.
/// The others are what a seat may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck<T, const N: usize> {
    /// None where the tile is not known here.
    order: [Option<T>; N],
    /// A bit for each position whose tile has been face up.
    seen: u32,
    /// Positions of the face-up tiles.
    stock: List<u8, STOCK>,
    /// Positions of the tiles in the pile; the top is the last.
    pile: List<u8, PILE>,
    /// Number of tiles of the reserve that have been drawn, in its order.
    drawn_from_reserve: u8,
}

/// A tile had to be turned up that is not known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UnknownTile;

/// Whether the pile was enough to fill the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refill {
    FromPile,
    PileRanShort,
}

impl<T: Copy + PartialEq, const N: usize> Deck<T, N> {
    /// The deck after the setup; `start` tiles behind the stock are laid at once (rules 1 and 2).
    pub(crate) fn new(order: [Option<T>; N], start: usize) -> Deck<T, N> {
        let first_of_pile = RESERVE + STOCK + start;
        let mut stock = List::new(0);
        let mut pile = List::new(0);
        for position in RESERVE..RESERVE + STOCK {
            stock.push(position as u8);
        }
        for position in (first_of_pile..N).rev() {
            pile.push(position as u8);
        }
        Deck {
            order,
            seen: (1 << first_of_pile) - (1 << RESERVE),
            stock,
            pile,
            drawn_from_reserve: 0,
        }
    }

    /// The deck in the middle of a game. The tiles lie as they could have been dealt: what has been
    /// face up first, the pile behind it, and what is left of the reserve in its own place.
    pub(crate) fn from_parts(
        start: &[T],
        laid: Vec<T>,
        stock: &[T],
        hidden: &[Hidden<T>],
    ) -> Deck<T, N> {
        let face_down = N - start.len() - laid.len() - stock.len();
        let hidden = |index: usize| hidden.get(index).copied().unwrap_or(Hidden::Unknown);
        let in_reserve = face_down.min(RESERVE);
        let mut deck = Deck {
            order: [None; N],
            seen: 0,
            stock: List::new(0),
            pile: List::new(0),
            drawn_from_reserve: (RESERVE - in_reserve) as u8,
        };
        let behind_stock = RESERVE + STOCK;
        for (position, &tile) in (behind_stock..).zip(start) {
            deck.order[position] = Some(tile);
            deck.seen |= 1 << position;
        }
        let mut positions = (RESERVE..behind_stock)
            .chain(behind_stock + start.len()..N)
            .chain(0..RESERVE - in_reserve);
        for (tile, position) in laid.into_iter().zip(positions.by_ref()) {
            deck.order[position] = Some(tile);
            deck.seen |= 1 << position;
        }
        for (&tile, position) in stock.iter().zip(positions.by_ref()) {
            deck.order[position] = Some(tile);
            deck.seen |= 1 << position;
            deck.stock.push(position as u8);
        }
        let reserve = RESERVE - in_reserve..RESERVE;
        let pile: Vec<usize> = positions.collect();
        for (index, position) in reserve.chain(pile.iter().copied()).enumerate() {
            deck.order[position] = hidden(index).tile();
            if matches!(hidden(index), Hidden::Seen(_)) {
                deck.seen |= 1 << position;
            }
        }
        for &position in pile.iter().rev() {
            deck.pile.push(position as u8);
        }
        deck
    }

    /// The tiles that are face down: what is left of the reserve, then the pile from its top.
    pub(crate) fn face_down(&self) -> Vec<Hidden<T>> {
        let reserve = self.drawn_from_reserve..RESERVE as u8;
        let pile = self.pile.iter().rev().copied();
        reserve
            .chain(pile)
            .map(|position| {
                let seen = self.seen & (1 << position) != 0;
                match self.order[usize::from(position)] {
                    None => Hidden::Unknown,
                    Some(tile) if seen => Hidden::Seen(tile),
                    Some(tile) => Hidden::Known(tile),
                }
            })
            .collect()
    }

    pub(crate) fn order(&self) -> &[Option<T>; N] {
        &self.order
    }

    /// The tiles behind the stock, as they lay at the start (rule 2).
    pub(crate) fn start(&self) -> impl Iterator<Item = T> {
        self.order[RESERVE + STOCK..].iter().map_while(|&tile| tile)
    }

    /// The face-up tiles in their order.
    pub(crate) fn stock(&self) -> impl Iterator<Item = T> + Clone {
        // A tile of the stock is known: nothing unknown is ever turned up.
        self.stock
            .iter()
            .filter_map(|&position| self.order[usize::from(position)])
    }

    pub(crate) fn pile_len(&self) -> usize {
        self.pile.len()
    }

    pub(crate) fn reserve_len(&self) -> usize {
        RESERVE - usize::from(self.drawn_from_reserve)
    }

    /// Takes a tile out of the stock, of equal ones the first.
    pub(crate) fn take(&mut self, tile: T) {
        let index = self.stock().position(|other| other == tile);
        if let Some(index) = index {
            self.stock.remove(index);
        }
    }

    /// Fills the stock from the pile, then from the reserve as long as it lasts (rules 4 and 9,
    /// ruling T8).
    pub(crate) fn refill(&mut self) -> Result<Refill, UnknownTile> {
        let mut refill = Refill::FromPile;
        while self.stock.len() < STOCK {
            if let Some(position) = self.pile.pop() {
                self.turn_up(position)?;
                continue;
            }
            refill = Refill::PileRanShort;
            if self.reserve_len() == 0 {
                break;
            }
            let position = self.drawn_from_reserve;
            self.drawn_from_reserve += 1;
            self.turn_up(position)?;
        }
        Ok(refill)
    }

    /// The places in the order of the tiles that the next refill turns up and of which the tile is not known.
    pub(crate) fn unknown_in_refill(&self) -> impl Iterator<Item = usize> {
        let reserve = self.drawn_from_reserve..RESERVE as u8;
        let next = self.pile.iter().rev().copied().chain(reserve);
        next.take(STOCK.saturating_sub(self.stock.len()))
            .map(usize::from)
            .filter(|&position| self.order[position].is_none())
    }

    /// Puts tiles at these places in their order.
    pub(crate) fn put(&mut self, positions: &[usize], tiles: &[T]) {
        for (&position, &tile) in positions.iter().zip(tiles) {
            self.order[position] = Some(tile);
        }
    }

    /// Puts the stock under the pile and draws as many tiles (ruling T7).
    pub(crate) fn exchange(&mut self) -> Result<(), UnknownTile> {
        let stock = self.stock;
        self.stock.clear();
        for &position in stock.iter() {
            self.pile.insert_first(position);
        }
        for _ in stock.iter() {
            if let Some(position) = self.pile.pop() {
                self.turn_up(position)?;
            }
        }
        Ok(())
    }

    /// Number of exchanges in a row after which every tile of stock and pile has been face up.
    ///
    /// Exchanges go round a circle of all these tiles in steps of the length of the stock.
    pub(crate) fn exchanges_to_see_all(&self) -> usize {
        match self.stock.len() {
            0 => 0,
            shown => self.pile.len().div_ceil(shown),
        }
    }

    /// Notes that every tile of the pile has been face up.
    pub(crate) fn see_pile(&mut self) {
        for &position in self.pile.iter() {
            self.seen |= 1 << position;
        }
    }

    /// Forgets every tile that has not been face up.
    pub(crate) fn redact(&mut self) {
        for (position, tile) in self.order.iter_mut().enumerate() {
            if self.seen & (1 << position) == 0 {
                *tile = None;
            }
        }
    }

    pub(crate) fn is_known(&self) -> bool {
        self.order.iter().all(Option::is_some)
    }

    /// Takes over the tiles that are not known here.
    pub(crate) fn learn(&mut self, tiles: &[Option<T>]) {
        for (own, &tile) in self.order.iter_mut().zip(tiles) {
            *own = own.or(tile);
        }
    }

    /// Puts tiles where none is known, in their order.
    pub(crate) fn fill(&mut self, tiles: impl IntoIterator<Item = T>) {
        let unknown = self.order.iter_mut().filter(|tile| tile.is_none());
        for (slot, tile) in unknown.zip(tiles) {
            *slot = Some(tile);
        }
    }

    /// Leaves only the first tiles of the pile, for tests of the end.
    #[cfg(test)]
    pub(crate) fn shorten_pile(&mut self, len: usize) {
        while self.pile.len() > len {
            self.pile.remove(0);
        }
    }

    fn turn_up(&mut self, position: u8) -> Result<(), UnknownTile> {
        if self.order[usize::from(position)].is_none() {
            return Err(UnknownTile);
        }
        self.seen |= 1 << position;
        self.stock.push(position);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck() -> Deck<u8, 22> {
        Deck::new(std::array::from_fn(|index| Some(index as u8)), 0)
    }

    fn stock(deck: &Deck<u8, 22>) -> Vec<u8> {
        deck.stock().collect()
    }

    #[test]
    fn rule_1_four_are_the_reserve_and_three_face_up() {
        let deck = deck();
        assert_eq!(stock(&deck), [4, 5, 6]);
        assert_eq!(deck.reserve_len(), 4);
        assert_eq!(deck.pile_len(), 15);
    }

    #[test]
    fn rule_4_a_refill_joins_at_the_end() {
        let mut deck = deck();
        deck.take(4);
        deck.take(6);
        assert_eq!(deck.refill(), Ok(Refill::FromPile));
        assert_eq!(stock(&deck), [5, 7, 8]);
    }

    #[test]
    fn rule_9_and_ruling_t8_the_reserve_fills_the_stock_as_long_as_it_lasts() {
        let mut deck = deck();
        deck.shorten_pile(1);
        deck.take(5);
        deck.take(6);
        assert_eq!(deck.refill(), Ok(Refill::PileRanShort));
        assert_eq!(stock(&deck), [4, 7, 0]);
        for tile in [4, 7, 0] {
            deck.take(tile);
        }
        assert_eq!(deck.refill(), Ok(Refill::PileRanShort));
        assert_eq!(stock(&deck), [1, 2, 3]);
        deck.take(2);
        assert_eq!(deck.refill(), Ok(Refill::PileRanShort));
        assert_eq!(stock(&deck), [1, 3]);
    }

    #[test]
    fn ruling_t7_an_exchange_goes_round() {
        let mut deck = deck();
        deck.shorten_pile(4);
        assert_eq!(deck.exchanges_to_see_all(), 2);
        deck.exchange().unwrap();
        assert_eq!(stock(&deck), [7, 8, 9]);
        deck.exchange().unwrap();
        assert_eq!(stock(&deck), [10, 4, 5]);
        deck.exchange().unwrap();
        assert_eq!(stock(&deck), [6, 7, 8]);
        deck.shorten_pile(0);
        deck.exchange().unwrap();
        assert_eq!(stock(&deck), [6, 7, 8]);
    }

    #[test]
    fn what_has_been_face_up_stays_known() {
        let mut deck = deck();
        deck.exchange().unwrap();
        deck.redact();
        let known: Vec<_> = deck.order().iter().flatten().copied().collect();
        assert_eq!(known, [4, 5, 6, 7, 8, 9]);
        assert!(!deck.is_known());
        assert_eq!(deck.exchange(), Err(UnknownTile));
    }
}

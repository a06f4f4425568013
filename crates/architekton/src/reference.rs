//! The rules written as plainly as possible; the fast code is tested against it.
//!
//! Plain maps and loops, straight from the rules page, with no eye to speed. It knows complete
//! setups only and takes only legal moves.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use polis_game::Seat;

use crate::{
    BuildingId, Decision, Faces, Move, Phase, Place, Rotation, Scenery, Score, Setup, Side, Tile,
    Verdict,
};

/// A whole game, in plain maps and lists.
#[derive(Clone, Debug)]
pub struct Reference {
    faces: Faces,
    /// What lies where.
    pub town: BTreeMap<Place, Tile>,
    building_reserve: VecDeque<BuildingId>,
    /// The face-up buildings.
    pub building_stock: Vec<BuildingId>,
    building_pile: VecDeque<BuildingId>,
    landscape_reserve: VecDeque<Scenery>,
    /// The face-up landscapes.
    pub landscape_stock: Vec<Scenery>,
    landscape_pile: VecDeque<Scenery>,
    /// The chips of the two seats.
    pub chips: [u8; 2],
    /// The houses in hand of the two seats.
    pub hands: [u8; 2],
    turn: Seat,
    lays_left: u8,
    /// Where the enclosed buildings lie whose losses are not paid yet.
    losses: VecDeque<Place>,
    turns_left: Option<u8>,
    whole_turns_skipped: u8,
    /// Whether the game is over.
    pub over: bool,
    /// The seat that could not pay (rule 8).
    pub loser: Option<Seat>,
}

impl Reference {
    /// The position before the first move; none when the setup does not name all 22 buildings and
    /// 24 landscapes.
    pub fn new(setup: &Setup) -> Option<Reference> {
        let mut buildings: VecDeque<BuildingId> =
            setup.buildings.iter().copied().collect::<Option<_>>()?;
        let mut landscapes: VecDeque<Scenery> =
            setup.landscapes.iter().copied().collect::<Option<_>>()?;
        if buildings.len() != 22 || landscapes.len() != 24 {
            return None;
        }
        // Rules 1 and 2.
        let building_reserve = buildings.drain(..4).collect();
        let building_stock = buildings.drain(..3).collect();
        let landscape_reserve = landscapes.drain(..4).collect();
        let landscape_stock = landscapes.drain(..3).collect();
        let town = landscapes
            .drain(..2)
            .zip(Place::START)
            .map(|(scenery, place)| (place, Tile::Landscape { scenery }))
            .collect();
        let mut game = Reference {
            faces: setup.faces,
            town,
            building_reserve,
            building_stock,
            building_pile: buildings,
            landscape_reserve,
            landscape_stock,
            landscape_pile: landscapes,
            chips: [1, 1],
            hands: [12, 12],
            turn: Seat::First,
            lays_left: 2,
            losses: VecDeque::new(),
            turns_left: None,
            whole_turns_skipped: 0,
            over: false,
            loser: None,
        };
        game.go_on();
        Some(game)
    }

    /// The seat that must decide now.
    pub fn to_move(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Over => None,
            Phase::Lay => Some(self.turn),
            Phase::Decide(decision) => self.owner(decision.place),
        }
    }

    /// What must be decided now.
    pub fn phase(&self) -> Phase {
        if self.over {
            return Phase::Over;
        }
        match self.losses.front() {
            None => Phase::Lay,
            Some(&place) => Phase::Decide(self.decision(place)),
        }
    }

    /// Every legal move, in the order of the notation.
    pub fn legal_moves(&self) -> BTreeSet<Move> {
        match self.phase() {
            Phase::Over => BTreeSet::new(),
            Phase::Decide(Decision { place, .. }) => {
                BTreeSet::from([Move::Keep { place }, Move::Remove { place }])
            }
            Phase::Lay => self.legal_lays(&self.building_stock, &self.landscape_stock),
        }
    }

    /// Plays a legal move.
    ///
    /// # Panics
    /// When the move is not legal.
    pub fn play(&mut self, chosen: Move) {
        assert!(
            self.legal_moves().contains(&chosen),
            "{chosen} is not legal"
        );
        match chosen {
            Move::Building {
                building,
                place,
                rotation,
                from,
            } => {
                self.building_stock.retain(|&other| other != building);
                // Rule 6, before the scoring (ruling T6).
                match from {
                    Some(from) => self.set_owner(from, None),
                    None => self.hands[self.turn as usize] -= 1,
                }
                let owner = Some(self.turn);
                let tile = Tile::Building {
                    building,
                    rotation,
                    owner,
                };
                self.town.insert(place, tile);
                self.score(&[place]);
            }
            Move::Landscape { scenery, place } => {
                let mut stock = self.landscape_stock.iter();
                if let Some(index) = stock.position(|&other| other == scenery) {
                    self.landscape_stock.remove(index);
                }
                self.town.insert(place, Tile::Landscape { scenery });
                self.score(&Side::ALL.map(|side| place.neighbour(side)));
            }
            Move::Keep { place } => self.pay(self.decision(place).cost_to_keep),
            Move::Remove { place } => self.remove(place),
        }
        self.go_on();
    }

    /// The final scoring of a seat (rule 10).
    pub fn score_of(&self, seat: Seat) -> Score {
        let mut houses: BTreeSet<Place> = self
            .town
            .keys()
            .copied()
            .filter(|&place| self.owner(place) == Some(seat))
            .filter(|&place| self.landscapes_beside(place).len() > 2)
            .collect();
        let count = houses.len();
        // Ruling T9.
        let mut largest = 0;
        while let Some(first) = houses.pop_first() {
            let mut group = vec![first];
            let mut next = 0;
            while next < group.len() {
                let Place { x, y } = group[next];
                for (dx, dy) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
                    let corner = Place::new(x + dx, y + dy);
                    if houses.remove(&corner) {
                        group.push(corner);
                    }
                }
                next += 1;
            }
            largest = largest.max(group.len());
        }
        Score {
            group: largest as u8,
            chips: self.chips[seat as usize],
            houses: count as u8,
        }
    }

    /// Who has won (rules 8 and 11).
    pub fn verdict(&self) -> Verdict {
        let [first, second] = [Seat::First, Seat::Second].map(|seat| self.score_of(seat));
        if let Some(loser) = self.loser {
            let winner = loser.next(2);
            return Verdict::EarlyEnd { winner };
        }
        if first.total() > second.total() {
            return Verdict::Points {
                winner: Seat::First,
            };
        }
        if second.total() > first.total() {
            return Verdict::Points {
                winner: Seat::Second,
            };
        }
        if first.houses > second.houses {
            return Verdict::Houses {
                winner: Seat::First,
            };
        }
        if second.houses > first.houses {
            return Verdict::Houses {
                winner: Seat::Second,
            };
        }
        Verdict::Draw
    }

    /// Rules 5 and 6.
    fn legal_lays(&self, buildings: &[BuildingId], landscapes: &[Scenery]) -> BTreeSet<Move> {
        let mut moves = BTreeSet::new();
        let beside_the_town: BTreeSet<Place> = self
            .town
            .keys()
            .flat_map(|place| Side::ALL.map(|side| place.neighbour(side)))
            .filter(|place| !self.town.contains_key(place))
            .collect();
        for place in beside_the_town {
            if place.is_for_building() {
                for &building in buildings {
                    for rotation in Rotation::ALL {
                        if self.matching_sides(place, building, rotation) > 0 {
                            moves.extend(self.houses_to_put().into_iter().map(|from| {
                                Move::Building {
                                    building,
                                    place,
                                    rotation,
                                    from,
                                }
                            }));
                        }
                    }
                }
            } else {
                for &scenery in landscapes {
                    let matches = |side: Side| {
                        let neighbour = self.town.get(&place.neighbour(side));
                        match neighbour {
                            Some(&Tile::Building {
                                building, rotation, ..
                            }) => self.shown(building, rotation, side.opposite()) == scenery,
                            Some(Tile::Landscape { .. }) | None => false,
                        }
                    };
                    if Side::ALL.into_iter().any(matches) {
                        moves.insert(Move::Landscape { scenery, place });
                    }
                }
            }
        }
        moves
    }

    /// Rule 6: none is the house in hand.
    fn houses_to_put(&self) -> Vec<Option<Place>> {
        if self.hands[self.turn as usize] > 0 {
            return vec![None];
        }
        self.town
            .keys()
            .filter(|&&place| self.owner(place) == Some(self.turn))
            .map(|&place| Some(place))
            .collect()
    }

    /// What a side of a building shows after `rotation` quarter turns clockwise.
    fn shown(&self, building: BuildingId, rotation: Rotation, side: Side) -> Scenery {
        let turned_from = (side as usize + 4 - rotation as usize) % 4;
        self.faces.sides(building)[turned_from]
    }

    fn matching_sides(&self, place: Place, building: BuildingId, rotation: Rotation) -> usize {
        self.landscapes_beside(place)
            .into_iter()
            .filter(|&(side, scenery)| self.shown(building, rotation, side) == scenery)
            .count()
    }

    fn landscapes_beside(&self, place: Place) -> Vec<(Side, Scenery)> {
        let mut found = Vec::new();
        for side in Side::ALL {
            if let Some(&Tile::Landscape { scenery }) = self.town.get(&place.neighbour(side)) {
                found.push((side, scenery));
            }
        }
        found
    }

    fn owner(&self, place: Place) -> Option<Seat> {
        match self.town.get(&place) {
            Some(&Tile::Building { owner, .. }) => owner,
            Some(Tile::Landscape { .. }) | None => None,
        }
    }

    fn set_owner(&mut self, place: Place, new: Option<Seat>) {
        if let Some(Tile::Building { owner, .. }) = self.town.get_mut(&place) {
            *owner = new;
        }
    }

    /// Rule 7 and rulings T3 and T4, for the places that a lay can have enclosed.
    fn score(&mut self, places: &[Place]) {
        self.lays_left -= 1;
        self.whole_turns_skipped = 0;
        let enclosed: Vec<Place> = places
            .iter()
            .copied()
            .filter(|&place| self.owner(place).is_some())
            .filter(|&place| self.landscapes_beside(place).len() == 4)
            .collect();
        for &place in &enclosed {
            if let (Some(owner), 0) = (self.owner(place), self.decision(place).loss) {
                self.chips[owner as usize] += 1;
            }
        }
        for seat in [self.turn, self.turn.next(2)] {
            for &place in &enclosed {
                if self.owner(place) == Some(seat) && self.decision(place).loss > 0 {
                    self.losses.push_back(place);
                }
            }
        }
    }

    fn decision(&self, place: Place) -> Decision {
        let Some(&Tile::Building {
            building, rotation, ..
        }) = self.town.get(&place)
        else {
            panic!("no building lies at {place}");
        };
        let loss = 4 - self.matching_sides(place, building, rotation) as u8;
        Decision {
            building,
            place,
            loss,
            cost_to_keep: loss,
            cost_to_remove: loss.saturating_sub(1),
        }
    }

    fn pay(&mut self, cost: u8) {
        if let Some(owner) = self.losses.pop_front().and_then(|place| self.owner(place)) {
            self.chips[owner as usize] -= cost;
        }
    }

    fn remove(&mut self, place: Place) {
        if let Some(owner) = self.owner(place) {
            self.pay(self.decision(place).cost_to_remove);
            self.hands[owner as usize] += 1;
            self.set_owner(place, None);
        }
    }

    fn go_on(&mut self) {
        // Rule 8 and ruling T5.
        while let Some(&place) = self.losses.front() {
            let Some(owner) = self.owner(place) else {
                return;
            };
            let chips = self.chips[owner as usize];
            let decision = self.decision(place);
            if chips < decision.cost_to_remove {
                self.over = true;
                self.loser = Some(owner);
                return;
            }
            if chips >= decision.cost_to_keep {
                return;
            }
            self.remove(place);
        }
        if self.lays_left == 0 {
            self.end_turn();
        }
        // Ruling T7.
        while !self.over && self.legal_moves().is_empty() {
            let mut buildings = self.building_stock.clone();
            buildings.extend(&self.building_pile);
            let mut landscapes = self.landscape_stock.clone();
            landscapes.extend(&self.landscape_pile);
            if self.legal_lays(&buildings, &landscapes).is_empty() {
                if self.lays_left == 2 {
                    self.whole_turns_skipped += 1;
                }
                self.end_turn();
                self.over |= self.whole_turns_skipped == 2;
            } else {
                exchange(&mut self.building_stock, &mut self.building_pile);
                exchange(&mut self.landscape_stock, &mut self.landscape_pile);
            }
        }
    }

    /// Rules 4 and 9, ruling T8.
    fn end_turn(&mut self) {
        let mut broached = false;
        while self.building_stock.len() < 3 {
            broached |= self.building_pile.is_empty();
            let next = self.building_pile.pop_front();
            match next.or_else(|| self.building_reserve.pop_front()) {
                Some(tile) => self.building_stock.push(tile),
                None => break,
            }
        }
        while self.landscape_stock.len() < 3 {
            broached |= self.landscape_pile.is_empty();
            let next = self.landscape_pile.pop_front();
            match next.or_else(|| self.landscape_reserve.pop_front()) {
                Some(tile) => self.landscape_stock.push(tile),
                None => break,
            }
        }
        self.turn = self.turn.next(2);
        self.lays_left = 2;
        match self.turns_left {
            Some(turns) => {
                self.turns_left = Some(turns - 1);
                self.over = turns == 1;
            }
            None if broached && self.turn == Seat::First => self.turns_left = Some(2),
            None if broached => self.turns_left = Some(1),
            None => {}
        }
    }
}

/// Ruling T7.
fn exchange<T>(stock: &mut Vec<T>, pile: &mut VecDeque<T>) {
    let count = stock.len();
    pile.extend(stock.drain(..));
    stock.extend(pile.drain(..count));
}

//! The course of a turn: laying, scoring, paying, filling the stock.

use polis_game::Seat;

use crate::deck::{Refill, UnknownTile};
use crate::position::{End, LastTurn};
use crate::town::{Laid, LaidList};
use crate::{Architekton, BuildingId, Decider, Event, Move, Place, Rotation, Scenery};

impl Architekton {
    /// Plays a move that has been checked.
    ///
    /// Fails when it turns up an unknown tile; the position is then of no use any more.
    pub(crate) fn apply(&mut self, chosen: Move) -> Result<(), UnknownTile> {
        self.events.clear();
        match chosen {
            Move::Building {
                building,
                place,
                rotation,
                from,
            } => self.lay_building(building, place, rotation, from),
            Move::Landscape { scenery, place } => self.lay_landscape(scenery, place),
            Move::Keep { .. } => self.keep_house(),
            Move::Remove { .. } => self.remove_house(Decider::Owner),
        }
        self.go_on()
    }

    /// Continues until a seat must decide or the game is over.
    pub(crate) fn go_on(&mut self) -> Result<(), UnknownTile> {
        self.pay_without_choice();
        if self.end.is_some() || !self.losses.is_empty() {
            return Ok(());
        }
        if self.lays_left == 0 {
            self.end_turn()?;
        }
        while self.end.is_none() && !self.can_lay() && !self.exchange_stock()? {
            self.skip()?;
        }
        Ok(())
    }

    fn lay_building(
        &mut self,
        building: BuildingId,
        place: Place,
        rotation: Rotation,
        from: Option<Place>,
    ) {
        self.buildings.take(building);
        // Rule 6 and ruling T6: the house moves before anything is scored.
        match from.and_then(|from| self.town.find_building(from)) {
            Some(left) => self.town.building_mut(left).owner = None,
            None => self.hands[self.turn] -= 1,
        }
        let shown = self.faces.rotated(building, rotation);
        let laid = self
            .town
            .lay_building(building, place, rotation, shown, Some(self.turn));
        let mut enclosed = LaidList::new(0);
        if self.town.building(laid).is_enclosed() {
            enclosed.push(laid);
        }
        self.finish_lay(enclosed);
    }

    fn lay_landscape(&mut self, scenery: Scenery, place: Place) {
        self.landscapes.take(scenery);
        let enclosed = self.town.lay_landscape(scenery, place);
        self.finish_lay(enclosed);
    }

    /// Books the gains and notes the losses in the order of ruling T3. A building without a house
    /// is passed over (ruling T4).
    fn finish_lay(&mut self, enclosed: LaidList) {
        self.lays_left -= 1;
        self.last_turn = LastTurn::Played;
        let mut losses = [LaidList::new(0); 2];
        for &laid in enclosed.iter() {
            let building = self.town.building(laid);
            let Some(owner) = building.owner else {
                continue;
            };
            if building.wrong_sides() == 0 {
                let place = building.place;
                self.chips[owner] += 1;
                self.events.push(Event::Gained { place, owner });
            } else {
                losses[usize::from(owner != self.turn)].push(laid);
            }
        }
        for &laid in losses.iter().flat_map(|losses| losses.iter()) {
            self.losses.push(laid);
        }
    }

    /// Takes the losses in which the owner has no choice (ruling T5) up to one that leaves a
    /// choice.
    fn pay_without_choice(&mut self) {
        while let Some(&laid) = self.losses.first() {
            let decision = self.decision(laid);
            let owner = self.owner(laid);
            if self.chips[owner] >= decision.cost_to_keep {
                return;
            }
            if self.chips[owner] >= decision.cost_to_remove {
                self.remove_house(Decider::Rules);
                continue;
            }
            // Rule 8. Nothing of this loss is paid or taken off.
            self.events.push(Event::Bankrupt {
                place: decision.place,
                owner,
                loss: decision.loss,
            });
            self.end = Some(End::Early { loser: owner });
            self.losses.clear();
        }
    }

    fn keep_house(&mut self) {
        let laid = self.losses.remove(0);
        let decision = self.decision(laid);
        let owner = self.owner(laid);
        self.chips[owner] -= decision.cost_to_keep;
        self.events.push(Event::Kept {
            place: decision.place,
            owner,
            paid: decision.cost_to_keep,
        });
    }

    fn remove_house(&mut self, by: Decider) {
        let laid = self.losses.remove(0);
        let decision = self.decision(laid);
        let owner = self.owner(laid);
        self.town.building_mut(laid).owner = None;
        self.hands[owner] += 1;
        self.chips[owner] -= decision.cost_to_remove;
        self.events.push(Event::Removed {
            place: decision.place,
            owner,
            paid: decision.cost_to_remove,
            by,
        });
    }

    pub(crate) fn owner(&self, laid: Laid) -> Seat {
        self.town
            .building(laid)
            .owner
            .expect("only a building with a house brings a loss, and keeps it until then")
    }

    /// Whether some tile of the stock can be laid somewhere.
    ///
    /// A building can be turned so that any of its sides meets any of the landscapes beside a
    /// place, so only the sceneries count.
    pub(crate) fn can_lay(&self) -> bool {
        let for_buildings = self.town.for_buildings().sceneries();
        self.buildings.stock().any(|building| {
            let shown = self.faces.rotated(building, Rotation::None);
            shown.sceneries() & for_buildings != 0
        }) || {
            let for_landscapes = self.town.for_landscapes().sceneries();
            self.landscapes
                .stock()
                .any(|scenery| for_landscapes & (1 << scenery as u16) != 0)
        }
    }

    /// Exchanges the stock until a tile can be laid (ruling T7). Returns false, with the stock as
    /// it was, when no tile of stock and piles can be laid.
    ///
    /// To know this, every tile of both piles must have been turned up: from then on they all
    /// count as seen.
    fn exchange_stock(&mut self) -> Result<bool, UnknownTile> {
        let (buildings, landscapes) = (self.buildings, self.landscapes);
        let most = buildings
            .exchanges_to_see_all()
            .max(landscapes.exchanges_to_see_all());
        for times in 1..=most {
            self.buildings.exchange()?;
            self.landscapes.exchange()?;
            if self.can_lay() {
                let times = times as u8;
                self.events.push(Event::Exchanged { times });
                return Ok(true);
            }
        }
        self.buildings = buildings;
        self.landscapes = landscapes;
        self.buildings.see_pile();
        self.landscapes.see_pile();
        Ok(false)
    }

    /// Skips the rest of a turn, or the whole of it (ruling T7).
    fn skip(&mut self) -> Result<(), UnknownTile> {
        self.events.push(Event::Skipped {
            seat: self.turn,
            lays: self.lays_left,
        });
        if self.lays_left == Architekton::LAYS {
            if self.last_turn == LastTurn::Skipped {
                self.end = Some(End::Scored);
                return Ok(());
            }
            self.last_turn = LastTurn::Skipped;
        }
        self.end_turn()
    }

    /// Fills the stock and gives the turn to the other player, or ends the game (rules 4 and 9).
    fn end_turn(&mut self) -> Result<(), UnknownTile> {
        let refills = [self.buildings.refill()?, self.landscapes.refill()?];
        let next = self.turn.next(2);
        if let Some(turns) = &mut self.turns_left {
            *turns -= 1;
            if *turns == 0 {
                self.lays_left = 0;
                self.end = Some(End::Scored);
                return Ok(());
            }
        } else if refills.contains(&Refill::PileRanShort) {
            let turns = if next == Architekton::STARTING { 2 } else { 1 };
            self.turns_left = Some(turns);
            self.events.push(Event::LastRound { turns });
        }
        self.turn = next;
        self.lays_left = Architekton::LAYS;
        Ok(())
    }
}

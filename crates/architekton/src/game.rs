//! Architekton behind the interface that both games share.

use polis_game::{Game, Outcome, PlayError, Seat};
use rand::Rng;
use rand::seq::SliceRandom;

use crate::deck::UnknownTile;
use crate::duo::Duo;
use crate::list::List;
use crate::position::{End, LastTurn};
use crate::setup::{BuildingDeck, LandscapeDeck};
use crate::town::{LANDSCAPES, LaidList, Town};
use crate::{
    Architekton, BuildingId, Event, Faces, Illegal, LaidTile, Move, Options, Place, Scenery, Setup,
    SetupError,
};

impl Game for Architekton {
    type Options = Options;
    type Setup = Setup;
    type SetupError = SetupError;
    type Move = Move;
    type Illegal = Illegal;

    fn deal(options: &Options, rng: &mut (impl Rng + ?Sized)) -> Result<Setup, SetupError> {
        Ok(Setup::shuffled(options, rng))
    }

    fn new(setup: &Setup) -> Result<Architekton, SetupError> {
        let mut position = Architekton::before_first_turn(setup)?;
        position
            .go_on()
            .map_err(|UnknownTile| SetupError::UnknownExchange)?;
        Ok(position)
    }

    fn setup(&self) -> Setup {
        Setup {
            faces: self.faces,
            buildings: self.buildings.order().to_vec(),
            landscapes: self.landscapes.order().to_vec(),
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn plays_by_itself(&self, _seat: Seat) -> bool {
        false
    }

    fn to_move(&self) -> Option<Seat> {
        match (self.end, self.losses.first()) {
            (Some(_), _) => None,
            (None, Some(&laid)) => Some(self.owner(laid)),
            (None, None) => Some(self.turn),
        }
    }

    fn extend_legal_moves(&self, moves: &mut Vec<Move>) {
        self.list_moves(moves);
    }

    fn count_legal_moves(&self) -> usize {
        self.count_moves()
    }

    fn random_move(&self, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
        self.draw_move(rng)
    }

    fn check(&self, chosen: Move) -> Result<(), Illegal> {
        self.check_move(chosen)
    }

    fn play(&mut self, chosen: Move) -> Result<(), PlayError<Illegal>> {
        self.check_move(chosen)?;
        self.play_unchecked(chosen)
    }

    fn play_unchecked(&mut self, chosen: Move) -> Result<(), PlayError<Illegal>> {
        // Only with unknown tiles can the work break off; then it is done on a copy.
        if self.knows_all() {
            return self.apply(chosen).map_err(|UnknownTile| PlayError::Unknown);
        }
        let mut after = self.clone();
        after
            .apply(chosen)
            .map_err(|UnknownTile| PlayError::Unknown)?;
        *self = after;
        Ok(())
    }

    fn standing(&self) -> Outcome {
        let scores = self.final_score();
        Outcome {
            winners: self.verdict_on(&scores).winners(),
            points: scores.map(|score| i32::from(score.total())),
        }
    }

    /// Both seats know the same: every tile that has been face up.
    fn redact(&mut self, _seat: Seat) {
        self.buildings.redact();
        self.landscapes.redact();
    }

    fn is_redacted(&self) -> bool {
        self.end.is_none() && !self.knows_all()
    }

    fn learn(&mut self, setup: &Setup) {
        self.buildings.learn(&setup.buildings);
        self.landscapes.learn(&setup.landscapes);
    }

    fn fill(&mut self, rng: &mut (impl Rng + ?Sized)) {
        let known = self.buildings.order();
        let mut buildings = BuildingId::ALL;
        let mut unseen = 0;
        for building in BuildingId::ALL {
            if !known.contains(&Some(building)) {
                buildings[unseen] = building;
                unseen += 1;
            }
        }
        buildings[..unseen].shuffle(rng);
        self.buildings.fill(buildings);

        let known = self.landscapes.order();
        let mut landscapes = [Scenery::Earth; LANDSCAPES];
        let mut unseen = 0;
        for scenery in Scenery::ALL {
            let seen = known.iter().filter(|&&tile| tile == Some(scenery)).count();
            let left = Scenery::LANDSCAPES_OF_EACH - seen;
            landscapes[unseen..unseen + left].fill(scenery);
            unseen += left;
        }
        landscapes[..unseen].shuffle(rng);
        self.landscapes.fill(landscapes);
    }
}

impl Architekton {
    /// The table after rules 1 to 3, before it is looked whether the stock can be laid.
    pub(crate) fn before_first_turn(setup: &Setup) -> Result<Architekton, SetupError> {
        let buildings = setup.building_deck()?;
        let landscapes = setup.landscape_deck()?;
        let mut town = Town::EMPTY;
        for (place, scenery) in Place::START.into_iter().zip(landscapes.start()) {
            town.lay_landscape(scenery, place);
        }
        Ok(Architekton {
            faces: setup.faces,
            buildings,
            landscapes,
            town,
            chips: Duo([Architekton::CHIPS; 2]),
            hands: Duo([Architekton::HOUSES; 2]),
            turn: Architekton::STARTING,
            lays_left: Architekton::LAYS,
            losses: LaidList::new(0),
            turns_left: None,
            last_turn: LastTurn::Played,
            end: None,
            events: List::new(Event::Exchanged { times: 0 }),
        })
    }

    /// The end of a game of which only what lies on the table is known.
    pub(crate) fn described(faces: Faces, tiles: &[LaidTile], chips: [u8; 2]) -> Architekton {
        let town = Town::described(&faces, tiles);
        let in_hand = |seat| Architekton::HOUSES.saturating_sub(town.houses(seat).count() as u8);
        Architekton {
            faces,
            buildings: BuildingDeck::new([None; BuildingId::COUNT], 0),
            landscapes: LandscapeDeck::new([None; LANDSCAPES], Place::START.len()),
            chips: Duo(chips),
            hands: Duo([Seat::First, Seat::Second].map(in_hand)),
            town,
            turn: Architekton::STARTING,
            lays_left: 0,
            losses: LaidList::new(0),
            turns_left: Some(0),
            last_turn: LastTurn::Played,
            end: Some(End::Scored),
            events: List::new(Event::Exchanged { times: 0 }),
        }
    }

    fn knows_all(&self) -> bool {
        self.buildings.is_known() && self.landscapes.is_known()
    }
}

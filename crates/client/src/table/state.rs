//! The state of a table beside the game: what is in hand, suggested, explained and open, and what
//! keys and pointers do to it.

use polis_draw::Point;
use polis_engine_service::message::ReasonReport;

use super::game::{Order, StageScene, TableGame, Tap};
use super::hand::{Arrow, Turn};
use super::narration::Speech;
use crate::session::{Hints, Session};

/// The state of a table beside the game.
#[derive(Clone, Debug, PartialEq)]
pub struct TableState<G: TableGame> {
    /// The tile in hand.
    pub hand: Option<G::Hand>,
    /// A move that the computer suggests, while it is in hand or to be decided.
    pub suggested: Option<G::Move>,
    /// The best moves that were tried for it, the best first, each with the points that it leads by; and
    /// the best one with another tile, where it may not be known how far it is behind.
    pub tried: Vec<(G::Move, Option<f32>)>,
    /// The move that the suggested one was compared with, and what was found.
    pub reason: Option<(G::Move, ReasonReport)>,
    /// Whether a suggestion is awaited.
    pub is_asking: bool,
    /// What is told of how it stands.
    pub explained: Option<G::Spot>,
    /// What is under the pointer.
    pub hovered: Option<G::Spot>,
    /// What is open over the table.
    pub panel: Option<Panel>,
}

/// What can be open over a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// Score and details, where there is no room beside the stage.
    Sheet,
    /// What else can be done.
    Menu,
    Keys,
    /// The end of the game.
    Result,
}

/// What whoever shows a table has to do after a change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Response<G: TableGame> {
    /// Nothing more.
    Nothing,
    /// The tile in hand is brought into sight.
    Reveal(G::Hand),
    /// It is said how something stands.
    Say(G::Spot),
    /// The tile in hand was turned, which is heard.
    Turned,
}

impl<G: TableGame> Default for TableState<G> {
    fn default() -> TableState<G> {
        TableState {
            hand: None,
            suggested: None,
            tried: Vec::new(),
            reason: None,
            is_asking: false,
            explained: None,
            hovered: None,
            panel: None,
        }
    }
}

impl<G: TableGame> TableState<G> {
    /// Takes a tile, or puts it back. Whether it can be taken.
    pub fn take(&mut self, session: &Session<G>, slot: G::Slot) -> bool {
        let Some(hand) = self.taken(session, slot) else {
            return false;
        };
        let is_put_back = self
            .hand
            .is_some_and(|hand| G::is_from(session.position(), hand, slot));
        self.hold_only((!is_put_back).then_some(hand));
        true
    }

    /// Takes a tile to drag it. Whether it can be taken.
    pub fn pick_up(&mut self, session: &Session<G>, slot: G::Slot) -> bool {
        let Some(mut hand) = self.taken(session, slot) else {
            return false;
        };
        G::over(&mut hand).lift();
        self.hold_only(Some(hand));
        true
    }

    fn taken(&self, session: &Session<G>, slot: G::Slot) -> Option<G::Hand> {
        session.person_to_move()?;
        G::take(session.position(), slot, self.hand)
    }

    fn hold_only(&mut self, hand: Option<G::Hand>) {
        self.explained = None;
        self.suggested = None;
        self.hand = hand;
    }

    /// Changes what is in hand. What a suggestion was before is none any more.
    pub fn change(&mut self, change: impl FnOnce(&mut G::Hand)) {
        if let Some(before) = self.hand {
            let mut hand = before;
            change(&mut hand);
            if hand != before {
                self.suggested = None;
                self.hand = Some(hand);
            }
        }
    }

    /// Turns the tile in hand. Whether there is one.
    pub fn turn(&mut self, position: &G, turn: Turn) -> bool {
        self.change(|hand| G::turn(hand, position, turn));
        self.hand.is_some()
    }

    /// Moves the tile in hand to the next place that way, or what is explained to the next thing.
    pub fn step(&mut self, scene: StageScene<'_, G>, arrow: Arrow) -> Response<G> {
        if let Some(hand) = self.hand.filter(|_| scene.is_mine) {
            return self.move_to(G::step(scene, hand, arrow));
        }
        match G::next_spot(scene, self.explained, arrow) {
            Some(spot) => self.explain(spot),
            None => Response::Nothing,
        }
    }

    /// Moves the tile in hand to the next place in this order.
    pub fn tour(&mut self, position: &G, way: Turn, order: Order) -> Response<G> {
        let hand = self.hand;
        self.move_to(hand.and_then(|hand| next_in_tour(position, hand, way, order)))
    }

    fn move_to(&mut self, hand: Option<G::Hand>) -> Response<G> {
        hand.map_or(Response::Nothing, |next| {
            self.change(|hand| *hand = next);
            Response::Reveal(next)
        })
    }

    /// Lets the tile in hand follow a dragging pointer to a place, or to none.
    pub fn follow(&mut self, position: &G, place: Option<G::Place>) {
        self.change(|hand| G::follow(hand, position, place));
    }

    /// The pointer is over a point of the stage, or has left it: the tile in hand comes along.
    pub fn point_at(&mut self, scene: StageScene<'_, G>, point: Option<Point>) {
        if self.hand.is_some() && scene.is_mine {
            let place = point.and_then(|point| G::place_at(scene, point));
            self.follow(scene.position, place);
        }
    }

    /// Lights what was built under the pointer, while no tile is in hand.
    pub fn light(&mut self, scene: StageScene<'_, G>, point: Option<Point>) {
        let point = point.filter(|_| self.hand.is_none());
        self.hovered = point.and_then(|point| G::spot_at(scene, point));
    }

    /// The stage was tapped: puts the tile in hand there, turns it, or asks about what was built.
    pub fn tap(&mut self, scene: StageScene<'_, G>, point: Point) -> Response<G> {
        let Some(hand) = self.hand.filter(|_| scene.is_mine) else {
            let spot = G::spot_at(scene, point).filter(|&spot| self.explained != Some(spot));
            return self.explain_or_not(spot);
        };
        self.explained = None;
        match G::tap(scene, hand, point) {
            Tap::Turn => {
                self.turn(scene.position, Turn::Right);
                Response::Turned
            }
            Tap::Hold(next) => {
                self.change(|hand| *hand = next);
                Response::Nothing
            }
            Tap::Explain(spot) => self.explain(spot),
        }
    }

    /// Asks about what was built at a point, whatever is in hand.
    pub fn ask_about(&mut self, scene: StageScene<'_, G>, point: Point) -> Response<G> {
        self.explain_or_not(G::spot_at(scene, point))
    }

    fn explain(&mut self, spot: G::Spot) -> Response<G> {
        self.explained = Some(spot);
        Response::Say(spot)
    }

    fn explain_or_not(&mut self, spot: Option<G::Spot>) -> Response<G> {
        self.explained = None;
        spot.map_or(Response::Nothing, |spot| self.explain(spot))
    }

    /// Puts the tile in hand back, or takes away what is explained. Whether there was either.
    pub fn put_back(&mut self) -> bool {
        self.suggested = None;
        self.put_down() || self.explained.take().is_some()
    }

    /// Puts the tile in hand back. Whether there was one.
    pub fn put_down(&mut self) -> bool {
        self.hand.take().is_some()
    }

    /// Whether a suggestion can be asked for now.
    pub fn can_ask(&self, session: &Session<G>) -> bool {
        !self.is_asking && session.person_to_move().is_some() && session.hints() == Hints::OnDemand
    }

    /// A suggestion is asked for. Whether it can be.
    pub fn ask(&mut self, session: &Session<G>) -> bool {
        let can_ask = self.can_ask(session);
        self.is_asking |= can_ask;
        can_ask
    }

    /// The suggestion is there: it is taken in hand, if it is still awaited and a person may still
    /// choose.
    pub fn hint_arrived(
        &mut self,
        session: &Session<G>,
        chosen: G::Move,
        tried: Vec<(G::Move, Option<f32>)>,
    ) -> Response<G> {
        let is_awaited = std::mem::take(&mut self.is_asking);
        if is_awaited && session.person_to_move().is_some() {
            let response = self.hold(session.position(), chosen);
            self.tried = tried;
            response
        } else {
            Response::Nothing
        }
    }

    /// The move that the suggested one is best compared with: the best one that is called otherwise, or
    /// else the next best one.
    pub fn rival(&self, speech: Speech<'_>) -> Option<G::Move> {
        let chosen = self.suggested?;
        let suggested = G::told(chosen, speech);
        let others = self.tried.iter().map(|&(tried, _)| tried);
        let mut others = others.filter(|&tried| tried != chosen);
        let next = others.clone().next();
        others
            .find(|&other| G::told(other, speech) != suggested)
            .or(next)
    }

    /// It was found why a suggestion is better than another move.
    pub fn reason_arrived(&mut self, chosen: G::Move, other: G::Move, reason: ReasonReport) {
        if self.suggested == Some(chosen) {
            self.reason = Some((other, reason));
        }
    }

    /// Nobody thinks any more: a suggestion that is not there by now does not come.
    pub fn thinking_ended(&mut self) {
        self.is_asking = false;
    }

    /// Takes a move in hand that somebody else has found.
    pub fn hold(&mut self, position: &G, chosen: G::Move) -> Response<G> {
        self.hold_only(G::hand_of(position, chosen));
        self.suggested = Some(chosen);
        self.reason = None;
        self.tried.clear();
        self.hand.map_or(Response::Nothing, Response::Reveal)
    }

    /// Another position: nothing is in hand any more, and nobody waits for a suggestion.
    pub fn position_changed(&mut self) {
        *self = TableState {
            panel: self.panel,
            ..TableState::default()
        };
    }

    /// Shows the result when a game that is played is over, and no longer when it is not.
    pub fn follow_end(&mut self, position: &G) {
        if position.to_move().is_none() {
            self.panel = Some(Panel::Result);
        } else if self.panel == Some(Panel::Result) {
            self.panel = None;
        }
    }
}

/// The hand at the next place in this order.
fn next_in_tour<G: TableGame>(
    position: &G,
    hand: G::Hand,
    way: Turn,
    order: Order,
) -> Option<G::Hand> {
    let place = |mut hand: G::Hand| G::over(&mut hand).place();
    let hands = G::tour(position, hand, order);
    let Some(now) = hands.iter().position(|&one| place(one) == place(hand)) else {
        return hands.first().copied();
    };
    let next = match way {
        Turn::Right => hands.get(now + 1),
        Turn::Left => now.checked_sub(1).and_then(|before| hands.get(before)),
    };
    let other_end = match way {
        Turn::Right => hands.first(),
        Turn::Left => hands.last(),
    };
    next.or(other_end.filter(|_| G::TOUR_WRAPS)).copied()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;

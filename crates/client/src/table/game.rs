//! What a game brings to its table.

use std::fmt::Debug;

use polis_draw::Point;
use polis_game::Seat;

use super::camera::Viewpoint;
use super::hand::{Arrow, Over, Turn};
use super::narration::NarratedGame;
use super::narrator::{Narrator, Prompts};
use super::sentence::Sentence;
use polis_i18n::Words;

/// A game that can be played at a table: its hand, its places, its preview and its words.
///
/// The table knows nothing else of a game: what is done with all of it is written once, in
/// [`TableState`](super::TableState).
pub trait TableGame: NarratedGame {
    /// A tile in hand, where it would lie and how it is turned.
    type Hand: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// Where a tile lies that can be taken.
    type Slot: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// Where a tile in hand can lie.
    type Place: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// What was built and can be explained.
    type Spot: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// What the tile in hand would bring about.
    type Preview: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// From how many sides the stage can be seen.
    const SIDES: usize;

    /// How many points a move gains at least that its player may be pleased with.
    const STRONG_GAIN: i32;

    /// Whether a tile that was played stays in hand until the position changes: an answer to a
    /// puzzle changes none.
    const STAYS_IN_HAND: bool;

    /// Whether the first place follows the last one in a tour of the places for a tile.
    const TOUR_WRAPS: bool;

    /// The slot that a number key stands for, from 1.
    fn slot(number: usize) -> Option<Self::Slot>;

    /// Whether the tile in hand comes from a slot.
    fn is_from(position: &Self, hand: Self::Hand, slot: Self::Slot) -> bool;

    /// The hand after the tile of a slot was taken, to the place of the tile before where that can
    /// be; none where it cannot be taken.
    fn take(position: &Self, slot: Self::Slot, before: Option<Self::Hand>) -> Option<Self::Hand>;

    /// The hand that would play a move; none for one that lays nothing.
    fn hand_of(position: &Self, chosen: Self::Move) -> Option<Self::Hand>;

    /// The move that a hand would play, allowed or not; none while it is over no place.
    fn chosen(position: &Self, hand: Self::Hand) -> Option<Self::Move>;

    /// The place over which a hand is.
    fn over(hand: &mut Self::Hand) -> &mut Over<Self::Place>;

    /// What a hand would bring about; none while it is over no place.
    fn preview(position: &Self, hand: Self::Hand) -> Option<Self::Preview>;

    /// Whether the tile may be laid there.
    fn is_allowed(preview: &Self::Preview) -> bool;

    /// Whether turning the tile in hand changes anything.
    fn can_turn(hand: Self::Hand) -> bool;

    /// Turns the tile in hand.
    fn turn(hand: &mut Self::Hand, position: &Self, turn: Turn);

    /// Lets the tile in hand follow the pointer to a place, or to none.
    fn follow(hand: &mut Self::Hand, position: &Self, place: Option<Self::Place>);

    /// The hand at the next place that way.
    fn step(scene: StageScene<'_, Self>, hand: Self::Hand, arrow: Arrow) -> Option<Self::Hand>;

    /// The hand at all places for its tile, in this order.
    fn tour(position: &Self, hand: Self::Hand, order: Order) -> Vec<Self::Hand>;

    /// The place that a pointer means.
    fn place_at(scene: StageScene<'_, Self>, point: Point) -> Option<Self::Place>;

    /// What was built at a point.
    fn spot_at(scene: StageScene<'_, Self>, point: Point) -> Option<Self::Spot>;

    /// What was built next that way; something to begin with where none is given.
    fn next_spot(
        scene: StageScene<'_, Self>,
        from: Option<Self::Spot>,
        arrow: Arrow,
    ) -> Option<Self::Spot>;

    /// What a tap does while a tile is in hand.
    fn tap(scene: StageScene<'_, Self>, hand: Self::Hand, point: Point) -> Tap<Self>;

    /// The points that must be seen of a hand, and the room about each of them.
    fn outline(scene: StageScene<'_, Self>, hand: Self::Hand) -> (Vec<Point>, f64);

    /// The move that a number key stands for, where something must be decided and nothing laid.
    fn decision(_position: &Self, _number: usize) -> Option<Self::Move> {
        None
    }

    /// What is said while a person must decide instead of laying a tile.
    fn of_decision(_narrator: &Narrator<'_, Self>) -> Option<Sentence> {
        None
    }

    /// What is said whichever tile is in hand.
    fn prompts(words: &'static Words) -> Prompts;

    /// What is said when a tile is taken; none where its preview says enough.
    fn of_taking(_narrator: &Narrator<'_, Self>, _hand: Self::Hand) -> Option<String> {
        None
    }

    /// What is said of a tile in hand that can lie nowhere; none where it can.
    fn of_misfit(_narrator: &Narrator<'_, Self>, _hand: Self::Hand) -> Option<Sentence> {
        None
    }

    /// What the tile in hand would bring about.
    fn of_preview(
        narrator: &Narrator<'_, Self>,
        hand: Self::Hand,
        preview: &Self::Preview,
    ) -> Sentence;

    /// A sentence that goes on after a colon.
    fn continued(sentence: String) -> String {
        sentence
    }

    /// The same as [`of_preview`](TableGame::of_preview) with the place, for those who listen.
    fn spoken(narrator: &Narrator<'_, Self>, hand: Self::Hand, preview: &Self::Preview) -> String;

    /// How something that was built stands, for those who listen.
    fn of_spot(
        scene: StageScene<'_, Self>,
        narrator: &Narrator<'_, Self>,
        spot: Self::Spot,
    ) -> String;

    /// What the others did since one's own last move; empty where they did nothing.
    fn news(narrator: &Narrator<'_, Self>) -> String;

    /// Who has won; empty before the end.
    fn headline(narrator: &Narrator<'_, Self>) -> String;

    /// What decided it, where the headline does not say it all.
    fn reason(narrator: &Narrator<'_, Self>) -> Option<String>;
}

/// What is on the stage.
#[derive(Debug)]
pub struct StageScene<'a, G> {
    pub position: &'a G,
    /// Whose city is looked at, where everybody builds their own.
    pub seat: Seat,
    /// Whether the tile in hand can be laid there.
    pub is_mine: bool,
    pub view: Viewpoint,
}

// Deriving them would ask for games that can be copied.
impl<G> Clone for StageScene<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for StageScene<'_, G> {}

/// What a tap does while a tile is in hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tap<G: TableGame> {
    /// It turns the tile.
    Turn,
    /// It moves the tile.
    Hold(G::Hand),
    /// It asks about something that was built.
    Explain(G::Spot),
}

/// The order in which the places for a tile are gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The best first.
    ByPoints,
    /// As they lie: where points are a secret, and in puzzles, their order would tell too much.
    ByPlace,
}

//! A first game, step by step: a fixed deal and a script.
//!
//! A step is read, watched, or asks for a move. Any legal move that does what is asked for is
//! accepted and played, so the positions differ from learner to learner; the tests play many
//! different ones to the end. It is plain Rust: the page only shows it.

pub mod akropolis;
pub mod architekton;

use std::fmt::Display;

use polis_draw::{Frame, Point};
use polis_game::Game;

pub use akropolis::AkropolisLesson;
pub use architekton::ArchitektonLesson;

/// What happens in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act<T> {
    /// There is something to read.
    Read,
    /// The learner has to find a move.
    Find(T),
    /// The computer has just played.
    Watch(T),
}

/// Why a move is not what the step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is not legal.
    NotAllowed,
    /// Another tile is asked for.
    OtherTile,
    /// The tile touches the city with one edge only.
    TooLoose,
    /// It lies on the city, not beside it.
    NotOnGround,
    /// The houses do not grow.
    HousesElsewhere,
    /// No quarry is covered.
    NoQuarry,
    /// A plaza is covered.
    CoversPlaza,
    /// The markets are not worth more than before.
    MarketsTouch,
    /// It brings too little.
    FewPoints,
    /// Not all touching sides match.
    SidesDiffer,
    /// Nothing is gained.
    NoChip,
    /// It touches no corner of a building with one's own house.
    NoCorner,
}

#[cfg(test)]
impl Answer {
    /// How many there are.
    pub const COUNT: usize = Answer::NoCorner as usize + 1;
}

/// A position as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonScene {
    /// What is seen.
    pub frame: Frame,
    /// The inside of the `<svg>`.
    pub inside: String,
}

impl LessonScene {
    /// A drawing in this frame, or in a larger one round its middle: what is small at first does
    /// not shrink later.
    fn new(drawing: &impl Display, frame: Frame, (width, height): (f64, f64)) -> LessonScene {
        LessonScene {
            frame: Frame::around(
                frame.middle(),
                frame.width.max(width),
                frame.height.max(height),
            ),
            inside: drawing.to_string(),
        }
    }
}

/// The script of a lesson, and what it needs to know of its game.
pub trait Course: Clone + std::fmt::Debug + Send + Sync + 'static {
    type Game: Game;
    /// What a step can ask for.
    type Task: Copy + Send + Sync + 'static;
    /// What can be taken in hand.
    type Tile: Copy + PartialEq + Send + Sync + 'static;
    /// The script.
    const STEPS: &'static [Act<Self::Task>];

    /// The position before the first step.
    fn deal() -> Self::Game;

    /// Whether a legal move does what is asked for.
    ///
    /// # Errors
    /// What to say where it does not.
    fn judge(task: Self::Task, game: &Self::Game, chosen: MoveOf<Self>) -> Result<(), Answer>;

    /// How good a legal move is: what is shown is the best.
    fn worth(game: &Self::Game, chosen: MoveOf<Self>) -> i32;

    /// What can be taken in hand now.
    fn tiles(game: &Self::Game) -> Vec<Self::Tile>;

    /// The tile that a move lays; none where it lays none.
    fn tile(chosen: MoveOf<Self>) -> Option<Self::Tile>;

    /// The middle of where a move lays its tile, as it is drawn.
    fn middle(game: &Self::Game, chosen: MoveOf<Self>) -> Point;

    /// Whether two moves differ only in how the tile is turned.
    fn is_same_place(one: MoveOf<Self>, other: MoveOf<Self>) -> bool;

    /// The position, with a tile in hand over it.
    fn draw(game: &Self::Game, shown: LessonStage<Self>) -> LessonScene;
}

/// What a lesson shows beside the position.
#[derive(Clone, Copy, Debug)]
pub struct LessonStage<C: Course> {
    pub act: Act<C::Task>,
    /// The tile that was taken.
    pub tile: Option<C::Tile>,
    /// The move that the tile in hand would be.
    pub held: Option<MoveOf<C>>,
    /// How large figures on the drawing are.
    pub marks: f64,
}

/// A move of a course's game.
pub type MoveOf<C> = <<C as Course>::Game as Game>::Move;

/// How far a learner is.
#[derive(Clone, Debug)]
pub struct Lesson<C: Course> {
    /// The positions that the steps show, up to the one that is shown.
    shown: Vec<C::Game>,
}

impl<C: Course> Lesson<C> {
    /// At the first step.
    pub fn new() -> Lesson<C> {
        let mut lesson = Lesson { shown: Vec::new() };
        lesson.show(C::deal());
        lesson
    }

    /// The step, counted from 0.
    pub fn step(&self) -> usize {
        self.shown.len() - 1
    }

    /// What happens in the step.
    pub fn act(&self) -> Act<C::Task> {
        C::STEPS[self.step()]
    }

    /// Whether it is the last step.
    pub fn is_last(&self) -> bool {
        self.shown.len() == C::STEPS.len()
    }

    /// The position that the step shows.
    pub fn position(&self) -> &C::Game {
        self.shown.last().expect("a lesson has a first step")
    }

    /// Goes on from a step that asks for nothing; otherwise nothing happens.
    pub fn next(&mut self) {
        match self.act() {
            Act::Read | Act::Watch(_) if !self.is_last() => self.show(self.position().clone()),
            Act::Read | Act::Watch(_) | Act::Find(_) => {}
        }
    }

    /// Goes back a step.
    pub fn back(&mut self) {
        if self.shown.len() > 1 {
            self.shown.pop();
        }
    }

    /// Plays a move if it does what the step asks for, and goes on.
    ///
    /// # Errors
    /// What to say where it does not.
    pub fn try_move(&mut self, chosen: MoveOf<C>) -> Result<(), Answer> {
        let Act::Find(task) = self.act() else {
            return Err(Answer::NotAllowed);
        };
        let mut position = self.position().clone();
        if !position.is_legal(chosen) {
            return Err(Answer::NotAllowed);
        }
        C::judge(task, &position, chosen)?;
        position.play(chosen).map_err(|_| Answer::NotAllowed)?;
        self.show(position);
        Ok(())
    }

    /// A move that does what the step asks for; none where it asks for nothing.
    pub fn solution(&self) -> Option<MoveOf<C>> {
        match self.act() {
            Act::Find(task) => best::<C>(task, self.position()),
            Act::Read | Act::Watch(_) => None,
        }
    }

    /// The legal moves with a tile.
    pub fn moves_with(&self, tile: C::Tile) -> Vec<MoveOf<C>> {
        let mut moves = self.position().legal_moves();
        moves.retain(|&chosen| C::tile(chosen) == Some(tile));
        moves
    }

    /// The move with a tile that a pointer means: at the nearest place, turned as before where it
    /// can be.
    pub fn nearest(
        &self,
        tile: C::Tile,
        held: Option<MoveOf<C>>,
        pointer: Point,
    ) -> Option<MoveOf<C>> {
        let game = self.position();
        let distance = |chosen: MoveOf<C>| C::middle(game, chosen).distance(pointer);
        let moves = self.moves_with(tile);
        let nearest = moves
            .iter()
            .copied()
            .min_by(|&one, &other| distance(one).total_cmp(&distance(other)))?;
        match held {
            // A tap on the tile in hand turns it.
            Some(held) if C::is_same_place(held, nearest) => self.turned(held),
            Some(_) | None => Some(nearest),
        }
    }

    /// The next way to lay the tile in hand where it is.
    pub fn turned(&self, held: MoveOf<C>) -> Option<MoveOf<C>> {
        let moves = self.moves_with(C::tile(held)?);
        let ways: Vec<MoveOf<C>> = moves
            .into_iter()
            .filter(|&chosen| C::is_same_place(chosen, held))
            .collect();
        let at = ways.iter().position(|&way| way == held)?;
        ways.get((at + 1) % ways.len()).copied()
    }

    /// The next place for the tile in hand along an arrow.
    pub fn moved(&self, held: MoveOf<C>, arrow: Point) -> Option<MoveOf<C>> {
        let game = self.position();
        let from = C::middle(game, held);
        let cost = |chosen: MoveOf<C>| {
            let way = C::middle(game, chosen) - from;
            let along = way.x * arrow.x + way.y * arrow.y;
            let across = (way.x * arrow.y - way.y * arrow.x).abs();
            (along > 1.0).then_some(along + 2.0 * across)
        };
        self.moves_with(C::tile(held)?)
            .into_iter()
            .filter_map(|chosen| Some((cost(chosen)?, chosen)))
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, chosen)| chosen)
    }

    /// Shows a position in the next step, after what the computer plays there.
    fn show(&mut self, mut position: C::Game) {
        if let Some(&Act::Watch(task)) = C::STEPS.get(self.shown.len())
            && let Some(chosen) = best::<C>(task, &position)
        {
            let played = position.play(chosen);
            debug_assert!(played.is_ok(), "the computer plays by the rules");
        }
        self.shown.push(position);
    }
}

/// The best move that does what is asked for.
fn best<C: Course>(task: C::Task, game: &C::Game) -> Option<MoveOf<C>> {
    game.legal_moves()
        .into_iter()
        .filter(|&chosen| C::judge(task, game, chosen).is_ok())
        .max_by_key(|&chosen| C::worth(game, chosen))
}

#[cfg(test)]
mod tests;

//! A lesson that is being held, and what the learner does in it.

use std::time::Duration;

use leptos::prelude::*;
use polis_draw::Point;

use super::LessonView;
use crate::app;
use polis_client::lessons::{Act, Answer, Course, Lesson, MoveOf};
use polis_i18n::Book;

/// A lesson that is being held.
pub(super) struct LessonState<C: Course> {
    pub(super) lesson: RwSignal<Lesson<C>>,
    /// The tile in hand.
    pub(super) tile: RwSignal<Option<C::Tile>>,
    /// Where it is held.
    pub(super) held: RwSignal<Option<MoveOf<C>>>,
    pub(super) answer: RwSignal<Option<Answer>>,
    pub(super) plays_by_itself: RwSignal<bool>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for courses that can be copied"
)]
impl<C: Course> Clone for LessonState<C> {
    fn clone(&self) -> LessonState<C> {
        *self
    }
}

impl<C: Course> Copy for LessonState<C> {}

impl<C: LessonView> LessonState<C> {
    pub(super) fn new() -> LessonState<C> {
        LessonState {
            lesson: RwSignal::new(Lesson::new()),
            tile: RwSignal::new(None),
            held: RwSignal::new(None),
            answer: RwSignal::new(None),
            plays_by_itself: RwSignal::new(false),
        }
    }

    pub(super) fn act(self) -> Act<C::Task> {
        self.lesson.with(Lesson::act)
    }

    pub(super) fn is_asking(self) -> bool {
        matches!(self.act(), Act::Find(_))
    }

    /// Takes a tile by its place, from 0.
    pub(super) fn take_nth(self, place: usize) {
        let tiles = self
            .lesson
            .with_untracked(|lesson| C::tiles(lesson.position()));
        if let Some(&tile) = tiles.get(place) {
            self.take(tile);
        }
    }

    /// Whether a tile is to be taken now.
    pub(super) fn wants_a_tile(self) -> bool {
        let lays = |lesson: &Lesson<C>| {
            lesson
                .solution()
                .is_some_and(|chosen| C::tile(chosen).is_some())
        };
        self.is_asking() && self.tile.with(Option::is_none) && self.lesson.with(lays)
    }

    /// Where one does what comes next.
    fn next_mark(self) -> &'static str {
        if !self.is_asking() {
            GO_ON
        } else if self.wants_a_tile() {
            STOCK
        } else {
            DECISIONS
        }
    }

    fn empty_hand(self) {
        self.tile.set(None);
        self.held.set(None);
        self.answer.set(None);
    }

    /// Takes a tile, if the step is about it.
    pub(super) fn take(self, tile: C::Tile) {
        let first = self.lesson.with_untracked(|lesson| {
            let Act::Find(task) = lesson.act() else {
                return None;
            };
            let moves = lesson.moves_with(tile);
            let is_other = |&chosen: &MoveOf<C>| {
                C::judge(task, lesson.position(), chosen) == Err(Answer::OtherTile)
            };
            let first = moves.first().copied()?;
            Some(if moves.iter().all(is_other) {
                Err(Answer::OtherTile)
            } else {
                Ok(first)
            })
        });
        match first {
            Some(Ok(first)) => {
                self.tile.set(Some(tile));
                self.held.set(Some(first));
                self.answer.set(None);
                focus(STAGE);
            }
            Some(Err(answer)) => self.answer.set(Some(answer)),
            None if self.is_asking() => self.answer.set(Some(Answer::OtherTile)),
            None => {}
        }
    }

    /// Puts the tile in hand back.
    pub(super) fn put_back(self) {
        self.empty_hand();
    }

    pub(super) fn choose(self, chosen: MoveOf<C>) {
        let mut answer = Ok(());
        self.lesson
            .update(|lesson| answer = lesson.try_move(chosen));
        match answer {
            Ok(()) => {
                self.empty_hand();
                focus(untrack(|| self.next_mark()));
            }
            Err(answer) => self.answer.set(Some(answer)),
        }
    }

    pub(super) fn lay(self) {
        if let Some(held) = self.held.get_untracked() {
            self.choose(held);
        }
    }

    pub(super) fn turn(self) {
        if let Some(held) = self.held.get_untracked() {
            let turned = self.lesson.with_untracked(|lesson| lesson.turned(held));
            self.hold(turned);
        }
    }

    fn hold(self, chosen: Option<MoveOf<C>>) {
        if chosen.is_some() {
            self.held.set(chosen);
            self.answer.set(None);
        }
    }

    pub(super) fn point_at(self, pointer: Point) {
        let (tile, held) = (self.tile.get_untracked(), self.held.get_untracked());
        if let Some(tile) = tile {
            let nearest = self
                .lesson
                .with_untracked(|lesson| lesson.nearest(tile, held, pointer));
            self.hold(nearest);
        }
    }

    pub(super) fn go(self, arrow: Point) {
        if let Some(held) = self.held.get_untracked() {
            let moved = self
                .lesson
                .with_untracked(|lesson| lesson.moved(held, arrow));
            self.hold(moved);
        }
    }

    pub(super) fn next(self) {
        self.lesson.update(Lesson::next);
        self.empty_hand();
        // Where the button that was pressed waits now, it cannot have the focus.
        if untrack(|| self.is_asking()) {
            focus(untrack(|| self.next_mark()));
        }
    }

    pub(super) fn back(self) {
        self.plays_by_itself.set(false);
        self.lesson.update(Lesson::back);
        self.empty_hand();
    }

    /// Holds the tile where it can go, or decides.
    pub(super) fn show(self) {
        let Some(solution) = self.lesson.with_untracked(Lesson::solution) else {
            return;
        };
        match C::tile(solution) {
            Some(tile) => {
                self.tile.set(Some(tile));
                self.held.set(Some(solution));
                self.answer.set(None);
            }
            None => self.choose(solution),
        }
    }

    /// One step of a lesson that plays by itself.
    pub(super) fn tick(self) {
        if self.lesson.with_untracked(Lesson::is_last) {
            self.plays_by_itself.set(false);
        } else if !untrack(|| self.is_asking()) {
            self.next();
        } else {
            let solution = self.lesson.with_untracked(Lesson::solution);
            let held = self.held.get_untracked();
            if held.is_some() && held == solution {
                self.lay();
            } else {
                self.show();
            }
        }
    }

    /// How long one reads before it goes on by itself.
    pub(super) fn pause(self, book: &'static Book) -> Duration {
        let step = self.lesson.with(Lesson::step);
        let letters = C::steps(book)[step].text.chars().count() as u64;
        if self.held.with(Option::is_some) {
            Duration::from_millis(2200)
        } else {
            Duration::from_millis(1500 + 50 * letters)
        }
    }
}

/// The mark of the stage.
pub(super) const STAGE: &str = "stage";
/// The mark of the tiles to take.
pub(super) const STOCK: &str = "stock";
/// The mark of what is decided without a tile.
pub(super) const DECISIONS: &str = "decisions";
/// The mark of the button that goes on.
pub(super) const GO_ON: &str = "go-on";

/// Goes where one does what comes next: whoever plays by keys need not look for it.
fn focus(mark: &'static str) {
    request_animation_frame(move || {
        app::focus(mark);
    });
}

//! A puzzle that is being solved: what was answered, and what is said of it.

use leptos::prelude::*;
use polis_puzzles::{AnswerVerdict, Goal, Puzzle, PuzzleGame};

use crate::browser::LocalStorage;
use crate::client::Client;
use polis_client::puzzles::{
    Answered, Day, Explained, Miss, Progress, Reason, miss, reason, solution,
};
use polis_client::settings::Kept;
use polis_client::sound::Sound;
use polis_i18n::Puzzles;
use polis_notation::GameKind;

/// Which puzzle it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) game: GameKind,
    pub(super) number: u16,
    /// The day of which it is the puzzle.
    pub(super) day: Option<Day>,
}

/// How far somebody is with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Nothing is answered yet.
    Open,
    /// A wrong answer was given last.
    Wrong(Miss),
    /// It is solved.
    Solved,
    /// The solution was shown.
    Shown,
}

/// A puzzle that is being solved. It is a handle: copies are the same.
pub(super) struct Answering<G: PuzzleGame> {
    pub(super) asked: Asked,
    pub(super) puzzle: StoredValue<Puzzle<G>>,
    pub(super) step: RwSignal<Step>,
    /// What the first answer changed.
    pub(super) answered: RwSignal<Option<Answered>>,
    /// How many hints were given.
    pub(super) hints: RwSignal<u8>,
    /// The move that the table is to show.
    pub(super) shown: RwSignal<Option<G::Move>>,
    client: Client,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for games that can be copied"
)]
impl<G: PuzzleGame> Clone for Answering<G> {
    fn clone(&self) -> Answering<G> {
        *self
    }
}

impl<G: PuzzleGame> Copy for Answering<G> {}

impl<G: Explained> Answering<G> {
    pub(super) fn new(asked: Asked, puzzle: Puzzle<G>) -> Answering<G> {
        Answering {
            asked,
            puzzle: StoredValue::new(puzzle),
            step: RwSignal::new(Step::Open),
            answered: RwSignal::new(None),
            hints: RwSignal::new(0),
            shown: RwSignal::new(None),
            client: Client::here(),
        }
    }

    /// Judges an answer, as a table gives it.
    pub(super) fn answer(self, chosen: G::Move) {
        let verdict = self.puzzle.with_value(|puzzle| puzzle.verdict(chosen));
        self.book(verdict);
        match verdict {
            AnswerVerdict::Solved => {
                self.client.hear(&[Sound::Gained]);
                self.step.set(Step::Solved);
                self.shown.set(Some(chosen));
            }
            AnswerVerdict::Failed => {
                self.client.hear(&[Sound::Refused]);
                let miss = self.puzzle.with_value(|puzzle| miss(puzzle, chosen));
                self.step.set(Step::Wrong(miss));
            }
        }
    }

    /// Shows a solution. Who has not answered yet has failed with that.
    pub(super) fn show(self) {
        if self.step.get_untracked() != Step::Solved {
            self.book(AnswerVerdict::Failed);
            self.step.set(Step::Shown);
        }
        self.shown.set(self.puzzle.with_value(solution));
    }

    /// Keeps the first answer.
    fn book(self, verdict: AnswerVerdict) {
        let Asked { game, number, day } = self.asked;
        let rating = self.puzzle.with_value(Puzzle::rating);
        let mut progress = Progress::here(&LocalStorage);
        let answered = progress.answer(game, number, rating, verdict);
        if self.answered.get_untracked().is_none() {
            self.answered.set(Some(answered));
            if let Some(day) = day {
                progress.answer_day(day, verdict);
            }
        }
        progress.keep(&LocalStorage);
    }

    /// What is asked for, in words.
    pub(super) fn task(self, words: Puzzles) -> &'static str {
        match self.puzzle.with_value(Puzzle::goal) {
            Goal::Best => words.best(),
            Goal::Points => words.points(),
            Goal::Count(district) => words.count()[district as usize],
            Goal::Survive => words.survive(),
            Goal::Bankrupt => words.bankrupt(),
        }
    }

    /// What is said of the last answer: a word, and the reason.
    pub(super) fn said(self, words: Puzzles) -> Option<(&'static str, String)> {
        match self.step.get() {
            Step::Open => None,
            Step::Wrong(miss) => Some((words.wrong(), missed(miss, words))),
            Step::Solved => Some((words.right(), self.why(words))),
            Step::Shown => Some((words.shown(), self.why(words))),
        }
    }

    fn why(self, words: Puzzles) -> String {
        match self.puzzle.with_value(reason) {
            Reason::Wins { win, next } => words.wins(win, next),
            Reason::Ahead { points } => words.ahead(points),
            Reason::Points { brings, next } => words.brings(brings, next),
            Reason::Counts { brings } => words.counts(brings),
            Reason::Survives => words.survives().to_owned(),
            Reason::Bankrupts => words.bankrupts().to_owned(),
        }
    }

    /// The hints that were asked for: how many moves are accepted, then which tile.
    pub(super) fn hinted(self, words: Puzzles) -> Option<String> {
        let hints = self.hints.get();
        let (number, slot) = self.puzzle.with_value(|puzzle| {
            let slot = solution(puzzle).and_then(|chosen| puzzle.position().slot(chosen));
            (puzzle.accepted().len(), slot)
        });
        let tile = slot.map(|slot| words.hint_tile(slot))?;
        match hints {
            0 => None,
            _ if number > 1 => Some(format!("{tile} {}", words.hint_many(number))),
            _ => Some(tile),
        }
    }
}

/// What a wrong answer misses, in words.
fn missed(miss: Miss, words: Puzzles) -> String {
    match miss {
        Miss::Better => words.better().to_owned(),
        Miss::Points { brings, most } => words.brings_less(brings, most),
        Miss::NotCounting => words.not_counting().to_owned(),
        Miss::Threatened => words.threatened().to_owned(),
        Miss::CanPay => words.can_pay().to_owned(),
    }
}

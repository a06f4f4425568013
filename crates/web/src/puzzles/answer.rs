//! A puzzle that is being solved: what was answered, and what is said of it.

use leptos::prelude::*;
use polis_puzzles::{AnswerVerdict, Goal, Puzzle};

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::game::{Playable, compare};
use polis_client::naming::Participants;
use polis_client::player::Player;
use polis_client::puzzles::{
    AnswerOutcome, Answered, Day, Explained, Miss, PuzzleProgress, Refutation, SolutionReason,
    accepted, is_estimated, judge, miss, next_of_solution, reason,
};
use polis_client::settings::Stored;
use polis_client::sound::Sound;
use polis_client::table::narration::{NarratedGame, Speech};
use polis_client::table::reason::{Against, reason as reason_words};
use polis_engine_service::message::ReasonReport;
use polis_game::{PerSeat, Seat, View};
use polis_i18n::{Puzzles, Words};
use polis_notation::{GameKind, GameRecord, Level};

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
    Wrong,
    /// What was answered is right, and more is to be played.
    Begun,
    /// It is solved.
    Solved,
    /// The solution was shown.
    Shown,
}

/// A puzzle that is being solved. It is a handle: copies are the same.
pub(super) struct Answering<G: Explained> {
    pub(super) asked: Asked,
    pub(super) puzzle: StoredValue<Puzzle<G>>,
    pub(super) step: RwSignal<Step>,
    /// What the first answer changed.
    pub(super) answered: RwSignal<Option<Answered>>,
    /// How many hints were given.
    pub(super) hints: RwSignal<u8>,
    /// The move that the table is to show.
    pub(super) shown: RwSignal<Option<G::Move>>,
    /// What the last wrong answer misses.
    missed: RwSignal<Option<Miss<G::Move>>>,
    /// The line that refutes the last wrong answer.
    pub(super) refutation: RwSignal<Option<Refutation<G>>>,
    /// The step of that line that the table shows; none where it shows the puzzle.
    pub(super) line_step: RwSignal<Option<usize>>,
    /// What the solution leads to against the last wrong answer, by playouts.
    report: RwSignal<Option<ReasonReport>>,
    /// The game up to the position to which the puzzle has come.
    record: RwSignal<GameRecord<G>>,
    pub(super) client: Client,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for games that can be copied"
)]
impl<G: Explained> Clone for Answering<G> {
    fn clone(&self) -> Answering<G> {
        *self
    }
}

impl<G: Explained> Copy for Answering<G> {}

impl<G: Explained + Playable + NarratedGame> Answering<G> {
    pub(super) fn new(asked: Asked, puzzle: Puzzle<G>) -> Answering<G> {
        let record = puzzle.record().clone();
        Answering {
            missed: RwSignal::new(None),
            refutation: RwSignal::new(None),
            line_step: RwSignal::new(None),
            report: RwSignal::new(None),
            record: RwSignal::new(record),
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
        if self.line_step.get_untracked().is_some() {
            // What is played on a line that is only shown is no answer.
            self.try_again();
            return;
        }
        let judgement = self.puzzle.with_value(|puzzle| {
            self.record
                .with_untracked(|record| judge(puzzle, record, chosen))
        });
        let verdict = judgement.verdict();
        if let Some(verdict) = verdict {
            self.book(verdict);
        }
        match judgement {
            AnswerOutcome::Wrong => {
                self.client.hear(&[Sound::Refused]);
                let miss = self.puzzle.with_value(|puzzle| miss(puzzle, chosen));
                self.missed.set(Some(miss));
                self.refute(chosen);
                self.step.set(Step::Wrong);
                return;
            }
            AnswerOutcome::Right => self.shown.set(Some(chosen)),
            AnswerOutcome::Played(record) => {
                self.shown.set(None);
                self.record.set(*record);
            }
        }
        self.client.hear(&[Sound::Gained]);
        self.step.set(match verdict {
            Some(_) => Step::Solved,
            None => Step::Begun,
        });
    }

    /// Finds the line that refutes a wrong answer; where only playouts can tell what it misses, they are
    /// asked for.
    fn refute(self, chosen: G::Move) {
        self.report.set(None);
        let now = self.record.get_untracked();
        let (line, rival) = self.puzzle.with_value(|puzzle| {
            let rival = next_of_solution(puzzle, &now).filter(|_| is_estimated(puzzle));
            (Refutation::new(puzzle, &now, chosen), rival)
        });
        self.refutation.set(line);
        let Some(rival) = rival else {
            return;
        };
        let seed = u64::from(self.asked.number);
        compare(&now.clone(), [rival, chosen], seed, move |report| {
            let is_awaited = self.refutation.try_with_untracked(|line| {
                let first = line.as_ref().and_then(|line| line.step(0));
                first.is_some_and(|(_, _, answered)| answered == chosen)
            });
            if is_awaited != Some(true) {
                return;
            }
            let reply = report.reply.as_ref();
            let reply = reply.and_then(|reply| reply.chosen.parse().ok());
            let longer = reply.and_then(|reply| {
                let line = self.refutation.get_untracked()?;
                line.with_reply(&now, reply)
            });
            if longer.is_some() {
                self.refutation.set(longer);
            }
            self.report.set(Some(report));
        });
    }

    /// Shows a step of the line that refutes the last answer.
    pub(super) fn show_line(self, step: usize) {
        self.shown.set(None);
        self.line_step.set(Some(step));
    }

    /// Goes back to the position in which it was answered.
    pub(super) fn try_again(self) {
        self.line_step.set(None);
        self.step.set(Step::Open);
    }

    /// Who plays what in the step of the line that is shown.
    pub(super) fn line_title(self, words: &'static Words) -> Option<String> {
        let step = self.line_step.get()?;
        let company = &self.company();
        let (seat, _, chosen) = self.refutation.with(|line| line.as_ref()?.step(step))?;
        let told = G::told(chosen, Speech { words, company });
        Some(format!("{}: {told}", company.name(seat, words)))
    }

    /// What happens in the step of the line that is shown: who plays what, and what it brings.
    pub(super) fn caption(self, words: &'static Words) -> Option<String> {
        let step = self.line_step.get()?;
        let company = &self.company();
        let speech = Speech { words, company };
        self.refutation.with(|line| {
            let line = line.as_ref()?;
            let (seat, position, chosen) = line.step(step)?;
            let known = View::new(&position, seat).position().clone();
            let gained = G::gain(&known, chosen, speech)?;
            let title = self.line_title(words)?;
            let points = if G::HAS_CITIES {
                format!(" ({})", gained.at_once())
            } else {
                String::new()
            };
            let mut said = format!("{title}{points}.");
            if !gained.text.is_empty() {
                said = format!("{said} {}", gained.text);
            }
            let reply = self.report.get().and_then(|report| report.reply);
            if let Some(reply) = reply.filter(|reply| reply.chosen == chosen.to_string()) {
                let times = (10.0 * reply.share).round() as usize;
                if seat != self.puzzle.with_value(Puzzle::seat) && times > 0 {
                    said = format!("{said} {}", words.puzzles.likely(times));
                }
            }
            if line.is_example(step) {
                said = format!("{said} {}", words.puzzles.example());
            }
            Some(said)
        })
    }

    /// Who sits at the table of the puzzle.
    fn company(self) -> Participants {
        let solver = self.puzzle.with_value(Puzzle::seat);
        let people = self.record.with(|record| record.start().people());
        Participants {
            players: players(people, solver),
            names: PerSeat::from_fn(people, |_| None),
            architect: None,
            reader: Some(solver),
        }
    }

    /// What the solution leads to against the last wrong answer, in words, with an interval.
    fn playouts(self, words: &'static Words) -> Option<String> {
        let report = self.report.get()?;
        let company = &self.company();
        let speech = Speech { words, company };
        let reason = reason_words::<G>(&report, Against::Played, speech);
        // Differences that chance explains are 0.
        let reach = 1.96 * report.points_error;
        let [points, least, most] = [0.0, -reach, reach].map(|off| (report.points + off).round());
        // Where nothing is left to chance, the parts say it all.
        let ahead = (report.is_better && points >= 1.0 && least < most).then(|| {
            let [points, least, most] = [points, least, most].map(|number| number.to_string());
            let futures = report.futures as usize;
            words.puzzles.ends_ahead(futures, &points, &least, &most)
        });
        let said: Vec<String> = [ahead, reason].into_iter().flatten().collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// Shows what is right in the position to which the puzzle has come. Who has not answered yet has
    /// failed with that.
    pub(super) fn show(self) {
        self.line_step.set(None);
        if self.step.get_untracked() != Step::Solved {
            self.book(AnswerVerdict::Failed);
            self.step.set(Step::Shown);
        }
        self.shown.set(self.puzzle.with_value(|puzzle| {
            self.record
                .with_untracked(|record| next_of_solution(puzzle, record))
        }));
    }

    /// The game up to the position to which the puzzle has come.
    pub(super) fn record(self) -> RwSignal<GameRecord<G>> {
        self.record
    }

    /// Keeps the first answer.
    fn book(self, verdict: AnswerVerdict) {
        let Asked { game, number, day } = self.asked;
        let rating = self.puzzle.with_value(Puzzle::rating);
        let mut progress = PuzzleProgress::here(&LocalStorage);
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
    pub(super) fn said(self, words: &'static Words) -> Option<(&'static str, String)> {
        let puzzles = words.puzzles;
        match self.step.get() {
            Step::Open => None,
            Step::Wrong => Some((puzzles.wrong(), self.why_not(words))),
            Step::Begun => Some((puzzles.right(), puzzles.begun().to_owned())),
            Step::Solved => Some((puzzles.right(), self.why(puzzles))),
            Step::Shown => Some((puzzles.shown(), self.why(puzzles))),
        }
    }

    /// What the last wrong answer misses, in words.
    fn why_not(self, words: &'static Words) -> String {
        let puzzles = words.puzzles;
        match self.missed.get() {
            None => String::new(),
            Some(Miss::Better(reason)) => {
                let why = match reason {
                    SolutionReason::Wins { win, next } => puzzles.better_wins(win, next),
                    SolutionReason::Ahead { points } => puzzles.ahead(points),
                    SolutionReason::Points { .. }
                    | SolutionReason::Counts { .. }
                    | SolutionReason::Survives
                    | SolutionReason::Bankrupts => String::new(),
                };
                let playouts = self.playouts(words).unwrap_or_default();
                format!("{} {why} {playouts}", puzzles.better())
            }
            Some(Miss::Points { brings, most }) => puzzles.brings_less(brings, most),
            Some(Miss::NotCounting) => puzzles.not_counting().to_owned(),
            Some(Miss::Threatened(line)) => {
                let company = &self.company();
                let told = line
                    .into_iter()
                    .map(|chosen| G::told(chosen, Speech { words, company }));
                let told: Vec<String> = told.collect();
                puzzles.threatened(&told.join(", "))
            }
            Some(Miss::CanPay) => puzzles.can_pay().to_owned(),
        }
    }

    fn why(self, words: Puzzles) -> String {
        match self.puzzle.with_value(reason) {
            SolutionReason::Wins { win, next } => words.wins(win, next),
            SolutionReason::Ahead { points } => words.ahead(points),
            SolutionReason::Points { brings, next } => words.brings(brings, next),
            SolutionReason::Counts { brings } => words.counts(brings),
            SolutionReason::Survives => words.survives().to_owned(),
            SolutionReason::Bankrupts => words.bankrupts().to_owned(),
        }
    }

    /// The hints that were asked for: how many moves are accepted, then which tile.
    pub(super) fn hinted(self, words: Puzzles) -> Option<String> {
        let hints = self.hints.get();
        let (number, slot) = self.puzzle.with_value(|puzzle| {
            self.record.with(|record| {
                let next = next_of_solution(puzzle, record);
                let slot = next.and_then(|chosen| record.position().slot(chosen));
                (accepted(puzzle, record).len(), slot)
            })
        });
        let tile = slot.map(|slot| words.hint_tile(slot))?;
        match hints {
            0 => None,
            _ if number > 1 => Some(format!("{tile} {}", words.hint_many(number))),
            _ => Some(tile),
        }
    }
}

/// Who plays a puzzle: one solves, the others are computer players.
pub(super) fn players(people: usize, solver: Seat) -> PerSeat<Player> {
    PerSeat::from_fn(people, |seat| {
        if seat == solver {
            Player::Person
        } else {
            Player::Computer(Level::TOP)
        }
    })
}

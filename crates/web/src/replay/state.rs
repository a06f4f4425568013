//! The state of looking back at a game: where one is in it, what was found, and what goes on.

mod analysis;
mod variations;

use std::collections::BTreeSet;
use std::time::Duration;

use leptos::prelude::*;
use polis_game::{PerSeat, Seat};
use polis_notation::{GameRecord, NodeId, Notated, Tree};
use polis_protocol::StudyPlace;

use self::analysis::RunningAnalysis;
use super::together::SharedStudy;
use crate::browser::LocalStorage;
use crate::client::Client;
use crate::game::{GameController, Playable, StudyKey, StudyLink};
use polis_client::naming::Participants;
use polis_client::online::study::{go_to, own_moves};
use polis_client::player::Player;
use polis_client::replay::kept::Studied;
use polis_client::replay::{MovePath, Notes, Reasons, ReplayPlace, ReplayStep, Study, kept};
use polis_client::route::Route;
use polis_client::session::Session;
use polis_client::table::narration::{NarratedGame, Speech};

/// A game that can be looked at.
pub(super) trait ReplayGame: Playable + Studied + NarratedGame {}

impl<G: Playable + Studied + NarratedGame> ReplayGame for G {}

/// The state of looking back at a game. It is a handle: copies are the same.
pub(super) struct ReplayState<G: Notated> {
    pub(super) client: Client,
    /// Where the game comes from.
    pub(super) source: ReplaySource,
    pub(super) study: RwSignal<Study<G>>,
    pub(super) tree: Memo<Tree<G>>,
    /// The chapter as everybody has it, in a study with others; else the game as it was opened.
    pub(super) chapter_tree: RwSignal<Tree<G>>,
    /// The places of one's own moves in a study with others.
    pub(super) own: Memo<BTreeSet<NodeId>>,
    /// The line that one follows.
    pub(super) line: Memo<Vec<NodeId>>,
    pub(super) cursor: Memo<NodeId>,
    pub(super) notes: RwSignal<Notes>,
    /// Why moves have their marks.
    pub(super) reasons: RwSignal<Reasons>,
    /// The place to which the move leads that is judged, while another move than this one is shown.
    judged: RwSignal<Option<NodeId>>,
    pub(super) controller: GameController<G>,
    pub(super) studying: StudyLink<G>,
    /// The analysis that is under way.
    pub(super) analysis: RwSignal<Option<RunningAnalysis>>,
    /// Whether the moves follow one another by themselves.
    pub(super) is_playing: RwSignal<bool>,
    /// Whose city stays on the stage; none: that of who moved last.
    pub(super) pinned: RwSignal<Option<Seat>>,
    /// What could not be done, if something could not.
    pub(super) trouble: RwSignal<Option<ReplayProblem>>,
    /// Whether the sheet to print is made.
    pub(super) is_printing: RwSignal<bool>,
    /// How often the address was put off.
    turns: StoredValue<u32>,
}

/// Where a game comes from.
#[derive(Clone, Copy)]
#[expect(
    clippy::large_enum_variant,
    reason = "both are handles, and handles are copied"
)]
pub(super) enum ReplaySource {
    /// From here, from the server or from a link: it is one's own to look at.
    Replay(ReplayPlace),
    /// From a study that several people look at.
    Study(SharedStudy),
}

impl ReplaySource {
    /// The study that it is a chapter of, if it is.
    pub(super) const fn together(self) -> Option<SharedStudy> {
        match self {
            ReplaySource::Study(together) => Some(together),
            ReplaySource::Replay(_) => None,
        }
    }
}

/// What could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ReplayProblem {
    /// A move could not be tried out.
    Move,
    /// Only whoever leads the study tries moves.
    OnlyLeader,
    /// The browser does not keep what was found.
    NotKept,
    /// The game could not be looked at.
    Analysis(String),
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for games that can be copied"
)]
impl<G: Notated> Clone for ReplayState<G> {
    fn clone(&self) -> ReplayState<G> {
        *self
    }
}

impl<G: Notated> Copy for ReplayState<G> {}

/// The address follows after so long.
const ADDRESS: Duration = Duration::from_millis(250);

impl<G: ReplayGame> ReplayState<G> {
    /// Opens a game, with what is kept of it.
    pub(super) fn new(
        source: ReplaySource,
        tree: Tree<G>,
        players: PerSeat<Player>,
    ) -> ReplayState<G> {
        let client = Client::here();
        let chapter_tree = RwSignal::new(tree.clone());
        let (study, notes) = match source {
            ReplaySource::Replay(place) => kept_study(client, place, tree),
            // Variations are those of the study, not what this browser has kept.
            ReplaySource::Study(together) => {
                let mut study = Study::new(tree, MovePath::START);
                if let Some(place) = untrack(|| together.shown()) {
                    go_to(&mut study, &place);
                }
                (study, Notes::default())
            }
        };
        let study = RwSignal::new(study);
        let own = Memo::new(move |_| {
            let Some(together) = source.together() else {
                return BTreeSet::new();
            };
            let shown = together.shown();
            let shown = shown.unwrap_or_else(|| StudyPlace::start(together.chapter));
            study
                .with(|study| chapter_tree.with(|chapter| own_moves(study.tree(), chapter, &shown)))
        });
        let session = RwSignal::new(study.with_untracked(|study| session(&study.record())));
        let state = StoredValue::new(None::<ReplayState<G>>);
        let with = move |act: &dyn Fn(ReplayState<G>)| {
            if let Some(state) = state.get_value() {
                untrack(|| act(state));
            }
        };
        let studying = StudyLink {
            players: StoredValue::new(players),
            shown: RwSignal::new(None),
            play: Callback::new(move |chosen: G::Move| with(&|state| state.play(chosen))),
            step: Callback::new(move |step| with(&|state| state.step(step))),
            press: Callback::new(move |pressed: StudyKey| {
                state
                    .get_value()
                    .is_some_and(|state| untrack(|| state.press(&pressed)))
            }),
        };
        let made = ReplayState {
            client,
            source,
            study,
            chapter_tree,
            own,
            tree: Memo::new(move |_| study.with(|study| study.tree().clone())),
            line: Memo::new(move |_| study.with(Study::line)),
            cursor: Memo::new(move |_| study.with(Study::cursor)),
            notes: RwSignal::new(notes),
            reasons: RwSignal::new(Reasons::default()),
            judged: RwSignal::new(None),
            controller: GameController::study(session, studying),
            studying,
            analysis: RwSignal::new(None),
            is_playing: RwSignal::new(false),
            pinned: RwSignal::new(None),
            trouble: RwSignal::new(None),
            is_printing: RwSignal::new(false),
            turns: StoredValue::new(0),
        };
        state.set_value(Some(made));
        made.look();
        match source {
            ReplaySource::Replay(place) => made.follow_address(place),
            ReplaySource::Study(together) => made.follow_study(together),
        }
        made.follow_play();
        made.follow_marks();
        on_cleanup(move || made.stop());
        made
    }

    /// Who played. That never changes.
    pub(super) fn company(self) -> Participants {
        untrack(|| self.controller.company())
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.company().name(seat, self.client.words())
    }

    /// Who played against whom, and how it ended.
    pub(super) fn headline(self) -> String {
        let words = self.client.words();
        let company = self.company();
        self.tree.with(|tree| {
            let position = tree.game().position();
            let outcome = position.standing();
            let seats = outcome.points.iter();
            let sides: Vec<String> = seats
                .map(|(seat, points)| format!("{} {points}", company.name(seat, words)))
                .collect();
            let end = match position.to_move() {
                None => String::new(),
                Some(_) => format!(" ({})", words.replay.unfinished()),
            };
            format!("{}{end}", sides.join(" : "))
        })
    }

    /// Where one is.
    pub(super) fn at(self) -> String {
        let words = &self.client.words().replay;
        let (ply, plies) = (
            self.study.with(Study::ply),
            self.line.with(Vec::len).saturating_sub(1),
        );
        let at = words.at(ply, plies);
        if self.study.with(Study::is_played) {
            at
        } else {
            format!("{}: {at}", words.in_variation())
        }
    }

    /// What those hear who do not see.
    pub(super) fn spoken(self) -> String {
        let words = self.client.words();
        if let Some(trouble) = self.trouble.get() {
            return trouble.words(words);
        }
        let company = self.company();
        let moved = self.study.with(|study| {
            let (_, chosen) = study.tree().before(study.cursor())?;
            let mover = study.mover()?;
            let told = G::told(
                chosen,
                Speech {
                    words,
                    company: &company,
                },
            );
            Some(format!("{}: {told}.", company.name(mover, words)))
        });
        let chapter = self
            .source
            .together()
            .map(|together| format!("{}. ", together.name()));
        let chapter = chapter.unwrap_or_default();
        format!("{chapter}{}. {}", self.at(), moved.unwrap_or_default())
    }
}

/// Going through the game.
impl<G: ReplayGame> ReplayState<G> {
    /// Goes one step.
    pub(super) fn step(self, step: ReplayStep) {
        self.change(|study| study.step(step));
    }

    /// Goes to a place.
    pub(super) fn go(self, node: NodeId) {
        self.change(|study| {
            study.go(node);
            true
        });
    }

    /// Goes to the place after so many moves of the line.
    pub(super) fn go_to_ply(self, ply: usize) {
        self.change(|study| {
            study.go_to_ply(ply);
            true
        });
    }

    /// Shows the next city, and lets it stay; after the last, that of who moved.
    pub(super) fn flip(self) {
        let seats = self.tree.with_untracked(|tree| tree.game().start().seats());
        let on_stage = self.studying.shown.get_untracked().unwrap_or(Seat::First);
        let next = on_stage.next(seats);
        self.pinned.set(Some(next));
        self.studying.shown.set(Some(next));
    }

    /// Shows a move that was not played: the position before it, with the tile in hand.
    pub(super) fn propose(self, node: NodeId, chosen: G::Move) {
        self.change(|study| {
            if let Some((before, _)) = study.tree().before(node) {
                study.go(before);
            }
            true
        });
        self.studying.shown.set(None);
        self.controller.proposed.set(Some(chosen));
        self.judged.set(Some(node));
    }

    /// The place to which the move leads that is judged: where one is, or the move instead of which
    /// another one is shown.
    pub(super) fn judged(self) -> NodeId {
        self.judged.get().unwrap_or_else(|| self.cursor.get())
    }

    /// Changes where one is, and shows it.
    pub(super) fn change(self, change: impl FnOnce(&mut Study<G>) -> bool) -> bool {
        let is_changed = self
            .study
            .try_maybe_update(|study| {
                let is_changed = change(study);
                (is_changed, is_changed)
            })
            .unwrap_or(false);
        if is_changed {
            if let Some(together) = self.source.together() {
                together.leave_leader();
            }
            self.look();
        }
        is_changed
    }

    /// Puts the position on the stage.
    pub(super) fn look(self) {
        self.trouble.set(None);
        self.controller.proposed.set(None);
        self.judged.set(None);
        let (record, mover) = self
            .study
            .with_untracked(|study| (study.record(), study.mover()));
        let session = session(&record);
        if self
            .controller
            .session
            .with_untracked(|now| *now != session)
        {
            self.controller.session.set(session);
        }
        // After the position, so that the camera looks at the city as it is then.
        let shown = self.pinned.get_untracked().or(mover);
        if self.studying.shown.get_untracked() != shown {
            self.studying.shown.set(shown);
        }
        if let ReplaySource::Replay(place) = self.source {
            self.tell_address(place);
        }
    }

    /// Lets the address follow, once one has come to rest: browsers do not like it to change with
    /// every frame.
    fn tell_address(self, place: ReplayPlace) {
        let turn = self.turns.get_value().wrapping_add(1);
        self.turns.set_value(turn);
        set_timeout(
            move || {
                if self.turns.try_get_value() != Some(turn) {
                    return;
                }
                let place = place.at(self.study.with_untracked(Study::path));
                let is_here = matches!(
                    self.client.route_now(),
                    Some(Route::Replay(now)) if now.is_in_game_of(place)
                );
                if is_here {
                    self.client.rename_address(Route::Replay(place));
                }
            },
            ADDRESS,
        );
    }

    /// Goes where an address leads that somebody has opened.
    fn follow_address(self, here: ReplayPlace) {
        Effect::new(move |before: Option<()>| {
            let route = self.client.route();
            if before.is_none() {
                return;
            }
            if let Some(Route::Replay(place)) = route
                && place.is_in_game_of(here)
            {
                untrack(|| {
                    self.change(|study| {
                        study.go_to_path(place.path());
                        true
                    })
                });
            }
        });
    }

    /// Lets the moves follow one another as long as it is wanted.
    fn follow_play(self) {
        Effect::new(move |_| {
            self.cursor.track();
            if !self.is_playing.get() {
                return;
            }
            let turn = self.cursor.get_untracked();
            let pace = self
                .client
                .settings
                .with_untracked(|settings| settings.pace.answer_ms());
            let wait = Duration::from_millis((pace + 350.0) as u64);
            set_timeout(
                move || {
                    let is_awaited = self.is_playing.try_get_untracked() == Some(true)
                        && self.cursor.try_get_untracked() == Some(turn);
                    if is_awaited && !self.change(|study| study.step(ReplayStep::Forward)) {
                        self.is_playing.set(false);
                    }
                },
                wait,
            );
        });
    }

    /// Begins to play, from the start where one is at the end; or holds.
    pub(super) fn toggle_play(self) {
        let is_playing = self.is_playing.get_untracked();
        if !is_playing {
            let is_at_end = self
                .study
                .with_untracked(|study| study.line().last() == Some(&study.cursor()));
            if is_at_end {
                self.step(ReplayStep::Start);
            }
        }
        self.is_playing.set(!is_playing);
    }

    fn press(self, pressed: &StudyKey) -> bool {
        let step = match pressed.key.as_str() {
            "ArrowLeft" => Some(ReplayStep::Back),
            "ArrowRight" => Some(ReplayStep::Forward),
            "ArrowUp" => Some(ReplayStep::Up),
            "ArrowDown" => Some(ReplayStep::Down),
            _ => None,
        };
        match (step, pressed.key.as_str()) {
            (Some(step), _) if !pressed.has_hand => {
                self.is_playing.set(false);
                self.step(step);
            }
            (None, "Home") => self.step(ReplayStep::Start),
            (None, "End") => self.step(ReplayStep::End),
            (None, " ") if !pressed.on_button => self.toggle_play(),
            (None, "f" | "F") if G::HAS_CITIES => self.flip(),
            (None, "c" | "C") => self.answer(),
            (None, "a" | "A") => self.toggle_analysis(),
            _ => return false,
        }
        true
    }
}

impl ReplayProblem {
    pub(super) fn words(&self, words: &polis_i18n::Words) -> String {
        match self {
            ReplayProblem::Move => words.replay.cannot_try().to_owned(),
            ReplayProblem::OnlyLeader => words.together.closed().to_owned(),
            ReplayProblem::NotKept => words.play.not_kept().to_owned(),
            ReplayProblem::Analysis(error) => error.clone(),
        }
    }
}

/// A game with what is kept of it, at the place that the address tells.
fn kept_study<G: ReplayGame>(
    client: Client,
    place: ReplayPlace,
    tree: Tree<G>,
) -> (Study<G>, Notes) {
    let (tree, notes) = match kept::load(&LocalStorage, tree.game()) {
        // What comes with the record goes before what was kept.
        Some((kept, notes)) if !tree.has_variations() => (kept.named_as(&tree), notes),
        Some((_, notes)) => (tree, notes),
        None => (tree, Notes::default()),
    };
    let path = match client.route_now() {
        Some(Route::Replay(now)) if now.is_in_game_of(place) => now.path(),
        Some(_) | None => place.path(),
    };
    (Study::new(tree, path), notes)
}

/// A session in which every seat is played by hand.
fn session<G: Notated>(record: &GameRecord<G>) -> Session<G> {
    let players = PerSeat::from_fn(record.start().people(), |_| Player::Person);
    Session::new(record.clone(), players).expect("as many people play as the record has")
}

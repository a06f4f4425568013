//! A study that several people look at: the page, and what connects it with the game on the stage.
//!
//! The board, the moves and the analysis are those of any game that is looked back at. What is added
//! here is who is there, where the leader is, and the way of moves between both.

mod managing;
mod panel;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_notation::Tree;
use polis_protocol::{
    Code, StudyAction, StudyChapter, StudyId, StudyNumber, StudyPage, StudyPlace, Trying,
};

use super::state::{ReplayGame, ReplaySource, ReplayState};
use super::{Found, read, view_of};
use crate::client::Client;
use crate::components::bar::Bar;
use crate::online::api::{self, Failure};
use crate::online::banner::{Banner, NoServer};
use crate::online::line::Line;
use crate::online::table_text;
use polis_client::online::connection::Status;
use polis_client::online::study::{StudyRole, WatchedStudy, go_to, merged};
use polis_client::route::Route;

pub(super) use panel::panel;

/// A study that one is in. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct StudyRoom {
    pub(super) id: StudyId,
    pub(super) client: Client,
    pub(super) line: Line,
    pub(super) page: Memo<Option<StudyPage>>,
    /// Whether one has left the leader.
    is_away: RwSignal<bool>,
    /// The chapter that one looks at, away from the leader.
    elsewhere: RwSignal<Option<StudyNumber>>,
    /// The chapter that is on the stage, as it was told last.
    chapter: RwSignal<Option<StudyChapter>>,
    /// What could not be done.
    failed: RwSignal<Option<Failure>>,
    /// What was done.
    done: RwSignal<bool>,
    /// Whether the server has not answered yet to what was shown.
    is_showing: StoredValue<bool>,
    /// What is to be shown after that.
    next: StoredValue<Option<StudyPlace>>,
}

/// A chapter of a study on the stage. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct SharedStudy {
    pub(super) room: StudyRoom,
    pub(super) chapter: StudyNumber,
}

/// A study that several people look at.
#[component]
pub(crate) fn SharedStudy(id: StudyId) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.connect();
    line.watch_study(id);
    let room = StudyRoom::new(id);
    room.read_chapters();
    let number = Memo::new(move |_| room.chapter.with(|chapter| Some(chapter.as_ref()?.number)));
    let is_missing = Memo::new(move |_| line.study(id, WatchedStudy::missing).flatten());
    move || {
        if let (Some(number), None) = (number.get(), is_missing.get()) {
            let text = room.chapter.with_untracked(|chapter| {
                let record = chapter.as_ref().map(|chapter| chapter.record.clone());
                record.unwrap_or_default()
            });
            let together = SharedStudy {
                room,
                chapter: number,
            };
            return view_of(ReplaySource::Study(together), read(&text));
        }
        let body = match is_missing.get() {
            Some(Code::NotFound) => view! {
                <h1>{client.text(|words| words.together.missing())}</h1>
                <p class="line">
                    <a class="button primary" href=Route::Study.to_string()>
                        {client.say(|words| words.study.title())}
                    </a>
                </p>
            }
            .into_any(),
            Some(code) => {
                let failure = Failure::Refused(code);
                view! { <p role="alert">{move || table_text::failure(&failure, client)}</p> }
                    .into_any()
            }
            None if line.status.get() == Status::NoServer => view! { <NoServer/> }.into_any(),
            None => view! {
                <p class="loading" role="status">
                    {client.text(|words| words.together.entering())}
                </p>
            }
            .into_any(),
        };
        view! {
            <Bar/>
            <Banner/>
            <main id="content" class="page narrow" tabindex="-1">{body}</main>
        }
        .into_any()
    }
}

impl StudyRoom {
    fn new(id: StudyId) -> StudyRoom {
        let (client, line) = (Client::here(), Line::here());
        let page = Memo::new(move |_| line.study(id, |study| study.page().cloned()).flatten());
        StudyRoom {
            id,
            client,
            line,
            page,
            is_away: RwSignal::new(false),
            elsewhere: RwSignal::new(None),
            chapter: RwSignal::new(None),
            failed: RwSignal::new(None),
            done: RwSignal::new(false),
            is_showing: StoredValue::new(false),
            next: StoredValue::new(None),
        }
    }

    /// Reads the chapter that is to be on the stage, whenever it is another one or has changed.
    fn read_chapters(self) {
        let wanted = Memo::new(move |_| {
            self.page.with(|page| {
                let page = page.as_ref()?;
                let mine = self
                    .elsewhere
                    .get()
                    .filter(|_| self.part() == Some(StudyRole::Away));
                let number = mine.unwrap_or(page.place.chapter);
                let chapter = page.chapter(number).or_else(|| page.chapters.first())?;
                Some((chapter.number, chapter.revision))
            })
        });
        Effect::new(move |_| {
            let Some((number, _)) = wanted.get() else {
                return;
            };
            spawn_local(async move {
                match api::study_chapter(self.id, number).await {
                    Ok(chapter) => {
                        let is_wanted = wanted
                            .try_get_untracked()
                            .flatten()
                            .is_some_and(|(wanted, _)| wanted == chapter.number);
                        let is_new = self.chapter.try_with_untracked(|known| {
                            known.as_ref().is_none_or(|known| {
                                known.number != chapter.number || known.revision < chapter.revision
                            })
                        });
                        if is_wanted && is_new == Some(true) {
                            self.chapter.try_set(Some(chapter));
                        }
                    }
                    Err(failure) => {
                        self.failed.try_set(Some(failure));
                    }
                }
            });
        });
    }

    /// The part that one has; none before the study is known.
    pub(super) fn part(self) -> Option<StudyRole> {
        let me = self.line.my_id();
        let is_away = self.is_away.get();
        self.page
            .with(|page| Some(StudyRole::of(page.as_ref()?, me, is_away)))
    }

    /// Whether the study is one's own.
    pub(super) fn is_mine(self) -> bool {
        let me = self.line.my_id();
        self.page
            .with(|page| me.is_some() && page.as_ref().map(|page| page.owner.id) == me)
    }

    /// Whether one may try moves.
    pub(super) fn may_try(self) -> bool {
        let trying = self.page.with(|page| Some(page.as_ref()?.trying));
        let part = self.part();
        part.zip(trying)
            .is_some_and(|(part, trying)| part.may_try(trying))
    }

    /// Whether others may try moves.
    pub(super) fn is_open(self) -> bool {
        self.page.with(|page| {
            page.as_ref()
                .is_some_and(|page| page.trying == Trying::Allowed)
        })
    }

    /// Leaves the leader.
    fn leave_leader(self, chapter: StudyNumber) {
        if untrack(|| self.part()) == Some(StudyRole::Following) {
            self.elsewhere.set(Some(chapter));
            self.is_away.set(true);
        }
    }

    /// Goes where the leader is.
    pub(super) fn follow(self) {
        self.done.set(false);
        self.elsewhere.set(None);
        self.is_away.set(false);
    }

    /// Looks at a chapter; the leader shows it.
    pub(super) fn open_chapter(self, number: StudyNumber) {
        match untrack(|| self.part()) {
            Some(StudyRole::Leading) => self.show(StudyPlace::start(number)),
            Some(StudyRole::Following | StudyRole::Away) => {
                self.elsewhere.set(Some(number));
                self.is_away.set(true);
            }
            None => {}
        }
    }

    /// Shows a place to the others. While the server has not answered, only the last place waits.
    fn show(self, place: StudyPlace) {
        if self.is_showing.get_value() {
            self.next.set_value(Some(place));
            return;
        }
        let is_shown = self
            .page
            .with_untracked(|page| page.as_ref().is_some_and(|page| page.place == place));
        if is_shown {
            return;
        }
        self.is_showing.set_value(true);
        Line::act_in_study(self.id, StudyAction::Show { place }, move |answer| {
            if self.is_showing.try_set_value(false).is_some() {
                return;
            }
            if let Err(refusal) = answer {
                self.failed.try_set(Some(Failure::Refused(refusal.code)));
            }
            if let Some(Some(next)) = self.next.try_update_value(Option::take) {
                self.show(next);
            }
        });
    }

    /// Does something else in the study, and then what follows from it.
    pub(super) fn act(self, action: StudyAction, then: impl FnOnce() + 'static) {
        self.failed.set(None);
        self.done.set(false);
        spawn_local(async move {
            match api::act_in_study(self.id, &action).await {
                Ok(_) => then(),
                Err(failure) => {
                    self.failed.try_set(Some(failure));
                }
            }
        });
    }
}

impl SharedStudy {
    /// The place that the leader shows, if it is in this chapter.
    pub(super) fn shown(self) -> Option<StudyPlace> {
        self.room.page.with(|page| {
            let place = &page.as_ref()?.place;
            (place.chapter == self.chapter).then(|| place.clone())
        })
    }

    /// What the chapter is called.
    pub(super) fn name(self) -> String {
        self.room.page.with(|page| {
            let chapter = page.as_ref().and_then(|page| page.chapter(self.chapter));
            chapter
                .map(|chapter| chapter.name.clone())
                .unwrap_or_default()
        })
    }

    /// One looks at something else than the leader shows.
    pub(super) fn leave_leader(self) {
        self.room.leave_leader(self.chapter);
    }
}

/// What goes between the study and the stage.
impl<G: ReplayGame> ReplayState<G> {
    pub(super) fn follow_study(self, together: SharedStudy) {
        // The chapter as everybody has it.
        Effect::new(move |before: Option<()>| {
            let text = together.room.chapter.with(|chapter| {
                let chapter = chapter.as_ref()?;
                (chapter.number == together.chapter).then(|| chapter.record.clone())
            });
            if before.is_none() {
                return;
            }
            let Some(text) = text else { return };
            let tree = match read(&text) {
                Ok(Found::Akropolis(tree, _)) => {
                    G::tree(polis_notation::RecordTree::Akropolis(tree))
                }
                Ok(Found::Architekton(tree, _)) => {
                    G::tree(polis_notation::RecordTree::Architekton(tree))
                }
                Err(_) => None,
            };
            if let Some(tree) = tree {
                untrack(|| self.take_chapter(tree));
            }
        });
        // Only another place or part matters, not who else comes or what is offered meanwhile.
        let shown = Memo::new(move |_| together.shown());
        let part = Memo::new(move |_| together.room.part());
        // Where the leader is.
        Effect::new(move |_| {
            if part.get() == Some(StudyRole::Following)
                && let Some(place) = shown.get()
            {
                untrack(|| {
                    self.is_playing.set(false);
                    self.study.update(|study| {
                        go_to(study, &place);
                    });
                    self.look();
                });
            }
        });
        // Where one is, for those who follow.
        Effect::new(move |_| {
            self.cursor.track();
            if part.get() == Some(StudyRole::Leading) {
                untrack(|| together.room.show(self.place_in(together.chapter)));
            }
        });
    }

    /// The place that one looks at.
    pub(super) fn place_in(self, chapter: StudyNumber) -> StudyPlace {
        self.study
            .with_untracked(|study| StudyPlace::of(chapter, study.tree(), study.cursor()))
    }

    fn take_chapter(self, tree: Tree<G>) {
        let before = self.chapter_tree.get_untracked();
        let study = self
            .study
            .with_untracked(|study| merged(study, &before, tree.clone()));
        self.chapter_tree.set(tree);
        // What was found about variations belongs to places that may be others now.
        self.notes
            .update(|notes| notes.retain(|node| study.tree().is_played(node)));
        self.study.set(study);
        self.look();
    }

    /// Goes to a place, away from the leader where one does not lead.
    pub(super) fn go_to_place(self, place: &StudyPlace) {
        self.change(|study| go_to(study, place));
    }
}

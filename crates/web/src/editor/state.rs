//! What the parts of the screen share, whichever game it is.

use leptos::prelude::*;
use polis_akropolis::Architect;
use polis_game::Seat;
use polis_notation::Draft;

use crate::browser::LocalStorage;
use crate::client::Client;
use polis_client::editor::begin::{self, ImpossiblePosition};
use polis_client::editor::save::{self, EditorSave};
use polis_client::player::Player;
use polis_i18n::Words;
use polis_notation::GameKind;

/// What the parts of the screen share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct EditorState {
    pub(super) client: Client,
    pub(super) game: GameKind,
    pub(super) draft: Memo<Draft>,
    /// Whose turn it is in the position, or why it is not legal.
    pub(super) verdict: Memo<Result<Option<Seat>, ImpossiblePosition>>,
    /// Who plays on.
    pub(super) players: RwSignal<[Player; 4]>,
    /// What is spoken to those who do not see, and shown to those who do.
    pub(super) said: RwSignal<String>,
    load: Callback<Draft>,
}

impl EditorState {
    /// For the position of `draft`, which `load` exchanges for another one.
    pub(super) fn new(
        players: [Player; 4],
        draft: Memo<Draft>,
        load: impl Fn(Draft) + Send + Sync + 'static,
    ) -> EditorState {
        let players = RwSignal::new(players);
        // Kept at every change, and not before there is one.
        Effect::new(move |before: Option<()>| {
            let save = EditorSave {
                draft: draft.get(),
                players: players.get(),
            };
            if before.is_some() {
                save.keep(&LocalStorage);
            }
        });
        EditorState {
            client: Client::here(),
            game: draft.with_untracked(save::kind),
            draft,
            verdict: Memo::new(move |_| draft.with(begin::check)),
            players,
            said: RwSignal::new(String::new()),
            load: Callback::new(load),
        }
    }

    pub(super) fn here() -> EditorState {
        expect_context()
    }

    pub(super) fn words(self) -> &'static Words {
        self.client.words()
    }

    /// Takes over another position.
    pub(super) fn load(self, draft: Draft) {
        self.said.set(String::new());
        self.load.run(draft);
    }

    /// Begins anew.
    pub(super) fn clear(self) {
        self.load(save::empty_draft(self.game));
    }

    /// How many people play.
    pub(super) fn people(self) -> usize {
        self.draft.with(|draft| match draft {
            Draft::Akropolis(told) => told.options.players().number(),
            Draft::Architekton(_) => 2,
        })
    }

    fn architect(self) -> Option<Architect> {
        self.draft.with(|draft| match draft {
            Draft::Akropolis(told) => told.options.players().architect(),
            Draft::Architekton(_) => None,
        })
    }

    /// What somebody is called here.
    pub(super) fn name(self, seat: Seat) -> String {
        let words = &self.words().players;
        match (seat, self.architect()) {
            (Seat::Second, Some(architect)) => words.architect(architect).to_owned(),
            (Seat::First | Seat::Second | Seat::Third | Seat::Fourth, _) => {
                words.player(seat.number())
            }
        }
    }
}

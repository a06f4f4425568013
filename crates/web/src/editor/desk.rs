//! What the parts of the screen share, whichever game it is.

use leptos::prelude::*;
use polis_akropolis::Architect;
use polis_game::Seat;
use polis_notation::Draft;

use crate::browser::LocalStorage;
use crate::client::Client;
use polis_client::editor::kept::{self, Kept};
use polis_client::editor::start::{self, Reason};
use polis_client::game_kind::GameKind;
use polis_client::player::Player;
use polis_client::words::Words;

/// What the parts of the screen share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) client: Client,
    pub(super) game: GameKind,
    /// What is told of the position.
    pub(super) draft: Memo<Draft>,
    /// Whose turn it is in it, or why it is none.
    pub(super) verdict: Memo<Result<Option<Seat>, Reason>>,
    /// Who plays on.
    pub(super) players: RwSignal<[Player; 4]>,
    /// What is spoken to those who do not see, and shown to those who do.
    pub(super) said: RwSignal<String>,
    load: Callback<Draft>,
}

impl Desk {
    /// A desk for a position that `draft` tells, and that `load` exchanges for another one.
    pub(super) fn new(
        players: [Player; 4],
        draft: Memo<Draft>,
        load: impl Fn(Draft) + Send + Sync + 'static,
    ) -> Desk {
        let players = RwSignal::new(players);
        // Kept at every change, and not before there is one.
        Effect::new(move |before: Option<()>| {
            let kept = Kept {
                draft: draft.get(),
                players: players.get(),
            };
            if before.is_some() {
                kept.keep(&LocalStorage);
            }
        });
        Desk {
            client: Client::here(),
            game: draft.with_untracked(kept::kind),
            draft,
            verdict: Memo::new(move |_| draft.with(start::check)),
            players,
            said: RwSignal::new(String::new()),
            load: Callback::new(load),
        }
    }

    /// That of the page.
    pub(super) fn here() -> Desk {
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
        self.load(kept::begun(self.game));
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
                (words.player)(seat.number())
            }
        }
    }
}

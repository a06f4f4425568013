//! A game move by move, with what the computer thinks of it, and what else could have been played.
//!
//! The board is the table on which the game was played: [`state`] puts its positions there and takes
//! the moves that are tried out. Around it are the [`controls`], the [`moves`], the [`verdict`] on
//! each, and what can be taken away ([`share`], [`sheet`]).

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a state is a handle of many signals, and handles are copied"
)]

mod controls;
mod moves;
mod share;
mod sheet;
mod state;
mod together;
mod verdict;

use leptos::prelude::*;
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::PerSeat;
use polis_notation::{RecordTree, Tree};
use polis_protocol::{Status, TableId};

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::bar::Bar as PageBar;
use crate::components::icon::{Icon, Logo};
use crate::online::place::OnlinePlace;
use crate::online::room::{self, Stage};
use crate::online::shuffle_proof::Proof;
use crate::table::{self, StagePanels};
use polis_client::online::shuffle_proof::{GameProgress, ShuffleProof};
use polis_client::player::{self, Player};
use polis_client::replay::{ReplayPlace, kept, link};
use polis_client::route::Route;
use polis_client::saved_games::SavedGames;
use polis_client::session::AnySession;
use polis_i18n::Words;
use state::{ReplayGame, ReplaySource, ReplayState};

pub(crate) use together::SharedStudy;

/// What there is to look at.
enum Found {
    Akropolis(Box<Tree<Akropolis>>, PerSeat<Player>),
    Architekton(Box<Tree<Architekton>>, PerSeat<Player>),
}

/// Why there is nothing to look at.
struct Nothing {
    why: fn(&'static Words) -> &'static str,
    detail: Detail,
}

/// What more can be said of it.
enum Detail {
    /// Something for whoever reads the page.
    Said(fn(&'static Words) -> &'static str),
    /// What a reader of records says, which speaks English only.
    Told(String),
    /// Nothing.
    None,
}

/// A game move by move.
#[component]
pub(crate) fn Replay(place: ReplayPlace) -> impl IntoView {
    match place {
        ReplayPlace::Game(id, _) => show(place, from_shelf(SavedGames(LocalStorage).get(id))),
        ReplayPlace::Record(text, _) => show(place, from_link(text)),
        ReplayPlace::Table(id, _) => view! { <FromServer place id/> }.into_any(),
    }
}

/// A game of the server, once it is known and over.
#[component]
fn FromServer(place: ReplayPlace, id: TableId) -> impl IntoView {
    let stage = room::watch(id);
    let table = OnlinePlace::new(id);
    let record = Memo::new(move |_| {
        table.table_replica(|table_replica| {
            let is_over = table_replica.state().status != Status::Playing;
            let record = table_replica.record().filter(|_| is_over);
            record.map(ToString::to_string)
        })
    });
    move || match (record.get().flatten(), stage.get()) {
        (Some(text), _) => show(place, read(&text)),
        (None, Stage::Game(_) | Stage::Gathering) => show(
            place,
            Err(Nothing {
                why: |words| words.replay.still_played(),
                detail: Detail::Said(|words| words.replay.still_played_line()),
            }),
        ),
        (None, stage) => view! { <room::Nothing stage/> }.into_any(),
    }
}

type Stored = Option<Result<AnySession, polis_client::session::RestoreError>>;

fn from_shelf(kept: Stored) -> Result<Found, Nothing> {
    match kept {
        None => Err(Nothing {
            why: |words| words.play.missing(),
            detail: Detail::None,
        }),
        Some(Err(error)) => Err(Nothing {
            why: |words| words.home.unreadable(),
            detail: Detail::Told(error.to_string()),
        }),
        // While the game goes on, nobody looks at tiles to come.
        Some(Ok(AnySession::Akropolis(session))) => Ok(Found::Akropolis(
            Tree::new(session.to_share()).into(),
            session.players().clone(),
        )),
        Some(Ok(AnySession::Architekton(session))) => Ok(Found::Architekton(
            Tree::new(session.to_share()).into(),
            session.players().clone(),
        )),
    }
}

fn from_link(text: &str) -> Result<Found, Nothing> {
    let text = link::decode(text).map_err(|error| Nothing {
        why: |words| words.replay.bad_record(),
        detail: Detail::Told(error.to_string()),
    })?;
    read(&text)
}

fn read(text: &str) -> Result<Found, Nothing> {
    match kept::read(text) {
        Ok(RecordTree::Akropolis(tree)) => {
            let players = player::remarked(tree.game());
            Ok(Found::Akropolis(tree, players))
        }
        Ok(RecordTree::Architekton(tree)) => {
            let players = player::remarked(tree.game());
            Ok(Found::Architekton(tree, players))
        }
        Err(error) => Err(Nothing {
            why: |words| words.replay.bad_record(),
            detail: Detail::Told(error.to_string()),
        }),
    }
}

fn show(place: ReplayPlace, found: Result<Found, Nothing>) -> AnyView {
    view_of(ReplaySource::Replay(place), found)
}

/// A game with everything around it, or why there is none.
fn view_of(source: ReplaySource, found: Result<Found, Nothing>) -> AnyView {
    match found {
        Ok(Found::Akropolis(tree, players)) => {
            let state = ReplayState::new(source, *tree, players);
            let (controller, around) = (state.controller, around(state));
            view! { <table::Akropolis controller around/> {sheet::sheet(state)} }.into_any()
        }
        Ok(Found::Architekton(tree, players)) => {
            let state = ReplayState::new(source, *tree, players);
            let (controller, around) = (state.controller, around(state));
            view! { <table::Architekton controller around/> {sheet::sheet(state)} }.into_any()
        }
        Err(Nothing { why, detail }) => {
            let client = Client::here();
            let detail = match detail {
                Detail::Said(line) => {
                    Some(view! { <p class="small">{client.text(line)}</p> }.into_any())
                }
                Detail::Told(text) => {
                    Some(view! { <p class="small" lang="en">{text}</p> }.into_any())
                }
                Detail::None => None,
            };
            view! {
                <PageBar/>
                <main id="content" class="page narrow" tabindex="-1">
                    <h1>{client.text(why)}</h1>
                    {detail}
                    <p class="line">
                        <a class="button primary" href=Route::Study.to_string()>
                            {client.say(|words| words.study.title())}
                        </a>
                        <a class="button" href="#/">{client.say(|words| words.frame.to_home())}</a>
                    </p>
                </main>
            }
            .into_any()
        }
    }
}

/// What stands around the stage.
fn around<G: ReplayGame>(state: ReplayState<G>) -> StagePanels {
    StagePanels {
        bar: bar(state).into_any(),
        column: column(state).into_any(),
        under: controls::controls(state).into_any(),
    }
}

fn bar<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    let proof = Memo::new(move |_| {
        state
            .tree
            .with(|tree| ShuffleProof::of(tree.game(), GameProgress::Unfinished))
    });
    let proof = Signal::from(proof);
    view! {
        <header class="bar">
            <a
                class="icon"
                href=Route::Study.to_string()
                aria-label=client.say(|words| words.study.title())
            >
                <Icon icon=Icon::Back/>
            </a>
            <a class="brand only-desk" href="#/" tabindex="-1" aria-hidden="true">
                <Logo/>
                <span>"Polis"</span>
            </a>
            <p class="what">
                <b>{G::KIND.title()}</b>
                <span class="only-desk">{move || state.headline()}</span>
            </p>
            <p class="turn">
                <span class="whose">{move || state.at()}</span>
            </p>
            <div class="end">
                <Proof proof/>
                {share::share(state)}
            </div>
        </header>
    }
}

/// The panels, which are tabs on a phone.
fn column<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    let together = state.source.together();
    let tab = RwSignal::new(if together.is_some() {
        Tab::Together
    } else {
        Tab::Moves
    });
    let tabs = Tab::ALL
        .into_iter()
        .filter(|one| *one != Tab::Together || together.is_some());
    let tabs = tabs.map(|one| {
        let id = format!("tab-{}", one.name());
        view! {
            <button
                type="button"
                role="tab"
                id=id
                class:on=move || tab.get() == one
                aria-selected=move || (tab.get() == one).to_string()
                on:click=move |_| tab.set(one)
            >
                {move || one.label(client.words())}
            </button>
        }
    });
    view! {
        <aside class="aside replay" data-tab=move || tab.get().name()>
            <div class="replay-tabs only-phone" role="tablist">{tabs.collect_view()}</div>
            {together.map(|together| together::panel(state, together))}
            {moves::moves(state)}
            {moves::exploring(state)}
            {verdict::verdict(state)}
            {verdict::analysis(state)}
            {keys(client)}
            <p class="unseen" role="status">{move || state.spoken()}</p>
        </aside>
    }
}

/// The keys and what they do.
fn keys(client: Client) -> impl IntoView {
    const KEYS: [&str; 7] = ["←  →", "Home  End", "↑  ↓", "Space", "F", "C", "A"];
    let lines = move || {
        let lines = KEYS.into_iter().zip(*client.words().replay.key_lines());
        lines
            .map(|(keys, line)| {
                let caps = keys
                    .split("  ")
                    .map(|key| view! { <kbd>{key}</kbd> })
                    .collect_view();
                view! { <dt>{caps}</dt><dd>{line}</dd> }
            })
            .collect_view()
    };
    view! {
        <section class="replay-keys only-desk">
            <details>
                <summary>{client.say(|words| words.replay.keys())}</summary>
                <dl>{lines}</dl>
            </details>
        </section>
    }
}

/// What is seen beside the board on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Together,
    Moves,
    Verdict,
    Analysis,
    Explore,
}

impl Tab {
    const ALL: [Tab; 5] = [
        Tab::Together,
        Tab::Moves,
        Tab::Verdict,
        Tab::Analysis,
        Tab::Explore,
    ];

    const fn name(self) -> &'static str {
        match self {
            Tab::Together => "together",
            Tab::Moves => "moves",
            Tab::Verdict => "verdict",
            Tab::Analysis => "analysis",
            Tab::Explore => "explore",
        }
    }

    fn label(self, words: &Words) -> &'static str {
        match self {
            Tab::Together => words.study.title(),
            Tab::Moves => words.replay.moves(),
            Tab::Verdict => words.replay.this_move(),
            Tab::Analysis => words.replay.accuracy(),
            Tab::Explore => words.replay.explore(),
        }
    }
}

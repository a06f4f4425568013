//! A first game, step by step.

mod akropolis;
mod architekton;

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use polis_draw::Point;
use polis_table::Game;

use crate::client::Client;
use crate::game_kind::GameKind;
use crate::lesson::{Act, AkropolisLesson, Answer, ArchitektonLesson, Course, Lesson, MoveOf};
use crate::new_game::NewGame;
use crate::page::bar::Bar;
use crate::page::begin;
use crate::route::Route;
use crate::words::Words;
use crate::words::lesson_text::Step;

/// The first game of a game.
#[component]
pub(crate) fn Learn(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().learn.title.to_owned());
    let lesson = match game {
        GameKind::Akropolis => room::<AkropolisLesson>(client).into_any(),
        GameKind::Architekton => room::<ArchitektonLesson>(client).into_any(),
    };
    view! {
        <Bar what/>
        <main id="content" class="page classroom" tabindex="-1">
            <header class="heading">
                <h1>{game.title()}</h1>
                <nav class="line">
                    <a class="button quiet" href=Route::Rules(game).to_string()>
                        {client.say(|words| words.rules.title)}
                    </a>
                </nav>
            </header>
            {lesson}
        </main>
    }
}

/// What the lesson of a game shows beside the steps.
trait Shown: Course {
    /// Which game.
    const GAME: GameKind;

    /// What the steps say.
    fn steps(words: &'static Words) -> &'static [Step];

    /// The button that lays the tile in hand.
    fn lay(words: &'static Words) -> &'static str;

    /// What the tiles are taken from.
    fn source(words: &'static Words) -> &'static str;

    /// What the stage shows.
    fn stage(words: &'static Words, act: Act<Self::Task>) -> String;

    /// A tile to be taken: its picture, what it is called, and what is said below it.
    fn card(
        words: &'static Words,
        game: &Self::Game,
        tile: Self::Tile,
    ) -> (AnyView, String, Option<AnyView>);

    /// How the learner stands.
    fn standing(words: &'static Words, game: &Self::Game) -> AnyView;

    /// Moves that lay nothing, each as a button.
    fn decisions(words: &'static Words, game: &Self::Game) -> Vec<(MoveOf<Self>, String, String)>;
}

/// A lesson that is being held.
struct Room<C: Course> {
    lesson: RwSignal<Lesson<C>>,
    /// The tile in hand.
    tile: RwSignal<Option<C::Tile>>,
    /// Where it is held.
    held: RwSignal<Option<MoveOf<C>>>,
    answer: RwSignal<Option<Answer>>,
    plays_by_itself: RwSignal<bool>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for courses that can be copied"
)]
impl<C: Course> Clone for Room<C> {
    fn clone(&self) -> Room<C> {
        *self
    }
}

impl<C: Course> Copy for Room<C> {}

impl<C: Shown> Room<C> {
    fn new() -> Room<C> {
        Room {
            lesson: RwSignal::new(Lesson::new()),
            tile: RwSignal::new(None),
            held: RwSignal::new(None),
            answer: RwSignal::new(None),
            plays_by_itself: RwSignal::new(false),
        }
    }

    fn act(self) -> Act<C::Task> {
        self.lesson.with(Lesson::act)
    }

    fn is_asking(self) -> bool {
        matches!(self.act(), Act::Find(_))
    }

    fn empty_hand(self) {
        self.tile.set(None);
        self.held.set(None);
        self.answer.set(None);
    }

    /// Takes a tile, if the step is about it.
    fn take(self, tile: C::Tile) {
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
            }
            Some(Err(answer)) => self.answer.set(Some(answer)),
            None if self.is_asking() => self.answer.set(Some(Answer::OtherTile)),
            None => {}
        }
    }

    fn choose(self, chosen: MoveOf<C>) {
        let mut answer = Ok(());
        self.lesson
            .update(|lesson| answer = lesson.try_move(chosen));
        match answer {
            Ok(()) => self.empty_hand(),
            Err(answer) => self.answer.set(Some(answer)),
        }
    }

    fn lay(self) {
        if let Some(held) = self.held.get_untracked() {
            self.choose(held);
        }
    }

    fn turn(self) {
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

    fn point_at(self, pointer: Point) {
        let (tile, held) = (self.tile.get_untracked(), self.held.get_untracked());
        if let Some(tile) = tile {
            let nearest = self
                .lesson
                .with_untracked(|lesson| lesson.nearest(tile, held, pointer));
            self.hold(nearest);
        }
    }

    fn go(self, arrow: Point) {
        if let Some(held) = self.held.get_untracked() {
            let moved = self
                .lesson
                .with_untracked(|lesson| lesson.moved(held, arrow));
            self.hold(moved);
        }
    }

    fn next(self) {
        self.lesson.update(Lesson::next);
        self.empty_hand();
    }

    fn back(self) {
        self.plays_by_itself.set(false);
        self.lesson.update(Lesson::back);
        self.empty_hand();
    }

    /// Holds the tile where it can go, or decides.
    fn show(self) {
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
    fn tick(self) {
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
    fn pause(self, words: &'static Words) -> Duration {
        let step = self.lesson.with(Lesson::step);
        let letters = C::steps(words)[step].text.chars().count() as u64;
        if self.held.with(Option::is_some) {
            Duration::from_millis(2200)
        } else {
            Duration::from_millis(1500 + 50 * letters)
        }
    }
}

/// A lesson from its first step.
fn room<C: Shown>(client: Client) -> impl IntoView {
    let room = Room::<C>::new();
    Effect::new(move |_| {
        if room.plays_by_itself.get() {
            let pause = room.pause(client.words());
            if let Ok(handle) = set_timeout_with_handle(move || room.tick(), pause) {
                on_cleanup(move || handle.clear());
            }
        }
    });
    let said = move || {
        let words = client.words();
        let step = room.lesson.with(Lesson::step);
        let Step { title, text } = C::steps(words)[step];
        let answer = room.answer.get().map(|answer| {
            view! { <p class="answer">{words.lesson.answer(answer)}</p> }
        });
        view! {
            <h2>{title}</h2>
            <p>{text}</p>
            {answer}
        }
    };
    let progress = move || {
        let step = room.lesson.with(Lesson::step) + 1;
        (client.words().lesson.step_of)(step, C::STEPS.len())
    };
    view! {
        <div class="room">
            <section class="card saying">
                <div class="progress">
                    <span>{progress}</span>
                    {by_itself(room, client)}
                    <progress
                        max=C::STEPS.len()
                        value=move || room.lesson.with(Lesson::step) + 1
                        aria-hidden="true"
                    ></progress>
                </div>
                <div class="said" aria-live="polite">{said}</div>
                {move || decisions(room, client)}
                {buttons(room, client)}
            </section>
            {stage(room, client)}
            {stock(room, client)}
            <aside class="card standing">
                {move || room.lesson.with(|lesson| C::standing(client.words(), lesson.position()))}
            </aside>
        </div>
    }
}

/// Lets the lesson play by itself, or stops it.
fn by_itself<C: Shown>(room: Room<C>, client: Client) -> impl IntoView {
    let label = move || {
        let words = &client.words().lesson;
        if room.plays_by_itself.get() {
            words.pause
        } else {
            words.by_itself
        }
    };
    view! {
        <button
            class="button quiet by-itself"
            type="button"
            aria-pressed=move || room.plays_by_itself.get().to_string()
            disabled=move || room.lesson.with(Lesson::is_last)
            on:click=move |_| room.plays_by_itself.update(|plays| *plays = !*plays)
        >
            {label}
        </button>
    }
}

/// Back, show me, and the one that goes on.
fn buttons<C: Shown>(room: Room<C>, client: Client) -> impl IntoView {
    let is_last = move || room.lesson.with(Lesson::is_last);
    let is_first = move || room.lesson.with(Lesson::step) == 0;
    let holds = move || room.held.with(Option::is_some);
    let go_on = move |_| {
        if untrack(is_last) {
            begin(&NewGame::first(), C::GAME);
        } else if untrack(move || room.is_asking()) {
            room.lay();
        } else {
            room.next();
        }
    };
    let go_on_label = move || {
        let words = client.words();
        if is_last() {
            words.learn.first_game
        } else if room.is_asking() {
            C::lay(words)
        } else {
            words.lesson.next
        }
    };
    view! {
        <div class="going">
            <button class="button" type="button" disabled=is_first on:click=move |_| room.back()>
                {client.say(|words| words.lesson.back)}
            </button>
            <button
                class="button show"
                type="button"
                disabled=move || !room.is_asking()
                on:click=move |_| room.show()
            >
                {client.say(|words| words.lesson.show_me)}
            </button>
            <button
                class="button primary"
                id="go-on"
                type="button"
                disabled=move || room.is_asking() && !holds()
                on:click=go_on
            >
                {go_on_label}
            </button>
        </div>
    }
}

/// What is decided without a tile.
fn decisions<C: Shown>(room: Room<C>, client: Client) -> Option<impl IntoView> {
    if !room.is_asking() {
        return None;
    }
    let words = client.words();
    let decisions = room
        .lesson
        .with(|lesson| C::decisions(words, lesson.position()));
    let buttons: Vec<_> = decisions
        .into_iter()
        .map(|(chosen, label, cost)| {
            view! {
                <button class="button decision" type="button" on:click=move |_| room.choose(chosen)>
                    <b>{label}</b>
                    <small>{cost}</small>
                </button>
            }
        })
        .collect();
    (!buttons.is_empty()).then(|| view! { <div class="line">{buttons}</div> })
}

/// The city or the town, and the tile in hand over it.
fn stage<C: Shown>(room: Room<C>, client: Client) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    let marks = if width.is_some_and(|width| width < 760.0) {
        1.7
    } else {
        1.0
    };
    let scene = Memo::new(move |_| {
        let (tile, held) = (room.tile.get(), room.held.get());
        room.lesson
            .with(|lesson| C::draw(lesson.act(), lesson.position(), tile, held, marks))
    });
    let pointed = move |event: leptos::ev::MouseEvent| {
        let Some(node) = node.get_untracked() else {
            return;
        };
        let bounds = node.get_bounding_client_rect();
        let frame = scene.with_untracked(|scene| scene.frame);
        // The drawing lies in the middle, as large as it can be.
        let scale = (bounds.width() / frame.width).min(bounds.height() / frame.height);
        if scale > 0.0 {
            let across = f64::from(event.client_x()) - bounds.left() - bounds.width() / 2.0;
            let down = f64::from(event.client_y()) - bounds.top() - bounds.height() / 2.0;
            let middle = frame.middle();
            room.point_at(Point::new(
                middle.x + across / scale,
                middle.y + down / scale,
            ));
        }
    };
    let pressed = move |event: leptos::ev::KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => room.go(Point::new(-1.0, 0.0)),
            "ArrowRight" => room.go(Point::new(1.0, 0.0)),
            "ArrowUp" => room.go(Point::new(0.0, -1.0)),
            "ArrowDown" => room.go(Point::new(0.0, 1.0)),
            "r" | "R" | "e" | "E" | "q" | "Q" => room.turn(),
            "Enter" => room.lay(),
            _ => return,
        }
        event.prevent_default();
    };
    let holds = move || room.held.with(Option::is_some);
    let role = move || if holds() { "application" } else { "img" };
    let label = move || {
        let words = client.words();
        let what = C::stage(words, room.act());
        if holds() {
            format!("{what}. {}", words.lesson.stage)
        } else {
            what
        }
    };
    let can_turn = move || {
        let held = room.held.get();
        let turned = held.and_then(|held| room.lesson.with(|lesson| lesson.turned(held)));
        turned != held
    };
    let turn = move || {
        let label = client.words().akropolis_table.turn_right;
        can_turn().then(|| {
            view! {
                <button class="button turn" type="button" on:click=move |_| room.turn()>{label}</button>
            }
        })
    };
    view! {
        <div class="card stage-card">
            <p class="whose">{move || C::stage(client.words(), room.act())}</p>
            <div
                class="scene"
                class:holding=holds
                node_ref=node
                tabindex=move || if holds() { "0" } else { "-1" }
                role=role
                aria-label=label
                on:click=pointed
                on:keydown=pressed
            >
                <svg
                    viewBox=move || scene.with(|scene| scene.frame.to_string())
                    aria-hidden="true"
                    inner_html=move || scene.with(|scene| scene.inside.clone())
                ></svg>
            </div>
            {turn}
        </div>
    }
}

/// The tiles to take.
fn stock<C: Shown>(room: Room<C>, client: Client) -> impl IntoView {
    let tiles = move || {
        let words = client.words();
        let in_hand = room.tile.get();
        let is_asking = room.is_asking();
        room.lesson.with(|lesson| {
            let game = lesson.position();
            let tiles = C::tiles(game);
            // Of equal tiles one is in hand.
            let first = tiles.iter().position(|&tile| in_hand == Some(tile));
            tiles
                .into_iter()
                .enumerate()
                .map(|(index, tile)| {
                    let (picture, label, note) = C::card(words, game, tile);
                    let is_in_hand = first == Some(index);
                    view! {
                        <li>
                            <button
                                class="tile"
                                class:taken=is_in_hand
                                type="button"
                                aria-pressed=is_in_hand.to_string()
                                aria-label=label
                                disabled=!is_asking || game.to_move().is_none()
                                on:click=move |_| room.take(tile)
                            >
                                {picture}
                                {note}
                            </button>
                        </li>
                    }
                })
                .collect_view()
        })
    };
    view! {
        <section class="card from">
            <h2>{move || C::source(client.words())}</h2>
            <ul class="plain">{tiles}</ul>
        </section>
    }
}

/// A drawing that says nothing: a label beside it does.
fn art(drawing: &impl polis_draw::Drawing) -> AnyView {
    let frame = drawing.frame().to_string();
    let inside = drawing.to_string();
    view! { <svg viewBox=frame aria-hidden="true" inner_html=inside></svg> }.into_any()
}

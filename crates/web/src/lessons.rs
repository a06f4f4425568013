//! A first game, step by step.

mod akropolis;
mod architekton;
mod buttons;
mod stage;
mod state;
mod stock;

use leptos::prelude::*;

use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::book::Reader;
use crate::table::TableView;
use buttons::{buttons, by_itself, decisions};
use polis_client::lessons::{Act, AkropolisLesson, ArchitektonLesson, Course, Lesson, MoveOf};
use polis_client::route::Route;
use polis_i18n::{Book, LessonStep, Words};
use polis_notation::GameKind;
use stage::{listen, stage};
use state::LessonState;
use stock::stock;

/// The first game of a game.
#[component]
pub(crate) fn Lessons(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().learn.title().to_owned());
    let lesson = match game {
        GameKind::Akropolis => lesson::<AkropolisLesson>(client).into_any(),
        GameKind::Architekton => lesson::<ArchitektonLesson>(client).into_any(),
    };
    view! {
        <Bar what/>
        <main id="content" class="page classroom" tabindex="-1">
            <header class="heading">
                <h1>{game.title()}</h1>
                <div class="line">
                    <a class="button quiet" href=Route::Rules(game).to_string()>
                        {client.say(|words| words.rules.title())}
                    </a>
                </div>
            </header>
            {lesson}
        </main>
    }
}

/// What the lesson of a game shows beside the steps.
trait LessonView: Course<Game: TableView> {
    /// What the steps say.
    fn steps(book: &'static Book) -> Vec<LessonStep>;

    /// What the stage shows.
    fn stage(words: &'static Words, act: Act<Self::Task>) -> String;

    /// A tile to be taken.
    fn card(words: &'static Words, game: &Self::Game, tile: Self::Tile) -> TileCard;

    /// How the learner stands.
    fn standing(words: &'static Words, game: &Self::Game) -> AnyView;

    /// Moves that lay nothing, each as a button.
    fn decisions(words: &'static Words, game: &Self::Game) -> Vec<(MoveOf<Self>, String, String)>;
}

/// A tile to be taken, as it is shown.
struct TileCard {
    picture: AnyView,
    /// What it is called.
    label: String,
    /// What is said below it.
    note: Option<AnyView>,
}

/// A lesson from its first step.
fn lesson<C: LessonView>(client: Client) -> impl IntoView {
    let state = LessonState::<C>::new();
    let reader = Reader::new(client);
    listen(state);
    Effect::new(move |_| {
        if let Some(book) = reader.book()
            && state.plays_by_itself.get()
        {
            let pause = state.pause(book);
            if let Ok(handle) = set_timeout_with_handle(move || state.tick(), pause) {
                on_cleanup(move || handle.clear());
            }
        }
    });
    let said = move || {
        let Some(book) = reader.book() else {
            return reader.waiting();
        };
        let step = state.lesson.with(Lesson::step);
        let LessonStep { title, text } = C::steps(book)[step];
        let answer = state.answer.get().map(|answer| {
            view! { <p class="answer">{book.lessons.answers()[answer as usize]}</p> }
        });
        view! {
            <h2>{title}</h2>
            <p>{text}</p>
            {answer}
        }
        .into_any()
    };
    let progress = move || {
        let step = state.lesson.with(Lesson::step) + 1;
        client.words().lesson.step_of(step, C::STEPS.len())
    };
    view! {
        <div class="room">
            <section class="card saying">
                <div class="progress">
                    <span>{progress}</span>
                    {by_itself(state, client)}
                    <progress
                        max=C::STEPS.len()
                        value=move || state.lesson.with(Lesson::step) + 1
                        aria-hidden="true"
                    ></progress>
                </div>
                <div class="said" aria-live="polite">{said}</div>
                {move || decisions(state, client)}
                {buttons(state, client)}
            </section>
            {stage(state, client)}
            {stock(state, client)}
            <aside class="card standing">
                {move || state.lesson.with(|lesson| C::standing(client.words(), lesson.position()))}
            </aside>
        </div>
    }
}

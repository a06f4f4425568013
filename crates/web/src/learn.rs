//! A first game, step by step.

mod akropolis;
mod architekton;
mod going;
mod room;
mod stage;
mod stock;

use leptos::prelude::*;

use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::book::Reader;
use going::{buttons, by_itself, decisions};
use polis_client::book::Book;
use polis_client::game_kind::GameKind;
use polis_client::lesson::{Act, AkropolisLesson, ArchitektonLesson, Course, Lesson, MoveOf};
use polis_client::route::Route;
use polis_client::words::Words;
use polis_client::words::lesson_text::Step;
use room::Room;
use stage::{listen, stage};
use stock::stock;

/// The first game of a game.
#[component]
pub(crate) fn Learn(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().learn.title.to_owned());
    let lesson = match game {
        GameKind::Akropolis => classroom::<AkropolisLesson>(client).into_any(),
        GameKind::Architekton => classroom::<ArchitektonLesson>(client).into_any(),
    };
    view! {
        <Bar what/>
        <main id="content" class="page classroom" tabindex="-1">
            <header class="heading">
                <h1>{game.title()}</h1>
                <div class="line">
                    <a class="button quiet" href=Route::Rules(game).to_string()>
                        {client.say(|words| words.rules.title)}
                    </a>
                </div>
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
    fn steps(book: &'static Book) -> &'static [Step];

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

/// A lesson from its first step.
fn classroom<C: Shown>(client: Client) -> impl IntoView {
    let room = Room::<C>::new();
    let reader = Reader::new(client);
    listen(room);
    Effect::new(move |_| {
        if let Some(book) = reader.book()
            && room.plays_by_itself.get()
        {
            let pause = room.pause(book);
            if let Ok(handle) = set_timeout_with_handle(move || room.tick(), pause) {
                on_cleanup(move || handle.clear());
            }
        }
    });
    let said = move || {
        let Some(book) = reader.book() else {
            return reader.waiting();
        };
        let step = room.lesson.with(Lesson::step);
        let Step { title, text } = C::steps(book)[step];
        let answer = room.answer.get().map(|answer| {
            view! { <p class="answer">{book.lessons.answer(answer)}</p> }
        });
        view! {
            <h2>{title}</h2>
            <p>{text}</p>
            {answer}
        }
        .into_any()
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

/// A drawing that says nothing: a label beside it does.
fn art(drawing: &impl polis_draw::Drawing) -> AnyView {
    let frame = drawing.frame().to_string();
    let inside = drawing.to_string();
    view! { <svg viewBox=frame aria-hidden="true" inner_html=inside></svg> }.into_any()
}

//! The complete rules of a game, with drawn examples.

use std::time::Duration;

use leptos::prelude::*;
use polis_akropolis::District;
use polis_draw::Stone;

use crate::app;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::book::Reader;
use crate::components::picture::DistrictBadge;
use crate::table::files::{self, Copying};
use polis_client::clause::Clause;
use polis_client::figure::{self, SvgPicture};
use polis_client::route::Route;
use polis_client::rules_text::{
    AKROPOLIS, ARCHITEKTON, AkropolisFigure, ArchitektonFigure, Block, Section, Text,
};
use polis_i18n::{Book, Words};
use polis_notation::GameKind;

/// The rules of a game.
#[component]
pub(crate) fn Rules(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().rules.title().to_owned());
    let reader = Reader::new(client);
    let body = move || {
        let Some(book) = reader.book() else {
            return reader.waiting();
        };
        let words = client.words();
        match game {
            GameKind::Akropolis => {
                let text = Text::akropolis(book);
                let draw = |figure| akropolis_figure(words, book, figure);
                sections(game, words, text, AKROPOLIS, &draw).into_any()
            }
            GameKind::Architekton => {
                let text = Text::architekton(book);
                let draw = |figure| architekton_figure(book, figure);
                sections(game, words, text, ARCHITEKTON, &draw).into_any()
            }
        }
    };
    Effect::new(move |_| {
        let route = untrack(|| client.route());
        // The rule to which a link leads was not there before the book.
        if reader.book().is_some() && matches!(route, Some(Route::Rule(..))) {
            request_animation_frame(move || app::go_to(&app::mark(route)));
        }
    });
    view! {
        <Bar what/>
        <main id="content" class="page rulebook" tabindex="-1">
            <header class="heading">
                <h1>{game.title()}</h1>
                <div class="line">
                    <button
                        class="button quiet print"
                        type="button"
                        on:click=|_| window().print().unwrap_or_default()
                    >
                        {client.say(|words| words.rules.print())}
                    </button>
                    <a class="button quiet" href=Route::Learn(game).to_string()>
                        {client.say(|words| words.learn.title())}
                    </a>
                    <a class="button primary" href=Route::NewGame(game).to_string()>
                        {client.say(|words| words.home.play())}
                    </a>
                </div>
            </header>
            {body}
        </main>
    }
}

/// The contents and the sections.
fn sections<F: Copy + 'static>(
    game: GameKind,
    words: &'static Words,
    text: Text,
    layout: &'static [Section<F>],
    draw: &dyn Fn(F) -> AnyView,
) -> impl IntoView {
    let entries = layout.iter().zip(text.titles).map(|(section, title)| {
        let route = Route::Rule(game, Clause::Section(section.anchor));
        view! { <li><a href=route.to_string()>{*title}</a></li> }
    });
    let sections = layout.iter().zip(text.titles).map(|(section, title)| {
        let blocks = section
            .blocks
            .iter()
            .map(|&block| show(game, words, text, block, draw))
            .collect_view();
        view! {
            <section aria-labelledby=section.anchor>
                <h2 id=section.anchor tabindex="-1">{*title}</h2>
                {blocks}
            </section>
        }
    });
    view! {
        <div class="book">
            <nav class="contents" aria-labelledby="contents">
                <h2 id="contents">{words.rules.contents()}</h2>
                <ol>{entries.collect_view()}</ol>
            </nav>
            <div class="text">
                <p class="introduction">{text.introduction}</p>
                {sections.collect_view()}
                <p class="fine">{words.rules.about_numbers()}</p>
            </div>
        </div>
    }
}

/// The number of a rule or ruling: a link to it, which a press also copies.
#[component]
fn Number(game: GameKind, clause: Clause) -> impl IntoView {
    let client = Client::here();
    let route = Route::Rule(game, clause);
    let number = clause.number(game);
    let copied = RwSignal::new(None);
    let copy = move |_| {
        let location = window().location();
        let address = location.href().unwrap_or_default();
        let page = address.split('#').next().unwrap_or_default();
        files::copy(&format!("{page}{route}"), move |how| {
            copied.try_set(Some(how));
            set_timeout(
                move || {
                    copied.try_set(None);
                },
                Duration::from_secs(2),
            );
        });
    };
    let label = {
        let number = number.clone();
        move || client.words().rules.link(&number)
    };
    view! {
        <a class="number" href=route.to_string() aria-label=label.clone() title=label on:click=copy>
            {number}
        </a>
        <span class="copied" role="status">
            {move || {
                let words = client.words();
                copied.get().map(|how| match how {
                    Copying::Done => words.rules.link_copied(),
                    Copying::Refused => words.table.not_copied(),
                })
            }}
        </span>
    }
}

fn show<F: Copy + 'static>(
    game: GameKind,
    words: &'static Words,
    text: Text,
    block: Block<F>,
    draw: &dyn Fn(F) -> AnyView,
) -> AnyView {
    let client = Client::here();
    match block {
        Block::Line(number) => view! { <p>{text.lines[number]}</p> }.into_any(),
        Block::Rule(number) => {
            let clause = Clause::Rule(number);
            let is_here = move || client.route() == Some(Route::Rule(game, clause));
            view! {
                <p class="rule" class:here=is_here id=clause.anchor(game) tabindex="-1">
                    <Number game clause/>
                    <span>{text.rules[number - 1]}</span>
                </p>
            }
            .into_any()
        }
        Block::Ruling(number) => {
            let clause = Clause::Ruling(number);
            let is_here = move || client.route() == Some(Route::Rule(game, clause));
            view! {
                <p class="ruling" class:here=is_here id=clause.anchor(game) tabindex="-1">
                    <Number game clause/>
                    <span><em>{words.rules.ruling()}"."</em> " " {text.rulings[number - 1]}</span>
                </p>
            }
            .into_any()
        }
        Block::Condition(district) => district_line(words, district, text.conditions),
        Block::Double(district) => district_line(words, district, text.doubles),
        Block::Figures(figures) => {
            let figures = figures.iter().map(|&figure| draw(figure));
            view! { <div class="figures-row">{figures.collect_view()}</div> }.into_any()
        }
    }
}

fn district_line(
    words: &'static Words,
    district: District,
    lines: &'static [&'static str],
) -> AnyView {
    view! {
        <p class="district">
            <span class="badge"><DistrictBadge district/></span>
            <span><b>{words.akropolis.district(district)}"."</b> " " {lines[district as usize]}</span>
        </p>
    }
    .into_any()
}

/// A picture that says nothing: the caption beside it does.
fn art(picture: SvgPicture) -> impl IntoView {
    view! { <svg viewBox=picture.frame aria-hidden="true" inner_html=picture.inside></svg> }
}

/// A figure with its caption, which is also said to those who cannot see it.
fn figure(class: &'static str, inside: AnyView, caption: &'static str) -> AnyView {
    view! {
        <figure class=class>
            <div class="drawn">{inside}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

fn akropolis_figure(words: &'static Words, book: &'static Book, shown: AkropolisFigure) -> AnyView {
    let caption = book.akropolis.figures()[shown as usize];
    let mut pictures = figure::akropolis::pictures(shown);
    if shown != AkropolisFigure::Site {
        let art = pictures.pop().map(art);
        return figure("hexes", view! { {art} }.into_any(), caption);
    }
    let tiles = pictures.into_iter().enumerate().map(|(price, picture)| {
        let label = match price {
            0 => words.akropolis_table.free().to_owned(),
            _ => price.to_string(),
        };
        let stone = (price > 0).then(|| art(SvgPicture::of(&Stone)));
        view! { <li>{art(picture)}<span class="price">{label}{stone}</span></li> }
    });
    let tiles = view! { <ul class="plain prices">{tiles.collect_view()}</ul> };
    figure("wide", tiles.into_any(), caption)
}

fn architekton_figure(book: &'static Book, shown: ArchitektonFigure) -> AnyView {
    let caption = book.architekton.figures()[shown as usize];
    if let Some(picture) = figure::architekton::picture(shown) {
        let class = match shown {
            ArchitektonFigure::Removed | ArchitektonFigure::Group => "town large",
            ArchitektonFigure::Start
            | ArchitektonFigure::Lay
            | ArchitektonFigure::NoMatch
            | ArchitektonFigure::Gain
            | ArchitektonFigure::Choice
            | ArchitektonFigure::LastRound => "town",
        };
        return figure(class, art(picture).into_any(), caption);
    }
    let house =
        |&seat: &polis_game::Seat| view! { <li>{art(figure::architekton::turn(seat))}</li> };
    let rows = figure::architekton::LAST_ROUND.map(|(before, after)| {
        view! {
            <ul class="plain turns">
                {before.iter().map(house).collect_view()}
                <li class="from-here"></li>
                {after.iter().map(house).collect_view()}
            </ul>
        }
    });
    figure("wide", rows.collect_view().into_any(), caption)
}

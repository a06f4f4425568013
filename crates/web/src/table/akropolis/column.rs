//! The column at the side: players, score sheet, the other cities, and what is still to come.

use leptos::prelude::*;
use polis_akropolis::{Construction, District};
use polis_draw::{Badge, ChiefArchitect, CityDrawing, Detail, Drawing, LooseTile, Stone};
use polis_game::Seat;

use super::city::last_layer;
use super::mark::seat_mark;
use super::{Table, sheet};
use crate::table::animation::MotionPath;
use crate::table::art::art;
use crate::table::digits::rolling;
use crate::table::pieces::pieces;
use polis_client::table::Panel;
use polis_client::table::akropolis::sentences;

/// The column at the side.
pub(super) fn city_column(table: Table) -> AnyView {
    let other = RwSignal::new(None::<Seat>);
    let watched = Memo::new(move |_| {
        let others = table.others();
        let last = || table.last_move().map(|(seat, ..)| seat);
        let chosen = other.get().or_else(last);
        chosen
            .filter(|seat| others.contains(seat))
            .or(others.first().copied())
    });
    view! {
        <aside class="aside">
            <section class="players" data-seats=move || table.position.with(polis_game::Game::seats).to_string()>
                {players(table, Look::Card)}
            </section>
            {move || table.shows_scores().then(|| scores(table))}
            <section class="other">
                {move || tabs(table, other, watched)}
                {move || watched.get().map(|seat| small_city(table, seat, false.into()))}
            </section>
            {move || {
                still_to_come(table).map(|coming| view! { <section class="coming">{coming}</section> })
            }}
        </aside>
    }
    .into_any()
}

/// The score sheet in the column.
fn scores(table: Table) -> impl IntoView {
    let with_hand = move || {
        let has_hand = table.hand.with(Option::is_some);
        has_hand.then(|| table.words().table.with_hand())
    };
    view! {
        <section class="scores">
            <h2>
                <span>{table.client.say(|words| words.akropolis_table.sheet())}</span>
                <small>{with_hand}</small>
            </h2>
            {move || sheet::sheet(table)}
        </section>
    }
}

/// How a player is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// In the column at the side.
    Card,
    /// As a tab above the stage.
    Tab,
}

/// Everybody with stones and points.
fn players(table: Table, look: Look) -> impl IntoView {
    let seats = Memo::new(move |_| {
        let mut seats = vec![table.first()];
        seats.extend(table.others());
        if table.controller.studying().is_some() {
            // They do not change places with every move.
            seats.sort_unstable();
        }
        seats
    });
    move || {
        let seats = seats.get().into_iter();
        seats.map(|seat| player(table, seat, look)).collect_view()
    }
}

/// The points of a seat, and what is shown of them: until a tile has come to rest, nothing is counted
/// for it. None where they are hidden.
fn shown_points(table: Table, seat: Seat) -> Option<(i32, i32)> {
    let total = table.position.with(|position| position.score(seat).total());
    let shown = if seat == table.first() {
        let falling = table
            .arrival(MotionPath::Falls)
            .filter(|arrival| arrival.seat == seat);
        let before = falling.map(|arrival| arrival.before.score(seat).total());
        table.counted_total(before.unwrap_or(total))
    } else {
        total
    };
    table.shows_scores().then_some((shown, total))
}

/// A player; only what changes of them is put into the page anew.
fn player(table: Table, seat: Seat, look: Look) -> impl IntoView {
    let is_on = move || table.position.with(polis_game::Game::to_move) == Some(seat);
    let stones = Memo::new(move |_| {
        let stones = table.position.with(|position| position.stones()[seat]);
        usize::from(stones)
    });
    let is_chief = Memo::new(move |_| {
        table.position.with(|position| position.chief() == seat) && !table.is_over()
    });
    let points = Memo::new(move |_| shown_points(table, seat));
    let chief = move || {
        is_chief.get().then(|| {
            let chief = table.words().akropolis_table.chief();
            view! {
                <span class="chief" title=chief>
                    {art(&ChiefArchitect, "marker")}
                    <span class="unseen">{chief}</span>
                </span>
            }
        })
    };
    let points = move || {
        let (shown, total) = points.get()?;
        let before = table.points_before(seat, shown);
        // The cards tell it for the tabs, too: only one of both is seen.
        if look == Look::Card {
            table.remember_points(seat, shown);
        }
        Some(
            view! { <b aria-hidden="true">{rolling(before, shown)}</b> <span class="unseen">{total}</span> },
        )
    };
    // A tab has room for a number only.
    let (beside_name, beside_stones) = match look {
        Look::Card => (Some(chief), None),
        Look::Tab => (None, Some(chief)),
    };
    let in_words = move || table.words().akropolis_table.stones(stones.get());
    let stones = match look {
        Look::Card => view! { {in_words} }.into_any(),
        Look::Tab => view! {
            <span class="word">{in_words}</span>
            <span class="figure" aria-hidden="true">{stones}</span>
        }
        .into_any(),
    };
    view! {
        <button
            class="seat"
            data-seat=seat.number()
            class:on=is_on
            class:shown=move || table.on_stage() == seat
            type="button"
            on:click=move |_| table.show(seat)
        >
            {(look == Look::Card).then(|| table.avatar(seat))}
            <span class="name">
                {seat_mark(seat)} <span>{move || table.name(seat)}</span> {beside_name}
            </span>
            <span class="small">{art(&Stone, "stone")} {stones} {beside_stones}</span>
            {points}
        </button>
    }
}

/// The cities as tabs on a phone.
pub(super) fn city_tabs(table: Table) -> AnyView {
    view! {
        <nav
            class="strip"
            aria-label=table.client.say(|words| words.akropolis_table.cities())
        >
            {players(table, Look::Tab)}
        </nav>
    }
    .into_any()
}

/// Whose city is seen small, with tabs where there are several.
fn tabs(table: Table, other: RwSignal<Option<Seat>>, watched: Memo<Option<Seat>>) -> AnyView {
    let others = table.others();
    let Some(seat) = watched.get() else {
        return ().into_any();
    };
    if others.len() == 1 {
        return view! { <h2><span>{seat_mark(seat)} {table.city_name(seat)}</span><small>{last_tile(table, seat)}</small></h2> }
            .into_any();
    }
    let tabs = others.into_iter().map(|other_seat| {
        view! {
            <button
                type="button"
                class:on=watched.get() == Some(other_seat)
                aria-pressed=(watched.get() == Some(other_seat)).to_string()
                on:click=move |_| {
                    // Who presses it again lets it follow the moves again.
                    other.update(|other| *other = (*other != Some(other_seat)).then_some(other_seat));
                }
            >
                {seat_mark(other_seat)} {table.name(other_seat)}
            </button>
        }
    });
    view! {
        <h2 class="unseen">{table.city_name(seat)}</h2>
        <div class="tabs">{tabs.collect_view()}</div>
    }
    .into_any()
}

fn last_tile(table: Table, seat: Seat) -> Option<String> {
    let words = table.words();
    let tile = table
        .position
        .with(|position| position.cities().get(seat)?.tiles().last())?;
    let what = sentences::tile(tile, words);
    Some(words.akropolis_table.last(&what))
}

/// What is drawn of a city that is seen from afar.
#[derive(Clone, Debug, Default, PartialEq)]
struct SmallLayers {
    frame: String,
    ground: String,
    columns: Vec<String>,
    marks: Vec<String>,
    hand: String,
}

fn draw_small(table: Table, seat: Seat) -> SmallLayers {
    let Some(city) = table.drawn_city(seat) else {
        return SmallLayers::default();
    };
    let mut drawing = CityDrawing::new(&city, table.variants());
    drawing.detail = Detail::Small;
    drawing.failures = table.marks_in(&city);
    drawing.last = last_layer(&city);
    let (ground, columns) = (drawing.ground().to_string(), drawing.columns_apart());
    // A tile that is on its way has its place in the picture already.
    drawing.ghost = table.arriving(seat);
    SmallLayers {
        frame: drawing.frame().to_string(),
        ground,
        columns,
        marks: drawing.marks_apart(),
        hand: drawing.hand().to_string(),
    }
}

/// A city as seen from afar; a tap brings it on the stage. While it is away, it stays as it was.
pub(super) fn small_city(table: Table, seat: Seat, is_away: Signal<bool>) -> AnyView {
    if !untrack(|| table.has_city(seat)) {
        return view! { {move || estate(table, "estate")} }.into_any();
    }
    let layers = Memo::new(
        move |before: Option<&SmallLayers>| match (is_away.get(), before) {
            (true, Some(before)) => before.clone(),
            (false, _) | (true, None) => draw_small(table, seat),
        },
    );
    view! {
        <button
            class="mini"
            class:away=is_away
            type="button"
            disabled=is_away
            data-city=move || (!is_away.get()).then(|| seat.number())
            on:click=move |_| table.show(seat)
        >
            <span class="unseen">{move || table.city_name(seat)}</span>
            <svg viewBox=move || layers.with(|layers| layers.frame.clone()) aria-hidden="true">
                <g inner_html=move || layers.with(|layers| layers.ground.clone())></g>
                {pieces(move || layers.with(|layers| layers.columns.clone()))}
                {pieces(move || layers.with(|layers| layers.marks.clone()))}
                <g inner_html=move || layers.with(|layers| layers.hand.clone())></g>
            </svg>
        </button>
    }
    .into_any()
}

/// What the Illustrious Architect has: his last tile, and all of it by type.
pub(super) fn estate(table: Table, class: &'static str) -> Option<impl IntoView> {
    let estate = table.position.with(|position| position.estate().copied())?;
    let words = table.words();
    let last = estate.takings().next_back().map(|taking| {
        let said = sentences::of_taking(&table.name(Seat::Second), taking, words);
        view! {
            <div class="taking">
                {art(&LooseTile::new(taking.tile), "tile")}
                <p>{said}</p>
            </div>
        }
    });
    let (districts, plazas) = (estate.districts(), estate.plazas());
    let counts = District::ALL
        .map(|district| {
            view! {
                <li>
                    {art(&Badge { construction: Construction::District(district) }, "badge")}
                    <span class="unseen">{words.akropolis.district(district)}</span>
                    <b>{districts[district]}</b>
                    {art(&Badge { construction: Construction::Plaza(district) }, "badge")}
                    <span class="unseen">
                        {words.construction(Construction::Plaza(district))}
                    </span>
                    <b>{plazas[district]}</b>
                </li>
            }
        })
        .collect_view();
    Some(view! {
        <div class=class data-city=Seat::Second.number()>
            {last}
            <p class="small">{words.akropolis_table.estate_line()}</p>
            <ul class="plain has">
                {counts}
                <li>
                    {art(&Badge { construction: Construction::Quarry }, "badge")}
                    <span class="unseen">{words.akropolis_table.quarry()}</span>
                    <b>{estate.quarries()}</b>
                </li>
            </ul>
        </div>
    })
}

/// The tiles that have not been face up so far, by type.
pub(super) fn still_to_come(table: Table) -> Option<impl IntoView> {
    let words = table.words();
    let table_words = &words.akropolis_table;
    let (tiles, stacks): (Vec<_>, usize) = table
        .position
        .with(|position| (position.still_to_come().collect(), position.stacks()));
    let count = |wanted: Construction| {
        tiles
            .iter()
            .flat_map(|tile| tile.constructions())
            .filter(|&construction| construction == wanted)
            .count()
    };
    if tiles.is_empty() {
        return None;
    }
    let kinds = District::ALL
        .map(|district| {
            let construction = Construction::District(district);
            view! {
                <div>
                    {art(&Badge { construction }, "badge")}
                    <span class="unseen">{words.akropolis.district(district)}</span>
                    <span>{count(construction)}</span>
                    <span>{count(Construction::Plaza(district))}</span>
                </div>
            }
        })
        .collect_view();
    Some(view! {
        <h2>
            <span>{table_words.to_come()}</span>
            <small>{table_words.to_come_line(tiles.len(), stacks)}</small>
        </h2>
        <div class="kinds">
            <div class="labels">
                <span></span>
                <span>{table_words.districts()}</span>
                <span>{table_words.plazas()}</span>
            </div>
            {kinds}
            <div>
                {art(&Badge { construction: Construction::Quarry }, "badge")}
                <span class="unseen">{table_words.quarry()}</span>
                <span>{count(Construction::Quarry)}</span>
                <span></span>
            </div>
        </div>
    })
}

/// Another city on a corner of the stage, on a phone.
pub(super) fn thumb(table: Table) -> AnyView {
    let shown = Memo::new(move |_| {
        if table.on_stage() == table.first() {
            table.others().first().copied()
        } else {
            Some(table.me.get())
        }
    });
    let seats = untrack(|| table.position.with(polis_game::Game::seats));
    // Whoever looks from one to the other sees each again as it was.
    let cities = Seat::first(seats).map(|seat| {
        let is_away = Memo::new(move |_| shown.get() != Some(seat));
        let was_seen = Memo::new(move |was: Option<&bool>| !is_away.get() || was == Some(&true));
        move || {
            was_seen.get().then(|| {
                if untrack(|| table.has_city(seat)) {
                    small_city(table, seat, is_away.into())
                } else {
                    view! { {move || (!is_away.get()).then(|| taking_button(table))} }.into_any()
                }
            })
        }
    });
    let name = move || {
        let seat = shown.get()?;
        let name = table.city_name(seat);
        Some(view! { <span aria-hidden="true">{seat_mark(seat)} {name}</span> })
    };
    view! {
        <div class="thumb only-phone">
            {cities.collect_view()}
            {name}
        </div>
    }
    .into_any()
}

/// What the Illustrious Architect took last, on a phone.
fn taking_button(table: Table) -> AnyView {
    let tile = table
        .position
        .with(|position| position.estate()?.takings().next_back());
    view! {
        <button
            class="mini"
            type="button"
            data-city=Seat::Second.number()
            on:click=move |_| table.show(Seat::Second)
        >
            <span class="unseen">{table.city_name(Seat::Second)}</span>
            {tile.map(|taking| art(&LooseTile::new(taking.tile), ""))}
        </button>
    }
    .into_any()
}

/// The points by type as a strip, on a phone; a tap opens the sheet.
pub(super) fn score_strip(table: Table) -> AnyView {
    let label = table.client.say(|words| words.akropolis_table.sheet());
    view! {
        <button class="scorestrip" type="button" on:click=move |_| table.open(Some(Panel::Sheet))>
            <span class="unseen">{label}</span>
            {sheet::strip(table)}
        </button>
    }
    .into_any()
}

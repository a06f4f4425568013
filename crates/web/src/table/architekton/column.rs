//! The column: who plays, the score, what the tile in hand does, what is hidden, what happened.

use leptos::prelude::*;
use polis_architekton::{Architekton, Rotation, Scenery, Tile};
use polis_draw::{Coin, Condition, House, StockTile as Drawn};
use polis_game::Seat;

use super::Table;
use super::remarks::remarks;
use crate::table::art::art;
use crate::table::digits::rolling;
use polis_client::session::Session;
use polis_client::table::Panel;
use polis_client::table::architekton::news;
use polis_client::table::architekton::speech::{RemarkTone, SpokenRemark, refusal};
use polis_client::table::architekton::standing::TownStanding;

/// The column beside the town.
pub(super) fn town_column(table: Table) -> AnyView {
    view! {
        <aside class="aside" tabindex="0">
            <section class="players">
                {move || table.seats().map(|seat| player(table, seat)).collect_view()}
            </section>
            {details(table)}
        </aside>
    }
    .into_any()
}

/// What the column tells below the players.
pub(super) fn details(table: Table) -> AnyView {
    view! {
        <section>
            <h2>
                {table.say(|words| words.score())}
                <small>
                    {move || {
                        table.preview.with(Option::is_some)
                            .then(|| table.words().table.with_hand())
                    }}
                </small>
            </h2>
            {move || sheet(table)}
        </section>
        <section class="hidden-tiles">{move || hidden(table)}</section>
        // Below what stays where it is: it comes and goes with the tile in hand.
        {move || match does(table) {
            Some(does) => does.into_any(),
            None => log(table).into_any(),
        }}
    }
    .into_any()
}

/// Both players above the town, on a phone.
pub(super) fn player_tabs(table: Table) -> AnyView {
    view! {
        <div class="strip only-phone">
            {move || table.seats().map(|seat| tab(table, seat)).collect_view()}
        </div>
    }
    .into_any()
}

fn is_on(table: Table, seat: Seat) -> bool {
    table.controller.session.with(Session::to_move) == Some(seat)
}

fn player(table: Table, seat: Seat) -> impl IntoView {
    let words = table.table_words();
    let (hand, chips) = table
        .position
        .with(|position| (position.hands()[seat], position.chips()[seat]));
    let coins = (0..chips.min(6)).map(|_| art(&Coin, "coin")).collect_view();
    view! {
        <div class="player-card" class:on=is_on(table, seat)>
            {table.avatar(seat)}
            <span class="name">{table.name(seat)}</span>
            <span class="small">{art(&House { seat }, "house")} {words.houses_in_hand(hand)}</span>
            <span class="chips">{coins}<span>{words.chips(chips)}</span></span>
        </div>
    }
}

fn tab(table: Table, seat: Seat) -> impl IntoView {
    let words = table.table_words();
    let standing = table.standings()[seat];
    let chips = words.chips(standing.chips);
    view! {
        <button
            class="tab"
            class:on=is_on(table, seat)
            type="button"
            on:click=move |_| table.open(Some(Panel::Sheet))
        >
            {art(&House { seat }, "house")}
            <span class="name">
                {table.name(seat)}
                <small>{words.group_of(standing.group)}</small>
            </span>
            <span class="count"><span class="unseen">{chips}</span><span aria-hidden="true">{standing.chips}</span>{art(&Coin, "coin")}</span>
        </button>
    }
}

/// A row of the score: what it is called, its figure, and its class.
type Row = (&'static str, fn(TownStanding) -> usize, &'static str);

/// The score, with what the tile in hand would change.
fn sheet(table: Table) -> impl IntoView {
    let words = table.table_words();
    let [mine, theirs] = table.seats();
    let now = table.standings();
    let after = table
        .preview
        .with(|preview| preview.as_ref().and_then(|preview| preview.after.clone()));
    let last = if table.is_over() {
        words.total()
    } else {
        words.if_ended()
    };
    let rows: [Row; 4] = [
        (words.largest_group(), |standing| standing.group, "part"),
        (words.safe(), |standing| standing.safe, "part"),
        (words.chips_row(), |standing| standing.chips, "part"),
        (last, TownStanding::total, "total"),
    ];
    let rows = rows.into_iter().map(|(label, pick, class)| {
        let cell = |seat: Seat| {
            let before = pick(now[seat]);
            let change = after
                .as_ref()
                .map_or(0, |after| pick(after[seat]) as i64 - before as i64);
            let figure = before as i32;
            let was = if class == "total" {
                let before = table.points_before(seat, figure);
                table.remember_points(seat, figure);
                before
            } else {
                figure
            };
            view! {
                <td class="points">{rolling(was, figure)}</td>
                <td class="change">{pill(change)}</td>
            }
        };
        view! {
            <tr class=class>
                <th scope="row">{label}</th>
                {cell(mine)}
                {cell(theirs)}
            </tr>
        }
    });
    let name = |seat| table.name(seat);
    view! {
        <table class="sheet">
            <colgroup>
                <col/>
                <col class="points"/>
                <col class="change"/>
                <col class="points"/>
                <col class="change"/>
            </colgroup>
            <thead>
                <tr>
                    <th></th>
                    <th scope="col" colspan="2">{name(mine)}</th>
                    <th scope="col" colspan="2">{name(theirs)}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// A change of a figure; nothing where there is none.
fn pill(change: i64) -> Option<impl IntoView> {
    let (class, sign) = match change {
        0 => return None,
        1.. => ("pill gain", "+"),
        _ => ("pill loss", "\u{2212}"),
    };
    Some(view! { <span class=class>{sign}{change.unsigned_abs()}</span> })
}

/// What the tile in hand does, in words.
fn does(table: Table) -> Option<impl IntoView> {
    let said = table.preview.with(|preview| {
        let preview = preview.as_ref()?;
        table.speak(|speech| match &preview.gain {
            Ok(gain) => Some(speech.gain(preview.chosen, preview.fit, gain)),
            Err(illegal) => Some(vec![SpokenRemark {
                tone: RemarkTone::Bad,
                text: refusal(*illegal, table.words()).to_owned(),
            }]),
        })
    })?;
    Some(view! {
        <section class="does">
            <h2>{table.table_words().what_it_does()}</h2>
            {remarks(said)}
        </section>
    })
}

/// The tiles that have not been face up.
fn hidden(table: Table) -> impl IntoView {
    let words = table.table_words();
    let (landscapes, buildings, faces) = table.position.with(|position| {
        let seen = |scenery: Scenery| {
            let laid = position
                .tiles()
                .filter(|laid| laid.tile == Tile::Landscape { scenery })
                .count();
            let face_up = position
                .stock_landscapes()
                .filter(|&other| other == scenery)
                .count();
            laid + face_up
        };
        let left = Scenery::ALL.map(|scenery| {
            (
                scenery,
                Scenery::LANDSCAPES_OF_EACH.saturating_sub(seen(scenery)),
            )
        });
        let buildings = Architekton::pile_of_buildings(position) + position.reserve_of_buildings();
        (left, buildings, *position.faces())
    });
    let part = |tile: Tile, name: &'static str, number: usize| {
        let drawn = Drawn {
            tile,
            faces: &faces,
            condition: Condition::Normal,
        };
        view! { <div>{art(&drawn, "tile")}<span>{name}</span><b>{number}</b></div> }
    };
    let mut parts: Vec<_> = landscapes
        .into_iter()
        .map(|(scenery, number)| part(Tile::Landscape { scenery }, words.scenery(scenery), number))
        .collect();
    let all_four = polis_architekton::BuildingId::ALL[16];
    let building = Tile::Building {
        building: all_four,
        rotation: Rotation::None,
        owner: None,
    };
    parts.push(part(building, words.buildings(), buildings));
    view! {
        <h2>{words.hidden()}</h2>
        <div class="kinds">{parts}</div>
    }
}

/// The last moves; nothing before the first one.
fn log(table: Table) -> Option<impl IntoView> {
    let news = table.narrate(news::all);
    let is_empty = news.is_empty();
    let lines = news.into_iter().map(|one| {
        let followed = one
            .followed
            .into_iter()
            .map(|remark| view! { <span class="followed">{remark.text}</span> })
            .collect_view();
        view! { <li><b>{one.name}</b>" "{one.what}{followed}</li> }
    });
    (!is_empty).then(|| {
        view! {
            <section class="log">
                <h2>{table.table_words().last_tiles()}</h2>
                <ol>{lines.collect_view()}</ol>
            </section>
        }
    })
}

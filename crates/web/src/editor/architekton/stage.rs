//! The stage: the town, the tile in hand over it, and what the pointer does there.

use leptos::ev;
use leptos::prelude::*;
use polis_architekton::Place;
use polis_draw::{Legality, Offer, Point, TownDrawing, TownGhost};

use super::board::{Board, Grip};
use crate::components::icon::Icon;
use crate::table::gestures::{Gestures, Wheel};
use polis_client::table::architekton::places;

/// The stage.
#[component]
pub(super) fn Stage() -> impl IntoView {
    let board = Board::here();
    let client = board.desk.client;
    let gestures = Gestures::new(board.window);
    let frame = board.window.frame;
    let drawn = Memo::new(move |_| draw(board, frame.get().1));
    let about = move || {
        let (tiles, enclosed) = board.town.with(|town| {
            let enclosed = town
                .explain_buildings()
                .filter(polis_architekton::explain::BuildingReport::is_enclosed);
            (town.tiles().count(), enclosed.count())
        });
        (board.desk.words().architekton_table.town_line)(tiles, enclosed)
    };
    let place = move |pixel: Point| {
        let point = board.window.point(pixel);
        board.view.get_untracked().place(point)
    };
    let moved = move |event: ev::PointerEvent| {
        if let Some(pixel) = gestures.moved(&event) {
            untrack(|| hover(board, place(pixel)));
        }
    };
    let up = move |event: ev::PointerEvent| {
        if let Some(pixel) = gestures.up(&event) {
            untrack(|| tap(board, place(pixel)));
        }
    };
    let wheel = move |event: ev::WheelEvent| {
        let has_ghost = || {
            board
                .hand
                .get_untracked()
                .is_some_and(|hand| hand.place.is_some())
        };
        match gestures.wheel(&event, has_ghost) {
            Some(Wheel::Back) => board.turn(3),
            Some(Wheel::On) => board.turn(1),
            None => {}
        }
    };
    let whole = client.say(|words| words.architekton_table.whole_town);
    let above = client.say(|words| words.akropolis_table.above);
    view! {
        <div
            class="stage"
            class:holding=move || {
                board.hand.with(Option::is_some) || board.hovered.with(Option::is_some)
            }
            node_ref=board.window.stage
            id="board"
            tabindex="0"
            role="application"
            aria-label=move || {
                format!("{} {}", board.desk.words().architekton_table.board, about())
            }
            aria-describedby="editor-keys"
            on:pointerdown=move |event| gestures.down(&event, |_| {})
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=move |event| gestures.cancel(&event)
            on:contextmenu=move |event| event.prevent_default()
            on:wheel=wheel
        >
            <svg class="town" viewBox=move || frame.get().0.to_string() aria-hidden="true">
                <g inner_html=move || polis_draw::olive_branch(frame.get().0).to_string()></g>
                <g inner_html=move || drawn.get()></g>
            </svg>
        </div>
        <p class="unseen" id="editor-keys">{client.say(|words| words.editor.keys_line)}</p>
        <div class="who only-desk">
            <h2 class="name">{client.say(|words| words.architekton_table.town)}</h2>
            <p>{about}</p>
        </div>
        <div class="views">
            <button
                class="icon"
                type="button"
                aria-label=whole
                title=whole
                on:click=move |_| board.window.whole()
            >
                <Icon icon=Icon::Whole/>
            </button>
            <button
                class="icon"
                type="button"
                aria-label=above
                title=above
                on:click=move |_| board.view_from_above()
            >
                <Icon icon=Icon::Above/>
            </button>
        </div>
    }
}

fn draw(board: Board, scale: f64) -> String {
    board.town.with(|town| {
        let mut drawing = TownDrawing::new(town);
        drawing.view = board.view.get();
        drawing.fit(scale);
        drawing.scoring = true;
        drawing.focused = board.cursor.get();
        let hand = board.hand.get();
        drawing.hovered = board.hovered.get().filter(|_| hand.is_none());
        drawing.selected = board.with(|now| now.told().losses.clone());
        if let Some(hand) = hand {
            let here = hand.place.map(|(place, _)| place);
            drawing.offers = places::places(town, hand.tile())
                .into_iter()
                .filter(|&place| Some(place) != here)
                .map(|place| {
                    let fit = hand.fit_at(town, place);
                    Offer {
                        place,
                        matching: fit.matching,
                        wrong: fit.wrong,
                    }
                })
                .collect();
            drawing.ghost = board.fit().map(|(laid, refused)| TownGhost {
                tile: laid.tile,
                place: laid.place,
                standing: match refused {
                    None => Legality::Allowed,
                    Some(_) => Legality::Refused,
                },
                from: None,
            });
        }
        format!(
            "{}{}{}",
            drawing.ground(),
            drawing.tiles(),
            drawing.overlay()
        )
    })
}

fn hover(board: Board, place: Place) {
    let Some(mut hand) = board.hand.get_untracked() else {
        let is_tile = board
            .town
            .with_untracked(|town| town.tile_at(place).is_some());
        let hovered = is_tile.then_some(place);
        if board.hovered.get_untracked() != hovered {
            board.hovered.set(hovered);
        }
        return;
    };
    let may_lie = board
        .town
        .with_untracked(|town| !places::ways(town, hand.tile(), place).is_empty());
    let is_resting = matches!(hand.place, Some((_, Grip::Resting)));
    let next = Some((place, Grip::Following));
    if may_lie && !is_resting && hand.place != next {
        hand.place = next;
        board.hand.set(Some(hand));
    }
}

fn tap(board: Board, place: Place) {
    let Some(mut hand) = board.hand.get_untracked() else {
        board.lift(place);
        return;
    };
    if hand.place == Some((place, Grip::Resting)) {
        board.turn(1);
        return;
    }
    hand.place = Some((place, Grip::Resting));
    board.hand.set(Some(hand));
}

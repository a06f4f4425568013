//! The dock: the construction site, what happens, and the buttons.

use leptos::prelude::*;
use polis_akropolis::TileId;
use polis_draw::{Detail, LooseTile, Stack, Stone};
use polis_game::Seat;

use super::pointer::Hands;
use super::state::Table;
use crate::components::icon::Icon;
use crate::online::waiting_button;
use crate::table::art::art;
use crate::table::panel::Panel;
use polis_client::session::Session;
use polis_client::table::akropolis::hand::{Grip, Turn};
use polis_client::table::akropolis::preview::Preview;
use polis_client::table::akropolis::sentences::{self, Sentence, signed};

/// The dock.
#[component]
pub(super) fn Dock() -> impl IntoView {
    let table = Table::here();
    let client = table.client;
    let undo_label = move || {
        let words = table.words();
        if table.hand.with(Option::is_some) {
            words.akropolis_table.put_back
        } else {
            table.sitting.undo_label(words)
        }
    };
    view! {
        <section class="dock" aria-label=client.say(|words| words.akropolis_table.site)>
            <div class="site">
                <div class="head">
                    <h2>{client.say(|words| words.akropolis_table.site)}</h2>
                    <small class="only-desk">
                        {client.say(|words| words.akropolis_table.site_line)}
                    </small>
                    <small class="only-phone">{move || stacks_left(table)}</small>
                </div>
                <div class="offers">
                    {move || offers(table)}
                    <div class="stacks only-desk">
                        {move || stacks(table)}
                        <span>{move || stacks_left(table)}</span>
                    </div>
                </div>
            </div>
            <div class="acts">
                <div class="say only-desk">
                    {move || {
                        let said = sentence(table);
                        view! { <b>{said.title}</b><span>{said.text}</span> }
                    }}
                </div>
                <div class="line">
                    {turn_button(table, Turn::Left)}
                    {turn_button(table, Turn::Right)}
                    <button
                        class="button"
                        type="button"
                        id="undo"
                        aria-label=undo_label
                        title=undo_label
                        disabled=move || {
                            table.hand.with(Option::is_none)
                                && !table.sitting.session.with(Session::can_undo)
                        }
                        on:click=move |_| untrack(|| table.undo())
                    >
                        <Icon icon=Icon::Undo/>
                        <kbd>"Z"</kbd>
                    </button>
                    {move || main_button(table)}
                </div>
            </div>
        </section>
    }
}

fn stacks_left(table: Table) -> String {
    let stacks = table.position.with(polis_akropolis::Akropolis::stacks);
    (table.words().akropolis_table.stacks)(stacks)
}

/// At most three stacks are drawn; the words tell how many there are.
fn stacks(table: Table) -> impl IntoView {
    let (stacks, tiles) = table.position.with(|position| {
        let size = position.options().stack_size();
        (position.stacks().min(3), size)
    });
    let stack = Stack { tiles: tiles as u8 };
    let drawn = (0..stacks).map(|_| art(&stack, "stack")).collect_view();
    view! { <span class="drawn">{drawn}</span> }
}

/// The tiles of the site, in order.
fn offers(table: Table) -> impl IntoView {
    let hands: Hands = expect_context();
    let is_narrow = Memo::new(move |_| table.window.size.get().is_narrow());
    let site: Vec<TileId> = table.position.with(|position| position.site().to_vec());
    // On a phone the tiles of a large site are too small for miniatures.
    let is_tight = site.len() > 4;
    let buttons = site.into_iter().enumerate().map(|(place, tile)| {
        let stones = move || {
            table
                .position
                .with(|position| usize::from(position.stones()[table.me.get()]))
        };
        let in_hand = move || table.hand.get().is_some_and(|hand| hand.tile() == tile);
        let is_dear = move || table.may_choose() && place > stones();
        let label = move || {
            let words = table.words();
            let table_words = &words.akropolis_table;
            let price = match place {
                0 => table_words.free.to_owned(),
                _ => (table_words.stones)(place),
            };
            let what = sentences::tile(tile, words);
            let label = format!("{}: {what}; {price}", (table_words.tile)(place + 1));
            if is_dear() {
                format!("{label}; {}", (table_words.short_by)(place - stones()))
            } else {
                label
            }
        };
        let price = move || match place {
            0 => table.words().akropolis_table.free.to_owned(),
            _ => place.to_string(),
        };
        let short = move || {
            is_dear().then(|| {
                let words = &table.words().akropolis_table;
                view! { <span class="short">{(words.short_by)(place - stones())}</span> }
            })
        };
        view! {
            <button
                class="offer"
                class:taken=in_hand
                class:dear=is_dear
                class:idle=move || !table.may_choose()
                type="button"
                aria-pressed=move || in_hand().to_string()
                aria-disabled=move || (is_dear() || !table.may_choose()).to_string()
                on:pointerdown=move |event| untrack(|| hands.grab(place, &event))
                on:pointermove=move |event| untrack(|| hands.drag(&event))
                on:pointerup=move |event| {
                    untrack(|| hands.drop(&event));
                }
                on:click=move |_| {
                    if !hands.was_dragged() {
                        untrack(|| table.take(place));
                    }
                }
            >
                <span class="unseen">{label}</span>
                {move || {
                    let mut loose = LooseTile::new(tile);
                    if is_tight && is_narrow.get() {
                        loose.detail = Detail::Small;
                    }
                    art(&loose, "tile")
                }}
                {move || {
                    in_hand()
                        .then(|| {
                            let words = &table.words().akropolis_table;
                            view! { <span class="tag">{words.in_hand}</span> }
                        })
                }}
                <span class="price" aria-hidden="true">
                    {price}
                    {(place > 0).then(|| art(&Stone, "stone"))}
                    {short}
                </span>
            </button>
        }
    });
    buttons.collect_view()
}

fn turn_button(table: Table, turn: Turn) -> impl IntoView {
    let label = move || {
        let words = &table.words().akropolis_table;
        match turn {
            Turn::Left => words.turn_left,
            Turn::Right => words.turn_right,
        }
    };
    let (icon, key, id) = match turn {
        Turn::Left => (Icon::TurnLeft, "Q", "turn-left"),
        Turn::Right => (Icon::TurnRight, "E", "turn-right"),
    };
    view! {
        <button
            class="button"
            type="button"
            id=id
            aria-label=label
            title=label
            disabled=move || {
                table.hand.get().is_none_or(|hand| hand.triangle().is_none())
            }
            on:click=move |_| untrack(|| table.turn(turn))
        >
            <Icon icon/>
            <kbd>{key}</kbd>
        </button>
    }
}

/// Places the tile, hurries the computer, or leads to the result.
fn main_button(table: Table) -> AnyView {
    if table.is_over() {
        return view! {
            <button
                class="button primary"
                type="button"
                id="result"
                on:click=move |_| table.open.set(Some(Panel::Result))
            >
                {move || table.words().akropolis_table.result}
            </button>
        }
        .into_any();
    }
    if let Some(label) = table.sitting.waits_for(table.words()) {
        return waiting_button(label);
    }
    if !table.may_choose() {
        let part = move || {
            let part = table
                .sitting
                .thought
                .get()
                .map_or(0.0, |thought| thought.part);
            format!("--part:{part:.3}")
        };
        return view! {
            <button
                class="button primary thinking"
                type="button"
                id="hurry"
                style=part
                on:click=move |_| table.sitting.hurry()
            >
                <Icon icon=Icon::Hurry/>
                {move || table.words().play.hurry}
            </button>
        }
        .into_any();
    }
    let points = move || {
        let points = table
            .preview
            .with(|preview| Some(preview.as_ref()?.gain()?.points()));
        points
            .filter(|_| table.shows_scores())
            .map(|points| view! { <span class="points">{signed(points)}</span> })
    };
    let is_ready = move || {
        table
            .preview
            .with(|preview| matches!(preview, Some(Preview::Allowed(_))))
    };
    view! {
        <button
            class="button primary"
            type="button"
            id="place"
            disabled=move || !is_ready()
            on:click=move |_| untrack(|| table.confirm())
        >
            <Icon icon=Icon::Confirm/>
            {move || table.words().akropolis_table.place}
            {points}
            <kbd>"↵"</kbd>
        </button>
    }
    .into_any()
}

/// What happens now, in words.
pub(super) fn sentence(table: Table) -> Sentence {
    let words = table.words();
    let table_words = &words.akropolis_table;
    if table.is_over() {
        return super::end::sentence(table);
    }
    if !table.may_choose() {
        let title = table.sitting.turn(words).unwrap_or_default();
        let text = news(table);
        return Sentence { title, text };
    }
    if table.is_asking.get() {
        return Sentence {
            title: table_words.hint.to_owned(),
            text: table_words.hint_wait.to_owned(),
        };
    }
    let preview = table.preview.get();
    match (table.hand.get(), preview) {
        (Some(_), Some(preview)) => {
            let mut said = sentences::of_preview(&preview, words);
            if table.is_suggested.get() {
                said.title = format!("{}: {}", table_words.suggested, said.title);
            }
            said
        }
        (Some(hand), None) => {
            debug_assert!(hand.grip() != Some(Grip::Resting), "a place has a preview");
            Sentence {
                title: table_words.find_place.to_owned(),
                text: table_words.find_place_line.to_owned(),
            }
        }
        (None, _) => {
            let news = news(table);
            let text = if news.is_empty() {
                table_words.choose_line.to_owned()
            } else {
                news
            };
            Sentence {
                title: table_words.choose.to_owned(),
                text,
            }
        }
    }
}

/// What the others did since one's own last turn.
pub(super) fn news(table: Table) -> String {
    let words = table.words();
    let estate = table.position.with(|position| position.estate().copied());
    if let Some(estate) = estate {
        let name = table.name(Seat::Second);
        let taking = estate.takings().next_back();
        return taking.map_or_else(String::new, |taking| {
            sentences::of_taking(&name, taking, words)
        });
    }
    let mut moved: Vec<String> = Vec::new();
    for seat in table.others() {
        let tile = table.position.with(|position| {
            let city = &position.cities()[seat];
            city.tiles().last()
        });
        if let Some(tile) = tile {
            let what = sentences::tile(tile, words);
            moved.push((words.akropolis_table.laid)(&table.name(seat), &what));
        }
    }
    moved.join(" ")
}

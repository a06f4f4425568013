//! The construction site: the tiles on offer, their prices, and the stacks.

use leptos::prelude::*;
use polis_akropolis::TileId;
use polis_draw::{Detail, LooseTile, Stack, Stone};

use super::Table;
use crate::table::art::art;
use polis_client::table::akropolis::sentences;

/// The construction site in the dock.
pub(super) fn site(table: Table) -> AnyView {
    let client = table.client;
    view! {
        <div class="site">
            <div class="head">
                <h2>{client.text(|words| words.akropolis_table.site())}</h2>
                <small class="only-desk">
                    {client.text(|words| words.akropolis_table.site_line())}
                </small>
                <small class="only-phone">{move || stacks_left(table)}</small>
            </div>
            <div
                class="offers"
                style=move || {
                    let slots = table.position.with(|position| position.options().site_size());
                    format!("--slots:{slots}")
                }
            >
                {offers(table)}
                <div class="stacks only-desk">
                    {stacks(table)}
                    <span>{move || stacks_left(table)}</span>
                </div>
            </div>
        </div>
    }
    .into_any()
}

fn stacks_left(table: Table) -> String {
    let stacks = table.position.with(polis_akropolis::Akropolis::stacks);
    table.words().akropolis_table.stacks(stacks)
}

/// At most three stacks are drawn; the words tell how many there are.
fn stacks(table: Table) -> impl IntoView {
    let tiles = table
        .position
        .with_untracked(|position| position.options().stack_size());
    let stacks = Memo::new(move |_| table.position.with(|position| position.stacks().min(3)));
    let drawn = move || {
        let stack = Stack { tiles: tiles as u8 };
        (0..stacks.get())
            .map(|_| art(&stack, "stack"))
            .collect_view()
    };
    view! { <span class="drawn">{drawn}</span> }
}

/// The tiles of the site, in order. A card stays where it is, whatever lies on it.
fn offers(table: Table) -> impl IntoView {
    // On a phone the tiles of a large site are too small for miniatures.
    let is_small = Memo::new(move |_| {
        let number = table.position.with(|position| position.site().len());
        number > 4 && table.window.size.get().is_narrow()
    });
    let most = table
        .position
        .with_untracked(|position| position.options().site_size());
    let offers = (0..most).map(|place| {
        let tile = Memo::new(move |_| {
            table
                .position
                .with(|position| position.site().get(place).copied())
        });
        move || Some(offer(table, place, tile.get()?, is_small))
    });
    offers.collect_view()
}

fn offer(table: Table, place: usize, tile: TileId, is_small: Memo<bool>) -> impl IntoView {
    let stones = move || {
        table
            .position
            .with(|position| usize::from(position.stones()[table.me.get()]))
    };
    let in_hand = move || table.hand.get().is_some_and(|hand| hand.tile() == tile);
    // How many stones are missing for it.
    let short_by = Memo::new(move |_| {
        let missing = place.checked_sub(stones())?;
        (missing > 0 && table.may_choose()).then_some(missing)
    });
    let is_dear = move || short_by.get().is_some();
    let label = move || {
        let words = table.words();
        let table_words = &words.akropolis_table;
        let price = match place {
            0 => table_words.free().to_owned(),
            _ => table_words.stones(place),
        };
        let what = sentences::tile(tile, words);
        let label = format!("{}: {what}; {price}", table_words.tile(place + 1));
        match short_by.get() {
            Some(missing) => format!("{label}; {}", table_words.short_by(missing)),
            None => label,
        }
    };
    let price = move || match place {
        0 => table.words().akropolis_table.free().to_owned(),
        _ => place.to_string(),
    };
    let short = move || {
        short_by.get().map(|missing| {
            let words = &table.words().akropolis_table;
            view! { <span class="short">{words.short_by(missing)}</span> }
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
            on:pointerdown=move |event| table.grab(place, &event)
            on:pointermove=move |event| table.drag(&event)
            on:pointerup=move |event| table.drop(&event)
            on:click=move |_| {
                if !table.was_dragged() {
                    table.take(place);
                }
            }
        >
            <span class="unseen">{label}</span>
            {move || {
                let mut loose = LooseTile::new(tile);
                if is_small.get() {
                    loose.detail = Detail::Small;
                }
                art(&loose, "tile")
            }}
            {move || {
                in_hand()
                    .then(|| {
                        let words = table.words().table;
                        view! { <span class="tag">{words.in_hand()}</span> }
                    })
            }}
            <span class="price" aria-hidden="true">
                {price}
                {(place > 0).then(|| art(&Stone, "stone"))}
                {short}
            </span>
        </button>
    }
}

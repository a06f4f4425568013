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

/// The tiles of the site, in order. A card goes with its tile, so that those that stay on the site
/// are not drawn again when one before them is taken.
fn offers(table: Table) -> impl IntoView {
    // On a phone the tiles of a large site are too small for miniatures.
    let is_small = Memo::new(move |_| {
        let number = table.position.with(|position| position.site().len());
        number > 4 && table.window.size.get().is_narrow()
    });
    let site = Memo::new(move |_| table.position.with(|position| position.site().to_vec()));
    view! {
        <For
            each=move || site.get()
            key=|tile| *tile
            children=move |tile| offer(table, tile, site, is_small)
        />
    }
}

fn offer(
    table: Table,
    tile: TileId,
    site: Memo<Vec<TileId>>,
    is_small: Memo<bool>,
) -> impl IntoView {
    // A tile that is taken leaves from where it was.
    let place = Memo::new(move |before: Option<&usize>| {
        let now = site.with(|site| site.iter().position(|&one| one == tile));
        now.or(before.copied()).unwrap_or_default()
    });
    let is_free = Memo::new(move |_| place.get() == 0);
    let stones = move || {
        table
            .position
            .with(|position| usize::from(position.stones()[table.me.get()]))
    };
    let in_hand = move || table.hand.get().is_some_and(|hand| hand.tile() == tile);
    // How many stones are missing for it.
    let short_by = Memo::new(move |_| {
        let missing = place.get().checked_sub(stones())?;
        (missing > 0 && table.may_choose()).then_some(missing)
    });
    let is_dear = move || short_by.get().is_some();
    let label = move || {
        let words = table.words();
        let table_words = &words.akropolis_table;
        let place = place.get();
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
    let price = move || match place.get() {
        0 => table.words().akropolis_table.free().to_owned(),
        stones => stones.to_string(),
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
            on:pointerdown=move |event| table.grab(place.get_untracked(), &event)
            on:pointermove=move |event| table.drag(&event)
            on:pointerup=move |event| table.drop(&event)
            on:click=move |_| {
                if !table.was_dragged() {
                    table.take(place.get_untracked());
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
                {move || (!is_free.get()).then(|| art(&Stone, "stone"))}
                {short}
            </span>
        </button>
    }
}

//! The stock: its tiles, and how many are left; or a decision about a house.

use leptos::prelude::*;
use polis_architekton::{Architekton, Decision, Rotation};
use polis_draw::{Coin, Condition, House, StockTile as Drawn};

use super::Table;
use crate::components::icon::Icon;
use crate::table::art::art;
use polis_client::table::architekton::stock::{OF_A_KIND, Slot, StockTile};
use polis_client::table::architekton::{Fate, places};

/// What can be chosen in the dock: the stock, or what becomes of a house.
pub(super) fn stock(table: Table) -> AnyView {
    let decision = Memo::new(move |_| table.own_decision());
    let shown = move || {
        match decision.get() {
        Some(decision) => choice(table, decision).into_any(),
        None => view! {
            <div class="stock">
                <div class="kind">
                    <div class="head">
                        <h2>{table.say(|words| words.buildings())}</h2>
                        {move || left(table, Architekton::pile_of_buildings, Architekton::reserve_of_buildings)}
                    </div>
                    <div class="offers">
                        {(0..OF_A_KIND).map(|index| offer(table, Slot::Building(index))).collect_view()}
                    </div>
                </div>
                <div class="kind">
                    <div class="head">
                        <h2>{table.say(|words| words.landscapes())}</h2>
                        {move || left(table, Architekton::pile_of_landscapes, Architekton::reserve_of_landscapes)}
                    </div>
                    <div class="offers">
                        {(0..OF_A_KIND).map(|index| offer(table, Slot::Landscape(index))).collect_view()}
                    </div>
                </div>
            </div>
        }
        .into_any(),
    }
    };
    view! { {shown} }.into_any()
}

/// How many tiles of a kind are left.
fn left(
    table: Table,
    pile: fn(&Architekton) -> usize,
    reserve: fn(&Architekton) -> usize,
) -> impl IntoView {
    let (pile, reserve) = table
        .position
        .with(|position| (pile(position), reserve(position)));
    let long = table.table_words().left(pile, reserve);
    let short = format!("{pile} + {reserve}");
    view! {
        <small class="long">{long.clone()}</small>
        <small class="short" aria-label=long>{short}</small>
    }
}

/// A tile of the stock.
fn offer(table: Table, slot: Slot) -> impl IntoView {
    let tile = Memo::new(move |_| table.position.with(|position| slot.tile(position)));
    move || {
        let Some(tile) = tile.get() else {
            return view! { <span class="offer empty"></span> }.into_any();
        };
        let in_hand = move || table.hand.get().is_some_and(|hand| hand.slot() == slot);
        let fits_nowhere = move || {
            table
                .position
                .with(|position| places::places(position, tile).is_empty())
        };
        let rotation = Memo::new(move |_| {
            let hand = table.hand.get().filter(|hand| hand.slot() == slot);
            hand.map_or(Rotation::None, |hand| {
                table.position.with(|position| hand.rotation(position))
            })
        });
        let drawn = move || {
            let tile = tile.turned(rotation.get());
            // The faces of a game are always the same.
            table.position.with_untracked(|position| {
                let drawn = Drawn {
                    tile,
                    faces: position.faces(),
                    condition: Condition::Normal,
                };
                art(&drawn, "tile")
            })
        };
        let name = move || {
            let words = table.table_words();
            let (long, short) = match tile {
                StockTile::Building(building) => {
                    let number = building.number();
                    (words.building(number), number.to_string())
                }
                StockTile::Landscape(scenery) => {
                    let name = words.scenery(scenery).to_owned();
                    (name.clone(), name)
                }
            };
            let long = if in_hand() {
                table.words().table.in_hand().to_owned()
            } else {
                long
            };
            view! { <span class="long">{long}</span><span class="short">{short}</span> }
        };
        view! {
            <button
                class="offer"
                class:taken=in_hand
                class:idle=move || !table.may_lay()
                class:nowhere=fits_nowhere
                type="button"
                aria-pressed=move || in_hand().to_string()
                aria-disabled=move || (!table.may_lay()).to_string()
                aria-keyshortcuts=slot.key().to_string()
                on:click=move |_| table.take(slot)
            >
                <span class="unseen">{move || table.position.with(|position| tile.name(position, table.words()))}</span>
                {drawn}
                <span class="name" aria-hidden="true">{name}</span>
                <kbd class="only-desk" aria-hidden="true">{slot.key()}</kbd>
            </button>
        }
        .into_any()
    }
}

/// The two ways to decide about a house, side by side, with what each costs.
fn choice(table: Table, decision: Decision) -> impl IntoView {
    let words = table.table_words();
    let ways = Fate::ALL
        .into_iter()
        .zip(["1", "2"])
        .map(move |(fate, key)| {
            let (title, cost) = match fate {
                Fate::Keep => (words.keep(), decision.cost_to_keep),
                Fate::Remove => (words.remove(), decision.cost_to_remove),
            };
            let chosen = fate.chosen(decision);
            let remarks = table.position.with(|position| {
                let gain = position.gain(chosen).ok()?;
                let before = position.final_score()[table.me.get()];
                let after = gain.scores[table.me.get()].after;
                Some(table.table_words().points_change(
                    table.speak(|speech| speech.who(table.me.get())).as_deref(),
                    before.total(),
                    after.total(),
                ))
            });
            view! {
                <button
                    class="fate"
                    class:suggested=move || table.suggested.get() == Some(chosen)
                    type="button"
                    id=match fate {
                        Fate::Keep => "keep",
                        Fate::Remove => "remove",
                    }
                    on:click=move |_| table.decide(chosen)
                >
                    <span class="picture">
                        {art(&House { seat: table.me.get() }, "house")}
                        {matches!(fate, Fate::Remove)
                            .then(|| view! { <Icon icon=Icon::Undo/> })}
                    </span>
                    <span class="words">
                        <b>{title}</b>
                        <span class="cost">
                            {(0..cost).map(|_| art(&Coin, "coin")).collect_view()}
                            {words.pay(cost)}
                        </span>
                        <small>{remarks}</small>
                    </span>
                    <kbd class="only-desk">{key}</kbd>
                </button>
            }
        });
    view! {
        <div class="fates" role="group" aria-label=words.enclosed_with(decision.building.number(), decision.loss)>
            {ways.collect_view()}
        </div>
    }
}

/// Moves another house, where one must be moved.
pub(super) fn house_button(table: Table) -> Option<impl IntoView> {
    let moves = table.hand.get().is_some_and(|hand| {
        table.position.with(|position| hand.moves_house(position)) && hand.over.place().is_some()
    });
    moves.then(|| {
        let label = table.table_words().another_house();
        view! {
            <button
                class="button"
                type="button"
                aria-label=label
                title=label
                on:click=move |_| table.next_house()
            >
                {art(&House { seat: table.me.get() }, "house")}
                <kbd>"M"</kbd>
            </button>
        }
    })
}

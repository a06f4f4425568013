//! The dock: the stock, what happens, and the buttons; or a decision about a house.

use leptos::prelude::*;
use polis_architekton::{Architekton, Decision, Rotation, Tile};
use polis_draw::{Condition, StockTile as Drawn};

use super::state::{Fate, Table};
use crate::components::icon::Icon;
use crate::online::{After, waiting_button};
use crate::table::art::art;
use polis_client::session::Session;
use polis_client::table::architekton::hand::Turn;
use polis_client::table::architekton::stock::{OF_A_KIND, Slot, StockTile};

/// A title and what is said below it.
pub(super) struct Sentence {
    pub(super) title: String,
    pub(super) text: String,
}

/// The dock.
#[component]
pub(super) fn Dock() -> impl IntoView {
    let table = Table::here();
    let decides = Memo::new(move |_| table.decision().filter(|_| table.may_choose()));
    view! {
        <section class="dock" aria-label=table.say(|words| words.stock)>
            {move || match decides.get() {
                Some(decision) => choice(table, decision).into_any(),
                None => {
                    view! {
                        <div class="stock">
                            <div class="kind">
                                <div class="head">
                                    <h2>{table.say(|words| words.buildings)}</h2>
                                    {move || left(table, Architekton::pile_of_buildings, Architekton::reserve_of_buildings)}
                                </div>
                                <div class="offers">
                                    {(0..OF_A_KIND).map(|index| offer(table, Slot::Building(index))).collect_view()}
                                </div>
                            </div>
                            <div class="kind">
                                <div class="head">
                                    <h2>{table.say(|words| words.landscapes)}</h2>
                                    {move || left(table, Architekton::pile_of_landscapes, Architekton::reserve_of_landscapes)}
                                </div>
                                <div class="offers">
                                    {(0..OF_A_KIND).map(|index| offer(table, Slot::Landscape(index))).collect_view()}
                                </div>
                            </div>
                        </div>
                    }
                        .into_any()
                }
            }}
            <div class="acts">
                <div class="say only-desk">
                    {move || {
                        let said = sentence(table);
                        view! { <b>{said.title}</b><span>{said.text}</span> }
                    }}
                </div>
                <div class="line">
                    {move || {
                        (!table.is_over() && decides.get().is_none())
                            .then(|| [Turn::Left, Turn::Right].map(|turn| turn_button(table, turn)).collect_view())
                    }}
                    <button
                        class="button"
                        type="button"
                        id="undo"
                        title=move || table.sitting.undo_label(table.words())
                        disabled=move || {
                            table.hand.with(Option::is_none)
                                && !table.sitting.session.with(Session::can_undo)
                        }
                        on:click=move |_| table.undo()
                    >
                        <Icon icon=Icon::Undo/>
                        <span class:unseen=move || decides.get().is_none()>
                            {move || table.words().play.undo}
                        </span>
                        <kbd>"Z"</kbd>
                    </button>
                    {move || house_button(table)}
                    {move || super::end::result_button(table)}
                    {move || main_button(table)}
                </div>
            </div>
        </section>
    }
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
    let long = (table.table_words().left)(pile, reserve);
    let short = format!("{pile} + {reserve}");
    view! {
        <small class="only-desk">{long.clone()}</small>
        <small class="only-phone" aria-label=long>{short}</small>
    }
}

/// A tile of the stock.
fn offer(table: Table, slot: Slot) -> impl IntoView {
    move || {
        let Some(tile) = table.position.with(|position| slot.tile(position)) else {
            return view! { <span class="offer empty"></span> }.into_any();
        };
        let in_hand = move || table.hand.get().is_some_and(|hand| hand.slot() == slot);
        let fits_nowhere = table.position.with(|position| {
            polis_client::table::architekton::places::places(position, tile).is_empty()
        });
        let drawn = move || {
            let rotation = table.position.with(|position| {
                let hand = table.hand.get().filter(|hand| hand.slot() == slot);
                hand.map_or(Rotation::None, |hand| hand.rotation(position))
            });
            let tile = match tile {
                StockTile::Building(building) => Tile::Building {
                    building,
                    rotation,
                    owner: None,
                },
                StockTile::Landscape(scenery) => Tile::Landscape { scenery },
            };
            table.position.with(|position| {
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
            match tile {
                _ if in_hand() => table.words().akropolis_table.in_hand.into_any(),
                StockTile::Building(building) => {
                    let number = building.number();
                    view! {
                        <span class="only-desk">{(words.building)(number)}</span>
                        <span class="only-phone">{number}</span>
                    }
                    .into_any()
                }
                StockTile::Landscape(scenery) => words.scenery(scenery).into_any(),
            }
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
                <span class="unseen">{move || table.tile_name(tile)}</span>
                {drawn}
                <span class="name" aria-hidden="true">{name}</span>
                <kbd class="only-desk" aria-hidden="true">{slot.key()}</kbd>
            </button>
        }
        .into_any()
    }
}

/// What to do, or what is happening.
pub(super) fn sentence(table: Table) -> Sentence {
    let words = table.table_words();
    if table.is_over() {
        return Sentence {
            title: super::end::headline(table),
            text: super::end::reason(table),
        };
    }
    if table.is_asking.get() {
        return Sentence {
            title: table.words().akropolis_table.hint_wait.to_owned(),
            text: String::new(),
        };
    }
    if let Some(decision) = table.decision().filter(|_| table.may_choose()) {
        let building = decision.building.number();
        return Sentence {
            title: (words.enclosed_with)(building, decision.loss.into()),
            text: words.decide_line.to_owned(),
        };
    }
    if !table.may_choose() {
        return waiting(table);
    }
    match table.hand.get() {
        None => {
            let news = last_news(table);
            Sentence {
                title: words.choose.to_owned(),
                text: news.unwrap_or_else(|| words.choose_line.to_owned()),
            }
        }
        Some(hand) if hand.place().is_none() => {
            let places = table.position.with(|position| {
                polis_client::table::architekton::places::places(position, hand.tile())
            });
            if places.is_empty() {
                return Sentence {
                    title: words.fits_nowhere.to_owned(),
                    text: String::new(),
                };
            }
            Sentence {
                title: words.find_place.to_owned(),
                text: words.find_place_line.to_owned(),
            }
        }
        Some(hand) => table.preview.with(|preview| match preview {
            None => Sentence {
                title: words.find_place.to_owned(),
                text: String::new(),
            },
            Some(preview) => table.speak(|speech| match &preview.gain {
                Err(illegal) => Sentence {
                    title: speech.refusal(*illegal).to_owned(),
                    text: String::new(),
                },
                Ok(gain) => {
                    let mut title = format!("{}.", speech.fits(preview.fit));
                    if table.suggested.get().is_some() {
                        let suggested = table.words().akropolis_table.suggested;
                        title = format!("{suggested}: {}", lower_first(&title));
                    }
                    Sentence {
                        title,
                        text: outlook(table, hand, gain),
                    }
                }
            }),
        }),
    }
}

/// What comes with the lay and after it, the most telling first.
fn outlook(
    table: Table,
    hand: polis_client::table::architekton::hand::Hand,
    gain: &polis_architekton::gain::Gain,
) -> String {
    let words = table.table_words();
    let mut parts: Vec<String> = Vec::new();
    table.position.with(|position| {
        if hand.turned_by_itself(position) {
            parts.push(words.turned_by_itself.to_owned());
        }
        if hand.moves_house(position) {
            parts.push(words.house_moves.to_owned());
        }
        let consequences = table.speak(|speech| speech.consequences(gain));
        parts.extend(consequences.into_iter().map(|remark| remark.text));
        if gain.end.is_none() && parts.len() < 2 {
            if matches!(hand.tile(), StockTile::Building(_)) && !hand.moves_house(position) {
                parts.push(words.house_comes.to_owned());
            }
            parts.push(if position.lays_left() > 1 {
                words.then_second.to_owned()
            } else {
                words.then_other.to_owned()
            });
        }
    });
    parts.join(" ")
}

/// While the others choose.
fn waiting(table: Table) -> Sentence {
    Sentence {
        title: table.sitting.turn(table.words()).unwrap_or_default(),
        text: last_news(table).unwrap_or_default(),
    }
}

/// The last move and what followed, if somebody else made it or something followed.
fn last_news(table: Table) -> Option<String> {
    let news: Vec<String> = table
        .news()
        .into_iter()
        .map(super::news::News::spoken)
        .collect();
    (!news.is_empty()).then(|| news.join(" "))
}

/// The two ways to decide about a house, side by side, with what each costs.
fn choice(table: Table, decision: Decision) -> impl IntoView {
    let words = table.table_words();
    let ways = Fate::ALL
        .into_iter()
        .zip(["1", "2"])
        .map(move |(fate, key)| {
            let (title, cost) = match fate {
                Fate::Keep => (words.keep, decision.cost_to_keep),
                Fate::Remove => (words.remove, decision.cost_to_remove),
            };
            let chosen = fate.chosen(decision);
            let remarks = table.position.with(|position| {
                let gain = position.gain(chosen).ok()?;
                let before = position.final_score()[table.me.get()];
                let after = gain.scores[table.me.get()].after;
                Some((table.table_words().points_change)(
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
                    on:click=move |_| table.decide(fate)
                >
                    <span class="picture">
                        {art(&polis_draw::House { seat: table.me.get() }, "house")}
                        {matches!(fate, Fate::Remove)
                            .then(|| view! { <Icon icon=Icon::Undo/> })}
                    </span>
                    <span class="words">
                        <b>{title}</b>
                        <span class="cost">
                            {(0..cost).map(|_| art(&polis_draw::Coin, "coin")).collect_view()}
                            {(words.pay)(cost.into())}
                        </span>
                        <small>{remarks}</small>
                    </span>
                    <kbd class="only-desk">{key}</kbd>
                </button>
            }
        });
    view! {
        <div class="fates" role="group" aria-label=(words.enclosed_with)(decision.building.number(), decision.loss.into())>
            {ways.collect_view()}
        </div>
    }
}

fn turn_button(table: Table, turn: Turn) -> impl IntoView {
    let (icon, key) = match turn {
        Turn::Left => (Icon::TurnLeft, "Q"),
        Turn::Right => (Icon::TurnRight, "E"),
    };
    let label = move || {
        let words = &table.words().akropolis_table;
        match turn {
            Turn::Left => words.turn_left,
            Turn::Right => words.turn_right,
        }
    };
    let can_turn = move || {
        let hand = table.hand.get();
        hand.is_some_and(|hand| matches!(hand.tile(), StockTile::Building(_)))
    };
    view! {
        <button
            class="button"
            type="button"
            aria-label=label
            title=label
            disabled=move || !can_turn()
            on:click=move |_| table.turn(turn)
        >
            <Icon icon/>
            <kbd>{key}</kbd>
        </button>
    }
}

/// Moves another house, where one must be moved.
fn house_button(table: Table) -> Option<impl IntoView> {
    let moves = table.hand.get().is_some_and(|hand| {
        table.position.with(|position| hand.moves_house(position)) && hand.place().is_some()
    });
    moves.then(|| {
        let label = table.table_words().another_house;
        view! {
            <button
                class="button"
                type="button"
                aria-label=label
                title=label
                on:click=move |_| table.next_house()
            >
                {art(&polis_draw::House { seat: table.me.get() }, "house")}
                <kbd>"M"</kbd>
            </button>
        }
    })
}

/// Confirms; or hurries the computer; or goes on after the end.
fn main_button(table: Table) -> AnyView {
    let words = table.words();
    if table.decision().is_some() && table.may_choose() && !table.is_asking.get() {
        return ().into_any();
    }
    if let Some(place) = table.sitting.place().filter(|_| table.is_over()) {
        return view! { <After place/> }.into_any();
    }
    if let Some(label) = table.sitting.waits_for(words) {
        return waiting_button(label);
    }
    if table.is_over() {
        return view! {
            <button
                class="button primary"
                type="button"
                id="next"
                on:click=move |_| super::end::play_again(table)
            >
                {super::end::again_label(table)}
            </button>
        }
        .into_any();
    }
    if !table.may_choose() || table.sitting.thought.with(Option::is_some) {
        let part = move || {
            let part = table
                .sitting
                .thought
                .get()
                .map_or(0.0, |thought| thought.part);
            format!("--part:{:.3}", part.clamp(0.0, 1.0))
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
                {words.play.hurry}
            </button>
        }
        .into_any();
    }
    let is_ready = move || {
        table
            .preview
            .with(|preview| preview.as_ref().is_some_and(|preview| preview.gain.is_ok()))
    };
    view! {
        <button
            class="button primary"
            type="button"
            id="place"
            disabled=move || !is_ready()
            on:click=move |_| table.confirm()
        >
            <Icon icon=Icon::Confirm/>
            {words.architekton_table.lay}
            <kbd>"↵"</kbd>
        </button>
    }
    .into_any()
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}

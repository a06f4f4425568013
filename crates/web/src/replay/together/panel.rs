//! Beside the board: who is there, who leads, the chapters, and what is offered.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{Person, StudyAction, StudyOffer, StudyPlace};

use super::super::state::{ReplayGame, ReplayState};
use super::managing::Managing;
use super::{SharedStudy, StudyRoom};
use crate::online::Invitation;
use crate::online::name::{self, NameField};
use crate::online::table_text;
use polis_client::online::study::{StudyRole, people};
use polis_client::route::Route;
use polis_client::table::narration::Speech;

/// All of it.
pub(in crate::replay) fn panel<G: ReplayGame>(
    state: ReplayState<G>,
    together: SharedStudy,
) -> impl IntoView {
    let (room, client) = (together.room, state.client);
    let title = move || {
        room.page
            .with(|page| page.as_ref().map(|page| page.title.clone()))
    };
    let failed = move || {
        let failure = room.failed.get()?;
        Some(view! { <p class="error" role="alert">{table_text::failure(&failure, client)}</p> })
    };
    view! {
        <section class="together" data-panel="together" id="together">
            <h2>{title}</h2>
            {part(state, together)}
            {failed}
            {offers(state, together)}
            <Chapters room/>
            <People room/>
            <details class="together-invite">
                <summary>{client.say(|words| words.together.invite())}</summary>
                <Invitation route=Route::SharedStudy(room.id)/>
            </details>
            {move || room.is_mine().then(|| view! { <Managing room/> })}
        </section>
    }
}

/// What one does, and what one can do instead.
fn part<G: ReplayGame>(state: ReplayState<G>, together: SharedStudy) -> impl IntoView {
    let (room, client) = (together.room, state.client);
    let typed = name::usual();
    let part = Memo::new(move |_| room.part());
    let line = move || {
        let words = &client.words().together;
        match part.get() {
            Some(StudyRole::Leading) => words.you_lead().to_owned(),
            Some(StudyRole::Following) => room.page.with(|page| {
                let leader = page.as_ref().map(|page| page.leader.clone());
                leader.map_or_else(String::new, |leader| {
                    words.follows(&table_text::name(&leader, client.words()))
                })
            }),
            Some(StudyRole::Away) => words.away().to_owned(),
            None => String::new(),
        }
    };
    let is_own = move || {
        let at = state.cursor.get();
        state.own.with(|own| own.contains(&at))
    };
    let offer = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let place = state.place_in(together.chapter);
        let name = typed.get_untracked();
        spawn_local(async move {
            if let Err(failure) = room.line.be_somebody(name).await {
                room.failed.try_set(Some(failure));
                return;
            }
            room.act(StudyAction::Offer { place }, move || {
                room.done.try_set(true);
            });
        });
    };
    let away = move || {
        (part.get() == Some(StudyRole::Away)).then(|| {
            view! {
                <p class="small">
                    {move || {
                        let words = &client.words().together;
                        if room.is_open() { words.away_line() } else { words.closed() }
                    }}
                </p>
                <form class="line" on:submit=offer>
                    <button
                        class="button primary"
                        type="button"
                        id="follow"
                        on:click=move |_| untrack(|| room.follow())
                    >
                        {client.say(|words| words.together.follow())}
                    </button>
                    {move || {
                        (room.is_open() && is_own())
                            .then(|| {
                                view! {
                                    <NameField typed/>
                                    <button class="button" type="submit" id="offer">
                                        {client.say(|words| words.together.offer())}
                                    </button>
                                }
                            })
                    }}
                </form>
            }
        })
    };
    view! {
        <p class="together-part" id="my-part" role="status">{line}</p>
        {away}
        <p class="small" role="status" id="offered">
            {move || room.done.get().then(|| client.words().together.offered())}
        </p>
    }
}

/// What is offered to the study.
fn offers<G: ReplayGame>(state: ReplayState<G>, together: SharedStudy) -> impl IntoView {
    let (room, client) = (together.room, state.client);
    let offered = Memo::new(move |_| {
        room.page.with(|page| {
            let offers = page.as_ref().map(|page| page.offers.clone());
            let mut offers = offers.unwrap_or_default();
            offers.retain(|offer| offer.place.chapter == together.chapter);
            offers
        })
    });
    let entry = move |offer: StudyOffer| {
        let StudyOffer { number, by, place } = offer;
        let told = {
            let (by, place) = (by.clone(), place.clone());
            move || {
                let words = client.words();
                let name = table_text::name(&by, words);
                words.together.offer_by(&name, &told(state, &place))
            }
        };
        let look = place.clone();
        let buttons = move || {
            let (words, place) = (&client.words().together, place.clone());
            let dismiss = move |_| room.act(StudyAction::Dismiss { offer: number }, || {});
            if room.part() == Some(StudyRole::Leading) {
                let accept = move |_| {
                    let place = place.clone();
                    room.act(StudyAction::Accept { offer: number }, move || {
                        untrack(|| state.go_to_place(&place));
                    });
                };
                view! {
                    <button class="button primary accept" type="button" on:click=accept>
                        {words.accept()}
                    </button>
                    <button class="button" type="button" on:click=dismiss>
                        {words.dismiss()}
                    </button>
                }
                .into_any()
            } else {
                let is_mine = room.line.my_id() == Some(by.id);
                let look = look.clone();
                view! {
                    <button
                        class="button"
                        type="button"
                        on:click=move |_| untrack(|| state.go_to_place(&look))
                    >
                        {words.look()}
                    </button>
                    {is_mine
                        .then(|| {
                            view! {
                                <button class="button" type="button" on:click=dismiss>
                                    {words.withdraw()}
                                </button>
                            }
                        })}
                }
                .into_any()
            }
        };
        view! {
            <li>
                <p>{told}</p>
                <div class="line">{buttons}</div>
            </li>
        }
    };
    move || {
        offered.with(|offers| {
            (!offers.is_empty()).then(|| {
                let entries = offers.iter().cloned().map(entry).collect_view();
                view! {
                    <h3>{client.say(|words| words.together.offers())}</h3>
                    <ul class="plain together-offers" id="offers">{entries}</ul>
                }
            })
        })
    }
}

/// The moves of a line in words.
fn told<G: ReplayGame>(state: ReplayState<G>, place: &StudyPlace) -> String {
    let (words, company) = (state.client.words(), &state.company());
    let mut tree = state.tree.get();
    let Ok(node) = place.add_to(&mut tree) else {
        return place.line.join("; ");
    };
    let path = tree.path(node);
    let moves = path.iter().skip(place.played as usize + 1);
    let told = moves.filter_map(|&node| {
        let (_, chosen) = tree.before(node)?;
        let seat = tree.record(tree.before(node)?.0).position().to_move()?;
        let told = G::told(chosen, Speech { words, company });
        Some(format!("{} {told}", company.name(seat, words)))
    });
    told.collect::<Vec<_>>().join("; ")
}

/// The chapters.
#[component]
fn Chapters(room: StudyRoom) -> impl IntoView {
    let client = room.client;
    let chapters = Memo::new(move |_| {
        room.page.with(|page| {
            let chapters = page.as_ref().map(|page| page.chapters.clone());
            chapters.unwrap_or_default()
        })
    });
    let on_stage = Memo::new(move |_| room.chapter.with(|chapter| Some(chapter.as_ref()?.number)));
    view! {
        <h3>{client.say(|words| words.together.chapters())}</h3>
        <ol class="together-chapters" id="chapters">
            <For
                each=move || chapters.get()
                key=|chapter| (chapter.number, chapter.name.clone())
                let:chapter
            >
                <li>
                    <button
                        type="button"
                        class="button quiet"
                        class:on=move || on_stage.get() == Some(chapter.number)
                        aria-current=move || {
                            (on_stage.get() == Some(chapter.number)).then_some("true")
                        }
                        on:click=move |_| untrack(|| room.open_chapter(chapter.number))
                    >
                        {chapter.name.clone()}
                        <span class="small">" · " {chapter.game.title()}</span>
                    </button>
                </li>
            </For>
        </ol>
    }
}

/// Who is there.
#[component]
fn People(room: StudyRoom) -> impl IntoView {
    let client = room.client;
    let entry = move |who: &Person, is_leader: bool| {
        let words = client.words();
        let name = table_text::name(who, words);
        let person = who.id;
        let me = room.line.my_id();
        let label = if person_is(room, person) && room.is_mine() {
            (!is_leader).then(|| words.together.lead_again().to_owned())
        } else if room.is_mine() {
            (!is_leader).then(|| words.together.hand_over(&name))
        } else if is_leader && me == Some(person) {
            Some(words.together.give_back().to_owned())
        } else {
            None
        };
        let owner = room
            .page
            .with(|page| page.as_ref().map(|page| page.owner.id));
        let leads = move |_| {
            let person = match owner {
                // Who leads gives it back.
                Some(owner) if is_leader => owner,
                Some(_) | None => person,
            };
            room.act(StudyAction::Lead { person }, || {});
        };
        view! {
            <li>
                <span class="name">{name}</span>
                {is_leader.then(|| view! { <small>{words.together.leads()}</small> })}
                {label
                    .map(|label| {
                        view! {
                            <button class="button quiet" type="button" on:click=leads>
                                {label}
                            </button>
                        }
                    })}
            </li>
        }
    };
    let list = move || {
        room.page.with(|page| {
            let page = page.as_ref()?;
            let entries: Vec<_> = people(page)
                .into_iter()
                .map(|who| entry(who, who.id == page.leader.id))
                .collect();
            let unnamed =
                (page.unnamed > 0).then(|| client.words().together.unnamed(page.unnamed as usize));
            Some(view! {
                <ul class="plain together-people" id="people">{entries}</ul>
                {unnamed.map(|line| view! { <p class="small">{line}</p> })}
            })
        })
    };
    view! {
        <h3>{client.say(|words| words.together.people())}</h3>
        {list}
    }
}

fn person_is(room: StudyRoom, person: polis_protocol::PersonId) -> bool {
    room.line.my_id() == Some(person)
}

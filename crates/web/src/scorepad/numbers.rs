//! Counting by numbers, as on the paper block.

use leptos::prelude::*;
use polis_akropolis::{Construction, District, DistrictScore};
use polis_draw::{Badge, Coin, House, Stone};
use polis_game::Seat;

use super::state::ScorepadState;
use super::stepper::Stepper;
use crate::components::picture::drawn;
use polis_client::scorepad::{ArchitectHoldings, ArchitektonSheet, CountedPlayer, summary};
use polis_i18n::Words;

/// Value and stars of each type, and the stones.
#[component]
pub(super) fn Numbers(index: usize) -> impl IntoView {
    let pad = ScorepadState::here();
    let rows = District::ALL.map(|district| {
        let row = move || pad.person(index, |person| person.rows[district]);
        let change = move |change: fn(&mut DistrictScore, u16), number: u16| {
            pad.change_person(index, |person| change(&mut person.rows[district], number));
        };
        let label = move |pick: fn(&Words) -> &'static str| {
            Signal::derive(move || {
                let words = pad.words();
                format!("{}: {}", words.akropolis.district(district), pick(words))
            })
        };
        view! {
            <li class="pad-row">
                {kind(district)}
                <output class="points" data-points=district.name()>
                    {move || row().points()}
                </output>
                <div class="factors">
                    <span class="factor">
                        <small>{move || pad.words().pad.value()}</small>
                        <Stepper
                            label=label(|words| words.pad.value())
                            mark=format!("{district}-value")
                            value=Signal::derive(move || row().value)
                            step=1
                            most=CountedPlayer::MOST
                            set=Callback::new(move |number| change(|row, to| row.value = to, number))
                        />
                    </span>
                    <span class="times" aria-hidden="true">"×"</span>
                    <span class="factor">
                        <small>{move || pad.words().pad.stars()} " ★"</small>
                        <Stepper
                            label=label(|words| words.pad.stars())
                            mark=format!("{district}-stars")
                            value=Signal::derive(move || row().stars)
                            // A tap is a plaza.
                            step=u16::from(district.stars())
                            most=CountedPlayer::MOST
                            set=Callback::new(move |number| change(|row, to| row.stars = to, number))
                        />
                    </span>
                </div>
            </li>
        }
    });
    let doubles = move || {
        let has_variants = pad.cities(|sheet| !sheet.variants.is_empty());
        has_variants.then(|| view! { <p class="small">{pad.words().pad.with_doublings()}</p> })
    };
    view! {
        {doubles}
        <ul class="plain pad-rows brief">
            <li class="pad-legend" aria-hidden="true">
                {move || pad.words().akropolis_table.calculation()} " ★"
            </li>
            {rows.collect_view()}
            <li class="pad-row single">
                <span class="kind">
                    <span class="badge">{drawn(&Stone)}</span>
                    <b>{move || pad.words().akropolis_table.stones_row()}</b>
                </span>
                <Stones index/>
            </li>
        </ul>
    }
}

fn kind(district: District) -> impl IntoView {
    let pad = ScorepadState::here();
    let badge = Badge {
        construction: Construction::District(district),
    };
    view! {
        <span class="kind">
            <span class="badge">{drawn(&badge)}</span>
            <b>{move || pad.words().akropolis.district(district)}</b>
        </span>
    }
}

/// The stones of somebody.
#[component]
pub(super) fn Stones(index: usize) -> impl IntoView {
    let pad = ScorepadState::here();
    view! {
        <Stepper
            label=Signal::derive(move || pad.words().akropolis_table.stones_row().to_owned())
            mark="stones"
            value=Signal::derive(move || pad.person(index, |person| person.stones))
            step=1
            most=CountedPlayer::MOST
            set=Callback::new(move |number| {
                pad.change_person(index, |person| person.stones = number);
            })
        />
    }
}

/// What the Illustrious Architect has: his tiles by type.
#[component]
pub(super) fn OpponentNumbers() -> impl IntoView {
    let pad = ScorepadState::here();
    let ask = move |ask: &dyn Fn(&ArchitectHoldings) -> u16| {
        pad.cities(|sheet| sheet.opponent.as_ref().map(ask).unwrap_or_default())
    };
    let change = move |change: &dyn Fn(&mut ArchitectHoldings)| {
        pad.change_cities(|sheet| {
            if let Some(opponent) = &mut sheet.opponent {
                change(opponent);
            }
        });
    };
    let rows = District::ALL.map(|district| {
        let label = move |pick: fn(&Words) -> &'static str| {
            Signal::derive(move || {
                let words = pad.words();
                format!("{}: {}", words.akropolis.district(district), pick(words))
            })
        };
        let points = move || {
            pad.cities(|sheet| {
                let opponent = sheet.opponent.as_ref()?;
                Some(opponent.score(sheet.variants).districts[district].points())
            })
        };
        view! {
            <li class="pad-row">
                {kind(district)}
                <output class="points" data-points=district.name()>{points}</output>
                <div class="factors">
                    <span class="factor">
                        <small>{move || pad.words().akropolis_table.districts()}</small>
                        <Stepper
                            label=label(|words| words.akropolis_table.districts())
                            mark=format!("{district}-districts")
                            value=Signal::derive(move || ask(&|one| one.districts[district]))
                            step=1
                            most=CountedPlayer::MOST
                            set=Callback::new(move |number| {
                                change(&|one| one.districts[district] = number);
                            })
                        />
                    </span>
                    <span class="times" aria-hidden="true">"×"</span>
                    <span class="factor">
                        <small>{move || pad.words().akropolis_table.plazas()}</small>
                        <Stepper
                            label=label(|words| words.akropolis_table.plazas())
                            mark=format!("{district}-plazas")
                            value=Signal::derive(move || ask(&|one| one.plazas[district]))
                            step=1
                            most=CountedPlayer::MOST
                            set=Callback::new(move |number| {
                                change(&|one| one.plazas[district] = number);
                            })
                        />
                    </span>
                </div>
            </li>
        }
    });
    let quarry = Badge {
        construction: Construction::Quarry,
    };
    view! {
        <p class="small">{move || pad.words().akropolis_table.estate_line()}</p>
        <ul class="plain pad-rows">
            {rows.collect_view()}
            <li class="pad-row single">
                <span class="kind">
                    <span class="badge">{drawn(&quarry)}</span>
                    <b>{move || pad.words().akropolis_table.quarries_row()}</b>
                </span>
                <Stepper
                    label=Signal::derive(move || {
                        pad.words().akropolis_table.quarries_row().to_owned()
                    })
                    mark="quarries"
                    value=Signal::derive(move || ask(&|one| one.quarries))
                    step=1
                    most=CountedPlayer::MOST
                    set=Callback::new(move |number| change(&|one| one.quarries = number))
                />
            </li>
            <li class="pad-row single">
                <span class="kind">
                    <span class="badge">{drawn(&Stone)}</span>
                    <b>{move || pad.words().akropolis_table.stones_row()}</b>
                </span>
                <Stepper
                    label=Signal::derive(move || pad.words().akropolis_table.stones_row().to_owned())
                    mark="stones"
                    value=Signal::derive(move || ask(&|one| one.stones))
                    step=1
                    most=CountedPlayer::MOST
                    set=Callback::new(move |number| change(&|one| one.stones = number))
                />
            </li>
        </ul>
    }
}

/// The parts of a score of Architekton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TownPart {
    Group,
    Chips,
    Houses,
}

impl TownPart {
    const ALL: [TownPart; 3] = [TownPart::Group, TownPart::Chips, TownPart::Houses];

    const fn name(self) -> &'static str {
        match self {
            TownPart::Group => "group",
            TownPart::Chips => "chips",
            TownPart::Houses => "houses",
        }
    }

    fn label(self, words: &Words) -> &'static str {
        let words = &words.architekton_table;
        match self {
            TownPart::Group => words.largest_group(),
            TownPart::Chips => words.chips_row(),
            TownPart::Houses => words.houses_row(),
        }
    }

    fn get(self, sheet: &ArchitektonSheet, seat: Seat) -> u8 {
        let row = sheet.rows[seat as usize];
        match self {
            TownPart::Group => row.group,
            TownPart::Chips => row.chips,
            TownPart::Houses => row.houses,
        }
    }

    fn set(self, sheet: &mut ArchitektonSheet, seat: Seat, number: u8) {
        let row = &mut sheet.rows[seat as usize];
        match self {
            TownPart::Group => row.group = number,
            TownPart::Chips => row.chips = number,
            TownPart::Houses => row.houses = number,
        }
    }
}

/// A number of somebody at Architekton.
pub(super) fn town_stepper(seat: Seat, part: TownPart) -> impl IntoView {
    let pad = ScorepadState::here();
    let label = Signal::derive(move || {
        let words = pad.words();
        let names = pad.with(|sheet| summary::names(sheet, words));
        format!("{}: {}", names[seat as usize], part.label(words))
    });
    view! {
        <Stepper
            label
            mark=format!("{}-{seat}", part.name())
            value=Signal::derive(move || {
                pad.town(|sheet| u16::from(part.get(sheet, seat))).unwrap_or(0)
            })
            step=1
            most=u16::from(ArchitektonSheet::MOST)
            set=Callback::new(move |number: u16| {
                pad.change_town(|sheet| part.set(sheet, seat, number as u8));
            })
        />
    }
}

/// Largest group, chips and houses of both.
#[component]
pub(super) fn TownNumbers() -> impl IntoView {
    let pad = ScorepadState::here();
    let people = [Seat::First, Seat::Second].map(|seat| {
        let name =
            move || pad.with(|sheet| summary::names(sheet, pad.words()).remove(seat as usize));
        let rows = TownPart::ALL.map(|part| {
            let badge = match part {
                TownPart::Group | TownPart::Houses => drawn(&House { seat }),
                TownPart::Chips => drawn(&Coin),
            };
            view! {
                <li class="pad-row single">
                    <span class="kind">
                        <span class="badge">{badge}</span>
                        <b>{move || part.label(pad.words())}</b>
                    </span>
                    {town_stepper(seat, part)}
                </li>
            }
        });
        view! {
            <section class="pad-seat">
                <h2>{name}</h2>
                <ul class="plain pad-rows">{rows.collect_view()}</ul>
            </section>
        }
    });
    view! { {people.collect_view()} }
}

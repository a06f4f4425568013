//! The score sheet, with what the tile in hand would change.

use leptos::prelude::*;
use polis_akropolis::gain::{DistrictChange, Gain};
use polis_akropolis::{Construction, District, Score};
use polis_draw::{Badge, Stone};
use polis_game::Seat;

use super::Table;
use super::column::{small_city, still_to_come};
use super::mark::seat_mark;
use crate::table::art::art;
use polis_client::table::akropolis::sentences::signed;
use polis_i18n::Words;

/// The score sheet with the cities of the others and what is still to come, on a phone.
pub(super) fn panel(table: Table) -> AnyView {
    let others = move || {
        let other = |seat| {
            view! {
                <figure>
                    <figcaption>{seat_mark(seat)} {table.city_name(seat)}</figcaption>
                    {small_city(table, seat)}
                </figure>
            }
        };
        table.others().into_iter().map(other).collect_view()
    };
    view! {
        <h2>{table.words().akropolis_table.sheet()}</h2>
        {move || sheet(table)}
        <div class="cities">{others}</div>
        <div class="coming">{move || still_to_come(table)}</div>
    }
    .into_any()
}

/// What a score sheet tells.
struct Figures {
    mine: Score,
    theirs: Vec<Score>,
    gain: Option<Gain>,
    shows_scores: bool,
}

impl Figures {
    fn new(table: Table) -> Figures {
        let score = |seat: Seat| table.position.with(|position| position.score(seat));
        let shows_scores = table.shows_scores();
        let gain = table
            .preview
            .with(|preview| preview.as_ref()?.gain().cloned());
        Figures {
            mine: score(table.first()),
            theirs: table.others().into_iter().map(score).collect(),
            gain: gain.filter(|_| shows_scores),
            shows_scores,
        }
    }

    /// Whether there is room for the calculation.
    fn is_wide(&self) -> bool {
        self.theirs.len() == 1
    }

    /// Points, unless they are hidden.
    fn number(&self, points: i32) -> String {
        if self.shows_scores {
            points.to_string()
        } else {
            "·".to_owned()
        }
    }

    /// What stands in the cells of the others.
    fn others(&self, points: impl Fn(&Score) -> String) -> Vec<String> {
        self.theirs.iter().map(points).collect()
    }

    /// A row: what it is about, the calculation, one's own points, their change, the others.
    fn row(
        &self,
        (badge, name): (AnyView, &'static str),
        calculation: Option<String>,
        points: String,
        change: i32,
        others: Vec<String>,
    ) -> AnyView {
        let calculation = self
            .is_wide()
            .then(|| view! { <td class="calculation">{calculation}</td> });
        view! {
            <tr>
                <th scope="row"><span class="kind">{badge} {name}</span></th>
                {calculation}
                <td class="points">{points}</td>
                <td class="change">{chip(change)}</td>
                {cells(others)}
            </tr>
        }
        .into_any()
    }

    fn district(&self, district: District, words: &Words) -> AnyView {
        let change = self.gain.as_ref().map(|gain| gain.districts[district]);
        let now = change.map_or(self.mine.districts[district], |change| change.after);
        let calculation = format!("{}\u{a0}×\u{a0}{}★", now.value, now.stars);
        let badge = Badge {
            construction: Construction::District(district),
        };
        let name = words.akropolis.district(district);
        self.row(
            (art(&badge, "badge"), name),
            self.shows_scores.then_some(calculation),
            self.number(self.mine.districts[district].points()),
            change.map_or(0, DistrictChange::points),
            self.others(|score| self.number(score.districts[district].points())),
        )
    }

    fn stones(&self, words: &Words) -> AnyView {
        let name = words.akropolis_table.stones_row();
        self.row(
            (art(&Stone, "badge"), name),
            None,
            self.mine.stones.to_string(),
            self.gain.as_ref().map_or(0, Gain::stones),
            self.others(|score| score.stones.to_string()),
        )
    }

    /// The quarries of Metagenes, against whom they count.
    fn quarries(&self, words: &Words) -> Option<AnyView> {
        let counts = self.theirs.iter().any(|score| score.quarries.is_some());
        let badge = Badge {
            construction: Construction::Quarry,
        };
        let name = words.akropolis_table.quarries_row();
        counts.then(|| {
            self.row(
                (art(&badge, "badge"), name),
                None,
                "–".to_owned(),
                0,
                self.others(|score| self.number(score.quarries.unwrap_or(0).into())),
            )
        })
    }
}

/// The cells of the others.
fn cells(others: Vec<String>) -> Vec<impl IntoView> {
    let cell = |points| view! { <td class="other">{points}</td> };
    others.into_iter().map(cell).collect()
}

/// The score sheet.
pub(super) fn sheet(table: Table) -> impl IntoView {
    let words = table.words();
    let table_words = &words.akropolis_table;
    let figures = Figures::new(table);
    let is_wide = figures.is_wide();
    let heads = table.others().into_iter().map(|seat| {
        let (name, title) = (table.name(seat), table.name(seat));
        // Where there are several, the mark must do: the names stand with it above.
        view! {
            <th scope="col" class="other" title=title>
                <span class="whose">{seat_mark(seat)} <span class:unseen=!is_wide>{name}</span></span>
            </th>
        }
    });
    let calculation = is_wide.then(|| {
        view! {
            <th scope="col" class="calculation">
                <span>{table_words.calculation()}</span>
            </th>
        }
    });
    let rows = District::ALL.map(|district| figures.district(district, words));
    let change = figures.gain.as_ref().map(|gain| chip(gain.points()));
    view! {
        <table class="sheet" class:many=!is_wide>
            <thead>
                <tr>
                    <th scope="col">{table_words.district()}</th>
                    {calculation}
                    <th scope="col">{seat_mark(table.first())} {table.name(table.first())}</th>
                    <td></td>
                    {heads.collect_view()}
                </tr>
            </thead>
            <tbody>
                {rows.collect_view()}
                {figures.stones(words)}
                {figures.quarries(words)}
                <tr class="total">
                    <th scope="row">{table_words.total()}</th>
                    {is_wide.then(|| view! { <td></td> })}
                    <td class="points" id="total">{figures.number(figures.mine.total())}</td>
                    <td class="change" id="change">{change}</td>
                    {cells(figures.others(|score| figures.number(score.total())))}
                </tr>
            </tbody>
        </table>
    }
}

/// A change with its sign; nothing where nothing changes.
fn chip(change: i32) -> Option<impl IntoView> {
    let class = if change < 0 { "chip loss" } else { "chip gain" };
    (change != 0).then(|| view! { <span class=class>{signed(change)}</span> })
}

/// The points by type, as a strip.
pub(super) fn strip(table: Table) -> impl IntoView {
    let words = table.words();
    let me = table.first();
    let shows = table.shows_scores();
    let score = table.position.with(|position| position.score(me));
    let gain = table
        .preview
        .with(|preview| preview.as_ref()?.gain().cloned())
        .filter(|_| shows);
    let bubble = |change: i32| {
        let class = if change < 0 {
            "bubble loss"
        } else {
            "bubble gain"
        };
        (change != 0).then(|| view! { <i class=class>{signed(change)}</i> })
    };
    let districts = District::ALL.map(|district| {
        let points = score.districts[district].points();
        let points = if shows {
            points.to_string()
        } else {
            "·".to_owned()
        };
        let change = gain
            .as_ref()
            .map_or(0, |gain| gain.districts[district].points());
        view! {
            <span class="part">
                {art(&Badge { construction: Construction::District(district) }, "badge")}
                <span class="unseen">{words.akropolis.district(district)}</span>
                {points}
                {bubble(change)}
            </span>
        }
    });
    let stones = gain.as_ref().map_or(0, Gain::stones);
    view! {
        {districts.collect_view()}
        <span class="part">
            {art(&Stone, "badge")}
            <span class="unseen">{words.akropolis_table.stones_row()}</span>
            {score.stones}
            {bubble(stones)}
        </span>
    }
}

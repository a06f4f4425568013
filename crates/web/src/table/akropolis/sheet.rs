//! The score sheet, with what the tile in hand would change.

use leptos::prelude::*;
use polis_akropolis::gain::{DistrictChange, Gain};
use polis_akropolis::{Akropolis, Construction, District, Score, Variants};
use polis_client::table::TableGame;
use polis_client::table::counting::Counting;
use polis_draw::{About, Badge, Chip, Stone};
use polis_game::Seat;

use super::Table;
use super::column::{small_city, still_to_come};
use super::mark::seat_mark;
use crate::table::animation::{Arrival, MotionPath};
use crate::table::art::art;
use crate::table::digits::rolling;
use polis_client::table::akropolis::sentences::signed;
use polis_i18n::Words;

/// The score sheet with the cities of the others and what is still to come, on a phone.
pub(super) fn panel(table: Table) -> AnyView {
    let others = move || {
        let other = |seat| {
            view! {
                <figure>
                    <figcaption>{seat_mark(seat)} {table.city_name(seat)}</figcaption>
                    {small_city(table, seat, false.into())}
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

/// The rows after those of the districts, from 0.
const STONES_ROW: usize = District::ALL.len();
const QUARRIES_ROW: usize = STONES_ROW + 1;
const TOTAL_ROW: usize = STONES_ROW + 2;

/// The rows that the chips over a tile of one's own are about, as they stood before it.
pub(super) fn counting(table: Table, arrival: &Arrival<Akropolis>) -> Option<Counting> {
    let seat = arrival.seat;
    if seat != table.first() || !table.shows_scores() {
        return None;
    }
    let before = arrival.before.score(seat);
    let row = |chip: &Chip| match chip.about {
        About::District(district) => (district as usize, before.districts[district].points()),
        About::Stones => (STONES_ROW, before.stones.into()),
    };
    let rows = arriving_chips(arrival).iter().map(row).collect();
    Counting::new(rows, before.total())
}

/// The chips over a tile that falls: what it brings.
pub(super) fn arriving_chips(arrival: &Arrival<Akropolis>) -> Vec<Chip> {
    let hand = Akropolis::hand_of(&arrival.before, arrival.chosen);
    let preview = hand.and_then(|hand| Akropolis::preview(&arrival.before, hand));
    preview.map_or_else(Vec::new, |preview| preview.chips())
}

/// What a score sheet tells.
struct Figures {
    table: Table,
    variants: Variants,
    /// What is shown of one's own city.
    mine: Score,
    /// What it truly has: a tile that falls counts already.
    truth: Score,
    theirs: Vec<Score>,
    gain: Option<Gain>,
    shows_scores: bool,
}

impl Figures {
    fn new(table: Table) -> Figures {
        let score = |seat: Seat| table.position.with(|position| position.score(seat));
        let me = table.first();
        // Until a tile has come to rest, nothing is counted for it.
        let falling = table
            .arrival(MotionPath::Falls)
            .filter(|arrival| arrival.seat == me);
        let truth = score(me);
        let mine = falling.map_or(truth, |arrival| arrival.before.score(me));
        let shows_scores = table.shows_scores();
        let gain = table
            .preview
            .with(|preview| preview.as_ref()?.gain().cloned());
        Figures {
            table,
            variants: table.variants(),
            mine,
            truth,
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

    /// A cell with one's own points in a row. Their digits roll when those that are on their way arrive;
    /// screen readers hear the truth at once.
    fn counted(&self, row: usize, shown: i32, truth: i32) -> AnyView {
        let table = self.table;
        let seat = table.first();
        let figure = move || {
            let now = table.counted(row, shown);
            rolling(table.row_before(seat, row, now), now)
        };
        view! { <td class="points" aria-label=truth>{figure}</td> }.into_any()
    }

    /// A row, from 0: what it is about, the calculation, the cell with one's own points, their change, the others.
    fn row(
        &self,
        row: usize,
        head: AnyView,
        calculation: Option<String>,
        points: AnyView,
        change: i32,
        others: Vec<String>,
    ) -> AnyView {
        let calculation = self
            .is_wide()
            .then(|| view! { <td class="calculation">{calculation}</td> });
        view! {
            <tr data-row=row>
                <th scope="row">{head}</th>
                {calculation}
                {points}
                <td class="change">{pill(change)}</td>
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
        let twice = self.variants.contains(district).then(|| {
            let condition = words.akropolis.double(district);
            view! { <span class="twice" title=condition>"×2"</span> }
        });
        let (table, row) = (self.table, district as usize);
        let is_lit = move || table.lit.get() == Some(row);
        // What it counts is lit on the stage.
        let head = view! {
            <button
                class="kind"
                type="button"
                class:lit=is_lit
                aria-pressed=move || is_lit().to_string()
                on:click=move |_| table.light_row(row)
            >
                {art(&badge, "badge")}
                {name}
                {twice}
            </button>
        };
        let [shown, truth] =
            [&self.mine, &self.truth].map(|score| score.districts[district].points());
        let points = if self.shows_scores {
            self.counted(row, shown, truth)
        } else {
            plain(self.number(truth))
        };
        self.row(
            row,
            head.into_any(),
            self.shows_scores.then_some(calculation),
            points,
            change.map_or(0, DistrictChange::points),
            self.others(|score| self.number(score.districts[district].points())),
        )
    }

    fn stones(&self, words: &Words) -> AnyView {
        let name = words.akropolis_table.stones_row();
        self.row(
            STONES_ROW,
            kind(art(&Stone, "badge"), name),
            None,
            self.counted(
                STONES_ROW,
                self.mine.stones.into(),
                self.truth.stones.into(),
            ),
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
                QUARRIES_ROW,
                kind(art(&badge, "badge"), name),
                None,
                plain("–".to_owned()),
                0,
                self.others(|score| self.number(score.quarries.unwrap_or(0).into())),
            )
        })
    }
}

/// What a row is about.
fn kind(badge: AnyView, name: &'static str) -> AnyView {
    view! { <span class="kind">{badge} {name}</span> }.into_any()
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
    // Columns have their width whatever stands in them.
    let columns = ["points", "change"].into_iter();
    let columns = is_wide.then_some("calculation").into_iter().chain(columns);
    let columns = columns.chain(figures.theirs.iter().map(|_| "other"));
    let columns = columns
        .map(|class| view! { <col class=class/> })
        .collect_view();
    let change = figures.gain.as_ref().map(|gain| pill(gain.points()));
    let (seat, shown) = (table.first(), figures.mine.total());
    let total = move || {
        let now = table.counted_total(shown);
        rolling(table.row_before(seat, TOTAL_ROW, now), now)
    };
    let total = figures.shows_scores.then_some(total);
    let hidden = (!figures.shows_scores).then(|| figures.number(0));
    let truth = figures.shows_scores.then(|| figures.truth.total());
    view! {
        <table class="sheet" class:many=!is_wide>
            <colgroup><col/>{columns}</colgroup>
            <thead>
                <tr>
                    <th scope="col">{table_words.district()}</th>
                    {calculation}
                    <th scope="col" colspan="2" class="mine">
                        {seat_mark(table.first())} {table.name(table.first())}
                    </th>
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
                    <td class="points" id="total" aria-label=truth>{total}{hidden}</td>
                    <td class="change" id="change">{change}</td>
                    {cells(figures.others(|score| figures.number(score.total())))}
                </tr>
            </tbody>
        </table>
    }
}

/// A cell with points that do not roll.
fn plain(points: String) -> AnyView {
    view! { <td class="points">{points}</td> }.into_any()
}

/// A change with its sign; nothing where nothing changes.
fn pill(change: i32) -> Option<impl IntoView> {
    let class = if change < 0 { "pill loss" } else { "pill gain" };
    (change != 0).then(|| view! { <span class=class>{signed(change)}</span> })
}

/// A figure of the strip: what it shows, what it truly is, and what the tile in hand would change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct StripFigure {
    shown: i32,
    truth: i32,
    change: i32,
}

/// What the strip tells of a row.
fn strip_figure(table: Table, row: usize) -> StripFigure {
    let me = table.first();
    let of_row = |score: &Score| match District::ALL.get(row) {
        Some(&district) => score.districts[district].points(),
        None => score.stones.into(),
    };
    let falling = table
        .arrival(MotionPath::Falls)
        .filter(|arrival| arrival.seat == me);
    let truth = table.position.with(|position| position.score(me));
    let score = falling.map_or(truth, |arrival| arrival.before.score(me));
    let gain = table
        .preview
        .with(|preview| preview.as_ref()?.gain().cloned());
    let gain = gain.filter(|_| table.shows_scores());
    StripFigure {
        shown: table.counted(row, of_row(&score)),
        truth: of_row(&truth),
        change: gain.map_or(0, |gain| match District::ALL.get(row) {
            Some(&district) => gain.districts[district].points(),
            None => gain.stones(),
        }),
    }
}

/// The points by type, as a strip; only what changes of it is put into the page anew.
pub(super) fn strip(table: Table) -> impl IntoView {
    let part = |row: usize, picture: AnyView, name: fn(&Words, usize) -> &'static str| {
        let figure = Memo::new(move |_| strip_figure(table, row));
        let is_told = move || table.shows_scores() || row == STONES_ROW;
        let told = move |points: i32| {
            if is_told() {
                points.to_string()
            } else {
                "·".to_owned()
            }
        };
        // Screen readers hear the truth at once.
        let heard = move || format!("{} {}", name(table.words(), row), told(figure.get().truth));
        let bubble = move || {
            let change = figure.get().change;
            let class = if change < 0 {
                "bubble loss"
            } else {
                "bubble gain"
            };
            (change != 0).then(|| view! { <i class=class>{signed(change)}</i> })
        };
        view! {
            <span class="part" data-row=row>
                {picture}
                <span class="unseen">{heard}</span>
                <span class="points" aria-hidden="true">{move || told(figure.get().shown)}</span>
                {bubble}
            </span>
        }
    };
    let districts = District::ALL.map(|district| {
        let badge = Badge {
            construction: Construction::District(district),
        };
        part(district as usize, art(&badge, "badge"), |words, row| {
            words.akropolis.district(District::ALL[row])
        })
    });
    let stones = part(STONES_ROW, art(&Stone, "badge"), |words, _| {
        words.akropolis_table.stones_row()
    });
    view! { {districts.collect_view()} {stones} }
}

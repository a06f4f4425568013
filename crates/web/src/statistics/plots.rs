//! Figures and plots.

use leptos::prelude::*;
use polis_akropolis::District;

use super::tables::{HEIGHT, WIDTH, bar, frame};
use super::{figure, percent};
use crate::browser;
use crate::client::Client;
use polis_client::route::Route;
use polis_client::statistics::course::Course;
use polis_client::statistics::figures::{Beginning, GameFigures, PointsShare};
use polis_client::statistics::filter::Sample;
use polis_client::statistics::interval::Share;
use polis_client::statistics::losses::{GameThird, TypicalLosses};
use polis_client::statistics::played::{GameEnding, PartKind};
use polis_notation::GameKind;

/// A few figures.
pub(super) fn summary(
    summary: &GameFigures,
    game: GameKind,
    client: Client,
) -> impl IntoView + use<> {
    let words = client.words();
    let page = client.words().statistics;
    let profile = &words.online.profile;
    let left = match game {
        GameKind::Akropolis => page.stones_left(),
        GameKind::Architekton => page.houses(),
    };
    let mean = |value: Option<f64>| value.map_or_else(|| "\u{2013}".to_owned(), figure);
    let signed = |value: f64| {
        let sign = if value >= 0.05 { "+" } else { "" };
        format!("{sign}{}", figure(value))
    };
    let share = summary.share;
    let won = share.map_or_else(String::new, |share| format!("{} %", percent(share.part())));
    let between = share.map(|share| page.between(percent(share.low), percent(share.high)));
    let best = summary
        .best
        .map_or_else(|| "\u{2013}".to_owned(), |best| best.to_string());
    let margin = summary.margin.map_or_else(|| "\u{2013}".to_owned(), signed);
    let rows = [
        (profile.games(), summary.tally.games().to_string(), None),
        (profile.wins(), won, between),
        (profile.mean(), mean(summary.mean), None),
        (profile.best(), best, None),
        (page.margin(), margin, None),
        (left, mean(summary.left), None),
        (page.length(), mean(summary.plies), None),
    ];
    let cells = rows
        .into_iter()
        .map(|(label, value, remark)| {
            view! {
                <div>
                    <dt>{label}</dt>
                    <dd>{value} {remark.map(|remark| view! { <small>{remark}</small> })}</dd>
                </div>
            }
        })
        .collect_view();
    view! { <dl class="card stat-figures">{cells}</dl> }
}

/// Points game by game.
pub(super) fn course(
    samples: &[Sample<'_>],
    width: f64,
    client: Client,
) -> Option<impl IntoView + use<>> {
    let page = client.words().statistics;
    let profile = &client.words().online.profile;
    let scored: Vec<&Sample<'_>> = samples
        .iter()
        .filter(|sample| sample.game.ending == GameEnding::Scored)
        .collect();
    let points: Vec<i32> = scored.iter().map(|sample| sample.seat().points).collect();
    let course = Course::new(&points, width)?;
    let (low, high) = (points.iter().min()?, points.iter().max()?);
    let label = page.course_told(points.len(), *low, *high);
    let lines = course
        .levels
        .iter()
        .map(|level| {
            let y = format!("{:.1}", level.y);
            view! {
                <line class="level" x1="34" x2=width y1=y.clone() y2=y.clone()></line>
                <text x="28" y=y text-anchor="end" dominant-baseline="middle">{level.points}</text>
            }
        })
        .collect_view();
    let dots = course
        .dots
        .iter()
        .zip(&scored)
        .map(|(&(x, y), sample)| {
            let class = if sample.seat().won { "won" } else { "lost" };
            view! { <circle class=class cx=format!("{x:.1}") cy=format!("{y:.1}") r="4"></circle> }
        })
        .collect_view();
    let language = client.language();
    let rows = scored
        .iter()
        .rev()
        .map(|sample| {
            let result = match (sample.seat().won, sample.game.winners()) {
                (true, 1) => profile.won(),
                (true, _) => profile.drawn(),
                (false, _) => profile.lost(),
            };
            view! {
                <tr>
                    <th scope="row">{browser::day(sample.game.at, language)}</th>
                    <td>{sample.seat().points}</td>
                    <td>{result}</td>
                </tr>
            }
        })
        .collect_view();
    Some(view! {
        <section class="card stat-card" aria-labelledby="stat-course">
            <h2 id="stat-course">{page.course()}</h2>
            <svg
                class="stat-course"
                viewBox=format!("0 0 {width} {}", Course::HEIGHT)
                role="img"
                aria-label=label
            >
                {lines}
                <path class="mean" d=course.mean></path>
                {dots}
            </svg>
            <p class="small">{page.course_line()}</p>
            <details class="stat-details">
                <summary>{page.as_table()}</summary>
                <div class="stat-scroll" tabindex="0" role="region" aria-labelledby="stat-course">
                    <table class="stat-table">
                        <thead>
                            <tr>
                                <th scope="col">{page.date()}</th>
                                <th scope="col">{page.points()}</th>
                                <th scope="col">{page.game()}</th>
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
            </details>
        </section>
    })
}

/// Whether the window is that of a phone, on which a wide drawing could not be read.
pub(super) fn is_window_narrow() -> bool {
    let width = window().inner_width().ok();
    width
        .and_then(|width| width.as_f64())
        .is_some_and(|width| width <= 760.0)
}

/// Where the points come from.
pub(super) fn parts(parts: &[PointsShare], client: Client) -> Option<impl IntoView + use<>> {
    if parts.is_empty() {
        return None;
    }
    let words = client.words();
    let page = client.words().statistics;
    let most = parts.iter().map(|part| part.mean).fold(0.1, f64::max);
    let has_products = parts.iter().any(|part| part.product.is_some());
    let rows = parts
        .iter()
        .map(|part| {
            let (name, class) = match part.kind {
                PartKind::District(district) => {
                    (words.akropolis.district(district), district_class(district))
                }
                PartKind::Stones => (words.akropolis_table.stones_row(), "stones"),
                PartKind::Group => (words.architekton_table.largest_group(), "group"),
                PartKind::Chips => (words.architekton_table.chips_row(), "chips"),
            };
            let product = part
                .product
                .map(|(value, stars)| format!("{} \u{d7} {}", figure(value), figure(stars)));
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    <td class="bar-cell">{bar(part.mean / most, class)}</td>
                    <td>{figure(part.mean)}</td>
                    <td>{format!("{} %", percent(part.share))}</td>
                    {has_products.then(|| view! { <td class="product">{product}</td> })}
                </tr>
            }
        })
        .collect_view();
    Some(view! {
        <section class="card stat-card" aria-labelledby="stat-parts">
            <h2 id="stat-parts">{page.parts()}</h2>
            <table class="stat-table">
                <thead>
                    <tr>
                        <td></td>
                        <td></td>
                        <th scope="col">{page.points()}</th>
                        <th scope="col">{page.share()}</th>
                        {has_products
                            .then(|| view! { <th scope="col" class="product">{page.value_stars()}</th> })}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    })
}

fn district_class(district: District) -> &'static str {
    match district {
        District::Houses => "houses",
        District::Markets => "markets",
        District::Barracks => "barracks",
        District::Temples => "temples",
        District::Gardens => "gardens",
    }
}

/// What beginning is worth.
pub(super) fn beginnings(
    beginnings: &[Beginning],
    client: Client,
) -> Option<impl IntoView + use<>> {
    if beginnings.is_empty() {
        return None;
    }
    let words = client.words();
    let page = client.words().statistics;
    let rows = beginnings
        .iter()
        .map(|beginning| {
            let players = words.new_game.number(beginning.seats);
            let fair = beginning.fair();
            let row = |name: String, share: Share| {
                view! {
                    <tr>
                        <th scope="row">{name}</th>
                        <td class="bar-cell">{interval(share, fair)}</td>
                        <td>{format!("{} %", percent(share.part()))}</td>
                        <td class="between">
                            {format!("{}\u{2013}{} %", percent(share.low), percent(share.high))}
                        </td>
                        <td>{share.games}</td>
                    </tr>
                }
            };
            let fair = page.fair(percent(fair));
            view! {
                {row(page.first_wins(&players), beginning.first)}
                {beginning.when_first.map(|share| row(page.when_first().to_owned(), share))}
                {beginning.when_later.map(|share| row(page.when_later().to_owned(), share))}
                <tr class="remark">
                    <td colspan="5">{fair}</td>
                </tr>
            }
        })
        .collect_view();
    let profile = &words.online.profile;
    Some(view! {
        <section class="card stat-card" aria-labelledby="stat-beginning">
            <h2 id="stat-beginning">{page.beginning()}</h2>
            <table class="stat-table">
                <thead>
                    <tr>
                        <td></td>
                        <td></td>
                        <th scope="col">{profile.wins()}</th>
                        <th scope="col">"95 %"</th>
                        <th scope="col">{profile.games()}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="small">{page.beginning_line()}</p>
        </section>
    })
}

/// A share, where it truly is, and what would be fair.
fn interval(share: Share, fair: f64) -> impl IntoView {
    let x = |part: f64| format!("{:.1}", part * WIDTH);
    let middle = HEIGHT / 2.0;
    let spread = format!("{:.1}", ((share.high - share.low) * WIDTH).max(1.0));
    view! {
        <svg class="stat-bar" viewBox=frame() aria-hidden="true">
            <rect class="whole" width=WIDTH height=HEIGHT rx="3"></rect>
            <rect class="spread" x=x(share.low) y="4" width=spread height="6" rx="3"></rect>
            <line class="fair" x1=x(fair) x2=x(fair) y1="0" y2=HEIGHT></line>
            <circle class="share" cx=x(share.part()) cy=middle r="4.5"></circle>
        </svg>
    }
}

/// What is lost in the parts of a game.
pub(super) fn losses_by_phase(
    typical: Option<&TypicalLosses>,
    client: Client,
) -> impl IntoView + use<> {
    let page = client.words().statistics;
    let inside = match typical {
        None => view! {
            <p>{page.no_losses()}</p>
            <div class="line">
                <a class="button" href=Route::Study.to_string()>{page.study()}</a>
            </div>
        }
        .into_any(),
        Some(typical) => {
            let most = typical.means.iter().flatten().copied().fold(0.02, f64::max);
            let rows = GameThird::ALL
                .into_iter()
                .zip(typical.means)
                .map(|(phase, mean)| {
                    let name = match phase {
                        GameThird::Opening => page.opening(),
                        GameThird::Middle => page.middle(),
                        GameThird::End => page.end(),
                    };
                    let figure = mean.map(|mean| format!("{} %", figure(100.0 * mean)));
                    view! {
                        <tr>
                            <th scope="row">{name}</th>
                            <td class="bar-cell">{bar(mean.unwrap_or(0.0) / most, "loss")}</td>
                            <td>{figure.unwrap_or_else(|| "\u{2013}".to_owned())}</td>
                        </tr>
                    }
                })
                .collect_view();
            view! {
                <table class="stat-table">
                    <tbody>{rows}</tbody>
                </table>
                <p class="small">{page.losses_line(typical.games)}</p>
            }
            .into_any()
        }
    };
    view! {
        <section class="card stat-card" aria-labelledby="stat-losses">
            <h2 id="stat-losses">{page.losses()}</h2>
            {inside}
        </section>
    }
}

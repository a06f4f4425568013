//! How a rating went, as a small graph.

use leptos::prelude::*;
use polis_protocol::{Pool, RatingPoint};

use super::table_text;
use crate::client::Client;
use polis_client::online::graph::Graph;

/// How a rating went; none where it has hardly begun.
pub(super) fn rating_graph(
    client: Client,
    points: &[RatingPoint],
    pool: Pool,
) -> Option<impl IntoView + use<>> {
    let ratings: Vec<(f64, f64)> = points
        .iter()
        .map(|point| (point.rating, point.deviation))
        .collect();
    Graph::new(&ratings).map(|graph| {
        let label = move || {
            let words = client.words();
            words.online.profile.graph(&table_text::pool(pool, words))
        };
        let frame = format!("0 0 {} {}", Graph::WIDTH, Graph::HEIGHT);
        let lines = graph
            .levels
            .iter()
            .map(|level| {
                let y = format!("{:.1}", level.y);
                view! {
                    <line class="level" x1="34" x2=Graph::WIDTH y1=y.clone() y2=y.clone()></line>
                    <text x="28" y=y text-anchor="end" dominant-baseline="middle">
                        {level.rating}
                    </text>
                }
            })
            .collect_view();
        view! {
            <svg class="rating-graph" viewBox=frame role="img" aria-label=label>
                {lines}
                <path class="band" d=graph.band></path>
                <path class="course" d=graph.course></path>
                <circle
                    cx=format!("{:.1}", graph.last.0)
                    cy=format!("{:.1}", graph.last.1)
                    r="3.5"
                ></circle>
            </svg>
        }
    })
}

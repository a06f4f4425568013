//! The game sheet: who played, every move, the graph and what was built, on paper.

use leptos::prelude::*;
use polis_game::Seat;

use super::moves::symbol;
use super::state::{ReplayGame, ReplayState};
use polis_client::replay::graph::{self, Scale};
use polis_client::table::narration::{Speech, Svg};

/// The sheet. It is seen on paper only, and made when somebody prints.
pub(super) fn sheet<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    view! {
        <div class="game-sheet" aria-hidden="true">
            {move || state.is_printing.get().then(|| inside(state))}
        </div>
    }
}

fn inside<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let words = state.client.words();
    let company = state.company();
    state.tree.with(|tree| {
        let game = tree.game();
        let line = tree.path(tree.played(usize::MAX));
        let seats = game.start().seats();
        let moves: Vec<_> = game
            .positions()
            .zip(game.moves())
            .zip(line.iter().skip(1))
            .map(|((position, &chosen), &node)| {
                let name = position.to_move().map(|seat| company.name(seat, words));
                let mark = state
                    .notes
                    .with(|notes| Some(symbol(notes.assessment(node)?.mark())));
                let told = G::told(
                    chosen,
                    Speech {
                        words,
                        company: &company,
                    },
                );
                view! {
                    <li>
                        <b>{name}</b>
                        ": "
                        {told}
                        " "
                        <span class="small">{chosen.to_string()} " " {mark}</span>
                    </li>
                }
            })
            .collect();
        let standings: Vec<_> = game
            .positions()
            .map(|position| position.standing().points)
            .collect();
        let values: Vec<Vec<Option<f32>>> = Seat::first(seats)
            .map(|seat| {
                let points = standings.iter().map(|points| Some(points[seat] as f32));
                points.collect()
            })
            .collect();
        let scale = Scale::of(values.iter().flatten().copied().flatten());
        let lines: Vec<String> = values
            .iter()
            .enumerate()
            .map(|(seat, values)| {
                let path = graph::line(values, scale);
                format!("<path class='line seat-{}' d='{path}'/>", seat + 1)
            })
            .collect();
        let accuracies: Vec<_> = Seat::first(game.start().people())
            .filter_map(|seat| {
                let value = state.notes.with(|notes| notes.accuracy(&line, seat))?;
                let name = company.name(seat, words);
                Some(format!("{name}: {value:.0} %"))
            })
            .collect();
        let built: Vec<_> = G::built(game.position())
            .into_iter()
            .map(|(seat, Svg { frame, inside })| {
                let name = seat.map(|seat| company.name(seat, words));
                view! {
                    <figure>
                        <figcaption>{name}</figcaption>
                        <svg viewBox=frame inner_html=inside></svg>
                    </figure>
                }
            })
            .collect();
        view! {
            <h1>{G::KIND.title()}</h1>
            <p class="who">{state.headline()}</p>
            {(!accuracies.is_empty())
                .then(|| {
                    view! {
                        <p>{words.replay.accuracy()} ": " {accuracies.join(", ")}</p>
                    }
                })}
            <svg
                class="graph"
                viewBox=format!("-6 0 {} {}", graph::WIDTH + 12.0, graph::HEIGHT)
                inner_html=lines.concat()
            ></svg>
            <ol class="sheet-moves">{moves}</ol>
            <div class="built">{built}</div>
        }
    })
}

//! What the first game of Akropolis shows.

use leptos::prelude::*;
use polis_akropolis::{Akropolis, Construction, District, Move, TileId};
use polis_draw::{LooseTile, Stone};
use polis_game::Seat;

use super::{LessonView, TileCard};
use crate::components::picture::{DistrictBadge, drawn};
use polis_client::lessons::akropolis::{Task, on_stage};
use polis_client::lessons::{Act, AkropolisLesson};
use polis_i18n::{Book, LessonStep, Words};

impl LessonView for AkropolisLesson {
    fn steps(book: &'static Book) -> Vec<LessonStep> {
        book.lessons.akropolis_steps()
    }

    fn stage(words: &'static Words, act: Act<Task>) -> String {
        match on_stage(act) {
            Seat::First => words.akropolis_table.your_city().to_owned(),
            _ => words.akropolis_table.city_of(words.lesson.computer()),
        }
    }

    fn card(words: &'static Words, game: &Akropolis, tile: TileId) -> TileCard {
        let table = &words.akropolis_table;
        let price = game.price(tile).unwrap_or(0);
        let label = match price {
            0 => table.free().to_owned(),
            _ => price.to_string(),
        };
        let stone = (price > 0).then(|| drawn(&Stone));
        let name = |construction| match construction {
            Construction::Quarry => table.quarry(),
            Construction::Plaza(district) => table.plaza()[district as usize],
            Construction::District(district) => words.akropolis.district(district),
        };
        let names = tile.constructions().map(name).join(", ");
        let said = match price {
            0 => format!("{names}: {label}"),
            _ => format!("{names}: {}", table.stones(price)),
        };
        let note = view! { <span class="price">{label}{stone}</span> };
        TileCard {
            picture: drawn(&LooseTile::new(tile)),
            label: said,
            note: Some(note.into_any()),
        }
    }

    fn standing(words: &'static Words, game: &Akropolis) -> AnyView {
        let table = &words.akropolis_table;
        let score = game.score(Seat::First);
        let rows = District::ALL.map(|district| {
            let part = score.districts[district];
            view! {
                <tr><th scope="row">
                    <span class="badge"><DistrictBadge district/></span>
                    {words.akropolis.district(district)}
                </th><td>{part.value}" × "{part.stars}</td><td>{part.points()}</td></tr>
            }
        });
        view! {
            <table>
                <caption>{table.sheet()}</caption>
                <tbody>{rows.collect_view()}<tr>
                    <th scope="row"><span class="badge">{drawn(&Stone)}</span>{table.stones_row()}</th>
                    <td></td><td>{score.stones}</td>
                </tr></tbody>
                <tfoot>
                    <tr><th scope="row">{table.total()}</th><td></td><td>{score.total()}</td></tr>
                </tfoot>
            </table>
        }
        .into_any()
    }

    fn decisions(_: &'static Words, _: &Akropolis) -> Vec<(Move, String, String)> {
        Vec::new()
    }
}

//! What the first game of Architekton shows.

use leptos::prelude::*;
use polis_architekton::{Architekton, Move, Place, Rotation, Tile};
use polis_draw::{Condition, House, StockTile as StockDrawing};
use polis_game::Seat;

use super::{LessonView, TileCard};
use crate::components::picture::drawn;
use polis_client::lessons::architekton::{Task, choices};
use polis_client::lessons::{Act, ArchitektonLesson};
use polis_client::table::architekton::stock::StockTile;
use polis_i18n::{Book, LessonStep, Words};

impl LessonView for ArchitektonLesson {
    fn steps(book: &'static Book) -> Vec<LessonStep> {
        book.lessons.architekton_steps()
    }

    fn stage(words: &'static Words, _: Act<Task>) -> String {
        words.architekton_table.town().to_owned()
    }

    fn card(words: &'static Words, game: &Architekton, tile: StockTile) -> TileCard {
        let table = &words.architekton_table;
        let (tile, label) = match tile {
            StockTile::Building(building) => {
                let sides = game.faces().sides(building).map(|side| table.scenery(side));
                let label = format!(
                    "{}: {}",
                    table.building(building.number()),
                    sides.join(", ")
                );
                let tile = Tile::Building {
                    building,
                    rotation: Rotation::None,
                    owner: None,
                };
                (tile, label)
            }
            StockTile::Landscape(scenery) => {
                let label = table.landscape(table.scenery(scenery));
                (Tile::Landscape { scenery }, label)
            }
        };
        let picture = drawn(&StockDrawing {
            tile,
            faces: game.faces(),
            condition: Condition::default(),
        });
        TileCard {
            picture,
            label,
            note: None,
        }
    }

    fn standing(words: &'static Words, game: &Architekton) -> AnyView {
        let table = &words.architekton_table;
        let [you, computer] = [Seat::First, Seat::Second];
        let row = |label: &'static str, of: &dyn Fn(Seat) -> usize| {
            view! {
                <tr>
                    <th scope="row">{label}</th>
                    <td>{of(you)}</td>
                    <td>{of(computer)}</td>
                </tr>
            }
        };
        let head = |seat: Seat, name: &'static str| {
            view! { <th scope="col"><span class="badge">{drawn(&House { seat })}</span>{name}</th> }
        };
        view! {
            <table class="both">
                <caption>{table.score()}</caption>
                <thead>
                    <tr>
                        <td></td>
                        {head(you, words.players.you())}
                        {head(computer, words.lesson.computer())}
                    </tr>
                </thead>
                <tbody>
                    {row(table.chips_row(), &|seat| game.chips()[seat].into())}
                    {row(table.houses_row(), &|seat| game.houses(seat).count())}
                    {row(table.largest_group(), &|seat| largest_group(game, seat))}
                </tbody>
            </table>
        }
        .into_any()
    }

    fn decisions(words: &'static Words, game: &Architekton) -> Vec<(Move, String, String)> {
        let table = &words.architekton_table;
        let Some(choices) = choices(game) else {
            return Vec::new();
        };
        choices
            .into_iter()
            .zip([table.keep(), table.remove()])
            .map(|((chosen, cost), label)| (chosen, label.to_owned(), table.pay(cost)))
            .collect()
    }
}

/// How many houses the largest group has now, whatever the end would remove.
fn largest_group(game: &Architekton, seat: Seat) -> usize {
    let mut left: Vec<Place> = game.houses(seat).collect();
    let mut largest = 0;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut at = 0;
        while let Some(&place) = group.get(at) {
            let (joined, apart) = left
                .iter()
                .partition(|&&other| other.touches_at_corner(place));
            group.extend::<Vec<Place>>(joined);
            left = apart;
            at += 1;
        }
        largest = largest.max(group.len());
    }
    largest
}

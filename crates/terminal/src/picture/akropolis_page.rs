//! The table of Akropolis as a page: what `polis show` prints.

use std::collections::BTreeSet;

use polis_akropolis::{Akropolis, Construction, District, Estate, Length, Options};
use polis_game::{Game, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::city::{CityPicture, Legend};
use super::score_sheet::score_sheet;
use super::tile::{TILE_HEIGHT, TILE_WIDTH, draw_tile, initials};
use super::words::{Names, capital, count, list};
use super::{Canvas, Page, palette};

/// The page of a position after so many moves.
pub fn page(position: &Akropolis, names: &Names, ply: usize, width: usize) -> Page {
    let mut page = Page::new();
    page.line(title(position, ply));
    page.line(turn_line(position, names));
    if !position.site().is_empty() {
        page.heading("Construction site");
        page.picture(&site(position));
        page.line(Span::styled(stacks_line(position), palette::soft()));
    }
    page.space();
    let cities = position.cities().iter().map(|(seat, city)| {
        let mut part = Page::new();
        part.line(seat_line(position, names, seat));
        part.picture(
            &CityPicture {
                city,
                explanation: &city.explain(position.options().variants()),
                legend: Legend::Tiles,
                last: &[],
                places: &BTreeSet::new(),
                ghost: None,
            }
            .whole(),
        );
        part
    });
    let estate = position.estate().map(|estate| {
        let mut part = Page::new();
        part.line(seat_line(position, names, Seat::Second));
        part.lines(estate_lines(estate));
        part
    });
    page.side_by_side(cities.chain(estate).collect(), width);
    for words in [
        "Type and level, below it the number of the tile (S: starting tile).",
        "★ plaza, × counts for nothing, + doubled, ~ lake.",
    ] {
        page.line(Span::styled(words, palette::soft()));
    }
    page.heading("Score sheet");
    page.lines(score_sheet(&position.scores(), names));
    page
}

/// The game and its options in words.
pub fn options_words(options: Options) -> String {
    let mut words = match options.players().architect() {
        Some(architect) => format!("solo against {}", super::words::architect(architect)),
        None => format!("{} players", options.seats()),
    };
    if options.length() == Length::Long {
        words += ", long game";
    }
    let variants: Vec<String> = options
        .variants()
        .iter()
        .map(|district| district.name().to_owned())
        .collect();
    if variants.len() == District::ALL.len() {
        words += ", all variants";
    } else if !variants.is_empty() {
        let noun = if variants.len() == 1 {
            "variant"
        } else {
            "variants"
        };
        words = format!("{words}, {noun} of {}", list(&variants));
    }
    words
}

/// How the game ended, and by what: `Thalia wins, 92 to 87`.
pub fn result_words(position: &Akropolis, names: &Names) -> String {
    let standing = position.standing();
    let mut points: Vec<i32> = standing.points.values().to_vec();
    points.sort_unstable_by(|a, b| b.cmp(a));
    let winners: Vec<String> = standing
        .winners
        .iter()
        .map(|seat| names[seat].clone())
        .collect();
    let best = points.first().copied().unwrap_or(0);
    let equal = points.iter().filter(|&&other| other == best).count();
    if let [winner] = winners.as_slice() {
        let verb = if winner == "You" { "win" } else { "wins" };
        if equal == 1 {
            let others: Vec<String> = points[1..].iter().map(ToString::to_string).collect();
            return format!("{winner} {verb}, {best} to {}", list(&others));
        }
        let stones: Vec<u16> = standing
            .points
            .iter()
            .filter(|&(_, &points)| points == best)
            .map(|(seat, _)| position.stones()[seat])
            .collect();
        if stones.iter().all(|&other| other == stones[0]) {
            return format!(
                "{winner} {verb}: equal in points ({best}) and stones, which is his victory"
            );
        }
        return format!("{winner} {verb}: {best} points each, but more stones");
    }
    format!(
        "{} share the victory with {best} points and equal stones",
        list(&winners)
    )
}

/// What the Illustrious Architect has taken, by type.
pub fn estate_lines(estate: &Estate) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = District::ALL
        .into_iter()
        .map(|district| {
            let districts = estate.districts()[district];
            let plazas = usize::from(estate.plazas()[district]);
            let plazas = match plazas {
                0 => String::new(),
                _ => format!(", {}", count(plazas, "plaza")),
            };
            Line::from(vec![
                Span::styled(
                    format!("{:<9}", capital(district.name())),
                    palette::district_word(district),
                ),
                Span::raw(format!("{districts:>2}{plazas}")),
            ])
        })
        .collect();
    lines.push(Line::raw(format!("Quarries {:>2}", estate.quarries())));
    lines
}

/// What is still to come: districts and plazas by type, and quarries.
pub fn still_to_come_lines(position: &Akropolis) -> Vec<Line<'static>> {
    let hexes: Vec<Construction> = position
        .still_to_come()
        .flat_map(polis_akropolis::TileId::constructions)
        .collect();
    let number = |wanted: Construction| hexes.iter().filter(|&&hex| hex == wanted).count();
    let mut head = Line::from("           ");
    let mut districts = Line::from("districts  ");
    let mut plazas = Line::from("plazas     ");
    for district in District::ALL {
        let word = initials(Construction::District(district));
        head.push_span(Span::styled(
            format!("{word} "),
            palette::district_word(district),
        ));
        districts.push_span(format!("{:>2} ", number(Construction::District(district))));
        plazas.push_span(format!("{:>2} ", number(Construction::Plaza(district))));
    }
    head.push_span("Qu");
    districts.push_span(format!("{:>2}", number(Construction::Quarry)));
    vec![head, districts, plazas]
}

/// The stacks in words.
pub fn stacks_line(position: &Akropolis) -> String {
    match position.stacks() {
        0 => "No stacks left: the last tile is not played.".to_owned(),
        stacks => format!(
            "{} of {} tiles left.",
            count(stacks, "stack"),
            position.options().stack_size()
        ),
    }
}

/// The round that is being played and all rounds.
pub fn rounds(position: &Akropolis) -> (usize, usize) {
    let in_round = position.options().stack_size();
    let all = position.turns_in_all() / in_round;
    ((position.turns() / in_round + 1).min(all), all)
}

fn title(position: &Akropolis, ply: usize) -> Line<'static> {
    Line::from(vec![
        Span::styled("Akropolis", palette::heading()),
        Span::raw(format!(
            ", {}, after {}",
            options_words(position.options()),
            count(ply, "move")
        )),
    ])
}

fn turn_line(position: &Akropolis, names: &Names) -> Line<'static> {
    let Some(seat) = position.to_move() else {
        let words = format!("The game is over. {}.", result_words(position, names));
        return Line::styled(words, palette::heading());
    };
    let (round, rounds) = rounds(position);
    Line::from(vec![
        Span::styled(format!("{} to move", names[seat]), palette::heading()),
        Span::raw(format!(
            ", turn {} of {}, round {round} of {rounds}",
            position.turns() + 1,
            position.turns_in_all()
        )),
    ])
}

fn seat_line(position: &Akropolis, names: &Names, seat: Seat) -> Line<'static> {
    let mut line = Line::from(vec![
        Span::styled(names[seat].clone(), palette::heading()),
        Span::raw(format!(
            ": {} points, {}",
            position.score(seat).total(),
            count(usize::from(position.stones()[seat]), "stone")
        )),
    ]);
    if position.chief() == seat {
        line.push_span(Span::styled(
            ", Chief Architect",
            Style::new().fg(palette::BRONZE),
        ));
    }
    line
}

/// The tiles of the site in their order, each with its number and its price.
fn site(position: &Akropolis) -> Buffer {
    const CARD: i32 = TILE_WIDTH + 4;
    let tiles = position.site();
    let width = (CARD * tiles.len() as i32) as u16;
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, TILE_HEIGHT as u16 + 2));
    let area = buffer.area;
    let mut canvas = Canvas::new(&mut buffer, area);
    for (place, &tile) in tiles.iter().enumerate() {
        let x = CARD * place as i32;
        canvas.put(x, 0, &format!("tile {tile}"), palette::heading());
        draw_tile(&mut canvas, x, 1, tile);
        canvas.put(x, TILE_HEIGHT + 1, &price_words(place), Style::new());
    }
    buffer
}

/// What the tile at this place of the site costs.
pub fn price_words(place: usize) -> String {
    match place {
        0 => "free".to_owned(),
        price => count(price, "stone"),
    }
}

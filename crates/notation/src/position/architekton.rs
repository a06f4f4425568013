//! Positions of Architekton in records.

use std::fmt;

use polis_architekton::{
    Architekton, BuildingId, Description, End, Faces, Hidden, Impossible, LaidTile, Move, Place,
    Scenery, Tile,
};
use polis_game::Seat;

use super::{Described, seat, wrong_word};
use crate::architekton::{read_scenery, write_faces_comment};
use crate::error::{Problem, RecordError};
use crate::header::{Header, HeaderLine, number};

/// The lines that only a record from the middle of a game has.
const KEYS: [&str; 6] = ["town", "chips", "stock", "turn", "losses", "over"];

impl Described for Architekton {
    type Description = Description;
    type Impossible = Impossible;

    fn from_description(given: &Description) -> Result<Architekton, Impossible> {
        given.check()
    }

    fn describe(&self, _: Option<&Description>, _: &[(Seat, Move)]) -> Description {
        Description::of(self)
    }

    fn read_description(
        header: &Header<'_>,
        supplies: Option<&Faces>,
    ) -> Result<Option<Description>, RecordError> {
        if !header.has_any(&KEYS) {
            return Ok(None);
        }
        header.only(&[
            "game",
            "name",
            "town",
            "chips",
            "stock",
            "turn",
            "losses",
            "over",
            "buildings",
            "landscapes",
        ])?;
        let faces = crate::architekton::faces(header, supplies);
        let mut given = Description::new(faces, [Scenery::Earth; 2]);
        given.town.clear();
        for line in header.find_all("town") {
            given.town.push(read_laid(line)?);
        }
        let chips = header.expect("chips", ": `chips` and those of both seats")?;
        let found = chips.list("a number of chips", |word| {
            number(word).and_then(|chips| u8::try_from(chips).ok())
        })?;
        given.chips = found.try_into().map_err(|found: Vec<u8>| {
            let found = found.get(2).map_or(String::new(), ToString::to_string);
            wrong_word(chips, &found, "the chips of both seats, as in `chips 1 1`")
        })?;
        (given.turn, given.lays_left) = read_turn(header.expect(
            "turn",
            ": `turn`, a seat and how many tiles it has still to lay",
        )?)?;
        let stock = header.expect("stock", ": `stock` and the tiles that are face up")?;
        for word in stock.words() {
            match (
                number(word).and_then(BuildingId::from_number),
                read_scenery(word),
            ) {
                (Some(building), _) => given.buildings.push(building),
                (None, Some(scenery)) => given.landscapes.push(scenery),
                (None, None) => {
                    let expected = "the number of a building, 1 to 22, or `e`, `m`, `w` or `f`";
                    return Err(wrong_word(stock, word, expected));
                }
            }
        }
        if let Some(line) = header.find("losses") {
            given.losses = line.list("a place as in `1,0`", read_place)?;
        }
        if let Some(line) = header.find("over") {
            given.end = Some(read_end(line)?);
        }
        if let Some(line) = header.find("buildings") {
            given.hidden_buildings = line
                .list("the number of a building, 1 to 22, or `?`", |word| {
                    read_hidden(word, |word| number(word).and_then(BuildingId::from_number))
                })?;
        }
        if let Some(line) = header.find("landscapes") {
            given.hidden_landscapes = line
                .list("a landscape `e`, `m`, `w` or `f`, or `?`", |word| {
                    read_hidden(word, read_scenery)
                })?;
        }
        Ok(Some(given))
    }

    fn blame(header: &Header<'_>, reason: Impossible) -> RecordError {
        Problem::from(reason).at(line_of(header, reason))
    }

    fn write_description(given: &Description, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faces_comment(&given.faces, f)?;
        for laid in &given.town {
            write!(f, "town {}", lay_of(*laid))?;
            match laid.tile {
                Tile::Building {
                    owner: Some(owner), ..
                } => writeln!(f, " house {owner}")?,
                Tile::Building { owner: None, .. } | Tile::Landscape { .. } => writeln!(f)?,
            }
        }
        writeln!(f, "chips {} {}", given.chips[0], given.chips[1])?;
        writeln!(f, "turn {} {}", given.turn, given.lays_left)?;
        if !given.losses.is_empty() {
            writeln!(f, "losses {}", words(&given.losses))?;
        }
        match given.end {
            Some(End::Early { loser }) => writeln!(f, "over {loser}")?,
            Some(End::Scored) => writeln!(f, "over")?,
            None => {}
        }
        let letters: Vec<char> = given.landscapes.iter().map(|tile| tile.letter()).collect();
        let stock = format!("stock {} {}", words(&given.buildings), words(&letters));
        // A stock without buildings leaves two spaces.
        let stock: Vec<&str> = stock.split_whitespace().collect();
        writeln!(f, "{}", stock.join(" "))?;
        write_hidden("buildings", &given.hidden_buildings, ToString::to_string, f)?;
        write_hidden(
            "landscapes",
            &given.hidden_landscapes,
            |tile| tile.letter().to_string(),
            f,
        )
    }
}

/// Tiles of which nothing is known need no line.
fn write_hidden<T: Copy>(
    key: &str,
    tiles: &[Hidden<T>],
    text: impl Fn(&T) -> String,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    if tiles.iter().all(|tile| tile.tile().is_none()) {
        return Ok(());
    }
    let words: Vec<String> = tiles
        .iter()
        .map(|tile| match tile {
            Hidden::Unknown => "?".to_owned(),
            Hidden::Known(tile) => text(tile),
            Hidden::Seen(tile) => text(tile) + "!",
        })
        .collect();
    writeln!(f, "{key} {}", words.join(" "))
}

fn read_hidden<T: Copy>(word: &str, read: impl Fn(&str) -> Option<T>) -> Option<Hidden<T>> {
    if word == "?" {
        return Some(Hidden::Unknown);
    }
    match word.strip_suffix('!') {
        Some(word) => read(word).map(Hidden::Seen),
        None => read(word).map(Hidden::Known),
    }
}

fn words<T: ToString>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// The move that lays a tile as it lies, for its text.
fn lay_of(laid: LaidTile) -> Move {
    let place = laid.place;
    match laid.tile {
        Tile::Building {
            building, rotation, ..
        } => Move::Building {
            building,
            place,
            rotation,
            from: None,
        },
        Tile::Landscape { scenery } => Move::Landscape { scenery, place },
    }
}

/// Reads a tile that lies in the town.
fn read_laid(line: HeaderLine<'_>) -> Result<LaidTile, RecordError> {
    let mut lay: Vec<&str> = line.words().collect();
    let mut owner = None;
    if let [.., "house", number] = lay[..] {
        let expected = "`house` and seat 1 or 2";
        owner = Some(seat(number, 2).ok_or_else(|| wrong_word(line, number, expected))?);
        lay.truncate(lay.len() - 2);
    }
    let read: Move = lay
        .join(" ")
        .parse()
        .map_err(|error| Problem::ArchitektonMove(error).at(line.number))?;
    let expected = "a tile as in `B12 1,0 2 house 1` or `Lw 1,-1`";
    match (read, owner) {
        (
            Move::Building {
                building,
                place,
                rotation,
                from: None,
            },
            owner,
        ) => Ok(LaidTile {
            place,
            tile: Tile::Building {
                building,
                rotation,
                owner,
            },
        }),
        (Move::Landscape { scenery, place }, None) => Ok(LaidTile {
            place,
            tile: Tile::Landscape { scenery },
        }),
        (Move::Landscape { .. }, Some(_)) => Err(wrong_word(line, "house", expected)),
        (Move::Building { from: Some(_), .. } | Move::Keep { .. } | Move::Remove { .. }, _) => {
            Err(wrong_word(line, line.rest, expected))
        }
    }
}

fn read_turn(line: HeaderLine<'_>) -> Result<(Seat, u8), RecordError> {
    let expected = "seat 1 or 2 and how many tiles it has still to lay, as in `turn 1 2`";
    let words: Vec<&str> = line.words().collect();
    let [turn, lays] = words[..] else {
        return Err(wrong_word(line, line.rest, expected));
    };
    let lays_left = number(lays).and_then(|lays| u8::try_from(lays).ok());
    match (seat(turn, 2), lays_left) {
        (Some(seat), Some(lays)) => Ok((seat, lays)),
        (Some(_), None) => Err(wrong_word(line, lays, expected)),
        (None, _) => Err(wrong_word(line, turn, expected)),
    }
}

fn read_end(line: HeaderLine<'_>) -> Result<End, RecordError> {
    let expected = "nothing, or the seat that could not pay, 1 or 2";
    let words: Vec<&str> = line.words().collect();
    match words[..] {
        [] => Ok(End::Scored),
        [word] => seat(word, 2)
            .map(|loser| End::Early { loser })
            .ok_or_else(|| wrong_word(line, word, expected)),
        [_, ..] => Err(wrong_word(line, line.rest, expected)),
    }
}

/// Reads a place, with the reader of moves.
fn read_place(word: &str) -> Option<Place> {
    match format!("keep {word}").parse() {
        Ok(Move::Keep { place }) => Some(place),
        Ok(Move::Building { .. } | Move::Landscape { .. } | Move::Remove { .. }) | Err(_) => None,
    }
}

/// The line that is responsible.
fn line_of(header: &Header<'_>, reason: Impossible) -> usize {
    let line = match reason {
        Impossible::Lay { index, .. } => header.find_all("town").nth(index),
        Impossible::Start => header.find("town"),
        Impossible::BuildingTwice { building } => {
            let text = format!("B{building}");
            let laid = header
                .find_all("town")
                .filter(|line| line.words().next() == Some(&*text));
            let others = ["stock", "buildings"]
                .into_iter()
                .filter_map(|key| header.find(key))
                .filter(|line| {
                    let is_building = |word: &str| word.trim_end_matches('!') == &text[1..];
                    line.words().any(is_building)
                });
            laid.chain(others).last()
        }
        Impossible::TooManyHouses { .. }
        | Impossible::HousesBeforeTurns { .. }
        | Impossible::HousesMoved { .. }
        | Impossible::TooManyLandscapes { .. } => header.find_all("town").last(),
        Impossible::StockTooLarge { .. } | Impossible::Stock { .. } | Impossible::NothingFits => {
            header.find("stock")
        }
        Impossible::Hidden { kind, .. } => header.find(kind),
        Impossible::LaysLeft { .. } | Impossible::TurnOrder { .. } | Impossible::NoSeat { .. } => {
            header.find("turn")
        }
        Impossible::Chips { .. } | Impossible::NoChoice { .. } => header.find("chips"),
        Impossible::NoLoss { .. } => header.find("losses"),
        Impossible::NotOver => header.find("over"),
    };
    line.map_or(header.end, |line| line.number)
}

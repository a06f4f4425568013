//! Positions of Akropolis in records.

use std::fmt;

use polis_akropolis::{Akropolis, Description, Impossible, Move, Taking, TileId};
use polis_game::Seat;

use super::{Described, seat, wrong_word};
use crate::akropolis::{read_options, write_options};
use crate::error::{Problem, RecordError};
use crate::header::{Header, HeaderLine, known, number, write_tiles};

/// The lines that only a record from the middle of a game has.
const KEYS: [&str; 5] = ["city", "stones", "site", "taken", "stacks"];

impl Described for Akropolis {
    type Description = Description;
    type Impossible = Impossible;

    fn from_description(given: &Description) -> Result<Akropolis, Impossible> {
        given.check()
    }

    fn describe(&self, given: Option<&Description>, moves: &[(Seat, Move)]) -> Description {
        let people = self.options().players().number();
        let mut cities = given.map_or(vec![Vec::new(); people], |given| given.cities.clone());
        for &(seat, chosen) in moves {
            if let Some(city) = cities.get_mut(seat as usize) {
                city.push(chosen);
            }
        }
        Description::of(self, cities)
    }

    fn read_description(
        header: &Header<'_>,
        _: Option<&()>,
    ) -> Result<Option<Description>, RecordError> {
        if !header.has_any(&KEYS) {
            return Ok(None);
        }
        header.only(&[
            "game", "players", "variants", "length", "solo", "name", "city", "stones", "site",
            "taken", "stacks",
        ])?;
        let options = read_options(header)?;
        let mut given = Description::new(options);
        for line in header.find_all("city") {
            let (seat, laid) = read_laid(line, given.cities.len())?;
            given.cities[seat as usize].push(laid);
        }
        if let Some(line) = header.find("taken") {
            given.takings = line.list("a tile and what it cost, as in `17:2`", read_taking)?;
        }
        given.stones = header
            .expect("stones", ": `stones` and those of every seat")?
            .list("a number of stones", |word| {
                number(word).and_then(|stones| u16::try_from(stones).ok())
            })?;
        let read_tile = |word: &str| number(word).and_then(TileId::from_number);
        given.site = header
            .expect("site", ": `site` and its tiles in their order")?
            .list("the number of a tile, 1 to 61", read_tile)?;
        if let Some(line) = header.find("stacks") {
            given.stacks = line.list("the number of a tile, 1 to 61, or `?`", |word| {
                known(word, read_tile)
            })?;
        }
        Ok(Some(given))
    }

    fn blame(header: &Header<'_>, reason: Impossible) -> RecordError {
        Problem::from(reason).at(line_of(header, reason))
    }

    fn write_description(given: &Description, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_options(given.options, f)?;
        for (seat, city) in Seat::ALL.into_iter().zip(&given.cities) {
            for laid in city {
                writeln!(f, "city {seat} {laid}")?;
            }
        }
        if given.options.players().architect().is_some() {
            let words = given.takings.iter();
            let words: Vec<String> = words
                .map(|taking| format!("{}:{}", taking.tile, taking.price))
                .collect();
            writeln!(f, "{}", format!("taken {}", words.join(" ")).trim_end())?;
        }
        let stones: Vec<String> = given.stones.iter().map(ToString::to_string).collect();
        writeln!(f, "stones {}", stones.join(" "))?;
        let site = given.site.iter().copied().map(Some);
        writeln!(f, "site {}", write_tiles(site))?;
        // Stacks of which nothing is known need no line.
        if given.stacks.iter().any(Option::is_some) {
            writeln!(f, "stacks {}", write_tiles(given.stacks.iter().copied()))?;
        }
        Ok(())
    }
}

/// Reads the seat and the move of a tile that lies in a city.
fn read_laid(line: HeaderLine<'_>, people: usize) -> Result<(Seat, Move), RecordError> {
    let (word, laid) = line
        .rest
        .split_once(char::is_whitespace)
        .unwrap_or((line.rest, ""));
    let Some(seat) = seat(word, people) else {
        let expected = "the number of a player and a tile, as in `city 1 17 2,-1 3`";
        return Err(wrong_word(line, word, expected));
    };
    match laid.parse() {
        Ok(laid) => Ok((seat, laid)),
        Err(error) => Err(Problem::AkropolisMove(error).at(line.number)),
    }
}

fn read_taking(word: &str) -> Option<Taking> {
    let (tile, price) = word.split_once(':')?;
    Some(Taking {
        tile: number(tile).and_then(TileId::from_number)?,
        price: number(price).and_then(|price| u16::try_from(price).ok())?,
    })
}

/// The line that is responsible.
fn line_of(header: &Header<'_>, reason: Impossible) -> usize {
    let line = match reason {
        Impossible::Cities { .. }
        | Impossible::Seats { .. }
        | Impossible::TooManyStones { .. }
        | Impossible::TooFewStones { .. }
        | Impossible::ArchitectStones { .. } => header.find("stones"),
        Impossible::NoArchitect
        | Impossible::PaidWithoutPlaza { .. }
        | Impossible::PaidTooMuch { .. } => header.find("taken"),
        Impossible::Site { .. } => header.find("site"),
        Impossible::Stacks { .. } => header.find("stacks"),
        Impossible::Misfit { seat, index, .. } => {
            let of_seat = |line: &HeaderLine<'_>| line.words().next() == Some(&*seat.to_string());
            header.find_all("city").filter(of_seat).nth(index)
        }
        Impossible::NotUsed { tile } => with_tile(header, tile).next(),
        Impossible::Twice { tile } => with_tile(header, tile).last(),
        Impossible::TooManyTurns { .. } | Impossible::TurnOrder { .. } => {
            header.find_all("city").last()
        }
    };
    line.map_or(header.end, |line| line.number)
}

/// The lines that name a tile.
fn with_tile<'a>(header: &'a Header<'a>, tile: TileId) -> impl Iterator<Item = HeaderLine<'a>> {
    let tile = tile.to_string();
    KEYS.into_iter()
        .flat_map(|key| header.find_all(key))
        .filter(move |line| {
            let is_tile = |word: &str| word.split(':').next() == Some(&*tile);
            match line.key {
                "city" => line.words().nth(1).is_some_and(is_tile),
                "stones" => false,
                _ => line.words().any(is_tile),
            }
        })
}

//! Akropolis in records and traces.

use std::fmt;

use polis_akropolis::{
    Akropolis, Architect, District, Illegal, Length, Move, Options, ParseMoveError, Players, Score,
    Setup, SetupError, TileId, Variants,
};
use polis_game::{Game, PlayError, Seat, excerpt};
use serde::Serialize;

use crate::error::{Problem, RecordError};
use crate::header::{Header, known, number, write_tiles};
use crate::notated::{Notated, legal_texts};
use crate::shown::{show, write_shown};

impl Notated for Akropolis {
    const NAME: &'static str = "akropolis";
    const TILE_KEYS: &'static [&'static str] = &["deck"];
    type Supplies = ();

    fn read_setup(header: &Header<'_>, _supplies: Option<&()>) -> Result<Setup, RecordError> {
        header.only(&[
            "game", "players", "variants", "length", "solo", "deck", "name",
        ])?;
        let options = read_options(header)?;
        let line = header.expect("deck", ": `deck` and every tile in the order it comes")?;
        let deck = line.list("the number of a tile, 1 to 61, or `?`", |word| {
            known(word, |word| number(word).and_then(TileId::from_number))
        })?;
        let setup = Setup { options, deck };
        // An error in the deck belongs to its line.
        match Akropolis::new(&setup) {
            Ok(_) => Ok(setup),
            Err(error) => Err(Problem::from(error).at(line.number)),
        }
    }

    fn write_setup(setup: &Setup, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_options(setup.options, f)?;
        writeln!(f, "{}", Akropolis::tile_words(setup))
    }

    fn tile_words(setup: &Setup) -> String {
        format!("deck {}", write_tiles(setup.deck.iter().copied()))
    }

    fn write_shown(before: &Setup, after: &Setup) -> String {
        write_shown("", &before.deck, &after.deck, |tile| tile.to_string())
    }

    fn read_shown(setup: &mut Setup, shown: &str) -> Result<(), Problem> {
        for word in shown.split_whitespace() {
            let read = |word: &str| number(word).and_then(TileId::from_number);
            if !show(&mut setup.deck, word, read) {
                return Err(Problem::Word {
                    found: excerpt(word),
                    expected: "a place in the deck and the tile there, as in `6:17`",
                });
            }
        }
        Ok(())
    }

    fn setup_problem(error: SetupError) -> Problem {
        error.into()
    }

    fn move_problem(error: ParseMoveError) -> Problem {
        error.into()
    }

    fn play_problem(chosen: Move, error: PlayError<Illegal>) -> Problem {
        Problem::AkropolisPlay { chosen, error }
    }

    fn people(&self) -> usize {
        self.options().players().number()
    }

    fn trace_line(&self, ply: usize) -> String {
        let winners = self.outcome().map(|outcome| outcome.winners);
        let line = TraceLine {
            ply,
            seat: self.to_move().map(Seat::number),
            chief: self.chief().number(),
            site: self.site().iter().map(|tile| tile.number()).collect(),
            stacks: self.stacks(),
            stones: self.stones().values(),
            legal: legal_texts(self),
            scores: self.scores().values().iter().map(ScoreLine::new).collect(),
            over: winners.is_some(),
            winners: winners.map(|winners| winners.iter().map(Seat::number).collect()),
        };
        serde_json::to_string(&line).expect("numbers and strings are always JSON")
    }
}

/// Reads the options.
pub(crate) fn read_options(header: &Header<'_>) -> Result<Options, RecordError> {
    let players = header.expect("players", ": `players 2`, 3 or 4, or 1 with a `solo` line")?;
    let people = players.word("a number of players, 1 to 4", number)?;
    let architect = match header.find("solo") {
        Some(line) => Some(line.word(
            "`hippodamos`, `metagenes` or `callicrates`",
            Architect::from_name,
        )?),
        None => None,
    };
    let length = match header.find("length") {
        Some(line) => line.word("`standard` or `long`", Length::from_name)?,
        None => Length::Standard,
    };
    let players =
        Players::new(people, architect).map_err(|error| Problem::from(error).at(players.number))?;
    Options::new(players, read_variants(header)?, length).map_err(|error| {
        let line = header.find("length").map_or(1, |line| line.number);
        Problem::from(error).at(line)
    })
}

/// Writes the options as lines of a header.
pub(crate) fn write_options(options: Options, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "players {}", options.players().number())?;
    if !options.variants().is_empty() {
        let names: Vec<&str> = options.variants().iter().map(District::name).collect();
        writeln!(f, "variants {}", names.join(" "))?;
    }
    if options.length() != Length::default() {
        writeln!(f, "length {}", options.length().name())?;
    }
    if let Some(architect) = options.players().architect() {
        writeln!(f, "solo {architect}")?;
    }
    Ok(())
}

fn read_variants(header: &Header<'_>) -> Result<Variants, RecordError> {
    const EXPECTED: &str =
        "any of `houses`, `markets`, `barracks`, `temples`, `gardens`, each once";
    let Some(line) = header.find("variants") else {
        return Ok(Variants::NONE);
    };
    let districts = line.list(EXPECTED, District::from_name)?;
    for (index, district) in districts.iter().enumerate() {
        if districts[..index].contains(district) {
            let found = format!("{district} again");
            return Err(Problem::Word {
                found,
                expected: EXPECTED,
            }
            .at(line.number));
        }
    }
    Ok(districts.into_iter().collect())
}

#[derive(Serialize)]
struct TraceLine<'a> {
    ply: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    chief: usize,
    site: Vec<usize>,
    stacks: usize,
    stones: &'a [u16],
    legal: Vec<String>,
    scores: Vec<ScoreLine>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<usize>>,
}

#[derive(Serialize)]
struct ScoreLine {
    houses: [i32; 3],
    markets: [i32; 3],
    barracks: [i32; 3],
    temples: [i32; 3],
    gardens: [i32; 3],
    #[serde(skip_serializing_if = "Option::is_none")]
    quarries: Option<u16>,
    stones: u16,
    total: i32,
}

impl ScoreLine {
    fn new(score: &Score) -> ScoreLine {
        let district = |district: District| {
            let score = score.districts[district];
            [
                i32::from(score.value),
                i32::from(score.stars),
                score.points(),
            ]
        };
        ScoreLine {
            houses: district(District::Houses),
            markets: district(District::Markets),
            barracks: district(District::Barracks),
            temples: district(District::Temples),
            gardens: district(District::Gardens),
            quarries: score.quarries,
            stones: score.stones,
            total: score.total(),
        }
    }
}

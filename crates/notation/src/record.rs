//! A record of either game, and reading one.

use std::fmt;

use polis_akropolis::Akropolis;
use polis_architekton::{Architekton, Faces};
use polis_game::{Game, Outcome, Seat, excerpt};

use crate::architekton::FACES_COMMENT;
use crate::error::{Problem, RecordError};
use crate::game_record::GameRecord;
use crate::header::{Header, HeaderLine, number};
use crate::name::{Name, NameError};
use crate::notated::Notated;
use crate::position::read_position;
use crate::remark::Remark;
use crate::shuffle::{Shuffle, ShuffleError};

/// Longest text that is read, in bytes. The longest game needs a fiftieth of it.
pub const MAX_BYTES: usize = 256 * 1024;

/// A record of either game.
///
/// ```
/// use polis_notation::Record;
///
/// let mut record = Record::read(
///     "game architekton
/// buildings 12 2 7 20 6 17 5 3 22 4 16 11 13 21 15 10 14 1 9 18 19 8
/// landscapes f w e f e m m e m e f f e m w m f w e m w w f w
/// moves
/// B5 0,-1 1
/// ",
/// )?;
/// assert_eq!(record.plies(), 1);
/// record.play("B6 -1,0 0").expect("it is legal");
/// assert!(record.play("Lw 9,9").is_err());
/// assert!(record.to_string().ends_with("B5 0,-1 1\nB6 -1,0 0\n"));
/// # Ok::<(), polis_notation::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Record {
    /// A game of Akropolis.
    Akropolis(Box<GameRecord<Akropolis>>),
    /// A game of Architekton.
    Architekton(Box<GameRecord<Architekton>>),
}

/// The result of reading a text: as much of a record as could be read, and the error that stopped
/// it.
#[derive(Clone, Debug, PartialEq)]
pub struct PartialRecord {
    /// The record up to the first line with an error; `None` when the header has one.
    pub record: Option<Record>,
    /// The error.
    pub error: Option<RecordError>,
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// The first line that is malformed or holds a move that cannot be played.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        match Record::read_as_far_as_possible(text, None) {
            PartialRecord {
                error: Some(error), ..
            } => Err(error),
            PartialRecord {
                record: Some(record),
                error: None,
            } => Ok(record),
            PartialRecord {
                record: None,
                error: None,
            } => unreachable!("a reading gives one of both"),
        }
    }

    /// Reads a record up to the first line with an error. With `faces`, a game of Architekton has
    /// these buildings, whatever the record says (ruling T1).
    pub fn read_as_far_as_possible(text: &str, faces: Option<&Faces>) -> PartialRecord {
        match read(text, faces) {
            Ok((record, error)) => PartialRecord {
                record: Some(record),
                error,
            },
            Err(error) => PartialRecord {
                record: None,
                error: Some(error),
            },
        }
    }

    /// The name after `game`.
    pub fn game(&self) -> &'static str {
        match self {
            Record::Akropolis(_) => Akropolis::NAME,
            Record::Architekton(_) => Architekton::NAME,
        }
    }

    /// Number of moves.
    pub fn plies(&self) -> usize {
        match self {
            Record::Akropolis(record) => record.moves().len(),
            Record::Architekton(record) => record.moves().len(),
        }
    }

    /// The seat that must decide after the last move; `None` when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        match self {
            Record::Akropolis(record) => record.position().to_move(),
            Record::Architekton(record) => record.position().to_move(),
        }
    }

    /// The outcome; `None` when the record ends before the game does.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Record::Akropolis(record) => record.position().outcome(),
            Record::Architekton(record) => record.position().outcome(),
        }
    }

    /// Plays a move in its text form and records it.
    ///
    /// # Errors
    /// When it is malformed or cannot be played. The record is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<(), Problem> {
        match self {
            Record::Akropolis(record) => read_move(record, text),
            Record::Architekton(record) => read_move(record, text),
        }
    }

    /// Plays a move in its text form, records it, and returns the tiles that it revealed: words for
    /// [`learn`](Record::learn), none where nothing new is seen.
    ///
    /// # Errors
    /// When it is malformed or cannot be played. The record is then unchanged.
    pub fn play_showing(&mut self, text: &str) -> Result<String, Problem> {
        match self {
            Record::Akropolis(record) => read_move_showing(record, text),
            Record::Architekton(record) => read_move_showing(record, text),
        }
    }

    /// Learns revealed tiles, as [`play_showing`](Record::play_showing) returns them.
    ///
    /// # Errors
    /// When the words name no tiles, or tiles that cannot be there. The record is then unchanged.
    pub fn learn(&mut self, shown: &str) -> Result<(), Problem> {
        match self {
            Record::Akropolis(record) => record.learn(shown),
            Record::Architekton(record) => record.learn(shown),
        }
    }

    /// Takes back all moves after the first `ply`.
    pub fn truncate(&mut self, ply: usize) {
        match self {
            Record::Akropolis(record) => record.truncate(ply),
            Record::Architekton(record) => record.truncate(ply),
        }
    }

    /// The text of a move; `None` when the record is shorter.
    pub fn move_text(&self, ply: usize) -> Option<String> {
        match self {
            Record::Akropolis(record) => record.moves().get(ply).map(ToString::to_string),
            Record::Architekton(record) => record.moves().get(ply).map(ToString::to_string),
        }
    }

    /// The outcome if the game ended now.
    pub fn standing(&self) -> Outcome {
        match self {
            Record::Akropolis(record) => record.position().standing(),
            Record::Architekton(record) => record.position().standing(),
        }
    }

    /// Names a seat, or removes its name.
    ///
    /// # Errors
    /// When nobody sits there.
    pub fn set_name(&mut self, seat: Seat, name: Option<Name>) -> Result<(), NameError> {
        match self {
            Record::Akropolis(record) => record.set_name(seat, name),
            Record::Architekton(record) => record.set_name(seat, name),
        }
    }

    /// Sets a remark, or removes it.
    pub fn set_remark(&mut self, remark: Remark, text: Option<&str>) {
        match self {
            Record::Akropolis(record) => record.set_remark(remark, text),
            Record::Architekton(record) => record.set_remark(remark, text),
        }
    }

    /// What a server has committed itself to about the order of the tiles, in order.
    pub fn shuffles(&self) -> &[Shuffle] {
        match self {
            Record::Akropolis(record) => record.shuffles(),
            Record::Architekton(record) => record.shuffles(),
        }
    }

    /// Adds a commitment. Where there are too many, the oldest goes.
    pub fn add_shuffle(&mut self, shuffle: Shuffle) {
        match self {
            Record::Akropolis(record) => record.add_shuffle(shuffle),
            Record::Architekton(record) => record.add_shuffle(shuffle),
        }
    }

    /// Commits to the order in which the tiles lie now. `nonce` must be 32 to 64 random hexadecimal
    /// digits, secret until the end.
    pub fn commit_shuffle(&mut self, nonce: &str) {
        match self {
            Record::Akropolis(record) => record.commit_shuffle(nonce),
            Record::Architekton(record) => record.commit_shuffle(nonce),
        }
    }

    /// Tells what hashes are the hashes of. A hash that is known stays as it is.
    pub fn open_shuffles(&mut self, opened: &[Shuffle]) {
        match self {
            Record::Akropolis(record) => record.open_shuffles(opened),
            Record::Architekton(record) => record.open_shuffles(opened),
        }
    }

    /// Checks that the tiles came in the order that was committed to before they came: the number of
    /// shuffles.
    ///
    /// # Errors
    /// When there is nothing to check, or something is wrong.
    pub fn verify_shuffles(&self) -> Result<usize, ShuffleError> {
        match self {
            Record::Akropolis(record) => record.verify_shuffles(),
            Record::Architekton(record) => record.verify_shuffles(),
        }
    }

    /// The lines of the trace, without line feeds.
    pub fn trace(&self) -> Box<dyn Iterator<Item = String> + '_> {
        match self {
            Record::Akropolis(record) => Box::new(record.trace()),
            Record::Architekton(record) => Box::new(record.trace()),
        }
    }

    /// The record as a seat may know it.
    pub fn redacted(&self, seat: Seat) -> Record {
        match self {
            Record::Akropolis(record) => Record::Akropolis(record.redacted(seat).into()),
            Record::Architekton(record) => Record::Architekton(record.redacted(seat).into()),
        }
    }
}

impl From<GameRecord<Akropolis>> for Record {
    fn from(record: GameRecord<Akropolis>) -> Record {
        Record::Akropolis(record.into())
    }
}

impl From<GameRecord<Architekton>> for Record {
    fn from(record: GameRecord<Architekton>) -> Record {
        Record::Architekton(record.into())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Record::Akropolis(record) => record.fmt(f),
            Record::Architekton(record) => record.fmt(f),
        }
    }
}

/// The parts of a text: the header, the names, and the lines of the moves.
pub(crate) struct RecordParts<'a> {
    pub(crate) header: Header<'a>,
    names: Vec<HeaderLine<'a>>,
    remarks: Vec<(Remark, &'a str)>,
    shuffles: Vec<Shuffle>,
    pub(crate) moves: Vec<HeaderLine<'a>>,
}

/// Reads a text. An error in a move comes with the record of the moves before it.
fn read(text: &str, faces: Option<&Faces>) -> Result<(Record, Option<RecordError>), RecordError> {
    if text.len() > MAX_BYTES {
        return Err(Problem::TooLong { found: text.len() }.of_the_whole());
    }
    let parts = split(text)?;
    let game = parts
        .header
        .expect("game", ": `game akropolis` or `game architekton`")?;
    let name = game.word("`akropolis` or `architekton`", |word| {
        [Akropolis::NAME, Architekton::NAME]
            .into_iter()
            .find(|&name| name == word)
    })?;
    if name == Akropolis::NAME {
        let (record, error) = read_game::<Akropolis>(&parts, None)?;
        Ok((record.into(), error))
    } else {
        let (record, error) = read_game::<Architekton>(&parts, faces)?;
        Ok((record.into(), error))
    }
}

/// Splits a text into its parts; drops comments and blank lines.
pub(crate) fn split(text: &str) -> Result<RecordParts<'_>, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut parts = RecordParts {
        header: Header::new(),
        names: Vec::new(),
        remarks: Vec::new(),
        shuffles: Vec::new(),
        moves: Vec::new(),
    };
    let mut in_moves = false;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if !in_moves {
            parts.header.faces = line.strip_prefix(FACES_COMMENT).or(parts.header.faces);
            parts.remarks.extend(Remark::read(line));
            parts.shuffles.extend(Shuffle::read_comment(line));
        }
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if in_moves {
            parts.moves.push(HeaderLine {
                number,
                key: "",
                rest: line,
            });
            continue;
        }
        let (key, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let line = HeaderLine {
            number,
            key,
            rest: rest.trim(),
        };
        match key {
            "moves" => {
                if let Some(found) = line.words().next() {
                    let found = excerpt(found);
                    return Err(Problem::Surplus { found }.at(number));
                }
                in_moves = true;
                parts.header.end = number;
            }
            "name" => parts.names.push(line),
            _ => parts.header.add(line)?,
        }
    }
    if in_moves {
        Ok(parts)
    } else {
        let hint = " after the header, even where no move follows";
        Err(Problem::Missing { key: "moves", hint }.at(text.lines().count().max(1)))
    }
}

fn read_game<G: Notated>(
    parts: &RecordParts<'_>,
    supplies: Option<&G::Supplies>,
) -> Result<(GameRecord<G>, Option<RecordError>), RecordError> {
    let mut record = if let Some(record) = read_position(&parts.header, supplies)? {
        record
    } else {
        let setup = G::read_setup(&parts.header, supplies)?;
        GameRecord::<G>::new(&setup).map_err(|error| G::setup_problem(error).of_the_whole())?
    };
    for &line in &parts.names {
        read_name(&mut record, line)?;
    }
    for &(remark, text) in &parts.remarks {
        record.set_remark(remark, Some(text));
    }
    for shuffle in &parts.shuffles {
        record.add_shuffle(shuffle.clone());
    }
    for line in &parts.moves {
        if let Err(problem) = read_move(&mut record, line.rest) {
            return Ok((record, Some(problem.at(line.number))));
        }
    }
    Ok((record, None))
}

fn read_name<G: Notated>(
    record: &mut GameRecord<G>,
    line: HeaderLine<'_>,
) -> Result<(), RecordError> {
    let (seat, name) = line
        .rest
        .split_once(char::is_whitespace)
        .unwrap_or((line.rest, ""));
    let Some(number) = number(seat) else {
        let expected = "the number of a seat and a name, as in `name 1 Thalia`";
        return Err(Problem::Word {
            found: excerpt(seat),
            expected,
        }
        .at(line.number));
    };
    let people = record.start().people();
    let seat = Seat::from_number(number)
        .filter(|seat| seat.number() <= people)
        .ok_or_else(|| {
            Problem::from(NameError::NoSeat {
                found: number,
                people,
            })
            .at(line.number)
        })?;
    if record.name(seat).is_some() {
        // The first line is not kept; the message names the seat.
        let expected = "one name for each seat";
        let found = format!("name {seat}");
        return Err(Problem::Word { found, expected }.at(line.number));
    }
    let name = name
        .parse()
        .map_err(|error| Problem::Name(error).at(line.number))?;
    record
        .set_name(seat, Some(name))
        .map_err(|error| Problem::from(error).at(line.number))
}

fn read_move<G: Notated>(record: &mut GameRecord<G>, text: &str) -> Result<(), Problem> {
    let chosen: G::Move = text.parse().map_err(G::move_problem)?;
    record
        .play(chosen)
        .map_err(|error| G::play_problem(chosen, error))
}

fn read_move_showing<G: Notated>(
    record: &mut GameRecord<G>,
    text: &str,
) -> Result<String, Problem> {
    let chosen: G::Move = text.parse().map_err(G::move_problem)?;
    record
        .play_showing(chosen)
        .map_err(|error| G::play_problem(chosen, error))
}

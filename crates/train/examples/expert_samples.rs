//! Turns the games of `expert_games` into samples for a learner: `expert_samples OUT OTHERS GAMES...`.
//!
//! OUT gets a row for each position and seat: the features, of which the first is the share of the moves
//! to come that a search chose; then the points still to be gained, the final margin, the share in the
//! victory, the number of seats, the turns that are left and the points now. OTHERS gets pairs of rows of
//! features: after the move that was played, and after the same tile laid elsewhere. All numbers are
//! 32-bit floats.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};

use polis_akropolis::{Akropolis, Direction, Hex, Move, TileId};
use polis_engine::evaluation::Evaluate;
use polis_game::{Game, Outcome, Seat, chance};
use polis_train::Curriculum;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut create = |name: &str| -> Result<BufWriter<File>, Box<dyn Error>> {
        let path = arguments.next().ok_or(format!("expected {name}"))?;
        Ok(BufWriter::new(File::create(path)?))
    };
    let (mut out, mut others) = (create("OUT")?, create("OTHERS")?);
    let mut games = 0u64;
    for path in arguments {
        for line in BufReader::new(File::open(path)?).lines() {
            let Some(turns) = replay(&line?) else {
                continue;
            };
            games += 1;
            write_samples(&turns, &mut out)?;
            write_others(&turns, games, &mut others)?;
        }
    }
    println!("{games} games, {} features", Akropolis::INPUTS);
    Ok(())
}

/// A turn of a game.
struct Turn {
    chosen: Move,
    /// Whether a search chose the move.
    is_searched: bool,
    before: Akropolis,
    after: Akropolis,
}

/// All turns of a game; none where it is not over.
fn replay(line: &str) -> Option<Vec<Turn>> {
    let mut words = line.split(' ');
    let mut rng = chance(words.next()?.parse().ok()?);
    let options = <Akropolis as Curriculum>::options(&mut rng);
    let mut game = Akropolis::new(&Akropolis::deal(&options, &mut rng).ok()?).ok()?;
    let mut turns = Vec::new();
    for word in words {
        let mut numbers = word.split(',');
        let mut next = || numbers.next()?.parse::<i16>().ok();
        let (tile, q, r, rotation) = (next()?, next()?, next()?, next()?);
        let chosen = Move {
            tile: TileId::from_number(tile as usize)?,
            hex: Hex::new(q, r),
            rotation: *Direction::ALL.get(rotation as usize)?,
        };
        let before = game.clone();
        game.play(chosen).ok()?;
        turns.push(Turn {
            chosen,
            is_searched: !word.ends_with('-'),
            before,
            after: game.clone(),
        });
    }
    game.to_move().is_none().then_some(turns)
}

/// Writes every position after a move, as each seat sees it, with what came of it.
fn write_samples(turns: &[Turn], out: &mut impl Write) -> std::io::Result<()> {
    let Some(end) = turns.last().map(|turn| turn.after.standing()) else {
        return Ok(());
    };
    for (number, turn) in turns.iter().enumerate() {
        if turn.after.to_move().is_none() {
            break;
        }
        let later = &turns[number + 1..];
        let searched = later.iter().filter(|turn| turn.is_searched).count();
        let share = searched as f32 / later.len() as f32;
        for seat in Seat::first(turn.after.seats()) {
            write_row(&sample(&turn.after, seat, share, &end), out)?;
        }
    }
    Ok(())
}

fn sample(position: &Akropolis, seat: Seat, share: f32, end: &Outcome) -> Vec<f32> {
    let mut row = features(position, seat);
    row[0] = share;
    let value = end.value_for(seat);
    let points = position.points(seat);
    row.extend([
        (end.points[seat] - points) as f32,
        value.margin as f32,
        value.win,
        position.seats() as f32,
        (position.turns_in_all() - position.turns()) as f32,
        points as f32,
    ]);
    row
}

/// Writes each position after a move along with two after the same tile laid elsewhere: at a likely place,
/// and at any.
fn write_others(turns: &[Turn], seed: u64, out: &mut impl Write) -> std::io::Result<()> {
    let mut rng = chance(seed);
    for turn in turns {
        let Some(seat) = turn.before.to_move() else {
            break;
        };
        let likely = turn.before.sample_move(&mut rng);
        let any = turn.before.random_move(&mut rng);
        for place in [likely, any].into_iter().flatten() {
            let mut other = turn.before.clone();
            let tile = turn.chosen.tile;
            if other.play(Move { tile, ..place }).is_ok() && other.to_move().is_some() {
                write_row(&features(&turn.after, seat), out)?;
                write_row(&features(&other, seat), out)?;
            }
        }
    }
    Ok(())
}

fn features(position: &Akropolis, seat: Seat) -> Vec<f32> {
    let mut row = vec![0.0; Akropolis::INPUTS];
    position.write_features(seat, &mut row);
    row
}

fn write_row(row: &[f32], out: &mut impl Write) -> std::io::Result<()> {
    let bytes: Vec<u8> = row.iter().flat_map(|number| number.to_le_bytes()).collect();
    out.write_all(&bytes)
}

//! `polis perft`: how many sequences of moves there are, by their length.

use std::io::Write;
use std::time::Instant;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::{Game, chance};

use polis_terminal::GameOptions;

use crate::cli::PerftArguments;
use crate::options::game_options;
use crate::progress::Progress;

pub(crate) fn run(arguments: &PerftArguments) -> anyhow::Result<()> {
    match game_options(arguments.game.game, &arguments.game.options)? {
        GameOptions::Akropolis(options) => count::<Akropolis>(&options, arguments),
        GameOptions::Architekton(options) => count::<Architekton>(&options, arguments),
    }
}

fn count<G: Game>(options: &G::Options, arguments: &PerftArguments) -> anyhow::Result<()> {
    let setup = G::deal(options, &mut chance(arguments.seed))?;
    let start = G::new(&setup)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "depth  sequences            seconds")?;
    for depth in 1..=arguments.depth {
        let begun = Instant::now();
        let moves = start.legal_moves();
        let progress = Progress::new("first moves", moves.len() as u64);
        let mut sequences = 0;
        for chosen in moves {
            let mut after = start.clone();
            after.play(chosen)?;
            sequences += perft(&after, depth - 1);
            progress.advance(1);
        }
        drop(progress);
        writeln!(
            out,
            "{depth:>5}  {sequences:<20} {:.3}",
            begun.elapsed().as_secs_f64()
        )?;
    }
    Ok(())
}

/// The sequences of exactly `depth` moves; one that ends the game earlier does not count.
fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => {
            let mut moves = Vec::new();
            position.extend_legal_moves(&mut moves);
            let after = |&chosen: &G::Move| {
                let mut after = position.clone();
                after
                    .play_unchecked(chosen)
                    .expect("a listed move can be played");
                perft(&after, depth - 1)
            };
            moves.iter().map(after).sum()
        }
    }
}

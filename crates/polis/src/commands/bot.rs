//! `polis bot`: a built-in player that speaks the bot protocol.

use std::io::{BufRead, Read, Write};
use std::time::Duration;

use polis_engine::evaluation::Evaluate;
use polis_game::{Chance, Seat, View, chance};
use polis_notation::{GameRecord, Notated, Record};

use crate::arena::{Budget, BuiltinPlayer};
use crate::bot_protocol::{BotRequest, BotResponse, MAX_LINE, VERSION};
use crate::cli::BotArguments;

/// Nobody waits longer than an hour for a move.
const MOST_MS: u64 = 3_600_000;

pub(crate) fn run(arguments: &BotArguments) -> anyhow::Result<()> {
    let mut rng = chance(arguments.seed);
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    loop {
        let mut line = Vec::new();
        if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        if line.len() as u64 == MAX_LINE && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            line.clear();
        }
        let answer = match answer(&line, arguments.level, &mut rng) {
            Ok(chosen) => BotResponse::Move(chosen),
            Err(error) => BotResponse::Error(format!("{error:#}")),
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

fn answer(line: &[u8], level: BuiltinPlayer, rng: &mut Chance) -> anyhow::Result<String> {
    anyhow::ensure!(
        !line.is_empty(),
        "found a line that is too long; expected at most {MAX_LINE} bytes"
    );
    let question: BotRequest = serde_json::from_slice(line)?;
    anyhow::ensure!(
        question.protocol == VERSION,
        "found protocol {}; expected {VERSION}",
        question.protocol
    );
    match Record::read(&question.record)? {
        Record::Akropolis(record) => choose(&record, &question, level, rng),
        Record::Architekton(record) => choose(&record, &question, level, rng),
    }
}

fn choose<G: Notated + Evaluate>(
    record: &GameRecord<G>,
    question: &BotRequest,
    level: BuiltinPlayer,
    rng: &mut Chance,
) -> anyhow::Result<String> {
    let time = Duration::from_millis(question.time_ms.min(MOST_MS));
    let to_move = record.position().to_move();
    let seat = Seat::from_number(question.seat).filter(|&seat| to_move == Some(seat));
    let chosen = seat.and_then(|seat| {
        level.choose(&View::new(record.position(), seat), rng, Budget::Time(time))
    });
    match chosen {
        Some(chosen) => Ok(chosen.to_string()),
        None => match to_move {
            Some(seat) => anyhow::bail!("expected the question for seat {seat}, which is to move"),
            None => anyhow::bail!("the game is over; expected a position in which a seat decides"),
        },
    }
}

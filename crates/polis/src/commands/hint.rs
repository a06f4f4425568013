//! `polis hint`: the best moves of a position, and what each of them gains.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use polis_engine::evaluation::{Evaluate, Evaluation};
use polis_engine::{Candidate, SearchOptions, SearchResult, search_in_parallel};
use polis_game::View;
use polis_notation::{GameRecord, Record};
use ratatui::text::{Line, Span};
use serde::Serialize;
use serde_json::Value;

use crate::cli::HintArguments;
use crate::explain::{ExplainMove, MoveExplanation};
use crate::input;
use polis_terminal::picture::words::{capital, count};
use polis_terminal::picture::{Page, palette};

pub(crate) fn run(arguments: &HintArguments) -> anyhow::Result<()> {
    let from = &arguments.position;
    match input::record(&from.record, from.buildings.as_deref())? {
        Record::Akropolis(record) => hint(&record, arguments),
        Record::Architekton(record) => hint(&record, arguments),
    }
}

fn hint<G: ExplainMove>(record: &GameRecord<G>, arguments: &HintArguments) -> anyhow::Result<()> {
    let names = &G::names(record);
    let (ply, position) = input::position(record, &arguments.position)?;
    let Some(seat) = position.to_move() else {
        bail!("the game is over after {ply} moves; expected a position before its end (--ply N)");
    };
    let view = View::new(&position, seat);
    let thoughts = Thinking::new(arguments).think(&view)?;
    let moves = thoughts
        .candidates
        .into_iter()
        .take(usize::from(arguments.top))
        .map(|considered| {
            let MoveExplanation { sentences, facts } =
                G::explain_move(view.position(), considered.chosen, names)?;
            Ok(Hint::new(&considered, sentences, facts))
        })
        .collect::<Result<Vec<Hint>, G::Illegal>>()?;
    let hints = Hints {
        to_move: seat.number(),
        ply,
        playouts: thoughts.playouts,
        moves,
    };
    if arguments.json {
        let mut out = std::io::stdout().lock();
        serde_json::to_writer(&mut out, &hints)?;
        writeln!(out)?;
    } else {
        page(&hints, G::NAME, &names[seat]).print()?;
    }
    Ok(())
}

/// How to think.
#[derive(Clone, Copy, Debug)]
struct Thinking {
    time: Duration,
    seed: u64,
    threads: usize,
}

impl Thinking {
    /// So many playouts are made even when there is no time, or only one move: without any there
    /// would be nothing to say.
    const LEAST_PLAYOUTS: u32 = 32;

    fn new(arguments: &HintArguments) -> Thinking {
        Thinking {
            time: Duration::from_millis(arguments.move_ms),
            seed: arguments.seed,
            threads: usize::from(arguments.threads),
        }
    }

    fn think<G: Evaluate>(self, view: &View<G>) -> anyhow::Result<SearchResult<G::Move>> {
        let end = Instant::now() + self.time;
        let stop = |playouts| playouts >= Thinking::LEAST_PLAYOUTS && Instant::now() >= end;
        search_in_parallel(
            view,
            G::net(),
            SearchOptions::of::<G>(),
            self.seed,
            self.threads,
            &stop,
        )
        .context("found nothing to decide; expected a position in which a seat decides")
    }
}

/// What `--json` prints.
#[derive(Serialize)]
struct Hints {
    to_move: usize,
    ply: usize,
    playouts: u32,
    /// The best first.
    moves: Vec<Hint>,
}

/// A move, what it promises and what it gains at once.
#[derive(Serialize)]
struct Hint {
    #[serde(rename = "move")]
    chosen: String,
    win: f32,
    points: f32,
    margin: f32,
    tries: u32,
    gain: Value,
    words: Vec<String>,
}

impl Hint {
    fn new<M: ToString>(considered: &Candidate<M>, words: Vec<String>, gain: Value) -> Hint {
        let Evaluation {
            win,
            margin,
            points,
        } = considered.evaluation;
        Hint {
            chosen: considered.chosen.to_string(),
            win,
            points,
            margin,
            tries: considered.tries,
            gain,
            words,
        }
    }

    /// `61 % to win, 58.3 points, 7.4 ahead`. Where a game can end before it is scored, by
    /// bankruptcy, the points are those of a game that is.
    fn promise(&self, ends_early: bool) -> String {
        let margin = match self.margin {
            ahead if ahead >= 0.0 => format!("{ahead:.1} ahead"),
            behind => format!("{:.1} behind", -behind),
        };
        let win = format!("{:.0} % to win", 100.0 * self.win);
        if ends_early {
            format!("{win}; if it comes to the scoring, {margin}")
        } else {
            format!("{win}, {:.1} points, {margin}", self.points)
        }
    }
}

/// A block for each move.
fn page(hints: &Hints, game: &str, name: &str) -> Page {
    let mut page = Page::new();
    page.line(Line::from(vec![
        Span::styled(capital(game), palette::heading()),
        Span::raw(format!(
            ", after {}: {name} to move, {}",
            count(hints.ply, "move"),
            count(hints.playouts as usize, "playout")
        )),
    ]));
    for (index, hint) in hints.moves.iter().enumerate() {
        page.space();
        page.line(Line::from(vec![
            Span::styled(
                format!("{:>2}. {}", index + 1, hint.chosen),
                palette::heading(),
            ),
            Span::raw(format!("   {}", hint.promise(game == "architekton"))),
        ]));
        for sentence in &hint.words {
            page.line(format!("    {sentence}"));
        }
    }
    page
}

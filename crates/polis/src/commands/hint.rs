//! `polis hint`: the best moves of a position, and what each of them gains.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use polis_engine::evaluation::{Evaluate, Evaluation};
use polis_engine::{
    Candidate, Certainty, SearchOptions, SearchResult, compare_in_parallel, search_in_parallel,
};
use polis_game::View;
use polis_notation::{GameRecord, Record};
use ratatui::text::{Line, Span};
use serde::Serialize;
use serde_json::Value;

use crate::certainty::CertaintyReport;
use crate::cli::HintArguments;
use crate::explain::{ExplainMove, MoveExplanation};
use crate::input;
use crate::why::MoveComparison;
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
    let thoughts = Thinking::new(arguments).think(&view, usize::from(arguments.top))?;
    let mut candidates = thoughts.candidates;
    candidates.truncate(usize::from(arguments.top));
    let reasons = if arguments.why {
        let moves: Vec<G::Move> = candidates.iter().map(|one| one.chosen).collect();
        MoveComparison::of(&view, &moves, arguments.seed)
    } else {
        candidates.iter().map(|_| None).collect()
    };
    let moves = candidates
        .into_iter()
        .zip(reasons)
        .map(|(considered, why)| {
            let MoveExplanation {
                mut sentences,
                facts,
            } = G::explain_move(view.position(), considered.chosen, names)?;
            sentences.extend(why.as_ref().and_then(MoveComparison::sentence));
            Ok(Hint::new(&considered, sentences, facts, why))
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
    /// So many of the best moves are compared on fresh futures.
    const COMPARED: usize = 8;
    /// That takes this part of the time.
    const COMPARING: f64 = 0.4;

    fn new(arguments: &HintArguments) -> Thinking {
        Thinking {
            time: Duration::from_millis(arguments.move_ms),
            seed: arguments.seed,
            threads: usize::from(arguments.threads),
        }
    }

    fn think<G: Evaluate>(
        self,
        view: &View<G>,
        top: usize,
    ) -> anyhow::Result<SearchResult<G::Move>> {
        let (net, options) = (G::net(), SearchOptions::of::<G>());
        let start = Instant::now();
        let stop_at = |part: f64| {
            let end = start + self.time.mul_f64(part);
            move |playouts| playouts >= Thinking::LEAST_PLAYOUTS && Instant::now() >= end
        };
        let stop = stop_at(1.0 - Thinking::COMPARING);
        let found = search_in_parallel(view, net, options, self.seed, self.threads, &stop)
            .context("found nothing to decide; expected a position in which a seat decides")?;
        if found.candidates.len() == 1 || found.candidates[0].certainty == Certainty::Proven {
            return Ok(found);
        }
        let best: Vec<G::Move> = (found.candidates.iter())
            .take(top.clamp(2, Thinking::COMPARED))
            .map(|candidate| candidate.chosen)
            .collect();
        let (seed, threads, stop) = (self.seed, self.threads, stop_at(1.0));
        let compared = compare_in_parallel(view, net, options, &best, seed, threads, &stop);
        Ok(SearchResult {
            candidates: compared.candidates_among(&found.candidates),
            playouts: found.playouts + compared.playouts(),
        })
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
    /// How sure this is.
    certainty: CertaintyReport,
    gain: Value,
    /// With `--why`: what it changes against another move.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<MoveComparison>,
    words: Vec<String>,
}

impl Hint {
    fn new<M: ToString>(
        considered: &Candidate<M>,
        words: Vec<String>,
        gain: Value,
        why: Option<MoveComparison>,
    ) -> Hint {
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
            certainty: CertaintyReport::new(considered.certainty),
            gain,
            why,
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
        let sure = self.certainty.words();
        if ends_early {
            format!("{win}; if it comes to the scoring, {margin}{sure}")
        } else {
            format!("{win}, {:.1} points, {margin}{sure}", self.points)
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

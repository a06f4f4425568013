//! `polis analyse`: what was best in a game, what was missed, and where it turned.

use std::io::Write;

use polis_analysis::{Analysis, Assessment, Depth, Forecast, Mark, accuracy, forecast};
use polis_engine::Candidate;
use polis_engine::evaluation::Evaluation;
use polis_game::{PerSeat, Seat, View};
use polis_notation::{GameRecord, Record};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use serde::Serialize;

use crate::cli::AnalyseArguments;
use crate::explain::ExplainMove;
use crate::input;
use crate::progress::Progress;
use polis_terminal::picture::words::{Names, capital, count};
use polis_terminal::picture::{Page, palette};

pub(crate) fn run(arguments: &AnalyseArguments) -> anyhow::Result<()> {
    match input::record(&arguments.record, arguments.buildings.as_deref())? {
        Record::Akropolis(record) => analyse(&record, arguments),
        Record::Architekton(record) => analyse(&record, arguments),
    }
}

fn analyse<G: ExplainMove>(
    record: &GameRecord<G>,
    arguments: &AnalyseArguments,
) -> anyhow::Result<()> {
    let names = &G::names(record);
    let depth = Depth {
        first: arguments.playouts,
        full: arguments.playouts,
    };
    let mut analysis = Analysis::new(record, depth);
    let progress = Progress::new("looking at the moves", analysis.len() as u64);
    analysis.finish(usize::from(arguments.threads), &|| progress.advance(1));
    drop(progress);

    let assessments = analysis.assessments();
    let players = (0..record.start().people())
        .filter_map(|index| Seat::from_number(index + 1))
        .map(|seat| Player {
            seat: seat.number(),
            name: names[seat].clone(),
            accuracy: accuracy(&assessments, seat),
        })
        .collect();
    let moves = record
        .positions()
        .zip(&assessments)
        .map(|(position, assessment)| {
            let view = View::new(&position, assessment.seat);
            MoveReport::new(assessment, usize::from(arguments.top), |chosen| {
                Ok(G::explain_move(view.position(), chosen, names)?.sentences)
            })
        })
        .collect::<anyhow::Result<Vec<MoveReport>>>()?;
    let report = Report {
        game: G::NAME,
        playouts: arguments.playouts,
        players,
        forecast: record
            .positions()
            .map(|position| Point::new(&forecast(&position)))
            .collect(),
        turning: analysis
            .turning_points(TURNING_POINTS)
            .iter()
            .map(|assessment| assessment.ply)
            .collect(),
        moves,
    };
    if arguments.json {
        let mut out = std::io::stdout().lock();
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        page(&report, names).print()?;
    }
    Ok(())
}

/// So many turning points are listed.
const TURNING_POINTS: usize = 5;

/// What `--json` prints.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    /// For each move.
    playouts: u32,
    players: Vec<Player>,
    moves: Vec<MoveReport>,
    /// Before each move, and after the last one.
    forecast: Vec<Point>,
    /// The plies of the moves that gave most away.
    turning: Vec<usize>,
}

#[derive(Serialize)]
struct Player {
    seat: usize,
    name: String,
    /// From 0 to 100; null for who never had a choice.
    accuracy: Option<f32>,
}

/// A move that was played.
#[derive(Serialize)]
struct MoveReport {
    ply: usize,
    seat: usize,
    #[serde(rename = "move")]
    chosen: String,
    mark: &'static str,
    /// What it gave away.
    loss: Loss,
    #[serde(flatten)]
    promise: Promise,
    choices: usize,
    playouts: u32,
    words: Vec<String>,
    /// The best moves of the position.
    best: Vec<Choice>,
}

#[derive(Serialize)]
struct Loss {
    win: f32,
    margin: f32,
}

/// A move that could have been played.
#[derive(Serialize)]
struct Choice {
    #[serde(rename = "move")]
    chosen: String,
    #[serde(flatten)]
    promise: Promise,
    words: Vec<String>,
}

#[derive(Serialize)]
struct Promise {
    win: f32,
    points: f32,
    margin: f32,
}

/// What a position promises each seat.
#[derive(Serialize)]
struct Point {
    win: Vec<f32>,
    points: Vec<f32>,
}

impl MoveReport {
    fn new<M: Copy + PartialEq + ToString>(
        assessment: &Assessment<M>,
        top: usize,
        tell: impl Fn(M) -> anyhow::Result<Vec<String>>,
    ) -> anyhow::Result<MoveReport> {
        let (win, margin) = assessment.given_away();
        let best = assessment.candidates.iter().take(top);
        let choice = |considered: &Candidate<M>| {
            Ok(Choice {
                chosen: considered.chosen.to_string(),
                promise: Promise::new(considered.evaluation),
                words: tell(considered.chosen)?,
            })
        };
        Ok(MoveReport {
            ply: assessment.ply,
            seat: assessment.seat.number(),
            chosen: assessment.played.chosen.to_string(),
            mark: assessment.mark().name(),
            loss: Loss { win, margin },
            promise: Promise::new(assessment.played.evaluation),
            choices: assessment.choices,
            playouts: assessment.playouts,
            words: tell(assessment.played.chosen)?,
            best: best.map(choice).collect::<anyhow::Result<_>>()?,
        })
    }
}

impl Promise {
    fn new(prospect: Evaluation) -> Promise {
        Promise {
            win: prospect.win,
            points: prospect.points,
            margin: prospect.margin,
        }
    }
}

impl Point {
    fn new(forecast: &Forecast) -> Point {
        let values = |values: &PerSeat<f32>| values.iter().map(|(_, &value)| value).collect();
        Point {
            win: values(&forecast.win),
            points: values(&forecast.points),
        }
    }
}

/// The players, a line for each move, and the turning points with what would have been better.
fn page(report: &Report, names: &Names) -> Page {
    let mut page = Page::new();
    page.line(Line::from(vec![
        Span::styled(capital(report.game), palette::heading()),
        Span::raw(format!(
            ", {}, {} each",
            count(report.moves.len(), "move"),
            count(report.playouts as usize, "playout")
        )),
    ]));
    for Player { name, accuracy, .. } in &report.players {
        page.line(match accuracy {
            Some(accuracy) => format!("  {name}: accuracy {accuracy:.0} of 100"),
            None => format!("  {name}: never had a choice"),
        });
    }
    page.space();
    for played in &report.moves {
        page.line(line(played, names));
    }
    if !report.turning.is_empty() {
        page.space();
        page.line(Span::styled("Turning points", palette::heading()));
    }
    for &ply in &report.turning {
        let Some((played, best)) = report
            .moves
            .iter()
            .find(|played| played.ply == ply)
            .and_then(|played| Some((played, played.best.first()?)))
        else {
            continue;
        };
        page.line(format!(
            "  {:>3}. {} instead of {}: {:.0} instead of {:.0} % to win",
            ply + 1,
            best.chosen,
            played.chosen,
            100.0 * best.promise.win,
            100.0 * played.promise.win,
        ));
        for sentence in &best.words {
            page.line(format!("       {sentence}"));
        }
    }
    page
}

/// `  7. Thalia  a b c     53 % to win  weak, 6 % given away`
fn line(played: &MoveReport, names: &Names) -> Line<'static> {
    let name = Seat::from_number(played.seat).map_or_else(String::new, |seat| names[seat].clone());
    let mark = Mark::ALL
        .into_iter()
        .find(|mark| mark.name() == played.mark);
    let (word, style) = match mark {
        Some(Mark::Strong) => ("strong".to_owned(), Style::new().fg(Color::Green)),
        Some(Mark::Weak) => (loss("weak", played), Style::new().fg(Color::Yellow)),
        Some(Mark::Missed) => (loss("missed", played), Style::new().fg(Color::Red)),
        Some(Mark::Good) | None => (String::new(), Style::new()),
    };
    Line::from(vec![
        Span::raw(format!(
            "{:>3}. {name:<12} {:<16} {:>3.0} % to win  ",
            played.ply + 1,
            played.chosen,
            100.0 * played.promise.win
        )),
        Span::styled(word, style),
    ])
}

/// What was given away, as far as it shows in whole numbers.
fn loss(word: &str, played: &MoveReport) -> String {
    let Loss { win, margin } = played.loss;
    let parts: Vec<String> = [
        (win >= 0.005).then(|| format!("{:.0} %", 100.0 * win)),
        (margin >= 0.05).then(|| format!("{margin:.1} points")),
    ]
    .into_iter()
    .flatten()
    .collect();
    format!("{word}: {} given away", parts.join(" and "))
}

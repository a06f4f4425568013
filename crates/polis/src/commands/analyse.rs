//! `polis analyse`: what was best in a game, what was missed, and where it turned.

use std::io::Write;

use polis_analysis::{
    Analysis, Assessment, Balance, Depth, Draw, Forecast, Mark, MarkReason, accuracy, balances,
    draws, forecast, mark_reasons,
};
use polis_engine::Candidate;
use polis_engine::evaluation::Evaluation;
use polis_game::{PerSeat, Seat, View};
use polis_notation::{GameRecord, Record};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use serde::Serialize;

use crate::certainty::CertaintyReport;
use crate::cli::AnalyseArguments;
use crate::explain::ExplainMove;
use crate::input;
use crate::progress::Progress;
use crate::why::MoveComparison;
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
    let futures = (arguments.playouts / LUCK_SHARE).clamp(LEAST_FUTURES, MOST_FUTURES);
    let draws = draws(record, futures);
    let balances = balances(record, &draws, &assessments, futures);
    let players = (0..record.start().people())
        .filter_map(|index| Seat::from_number(index + 1))
        .map(|seat| Player {
            seat: seat.number(),
            name: names[seat].clone(),
            accuracy: accuracy(&assessments, seat),
            balance: balances.as_ref().map(|all| BalanceReport::new(&all[seat])),
        })
        .collect();
    let futures = (arguments.playouts / REASON_SHARE).clamp(LEAST_FUTURES, MOST_REASON_FUTURES);
    let reasons = mark_reasons(
        record,
        &assessments,
        futures,
        usize::from(arguments.threads),
    );
    let moves = record
        .positions()
        .zip(&assessments)
        .map(|(position, assessment)| {
            let view = View::new(&position, assessment.seat);
            let reason = reasons.iter().find(|one| one.ply == assessment.ply);
            MoveReport::new::<G>(assessment, reason, usize::from(arguments.top), |chosen| {
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
        draws: draws.iter().map(DrawReport::new).collect(),
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
/// The playouts before and after each draw that tell its luck: a part of those of a move.
const LUCK_SHARE: u32 = 16;
const LEAST_FUTURES: u32 = 16;
const MOST_FUTURES: u32 = 1024;
/// The futures on which the two moves are compared that a mark is about: a part of the playouts of a
/// move.
const REASON_SHARE: u32 = 64;
const MOST_REASON_FUTURES: u32 = 160;

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
    /// What was turned up, and what that meant for each seat.
    draws: Vec<DrawReport>,
}

#[derive(Serialize)]
struct Player {
    seat: usize,
    name: String,
    /// From 0 to 100; null for who never had a choice.
    accuracy: Option<f32>,
    /// How the result came about; null before the end of the game.
    balance: Option<BalanceReport>,
}

/// The parts of a result in the chance to win: `start + luck - given_away + received + rest`.
#[derive(Serialize)]
struct BalanceReport {
    start: f32,
    luck: f32,
    luck_error: f32,
    given_away: f32,
    received: f32,
    rest: f32,
    result: f32,
}

/// What a move turned up: the change for each seat by that alone.
#[derive(Serialize)]
struct DrawReport {
    ply: usize,
    win: Vec<f32>,
    win_error: Vec<f32>,
    points: Vec<f32>,
    points_error: Vec<f32>,
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
    /// How sure that is.
    certainty: CertaintyReport,
    #[serde(flatten)]
    promise: Promise,
    choices: usize,
    playouts: u32,
    words: Vec<String>,
    /// The best moves of the position.
    best: Vec<Choice>,
    /// Where it is marked: what the best move leads to against this one, or a strong one against the
    /// next best.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<MoveComparison>,
}

#[derive(Serialize)]
struct Loss {
    win: f32,
    margin: f32,
    /// Whether it is more than chance would explain.
    sure: bool,
}

/// A move that could have been played.
#[derive(Serialize)]
struct Choice {
    #[serde(rename = "move")]
    chosen: String,
    #[serde(flatten)]
    promise: Promise,
    certainty: CertaintyReport,
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
    fn new<G: ExplainMove>(
        assessment: &Assessment<G::Move>,
        reason: Option<&MarkReason<G::Move>>,
        top: usize,
        tell: impl Fn(G::Move) -> anyhow::Result<Vec<String>>,
    ) -> anyhow::Result<MoveReport> {
        let (win, margin) = assessment.given_away();
        let best = assessment.candidates.iter().take(top);
        let choice = |considered: &Candidate<G::Move>| {
            Ok(Choice {
                chosen: considered.chosen.to_string(),
                promise: Promise::new(considered.evaluation),
                certainty: CertaintyReport::new(considered.certainty),
                words: tell(considered.chosen)?,
            })
        };
        Ok(MoveReport {
            ply: assessment.ply,
            seat: assessment.seat.number(),
            chosen: assessment.played.chosen.to_string(),
            mark: assessment.mark().name(),
            loss: Loss {
                win,
                margin,
                sure: assessment.is_sure(),
            },
            certainty: CertaintyReport::new(assessment.played.certainty),
            promise: Promise::new(assessment.played.evaluation),
            choices: assessment.choices,
            playouts: assessment.playouts,
            words: tell(assessment.played.chosen)?,
            best: best.map(choice).collect::<anyhow::Result<_>>()?,
            why: reason.map(MoveComparison::of_mark::<G>),
        })
    }
}

impl BalanceReport {
    fn new(balance: &Balance) -> BalanceReport {
        let &Balance {
            start,
            luck,
            luck_error,
            given_away,
            received,
            rest,
            result,
        } = balance;
        BalanceReport {
            start,
            luck,
            luck_error,
            given_away,
            received,
            rest,
            result,
        }
    }

    /// `luck +12 ± 5 %, gave away 20 %`
    fn words(&self) -> String {
        format!(
            "luck {:+.0} ± {:.0} %, gave away {:.0} %",
            100.0 * self.luck,
            100.0 * self.luck_error,
            100.0 * self.given_away
        )
    }
}

impl DrawReport {
    fn new(draw: &Draw) -> DrawReport {
        let values = |value: fn(&polis_analysis::Luck) -> f32| {
            draw.luck.iter().map(|(_, luck)| value(luck)).collect()
        };
        DrawReport {
            ply: draw.ply,
            win: values(|luck| luck.win),
            win_error: values(|luck| luck.win_error),
            points: values(|luck| luck.points),
            points_error: values(|luck| luck.points_error),
        }
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
    for player in &report.players {
        let Player { name, accuracy, .. } = player;
        let mut line = match accuracy {
            Some(accuracy) => format!("  {name}: accuracy {accuracy:.0} of 100"),
            None => format!("  {name}: never had a choice"),
        };
        if let Some(balance) = &player.balance {
            line = format!("{line}; {}", balance.words());
        }
        page.line(line);
    }
    page.space();
    for played in &report.moves {
        page.line(line(played, names));
        if let Some(reason) = reason(played) {
            page.line(format!("       {reason}"));
        }
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

/// What was better than a marked move and what for, or what a strong one leads to itself; the reason is
/// left out where nothing but chance would speak for it.
fn reason(played: &MoveReport) -> Option<String> {
    let why = played.why.as_ref()?.sentence();
    let best = &played.best.first()?.chosen;
    if *best == played.chosen {
        return why;
    }
    let why = why.map_or_else(String::new, |why| format!(" {why}"));
    Some(format!("Better was {best}.{why}"))
}

/// What was given away, as far as it shows in whole numbers.
fn loss(word: &str, played: &MoveReport) -> String {
    let Loss { win, margin, .. } = played.loss;
    let parts: Vec<String> = [
        (win >= 0.005).then(|| format!("{:.0} %", 100.0 * win)),
        (margin >= 0.05).then(|| format!("{margin:.1} points")),
    ]
    .into_iter()
    .flatten()
    .collect();
    let proven = played.certainty.words();
    format!("{word}: {} given away{proven}", parts.join(" and "))
}

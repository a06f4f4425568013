//! `polis bench`: how fast the rules are on this machine.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_engine::evaluation::Evaluate;
use polis_engine::{Search, SearchOptions};
use polis_game::{Chance, Game, Seat, View, chance};

use crate::cli::BenchArguments;
use crate::options::UsageError;
use crate::progress::Progress;

/// A figure is the median of so many measurements.
const ROUNDS: u32 = 5;

/// The moves after which a game is in its middle.
const MIDDLE: usize = 18;

/// One figure: its key in the JSON, what it says, and how to do the thing once.
struct Figure {
    key: &'static str,
    what: &'static str,
    work: Box<dyn FnMut()>,
}

pub(crate) fn run(arguments: &BenchArguments) -> anyhow::Result<()> {
    if !(0.01..=60.0).contains(&arguments.seconds) {
        return Err(UsageError::OutOfRange {
            option: "--seconds",
            found: arguments.seconds.to_string(),
            expected: "0.01 to 60",
        }
        .into());
    }
    let round = Duration::from_secs_f64(arguments.seconds / f64::from(ROUNDS));
    let mut figures = akropolis()?;
    figures.extend(architekton()?);
    let progress = Progress::new("measuring", figures.len() as u64 * u64::from(ROUNDS));
    let mut rows = Vec::new();
    for figure in &mut figures {
        let rate = per_second(round, &mut figure.work, &progress);
        rows.push((figure.key, figure.what, rate));
    }
    drop(progress);

    let mut out = std::io::stdout().lock();
    if arguments.json {
        let object: serde_json::Map<String, serde_json::Value> = rows
            .iter()
            .map(|&(key, _, rate)| (key.to_owned(), (rate as u64).into()))
            .collect();
        writeln!(out, "{}", serde_json::Value::Object(object))?;
    } else {
        for (_, what, rate) in rows {
            writeln!(out, "{what:<52} {:>14} a second", grouped(rate))?;
        }
    }
    Ok(())
}

fn akropolis() -> anyhow::Result<Vec<Figure>> {
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard)?;
    let middle = position_after::<Akropolis>(&options, MIDDLE)?;
    let city = position_after::<Akropolis>(&options, 36)?.cities()[Seat::First];
    let mut figures = common::<Akropolis>(
        &options,
        &middle,
        [
            (
                "akropolis_random_games_per_second",
                "Akropolis: random two-player games",
            ),
            (
                "akropolis_move_lists_per_second",
                "Akropolis: lists of all legal moves, mid-game",
            ),
            (
                "akropolis_moves_per_second",
                "Akropolis: moves checked and played on a copy",
            ),
            (
                "akropolis_copies_per_second",
                "Akropolis: copies of a state into another",
            ),
        ],
    );
    figures.extend(judged::<Akropolis>(
        &middle,
        [
            (
                "akropolis_evaluations_per_second",
                "Akropolis: evaluations of a position for a seat",
            ),
            (
                "akropolis_playouts_per_second",
                "Akropolis: playouts of the search, mid-game",
            ),
        ],
    ));
    figures.push(Figure {
        key: "akropolis_city_scores_per_second",
        what: "Akropolis: scores of a city of 18 tiles",
        work: Box::new(move || {
            black_box(black_box(&city).score(Variants::NONE));
        }),
    });
    Ok(figures)
}

fn architekton() -> anyhow::Result<Vec<Figure>> {
    let options = polis_architekton::Options::default();
    let middle = position_after::<Architekton>(&options, MIDDLE)?;
    let town = middle.clone();
    let mut figures = common::<Architekton>(
        &options,
        &middle,
        [
            (
                "architekton_random_games_per_second",
                "Architekton: random games",
            ),
            (
                "architekton_move_lists_per_second",
                "Architekton: lists of all legal moves, mid-game",
            ),
            (
                "architekton_moves_per_second",
                "Architekton: moves checked and played on a copy",
            ),
            (
                "architekton_copies_per_second",
                "Architekton: copies of a state into another",
            ),
        ],
    );
    figures.extend(judged::<Architekton>(
        &middle,
        [
            (
                "architekton_evaluations_per_second",
                "Architekton: evaluations of a position for a seat",
            ),
            (
                "architekton_playouts_per_second",
                "Architekton: playouts of the search, mid-game",
            ),
        ],
    ));
    figures.push(Figure {
        key: "architekton_final_scores_per_second",
        what: "Architekton: final scorings, mid-game",
        work: Box::new(move || {
            black_box(black_box(&town).final_score());
        }),
    });
    Ok(figures)
}

/// The figures of the evaluation and the search.
fn judged<G: Evaluate>(middle: &G, names: [(&'static str, &'static str); 2]) -> Vec<Figure> {
    let seat = middle.to_move().unwrap_or(Seat::First);
    let position = middle.clone();
    let evaluations = move || {
        black_box(black_box(&position).preference(G::net(), seat));
    };
    let mut search = Search::new(
        &View::new(middle, seat),
        G::net(),
        SearchOptions::of::<G>(),
        1,
    );
    let playouts = move || {
        if let Some(search) = &mut search {
            search.step();
        }
    };
    let works: [Box<dyn FnMut()>; 2] = [Box::new(evaluations), Box::new(playouts)];
    let figure = |((key, what), work)| Figure { key, what, work };
    names.into_iter().zip(works).map(figure).collect()
}

/// The figures that both games have.
fn common<G: Game + 'static>(
    options: &G::Options,
    middle: &G,
    names: [(&'static str, &'static str); 4],
) -> Vec<Figure> {
    let mut rng = chance(1);
    let options = options.clone();
    let games = move || random_game::<G>(&options, &mut rng);

    let position = middle.clone();
    let mut moves = Vec::new();
    let lists = move || {
        moves.clear();
        black_box(&position).extend_legal_moves(&mut moves);
        black_box(&moves);
    };

    let position = middle.clone();
    let chosen = position.legal_moves()[0];
    let mut after = position.clone();
    let play = move || {
        after.clone_from(black_box(&position));
        // A failure would show as a figure that cannot be; the move was just listed as legal.
        let _ = black_box(after.play(chosen));
        black_box(&after);
    };

    let position = middle.clone();
    let mut copied = position.clone();
    let copy = move || {
        copied.clone_from(black_box(&position));
        black_box(&copied);
    };

    let works: [Box<dyn FnMut()>; 4] = [
        Box::new(games),
        Box::new(lists),
        Box::new(play),
        Box::new(copy),
    ];
    let figure = |((key, what), work)| Figure { key, what, work };
    names.into_iter().zip(works).map(figure).collect()
}

/// A whole game: shuffled, every ply a uniformly random legal move, counted at the end.
fn random_game<G: Game>(options: &G::Options, rng: &mut Chance) {
    let setup = G::deal(options, rng).expect("there is such a game");
    let mut game = G::new(&setup).expect("a dealt setup is that of a game");
    while let Some(chosen) = game.random_move(rng) {
        game.play_unchecked(chosen)
            .expect("a move drawn from the legal ones can be played");
    }
    black_box(game.outcome());
}

/// The position of a random game after so many moves.
fn position_after<G: Game>(options: &G::Options, plies: usize) -> anyhow::Result<G> {
    let mut rng = chance(7);
    let mut game = G::new(&G::deal(options, &mut rng)?)?;
    for _ in 0..plies {
        let Some(chosen) = game.random_move(&mut rng) else {
            break;
        };
        game.play(chosen)?;
    }
    Ok(game)
}

/// How often a second the work can be done: the median of some rounds.
fn per_second(round: Duration, work: &mut dyn FnMut(), progress: &Progress) -> f64 {
    let mut rates = Vec::new();
    for _ in 0..ROUNDS {
        rates.push(rate(round, work));
        progress.advance(1);
    }
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

fn rate(round: Duration, work: &mut dyn FnMut()) -> f64 {
    let begun = Instant::now();
    let mut times = 0u32;
    loop {
        // The clock is looked at rarely, so that it does not count itself.
        for _ in 0..64 {
            work();
        }
        times += 64;
        let elapsed = begun.elapsed();
        if elapsed >= round {
            return f64::from(times) / elapsed.as_secs_f64();
        }
    }
}

/// A whole number with its thousands apart.
fn grouped(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

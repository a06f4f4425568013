use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_engine::{Certainty, PlayoutLimit};
use polis_game::{Game, chance};
use polis_notation::Level;

use super::*;
use crate::accuracy::accuracy;
use crate::curve::forecast;

const SHALLOW: Depth = Depth {
    first: 20,
    full: 120,
};

/// A game between two levels.
fn game<G: Evaluate + Notated>(
    options: &G::Options,
    levels: [Level; 2],
    seed: u64,
) -> GameRecord<G> {
    let mut rng = chance(seed);
    let mut record = GameRecord::<G>::new(&G::deal(options, &mut rng).unwrap()).unwrap();
    while let Some(seat) = record.position().to_move() {
        let level = levels[usize::from(seat == Seat::Second)];
        let view = View::new(record.position(), seat);
        let chosen = polis_engine::choose(level, &view, &mut rng, &mut PlayoutLimit(40)).unwrap();
        record.play(chosen).unwrap();
    }
    record
}

fn akropolis() -> Options {
    Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap()
}

fn analysed<G: Evaluate + Notated>(record: &GameRecord<G>) -> Analysis<G> {
    let mut analysis = Analysis::new(record, SHALLOW);
    let mut progress = 0.0;
    while !analysis.is_done() {
        analysis.step();
        assert!(analysis.progress() >= progress);
        progress = analysis.progress();
    }
    analysis
}

/// Every move is assessed, the played one is among those considered, and the stronger player is
/// found to have played better.
fn check<G: Evaluate + Notated>(options: &G::Options) {
    let record = game::<G>(options, [Level::Master, Level::Pupil], 5);
    let analysis = analysed(&record);
    let all = analysis.assessments();
    assert_eq!(all.len(), record.moves().len());
    for (assessment, &played) in all.iter().zip(record.moves()) {
        assert_eq!(assessment.played.chosen, played);
        assert!(assessment.candidates.iter().any(|one| one.chosen == played));
        assert!(assessment.loss() >= 0.0);
    }
    let [strong, weak] =
        [Seat::First, Seat::Second].map(|seat| accuracy(&all, seat).unwrap_or_default());
    assert!(strong > weak, "{strong} and {weak}");
    let turning = analysis.turning_points(3);
    assert!(turning.len() <= 3 && turning.is_sorted_by_key(|one| one.ply));
}

#[test]
fn every_move_of_akropolis_is_assessed() {
    check::<Akropolis>(&akropolis());
}

#[test]
fn every_move_of_architekton_is_assessed() {
    check::<Architekton>(&polis_architekton::Options::default());
}

/// What is said of a move is what a longer comparison with other futures says, within the errors of
/// both; a move that is marked down is worse there, too.
#[test]
fn no_verdict_is_contradicted_by_a_longer_look() {
    let record = game::<Akropolis>(&akropolis(), [Level::Foreman, Level::Mason], 21);
    let depth = Depth {
        first: 800,
        full: 800,
    };
    let mut analysis = Analysis::new(&record, depth);
    analysis.finish(2, &|| ());
    let mut worse = 0;
    for (position, one) in record.positions().zip(analysis.assessments()) {
        if one.is_proven() || one.loss() == 0.0 {
            continue;
        }
        let view = View::new(&position, one.seat);
        let moves = [one.best().chosen, one.played.chosen];
        let options = SearchOptions::of::<Akropolis>();
        let mut long = Comparison::new(&view, Akropolis::net(), options, moves, 77);
        long.run(&mut PlayoutLimit(1200));
        let found = long.candidates();
        let last = found[1];
        let Certainty::Estimated { behind, error } = last.certainty else {
            panic!("playouts prove nothing");
        };
        let behind = if last.chosen == one.played.chosen {
            behind
        } else {
            -behind
        };
        let within = 4.0 * (error * error + one.error() * one.error()).sqrt();
        let ply = one.ply;
        assert!(
            (behind - one.loss()).abs() < within + 0.01,
            "{ply}: {behind}, {}",
            one.loss()
        );
        if !one.is_close() {
            worse += 1;
            assert!(behind > 0.0, "{ply}: {behind}");
        }
    }
    assert!(worse > 3, "{worse}");
}

#[test]
fn the_end_of_a_line_can_be_looked_at_alone() {
    let levels = [Level::Foreman, Level::Mason];
    let record = game::<Akropolis>(&akropolis(), levels, 8);
    let (whole, moves) = (analysed(&record), record.moves().len());
    let mut tail = Analysis::from_ply(&record, moves - 3, SHALLOW);
    let mut seen = Vec::new();
    while !tail.is_done() {
        seen.extend(tail.step());
    }
    assert_eq!(tail.assessments(), whole.assessments()[moves - 3..]);
    let plies = moves - 3..moves;
    assert_eq!(seen, plies.clone().chain(plies).collect::<Vec<_>>());
    assert_eq!(tail.assessment(0), None);
}

#[test]
fn several_threads_find_what_one_finds() {
    let record = game::<Architekton>(
        &polis_architekton::Options::default(),
        [Level::Foreman, Level::Mason],
        3,
    );
    let mut analysis = Analysis::new(&record, SHALLOW);
    analysis.finish(3, &|| ());
    assert!(analysis.is_done());
    assert_eq!(analysis.assessments(), analysed(&record).assessments());
}

/// Nothing that was said of a move depends on tiles that were unseen when it was played.
#[test]
fn what_was_unseen_stays_unseen() {
    let record = game::<Akropolis>(&akropolis(), [Level::Mason, Level::Mason], 8);
    let whole = analysed(&record);
    let mut known = record.clone();
    known.truncate(6);
    let known = known.redacted(Seat::First);
    let part = analysed(&known);
    for ply in 0..6 {
        assert_eq!(part.assessment(ply), whole.assessment(ply), "ply {ply}");
    }
}

#[test]
fn a_forecast_shares_the_victory_out_and_ends_with_the_result() {
    let record = game::<Akropolis>(&akropolis(), [Level::Master, Level::Pupil], 5);
    for position in record.positions() {
        let win: f32 = forecast(&position).win.iter().map(|(_, &win)| win).sum();
        assert!((win - 1.0).abs() < 1e-4, "{win}");
    }
    let end = forecast(record.position());
    let outcome = record.position().outcome().unwrap();
    assert_eq!(end.points[Seat::First] as i32, outcome.points[Seat::First]);
}

#[test]
fn a_record_without_a_move_is_done_soon() {
    let setup = Akropolis::deal(&akropolis(), &mut chance(1)).unwrap();
    let mut analysis = Analysis::new(&GameRecord::<Akropolis>::new(&setup).unwrap(), SHALLOW);
    assert!(analysis.is_empty());
    for _ in 0..4 {
        analysis.step();
    }
    assert!(analysis.is_done() && analysis.assessment(0).is_none());
}

/// In the last two rounds a verdict is calculated: the played move is worth what the best answer to it
/// leaves, and a move that is not the best gives away what is told.
#[test]
fn verdicts_of_the_last_two_rounds_are_proven() {
    let record = game::<Akropolis>(&akropolis(), [Level::Daidalos, Level::Daidalos], 4);
    let moves = record.moves().len();
    let depth = Depth {
        first: 20,
        full: 4000,
    };
    let mut analysis = Analysis::from_ply(&record, moves - 6, depth);
    analysis.finish(2, &|| ());
    let all = analysis.assessments();
    assert_eq!(all.len(), 6);
    for one in &all {
        assert!(one.is_proven(), "{}", one.ply);
        assert_eq!(one.best().certainty, Certainty::Proven, "{}", one.ply);
        let best = one.best().evaluation.utility();
        let others = one.candidates.iter().map(|one| one.evaluation.utility());
        assert!(others.clone().all(|other| other <= best), "{}", one.ply);
    }
    assert!(all.iter().any(|one| one.loss() > 0.0));
    for pair in all.windows(2) {
        let (played, answer) = (pair[0].played.evaluation, pair[1].best().evaluation);
        // After the fourth last move the last stack is turned up, and an order of it is known.
        if pair[0].ply + 4 != moves {
            assert!(
                (played.win + answer.win - 1.0).abs() < 1e-3,
                "{}",
                pair[0].ply
            );
            assert!(
                (played.margin + answer.margin).abs() < 1e-2,
                "{}",
                pair[0].ply
            );
        }
    }
}

use polis_akropolis::{Length, Options, Players, Variants};
use polis_game::chance;
use polis_notation::GameRecord;

use super::*;

/// What the first seat plays in a new game.
fn question<G: Notated>(options: &G::Options, level: Level, seed: u64) -> Question
where
    Record: From<GameRecord<G>>,
{
    let setup = G::deal(options, &mut chance(seed)).unwrap();
    let record = Record::from(GameRecord::<G>::new(&setup).unwrap());
    Question {
        id: 1,
        record: record.redacted(Seat::First).to_string(),
        seat: 1,
        level,
        time_ms: 10.0,
        seed: 5,
    }
}

fn akropolis(level: Level, seed: u64) -> Question {
    let players = Players::new(2, None).unwrap();
    let options = Options::new(players, Variants::NONE, Length::Standard).unwrap();
    question::<Akropolis>(&options, level, seed)
}

pub(crate) fn architekton(level: Level, seed: u64) -> Question {
    question::<Architekton>(&polis_architekton::Options::default(), level, seed)
}

#[test]
fn every_level_answers_with_a_legal_move() {
    for ask in [akropolis, architekton] {
        for level in Level::ALL {
            let question = ask(level, 2);
            let mut thinking = Thinking::new(&question).unwrap();
            for _ in 0..30 {
                thinking.step();
            }
            let mut record = Record::read(&question.record).unwrap();
            // A move that turns up an unknown tile is legal, too.
            match record.play(&thinking.best()) {
                Ok(()) => {}
                Err(problem) => assert!(problem.to_string().contains("turns up"), "{problem}"),
            }
            let searched = if level == Level::TOP { 30 } else { 0 };
            assert_eq!(thinking.playouts(), searched);
        }
    }
}

#[test]
fn a_question_that_makes_no_sense_is_refused() {
    let good = akropolis(Level::Pupil, 1);
    for seat in [0, 2, 5] {
        let question = Question {
            seat,
            ..good.clone()
        };
        assert_eq!(
            Thinking::new(&question).err(),
            Some(QuestionError::Seat { seat })
        );
    }
    let question = Question {
        record: "game chess".into(),
        ..good
    };
    assert!(matches!(
        Thinking::new(&question).err(),
        Some(QuestionError::Record(_))
    ));
}

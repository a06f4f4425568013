//! Records that start in the middle of a game: they are written and read, redacted, filled and
//! played like any other.

use polis_akropolis::{Akropolis, Architect, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_game::{Seat, chance};
use polis_notation::{Draft, GameRecord, Notated, Record};
use proptest::prelude::*;

fn read(text: &str) -> Record {
    match Record::read(text) {
        Ok(record) => record,
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// Plays a random game, and from every position of it goes on in a record of its own.
fn check_game<G: Notated>(options: &G::Options, seed: u64)
where
    Record: From<GameRecord<G>>,
{
    let mut rng = chance(seed);
    let setup = G::deal(options, &mut rng).unwrap();
    let mut record = GameRecord::<G>::new(&setup).unwrap();
    while let Some(chosen) = record.position().random_move(&mut rng) {
        record.play(chosen).unwrap();
    }
    let plies = record.moves().len();
    for ply in (0..=plies).step_by(3) {
        let described = record.describe(ply).unwrap();
        let mut from_there = GameRecord::<G>::from_position(&described).unwrap();
        assert_eq!(from_there.given(), Some(&described));
        check_text(&from_there);
        for &chosen in record.moves()[ply..].iter().take(5) {
            from_there.play(chosen).unwrap();
        }
        let further = from_there.moves().len();
        assert_eq!(from_there.describe(further), record.describe(ply + further));
        check_text(&from_there);
        check_redacted(&from_there, &mut rng);
        let last = from_there.position().standing();
        assert_eq!(record.position_at(ply + further).unwrap().standing(), last);
        from_there.truncate(0);
        assert_eq!(from_there.describe(0), Some(described));
    }
    assert_eq!(record.describe(plies + 1), None);
}

fn check_text<G: Notated>(record: &GameRecord<G>)
where
    Record: From<GameRecord<G>>,
{
    let text = record.to_string();
    assert_eq!(read(&text), Record::from(record.clone()), "{text}");
}

/// A redacted record says nothing of what has not been face up, and can be replayed.
fn check_redacted<G: Notated>(record: &GameRecord<G>, rng: &mut polis_game::Chance)
where
    Record: From<GameRecord<G>>,
{
    let redacted = record.redacted(Seat::First);
    check_text(&redacted);
    assert_eq!(redacted.redacted(Seat::First), redacted);
    let moves = redacted.moves().len();
    for ply in 0..=moves {
        assert_eq!(
            redacted.position_at(ply).unwrap().legal_moves(),
            record.position_at(ply).unwrap().legal_moves()
        );
    }
    // Whatever the unseen tiles are, the redacted record is the same.
    let mut position = redacted.position().clone();
    position.fill(rng);
    let mut filled = redacted.with_tiles(&position.setup());
    assert_eq!(filled.redacted(Seat::First), redacted);
    assert_eq!(
        filled.redacted(Seat::First).to_string(),
        redacted.to_string()
    );
    check_text(&filled);
    while let Some(chosen) = filled.position().random_move(rng) {
        filled.play(chosen).unwrap();
    }
    check_text(&filled);
}

#[test]
fn every_position_of_akropolis_can_be_the_start_of_a_record() {
    let mut modes = vec![
        (Players::Two, Length::Standard),
        (Players::Three, Length::Long),
        (Players::Four, Length::Standard),
    ];
    modes.extend(Architect::ALL.map(|architect| (Players::Solo(architect), Length::Standard)));
    for (seed, (players, length)) in modes.into_iter().enumerate() {
        let options = Options::new(players, Variants::ALL, length).unwrap();
        check_game::<Akropolis>(&options, seed as u64);
    }
}

#[test]
fn every_position_of_architekton_can_be_the_start_of_a_record() {
    for seed in 0..30 {
        check_game::<Architekton>(&polis_architekton::Options::default(), seed);
    }
}

const AKROPOLIS: &str = "\
game akropolis
players 2
city 1 17 0,-2 0
city 2 4 0,-2 0
city 1 20 2,-2 0
stones 1 2
site 5
stacks 6 ? 8
";

const ARCHITEKTON: &str = "\
game architekton
town Le 0,0
town Le 1,1
town B1 1,0 0 house 1
town Lw 0,2
chips 1 1
turn 2 2
stock 5 6 7 w e e
buildings ? 2 3! ?
losses 1,0
over 1
";

proptest! {
    #[test]
    fn any_lines_of_the_right_words(
        which in any::<bool>(),
        changes in prop::collection::vec(
            (any::<prop::sample::Index>(), "(-?[0-9]{1,3}|[emwf?!]|house|B[0-9]|L[ew]|[0-9]:[0-9]|city|town|over)"),
            0..6,
        )
    ) {
        let text = if which { AKROPOLIS } else { ARCHITEKTON };
        let mut words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        for (at, word) in &changes {
            let at = at.index(words.len());
            words.insert(at, " ");
            words.insert(at, word);
        }
        let text = words.concat() + "moves\n";
        if let Ok(record) = Record::read(&text) {
            prop_assert_eq!(Record::read(&record.to_string()), Ok(record));
        }
    }
}

/// Whatever is told of a position is kept as it is told, also where it is none.
#[test]
fn a_draft_is_kept_as_it_is_told() {
    for text in [AKROPOLIS, ARCHITEKTON] {
        let text = format!("{text}moves\n");
        assert!(Record::read(&text).is_err());
        let draft = Draft::read(&text).unwrap();
        assert_eq!(Draft::read(&draft.to_string()).as_ref(), Ok(&draft));
    }
    for file in ["akropolis-2", "solo-metagenes-variants", "architekton-3"] {
        let file = format!(
            "{}/tests/data/games/{file}.polis",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = std::fs::read_to_string(file).unwrap();
        let record = Record::read(&text).unwrap();
        assert_eq!(
            Draft::read(&text).unwrap(),
            Draft::of(&record, record.plies())
        );
        for ply in 0..record.plies() {
            let draft = Draft::of(&record, ply);
            let text = draft.to_string();
            assert!(!text.contains("stacks"), "nothing unseen is told: {text}");
            let read = read(&text);
            let mut there = record.clone();
            there.truncate(ply);
            assert_eq!(read.standing(), there.standing());
            assert_eq!(Draft::read(&text).unwrap().to_string(), text);
        }
    }
}

//! Provable shuffles: what a record tells of them, when, and how they are checked.

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_game::{Seat, chance};
use polis_notation::{GameRecord, Notated, Record, Shuffle, ShuffleError};

const NONCES: [&str; 2] = [
    "00112233445566778899aabbccddeeff",
    "ffeeddccbbaa99887766554433221100",
];

/// A game with some moves, of which some were taken back and played again with other tiles.
fn played<G: Notated>(options: &G::Options, seed: u64) -> GameRecord<G> {
    let mut rng = chance(seed);
    let setup = G::deal(options, &mut rng).unwrap();
    let mut record = GameRecord::<G>::new(&setup).unwrap();
    record.commit_shuffle(NONCES[0]);
    for _ in 0..9 {
        let chosen = record.position().random_move(&mut rng).unwrap();
        record.play(chosen).unwrap();
    }
    record.truncate(4);
    let opened = record.shuffles().to_vec();
    let mut position = record.redacted(Seat::First).position().clone();
    position.fill(&mut rng);
    let mut record = record.redacted(Seat::First).with_tiles(&position.setup());
    record.open_shuffles(&opened);
    record.commit_shuffle(NONCES[1]);
    while let Some(chosen) = record.position().random_move(&mut rng) {
        record.play(chosen).unwrap();
    }
    record
}

fn check<G: Notated>(options: &G::Options)
where
    Record: From<GameRecord<G>>,
{
    let whole = played::<G>(options, 1);
    assert_eq!(whole.verify_shuffles(), Ok(2));
    let whole = Record::from(whole);
    assert_eq!(Record::read(&whole.to_string()).as_ref(), Ok(&whole));

    // During the game everybody has the hashes and nothing else.
    let mut shown = whole.redacted(Seat::First);
    let text = shown.to_string();
    assert_eq!(text.matches("# shuffle ").count(), 2);
    assert!(NONCES.iter().all(|nonce| !text.contains(nonce)));
    let closed = ShuffleError::Closed { number: 1 };
    assert_eq!(shown.verify_shuffles(), Err(closed));
    // After it, tiles that were never face up are still unknown in the game itself.
    shown.open_shuffles(whole.shuffles());
    assert_eq!(shown.verify_shuffles(), Ok(2));

    // What others would have committed to is refused, whatever they tell.
    let other = Record::from(played::<G>(options, 2));
    let mut cheated = whole.redacted(Seat::First);
    cheated.open_shuffles(other.shuffles());
    assert_eq!(cheated.verify_shuffles(), Err(closed));
    let texts = |record: &Record| record.shuffles().iter().map(Shuffle::to_string).collect();
    let (own, others): (Vec<String>, Vec<String>) = (texts(&whole), texts(&other));
    let replaced = |from: &str, to: &str| {
        let text = whole.to_string().replace(from, to);
        Record::read(&text).unwrap().verify_shuffles()
    };
    let wrong = |number| Err(ShuffleError::WrongHash { number });
    let order = |number| Err(ShuffleError::OtherOrder { number });
    assert_eq!(replaced(NONCES[0], NONCES[1]), wrong(1));
    assert_eq!(replaced(NONCES[1], NONCES[0]), wrong(2));
    assert_eq!(replaced(&own[0], &others[0]), order(1));
    assert_eq!(replaced(&own[1], &others[1]), order(2));

    let mut bare = whole.to_string();
    for text in &own {
        bare = bare.replace(&format!("# shuffle {text}\n"), "");
    }
    let bare = Record::read(&bare).unwrap();
    assert_eq!(bare.verify_shuffles(), Err(ShuffleError::NoShuffle));
}

#[test]
fn the_order_of_akropolis_is_proven() {
    let options = Options::new(Players::Three, Variants::NONE, Length::Standard).unwrap();
    check::<Akropolis>(&options);
}

#[test]
fn the_order_of_architekton_is_proven() {
    check::<Architekton>(&polis_architekton::Options::default());
}

/// The hash is what `sha256sum` says.
#[test]
fn the_hash_is_that_of_the_nonce_and_the_tiles() {
    let buildings = "buildings 12 2 7 20 6 17 5 3 22 4 16 11 13 21 15 10 14 1 9 18 19 8";
    let landscapes = "landscapes f w e f e m m e m e f f e m w m f w e m w w f w";
    let text = format!("game architekton\n{buildings}\n{landscapes}\nmoves\n");
    let mut record = Record::read(&text).unwrap();
    record.commit_shuffle(NONCES[0]);
    let hash = "d4100cce938fec254fb72df1971a1484506dda6c3605a9378db21a1af38b932e";
    assert_eq!(record.shuffles()[0].hash(), hash);
    assert_eq!(
        record.shuffles()[0].to_string(),
        format!("0 {hash} {} {buildings} {landscapes}", NONCES[0])
    );
}

#[test]
fn comments_that_are_no_shuffles_do_no_harm() {
    let hash = "0".repeat(64);
    for text in [
        "",
        "0",
        "-1 00",
        &format!("00 {hash}"),
        &format!("0 {}", "g".repeat(64)),
        &format!("0 {hash}0"),
    ] {
        assert_eq!(Shuffle::read(text), None, "{text}");
    }
    for opening in ["1", "00112233445566778899aabbccddeeff", "x deck 1"] {
        let shuffle = Shuffle::read(&format!("0 {hash} {opening}")).unwrap();
        assert!(!shuffle.is_open(), "{opening}");
    }
}

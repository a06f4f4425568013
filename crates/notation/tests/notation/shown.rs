//! Whoever knows only what has been face up can follow a game by the tiles that moves bring to light.

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_game::{Seat, chance};
use polis_notation::{GameRecord, Notated, Record};

/// Plays random games twice: where all is known, and where only what was shown is.
fn check<G: Notated>(options: &G::Options)
where
    Record: From<GameRecord<G>>,
{
    for seed in 0..20 {
        let mut rng = chance(seed);
        let setup = G::deal(options, &mut rng).unwrap();
        let mut truth = GameRecord::<G>::new(&setup).unwrap();
        let mut followed = Record::from(truth.redacted(Seat::First));
        while let Some(chosen) = truth.position().random_move(&mut rng) {
            let shown = truth.play_showing(chosen).unwrap();
            followed.learn(&shown).unwrap();
            // What came twice is known already.
            followed.learn(&shown).unwrap();
            followed.play(&chosen.to_string()).unwrap();
            assert_eq!(followed, truth.redacted(Seat::First).into());
        }
    }
}

#[test]
fn akropolis_can_be_followed() {
    for players in [Players::Two, Players::Three, Players::Four] {
        check::<Akropolis>(&Options::new(players, Variants::NONE, Length::Standard).unwrap());
    }
}

#[test]
fn architekton_can_be_followed() {
    check::<Architekton>(&polis_architekton::Options::default());
}

#[test]
fn what_cannot_have_been_shown_is_refused() {
    fn refuse<G: Notated>(options: &G::Options, words: &[(&str, &str)]) {
        let setup = G::deal(options, &mut chance(1)).unwrap();
        let mut record = GameRecord::<G>::new(&setup).unwrap().redacted(Seat::First);
        let before = record.clone();
        for (shown, message) in words {
            let problem = record.learn(shown).unwrap_err().to_string();
            assert!(problem.contains(message), "{shown}: {problem}");
            assert_eq!(record, before);
        }
    }
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
    refuse::<Akropolis>(
        &options,
        &[
            ("6", "found `6`; expected a place"),
            ("0:5", "expected a place"),
            ("99:5", "expected a place"),
            ("6:62", "expected a place"),
            ("18446744073709551616:5", "expected a place"),
            ("6:1 7:1", "twice"),
            ("6:61", "not used"),
        ],
    );
    refuse::<Architekton>(
        &polis_architekton::Options::default(),
        &[
            ("8:1", "found `8:1`; expected a place"),
            ("B8:23", "expected a place"),
            ("L10:x", "expected a place"),
            ("L25:w", "expected a place"),
            ("B8:1 B9:1", "expected it once"),
        ],
    );
}

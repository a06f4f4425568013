use polis_akropolis::{Length, Options, Players};
use polis_game::{Game, PerSeat, chance};
use polis_notation::{GameRecord, Level};

use super::*;

fn session<G: Notated>(options: &G::Options, players: &[Player]) -> Session<G> {
    let setup = G::deal(options, &mut chance(3)).unwrap();
    let players = PerSeat::from_fn(players.len(), |seat| players[seat as usize]);
    Session::new(GameRecord::new(&setup).unwrap(), players).unwrap()
}

#[test]
fn every_sound_is_short_and_quiet_and_like_no_other() {
    for (index, sound) in Sound::ALL.into_iter().enumerate() {
        let notes = sound.notes();
        assert!(!notes.is_empty(), "{sound:?}");
        // However they fall together, they do not add up to more than the loudspeaker bears.
        let loudness: f32 = notes.iter().map(|note| note.loudness).sum();
        assert!(loudness <= 0.65, "{sound:?}: {loudness}");
        for note in &notes {
            assert!(note.at + note.rise + note.fall <= 1200.0, "{sound:?}");
            assert!((80.0..=4000.0).contains(&note.from), "{sound:?}");
            assert!((80.0..=4000.0).contains(&note.to), "{sound:?}");
            assert!(note.loudness > 0.0 && note.rise > 0.0, "{sound:?}");
        }
        for other in &Sound::ALL[..index] {
            assert_ne!(notes, other.notes(), "{sound:?} and {other:?}");
        }
    }
}

#[test]
fn the_computer_is_heard_more_softly() {
    let loudness = |sound: Sound| sound.notes().iter().map(|note| note.loudness).sum::<f32>();
    for height in [Height::Ground, Height::Second, Height::Above] {
        assert!(loudness(Sound::Answered(height)) < loudness(Sound::Laid(height)));
    }
}

/// Plays a whole game at random and checks what every move sounds like.
fn play_through<G: Audible>(options: &G::Options, mut check: impl FnMut(&[Sound], Player)) {
    let mut rng = chance(5);
    let players = [Player::Person, Player::Computer(Level::Mason)];
    let mut session: Session<G> = session(options, &players);
    while let Some(seat) = session.to_move() {
        let before = session.clone();
        let chosen = session.position().random_move(&mut rng).unwrap();
        session.play(chosen).unwrap();
        let sounds = heard(&before, &session);
        let is_over = session.to_move().is_none();
        assert_eq!(sounds.last() == Some(&Sound::Ended), is_over);
        check(&sounds, before.player(seat).unwrap());
        assert_eq!(heard(&session, &session), []);
        assert_eq!(heard(&session, &before), [Sound::Taken]);
    }
}

#[test]
fn a_game_of_akropolis_is_heard() {
    let options = Options::new(
        Players::Two,
        polis_akropolis::Variants::NONE,
        Length::default(),
    );
    let mut gains = 0;
    let mut heights = Vec::new();
    play_through::<Akropolis>(&options.unwrap(), |sounds, player| {
        match (sounds[0], player) {
            (Sound::Laid(height), Player::Person)
            | (Sound::Answered(height), Player::Computer(_)) => {
                heights.push(height);
            }
            (sound, player) => panic!("{sound:?} of {player:?}"),
        }
        gains += usize::from(sounds.contains(&Sound::Gained));
        if !sounds.contains(&Sound::Ended) {
            let is_computer = player != Player::Person;
            assert_eq!(sounds.contains(&Sound::MyTurn), is_computer);
        }
    });
    assert!(gains > 0);
    assert!(heights.contains(&Height::Ground) && heights.contains(&Height::Second));
}

#[test]
fn a_game_of_architekton_is_heard() {
    let options = polis_architekton::Options::default();
    let mut turns = 0;
    play_through::<Architekton>(&options, |sounds, player| {
        turns += usize::from(sounds.contains(&Sound::MyTurn));
        if player == Player::Person {
            assert!(!sounds.contains(&Sound::MyTurn));
        }
    });
    assert!(turns > 0);
}

#[test]
fn what_is_played_again_is_heard_once() {
    let players = [Player::Person, Player::Computer(Level::Mason)];
    let options = Options::new(
        Players::Two,
        polis_akropolis::Variants::NONE,
        Length::default(),
    );
    let mut session: Session<Akropolis> = session(&options.unwrap(), &players);
    let mut rng = chance(1);
    for _ in 0..4 {
        let chosen = session.position().random_move(&mut rng).unwrap();
        session.play(chosen).unwrap();
    }
    assert!(session.undo());
    let before = session.clone();
    assert!(session.redo());
    assert_eq!(heard(&before, &session), [Sound::Laid(Height::Ground)]);
}

use polis_game::chance;

use super::*;

fn akropolis(game: &NewGame, seed: u64) -> Session<Akropolis> {
    match game.begin(GameKind::Akropolis, &mut chance(seed)).unwrap() {
        AnySession::Akropolis(session) => *session,
        AnySession::Architekton(_) => panic!("a game of Akropolis"),
    }
}

#[test]
fn the_seats_go_round_from_whoever_begins() {
    let mut game = NewGame {
        people: People::Three,
        starter: Starter::Second,
        ..NewGame::default()
    };
    for (chair, name) in game
        .chairs
        .iter_mut()
        .zip(["Myrto", "Thalia", "", "Nobody"])
    {
        chair.name = name.into();
    }
    game.chairs[2].player = Player::Person;
    let session = akropolis(&game, 1);
    let names = Seat::first(3).map(|seat| session.name(seat).map(Name::as_str));
    assert!(names.eq([Some("Thalia"), None, Some("Myrto")]));
    assert_eq!(
        session.players().values(),
        [
            Player::Computer(Level::Mason),
            Player::Person,
            Player::Person
        ]
    );
}

#[test]
fn everybody_begins_now_and_then() {
    let game = NewGame::default();
    let begins = |seed| akropolis(&game, seed).person_to_move().is_some();
    let person = (0..40).filter(|&seed| begins(seed)).count();
    assert!((10..=30).contains(&person), "{person}");
    // A chair that is not at this table counts as by lot.
    let absent = NewGame {
        starter: Starter::Fourth,
        ..NewGame::default()
    };
    assert_eq!(akropolis(&absent, 7), akropolis(&game, 7));
}

#[test]
fn there_is_no_long_game_for_four() {
    let mut game = NewGame {
        length: Length::Long,
        ..NewGame::default()
    };
    for (people, lengths, turns) in [
        (People::Alone, true, Some(60)),
        (People::Two, true, Some(60)),
        (People::Three, true, Some(60)),
        (People::Four, false, None),
    ] {
        game.people = people;
        assert_eq!(game.has_lengths(GameKind::Akropolis), lengths);
        assert_eq!(game.turns(Length::Long), turns);
        let position = akropolis(&game, 1).position().clone();
        assert_eq!(position.turns_in_all(), 60);
        game.length = Length::Standard;
        let standard = akropolis(&game, 1).position().turns_in_all();
        assert_eq!(game.turns(Length::Standard), Some(standard));
        game.length = Length::Long;
    }
    assert!(!game.has_lengths(GameKind::Architekton));
}

#[test]
fn who_plays_alone_is_a_person_and_begins() {
    let mut game = NewGame {
        people: People::Alone,
        starter: Starter::Third,
        variants: Variants::ALL,
        architect: Architect::Metagenes,
        ..NewGame::default()
    };
    game.chairs[0].player = Player::Computer(Level::TOP);
    let session = akropolis(&game, 1);
    assert_eq!(session.person_to_move(), Some(Seat::First));
    let options = session.position().options();
    assert_eq!(options.players(), Players::Solo(Architect::Metagenes));
    assert_eq!(options.variants(), Variants::ALL);
    // Architekton stays a game for two.
    assert_eq!(game.people(GameKind::Architekton), 2);
}

#[test]
fn a_name_that_cannot_be_written_down_is_refused() {
    let mut game = NewGame::default();
    game.chairs[1].name = "a # b".into();
    let error = NameError::Character { found: '#' };
    assert_eq!(game.name_error(1), Some(error));
    assert_eq!(
        game.begin(GameKind::Architekton, &mut chance(1)),
        Err(NewGameError::Name { chair: 1, error })
    );
    // It does not matter where nobody sits.
    game.people = People::Alone;
    assert!(game.begin(GameKind::Akropolis, &mut chance(1)).is_ok());
}

#[test]
fn choices_survive_being_written_down() {
    let mut game = NewGame {
        people: People::Four,
        architect: Architect::Callicrates,
        length: Length::Long,
        variants: [District::Temples, District::Houses].into_iter().collect(),
        starter: Starter::Lot,
        ..NewGame::first()
    };
    game.chairs[3].name = "Ἀρίστων".into();
    let text = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<NewGame>(&text).unwrap(), game);
}

#[test]
fn a_variant_goes_on_and_off() {
    let one = toggle(Variants::NONE, District::Barracks);
    assert!(one.iter().eq([District::Barracks]));
    let two = toggle(one, District::Gardens);
    assert!(two.iter().eq([District::Barracks, District::Gardens]));
    assert_eq!(
        toggle(two, District::Barracks),
        toggle(Variants::NONE, District::Gardens)
    );
}

#[test]
fn one_choice_that_cannot_be_read_does_not_take_the_others_with_it() {
    let text = r#"{"people":"seven","architect":"vitruvius","length":"epic","starter":"last",
        "variants":["gardens","harbours"],
        "chairs":[{"name":"Myrto"},{"player":{"computer":"zeus"}},{},{}]}"#;
    let game: NewGame = serde_json::from_str(text).unwrap();
    assert_eq!(game.chairs[0].name, "Myrto");
    assert_eq!(game.chairs[1].player, Player::Person);
    assert!(game.variants.contains(District::Gardens));
    assert_eq!((game.people, game.length), (People::Two, Length::Standard));
    assert_eq!(
        (game.architect, game.starter),
        (Architect::Hippodamos, Starter::Lot)
    );
}

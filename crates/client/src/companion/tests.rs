use polis_akropolis::{Akropolis, Players};
use polis_architekton::Architekton;
use polis_engine::evaluation::Evaluate;
use polis_engine::{PlayoutLimit, choose_at};
use polis_game::{Chance, Game as _, PerSeat, View, chance};
use polis_notation::GameRecord;
use rand::RngExt;

use super::*;
use crate::saved_games::KeyValueStore as _;
use crate::saved_games::memory::Memory;
use crate::testing::akropolis;

/// A draw from the standard normal distribution, by the sum of twelve uniform ones.
fn normal(rng: &mut Chance) -> f32 {
    (0..12).map(|_| rng.random_range(0.0..1.0_f32)).sum::<f32>() - 6.0
}

/// A game of somebody of a true strength against the companion, by the figures that were measured
/// between computer players (docs/strength.md).
fn model(game: GameKind, ahead: f32, rng: &mut Chance) -> CompanionResult {
    match game {
        GameKind::Akropolis => {
            let margin = (35.0 * ahead + 28.0 * normal(rng)).round() as i32;
            let win = 0.5 + 0.5 * margin.signum() as f32;
            CompanionResult { win, margin }
        }
        GameKind::Architekton => {
            let chance = 1.0 / (1.0 + (-1.7 * ahead).exp());
            let has_won = rng.random_range(0.0..1.0_f32) < chance;
            CompanionResult {
                win: if has_won { 1.0 } else { 0.0 },
                margin: rng.random_range(-3..=3),
            }
        }
    }
}

/// The share of games that people of a true strength win after their first `few`, and before the last
/// of `games`.
fn share(game: GameKind, strength: f32, (few, games): (usize, usize)) -> f32 {
    let mut rng = chance(7);
    let people = 200;
    let mut won = 0.0;
    for _ in 0..people {
        let mut rating = CompanionRating::default();
        for played in 0..games {
            let companion = f32::from(rating.strength().hundredths()) / 100.0;
            let result = model(game, strength - companion, &mut rng);
            rating.learn(game, result);
            if played >= few {
                won += result.win;
            }
        }
    }
    won / (people * (games - few)) as f32
}

#[test]
fn somebody_of_any_strength_has_even_chances_after_a_few_games() {
    for game in GameKind::ALL {
        for level in Level::ALL {
            let strength = f32::from(Strength::from(level).hundredths()) / 100.0;
            for strength in [strength, strength - 0.4] {
                let few = if game == GameKind::Akropolis { 6 } else { 8 };
                let won = share(game, strength, (few, few + 12));
                assert!((0.4..=0.6).contains(&won), "{game}, {strength}: {won}");
            }
        }
    }
}

#[test]
fn whoever_learns_is_followed() {
    let mut rng = chance(3);
    let mut rating = CompanionRating::default();
    let mut play = |rating: &mut CompanionRating, strength: f32| {
        let (games, last) = (80, 40);
        let mut sum = 0.0;
        for played in 0..games {
            let companion = f32::from(rating.strength().hundredths()) / 100.0;
            let result = model(GameKind::Akropolis, strength - companion, &mut rng);
            rating.learn(GameKind::Akropolis, result);
            if played >= games - last {
                sum += rating.strength;
            }
        }
        sum / last as f32
    };
    assert!((play(&mut rating, 0.5) - 0.5).abs() < 0.4);
    assert!((play(&mut rating, 3.0) - 3.0).abs() < 0.4);
}

/// How a player of some strength does against the companion in real games, after `few` of them.
fn real<G: Evaluate + Notated>(
    options: &G::Options,
    strength: Strength,
    (few, games): (u64, u64),
) -> f32 {
    let mut ratings = CompanionRatings::default();
    let kind = GameKind::from_name(G::NAME).unwrap();
    let mut won = 0.0;
    for seed in 0..games {
        let person = [Seat::First, Seat::Second][(seed % 2) as usize];
        let players = PerSeat::from_fn(2, |seat| {
            if seat == person {
                Player::Person
            } else {
                Player::Companion
            }
        });
        let mut rng = chance(seed);
        let setup = G::deal(options, &mut rng).unwrap();
        let mut session = Session::new(GameRecord::<G>::new(&setup).unwrap(), players).unwrap();
        while let Some(seat) = session.to_move() {
            let player = session.player(seat).unwrap();
            let strength = player.strength(ratings.of(kind)).unwrap_or(strength);
            let view: View<G> = session.view(seat);
            let chosen = choose_at(strength, &view, &mut rng, &mut PlayoutLimit(20)).unwrap();
            session.play(chosen).unwrap();
        }
        if seed >= few {
            won += session.position().standing().value_for(person).win;
        }
        assert!(ratings.learn(&session));
    }
    won / (games - few) as f32
}

#[test]
fn real_games_are_even_after_a_few() {
    let pupil = real::<Akropolis>(&akropolis(Players::Two), Level::Pupil.into(), (6, 46));
    assert!((0.35..=0.65).contains(&pupil), "{pupil}");
    let options = polis_architekton::Options::default();
    let foreman = real::<Architekton>(&options, Level::Foreman.into(), (8, 68));
    assert!((0.35..=0.65).contains(&foreman), "{foreman}");
}

#[test]
fn only_games_of_one_person_with_the_companion_tell_something() {
    let learns = |players: &[Player]| {
        let mut rng = chance(1);
        let seats = Players::new(players.len(), None).unwrap();
        let setup = Akropolis::deal(&akropolis(seats), &mut rng).unwrap();
        let record = GameRecord::<Akropolis>::new(&setup).unwrap();
        let players = PerSeat::from_fn(players.len(), |seat| players[seat as usize]);
        let mut session = Session::new(record, players).unwrap();
        let mut ratings = CompanionRatings::default();
        assert!(!ratings.learn(&session), "the game goes on");
        while let Some(chosen) = session.position().random_move(&mut rng) {
            session.play(chosen).unwrap();
        }
        let has_learned = ratings.learn(&session);
        let games = ratings.of(GameKind::Akropolis).games;
        assert_eq!(games, u32::from(has_learned));
        assert_eq!(
            ratings.of(GameKind::Architekton),
            CompanionRating::default()
        );
        has_learned
    };
    let (person, companion) = (Player::Person, Player::Companion);
    let mason = Player::Computer(Level::Mason);
    assert!(learns(&[person, companion]));
    assert!(learns(&[companion, mason, person]));
    assert!(learns(&[companion, companion, person, mason]));
    assert!(!learns(&[person, mason]), "nobody who would learn");
    assert!(!learns(&[person, person, companion]), "whose strength?");
    assert!(!learns(&[companion, mason]), "nobody to learn of");
}

#[test]
fn what_is_kept_is_bounded_whatever_is_read() {
    let store = Memory::default();
    let mut ratings = CompanionRatings::default();
    for _ in 0..500 {
        let result = CompanionResult {
            win: 1.0,
            margin: i32::MAX,
        };
        ratings.akropolis.learn(GameKind::Akropolis, result);
    }
    assert_eq!(ratings.akropolis.strength(), Strength::MAX);
    ratings.keep(&store);
    assert_eq!(CompanionRatings::load(&store), ratings);
    let hostile = r#"{"akropolis":{"strength":1e30,"deviation":-5,"games":7},"architekton":[]}"#;
    store.set(CompanionRatings::KEY, hostile).unwrap();
    let read = CompanionRatings::load(&store);
    assert_eq!(read.akropolis.strength(), Strength::MAX);
    assert!(read.akropolis.deviation > 0.0);
    assert_eq!(read.architekton, CompanionRating::default());
    assert_eq!(read.architekton.level(), None);
}

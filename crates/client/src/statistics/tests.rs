//! Statistics of games that were played by the rules.

use polis_akropolis::{Akropolis, Architect, District, Players};
use polis_architekton::Architekton;
use polis_game::{Game, PerSeat, Seat};
use polis_notation::{GameRecord, Level, Notated};

use super::figures::{self, GameFigures, Tally};
use super::filter::{Filter, ModeKind, OpponentKind, Subject};
use super::gathering::{gather, leave_out_opened, on_shelf};
use super::line;
use super::losses::{self, GameThird, MoveLoss};
use super::played::{
    GameEnding, GameSource, Origin, PartKind, Played, ReportedEnd, ScoreParts, SeatHolder,
};
use super::results::{ResultKey, Results};
use crate::player::Player;
use crate::saved_games::memory::Memory;
use crate::saved_games::{GameId, KeyValueStore, SavedGames};
use crate::session::{AnySession, Session};
use crate::testing;
use polis_notation::GameKind;

const PERSON: Player = Player::Person;
const MASON: Player = Player::Computer(Level::Mason);

/// A game of moves drawn by lot.
fn record<G: Notated>(options: &G::Options, seed: u64, names: &[&str]) -> GameRecord<G> {
    let mut record = testing::finished(options, seed);
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        record.set_name(seat, name.parse().ok()).unwrap();
    }
    record
}

fn akropolis(players: Players, seed: u64, names: &[&str]) -> GameRecord<Akropolis> {
    record(&testing::akropolis(players), seed, names)
}

fn architekton(seed: u64) -> GameRecord<Architekton> {
    record(&polis_architekton::Options::default(), seed, &[])
}

fn write<G: Notated>(store: &Memory, id: u32, record: &GameRecord<G>, players: &[Player], at: f64) {
    let players = PerSeat::from_fn(players.len(), |seat| players[seat as usize]);
    Results(store).write(GameId(id), &record.to_string(), &players, at);
}

/// Ten games for two and one for three of Akropolis, one alone, and three of Architekton.
fn store() -> Memory {
    let store = Memory::default();
    for seed in 0..10 {
        let players = if seed % 2 == 0 {
            [PERSON, MASON]
        } else {
            [MASON, PERSON]
        };
        let record = akropolis(Players::Two, seed, &[]);
        write(
            &store,
            seed as u32 + 1,
            &record,
            &players,
            1000.0 + seed as f64,
        );
    }
    let three = akropolis(Players::Three, 77, &["Myrto", "Thalia", ""]);
    write(&store, 20, &three, &[PERSON, PERSON, MASON], 2000.0);
    let alone = akropolis(Players::Solo(Architect::Metagenes), 78, &[]);
    write(&store, 21, &alone, &[PERSON], 3000.0);
    for seed in 0..3 {
        write(
            &store,
            30 + seed,
            &architekton(u64::from(seed)),
            &[PERSON, MASON],
            100.0,
        );
    }
    store
}

fn filter(game: GameKind) -> Filter {
    Filter {
        game,
        subject: Subject::Me,
        seats: None,
        mode: None,
        opponent: None,
    }
}

#[test]
fn figures_are_those_of_the_rules() {
    let store = store();
    let games = gather(&store);
    assert_eq!(games.len(), 15);
    let mine = Filter {
        seats: Some(2),
        mode: Some(ModeKind::Basic),
        ..filter(GameKind::Akropolis)
    };
    let samples = mine.samples(&games);
    assert_eq!(samples.len(), 10);
    let summary = GameFigures::of(&samples);
    // The same, counted from the positions.
    let (mut won, mut points, mut stones, mut houses) = (0, Vec::new(), 0, 0);
    for seed in 0..10 {
        let record = akropolis(Players::Two, seed, &[]);
        let seat = if seed % 2 == 0 {
            Seat::First
        } else {
            Seat::Second
        };
        let position = record.position();
        let outcome = position.outcome().unwrap();
        won += usize::from(outcome.winners.contains(seat) && outcome.winners.len() == 1);
        points.push(position.score(seat).total());
        stones += i32::from(position.stones()[seat]);
        houses += position.score(seat).districts[District::Houses].points();
    }
    assert_eq!(summary.tally.won, won);
    assert_eq!(summary.tally.games(), 10);
    assert_eq!(summary.best, points.iter().copied().max());
    let sum: i32 = points.iter().sum();
    assert!((summary.mean.unwrap() - f64::from(sum) / 10.0).abs() < 1e-9);
    assert!((summary.left.unwrap() - f64::from(stones) / 10.0).abs() < 1e-9);
    let parts = figures::parts(&samples, GameKind::Akropolis);
    assert_eq!(parts[0].kind, PartKind::District(District::Houses));
    assert!((parts[0].mean - f64::from(houses) / 10.0).abs() < 1e-9);
    assert!((parts.iter().map(|part| part.mean).sum::<f64>() - f64::from(sum) / 10.0).abs() < 1e-9);
    assert!((parts.iter().map(|part| part.share).sum::<f64>() - 1.0).abs() < 1e-9);
    // Whoever began: half of the games it was the person.
    let beginning = figures::beginnings(&samples)[0];
    assert_eq!((beginning.seats, beginning.first.games), (2, 10));
    assert_eq!(beginning.when_first.unwrap().games, 5);
    assert_eq!(beginning.when_later.unwrap().games, 5);
    let both = beginning.when_first.unwrap().wins + beginning.when_later.unwrap().wins;
    assert!((both - summary.share.unwrap().wins).abs() < 1e-9);
}

#[test]
fn games_are_told_apart_by_players_mode_and_opponent() {
    let store = store();
    let games = gather(&store);
    let all = filter(GameKind::Akropolis);
    let samples = all.samples(&games);
    assert_eq!(
        samples.len(),
        11,
        "with the one alone, without the one of several people"
    );
    let opponents: Vec<(OpponentKind, usize)> = figures::by_opponent(&samples)
        .into_iter()
        .map(|(opponent, tally)| (opponent, tally.games()))
        .collect();
    let expected = [
        (OpponentKind::Computer(Level::Mason), 10),
        (OpponentKind::Architect(Architect::Metagenes), 1),
    ];
    assert_eq!(opponents, expected);
    let modes: Vec<(ModeKind, usize)> = figures::by_mode(&samples)
        .into_iter()
        .map(|(mode, tally)| (mode, tally.games()))
        .collect();
    assert_eq!(modes, [(ModeKind::Basic, 10), (ModeKind::Solo, 1)]);
    let solo = Filter {
        mode: Some(ModeKind::Solo),
        ..all.clone()
    };
    assert_eq!(solo.samples(&games).len(), 1);
    assert!(figures::beginnings(&solo.samples(&games)).is_empty());
    let subjects = Subject::all(&games);
    let named = |name: &str| Subject::Named(name.to_owned());
    let expected = [
        Subject::Me,
        named("Myrto"),
        named("Thalia"),
        Subject::Everybody,
    ];
    assert_eq!(subjects, expected);
    let count = |subject| {
        Filter {
            subject,
            ..all.clone()
        }
        .samples(&games)
        .len()
    };
    assert_eq!(count(Subject::Everybody), 2);
    assert_eq!(count(named("Myrto")), 1);
    let everybody = Filter {
        subject: Subject::Everybody,
        ..all.clone()
    };
    let samples = everybody.samples(&games);
    assert_eq!(
        figures::beginnings(&samples)[0].first.games,
        1,
        "a game counts once"
    );
    let against = Filter {
        opponent: Some(OpponentKind::Named("Thalia".to_owned())),
        ..everybody
    };
    assert_eq!(against.samples(&games).len(), 1);
    assert_eq!(Filter::first(&games).game, GameKind::Akropolis);
    let town = filter(GameKind::Architekton);
    assert_eq!(Tally::of(&town.samples(&games)).games(), 3);
    for game in &games {
        let points: i32 = game.seats[0].sheet.parts().iter().map(|part| part.1).sum();
        assert_eq!(points, game.seats[0].points);
    }
}

#[test]
fn a_game_is_kept_once_and_when_it_ended() {
    let store = Memory::default();
    let mut game = akropolis(Players::Two, 5, &[]);
    write(&store, 1, &game, &[PERSON, MASON], 10.0);
    // Looked at again, in this tab or another.
    write(&store, 1, &game, &[PERSON, MASON], 20.0);
    let kept = Results(&store).read();
    assert_eq!((kept.len(), kept[0].at), (1, 10.0));
    // Taken back, and ended otherwise.
    let plies = game.moves().len();
    let last = *game.moves().last().unwrap();
    game.truncate(plies - 1);
    let other = game
        .position()
        .legal_moves()
        .into_iter()
        .find(|&chosen| chosen != last);
    game.play(other.unwrap()).unwrap();
    write(&store, 1, &game, &[PERSON, MASON], 30.0);
    let kept = Results(&store).read();
    assert_eq!((kept.len(), kept[0].at), (1, 30.0));
    // The same deal under another number is another game.
    write(&store, 2, &game, &[PERSON, MASON], 40.0);
    assert_eq!(gather(&store).len(), 2);
    // Left out, it stays so, whatever becomes of it.
    let key = Results(&store).read()[0].key.clone();
    Results(&store).leave_out(&key);
    write(&store, 2, &game, &[PERSON, MASON], 50.0);
    assert_eq!(gather(&store).len(), 1);
}

#[test]
fn games_on_the_shelf_are_taken_in() {
    let store = Memory::default();
    let players = PerSeat::from_fn(2, |_| PERSON);
    let session = Session::new(akropolis(Players::Two, 6, &[]), players.clone()).unwrap();
    SavedGames(&store)
        .keep(GameId(4), &session.save(70.0))
        .unwrap();
    let mut unfinished = Session::new(akropolis(Players::Two, 7, &[]), players).unwrap();
    assert!(unfinished.undo());
    SavedGames(&store)
        .keep(GameId(5), &unfinished.save(80.0))
        .unwrap();
    let games = gather(&store);
    assert_eq!((games.len(), games[0].at), (1, 70.0));
    assert_eq!(on_shelf(&store, &games[0].source), Some(GameId(4)));
    SavedGames(&store).remove(GameId(4));
    assert_eq!(on_shelf(&store, &games[0].source), None);
    assert_eq!(gather(&store).len(), 1);
}

#[test]
fn a_record_that_is_opened_counts_only_where_it_goes_on() {
    let store = Memory::default();
    let players = PerSeat::from_fn(2, |_| PERSON);
    let session = Session::new(akropolis(Players::Two, 6, &[]), players).unwrap();
    let mut unfinished = session.clone();
    assert!(unfinished.undo());
    let opened: [AnySession; 2] = [session.clone().into(), unfinished.into()];
    for (id, opened) in (1..).zip(opened) {
        leave_out_opened(&store, GameId(id), &opened);
        // What was not over is played to its end.
        SavedGames(&store)
            .keep(GameId(id), &session.save(70.0))
            .unwrap();
    }
    let counted: Vec<GameSource> = gather(&store).into_iter().map(|game| game.source).collect();
    let record = session.record().to_string();
    let key = ResultKey::new(GameId(2), &record);
    assert_eq!(counted, [GameSource::Here(key)]);
}

#[test]
fn what_is_kept_is_bounded_and_may_be_anything() {
    let store = store();
    for text in [
        "",
        "1",
        "1 ",
        "2 5 person,mason\ngame",
        "1 x person\n",
        "1 5 person",
        "1 5 {",
        "1 5 {}",
        "1 5 person,mason\ngame chess\nmoves\n",
        "1 99999999999999999999 -",
        "\u{0}",
        "1 5 \n",
        "1 5 {\"game\":\"akropolis\",\"at\":1,\"ending\":\"scored\",\"plies\":1,\"seats\":[]}",
    ] {
        store.set("polis.result.99-x", text).unwrap();
        assert_eq!(gather(&store).len(), 15, "{text:?}");
    }
    let most = Results::<&Memory>::MOST;
    for index in 0..most {
        store
            .set(&format!("polis.result.{index}-y"), &format!("1 {index} -"))
            .unwrap();
    }
    write(&store, 500, &architekton(9), &[PERSON, MASON], 1e12);
    assert!(Results(&store).read().len() <= most);
    assert!(gather(&store)[0].at > 9e11, "the oldest go first");
    // Where nothing more fits, the game that is played comes first.
    store.is_full.set(true);
    let players = PerSeat::from_fn(2, |_| PERSON);
    let session = Session::new(akropolis(Players::Two, 6, &[]), players).unwrap();
    SavedGames(&store)
        .keep(GameId(900), &session.save(1.0))
        .unwrap();
}

#[test]
fn files_have_a_line_for_each_seat() {
    let store = Memory::default();
    let game = akropolis(Players::Two, 1, &["=1,\"x\"", "Thalia"]);
    write(&store, 1, &game, &[PERSON, PERSON], 5.0);
    let games = gather(&store);
    let csv = line::csv(&games);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 3);
    let columns = lines[0].split(',').count();
    assert_eq!(lines[2].split(',').count(), columns);
    assert!(lines[1].contains("\"'=1,\"\"x\"\"\""), "{}", lines[1]);
    let json: serde_json::Value = serde_json::from_str(&line::json(&games)).unwrap();
    assert_eq!(json["games"][0]["seats"][1]["name"], "Thalia");
    assert!(
        json["games"][0]["record"]
            .as_str()
            .unwrap()
            .starts_with("game akropolis")
    );
}

#[test]
fn a_game_that_was_given_up_counts_but_its_points_do_not() {
    let mut record = akropolis(Players::Two, 3, &["Myrto", "Thalia"]);
    record.truncate(10);
    let told = ReportedEnd {
        winners: [Seat::Second].into_iter().collect(),
        points: vec![12, 8],
        is_forfeit: true,
    };
    let origin = Origin {
        source: GameSource::Table(polis_protocol::TableId::from_bits(7)),
        at: 1.0,
    };
    let who = [SeatHolder::Person, SeatHolder::Elsewhere];
    let text = record.to_string();
    let game = Played::of(origin.clone(), &who, &text, Some(&told)).unwrap();
    assert_eq!(game.ending, GameEnding::Forfeit);
    assert!(matches!(game.seats[0].sheet, ScoreParts::City { .. }));
    let games = [game];
    let samples = filter(GameKind::Akropolis).samples(&games);
    let summary = GameFigures::of(&samples);
    assert_eq!((summary.tally.lost, summary.mean), (1, None));
    assert!(figures::parts(&samples, GameKind::Akropolis).is_empty());
    // Without the word of a server it is no finished game; nor is one with too few players.
    assert_eq!(Played::of(origin.clone(), &who, &text, None), None);
    assert_eq!(Played::of(origin, &who[..1], &text, Some(&told)), None);
}

#[test]
fn losses_go_to_their_part_of_the_game() {
    assert_eq!(GameThird::of(0, 36), GameThird::Opening);
    assert_eq!(GameThird::of(12, 36), GameThird::Middle);
    assert_eq!(GameThird::of(35, 36), GameThird::End);
    assert_eq!(GameThird::of(5, 0), GameThird::End);
    let store = Memory::default();
    write(
        &store,
        1,
        &akropolis(Players::Two, 1, &[]),
        &[PERSON, MASON],
        5.0,
    );
    let games = gather(&store);
    let samples = filter(GameKind::Akropolis).samples(&games);
    let kept = |record: &str| losses::kept(&store, record);
    assert_eq!(losses::typical(&samples, kept), None);
    let plies = games[0].plies;
    let found = losses::typical(&samples, |_| {
        Some(vec![
            MoveLoss {
                ply: 0,
                place: 0,
                loss: 0.1,
            },
            MoveLoss {
                ply: 1,
                place: 1,
                loss: 0.9,
            },
            MoveLoss {
                ply: 2,
                place: 0,
                loss: 0.3,
            },
            MoveLoss {
                ply: plies - 1,
                place: 0,
                loss: f64::NAN,
            },
            MoveLoss {
                ply: plies - 2,
                place: 0,
                loss: -4.0,
            },
        ])
    });
    let found = found.unwrap();
    assert_eq!(found.games, 1);
    assert!((found.means[0].unwrap() - 0.2).abs() < 1e-9);
    assert_eq!(&found.means[1..], [None, Some(0.0)]);
}

//! Whole tournaments on paper, and what must hold in all of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use polis_game::chance;
use polis_pairing::{
    Field, GameResult, PairedGame, PairedPlayer, PairingScore, Patience, arena, round_robin,
    round_robin_rounds, standings, swiss, table_sizes,
};
use proptest::prelude::*;
use rand::RngExt;

fn players(count: usize) -> Vec<PairedPlayer> {
    (0..count as u32).map(PairedPlayer).collect()
}

/// A result by chance: an order, with a shared place now and then.
fn result(size: usize, rng: &mut impl RngExt) -> GameResult {
    let points: Vec<i32> = (0..size).map(|_| rng.random_range(0..6)).collect();
    let ahead = |own: i32| points.iter().filter(|&&other| other > own).count() as u8;
    GameResult {
        places: points.iter().map(|&own| ahead(own) + 1).collect(),
        points: Some(points),
    }
}

fn play(tables: Vec<Vec<PairedPlayer>>, games: &mut Vec<PairedGame>, rng: &mut impl RngExt) {
    for players in tables {
        let result = Some(result(players.len(), rng));
        games.push(PairedGame { players, result });
    }
}

/// Everybody sits at one table, and nobody who is not there.
fn check_all_seated(tables: &[Vec<PairedPlayer>], present: &[PairedPlayer]) {
    let mut seated: Vec<PairedPlayer> = tables.concat();
    seated.sort();
    assert_eq!(seated, present);
}

fn most_meetings(field: &Field) -> u32 {
    let all = players(field.len());
    let pairs = all
        .iter()
        .flat_map(|&one| all.iter().map(move |&other| (one, other)));
    pairs
        .map(|(one, other)| field.meetings(one, other))
        .max()
        .unwrap_or(0)
}

/// Whether players can be paired without a second meeting, with one left over if their number is odd:
/// by trying everything.
fn can_pair(field: &Field, left: &[PairedPlayer], may_leave: bool) -> bool {
    let Some((&one, rest)) = left.split_first() else {
        return true;
    };
    let without = |index: usize| {
        let mut others = rest.to_vec();
        others.remove(index);
        others
    };
    let pairs = (0..rest.len()).any(|index| {
        field.meetings(one, rest[index]) == 0 && can_pair(field, &without(index), may_leave)
    });
    pairs || (may_leave && can_pair(field, rest, false))
}

#[test]
fn everybody_meets_everybody_once_in_a_round_robin_and_begins_half_of_the_time() {
    for count in 2..40 {
        let mut games = Vec::new();
        for round in 0..round_robin_rounds(count, 2) {
            let tables = round_robin(count, round);
            check_all_seated(&tables, &players(count));
            let mut rng = chance(round as u64);
            play(tables, &mut games, &mut rng);
        }
        let field = Field::new(count, &games);
        for one in players(count) {
            for other in players(count).into_iter().filter(|&other| other != one) {
                assert_eq!(field.meetings(one, other), 1, "{count} players");
            }
            assert_eq!(field.byes(one), count as u32 % 2);
            let (first, second) = (field.times_on_seat(one, 0), field.times_on_seat(one, 1));
            assert!(first.abs_diff(second) <= 1, "{count} players, {one:?}");
        }
    }
}

#[test]
fn tables_are_as_full_as_they_can_be() {
    let cases: [(usize, usize, &[usize]); 10] = [
        (0, 2, &[]),
        (1, 4, &[1]),
        (5, 2, &[2, 2, 1]),
        (7, 3, &[3, 2, 2]),
        (8, 3, &[3, 3, 2]),
        (4, 3, &[2, 2]),
        (5, 4, &[3, 2]),
        (6, 4, &[3, 3]),
        (9, 4, &[3, 3, 3]),
        (10, 4, &[4, 3, 3]),
    ];
    for (count, seats, expected) in cases {
        assert_eq!(table_sizes(count, seats), expected, "{count} at {seats}");
    }
}

#[test]
fn equals_are_told_apart_by_their_opponents_then_by_their_game_then_by_margin() {
    let game = |one: u32, other: u32, places: [u8; 2], points: [i32; 2]| PairedGame {
        players: vec![PairedPlayer(one), PairedPlayer(other)],
        result: Some(GameResult {
            places: places.to_vec(),
            points: Some(points.to_vec()),
        }),
    };
    // Everybody has met everybody: 0, 1 and 2 won against each other in a circle and against 3, who
    // has nothing. Nothing but the margin tells them apart.
    let circle = [
        game(0, 1, [1, 2], [50, 40]),
        game(2, 3, [1, 2], [60, 10]),
        game(1, 2, [1, 2], [45, 44]),
        game(3, 0, [2, 1], [20, 90]),
        game(2, 0, [1, 2], [33, 30]),
        game(1, 3, [1, 2], [80, 70]),
    ];
    let table = standings(4, &circle);
    let order: Vec<u32> = table.iter().map(|standing| standing.player.0).collect();
    assert_eq!(order, [0, 2, 1, 3]);
    assert_eq!(table[0].score, PairingScore(24));
    assert_eq!(table[0].buchholz, PairingScore(48));
    assert_eq!(table[0].sonneborn, PairingScore(24));
    assert_eq!(table[0].direct, PairingScore(12));
    assert_eq!(table[0].margin, 10 + 70 - 3);
    // The game between two who are equal comes before the margin.
    let direct = [
        game(0, 1, [2, 1], [40, 41]),
        game(0, 2, [1, 2], [90, 10]),
        game(1, 2, [2, 1], [10, 90]),
        game(0, 3, [1, 2], [90, 10]),
        game(1, 3, [1, 2], [41, 40]),
        game(2, 3, [2, 1], [10, 11]),
    ];
    let table = standings(4, &direct);
    assert_eq!(
        (table[0].player, table[1].player),
        (PairedPlayer(1), PairedPlayer(0))
    );
    // A bye is a victory that says nothing of opponents; whoever has not played is last with others.
    let bye = [PairedGame {
        players: vec![PairedPlayer(2)],
        result: Some(GameResult {
            places: vec![1],
            points: None,
        }),
    }];
    let table = standings(3, &bye);
    assert_eq!(
        (table[0].player, table[0].score),
        (PairedPlayer(2), PairingScore::WIN)
    );
    assert_eq!((table[1].place, table[2].place), (2, 2));
}

#[test]
fn a_table_gives_a_point_for_the_first_and_parts_for_the_others() {
    let scores = |places: &[u8]| -> Vec<u32> {
        let result = GameResult {
            places: places.to_vec(),
            points: None,
        };
        (0..places.len())
            .map(|index| result.score(index).0)
            .collect()
    };
    assert_eq!(scores(&[1, 2]), [12, 0]);
    assert_eq!(scores(&[1, 1]), [6, 6]);
    assert_eq!(scores(&[2, 1, 3]), [6, 12, 0]);
    assert_eq!(scores(&[1, 2, 3, 4]), [12, 8, 4, 0]);
    assert_eq!(scores(&[1, 1, 3, 3]), [10, 10, 2, 2]);
}

#[test]
fn who_is_ahead_meets_who_is_ahead() {
    let mut rng = chance(1);
    let mut games = Vec::new();
    let all = players(64);
    for _ in 0..6 {
        let field = Field::new(64, &games);
        let tables = swiss(&field, &all, 2);
        for table in &tables {
            let [one, other] = [0, 1].map(|index| field.score(table[index]).0);
            assert!(one.abs_diff(other) <= 12, "{one} {other}");
        }
        play(tables, &mut games, &mut rng);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn nobody_meets_twice_in_a_swiss_tournament_while_that_can_be(
        count in 2..12_usize,
        rounds in 1..9_usize,
        absent in proptest::collection::vec(0..12_u32, 0..8),
        seed: u64,
    ) {
        let mut rng = chance(seed);
        let mut games: Vec<PairedGame> = Vec::new();
        for round in 0..rounds {
            let field = Field::new(count, &games);
            // Now and then somebody is not there.
            let away = absent.get(round).map(|&number| PairedPlayer(number));
            let present: Vec<PairedPlayer> = players(count)
                .into_iter()
                .filter(|&player| Some(player) != away)
                .collect();
            let tables = swiss(&field, &present, 2);
            check_all_seated(&tables, &present);
            let again = tables.iter().any(|table| {
                table.len() == 2 && field.meetings(table[0], table[1]) > 0
            });
            let byes: Vec<&Vec<PairedPlayer>> = tables.iter().filter(|table| table.len() == 1).collect();
            prop_assert_eq!(byes.len(), present.len() % 2);
            // A second bye only when everybody present has had one.
            for bye in &byes {
                let fewest = present.iter().map(|&player| field.byes(player)).min();
                prop_assert_eq!(Some(field.byes(bye[0])), fewest);
            }
            if again && byes.is_empty() {
                prop_assert!(!can_pair(&field, &present, false));
            }
            play(tables, &mut games, &mut rng);
        }
    }

    #[test]
    fn a_usual_swiss_tournament_has_no_second_meeting_and_balanced_seats(
        count in 8..70_usize,
        seed: u64,
    ) {
        let mut rng = chance(seed);
        let mut games: Vec<PairedGame> = Vec::new();
        let rounds = count.ilog2() as usize + 1;
        for _ in 0..rounds {
            let field = Field::new(count, &games);
            play(swiss(&field, &players(count), 2), &mut games, &mut rng);
        }
        let field = Field::new(count, &games);
        prop_assert_eq!(most_meetings(&field), 1);
        for player in players(count) {
            prop_assert!(field.byes(player) <= 1);
            let (first, second) = (field.times_on_seat(player, 0), field.times_on_seat(player, 1));
            prop_assert!(first.abs_diff(second) <= 2, "{first} {second}");
        }
    }

    #[test]
    fn tables_of_three_and_four_seldom_see_somebody_again(
        count in 24..80_usize,
        seats in 3..5_usize,
        seed: u64,
    ) {
        let mut rng = chance(seed);
        let mut games: Vec<PairedGame> = Vec::new();
        for _ in 0..4 {
            let field = Field::new(count, &games);
            let tables = swiss(&field, &players(count), seats);
            check_all_seated(&tables, &players(count));
            prop_assert!(tables.iter().all(|table| table.len() > 1 && table.len() <= seats));
            play(tables, &mut games, &mut rng);
        }
        let field = Field::new(count, &games);
        prop_assert_eq!(most_meetings(&field), 1);
        for player in players(count) {
            // Nobody begins always.
            prop_assert!(field.times_on_seat(player, 0) < 4);
        }
    }

    #[test]
    fn in_an_arena_nobody_plays_the_same_opponent_twice_in_a_row(
        count in 2..20_usize,
        seats in 2..5_usize,
        seed: u64,
    ) {
        let mut rng = chance(seed);
        let mut games: Vec<PairedGame> = Vec::new();
        let mut last: BTreeMap<PairedPlayer, BTreeSet<PairedPlayer>> = BTreeMap::new();
        for _ in 0..12 {
            let field = Field::new(count, &games);
            let free: Vec<PairedPlayer> = players(count)
                .into_iter()
                .filter(|_| rng.random_bool(0.7))
                .collect();
            let tables = arena(&field, &free, seats, Patience::Wait);
            for table in &tables {
                prop_assert_eq!(table.len(), seats);
                for one in table {
                    prop_assert!(free.contains(one));
                    for other in table {
                        prop_assert!(!last.get(one).is_some_and(|met| met.contains(other)));
                    }
                }
            }
            for table in &tables {
                for one in table {
                    last.insert(*one, table.iter().copied().filter(|other| other != one).collect());
                }
            }
            play(tables, &mut games, &mut rng);
            // Where nobody else comes, at most one is left over.
            let now = arena(&Field::new(count, &games), &free, seats, Patience::PlayNow);
            prop_assert!(now.concat().len() + 1 >= free.len());
        }
    }
}

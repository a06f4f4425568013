//! A sample of ten thousand games, in one test binary.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::num::NonZeroU64;
use std::path::Path;

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_archive::{Archive, ArchiveError, Choice, DataCard, Plan, Table, make};
use polis_game::{Chance, Game, View};

fn options() -> Options {
    Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap()
}

/// Who draws every move by lot.
fn random(view: &View<Akropolis>, rng: &mut Chance) -> Option<Choice<polis_akropolis::Move>> {
    let chosen = view.position().random_move(rng)?;
    let search = None;
    Some(Choice { chosen, search })
}

fn made(folder: &Path, plan: &Plan) -> DataCard {
    make::<Akropolis>(folder, plan, &options(), 2, &random, &|_| {}).unwrap()
}

#[test]
fn a_sample_of_ten_thousand_games_is_as_its_card_says() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan::new::<Akropolis>(&options(), "random", 1, 10_000);
    let card = made(folder.path(), &plan);
    assert_eq!((card.games_made, card.positions), (10_000, 360_000));
    let archive = Archive::open(folder.path()).unwrap();
    assert_eq!(*archive.card(), card);
    let seeds = archive.records(0..=u64::MAX).map(|game| game.unwrap().0);
    assert!(seeds.eq(1..=10_000));
    for (table, seeds, expected) in [(Table::Games, 77..=78, 2), (Table::Positions, 5..=5, 36)] {
        let mut found = 0;
        for row in archive.rows(table, seeds) {
            let row = row.unwrap();
            let names = card.columns[table.name()].iter().map(|column| &column.name);
            assert!(names.clone().count() == row.as_object().unwrap().len());
            assert!(names.clone().all(|name| row.get(name).is_some()), "{row}");
            found += 1;
        }
        assert_eq!(found, expected);
    }
}

#[test]
fn a_run_goes_on_where_the_last_one_ended() {
    let mut plan = Plan::new::<Akropolis>(&options(), "random", 50, 2 * 600 + 40);
    plan.part_games = NonZeroU64::new(600).unwrap();
    let whole = tempfile::tempdir().unwrap();
    let parts = made(whole.path(), &plan).parts;
    assert_eq!(parts.len(), 3);
    // A run that ends in the second part leaves the first one, which the next run does not make again.
    let folder = tempfile::tempdir().unwrap();
    let last = 50 + 600 + 550;
    let failing = |view: &View<Akropolis>, rng: &mut Chance| {
        let is_last = *rng == {
            let mut dealt = polis_game::chance(last);
            let _ = Akropolis::deal(&options(), &mut dealt);
            dealt
        };
        if is_last { None } else { random(view, rng) }
    };
    let stopped = make::<Akropolis>(folder.path(), &plan, &options(), 2, &failing, &|_| {});
    assert!(matches!(stopped, Err(ArchiveError::NoMove { seed }) if seed == last));
    assert_eq!(Archive::open(folder.path()).unwrap().card().parts.len(), 1);
    let first = folder.path().join(Table::Games.file_name(1));
    let before = std::fs::metadata(&first).unwrap().modified().unwrap();
    assert_eq!(made(folder.path(), &plan).parts, parts);
    let after = std::fs::metadata(&first).unwrap().modified().unwrap();
    assert_eq!(before, after);
}

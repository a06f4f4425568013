use polis_game::chance;

use super::memory::Memory;
use super::*;
use crate::new_game::NewGame;
use crate::settings::{Settings, Stored, Theme};
use polis_notation::GameKind;

fn game(kind: GameKind) -> AnySession {
    NewGame::default().begin(kind, &mut chance(1)).unwrap()
}

fn finished() -> AnySession {
    let AnySession::Architekton(mut session) = game(GameKind::Architekton) else {
        panic!("a game of Architekton");
    };
    while session.to_move().is_some() {
        let chosen = polis_game::Game::legal_moves(session.position())[0];
        session.play(chosen).unwrap();
    }
    AnySession::Architekton(session)
}

#[test]
fn games_are_kept_and_listed_by_when_they_were_played() {
    let games = SavedGames(Memory::default());
    for (played, kind) in [(5.0, GameKind::Akropolis), (9.0, GameKind::Architekton)] {
        let id = games.next_id();
        games.keep(id, &game(kind).save(played)).unwrap();
        assert_eq!(games.get(id).unwrap().unwrap(), game(kind));
    }
    let ids: Vec<u32> = games.entries().iter().map(|entry| entry.id.0).collect();
    assert_eq!(ids, [2, 1]);
    games.remove(GameId(2));
    assert_eq!(games.get(GameId(2)), None);
}

#[test]
fn what_is_not_ours_breaks_nothing() {
    let games = SavedGames(Memory::default());
    for (key, text) in [
        ("polis.game.1", "{"),
        ("polis.game.4294967295", ""),
        ("polis.game.007", "no number of ours"),
        ("polis.game.", ""),
        ("somebody.else", "{}"),
        (Settings::KEY, "{\"theme\": 5, \"language\": \"xx\"}"),
        (NewGame::KEY, "[[[[[["),
    ] {
        games.0.set(key, text).unwrap();
    }
    let entries = games.entries();
    assert_eq!(entries.len(), 2);
    assert!(entries.iter().all(|entry| entry.summary.is_err()));
    assert_eq!(games.next_id(), GameId(2));
    assert_eq!(Settings::load(&games.0), Settings::default());
    assert_eq!(NewGame::load(&games.0), NewGame::default());
}

#[test]
fn settings_are_kept() {
    let store = Memory::default();
    let settings = Settings {
        theme: Theme::Dark,
        language: Some(polis_i18n::Language::Polish),
        ..Settings::default()
    };
    settings.keep(&store);
    assert_eq!(Settings::load(&store), settings);
    // What a later version adds is passed over, what an earlier one lacked is as usual.
    store
        .set(
            Settings::KEY,
            "{\"theme\": \"light\", \"scent\": \"thyme\"}",
        )
        .unwrap();
    assert_eq!(Settings::load(&store).theme, Theme::Light);
}

#[test]
fn finished_games_make_room() {
    let games = SavedGames(Memory::default());
    let old = games.next_id();
    games.keep(old, &finished().save(1.0)).unwrap();
    assert_eq!(games.entries()[0].summary.as_ref().unwrap().to_move, None);
    let new = games.next_id();
    games.0.is_full.set(true);
    games
        .keep(new, &game(GameKind::Akropolis).save(2.0))
        .unwrap();
    assert_eq!(games.get(old), None);
    games.0.is_full.set(true);
    let saved = game(GameKind::Akropolis).save(3.0);
    assert_eq!(games.keep(new, &saved), Err(NotKept));
}

#[test]
fn the_oldest_finished_games_are_forgotten() {
    let games = SavedGames(Memory::default());
    let finished = finished();
    let all = SavedGames::<Memory>::FINISHED as u32 + 3;
    for number in 1..=all {
        let saved = finished.save(number.into());
        games.keep(GameId(number), &saved).unwrap();
    }
    games.tidy();
    assert_eq!(games.entries().len(), SavedGames::<Memory>::FINISHED);
    assert_eq!(games.entries()[0].id, GameId(all));
}

#[test]
fn a_game_that_was_removed_can_be_put_back() {
    let games = SavedGames(Memory::default());
    for (played, kind) in [(5.0, GameKind::Akropolis), (9.0, GameKind::Architekton)] {
        games
            .keep(games.next_id(), &game(kind).save(played))
            .unwrap();
    }
    games.0.set("polis.game.7", "{\"version\": 99}").unwrap();
    let before = games.entries();
    for id in [GameId(1), GameId(7)] {
        let removed = games.remove(id).unwrap();
        assert_eq!(games.entries().len(), 2);
        assert_eq!(games.remove(id), None);
        games.put_back(&removed).unwrap();
        assert_eq!(games.entries(), before);
    }
    // What cannot be read cannot be taken along.
    assert_eq!(games.saved().len(), 2);
}

#[test]
fn only_what_is_ours_is_forgotten() {
    let games = SavedGames(Memory::default());
    games
        .keep(GameId(1), &game(GameKind::Akropolis).save(1.0))
        .unwrap();
    Settings::default().keep(&games.0);
    games.0.set("neighbour.game.1", "chess").unwrap();
    games.forget_everything();
    assert_eq!(games.0.keys(), ["neighbour.game.1"]);
}

#[test]
fn another_tab_plays_on_removes_or_replaces_a_game() {
    let games = SavedGames(Memory::default());
    let id = games.next_id();
    let AnySession::Akropolis(on_table) = game(GameKind::Akropolis) else {
        panic!("a game of Akropolis");
    };
    games.keep(id, &on_table.save(1.0)).unwrap();
    assert_eq!(games.fate(id, &on_table), SavedGameChange::Same);
    // The same game, kept later.
    games.keep(id, &on_table.save(2.0)).unwrap();
    assert_eq!(games.fate(id, &on_table), SavedGameChange::Same);

    let mut elsewhere = on_table.clone();
    let chosen = polis_game::Game::legal_moves(elsewhere.position())[0];
    elsewhere.play(chosen).unwrap();
    games.keep(id, &elsewhere.save(3.0)).unwrap();
    assert_eq!(
        games.fate(id, &on_table),
        SavedGameChange::PlayedOn(elsewhere.clone())
    );
    assert_eq!(games.fate(id, &elsewhere), SavedGameChange::Same);
    // What was taken back is part of it.
    let mut back = elsewhere.clone();
    if back.undo() {
        games.keep(id, &back.save(4.0)).unwrap();
        assert_eq!(games.fate(id, &on_table), SavedGameChange::PlayedOn(back));
    }

    games.0.set("polis.game.1", "{").unwrap();
    assert_eq!(games.fate(id, &on_table), SavedGameChange::Same);
    games.remove(id);
    assert_eq!(games.fate(id, &on_table), SavedGameChange::Removed);
    games
        .keep(id, &game(GameKind::Architekton).save(5.0))
        .unwrap();
    assert_eq!(games.fate(id, &on_table), SavedGameChange::Replaced);
}

#[test]
fn only_the_key_of_a_game_concerns_it() {
    type OnShelf = SavedGames<Memory>;
    assert!(OnShelf::concerns(GameId(7), Some("polis.game.7")));
    assert!(OnShelf::concerns(GameId(7), None));
    for other in ["polis.game.70", "polis.game.", "polis.settings", ""] {
        assert!(!OnShelf::concerns(GameId(7), Some(other)));
    }
}

use polis_game::chance;

use super::memory::Memory;
use super::*;
use crate::new_game::NewGame;
use crate::settings::{Kept, Settings, Theme};
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
    let shelf = Shelf(Memory::default());
    for (played, kind) in [(5.0, GameKind::Akropolis), (9.0, GameKind::Architekton)] {
        let id = shelf.next_id();
        shelf.keep(id, &game(kind).save(played)).unwrap();
        assert_eq!(shelf.get(id).unwrap().unwrap(), game(kind));
    }
    let ids: Vec<u32> = shelf.entries().iter().map(|entry| entry.id.0).collect();
    assert_eq!(ids, [2, 1]);
    shelf.remove(GameId(2));
    assert_eq!(shelf.get(GameId(2)), None);
}

#[test]
fn what_is_not_ours_breaks_nothing() {
    let shelf = Shelf(Memory::default());
    for (key, text) in [
        ("polis.game.1", "{"),
        ("polis.game.4294967295", ""),
        ("polis.game.007", "no number of ours"),
        ("polis.game.", ""),
        ("somebody.else", "{}"),
        (Settings::KEY, "{\"theme\": 5, \"language\": \"xx\"}"),
        (NewGame::KEY, "[[[[[["),
    ] {
        shelf.0.set(key, text).unwrap();
    }
    let entries = shelf.entries();
    assert_eq!(entries.len(), 2);
    assert!(entries.iter().all(|entry| entry.summary.is_err()));
    assert_eq!(shelf.next_id(), GameId(2));
    assert_eq!(Settings::load(&shelf.0), Settings::default());
    assert_eq!(NewGame::load(&shelf.0), NewGame::default());
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
    let shelf = Shelf(Memory::default());
    let old = shelf.next_id();
    shelf.keep(old, &finished().save(1.0)).unwrap();
    assert_eq!(shelf.entries()[0].summary.as_ref().unwrap().to_move, None);
    let new = shelf.next_id();
    shelf.0.is_full.set(true);
    shelf
        .keep(new, &game(GameKind::Akropolis).save(2.0))
        .unwrap();
    assert_eq!(shelf.get(old), None);
    shelf.0.is_full.set(true);
    let saved = game(GameKind::Akropolis).save(3.0);
    assert_eq!(shelf.keep(new, &saved), Err(NotKept));
}

#[test]
fn the_oldest_finished_games_are_forgotten() {
    let shelf = Shelf(Memory::default());
    let finished = finished();
    let all = Shelf::<Memory>::FINISHED as u32 + 3;
    for number in 1..=all {
        let saved = finished.save(number.into());
        shelf.keep(GameId(number), &saved).unwrap();
    }
    shelf.tidy();
    assert_eq!(shelf.entries().len(), Shelf::<Memory>::FINISHED);
    assert_eq!(shelf.entries()[0].id, GameId(all));
}

#[test]
fn a_game_that_was_removed_can_be_put_back() {
    let shelf = Shelf(Memory::default());
    for (played, kind) in [(5.0, GameKind::Akropolis), (9.0, GameKind::Architekton)] {
        shelf
            .keep(shelf.next_id(), &game(kind).save(played))
            .unwrap();
    }
    shelf.0.set("polis.game.7", "{\"version\": 99}").unwrap();
    let before = shelf.entries();
    for id in [GameId(1), GameId(7)] {
        let removed = shelf.remove(id).unwrap();
        assert_eq!(shelf.entries().len(), 2);
        assert_eq!(shelf.remove(id), None);
        shelf.put_back(&removed).unwrap();
        assert_eq!(shelf.entries(), before);
    }
    // What cannot be read cannot be taken along.
    assert_eq!(shelf.saved().len(), 2);
}

#[test]
fn only_what_is_ours_is_forgotten() {
    let shelf = Shelf(Memory::default());
    shelf
        .keep(GameId(1), &game(GameKind::Akropolis).save(1.0))
        .unwrap();
    Settings::default().keep(&shelf.0);
    shelf.0.set("neighbour.game.1", "chess").unwrap();
    shelf.forget_everything();
    assert_eq!(shelf.0.keys(), ["neighbour.game.1"]);
}

#[test]
fn another_tab_plays_on_removes_or_replaces_a_game() {
    let shelf = Shelf(Memory::default());
    let id = shelf.next_id();
    let AnySession::Akropolis(on_table) = game(GameKind::Akropolis) else {
        panic!("a game of Akropolis");
    };
    shelf.keep(id, &on_table.save(1.0)).unwrap();
    assert_eq!(shelf.fate(id, &on_table), Fate::Same);
    // The same game, kept later.
    shelf.keep(id, &on_table.save(2.0)).unwrap();
    assert_eq!(shelf.fate(id, &on_table), Fate::Same);

    let mut elsewhere = on_table.clone();
    let chosen = polis_game::Game::legal_moves(elsewhere.position())[0];
    elsewhere.play(chosen).unwrap();
    shelf.keep(id, &elsewhere.save(3.0)).unwrap();
    assert_eq!(shelf.fate(id, &on_table), Fate::PlayedOn(elsewhere.clone()));
    assert_eq!(shelf.fate(id, &elsewhere), Fate::Same);
    // What was taken back is part of it.
    let mut back = elsewhere.clone();
    if back.undo() {
        shelf.keep(id, &back.save(4.0)).unwrap();
        assert_eq!(shelf.fate(id, &on_table), Fate::PlayedOn(back));
    }

    shelf.0.set("polis.game.1", "{").unwrap();
    assert_eq!(shelf.fate(id, &on_table), Fate::Same);
    shelf.remove(id);
    assert_eq!(shelf.fate(id, &on_table), Fate::Removed);
    shelf
        .keep(id, &game(GameKind::Architekton).save(5.0))
        .unwrap();
    assert_eq!(shelf.fate(id, &on_table), Fate::Replaced);
}

#[test]
fn only_the_key_of_a_game_concerns_it() {
    type OnShelf = Shelf<Memory>;
    assert!(OnShelf::concerns(GameId(7), Some("polis.game.7")));
    assert!(OnShelf::concerns(GameId(7), None));
    for other in ["polis.game.70", "polis.game.", "polis.settings", ""] {
        assert!(!OnShelf::concerns(GameId(7), Some(other)));
    }
}

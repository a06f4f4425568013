//! What a former version has kept opens in this one, and is written as that version wrote it.
//!
//! `tests/data/former-version.json` was written by the browser game of commit e8e0e81, played in
//! Chromium through chromedriver: `storage` is its whole local storage, `games` the file of all
//! games that its settings save, `link` what its replay copies as a link. The figures of games,
//! sheets, puzzles and statistics are those that its pages showed.
//!
//! To write a further one, use the game of that version until every kind of entry is there, and
//! put `JSON.stringify({...localStorage})` into a new file beside it: a file that is there stays
//! as it is.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use polis_akropolis::{Architect, District, Length, Variants};
use polis_architekton::SeriesPlayer;
use polis_game::{Seat, chance};
use polis_i18n::Language;
use polis_notation::{GameKind, Level, Notated, RecordTree};
use polis_protocol::{Takebacks, TimeOut};
use polis_puzzles::AnswerVerdict;
use serde::Deserialize;
use serde_json::Value;

use crate::editor::begin::{begin, check as check_draft};
use crate::editor::save::{EditorSave, empty_draft};
use crate::new_game::{Chair, NewGame, People, Starter};
use crate::online::plan::{self, ChairChoice, NewTablePlan};
use crate::online::preferences::OnlinePreferences;
use crate::opening::Opened;
use crate::player::Player::{Computer, Person};
use crate::puzzles::{Day, PuzzleProgress};
use crate::replay::kept::{self, Studied};
use crate::replay::{MovePath, ReplayPlace, link};
use crate::route::Route;
use crate::saved_games::memory::Memory;
use crate::saved_games::{GameId, KeyValueStore, NotKept, SavedGames};
use crate::scorepad::{CountingMode, ScorepadSetup, SheetId, SheetStore, summary};
use crate::session::{AnySession, Session};
use crate::settings::{Pace, Settings, Stored, Theme, ThinkingTime, Volume};
use crate::statistics::figures::{GameFigures, Tally};
use crate::statistics::filter::Filter;
use crate::statistics::gathering::gather;
use crate::statistics::losses;
use crate::table::akropolis::TablePreferences;
use crate::table::architekton::revenge;

#[derive(Deserialize)]
struct Dump {
    storage: BTreeMap<String, String>,
    games: Value,
    link: String,
}

fn dump() -> Dump {
    serde_json::from_str(include_str!("../tests/data/former-version.json")).unwrap()
}

/// A store that knows which of its keys were read.
#[derive(Default)]
struct Browser {
    memory: Memory,
    read: RefCell<BTreeSet<String>>,
}

impl KeyValueStore for Browser {
    fn get(&self, key: &str) -> Option<String> {
        self.read.borrow_mut().insert(key.to_owned());
        self.memory.get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), NotKept> {
        self.memory.set(key, text)
    }

    fn remove(&self, key: &str) {
        self.memory.remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.memory.keys()
    }
}

impl Browser {
    /// The browser as the former version has left it.
    fn former() -> Browser {
        let browser = Browser::default();
        for (key, text) in dump().storage {
            browser.set(&key, &text).unwrap();
        }
        browser
    }

    /// Everything is kept as the former version has left it.
    fn is_former(&self) {
        let storage = dump().storage;
        assert!(self.keys().iter().eq(storage.keys()), "{:?}", self.keys());
        for (key, text) in storage {
            assert_eq!(self.memory.get(&key), Some(text), "{key}");
        }
    }
}

/// Checks a part of what was kept. What it keeps again must be what was there.
fn check(part: impl Fn(&Browser)) {
    let browser = Browser::former();
    part(&browser);
    browser.is_former();
}

fn variants(districts: impl IntoIterator<Item = District>) -> Variants {
    districts.into_iter().collect()
}

/// What is kept under a key of its own is as expected, and is kept again.
fn small<T: Stored + PartialEq + std::fmt::Debug>(browser: &Browser, expected: &T) {
    let found = T::load(browser);
    assert_eq!(found, *expected);
    browser.set(T::KEY, "").unwrap();
    found.keep(browser);
}

/// A game in words: who plays, with which points, and how far it is.
fn in_words<G: Notated>(session: &Session<G>) -> String
where
    Session<G>: Clone + Into<AnySession>,
{
    let summary = session.clone().into().summary();
    let mut seats: Vec<String> = summary
        .players
        .iter()
        .map(|(seat, player)| {
            let name = summary.names[seat]
                .as_ref()
                .map_or("", |name| name.as_str());
            let who = player.name();
            format!("{name}/{who}")
        })
        .collect();
    seats.extend(summary.architect.map(|architect| architect.to_string()));
    let points = seats
        .iter()
        .zip(summary.points.values())
        .map(|(seat, points)| format!("{seat} {points}"));
    let points: Vec<String> = points.collect();
    let next = match summary.to_move {
        Some(seat) => format!("{seat} to move"),
        None => "over".to_owned(),
    };
    let mut again = session.clone();
    while again.redo() {}
    let taken_back = again.record().moves().len() - summary.plies;
    format!(
        "{}: {}; {} moves, {taken_back} taken back, {next}",
        summary.game,
        points.join(", "),
        summary.plies
    )
}

/// Plays a game to its end, with what was taken back first.
fn play_on<G: Notated>(mut session: Session<G>) -> AnySession
where
    Session<G>: Into<AnySession>,
{
    while session.redo() {}
    let mut rng = chance(12);
    while let Some(chosen) = session.position().random_move(&mut rng) {
        session.play(chosen).unwrap();
    }
    assert_eq!(session.to_move(), None);
    session.into()
}

/// Who plays what, how it stands and whose turn it is, by the number of the game.
const GAMES: [&str; 14] = [
    "akropolis: Thalia/person 5, Κτίστης/foreman 13; 8 moves, 0 taken back, 1 to move",
    "akropolis: Erato/person 93, metagenes 184; 18 moves, 0 taken back, over",
    "akropolis: Thalia/person 5, Kleio <&>/person 9, /mason 4; 7 moves, 3 taken back, 2 to move",
    "akropolis: C/person 1, D/person 2, A/person 3, B/person 4; 0 moves, 0 taken back, 1 to move",
    "akropolis: /pupil 99, Thalia/person 93; 36 moves, 0 taken back, over",
    "architekton: /pupil 1, Thalia/person 3; 33 moves, 0 taken back, over",
    "architekton: Thalia/person 3, /pupil 2; 8 moves, 1 taken back, 1 to move",
    "akropolis: /person 38, /person 34, /person 74, /person 34; 60 moves, 0 taken back, over",
    "akropolis: /person 134, callicrates 596; 30 moves, 0 taken back, over",
    "architekton: /person 2, /person 3; 20 moves, 0 taken back, over",
    "architekton: /person 1, /person 1; 2 moves, 0 taken back, 2 to move",
    "akropolis: /person 1, /pupil 1; 1 moves, 0 taken back, 1 to move",
    "architekton: /person 1, /pupil 1; 0 moves, 0 taken back, 1 to move",
    "architekton: /person 8, /mason 2; 21 moves, 0 taken back, 1 to move",
];

fn games(browser: &Browser) {
    let saved = SavedGames(browser);
    let played = |id: GameId| {
        let entries = saved.entries().into_iter();
        entries
            .filter(|entry| entry.id == id)
            .map(|entry| entry.played())
            .sum()
    };
    assert_eq!(saved.entries().len(), GAMES.len());
    for (number, expected) in (1..).zip(GAMES) {
        let id = GameId(number);
        let session = saved.get(id).unwrap().unwrap();
        let (words, ended) = match session.clone() {
            AnySession::Akropolis(session) => (in_words(&session), play_on(*session)),
            AnySession::Architekton(session) => (in_words(&session), play_on(*session)),
        };
        assert_eq!(words, expected, "game {number}");
        // It goes on to its end, is kept, and is kept again as it was.
        let (before, time) = (browser.get(&format!("polis.game.{number}")), played(id));
        saved.keep(id, &ended.save(time)).unwrap();
        assert_eq!(saved.get(id), Some(Ok(ended)));
        saved.keep(id, &session.save(time)).unwrap();
        assert_eq!(browser.get(&format!("polis.game.{number}")), before);
    }
    // What was agreed in the two longest.
    let Some(Ok(AnySession::Akropolis(third))) = saved.get(GameId(3)) else {
        panic!("a game of Akropolis");
    };
    let options = third.position().options();
    assert_eq!(
        (options.length(), options.variants()),
        (Length::Long, Variants::ALL)
    );
    // The match to which a game belongs.
    let series = revenge::before(browser, GameId(7));
    let points = SeriesPlayer::ALL.map(|player| series.victory_points(player));
    assert_eq!((points, series.games()), ([0, 1], 1));
    browser.set("polis.match.7", "").unwrap();
    revenge::keep(browser, GameId(7), series);
}

fn choices(browser: &Browser) {
    small(
        browser,
        &Settings {
            theme: Theme::Dark,
            language: Some(Language::Greek),
            sound: Some(true),
            volume: Volume::new(35),
            pace: Pace::Instant,
            thinking: ThinkingTime::Medium,
            ..Settings::default()
        },
    );
    let taste = TablePreferences {
        marks: false,
        live_scores: true,
    };
    small(browser, &taste);
    let chair = |name: &str, player| Chair {
        name: name.to_owned(),
        player,
    };
    small(
        browser,
        &NewGame {
            people: People::Three,
            architect: Architect::Callicrates,
            length: Length::Long,
            variants: variants([District::Markets, District::Temples]),
            chairs: [
                chair("Thalia", Person),
                chair("", Computer(Level::Daidalos)),
                chair("Ευτέρπη", Computer(Level::Master)),
                chair("D", Person),
            ],
            starter: Starter::Second,
            ..NewGame::default()
        },
    );
}

fn online(browser: &Browser) {
    let mut habits = OnlinePreferences::default();
    habits.plays_online = true;
    habits.is_notified = true;
    "Thalia".clone_into(&mut habits.name);
    habits.toggle_muted("1rgcskw1wv55vmznbzhnz0xj7a".parse().unwrap());
    small(browser, &habits);
    let others = [
        ChairChoice::Computer(Level::Daidalos),
        ChairChoice::Anybody,
        ChairChoice::Anybody,
    ];
    small(
        browser,
        &NewTablePlan {
            seats: 4,
            others,
            variants: variants([District::Temples]),
            pace: plan::Pace::Live,
            minutes: 17,
            seconds: 9,
            time_out: TimeOut::Computer(Level::Mason),
            takebacks: Takebacks::ByConsent,
            ..NewTablePlan::default()
        },
    );
}

fn editor(browser: &Browser) {
    for (game, mover) in [
        (GameKind::Akropolis, Seat::Second),
        (GameKind::Architekton, Seat::First),
    ] {
        let save = EditorSave::load(game, browser);
        assert_ne!(save.draft, empty_draft(game));
        assert_eq!(check_draft(&save.draft), Ok(Some(mover)));
        let players = [Person, Computer(Level::Pupil), Person, Person];
        assert_eq!(save.players, players);
        begin(&save.draft, players, &mut chance(1)).unwrap();
        browser.set(&format!("polis.editor.{game}"), "").unwrap();
        save.keep(browser);
    }
}

fn scorepad(browser: &Browser) {
    let sheets = SheetStore(browser);
    let order: Vec<u32> = sheets.all().iter().map(|sheet| sheet.id.0).collect();
    assert_eq!(order, [4, 3, 2, 1]);
    for (id, step, totals, wins) in [
        (1, 2, [53, 6], [true, false]),
        (2, 1, [67, 81], [false, true]),
        (3, 0, [2, 1], [true, false]),
        (4, 1, [7, 7], [true, false]),
    ] {
        let stored = sheets.get(SheetId(id)).unwrap();
        let sheet = stored.sheet.unwrap();
        assert_eq!(sheet.step, step, "sheet {id}");
        assert_eq!(summary::totals(&sheet), totals, "sheet {id}");
        assert_eq!(summary::wins(&sheet), wins, "sheet {id}");
        browser.set(&format!("polis.pad.{id}"), "").unwrap();
        sheets.keep(SheetId(id), &sheet, stored.changed).unwrap();
    }
    let sheet = |id| sheets.get(SheetId(id)).unwrap().sheet.unwrap();
    let (two, solo) = (sheet(1), sheet(2));
    let two = two.akropolis().unwrap();
    let people: Vec<_> = two
        .people
        .iter()
        .map(|one| (one.name.as_str(), one.way))
        .collect();
    let expected = [
        ("Max", CountingMode::Quick),
        ("Ωριγένης <&>", CountingMode::Exact),
    ];
    assert_eq!(people, expected);
    assert_eq!(two.variants, variants([District::Gardens]));
    assert_eq!(two.people[1].city.hexes().count(), 10);
    let architect = solo.akropolis().unwrap().architect();
    assert_eq!(architect, Some(Architect::Callicrates));
    let (town, early) = (sheet(3), sheet(4));
    assert_eq!(town.architekton().unwrap().town.tiles().count(), 5);
    assert_eq!(town.architekton().unwrap().names, ["Thalia", "Kleio"]);
    assert_eq!(early.architekton().unwrap().bankrupt, Some(Seat::Second));
    let mut setup = ScorepadSetup::default();
    setup.seat(1);
    setup.names = ["Thalia", "Kleio", "", ""].map(str::to_owned);
    setup.choose_opponent(Some(Architect::Callicrates));
    setup.variants = variants([District::Houses, District::Markets]);
    small(browser, &setup);
}

fn puzzles(browser: &Browser) {
    let progress = PuzzleProgress::here(browser);
    for (game, rating, solved, failed, answers) in [
        (GameKind::Akropolis, 882, &[7, 18, 21][..], 17, 21),
        (GameKind::Architekton, 925, &[150], 2, 4),
    ] {
        let track = progress.track(game);
        assert_eq!(track.strength().number(), rating);
        assert_eq!(track.history().len(), answers);
        let all = |verdict| {
            let numbers = (0..2000).filter(move |&number| track.answered(number) == Some(verdict));
            numbers.collect::<Vec<u16>>()
        };
        assert_eq!(all(AnswerVerdict::Solved), solved);
        assert_eq!(all(AnswerVerdict::Failed).len(), failed);
    }
    let akropolis = progress.track(GameKind::Akropolis);
    assert_eq!((akropolis.streak(), akropolis.longest()), (1, 1));
    // 16 November 2026.
    assert_eq!(Day(20_773).date(), (2026, 11, 16));
    assert_eq!(progress.day(Day(20_773)), Some(AnswerVerdict::Failed));
    // The last digit of a rating may differ when it is read and kept again.
    let before = browser.get(PuzzleProgress::KEY).unwrap();
    browser.set(PuzzleProgress::KEY, "").unwrap();
    progress.keep(browser);
    let after = browser.get(PuzzleProgress::KEY).unwrap();
    assert_eq!(rounded(&after), rounded(&before));
    browser.set(PuzzleProgress::KEY, &before).unwrap();
}

/// What is kept of puzzles, with ratings in millionths.
fn rounded(text: &str) -> Value {
    let mut value: Value = serde_json::from_str(text).unwrap();
    for game in GameKind::ALL {
        for figure in ["rating", "deviation"] {
            let figure = &mut value[game.name()]["strength"][figure];
            *figure = ((figure.as_f64().unwrap() * 1e6).round() as i64).into();
        }
    }
    value
}

fn statistics(browser: &Browser) {
    let games = gather(browser);
    let lines: Vec<String> = games
        .iter()
        .map(|game| {
            let seats = game.seats.iter().map(|seat| {
                let won = if seat.won { " won" } else { "" };
                format!("{:?} {}{won}", seat.who, seat.points)
            });
            let seats: Vec<String> = seats.collect();
            format!(
                "{}: {}; {} moves",
                game.game(),
                seats.join(", "),
                game.plies
            )
        })
        .collect();
    let expected = [
        "architekton: Person 2 won, Person 3; 20 moves",
        "akropolis: Person 134, Architect(Callicrates) 596 won; 30 moves",
        "akropolis: Person 38, Person 34, Person 74 won, Person 34; 60 moves",
        "akropolis: Computer(Pupil) 99 won, Person 93; 36 moves",
        "akropolis: Person 93, Architect(Metagenes) 184 won; 18 moves",
    ];
    assert_eq!(lines, expected);
    let samples = Filter::of(&games, GameKind::Akropolis).samples(&games);
    let figures = GameFigures::of(&samples);
    let lost = Tally {
        lost: 3,
        ..Tally::default()
    };
    assert_eq!((figures.tally, figures.best), (lost, Some(134)));
    let tenths = |value: Option<f64>| value.map(|value| (value * 10.0).round() as i32);
    let means = [figures.mean, figures.margin, figures.left, figures.plies].map(tenths);
    assert_eq!(means, [1067, -1863, 40, 280].map(Some));
    let typical = losses::typical(&samples, |record| losses::kept(browser, record)).unwrap();
    assert_eq!(typical.games, 1);
    let means = typical
        .means
        .map(|mean| tenths(mean.map(|mean| mean * 100.0)));
    assert_eq!(means, [Some(204), Some(141), None]);
}

/// What is kept of looking back at a game: its variations, how many positions and moves were looked
/// at, and whether to the end.
fn study<G: Studied>(
    browser: &Browser,
    key: &str,
    session: &Session<G>,
) -> (Vec<String>, usize, usize, bool) {
    let (tree, notes) = kept::load(browser, &session.to_share()).unwrap();
    let line = tree.path(tree.played(usize::MAX));
    let (forecasts, assessed) = notes.findings(&line);
    let text = tree.to_string();
    let variations = text.lines().filter(|line| line.starts_with("# variation"));
    let variations = variations.map(str::to_owned).collect();
    // It is kept again under the same key.
    let before: Value = serde_json::from_str(&browser.get(key).unwrap()).unwrap();
    browser.remove(key);
    kept::keep(browser, &tree, &notes, before["seen"].as_f64().unwrap()).unwrap();
    (
        variations,
        forecasts.len(),
        assessed.len(),
        notes.is_done(&line),
    )
}

fn studies(browser: &Browser) {
    let saved = SavedGames(browser);
    let Some(Ok(AnySession::Akropolis(session))) = saved.get(GameId(5)) else {
        panic!("a game of Akropolis");
    };
    let (variations, positions, moves, is_done) =
        study(browser, "polis.study.2c7a44e512e304f2", &session);
    let expected = [
        "# variation after 8: 28 -3,2 0",
        "# variation after 9: 23 -7,4 3; 9 -3,3 1",
    ];
    assert_eq!(variations, expected);
    assert_eq!((positions, moves, is_done), (37, 16, false));
    let town = |number| match saved.get(GameId(number)) {
        Some(Ok(AnySession::Architekton(session))) => session,
        other => panic!("{other:?}"),
    };
    let (variations, positions, moves, is_done) =
        study(browser, "polis.study.9d8d122e1db64b9d", &town(6));
    assert_eq!(variations, ["# variation after 6: B22 -1,-2 0; Lf 0,-2"]);
    assert_eq!((positions, moves, is_done), (0, 0, false));
    let (variations, positions, moves, is_done) =
        study(browser, "polis.study.e8c18509f980306d", &town(11));
    assert_eq!(variations, [""; 0]);
    assert_eq!((positions, moves, is_done), (3, 2, true));
    let (tree, notes) = kept::load(browser, &town(11).to_share()).unwrap();
    let line = tree.path(tree.played(usize::MAX));
    let accuracy = notes.accuracy(&line, Seat::First).unwrap();
    assert_eq!(accuracy.round() as i32, 90);
}

const PARTS: [fn(&Browser); 8] = [
    games, choices, online, editor, scorepad, puzzles, statistics, studies,
];

#[test]
fn kept_games_go_on() {
    check(games);
}

#[test]
fn what_was_set_and_chosen_stays() {
    check(choices);
    check(online);
}

#[test]
fn a_position_that_was_being_set_up_is_there() {
    check(editor);
}

#[test]
fn sheets_of_the_scorepad_count_the_same() {
    check(scorepad);
}

#[test]
fn answers_to_puzzles_are_remembered() {
    check(puzzles);
}

#[test]
fn finished_games_are_counted_as_before() {
    check(statistics);
}

#[test]
fn variations_and_what_the_computer_found_are_there() {
    check(studies);
}

/// The kinds of keys that the former version writes.
const KINDS: &str = "akropolis-table editor game match new-game new-table online pad pad-new \
                     puzzles-1 result settings study";

#[test]
fn nothing_that_was_kept_stays_unread() {
    let browser = Browser::former();
    let keys = browser.keys();
    let kinds = keys.iter().filter_map(|key| key.split('.').nth(1));
    assert!(
        kinds
            .collect::<BTreeSet<_>>()
            .into_iter()
            .eq(KINDS.split(' '))
    );
    for part in PARTS {
        part(&browser);
    }
    let read = browser.read.borrow();
    for key in browser.keys() {
        assert!(read.contains(&key), "{key}");
    }
    browser.is_former();
}

#[test]
fn a_file_of_all_games_is_opened() {
    let text = dump().games.to_string();
    let Ok(Opened::Games(file)) = Opened::read(&text, &mut chance(1)) else {
        panic!("a file of games");
    };
    let saved = SavedGames(Memory::default());
    assert_eq!(file.add_to(&saved), Ok(GAMES.len()));
    assert_eq!(saved.saved(), SavedGames(Browser::former()).saved());
    // Those that are there already are not added.
    assert_eq!(file.add_to(&SavedGames(Browser::former())), Ok(0));
}

#[test]
fn a_link_to_a_game_leads_there() {
    let hash = dump().link;
    let route = Route::from_hash(&hash).unwrap();
    assert_eq!(route.to_string(), hash);
    let Route::Replay(ReplayPlace::Record(text, path)) = route else {
        panic!("{route:?}");
    };
    assert_eq!(path, MovePath::after(6));
    let record = link::decode(text).unwrap();
    let RecordTree::Architekton(tree) = kept::read(&record).unwrap() else {
        panic!("{record}");
    };
    assert!(tree.has_variations());
    let Some(Ok(AnySession::Architekton(sixth))) = SavedGames(Browser::former()).get(GameId(6))
    else {
        panic!("a game of Architekton");
    };
    assert_eq!(tree.game(), sixth.record());
}

//! The whole game, driven by keys and the mouse on a screen that is only thought of.

mod akropolis;
mod architekton;
mod computer;
mod saving;
mod screen;
mod start_page;

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};

use polis_akropolis::{Architect, Length, Options, Players, Variants};
use polis_architekton::Faces;
use polis_game::{PerSeat, Seat};
use polis_notation::{Level, Record};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::app::App;
use crate::terminal::TerminalError;
use crate::{GameOptions, GameSetup, PlayOptions, Player, Start};

/// A table on a screen of its own, with a folder of its own.
struct TestGame {
    app: App,
    terminal: Terminal<TestBackend>,
    folder: Rc<Folder>,
}

/// A folder that goes when the last table in it does.
struct Folder(PathBuf);

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl TestGame {
    /// Starts `polis play` with these arguments; `FILE` stands for a file in a fresh folder.
    fn new(arguments: &str) -> TestGame {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("polis-play-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        TestGame::on(&Rc::new(Folder(folder)), arguments, 80, 24)
    }

    fn on(folder: &Rc<Folder>, arguments: &str, width: u16, height: u16) -> TestGame {
        let file = folder.join("game.polis");
        let mut seated = TestGame {
            app: started(arguments, &file).unwrap(),
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            folder: Rc::clone(folder),
        };
        seated.draw();
        seated
    }

    /// Starts again with other arguments in the same folder.
    fn again(&self, arguments: &str) -> TestGame {
        TestGame::on(&self.folder, arguments, 80, 24)
    }

    /// The files in the folder, by name.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.to_path_buf()).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    fn file(&self) -> PathBuf {
        self.folder.join("game.polis")
    }

    fn saved(&self) -> String {
        fs::read_to_string(self.file()).unwrap()
    }

    fn draw(&mut self) {
        self.terminal.draw(|frame| self.app.render(frame)).unwrap();
    }

    fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let area = buffer.area;
        let mut text = String::new();
        for y in 0..area.height {
            let line: String = (0..area.width).map(|x| buffer[(x, y)].symbol()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// Where a text stands on the screen.
    fn find(&self, text: &str) -> (u16, u16) {
        for (y, line) in self.screen().lines().enumerate() {
            if let Some(at) = line.find(text) {
                return (line[..at].chars().count() as u16, y as u16);
            }
        }
        panic!("{text:?} is not on the screen:\n{}", self.screen());
    }

    fn key(&mut self, code: KeyCode) {
        self.app
            .handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.draw();
    }

    /// Presses the keys of a text, `\n` for Enter.
    fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.key(match key {
                '\n' => KeyCode::Enter,
                key => KeyCode::Char(key),
            });
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        self.app.handle(&Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
        self.draw();
    }

    fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    /// Hurries whoever thinks until it is a person's turn again, or the hint is there.
    fn hurry(&mut self) {
        while self.app.tick_delay().is_some() {
            self.key(KeyCode::Enter);
            self.app.tick();
        }
        self.draw();
    }

    fn plies(&self) -> usize {
        let text = self.app.record_text().unwrap();
        text.lines().skip_while(|&line| line != "moves").count() - 1
    }

    fn shows(&self, text: &str) {
        let screen = self.screen();
        assert!(screen.contains(text), "expected {text:?} in\n{screen}");
    }
}

/// Starts with arguments as those of `polis play`; `FILE` stands for this file, and `FOLDER`
/// for a folder beside it.
fn started(arguments: &str, file: &Path) -> Result<App, TerminalError> {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    let value = |option: &str| {
        words
            .windows(2)
            .find(|pair| pair[0] == option)
            .map(|p| p[1])
    };
    let path = |option: &str| {
        value(option).map(|path| match path {
            "FILE" => file.to_owned(),
            "FOLDER" => file.with_file_name("memory"),
            path => PathBuf::from(path),
        })
    };
    let players = |people: usize| {
        let mut players = PerSeat::from_fn(people, |_| Player::Person);
        for word in value("--computer").unwrap_or_default().split(',') {
            if let Some(seat) = word.get(..1).and_then(|seat| seat.parse().ok()) {
                let player = word
                    .get(2..)
                    .map_or(Some(Player::Computer(Level::Foreman)), Player::from_name);
                players[Seat::from_number(seat).unwrap()] = player.unwrap();
            }
        }
        players
    };
    let new_game = |options: GameOptions| {
        Start::NewGame(GameSetup {
            players: players(options.people()),
            names: Vec::new(),
            options,
        })
    };
    let solo = value("--solo").map(|name| Architect::from_name(name).unwrap());
    let start = match (path("--resume"), value("--game"), solo) {
        (Some(path), _, _) => {
            let record = Record::read(&fs::read_to_string(&path).unwrap()).unwrap();
            Start::Resume {
                record,
                path,
                players: value("--computer").map(|_| players(2)),
            }
        }
        (None, Some("architekton"), _) => {
            let faces = Faces::BUILT_IN;
            new_game(GameOptions::Architekton(polis_architekton::Options {
                faces,
            }))
        }
        (None, None, None) => Start::StartPage,
        (None, _, solo) => {
            let people = value("--players").map_or(2, |people| people.parse().unwrap());
            let people = if solo.is_some() { 1 } else { people };
            let variants = match value("--variants") {
                Some("all") => Variants::ALL,
                _ => Variants::NONE,
            };
            let length = match value("--length") {
                Some("long") => Length::Long,
                _ => Length::Standard,
            };
            let players = Players::new(people, solo).unwrap();
            let options = Options::new(players, variants, length).unwrap();
            new_game(GameOptions::Akropolis(options))
        }
    };
    App::new(&PlayOptions {
        start,
        save: path("--save"),
        seed: value("--seed").map(|seed| seed.parse().unwrap()),
        memory: path("--memory"),
    })
}

/// Lays the first tile that can be laid, of those with these numbers, at the best place.
fn lay_one_of(seated: &mut TestGame, numbers: &str) {
    let before = seated.plies();
    for number in numbers.chars() {
        if seated.screen().contains("Keep the house") {
            seated.keys("1\n");
        } else {
            seated.keys(&format!("{number}n\n"));
        }
        if seated.plies() > before {
            return;
        }
    }
}

//! Everything the pages say, in every language.
//!
//! A language is one value of [`Words`]: a field that is missing in one is an error of the
//! compiler, and one that no page says is a warning, which the checks deny. What depends on a
//! number or a name is a function, so that every language inflects as it needs.
//!
//! The long texts, the rules and the lessons, are in a [`Book`](crate::book::Book), which is loaded
//! when somebody opens it.

pub mod akropolis_table;
pub mod architekton_table;
pub mod editor;
pub mod english;
pub mod film;
pub mod french;
pub mod german;
pub mod greek;
pub mod lesson_text;
pub mod online;
pub mod pad;
pub mod plural;
pub mod polish;
pub mod puzzles;
pub mod replay;
pub mod rules_text;
pub mod spanish;
pub mod statistics;
pub mod study;

use polis_akropolis::{Architect, District};
use polis_notation::Level;

use crate::language::Language;
use crate::settings::Pace;

pub use akropolis_table::AkropolisTable;
pub use architekton_table::{ARCHITEKTON_KEYS, ArchitektonTable};

/// Everything the pages say.
#[derive(Debug)]
pub struct Words {
    pub frame: Frame,
    pub home: Home,
    pub players: Players,
    pub new_game: NewGame,
    pub play: Play,
    pub akropolis: Akropolis,
    pub akropolis_table: AkropolisTable,
    pub architekton_table: ArchitektonTable,
    pub rules: Rules,
    pub learn: Learn,
    pub lesson: Lesson,
    pub settings: Settings,
    pub online: online::Online,
    pub editor: editor::Editor,
    pub pad: pad::Pad,
    pub puzzles: puzzles::Puzzles,
    pub replay: replay::Replay,
    pub statistics: statistics::Statistics,
    pub study: study::Study,
}

/// What every page has.
#[derive(Debug)]
pub struct Frame {
    pub tagline: &'static str,
    pub skip: &'static str,
    pub home: &'static str,
    pub fan_project: &'static str,
    pub bad_link: &'static str,
    pub to_home: &'static str,
    pub bad_link_line: &'static str,
    pub loading: &'static str,
    pub not_loaded: &'static str,
    pub load_again: &'static str,
}

/// The first page.
#[derive(Debug)]
pub struct Home {
    pub akropolis: &'static str,
    pub architekton: &'static str,
    pub play: &'static str,
    pub waiting: fn(usize) -> String,
    pub resume: &'static str,
    pub remove: &'static str,
    pub unreadable: &'static str,
    pub moves: fn(usize) -> String,
    pub removed: &'static str,
    pub finished: fn(usize) -> String,
    pub over: &'static str,
    pub look: &'static str,
    pub open: &'static str,
    pub open_line: &'static str,
    pub record: &'static str,
    pub choose_file: &'static str,
    pub open_now: &'static str,
    pub cannot_open: &'static str,
    pub opened: fn(usize) -> String,
}

/// Who plays.
#[derive(Debug)]
pub struct Players {
    pub you: &'static str,
    pub player: fn(usize) -> String,
    pub your_turn: &'static str,
    pub turn_of: fn(&str) -> String,
    pub person: &'static str,
    pub computer: fn(&str) -> String,
    /// By level.
    pub levels: [&'static str; 5],
    /// By level.
    pub level_lines: [&'static str; 5],
    /// By architect.
    pub architects: [&'static str; 3],
    /// By architect.
    pub architect_lines: [&'static str; 3],
}

/// The page for a new game.
#[derive(Debug)]
pub struct NewGame {
    pub title: &'static str,
    pub players: &'static str,
    pub alone: &'static str,
    pub number: fn(usize) -> String,
    pub opponent: &'static str,
    pub at_the_table: &'static str,
    pub name: fn(usize) -> String,
    pub who: fn(usize) -> String,
    pub bad_name: &'static str,
    pub starter: &'static str,
    pub by_lot: &'static str,
    pub length: &'static str,
    pub standard: &'static str,
    pub long: &'static str,
    pub turns: fn(usize) -> String,
    pub start: &'static str,
}

/// The table.
#[derive(Debug)]
pub struct Play {
    pub thinking: fn(&str) -> String,
    pub hurry: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub points: fn(i32) -> String,
    pub you_win: &'static str,
    pub wins: fn(&str) -> String,
    pub nobody_wins: &'static str,
    pub again: &'static str,
    pub missing: &'static str,
    pub not_kept: &'static str,
    pub removed_elsewhere: &'static str,
}

/// The words of Akropolis.
#[derive(Debug)]
pub struct Akropolis {
    /// By district.
    pub districts: [&'static str; 5],
    pub variants: &'static str,
    pub variants_line: &'static str,
    /// When a district counts double, by district.
    pub doubles: [&'static str; 5],
}

/// The rules.
#[derive(Debug)]
pub struct Rules {
    pub title: &'static str,
    pub contents: &'static str,
    pub print: &'static str,
    pub ruling: &'static str,
    pub about_numbers: &'static str,
    pub link: fn(&str) -> String,
    pub link_copied: &'static str,
}

/// How to play for the first time.
#[derive(Debug)]
pub struct Learn {
    pub title: &'static str,
    pub first_game: &'static str,
}

/// What a first game says beside its steps.
#[derive(Debug)]
pub struct Lesson {
    pub step_of: fn(usize, usize) -> String,
    pub back: &'static str,
    pub next: &'static str,
    pub show_me: &'static str,
    pub by_itself: &'static str,
    pub pause: &'static str,
    pub computer: &'static str,
    /// What keys do on the stage.
    pub stage: &'static str,
}

/// What can be set.
#[derive(Debug)]
pub struct Settings {
    pub title: &'static str,
    pub language: &'static str,
    pub theme: &'static str,
    pub as_the_device: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub sound: &'static str,
    pub volume: &'static str,
    pub pace: &'static str,
    /// By pace.
    pub paces: [&'static str; 4],
    pub pace_line: &'static str,
    pub thinking: &'static str,
    pub thinking_line: &'static str,
    pub seconds: fn(usize) -> String,
    pub kept: &'static str,
    pub kept_line: &'static str,
    pub save_games: &'static str,
    pub forget: &'static str,
    pub forget_line: &'static str,
    pub forget_now: &'static str,
    pub cancel: &'static str,
    pub forgotten: &'static str,
    pub about: &'static str,
    pub version: fn(&str) -> String,
    pub licences: &'static str,
}

impl Language {
    /// Everything the pages say, in this language.
    pub const fn words(self) -> &'static Words {
        match self {
            Language::English => &english::WORDS,
            Language::French => &french::WORDS,
            Language::Polish => &polish::WORDS,
            Language::German => &german::WORDS,
            Language::Spanish => &spanish::WORDS,
            Language::Greek => &greek::WORDS,
        }
    }
}

impl Players {
    /// What a level is called.
    pub fn level(&self, level: Level) -> &'static str {
        self.levels[level as usize]
    }

    /// How a level plays.
    pub fn level_line(&self, level: Level) -> &'static str {
        self.level_lines[level as usize]
    }

    /// What an architect is called.
    pub fn architect(&self, architect: Architect) -> &'static str {
        self.architects[architect as usize]
    }

    /// How an architect counts.
    pub fn architect_line(&self, architect: Architect) -> &'static str {
        self.architect_lines[architect as usize]
    }
}

impl Settings {
    /// What a pace is called.
    pub fn pace(&self, pace: Pace) -> &'static str {
        self.paces[pace as usize]
    }
}

impl Akropolis {
    /// What a type is called.
    pub fn district(&self, district: District) -> &'static str {
        self.districts[district as usize]
    }

    /// When a district counts double.
    pub fn double(&self, district: District) -> &'static str {
        self.doubles[district as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_forms_of_their_language() {
        let moves = |language: Language, number| (language.words().home.moves)(number);
        for (number, english, french, polish) in [
            (0, "0 moves", "0 coup", "0 ruchów"),
            (1, "1 move", "1 coup", "1 ruch"),
            (2, "2 moves", "2 coups", "2 ruchy"),
            (5, "5 moves", "5 coups", "5 ruchów"),
            (12, "12 moves", "12 coups", "12 ruchów"),
            (22, "22 moves", "22 coups", "22 ruchy"),
            (25, "25 moves", "25 coups", "25 ruchów"),
            (112, "112 moves", "112 coups", "112 ruchów"),
        ] {
            assert_eq!(moves(Language::English, number), english);
            assert_eq!(moves(Language::French, number), french);
            assert_eq!(moves(Language::Polish, number), polish);
        }
    }
    #[test]
    fn verbs_go_with_their_numbers() {
        let waiting = |number| (Language::Polish.words().home.waiting)(number);
        assert_eq!(waiting(3), "Czekają na ciebie jeszcze 3 gry");
        assert_eq!(waiting(12), "Czeka na ciebie jeszcze 12 gier");
        let points = |number| (Language::Polish.words().play.points)(number);
        assert_eq!(points(-22), "\u{2212}22 punkty");
    }
}

//! Everything the pages say, in every language.
//!
//! A language is one value of [`Words`]: a field that is missing in one is an error of the
//! compiler, and one that no page says is a warning, which the checks deny. What depends on a
//! number or a name is a function, so that every language inflects as it needs.
//!
//! The long texts, the rules and the lessons, are in a [`Book`](crate::book::Book), which is loaded
//! when somebody opens it.

pub(crate) mod akropolis_table;
mod architekton_table;
pub(crate) mod editor;
mod english;
pub(crate) mod film;
mod french;
mod german;
mod greek;
pub(crate) mod lesson_text;
pub(crate) mod online;
pub(crate) mod pad;
mod plural;
mod polish;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod rules_text;
mod spanish;
pub(crate) mod statistics;
pub(crate) mod study;

use polis_akropolis::{Architect, District};
use polis_notation::Level;

use crate::language::Language;
use crate::settings::Pace;

pub(crate) use akropolis_table::AkropolisTable;
pub(crate) use architekton_table::{ARCHITEKTON_KEYS, ArchitektonTable};

/// Everything the pages say.
#[derive(Debug)]
pub(crate) struct Words {
    pub(crate) frame: Frame,
    pub(crate) home: Home,
    pub(crate) players: Players,
    pub(crate) new_game: NewGame,
    pub(crate) play: Play,
    pub(crate) akropolis: Akropolis,
    pub(crate) akropolis_table: AkropolisTable,
    pub(crate) architekton_table: ArchitektonTable,
    pub(crate) rules: Rules,
    pub(crate) learn: Learn,
    pub(crate) lesson: Lesson,
    pub(crate) settings: Settings,
    pub(crate) online: online::Online,
    pub(crate) editor: editor::Editor,
    pub(crate) pad: pad::Pad,
    pub(crate) puzzles: puzzles::Puzzles,
    pub(crate) replay: replay::Replay,
    pub(crate) statistics: statistics::Statistics,
    pub(crate) study: study::Study,
}

/// What every page has.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) tagline: &'static str,
    pub(crate) skip: &'static str,
    pub(crate) home: &'static str,
    pub(crate) fan_project: &'static str,
    pub(crate) bad_link: &'static str,
    pub(crate) to_home: &'static str,
    pub(crate) bad_link_line: &'static str,
    pub(crate) loading: &'static str,
    pub(crate) not_loaded: &'static str,
    pub(crate) load_again: &'static str,
}

/// The first page.
#[derive(Debug)]
pub(crate) struct Home {
    pub(crate) akropolis: &'static str,
    pub(crate) architekton: &'static str,
    pub(crate) play: &'static str,
    pub(crate) waiting: fn(usize) -> String,
    pub(crate) resume: &'static str,
    pub(crate) remove: &'static str,
    pub(crate) unreadable: &'static str,
    pub(crate) moves: fn(usize) -> String,
    pub(crate) removed: &'static str,
    pub(crate) finished: fn(usize) -> String,
    pub(crate) over: &'static str,
    pub(crate) look: &'static str,
    pub(crate) open: &'static str,
    pub(crate) open_line: &'static str,
    pub(crate) record: &'static str,
    pub(crate) choose_file: &'static str,
    pub(crate) open_now: &'static str,
    pub(crate) cannot_open: &'static str,
    pub(crate) opened: fn(usize) -> String,
}

/// Who plays.
#[derive(Debug)]
pub(crate) struct Players {
    pub(crate) you: &'static str,
    pub(crate) player: fn(usize) -> String,
    pub(crate) your_turn: &'static str,
    pub(crate) turn_of: fn(&str) -> String,
    pub(crate) person: &'static str,
    pub(crate) computer: fn(&str) -> String,
    /// By level.
    pub(crate) levels: [&'static str; 5],
    /// By level.
    pub(crate) level_lines: [&'static str; 5],
    /// By architect.
    pub(crate) architects: [&'static str; 3],
    /// By architect.
    pub(crate) architect_lines: [&'static str; 3],
}

/// The page for a new game.
#[derive(Debug)]
pub(crate) struct NewGame {
    pub(crate) title: &'static str,
    pub(crate) players: &'static str,
    pub(crate) alone: &'static str,
    pub(crate) number: fn(usize) -> String,
    pub(crate) opponent: &'static str,
    pub(crate) at_the_table: &'static str,
    pub(crate) name: fn(usize) -> String,
    pub(crate) who: fn(usize) -> String,
    pub(crate) bad_name: &'static str,
    pub(crate) starter: &'static str,
    pub(crate) by_lot: &'static str,
    pub(crate) length: &'static str,
    pub(crate) standard: &'static str,
    pub(crate) long: &'static str,
    pub(crate) turns: fn(usize) -> String,
    pub(crate) start: &'static str,
}

/// The table.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) thinking: fn(&str) -> String,
    pub(crate) hurry: &'static str,
    pub(crate) undo: &'static str,
    pub(crate) redo: &'static str,
    pub(crate) points: fn(i32) -> String,
    pub(crate) you_win: &'static str,
    pub(crate) wins: fn(&str) -> String,
    pub(crate) nobody_wins: &'static str,
    pub(crate) again: &'static str,
    pub(crate) missing: &'static str,
    pub(crate) not_kept: &'static str,
    pub(crate) removed_elsewhere: &'static str,
}

/// The words of Akropolis.
#[derive(Debug)]
pub(crate) struct Akropolis {
    /// By district.
    pub(crate) districts: [&'static str; 5],
    pub(crate) variants: &'static str,
    pub(crate) variants_line: &'static str,
    /// When a district counts double, by district.
    pub(crate) doubles: [&'static str; 5],
}

/// The rules.
#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) title: &'static str,
    pub(crate) contents: &'static str,
    pub(crate) print: &'static str,
    pub(crate) ruling: &'static str,
    pub(crate) about_numbers: &'static str,
    pub(crate) link: fn(&str) -> String,
    pub(crate) link_copied: &'static str,
}

/// How to play for the first time.
#[derive(Debug)]
pub(crate) struct Learn {
    pub(crate) title: &'static str,
    pub(crate) first_game: &'static str,
}

/// What a first game says beside its steps.
#[derive(Debug)]
pub(crate) struct Lesson {
    pub(crate) step_of: fn(usize, usize) -> String,
    pub(crate) back: &'static str,
    pub(crate) next: &'static str,
    pub(crate) show_me: &'static str,
    pub(crate) by_itself: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) computer: &'static str,
    /// What keys do on the stage.
    pub(crate) stage: &'static str,
}

/// What can be set.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) title: &'static str,
    pub(crate) language: &'static str,
    pub(crate) theme: &'static str,
    pub(crate) as_the_device: &'static str,
    pub(crate) light: &'static str,
    pub(crate) dark: &'static str,
    pub(crate) sound: &'static str,
    pub(crate) volume: &'static str,
    pub(crate) pace: &'static str,
    /// By pace.
    pub(crate) paces: [&'static str; 4],
    pub(crate) pace_line: &'static str,
    pub(crate) thinking: &'static str,
    pub(crate) thinking_line: &'static str,
    pub(crate) seconds: fn(usize) -> String,
    pub(crate) kept: &'static str,
    pub(crate) kept_line: &'static str,
    pub(crate) save_games: &'static str,
    pub(crate) forget: &'static str,
    pub(crate) forget_line: &'static str,
    pub(crate) forget_now: &'static str,
    pub(crate) cancel: &'static str,
    pub(crate) forgotten: &'static str,
    pub(crate) about: &'static str,
    pub(crate) version: fn(&str) -> String,
    pub(crate) licences: &'static str,
}

impl Language {
    /// Everything the pages say, in this language.
    pub(crate) const fn words(self) -> &'static Words {
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
    pub(crate) fn level(&self, level: Level) -> &'static str {
        self.levels[level as usize]
    }

    /// How a level plays.
    pub(crate) fn level_line(&self, level: Level) -> &'static str {
        self.level_lines[level as usize]
    }

    /// What an architect is called.
    pub(crate) fn architect(&self, architect: Architect) -> &'static str {
        self.architects[architect as usize]
    }

    /// How an architect counts.
    pub(crate) fn architect_line(&self, architect: Architect) -> &'static str {
        self.architect_lines[architect as usize]
    }
}

impl Settings {
    /// What a pace is called.
    pub(crate) fn pace(&self, pace: Pace) -> &'static str {
        self.paces[pace as usize]
    }
}

impl Akropolis {
    /// What a type is called.
    pub(crate) fn district(&self, district: District) -> &'static str {
        self.districts[district as usize]
    }

    /// When a district counts double.
    pub(crate) fn double(&self, district: District) -> &'static str {
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

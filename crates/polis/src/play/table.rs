//! A table: a game on the screen, and what a command does to it.
//!
//! What both games have in common is here; each brings its hand, its words and its drawing
//! ([`Tabled`]).

use std::time::Duration;

use polis_engine::Candidate;
use polis_engine::evaluation::Evaluate;
use polis_game::{PlayError, Seat, chance};
use polis_notation::Level;
use polis_notation::Notated;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

use super::app::Flow;
use super::command::{Arrow, Command, Shift};
use super::note::Note;
use super::session::Session;
use super::sheet::Sheet;
use super::thinking::{Purpose, Thinking, Thought, takes_time};
use super::{frame, pace, store};
use crate::picture::words::Names;
use crate::picture::{Reach, palette};

/// What is said while a hint is looked for.
pub(crate) const SEEKS_HINT: &str = "Looking for a good move …";

/// A game on the screen.
pub(crate) struct Table<G: Tabled> {
    pub(crate) session: Session<G>,
    pub(crate) names: Names,
    /// How far the view is moved while no tile is in hand, in columns and rows.
    pub(crate) pan: (i32, i32),
    pub(crate) note: Note,
    /// What the mouse points at, explained.
    pub(crate) looked: Option<String>,
    pub(crate) sheet: Sheet,
    pub(crate) area: Rect,
    /// Who thinks in the background about this position.
    thinking: Option<Thinking<G>>,
    /// The move that a hint put in hand, while it lies there.
    hinted: Option<G::Move>,
    /// What only this game has.
    pub(crate) own: G::Own,
}

/// What a game brings to its table.
pub(crate) trait Tabled: Notated + Evaluate {
    /// What only this game has on its table: the tile in hand, at least.
    type Own;

    /// The table's own part before anything is in hand.
    fn own(session: &Session<Self>) -> Self::Own;

    /// What the seats are called.
    fn names(session: &Session<Self>, own: &Self::Own) -> Names;

    /// Takes the tile with this number, from 0.
    fn take(table: &mut Table<Self>, number: usize);

    /// Whether an arrow key moved what is in hand or to be decided.
    fn step(table: &mut Table<Self>, arrow: Arrow) -> bool;

    /// Shifts the tile in hand, if one is.
    fn shift(table: &mut Table<Self>, shift: Shift);

    /// Looks at another city, where there are several.
    fn look_at_next(_table: &mut Table<Self>) {}

    /// The move that is chosen, or why there is none.
    fn chosen(table: &Table<Self>) -> Result<Option<Self::Move>, String>;

    /// Takes what a move needs in hand, as if it were about to be played, and names it.
    fn suggest(table: &mut Table<Self>, chosen: Self::Move) -> String;

    /// Puts back what is in hand, if something is.
    fn put_back(table: &mut Table<Self>) -> bool;

    /// Why a move cannot be played.
    fn why_not(table: &Table<Self>, illegal: Self::Illegal) -> String;

    /// What a move did, a sentence each.
    fn told(before: &Self, after: &Self, chosen: Self::Move, names: &Names) -> Vec<String>;

    /// Remembers the last move, or that there is none to be shown.
    fn set_last(table: &mut Table<Self>, last: Option<(Seat, Self::Move)>);

    /// Turns to whoever has the turn.
    fn look_at_turn(_table: &mut Table<Self>) {}

    /// How far the view can be moved.
    fn reach(table: &Table<Self>) -> Reach;

    /// The mouse points somewhere.
    fn point(table: &mut Table<Self>, position: Position);

    /// The mouse is pressed somewhere.
    fn press(table: &mut Table<Self>, position: Position);

    /// Goes on to the next game of a match, where there are matches.
    fn next_game(_table: &mut Table<Self>) {}

    /// Draws everything but the sheets.
    fn render(table: &Table<Self>, buffer: &mut Buffer);

    /// The keys, in words.
    fn key_lines() -> Vec<Line<'static>>;

    /// How the game ended.
    fn end_lines(table: &Table<Self>) -> Vec<Line<'static>>;
}

/// A table of whichever game.
pub(crate) trait AnyTable {
    /// How long to wait before [`AnyTable::tick`]; for ever while a person must decide alone.
    fn patience(&self) -> Option<Duration>;
    /// Lets the computer think or play, if it is its turn. Tells whether there is something new to
    /// be seen.
    fn tick(&mut self) -> bool;
    /// Does what somebody wants.
    fn handle(&mut self, command: Command) -> Flow;
    /// Draws the table.
    fn render(&mut self, buffer: &mut Buffer);
    /// Why the record could not be saved the last time, if it could not.
    fn unsaved(&self) -> Option<&str>;
    /// Whether moves would be lost now.
    fn has_unsaved_moves(&self) -> bool;
    /// Whether the game can be left for another: where moves would be lost, it is tried once more
    /// to save them.
    fn can_be_put_away(&mut self) -> bool;
    /// The record as text.
    fn record_text(&self) -> String;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Leaves the game, and says where it is; nothing where no move was played.
    fn close(&mut self) -> Option<String>;
}

impl<G: Tabled> Table<G> {
    /// Sits down at a game.
    pub(crate) fn new(session: Session<G>) -> Table<G> {
        let own = G::own(&session);
        Table::with(session, own)
    }

    /// Sits down at a game with the table's own part.
    pub(crate) fn with(session: Session<G>, own: G::Own) -> Table<G> {
        let mut table = Table {
            names: G::names(&session, &own),
            pan: (0, 0),
            note: Note::empty(),
            looked: None,
            sheet: Sheet::None,
            area: Rect::default(),
            thinking: None,
            hinted: None,
            own,
            session,
        };
        table.turn();
        table
    }

    /// Whether a hint is being looked for.
    pub(crate) fn seeks_hint(&self) -> bool {
        let purpose = self.thinking.as_ref().map(Thinking::purpose);
        purpose == Some(Purpose::Hint)
    }

    /// Whether somebody thinks who can be hurried.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Plays the chosen move; after the end, opens its sheet again.
    pub(crate) fn confirm(&mut self) {
        if self.session.position().to_move().is_none() {
            self.sheet = Sheet::End;
            return;
        }
        let chosen = match G::chosen(self) {
            Ok(Some(chosen)) => chosen,
            Ok(None) => return,
            Err(why) => return self.note = Note::refusal(why),
        };
        let before = self.session.position().clone();
        match self.session.play(chosen) {
            Ok(()) => self.tell(&before, chosen),
            Err(PlayError::Illegal(why)) => self.note = Note::refusal(G::why_not(self, why)),
            Err(PlayError::Unknown) => {
                self.note = Note::refusal("What comes next is not known in this record.");
            }
        }
    }

    /// The last moves in words, as many lines as there is room for.
    fn log_lines(&self) -> Vec<Line<'static>> {
        /// The border, the line below the title and the line with the keys.
        const RIM: usize = 4;
        let room = usize::from(self.area.height).saturating_sub(RIM);
        let width = usize::from(self.area.width).saturating_sub(RIM);
        let record = self.session.record();
        let positions: Vec<G> = record.positions().collect();
        let mut lines: Vec<String> = Vec::new();
        for (pair, &chosen) in positions.windows(2).zip(record.moves()) {
            for sentence in G::told(&pair[0], &pair[1], chosen, &self.names) {
                lines.extend(frame::wrapped(&sentence, width));
            }
        }
        if lines.is_empty() {
            lines.push("No move has been played.".to_owned());
        }
        let surplus = lines.len().saturating_sub(room);
        lines.into_iter().skip(surplus).map(Line::from).collect()
    }

    fn handle_open(&mut self, command: Command) {
        self.looked = None;
        if !matches!(command, Command::Point(_)) {
            self.note.forget_said();
            self.hinted = None;
        }
        match command {
            Command::Take(number) => G::take(self, number - 1),
            Command::Step(arrow) => {
                if !G::step(self, arrow) {
                    self.pan = arrow.pan(self.pan, G::reach(self));
                }
            }
            Command::Middle => self.pan = (0, 0),
            Command::Shift(shift) => G::shift(self, shift),
            Command::OtherCity => G::look_at_next(self),
            Command::Confirm => match &mut self.thinking {
                Some(thinking) => thinking.hurry(),
                None => self.confirm(),
            },
            Command::PutBack => {
                G::put_back(self);
                self.give_up_hint();
            }
            Command::Hint => self.seek_hint(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Save => self.save(),
            Command::Log => self.sheet = Sheet::Log,
            Command::Keys => self.sheet = Sheet::Keys,
            Command::Point(position) => G::point(self, position),
            Command::Press(position) => G::press(self, position),
            Command::NextGame | Command::NewGame | Command::Leave => {}
        }
        let chosen = G::chosen(self);
        if self.hinted.is_some() && chosen != Ok(self.hinted) {
            // The mouse took it elsewhere.
            self.hinted = None;
            self.note.forget_said();
        }
        if matches!(chosen, Ok(Some(_))) {
            // Nobody finds another tile in his hand than the one that he took.
            self.give_up_hint();
        }
    }

    /// Looks for a good move for the person who must decide.
    fn seek_hint(&mut self) {
        if self.thinking.is_some() || self.session.person().is_none() {
            return;
        }
        G::put_back(self);
        if let Some((view, seed)) = self.session.question() {
            self.thinking = Some(Thinking::start(Purpose::Hint, view, seed));
        }
    }

    fn give_up_hint(&mut self) {
        if self.seeks_hint() {
            self.thinking = None;
        }
    }

    /// Tells a good move to the person who asked for one, and puts it in hand.
    fn hint(&mut self, considered: &Candidate<G::Move>) {
        let what = G::suggest(self, considered.chosen);
        self.hinted = Some(considered.chosen);
        // Where there was no time, or no other move, nothing is known.
        let promise = match considered.tries {
            0 => String::new(),
            _ => format!(", {:.0} % to win", 100.0 * considered.evaluation.win),
        };
        self.note = Note::plain(format!("Hint: {what}{promise}. Enter plays it."));
    }

    /// Lets the computer decide now.
    fn reply(&mut self, level: Level) {
        let Some((view, seed)) = self.session.question() else {
            return;
        };
        if takes_time(level) {
            self.thinking = Some(Thinking::start(Purpose::Reply(level), view, seed));
        } else if let Some(chosen) =
            polis_engine::choose(level, &view, &mut chance(seed), &mut |_| true)
        {
            self.play(chosen);
        }
    }

    /// Plays a move of the computer.
    fn play(&mut self, chosen: G::Move) {
        let before = self.session.position().clone();
        if self.session.play(chosen).is_ok() {
            self.tell(&before, chosen);
        }
    }

    /// Tells what a move did, and turns to who comes next.
    fn tell(&mut self, before: &G, chosen: G::Move) {
        let told = G::told(before, self.session.position(), chosen, &self.names);
        self.note.tell(told);
        G::set_last(self, before.to_move().map(|seat| (seat, chosen)));
        self.turn();
    }

    /// A turn begins, or the game is over.
    fn turn(&mut self) {
        G::put_back(self);
        self.thinking = None;
        self.hinted = None;
        self.pan = (0, 0);
        self.sheet = match (self.session.position().to_move(), self.sheet) {
            (None, _) => Sheet::End,
            // Whoever reads goes on reading.
            (Some(_), sheet @ (Sheet::Keys | Sheet::Log)) => sheet,
            (Some(_), Sheet::None | Sheet::End) => Sheet::None,
        };
        G::look_at_turn(self);
    }

    fn undo(&mut self) {
        if G::put_back(self) {
            return;
        }
        self.give_up_hint();
        self.note = if self.session.undo() {
            G::set_last(self, None);
            self.turn();
            Note::plain("Taken back. y plays it again; the file keeps it until another move.")
        } else {
            Note::refusal("There is nothing to take back.")
        };
    }

    fn redo(&mut self) {
        G::put_back(self);
        self.note = if self.session.redo() {
            G::set_last(self, None);
            self.turn();
            Note::plain("Played again.")
        } else {
            Note::refusal("Nothing was taken back.")
        };
    }

    fn save(&mut self) {
        if self.session.has_taken_back() {
            let text = "The file keeps the moves taken back until another move is played.";
            self.note = Note::plain(text);
            return;
        }
        self.session.save();
        if self.session.unsaved().is_none() {
            let path = self.session.path().display();
            self.note = Note::plain(format!("Saved to {path}."));
        }
    }
}

impl<G: Tabled> AnyTable for Table<G> {
    fn patience(&self) -> Option<Duration> {
        match (&self.thinking, self.session.computer()) {
            (Some(thinking), _) => Some(thinking.patience()),
            // Whoever thinks begins at once, and plays no sooner than the others.
            (None, Some(level)) if takes_time(level) => Some(Duration::ZERO),
            (None, Some(_)) => Some(pace::PAUSE),
            (None, None) => None,
        }
    }

    fn tick(&mut self) -> bool {
        if let Some(thinking) = self.thinking.take_if(Thinking::is_over) {
            match thinking.thought(self.session.position()) {
                Some(Thought::Reply(chosen)) => self.play(chosen),
                Some(Thought::Hint(considered)) => self.hint(&considered),
                None => {}
            }
            return true;
        }
        match (&self.thinking, self.session.computer()) {
            (None, Some(level)) => {
                self.reply(level);
                true
            }
            (Some(_), _) | (None, None) => false,
        }
    }

    fn handle(&mut self, command: Command) -> Flow {
        match (self.sheet, command) {
            (_, Command::Leave) => return Flow::Leave,
            (Sheet::Keys | Sheet::Log | Sheet::End, Command::Point(_)) => {}
            (Sheet::Keys | Sheet::Log, _) => self.sheet = Sheet::None,
            (Sheet::End, Command::NewGame) => {
                if self.can_be_put_away() {
                    return Flow::NewGame;
                }
            }
            (Sheet::End, Command::NextGame) => {
                if self.can_be_put_away() {
                    G::next_game(self);
                }
            }
            (Sheet::End, Command::Save) => self.session.save(),
            (Sheet::End, Command::Undo) => {
                self.sheet = Sheet::None;
                self.undo();
            }
            (Sheet::End, Command::Log) => self.sheet = Sheet::Log,
            (Sheet::End, Command::PutBack | Command::OtherCity | Command::Press(_)) => {
                self.sheet = Sheet::None;
            }
            (Sheet::End, _) => {}
            (Sheet::None, command) => self.handle_open(command),
        }
        Flow::Stay
    }

    fn render(&mut self, buffer: &mut Buffer) {
        self.area = buffer.area;
        // The screen may have grown, or the city.
        self.pan = G::reach(self).hold(self.pan);
        G::render(self, buffer);
        match self.sheet {
            Sheet::None => {}
            Sheet::Keys => frame::write_sheet(buffer, "Keys", G::key_lines()),
            Sheet::Log => frame::write_sheet(buffer, "The last moves", self.log_lines()),
            Sheet::End => frame::write_sheet(buffer, "The end", G::end_lines(self)),
        }
    }

    fn unsaved(&self) -> Option<&str> {
        self.session.unsaved()
    }

    fn has_unsaved_moves(&self) -> bool {
        self.session.has_unsaved_moves()
    }

    fn can_be_put_away(&mut self) -> bool {
        // What was taken back stays in the file as far as it came there.
        if self.session.has_unsaved_moves() && !self.session.has_taken_back() {
            self.session.save();
        }
        !self.session.has_unsaved_moves()
    }

    fn record_text(&self) -> String {
        self.session.record().to_string()
    }

    fn is_over(&self) -> bool {
        self.session.position().to_move().is_none()
    }

    fn close(&mut self) -> Option<String> {
        self.thinking = None;
        self.session.close();
        let path = self.session.path();
        if !path.exists() {
            return None;
        }
        let path = store::quoted(path);
        Some(if self.is_over() && !self.session.has_taken_back() {
            format!("The game is over; its record is in {path}")
        } else {
            format!("The game is in {path}. Go on with: polis play --resume {path}")
        })
    }
}

/// Where the record is, for the sheet of the end.
pub(crate) fn record_line<G: Notated>(session: &Session<G>) -> Line<'static> {
    match session.unsaved() {
        Some(unsaved) => Line::styled(unsaved.to_owned(), Style::new().fg(palette::LOSS)),
        None => Line::raw(format!("The record is in {}.", session.path().display())),
    }
}

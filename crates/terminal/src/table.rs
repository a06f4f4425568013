//! A table: a game on the screen, and what a command does to it.
//!
//! What both games have in common is here; each brings its hand, its words and its drawing
//! ([`TerminalGame`]).

use std::time::Duration;

use polis_client::session::Session;
use polis_game::{Chance, PlayError, View, chance};
use polis_notation::Strength;
use rand::Rng;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::app::Navigation;
use super::command::{self, Adjustment, Command};
use super::companion_file::CompanionFile;
use super::dialog::Dialog;
use super::engine_task::{EngineAnswer, EngineTask, Hint, Purpose, takes_time};
use super::status_message::StatusMessage;
use crate::picture::palette;
use crate::picture::reason_words;
use crate::picture::words::Names;
use crate::save_state::SaveState;
use crate::terminal_game::{MovableHand, TerminalGame};
use crate::tick_timer::MOVE_DELAY;
use crate::{game_file, widgets};

/// What is said while a hint is looked for.
const SEEKING_HINT: &str = "Looking for a good move …";

/// A key and what it does.
pub(crate) type KeyHint = (&'static str, &'static str);

/// The keys that move the tile in hand.
pub(crate) const MOVE_KEYS: [KeyHint; 3] =
    [("arrows", "move"), ("n", "next place"), ("q e", "turn")];
/// What else can be done with the tile in hand.
pub(crate) const LAY_KEYS: [KeyHint; 4] = [
    ("Enter", "lay"),
    ("Esc", "put back"),
    ("i", "hint"),
    ("?", "keys"),
];

/// A game on the screen.
pub(crate) struct Table<G: TerminalGame> {
    pub(crate) session: Session<G>,
    pub(crate) save: SaveState,
    /// For everything that is random.
    pub(crate) rng: Chance,
    /// What the companion knows of the person.
    pub(crate) companion: CompanionFile,
    /// Whether it knows how this game ended: one that ends again after moves were taken back is the same.
    is_learned: bool,
    pub(crate) names: Names,
    /// How far the view is moved while no tile is in hand, in columns and rows.
    pub(crate) pan: (i32, i32),
    pub(crate) message: StatusMessage,
    /// What the mouse points at, explained.
    pub(crate) hover_text: Option<String>,
    pub(crate) dialog: Dialog,
    pub(crate) area: Rect,
    /// The engine, while it thinks about this position.
    thinking: Option<EngineTask<G>>,
    /// The move that a hint put in hand, while it lies there.
    hinted: Option<G::Move>,
    /// What only this game has.
    pub(crate) state: G::State,
}

/// A table of whichever game.
pub(crate) trait AnyTable {
    /// How long to wait before [`AnyTable::tick`]; for ever while a person must decide alone.
    fn tick_delay(&self) -> Option<Duration>;
    /// Lets the computer think or play, if it is its turn. Tells whether there is something new to
    /// be seen.
    fn tick(&mut self) -> bool;
    /// Does what somebody wants.
    fn handle(&mut self, command: Command) -> Navigation;
    /// Draws the table.
    fn render(&mut self, buffer: &mut Buffer);
    /// Why the record could not be saved the last time, if it could not.
    fn save_error(&self) -> Option<&str>;
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

impl<G: TerminalGame> Table<G> {
    /// Puts a game on the screen.
    pub(crate) fn new(
        session: Session<G>,
        save: SaveState,
        rng: Chance,
        companion: CompanionFile,
    ) -> Table<G> {
        let state = G::state(&session);
        let mut table = Table {
            names: G::names(&session, &state),
            pan: (0, 0),
            message: StatusMessage::empty(),
            hover_text: None,
            dialog: Dialog::None,
            area: Rect::default(),
            thinking: None,
            hinted: None,
            is_learned: session.to_move().is_none(),
            companion,
            state,
            session,
            save,
            rng,
        };
        table.begin_turn();
        table
    }

    /// Changes how the tile in hand lies, if there is one.
    fn adjust(&mut self, adjustment: Adjustment) {
        G::with_hand(self, |hand| match adjustment {
            Adjustment::Next => hand.next(),
            Adjustment::Previous => hand.previous(),
            Adjustment::Turn(turn) => hand.turn(turn),
            Adjustment::OtherHouse => hand.next_house(),
        });
    }

    /// Whether a hint is being looked for.
    pub(crate) fn is_seeking_hint(&self) -> bool {
        let purpose = self.thinking.as_ref().map(EngineTask::purpose);
        purpose == Some(Purpose::Hint)
    }

    /// Whether somebody thinks who can be hurried.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Plays the chosen move; after the end, shows the result again.
    pub(crate) fn confirm(&mut self) {
        if self.session.position().to_move().is_none() {
            self.dialog = Dialog::End;
            return;
        }
        let chosen = match G::selected_move(self) {
            Ok(Some(chosen)) => chosen,
            Ok(None) => return,
            Err(why) => return self.message = StatusMessage::refusal(why),
        };
        match self.play(chosen) {
            Ok(()) => {}
            Err(PlayError::Illegal(why)) => {
                self.message = StatusMessage::refusal(G::explain_illegal(self, why));
            }
            Err(PlayError::Unknown) => {
                self.message =
                    StatusMessage::refusal("What comes next is not known in this record.");
            }
        }
    }

    /// The keys that can be pressed now.
    pub(crate) fn key_bar(&self) -> Vec<KeyHint> {
        let first: &[KeyHint] = if self.session.to_move().is_none() {
            &[("Enter", "result"), ("arrows", "look")]
        } else if self.is_thinking() {
            &[("Enter", "hurry"), ("arrows", "look")]
        } else if let Some(keys) = G::hand_keys(self) {
            return keys;
        } else {
            &[("1-6", "take a tile"), ("i", "hint"), ("arrows", "look")]
        };
        let first = first.iter().copied().chain(G::next_city_key(self));
        first.chain(self.last_keys()).collect()
    }

    /// The keys at the end of the bar.
    pub(crate) fn last_keys(&self) -> impl Iterator<Item = KeyHint> + use<G> {
        let is_waiting = self.session.to_move().is_some() && !self.is_thinking();
        let redo = self.session.can_redo() && is_waiting;
        let redo = redo.then_some(("y", "redo"));
        let last = [("u", "undo"), ("l", "moves"), ("?", "keys"), ("x", "leave")];
        redo.into_iter().chain(last)
    }

    /// What stands below the board while no tile is in hand: a hint that is being looked for, what
    /// the mouse points at, the last messages, or `otherwise`.
    pub(crate) fn status_lines(&self, otherwise: &str, area: Rect) -> Vec<Line<'static>> {
        if self.is_seeking_hint() {
            return vec![Line::raw(SEEKING_HINT)];
        }
        if let Some(text) = &self.hover_text {
            return vec![Line::raw(text.clone())];
        }
        let rows = usize::from(area.height);
        self.message
            .lines(otherwise, widgets::status_width(area), rows)
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
            for sentence in G::describe_move(&pair[0], &pair[1], chosen, &self.names) {
                lines.extend(widgets::wrapped(&sentence, width));
            }
        }
        if lines.is_empty() {
            lines.push("No move has been played.".to_owned());
        }
        let surplus = lines.len().saturating_sub(room);
        lines.into_iter().skip(surplus).map(Line::from).collect()
    }

    fn handle_open(&mut self, command: Command) {
        self.hover_text = None;
        if !matches!(command, Command::Hover(_)) {
            self.message.clear_notice();
            self.hinted = None;
        }
        match command {
            Command::Take(number) => G::take_tile(self, number - 1),
            Command::Step(arrow) => {
                if !G::step(self, arrow) {
                    self.pan = command::pan(arrow, self.pan, G::pan_limits(self));
                }
            }
            Command::Middle => self.pan = (0, 0),
            Command::Adjust(shift) => self.adjust(shift),
            Command::OtherCity => G::show_next_city(self),
            Command::Confirm => match &mut self.thinking {
                Some(thinking) => thinking.hurry(),
                None => self.confirm(),
            },
            Command::PutBack => {
                G::put_back(self);
                self.cancel_hint();
            }
            Command::Hint => self.start_hint(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Save => self.save(),
            Command::Log => self.dialog = Dialog::Log,
            Command::Keys => self.dialog = Dialog::Keys,
            Command::Hover(position) => G::hover(self, position),
            Command::Click(position) => G::click(self, position),
            Command::NextGame | Command::NewGame | Command::Leave => {}
        }
        let chosen = G::selected_move(self);
        if self.hinted.is_some() && chosen != Ok(self.hinted) {
            // The mouse took it elsewhere.
            self.hinted = None;
            self.message.clear_notice();
        }
        if matches!(chosen, Ok(Some(_))) {
            // Nobody finds another tile in their hand than the one they took.
            self.cancel_hint();
        }
    }

    /// Looks for a good move for the person who must decide.
    fn start_hint(&mut self) {
        if self.thinking.is_some() || self.session.person_to_move().is_none() {
            return;
        }
        G::put_back(self);
        if let Some((view, seed)) = self.question() {
            self.thinking = Some(EngineTask::start(Purpose::Hint, view, seed));
        }
    }

    fn cancel_hint(&mut self) {
        if self.is_seeking_hint() {
            self.thinking = None;
        }
    }

    /// Tells a good move to the person who asked for one, and puts it in hand.
    fn hint(
        &mut self,
        Hint {
            best: considered,
            reason,
        }: &Hint<G::Move>,
    ) {
        let why = reason.as_ref().and_then(|(other, reason)| {
            let next = reason.next.map(|next| self.names[next].as_str());
            reason_words::reason::<G>(reason, &G::name_move(*other), next)
        });
        let why = why.map_or_else(String::new, |why| format!(" {why}"));
        let what = G::take_in_hand(self, considered.chosen);
        self.hinted = G::selected_move(self).ok().flatten();
        // Where there was no time, or no other move, nothing is known.
        let promise = match considered.tries {
            0 => String::new(),
            _ => format!(", {:.0} % to win", 100.0 * considered.evaluation.win),
        };
        self.message = StatusMessage::plain(format!("Hint: {what}{promise}. Enter plays it.{why}"));
    }

    /// Lets the computer decide now.
    fn reply(&mut self, strength: Strength) {
        let Some((view, seed)) = self.question() else {
            return;
        };
        if takes_time(strength) {
            self.thinking = Some(EngineTask::start(Purpose::Reply(strength), view, seed));
        } else if let Some(chosen) =
            polis_engine::choose_at(strength, &view, &mut chance(seed), &mut |_| true)
        {
            self.play_computer_move(chosen);
        }
    }

    fn play_computer_move(&mut self, chosen: G::Move) {
        // A move that the engine found is legal, unless the record hides what comes next.
        let _ = self.play(chosen);
    }

    /// What the seat to move knows, and a seed for the engine.
    fn question(&mut self) -> Option<(View<G>, u64)> {
        let view = self.session.view(self.session.to_move()?);
        Some((view, self.rng.next_u64()))
    }

    /// The strength of the computer that is to move, if it is one.
    fn computer_to_move(&self) -> Option<Strength> {
        self.session
            .player(self.session.computer_to_move()?)?
            .strength(self.companion.rating::<G>())
    }

    /// Plays a move, saves the game, says what the move did and turns to who comes next.
    fn play(&mut self, chosen: G::Move) -> Result<(), PlayError<G::Illegal>> {
        let before = self.session.position().clone();
        self.session.play(chosen)?;
        self.save.write(self.session.record());
        if self.session.to_move().is_none() && !self.is_learned {
            self.is_learned = true;
            self.companion.learn(&self.session);
        }
        let text = G::describe_move(&before, self.session.position(), chosen, &self.names);
        self.message.add_events(text);
        G::set_last_move(self, before.to_move().map(|seat| (seat, chosen)));
        self.begin_turn();
        Ok(())
    }

    /// A turn begins, or the game is over.
    fn begin_turn(&mut self) {
        G::put_back(self);
        self.thinking = None;
        self.hinted = None;
        self.pan = (0, 0);
        self.dialog = match (self.session.position().to_move(), self.dialog) {
            (None, _) => Dialog::End,
            // Whoever reads goes on reading.
            (Some(_), sheet @ (Dialog::Keys | Dialog::Log)) => sheet,
            (Some(_), Dialog::None | Dialog::End) => Dialog::None,
        };
        G::show_active_seat(self);
    }

    fn undo(&mut self) {
        if G::put_back(self) {
            return;
        }
        self.cancel_hint();
        self.message = if self.session.undo() {
            G::set_last_move(self, None);
            self.begin_turn();
            StatusMessage::plain(
                "Taken back. y plays it again; the file keeps it until another move.",
            )
        } else {
            StatusMessage::refusal("There is nothing to take back.")
        };
    }

    fn redo(&mut self) {
        G::put_back(self);
        self.message = if self.session.redo() {
            G::set_last_move(self, None);
            self.begin_turn();
            StatusMessage::plain("Played again.")
        } else {
            StatusMessage::refusal("Nothing was taken back.")
        };
    }

    fn save(&mut self) {
        if self.session.can_redo() {
            let text = "The file keeps the moves taken back until another move is played.";
            self.message = StatusMessage::plain(text);
            return;
        }
        self.save.write(self.session.record());
        if self.save.error().is_none() {
            let path = self.save.path().display();
            self.message = StatusMessage::plain(format!("Saved to {path}."));
        }
    }
}

impl<G: TerminalGame> AnyTable for Table<G> {
    fn tick_delay(&self) -> Option<Duration> {
        match (&self.thinking, self.computer_to_move()) {
            (Some(thinking), _) => Some(thinking.tick_delay()),
            // Whoever thinks begins at once, and plays no sooner than the others.
            (None, Some(strength)) if takes_time(strength) => Some(Duration::ZERO),
            (None, Some(_)) => Some(MOVE_DELAY),
            (None, None) => None,
        }
    }

    fn tick(&mut self) -> bool {
        if let Some(thinking) = self.thinking.take_if(EngineTask::is_over) {
            match thinking.answer(self.session.position()) {
                Some(EngineAnswer::Reply(chosen)) => self.play_computer_move(chosen),
                Some(EngineAnswer::Hint(hint)) => self.hint(&hint),
                None => {}
            }
            return true;
        }
        match (&self.thinking, self.computer_to_move()) {
            (None, Some(strength)) => {
                self.reply(strength);
                true
            }
            (Some(_), _) | (None, None) => false,
        }
    }

    fn handle(&mut self, command: Command) -> Navigation {
        match (self.dialog, command) {
            (_, Command::Leave) => return Navigation::Leave,
            (Dialog::Keys | Dialog::Log | Dialog::End, Command::Hover(_)) => {}
            (Dialog::Keys | Dialog::Log, _) => self.dialog = Dialog::None,
            (Dialog::End, Command::NewGame) => {
                if self.can_be_put_away() {
                    return Navigation::NewGame;
                }
            }
            (Dialog::End, Command::NextGame) => {
                if self.can_be_put_away() {
                    G::next_game(self);
                }
            }
            (Dialog::End, Command::Save) => self.save.write(self.session.record()),
            (Dialog::End, Command::Undo) => {
                self.dialog = Dialog::None;
                self.undo();
            }
            (Dialog::End, Command::Log) => self.dialog = Dialog::Log,
            (Dialog::End, Command::PutBack | Command::OtherCity | Command::Click(_)) => {
                self.dialog = Dialog::None;
            }
            (Dialog::End, _) => {}
            (Dialog::None, command) => self.handle_open(command),
        }
        Navigation::Stay
    }

    fn render(&mut self, buffer: &mut Buffer) {
        self.area = buffer.area;
        // The screen may have grown, or the city.
        self.pan = G::pan_limits(self).clamp(self.pan);
        G::render(self, buffer);
        match self.dialog {
            Dialog::None => {}
            Dialog::Keys => widgets::write_dialog(buffer, "Keys", G::KEYS.lines()),
            Dialog::Log => widgets::write_dialog(buffer, "The last moves", self.log_lines()),
            Dialog::End => {
                let lines = G::end_text(self).lines(record_line(&self.save));
                widgets::write_dialog(buffer, "The end", lines);
            }
        }
    }

    fn save_error(&self) -> Option<&str> {
        self.save.error()
    }

    fn has_unsaved_moves(&self) -> bool {
        self.save.error().is_some() && !self.session.record().moves().is_empty()
    }

    fn can_be_put_away(&mut self) -> bool {
        // What was taken back stays in the file as far as it came there.
        if self.has_unsaved_moves() && !self.session.can_redo() {
            self.save.write(self.session.record());
        }
        !self.has_unsaved_moves()
    }

    fn record_text(&self) -> String {
        self.session.record().to_string()
    }

    fn is_over(&self) -> bool {
        self.session.position().to_move().is_none()
    }

    fn close(&mut self) -> Option<String> {
        self.thinking = None;
        self.save.close();
        let path = self.save.path();
        if !path.exists() {
            return None;
        }
        let path = game_file::quoted(path);
        Some(if self.is_over() && !self.session.can_redo() {
            format!("The game is over; its record is in {path}")
        } else {
            format!("The game is in {path}. Go on with: polis play --resume {path}")
        })
    }
}

/// Where the record is, for the dialog at the end.
fn record_line(save: &SaveState) -> Line<'static> {
    match save.error() {
        Some(unsaved) => Line::styled(unsaved.to_owned(), Style::new().fg(palette::LOSS)),
        None => Line::raw(format!("The record is in {}.", save.path().display())),
    }
}

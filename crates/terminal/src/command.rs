//! From keys and the mouse to what they mean at a table.

use polis_client::table::hand::{Arrow, Turn};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use crate::picture::PanLimits;

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Take the tile with this number, from 1.
    Take(usize),
    /// Move the tile in hand.
    Step(Arrow),
    /// Change otherwise how the tile in hand lies.
    Adjust(Adjustment),
    /// Lay it.
    Confirm,
    /// Put it back.
    PutBack,
    /// Take back the last move.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Write the record.
    Save,
    /// Look at another city.
    OtherCity,
    /// The next game of the match.
    NextGame,
    /// Another game.
    NewGame,
    /// The city back into the middle.
    Middle,
    /// Ask for a good move.
    Hint,
    /// Show the last moves.
    Log,
    /// Show the keys.
    Keys,
    /// Leave the table.
    Leave,
    /// The mouse is here.
    Hover(Position),
    /// The mouse is pressed here.
    Click(Position),
}

/// How the tile in hand is moved or turned, but for the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Adjustment {
    /// To the next legal place, the best first.
    Next,
    /// To the legal place before.
    Previous,
    /// On its place.
    Turn(Turn),
    /// With another house that moves to it.
    OtherHouse,
}

/// Moves a view by one column or row along an arrow, within its limits.
pub(crate) fn pan(arrow: Arrow, (columns, rows): (i32, i32), pan_limits: PanLimits) -> (i32, i32) {
    pan_limits.clamp(match arrow {
        Arrow::Up => (columns, rows - 1),
        Arrow::Down => (columns, rows + 1),
        Arrow::Left => (columns - 1, rows),
        Arrow::Right => (columns + 1, rows),
    })
}

impl Command {
    /// The command of an event, if it has one.
    pub(crate) fn of(event: &Event) -> Option<Command> {
        match event {
            Event::Key(key) => of_key(*key),
            Event::Mouse(mouse) => of_mouse(*mouse),
            Event::FocusGained | Event::FocusLost | Event::Paste(_) | Event::Resize(..) => None,
        }
    }
}

/// Whether a key asks to leave from any screen.
pub(crate) fn is_interrupt(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.code == KeyCode::Char('c')
        && key.modifiers.contains(KeyModifiers::CONTROL))
}

/// Whether a key is pressed alone: with Ctrl or Alt it means something else, or nothing.
pub(crate) fn is_plain(key: &KeyEvent) -> bool {
    key.kind != KeyEventKind::Release
        && !key
            .modifiers
            .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::SUPER)
}

fn of_key(key: KeyEvent) -> Option<Command> {
    if !is_plain(&key) {
        return None;
    }
    let code = match key.code {
        // With Caps Lock the letters mean the same, but for the one that has a meaning of its own.
        KeyCode::Char(letter) if letter != 'N' => KeyCode::Char(letter.to_ascii_lowercase()),
        code => code,
    };
    Some(match code {
        KeyCode::Char(digit @ '1'..='6') => Command::Take(digit as usize - '0' as usize),
        KeyCode::Up => Command::Step(Arrow::Up),
        KeyCode::Down => Command::Step(Arrow::Down),
        KeyCode::Left => Command::Step(Arrow::Left),
        KeyCode::Right => Command::Step(Arrow::Right),
        KeyCode::Char('n') => Command::Adjust(Adjustment::Next),
        KeyCode::Char('N' | 'p') => Command::Adjust(Adjustment::Previous),
        KeyCode::Char('q') => Command::Adjust(Adjustment::Turn(Turn::Left)),
        KeyCode::Char('e' | 'r') => Command::Adjust(Adjustment::Turn(Turn::Right)),
        KeyCode::Enter | KeyCode::Char(' ') => Command::Confirm,
        KeyCode::Esc => Command::PutBack,
        KeyCode::Char('u' | 'z') | KeyCode::Backspace => Command::Undo,
        KeyCode::Char('y') => Command::Redo,
        KeyCode::Char('s') => Command::Save,
        KeyCode::Char('o') | KeyCode::Tab => Command::OtherCity,
        KeyCode::Char('h') => Command::Adjust(Adjustment::OtherHouse),
        KeyCode::Char('m') => Command::NextGame,
        KeyCode::Char('g') => Command::NewGame,
        KeyCode::Char('0' | 'c') => Command::Middle,
        KeyCode::Char('i') => Command::Hint,
        KeyCode::Char('l') => Command::Log,
        KeyCode::Char('?') => Command::Keys,
        KeyCode::Char('x') => Command::Leave,
        _ => return None,
    })
}

fn of_mouse(mouse: MouseEvent) -> Option<Command> {
    let position = Position::new(mouse.column, mouse.row);
    Some(match mouse.kind {
        MouseEventKind::Moved | MouseEventKind::Drag(_) => Command::Hover(position),
        MouseEventKind::Down(MouseButton::Left) => Command::Click(position),
        MouseEventKind::Down(MouseButton::Right) => Command::PutBack,
        MouseEventKind::ScrollDown => Command::Adjust(Adjustment::Turn(Turn::Right)),
        MouseEventKind::ScrollUp => Command::Adjust(Adjustment::Turn(Turn::Left)),
        MouseEventKind::Down(MouseButton::Middle)
        | MouseEventKind::Up(_)
        | MouseEventKind::ScrollLeft
        | MouseEventKind::ScrollRight => return None,
    })
}

//! Trying out moves on a private board, from the position at a table of a server as one sees it.
//!
//! Nothing of it leaves the browser. A line ends where a move would turn up tiles that nobody has seen.

use polis_game::{PerSeat, PlayError, Seat};
use polis_notation::GameRecord;
use polis_protocol::{Clock, Status, TableId, TableState};
use serde::{Deserialize, Serialize};

use crate::online::seat::FollowableGame;
use crate::player::Player;
use crate::saved_games::KeyValueStore;
use crate::session::{Hints, Mode, OnlineRules, Session, TurnPermission, UndoPolicy, WrongPlayers};

/// Most lines, and most moves of one.
const MAX_LINES: usize = 12;
const MAX_MOVES: usize = 60;
/// The longest text that is read, in bytes.
const MAX_BYTES: usize = 32 * 1024;
/// Most tables of which lines are kept.
const MAX_TABLES: usize = 20;
const KEY: &str = "polis.try-out.";

/// Lines that one tries out at a position of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TryOut {
    /// Number of moves of the game before the lines, and of takebacks.
    ply: u32,
    takebacks: u32,
    /// The moves of each line, in their text form. There is always one, perhaps an empty one.
    lines: Vec<Vec<String>>,
    /// The line that one looks at.
    line: usize,
    /// Number of its moves that are played on the board.
    depth: usize,
}

/// What became of a move that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is on the board.
    Played,
    /// It would turn up tiles that nobody has seen: the line ends before it.
    Unknown,
    /// It cannot be played, or there is no room for more.
    Refused,
}

/// Whether moves can be tried out at a table: where there is time, and nobody else plays the same deal.
pub fn can_try(state: &TableState) -> bool {
    let has_time = match state.settings.clock {
        Clock::None | Clock::Daily { .. } => true,
        Clock::Live { .. } => false,
    };
    has_time && state.status == Status::Playing && state.deal.is_none()
}

impl TryOut {
    /// Nothing tried yet, at the position of a table.
    pub fn new(state: &TableState) -> TryOut {
        TryOut {
            ply: state.plies,
            takebacks: state.takebacks,
            lines: vec![Vec::new()],
            line: 0,
            depth: 0,
        }
    }

    /// What was kept for a table, if the game has not moved on since.
    pub fn load(store: &impl KeyValueStore, table: TableId, state: &TableState) -> Option<TryOut> {
        let text = store.get(&format!("{KEY}{table}"))?;
        let kept: TryOut = (text.len() <= MAX_BYTES)
            .then(|| serde_json::from_str(&text).ok())
            .flatten()?;
        let fits = !kept.lines.is_empty()
            && kept.lines.len() <= MAX_LINES
            && kept.lines.iter().all(|line| line.len() <= MAX_MOVES)
            && kept.line < kept.lines.len()
            && kept.depth <= kept.lines[kept.line].len();
        (fits && kept.is_at(state)).then_some(kept)
    }

    /// Keeps it for a table, in the place of what is kept of others for long.
    pub fn keep(&self, store: &impl KeyValueStore, table: TableId) {
        let own = format!("{KEY}{table}");
        let others = store.keys().into_iter();
        let others = others.filter(|key| key.starts_with(KEY) && *key != own);
        for key in others.skip(MAX_TABLES - 1) {
            store.remove(&key);
        }
        if let Ok(text) = serde_json::to_string(self) {
            // A browser that keeps nothing is no reason to stop.
            let _ = store.set(&own, &text);
        }
    }

    /// Forgets what is kept for a table.
    pub fn forget(store: &impl KeyValueStore, table: TableId) {
        store.remove(&format!("{KEY}{table}"));
    }

    /// Whether the table is still where these lines begin.
    pub fn is_at(&self, state: &TableState) -> bool {
        (self.ply, self.takebacks) == (state.plies, state.takebacks) && can_try(state)
    }

    /// Number of the line that one looks at, from 1, and of all lines.
    pub fn place(&self) -> (usize, usize) {
        (self.line + 1, self.lines.len())
    }

    /// Whether there is a move to take off the board, and one to put there.
    pub fn can_step(&self) -> (bool, bool) {
        (self.depth > 0, self.depth < self.lines[self.line].len())
    }

    /// Takes a move off the board.
    pub fn back(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// Puts the next move of the line on the board.
    pub fn forward(&mut self) {
        self.depth = (self.depth + 1).min(self.lines[self.line].len());
    }

    /// Looks at the end of the next line, and of the first after the last.
    pub fn next_line(&mut self) {
        self.line = (self.line + 1) % self.lines.len();
        self.depth = self.lines[self.line].len();
    }

    /// Drops the line that one looks at.
    pub fn drop_line(&mut self) {
        self.lines.remove(self.line);
        if self.lines.is_empty() {
            self.lines.push(Vec::new());
        }
        self.line = self.line.min(self.lines.len() - 1);
        self.depth = self.lines[self.line].len();
    }

    /// Tries a move at the place that one looks at. Another one than the line has there begins a line
    /// of its own.
    pub fn play<G: FollowableGame>(&mut self, record: &GameRecord<G>, text: &str) -> Tried {
        let Some(mut record) = self.record(record) else {
            return Tried::Refused;
        };
        let Ok(chosen) = text.parse() else {
            return Tried::Refused;
        };
        match record.play(chosen) {
            Ok(()) => {}
            Err(PlayError::Unknown) => return Tried::Unknown,
            Err(PlayError::Illegal(_)) => return Tried::Refused,
        }
        let text = chosen.to_string();
        let before = &self.lines[self.line][..self.depth];
        let goes_on =
            |line: &Vec<String>| line.starts_with(before) && line.get(self.depth) == Some(&text);
        let known = if goes_on(&self.lines[self.line]) {
            Some(self.line)
        } else {
            self.lines.iter().position(goes_on)
        };
        if let Some(known) = known {
            self.line = known;
        } else if self.depth >= MAX_MOVES {
            return Tried::Refused;
        } else if self.depth == self.lines[self.line].len() {
            self.lines[self.line].push(text);
        } else if self.lines.len() < MAX_LINES {
            let mut line = before.to_vec();
            line.push(text);
            self.lines.push(line);
            self.line = self.lines.len() - 1;
        } else {
            return Tried::Refused;
        }
        self.depth += 1;
        Tried::Played
    }

    /// The record with the moves that are on the board; none where they cannot be played there.
    pub fn record<G: FollowableGame>(&self, record: &GameRecord<G>) -> Option<GameRecord<G>> {
        let mut record = record.clone();
        for text in &self.lines[self.line][..self.depth] {
            record.play(text.parse().ok()?).ok()?;
        }
        Some(record)
    }
}

/// The session of a private board: whoever is to move, one plays it oneself, without suggestions.
///
/// # Errors
/// When not as many sit there as the game is for.
pub fn session<G: FollowableGame>(
    record: GameRecord<G>,
    state: &TableState,
) -> Result<Session<G>, WrongPlayers> {
    let players = PerSeat::from_fn(state.chairs.len(), |_| Player::Person);
    let seat: Option<Seat> = record.position().to_move();
    let rules = OnlineRules {
        seat,
        turn: TurnPermission::Free,
        undo: UndoPolicy::Never,
        hints: Hints::None,
    };
    Session::new(record, players).map(|session| session.in_mode(Mode::Online(rules)))
}

#[cfg(test)]
mod tests {
    use polis_akropolis::Akropolis;
    use polis_game::Game;
    use polis_notation::Record;

    use super::*;
    use crate::online::seat::tests::Host;
    use crate::saved_games::memory::Memory;

    fn table() -> (TableState, GameRecord<Akropolis>) {
        let host = Host::two_people();
        let Ok(Record::Akropolis(record)) = Record::read(&host.redacted()) else {
            panic!("another game");
        };
        (host.state, *record)
    }

    fn moves(lines: &TryOut, record: &GameRecord<Akropolis>) -> Vec<String> {
        let record = lines.record(record).unwrap();
        let legal = record.position().legal_moves();
        legal.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn other_moves_begin_lines_of_their_own() {
        let (state, record) = table();
        let mut lines = TryOut::new(&state);
        let first = moves(&lines, &record);
        assert_eq!(lines.play(&record, &first[0]), Tried::Played);
        let second = moves(&lines, &record);
        assert_eq!(lines.play(&record, &second[0]), Tried::Played);
        lines.back();
        assert_eq!(lines.can_step(), (true, true));
        // The same move goes on in the same line, another one begins a line.
        assert_eq!(lines.play(&record, &second[0]), Tried::Played);
        assert_eq!(lines.place(), (1, 1));
        lines.back();
        assert_eq!(lines.play(&record, &second[1]), Tried::Played);
        assert_eq!(lines.place(), (2, 2));
        assert_eq!(lines.play(&record, "nonsense"), Tried::Refused);
        lines.next_line();
        assert_eq!((lines.place(), lines.can_step()), ((1, 2), (true, false)));
        // Whoever is to move, one plays it oneself, and nothing is suggested.
        let board = session(lines.record(&record).unwrap(), &state).unwrap();
        assert_eq!(board.person_to_move(), board.to_move());
        assert_eq!(board.hints(), Hints::None);
        lines.drop_line();
        lines.drop_line();
        assert_eq!((lines.place(), lines.can_step()), ((1, 1), (false, false)));
        assert_eq!(lines.record(&record).unwrap(), record);
    }

    #[test]
    fn a_line_ends_before_tiles_that_nobody_has_seen() {
        let (state, record) = table();
        let mut lines = TryOut::new(&state);
        let ended = (0..20).find_map(|_| {
            let chosen = moves(&lines, &record).swap_remove(0);
            let tried = lines.play(&record, &chosen);
            (tried != Tried::Played).then_some(tried)
        });
        assert_eq!(ended, Some(Tried::Unknown));
        let shown = lines.record(&record).unwrap();
        assert_eq!(shown.start(), record.start());
        assert!(shown.moves().len() > record.moves().len());
    }

    #[test]
    fn lines_are_kept_until_the_game_moves_on() {
        let (mut state, record) = table();
        let store = Memory::default();
        let (here, there) = (TableId::from_bits(1), TableId::from_bits(2));
        let mut lines = TryOut::new(&state);
        let chosen = moves(&lines, &record).swap_remove(0);
        lines.play(&record, &chosen);
        lines.keep(&store, here);
        assert_eq!(TryOut::load(&store, here, &state), Some(lines.clone()));
        assert_eq!(TryOut::load(&store, there, &state), None);
        state.plies += 1;
        assert_eq!(TryOut::load(&store, here, &state), None);
        // Not all tables of a life.
        for bits in 10..80 {
            lines.keep(&store, TableId::from_bits(bits));
        }
        assert!(store.keys().len() <= MAX_TABLES);
        for broken in [
            "",
            "{}",
            "[]",
            r#"{"ply":0,"takebacks":0,"lines":[],"line":0,"depth":0}"#,
        ] {
            store.set(&format!("{KEY}{there}"), broken).unwrap();
            assert_eq!(TryOut::load(&store, there, &state), None);
        }
        // Where there is a clock of real time, there is no such board.
        state.settings.clock = Clock::Live {
            base_ms: 60_000,
            increment_ms: 0,
        };
        assert!(!can_try(&state));
    }
}

//! A game as the module hands it to the classes of the package.

use polis_bindings::{
    BindingError, GameHandle, akropolis_options, architekton_options, style, svg,
};
use polis_game::Seat;
use polis_notation::Record;
use wasm_bindgen::prelude::*;

use crate::error::thrown;
use crate::{report, table};

#[wasm_bindgen]
extern "C" {
    /// The clock of pages, workers and Node, in milliseconds.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;
}

/// A game of either kind. What has parts is JSON; numbers and texts have been checked by the classes of
/// the package.
#[wasm_bindgen]
#[allow(unreachable_pub, reason = "JavaScript calls it")]
pub struct Handle(GameHandle);

/// A value, or what is thrown.
type Thrown<T> = Result<T, JsValue>;

#[wasm_bindgen]
#[allow(unreachable_pub, reason = "JavaScript calls it")]
#[allow(
    clippy::needless_pass_by_value,
    reason = "JavaScript hands copies over"
)]
impl Handle {
    /// Deals a game of Akropolis; without a number of players, of the usual one.
    pub fn akropolis(
        players: Option<usize>,
        variants: Vec<String>,
        length: &str,
        solo: Option<String>,
        seed: u64,
    ) -> Thrown<Handle> {
        let options = akropolis_options(players, &variants, length, solo.as_deref());
        let dealt = options.and_then(|options| GameHandle::akropolis(&options, seed));
        dealt.map(Handle).map_err(thrown)
    }

    /// Deals a game of Architekton.
    pub fn architekton(buildings: Option<String>, seed: u64) -> Thrown<Handle> {
        let options = architekton_options(buildings.as_deref());
        let dealt = options.and_then(|options| GameHandle::architekton(&options, seed));
        dealt.map(Handle).map_err(thrown)
    }

    /// Reads a record.
    pub fn read(text: &str) -> Thrown<Handle> {
        GameHandle::read(text).map(Handle).map_err(thrown)
    }

    /// All tiles of Akropolis.
    pub fn tiles() -> String {
        table::tiles().to_string()
    }

    /// A copy that is played on its own.
    pub fn copy(&self) -> Handle {
        Handle(self.0.clone())
    }

    /// Whether both are the same game with the same moves.
    pub fn equals(&self, other: &Handle) -> bool {
        self.0 == other.0
    }

    /// `akropolis` or `architekton`.
    pub fn kind(&self) -> String {
        self.0.record().game().to_owned()
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.0.seats()
    }

    /// Number of people.
    pub fn players(&self) -> usize {
        self.0.players()
    }

    /// The seat that must decide; 0 when the game is over.
    pub fn to_move(&self) -> usize {
        self.0.record().to_move().map_or(0, Seat::number)
    }

    /// Whether tiles are missing that play can still reveal.
    pub fn is_redacted(&self) -> bool {
        self.0.is_redacted()
    }

    /// Number of moves played.
    pub fn ply(&self) -> usize {
        self.0.record().plies()
    }

    /// The moves played.
    pub fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    /// The whole game as text.
    pub fn record(&self) -> String {
        self.0.record().to_string()
    }

    /// `winners` and `points` if the game ended now.
    pub fn standing(&self) -> String {
        self.0.standing().to_string()
    }

    /// What lies on the table.
    pub fn table(&self) -> String {
        table::table(self.0.record()).to_string()
    }

    /// What is visible of a city.
    pub fn city(&self, seat: usize) -> Thrown<String> {
        let seat = self.0.seat(seat).map_err(thrown)?;
        let city = table::city(self.0.record(), seat);
        let missing = || BindingError::Argument("the Illustrious Architect has no city".to_owned());
        let city = city.ok_or_else(|| thrown(missing()))?;
        Ok(city.to_string())
    }

    /// The tiles of the town.
    pub fn town(&self) -> Option<String> {
        table::town(self.0.record()).map(|town| town.to_string())
    }

    /// The points of a seat if the game ended now.
    pub fn points(&self, seat: usize) -> Thrown<i32> {
        self.0.points(seat).map_err(thrown)
    }

    /// The name of a seat.
    pub fn name(&self, seat: usize) -> Thrown<Option<String>> {
        self.0.name(seat).map_err(thrown)
    }

    /// Names a seat, or removes its name.
    pub fn set_name(&mut self, seat: usize, name: Option<String>) -> Thrown<()> {
        self.0.set_name(seat, name.as_deref()).map_err(thrown)
    }

    /// Every legal move.
    pub fn legal_moves(&self) -> Vec<String> {
        self.0.legal_moves()
    }

    /// Whether the seat to move may play this move.
    pub fn is_legal(&self, text: &str) -> bool {
        self.0.is_legal(text)
    }

    /// Plays a move.
    pub fn play(&mut self, text: &str) -> Thrown<()> {
        self.0.play(text).map_err(thrown)
    }

    /// Takes back the last moves.
    pub fn undo(&mut self, plies: usize) -> Thrown<()> {
        self.0.undo(plies).map_err(thrown)
    }

    /// The game as a seat may know it.
    pub fn view(&self, seat: usize) -> Thrown<Handle> {
        self.0.view(seat).map(Handle).map_err(thrown)
    }

    /// The game with unknown tiles in a random order.
    pub fn fill(&self, seed: u64) -> Handle {
        Handle(self.0.fill(seed))
    }

    /// Learns unknown tiles by their places in the order.
    pub fn reveal(&mut self, tiles: &str) -> Thrown<()> {
        self.0.reveal(tiles).map_err(thrown)
    }

    /// Whether a legal move turns up a tile that is not known here.
    pub fn would_reveal(&self, text: &str) -> Thrown<bool> {
        self.0.would_reveal(text).map_err(thrown)
    }

    /// The position as a line of a trace.
    pub fn state(&self) -> String {
        self.0.state()
    }

    /// Every position of the game as a line of a trace.
    pub fn trace(&self) -> Vec<String> {
        self.0.record().trace().collect()
    }

    /// Why each seat has its points.
    pub fn explain_scores(&self) -> String {
        self.0.explain_scores().to_string()
    }

    /// What a legal move changes at once.
    pub fn explain_move(&self, text: &str) -> Thrown<String> {
        let facts = self.0.explain_move(text).map_err(thrown)?;
        Ok(facts.to_string())
    }

    /// Number of actions, legal or not.
    pub fn action_count(&self) -> usize {
        self.0.action_count()
    }

    /// The number of a legal move.
    pub fn action(&self, text: &str) -> Thrown<usize> {
        self.0.action(text).map_err(thrown)
    }

    /// The legal move with this number.
    pub fn move_of(&self, action: i64) -> Thrown<String> {
        self.0.move_of(action).map_err(thrown)
    }

    /// Plays the move with this number.
    pub fn play_action(&mut self, action: i64) -> Thrown<()> {
        self.0.play_action(action).map_err(thrown)
    }

    /// The numbers of all legal moves, sorted.
    pub fn legal_actions(&self) -> Vec<u32> {
        let actions = self.0.legal_actions();
        actions.into_iter().map(|action| action as u32).collect()
    }

    /// What a seat can expect; without a seat, who is to move.
    pub fn evaluate(&self, seat: Option<usize>) -> Thrown<String> {
        let found = self.0.evaluate(seat).map_err(thrown)?;
        Ok(report::evaluation(found).to_string())
    }

    /// Searches for the best move, for so many playouts or milliseconds, whatever ends first.
    pub fn search(&self, playouts: u32, milliseconds: f64, seed: u64) -> Thrown<String> {
        let start = now();
        let stop = |played| played >= playouts || now() - start >= milliseconds;
        let found = self.0.search(1, seed, &stop).map_err(thrown)?;
        let seconds = (now() - start) / 1000.0;
        Ok(report::search(&found, seconds).to_string())
    }

    /// The move of a computer player.
    pub fn choose(
        &self,
        player: &str,
        playouts: u32,
        milliseconds: f64,
        seed: u64,
    ) -> Thrown<String> {
        let start = now();
        let stop = |played| played >= playouts || now() - start >= milliseconds;
        self.0.choose(player, seed, &stop).map_err(thrown)
    }

    /// The table as SVG.
    pub fn svg(&self, theme: &str, scale: f64) -> Thrown<String> {
        let record: &Record = self.0.record();
        let drawn = style(theme, scale).and_then(|style| svg(record, style));
        drawn.map_err(thrown)
    }
}

//! The table at which a game is played: its [`state`], generic over what each game brings to it
//! ([`TableGame`]), and what is said at it ([`narrator`]).

pub mod akropolis;
pub mod architekton;
pub mod camera;
pub mod counting;
pub mod digits;
pub mod game;
pub mod hand;
pub mod narration;
pub mod narrator;
pub mod reason;
pub mod sentence;
pub mod state;

pub use game::{Order, StageScene, TableGame, Tap};
pub use narrator::{Narrator, Prompts};
pub use sentence::{Sentence, signed};
pub use state::{Panel, Response, TableState};

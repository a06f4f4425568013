//! A game on the page: its controller, the agreement with other tabs, and the engine's client.

pub(crate) mod controller;
pub(crate) mod engine_client;
pub(crate) mod online_link;
mod tabs;
mod teacher;

pub(crate) use controller::{GameController, Playable, PuzzleLink, StudyKey, StudyLink, compare};
pub(crate) use online_link::{OnlineLink, OnlineTable};

//! The engine as a service for the browser game, without the browser.
//!
//! A page sends a [`MoveRequest`](message::MoveRequest) or an
//! [`AnalysisRequest`](message::AnalysisRequest); an [`EngineService`] works on them in slices, so
//! that its caller can receive requests in between. The page uses the messages alone: the engine
//! and its weights are loaded as a module of their own.

pub mod analysis_task;
mod engine_service;
pub mod message;
pub mod move_task;
mod reason_task;

pub use engine_service::EngineService;

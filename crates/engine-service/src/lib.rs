//! The computer player of the browser game, without the browser.
//!
//! A page asks [questions](message::Question), or lets a [game](message::Studied) be looked at; an
//! [`engine::Engine`] thinks about them in slices, so that whoever runs it can listen in between. The page knows the messages alone: what thinks,
//! and the weights it thinks with, come in a module of their own.

pub mod analysing;
pub mod engine;
pub mod level;
pub mod message;
pub mod thinking;

//! Both games, their engine and their drawings as a module for Node and browsers.
//!
//! This crate only converts. What has parts goes to JavaScript as JSON; the classes that people use,
//! their types and the checks of arguments are in `package`, the tests in `tests`.

#![cfg(target_arch = "wasm32")]

mod error;
mod handle;
mod report;
mod table;

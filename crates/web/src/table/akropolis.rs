//! What is seen of the table of Akropolis.

mod bar;
mod column;
mod dock;
mod end;
mod export;
mod keys;
mod mark;
mod page;
mod panels;
mod pointer;
mod sheet;
mod stage;
mod state;
mod travel;

pub(crate) use mark::seat_mark;
pub(crate) use page::Akropolis;

//! What is seen of the table of Architekton.

mod bar;
mod card;
mod column;
mod dock;
mod end;
mod export;
mod keys;
mod news;
mod page;
mod panels;
mod pointer;
mod remarks;
mod stage;
mod state;
mod travel;

pub(crate) use page::Architekton;

//! Building blocks of the pages.

pub(crate) mod bar;
pub(crate) mod book;
pub(crate) mod icon;
pub(crate) mod picture;
pub(crate) mod sound_switch;

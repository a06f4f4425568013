//! Building blocks of the pages.

pub(crate) mod bar;
pub(crate) mod book;
pub(crate) mod button;
pub(crate) mod icon;
pub(crate) mod level_select;
pub(crate) mod option;
pub(crate) mod picture;
pub(crate) mod segments;
pub(crate) mod sound_switch;
pub(crate) mod switch;
pub(crate) mod variant_picker;

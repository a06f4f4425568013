//! Building blocks of the pages.

pub(crate) mod avatar;
pub(crate) mod bar;
pub(crate) mod book;
pub(crate) mod button;
pub(crate) mod icon;
pub(crate) mod level_select;
pub(crate) mod open_form;
pub(crate) mod option;
pub(crate) mod picture;
pub(crate) mod removed_notice;
pub(crate) mod segments;
pub(crate) mod share;
pub(crate) mod shelf_card;
pub(crate) mod sound_switch;
pub(crate) mod switch;
pub(crate) mod variant_picker;

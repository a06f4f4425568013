//! The server of the browser game.

mod server;
mod site;

pub(crate) use server::{Ports, bind, no_site, router, told_to_end};
use site::Packing;
pub(crate) use site::Site;
